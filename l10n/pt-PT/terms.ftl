players = { $first } contra { $second }.
rules = { $rules }.
stake = A aposta é { $stake } por ponto.
no-stake = Não há aposta.
first-dealer-unknown = Não está registado quem dá as cartas: escreva { $commands }.

as-before-all = As mesmas regras, a mesma aposta e a mesma vez de dar as cartas da última série, { $series }.
as-before-rules-stake = As mesmas regras e a mesma aposta da última série, { $series }.
as-before-rules-turn = As mesmas regras e a mesma vez de dar as cartas da última série, { $series }.
as-before-stake-turn = A mesma aposta e a mesma vez de dar as cartas da última série, { $series }.
as-before-rules = As mesmas regras da última série, { $series }.
as-before-stake = A mesma aposta da última série, { $series }.
as-before-turn = A mesma vez de dar as cartas da última série, { $series }.

play-on = Enter: continuar com as mesmas regras.
play-on-deals = Enter: continuar com as mesmas regras; { $deals }.
play-on-stake = Enter: continuar com as mesmas regras e a mesma aposta.
play-on-stake-deals = Enter: continuar com as mesmas regras e a mesma aposta; { $deals }.
play-other = { $new } começa qualquer outra série; `undo` reabre esta.

next-after-end = A seguir: `ginscore summary` mostra o acerto; { $new } começa uma nova série.
next-hand = A seguir: registe uma mão, como em { $hand }; `ginscore --help` mostra todos os comandos.

games = { $games ->
    [one] Um jogo vai até
    [2] Dois jogos lado a lado, cada um até
    [3] Três jogos lado a lado, cada um até
    [4] Quatro jogos lado a lado, cada um até
    [5] Cinco jogos lado a lado, cada um até
    [6] Seis jogos lado a lado, cada um até
   *[other] { $games } jogos lado a lado, cada um até
} { $target }.
games-to = { $games ->
    [one] Um jogo vai até
    [2] Dois jogos lado a lado, cada um até
    [3] Três jogos lado a lado, cada um até
    [4] Quatro jogos lado a lado, cada um até
    [5] Cinco jogos lado a lado, cada um até
    [6] Seis jogos lado a lado, cada um até
   *[other] { $games } jogos lado a lado, cada um até
} { $target }; a série acaba quando um total chega a { $points }.
games-best-of = { $games ->
    [one] Um jogo vai até
    [2] Dois jogos lado a lado, cada um até
    [3] Três jogos lado a lado, cada um até
    [4] Quatro jogos lado a lado, cada um até
    [5] Cinco jogos lado a lado, cada um até
    [6] Seis jogos lado a lado, cada um até
   *[other] { $games } jogos lado a lado, cada um até
} { $target }; à melhor de { $sheets }.

knock-gin-only = Só o gin termina uma mão.
knock-gin-only-doubles = Só o gin termina uma mão; { $suits } dobram.
knock-limit = Bate-se com { $limit } ou menos.
knock-limit-doubles = Bate-se com { $limit } ou menos; { $suits } dobram.
knock-card = O valor da carta do limite é o máximo para bater.
knock-card-doubles = O valor da carta do limite é o máximo para bater; { $suits } dobram.
knock-card-ace = O valor da carta do limite é o máximo para bater, e com um ás só vale gin.
knock-card-ace-doubles = O valor da carta do limite é o máximo para bater, e com um ás só vale gin; { $suits } dobram.

bonuses = Bónus: { $bonuses }; um capote não paga nada.
bonuses-shutout-pays = Bónus: { $bonuses }; um capote paga { $points }.
bonuses-shutout-doubles-points = Bónus: { $bonuses }; um capote dobra os pontos.
bonuses-shutout-doubles-game = Bónus: { $bonuses }; um capote dobra os pontos e o bónus da vitória.
bonuses-shutout-doubles-total = Bónus: { $bonuses }; um capote dobra o total.
no-bonuses = Não há bónus, e um capote não paga nada.
no-bonuses-shutout-pays = Não há bónus, e um capote paga { $points }.
no-bonuses-shutout-doubles-points = Não há bónus, e um capote dobra os pontos.
no-bonuses-shutout-doubles-game = Não há bónus, e um capote dobra os pontos e o bónus da vitória.
no-bonuses-shutout-doubles-total = Não há bónus, e um capote dobra o total.

bonus-gin = gin { $points }
bonus-big-gin = big gin { $points }
bonus-undercut = undercut { $points }
bonus-gin-off = gin-off { $points }
bonus-knock = batida { $points }
bonus-box = caixa { $points }
bonus-box-with-hand = caixa { $points } (paga com a mão)
bonus-game = vitória { $points }
