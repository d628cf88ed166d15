new-not-first = `new` może być tylko pierwszym wierszem i tylko wtedy, gdy w wywołaniu nie ma imion
new-not-first-hint = wpisz `ginscore table` bez imion, a `new` w pierwszym wierszu
at-the-table = już siedzisz przy stole
at-the-table-hint = podaj dwóch graczy, na przykład `table Ann Bob`
of-shell = { $command } nie działa przy stole
of-shell-hint = wpisz { $command } w innym terminalu
no-input = `-` to standardowe wejście, z którego pochodzą już wiersze stołu
no-input-hint = podaj plik albo wpisz karty w wierszu
other-players = w serii `{ $series }` grają { $players }
other-players-hint = pomiń imiona albo `--series`
other-rules = seria `{ $series }` ma inne zasady
other-rules-hint = zasady serii się nie zmieniają: pomiń je albo pomiń `--series`

continuing = Ciąg dalszy serii { $series }.
stake-stays = W tej serii gra się nadal o { $stake }; `new` zaczyna serię z inną stawką.
no-stake-stays = W tej serii gra się nadal bez stawki; `new` zaczyna serię ze stawką.
name-stays = Nazwa tej serii się nie zmienia; `new` zaczyna serię z inną nazwą.
dealer-stays = Rozdający pozostaje ten sam; zmienia go `deal IMIĘ`.

how-to-type = Wpisz rozdanie w jednym wierszu, np. `Ann 4 v 23` albo `Bob gin v 31`, lub naciśnij Enter i odpowiadaj na pytania. `help` pokazuje przykłady.
keys = Esc czyści wiersz; Ctrl-D kończy wieczór.
enter-records = Enter zapisuje to rozdanie, każdy inny klawisz je odrzuca.
exchanged-below = Enter zatwierdza wiersz z zamienionymi stronami; każdy inny klawisz go odrzuca.
rewritten-below = Enter zatwierdza wiersz poniżej; każdy inny klawisz go odrzuca.
note-alone = uwagę wpisuje się po rozdaniu, np. `Ann 4 v 23 # późno`; nic nie zapisano
offered-in-words = Wiersz do wpisania: { $line }
one-of-several = { $number }: { $line }
choose-by-number = Wpisz numer właściwego wiersza albo inny wiersz.
line-on-up = Strzałka w górę przywraca wiersz.
paste-stopped = { $lines ->
    [one] następny wiersz nie został zapisany
    [few] { $lines } następne wiersze nie zostały zapisane
   *[many] { $lines } następnych wierszy nie zostało zapisanych
}
no-series = Naciśnij Enter, a program zapyta, kto gra; albo wpisz dwa imiona.
type-names = Wpisz dwa imiona, np. `Ann Bob`; `help` pokazuje przykłady.
no-current-series = Nie ma bieżącej serii. Wpisz `table Ann Bob` z imionami graczy albo `series use NAZWA`.
all-safe = Wszystko, co zapisano, jest bezpieczne; `ginscore` wraca do tego wieczoru.
waits-for-next = seria jest skończona, a rozdanie nie jest jeszcze zapisane: Enter zaczyna od niego następną serię
waits-too = to rozdanie też nie jest jeszcze zapisane, na Enter czeka: { $hands }
record-waiting = { $hands ->
    [one] Jedno rozdanie czeka. Zacząć od niego następną serię? (t lub n)
    [few] Czekają { $hands } rozdania. Zacząć od nich następną serię? (t lub n)
   *[many] Czeka { $hands } rozdań. Zacząć od nich następną serię? (t lub n)
}
not-recorded = nie zapisano: { $line }
deals-limit = { $deals }, pukanie z { $limit }
deals-upcard = { $deals }, karta pukania?
enter-takes = (Enter: { $line })
deals-gin-only = { $deals }, tylko gin
play-on = następna seria
elsewhere = zapisano gdzie indziej: { $what }
meanwhile = to nie zostało zapisane: w międzyczasie coś wpisano gdzie indziej
meanwhile-hint = najpierw sprawdź, co to było; ten wiersz można potem jeszcze zapisać
already = to już zapisano gdzie indziej
already-hint = jeśli rozegrano to dwa razy, wpisz ponownie

example-counts = { $one } puka z 4, a { $two } ma 23; albo `{ $two } gin v 23`, albo `draw`
example-cards = układy / wolne karty, + dołożone; albo same karty: ginscore je ułoży
letters-example = 4pi 10ki Dka WDKtr
letters = karty także polskimi literami: tr, ka, ki, pi (po angielsku c, d, h, s)
example-points = same punkty
signs = karta pukania, odrzucona karta i uwaga, na końcu rozdania
note-example = uwaga
reason-example = powód
a-hand = ROZDANIE
some-cards = KARTY
a-topic = TEMAT
rules-name = NAZWA

asked = Enter w pustym wierszu: ginscore pyta o rozdanie krok po kroku.
more-help = `help SŁOWO` objaśnia polecenie lub termin z gry; quit kończy wieczór.

other-lines = Inne wiersze:
looking = Podgląd:
disputes = Spory:
more = Więcej:
a-round = Runda:
who-plays = Kto gra:
own-words = Po polsku:

about-quit = quit, exit, q: kończy wieczór; wszystko, co zapisano, jest bezpieczne
about-help = help, ?: pokazuje, co można wpisać; `help SŁOWO` objaśnia jedno słowo
unknown-word = nie ma polecenia ani tematu `{ $word }`
unknown-word-hint = `help` pokazuje polecenia, a `rules explain` tematy zbioru zasad

hand = Zapisuje rozdanie
draw = Zapisuje rozdanie, którego nikt nie wygrał
up = Podaje kartę pukania w bieżącym rozdaniu
misdeal = Zapisuje, że karty źle rozdano
stop = Przerywa serię przed jej końcem
undo = Cofa ostatnią zmianę
redo = Przywraca ostatnią cofniętą zmianę
amend = Poprawia zapisane rozdanie
insert = Wstawia zapomniane rozdanie
delete = Usuwa rozdanie
deal = Poprawia, kto rozdaje jako następny
seat = Wyznacza gracza do następnego rozdania poza kolejnością
adjust = Zapisuje karę lub nagrodę, na którą gracze się zgodzili
agree = Zmienia zasady lub stawkę dla całej serii

table = Zapisuje cały wieczór, po jednym wierszu na rozdanie
board = Pokazuje wynik na innych ekranach, w przeglądarce
new = Zaczyna serię, która staje się bieżąca
score = Pokazuje arkusz
counts = Pokazuje, ile każdemu brakuje i jakie sumy są bezpieczne
summary = Pokazuje rozliczenie: kto wygrywa, o ile i kto płaci
why = Wyjaśnia rozdanie, partię albo rozliczenie
judge = Rozstrzyga o układach, rozkładach i całych rozdaniach; nic nie zapisuje
best = Znajduje najlepszy rozkład 1 do 11 kart albo najlepszy rozkład przeciwnika
rules = Pokazuje, zapisuje i porównuje zasady domowe oraz otwiera zbiór zasad
stats = Pokazuje statystyki wszystkich, jednego gracza lub dwóch przeciw sobie
log = Wypisuje serię jako skrypt, który ją odtwarza
series = Pokazuje serie i wybiera bieżącą
players = Pokazuje graczy i poprawia ich imiona
export = Eksportuje serie jako stronę internetową lub jako dane dla innych programów
import = Importuje rozdania z CSV, JSON Lines lub skryptu
audit = Sprawdza księgę albo zapisaną pieczęć
paper = Wypisuje pusty arkusz wyników dla uzgodnionych zasad

how-ended = Jak? ({ $answers }) [{ $knock }]
record-hand = Zapisać to rozdanie? (t lub n) [t]
ask-knock-card = Karta pukania:
own-cards-gin = Karty ({ $player }) [Enter: { $gin } bez kart]:
own-cards = Karty lub suma ({ $player }):
laid-off = Co dokłada { $other } [nic]:

not-a-player = to nie jest żaden z graczy
no-ending = rozdanie nie kończy się w ten sposób
no-cards = wpisz karty lub sumę
no-cards-hint = na przykład `4-7pi 9trkaki / 2ki Atr Aka` lub `4`
no-others-cards-hint = na przykład `Ktrkaki 2-4tr / 7ki 3ka` lub `23`, czyli suma po dokładaniu
knock-card-hint = na przykład `9ki`
laid-off-hint = na przykład `8pi 9pi` lub Enter, jeśli nic
gin-has-no-count = gin nie ma sumy
gin-has-no-count-hint = naciśnij Enter lub wpisz karty
yes-or-no-hint = t zapisuje rozdanie, n wraca do poprawek
not-gin = te karty to nie gin: są wśród nich wolne karty
not-gin-hint = popraw karty albo wróć znakiem `<` i odpowiedz: { $knock }

how-to-answer = `<` wraca do poprzedniego pytania; Ctrl-D kończy pytania.
whose-hand = Czyje rozdanie się skończyło? ({ $pairs }):
still-playing = Wpisz imię gracza, który jeszcze gra.

who = Kto gra?
as-in = na przykład: { $names }
who-help = Wpisz imiona grających, np. `Ann Bob`, a dla dwóch stron `Ann Cid v Bob Dan`; o zasady chodzi w następnych pytaniach. Można też wpisać cały wiersz: `new Ann Bob pagat hollywood`.
who-else = Kto jeszcze gra?
all-four = Cała czwórka, np. Ann Cid v Bob Dan
how-to-go-back = `<` wraca do poprzedniego pytania.
no-such-answer = wpisz liczbę od 1 do { $most } albo pierwsze słowo ({ $typed } nie jest żadną z odpowiedzi)
who-with-whom = Kto gra z kim?
two-players = { $one } przeciw { $other }, we dwoje
which-game = W co gracie?
gin = Gin
oklahoma = Oklahoma: limit z karty
hollywood = Hollywood: trzy partie
partners = Pary: 2 na 2
own = Własne zasady
own-rules = Zasady, np. pagat gin_bonus=20
target = Partia do ilu punktów?
what-pays = Co się liczy?
boxes-pay = Kratki 20, partie i wygrane do zera 100
as-wikipedia = Dawna Wikipedia: kratki 25, partie 100, do zera podwójnie
points-only = Tylko punkty
stake = Stawka za punkt?
no-stake = brak
dealer = Kto rozdaje pierwszy?
no-dealer = jeszcze nie wiadomo
same-in-one-line = To samo w jednym wierszu: { $line }

yes-words = t tak
no-words = n nie

answer-draw = remis
answer-knock = pukanie
answer-gin = gin
answer-big-gin = duży gin

who-ended-or-draw = Kto zakończył rozdanie? ({ $one }, { $two } lub { $draw })
who-ended = Kto zakończył rozdanie? ({ $players })
their-cards = Karty tego gracza lub suma, { $gin } albo { $big-gin }
their-cards-or-gin = Karty tego gracza lub suma, albo { $gin }
others-cards = Karty drugiego gracza lub suma po dokładaniu
knock-card = Karta pukania

advice = rada: { $better }
record-anyway = Zapisać mimo to? (t lub n)
same-cards = te karty są już zapisane ({ $hand })
hand-not-recorded = nie zapisano
same-as-last = dwa razy z rzędu ten sam wiersz; jeśli to pomyłka, `undo` cofa ten drugi

started = Rozpoczęto serię { $series } ({ $facts }).
player-deals-first = najpierw rozdaje { $player }
side-deals-first = pierwszy rozdający: { $side }

not-a-stake = `{ $typed }` to nie stawka
unclear-stake = `{ $typed }` jest niejasne: mogą to być tysiące albo trzy miejsca po przecinku
unclear-stake-hint = wpisz bez znaku między tysiącami albo z jednym, dwoma lub czterema miejscami po przecinku, na przykład `1000` lub `1.00`
not-a-stake-hint = wpisz kwotę z najwyżej czterema miejscami po przecinku: za punkt, jak `0.10`, za partię, jak `5/game`, albo za arkusz, jak `20/sheet`
other-series = { $line } zaczyna nową serię; `stop` kończy tę przed czasem
left-out = { $line } zachowuje to, co jeszcze uzgodniono w ich ostatniej serii
either-game = { $like } dla wszystkich partii obok siebie jak przedtem, { $one } dla jednej
stake-nought = przy stawce `{ $typed }` nikt nic nie płaci
stake-nought-hint = pomiń stawkę, aby grać bez pieniędzy
stake-too-much = `{ $typed }` to więcej niż milion
stake-decimals = `{ $typed }` ma więcej niż cztery miejsca po przecinku
stake-unit = `{ $typed }`: stawka jest za punkt, za partię albo za arkusz
not-a-start = { $typed } to nie data
not-a-start-hint = wpisz ją jak w `start=2026-11-20` albo z godziną, jak w `start=2026-11-20T20:00`

name-empty = nazwa serii jest pusta
name-invisible = `{ $name }` nie może być nazwą serii: zawiera { $sign }
name-sign = `{ $name }` nie może być nazwą serii: nie wolno w niej użyć `{ $sign }`
name-start = `{ $name }` nie może być nazwą serii: nazwa musi zaczynać się od litery lub cyfry
name-end = `{ $name }` nie może być nazwą serii: kończy się spacją lub kropką
name-long = `{ $name }` nie może być nazwą serii: jest dłuższa niż { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
   *[many] { $bytes } bajtów
}
name-device = `{ $name }` nie może być nazwą serii: w Windows to zastrzeżona nazwa urządzenia
name-hint = użyj liter, cyfr, `-`, `_`, `.` i spacji, na początku litera lub cyfra, na przykład `club-night`

out-misplaced = `out=` jest dla trzech graczy na zmianę
out-misplaced-hint = podaj trzech graczy bez `v`, na przykład `new Ann Bob Cid out=Cid`
sides-misplaced = `sides=` jest dla partnerów
sides-misplaced-hint = podaj graczy obu stron, na przykład `new Ann Cid v Bob Dan sides=My,Oni`
none-of-players = { $name } nie jest wśród graczy
name-one-of = podaj jedno z imion: { $players }
too-few-players = seria wymaga co najmniej dwóch graczy
too-few-players-hint = podaj ich, na przykład `new Ann Bob`
cannot-be-seated = { $players ->
    [one] { $players } gracz nie może tak grać
    [few] { $players } gracze nie mogą tak grać
   *[many] { $players } graczy nie może tak grać
}
seating-hint = dwóch graczy: `Ann Bob`; dwie strony: `Ann Cid v Bob Dan`, do pięciu graczy każda; kapitan przeciw dwóm lub trzem: `Ann v Bob Cid`; trzech na zmianę: `Ann Bob Cid`; imię z kilku słów weź w cudzysłów
not-two-names = { $text } to nie są dwie nazwy
not-two-names-hint = oddziel je przecinkiem, na przykład `My,Oni`
rule-for-more = { $key } to zasada dla więcej niż dwóch graczy
rule-for-more-hint = pomiń ją albo podaj wszystkich graczy, na przykład `new Ann Cid v Bob Dan`
rule-without-effect = { $key } niczego tu nie zmienia
captain-settles-hint = kapitan płaci każdemu przeciwnikowi całość i od każdego dostaje całość; pomiń ją
one-hand-hint = naraz gra się tylko jedno rozdanie; pomiń ją
each-settles-hint = z trzech graczy na zmianę każdy rozlicza się z każdym; pomiń ją
nobody-sits-out-hint = nikt nie pauzuje; pomiń ją
newcomer-deals-hint = przy trzech graczach na zmianę o tym, kto rozdaje, mówi `newcomer_deals`; pomiń ją
sitting-out-deals-hint = rozdaje ten, kto pauzuje, także po remisie; pomiń ją
one-game-hint = trzech graczy na zmianę gra zawsze jedną partię; pomiń ją
no-doubling-in-turn = przy trzech graczach na zmianę wygrana do zera nie może niczego podwajać
no-doubling-in-turn-hint = użyj `shutout.award=none` albo liczby, którą każdy przegrany do zera płaci zwycięzcy
cannot-deal = następnym razem nie może rozdawać { $name }
cannot-deal-hint = może rozdawać { $players }

who-is-self = kto to jest { $word }? Każdy potrzebuje imienia
who-is-self-hint = wpisz w tym miejscu imię
said-twice = { $one } i { $two } mówią to samo
word-twice = { $word } jest podane dwa razy
leave-one-out = pomiń jedno z nich
two-presets = { $one } i { $two } to dwa zestawy zasad
two-presets-hint = wybierz jeden; tylko `hollywood` i `oklahoma` łączą się z każdym innym
neither-preset-nor-rule = { $word } to ani zestaw zasad, ani zasada
neither-preset-nor-rule-hint = najpierw gracze, jak w `new Ann Bob pagat`; `rules list` pokazuje zestawy, `rules show` zasady
not-of-rules = { $word } dotyczy nowej serii i nie jest zasadą
not-of-rules-hint = pomiń je tutaj; jego miejsce jest po imionach, jak w `new Ann Bob stake=0.10`
rules-not-a-player = { $rules } to nazwa zasad, nie gracza
saved-not-a-player = { $rules } to nazwa zasad zapisanych w tej księdze, nie gracza
rules-not-a-player-hint = najpierw podaj graczy, jak w `new Ann Bob hollywood`; gracza o tym imieniu zapisz { $typed }
nearly-rules = nikt o imieniu { $name } tu nie grał, a są zasady o nazwie { $rules }
nearly-rules-hint = wpisz { $rules }, jeśli chodzi o zasady, albo { $player }, jeśli ktoś ma tak na imię
gin-is-the-game = { $word } to sama gra, a nie gracz

rules-forbid = zasady na to nie pozwalają
twice-in-line = { $player } gra w tym wierszu dwa razy
twice-in-line-hint = każdy gra w rundzie jedno rozdanie; z tego wiersza nic nie zapisano
adjust-in-one = Tylko do jednej partii: `undo`, potem { $line }.

name-both-hint = kolej na tych graczy: { $pairs }; jeśli grali inni, podaj obu graczy: { $lines }
no-big-gin = w tych zasadach nie ma dużego gina
no-big-gin-hint = liczy się tak: { $line }; `agree big_gin_bonus=31`, jeśli u was się go liczy
typed-bonus = premii się nie wpisuje: doliczają ją zasady
gin-is-knock = bez `gin` to takie rozdanie: { $headline }; wpisz { $line }
gin-is-no-knock = nie jest to też pukanie: limit to { $limit }; więcej w `rules explain illegal-knock`

series-over-hint = `ginscore summary` pokazuje rozliczenie, `ginscore new` zaczyna następną serię, `ginscore undo` otwiera zakończoną z powrotem

before-hands = { $count ->
    [one] seria skończyłaby się przed rozdaniem { $numbers }
    [few] seria skończyłaby się przed rozdaniami { $numbers }
   *[many] seria skończyłaby się przed rozdaniami { $numbers }
}
past-end-hint = najpierw wpisz { $lines }
against-agreed = { $count ->
    [one] rozdanie { $numbers } jest sprzeczne z tymi zasadami
    [few] rozdania { $numbers } są sprzeczne z tymi zasadami
   *[many] rozdania { $numbers } są sprzeczne z tymi zasadami
}
against-agreed-hint = najpierw je popraw lub usuń; { $why } objaśnia rozdanie
before-rounds = { $count ->
    [one] seria skończyłaby się przed rundą { $numbers }
    [few] seria skończyłaby się przed rundami { $numbers }
   *[many] seria skończyłaby się przed rundami { $numbers }
}

not-their-turn = to nie ich kolej: w tym rozdaniu grają { $pairs }
not-their-turn-hint = `seat IMIĘ` wyznacza gracza do następnego rozdania
not-opponents = ci gracze nie grają przeciw sobie
not-opponents-hint = podaj po jednym graczu z każdej strony, na przykład `Ann 4 v Bob 23`
round-begun = jeden z nich ma już zapisane rozdanie w tej rundzie
round-begun-hint = `amend` je poprawia; następna runda zaczyna się, gdy skończą się wszystkie rozdania tej rundy
not-in-round = w rundzie { $round } ci dwaj gracze nie grali przeciw sobie
not-in-round-hint = podaj tych, którzy grali przeciw sobie, albo pomiń drugie imię
round-incomplete = w rundzie { $round } brakowałoby rozdania
round-incomplete-hint = podaj wszystkie jej rozdania, na przykład { $line }
whole-round = runda { $round } została wpisana w całości, więc rozdanie jednej pary nie może jej zastąpić
whole-round-hint = `delete { $round }`, potem `insert { $round } { $line }; ...` z rozdaniem każdej pary
changes-who-plays = zmieniłoby to, kto z kim gra w rundzie { $round }, która już trwa
changes-who-plays-hint = najpierw dokończ rundę { $round } albo cofnij jej rozdania
nobody-seated = tak nie można użyć `seat`
nobody-seated-hint = `seat` służy do gry z kapitanem i do gry trzech graczy na zmianę: podaj gracza albo dwóch przeciwników

name-open-game = podaj otwartą partię, na przykład `adjust Ann +10 in 2 # powód`; `score` pokazuje partie
check-number = sprawdź liczbę
hand-not-end = wtedy seria nie skończyłaby się na rozdaniu { $number }
round-not-end = wtedy seria nie skończyłaby się na rundzie { $number }
undo-reopens = `undo` otwiera serię z powrotem
earlier-adjustment-of = wcześniejszej korekty ({ $adjustment }) nie dałoby się już wpisać: { $why }

nothing-to-undo = nie ma czego cofnąć
nothing-to-undo-hint = w tej serii nie ma już nic do cofnięcia
nothing-to-redo = nie ma czego przywrócić
nothing-to-redo-hint = przywrócić można tylko cofniętą zmianę i tylko dopóki nie zapisano nic nowego

at-line = wiersz { $number }
not-text = wiersz nie jest tekstem UTF-8
not-text-hint = zapisz skrypt jako UTF-8
recorded-before = Wiersze przed wierszem { $number } są zapisane; powtórz tylko resztę.

entered-otherwise = teraz { $now } (wcześniej: { $before })
round-open-again = runda { $number } jest znów otwarta (wcześniej: { $before })
entered-games-on-sheet = { $count ->
    [one] wpisano do partii { $games } na arkuszu { $sheet }
    [few] wpisano do partii { $games } na arkuszu { $sheet }
   *[many] wpisano do partii { $games } na arkuszu { $sheet }
}
entered-nowhere-on-sheet = nie wpisano do żadnej partii na arkuszu { $sheet }
entered-closed-on-sheet = nie wpisano: partie, do których trafiłaby ta wygrana, są na arkuszu { $sheet } już zakończone

dealer-is-not = rozdaje { $name }, nie { $before }
dealer-is = rozdaje { $name }
dealer-unknown = nie wiadomo już, kto rozdawał
next-dealer-unknown = nie zapisano, kto rozdaje jako następny

game-open-again = partia { $game } jest znów otwarta (dotychczasowy zwycięzca: { $name })
game-closed = koniec partii { $game }, wygrywa: { $name }
wins-game-not = partię { $game } wygrywa: { $name }, a nie { $before }
of-sheet = arkusz { $sheet }: { $what }
game-worth = partia { $game } jest teraz warta { $points } (przedtem { $before })
and-worth = { $what }; wartość partii: { $points } pkt

series-continues = seria trwa dalej
series-over = seria jest zakończona

hand-number = rozdanie { $number }
round-number = runda { $number }

hand-amended = rozdanie { $number } poprawione: { $headline } (wcześniej: { $before })
round-amended = runda { $number } poprawiona: { $headline } (wcześniej: { $before })
hand-inserted = rozdanie { $number } wstawione: { $headline }
round-inserted = runda { $number } wstawiona: { $headline }
adjustment-deleted = korekta { $number } usunięta: { $what }
hand-deleted = rozdanie { $number } usunięte: { $headline }
round-deleted = runda { $number } usunięta: { $headline }
renamed = { $before } nazywa się teraz { $name }

undone = cofnięto: { $what }
redone = przywrócono: { $what }
the-amendment-of-hand = poprawka rozdania { $number } ({ $headline }; wcześniej: { $before })
the-amendment-of-round = poprawka rundy { $number } ({ $headline }; wcześniej: { $before })
the-insertion-of-hand = wstawienie rozdania { $number } ({ $headline })
the-insertion-of-round = wstawienie rundy { $number } ({ $headline })
the-deletion-of-adjustment = usunięcie korekty { $number } ({ $what })
the-deletion-of-hand = usunięcie rozdania { $number } ({ $headline })
the-deletion-of-round = usunięcie rundy { $number } ({ $headline })
the-misdeal = źle rozdane karty

plays-hand = w rozdaniu { $number } gra { $name }
play-hand = w rozdaniu { $number } grają { $one } i { $two }
dealer-deals-again = źle rozdane karty: rozdaje znów ten sam gracz
misdeal-why = źle rozdane karty ({ $why }): rozdaje znów ten sam gracz
agreed = uzgodniono dla całej serii: { $what }
agreed-before = przedtem: { $what }
agreed-without-form = już nie { $forms }; jeśli nie o to chodziło: `undo`, potem { $line }
before-last-hand = zapisano przed rozdaniem { $number }, które zakończyło serię
before-last-round = zapisano przed rundą { $number }, która zakończyła serię
stopped = serię przerwano
stopped-why = serię przerwano: { $why }

knock-card-is = karta pukania to { $card }
knock-card-without-effect = karta pukania to { $card }; przy tych zasadach niczego nie zmienia
knock-card-doubles = { $what }; { $suit } podwaja rozdanie
knock-card-gin-only = karta pukania to { $card }; to rozdanie kończy tylko gin
knock-card-limit = karta pukania to { $card }; limit pukania to { $limit }

given-points = { $name }, plus { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
loses-points = { $name }, minus { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
given-boxes = { $name }, plus { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}
loses-boxes = { $name }, minus { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}

error-no-such-game = na tym arkuszu nie ma partii { $game }
error-game-closed = partia { $game } jest zakończona, a zakończona partia już się nie zmienia
error-out-of-range = korekta to najwyżej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} lub { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}

read-as = odczytano jako: { $line }
two-meanings = { $typed } może znaczyć dwie rzeczy
either-tie = `draw`, jeśli nikt nie zapukał; { $line }, jeśli sumy były równe
either-gin = { $one }, jeśli gin ma { $player }; { $two }, jeśli gin ma { $other }
either-points = { $hand }, jeśli tyle było warte rozdanie; { $adjust }, jeśli rozdania nie było
either-print = `paper -o arkusz.html`, jeśli chodzi o pusty arkusz, `export -o seria.html`, jeśli o tę serię
either-end = `quit` kończy na dziś, a następnym razem seria toczy się dalej; `stop` kończy serię w tym miejscu i ją rozlicza
either-deal = `misdeal`, jeśli karty rozdaje się ponownie, `new` z imionami, jeśli zaczyna się inna seria
either-agreed = { $next } dla następnej serii, { $agree } dla zakończonej
either-number = { $why } objaśnia rozdanie { $number }, `amend { $number } Ann 4 v 23` je poprawia
corrects = zapisane rozdanie poprawia się, podając jego numer
is-recorded = rozdanie { $number } jest zapisane jako { $line }
inserts = zapomniane rozdanie wstawia się pod numerem, który ma mieć
is-agreed = { $typed }: to, co obowiązuje w całej serii, zmienia polecenie `agree`
counts-apart = w { $typed } brakuje `v` między dwiema liczbami
still-open = ta seria jeszcze się nie skończyła
still-open-hint = `new` z imionami i zasadami zaczyna inną; `stop` kończy tę przed czasem
another-game = jeszcze nie rozpoczęto; czy to następna seria tych samych graczy?
another-game-with = jeszcze nie rozpoczęto; czy to następna seria tych samych graczy: { $rules }?
single-game = jedna partia
only-one-game = tylko jedna
knocker-first = { $typed }: wiersz rozdania zaczyna się od gracza, który je zakończył
is-adjustment = { $typed }: jeszcze nie zapisano; czy to kara?
is-adjustment-in-each = { $typed }: jeszcze nie zapisano; czy to kara, w partiach { $games }?
in-part = { $typed }: jeszcze nie zapisano; czy o to chodzi?
in-part-of-several = { $typed }: jeszcze nie zapisano; o który z tych wierszy chodzi?
how-much = z { $typed } nie wynika, o ile
how-much-hint = { $counts } z tym, co obaj mieli w ręku, a { $points }, gdy znane są tylko punkty
award = nagroda

between = przeciw przeciwko kontra
numbers = zero jeden/jedno/jedna/jedną/jednym/jednego dwa/dwie/dwóch/dwoma/dwiema/dwójka/dwójki/dwójkę/dwójką trzy/trzech/trzema/trójka/trójki/trójkę/trójką cztery/czterech/czterema/czwórka/czwórki/czwórkę/czwórką pięć/pięciu/pięcioma/piątka/piątki/piątkę/piątką sześć/sześciu/sześcioma/szóstka/szóstki/szóstkę/szóstką siedem/siedmiu/siedmioma/siódemka/siódemki/siódemkę/siódemką osiem/ośmiu/ośmioma/ósemka/ósemki/ósemkę/ósemką dziewięć/dziewięciu/dziewięcioma/dziewiątka/dziewiątki/dziewiątkę/dziewiątką dziesięć/dziesięciu/dziesięcioma/dziesiątka/dziesiątki/dziesiątkę/dziesiątką/dycha/dychę/dychą jedenaście/jedenastu/jedenastoma dwanaście/dwunastu/dwunastoma trzynaście/trzynastu/trzynastoma czternaście/czternastu/czternastoma piętnaście/piętnastu/piętnastoma szesnaście/szesnastu/szesnastoma siedemnaście/siedemnastu/siedemnastoma osiemnaście/osiemnastu/osiemnastoma dziewiętnaście/dziewiętnastu/dziewiętnastoma
tens = dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt
hundreds = sto stu setki
ordinals = pierwsze/pierwszym/pierwszego/pierwsza/pierwszej/pierwszą drugie/drugim/drugiego/druga/drugiej/drugą trzecie/trzecim/trzeciego/trzecia/trzeciej/trzecią czwarte/czwartym/czwartego/czwarta/czwartej/czwartą piąte/piątym/piątego/piąta/piątej/piątą szóste/szóstym/szóstego/szósta/szóstej/szóstą siódme/siódmym/siódmego/siódma/siódmej/siódmą ósme/ósmym/ósmego/ósma/ósmej/ósmą dziewiąte/dziewiątym/dziewiątego/dziewiąta/dziewiątej/dziewiątą dziesiąte/dziesiątym/dziesiątego/dziesiąta/dziesiątej/dziesiątą jedenaste/jedenastym/jedenastego/jedenasta/jedenastej/jedenastą dwunaste/dwunastym/dwunastego/dwunasta/dwunastej/dwunastą
gins = ginem gina ginów giny
fillers = z ma miał miała też zostało tym-razem w-ręce w-ręku w-kartach na-ręku ten
knocks = pukał pukała puka zapukał zapukała stuka zastukał zastukała pukają pukając zapukałem zapukałam stukam stukał stukała zszedł zeszła schodzi zszedłem zeszłam schodzę zeszli zapukać pukać
joins = a i zaś tylko lecz
loses = złapany złapana
points = pkt punkty punktów punkt
minuses = minus
pluses = plus więcej
tos = do na
corrects-last = nie czekaj przepraszam było miało-być to-było poprawka znaczy powinno-być były to-były to-znaczy powinno-było-być chciałem-powiedzieć chciałam-powiedzieć miałem-na-myśli miałam-na-myśli ups to-nieprawda to-źle nie-tak pomyłka błąd pomyliłem-się pomyliłam-się źle-policzone źle-policzyłem źle-policzyłam mój-błąd źle przeliczyłem przeliczyłam kurczę kurde to-był to-była to-wygrał to-wygrała zła-osoba zły-gracz
forgets = zapomnieliśmy zapomniane brakuje brakowało pominięte pominęliśmy zapomniałem zapomniałam nie-zapisaliśmy nie-zapisałem nie-zapisałam niezapisane niezapisana zapomniana
befores = przed
afters = po
wases = to-było było powinno-być
draws = nikt nikt-nie-wygrał nikt-nie-zapukał nikt-nie-pukał skończyły-się-karty karty-się-skończyły bez-zwycięzcy remis nikt-nie-zszedł
ties = równo
undoes = cofnij ups cofnij-to cofnąć
redoes = ponów
amends = popraw zmień poprawić zmienić
deletes = usuń skasuj usunąć skasować wykreśl wymaż
inserts-hand = wstaw dodaj wstawić dopisz dopisać
agrees = uzgodnij uzgadniamy uzgodniono uzgodnione ustalone ustalamy umówione gramy
statistics = statystyki statystyka
misdeals = źle-rozdane złe-rozdanie rozdać-ponownie rozdać-od-nowa unieważniamy-rozdanie rozdajemy-od-nowa rozdajemy-ponownie rozdajemy-od-początku błędne-rozdanie
scores = wynik wyniki zapis arkusz jaki-wynik jaki-jest-wynik jaki-stan jaki-jest-stan ile-mamy jak-stoimy ile-jest stan stan-gry jaki-stan-gry
needs = ile-brakuje ile-jeszcze-brakuje ile-komu-brakuje
turns = kto-rozdaje kto-teraz-rozdaje kto-rozdawał rozdający
summaries = rozliczenie podsumowanie
evenings = dziś-wieczorem kto-komu-ile kto-komu-płaci ile-jesteśmy-winni wieczór ile-jest-winien ile-jest-winna kto-jest-winien dziś dzisiaj kto-płaci kto-komu-wisi ile-wisi
logs = historia
shows-rules = zasady reguły
lasts = ostatnie ostatni ostatnim ostatniego ostatnia ostatniej ostatnią poprzednie poprzednim poprzedniego poprzednia poprzedniej poprzednią
before-lasts = przedostatnie przedostatnim przedostatniego przedostatni przedostatnia przedostatniej przedostatnią rozdanie-przed-ostatnim to-przed-ostatnim
ins = w we przy
helps = pomoc
quits = koniec wyjdź wyjście dobranoc kończymy-na-dzisiaj kończymy-na-dziś na-dzisiaj-koniec na-dziś-koniec wystarczy-na-dzisiaj do-widzenia koniec-na-dziś koniec-na-dzisiaj wystarczy-na-dziś to-wszystko-na-dziś to-wszystko-na-dzisiaj idziemy-spać robimy-przerwę krótka-przerwa zaraz-wracamy przerwa-na-kawę przerwa-na na-dziś-wystarczy dobranoc-wszystkim
deals = rozdaje rozdał rozdała rozdaje-pierwszy rozdaje-pierwsza
games = partia gra partie gry partię grę partii gier partyjka partyjkę partyjki
rounds = runda
hands = rozdanie rozdań rozdania rozdaniu rozdaniem numer
wins = wygrywa wygrał wygrała prowadzi wygrana
beats = pokonuje pokonał pokonała ogrywa ograł ograła przebija przebił przebiła
undercuts = podcina podciął podcięła podcięty podcięta podcięcie przebicie podcięć
passives = został została zostaje
bys = przez
ons = na
bigs = duży wielki big dużym dużego
nobodies = nikt żaden żadne żadna
pays = przegrał przegrała przegrywa płaci zapłacił zapłaciła wisi traci stracił straciła
for-totals = za razem łącznie dostaje bierze zapisuje dopisz dla różnica
supposes = gdyby jeśli jeżeli mógł mogła mógłby mogłaby powinien powinna może chyba zwykle pewnie brakuje czy więcej zapukałby zapukałaby miałby miałaby prowadzi chciał chciała
turned-supposes = had
harmless = ale tylko też także znowu jeszcze niestety dopiero wreszcie został została zostaje zostały miała w ręce ręku liczy liczyła liczył miał dokładnie
lays-off = dokłada dołożył dołożyła dołożyłem dołożyłam dołożeniu dołożyć dokładam dokładają dokładał dokładała dokładając dołożyli dołożono dorzucił dorzuciła dokładać
articles = ta to te tym tej tę nasze
indefinites = jakiś jakieś
nots = nie nigdy prawie bez fałszywy fałszywe zamiast
penalties = kara kary karne karnych karę odejmij odejmijcie zabierz odjąć ukarany ukarana kosztuje-go kosztuje-ją
takes-off = mniej
asks-who = kto
asks = kto kogo komu czyja czyj czyje co ile jak dlaczego czemu kiedy gdzie czy mogę można
asks-why = dlaczego czemu
of-money = płaci płacę płacimy winien winna winni dłużny dłużna oddać pieniądze pieniędzy zapłacić winny wisi wiszę wiszą
of-needs = brakuje potrzebuje potrzeba trzeba zostało
of-safety = bezpieczny bezpieczna bezpiecznie
of-worth = warta warte warty wart wartość dostałem dostałam dostał dostała dostaję
of-ties = równe
of-leading = prowadzi prowadzę wygrywa wynik
of-turns = rozdaje rozdaję kolej gra gramy pauzuje rozdanie tasuje
of-evenings = wieczór wieczoru wieczorem dziś dzisiaj
sums = suma sumę razem podsumowanie wynik całego cały rozliczenie bilans
selves = ja mnie
third-persons = on ona jego jej jemu mu niego niej nią
cards = karta karty kart kartę kartą kartami
we-ares = jesteśmy my-to grają dziś-grają dzisiaj-grają gracze-to
openers = no to więc i dobra dobrze ok tak hej słuchaj aha a proszę okej słuchajcie uwaga chwila chwileczkę oj ojej ostrożnie
polites = proszę dziękuję dzięki
asks-what = co-to co-to-jest co-znaczy
shows = pokaż wyjaśnij wytłumacz
of-cards = i oraz to jest są sekwens komplet grupa układ prawidłowy ważny poprawny od
aces = asy asa asów asem
upcards = karta-pukania karta-pukania-to odkryta
prints = drukuj wydruk
concedes = poddaje-się poddał-się poddała-się rezygnuje
renames = przemianuj
notes = notatka adnotacja komentarz dopisek
new-deals = nowe-rozdanie
plays-on = jeszcze-raz dalej gramy-dalej następna następna-seria rewanż następna-gra jeszcze-jedna-gra jeszcze-jedną-partię jeszcze-jedną jeszcze-jedna jeszcze-jedna-seria
new-series = gramy gramy-w zagrajmy zagrajmy-w nowa-seria nowa-gra nowa-partia nową-serię nową-grę jeszcze-jedna-partia nową-partię gramy-jeszcze-raz zagrajmy-jeszcze-raz ci-sami-gracze
perhaps-judges = spór sędzia meld układ osądź oceń sprawdź
bests = najlepszy ułóż
perhaps-undoes = nie źle wstecz
perhaps-summaries = pieniądze
ends = kończymy
perhaps-quits = przerwa
perhaps-logs = lista
say-nothing = my gramy teraz zasady jest zawsze tylko ale liczy liczą zwykła zwykłą pojedyncza pojedynczą są znowu jeszcze w ta-sama-stawka tę-samą-stawkę u-nas tu też także warte warta tym-razem to się wart warty po normalna normalną umówiliśmy-się umowa przy-naszym-stole z proszę krótka krótką od-teraz umawiamy-się że za zwykły-gin szybka szybką taka taki takie stawka-ta-sama reszta-tak-samo reszta-bez-zmian o-tę-samą-stawkę liczymy chcemy chcieliśmy
losers = przegrany przegrana
winners = wygrany wygrana
no-stakes = brak nie nic bez dla-zabawy zero bez-pieniędzy
eachs = za od na
rule-verbs = jest są liczy liczą to warte warta wart warty
up-tos = do kto-pierwszy-do
bonuses = premia premię premie bonus
ones = jedna jedną
singles = zwykła zwykłą pojedyncza pojedynczą normalna normalną krótka krótką krótki szybka szybką szybki
box-nouns = kratki kratek kratka kratkę
points-alone = tylko-punkty same-punkty

c-is-clubs = `c` to trefl (♣); kier (♥) to `h` albo `ki`
c-was-clubs = `c` to trefle: { $cards }; kiery to `ki`
