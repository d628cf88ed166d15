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

wins-game = { $players ->
    [one] { $name } vince
   *[other] la squadra { $name } vince
} la partita ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
wins-game-of-several = la partita { $game } è chiusa: { $players ->
    [one] vince { $name }
   *[other] vince la squadra { $name }
} ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
wins-game-with-totals = { $players ->
    [one] { $name } vince
   *[other] la squadra { $name } vince
} la partita; con i bonus e le caselle: { $totals }

so-far-to = tutte le partite finora: { $totals }; l'incontro finisce a { $points } punti
so-far-best-of = tutte le partite finora: { $totals }; fogli vinti: { $won }, al meglio di { $sheets }
