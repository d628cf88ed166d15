no-game-open = nenhuma partida está aberta

game = partida { $game }
game-of-sheet = folha { $sheet }, partida { $game }

needs-to-close = { $name } precisa de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para fechar
needs-with-box = { $name } precisa de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para fechar, incluindo { $value } pela caixa
needs-only-box = { $name } precisa de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para fechar; só a caixa vale { $value }

# What follows agrees with `resto`.
safe-from-knock = resto seguro se { $other } bater: { $held }
safe-from-gin = resto seguro se { $other } fizer gin: { $held }
safe-from-big-gin = resto seguro se { $other } fizer big gin: { $held }
safe-doubled = se a mão vale em dobro: { $knock } contra uma batida, { $gin } contra o gin
safe-doubled-big-gin = se a mão vale em dobro: { $knock } contra uma batida, { $gin } contra o gin, { $big-gin } contra o big gin

held-anything = qualquer um
held-most = { $count } ou menos
held-nothing = nenhum
nothing-is-safe = nenhum; qualquer resto fecha a partida

range = de { $least } a { $most }
undercut-closes = um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }; isso fecha a partida depois de qualquer batida
undercut-harmless = um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }; isso não fecha a partida
undercut-safe-count = um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }; é seguro bater com { $count } ou menos
doubled-undercut-closes = se a mão vale em dobro, um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }; isso fecha a partida depois de qualquer batida
doubled-undercut-harmless = se a mão vale em dobro, um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }; isso não fecha a partida
doubled-undercut-safe-count = se a mão vale em dobro, um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }; é seguro bater com { $count } ou menos

shut-out-now = se a partida fechasse agora, quem levaria capote seria { $name }
