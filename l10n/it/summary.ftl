all-sheets = Tutti i fogli: { $totals }

ruled-otherwise = mano { $number }: { $headline }, { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
} (prima: { $before })
not-valid = mano { $number }: non valida con queste regole ({ $faults }), esclusa (prima: { $before })
after-the-end = mano { $number }: dopo la fine dell'incontro con queste regole, esclusa (prima: { $before })
ruled-otherwise-in-round = giro { $number }: { $headline }, { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
} (prima: { $before })
not-valid-in-round = giro { $number }: una mano non è valida con queste regole ({ $faults }) ed è esclusa (prima: { $before })
round-after-the-end = giro { $number }: una mano è dopo la fine dell'incontro con queste regole ed è esclusa (prima: { $before })
laid-off-on-gin = con queste regole si attacca anche contro il gin: { $cards }
not-laid-off-on-gin = con queste regole non si attacca contro il gin: { $cards }

adjustment-left-out = rettifica esclusa con queste regole: { $adjustment } ({ $why })
adjustment-in = { $count ->
    [one] Rettifica: { $adjustment } ({ $why }), si segna nella partita { $games }
   *[other] Rettifica: { $adjustment } ({ $why }), si segna nelle partite { $games }
}
adjustment-in-of-sheet = { $count ->
    [one] Rettifica: { $adjustment } ({ $why }), si segna nella partita { $games } del foglio { $sheet }
   *[other] Rettifica: { $adjustment } ({ $why }), si segna nelle partite { $games } del foglio { $sheet }
}

game-open = La partita { $number } è aperta: { $points }
game-not-finished = La partita { $number } non è finita: { $points }
game-won = Partita { $number } a { $name }: { $points }
shut-out-pays = cappotto: { $points } in più da { $name } a { $winner }
shut-out-for-nothing = cappotto per { $name }, che con queste regole non vale nulla

term-game-bonus = bonus partita { $points }
term-shutout = cappotto { $points }
term-difference = differenza { $points }
term-box-lead = vantaggio in caselle { $points }
term-line-bonus = bonus per mano { $points } ({ $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
} da { $each })
term-shutout-doubles = { $sum } x 2 per il cappotto
term-game-counts = { $sum } x { $times } per questa partita
term-in-difference = 0 (già nella differenza di chi ha vinto: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
})

sheet-not-finished = Totali: { $totals }; foglio non finito
sheet-won = Totali: { $totals }; il foglio va a { $name }
sheet-tied = Totali: { $totals }; il foglio finisce in parità
games-not-finished = Totali: { $totals }; partite vinte: { $won }; foglio non finito
games-decided = Totali: { $totals }; partite vinte: { $won }; foglio non finito, ma per partite vinte va già a { $name }
games-won-by-totals = Totali: { $totals }; partite vinte: { $won }; il foglio va a { $name }
games-won-by-games = Totali: { $totals }; partite vinte: { $won }; per partite vinte il foglio va a { $name }
games-tied = Totali: { $totals }; partite vinte: { $won }; il foglio finisce in parità
