kind-error = błąd
kind-warning = ostrzeżenie
kind-note = uwaga
kind-hint = wskazówka
rule-is = zasada: { $topic }; więcej: `rules explain { $topic }`

card-of = karta { $at } z { $all }: { $text }
word-of = słowo { $at } z { $all }: { $text }
at-end-of-line = na końcu wiersza

did-you-mean = czy chodzi o { $meant }?

name-one = podaj jednego z graczy: { $players }
players-are = gracze to { $players }
players-are-help = gracze to { $players }; `help` pokazuje, co można wpisać
write-more = wpisz więcej liter imienia: { $names }
name-missing = brakuje imienia gracza
could-be-either = { $typed } pasuje do obu graczy
could-be-several = { $typed } pasuje do kilku graczy
no-such-player = nie ma gracza { $typed }

which-hand = wiersz nie mówi, o które rozdanie rundy chodzi
type-one-of = wpisz { $lines }

suit-first = { $typed } to nie karta: najpierw podaje się wartość
not-a-card = { $typed } to nie karta
write-ace-as = asa wpisz jako { $card }
write-jack-as = waleta wpisz jako { $card }
write-queen-as = damę wpisz jako { $card }
write-king-as = króla wpisz jako { $card }
write-card-as = kartę wpisz jako { $card }
no-suit = w { $typed } brakuje koloru
no-rank = w { $typed } brakuje wartości
rank-before-suit = wpisz wartość przed kolorem, na przykład { $card }
card-is = karta to wartość i kolor, na przykład `4pi`, `10ki` lub `Dka`, po angielsku `4s`, `10h`, `qd`

two-suits = w { $typed } są dwa kolory
one-suit-only = sekwens jest w jednym kolorze, na przykład `4-7pi`; komplet wpisz jako `9trkaki`
backwards = { $typed } nie idzie w górę
lower-rank-first = najpierw wpisz niższą wartość, na przykład `4-7pi`; as jest niski
add-suit = dopisz kolor, na przykład `4-7pi` lub `456pi`
diamonds-or-ace = { $typed } jest niejasne: na końcu może być dama karo albo Q K A bez koloru
write-diamonds-or-suit = damę karo wpisz jako `dka` lub `qd`; albo dopisz kolor, na przykład `qkas`
not-a-group = { $typed } to nie grupa kart
groups-are = wpisz sekwens `4-7pi`, komplet `9trkaki` albo pojedyncze karty `4pi 5pi`; po angielsku `4-7s`, `9cdh`, `4s5s`

no-hand = brakuje rozdania
no-hand-hint = podaj, kto je zakończył i co ma każda strona, na przykład `Ann 4 v 23`; albo wpisz `draw`
partners = ci dwaj grają po tej samej stronie
partners-hint = po `v` podaj gracza drugiej strony albo pomiń imię
no-cards = nie ma tu kart
no-cards-hint = podaj karty, na przykład `4-7pi 9trkaki 2ki`
no-other-side = brakuje drugiej strony
no-other-side-hint = dopisz `v` oraz karty lub sumę przeciwnika, na przykład `Ann 4 v 23`
no-count-after-gin = dopisz, z czym został przeciwnik, jak w { $line }
perhaps-against = brakuje `v`, a { $typed } to nie karta
perhaps-against-hint = między stronami wpisz `v`, na przykład `Ann 4 v 23`
nothing-before = przed { $typed } nic nie ma
nothing-before-hint = najpierw wpisz stronę pukającego: karty, sumę lub `gin`, na przykład `Ann 4 v 23`
nothing-after = po { $typed } nic nie ma
nothing-after-hint = wpisz tam karty lub sumę przeciwnika, na przykład `Ann 4 v 23`
second-against = { $typed } pojawia się drugi raz
second-against-hint = wpisz jedno `v`, między stroną pukającego a stroną przeciwnika
second-slash = jedna strona ma dwa ukośniki
second-slash-hint = każda strona ma jeden ukośnik, przed wolnymi kartami; może brakuje `v` przed drugą stroną?
slash-after-plus = ukośnik jest po plusie
slash-after-plus-hint = najpierw wpisz układy, potem `/` i wolne karty, potem `+` i karty dołożone
knocker-lays-off = pukający nie może dokładać
knocker-lays-off-hint = karty dołożone wpisz po stronie przeciwnika, po `v`
nothing-laid-off = po plusie nic nie ma
nothing-laid-off-hint = podaj karty dołożone albo usuń plus
count-among-cards = ta strona ma i sumę, i karty dołożone
count-among-cards-hint = suma to wolne karty po dokładaniu: usuń plus albo podaj wszystkie karty
gin-out-of-place-hint = `gin` wpisz zaraz po graczu, samo albo przed dziesięcioma kartami, na przykład `Ann gin v 23`; przy jedenastu kartach w układach nie jest potrzebne
not-gin = te karty to nie gin: suma { $count }
not-gin-hint = pomiń `gin`, aby z nimi zapukać
more-than-points = punktów nie można łączyć z niczym innym
more-than-points-hint = żeby zapisać same punkty za rozdanie, nie dopisuj nic więcej, na przykład `Ann +18` lub `Ann +18 boxes 3`
more-than-a-draw = remisu nie można łączyć z niczym innym
more-than-a-draw-hint = jeśli nikt nie wygrywa, wpisz samo `draw` albo `draw @5ki` z kartą pukania; w rundzie z kilkoma rozdaniami `draw Ann` oznacza jedno z nich
no-boxes = brakuje liczby kratek
no-boxes-hint = wpisz ją po `boxes`, na przykład `Ann +18 boxes 3`
boxes-out-of-place = kratki można podać tylko przy punktach
boxes-out-of-place-hint = pomiń je, bo to zasady mówią, ile kratek jest za to rozdanie; albo wpisz `Ann +18 boxes 3`
second-knock-card = karta pukania pojawia się drugi raz
second-knock-card-hint = rozdanie ma tylko jedną kartę pukania
second-discard = odrzucona karta pojawia się drugi raz
second-discard-hint = pukający odrzuca tylko jedną kartę
no-card-after = po { $typed } powinna być jedna karta
type-as-in = wpisz na przykład { $line }
does-not-belong = { $typed } tu nie pasuje
plain-cards-only = tu podaje się same karty, bez podziału na układy i wolne karty: pomiń to
no-laying-off-here = karty dołożone są tylko w całym rozdaniu: do tego jest `ginscore judge`
complete-hands-only = to część całego rozdania: do tego jest `ginscore judge`
leave-out-or-note = pomiń to albo wpisz po `#` jako uwagę
no-number = brakuje numeru rozdania
delete-removes = { $line } usuwa rozdanie { $number }; samo `undo` cofa ostatni wpis
delete-one = po jednym rozdaniu: po `delete 2` następne rozdania mają inne numery
line-too-long = wiersz jest za długi: ma { $length ->
    [one] { NUMBER($length) } bajt
    [few] { NUMBER($length) } bajty
   *[many] { NUMBER($length) } bajtów
}, a limit to { $most ->
    [one] { NUMBER($most) } bajt
    [few] { NUMBER($most) } bajty
   *[many] { NUMBER($most) } bajtów
}
line-too-long-unread = wiersz jest za długi: limit to { $most ->
    [one] { NUMBER($most) } bajt
    [few] { NUMBER($most) } bajty
   *[many] { NUMBER($most) } bajtów
}
line-too-long-hint = wiersz to jedno rozdanie z uwagą; może to plik innego rodzaju?
hidden-in-note = uwaga zawiera { $hidden }
hidden-in-note-hint = usuń ten znak albo wpisz uwagę od nowa
long-note = uwaga ma { $count ->
    [one] { $count } znak
    [few] { $count } znaki
   *[many] { $count } znaków
}, a limit to { $most }
long-note-hint = skróć ją albo pomiń

no-points = brakuje punktów
not-points-with-sign = { $typed } to nie liczba punktów ze znakiem
adjustment-hint = wpisz na przykład `adjust Ann +10 # powód`, a żeby odjąć punkty, `-10`
no-reason = korekta wymaga powodu
no-reason-hint = dopisz go po `#`, na przykład { $line }
nothing-agreed = brakuje tego, co uzgodniono
nothing-agreed-hint = wpisz to po `agree`, na przykład `agree gin_bonus=25 stake=0.10`
agreed-already = te zasady już obowiązują w tej serii
agreed-already-hint = `rules show` pokazuje zasady tej serii
no-game = po `in` brakuje numeru partii
no-game-hint = wpisz na przykład `adjust Ann +10 in 2 # powód`
open-quote = cudzysłów nie jest zamknięty
open-quote-hint = zamknij go albo pomiń

# After `zawiera`: each begins with the code, which is not declined.
hidden-control = U+{ $code }, znak sterujący, na pozycji { $number }
hidden-direction = U+{ $code }, znak zmieniający kierunek tekstu, na pozycji { $number }
hidden-line-end = U+{ $code }, znak końca wiersza, na pozycji { $number }
hidden-invisible = U+{ $code }, niewidoczny znak, na pozycji { $number }

names-look-alike = imiona { $one } i { $two } wyglądają podobnie
names-look-alike-hint = to tylko ostrzeżenie: czy to na pewno różni gracze i czy oba imiona są wpisane tym samym alfabetem?
name-empty = imię gracza jest puste
name-empty-hint = wpisz imię, na przykład `Ann` lub `Mary Jo`
name-starts-wrong = { $name } nie może być imieniem gracza: imię musi zaczynać się od litery
name-reserved = { $name } nie może być imieniem gracza, nawet w cudzysłowie: zawiera słowo z poleceń lub wierszy
name-digit = { $name } nie może być imieniem gracza: jedno ze słów zaczyna się od cyfry
name-digit-hint = dopisz liczbę bez odstępu, na przykład `Bob2`
name-cards = { $name } nie może być imieniem gracza: jedno ze słów czyta się jak karty
name-x-hint = `x` oznacza odrzuconą kartę, jak w `x 5ka`; inna litera się nada
name-invisible = imię gracza zawiera niewidoczny znak
name-hidden = { $name } nie może być imieniem gracza: zawiera { $hidden }
name-sign = { $name } nie może być imieniem gracza: znak { $sign } ma w notacji swoje znaczenie
name-too-long = { $name } to za długie imię: limit to { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}
same-names = imię { $name } pojawia się dwa razy
same-names-hint = wybierz różne imiona, na przykład `Ann` i `Bob`
names-are = imię zaczyna się od litery i może zawierać spacje, na przykład `Ann` lub `Mary Jo`

has-ended = w tej rundzie { $player } ma już rozdanie za sobą
not-yet-recorded = w tej rundzie rozdanie gracza { $player } nie jest jeszcze zapisane
still-playing = jeszcze grają: { $pairs }; zapisane rozdanie poprawia `amend`
sits-out = { $player } pauzuje w tym rozdaniu
these-play = grają { $pairs }; { $seat } to zmienia

card-on-both-sides = { $card } jest po obu stronach: { $one } i { $other } nie mogą mieć tej samej karty
named-times = { $card } pojawia się { $times ->
    [one] { $times } raz
    [2] dwa razy
    [few] { $times } razy
   *[many] { $times } razy
}
one-of-each-card = w talii jest tylko jedna taka karta
one-misread = w talii jest tylko jedna taka karta; może któraś została źle odczytana?
in-melds = { $card } jest w { $melds ->
    [one] { $melds } układzie
    [2] dwóch układach
    [few] { $melds } układach
   *[many] { $melds } układach
}: karta liczy się tylko w jednym
in-one-meld = zostaw tę kartę w jednym z nich
laid-off-only-once = dołożoną kartę podaj tylko raz, po `+`
discard-only-once = odrzucona karta nie należy do tych dziesięciu: podaj ją tylko raz, po `x`

card-count = { $name } ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}; powinno być dziesięć
card-count-of-knocker = { $name } ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}; powinno być dziesięć, albo jedenaście, jeśli wszystkie są w układach
cards-missing-of-knocker = { $missing ->
    [one] brakuje jednej karty; może ktoś ją pominął?
    [few] brakuje { $missing } kart; może ktoś je pominął?
   *[many] brakuje { $missing } kart; może ktoś je pominął?
}
cards-missing = { $missing ->
    [one] brakuje jednej karty; może ktoś ją pominął albo została dołożona?
    [few] brakuje { $missing } kart; może ktoś je pominął albo zostały dołożone?
   *[many] brakuje { $missing } kart; może ktoś je pominął albo zostały dołożone?
}
eleven-with-discard = jeśli jedna z jedenastu kart jest odrzucona, podaj ją tylko raz, po `x`
too-many-of-knocker = odrzuconą kartę wpisz po `x`, a przed drugą stroną wpisz `v`
too-many = karty dołożone należą do tych dziesięciu; może któraś z kart jest z drugiej strony?

too-short = { $cards } to nie układ: układ ma co najmniej trzy karty
too-short-in-hand = wolne karty wpisz po ukośniku; a może brakuje karty w układzie?
too-short-in-groups = wolne karty wpisz po ukośniku, na przykład `4-7pi / 2ki`; a może brakuje karty w układzie?
too-short-after-on = po `on` wpisz same układy; a może brakuje karty w układzie?
ace-high = { $cards } to nie sekwens: as jest zawsze niski
would-be-a-run = sekwensem byłoby { $cards }
gap = { $cards } to nie sekwens: { $count ->
    [one] brakuje karty { $missing }
    [few] brakuje kart { $missing }
   *[many] brakuje kart { $missing }
}
gap-hint = w sekwensie nie ma przerw; dwa sekwensy oddziel przecinkiem
mixed = { $cards } to nie układ: ani komplet jednej wartości, ani sekwens jednego koloru
mixed-in-hand = dwa układy oddziel przecinkiem; wolne karty wpisz po ukośniku
mixed-in-groups = dwa układy oddziel przecinkiem; wolne karty wpisz po ukośniku, na przykład `4-7pi / 2ki`
run-of-one-suit = sekwens jest w jednym kolorze, a komplet ma jedną wartość
mixed-after-on = dwa układy oddziel przecinkiem; po `on` wpisz same układy

over-limit = { $name } nie może zapukać z { $count }: limit wynosi { $limit }
over-limit-hint = trzeba grać dalej, aż wolne karty dadzą { $limit } lub mniej
over-limit-count-hint = pierwsza suma należy do pukającego; kto ma więcej niż { $limit }, nie może zapukać; gra toczy się dalej
only-gin = { $name } nie może zapukać z { $count }: to rozdanie kończy tylko gin
only-gin-hint = trzeba grać dalej, aż do gina
sides-exchanged = karty pukającego są pierwsze, a rozdanie mogłyby zakończyć te drugie: może strony są zamienione?

does-not-fit = { $card } nie pasuje do żadnego układu, który ma { $knocker }
does-not-fit-hint = dołożyć można czwartą kartę do kompletu albo następną na jednym z końców sekwensu; inaczej to wolna karta
fits-only-after = { $card } pasuje do sekwensu, który ma { $knocker }, dopiero po { $before }
fits-only-after-hint = bez { $before } liczy się jako wolna karta
laid-off-on-gin = do gina nie wolno dokładać
laid-off-on-gin-hint = te karty liczą się jako wolne: wpisz je przed `+`, a `+` usuń

knock-card-missing = brakuje karty pukania
knock-card-missing-hint = przy tych zasadach potrzebuje jej każde pukanie i każdy gin: dopisz ją po `@`, na przykład `@7pi`; jeśli nikt jej już nie pamięta, zapisz same punkty, na przykład `Ann +19`
not-big-gin = { $name } ma jedenaście kart, ale { $count ->
    [one] poza układami jest { $cards }
    [few] poza układami są { $cards }
   *[many] poza układami są { $cards }
}
not-big-gin-hint = przy dużym ginie wszystkie jedenaście kart musi być w układach; jeśli to nie duży gin, podaj dziesięć, a odrzuconą po `x`
ambiguous = karty, które ma { $name }, da się ułożyć na { $ways ->
    [one] { $ways } sposób
    [few] { $ways } sposoby
   *[many] { $ways } sposobów
} z tą samą sumą, a wynik rozdania jest za każdym razem inny
must-declare = { $name } musi zgłosić jeden z nich: { $ways }

count-range = suma może wynosić od 0 do { $most }: dziesięć kart nie da więcej
count-range-hint = policz wolne karty jeszcze raz albo podaj karty
points-range = punktów za rozdanie może być od 0 do { $most }
boxes-range = kratek za rozdanie może być od 0 do { $most }
boxes-range-hint = wpisz kratki zwycięzcy za to rozdanie, a nie za całą partię

no-such-game = nie ma partii { $number }
no-such-adjustment = nie ma korekty { $number }
no-such-adjustment-hint = pokazuje je `ginscore score`; pierwsza ma numer 1
no-such-hand = nie ma rozdania { $number }
no-such-hand-hint = numery pokazuje `ginscore score`
no-hands-yet-hint = zapisz rozdanie, na przykład `Ann 4 v 23`
unreadable-input = nie można odczytać standardowego wejścia: { $why }
unreadable-input-hint = podaj plik tekstowy lub potok

not-so = { $command } pisze się inaczej
not-so-hint = wpisz { $usage }; { $help } to objaśnia
option-of = opcja { $option } należy do: { $commands }
option-of-hint = tutaj trzeba ją pominąć
no-such-option = nie ma opcji { $option }
option-has-dashes = { $option } to opcja, z dwoma myślnikami przed nią

write-explained = wpisz numer rozdania, `game 2` albo `series`
write-game-number = wpisz numer partii
write-date = wpisz datę, na przykład 2026-11-20, albo `today` (dziś) lub `yesterday` (wczoraj)

no-line = { $word } to nie polecenie i żaden wiersz się tak nie zaczyna
not-understood = nie wiadomo, co znaczy { $typed }
command-no-line = { $word } to polecenie, a nie wiersz do zapisania
no-line-hint = wpisz rozdanie, np. `Ann 4 v 23`; `ginscore help` pokazuje polecenia i wiersze
no-line-over-hint = wpisz `again`, by zagrać kolejną taką serię, albo `new` i to, co uzgodniono, np. `new Ann Bob hollywood`; `ginscore help` pokazuje resztę
no-answer-hint = `score` pokazuje wynik, `counts` – ile brakuje, `why` – ostatnie rozdanie, `evening` – kto komu płaci, a `help SŁOWO` – zasadę
not-text-hint = zapisz go w UTF-8

no-page = nie ma strony podręcznika { $name }
no-page-output-hint = `ginscore man --output DIR` zapisuje strony do katalogu
no-page-list-hint = `ginscore help` pokazuje polecenia, a każde ma swoją stronę
not-written-hint = wybierz katalog, w którym możesz zapisywać

saved-here = zapisane w tej księdze

not-found = nie ma takiego pliku ani katalogu
permission-denied = brak uprawnień
already-exists = plik już istnieje
not-a-directory = to nie jest katalog
is-a-directory = to jest katalog
directory-not-empty = katalog nie jest pusty
storage-full = brak miejsca na dysku
quota-exceeded = przekroczony limit miejsca na dysku
file-too-large = plik jest za duży
read-only-filesystem = system plików tylko do odczytu
invalid-filename = nazwa pliku jest za długa lub niedozwolona
resource-busy = urządzenie lub plik jest w użyciu
not-utf8 = tekst nie jest poprawnym UTF-8
is-not-a-file = to nie jest plik
is-not-a-directory = to nie jest katalog
is-a-link-to = to jest dowiązanie do { $to }
leads-nowhere = to jest dowiązanie do { $to }, a tam nic nie ma
is-a-link = to jest dowiązanie
has-no-reader = nikt z tego nie czyta
is-not-a-series-name = seria nie może mieć takiej nazwy w każdym systemie
