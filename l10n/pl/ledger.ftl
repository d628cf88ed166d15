seal-not-remembered = ten komputer nie mógł zapamiętać pieczęci serii { $series }; zanotuj ją, bo inaczej nikt nie zauważy, że plik skrócono
current-not-remembered = ten komputer nie może zapamiętać bieżącej serii; wskaż ją opcją `--series { $series }`
current-stays = ten komputer nie może zapamiętać bieżącej serii: rozdania trafiają nadal do { $still }; nową wskaż opcją `--series { $series }`
current-not-stored = ten komputer nie może zapamiętać bieżącej serii, bo nie ma katalogu domowego
current-not-stored-hint = wskaż ją opcją `--series { $series }`
not-read-back = plik po odczytaniu różniłby się od tego, co zapisano
not-read-back-hint = niczego nie zapisano; to błąd w ginscore, prosimy o zgłoszenie

is-copy = { $series } to kopia { $of }: nic się w niej nie zapisuje
is-copy-hint = { $line } wraca do samej serii
no-series-called = nie ma serii { $part }
list-hint = pokazuje je `ginscore series list`
several-series = { $part } pasuje do kilku serii
several-hint = wpisz więcej liter nazwy: { $names }
no-series = nie ma jeszcze żadnej serii
no-series-hint = zacznij ją poleceniem `ginscore new Ann Bob` lub `ginscore table Ann Bob`
no-current = nie ma bieżącej serii
no-current-hint = `ginscore series list` je pokazuje; wybierz jedną poleceniem `ginscore series use` albo opcją `--series`

rows-twice = te rozdania i te od wiersza { $line } należą do tej samej serii, { $series }
rows-twice-hint = zbierz wszystkie rozdania serii pod jedną nazwą, po kolei
rows-same-file = { $series } i { $other } różnią się tylko wielkością liter, a w niektórych systemach byłyby jednym plikiem
rows-same-file-hint = niczego nie zaimportowano; zmień nazwę jednej z nich
partly-imported-hint = część serii została zapisana; napraw dysk i zaimportuj plik jeszcze raz: te serie zostaną pominięte

conflict-players = w księdze jest już seria { $series }, ale grają w niej { $players }, a nie { $here }
conflict-value = w księdze jest już seria { $series }, ale tam { $key } to { $there }, a nie { $here }
conflict-no-value = w księdze jest już seria { $series }, ale nie ma tam { $key }, a tutaj jest { $here }
conflict-hand = w księdze jest już seria { $series }, ale jej rozdanie { $number } to { $there }, a nie { $here }
conflict = w księdze jest już inna seria { $series }
conflict-hint = niczego nie zaimportowano; jeśli to inny wieczór, podaj inną nazwę w kolumnie `series`
conflict-hand-hint = niczego nie zaimportowano; `ginscore amend { $number } WIERSZ --series { $series }` poprawia księgę; a jeśli to inny wieczór, podaj inną nazwę w kolumnie `series`

not-toml = to nie jest TOML
unreadable-part = nie można odczytać tej części pliku
not-toml-hint = popraw ten wiersz w edytorze; w pliku niczego nie zmieniono

unmerged = w tym miejscu pliku jest nierozwiązany konflikt scalania
unmerged-hint = usuń wiersze, które zaczynają się od `<<<<<<<`, `|||||||`, `=======` i `>>>>>>>`, oraz wiersze wszystkich stron oprócz jednej, potem zapisz jeszcze raz to, czego brakuje
retired = w księdze nie ma już wierszy { $word }
retired-hint = usuń ten wpis w edytorze; `ginscore audit` powie potem, które wpisy nie zgadzają się już ze swoją pieczęcią

newer-format = plik ma format { $format }, którego ta wersja ginscore nie obsługuje
newer-format-hint = użyj nowszej wersji ginscore; niczego nie zmieniono

missing-key = brakuje { $key }
missing-key-hint = przywróć to z kopii zapasowej albo porównaj plik z plikiem innej serii
unknown-key = w tej tabeli nie ma klucza { $key }
unknown-key-hint = komentarz wpisz po `#`

expected-time = tu powinny być data i godzina ze strefą czasową, na przykład 2026-11-20T19:30:00+01:00
expected-hand = tu powinno być rozdanie
expected-series-format = tu powinien być format 3
expected-two-players = tu powinno być dwóch graczy
expected-players-of-lineup = tu powinno być tylu graczy, ilu wymaga `lineup`
expected-lineup = tu powinno być `sides` z czterema do dziesięciu graczy, `captain` z trzema lub czterema albo `in-turn` z trzema i z `out`, imieniem gracza, który najpierw pauzuje
expected-two-sides = tu powinny być nazwy dwóch stron
expected-stake = tu powinna być kwota za punkt, na przykład 0.10, za partię, na przykład 5/game, albo za arkusz, na przykład 20/sheet
expected-preset-format = tu powinien być format 2, pierwszy, w którym zapisywano zasady domowe
expected-preset-note = tu powinna być uwaga, najwyżej 4000 znaków
expected-hint = popraw wartość w edytorze
unquoted-hint = wpisz to bez cudzysłowu: { $value }
whole-number-hint = wpisz to bez części dziesiętnej: { $value }

clash-hint = popraw jedną z nich w edytorze

no-such-player-hint = imiona są pod `players`

entry-hint = popraw wpis albo go usuń

invalid-hand = rozdanie jest nieprawidłowe

mismatch = wpis { $entry } ma `{ $key }` { $written }, a zasady dają { $given }
nothing-given = nic
mismatch-hint = jeśli rozdanie jest dobre, wpisz tu { $given }; jeśli nie, popraw rozdanie

changed-first = wpis 1 nie zgadza się już ze swoją pieczęcią: nagłówek albo wpis zmieniono po zapisaniu
changed = wpis { $entry } nie zgadza się już ze swoją pieczęcią: zmieniono go po zapisaniu albo dodano lub usunięto wpisy przed nim
unsealed = wpis { $entry } nie ma pieczęci, choć mają ją wpisy przed nim: napisano go ręcznie albo usunięto pieczęć
followed-again = { $count ->
    [one] następny wpis też się nie zgadza; wpis { $again } znów się zgadza
    [few] następne { $count } wpisy też się nie zgadzają; wpis { $again } znów się zgadza
   *[many] następnych { $count } wpisów też się nie zgadza; wpis { $again } znów się zgadza
}
followed-all = { $count ->
    [one] następny wpis też się nie zgadza
    [few] następne { $count } wpisy też się nie zgadzają
   *[many] następnych { $count } wpisów też się nie zgadza
}
next-again = wpis { $again } znów zgadza się ze swoją pieczęcią
unfit-hint = jeśli nikt nie chciał tego zmieniać, przywróć plik z kopii zapasowej; nowe wpisy pieczętują to, co jest w pliku

cannot-read = nie można odczytać { $path }: { $reason }
cannot-read-hint = inną księgę wskaż opcją `--ledger DIR`, a inną serię opcją `--series NAME`
too-long = { $path }: plik jest za długi, limit to { $bytes ->
    [one] { NUMBER($bytes) } bajt
    [few] { NUMBER($bytes) } bajty
   *[many] { NUMBER($bytes) } bajtów
}
too-long-hint = niczego nie zapisano; może to plik innego rodzaju? `ginscore new` zaczyna nową serię
not-text = { $path } to nie tekst
not-text-hint = plik musi być w UTF-8; przywróć go z kopii zapasowej
cannot-write = nie można zapisać { $path }: { $reason }
cannot-write-hint = niczego nie zapisano; czy katalog istnieje i czy wolno w nim zapisywać? Inną księgę wskaż opcją `--ledger DIR`
no-room-hint = niczego nie zapisano; zwolnij miejsce na dysku i spróbuj ponownie
still-locked = inny ginscore właśnie zapisuje: { $path } jest nadal zablokowany
still-locked-hint = niczego nie zapisano; spróbuj ponownie, gdy skończy
not-lockable = { $path } nie jest zwykłym plikiem, więc nie można go zablokować
not-lockable-hint = niczego nie zapisano; ginscore nie utworzył tego pliku: usuń go i spróbuj ponownie
already-there = { $path } już istnieje
already-there-hint = wybierz inną nazwę: `name=`

last-seal = Pieczęć { $seal }
last-seal-use = Niech druga osoba zapisze pieczęć; `ginscore audit --seal { $seal }` sprawdza ją później.

shortened = seria { $series } jest skrócona: miała { $written ->
    [one] { $written } wpis
    [few] { $written } wpisy
   *[many] { $written } wpisów
}, ostatni z pieczęcią { $seal }, a w pliku { $entries ->
    [one] jest tylko { $entries } wpis
    [few] są tylko { $entries } wpisy
   *[many] jest tylko { $entries } wpisów
}
shortened-hint = przywróć plik z kopii zapasowej albo grajcie dalej z tym, co w nim jest (ta uwaga pojawia się, dopóki nic nowego nie zostanie zapisane)
unfit-warning = wpis { $entry } serii { $series } nie zgadza się ze swoją pieczęcią; więcej mówi `ginscore audit`

changed-places = w { $series } { $names }
name-is-now = { $name } nazywa się teraz { $now }
changed-places-hint = wynik jest teraz pod imieniem drugiego gracza; zapytaj, kto zmienił imiona

all-unsealed = { $entries ->
    [one] jedyny wpis serii { $series } nie ma pieczęci
    [few] żaden z { $entries } wpisów serii { $series } nie ma pieczęci
   *[many] żaden z { $entries } wpisów serii { $series } nie ma pieczęci
}
first-unsealed = { $entries ->
    [one] pierwszy wpis serii { $series } nie ma pieczęci
    [few] pierwsze { $entries } wpisy serii { $series } nie mają pieczęci
   *[many] pierwszych { $entries } wpisów serii { $series } nie ma pieczęci
}
all-unsealed-hint = z pliku nie widać, czy coś w nim zmieniono; pieczęć postawi następny wpis
first-unsealed-hint = nie widać, czy coś zmieniono przed pierwszą pieczęcią

set-aside = { $file } to plik serii { $of } z innym rozszerzeniem: nie liczy się
set-aside-hint = { $log } go pokazuje; nadaj właściwemu plikowi nazwę { $name }
only-aside = nie ma żadnej serii, są tylko pliki z innym rozszerzeniem: { $files }
copy-spare = { $file } nie ma niczego, czego brakuje w { $of }, i można go usunąć
copy-ignored = { $file } zaczyna się jak { $of }, ale nie da się go odczytać: jest pomijany
copy-apart = { $file } to kopia serii { $of }, którą prowadzono osobno: tylko { $theirs } ma { $count ->
    [one] wiersz { $lines }
    [few] wiersze { $lines }
   *[many] wiersze { $lines }
}; porównaj z { $ours }
copy-differs = { $file } to kopia serii { $of }, którą prowadzono osobno; nie ma własnych wierszy; porównaj { $theirs } z { $ours }

diverged = tę samą serię zapisywano w dwóch miejscach: { $count ->
    [one] wiersza { $lines } z { $other } brakuje w { $one }
    [few] wierszy { $lines } z { $other } brakuje w { $one }
   *[many] wierszy { $lines } z { $other } brakuje w { $one }
}
diverged-less = tę samą serię zapisywano w dwóch miejscach: { $other } różni się od { $one } i nie ma własnych wierszy
diverged-hint = porównaj { $ours } z { $theirs }; zapisz to, czego brakuje, potem usuń { $other }
same-series = { $one } i { $other } to ta sama seria
same-series-hint = usuń { $other }

seal-at-start = { $code } to pieczęć serii { $series } sprzed pierwszego rozdania; wszystko do tego miejsca jest bez zmian
seal-unchanged = { $code } to pieczęć serii { $series } po rozdaniu { $hand } (wpis { $entry }); wszystko do tego miejsca jest bez zmian
seal-only-written = wpis { $entry } serii { $series } ma pieczęć { $code }, ale nie wynika ona z treści pliku: zmieniono wpis { $changed } albo coś przed nim
seal-names = Gracze nazywali się wtedy { $then }; w tej samej kolejności to teraz { $now }.
seal-corrected = Od tego czasu { $entries ->
    [one] { $entries } wpis coś z tego poprawił:
    [few] { $entries } wpisy coś z tego poprawiły:
   *[many] { $entries } wpisów coś z tego poprawiło:
}
seal-score-then = W tamtym momencie:
seal-deleted = { $code } to pieczęć serii { $series }, którą usunięto
seal-deleted-hint = `ginscore series restore { $series }` ją przywróci
seal-unread = żadna seria, którą dało się odczytać, nie ma pieczęci { $code }
seal-unread-hint = może to być pieczęć serii, której nie dało się odczytać
seal-unknown = żadna seria w tej księdze nigdy nie miała pieczęci { $code }
seal-unknown-hint = sprawdź kod i czy to właściwa księga; jeśli jedno i drugie się zgadza, serię przerobiono
not-a-seal = { $text } to nie pieczęć
not-a-seal-hint = pieczęć ma dwanaście liter i cyfr, na przykład `7KTD-93XY-4MHC`

delete-series = Usunąć serię { $name }, w której { $hands ->
    [one] jest { $hands } rozdanie
    [few] są { $hands } rozdania
   *[many] jest { $hands } rozdań
}? (t lub n)
delete-unread-series = Usunąć serię { $name }, której nie można odczytać? (t lub n)
nothing-deleted = Niczego nie usunięto.
not-asked = serii { $name } nie usuwa się bez pytania, a tu nie ma kogo zapytać
not-asked-hint = dodaj `--yes`, żeby ją usunąć
none-deleted-called = nie ma usuniętej serii { $part }
none-deleted-hint = pokazuje je `ginscore series restore`
several-deleted = { $part } pasuje do kilku usuniętych serii
series-name-taken-hint = zmień nazwę jednej z nich poleceniem `ginscore series rename`
deleted = Usunięto serię { $name }. Przywraca ją `ginscore series restore { $in-trash }`.
restored = Przywrócono serię { $name }.
series-renamed = Seria { $old } nazywa się teraz { $new }.
no-deleted-series = Nie ma usuniętych serii.
start-undone = cofnięto: początek serii { $series }. { $before } znów jest bieżącą serią; jeszcze jedno `undo` cofnie w niej: { $last }
start-undone-alone = cofnięto: początek serii { $series }. { $before } znów jest bieżącą serią
start-redone = przywrócono: początek serii { $series }
undo-elsewhere = `series use { $number }` prowadzi do { $series }: { $last }

no-players = Nie ma jeszcze żadnych graczy.
player-series = { $name }: { $series ->
    [one] { $series } seria
    [few] { $series } serie
   *[many] { $series } serii
}
all-named = Imię { $name } jest już we wszystkich seriach.
renamed = { $was } nazywa się teraz { $name }, w { $series ->
    [one] { $series } serii
    [few] { $series } seriach
   *[many] { $series } seriach
}.
rename-back = { $line } to cofa; `undo` cofa to, co zapisano wcześniej.
one-series-only = imię zmienia się we wszystkich seriach, a `--series` wskazuje jedną
one-series-only-hint = pomiń `--series`
name-taken = imię { $name } ma już inny gracz
name-taken-hint = wybierz inne imię; a jeśli to jedna osoba, użyj { $command }
same-player = Czy { $was } i { $name } to jedna osoba? (t lub n)
nothing-renamed = Niczego nie zmieniono.
former-name = dawne imię gracza { $other } w serii { $series } to { $name }
former-name-hint = wybierz inne imię: z tym rozdania gracza { $other } wyglądałyby na rozdania gracza { $was }
partly-renamed-hint = imię zmieniono w części serii; napraw dysk i powtórz polecenie: zmieni ono pozostałe
unknown-player = w tej księdze nie ma gracza { $name }
unknown-player-hint = `ginscore players` pokazuje graczy
opponents = { $one } i { $two } to dwie osoby: grają przeciw sobie w { $series }
opponents-more = { $one } i { $two } to dwie osoby: grają przeciw sobie w { $series } i w { $more ->
    [one] jeszcze { $more } serii
    [few] jeszcze { $more } seriach
   *[many] jeszcze { $more } seriach
}
opponents-hint = niczego nie zmieniono; jednego gracza mogą oznaczać tylko imiona, które nigdy nie grają przeciw sobie

new-player = { $name } to nowe imię, ale w księdze są już podobne: { $known }
new-player-hint = jeśli chodzi o { $meant }, usuń serię i zacznij ją od nowa
new-player-imported-hint = jeśli chodzi o { $meant }, { $command } łączy obie nazwy w jednego gracza

changed-since-hint = gdzie, pokazuje `ginscore audit`
all-as-recorded = { $series ->
    [one] { $series } seria
    [few] { $series } serie
   *[many] { $series } serii
}, { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}: wszystko tak, jak zapisano

series-open = { $name }  otwarta, { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
series-finished = { $name }  zakończona, { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
series-stopped = { $name }  przerwana, { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
series-unread = { $name }  nie można odczytać
current-series = bieżąca:
no-series-yet = Nie ma jeszcze żadnej serii.
current-is-now = Bieżąca seria to teraz { $name }.

progress-series = { $done } z { $all } serii

no-directory = nie ma katalogu { $dir }
no-directory-hint = podaj katalogi ksiąg, tak jak pokazuje je `ginscore series show`
several-players = { $name } pasuje do kilku graczy
ledger-has-no-series = w księdze nie ma jeszcze żadnej serii
known-players-hint = gracze w tej księdze: { $names }

file-of-ledger = ten plik należy do księgi, a eksport by go zastąpił
file-of-ledger-hint = wybierz inny plik
page-without-file = strona musi trafić do pliku
page-without-file-hint = dopisz { $option }
exported = Zapisano { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
} z { $series } serii w pliku { $file }.
hands-only = W wierszach są tylko rozdania: korekt i przerwanych serii w nich nie ma. `--format json` ma jedno i drugie.
results-are-rows = wyniki eksportuje się jako wiersze
results-are-rows-hint = użyj `--format csv` albo `jsonl`
format-missing = brakuje formatu eksportu
format-missing-hint = użyj `--format html`, `csv`, `json` lub `jsonl` albo nazwy pliku z jednym z tych rozszerzeń, na przykład `--output evening.html`
not-writable-hint = wybierz plik, w którym możesz zapisywać

one-ledger = tylko `stats` czyta kilka ksiąg
one-ledger-hint = podaj jedną albo żadnej
home-not-absolute = HOME nie jest ścieżką bezwzględną, więc nie ma miejsca na księgę
no-home = nie ma katalogu domowego na księgę
no-home-hint = wskaż katalog opcją `--ledger DIR`
not-a-time = GINSCORE_NOW to nie czas: `{ $text }`
not-a-time-hint = wpisz na przykład 2026-11-20T19:30:00+01:00
empty-ledger-variable = GINSCORE_LEDGER jest ustawiona, ale pusta
empty-ledger-variable-hint = wpisz w niej katalog albo usuń zmienną
not-a-time-zone = TZ nie podaje strefy czasowej: `{ $zone }`
not-a-time-zone-hint = wpisz na przykład `Europe/Berlin` albo usuń zmienną
unknown-time-zone = strefa czasowa `{ $zone }` z TZ nie jest tu znana: godziny są zapisywane z { $offset }
unknown-time-zone-hint = zainstaluj strefy czasowe (`tzdata`) albo wpisz w TZ regułę, na przykład `CET-1CEST,M3.5.0,M10.5.0/3`
not-a-card-look = GINSCORE_CARDS nie podaje sposobu pokazywania kart: { $value }
not-a-card-look-hint = ustaw letters, symbols, words, B-D-K, V-D-R lub W-D-K
waiting = czekam, aż skończy inny ginscore ...
not-confirmed = ostrzeżenie: zapisano, ale bez potwierdzenia z dysku
recorded-not-answered = ostrzeżenie: zapisano, ale nie można wypisać odpowiedzi: { $reason }
not-answered = błąd: nie można wypisać odpowiedzi: { $reason }
