hand-is = mano { $number }: { $headline }
round-is = giro { $number }: { $headline }

hand-amended = mano { $number } corretta: { $headline } (prima: { $before })
round-amended = giro { $number } corretto: { $headline } (prima: { $before })
hand-inserted = mano { $number } inserita: { $headline }
round-inserted = giro { $number } inserito: { $headline }
hand-inserted-below = mano { $number } inserita
round-inserted-below = giro { $number } inserito
hand-deleted = mano { $number } eliminata: { $headline }
round-deleted = giro { $number } eliminato: { $headline }
changes-accepted = modifiche al file accettate
changes-accepted-note = modifiche al file accettate: { $note }
witness = parola testimone: { $word }
renamed = { $before } ora si chiama { $name }

# Labels without an article follow the colon: no agreement.
undone = annullato: { $what }
redone = ripetuto: { $what }
the-hand = mano { $number } ({ $headline })
the-round = giro { $number } ({ $headline })
the-amendment-of-hand = correzione della mano { $number } ({ $headline }; prima, { $before })
the-amendment-of-round = correzione del giro { $number } ({ $headline }; prima, { $before })
the-insertion-of-hand = inserimento della mano { $number } ({ $headline })
the-insertion-of-round = inserimento del giro { $number } ({ $headline })
the-deletion-of-hand = eliminazione della mano { $number } ({ $headline })
the-deletion-of-round = eliminazione del giro { $number } ({ $headline })
the-misdeal = mano a monte
the-misdeal-why = mano a monte ({ $why })
the-adjustment = { $adjustment } ({ $why })
the-stop-why = interruzione dell'incontro ({ $why })

deals-hand = mazziere della mano { $number }: { $name }
deals-round = mazziere del giro { $number }: { $name }
plays-hand = { $name } gioca la mano { $number }
play-hand = { $one } e { $two } giocano la mano { $number }
knock-card-of-hand = la carta del limite della mano { $number } è { $card }
knock-card-of-round = la carta del limite del giro { $number } è { $card }
misdeal = mano a monte: ridà le carte lo stesso mazziere
misdeal-why = mano a monte ({ $why }): ridà le carte lo stesso mazziere
adjusted = { $adjustment }: { $why }
stopped = l'incontro è stato interrotto
stopped-why = l'incontro è stato interrotto: { $why }

knock-card = la carta del limite è { $card }
knock-card-without-effect = la carta del limite è { $card }; con queste regole non cambia niente
knock-card-doubles = la carta del limite è { $card }; con { $suit } la mano vale doppio
knock-card-gin-only = la carta del limite è { $card }; questa mano si chiude solo con gin
knock-card-gin-only-doubles = la carta del limite è { $card }; questa mano si chiude solo con gin; con { $suit } la mano vale doppio
knock-card-limit = la carta del limite è { $card }; si bussa con { $limit } o meno
knock-card-limit-doubles = la carta del limite è { $card }; si bussa con { $limit } o meno; con { $suit } la mano vale doppio

given-points = più { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a { $name }
loses-points = meno { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a { $name }
given-boxes = più { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
} a { $name }
loses-boxes = meno { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
} a { $name }

error-series-over = l'incontro è finito
error-no-such-game = il foglio non ha una partita { $game }
error-game-closed = la partita { $game } è chiusa, e una partita chiusa non cambia più
error-out-of-range = una rettifica è al massimo di { $points } punti o { $boxes } caselle
