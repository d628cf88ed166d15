title-and-changes = { $title }; { $changes }
saved-rules = { $preset }: { $rules }

# In the nominative, also after `ale`: `zasady pagat, ale gin 25 i partia do 150`.
the-rules = zasady { $preset }
the-rules-but = zasady { $preset }, ale { $changes }
the-saved-rules = zasady { $preset }: jak { $base }
the-saved-rules-but = zasady { $preset }: jak { $base }, ale { $changes }

title-standard = Zasady standardowe
title-oklahoma = Oklahoma Gin
title-hollywood = Hollywood Gin
title-stakes = Gin o stawkę
title-wikipedia = Zasady starej Wikipedii
title-wikipedia-match = Zasady meczu ze starej Wikipedii
title-tournament = Zasady turniejowe
title-pagat = Zasady Pagat
title-bicycle = Zasady Bicycle
title-modern = Zasady nowoczesne
title-rummytalk = Zasady rummytalk.com
title-online = Zwykłe zasady internetowe
title-bare = Zasady bez premii

only-gin = rozdanie kończy tylko gin
knock-with = pukanie z { $limit } lub mniej
no-knock-card = bez karty pukania
knock-card = limit wyznacza karta pukania
ace-allows-one = as pozwala zapukać z 1
ace-requires-gin = przy asie liczy się tylko gin
no-suit-doubles = żaden kolor nie podwaja
suits-double = przy karcie { $suits } rozdanie liczy się podwójnie
boxes-never-double = kratek nigdy się nie podwaja
extra-boxes-double = dodatkowe kratki też się podwaja
boxes-double = kratki też się podwaja
gin = gin { $points }
no-big-gin = bez dużego gina
big-gin = duży gin { $points }
undercut = podcięcie { $points }
tie-to-defender = równe sumy to podcięcie
tie-without-bonus = równe sumy to podcięcie bez premii
tie-to-knocker = przy równych sumach wygrywa pukający
tie-to-nobody = przy równych sumach nie wygrywa nikt
no-gin-off = podcięcie do zera to zwykłe podcięcie
gin-off = podcięcie do zera { $points }
no-knock-bonus = bez premii za pukanie
knock-bonus = pukanie { $points }
laying-off-on-gin = wolno dokładać do gina
no-laying-off-on-gin = do gina nie wolno dokładać
no-boxes-for-gin = bez dodatkowej kratki za gina
boxes-for-gin = { $boxes ->
    [one] dodatkowa kratka za gina
    [few] { $boxes } dodatkowe kratki za gina
   *[many] { $boxes } dodatkowych kratek za gina
}
no-boxes-for-big-gin = bez dodatkowej kratki za dużego gina
boxes-for-big-gin = { $boxes ->
    [one] dodatkowa kratka za dużego gina
    [few] { $boxes } dodatkowe kratki za dużego gina
   *[many] { $boxes } dodatkowych kratek za dużego gina
}
no-boxes-for-undercut = bez dodatkowej kratki za podcięcie
boxes-for-undercut = { $boxes ->
    [one] dodatkowa kratka za podcięcie
    [few] { $boxes } dodatkowe kratki za podcięcie
   *[many] { $boxes } dodatkowych kratek za podcięcie
}
no-boxes-for-gin-off = bez dodatkowej kratki za podcięcie do zera
boxes-for-gin-off = { $boxes ->
    [one] dodatkowa kratka za podcięcie do zera
    [few] { $boxes } dodatkowe kratki za podcięcie do zera
   *[many] { $boxes } dodatkowych kratek za podcięcie do zera
}
no-boxes-for-sweep = bez dodatkowej kratki za wygranie wszystkich rozdań rundy
boxes-for-sweep = { $boxes ->
    [one] dodatkowa kratka za wygranie wszystkich rozdań rundy
    [few] { $boxes } dodatkowe kratki za wygranie wszystkich rozdań rundy
   *[many] { $boxes } dodatkowych kratek za wygranie wszystkich rozdań rundy
}
boxes-worth-nothing = kratki bez wartości
per-box = { $points } za kratkę
boxes-at-end = kratki liczone na końcu
boxes-with-each-hand = kratki liczone z każdym rozdaniem
game-to = partia do { $points }
no-game-bonus = bez premii za partię
game-bonus = premia za partię { $points }
shutout-without-points = do zera przegrywa, kto nie ma punktów
shutout-without-a-win = do zera przegrywa, kto nie ma wygranego rozdania
shutout-worth = wygrana do zera { $points }
no-shutout-award = wygrana do zera nic nie daje
no-shutout-award-in-turn = przy trzech graczach na zmianę za wygraną do zera nic się nie liczy
shutout-doubles-points = wygrana do zera podwaja punkty
shutout-doubles-points-and-game = wygrana do zera podwaja punkty i premię za partię
shutout-doubles-total = wygrana do zera podwaja sumę końcową
one-game = jedna partia naraz
games-side-by-side = { $games ->
    [one] { $games } partia
    [few] { $games } partie obok siebie
   *[many] { $games } partii obok siebie
}
enters-next = każdą wygraną wpisuje się też do następnej partii
enters-nth = drugą wygraną wpisuje się do dwóch partii, trzecią do trzech
games-count-once = każda partia liczy się raz
games-count = mnożniki partii: { $times }
keep-totals = każdy zachowuje swoją sumę końcową
score-plus-difference = zwycięzca liczy swoje punkty i różnicę
no-rounding = bez zaokrąglania
rounded-to = różnice zaokrąglane do { $points }
higher-total-wins = arkusz wygrywa wyższa suma
most-games-win = arkusz wygrywa, kto ma więcej partii
one-sheet = jeden arkusz
best-of = rozstrzyga większość z { $sheets ->
    [one] { $sheets } arkusza
    [few] { $sheets } arkuszy
   *[many] { $sheets } arkuszy
}
until-total = kolejne arkusze do sumy { $points }
winner-deals = rozdaje zwycięzca
loser-deals = rozdaje przegrywający
deal-alternates = gracze rozdają na zmianę
same-deals-after-draw = po remisie rozdaje ten sam gracz
deal-passes-after-draw = po remisie rozdaje następny gracz

opponents-change = przeciwnicy zmieniają się co rundę
opponents-stay = przeciwnicy się nie zmieniają
opponents-change-with-two = przeciwnicy zmieniają się przy dwóch graczach po stronie
extra-boxes-to-winner = dodatkowe kratki dostaje strona, która wygrywa rundę
extra-boxes-to-each = każda strona zachowuje swoje dodatkowe kratki
each-pays-one = każdy płaci całość jednemu ze zwycięzców
side-pays-once = przegrywająca strona płaci raz
newcomer-deals = rozdaje gracz, który wchodzi
sitting-out-deals = rozdaje gracz, który pauzuje
