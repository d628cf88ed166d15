stats-title = Gin Rommé: Statistik
standings-title = Gin Rommé: Rangliste
series-between = { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
}, { $first } bis { $last }
series-on = { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
}, { $first }
against = Gegen
since = Seit
race-won = Gewonnene Punkte, Tag für Tag
race-ahead = Saldo, Tag für Tag
race-net = Saldo der Abrechnungen, Tag für Tag
race-note = Die blassen Linien sind die der anderen Spieler.
race-described = { $name }: { $now } am Ende, mindestens { $least } und höchstens { $most }
points-of-a-hand = Punkte einer Runde
distribution-described = { $all } Runden: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden
lost = verloren
won = gewonnen
as-table = Als Tabelle
points-column = Punkte
hands-column = Runden
points-from-to = { $from } bis { $to }
wrote = Die Seite ist in { $file } geschrieben.
everyone = alle Runden
intervals = Saldo je Runde auf lange Sicht, mit 95-%-Intervall
