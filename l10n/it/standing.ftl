score = punteggio:
game = partita { $game }
# `vinta` and `persa`: the game.
score-won = { $score } (vinta)
score-lost = { $score } (persa)
score-to-go = { $score } ({ $points ->
    [one] manca { $points }
   *[other] mancano { $points }
})
score-shut-out = { $score } ({ $points ->
    [one] manca { $points }
   *[other] mancano { $points }
}, per ora a cappotto)

wins-game = la partita va a { $name } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
wins-game-of-several = la partita { $game } è chiusa: va a { $name } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
wins-game-with-totals = la partita va a { $name }; con i bonus e le caselle: { $totals }

so-far-to = tutte le partite finora: { $totals }; l'incontro finisce a { $points } punti
so-far-best-of = tutte le partite finora: { $totals }; fogli vinti: { $won }, al meglio di { $sheets }
