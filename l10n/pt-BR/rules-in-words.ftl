title-and-changes = { $title }; { $changes }
saved-rules = { $preset }: { $rules }

# They follow `pelas` in cli-best.ftl and cli-score.ftl.
the-rules = regras { $preset }
the-rules-but = regras { $preset }, mas { $changes }
the-saved-rules = regras { $preset }: como { $base }
the-saved-rules-but = regras { $preset }: como { $base }, mas { $changes }

title-standard = Regras padrão
title-oklahoma = Oklahoma Gin
title-hollywood = Hollywood Gin
title-stakes = Gin a dinheiro
title-wikipedia = Regras antigas da Wikipédia
title-wikipedia-match = Regras antigas da Wikipédia para séries
title-tournament = Regras de torneio
title-pagat = Regras do Pagat
title-bicycle = Regras da Bicycle
title-modern = Regras modernas
title-rummytalk = Regras do Rummytalk
title-online = Regras on-line comuns
title-bare = Regras sem bônus

only-gin = só o gin termina uma mão
knock-with = bate-se com { $limit } ou menos
no-knock-card = sem carta do limite
knock-card = o valor da carta do limite é o máximo para bater
ace-allows-one = com um ás pode-se bater com 1
ace-requires-gin = com um ás só vale gin
no-suit-doubles = nenhum naipe dobra
suits-double = { $suits } dobram
boxes-never-double = as caixas nunca dobram
extra-boxes-double = as caixas extras também dobram
boxes-double = as caixas também dobram
gin = gin { $points }
no-big-gin = sem big gin
big-gin = big gin { $points }
undercut = undercut { $points }
tie-to-defender = restos iguais são undercut
tie-without-bonus = restos iguais são undercut sem bônus
tie-to-knocker = com restos iguais ganha quem bateu
tie-to-nobody = com restos iguais ninguém ganha
no-gin-off = o gin-off é um undercut como outro qualquer
gin-off = gin-off { $points }
no-knock-bonus = sem bônus da batida
knock-bonus = batida { $points }
laying-off-on-gin = pode-se encaixar contra o gin
no-laying-off-on-gin = não se encaixa contra o gin
no-boxes-for-gin = sem caixa extra pelo gin
boxes-for-gin = { $boxes ->
    [one] { $boxes } caixa extra pelo gin
   *[other] { $boxes } caixas extras pelo gin
}
no-boxes-for-big-gin = sem caixa extra pelo big gin
boxes-for-big-gin = { $boxes ->
    [one] { $boxes } caixa extra pelo big gin
   *[other] { $boxes } caixas extras pelo big gin
}
no-boxes-for-undercut = sem caixa extra pelo undercut
boxes-for-undercut = { $boxes ->
    [one] { $boxes } caixa extra pelo undercut
   *[other] { $boxes } caixas extras pelo undercut
}
no-boxes-for-gin-off = sem caixa extra pelo gin-off
boxes-for-gin-off = { $boxes ->
    [one] { $boxes } caixa extra pelo gin-off
   *[other] { $boxes } caixas extras pelo gin-off
}
no-boxes-for-sweep = sem caixa extra por ganhar todas as mãos de uma rodada
boxes-for-sweep = { $boxes ->
    [one] { $boxes } caixa extra por ganhar todas as mãos de uma rodada
   *[other] { $boxes } caixas extras por ganhar todas as mãos de uma rodada
}
boxes-worth-nothing = as caixas não valem nada
per-box = { $points } por caixa
boxes-at-end = as caixas contam no fim
boxes-with-each-hand = as caixas contam a cada mão
game-to = partida até { $points }
no-game-bonus = sem bônus da partida
game-bonus = bônus da partida { $points }
shutout-without-points = leva capote quem não tem pontos na partida
shutout-without-a-win = leva capote quem não ganha nenhuma mão na partida
shutout-worth = capote { $points }
no-shutout-award = o capote não vale nada
no-shutout-award-in-turn = com três em rodízio o capote não vale nada
shutout-doubles-points = o capote dobra os pontos
shutout-doubles-points-and-game = o capote dobra os pontos e o bônus da partida
shutout-doubles-total = o capote dobra o total
one-game = uma partida de cada vez
games-side-by-side = { $games ->
    [one] { $games } partida de cada vez
   *[other] { $games } partidas lado a lado
}
enters-next = cada vitória entra também na partida seguinte
enters-nth = a segunda vitória entra em duas partidas e a terceira em três
games-count-once = cada partida conta uma vez
games-count = as partidas contam { $times } vezes
keep-totals = os dois jogadores mantêm os seus totais
score-plus-difference = quem ganha marca os seus pontos mais a diferença
no-rounding = sem arredondamento
rounded-to = diferenças arredondadas a { $points }
higher-total-wins = ganha o total maior
most-games-win = ganha quem tem mais partidas
one-sheet = uma folha
best-of = melhor de { $sheets ->
    [one] { $sheets } folha
   *[other] { $sheets } folhas
}
until-total = folhas até um total de { $points }
winner-deals = quem ganhou dá as cartas
loser-deals = quem perdeu dá as cartas
deal-alternates = os jogadores dão as cartas alternadamente
same-deals-after-draw = depois de um empate o mesmo jogador dá as cartas
deal-passes-after-draw = depois de um empate o outro dá as cartas

opponents-change = os adversários mudam a cada rodada
opponents-stay = os adversários não mudam
opponents-change-with-two = os adversários mudam se um lado tem dois jogadores
extra-boxes-to-winner = as caixas extras são do lado que ganha a rodada
extra-boxes-to-each = cada lado fica com as suas caixas extras
each-pays-one = cada jogador paga por inteiro a um dos vencedores
side-pays-once = o lado perdedor paga uma vez
newcomer-deals = quem entra dá as cartas
sitting-out-deals = quem fica de fora dá as cartas
