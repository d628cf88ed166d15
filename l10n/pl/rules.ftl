no-such-preset = nie ma zestawu zasad { $name }
presets-are = zestawy zasad: { $presets }
former-preset-hint = jego zasady słowami: { $words }
no-such-rule = nie ma zasady { $name }
keys-are-listed = `ginscore rules show` pokazuje klucze
cannot-be = { $key } nie może mieć wartości { $value }
allowed-values = dozwolone wartości: { $allowed }
did-you-mean-allowed = czy chodzi o { $meant }? Dozwolone wartości: { $allowed }

multipliers-conflict = `column_multipliers` podaje { $listed ->
    [one] { $listed } mnożnik
    [few] { $listed } mnożniki
   *[many] { $listed } mnożników
}, ale `columns` to { $columns }
multipliers-conflict-hint = podaj po jednej liczbie na kolumnę, na przykład { $option }
boxes-conflict = `bonus_boxes` to `each-side`, ale `box_timing` to `each-hand`
boxes-conflict-hint = kratki liczone z każdym rozdaniem należą do strony, która wygrywa rundę
award-conflict = `shutout.award` { $award } nie da się połączyć z `settlement` score-plus-difference
award-conflict-hint = przy takim rozliczeniu dozwolone jest tylko none albo double-total

allowed-range = od { $lowest } do { $highest }
allowed-range-or-none = none (nie gra się) albo od { $lowest } do { $highest }
allowed-knock-limit = od { $lowest } (tylko gin) do { $highest }
allowed-rounding = od { $lowest } (bez zaokrąglania) do { $highest }
allowed-suits = niektóre z C D H S, czyli trefl, karo, kier, pik (na przykład HS), albo none
allowed-award = none, od { $lowest } do { $highest }, double-points, double-points-and-game, double-total
allowed-multipliers = tyle liczb całkowitych od 1 do 10, ile jest kolumn (na przykład 1,1,2)
allowed-series = one-sheet, to-N (N od 1 do 10000000), best-of-N (N nieparzyste, od 1 do 99)
allowed-pairing = by-size (zmiana przy dwóch graczach po stronie, inaczej stałe pary), rotate, fixed

not-given-by-source = * tego źródło nie podaje:
no-columns-in-turn = trzech graczy na zmianę nie może grać kilku partii obok siebie
no-columns-in-turn-hint = wygrana trafiałaby do kolumn, które dzielą dwaj różni przeciwnicy; użyj `columns=1`
no-hollywood-in-turn-hint = wygrana trafiałaby do kolumn, które dzielą dwaj różni przeciwnicy; pomiń `hollywood`
no-difference-in-turn = trzech graczy na zmianę nie może rozliczać się według `score-plus-difference`
no-difference-in-turn-hint = takie rozliczenie porównuje dwa wyniki; użyj `settlement=totals`

oklahoma-keeps-ace = `oklahoma` zostawia w `ace_knock_card` wartość one: przy asie wolno zapukać z 1; jeśli ma się liczyć tylko gin, dodaj `ace_knock_card=gin-only`
oklahoma-keeps-boxes = `oklahoma` zostawia w `doubled_boxes` wartość none: podwojenie ({ $suits }) dotyczy punktów, ale nie kratek; jeśli ma dotyczyć i kratek, dodaj `doubled_boxes=all`
hollywood-keeps-winner = Arkusz wygrywa ten, kto ma wyższą sumę; z opcją `sheet_winner=most-games` decydują dwie wygrane partie z trzech.
form-over-default = { $forms } dochodzi do zasad zapisanych jako `default`.
against-form = { $form } i { $setting } są sprzeczne

saved-in-ledger = Zapisane w tej księdze:
rules-of-series = seria { $series }
sources-of = źródła zasad { $name }:
no-differences = brak różnic
every-key = `ginscore rules show` pokazuje każdą zasadę z jej kluczem.
not-of-series = `--series` wskazuje już zasady do zapisania
not-of-series-hint = pomiń `--series` albo zasady
two-sides = porównać można tylko dwa zestawy zasad
two-sides-hint = słowa każdego weź w cudzysłów, na przykład `rules diff pagat "pagat hollywood"`
not-saved = Niczego nie zapisano.

exists = pod nazwą { $name } są już zapisane inne zasady
they-are = to: { $rules }
exists-hint = wybierz inną nazwę albo dodaj `--yes`

name-empty = { $name } nie może być nazwą zasad: nazwa jest pusta
name-hidden = { $name } nie może być nazwą zasad: zawiera { $hidden }
name-sign = { $name } nie może być nazwą zasad: nie wolno w niej użyć { $sign }
name-start = { $name } nie może być nazwą zasad: nazwa musi zaczynać się od litery
name-too-long = { $name } nie może być nazwą zasad: nazwa jest dłuższa niż { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
   *[many] { $most } bajtów
}
name-device = { $name } nie może być nazwą zasad: w Windows to zastrzeżona nazwa urządzenia
name-built-in = { $name } nie może być nazwą zasad: { $preset } to wbudowany zestaw zasad
name-topic = { $name } nie może być nazwą zasad: to słowo ze zbioru zasad
name-player = { $name } to imię gracza z tej księgi
name-hint = wybierz inną nazwę: litery, cyfry, `-` i `_`, na początku litera, na przykład `club-night`

saved-here = zapisane w tej księdze, oparte na { $base }
saved-here-with-note = zapisane w tej księdze, oparte na { $base }; { $note }

saved = Zapisano { $name }: { $rules }.
it-was = Wcześniej: { $rules }.
replace-question = Zastąpić zasady zapisane jako { $name }? (t lub n)
play-by-these = Na tych zasadach gra się po wpisaniu { $command }.
play-by-default = Nowe serie mają te zasady, jeśli nie poda się zestawu.
in-file = Są w pliku { $file }, który można edytować lub usunąć.
already-saved = Te zasady są już zapisane jako { $name }.
file-not-used = w księdze jest plik { $file } z zasadami domowymi, ale nie jest używany: jego nazwy nie da się wpisać

# In the nominative, also after `ale`: `zasady pagat, ale gin 25 i partia do 150`.
the-rules = zasady „{ $preset }”
the-rules-but = zasady „{ $preset }”, ale { $changes }
the-saved-rules = zasady „{ $preset }”: jak „{ $base }”
the-saved-rules-but = zasady „{ $preset }”: jak „{ $base }”, ale { $changes }

only-gin = rozdanie kończy tylko gin
knock-with = pukanie z { $limit } lub mniej
no-knock-card = bez karty pukania
knock-card = limit wyznacza karta pukania
ace-allows-one = as pozwala zapukać z 1
ace-requires-gin = przy asie liczy się tylko gin
no-suit-doubles = żaden kolor nie podwaja
suits-double = podwojenie: { $suits }
boxes-never-double = kratek nigdy się nie podwaja
extra-boxes-double = dodatkowe kratki też się podwaja
boxes-double = kratki też się podwaja
gin = gin { $points }
no-big-gin = bez dużego gina
big-gin = duży gin { $points }
undercut = podcięcie { $points }
tie-to-defender = równe sumy to podcięcie
tie-without-bonus = równe sumy to podcięcie bez premii
tie-to-knocker = przy równych sumach wygrywa pukający
tie-to-nobody = przy równych sumach nie wygrywa nikt
no-gin-off = podcięcie z zerem to zwykłe podcięcie
gin-off = podcięcie z zerem { $points }
no-knock-bonus = bez premii za pukanie
knock-bonus = pukanie { $points }
laying-off-on-gin = wolno dokładać do gina
no-laying-off-on-gin = do gina nie wolno dokładać
boxes-for-gin = { $boxes ->
    [0] bez dodatkowej kratki za gina
    [one] dodatkowa kratka za gina
    [few] { $boxes } dodatkowe kratki za gina
   *[many] { $boxes } dodatkowych kratek za gina
}
boxes-for-big-gin = { $boxes ->
    [0] bez dodatkowej kratki za dużego gina
    [one] dodatkowa kratka za dużego gina
    [few] { $boxes } dodatkowe kratki za dużego gina
   *[many] { $boxes } dodatkowych kratek za dużego gina
}
boxes-for-undercut = { $boxes ->
    [0] bez dodatkowej kratki za podcięcie
    [one] dodatkowa kratka za podcięcie
    [few] { $boxes } dodatkowe kratki za podcięcie
   *[many] { $boxes } dodatkowych kratek za podcięcie
}
boxes-for-gin-off = { $boxes ->
    [0] bez dodatkowej kratki za podcięcie z zerem
    [one] dodatkowa kratka za podcięcie z zerem
    [few] { $boxes } dodatkowe kratki za podcięcie z zerem
   *[many] { $boxes } dodatkowych kratek za podcięcie z zerem
}
boxes-for-sweep = { $boxes ->
    [0] bez dodatkowej kratki za wygranie wszystkich rozdań rundy
    [one] dodatkowa kratka za wygranie wszystkich rozdań rundy
    [few] { $boxes } dodatkowe kratki za wygranie wszystkich rozdań rundy
   *[many] { $boxes } dodatkowych kratek za wygranie wszystkich rozdań rundy
}
boxes-worth-nothing = kratki bez wartości
per-box = { $points } za kratkę
boxes-at-end = kratki liczone na końcu
boxes-with-each-hand = kratki liczone z każdym rozdaniem
game-to = partia do { $points }
no-game-bonus = bez premii za partię
game-bonus = premia za partię { $points }
shutout-without-points = do zera przegrywa, kto nie ma punktów
shutout-without-a-win = do zera przegrywa, kto nie ma wygranego rozdania
shutout-worth = wygrana do zera { $points }
no-shutout-award = wygrana do zera nic nie daje
no-shutout-award-in-turn = przy trzech graczach na zmianę wygrana do zera nic nie daje
shutout-doubles-points = wygrana do zera podwaja punkty
shutout-doubles-points-and-game = wygrana do zera podwaja punkty i premię za partię
shutout-doubles-total = wygrana do zera podwaja sumę końcową
games-side-by-side = { $games ->
    [one] jedna partia
    [few] { $games } partie obok siebie
   *[many] { $games } partii obok siebie
}
enters-next = każdą wygraną wpisuje się też do następnej partii
enters-nth = drugą wygraną wpisuje się do dwóch partii, trzecią do trzech
games-count-once = każda partia liczy się raz
games-count = mnożniki partii: { $times }
keep-totals = każdy zachowuje swoją sumę końcową
score-plus-difference = zwycięzca liczy swoje punkty i różnicę
no-rounding = bez zaokrąglania
rounded-to = różnice zaokrąglane do { $points }
higher-total-wins = arkusz wygrywa ten, kto ma wyższą sumę
most-games-win = arkusz wygrywa ten, kto ma więcej partii
one-sheet = jeden arkusz
best-of = rozstrzyga większość z { $sheets ->
    [one] { $sheets } arkusza
    [few] { $sheets } arkuszy
   *[many] { $sheets } arkuszy
}
until-total = kolejne arkusze do sumy { $points }
winner-deals = rozdaje zwycięzca
loser-deals = rozdaje przegrywający
deal-alternates = gracze rozdają na zmianę
same-deals-after-draw = po remisie rozdaje ten sam gracz
deal-passes-after-draw = po remisie rozdaje następny gracz

opponents-change = przeciwnicy zmieniają się co rundę
opponents-stay = przeciwnicy się nie zmieniają
opponents-change-with-two = przeciwnicy zmieniają się przy dwóch graczach po stronie
extra-boxes-to-winner = dodatkowe kratki dostaje strona, która wygrywa rundę
extra-boxes-to-each = każda strona zachowuje swoje dodatkowe kratki
each-pays-one = każdy płaci całość jednemu ze zwycięzców
side-pays-once = przegrywająca strona płaci raz
newcomer-deals = rozdaje gracz, który wchodzi
sitting-out-deals = rozdaje gracz, który pauzuje

standard = Zasady standardowe
standard-source = The Spruce, gin rummy
oklahoma = Oklahoma Gin
oklahoma-source = The Spruce, Oklahoma Gin
hollywood = Hollywood Gin
hollywood-source = The Spruce, Hollywood Gin
stakes = Gin na pieniądze
stakes-source = artykuł portugalski, gra na pieniądze
wikipedia = Zasady starej Wikipedii
wikipedia-source = stara Wikipedia, jedna partia
wikipedia-match = Zasady meczu ze starej Wikipedii
wikipedia-match-source = stara Wikipedia, mecz z kilku partii
pagat = Zasady Pagat
pagat-source = Pagat (Bicycle podaje te same wartości)
bicycle = Zasady Bicycle
bicycle-source = Bicycle (Pagat podaje te same wartości)
rummytalk = Zasady rummytalk.com
rummytalk-source = rummytalk.com
online = Zwykłe zasady internetowe
online-source = zwykła gra internetowa (ginrummy.com i inne strony)
bare = Zasady bez premii
bare-source = bez źródła: każda zasada ma wartość, która niczego nie zmienia

draw-not-said = źródło nie mówi, kto rozdaje po remisie
aces-not-mentioned = źródło nie wspomina o asach; według swojej wartości as pozwala zapukać z 1
first-win-not-said = źródło nie mówi, dokąd wpisuje się pierwszą wygraną gracza, który został z zerem; rummy-games.com mówi
additional-25 = w źródle jest „dodatkowe 25”, co może znaczyć razem 50 albo 25
deal-may-alternate = strony, które cytują Pagat, nie są co do tego zgodne; może gracze rozdają tam na zmianę
equal-counts = w jednym streszczeniu równe sumy nie są podcięciem
digest-alternates = w jednym streszczeniu gracze rozdają na zmianę
next-dealer-not-said = źródło nie mówi, kto rozdaje jako następny

terms-and-topics = terminy i ich tematy:
house-rules = zasady domowe:
no-sources = źródła: brak
sources = źródła:
at-this-table = Przy tym stole: { $rules }.
more-sources = Jak grają inni i jakie są źródła: { $command }
several-topics = { $words } pasuje do kilku tematów
no-such-topic = nie ma tematu { $words }
topics-are-listed = `ginscore rules explain` pokazuje tematy i terminy
not-translated = Ten temat nie jest jeszcze przetłumaczony.
