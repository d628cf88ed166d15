no-such-hand = nie ma rozdania { $number }
no-such-hand-hint = numery pokazuje `ginscore score`
no-hands-yet = nie ma jeszcze żadnych rozdań
no-hands-yet-hint = zapisz rozdanie, na przykład `Ann 4 v 23`
unreadable-input = nie można odczytać standardowego wejścia: { $why }
unreadable-input-hint = podaj plik tekstowy lub potok
