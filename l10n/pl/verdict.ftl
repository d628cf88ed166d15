# Two names in the nominative: one pays, the other gets it.
wins-by = { $name } wygrywa serię przewagą { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}{ $rounded }.
wins-by-pays = { $name } wygrywa serię przewagą { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}{ $rounded }; { $other } płaci { $amount }.
wins-ahead = { $name } wygrywa serię; { $leader } ma o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej niż { $other }{ $rounded }.
wins-equal = { $name } wygrywa serię; sumy są równe{ $rounded }.
wins-pays = { $name } wygrywa serię; różnica sum to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $rounded }: { $other } płaci, { $leader } dostaje { $amount }.
wins-nobody-pays = { $name } wygrywa serię; różnica sum to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $rounded }: nikt nie płaci.
tied-ahead = Seria kończy się remisem; { $leader } ma o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej niż { $other }{ $rounded }.
tied-equal = Seria kończy się remisem; sumy są równe{ $rounded }.
tied-pays = Seria kończy się remisem; różnica sum to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $rounded }: { $other } płaci, { $leader } dostaje { $amount }.
tied-nobody-pays = Seria kończy się remisem; różnica sum to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $rounded }: nikt nie płaci.
stopped-ahead = Serię przerwano; { $leader } ma o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej niż { $other }{ $rounded }.
stopped-equal = Serię przerwano; sumy są równe{ $rounded }.
stopped-pays = Serię przerwano; różnica sum to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $rounded }: { $other } płaci, { $leader } dostaje { $amount }.
stopped-nobody-pays = Serię przerwano; różnica sum to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $rounded }: nikt nie płaci.
so-far-ahead = Jeszcze nie koniec. Na razie { $leader } ma o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej niż { $other }{ $rounded }.
so-far-equal = Jeszcze nie koniec. Na razie sumy są równe{ $rounded }.
so-far-pays = Jeszcze nie koniec. Na razie różnica w zamkniętych partiach to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $rounded }: { $other } płaci, { $leader } dostaje { $amount }.
so-far-nobody-pays = Jeszcze nie koniec. Na razie różnica w zamkniętych partiach to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $rounded }: nikt nie płaci.

rounded = ({ $exact }, zaokrąglone do najbliższych { $unit })
amount-left-over = { $amount } ({ $paid }, zostaje { $left })

series-won = Serię wygrywa: { $name }.
series-won-by = Serię wygrywa: { $name }, przewaga: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
series-tied = Seria kończy się remisem.
series-stopped = Serię przerwano.
series-not-finished = Seria nie jest zakończona.
nobody-pays = Nikt nic nie płaci.
nobody-pays-so-far = Na razie nikt nie musi nic płacić.
for-closed-games = Za zamknięte partie:
pays-points = Płaci: { $name }, dostaje: { $other } – { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
pays-amount = Płaci: { $name }, dostaje: { $other } – { $amount } za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
