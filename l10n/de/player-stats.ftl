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
boxes = Boxen
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
