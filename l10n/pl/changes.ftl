hand-entered-otherwise = rozdanie { $number }: { $now } (wcześniej: { $before })
round-entered-otherwise = runda { $number }: { $now } (wcześniej: { $before })
hand-entered-now = rozdanie { $number }: { $now }
round-entered-now = runda { $number }: { $now }
hand-open-again = rozdanie { $number } jest znów otwarte (wcześniej: { $before })
round-open-again = runda { $number } jest znów otwarta (wcześniej: { $before })
entered-games-on-sheet = { $count ->
    [one] wpisano do partii { $games } na arkuszu { $sheet }
    [few] wpisano do partii { $games } na arkuszu { $sheet }
   *[many] wpisano do partii { $games } na arkuszu { $sheet }
}
entered-nowhere-on-sheet = nie wpisano do żadnej partii na arkuszu { $sheet }
entered-closed-on-sheet = nie wpisano: partie, do których trafiłaby ta wygrana, są na arkuszu { $sheet } zamknięte

dealt-hand-not = w rozdaniu { $number } rozdający to { $name }, a nie { $before }
dealt-round-not = w rundzie { $number } rozdający to { $name }, a nie { $before }
dealt-hand = w rozdaniu { $number } rozdający to { $name }
dealt-round = w rundzie { $number } rozdający to { $name }
dealer-of-hand-unknown = nie wiadomo już, kto rozdawał w rozdaniu { $number }
dealer-of-round-unknown = nie wiadomo już, kto rozdawał w rundzie { $number }
next-dealer-unknown = nie zapisano, kto rozdaje jako następny

game-open-again = partia { $game } jest znów otwarta; wcześniejsze zwycięstwo: { $name }
game-of-sheet-open-again = partia { $game } na arkuszu { $sheet } jest znów otwarta; wcześniejsze zwycięstwo: { $name }
game-closed = partia { $game } jest zamknięta: { $players ->
    [one] wygrywa { $name }
    [few] wygrywają { $name }
   *[many] wygrywają { $name }
}
game-of-sheet-closed = partia { $game } na arkuszu { $sheet } jest zamknięta: { $players ->
    [one] wygrywa { $name }
    [few] wygrywają { $name }
   *[many] wygrywają { $name }
}
wins-game-not = partię { $game } { $players ->
    [one] wygrywa { $name }
    [few] wygrywają { $name }
   *[many] wygrywają { $name }
}, a nie { $before }
wins-game-of-sheet-not = partię { $game } na arkuszu { $sheet } { $players ->
    [one] wygrywa { $name }
    [few] wygrywają { $name }
   *[many] wygrywają { $name }
}, a nie { $before }

series-continues = seria trwa dalej
series-over = seria jest zakończona
