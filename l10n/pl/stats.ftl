### section: player-stats

no-hands-yet = nie ma jeszcze żadnych rozdań

title-hands = { $name }: { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
} w { $series ->
    [one] { $series } serii
    [few] { $series } seriach
   *[many] { $series } seriach
}
title-rounds = { $name }: { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
} w { $series ->
    [one] { $series } serii
    [few] { $series } seriach
   *[many] { $series } seriach
}
side = { $name } ({ $players })

hands-won = wygrane rozdania
rounds-won = wygrane rundy
points-per-win = punkty na wygraną
points-ahead = bilans punktów
by-knock = wygrane pukaniem
by-gin = wygrane ginem
by-big-gin = wygrane dużym ginem
by-undercut = wygrane podcięciem
in-points-only = wpisane same punkty
knocked-with = suma przy pukaniu
knocks-undercut = podcięte pukania
caught-with = zostaje w ręku
left-on-table = stracone punkty
longest-streaks = najdłuższe passy
games = partie
# A label before `2 wygrane, 0 przegranych, w 3 zamkniętych partiach`.
shutouts = do zera
series = serie
settled = rozliczenie
ahead-over-time = przebieg
against = kontra { $opponent }

share = { $part } z { $all }, { $percent }
share-of-none = 0 z 0
share-gin = { $part } z { $all }, { $percent }; gin prosto z rozdania trafia się raz na { NUMBER($one-in) }
share-big-gin = { $part } z { $all }, { $percent }; duży gin prosto z rozdania trafia się raz na { NUMBER($one-in) }
mean-of-hands = średnio { $mean } ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
})
mean-of-rounds = średnio { $mean } ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
})
mean-knocked = średnio { $mean } ({ $knocks ->
    [one] { $knocks } pukanie
    [few] { $knocks } pukania
   *[many] { $knocks } pukań
}); suma 10 lub mniej prosto z rozdania trafia się raz na { NUMBER($one-in) }
mean-caught = średnio { $mean } ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}); prosto z rozdania średnia suma to { $dealt }
ahead-hands = { $points ->
    [one] { $ahead } punkt
    [few] { $ahead } punkty
   *[many] { $ahead } punktów
}, { $each } na rozdanie ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
})
ahead-rounds = { $points ->
    [one] { $ahead } punkt
    [few] { $ahead } punkty
   *[many] { $ahead } punktów
}, { $each } na rundę ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
})
left = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w { $hands ->
    [one] { $hands } rozdaniu
    [few] { $hands } rozdaniach
   *[many] { $hands } rozdaniach
} z zapisanymi kartami, { $each } na rozdanie
boxes-for-hands = { $boxes } za { $hands ->
    [one] { $hands } wygrane rozdanie
    [few] { $hands } wygrane rozdania
   *[many] { $hands } wygranych rozdań
}
boxes-for-rounds = { $boxes } za { $rounds ->
    [one] { $rounds } wygraną rundę
    [few] { $rounds } wygrane rundy
   *[many] { $rounds } wygranych rund
}
streaks-of-hands = { $won ->
    [one] { $won } rozdanie wygrane
    [few] { $won } rozdania wygrane
   *[many] { $won } rozdań wygranych
} z rzędu, { $lost ->
    [one] { $lost } przegrane
    [few] { $lost } przegrane
   *[many] { $lost } przegranych
} z rzędu, na { $all ->
    [one] { $all } rozdanie
    [few] { $all } rozdania
   *[many] { $all } rozdań
}
streaks-of-rounds = { $won ->
    [one] { $won } runda wygrana
    [few] { $won } rundy wygrane
   *[many] { $won } rund wygranych
} z rzędu, { $lost ->
    [one] { $lost } przegrana
    [few] { $lost } przegrane
   *[many] { $lost } przegranych
} z rzędu, na { $all ->
    [one] { $all } rundę
    [few] { $all } rundy
   *[many] { $all } rund
}
games-won-lost = { $won ->
    [one] { $won } wygrana
    [few] { $won } wygrane
   *[many] { $won } wygranych
}, { $lost ->
    [one] { $lost } przegrana
    [few] { $lost } przegrane
   *[many] { $lost } przegranych
}
shutouts-in-games = { $won ->
    [one] { $won } wygrana
    [few] { $won } wygrane
   *[many] { $won } wygranych
}, { $lost ->
    [one] { $lost } przegrana
    [few] { $lost } przegrane
   *[many] { $lost } przegranych
}, w { $games ->
    [one] { $games } zamkniętej partii
    [few] { $games } zamkniętych partiach
   *[many] { $games } zamkniętych partiach
}
settled-points = { $points ->
    [one] { $net } punkt
    [few] { $net } punkty
   *[many] { $net } punktów
} w zamkniętych partiach z { $series } serii
against-figures = { $share }; { $ahead }; partie { $games-won } do { $games-lost }; serie { $series-won } do { $series-lost }
course = teraz { $now }, od { $least } do { $most }

won = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
}
lost = { $count ->
    [one] { $count } przegrana
    [few] { $count } przegrane
   *[many] { $count } przegranych
}
tied = { $count ->
    [one] { $count } remis
    [few] { $count } remisy
   *[many] { $count } remisów
}
stopped = { $count ->
    [one] { $count } przerwana
    [few] { $count } przerwane
   *[many] { $count } przerwanych
}
open = { $count ->
    [one] { $count } otwarta
    [few] { $count } otwarte
   *[many] { $count } otwartych
}

### section: long-run

in-the-long-run = na dłuższą metę
long-run-against = na dłuższą metę kontra { $opponent }

luck-hands = { $mean } na rozdanie, przedział 95% od { $low } do { $high } ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}); to może być tylko szczęście: { $more ->
    [one] rozstrzygnęłoby to jeszcze jedno takie rozdanie
    [few] rozstrzygnęłoby to jeszcze około { NUMBER($more) } takich rozdań
   *[many] rozstrzygnęłoby to jeszcze około { NUMBER($more) } takich rozdań
}
not-only-luck-hands = { $mean } na rozdanie, przedział 95% od { $low } do { $high } ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}); raczej nie tylko szczęście
level-hands = { $mean } na rozdanie, przedział 95% od { $low } do { $high } ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}); brak różnicy
too-few-hands = jeszcze nie wiadomo: { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}, a trzeba co najmniej { $fewest }
same-hands = jeszcze nie wiadomo: za każdym razem tyle samo punktów ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
})
luck-rounds = { $mean } na rundę, przedział 95% od { $low } do { $high } ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}); to może być tylko szczęście: { $more ->
    [one] rozstrzygnęłaby to jeszcze jedna taka runda
    [few] rozstrzygnęłoby to jeszcze około { NUMBER($more) } takich rund
   *[many] rozstrzygnęłoby to jeszcze około { NUMBER($more) } takich rund
}
not-only-luck-rounds = { $mean } na rundę, przedział 95% od { $low } do { $high } ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}); raczej nie tylko szczęście
level-rounds = { $mean } na rundę, przedział 95% od { $low } do { $high } ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}); brak różnicy
too-few-rounds = jeszcze nie wiadomo: { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}, a trzeba co najmniej { $fewest }
same-rounds = jeszcze nie wiadomo: za każdym razem tyle samo punktów ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
})

### section: stats-page

stats-title = Gin rummy: statystyki
standings-title = Gin rummy: ranking
all-figures = Wszystkie liczby
series-between = { $series ->
    [one] { $series } seria
    [few] { $series } serie
   *[many] { $series } serii
}, od { $first } do { $last }
series-on = { $series ->
    [one] { $series } seria
    [few] { $series } serie
   *[many] { $series } serii
}, { $first }
page-against = Kontra
since = Od
until = Do
race-won = Zdobyte punkty, dzień po dniu
race-ahead = Bilans punktów, dzień po dniu
race-net = Bilans rozliczeń, dzień po dniu
race-note = Blade linie to linie pozostałych graczy.
race-described = { $name }: na koniec { $now }, od { $least } do { $most }
points-of-a-hand = Punkty w rozdaniu
distribution-described = Rozdania: { $all }, w tym wygrane { $won }, przegrane { $lost }, remisy { $drawn }
axis-lost = przegrane
axis-won = wygrane
as-table = Jako tabela
points-column = Punkty
points-from-to = od { $from } do { $to }
wrote = Strona jest w { $file }.
everyone = wszystkie rozdania
intervals = Bilans na rozdanie na dłuższą metę, z przedziałem 95%

### section: standings

# Short: with stopped series the table is wider still.
head-player = gracz
head-series = serie
head-won = wygr.
head-lost = przegr.
head-tied = rem.
head-stopped = przerw.
head-open = otw.
head-games = partie
head-boxes = kratki
head-net-points = bilans

in-words = { $place }: { $name }, bilans punktów { $net }; { $series ->
    [one] { $series } seria
    [few] { $series } serie
   *[many] { $series } serii
}, { $results }; partie { $won } do { $lost }; { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}

same-series = { $left } to ta sama seria co { $counted }: liczy się raz
earlier-copy = { $left } to wcześniejsza kopia, nowsza to { $counted }: liczy się tylko nowsza
diverged-at-start = { $left } i { $counted } to jedna seria, która różni się od samego początku; liczy się tylko { $counted }, bo ma więcej rozdań albo została znaleziona pierwsza
diverged-after = { $left } i { $counted } to jedna seria, która różni się po rozdaniu { $hand }; liczy się tylko { $counted }, bo ma więcej rozdań albo została znaleziona pierwsza
diverged-hint = porównaj obie poleceniem `ginscore log`
different-hands = { $left } i { $counted } mają tych samych graczy, początek i zasady, ale inne pierwsze rozdania: liczą się obie
different-hands-hint = jeśli to ten sam wieczór, popraw jedną z nich, a drugą usuń
copy-in = { $series } z { $ledger }

### section: ranking

head-rating = rating
head-points = pkt meczowe
head-matches = mecze
head-head-to-head = bezpośrednie
head-wins = wygrane
head-buchholz = Buchholz
head-median = mediana
head-sonneborn-berger = Sonneborn-B.
head-spread = różnica
ratings-foot = { $days ->
    [one] Rating Glicko-2, w nawiasie odchylenie. Każde rozdanie liczy się jako wynik, każdy dzień gry jako okres (dotąd { $days } dzień).
    [few] Rating Glicko-2, w nawiasie odchylenie. Każde rozdanie liczy się jako wynik, każdy dzień gry jako okres (dotąd { $days } dni).
   *[many] Rating Glicko-2, w nawiasie odchylenie. Każde rozdanie liczy się jako wynik, każdy dzień gry jako okres (dotąd { $days } dni).
}
unrated-foot = Kreska: jeszcze za mało rozdań na rating.
matches-foot = Kolejność według punktów meczowych, 1 za wygrany mecz i 1/2 za remis, a potem według: { $tie-breaks }; gracze wciąż równi zajmują to samo miejsce. Mecz to zakończona seria dwóch graczy.
other-series = { $others ->
    [one] { $others } inna seria nie liczy się jako mecz.
    [few] { $others } inne serie nie liczą się jako mecze.
   *[many] { $others } innych serii nie liczy się jako mecze.
}
rated = { $place }: { $name }, rating { $rating }, odchylenie { $deviation }
unrated = { $place }: { $name }, za mało rozdań na rating
matched = { $place }: { $name }, punkty meczowe { $points }; mecze: wygrane { $won }, przegrane { $lost }, remisy { $tied }; { $values }; bilans punktów { $net }
