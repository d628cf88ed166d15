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

hands-won = wygrane rozdania
rounds-won = wygrane rundy
points-per-win = punkty na wygraną
points-ahead = bilans punktów
by-gin = wygrane ginem
by-undercut = wygrane podcięciem
knocked-with = suma przy pukaniu
knocks-undercut = podcięte pukania
caught-with = zostaje w ręku
left-on-table = stracone punkty
longest-streaks = najdłuższe passy
games = partie
# A label before `2 wygrane, 0 przegranych, w 3 zakończonych partiach`.
shutouts = do zera
series = serie
against = kontra { $opponent }

share = { $part } z { $all }, { $percent }
share-of-none = 0 z 0
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
    [one] { $games } zakończonej partii
    [few] { $games } zakończonych partiach
   *[many] { $games } zakończonych partiach
}
settled-points = { $points ->
    [one] { $net } punkt
    [few] { $net } punkty
   *[many] { $net } punktów
} w zakończonych partiach z { $series } serii
against-figures = { $share }; { $ahead }; partie { $games-won } do { $games-lost }; serie { $series-won } do { $series-lost }

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

head-player = gracz
head-side = strona
head-hands = rozdania
head-rounds = rundy
head-won = wygrane
head-net-points = saldo punktów
head-points-per-hand = punkty na rozdanie
head-points-per-round = punkty na rundę
head-gins = giny
head-undercuts = podcięcia
head-money = pieniądze
points-won = zdobyte punkty
series-won = wygrane serie
not-met = { $one } i { $two }: jeszcze bez wspólnych rozdań

same-series = { $left } to ta sama seria co { $counted }: liczy się raz
earlier-copy = { $left } to wcześniejsza kopia, nowsza to { $counted }: liczy się tylko nowsza
diverged-at-start = { $left } i { $counted } to ta sama seria, ale różnią się od samego początku; liczy się tylko { $counted }
diverged-after = { $left } i { $counted } to ta sama seria, ale różnią się po rozdaniu { $hand }; liczy się tylko { $counted }
diverged-hint = porównaj obie poleceniem `ginscore log`
different-hands = { $left } i { $counted } mają tych samych graczy, początek i zasady, ale inne pierwsze rozdania: liczą się obie
different-hands-hint = jeśli to ten sam wieczór, popraw jedną z nich, a drugą usuń
copy-in = { $series } z { $ledger }
