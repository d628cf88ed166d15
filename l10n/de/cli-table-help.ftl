# `help` am Tisch.

counts = { $one } klopft mit 4, und { $two } hat 23; oder `{ $two } gin v 23`, oder `draw`
cards = Meldungen / Deadwood, + Angelegtes; oder nur die Karten, ginscore ordnet sie
letters-example = 4pi 10he Dka BDKkr
letters = Karten auch mit deutschen Buchstaben: kr, ka, he, pi (englisch c, d, h, s)
points = nur die Punkte
signs = Klopfkarte, Abwurf und eine Anmerkung, am Ende einer Runde
note-example = eine Anmerkung
reason-example = Grund

asked = Enter in einer leeren Zeile: ginscore fragt die Runde Schritt für Schritt ab.
more-help = `help WORD` erklärt einen Befehl oder einen Begriff des Spiels; quit beendet den Abend.

corrections = Berichtigen:
between-hands = Zwischen den Runden:
looking = Ansehen:
disputes = Streitfälle:
more = Mehr:
a-round = Ein Durchgang:
who-plays = Wer spielt:

about-quit = quit, exit, q: beendet den Abend; alles Eingetragene ist gesichert
about-help = help, ?: zeigt, was man eingeben kann; `help WORD` erklärt eines davon
unknown-word = es gibt keinen Befehl und kein Thema namens `{ $word }`
meant-word = ist `{ $word }` gemeint?
unknown-word-hint = `help` zeigt die Befehle, `rules explain` die Themen des Regelbuchs
