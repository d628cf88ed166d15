### section: player-stats

# Die Statistik eines Spielers oder einer Seite. „Serie“ heißt nur, was zusammen abgerechnet wird; mehrere
# gewonnene Runden nacheinander sind Runden „in Folge“.

no-hands-yet = es gibt noch keine Runden

title-hands = { $name }: { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
} in { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
}
title-rounds = { $name }: { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
} in { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
}
side = { $name } ({ $players })

hands-won = gewonnene Runden
rounds-won = gewonnene Durchgänge
points-per-win = Punkte je Sieg
points-ahead = Saldo
by-knock = durch Klopfen
by-gin = durch Gin
by-big-gin = durch Großes Gin
by-undercut = durch Undercut
in-points-only = nur in Punkten
knocked-with = geklopft mit
knocks-undercut = davon unterboten
caught-with = sitzen geblieben auf
left-on-table = liegen gelassen
longest-streaks = in Folge
games = Partien
shutouts = Schneider
series = Serien
settled = abgerechnet
ahead-over-time = Verlauf
against = gegen { $opponent }

share = { $part } von { $all }, { $percent }
share-of-none = 0 von 0
share-gin = { $part } von { $all }, { $percent }; 1 von { NUMBER($one-in) } ausgeteilten Blättern ist Gin
share-big-gin = { $part } von { $all }, { $percent }; 1 von { NUMBER($one-in) } ausgeteilten Blättern ist Großes Gin
mean-of-hands = { $mean } im Schnitt ({ $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
})
mean-of-rounds = { $mean } im Schnitt ({ $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
})
mean-knocked = { $mean } im Schnitt ({ $knocks ->
    [one] einmal geklopft
   *[other] { $knocks }-mal geklopft
}); 1 von { NUMBER($one-in) } ausgeteilten Blättern zählt 10 oder weniger
mean-caught = { $mean } im Schnitt ({ $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}); ein ausgeteiltes Blatt zählt im Schnitt { $dealt }
ahead-hands = { $points ->
    [one] { $ahead } Punkt
   *[other] { $ahead } Punkte
}, { $each } je Runde ({ $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
})
ahead-rounds = { $points ->
    [one] { $ahead } Punkt
   *[other] { $ahead } Punkte
}, { $each } je Durchgang ({ $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
})
left = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
} mit bekannten Karten, { $each } je Runde
boxes-for-hands = { $boxes } für { $hands ->
    [one] { $hands } gewonnene Runde
   *[other] { $hands } gewonnene Runden
}
boxes-for-rounds = { $boxes } für { $rounds ->
    [one] { $rounds } gewonnenen Durchgang
   *[other] { $rounds } gewonnene Durchgänge
}
streaks-of-hands = höchstens { $won } gewonnen, { $lost } verloren, bei { $all ->
    [one] { $all } Runde
   *[other] { $all } Runden
}
streaks-of-rounds = höchstens { $won } gewonnen, { $lost } verloren, bei { $all ->
    [one] { $all } Durchgang
   *[other] { $all } Durchgängen
}
games-won-lost = { $won } gewonnen, { $lost } verloren
shutouts-in-games = { $won } gewonnen, { $lost } verloren, in { $games ->
    [one] { $games } beendeten Partie
   *[other] { $games } beendeten Partien
}
settled-points = { $points ->
    [one] { $net } Punkt
   *[other] { $net } Punkte
} aus den beendeten Partien von { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
}
against-figures = { $share }; { $ahead }; Partien { $games-won } zu { $games-lost }; Serien { $series-won } zu { $series-lost }
course = jetzt { $now }, zwischen { $least } und { $most }

won = { $count } gewonnen
lost = { $count } verloren
tied = { $count } unentschieden
stopped = { $count } abgebrochen
open = { $count } offen

### section: long-run

in-the-long-run = auf Dauer
long-run-against = auf Dauer gegen { $opponent }

luck-hands = { $mean } je Runde, 95-%-Intervall { $low } bis { $high } ({ $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}); kann Glück sein: { $more ->
    [one] eine weitere solche Runde würde es zeigen
   *[other] etwa { NUMBER($more) } weitere solche Runden würden es zeigen
}
not-only-luck-hands = { $mean } je Runde, 95-%-Intervall { $low } bis { $high } ({ $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}); wohl nicht nur Glück
level-hands = { $mean } je Runde, 95-%-Intervall { $low } bis { $high } ({ $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}); kein Unterschied
too-few-hands = noch nicht zu sagen: { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}, nötig sind mindestens { $fewest }
same-hands = noch nicht zu sagen: jedes Mal gleich viele Punkte ({ $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
})
luck-rounds = { $mean } je Durchgang, 95-%-Intervall { $low } bis { $high } ({ $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
}); kann Glück sein: { $more ->
    [one] ein weiterer solcher Durchgang würde es zeigen
   *[other] etwa { NUMBER($more) } weitere solche Durchgänge würden es zeigen
}
not-only-luck-rounds = { $mean } je Durchgang, 95-%-Intervall { $low } bis { $high } ({ $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
}); wohl nicht nur Glück
level-rounds = { $mean } je Durchgang, 95-%-Intervall { $low } bis { $high } ({ $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
}); kein Unterschied
too-few-rounds = noch nicht zu sagen: { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
}, nötig sind mindestens { $fewest }
same-rounds = noch nicht zu sagen: jedes Mal gleich viele Punkte ({ $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
})

### section: stats-page

stats-title = Gin Rommé: Statistik
standings-title = Gin Rommé: Rangliste
all-figures = Alle Zahlen
series-between = { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
}, { $first } bis { $last }
series-on = { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
}, { $first }
page-against = Gegen
since = Seit
until = Bis
race-won = Gewonnene Punkte, Tag für Tag
race-ahead = Saldo, Tag für Tag
race-net = Saldo der Abrechnungen, Tag für Tag
race-note = Die blassen Linien sind die der anderen Spieler.
race-described = { $name }: { $now } am Ende, zwischen { $least } und { $most }
points-of-a-hand = Punkte einer Runde
distribution-described = { $all ->
    [one] { $all } Runde
   *[other] { $all } Runden
}: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden
axis-lost = verloren
axis-won = gewonnen
as-table = Als Tabelle
points-column = Punkte
points-from-to = { $from } bis { $to }
wrote = Die Seite steht in { $file }.
everyone = alle Runden
intervals = Saldo je Runde auf Dauer, mit 95-%-Intervall

### section: standings

head-player = Spieler
head-series = Ser.
head-won = gew.
head-lost = verl.
head-tied = unent.
head-stopped = abgebr.
head-open = offen
head-games = Part.
head-boxes = Boxen
head-net-points = Saldo

in-words = Platz { $place }: { $name }, Saldo { $net } Punkte; { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
}, { $results }; Partien { $won } gewonnen, { $lost } verloren; { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
}

same-series = { $left } ist dieselbe Serie wie { $counted }: Sie zählt einmal
earlier-copy = { $left } ist eine frühere Kopie von { $counted }: Nur die letztere zählt
diverged-at-start = { $left } und { $counted } sind eine Serie, die sich von Anfang an unterscheidet; nur { $counted } zählt, mit mehr Runden oder zuerst gefunden
diverged-after = { $left } und { $counted } sind eine Serie, die sich nach Runde { $hand } unterscheidet; nur { $counted } zählt, mit mehr Runden oder zuerst gefunden
diverged-hint = die beiden mit `ginscore log` vergleichen
different-hands = { $left } und { $counted } haben dieselben Spieler, denselben Beginn und dieselben Regeln, aber verschiedene erste Runden: Beide zählen
different-hands-hint = ist es derselbe Abend, eine davon berichtigen und die andere löschen
copy-in = { $series } in { $ledger }

### section: ranking

head-rating = Rating
head-points = Matchpunkte
head-matches = Matches
head-head-to-head = dir. Vergleich
head-wins = Siege
head-buchholz = Buchholz
head-median = Median
head-sonneborn-berger = Sonneborn-B.
head-spread = Differenz
ratings-foot = { $days ->
    [one] Ratings nach Glicko-2, in Klammern die Abweichung. Jede Runde zählt als Ergebnis, jeder Spieltag als Periode (bisher { $days } Tag).
   *[other] Ratings nach Glicko-2, in Klammern die Abweichung. Jede Runde zählt als Ergebnis, jeder Spieltag als Periode (bisher { $days } Tage).
}
unrated-foot = Ein Strich: noch zu wenige Runden für ein Rating.
matches-foot = Geordnet nach Matchpunkten, 1 für ein gewonnenes und 1/2 für ein unentschiedenes Match, dann nach: { $tie-breaks }; wer dann noch gleichauf liegt, teilt sich den Platz. Ein Match ist eine beendete Serie von zwei Spielern.
other-series = { $others ->
    [one] { $others } weitere Serie zählt nicht als Match.
   *[other] { $others } weitere Serien zählen nicht als Matches.
}
rated = Platz { $place }: { $name }, Rating { $rating }, Abweichung { $deviation }
unrated = Platz { $place }: { $name }, zu wenige Runden für ein Rating
matched = Platz { $place }: { $name }, Matchpunkte { $points }; Matches { $won } gewonnen, { $lost } verloren, { $tied } unentschieden; { $values }; Saldo { $net } Punkte
