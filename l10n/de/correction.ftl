# Berichtigungen, und was sich durch sie ändert.

hand-is = Runde { $number }: { $headline }
round-is = Durchgang { $number }: { $headline }

hand-amended = Runde { $number } berichtigt: { $headline } (vorher: { $before })
round-amended = Durchgang { $number } berichtigt: { $headline } (vorher: { $before })
hand-inserted = Runde { $number } eingefügt: { $headline }
round-inserted = Durchgang { $number } eingefügt: { $headline }
hand-inserted-below = Runde { $number } eingefügt
round-inserted-below = Durchgang { $number } eingefügt
hand-deleted = Runde { $number } gelöscht: { $headline }
round-deleted = Durchgang { $number } gelöscht: { $headline }
changes-accepted = Änderungen an der Datei anerkannt
changes-accepted-note = Änderungen an der Datei anerkannt: { $note }
witness = Zeugenwort: { $word }
renamed = { $before } heißt jetzt { $name }

undone = rückgängig gemacht: { $what }
redone = wiederhergestellt: { $what }
the-hand = Runde { $number } ({ $headline })
the-round = Durchgang { $number } ({ $headline })
the-amendment-of-hand = die Berichtigung von Runde { $number } ({ $headline }; davor { $before })
the-amendment-of-round = die Berichtigung von Durchgang { $number } ({ $headline }; davor { $before })
the-insertion-of-hand = das Einfügen von Runde { $number } ({ $headline })
the-insertion-of-round = das Einfügen von Durchgang { $number } ({ $headline })
the-deletion-of-hand = das Löschen von Runde { $number } ({ $headline })
the-deletion-of-round = das Löschen von Durchgang { $number } ({ $headline })
the-misdeal = der Eintrag „falsch gegeben“
the-misdeal-why = der Eintrag „falsch gegeben“ ({ $why })
the-adjustment = { $adjustment } ({ $why })
the-stop-why = die Serie wurde abgebrochen ({ $why })

deals-hand = Geber in Runde { $number }: { $name }
deals-round = Geber im Durchgang { $number }: { $name }
plays-hand = { $name } spielt Runde { $number }
play-hand = { $one } und { $two } spielen Runde { $number }
knock-card-of-hand = die Klopfkarte von Runde { $number } ist { $card }
knock-card-of-round = die Klopfkarte von Durchgang { $number } ist { $card }
misdeal = falsch gegeben: Derselbe Geber gibt noch einmal
misdeal-why = falsch gegeben ({ $why }): Derselbe Geber gibt noch einmal
adjusted = { $adjustment }: { $why }
stopped = die Serie wurde abgebrochen
stopped-why = die Serie wurde abgebrochen: { $why }

knock-card = die Klopfkarte ist { $card }
knock-card-without-effect = die Klopfkarte ist { $card }; nach diesen Regeln ändert sie nichts
knock-card-doubles = die Klopfkarte ist { $card }; { $suit } verdoppelt die Runde
knock-card-gin-only = die Klopfkarte ist { $card }; nur Gin beendet diese Runde
knock-card-gin-only-doubles = die Klopfkarte ist { $card }; nur Gin beendet diese Runde; { $suit } verdoppelt sie
knock-card-limit = die Klopfkarte ist { $card }; die Klopfgrenze ist { $limit }
knock-card-limit-doubles = die Klopfkarte ist { $card }; die Klopfgrenze ist { $limit }; { $suit } verdoppelt die Runde

given-points = plus { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $name }
loses-points = minus { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $name }
given-boxes = plus { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
} für { $name }
loses-boxes = minus { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
} für { $name }

error-series-over = die Serie ist zu Ende
error-no-such-game = auf dem Zettel gibt es keine Partie { $game }
error-game-closed = Partie { $game } ist beendet, und eine beendete Partie ändert sich nie
error-out-of-range = eine Anpassung geht nur bis { $points } Punkte oder { $boxes } Boxen
