nothing-recorded = niczego nie zapisano
rules-forbid = zasady na to nie pozwalają

series-over = seria jest zakończona
series-over-hint = `ginscore summary` pokazuje rozliczenie, `ginscore new` zaczyna następną serię, `ginscore undo` otwiera tę z powrotem

before-hands = { $count ->
    [one] seria skończyłaby się przed rozdaniem { $numbers }
    [few] seria skończyłaby się przed rozdaniami { $numbers }
   *[many] seria skończyłaby się przed rozdaniami { $numbers }
}
before-hands-hint = { $count ->
    [one] najpierw cofnij rozdanie { $numbers }
    [few] najpierw cofnij rozdania { $numbers }
   *[many] najpierw cofnij rozdania { $numbers }
}
before-rounds = { $count ->
    [one] seria skończyłaby się przed rundą { $numbers }
    [few] seria skończyłaby się przed rundami { $numbers }
   *[many] seria skończyłaby się przed rundami { $numbers }
}
before-rounds-hint = { $count ->
    [one] najpierw cofnij rundę { $numbers }
    [few] najpierw cofnij rundy { $numbers }
   *[many] najpierw cofnij rundy { $numbers }
}

not-their-turn = to nie ich kolej: w tym rozdaniu grają { $pairs }
not-their-turn-hint = `seat NAME` wyznacza gracza do następnego rozdania
not-opponents = ci gracze nie grają przeciw sobie
not-opponents-hint = podaj po jednym graczu z każdej strony, na przykład `Ann 4 v Bob 23`
round-begun = jeden z nich ma już zapisane rozdanie w tej rundzie
round-begun-hint = `amend` je poprawia; następna runda zaczyna się, gdy skończą się wszystkie rozdania tej rundy
not-in-round = w rundzie { $round } ci dwaj gracze nie grali ze sobą
not-in-round-hint = podaj tych, którzy grali ze sobą, albo pomiń drugie imię
round-incomplete = w rundzie { $round } brakowałoby rozdania
round-incomplete-hint = podaj wszystkie jej rozdania, na przykład `insert 2 Ann 4 v 23; Cid gin v 12`
whole-round = runda { $round } została wpisana w całości, więc rozdanie jednej pary nie może jej zastąpić
whole-round-hint = `delete { $round }`, potem `insert { $round } { $line }; ...` z rozdaniem każdej pary
changes-who-plays = zmieniłoby to, kto z kim gra w rundzie { $round }, która już trwa
changes-who-plays-hint = najpierw dokończ rundę { $round } albo cofnij jej rozdania
nobody-seated = tak nie może grać nikt
nobody-seated-hint = `seat` służy do gry z kapitanem i do gry trzech graczy na zmianę: podaj gracza albo dwóch przeciwników

name-open-game = podaj otwartą partię, na przykład `adjust Ann +10 in 2 # powód`; `score` pokazuje partie
check-number = sprawdź liczbę
undo-reopens = `undo` otwiera serię z powrotem
earlier-adjustment-of = wcześniejszej korekty ({ $adjustment }) nie dałoby się już wpisać: { $why }
earlier-adjustment-hint = najpierw cofnij korektę

nothing-to-undo = nie ma czego cofnąć
nothing-to-undo-hint = wszystkie zmiany w tej serii są już cofnięte
nothing-to-redo = nie ma czego przywrócić
nothing-to-redo-hint = przywrócić można tylko cofniętą zmianę i tylko dopóki nie zapisano nic nowego
