counts = { $one } puka z 4, a { $two } ma 23; albo `{ $two } gin v 23`, albo `draw`
cards = układy / wolne karty, + dołożone; albo same karty, do ułożenia
letters-example = 4pi 10ki Dka WDKtr
letters = karty także polskimi literami: tr, ka, ki, pi (po angielsku c, d, h, s)
points = same punkty
signs = karta pukania, odrzucona karta i uwaga, na końcu rozdania
note-example = uwaga
reason-example = powód

asked = Enter w pustym wierszu: ginscore pyta o rozdanie krok po kroku.
more-help = `help WORD` objaśnia polecenie lub termin z gry; quit kończy wieczór.

corrections = Poprawki:
between-hands = Między rozdaniami:
looking = Podgląd:
disputes = Spory:
more = Więcej:
a-round = Runda:
who-plays = Kto gra:

about-quit = quit, exit, q: kończy wieczór; wszystko, co zapisano, jest bezpieczne
about-help = help, ?: pokazuje, co można wpisać; `help WORD` objaśnia jedno słowo
unknown-word = nie ma polecenia ani tematu `{ $word }`
meant-word = czy chodzi o `{ $word }`?
unknown-word-hint = `help` pokazuje polecenia, a `rules explain` tematy zbioru zasad
