no-game-open = não há nenhum jogo aberto

game = jogo { $game }
game-of-sheet = folha { $sheet }, jogo { $game }

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

# `resto seguro` is the term of the rulebook; the `held-` messages agree with `resto`.
safe-from-knock = resto seguro se { $other } bater: { $held }
safe-from-gin = resto seguro se { $other } fizer gin: { $held }
safe-from-big-gin = resto seguro se { $other } fizer big gin: { $held }
safe-doubled = resto seguro se a mão conta a dobrar: { $knock } contra uma batida, { $gin } contra o gin
safe-doubled-big-gin = resto seguro se a mão conta a dobrar: { $knock } contra uma batida, { $gin } contra o gin, { $big-gin } contra o big gin

held-anything = qualquer um
held-most = { $count } ou menos
held-nothing = nenhum
nothing-is-safe = nenhum; qualquer resto fecha o jogo

range = { $least } a { $most }
undercut-closes = um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }; isso fecha o jogo depois de qualquer batida
undercut-harmless = um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }; isso não fecha o jogo
undercut-safe-count = um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }; é seguro bater com { $count } ou menos
doubled-undercut-closes = se a mão conta a dobrar, um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }; isso fecha o jogo depois de qualquer batida
doubled-undercut-harmless = se a mão conta a dobrar, um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }; isso não fecha o jogo
doubled-undercut-safe-count = se a mão conta a dobrar, um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }; é seguro bater com { $count } ou menos

shut-out-now = { $name } levaria capote se o jogo fechasse agora
