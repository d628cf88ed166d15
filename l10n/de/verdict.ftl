# Die letzten Zeilen einer Abrechnung: wer die Serie gewinnt, und wer wem was zahlt.

# `{ $rounded }` ist leer oder beginnt mit einem Leerzeichen.
wins-by = { $name } gewinnt die Serie mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung{ $rounded }.
wins-by-pays = { $name } gewinnt die Serie mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung{ $rounded }; { $other } zahlt { $amount }.
wins-ahead = { $name } gewinnt die Serie; { $leader } liegt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $rounded } vor { $other }.
wins-equal = { $name } gewinnt die Serie; die Endsummen sind gleich{ $rounded }.
wins-pays = { $name } gewinnt die Serie; die Endsummen unterscheiden sich um { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $rounded }, und { $other } zahlt { $amount } an { $leader }.
wins-nobody-pays = { $name } gewinnt die Serie; die Endsummen { $points ->
    [0] sind gleich
    [one] unterscheiden sich um { $points } Punkt
   *[other] unterscheiden sich um { $points } Punkte
}{ $rounded }, und niemand zahlt.
tied-ahead = Die Serie ist unentschieden; { $leader } liegt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $rounded } vor { $other }.
tied-equal = Die Serie ist unentschieden; die Endsummen sind gleich{ $rounded }.
tied-pays = Die Serie ist unentschieden; die Endsummen unterscheiden sich um { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $rounded }, und { $other } zahlt { $amount } an { $leader }.
tied-nobody-pays = Die Serie ist unentschieden; die Endsummen { $points ->
    [0] sind gleich
    [one] unterscheiden sich um { $points } Punkt
   *[other] unterscheiden sich um { $points } Punkte
}{ $rounded }, und niemand zahlt.
stopped-ahead = Die Serie wurde abgebrochen; { $leader } liegt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $rounded } vor { $other }.
stopped-equal = Die Serie wurde abgebrochen; die Endsummen sind gleich{ $rounded }.
stopped-pays = Die Serie wurde abgebrochen; die Endsummen unterscheiden sich um { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $rounded }, und { $other } zahlt { $amount } an { $leader }.
stopped-nobody-pays = Die Serie wurde abgebrochen; die Endsummen { $points ->
    [0] sind gleich
    [one] unterscheiden sich um { $points } Punkt
   *[other] unterscheiden sich um { $points } Punkte
}{ $rounded }, und niemand zahlt.
so-far-ahead = Nicht beendet. Bisher liegt { $leader } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $rounded } vor { $other }.
so-far-equal = Nicht beendet. Bisher sind die Endsummen gleich{ $rounded }.
so-far-pays = Nicht beendet. In den beendeten Partien unterscheiden sich die Endsummen um { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $rounded }; { $other } zahlt { $amount } an { $leader }.
so-far-nobody-pays = Nicht beendet. { $points ->
    [0] Bisher sind die Endsummen gleich
    [one] In den beendeten Partien unterscheiden sich die Endsummen um { $points } Punkt
   *[other] In den beendeten Partien unterscheiden sich die Endsummen um { $points } Punkte
}{ $rounded }; niemand zahlt.

rounded = ({ $exact }, auf die nächsten { $unit } gerundet)
amount-left-over = { $amount } ({ $paid }, Rest { $left })

series-won = Die Serie geht an { $name }.
series-won-by = Die Serie geht mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung an { $name }.
series-tied = Die Serie ist unentschieden.
series-stopped = Die Serie wurde abgebrochen.
series-not-finished = Die Serie ist nicht beendet.
nobody-pays = Niemand zahlt etwas.
nobody-pays-so-far = Bisher muss niemand etwas zahlen.
for-closed-games = Für die beendeten Partien:
pays-points = { $name } an { $other }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
pays-amount = { $name } an { $other }: { $amount } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
