# Die Webseite einer oder mehrerer Serien.

title = Gin Rommé: { $series }
series-title = { $players }, { $day }
heading = Gin Rommé
heading-several = { $series ->
    [one] Gin Rommé: { $series } Serie
   *[other] Gin Rommé: { $series } Serien
}
contents = Serien

day-and-time = { $day }, { $time } Uhr

started = Beginn
players = Spieler
rules = Regeln
stake = Einsatz
per-point = { $stake } je Punkt
played = Gespielt
played-stopped = { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}, vor dem Ende abgebrochen
played-finished = { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}, beendet
played-unfinished = { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}, nicht beendet
in-play = Läuft gerade
next = Als Nächstes
seal = Siegel
no-seal = keines: Ein Eintrag passt nicht mehr zu seinem Siegel; siehe `ginscore audit`
series = Serie

score-sheet = Punktezettel
score-sheet-number = Punktezettel { $number }
settlement = Abrechnung
sheet-number = Zettel { $number }
hands = Runden

totals-by-hand = Zwischenstände, Runde für Runde
totals-by-round = Zwischenstände, Durchgang für Durchgang
game-column = Partie { $number }
hand-column = Runde
round-column = Durchgang
boxes = Boxen
to-go = fehlen
result = Ergebnis
not-verified-note = * nicht anhand der Karten geprüft
game-closed = Partie beendet

plot-game = Partie { $number }
plot-one-game = Die Partie
described-by-hand = Partie { $number }, Runde für Runde: { $totals }.
described-by-round = Partie { $number }, Durchgang für Durchgang: { $totals }.
described-one-by-hand = Die Partie, Runde für Runde: { $totals }.
described-one-by-round = Die Partie, Durchgang für Durchgang: { $totals }.
# Der Name kann für mehrere stehen: ohne Verb, das sich danach richtet.
reached-in-hand = { $target } erreicht von { $name } in Runde { $number }.
reached-in-round = { $target } erreicht von { $name } in Durchgang { $number }.
nobody-reached = Niemand hat { $target } erreicht.
axis-hand = Runde { $number }
axis-round = Durchgang { $number }

hand-title = Runde { $number }: { $headline }
round-title = Durchgang { $number }: { $headline }
not-verified = nicht anhand der Karten geprüft
entered-not-verified = { $entered }; nicht anhand der Karten geprüft
note = Anmerkung:
knock-card = Klopfkarte
laid-off = angelegt
laying-off = anlegen
deadwood = Deadwood
deadwood-count = Deadwood { $count }
left-on-table = { $name } lässt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} liegen:

set = Gruppe
run = Sequenz
card = { $suit } { $rank }
