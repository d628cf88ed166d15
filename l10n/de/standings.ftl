# Die Rangliste aller Spieler über viele Serien.

no-hands-yet = es gibt noch keine Runden

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
diverged-hint = in einer davon eintragen, was fehlt, und die andere löschen
different-hands = { $left } und { $counted } haben dieselben Spieler, denselben Beginn und dieselben Regeln, aber verschiedene erste Runden: Beide zählen
different-hands-hint = ist es derselbe Abend, eine davon berichtigen und die andere löschen
copy-in = { $series } in { $ledger }
