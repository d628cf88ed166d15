interrupted-before = interrompido; nada foi registado
interrupted-after = interrompido depois de { $done } de { $all } séries, que estão registadas; importe o mesmo de novo para continuar
not-text-hint = guarde como texto UTF-8 (no Excel “CSV UTF-8”, não “Texto Unicode”)
too-long = a entrada padrão é demasiado longa: o limite é de { NUMBER($most) } bytes
too-long-hint = divida o ficheiro entre duas séries, e importe as partes
choose-exported = escolha um ficheiro que `ginscore export` escreveu, ou `-` para a entrada padrão
not-of-evening-hint = deixe-a de fora, ou corra o script com `ginscore table`, que também executa comandos
recorded = { $hands ->
    [one] Registada { $hands } mão
   *[other] Registadas { $hands } mãos
} de { $series ->
    [one] { $series } série
   *[other] { $series } séries
}.

no-rows = não há mãos neste ficheiro
no-rows-hint = import lê scripts, e linhas com uma coluna `hand`, como as que `ginscore export --format csv` e `--format jsonl` escrevem; `ginscore man rows` mostra como outras tabelas se tornam linhas assim
whole-series = este ficheiro tem séries inteiras, como as que `ginscore export --format json` escreve
only-results = este ficheiro tem resultados, uma linha por lado, e nenhuma mão
ledger-file = este é um ficheiro de um registo, não são linhas nem um script
ledger-file-hint = `ginscore --ledger DIR export --all --format jsonl | ginscore import -` importa o registo da pasta DIR; ou copie o ficheiro para a pasta do seu
newer = a linha tem o esquema { $schema }, que esta versão do ginscore não suporta
newer-hint = use uma versão mais recente do ginscore
too-few-cells-hint = o ficheiro está completo? Uma célula vazia também precisa da sua vírgula
many-lines-hint = ficaram aspas sem fechar? Uma célula tem de estar numa só linha
no-such-column-hint = queria dizer { $meant }? Caso contrário, dê outro nome à coluna
column-twice-hint = retire uma delas

missing-hint = cada linha precisa de `hand`, e a primeira linha de uma série precisa também de `player_one` e `player_two`; o resto é opcional
hidden-character-hint = retire-o da célula
out-of-order = esperava-se a mão { $next } da série, mas esta linha é a mão { $written }
out-of-order-hint = uma série precisa de cada mão uma vez; falta uma linha, ou está duas vezes?
mismatch-hint = corrija a mão ou as `rules`; ou retire a coluna e deixe as regras decidir
stake-hint = escreva um valor em dinheiro por ponto, como 0.10, por jogo, como 5/game, ou por folha, como 20/sheet
