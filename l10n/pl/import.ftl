### section: cli-import

series-checked = sprawdzono { $done } z { $all } serii
series-written = zapisano { $done } z { $all } serii
standard-input = standardowe wejście
not-text = standardowe wejście to nie tekst
not-text-hint = zapisz tekst jako UTF-8, w Excelu jako „CSV UTF-8”: „Tekst Unicode” to UTF-16
too-long = standardowe wejście jest za długie: limit to { $most ->
    [one] { NUMBER($most) } bajt
    [few] { NUMBER($most) } bajty
   *[many] { NUMBER($most) } bajtów
}
too-long-hint = podziel plik między dwiema seriami i zaimportuj części
choose-exported = wybierz plik zapisany poleceniem `ginscore export` albo `-`, czyli standardowe wejście
record-says-all = odpis w formacie `gin` sam wszystko podaje
record-says-all-hint = pomiń `--rules`, `--set` i inne opcje dla arkuszy
already-there = { $series } ma już te rozdania
hands-of-new = { $series }: { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
hands-more = { $series }: { $hands ->
    [one] jeszcze { $hands } rozdanie
    [few] jeszcze { $hands } rozdania
   *[many] jeszcze { $hands } rozdań
}
recorded = Zapisano { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
} z { $series } serii.

### section: row-error

ignored-columns = { $count ->
    [one] Pominięto kolumnę { $columns }; `--map` może powiedzieć, co w niej jest.
    [few] Pominięto kolumny { $columns }; `--map` może powiedzieć, co w nich jest.
   *[many] Pominięto kolumny { $columns }; `--map` może powiedzieć, co w nich jest.
}
names-and-more = { $names } i jeszcze { $more }

without-counts = { $count ->
    [one] przy tych zasadach suma wolnych kart w wierszu { $lines } nie daje podanych tam punktów; rozdanie jest zapisane tylko w punktach
    [few] przy tych zasadach sumy wolnych kart w wierszach { $lines } nie dają podanych tam punktów; te rozdania są zapisane tylko w punktach
   *[many] przy tych zasadach sumy wolnych kart w wierszach { $lines } nie dają podanych tam punktów; te rozdania są zapisane tylko w punktach
}
without-counts-many = { $count ->
    [one] przy tych zasadach suma wolnych kart w { NUMBER($count) } wierszu nie daje podanych tam punktów, na przykład w wierszu { $lines }; to rozdanie jest zapisane tylko w punktach
    [few] przy tych zasadach sumy wolnych kart w { NUMBER($count) } wierszach nie dają podanych tam punktów, na przykład w wierszach { $lines }; te rozdania są zapisane tylko w punktach
   *[many] przy tych zasadach sumy wolnych kart w { NUMBER($count) } wierszach nie dają podanych tam punktów, na przykład w wierszach { $lines }; te rozdania są zapisane tylko w punktach
}
without-counts-hint = jeśli grano na innych zasadach, wybierz je, na przykład `--rules pagat` lub `--set gin_bonus=20`

no-rows = w tym pliku nie ma rozdań
no-rows-hint = import czyta to, co zapisuje `ginscore export --format csv` i `--format jsonl`, oraz arkusze z angielskimi nagłówkami, jak Date, Winner, Loser i Points; o innych nagłówkach mówi `--map` w `ginscore import --help`
no-object = wiersz nie jest obiektem JSON
no-object-hint = zapisz po jednym obiekcie w wierszu, tak jak `ginscore export --format jsonl`
newer = wiersz ma schemat { $schema }, którego ta wersja ginscore nie obsługuje
newer-hint = użyj nowszej wersji ginscore
too-many-columns = nagłówek ma { $columns ->
    [one] { NUMBER($columns) } kolumnę
    [few] { NUMBER($columns) } kolumny
   *[many] { NUMBER($columns) } kolumn
}, a limit to { $most }
too-many-columns-hint = import czyta to, co zapisuje `ginscore export --format csv` i `--format jsonl`
too-few-cells = wiersz ma mniej komórek, niż nagłówek ma kolumn
too-few-cells-hint = czy plik jest cały? Pusta komórka też potrzebuje przecinka
many-lines = komórka { $column } zajmuje więcej niż jeden wiersz
many-lines-hint = może brakuje zamknięcia cudzysłowu? Komórka musi mieścić się w jednym wierszu
cell-too-long = komórka { $column } jest dłuższa niż { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
   *[many] { $most } bajtów
}
cell-too-long-hint = wiersz to jedno rozdanie i jednowierszowa uwaga
too-many-cells = wiersz ma więcej komórek, niż nagłówek ma kolumn
too-many-cells-hint = komórkę, w której jest przecinek, weź w cudzysłów
no-such-column = nie ma kolumny { $column }
no-such-column-hint = czy chodzi o { $meant }? Jeśli nie, dodaj { $option }, żeby pominąć tę kolumnę
column-twice = kolumna { $column } pojawia się dwa razy
column-twice-hint = usuń jedną z nich
same-meaning = { $one } i { $other } to ta sama kolumna { $column }
same-meaning-hint = dodaj { $option }, żeby pominąć jedną z nich

no-winner = żadna kolumna nie podaje zwycięzcy
no-loser = żadna kolumna nie podaje przegrywającego
no-points = żadna kolumna nie podaje punktów
name-the-column = jeśli któraś podaje, wskaż ją opcją `--map`, na przykład { $option }; nagłówki to { $headings }
add-winner = dodaj taką kolumnę, na przykład z nagłówkiem Winner; nagłówki to { $headings }
add-loser = dodaj taką kolumnę, na przykład z nagłówkiem Loser; nagłówki to { $headings }
add-points = dodaj taką kolumnę, na przykład z nagłówkiem Points; nagłówki to { $headings }
no-such-heading = w pliku nie ma nagłówka { $heading }
headings-are = nagłówki to { $headings }
empty-cell = w kolumnie { $heading } wiersz ma pustą komórkę
empty-winner = wpisz imię zwycięzcy; przy rozdaniu, którego nikt nie wygrywa, wpisz `draw`
empty-points = wpisz punkty zwycięzcy; można je pominąć tylko wtedy, gdy są obie sumy
empty-name = wpisz imiona obu graczy w każdym wierszu, w którym ktoś wygrywa
points-hint = wpisz punkty jako liczbę całkowitą, bez minusa
count-hint = wpisz sumę wolnych kart jako liczbę całkowitą
boxes-hint = wpisz kratki jako liczbę całkowitą
how-hint = wpisz knock, gin, big gin, undercut, gin-off lub draw albo nic; albo dodaj { $option }, żeby pominąć tę kolumnę
date-hint = wpisz datę, na przykład 2026-11-20 lub 20 Nov 2026; po niej może być godzina, na przykład 19:30
card-hint = wpisz kartę jako wartość i kolor, na przykład 7S lub TH
ambiguous-date = { $heading } jest niejednoznaczne: { $text } to { $one } albo { $other }
ambiguous-date-hint = dodaj `--dates day-first` lub `--dates month-first`; albo wpisz datę tak: 2026-11-20
strange-winner = w kolumnie { $heading } jest { $name }, a to żaden z graczy tego wiersza
players-are = gracze to { $one } i { $other }
not-more-points = wiersz podaje punkty za całą partię, ale zwycięzca ma { $points }, a przegrywający { $loser }
not-more-points-hint = zwycięzca partii ma więcej punktów; w arkuszu z rozdaniami pomiń punkty przegrywającego
game-in-game = wiersz to cała partia, ale partia przed nim nie jest skończona
game-in-game-hint = wiersz z punktami obu graczy to cała partia; w arkuszu z rozdaniami pomiń punkty przegrywającego
game-not-won = wiersz to cała partia, ale przy tych zasadach { $points ->
    [one] { $points } punkt nie wygrywa
    [few] { $points } punkty nie wygrywają
   *[many] { $points } punktów nie wygrywa
} partii
game-not-won-hint = wybierz zasady, na jakich grano, na przykład `--set target=50`; przerwanej partii nie da się zaimportować
counts-without-points = wiersz nie ma punktów, a przy tych zasadach suma wolnych kart nie pasuje do zakończenia rozdania
counts-without-points-hint = popraw sumę wolnych kart albo zakończenie rozdania, dodaj punkty albo wybierz zasady, na jakich grano, na przykład `--rules pagat`

missing = w wierszu brakuje { $column }
missing-hint = każdy wiersz potrzebuje `hand`, a pierwszy wiersz serii także `player_one` i `player_two`; reszta jest dowolna
stake-hint = wpisz kwotę za punkt, na przykład 0.10
preset-hint = wpisz nazwę zestawu zasad; `ginscore rules list` pokazuje zestawy
timestamp-hint = wpisz datę, na przykład 2026-11-20, 2026-11-20 19:30 lub 2026-11-20T19:30:00+01:00
hidden-character = { $column } zawiera { $hidden }
hidden-character-hint = usuń ten znak z komórki
differs = { $column } różni się od pierwszego wiersza serii
differs-hint = podaj dla dwóch serii różne nazwy w kolumnie `series`
not-a-player = { $column } nie może mieć wartości { $name }, bo takiego gracza tu nie ma
not-a-player-hint = gracze są w kolumnach `player_one` i `player_two`
out-of-order = teraz powinno być rozdanie { $next } serii, a ten wiersz to rozdanie { $written }
out-of-order-hint = seria potrzebuje wszystkich rozdań po kolei; posortuj wiersze według `series` i `number`
series-over = to rozdanie jest już po końcu serii
series-over-hint = podaj dla następnej serii inną nazwę w kolumnie `series`; a może grano na innych zasadach (`rules`)?
mismatch = w wierszu { $column } to { $written }, a zasady dają { $given }
mismatch-none = w wierszu { $column } to { $written }, a zasady nie dają nic
mismatch-hint = popraw rozdanie albo `rules`; albo pomiń tę kolumnę, żeby rozstrzygnęły zasady
not-valid-hint = wpisz je na przykład tak: `Ann 4 v 23`
