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

dealt-hand-not = rozdający w rozdaniu { $number }: { $name }, nie { $before }
dealt-round-not = rozdający w rundzie { $number }: { $name }, nie { $before }
dealt-hand = rozdający w rozdaniu { $number }: { $name }
dealt-round = rozdający w rundzie { $number }: { $name }
dealer-of-hand-unknown = nie wiadomo już, kto rozdawał w rozdaniu { $number }
dealer-of-round-unknown = nie wiadomo już, kto rozdawał w rundzie { $number }
next-dealer-unknown = nie zapisano, kto rozdaje jako następny

game-open-again = partia { $game } jest znów otwarta; wcześniejsze zwycięstwo: { $name }
game-of-sheet-open-again = partia { $game } na arkuszu { $sheet } jest znów otwarta; wcześniejsze zwycięstwo: { $name }
game-closed = partia { $game } jest zamknięta, wygrywa: { $name }
game-of-sheet-closed = partia { $game } na arkuszu { $sheet } jest zamknięta, wygrywa: { $name }
wins-game-not = partię { $game } wygrywa: { $name }, a nie { $before }
wins-game-of-sheet-not = partię { $game } na arkuszu { $sheet } wygrywa: { $name }, a nie { $before }

series-continues = seria trwa dalej
series-over = seria jest zakończona
