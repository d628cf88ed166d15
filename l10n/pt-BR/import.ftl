### section: cli-import

series-checked = { $done } de { $all } séries verificadas
series-written = { $done } de { $all } séries escritas
standard-input = entrada padrão
not-text = a entrada padrão não é texto
not-text-hint = salve-a em UTF-8, no Excel como “CSV UTF-8”: “Texto Unicode” é UTF-16
too-long = a entrada padrão é longa demais: o limite é de { NUMBER($most) } bytes
too-long-hint = divida o arquivo entre duas séries, e importe as partes
choose-exported = escolha um arquivo que `ginscore export` escreveu, ou `-` para a entrada padrão
record-says-all = uma cópia no formato `gin` já diz tudo
record-says-all-hint = deixe de fora `--rules`, `--set` e as outras opções para planilhas
already-there = { $series } já tem estas mãos
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

### section: row-error

ignored-columns = { $count ->
    [one] A coluna { $columns } foi ignorada; `--map` pode dizer o que ela é.
   *[other] As colunas { $columns } foram ignoradas; `--map` pode dizer o que elas são.
}
names-and-more = { $names } e mais { $more }

without-counts = { $count ->
    [one] com estas regras, o resto na linha { $lines } não dá os pontos que estão ali; a mão é registrada só com os pontos
   *[other] com estas regras, o resto nas linhas { $lines } não dá os pontos que estão ali; essas mãos são registradas só com os pontos
}
without-counts-many = com estas regras, o resto em { NUMBER($count) } linhas não dá os pontos que estão ali, como nas linhas { $lines }; essas mãos são registradas só com os pontos
without-counts-hint = se foram jogadas outras regras, escolha-as, como em `--rules pagat` ou `--set gin_bonus=20`

no-rows = não há mãos neste arquivo
no-rows-hint = import lê o que `ginscore export --format csv` e `--format jsonl` escrevem, e planilhas com títulos como Date, Winner, Loser e Points; para outros títulos, veja `--map` em `ginscore import --help`
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
no-such-column-hint = você quis dizer { $meant }? Senão acrescente { $option } para deixar a coluna de fora
column-twice = a coluna { $column } aparece duas vezes
column-twice-hint = remova uma delas
same-meaning = { $one } e { $other } são ambas a coluna { $column }
same-meaning-hint = acrescente { $option } para deixar uma delas de fora

no-winner = nenhuma coluna dá o vencedor
no-loser = nenhuma coluna dá o perdedor
no-points = nenhuma coluna dá os pontos
name-the-column = se alguma dá, indique-a com `--map`, como em { $option }; os títulos são { $headings }
add-winner = acrescente-o, sob um título como Winner; os títulos são { $headings }
add-loser = acrescente-o, sob um título como Loser; os títulos são { $headings }
add-points = acrescente-os, sob um título como Points; os títulos são { $headings }
no-such-heading = o arquivo não tem o título { $heading }
headings-are = os títulos são { $headings }
empty-cell = nesta linha não há nada em { $heading }
empty-winner = escreva o nome do vencedor; para uma mão que ninguém ganhou, escreva `draw`
empty-points = escreva os pontos do vencedor; só podem faltar se os dois restos estiverem lá
empty-name = escreva os nomes dos dois jogadores em cada linha que alguém ganhou
points-hint = escreva os pontos como número inteiro, sem sinal de menos
count-hint = escreva o resto como número inteiro
boxes-hint = escreva as caixas como número inteiro
how-hint = escreva knock, gin, big gin, undercut, gin-off ou draw, ou nada; ou acrescente { $option } para deixar a coluna de fora
date-hint = escreva uma data, como em 2026-11-20 ou 20 Nov 2026; pode vir depois uma hora, como em 19:30
card-hint = escreva a carta como valor e naipe, como em 7S ou TH
ambiguous-date = { $heading } é ambíguo: { $text } pode ser { $one } ou { $other }
ambiguous-date-hint = acrescente `--dates day-first` ou `--dates month-first`; ou escreva como em 2026-11-20
strange-winner = { $heading } não é nenhum dos jogadores da linha: { $name }
players-are = os jogadores são { $one } e { $other }
not-more-points = a linha dá os pontos de uma partida inteira, mas o vencedor tem { $points } e o perdedor { $loser }
not-more-points-hint = o vencedor de uma partida tem mais pontos; em uma planilha de mãos, omita os pontos do perdedor
game-in-game = a linha é uma partida inteira, mas a partida anterior ainda não acabou
game-in-game-hint = uma linha com os pontos dos dois jogadores é uma partida inteira; em uma planilha de mãos, omita os pontos do perdedor
game-not-won = a linha é uma partida inteira, mas { $points } pontos não ganham uma partida com estas regras
game-not-won-hint = escolha as regras que foram jogadas, como em `--set target=50`; uma partida que ficou pela metade não pode ser importada
counts-without-points = a linha não tem pontos, e com estas regras o resto não combina com o modo como a mão terminou
counts-without-points-hint = corrija o resto ou o modo como a mão terminou, acrescente os pontos, ou escolha as regras que foram jogadas, como em `--rules pagat`

missing = falta { $column } na linha
missing-hint = toda linha precisa de `hand`, e a primeira linha de uma série precisa também de `player_one` e `player_two`; o resto é opcional
stake-hint = escreva um valor em dinheiro por ponto, como em 0.10
preset-hint = escreva o nome de uma predefinição; `ginscore rules list` as mostra
timestamp-hint = escreva uma data, como em 2026-11-20, 2026-11-20 19:30 ou 2026-11-20T19:30:00+01:00
hidden-character = { $column } contém { $hidden }
hidden-character-hint = remova-o da célula
differs = { $column } é diferente da primeira linha da série
differs-hint = dê nomes diferentes a duas séries em `series`
not-a-player = { $column } não pode ser { $name }, que não está entre os jogadores
not-a-player-hint = os jogadores estão em `player_one` e `player_two`
out-of-order = a próxima mão da série é a { $next }, mas esta linha é a mão { $written }
out-of-order-hint = uma série precisa de todas as suas mãos, em ordem; ordene as linhas por `series` e `number`
series-over = esta mão vem depois do fim da série
series-over-hint = dê outro nome em `series` à série seguinte; ou foram jogadas outras `rules`?
mismatch = a linha tem { $column } { $written }, mas as regras dão { $given }
mismatch-none = a linha tem { $column } { $written }, mas as regras não dão nada
mismatch-hint = corrija a mão ou as `rules`; ou omita a coluna e deixe as regras decidirem
not-valid-hint = escreva como em `Ann 4 v 23`
