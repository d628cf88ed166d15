series-checked = sprawdzono { $done } z { $all } serii
series-written = zapisano { $done } z { $all } serii
interrupted-before = przerwano; niczego nie zapisano
interrupted-after = przerwano po { $done } z { $all } serii, które są zapisane; zaimportuj to samo jeszcze raz, aby dokończyć
standard-input = standardowe wejście
not-text = standardowe wejście to nie tekst
not-text-hint = zapisz jako tekst UTF-8 (w Excelu „CSV UTF-8”, nie „Tekst Unicode”)
too-long = standardowe wejście jest za długie: limit to { $most ->
    [one] { NUMBER($most) } bajt
    [few] { NUMBER($most) } bajty
   *[many] { NUMBER($most) } bajtów
}
too-long-hint = podziel plik między dwiema seriami i zaimportuj części
choose-exported = wybierz plik zapisany poleceniem `ginscore export` albo `-`, czyli standardowe wejście
not-of-evening = { $word } to nie jest wiersz wieczoru
not-of-evening-hint = pomiń go albo odtwórz skrypt poleceniem `ginscore table`, które wykonuje też polecenia
no-new-line = skrypt zaczyna się od `new` i graczy
no-new-line-hint = napisz go jak w `new Ann Bob pagat`
already-there = { $series } ma już te rozdania
already-there-as = { $series } ma już te rozdania, tutaj pod nazwą { $called }
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

ignored-columns = { $count ->
    [one] Pominięto kolumnę { $columns }.
    [few] Pominięto kolumny { $columns }.
   *[many] Pominięto kolumny { $columns }.
}
names-and-more = { $names } i jeszcze { $more }

no-rows = w tym pliku nie ma rozdań
no-rows-hint = import czyta skrypty oraz wiersze z kolumną `hand`, takie jak zapisuje `ginscore export --format csv` i `--format jsonl`; jak zrobić je z innych arkuszy, pokazuje `ginscore man rows`
whole-series = ten plik zawiera całe serie, takie jak zapisuje `ginscore export --format json`
whole-series-hint = import czyta wiersze z `ginscore export --format jsonl`
only-results = ten plik zawiera wyniki, po wierszu na stronę, a nie rozdania
only-results-hint = import czyta wiersze z `ginscore export` bez `--results`
ledger-file = to jest plik księgi, a nie wiersze ani skrypt
ledger-file-hint = `ginscore --ledger DIR export --all --format jsonl | ginscore import -` importuje księgę z katalogu DIR; albo skopiuj plik do katalogu swojej
web-page = to jest strona internetowa
web-page-hint = import czyta wiersze z `ginscore export --format csv` i `--format jsonl`
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
no-such-column-hint = czy chodzi o { $meant }? Jeśli nie, nazwij tę kolumnę inaczej
column-twice = kolumna { $column } pojawia się dwa razy
column-twice-hint = usuń jedną z nich

missing = w wierszu brakuje { $column }
missing-hint = każdy wiersz potrzebuje `hand`, a pierwszy wiersz serii także `player_one` i `player_two`; reszta jest dowolna
stake-hint = wpisz kwotę za punkt, na przykład 0.10, za partię, na przykład 5/game, albo za arkusz, na przykład 20/sheet
lineup-hint = wpisz `sides`, `captain` albo `in-turn out Cid`, zależnie od liczby graczy
sides-hint = wpisz nazwy obu stron oddzielone przecinkiem
timestamp-hint = wpisz datę, na przykład 2026-11-20, 2026-11-20 19:30 lub 2026-11-20T19:30:00+01:00
hidden-character = { $column } zawiera { $hidden }
hidden-character-hint = usuń ten znak z komórki
differs = { $column } różni się od pierwszego wiersza serii
differs-hint = podaj dla dwóch serii różne nazwy w kolumnie `series`
not-a-player = { $column } nie może mieć wartości { $name }, bo takiego gracza tu nie ma
not-a-player-hint = gracze są w kolumnach `player_one` i `player_two`
out-of-order = teraz powinno być rozdanie { $next } serii, a ten wiersz to rozdanie { $written }
out-of-order-hint = seria potrzebuje każdego rozdania raz; czy brakuje wiersza albo któryś występuje dwa razy?
series-over = to rozdanie jest już po końcu serii
series-over-hint = podaj dla następnej serii inną nazwę w kolumnie `series`; a może grano na innych zasadach (`rules`)?
mismatch = w wierszu { $column } to { $written }, a zasady dają { $given }
mismatch-none = w wierszu { $column } to { $written }, a zasady nie dają nic
mismatch-hint = popraw rozdanie albo `rules`; albo pomiń tę kolumnę, żeby rozstrzygnęły zasady
not-valid-hint = wpisz je na przykład tak: `Ann 4 v 23`
