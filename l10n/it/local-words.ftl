not-english = le parole di una riga sono in inglese, e { $word } non lo è
type-word = scrivi { $word }
type-draw = scrivi solo `draw`: la mano non l'ha vinta nessuno
leave-out = toglilo: il giocatore che bussa va per primo, come in `Ann 4 v 23`
