title = Gin rummy: { $series }
series-title = { $players }, { $day }
heading = Gin rummy
heading-several = { $series ->
    [one] Gin rummy: { $series } seria
    [few] Gin rummy: { $series } serie
   *[many] Gin rummy: { $series } serii
}
contents = Serie

day-and-time = { $day }, { $time }

started = Początek
players = Gracze
rules = Zasady
stake = Stawka
per-point = { $stake } za punkt
played = Rozegrano
played-stopped = { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}, przerwano przed końcem
played-finished = { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}, do końca
played-unfinished = { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}, jeszcze nie koniec
in-play = W toku
next = Dalej
seal = Pieczęć
no-seal = brak: jakiś wpis nie zgadza się już ze swoją pieczęcią; zob. `ginscore audit`
series = Seria

score-sheet = Arkusz
score-sheet-number = Arkusz { $number }
settlement = Rozliczenie
sheet-number = Arkusz { $number }
hands = Rozdania

totals-by-hand = Wynik bieżący, rozdanie po rozdaniu
totals-by-round = Wynik bieżący, runda po rundzie
game-column = Partia { $number }
hand-column = Rozdanie
round-column = Runda
boxes = kratki
to-go = brakuje
result = wynik
not-verified-note = * bez sprawdzenia kart
game-closed = partia zamknięta

plot-game = Partia { $number }
plot-one-game = Partia
described-by-hand = Partia { $number }, rozdanie po rozdaniu: { $totals }.
described-by-round = Partia { $number }, runda po rundzie: { $totals }.
described-one-by-hand = Partia, rozdanie po rozdaniu: { $totals }.
described-one-by-round = Partia, runda po rundzie: { $totals }.
reached-in-hand = { $name } osiąga { $target } w rozdaniu { $number }.
reached-in-round = { $name } osiąga { $target } w rundzie { $number }.
nobody-reached = Nikt jeszcze nie osiągnął { $target }.
axis-hand = rozdanie { $number }
axis-round = runda { $number }

hand-title = Rozdanie { $number }: { $headline }
round-title = Runda { $number }: { $headline }
not-verified = bez sprawdzenia kart
entered-not-verified = { $entered }; bez sprawdzenia kart
note = Uwaga:
knock-card = karta pukania
laid-off = dołożone
laying-off = do dołożenia
deadwood = wolne karty
deadwood-count = suma { $count }
left-on-table = { $name } traci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, lepiej byłoby:

set = komplet
run = sekwens
card = { $rank } { $suit }
