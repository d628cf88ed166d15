# Der Zettel: als Tabelle, und mit --plain in Sätzen.

sheet-number = Zettel { $number }
not-verified-mark = * nicht anhand der Karten geprüft
seal = Siegel { $seal }

hand-entered = Runde { $number }: { $headline }, { $entered }
hand-entered-not-verified = Runde { $number }: { $headline }, nicht anhand der Karten geprüft, { $entered }
round-entered = Durchgang { $number }: { $headline }, { $entered }
round-entered-not-verified = Durchgang { $number }: { $headline }, nicht anhand der Karten geprüft, { $entered }

game-scores = Partie { $game }: { $scores }
game-scores-won = Partie { $game }: { $scores }; gewonnen von { $winner }
score-open = { $name } { $points } mit { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
} (noch { $to-go })
score-closed = { $name } { $points } mit { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
}

shutout-danger = { $name }: in Partie { $game } droht der Schneider
decided = { $won } von { $all } Partien für { $name }: der Zettel ist entschieden

series-was-stopped = Die Serie wurde abgebrochen.
series-is-over = Die Serie ist zu Ende.
first-dealer-unknown = Wer zuerst gibt, ist nicht eingetragen.

entered-later = wird eingetragen, wenn alle Runden des Durchgangs zu Ende sind
entered-nowhere = in keiner Partie eingetragen
entered-closed = nicht eingetragen: Die Partien, in die diese gewonnene Runde käme, sind beendet
entered-games = { $count ->
    [one] eingetragen in Partie { $games }
   *[other] eingetragen in den Partien { $games }
}

score = Stand: { $scores }
score-in-game = Partie { $game } { $scores }

head-hand = Runde
# Kurz für „Durchgang“, das eine Spalte zu lang ist.
head-round = Durchg.
head-game = Partie { $game }
row-boxes = Boxen
row-to-go = fehlen
row-result = Ergebnis
cell-won = gew.
cell-lost = verl.
race = Verlauf

row-round = Dg. { $number }
row-adjusted = Anpassung
row-adjusted-boxes = { $boxes ->
    [one] { $signed } Box
   *[other] { $signed } Boxen
}

end-knock = Klopfen
end-gin = Gin
end-big-gin = Großes Gin
end-undercut = Undercut
end-gin-off = Gin-Off
# „Gleichstand“ ist eine Spalte zu lang.
end-tie = gleich
end-draw = unentsch.
end-points = Punkte
