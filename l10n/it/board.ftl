# La pagina per un secondo schermo.

to-go = { $points ->
    [one] manca { $points }
   *[other] mancano { $points }
}
unread = In questo momento il registro non si può leggere. Questo è l'ultimo punteggio letto.
gone = L'incontro non è più nel registro con il nome che aveva. Questo è l'ultimo punteggio.
no-series = Nessun incontro in corso.
earlier-rows = { $rows ->
    [one] Una riga precedente del foglio non compare qui.
   *[other] { $rows } righe precedenti del foglio non compaiono qui.
}
