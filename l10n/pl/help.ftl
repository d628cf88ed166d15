### section by name: commands

# Commands and examples are described in the third person: `Zapisuje rozdanie`.
ginscore = Liczy punkty w gin rummy granym prawdziwymi kartami i rozstrzyga spory
ginscore-more =
    Wpisz każde rozdanie w jednym wierszu: `ginscore hand Ann 4-7pi 9trkaki / 2ki Atr Aka v Ktrkaki 2-4tr / 7ki 3ka + 8pi 9pi`
    albo w sumach, `ginscore hand Ann 4 v 23`. Bez polecenia ginscore pokazuje bieżący arkusz.
ginscore-example-1 = Wieczór z Hollywood Gin, po jednym wierszu na rozdanie.
ginscore-example-2 = Zapisuje rozdanie z kart i sprawdza je według zasad.
ginscore-example-3 = Zapisuje rozdanie z sum.
ginscore-example-4 = Za pierwszym razem pyta, kto gra; potem pokazuje arkusz.

new = Zaczyna serię, która staje się bieżąca
new-example-1 = Trzy partie obok siebie, po dziesięć groszy za punkt.
new-example-2 = Zasady standardowe z dwiema zmianami.
new-example-3 = Po dwóch partnerów na każdej stronie.
new-example-4 = Trzech graczy na zmianę; najpierw pauzuje Cid.

hand = Zapisuje rozdanie
hand-more =
    W wierszu podaje się, kto zakończył rozdanie, potem karty tego gracza, `v` i karty drugiego gracza: jako
    karty (`Ann 4-7pi 9trkaki / 2ki Atr Aka v Ktrkaki 2-4tr / 7ki 3ka + 8pi 9pi`), jako sumy (`Ann 4 v 23`, `Ann gin v 23`)
    albo jako same punkty (`Ann +18` lub `Ann +18 boxes 3`). `draw` zapisuje rozdanie, którego nikt nie wygrał.
    `@7pi` podaje kartę pukania, `x 5ka` kartę odrzuconą, a po `#` jest uwaga. Sumę można podać jako dodawanie (`4 v 10+7`), stronę samymi wolnymi kartami (`4 v / 7ki 3ka + 8pi`), a `a4v23` to skrót od `Ann 4 v 23`.
    `accepted` zapisuje pukanie powyżej limitu, które drugi gracz uznał. Całą notację opisuje
    ginscore-notation(7).
hand-example-1 = Ann puka z 4; Bob dokłada dwie karty.
hand-example-2 = To samo rozdanie, ułożone przez ginscore.
hand-example-3 = W sumach, z kartą pukania.
hand-example-4 = W sumach; ginscore dodaje króla, damę i siódemkę.

draw = Zapisuje rozdanie, którego nikt nie wygrał
draw-example-1 = Zapisuje, że nikt nie zapukał.
draw-NOTE =
    Przy partnerach gracz, którego to rozdanie; jeśli nie podano żadnego, wszystkie niezakończone rozdania
    rundy. Po `#` może być uwaga

seat = Wyznacza gracza do następnego rozdania poza kolejnością
seat-more = Do gry z kapitanem i do gry trzech na zmianę. Przy trzech podaj obu graczy, jeśli nie jest to jasne.
seat-example-1 = W następnym rozdaniu gra Cid.
seat-LINE = Gracz, w razie potrzeby przeciwnik, i uwaga po `#`

table = Zapisuje cały wieczór, po jednym wierszu na rozdanie
table-more =
    Bez imion to ciąg dalszy bieżącej serii. Z imionami to ciąg dalszy otwartej serii tych graczy, jeśli
    zgadzają się jej zasady; jeśli nie, zaczyna się nowa, z zasadami, stawką i koleją rozdawania z ich ostatniej
    serii, poza tym, co zmieniają opcje.

    Oprócz rozdań wierszami mogą być `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD` i
    każde polecenie ginscore bez nazwy programu, na przykład `summary` lub `rules explain undercut`. Od `#`
    zaczyna się komentarz. W terminalu pusty wiersz zaczyna pytania o rozdanie po kolei, a po końcu serii
    zaczyna następną; `new Ann Bob` zaczyna serię taką jak ostatnia tych graczy, poza tym, co zmieniają opcje;
    `help` pokazuje, co można wpisać. Wejście z potoku może zacząć serię tylko pierwszym wierszem, na przykład
    `new Ann Bob`, i kończy się na pierwszym błędnym wierszu, z jego numerem i kodem wyjścia; wiersze przed nim
    pozostają zapisane.

table-example-1 = Wraca do otwartej serii, w której grają Ann i Bob, albo ją zaczyna.
table-example-2 = Odtwarza skrypt.
table-example-3 = Zapisuje wynik na stronie, którą pokazuje przeglądarka na innym ekranie.
table-PLAYER = Wszyscy gracze, jak w `new`; albo nikt
table--new = Zawsze zaczyna nową serię
table--page = Po każdym wpisie zapisuje wynik do FILE jako stronę na drugi ekran

board = Pokazuje wynik na innych ekranach, w przeglądarce
board-more =
    Pokazuje stronę z wynikiem, arkuszem, rozdającym i ostatnim rozdaniem, dopóki nie naciśniesz Ctrl-C. Strona
    nadąża za księgą, gdy `ginscore table` działa w innym terminalu, i co kilka sekund sama się odświeża. Bez
    `--series` pokazuje bieżącą serię, a gdy stół zacznie następną, przechodzi do niej.

    Stronę może otworzyć tylko ten komputer. Z `--lan` mogą to zrobić wszyscy w sieci, a adres jest pokazany jako
    kod QR dla telefonów. Inni mogą ją tylko czytać i nie widzą niczego, czego nie ma na arkuszu. Jeśli komputer jest
    w kilku sieciach, w każdej działa jego adres. `ginscore table --page FILE` zapisuje tę samą stronę do pliku.

    Z `--enter` jest drugi adres, z kodem nowym przy każdym starcie. Kto go ma, może na telefonie wpisywać rozdania,
    sumami, kartami albo wierszami, i je cofać. Żeby go komuś odebrać, naciśnij Ctrl-C i uruchom ponownie.
board-example-1 = Pokazuje wynik na telefonach i telewizorze w domu.
board-example-2 = Pokazuje na tym komputerze serię, która ma w nazwie ann.
board-example-3 = Pozwala wpisywać rozdania z telefonów przy stole.
board--enter = Pozwala też wpisywać rozdania z telefonów
board--lan = Pokazuje wynik wszystkim w sieci
board--port = Port adresu; 0 bierze dowolny wolny

score = Pokazuje arkusz
score-example-1 = Pokazuje arkusz serii, która ma w nazwie ann.

summary = Pokazuje rozliczenie: kto wygrywa, o ile i kto płaci
summary-more =
    Z `--as` lub opcjami zasad każde rozdanie liczy się od nowa, tak jak wyłożono by karty przy tych zasadach:
    jeśli nie wolno dokładać do gina, karty dołożone liczą się jako wolne; jeśli wolno, przeciwnik dokłada, co
    pasuje. Najpierw są rozdania, których punkty się zmieniają. Podane sumy się nie zmieniają.
summary-example-1 = Pokazuje, kto wygrywa i kto komu płaci.
summary-example-2 = Rozlicza według zasad Pagat z jedną zmianą.
summary-example-3 = Wypisuje wynik na czat.
summary--as = Rozlicza według innych zasad, niczego nie zapisując; opcje zasad zmieniają zestaw
summary--share = Wypisuje kilka wierszy na czat: rozliczenie w małej tabeli, kto wygrywa i kto płaci

log = Wypisuje serię jako skrypt, który ją odtwarza
log-example-1 = Wypisuje wieczór jako skrypt.
log-example-2 = Dodaje w komentarzach to, co cofnięto lub poprawiono.
log--all = Dodaje w komentarzach to, co cofnięto lub poprawiono

why = Wyjaśnia rozdanie, partię albo rozliczenie
why-example-1 = Wyjaśnia każdą liczbę w rozdaniu 12.
why-example-2 = Wyjaśnia, co każdy ma z partii 2.
why-example-3 = Wyjaśnia rozliczenie: kto komu płaci.
why-WHAT = Numer rozdania, tak jak pokazuje go `ginscore score`; `game`, jeśli chodzi o partię; albo `series`: kto komu płaci [domyślnie: ostatnie rozdanie]
why-GAME = Numer partii [domyślnie: pierwsza]

counts = Pokazuje, ile każdemu brakuje i jakie sumy są bezpieczne
counts-example-1 = Pokazuje, ile punktów brakuje każdemu graczowi i z jaką sumą jest bezpieczny.

review = Pokazuje stracone punkty
review-more =
    To punkty, które dałby lub oszczędził lepszy rozkład własnych kart gracza przeciw kartom drugiego gracza,
    tak jak je wyłożono. Dołożona karta, która nie pasuje do lepszego rozkładu, liczy się jako wolna.
review-example-1 = Przegląda wszystkie rozdania.
review-example-2 = Przegląda rozdanie 12.
review-N = Numer rozdania [domyślnie: wszystkie rozdania]

audit = Sprawdza księgę albo porównuje z nią odpis wieczoru
audit-more =
    Sprawdza każdą serię albo tę, którą wskazuje `--series`: punkty każdego rozdania, pieczęcie, to, co ten
    komputer ostatnio zapisał, i kopie pozostawione przez inne programy; a także zapisane zasady domowe. O tym,
    co nie jest błędem, ale o czym warto wiedzieć, mówi raz: o przyjętej zmianie, o wpisach bez pieczęci i o
    księdze, która zmieniła miejsce. Jeśli wszystko się zgadza, milczy.

    Z FILE czyta tekst, który telefon znalazł w kodzie QR polecenia `ginscore seal --qr` albo strony,
    odtwarza go i mówi, czy to wieczór z tej księgi, a jeśli nie, gdzie jest pierwsza różnica. Kilka kodów
    można podać w dowolnej kolejności; końce wierszy i odstępy między słowami nie mają znaczenia. Porównać
    można też skrypt, jaki wypisuje `ginscore log`. Odpis w formacie `gin` ocenia sam w sobie, cokolwiek
    jest w księdze: odpowiedzią jest jego wynik.

    Jeśli tekst zgadza się z księgą, obaj gracze mieli te same dane, gdy kod powstał. To nie podpis: taki tekst
    może zrobić każdy, ale nie z pieczęcią, którą księga miała już wcześniej. Kod wyjścia to 0, jeśli się
    zgadzają, nawet gdy księga ma późniejsze rozdania; 1, jeśli się różnią; 2, jeśli tekstu nie da się odczytać.
audit-example-1 = Sprawdza całą księgę.
audit-example-2 = Sprawdza, czy ta pieczęć jest z tej księgi i czy wszystko do niej jest bez zmian.
audit-example-3 = Zapisuje, że zmiany w serii, która ma w nazwie ann, są zamierzone.
audit-example-4 = Porównuje z księgą tekst odczytany telefonem.
audit-example-5 = Tworzy z niego skrypt, z którego `ginscore table` znów zapisze wieczór.

seal = Pokazuje ostatnią pieczęć, do zanotowania przez drugiego gracza
seal-more =
    Pieczęć to krótka suma kontrolna wszystkiego, co dotąd zapisano. `ginscore audit --seal CODE` sprawdza ją
    później. Czego dowodzi pieczęć, mówi ginscore-ledger(7).
seal-example-1 = Pokazuje pieczęć do zanotowania.
seal-example-2 = Pokazuje pieczęć, a cały wieczór jako kod QR do sfotografowania.
seal-example-3 = Zapisuje tekst wieczoru w pliku.
seal--qr = Pokazuje odpis wieczoru jako kod QR, dla telefonu drugiego gracza
seal--text = Wypisuje tekst odpisu, taki jak w kodzie QR

paper = Wypisuje pusty arkusz wyników dla uzgodnionych zasad
paper-more =
    Arkusz ma kolumny, kratki i cele tych zasad, dla każdego rozdania wiersz z miejscami na to, co się wpisuje,
    rozliczenie jako formularz i wszystkie zasady domowe drobnym drukiem, ze źródłem. Zasady podaje się jak
    przy `ginscore new`. Bez imion zostaje miejsce dla dwóch graczy. `html` to strona do druku; u dołu jest, jak
    wpisać wypełniony arkusz. Zapisany wieczór drukuje `ginscore export -o evening.html`.
paper-example-1 = Wypisuje arkusz do Hollywood Gin, z miejscem na imiona.
paper-example-2 = Przygotowuje stronę do druku na A4.
paper-example-3 = Przygotowuje stronę dla dwóch drużyn, na papierze amerykańskim.

undo = Cofa ostatnią zmianę
undo-example-1 = Cofa ostatnie rozdanie lub poprawkę.

redo = Przywraca ostatnią cofniętą zmianę
redo-example-1 = Przywraca to, co przed chwilą cofnięto.

amend = Poprawia zapisane rozdanie
amend-example-1 = Poprawia rozdanie 3.
amend-LINE = Rozdanie w poprawnej postaci

insert = Wstawia zapomniane rozdanie
insert-more = Rozdanie dostaje ten numer, a późniejsze przesuwają się dalej. Wszystko, co się zmienia, jest pokazane.
insert-example-1 = Wstawia rozdanie przed rozdaniem 3.
insert-NUMBER = Numer, który dostaje rozdanie

delete = Usuwa rozdanie
delete-more =
    Późniejsze rozdania przesuwają się bliżej. Wszystko, co się zmienia, jest pokazane, a `undo` przywraca
    rozdanie.
delete-example-1 = Usuwa rozdanie 3, które zapisano dwa razy.

up = Podaje kartę pukania w bieżącym rozdaniu
up-more =
    Następne rozdanie ma tę kartę, chyba że podaje inną. ginscore mówi, co karta oznacza: jaki jest limit
    pukania i czy rozdanie jest podwojone.
up-example-1 = Odkryto siódemkę pik.
up-CARD = Karta

misdeal = Zapisuje, że karty źle rozdano
misdeal-more = Źle rozdane karty się nie liczą: nikt nie dostaje punktów ani kratki, a rozdaje znów ten sam gracz.
misdeal-example-1 = Zapisuje, że karty źle rozdano, i powód.

adjust = Zapisuje karę lub nagrodę, na którą gracze się zgodzili
adjust-more =
    Korekta nie jest rozdaniem: nie daje kratki, nie otwiera partii, nie zmienia rozdającego i sama nie zamyka
    żadnej partii. Wpisuje się ją do otwartych partii, w których gracz ma wpis, albo do partii, którą wskazuje.
    Powód jest wymagany.
adjust-example-1 = Ann dostaje 10 punktów.
adjust-example-2 = Bob traci 10 punktów w partii 2.
adjust-example-3 = Ann dostaje kratkę.
adjust-LINE = Gracz, punkty lub kratki i powód po `#`

stop = Przerywa serię przed jej końcem
stop-more =
    Otwarte partie rozlicza się tak, jak są: obaj gracze zachowują punkty i kratki, a premii za partię nikt nie
    dostaje. `undo` otwiera serię z powrotem.

    Z `--since` lub `--until` przerywane są wszystkie otwarte serie z tych dni, które mają rozdania.
stop-example-1 = Przerywa i rozlicza to, co rozegrano.
stop-example-2 = Rozlicza wszystkie przerwane wieczory sezonu.

deal = Poprawia, kto rozdaje jako następny
deal-example-1 = Jako następny rozdaje Bob.
deal-NAME = Gracz

check = Sprawdza, czy grupy kart są układami albo, z ukośnikiem, prawidłowym rozkładem
check-example-1 = To nie sekwens: as jest niski.
check-example-2 = Prawidłowy rozkład, suma wolnych kart 4.
check-GROUP = Grupy, na przykład `4-7pi 9trkaki` lub `4pi 5pi 6pi, 9tr 9ka 9ki / 2ki Atr Aka Kpi`

best = Znajduje najlepszy rozkład 1 do 11 kart albo najlepszy rozkład przeciwnika
best-more =
    Po `on` wpisz układy pukającego, do których przeciwnik może dokładać. `best -` czyta karty ze standardowego
    wejścia, jedną rękę w wierszu, i wypisuje ich sumy.
best-example-1 = Znajduje najlepszy rozkład.
best-example-2 = Znajduje najlepszy rozkład przeciwnika przy dwóch sekwensach.
best-example-3 = Wypisuje po jednej sumie w wierszu.
best-CARDS = Karty, na przykład `4-7pi 9trkaki 2ki Atr Aka`, albo `-`
best--spread = Przy `-` wypisuje po każdej sumie także rozkład

judge = Rozstrzyga rozdanie, nie zapisując go
judge-more =
    Wiersz to rozdanie, z imieniem gracza lub bez: `ginscore judge 4-7pi 9trkaki / 2ki Atr Aka v 23`. Obowiązują zasady
    podane w opcjach, a bez nich zasady bieżącej serii, a jeśli jej nie ma, zasady nowej serii.

    `judge -` czyta rozdania ze standardowego wejścia, po jednym w wierszu. Dla każdego wypisuje wiersz: jak kończy się
    rozdanie, kto je wygrywa (`knocker` to pukający, `defender` to przeciwnik, `-` to nikt) i punkty, oddzielone
    tabulatorami; z opcją `--json` wypisuje obiekt.
judge-example-1 = Rozstrzyga pukanie w Oklahoma Gin.
judge-example-2 = Rozstrzyga po jednym rozdaniu w wierszu.
judge-LINE = Rozdanie albo `-`

rules = Pokazuje, zapisuje i porównuje zasady domowe oraz otwiera zbiór zasad
rules-example-1 = Pokazuje wszystkie zasady z zestawu.
rules-example-2 = Zapisuje zasady domowe pod nazwą.
rules-example-3 = Wyjaśnia, co to jest podcięcie i ile jest warte w każdym źródle.

series = Pokazuje serie i wybiera bieżącą
series-example-1 = Pokazuje wszystkie serie z księgi.

players = Pokazuje graczy i poprawia ich imiona
players-more =
    Bez polecenia pokazuje graczy z księgi i liczbę serii, w których każdy z nich gra.
players-example-1 = Pokazuje graczy.
players-example-2 = Rob to odtąd Robert, we wszystkich seriach.
players-example-3 = Bobby i Robert to odtąd jeden gracz.

export = Eksportuje serie jako stronę internetową lub jako dane dla innych programów
export-more =
    Eksportuje bieżącą serię albo wszystkie, na standardowe wyjście albo do pliku. `html` to samodzielna
    strona do otwarcia w telefonie lub do druku. `csv` i `jsonl` mają po jednym wierszu na rozdanie, z jego
    serią i zasadami, dla arkuszy i baz danych; `ginscore import` czyta je z powrotem. `json` to jeden
    obiekt z tym, co przy `--json` dają `score`, `summary` i `hand`. Cofniętych rozdań się nie eksportuje.
    `gin` to jedna seria jako tekst, który inne programy czytają bez znajomości żadnego zestawu zasad;
    opisuje go ginscore-record(7).
export-example-1 = Eksportuje bieżącą serię jako stronę do otwarcia lub druku.
export-example-2 = Eksportuje wszystkie rozdania z księgi, po jednym w wierszu.
export-example-3 = Eksportuje serie z jednego roku.
export--format = Format eksportu [domyślnie: według rozszerzenia FILE]
export--all = Eksportuje wszystkie serie z księgi

merge = Scala kopię serii, którą prowadzono osobno
merge-more =
    Dwie kopie jednej serii, każda z własnymi rozdaniami, znów stają się jedną. Rozdania zapisane w obu liczą się raz;
    pozostałe układane są według czasu. Nic z tego, co zapisano, nie ginie, a pieczęcie obu kopii nadal się znajdują. Jeśli
    w obu kopiach zmieniono rozdanie różnie, nic nie zostaje zapisane. Bez FILE scala kopie, które obok serii zostawił
    Syncthing albo inny program, lub naprawia plik ze znakami konfliktu gita. W gicie kopie scalają się bez konfliktów,
    gdy ustawi się te dwie rzeczy:

    echo '/*.toml -text merge=ginscore' >> .gitattributes

    git config --global merge.ginscore.driver 'ginscore merge --driver %O %A %B %P'
merge-example-1 = Scala kopie leżące obok bieżącej serii albo naprawia jej plik.
merge-example-2 = Scala kopię, która leży gdzie indziej.
merge-example-3 = Pokazuje, co zostałoby scalone, z rozdaniami kopii przed rozdaniem 3.
merge-example-4 = Scala drugą stronę konfliktu, do którego git nie miał sterownika.

import = Importuje rozdania z CSV lub JSON Lines
import-more =
    Czyta wiersze, które zapisuje `ginscore export`, i arkusze klubów zapisane jako CSV: po jednym wierszu
    na rozdanie, z kolumnami takimi jak Date, Winner, Loser, Points i How, w dowolnej kolejności i w wielu
    pisowniach. Nieznane kolumny pomija i mówi o tym; `--map` podaje, co w nich jest. Kolumny opisuje
    ginscore-rows(7). Każde rozdanie sprawdza się według zasad jego serii: tych z wiersza, a bez nich tych z
    opcji, a bez nich standardowych. Nic nie jest zapisywane, jeśli cały plik nie jest prawidłowy. Serię,
    która już jest w księdze, pomija się albo uzupełnia, jeśli plik ma więcej rozdań. Czyta też odpis w
    formacie `gin`.
import-example-1 = Wypisuje jako skrypt to, co zostałoby zapisane.
import-example-2 = Importuje do księgi club.
import-example-3 = Importuje arkusz z nagłówkami Date, Winner, Loser, Points, How i Table.
import-example-4 = Importuje arkusz z partiami granymi na zasadach Pagat i na pieniądze.
import-example-5 = Importuje arkusz z nagłówkami, których ginscore nie zna.
import-example-6 = Pomija kolumnę i nic o tym nie mówi.
import-example-7 = Czyta 11/12/2026 jako 11 grudnia.

stats = Pokazuje statystyki graczy
stats-more =
    Obejmuje wszystkie serie albo tę, którą wskazuje `--series`. Przy każdej liczbie jest liczba rozdań lub
    partii, z których ją policzono, i, jeśli są znane, szanse z talii. Stracone punkty to te, które dałby lepszy
    rozkład przeciw kartom drugiego gracza, tak jak je wyłożono, w rozdaniach zapisanych z kartami.

    Na dłuższą metę średni bilans na rozdanie mieściłby się w przedziale 95% w 19 przypadkach na 20. Jeśli jest w
    nim 0, wszystko może być kwestią szczęścia; wtedy podano też, po ilu dalszych rozdaniach, przy tej samej
    średniej i tym samym rozrzucie, 0 byłoby już poza nim.
stats-example-1 = Pokazuje wszystkich graczy ze wszystkich serii.
stats-example-2 = Pokazuje wyniki Ann kontra Bob w seriach od początku 2026 roku.
stats-example-3 = Zapisuje stronę ze wszystkimi graczami, do otwarcia lub druku.
stats-PLAYER = Gracze, z imienia lub jednoznacznego początku imienia [domyślnie: wszyscy]
stats--against = Tylko serie przeciw temu graczowi
stats--all = Pokazuje wszystkie liczby, nie tylko pięć najważniejszych
stats--rules = Tylko serie, których zasady są oparte na tym zestawie
stats--page = Zapisuje też stronę z wykresami do FILE, do otwarcia lub druku

standings = Układa ranking graczy z kilku ksiąg
standings-more =
    Pokazuje dla każdego gracza serie wygrane i przegrane, partie, kratki i bilans punktów: z rozliczeń, a w
    seriach niezakończonych z zamkniętych partii. Seria, która jest w dwóch księgach, liczy się raz.

    Rating, z `--ratings`, to Glicko-2 z odchyleniem: każde rozdanie liczy się jako wynik, każdy dzień gry jako okres. Z `--tie-break` o
    kolejności decydują punkty meczowe, 1 za wygrany mecz i 1/2 za remis, a mecz to zakończona seria dwóch graczy;
    gracze równi według wszystkich kryteriów zajmują to samo miejsce. Wzory i przykłady są w docs/statistics.md.
standings-example-1 = Układa ranking graczy z dwóch ksiąg, od najlepszego.
standings-example-2 = Układa graczy z jednego wieczoru według meczów, jak po turnieju szwajcarskim.
standings-example-3 = Zapisuje stronę z rankingiem, do otwarcia lub druku.
standings-example-4 = Ustawia graczy według ratingu.
standings-DIR = Księgi [domyślnie: ta, która jest w użyciu]
standings--page = Zapisuje też stronę z wykresem do FILE, do otwarcia lub druku
standings--ratings = Kolejność według ratingu Glicko-2
standings--tie-break = Układa według meczów, a przy równych punktach meczowych według tego; można powtarzać, kolejność ma znaczenie
standings--tie-break-head-to-head = punkty z meczów między graczami o równych punktach, jeśli wszyscy grali ze sobą tak samo często
standings--tie-break-wins = wygrane mecze
standings--tie-break-buchholz = suma punktów meczowych przeciwników
standings--tie-break-median = Buchholz bez najlepszego i najsłabszego przeciwnika
standings--tie-break-sonneborn-berger = punkty meczowe pokonanych przeciwników i połowa punktów tych, z którymi był remis
standings--tie-break-spread = różnica punktów ze wszystkich meczów
standings--tie-break-boxes = kratki ze wszystkich meczów

completions = Wypisuje uzupełnienia dla powłoki
completions-example-1 = Instaluje uzupełnienia dla bash.
completions-SHELL = Powłoka

man = Pokazuje podręcznik albo zapisuje jego strony do katalogu
man-more =
    W terminalu pokazuje stronę programu lub polecenia, tak jak man(1). Do potoku wypisuje źródło strony dla
    man(1). Stronami są też `notation`, `ledger`, `rows` i `json`.
man-example-1 = Otwiera podręcznik.
man-example-2 = Otwiera stronę `ginscore table`.
man-example-3 = Otwiera stronę `ginscore rules explain`.
man-example-4 = Instaluje strony podręcznika.
man-PAGE = Polecenie albo `notation`, `ledger`, `rows` lub `json` [domyślnie: program]
man--output = Zamiast tego zapisuje wszystkie strony do DIR; jeśli katalogu nie ma, tworzy go

rules-list = Pokazuje zestawy zasad z ich źródłami i zapisane zasady
rules-list-example-1 = Pokazuje zestawy i zapisane zasady.

rules-save = Zapisuje zasady domowe pod nazwą
rules-save-more =
    Bez opcji zapisuje zasady bieżącej serii; z opcjami zasad te, które przy tych samych opcjach wziąłby
    `ginscore new`. Są w katalogu księgi, dla każdego, kto jej używa, i znajduje je `--rules NAME`. Gdy zasady
    zapisze się ponownie, serie się nie zmieniają: każda ma w całości swoje własne.
rules-save-example-1 = Zapisuje zasady bieżącej serii.
rules-save-example-2 = Zapisuje zasady Pagat z jedną zmianą.
rules-save-example-3 = Gra na tych zasadach.
rules-save-NAME = Nazwa: litery, cyfry, `-` i `_`
rules-save--note = Uwaga, na przykład skąd są te zasady
rules-save--replace = Zastępuje inne zasady zapisane pod tą nazwą

rules-default = Wybiera zasady nowych serii w tej księdze albo je pokazuje
rules-default-more =
    `new`, `table` i `judge` biorą te zasady, jeśli opcje nie podają innych. Są w księdze, dla każdego, kto jej
    używa.
rules-default-example-1 = Pokazuje, na jakich zasadach gra się w nowej serii.
rules-default-example-2 = Odtąd gra się na zapisanych zasadach club.
rules-default-example-3 = Znów gra się na zasadach standardowych.
rules-default-NAME = Zestaw zasad albo zapisane zasady

rules-delete = Usuwa zapisane zasady
rules-delete-more = Serie rozgrywane na tych zasadach je zachowują.
rules-delete-example-1 = Usuwa zapisane zasady club.
rules-delete-NAME = Nazwa

rules-show = Pokazuje wszystkie zasady z zestawu, zapisane albo z bieżącej serii
rules-show-example-1 = Pokazuje zasady bieżącej serii.
rules-show-example-2 = Pokazuje zestaw z kartą pukania.
rules-show-PRESET = Zestaw zasad

rules-diff = Pokazuje, czym różnią się dwa zestawy zasad lub dwie serie
rules-diff-more =
    Z dwiema nazwami porównuje je; opcje zasad zmieniają drugą. Z jedną nazwą i opcjami zasad pokazuje, co opcje
    zmieniają. Z samą jedną nazwą porównuje ją z bieżącą serią.
rules-diff-example-1 = Pokazuje, czym się różnią.
rules-diff-example-2 = Pokazuje, co zmienia ta opcja.
rules-diff-example-3 = Pokazuje, czym zasady bieżącej serii różnią się od zasad Pagat.
rules-diff-PRESET = Jeden lub dwa zestawy zasad albo serie

rules-explain = Wyjaśnia temat ze zbioru zasad, razem ze źródłami
rules-explain-more =
    Bez tematu pokazuje tematy i terminy: co znaczą słowa z gry, co mówi każda zasada i kto tak gra i co robić,
    gdy przy stole coś pójdzie nie tak. Temat można znaleźć też po terminie z gry i po kluczu zasady. W
    komunikatach o błędach temat jest po słowie „zasada:”.
rules-explain-example-1 = Pokazuje tematy i terminy ze zbioru zasad.
rules-explain-example-2 = Wypisuje cały zbiór zasad.
rules-explain-example-3 = Wyjaśnia dokładanie i jego kolejność, ze źródłami.
rules-explain-example-4 = Wyjaśnia, co dzieje się po pukaniu powyżej limitu.
rules-explain-TOPIC = Temat, termin, klucz zasady albo jednoznaczny początek
rules-explain--all = Wypisuje cały zbiór zasad

series-list = Pokazuje serie z księgi
series-list-example-1 = Pokazuje wszystkie serie z księgi; gwiazdka oznacza bieżącą.

series-use = Wybiera bieżącą serię
series-use-example-1 = Przechodzi do serii, która ma w nazwie ann.

series-show = Pokazuje plik, graczy i zasady bieżącej serii
series-show-example-1 = Pokazuje, gdzie jest zapisana bieżąca seria.

series-delete = Usuwa serię
series-delete-more =
    Jej plik trafia do katalogu `trash` w księdze, a `ginscore series restore` go przywraca. W terminalu
    najpierw pada pytanie; poza nim wymagane jest `--yes`.
series-delete-example-1 = Usuwa serię po zapytaniu.
series-delete-example-2 = Usuwa bez pytania serię, która ma w nazwie demo.
series-delete--yes = Bez pytania

series-restore = Przywraca usuniętą serię
series-restore-more = Bez nazwy pokazuje usunięte serie.
series-restore-example-1 = Pokazuje usunięte serie.
series-restore-example-2 = Przywraca serię, która ma w nazwie demo.

series-rename = Zmienia nazwę serii
series-rename-more =
    Zmienia się tylko nazwa pliku: w samym pliku zostaje nazwa, pod którą seria się zaczęła, bo jest objęta
    pieczęcią. Wszystkie pieczęcie nadal się zgadzają.
series-rename-example-1 = Odtąd seria nazywa się club-final.
series-rename-NEW = Nowa nazwa

players-rename = Zmienia imię gracza we wszystkich seriach
players-rename-more =
    Każda seria tego gracza dostaje wpis i odtąd ma nowe imię: na arkuszu, w statystykach i w eksporcie.
    Niczego, co zapisano, się nie przerabia, więc wszystkie pieczęcie nadal się zgadzają, a pliki zachowują
    nazwy. `ginscore undo` tego nie cofa; zmień imię jeszcze raz. Imienia, które ma już inny gracz, nie da się
    nadać: `ginscore players merge` łączy dwóch graczy w jednego. Jeśli polecenie zostanie przerwane, to samo
    polecenie dokończy resztę.
players-rename-example-1 = Rob to odtąd Robert.
players-rename-example-2 = Pisze imię wielką literą.
players-rename-OLD = Gracz
players-rename-NEW = Nowe imię

players-merge = Łączy dwa imiona w jednego gracza
players-merge-more =
    We wszystkich seriach gracz OLD nazywa się odtąd INTO, a statystyki liczą oba imiona razem. Niczego, co
    zapisano, się nie przerabia, więc wszystkie pieczęcie nadal się zgadzają. Nie da się połączyć dwóch graczy,
    którzy w jakiejś serii grają przeciw sobie.
players-merge-example-1 = Serie, w których gra Bobby, liczą się jako serie gracza Robert.
players-merge-OLD = Gracz, którego imię się zmienia
players-merge-INTO = Gracz, którego imię zostaje

ginscore-LINE = Rozdanie
ginscore-NUMBER = Numer rozdania, tak jak pokazuje go `ginscore score`
ginscore-NOTE = Uwaga, po `#`
ginscore-NAME = Nazwa albo jej jednoznaczna część
ginscore--ledger = Księga: katalog z jednym plikiem na serię [env: GINSCORE_LEDGER]
ginscore--series = Seria: jej nazwa albo jednoznaczna część nazwy
ginscore--json = Wypisuje JSON
ginscore--lang =
    Język, jego skrót, na przykład `en`; JSON jest zawsze po angielsku [env: GINSCORE_LANG] [domyślnie: język
    systemu]
ginscore--color = Kiedy używać kolorów
ginscore--cards = Jak pokazywać karty [env: GINSCORE_CARDS]
ginscore--no-input = Nigdy o nic nie pyta, nawet w terminalu
ginscore--plain = Zwykły tekst dla czytników ekranu: bez ramek, symboli i kolorów [env: GINSCORE_PLAIN]
ginscore--quiet = Wypisuje tylko błędy i ostrzeżenia

ginscore--cards-B-D-K = D♦ 10♥, z figurami z talii niemieckiej
ginscore--cards-V-D-R = D♦ 10♥, z figurami z talii francuskiej lub portugalskiej
ginscore--cards-W-D-K = D♦ 10♥, z figurami z talii polskiej

export--format-html = Samodzielna strona internetowa
export--format-csv = Po jednym wierszu na rozdanie, dla arkuszy
export--format-json = Jeden obiekt ze wszystkim
export--format-jsonl = Po jednym obiekcie na rozdanie, każdy w swoim wierszu
export--format-gin = Jedna seria jako odpis, który czytają inne programy

merge-FILE = Kopie; `-` to standardowe wejście
merge--at = Wstawia rozdania kopii przed to rozdanie, bez względu na ich czas
merge--dry-run = Pokazuje, co zostałoby scalone, i niczego nie zapisuje
merge--driver = Dla gita: scala wskazane przez niego pliki, bez księgi
import-FILE = Plik albo `-`, czyli standardowe wejście
import--dry-run = Wypisuje to, co zostałoby zapisane, po jednym skrypcie na serię, i niczego nie zapisuje
import--map = Czyta kolumnę z tym nagłówkiem jako tę kolumnę albo ją pomija (`ignore`); można podać kilka razy
import--dates = Kolejność dnia i miesiąca w datach takich jak 11/12/2026
import--stake = Kwota za punkt, na przykład `0.10`, jeśli nie ma jej w wierszach

audit-FILE = Tekst wszystkich kodów wieczoru albo skrypt; `-` to standardowe wejście
audit--script = Wypisuje wieczór jako skrypt, zamiast go porównywać
audit--seal = Sprawdza zanotowaną pieczęć: czy jest z tej księgi i czy wszystko do niej jest bez zmian
audit--accept = Zapisuje, że ręczne zmiany w pliku są zamierzone

ginscore--rules =
    Zestaw zasad, tak jak pokazuje go `ginscore rules list` [domyślnie: ten z `ginscore rules default`]

ginscore--oklahoma =
    Oklahoma: wartość karty pukania ogranicza pukanie, przy asie liczy się tylko gin, a pik podwaja rozdanie
ginscore--hollywood = Hollywood: trzy partie obok siebie
ginscore--target = Punkty, które wygrywają partię
ginscore--set = Ustawia jedną zasadę, na przykład `--set gin_bonus=20`; zasady pokazuje `ginscore rules show`

ginscore--dealer = Gracz lub strona, która rozdaje najpierw (przekłada się talię, rozdaje ten, kto ma najniższą kartę)
ginscore--stake = Kwota za punkt, na przykład `0.10`, albo `none`
ginscore--name = Nazwa serii [domyślnie: jej początek i gracze]
ginscore--sides = Nazwy obu stron, na przykład `My,Oni` [domyślnie: ich gracze]
ginscore--out = Z trzech graczy na zmianę ten, który najpierw pauzuje [domyślnie: ostatni]
ginscore--new-player = Zaczyna z imieniem nowego gracza, nawet jeśli jest podobne do imienia znanego z księgi
ginscore--advise = Przed zapisaniem wskazuje lepsze rozkłady i dołożenia
ginscore--output = Zapisuje do FILE zamiast na standardowe wyjście
new-PLAYER =
    Gracze: `Ann Bob`; strony `Ann Cid v Bob Dan`; kapitan `Ann v Bob Cid`; trzech na zmianę `Ann Bob Cid`

paper-PLAYER = Imiona graczy, jak przy `ginscore new` [domyślnie: miejsce dla dwóch]
paper--format = Format [domyślnie: według rozszerzenia FILE, a bez niego tekst]
paper--paper = Format papieru
paper--format-html = Strona do druku
paper--format-text = Tekst

ginscore--since = Tylko serie rozpoczęte tego dnia lub później
ginscore--until = Tylko serie rozpoczęte tego dnia lub wcześniej

### section: cli-help

usage-heading = Użycie:
commands-heading = Polecenia:
arguments-heading = Argumenty:
options-heading = Opcje:
game-options = Gra:
series-options = Ta seria:
every-option = Opcje wszystkich poleceń:
help-more = `ginscore help all` pokazuje wszystkie polecenia, `ginscore help options` opcje wspólne, a `ginscore help COMMAND` objaśnia jedno z nich.
help-options = `ginscore help options` pokazuje opcje wspólne wszystkich poleceń.
examples-heading = Przykłady:

group-evening = Wieczór:
group-lines = Wiersze: przy stole tak jak tu, w powłoce po `ginscore`
group-disputes = Spory:
group-looking-back = Przegląd:
group-data = Dane:
group-setup = Ustawienia:

help-flag = Wyświetla pomoc (więcej: `--help`)
help-flag-long = Wyświetla pomoc (krócej: `-h`)
version-flag = Wyświetla wersję
help-command = Wyświetla ten opis albo pomoc podanego polecenia

default-value = [domyślnie: { $value }]
possible-values = [możliwe wartości: { $values }]
possible-values-heading = Możliwe wartości:

### section: cli-docs

no-page = nie ma strony podręcznika { $name }
no-page-output-hint = `ginscore man --output DIR` zapisuje strony do katalogu
no-page-list-hint = `ginscore help` pokazuje polecenia, a każde ma swoją stronę
not-written-hint = wybierz katalog, w którym możesz zapisywać

saved-here = zapisane w tej księdze
