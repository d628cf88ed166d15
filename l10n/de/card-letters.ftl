# Karten in den Einzelbuchstaben einer anderen Sprache.

not-a-card = { $typed } ist keine Karte
not-a-group = { $typed } steht für keine Karten
in-portuguese = mit portugiesischen Buchstaben { $words } schreiben
in-spanish = mit spanischen Buchstaben { $words } schreiben
in-french = mit französischen Buchstaben { $words } schreiben
in-italian = mit italienischen Buchstaben { $words } schreiben
in-german = mit deutschen Buchstaben { $words } schreiben
in-polish = mit polnischen Buchstaben { $words } schreiben
in-two-letters = wer Farben nicht mit englischen Buchstaben schreibt, braucht zwei Buchstaben: { $words } schreiben

c-is-clubs = `c` ist Kreuz (♣); Herz (♥) ist `h` oder `he`
c-was-clubs = `c` bedeutet Kreuz: { $cards }; Herz ist `he`
