sheet-number = Arkusz { $number }
not-verified-mark = * bez sprawdzenia kart
seal = Pieczęć { $seal }

hand-entered = rozdanie { $number }: { $headline }, { $entered }
hand-entered-not-verified = rozdanie { $number }: { $headline }, bez sprawdzenia kart, { $entered }
round-entered = runda { $number }: { $headline }, { $entered }
round-entered-not-verified = runda { $number }: { $headline }, bez sprawdzenia kart, { $entered }

game-scores = partia { $game }: { $scores }
game-scores-won = partia { $game }: { $scores }; zwycięstwo: { $winner }
score-open = { $name } { $points } z { $boxes ->
    [one] { $boxes } kratką
    [few] { $boxes } kratkami
   *[many] { $boxes } kratkami
} i { $to-go } do celu
score-closed = { $name } { $points } z { $boxes ->
    [one] { $boxes } kratką
    [few] { $boxes } kratkami
   *[many] { $boxes } kratkami
}

shutout-danger = { $name }: w partii { $game } grozi przegrana do zera
decided = { $name }: { $won } z { $all } partii, arkusz jest rozstrzygnięty

series-was-stopped = Seria została przerwana.
series-is-over = Seria jest zakończona.
first-dealer-unknown = Nie zapisano, kto rozdaje jako pierwszy.

# The same in the singular and in the plural: `wpisano do partii 1`, `wpisano do partii 1 i 2`.
entered-later = wpis nastąpi po zakończeniu wszystkich rozdań rundy
entered-nowhere = nie wpisano do żadnej partii
entered-closed = nie wpisano: partie, do których trafiłaby ta wygrana, są zamknięte
entered-games = { $count ->
    [one] wpisano do partii { $games }
    [few] wpisano do partii { $games }
   *[many] wpisano do partii { $games }
}

score = wynik: { $scores }
score-in-game = partia { $game } { $scores }

head-hand = rozdanie
head-round = runda
head-game = partia { $game }
row-boxes = kratki
row-to-go = brakuje
row-result = wynik
cell-won = wyg.
cell-lost = prz.
race = przebieg

row-round = runda { $number }
row-adjusted = korekta
row-adjusted-boxes = { $boxes ->
    [one] { $signed } kratka
    [few] { $signed } kratki
   *[many] { $signed } kratek
}

end-knock = pukanie
end-gin = gin
end-big-gin = duży gin
end-undercut = podcięcie
end-gin-off = podc. do 0
end-tie = równe sumy
end-draw = remis
# Not `punkty`: the number of the hand stands before it, and `3 punkty` would be three points.
end-points = w punktach
