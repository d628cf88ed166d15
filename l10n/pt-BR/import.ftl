series-checked = { $done } de { $all } séries verificadas
series-written = { $done } de { $all } séries escritas
interrupted-before = interrompido; nada foi registrado
interrupted-after = interrompido depois de { $done } de { $all } séries, que estão registradas; importe o mesmo de novo para continuar
standard-input = entrada padrão
not-text = a entrada padrão não é texto
not-text-hint = salve como texto UTF-8 (no Excel “CSV UTF-8”, não “Texto Unicode”)
too-long = a entrada padrão é longa demais: o limite é de { NUMBER($most) } bytes
too-long-hint = divida o arquivo entre duas séries, e importe as partes
choose-exported = escolha um arquivo que `ginscore export` escreveu, ou `-` para a entrada padrão
not-of-evening = { $word } não é uma linha de uma noite
not-of-evening-hint = deixe-a de fora, ou rode o script com `ginscore table`, que também executa comandos
no-new-line = um script começa com `new` e os jogadores
no-new-line-hint = escreva-a como em `new Ann Bob pagat`
already-there = { $series } já tem estas mãos
already-there-as = { $series } já tem estas mãos, aqui com o nome { $called }
hands-of-new = { $series }: { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}
hands-more = { $series }: mais { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}
recorded = { $hands ->
    [0] Registradas { $hands } mãos
    [one] Registrada { $hands } mão
   *[other] Registradas { $hands } mãos
} de { $series ->
    [0] { $series } séries
    [one] { $series } série
   *[other] { $series } séries
}.

ignored-columns = { $count ->
    [one] A coluna { $columns } foi ignorada.
   *[other] As colunas { $columns } foram ignoradas.
}
names-and-more = { $names } e mais { $more }

no-rows = não há mãos neste arquivo
no-rows-hint = import lê scripts, e linhas com uma coluna `hand`, como as que `ginscore export --format csv` e `--format jsonl` escrevem; `ginscore man rows` mostra como outras planilhas viram linhas assim
whole-series = este arquivo tem séries inteiras, como as que `ginscore export --format json` escreve
whole-series-hint = import lê as linhas de `ginscore export --format jsonl`
only-results = este arquivo tem resultados, uma linha por lado, e nenhuma mão
only-results-hint = import lê as linhas de `ginscore export` sem `--results`
ledger-file = este é um arquivo de um registro, não são linhas nem um script
ledger-file-hint = `ginscore --ledger DIR export --all --format jsonl | ginscore import -` importa o registro da pasta DIR; ou copie o arquivo para a pasta do seu
web-page = esta é uma página da web
web-page-hint = import lê as linhas de `ginscore export --format csv` e `--format jsonl`
no-object = a linha não é um objeto JSON
no-object-hint = escreva um objeto por linha, como faz `ginscore export --format jsonl`
newer = a linha tem o esquema { $schema }, que esta versão do ginscore não conhece
newer-hint = use uma versão mais nova do ginscore
too-many-columns = o cabeçalho tem { NUMBER($columns) } colunas, e o limite é { $most }
too-many-columns-hint = import lê o que `ginscore export --format csv` e `--format jsonl` escrevem
too-few-cells = a linha tem menos células do que o cabeçalho tem colunas
too-few-cells-hint = o arquivo está completo? Uma célula vazia também precisa da sua vírgula
many-lines = { $column } ocupa mais de uma linha
many-lines-hint = ficaram aspas sem fechar? Uma célula tem de estar em uma só linha
cell-too-long = { $column } tem mais de { $most } bytes
cell-too-long-hint = uma linha tem uma mão e uma nota curta
too-many-cells = a linha tem mais células do que o cabeçalho tem colunas
too-many-cells-hint = ponha entre aspas uma célula que contém uma vírgula
no-such-column = não há nenhuma coluna chamada { $column }
no-such-column-hint = você quis dizer { $meant }? Senão, dê outro nome à coluna
column-twice = a coluna { $column } aparece duas vezes
column-twice-hint = remova uma delas

missing = falta { $column } na linha
missing-hint = toda linha precisa de `hand`, e a primeira linha de uma série precisa também de `player_one` e `player_two`; o resto é opcional
stake-hint = escreva um valor em dinheiro por ponto, como 0.10, por partida, como 5/game, ou por folha, como 20/sheet
lineup-hint = escreva `sides`, `captain` ou `in-turn out Cid`, conforme o número de jogadores
sides-hint = escreva os nomes dos dois lados separados por uma vírgula
timestamp-hint = escreva uma data, como em 2026-11-20, 2026-11-20 19:30 ou 2026-11-20T19:30:00+01:00
hidden-character = { $column } contém { $hidden }
hidden-character-hint = remova-o da célula
differs = { $column } é diferente da primeira linha da série
differs-hint = dê nomes diferentes a duas séries em `series`
not-a-player = { $column } não pode ser { $name }, que não está entre os jogadores
not-a-player-hint = os jogadores estão em `player_one` e `player_two`
out-of-order = a próxima mão da série é a { $next }, mas esta linha é a mão { $written }
out-of-order-hint = uma série precisa de cada mão uma vez; falta uma linha, ou ela está duas vezes?
series-over = esta mão vem depois do fim da série
series-over-hint = dê outro nome em `series` à série seguinte; ou foram jogadas outras `rules`?
mismatch = a linha tem { $column } { $written }, mas as regras dão { $given }
mismatch-none = a linha tem { $column } { $written }, mas as regras não dão nada
mismatch-hint = corrija a mão ou as `rules`; ou tire a coluna e deixe as regras decidirem
not-valid-hint = escreva como em `Ann 4 v 23`
