not-toml = to nie jest TOML: { $message }
not-toml-hint = popraw ten wiersz w edytorze; w pliku niczego nie zmieniono

unmerged = w tym miejscu pliku jest nierozwiązany konflikt scalania
unmerged-hint = wybierz jedną stronę, usuń wiersze z `<<<<<<<`, `=======` i `>>>>>>>`, a to, co ma tylko druga strona, zapisz poleceniem `ginscore hand`

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

bad-value = { $key } nie może mieć wartości { $value }
clash-hint = popraw jedną z nich w edytorze

unknown-player = nie ma gracza { $name }
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
diverged-hand = rozdanie { $number }: { $line }
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
