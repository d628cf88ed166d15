series-checked = { $done } di { $all } incontri controllati
series-written = { $done } di { $all } incontri scritti
standard-input = standard input
not-text = lo standard input non è testo
not-text-hint = salvalo in UTF-8, in Excel come “CSV UTF-8”: “Testo Unicode” è UTF-16
too-long = lo standard input è troppo lungo: il limite è { NUMBER($most) } byte
too-long-hint = dividi il file tra due incontri, e importa le parti
choose-exported = scegli un file scritto da `ginscore export`, o `-` per lo standard input
already-there = { $series } ha già queste mani
hands-of-new = { $series }: { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}
hands-more = { $series }: { $hands ->
    [one] { $hands } altra mano
   *[other] altre { $hands } mani
}
recorded = { $hands ->
    [one] Registrata { $hands } mano
   *[other] Registrate { $hands } mani
} di { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}.
