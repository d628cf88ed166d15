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
lost = verloren
won = gewonnen
as-table = Als Tabelle
points-column = Punkte
hands-column = Runden
points-from-to = { $from } bis { $to }
wrote = Die Seite steht in { $file }.
everyone = alle Runden
intervals = Saldo je Runde auf Dauer, mit 95-%-Intervall
