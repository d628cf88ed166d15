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
boxes = kratki
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
