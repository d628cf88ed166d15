### section: cli-import

not-text-hint = guarde o texto em UTF-8, no Excel como “CSV UTF-8”: “Texto Unicode” é UTF-16
too-long = a entrada padrão é demasiado longa: o limite é de { NUMBER($most) } bytes
too-long-hint = divida o ficheiro entre duas séries, e importe as partes
choose-exported = escolha um ficheiro que `ginscore export` escreveu, ou `-` para a entrada padrão
record-says-all-hint = deixe de fora `--rules`, `--set` e as outras opções para folhas de cálculo
recorded = { $hands ->
    [one] Registada { $hands } mão
   *[other] Registadas { $hands } mãos
} de { $series ->
    [one] { $series } série
   *[other] { $series } séries
}.

### section: row-error

ignored-columns = { $count ->
    [one] A coluna { $columns } foi ignorada; `--map` pode dizer o que é.
   *[other] As colunas { $columns } foram ignoradas; `--map` pode dizer o que são.
}

without-counts = { $count ->
    [one] com estas regras, o resto na linha { $lines } não dá os pontos que estão ali; a mão é registada só com os pontos
   *[other] com estas regras, o resto nas linhas { $lines } não dá os pontos que estão ali; essas mãos são registadas só com os pontos
}
without-counts-many = com estas regras, o resto em { NUMBER($count) } linhas não dá os pontos que estão ali, como nas linhas { $lines }; essas mãos são registadas só com os pontos

no-rows = não há mãos neste ficheiro
no-rows-hint = import lê o que `ginscore export --format csv` e `--format jsonl` escrevem, e tabelas com títulos como Date, Winner, Loser e Points; para outros títulos, ver `--map` em `ginscore import --help`
newer = a linha tem o esquema { $schema }, que esta versão do ginscore não suporta
newer-hint = use uma versão mais recente do ginscore
too-few-cells-hint = o ficheiro está completo? Uma célula vazia também precisa da sua vírgula
many-lines-hint = ficaram aspas sem fechar? Uma célula tem de estar numa só linha
no-such-column-hint = queria dizer { $meant }? Caso contrário, acrescente { $option } para deixar a coluna de fora
column-twice-hint = retire uma delas

no-such-heading = o ficheiro não tem o título { $heading }
empty-winner = escreva o nome do vencedor; para uma mão que ninguém ganhou, escreva `draw` em vez disso
empty-points = escreva os pontos do vencedor; só podem faltar se estiverem lá os dois restos
not-more-points = a linha dá os pontos de um jogo inteiro, mas o vencedor tem { $points } e o perdedor { $loser }
not-more-points-hint = o vencedor de um jogo tem mais pontos; numa tabela de mãos, omita os pontos do perdedor
game-in-game = a linha é um jogo inteiro, mas o jogo anterior ainda não acabou
game-in-game-hint = uma linha com os pontos dos dois jogadores é um jogo inteiro; numa tabela de mãos, omita os pontos do perdedor
game-not-won = a linha é um jogo inteiro, mas { $points } pontos não ganham um jogo com estas regras
game-not-won-hint = escolha as regras que foram jogadas, como em `--set target=50`; um jogo que ficou a meio não pode ser importado

missing-hint = cada linha precisa de `hand`, e a primeira linha de uma série precisa também de `player_one` e `player_two`; o resto é opcional
preset-hint = escreva o nome de uma predefinição; `ginscore rules list` mostra-as
hidden-character-hint = retire-o da célula
out-of-order = esperava-se a mão { $next } da série, mas esta linha é a mão { $written }
out-of-order-hint = uma série precisa de todas as suas mãos, por ordem; ordene as linhas por `series` e `number`
mismatch-hint = corrija a mão ou as `rules`; ou omita a coluna e deixe as regras decidir
