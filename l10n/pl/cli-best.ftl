lay-off = dołóż { $cards }
discard = odrzuć { $card }
deadwood = wolne karty { $count }
deadwood-gin = wolne karty { $count }, gin
deadwood-big-gin = wolne karty { $count }, duży gin

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
legal-spread = prawidłowy rozkład, suma wolnych kart { $count }
spread-size = rozkład ma dziesięć lub jedenaście kart, a nie { $count }
spread-size-hint = bez ukośnika każda grupa jest sprawdzana osobno
in-two-melds = uwaga: { $cards } nie może być w dwóch układach jednego rozkładu

# $rules is in the nominative: `zasady pagat, ale gin 25` or `zasady serii piątek`.
judged-by = obowiązują { $rules }
rules-of-series = zasady serii { $series }
the-knocker = pukający
the-defender = przeciwnik
