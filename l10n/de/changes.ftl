# Was eine Berichtigung außer der Runde ändert.

hand-entered-otherwise = Runde { $number } ist jetzt { $now } (vorher: { $before })
round-entered-otherwise = Durchgang { $number } ist jetzt { $now } (vorher: { $before })
hand-entered-now = Runde { $number } ist { $now }
round-entered-now = Durchgang { $number } ist { $now }
hand-open-again = Runde { $number } ist wieder offen (vorher: { $before })
round-open-again = Durchgang { $number } ist wieder offen (vorher: { $before })
entered-games-on-sheet = { $count ->
    [one] eingetragen auf Zettel { $sheet } in Partie { $games }
   *[other] eingetragen auf Zettel { $sheet } in den Partien { $games }
}
entered-nowhere-on-sheet = auf Zettel { $sheet } in keiner Partie eingetragen
entered-closed-on-sheet = nicht eingetragen: Die Partien auf Zettel { $sheet }, in die diese gewonnene Runde käme, sind beendet

# Der Name kann für mehrere stehen: ohne Verb, das sich danach richtet.
dealt-hand-not = Geber in Runde { $number }: { $name }, nicht { $before }
dealt-round-not = Geber im Durchgang { $number }: { $name }, nicht { $before }
dealt-hand = Geber in Runde { $number }: { $name }
dealt-round = Geber im Durchgang { $number }: { $name }
dealer-of-hand-unknown = wer Runde { $number } gegeben hat, ist nicht mehr bekannt
dealer-of-round-unknown = wer Durchgang { $number } gegeben hat, ist nicht mehr bekannt
next-dealer-unknown = wer als Nächstes gibt, ist nicht eingetragen

game-open-again = Partie { $game } ist wieder offen; sie war an { $name } gegangen
game-of-sheet-open-again = Partie { $game } von Zettel { $sheet } ist wieder offen; sie war an { $name } gegangen
game-closed = Partie { $game } ist beendet und geht an { $name }
game-of-sheet-closed = Partie { $game } von Zettel { $sheet } ist beendet und geht an { $name }
wins-game-not = Partie { $game } geht an { $name }, nicht an { $before }
wins-game-of-sheet-not = Partie { $game } von Zettel { $sheet } geht an { $name }, nicht an { $before }

series-continues = die Serie geht weiter
series-over = die Serie ist zu Ende
