stats-title = Gin rummy: statystyki
standings-title = Gin rummy: ranking
series-between = { $series ->
    [one] { $series } seria
    [few] { $series } serie
   *[many] { $series } serii
}, od { $first } do { $last }
series-on = { $series ->
    [one] { $series } seria
    [few] { $series } serie
   *[many] { $series } serii
}, { $first }
against = Kontra
since = Od
until = Do
race-won = Zdobyte punkty, dzień po dniu
race-ahead = Bilans punktów, dzień po dniu
race-net = Bilans rozliczeń, dzień po dniu
race-note = Blade linie to linie pozostałych graczy.
race-described = { $name }: na koniec { $now }, od { $least } do { $most }
points-of-a-hand = Punkty w rozdaniu
distribution-described = Rozdania: { $all }, w tym wygrane { $won }, przegrane { $lost }, remisy { $drawn }
lost = przegrane
won = wygrane
as-table = Jako tabela
points-column = Punkty
hands-column = Rozdania
points-from-to = od { $from } do { $to }
wrote = Strona jest w { $file }.
everyone = wszystkie rozdania
intervals = Bilans na rozdanie na dłuższą metę, z przedziałem 95%
