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

hands-won = gewonnene Runden
rounds-won = gewonnene Durchgänge
points-per-win = Punkte je Sieg
points-ahead = Saldo
by-gin = durch Gin
by-undercut = durch Undercut
knocked-with = geklopft mit
knocks-undercut = davon unterboten
caught-with = sitzen geblieben auf
left-on-table = liegen gelassen
longest-streaks = in Folge
games = Partien
shutouts = Schneider
series = Serien
against = gegen { $opponent }

share = { $part } von { $all }, { $percent }
share-of-none = 0 von 0
mean-of-hands = { $mean } im Schnitt ({ $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
})
mean-of-rounds = { $mean } im Schnitt ({ $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
})
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
streaks-of-hands = höchstens { $won } gewonnen, höchstens { $lost } verloren ({ $all ->
    [one] { $all } Runde
   *[other] { $all } Runden
})
streaks-of-rounds = höchstens { $won } gewonnen, höchstens { $lost } verloren ({ $all ->
    [one] { $all } Durchgang
   *[other] { $all } Durchgänge
})
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

won = { $count } gewonnen
lost = { $count } verloren
tied = { $count } unentschieden
stopped = { $count } abgebrochen
open = { $count } offen

head-player = Spieler
head-side = Seite
head-hands = Runden
head-rounds = Durchgänge
head-won = gewonnen
head-net-points = Punkte netto
head-points-per-hand = Punkte je Runde
head-points-per-round = Punkte je Durchgang
head-gins = Gins
head-undercuts = Undercuts
head-money = Geld
points-won = gewonnene Punkte
series-won = gewonnene Serien
not-met = { $one } und { $two } haben noch nicht gegeneinander gespielt

same-series = { $left } ist dieselbe Serie wie { $counted }: Sie zählt einmal
earlier-copy = { $left } ist eine frühere Kopie von { $counted }: Nur die letztere zählt
diverged-at-start = { $left } und { $counted } sind dieselbe Serie, weichen aber von Anfang an voneinander ab; nur { $counted } zählt
diverged-after = { $left } und { $counted } sind dieselbe Serie, weichen aber nach Runde { $hand } voneinander ab; nur { $counted } zählt
diverged-hint = die beiden mit `ginscore log` vergleichen
different-hands = { $left } und { $counted } haben dieselben Spieler, denselben Beginn und dieselben Regeln, aber verschiedene erste Runden: Beide zählen
different-hands-hint = ist es derselbe Abend, eine davon berichtigen und die andere löschen
copy-in = { $series } in { $ledger }
