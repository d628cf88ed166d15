### Fehler mehrerer Befehle.

no-such-hand = es gibt keine Runde { $number }
no-such-hand-hint = `ginscore score` zeigt die Nummern
no-hands-yet = es gibt noch keine Runden
no-hands-yet-hint = eine eintragen, wie in `Ann 4 v 23`
unreadable-input = die Standardeingabe lässt sich nicht lesen: { $why }
unreadable-input-hint = eine Textdatei oder eine Pipe übergeben
