name-one = podaj jednego z graczy: { $players }
players-are = gracze to { $players }
write-more = wpisz więcej liter imienia: { $names }
name-missing = brakuje imienia gracza
could-be-either = { $typed } pasuje do obu graczy
could-be-several = { $typed } pasuje do kilku graczy
no-such-player = nie ma gracza { $typed }

not-how-a-hand-is-written = tak nie zapisuje się rozdania
type-one-of = wpisz { $lines }
space-in-card = między wartością a kolorem jest spacja
without-space = wpisz { $words } bez spacji: { $lines }
type-against = między dwiema stronami wpisz `v`: { $lines }

suit-first = { $typed } to nie karta: najpierw podaje się wartość
not-a-card = { $typed } to nie karta
write-ace-as = asa wpisz jako { $card }
write-jack-as = waleta wpisz jako { $card }
write-queen-as = damę wpisz jako { $card }
write-king-as = króla wpisz jako { $card }
write-card-as = kartę wpisz jako { $card }
no-suit = w { $typed } brakuje koloru
write-cards = wpisz { $cards }
no-rank = w { $typed } brakuje wartości
rank-before-suit = wpisz wartość przed kolorem, na przykład { $card }
card-is = karta to wartość i kolor, na przykład `4pi`, `10ki` lub `Dka`, po angielsku `4s`, `10h`, `qd`

two-suits = w { $typed } są dwa kolory
one-suit-only = sekwens jest w jednym kolorze, na przykład `4-7s`; komplet wpisz jako `9cdh`
backwards = { $typed } nie idzie w górę
lower-rank-first = najpierw wpisz niższą wartość, na przykład `4-7s`; as jest niski
add-suit = dopisz kolor, na przykład `4-7s` lub `456s`
diamonds-or-ace = { $typed } jest niejasne: na końcu może być dama karo albo Q K A bez koloru
write-diamonds-or-suit = damę karo wpisz jako `dka` lub `qd`; albo dopisz kolor, na przykład `qkas`
not-a-group = { $typed } to nie grupa kart
groups-are = wpisz sekwens `4-7pi`, komplet `9trkaki` albo pojedyncze karty `4pi 5pi`; po angielsku `4-7s`, `9cdh`, `4s5s`

no-hand = brakuje rozdania
no-hand-hint = podaj, kto je zakończył i co ma każda strona, na przykład `Ann 4 v 23`; albo wpisz `draw`
partners = ci dwaj grają po tej samej stronie
partners-hint = po `v` podaj gracza drugiej strony albo pomiń imię
no-cards = nie ma tu kart
no-cards-hint = podaj karty, na przykład `4-7s 9cdh 2h`
no-other-side = brakuje drugiej strony
no-other-side-hint = dopisz `v` oraz karty lub sumę przeciwnika, na przykład `Ann 4 v 23`
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
gin-out-of-place-hint = `gin` lub `big-gin` to cała strona pukającego, na przykład `Ann gin v 23`
more-than-points = punktów nie można łączyć z niczym innym
more-than-points-hint = żeby zapisać same punkty za rozdanie, nie dopisuj nic więcej, na przykład `Ann +18` lub `Ann +18 boxes 3`
more-than-a-draw = remisu nie można łączyć z niczym innym
more-than-a-draw-hint = jeśli nikt nie wygrywa, wpisz samo `draw` albo `draw @5h` z kartą pukania
no-boxes = brakuje liczby kratek
no-boxes-hint = wpisz ją po `boxes`, na przykład `Ann +18 boxes 3`
boxes-out-of-place = kratki można podać tylko przy punktach
boxes-out-of-place-hint = pomiń je, bo to zasady mówią, ile kratek jest za to rozdanie; albo wpisz `Ann +18 boxes 3`
second-knock-card = karta pukania pojawia się drugi raz
second-knock-card-hint = rozdanie ma tylko jedną kartę pukania
second-discard = odrzucona karta pojawia się drugi raz
second-discard-hint = pukający odrzuca tylko jedną kartę
no-card-after = po { $typed } powinna być jedna karta
no-card-after-hint = kartę pukania wpisz jako `@7s`, a odrzuconą jako `x 5d`
does-not-belong = { $typed } tu nie pasuje
plain-cards-only = tu podaje się same karty, bez podziału na układy i wolne karty: pomiń to
no-laying-off-here = karty dołożone są tylko w całym rozdaniu: do tego jest `ginscore judge`
complete-hands-only = to część całego rozdania: do tego jest `ginscore judge`
leave-out-or-note = pomiń to albo wpisz po `#` jako uwagę
no-number = brakuje numeru rozdania
no-number-hint = wpisz go na początku, na przykład `amend 3 Ann 4 v 23`; numery pokazuje `score`
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
no-reason-hint = dopisz go po `#`, na przykład `adjust Ann +10 # błędne pukanie`
no-game = po `in` brakuje numeru partii
no-game-hint = wpisz na przykład `adjust Ann +10 in 2 # powód`
open-quote = cudzysłów nie jest zamknięty
open-quote-hint = zamknij go albo pomiń
no-witness = brakuje słów świadka albo jest w nich niewidoczny znak
no-witness-hint = wpisz do 100 liter i cyfr, na przykład `witness zielone butelki`

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
name-reserved = { $name } nie może być imieniem gracza: zawiera zastrzeżone słowo
name-x-hint = `x` oznacza zrzutkę, jak w `x 5d`; inna litera się nada
name-invisible = imię gracza zawiera niewidoczny znak
name-hidden = { $name } nie może być imieniem gracza: zawiera { $hidden }
name-sign = { $name } nie może być imieniem gracza: znak { $sign } ma w notacji swoje znaczenie
name-too-long = { $name } to za długie imię: limit to { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}
same-names = dwóch graczy ma to samo imię, { $name }
same-names-hint = wybierz różne imiona, na przykład `Ann` i `Bob`
names-are = imię zaczyna się od litery i może zawierać spacje, na przykład `Ann` lub `Mary Jo`

has-ended = w tej rundzie { $player } ma już rozdanie za sobą
still-playing = jeszcze grają: { $pairs }; zapisane rozdanie poprawia `amend`
sits-out = { $player } pauzuje w tym rozdaniu
these-play = grają { $pairs }; { $seat } to zmienia
