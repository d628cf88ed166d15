### section: paper

title = Gin rummy: arkusz wyników
date = Data
pairings = Kto gra z kim
pairings-again = { $rounds }; potem od początku
game = Partia { $number }, do { $target }
who = kto zakończył
with = z sumą
against = przeciw
points = Punkty
total = Razem
all-games = Wszystkie partie
games-won = Wygrane partie
difference = Różnica
money = Pieniądze, { $stake }
type-hands = Jak wpisać wypełniony arkusz: wykonaj polecenie poniżej, potem `ginscore table`, i wpisuj każdy wiersz tak, jak jest na papierze: `Ann 4 v 23` albo `Ann gin v 23`; `draw`, jeśli nikt nie zapukał.
type-rounds = Jak wpisać wypełniony arkusz: wykonaj polecenie poniżej, potem `ginscore table`, i wpisuj każdy wiersz tak, jak jest na papierze, rozdania rundy jedno po drugim: `Ann 4 v 23` albo `Ann gin v 23`; `draw Ann`, jeśli nikt nie zapukał.
type-knock-card = Z kartą pukania: `Ann 4 v 23 @7pi`.
type-points = Jeśli zapisane są tylko punkty: `Ann +18`.
type-boxes = Jeśli nie jest to jedna kratka: `Ann +18 boxes 3`.
name-blank = IMIĘ
house-rules = Zasady domowe: { $rules }.
source = Źródło: { $source } ({ $addresses })
written = Arkusz zapisano w { $file }.
