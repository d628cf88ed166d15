stats-title = Gin rummy: statistiche
standings-title = Gin rummy: classifica
series-between = { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}, { $first } – { $last }
series-on = { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}, { $first }
against = Contro
since = A partire da
until = Fino al
race-won = Punti vinti, giorno per giorno
race-ahead = Vantaggio, giorno per giorno
race-net = Punti netti, giorno per giorno
race-note = Le linee chiare sono quelle degli altri giocatori.
race-described = { $name }: { $now } alla fine, { $least } al minimo e { $most } al massimo
points-of-a-hand = Punti di una mano
distribution-described = { $all ->
    [one] { $all } mano
   *[other] { $all } mani
}: { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}, { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
}, { $drawn ->
    [one] { $drawn } patta
   *[other] { $drawn } patte
}
lost = perse
won = vinte
as-table = Come tabella
points-column = Punti
hands-column = Mani
points-from-to = da { $from } a { $to }
wrote = Pagina scritta in { $file }.
everyone = tutte le mani
intervals = Punti per mano alla lunga, con l'intervallo al 95%
