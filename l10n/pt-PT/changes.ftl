# $now and $before begin with `entra` or `não entra`.
hand-entered-otherwise = a mão { $number } agora { $now } (antes: { $before })
round-entered-otherwise = a ronda { $number } agora { $now } (antes: { $before })
hand-entered-now = a mão { $number } { $now }
round-entered-now = a ronda { $number } { $now }
hand-open-again = a mão { $number } está de novo por acabar (antes: { $before })
round-open-again = a ronda { $number } está de novo por acabar (antes: { $before })
entered-games-on-sheet = { $count ->
    [one] entra no jogo { $games } da folha { $sheet }
   *[other] entra nos jogos { $games } da folha { $sheet }
}
entered-nowhere-on-sheet = não entra em nenhum jogo da folha { $sheet }
entered-closed-on-sheet = não entra: os jogos da folha { $sheet } para onde iria esta vitória estão fechados

dealt-hand-not = quem dá as cartas na mão { $number }: { $name }, não { $before }
dealt-round-not = quem dá as cartas na ronda { $number }: { $name }, não { $before }
dealt-hand = quem dá as cartas na mão { $number }: { $name }
dealt-round = quem dá as cartas na ronda { $number }: { $name }
dealer-of-hand-unknown = já não se sabe quem deu as cartas na mão { $number }
dealer-of-round-unknown = já não se sabe quem deu as cartas na ronda { $number }
next-dealer-unknown = não está registado quem dá as cartas a seguir

game-open-again = o jogo { $game } está aberto de novo; tinha ido para { $name }
game-of-sheet-open-again = o jogo { $game } da folha { $sheet } está aberto de novo; tinha ido para { $name }
game-closed = o jogo { $game } está fechado e vai para { $name }
game-of-sheet-closed = o jogo { $game } da folha { $sheet } está fechado e vai para { $name }
wins-game-not = o jogo { $game } vai para { $name }, não para { $before }
wins-game-of-sheet-not = o jogo { $game } da folha { $sheet } vai para { $name }, não para { $before }

series-continues = a série continua
series-over = a série acabou
