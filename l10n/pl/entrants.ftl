deals = { $players ->
    [one] rozdaje { $name }
    [few] rozdający: { $name }
   *[many] rozdający: { $name }
}
deals-sentence = { $players ->
    [one] Rozdaje { $name }.
    [few] Rozdający: { $name }.
   *[many] Rozdający: { $name }.
}
deals-next = { $players ->
    [one] następne rozdanie rozdaje { $name }
    [few] następny rozdający: { $name }
   *[many] następny rozdający: { $name }
}

two-draw = { $one } i { $two } remisują, nikt nie zapukał
side-wins-as-written = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, według wpisu

round-tied = w rundzie są równe sumy ({ $sums }): nikt nie dostaje punktów
round-won = runda dla strony { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ $sums }), { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}
round-won-sweep = runda dla strony { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ $sums }), { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}, w tym { $sweep } za wygranie wszystkich rozdań
round-won-others = runda dla strony { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ $sums }), { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}; { $others }: { $others-boxes ->
    [one] { $others-boxes } kratka
    [few] { $others-boxes } kratki
   *[many] { $others-boxes } kratek
}
round-box-doubled = kratka rundy liczy się podwójnie: podwojone było rozdanie, które wygrywa { $name }
sweep-not-doubled = kratki za wygranie wszystkich rozdań liczą się raz: nie każde rozdanie było podwojone

round-open = runda { $number }: { $sums }; jeszcze grają: { $pairs }
next-play = teraz grają: { $pairs }
next-play-sentence = Teraz grają: { $pairs }.

sides-play = { $first } – { $second }.
captain-plays = { $captain } to kapitan; przeciwnicy: { $others }, po jednym naraz, każdy aż do przegranego rozdania.
in-turn = { $players } grają na zmianę: kto przegrywa rozdanie, pauzuje w następnym.
in-turn-out = { $players } grają na zmianę: kto przegrywa rozdanie, pauzuje w następnym; najpierw pauzuje { $name }.
