stats-title = Gin rummy: statistiche
standings-title = Gin rummy: classifica
series-between = { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}, dal { $first } al { $last }
series-on = { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}, { $first }
against = Contro
since = Dal
race-won = Punti vinti, giorno per giorno
race-ahead = Vantaggio, giorno per giorno
race-net = Punti netti, giorno per giorno
race-note = Le linee chiare sono quelle degli altri giocatori.
race-described = { $name }: { $now } alla fine, { $least } al minimo e { $most } al massimo
points-of-a-hand = Punti di una mano
distribution-described = { $all } mani: { $won } vinte, { $lost } perse, { $drawn } patte
lost = perse
won = vinte
as-table = In tabella
points-column = Punti
hands-column = Mani
points-from-to = da { $from } a { $to }
wrote = Pagina scritta in { $file }.
everyone = tutte le mani
intervals = Punti per mano alla lunga, con intervallo al 95%
