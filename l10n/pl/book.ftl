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
