wins-by = { $name } vince l'incontro con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio{ $rounded }.
wins-by-pays = { $name } vince l'incontro con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio{ $rounded }; { $other } paga { $amount }.
wins-ahead = { $name } vince l'incontro; { $leader } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più di { $other }{ $rounded }.
wins-equal = { $name } vince l'incontro; i totali sono uguali{ $rounded }.
wins-pays = { $name } vince l'incontro; i totali differiscono di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $rounded }, e { $other } paga { $amount } a { $leader }.
wins-nobody-pays = { $name } vince l'incontro; i totali differiscono di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $rounded }, e nessuno paga.
tied-ahead = L'incontro finisce in parità; { $leader } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più di { $other }{ $rounded }.
tied-equal = L'incontro finisce in parità; i totali sono uguali{ $rounded }.
tied-pays = L'incontro finisce in parità; i totali differiscono di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $rounded }, e { $other } paga { $amount } a { $leader }.
tied-nobody-pays = L'incontro finisce in parità; i totali differiscono di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $rounded }, e nessuno paga.
stopped-ahead = L'incontro è stato interrotto; { $leader } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più di { $other }{ $rounded }.
stopped-equal = L'incontro è stato interrotto; i totali sono uguali{ $rounded }.
stopped-pays = L'incontro è stato interrotto; i totali differiscono di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $rounded }, e { $other } paga { $amount } a { $leader }.
stopped-nobody-pays = L'incontro è stato interrotto; i totali differiscono di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $rounded }, e nessuno paga.
so-far-ahead = L'incontro non è finito. Finora { $leader } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più di { $other }{ $rounded }.
so-far-equal = L'incontro non è finito. Finora i totali sono uguali{ $rounded }.
so-far-pays = L'incontro non è finito. Finora le partite chiuse differiscono di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $rounded }; { $other } paga { $amount } a { $leader }.
so-far-nobody-pays = L'incontro non è finito. Finora le partite chiuse differiscono di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $rounded }; nessuno paga.

rounded = ({ $exact }, arrotondato a multipli di { $unit })
amount-left-over = { $amount } ({ $paid }, con un resto di { $left })

series-won = L'incontro va a { $name }.
series-won-by = L'incontro va a { $name } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio.
series-tied = L'incontro finisce in parità.
series-stopped = L'incontro è stato interrotto.
series-not-finished = L'incontro non è finito.
nobody-pays = Nessuno paga niente.
nobody-pays-so-far = Per ora nessuno deve pagare niente.
for-closed-games = Per le partite chiuse:
pays-points = Da { $name } a { $other }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
pays-amount = Da { $name } a { $other }: { $amount } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
