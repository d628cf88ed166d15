counts = { $one } bussa con 4, e { $two } ha 23; o `{ $two } gin v 23`, o `draw`
cards = combinazioni / spaiate, + attaccate; o solo le carte, da disporre
letters-example = 4pi 10cu Dqu JDRfi
letters = carte anche in lettere italiane: fi, qu, cu, pi (in inglese c, d, h, s)
points = solo i punti
signs = la carta del limite, lo scarto e una nota, alla fine di una mano
note-example = una nota
reason-example = motivo

asked = Invio a vuoto: ginscore chiede la mano passo per passo.
more-help = `help WORD` spiega un comando o una parola del gioco; quit chiude la serata.

corrections = Correzioni:
between-hands = Tra una mano e l'altra:
looking = Per vedere:
disputes = Contestazioni:
more = Altro:
a-round = Un giro:
who-plays = Chi gioca:

about-quit = quit, exit, q: chiude la serata; tutto quello che è registrato è al sicuro
about-help = help, ?: elenca quello che si può scrivere; `help WORD` ne spiega uno
unknown-word = non c'è nessun comando e nessun argomento `{ $word }`
meant-word = intendevi `{ $word }`?
unknown-word-hint = `help` elenca i comandi, e `rules explain` gli argomenti del regolamento
