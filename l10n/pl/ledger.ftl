### section: book

seal-not-remembered = ten komputer nie może przechować pieczęci; zanotuj ją, inaczej nie zauważy, że plik przerobiono
current-not-remembered = ten komputer nie może zapamiętać bieżącej serii; wskaż ją opcją `--series { $series }`
turned = { $series } jest teraz w nowym formacie, z nowymi pieczęciami; pieczęcie zanotowane wcześniej należą do starego pliku { $file }
no-home = ten komputer nie może zapamiętać bieżącej serii, bo nie ma katalogu domowego
no-home-hint = wskaż ją opcją `--series { $series }`
not-read-back = plik po odczytaniu różniłby się od tego, co zapisano
not-read-back-hint = niczego nie zapisano; to błąd w ginscore, prosimy o zgłoszenie

no-series-called = nie ma serii { $part }
list-hint = pokazuje je `ginscore series list`
several-series = { $part } pasuje do kilku serii
several-hint = wpisz więcej liter nazwy: { $names }
no-series = nie ma jeszcze żadnej serii
no-series-hint = zacznij ją poleceniem `ginscore new Ann Bob` lub `ginscore table Ann Bob`
no-current = nie ma bieżącej serii
no-current-hint = `ginscore series list` je pokazuje; wybierz jedną poleceniem `ginscore series use` albo opcją `--series`

rows-twice = te wiersze i te od wiersza { $line } należą do tej samej serii, { $series }
rows-twice-hint = zbierz wszystkie wiersze serii pod jedną nazwą, rozdania po kolei
rows-same-file = { $series } i { $other } różnią się tylko wielkością liter, a w niektórych systemach byłyby jednym plikiem
rows-same-file-hint = niczego nie zaimportowano; zmień nazwę jednej z nich
partly-imported-hint = część serii została zapisana; napraw dysk i zaimportuj plik jeszcze raz: te serie zostaną pominięte

conflict-two-players = w księdze jest już seria { $series }, ale jej `player_one` to { $one }, a `player_two` to { $two }
conflict-players = w księdze jest już seria { $series }, ale grają w niej { $players }
conflict-rules = w księdze jest już seria { $series }, ale na innych zasadach
conflict-start = w księdze jest już seria { $series }, ale zaczęta { $start }
conflict-stake = w księdze jest już seria { $series }, ale jej stawka to { $stake }
conflict-no-stake = w księdze jest już seria { $series }, ale bez stawki
conflict-dealer = w księdze jest już seria { $series }, ale najpierw rozdaje w niej { $dealer }
conflict-no-dealer = w księdze jest już seria { $series }, ale nie wiadomo, kto w niej rozdaje jako pierwszy
conflict-hand = w księdze jest już seria { $series }, ale jej rozdanie { $number } to { $there }, a nie { $here }
conflict = w księdze jest już inna seria { $series }
conflict-hint = niczego nie zaimportowano; jeśli to inny wieczór, podaj inną nazwę w kolumnie `series`
conflict-hand-hint = niczego nie zaimportowano; `ginscore amend { $number } LINE --series { $series }` poprawia księgę; a jeśli to inny wieczór, podaj inną nazwę w kolumnie `series`

### section: ledger

not-toml = to nie jest TOML: { $message }
not-toml-hint = popraw ten wiersz w edytorze; w pliku niczego nie zmieniono

unmerged = w tym miejscu pliku jest nierozwiązany konflikt scalania
unmerged-hint = `ginscore merge` łączy obie strony; `--series` wskazuje serię inną niż bieżąca

newer-format = plik ma format { $format }, którego ta wersja ginscore nie obsługuje
newer-format-hint = użyj nowszej wersji ginscore; niczego nie zmieniono

missing-key = brakuje { $key }
missing-key-hint = przywróć to z kopii zapasowej albo porównaj plik z plikiem innej serii
unknown-key = w tej tabeli nie ma klucza { $key }
unknown-key-hint = komentarz wpisz po `#`

expected-text = tu powinien być tekst w cudzysłowie
expected-whole-number = tu powinna być liczba całkowita
expected-whole-numbers = tu powinna być lista liczb całkowitych, na przykład [1, 2]
expected-names = tu powinna być lista tekstów, na przykład ["Ann", "Bob"]
expected-side-names = tu powinna być lista tekstów, na przykład ["My", "Oni"]
expected-seals = tu powinna być cała pieczęć wpisu albo lista pieczęci
expected-time = tu powinny być data i godzina ze strefą czasową, na przykład 2026-11-20T19:30:00+01:00
expected-table = tu powinna być tabela
expected-entries = tu powinny być tabele, każda pod [[entry]]
expected-rule-value = tu powinna być liczba, true lub false, słowo w cudzysłowie albo lista liczb
expected-kind = tu powinno być jedno z tych słów: { $kinds }
expected-hand = tu powinno być rozdanie
expected-hand-number = tu powinien być numer rozdania, od 1
expected-points-or-boxes = tu powinny być albo punkty, albo kratki
expected-award = tu powinna być liczba dozwolona w korekcie, inna niż 0
expected-witness-word = tu powinno być do 100 widocznych liter, cyfr i znaków, z pojedynczymi spacjami
expected-series-format = tu powinien być format 1, pierwszy, jaki istnieje, albo 2
expected-started-format = tu powinien być format, w którym seria się zaczęła
expected-two-players = tu powinno być dwóch graczy
expected-players-of-lineup = tu powinno być tylu graczy, ilu wymaga `lineup`
expected-lineup = tu powinno być `sides` z czterema do dziesięciu graczy, `captain` z trzema lub czterema albo `in-turn` z trzema i z `out`, imieniem gracza, który najpierw pauzuje
expected-two-sides = tu powinny być nazwy dwóch stron
expected-stake = tu powinna być kwota za punkt, na przykład 0.10
expected-preset-format = tu powinien być format 2, pierwszy, w którym zapisywano zasady domowe
expected-preset-note = tu powinna być uwaga, najwyżej 4000 znaków
expected-preset-name = tu powinna być nazwa zestawu zasad, na przykład "pagat"
expected-hint = popraw wartość w edytorze

clash-hint = popraw jedną z nich w edytorze

unknown-player-hint = imiona są pod `players`

entry-hint = popraw wpis albo go usuń

invalid-hand = rozdanie jest nieprawidłowe

mismatch = wpis { $entry } ma `{ $key }` { $written }, a zasady dają { $given }
nothing-given = nic
mismatch-hint = jeśli rozdanie jest dobre, wpisz tu { $given }; jeśli nie, popraw rozdanie

changed-first = wpis 1 nie zgadza się już ze swoją pieczęcią: nagłówek albo wpis zmieniono po zapisaniu
changed = wpis { $entry } nie zgadza się już ze swoją pieczęcią: zmieniono go po zapisaniu albo dodano lub usunięto wpisy przed nim
unsealed = wpis { $entry } nie ma pieczęci, choć mają ją wpisy przed nim: napisano go ręcznie albo usunięto pieczęć
accept-hint = jeśli zmiana jest zamierzona, zapisz to poleceniem `ginscore audit --accept`; jeśli nie, przywróć plik z kopii zapasowej
forked-first = wpis { $entry } zapisano jako pierwszy, a nie po wpisie przed nim: serię prowadzono dalej w dwóch miejscach
forked = wpis { $entry } zapisano po wpisie { $last }, a nie po wpisie przed nim: serię prowadzono dalej w dwóch miejscach
forked-hint = zostaw wpisy z jednego miejsca, a rozdania z drugiego zapisz jeszcze raz; albo, jeśli wszystkie te rozdania rozegrano po kolei, uruchom `ginscore audit --accept`

from-the-start = od początku, { $place }:
after-hand = po rozdaniu { $hand }, { $place }:
one-place = jedno miejsce
other-place = drugie miejsce
upper-side = górna strona
lower-side = dolna strona
more-entries = i jeszcze { NUMBER($count) }

cannot-read = nie można odczytać { $path }: { $reason }
cannot-read-hint = inną księgę wskaż opcją `--ledger DIR`; gdzie jest ta, pokazuje `ginscore series show`
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
temporary-hint = niczego nie zapisano; czy w katalogu plików tymczasowych jest miejsce i czy wolno w nim zapisywać? Inny katalog wskaż zmienną `TMPDIR` (w systemie Windows: `TMP`)
still-locked = inny ginscore właśnie zapisuje: { $path } jest nadal zablokowany
still-locked-hint = niczego nie zapisano; spróbuj ponownie, gdy skończy
not-lockable = { $path } nie jest zwykłym plikiem, więc nie można go zablokować
not-lockable-hint = niczego nie zapisano; ginscore nie utworzył tego pliku: usuń go i spróbuj ponownie
already-there = { $path } już istnieje
already-there-hint = wybierz inną nazwę opcją `--name`

### section: integrity

last-seal = Pieczęć { $seal }
last-seal-use = Drugi gracz ją notuje; `ginscore audit --seal { $seal }` sprawdza ją później.
no-seal = Nie ma pieczęci: dlaczego, pokazuje `ginscore audit`.

shortened = seria { $series } jest skrócona: ten komputer ma w niej { $written ->
    [one] { $written } wpis
    [few] { $written } wpisy
   *[many] { $written } wpisów
}, ostatni z pieczęcią { $seal }, a w pliku { $entries ->
    [one] jest tylko { $entries } wpis
    [few] są tylko { $entries } wpisy
   *[many] jest tylko { $entries } wpisów
}
shortened-elsewhere = seria { $series } jest skrócona: ten komputer ma w niej, w katalogu { $dir }, { $written ->
    [one] { $written } wpis
    [few] { $written } wpisy
   *[many] { $written } wpisów
}, ostatni z pieczęcią { $seal }, a w pliku { $entries ->
    [one] jest tylko { $entries } wpis
    [few] są tylko { $entries } wpisy
   *[many] jest tylko { $entries } wpisów
}
rewritten = seria { $series } jest przerobiona: ten komputer ma w niej { $written ->
    [one] { $written } wpis
    [few] { $written } wpisy
   *[many] { $written } wpisów
}, ostatni z pieczęcią { $seal }, ale to, co jest teraz w pliku, ma inną pieczęć
rewritten-elsewhere = seria { $series } jest przerobiona: ten komputer ma w niej, w katalogu { $dir }, { $written ->
    [one] { $written } wpis
    [few] { $written } wpisy
   *[many] { $written } wpisów
}, ostatni z pieczęcią { $seal }, ale to, co jest teraz w pliku, ma inną pieczęć
not-as-written-hint = przywróć plik z kopii zapasowej; a jeśli zmiana jest zamierzona, zapisz to poleceniem `ginscore audit --accept`
missing = brakuje serii { $series }: ten komputer ma w niej { $written ->
    [one] { $written } wpis
    [few] { $written } wpisy
   *[many] { $written } wpisów
}, ostatni z pieczęcią { $seal }
missing-hint = przywróć plik z kopii zapasowej; a jeśli nie jest już potrzebny, uruchom `ginscore audit --accept --series { $series }`
replaced-hint = jej nazwę ma teraz inna seria; starej szukaj w kopii zapasowej

accepted = wpis { $entry } serii { $series } przyjmuje wcześniejsze zmiany w pliku
accepted-note = wpis { $entry } serii { $series } przyjmuje wcześniejsze zmiany w pliku: { $note }
accepted-hint = zapytaj, kto je zrobił; pieczęć zanotowana wcześniej należy do wcześniejszej wersji (na tym komputerze pokazywane tylko raz)
changed-places = w { $series } { $names }
name-is-now = { $name } to teraz { $now }
changed-places-hint = wynik jest teraz pod imieniem drugiego gracza; zapytaj, kto zmienił imiona (na tym komputerze pokazywane tylko raz)

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
all-unsealed-hint = z pliku nie widać, czy coś w nim zmieniono; pieczęć postawi następny wpis (na tym komputerze pokazywane tylko raz)
first-unsealed-hint = nie widać, czy coś zmieniono przed pierwszą pieczęcią (na tym komputerze pokazywane tylko raz)

ledger-moved = ta księga była w { $before }, a teraz jest w { $now }
ledger-moved-hint = jeśli nikt jej nie przenosił ani nie kopiował, ktoś ją podmienił: porównaj ją z zanotowaną pieczęcią poleceniem `ginscore audit --seal CODE` (na tym komputerze pokazywane tylko raz)

sync-copy = { $file } to nie seria, lecz kopia serii { $of } zrobiona przez program do synchronizacji
sync-copy-spare = { $file } to nie seria, lecz kopia serii { $of } zrobiona przez program do synchronizacji; nie ma w niej nic nowego i można ją usunąć
sync-copy-ignored = { $file } to nie seria, lecz kopia serii { $of } zrobiona przez program do synchronizacji; jest pomijana
copy-apart = { $file } to kopia serii { $of }, którą prowadzono osobno; { $command } scali obie
editor-copy = { $file } to nie seria, lecz wcześniejsza wersja serii { $of } pozostawiona przez edytor albo scalanie
editor-copy-spare = { $file } to nie seria, lecz wcześniejsza wersja serii { $of } pozostawiona przez edytor albo scalanie; nie ma w niej nic nowego i można ją usunąć
editor-copy-ignored = { $file } to nie seria, lecz wcześniejsza wersja serii { $of } pozostawiona przez edytor albo scalanie; jest pomijana

diverged-first = tę samą serię zapisywano w dwóch miejscach: { $one } i { $other } różnią się od pierwszego wpisu
diverged = tę samą serię zapisywano w dwóch miejscach: { $one } i { $other } różnią się po wpisie { $entry }
diverged-hint = `ginscore merge { $file } --series { $series }` zrobi z nich jedną; potem usuń { $other }
copy-with-more = { $copy } ma { $more ->
    [one] { $more } wpis, którego nie ma { $of }
    [few] { $more } wpisy, których nie ma { $of }
   *[many] { $more } wpisów, których nie ma { $of }
}
same-series = { $one } i { $other } to ta sama seria
same-series-hint = usuń { $other }
stray-copy = { $file } ma nazwę jak kopia serii { $of }, ale tej serii brakuje albo jest inna
stray-copy-hint = jeśli to seria, zmień nazwę pliku; jeśli nie jest potrzebny, usuń go

seal-at-start = { $code } to pieczęć serii { $series } sprzed pierwszego rozdania; wszystko do tego miejsca jest bez zmian
seal-unchanged = { $code } to pieczęć serii { $series } po rozdaniu { $hand } (wpis { $entry }); wszystko do tego miejsca jest bez zmian
seal-merged = { $code } to pieczęć innej kopii serii { $series }, scalonej we wpisie { $entry }; dowodzą tego wiersze stamtąd
seal-merged-unproved = { $code } to pieczęć innej kopii serii { $series }, scalonej we wpisie { $entry }; dowieść tego może tylko plik tej kopii
seal-changed-first = { $code } to pieczęć serii { $series } po rozdaniu { $hand } (wpis { $entry }); od tego czasu zmieniono nagłówek albo wpis 1
seal-changed = { $code } to pieczęć serii { $series } po rozdaniu { $hand } (wpis { $entry }); od tego czasu zmieniono wpis { $changed } albo coś przed nim
seal-names = Gracze nazywali się wtedy { $then }; w tej samej kolejności to teraz { $now }.
seal-corrected = Od tego czasu { $entries ->
    [one] { $entries } wpis coś z tego poprawił:
    [few] { $entries } wpisy coś z tego poprawiły:
   *[many] { $entries } wpisów coś z tego poprawiło:
}
seal-score-then = W tamtym momencie:
seal-shortened = Porównano tylko pierwsze osiem znaków; wszystkie dwanaście dowodzi więcej.
seal-lost = { $code } to pieczęć serii { $series } po { $entries ->
    [one] { $entries } wpisie zapisanym
    [few] { $entries } wpisach zapisanych
   *[many] { $entries } wpisach zapisanych
} na tym komputerze, ale w pliku już jej nie ma
seal-lost-hint = `ginscore audit` pokazuje, co się stało; przywróć plik z kopii zapasowej
seal-deleted = { $code } to pieczęć serii { $series }, którą usunięto
seal-deleted-hint = `ginscore series restore { $series }` ją przywróci
seal-unread = żadna seria, którą dało się odczytać, nie ma pieczęci { $code }
seal-unread-hint = może to być pieczęć serii, której nie dało się odczytać
seal-unknown = żadna seria w tej księdze nigdy nie miała pieczęci { $code }
seal-unknown-hint = sprawdź kod i czy to właściwa księga; jeśli jedno i drugie się zgadza, serię przerobiono
not-a-seal = { $text } to nie pieczęć
not-a-seal-hint = pieczęć ma dwanaście liter i cyfr, na przykład `7KTD-93XY-4MHC`
memory-changed = { $path } nie wygląda tak, jak go zapisano w ginscore
memory-unread-hint = ten komputer nie może stwierdzić, czy serię { $series } skrócono lub przerobiono: porównaj zanotowaną pieczęć, na przykład `ginscore audit --seal 7KTD-93XY-4MHC`; od następnego zapisanego tu rozdania znów będzie ją pamiętał
ledger-memory-unread-hint = ten komputer nie może stwierdzić, czy jakąś serię skrócono, przerobiono lub usunięto: porównaj zanotowane pieczęcie, na przykład `ginscore audit --seal 7KTD-93XY-4MHC`

### section: series-files

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
name-taken-hint = zmień nazwę jednej z nich poleceniem `ginscore series rename`
deleted = Usunięto serię { $name }. Przywraca ją `ginscore series restore { $in-trash }`.
restored = Przywrócono serię { $name }.
renamed = Seria { $old } nazywa się teraz { $new }.
no-deleted-series = Nie ma usuniętych serii.

### section: players

no-players = Nie ma jeszcze żadnych graczy.
player-series = { $name }: { $series ->
    [one] { $series } seria
    [few] { $series } serie
   *[many] { $series } serii
}
all-named = Imię { $name } jest już we wszystkich seriach.
renamed = { $was } to teraz { $name } w { $series ->
    [one] { $series } serii
    [few] { $series } seriach
   *[many] { $series } seriach
}.
one-series-only = imię zmienia się we wszystkich seriach, a `--series` wskazuje jedną
one-series-only-hint = pomiń `--series`
name-taken = imię { $name } ma już inny gracz
name-taken-hint = wybierz inne imię; a jeśli to jedna osoba, użyj { $command }
former-name = { $other } to w { $series } wcześniej { $name }
former-name-hint = wybierz inne imię: z tym rozdania gracza { $other } wyglądałyby na rozdania gracza { $was }
same-name = oba imiona należą już do gracza { $name }
same-name-hint = `ginscore players rename` zmienia pisownię imienia
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

same-player = { $typed } to nowe imię. Czy chodzi o { $known }? (t lub n)
new-player = { $name } to nowe imię, ale w księdze są już podobne: { $known }
new-player-hint = jeśli chodzi o { $meant }, usuń serię i zacznij ją od nowa; `--new-player` znaczy, że { $name } to ktoś inny

### section: cli-ledger

nothing-to-accept = Nie ma czego przyjąć.
changes-accepted = Seria { $name }: zmiany są oznaczone jako przyjęte we wpisie { $entry }.
changes-accepted-seal = Seria { $name }: zmiany są oznaczone jako przyjęte we wpisie { $entry }; pieczęć { $seal }.
deletion-accepted = Seria { $name }: usunięcie jest przyjęte; ten komputer już na nią nie czeka.
several-to-accept = zmiany do przyjęcia są w kilku seriach
several-to-accept-hint = sprawdź każdą z nich i wskaż jedną opcją `--series`: { $names }

changed-since-hint = `ginscore audit` pokazuje gdzie; `ginscore log --all` pokazuje, co przyjęto

witness-question = Słowo od drugiego gracza
seal-so-far = Pieczęć w tej chwili: { $seal }. Drugi gracz ją notuje, a potem mówi słowo.
witness-recorded = świadek: { $word } (wpis { $entry })
witness-seal = pieczęć { $seal }
witness-writes = drugi gracz notuje tę pieczęć

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
several-players-hint = wpisz więcej liter imienia: { $names }
more-stats = `ginscore stats --all` pokazuje wszystkie liczby.
no-series-hint = w księdze nie ma jeszcze żadnej serii
known-players-hint = gracze w tej księdze: { $names }

file-of-ledger = ten plik należy do księgi, a eksport by go zastąpił
file-of-ledger-hint = wybierz inny plik
exported = Zapisano { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
} z { $series } serii w pliku { $file }.
hands-only = W wierszach są tylko rozdania: korekt i przerwanych serii w nich nie ma. `--format json` ma jedno i drugie.
format-missing = brakuje formatu eksportu
format-missing-hint = użyj `--format html`, `csv`, `json`, `jsonl` lub `gin` albo nazwy pliku z jednym z tych rozszerzeń, na przykład `--output evening.html`
one-series = plik w formacie `gin` zawiera jedną serię
one-series-hint = wskaż serię opcją `--series` i pomiń `--all` oraz dni
not-writable-hint = wybierz plik, w którym możesz zapisywać

### section: cli-context

home-not-absolute = HOME nie jest ścieżką bezwzględną, więc nie ma miejsca na księgę
no-home = nie ma katalogu domowego na księgę
no-home-hint = wskaż katalog opcją `--ledger DIR`
not-a-time = GINSCORE_NOW to nie czas: `{ $text }`
not-a-time-hint = wpisz na przykład 2026-11-20T19:30:00+01:00
empty-ledger-variable = GINSCORE_LEDGER jest ustawiona, ale pusta
empty-ledger-variable-hint = wpisz w niej katalog albo usuń zmienną
not-a-time-zone = TZ nie podaje strefy czasowej: `{ $zone }`
not-a-time-zone-hint = wpisz na przykład `Europe/Berlin` albo usuń zmienną
not-a-card-look = GINSCORE_CARDS nie podaje sposobu pokazywania kart: { $value }
not-a-card-look-hint = ustaw letters, symbols, B-D-K, V-D-R lub W-D-K
waiting = czekam, aż skończy inny ginscore ...
not-confirmed = ostrzeżenie: zapisano, ale bez potwierdzenia z dysku
recorded-not-answered = ostrzeżenie: zapisano, ale nie można wypisać odpowiedzi: { $reason }
not-answered = błąd: nie można wypisać odpowiedzi: { $reason }

### section: merge

took = { $lines ->
    [one] { $series } ma teraz o { $lines } wiersz więcej (źródło: { $copy })
    [few] { $series } ma teraz o { $lines } wiersze więcej (źródło: { $copy })
   *[many] { $series } ma teraz o { $lines } wierszy więcej (źródło: { $copy })
}
would-take = { $lines ->
    [one] po scaleniu w { $series } przybędzie { $lines } wiersz (źródło: { $copy })
    [few] po scaleniu w { $series } przybędą { $lines } wiersze (źródło: { $copy })
   *[many] po scaleniu w { $series } przybędzie { $lines } wierszy (źródło: { $copy })
}
nothing-new = { $copy } nie zawiera niczego, czego nie ma w { $series }.
taken-once = W obu kopiach, liczone raz: rozdanie { $number }, { $hand }
left-out = Pominięte, bo nie ma tu na to miejsca: { $line }
perhaps-same = Rozdania { $here } i { $there } to może jedno i to samo. Jeśli tak: `ginscore delete { $there }`
depends-on-direction = Przy scaleniu w drugą stronę wynik byłby inny z powodu korekt punktów albo rozdających. Warto to sprawdzić.
can-delete = W { $file } nie ma już niczego, czego brakuje w { $series }; kopię można usunąć.

not-copies = { $copy } to nie kopia serii { $series }
not-copies-hint = kopie jednej serii mają tych samych graczy, ten sam początek i te same zasady
changed = rozdanie { $number } zmieniono w obu kopiach, i to różnie
here = tutaj: { $hand }
there = tam: { $hand }
deleted = (usunięte)
changed-hint = jeśli poprawna jest druga kopia, wpisz tutaj `ginscore { $line }` i scal jeszcze raz; jeśli ta, popraw drugą kopię
round-differs = runda { $number } ma w obu kopiach różne wyniki tych samych graczy
round-differs-hint = popraw jedną z kopii poleceniem `ginscore amend` i scal jeszcze raz
no-place-here = przy rozdaniach z drugiej kopii nie ma już miejsca na tutejsze rozdanie { $number }: { $line }
no-place-there = nie ma tu miejsca na rozdanie { $number } z drugiej kopii: { $line }
no-place = nie ma tu miejsca na ten wiersz: { $line }
at-hint = `--at 3` wstawia rozdania z drugiej kopii przed rozdanie 3, cokolwiek mówią zegary; albo popraw jedną z kopii
stopped-here = tutaj gracze przerwali grę, a w drugiej kopii rozdanie { $number } odbyło się później: { $hand }
stopped-there = w drugiej kopii gracze przerwali grę, a tutaj rozdanie { $number } odbyło się później: { $hand }
two-names = gracz nazywa się teraz tutaj { $here }, a w drugiej kopii { $there }
two-names-hint = wybierz jedno imię: `ginscore players rename { $here } { $there }`
undone-there = { $line } cofnięto w drugiej kopii, a tutaj zapisano później rozdania
undone-here = { $line } cofnięto tutaj, a w drugiej kopii zapisano później rozdania
undone-hint = w kopii, w której to się jeszcze liczy, cofaj aż do tego miejsca i zapisz ponownie to, co było później
no-such-place = żadne rozdanie nie może mieć numeru { $number }
no-such-place-hint = rozdania z drugiej kopii trafiają przed któreś z tutejszych albo po ostatnim

### section: cli-merge

other-side = druga strona
no-copy = nie ma czego scalić z serią { $series }
no-copy-hint = `ginscore merge FILE` scala kopię, która leży gdzie indziej
not-a-copy = standardowe wejście to nie plik serii
not-a-copy-hint = na przykład `git show :3:FILE | ginscore merge -`
driver-files = `--driver` potrzebuje trzech plików, tak jak podaje je git
driver-files-hint = `ginscore help merge` pokazuje ustawienie dla gita
