nobody-knocked = remis, nikt nie zapukał
wins-as-written = { $name } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, jak wpisano
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
gins-off = { $name } puka z { $own }, { $other } podcina z zerem, { $points ->
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

over-limit = { $hand } (powyżej limitu; { $other } to uznaje)

knocks-sum = { $name } puka, { $sum }
gin-sum = { $name } ma gina, { $sum }
big-gin-sum = { $name } ma dużego gina, { $sum }
undercut-sum = { $name } puka, { $other } podcina, { $sum }
gin-off-sum = { $name } puka, { $other } podcina z zerem, { $sum }

side = { $name }: { $cards }; suma { $count }
side-laid-off = { $name }: { $cards }, dołożone { $laid-off }; suma { $count }
nothing-laid-off = nic nie dołożono

sum-boxes = { $sum }, { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}
sum-extra-boxes = { $sum }, { $boxes ->
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
step-deadwood = suma wolnych kart
step-knockers-count = suma pukającego
step-knock = premia za pukanie
step-gin = premia za gina
step-big-gin = premia za dużego gina
step-undercut = premia za podcięcie
step-gin-off = premia za podcięcie z zerem
step-tie = premia przy równych sumach
step-draw = premia przy remisie
step-points = premia za punkty
step-written = według wpisu

# Two names in the nominative: one pays, the other gets it.
wins-by = { $name } wygrywa serię z przewagą { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}{ $rounded }.
wins-by-short = { $name } wygrywa z przewagą { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}
ahead = { $leader } ma o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej niż { $other }{ $rounded }.
ahead-so-far = W zakończonych partiach { $leader } ma o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej niż { $other }{ $rounded }.
level = Sumy są równe.
rounds-to-nothing = Różnica { $exact }, zaokrąglona do najbliższych { $unit }, wynosi 0.

rounded = ({ $exact }, zaokrąglone do najbliższych { $unit })
amount-left-over = { $amount } ({ $paid }, zostaje { $left })

series-won = Serię wygrywa: { $name }.
series-won-by = Serię wygrywa: { $name }, z przewagą { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}.
series-tied = Seria kończy się remisem.
series-stopped = Serię przerwano.
series-not-finished = Seria nie jest zakończona.
nobody-pays = Nikt nic nie płaci.
nobody-pays-so-far = Na razie nikt nie musi nic płacić.
for-closed-games = Za zakończone partie:
pays-points = { $name } płaci, { $other } dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
pays-amount = { $name } płaci, { $other } dostaje { $amount } za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
pays-money = { $name } płaci, { $other } dostaje { $amount }.
tonight = Dziś wieczorem, { $count ->
    [one] { $count } seria
    [few] { $count } serie
   *[many] { $count } serii
}: { $what }.
tonight-nobody-pays = nikt nic nie płaci
tonight-open = Jedna seria jeszcze trwa: jej otwarte partie na razie się nie liczą.
tonight-won-both = { $name } wygrywa obie, saldo { $net }
tonight-won-all = { $name } wygrywa wszystkie, saldo { $net }
tonight-won = { $name } wygrywa { $count }
tonight-net = { $name }: saldo { $net }
tonight-level = saldo 0
head-begun = początek, zwycięzca

title-cards = pokazane karty
title-limit = limit
title-columns = kolumny
title-round = runda

dealt = rozdający: { $name }

amounts-because = { $label }: { $amounts } ({ $rule })
of-hands = { $count ->
    [one] rozdanie { $numbers }
    [few] rozdania { $numbers }
   *[many] rozdania { $numbers }
}
of-rounds = { $count ->
    [one] runda { $numbers }
    [few] rundy { $numbers }
   *[many] rundy { $numbers }
}
lump-goes = { $place }, wygrywa { $winner }: { $sums }
not-of-preset = { $rules }: umówione przez graczy, inaczej niż w { $preset }
limit-by-card = { $limit }: { $rule }, karta pukania to { $card }
limit-by-ace = { $limit }: { $rule }, karta pukania to { $card }, { $ace-rule }

total-is = razem: { $sum }
points-recorded = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, według wpisu
difference = { $more } minus { $less }
doubled-by-card = karta pukania to { $card }, { $rule }

counts-equal = sumy są równe: { $rule }
big-gin = wszystkie jedenaście kart jest w układach: pukający dostaje sumę przeciwnika i premię
eleven-melded = wszystkie jedenaście kart jest w układach, ale nie gra się z dużym ginem ({ $rule }), więc to gin
gin = pukający nie ma wolnych kart i dostaje sumę przeciwnika oraz premię
knock = pukający ma mniej i dostaje różnicę
gin-off = przeciwnikowi nie zostaje żadna wolna karta, dostaje więc sumę pukającego i premię
undercut = przeciwnik ma mniej i dostaje różnicę oraz premię
nobody-scores = nikt nie zapukał, więc nikt nie dostaje punktów
only-points = zapisano same punkty

box-won = 1 za wygrane rozdanie
boxes-recorded = { $boxes }, według wpisu
boxes-more = jeszcze { $boxes }
hand-doubled = rozdanie jest podwojone
boxes-with-hand = kratki liczy się z rozdaniem: { $timing-rule }, { $value-rule }
boxes-in-all = razem { $boxes }

hand-not-won = rozdania nikt nie wygrał, więc nie wpisano go do żadnej partii
round-not-won = rundy nikt nie wygrał, więc nie wpisano jej do żadnej partii
on-sheet = na arkuszu { $sheet }
entered-has-entry = partia { $game }: wpisano, bo jest w niej już wpis ({ $name })
entered-always = partia { $game }: wpisano, jak każdą wygraną aż do końca partii
entered-first-without = partia { $game }: wpisano, bo to pierwsza otwarta partia, w której nie ma jeszcze wpisu dla: { $name }
entered-win-number = partia { $game }: wpisano, bo to na tym arkuszu wygrana numer { $number } ({ $name })
not-entered-yet = partia { $game }: jeszcze nie; dopiero przy następnej wygranej ({ $name })
already-closed = partia { $game }: już zakończona
no-game-closed = żadna partia nie jest jeszcze zakończona

left = { $name } traci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, lepiej byłoby: { $cards }
left-with-layoffs = { $name } traci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, lepiej byłoby: { $cards }, a dołożyć { $laid-off }
left-together = stracone punkty w { $hands ->
    [one] { $hands } rozdaniu
    [few] { $hands } rozdaniach
   *[many] { $hands } rozdaniach
} z zapisanymi kartami: { $each }
left-by = { $name } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
nothing-left = nikt nie stracił punktów
not-seen = bez kart obu graczy nie da się powiedzieć, czy ktoś stracił punkty

no-game-open = żadna partia nie jest otwarta

game-of-sheet = arkusz { $sheet }, partia { $game }

needs-to-close = { $name } potrzebuje jeszcze { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
} do wygrania partii
needs-with-box = { $name } potrzebuje jeszcze { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
} do wygrania partii, razem z { $value } za kratkę
needs-only-box = { $name } potrzebuje jeszcze { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
} do wygrania partii; sama kratka jest warta { $value }

safe-from-knock = bezpieczna suma, gdy puka { $other }: { $held }
safe-from-gin = bezpieczna suma, gdy gina ma { $other }: { $held }
safe-from-big-gin = bezpieczna suma, gdy dużego gina ma { $other }: { $held }
in-doubled-hand = w rozdaniu podwojonym: { $what }

# These stand for `suma`, which is feminine.
held-anything = każda
held-most = { $count ->
    [0] tylko 0
    [one] { $count } lub mniej
    [few] { $count } lub mniej
   *[many] { $count } lub mniej
}
held-nothing = żadna
nothing-is-safe = żadna, bo każda suma kończy partię

any-count = każda
table-key = { $knock }, { $gin }: z co najwyżej taką sumą partia trwa dalej, gdy drugi gracz puka albo ma gina; -: i tak się kończy

# `10–22 punkty`: the form of the noun is that of the last number. With `od 10 do 22` it would not be.
range = { $least }–{ $most }
undercut-closes = za podcięcie { $other } dostaje { $range } { $most ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; to kończy partię niezależnie od sumy pukającego
undercut-harmless = za podcięcie { $other } dostaje { $range } { $most ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; to jeszcze nie kończy partii
undercut-safe-count = za podcięcie { $other } dostaje { $range } { $most ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; bezpieczne jest pukanie z { $count } lub mniej

shut-out-now = przegrana do zera, gdyby partia skończyła się teraz: { $name }

game-of-sheet-needs = arkusz { $sheet }, partia { $game }: { $needs }
side-needs = { $side }: brakuje { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}

so-far = runda do tej pory: { $sums }
each-alone = Każde rozdanie poniżej jest liczone tak, jakby pozostałych nikt nie wygrał.

wins-with-hand = runda przypada stronie { $side }, jeśli { $name } wygra to rozdanie
wins-with-points = runda przypada stronie { $side }, jeśli { $name } zdobędzie co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

caught-with = Największa suma ({ $name }), przy której
wins-round = runda przypada stronie { $side }: { $held }
does-not-lose-round = runda nie jest przegrana dla strony { $side }: { $held }
does-not-win-game = partia { $game } nie przypada stronie { $others }: { $held }
by-ending = { $knock } przy pukaniu, { $gin } przy ginie
by-ending-big-gin = { $knock } przy pukaniu, { $gin } przy ginie, { $big-gin } przy dużym ginie
or-doubled = { $held }; w rozdaniu podwojonym { $doubled }

undercut-wins = gdy zapuka { $name }, z jakąkolwiek sumą, podcięcie może dać partię { $game } stronie { $others }
undercut-wins-above = po pukaniu z sumą wyższą niż { $count } podcięcie może dać partię { $game } stronie { $others }

wins-no-game = to rozdanie nie może dać stronie { $others } żadnej partii
wins-not-games = { $count ->
    [one] to rozdanie nie może dać stronie { $others } partii { $games }
    [few] to rozdanie nie może dać stronie { $others } partii { $games }
   *[many] to rozdanie nie może dać stronie { $others } partii { $games }
}

lay-off = dołóż { $cards }
fits = { $cards } można dołożyć
fits-not = { $cards } nie da się dołożyć
discard = odrzuć { $card }
deadwood = suma { $count }
deadwood-gin = suma { $count }, gin
deadwood-big-gin = suma { $count }, duży gin

too-many-cards = { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
   *[many] jest { $count } kart
}, a ułożyć można tu najwyżej { $most }
too-many-of-defender-hint = przeciwnik ma dziesięć kart, razem z dołożonymi
too-many-cards-hint = gracz ma w ręku najwyżej jedenaście kart, przed odrzuceniem; układy pukającego wpisz po `on`

a-set = { $cards }: komplet
a-run = { $cards }: sekwens
not-a-meld = { $cards }: to nie układ
arranged-as-hand = Te karty same nie są układem. Rozłożone jako cała ręka:
legal-spread = prawidłowy rozkład, suma wolnych kart { $count }
spread-size = rozkład ma dziesięć lub jedenaście kart, a nie { $count }
spread-size-hint = bez ukośnika każda grupa jest sprawdzana osobno

# $rules is in the nominative: `zasady pagat, ale gin 25` or `zasady serii piątek`.
judged-by = obowiązują { $rules }
rules-of-series = zasady serii { $series }
the-knocker = pukający
the-defender = przeciwnik
head-knocker = pukający
head-defender = przeciwnik
