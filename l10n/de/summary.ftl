# Die Abrechnung einer Serie, Schritt für Schritt wie auf Papier.

all-sheets = Alle Zettel: { $totals }

ruled-otherwise = Runde { $number }: { $headline }, { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
} (bisher: { $before })
not-valid = Runde { $number }: nach diesen Regeln ungültig ({ $faults }), weggelassen (bisher: { $before })
after-the-end = Runde { $number }: nach diesen Regeln erst nach dem Ende der Serie, weggelassen (bisher: { $before })
ruled-otherwise-in-round = Durchgang { $number }: { $headline }, { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
} (bisher: { $before })
not-valid-in-round = Durchgang { $number }: eine Runde ist nach diesen Regeln ungültig ({ $faults }) und weggelassen (bisher: { $before })
round-after-the-end = Durchgang { $number }: eine Runde läge nach diesen Regeln nach dem Ende der Serie und ist weggelassen (bisher: { $before })
laid-off-on-gin = nach diesen Regeln wird bei Gin angelegt: { $cards }
not-laid-off-on-gin = nach diesen Regeln wird bei Gin nicht angelegt: { $cards }

adjustment-left-out = Anpassung, nach diesen Regeln weggelassen: { $adjustment } ({ $why })
adjustment-in = { $count ->
    [one] Anpassung: { $adjustment } ({ $why }), eingetragen in Partie { $games }
   *[other] Anpassung: { $adjustment } ({ $why }), eingetragen in den Partien { $games }
}
adjustment-in-of-sheet = { $count ->
    [one] Anpassung: { $adjustment } ({ $why }), eingetragen auf Zettel { $sheet } in Partie { $games }
   *[other] Anpassung: { $adjustment } ({ $why }), eingetragen auf Zettel { $sheet } in den Partien { $games }
}

game-open = Partie { $number } ist offen: { $points }
game-not-finished = Partie { $number } wurde nicht beendet: { $points }
game-won = Partie { $number } geht an { $name }: { $points }
shut-out-pays = Schneider: { $points } mehr von { $name } an { $winner }
shut-out-for-nothing = Schneider für { $name }; nach diesen Regeln bringt das nichts

term-game-bonus = Spielbonus { $points }
term-shutout = Schneider { $points }
term-difference = Differenz { $points }
term-box-lead = Box-Vorsprung { $points }
term-line-bonus = Box-Bonus { $points } ({ $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
} zu { $each })
term-shutout-doubles = { $sum } x 2 für den Schneider
term-game-counts = { $sum } x { $times } für diese Partie
term-in-difference = 0 (schon in der Differenz des Gewinners: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})

sheet-not-finished = Endsummen: { $totals }; Zettel nicht beendet
sheet-won = Endsummen: { $totals }; der Zettel geht an { $name }
sheet-tied = Endsummen: { $totals }; der Zettel ist unentschieden
games-not-finished = Endsummen: { $totals }; gewonnene Partien: { $won }; Zettel nicht beendet
games-decided = Endsummen: { $totals }; gewonnene Partien: { $won }; Zettel nicht beendet, aber nach Partien geht er schon an { $name }
games-won-by-totals = Endsummen: { $totals }; gewonnene Partien: { $won }; der Zettel geht an { $name }
games-won-by-games = Endsummen: { $totals }; gewonnene Partien: { $won }; der Zettel geht nach Partien an { $name }
games-tied = Endsummen: { $totals }; gewonnene Partien: { $won }; der Zettel ist unentschieden
