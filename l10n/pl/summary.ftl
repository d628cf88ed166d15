all-sheets = Wszystkie arkusze: { $totals }

ruled-otherwise = rozdanie { $number }: { $headline }, { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
} (wcześniej: { $before })
not-valid = rozdanie { $number }: przy tych zasadach nieważne ({ $faults }), pominięte (wcześniej: { $before })
after-the-end = rozdanie { $number }: przy tych zasadach już po końcu serii, pominięte (wcześniej: { $before })
ruled-otherwise-in-round = runda { $number }: { $headline }, { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
} (wcześniej: { $before })
not-valid-in-round = runda { $number }: rozdanie przy tych zasadach nieważne ({ $faults }), pominięte (wcześniej: { $before })
round-after-the-end = runda { $number }: rozdanie przy tych zasadach już po końcu serii, pominięte (wcześniej: { $before })
laid-off-on-gin = przy tych zasadach dokłada się do gina: { $cards }
not-laid-off-on-gin = przy tych zasadach nie dokłada się do gina: { $cards }

adjustment-left-out = korekta pominięta przy tych zasadach: { $adjustment } ({ $why })
adjustment-in = { $count ->
    [one] Korekta: { $adjustment } ({ $why }), wpisano do partii { $games }
    [few] Korekta: { $adjustment } ({ $why }), wpisano do partii { $games }
   *[many] Korekta: { $adjustment } ({ $why }), wpisano do partii { $games }
}
adjustment-in-of-sheet = { $count ->
    [one] Korekta: { $adjustment } ({ $why }), wpisano do partii { $games } na arkuszu { $sheet }
    [few] Korekta: { $adjustment } ({ $why }), wpisano do partii { $games } na arkuszu { $sheet }
   *[many] Korekta: { $adjustment } ({ $why }), wpisano do partii { $games } na arkuszu { $sheet }
}

game-open = Partia { $number } jest otwarta: { $points }
game-not-finished = Partia { $number } nie została dokończona: { $points }
game-won = Partię { $number } wygrywa: { $name }; { $points }
shut-out-pays = przegrana do zera ({ $name }): { $points } więcej dla: { $winner }
shut-out-for-nothing = przegrana do zera ({ $name }); przy tych zasadach nic to nie daje

term-game-bonus = premia za partię { $points }
term-shutout = wygrana do zera { $points }
term-difference = różnica { $points }
term-box-lead = przewaga w kratkach { $points }
term-line-bonus = premia za kratki { $points } ({ $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
} po { $each })
term-shutout-doubles = { $sum } x 2 za wygraną do zera
term-game-counts = { $sum } x { $times } za tę partię
term-in-difference = 0 (jest już w różnicy zwycięzcy: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})

sheet-not-finished = Razem: { $totals }; arkusz niedokończony
sheet-won = Razem: { $totals }; arkusz wygrywa: { $name }
sheet-tied = Razem: { $totals }; arkusz kończy się remisem
games-not-finished = Razem: { $totals }; wygrane partie: { $won }; arkusz niedokończony
games-decided = Razem: { $totals }; wygrane partie: { $won }; arkusz niedokończony, ale dzięki liczbie partii wygrywa go już: { $name }
games-won-by-totals = Razem: { $totals }; wygrane partie: { $won }; arkusz wygrywa: { $name }
games-won-by-games = Razem: { $totals }; wygrane partie: { $won }; arkusz dzięki liczbie partii wygrywa: { $name }
games-tied = Razem: { $totals }; wygrane partie: { $won }; arkusz kończy się remisem
