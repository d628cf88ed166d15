players = { $first } contra { $second }.
rules = { $rules }.
stake = A aposta é de { $stake } por ponto.
no-stake = Não há aposta.
first-dealer-unknown = Não está registrado quem dá as cartas: digite { $commands }.

as-before-all = Mesmas regras, mesma aposta e mesma vez de dar as cartas da última série, { $series }.
as-before-rules-stake = Mesmas regras e mesma aposta da última série, { $series }.
as-before-rules-turn = Mesmas regras e mesma vez de dar as cartas da última série, { $series }.
as-before-stake-turn = Mesma aposta e mesma vez de dar as cartas da última série, { $series }.
as-before-rules = Mesmas regras da última série, { $series }.
as-before-stake = Mesma aposta da última série, { $series }.
as-before-turn = Mesma vez de dar as cartas da última série, { $series }.

play-on = Enter: continuar com as mesmas regras.
play-on-deals = Enter: continuar com as mesmas regras; { $deals }.
play-on-stake = Enter: continuar com as mesmas regras e a mesma aposta.
play-on-stake-deals = Enter: continuar com as mesmas regras e a mesma aposta; { $deals }.
play-other = { $new } começa qualquer outra série; `undo` reabre esta.

next-after-end = A seguir: `ginscore summary` mostra o acerto; { $new } começa uma nova série.
next-hand = A seguir: registre uma mão, como em { $hand }; `ginscore --help` lista todos os comandos.

games = { $games ->
    [one] A partida vai até
    [2] Duas partidas lado a lado, cada uma até
    [3] Três partidas lado a lado, cada uma até
    [4] Quatro partidas lado a lado, cada uma até
    [5] Cinco partidas lado a lado, cada uma até
    [6] Seis partidas lado a lado, cada uma até
   *[other] { $games } partidas lado a lado, cada uma até
} { $target }.
games-to = { $games ->
    [one] A partida vai até
    [2] Duas partidas lado a lado, cada uma até
    [3] Três partidas lado a lado, cada uma até
    [4] Quatro partidas lado a lado, cada uma até
    [5] Cinco partidas lado a lado, cada uma até
    [6] Seis partidas lado a lado, cada uma até
   *[other] { $games } partidas lado a lado, cada uma até
} { $target }; a série acaba quando um total chega a { $points }.
games-best-of = { $games ->
    [one] A partida vai até
    [2] Duas partidas lado a lado, cada uma até
    [3] Três partidas lado a lado, cada uma até
    [4] Quatro partidas lado a lado, cada uma até
    [5] Cinco partidas lado a lado, cada uma até
    [6] Seis partidas lado a lado, cada uma até
   *[other] { $games } partidas lado a lado, cada uma até
} { $target }; a série é em melhor de { $sheets }.

knock-gin-only = Só o gin termina uma mão.
knock-gin-only-doubles = Só o gin termina uma mão; { $suits } dobram.
knock-limit = Pode-se bater com { $limit } ou menos.
knock-limit-doubles = Pode-se bater com { $limit } ou menos; { $suits } dobram.
knock-card = O valor da carta do limite é o máximo para bater.
knock-card-doubles = O valor da carta do limite é o máximo para bater; { $suits } dobram.
knock-card-ace = O valor da carta do limite é o máximo para bater, e com um ás só vale gin.
knock-card-ace-doubles = O valor da carta do limite é o máximo para bater, e com um ás só vale gin; { $suits } dobram.

bonuses = Bônus: { $bonuses }; o capote não vale nada.
bonuses-shutout-pays = Bônus: { $bonuses }; o capote vale { $points }.
bonuses-shutout-doubles-points = Bônus: { $bonuses }; o capote dobra os pontos.
bonuses-shutout-doubles-game = Bônus: { $bonuses }; o capote dobra os pontos e o bônus da partida.
bonuses-shutout-doubles-total = Bônus: { $bonuses }; o capote dobra o total.
no-bonuses = Não há bônus, e o capote não vale nada.
no-bonuses-shutout-pays = Não há bônus, e o capote vale { $points }.
no-bonuses-shutout-doubles-points = Não há bônus, e o capote dobra os pontos.
no-bonuses-shutout-doubles-game = Não há bônus, e o capote dobra os pontos e o bônus da partida.
no-bonuses-shutout-doubles-total = Não há bônus, e o capote dobra o total.

bonus-gin = gin { $points }
bonus-big-gin = big gin { $points }
bonus-undercut = undercut { $points }
bonus-gin-off = gin-off { $points }
bonus-knock = batida { $points }
bonus-box = caixa { $points }
bonus-box-with-hand = caixa { $points } (paga com a mão)
bonus-game = partida { $points }
