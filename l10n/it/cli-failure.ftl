no-such-hand = non c'è nessuna mano { $number }
no-such-hand-hint = `ginscore score` mostra i numeri
no-hands-yet = non ci sono ancora mani
no-hands-yet-hint = registrane una, come in `Ann 4 v 23`
unreadable-input = impossibile leggere lo standard input: { $why }
unreadable-input-hint = passagli un file di testo o una pipe
