sheet-number = Zettel { $number }
not-verified-mark = * am Tisch gezählt, nicht aus den Karten

game-scores = Partie { $game }: { $scores }

shutout-danger = { $name }: in Partie { $game } droht der Schneider
shutout-danger-alone = { $name }: es droht der Schneider
needs-a-win = genug Punkte; der nächste Gewinn beendet die Partie

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
head-game = Part. { $game }
row-boxes = Boxen
row-to-go = fehlen
row-result = Ergebnis
cell-won = gew.
cell-lost = verl.
closes-game = Partie beendet
race = Punkte

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

score-now = Stand:
game = Partie { $game }
score-won = { $score } (gewonnen)
score-lost = { $score } (verloren)
score-to-go = { $score } (noch { $points })
score-shut-out = { $score } (noch { $points }, bisher Schneider)

wins-game = die Partie geht an { $name } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
wins-game-of-several = Partie { $game } ist beendet und geht an { $name } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
wins-game-with-totals = die Partie geht an { $name }; mit Boni und Boxen: { $totals }

so-far-to = alle Partien bisher: { $totals }; die Serie endet bei { $points }
so-far-best-of = alle Partien bisher: { $totals }; gewonnene Zettel: { $won }; die Serie gewinnt, wer die meisten von { $sheets } gewinnt

deals = { $players ->
    [one] { $name } gibt
   *[other] Geber: { $name }
}
deals-sentence = { $players ->
    [one] { $name } gibt.
   *[other] Geber: { $name }.
}
deals-next = { $players ->
    [one] als Nächstes gibt { $name }
   *[other] nächster Geber: { $name }
}

two-draw = { $one } und { $two } spielen unentschieden, niemand hat geklopft
against-other = { $hand } (gegen { $other })
side-wins-as-written = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $name }, wie angegeben

round-tied = der Durchgang endet unentschieden ({ $sums }): Niemand bekommt Punkte
round-won = der Durchgang geht mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} ({ $sums }) an { $name }
round-won-sweep = der Durchgang geht mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} ({ $sums }) an { $name }, { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
}, davon { $sweep } für den Gewinn aller Runden
round-won-others = der Durchgang geht mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} ({ $sums }) an { $name }, { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
}; { $others-boxes ->
    [one] { $others-boxes } Box
   *[other] { $others-boxes } Boxen
} für { $others }
round-box-doubled = die Box des Durchgangs zählt doppelt: Eine verdoppelte Runde ging an { $name }
sweep-not-doubled = die Boxen für alle gewonnenen Runden zählen einfach: Nicht jede Runde war verdoppelt

round-open = Durchgang { $number }: { $sums }; es spielen noch: { $pairs }
round-left-out = Durchgang { $number } wurde nicht zu Ende gespielt und zählt nicht ({ $sums })
next-play = als Nächstes spielen { $pairs }
next-play-sentence = Als Nächstes spielen { $pairs }.

sides-play = { $first } gegen { $second }.
captain-plays = { $captain } ist Kapitän und spielt der Reihe nach gegen { $others }, jeweils bis der Gegner eine Runde verliert.
in-turn = { $players } spielen reihum: Wer eine Runde verliert, setzt aus.
in-turn-out = { $players } spielen reihum: Wer eine Runde verliert, setzt aus; zuerst setzt { $name } aus.

row-points = Punkte
row-line-bonus = Box-Bonus { $each }
row-game-bonus = Spielbonus
row-shutout = Schneider
row-shutout-doubles = Schneider x 2
row-points-lead = Vorsprung
row-line-lead = Box-Vorsprung
row-in-winners-lead = schon im Vorsprung
row-multiplier = Partie x { $times }
row-sum = Summe
row-games-won = gewonnene Partien
head-all = gesamt
totals = Punkte vor Boxen und Boni: { $totals }
ahead = Noch ohne Boxen und Boni liegt { $name } vorn: { $totals }

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
sheet-decided = Nach gewonnenen Partien geht der Zettel schon an { $name }
game-won = Partie { $number } geht an { $name }: { $points }
shut-out-pays = Schneider: { $points } mehr von { $name } an { $winner }
# `{ $rules }` beginnt mit „Regeln“, ohne Artikel.
by-rules = Nach den { $rules }:
owed-apart = Hier nicht mitgerechnet, mit anderen Spielern: { $series }. `stats --since today` zeigt, was alle gewonnen haben.

games-to = { $games ->
    [one] Partie bis { $target }
   *[other] { $games } Partien bis { $target }
}
besides = Außerdem: { $rules }.
type-first-dealer = Wer gibt als Erster? { $commands } eingeben.

as-before = Aus ihrer letzten Serie: { $what }.
as-before-rules = Regeln
as-before-stake = Einsatz
as-before-turn = wer gibt

play-on = Enter: nach denselben Regeln weiterspielen.
play-on-stake = Enter: nach denselben Regeln um denselben Einsatz weiterspielen.
play-other = `noch einmal bis { $points }`: dasselbe bis { $points }; `undo` öffnet die Serie wieder.
play-other-only = `noch einmal bis { $points }`: dasselbe bis { $points }.

next-after-end = Weiter: `ginscore summary` zeigt die Abrechnung; `ginscore table` spielt weiter; { $new } beginnt eine neue Serie.
next-hand = Weiter: `ginscore table` nimmt eine Zeile je Runde; hier trägt { $hand } eine ein.

leads = { $name } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} vorn: { $totals }
level = Bisher Gleichstand: { $totals }
leads-in-game = Partie { $number }: { $name } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} vorn, { $totals }
level-in-game = Partie { $number }: Gleichstand, { $totals }
best-hand = Beste Runde (Nr. { $number }): { $headline }
best-hand-of-round = Beste Runde (in Durchgang { $number }): { $headline }
more-payments = { $count ->
    [one] und noch eine Zahlung
   *[other] und noch { $count } Zahlungen
}

day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
} { $year }

list-all = { $first } und { $last }
list-one = { $first } oder { $last }
list-comma = { ", " }
list-semicolon = { "; " }
labelled = { $label }: { $what }
minus = minus { $number }
with-details = { $what } ({ $details })

more-mistakes = und { $mistakes ->
    [one] { $mistakes } weiterer Fehler
   *[other] { NUMBER($mistakes) } weitere Fehler
}

rank-ace = Ass
rank-jack = Bube
rank-queen = Dame
rank-king = König
suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik
card = { $suit } { $rank }

no-series = Noch keine Serie. `ginscore table Ann Bob` beginnt einen Abend.
no-series-start = Oder mit `ginscore new Ann Bob` eine Serie beginnen und Runden eintragen, wie in `ginscore Ann 4 v 23`.
no-series-help = `ginscore --help` zeigt alle Befehle.
bare-json = das Skript, das `--bare` schreibt, gibt es nicht als JSON
bare-json-hint = `--json` oder `--bare` weglassen

per-point = { $stake } je Punkt
per-game = { $stake } je Partie
per-sheet = { $stake } je Zettel
per-sheet-by-total = { $stake } je Zettel für die höhere Endsumme
per-sheet-by-games = { $stake } je Zettel für die meisten gewonnenen Partien
