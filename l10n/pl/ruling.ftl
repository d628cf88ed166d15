nobody-knocked = remis, nikt nie zapukał
wins-as-written = { $name } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, według wpisu
has-gin = { $name } ma gina przeciw { $others }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
has-big-gin = { $name } ma dużego gina przeciw { $others }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
is-undercut = { $name } puka z { $own }, { $other } podcina z { $others }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
gins-off = { $name } puka z { $own }, { $other } podcina do zera, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ties = { $name } puka z { $own } przeciw { $others }, równe sumy: nikt nie dostaje punktów
knocks = { $name } puka z { $own } przeciw { $others }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

over-limit-undercut = { $name } puka powyżej limitu z { $own }, { $other } to uznaje i podcina z { $others }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
over-limit-gin-off = { $name } puka powyżej limitu z { $own }, { $other } to uznaje i podcina do zera, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
over-limit-tie = { $name } puka powyżej limitu z { $own } przeciw { $others }, { $other } to uznaje, równe sumy: nikt nie dostaje punktów
over-limit = { $name } puka powyżej limitu z { $own } przeciw { $others }, { $other } to uznaje, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

side = { $name }: { $cards }; suma { $count }
side-laid-off = { $name }: { $cards }, dołożone { $laid-off }; suma { $count }

# The name comes first, so that it need not be declined: `Bob: różnica 5 + premia za podcięcie 10 = 15 punktów, 1 kratka`.
sum-boxes = { $name }: { $sum }, { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}
sum-for = { $name }: { $sum }
sum-extra-boxes = { $name }: { $sum }, { $boxes ->
    [one] { $boxes } dodatkowa kratka
    [few] { $boxes } dodatkowe kratki
   *[many] { $boxes } dodatkowych kratek
}
sum-is = { $terms } = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
sum-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
sum-doubled = ({ $terms }) x 2 ({ $why })

step-difference = różnica
step-deadwood = wolne karty
step-knockers-count = suma pukającego
step-knock = premia za pukanie
step-gin = premia za gina
step-big-gin = premia za dużego gina
step-undercut = premia za podcięcie
step-gin-off = premia za podcięcie do zera
step-tie = premia przy równych sumach
step-draw = premia przy remisie
step-points = premia za punkty
step-written = według wpisu
step-clubs = trefl podwaja
step-diamonds = karo podwaja
step-hearts = kier podwaja
step-spades = pik podwaja
