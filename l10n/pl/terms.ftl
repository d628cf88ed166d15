players = { $first } kontra { $second }.
rules = { $rules }.
stake = Stawka: { $stake } za punkt.
no-stake = Gra bez stawki.
first-dealer-unknown = Nie zapisano, kto rozdaje: wpisz { $commands }.

as-before-all = Zasady, stawka i kolej rozdawania jak w ostatniej serii tych graczy, { $series }.
as-before-rules-stake = Zasady i stawka jak w ostatniej serii tych graczy, { $series }.
as-before-rules-turn = Zasady i kolej rozdawania jak w ostatniej serii tych graczy, { $series }.
as-before-stake-turn = Stawka i kolej rozdawania jak w ostatniej serii tych graczy, { $series }.
as-before-rules = Zasady jak w ostatniej serii tych graczy, { $series }.
as-before-stake = Stawka jak w ostatniej serii tych graczy, { $series }.
as-before-turn = Kolej rozdawania jak w ostatniej serii tych graczy, { $series }.

play-on = Enter: gramy dalej na tych samych zasadach.
play-on-deals = Enter: gramy dalej na tych samych zasadach; { $deals }.
play-on-stake = Enter: gramy dalej na tych samych zasadach i o tę samą stawkę.
play-on-stake-deals = Enter: gramy dalej na tych samych zasadach i o tę samą stawkę; { $deals }.
play-other = { $new } zaczyna inną serię; `undo` otwiera tę z powrotem.

next-after-end = Dalej: `ginscore summary` pokazuje rozliczenie; { $new } zaczyna nową serię.
next-hand = Dalej: zapisz rozdanie, na przykład { $hand }; `ginscore --help` pokazuje wszystkie polecenia.

games = { $games ->
    [one] Partia do
    [2] Dwie partie obok siebie, każda do
    [3] Trzy partie obok siebie, każda do
    [4] Cztery partie obok siebie, każda do
    [5] Pięć partii obok siebie, każda do
    [6] Sześć partii obok siebie, każda do
    [few] { $games } partie obok siebie, każda do
   *[many] { $games } partii obok siebie, każda do
} { $target }.
games-to = { $games ->
    [one] Partia do
    [2] Dwie partie obok siebie, każda do
    [3] Trzy partie obok siebie, każda do
    [4] Cztery partie obok siebie, każda do
    [5] Pięć partii obok siebie, każda do
    [6] Sześć partii obok siebie, każda do
    [few] { $games } partie obok siebie, każda do
   *[many] { $games } partii obok siebie, każda do
} { $target }; seria kończy się, gdy czyjaś suma dojdzie do { $points }.
games-best-of = { $games ->
    [one] Partia do
    [2] Dwie partie obok siebie, każda do
    [3] Trzy partie obok siebie, każda do
    [4] Cztery partie obok siebie, każda do
    [5] Pięć partii obok siebie, każda do
    [6] Sześć partii obok siebie, każda do
    [few] { $games } partie obok siebie, każda do
   *[many] { $games } partii obok siebie, każda do
} { $target }; rozstrzyga większość z { $sheets }.

knock-gin-only = Rozdanie kończy tylko gin.
knock-gin-only-doubles = Rozdanie kończy tylko gin; przy karcie { $suits } liczy się podwójnie.
knock-limit = Pukać wolno z { $limit } lub mniej.
knock-limit-doubles = Pukać wolno z { $limit } lub mniej; przy karcie { $suits } rozdanie liczy się podwójnie.
knock-card = Limit wyznacza karta pukania.
knock-card-doubles = Limit wyznacza karta pukania; przy karcie { $suits } rozdanie liczy się podwójnie.
knock-card-ace = Limit wyznacza karta pukania, a przy asie liczy się tylko gin.
knock-card-ace-doubles = Limit wyznacza karta pukania, a przy asie liczy się tylko gin; przy karcie { $suits } rozdanie liczy się podwójnie.

bonuses = Premie: { $bonuses }; wygrana do zera nic nie daje.
bonuses-shutout-pays = Premie: { $bonuses }; wygrana do zera daje { $points }.
bonuses-shutout-doubles-points = Premie: { $bonuses }; wygrana do zera podwaja punkty.
bonuses-shutout-doubles-game = Premie: { $bonuses }; wygrana do zera podwaja punkty i premię za partię.
bonuses-shutout-doubles-total = Premie: { $bonuses }; wygrana do zera podwaja sumę końcową.
no-bonuses = Premii nie ma, a wygrana do zera nic nie daje.
no-bonuses-shutout-pays = Premii nie ma, a wygrana do zera daje { $points }.
no-bonuses-shutout-doubles-points = Premii nie ma, a wygrana do zera podwaja punkty.
no-bonuses-shutout-doubles-game = Premii nie ma, a wygrana do zera podwaja punkty i premię za partię.
no-bonuses-shutout-doubles-total = Premii nie ma, a wygrana do zera podwaja sumę końcową.

bonus-gin = gin { $points }
bonus-big-gin = duży gin { $points }
bonus-undercut = podcięcie { $points }
bonus-gin-off = podcięcie do zera { $points }
bonus-knock = pukanie { $points }
bonus-box = kratka { $points }
bonus-box-with-hand = kratka (liczona od razu) { $points }
bonus-game = partia { $points }
