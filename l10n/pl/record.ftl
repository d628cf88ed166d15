photograph = Drugi gracz robi mu zdjęcie: jest w nim cały wieczór i jego pieczęć.
photograph-all = Drugi gracz robi zdjęcia wszystkich, razem { $codes }: jest w nich cały wieczór i jego pieczęć.
verifies = `ginscore verify` porównuje z księgą tekst, który telefon z niego odczyta.
part = Kod { $part } z { $parts }
larger-window = W większym oknie kodów jest mniej.
too-small = okno jest za małe na kod QR
too-small-hint = powiększ je albo użyj `ginscore seal --text` lub `ginscore export -o evening.html`: ta strona ma kod
not-readable = tej serii nie da się zapisać jako tekstu, który można znowu odczytać
not-readable-hint = jakieś imię lub notatka w pliku jest wpisana ręcznie; `ginscore export --format json` zapisuje wszystko

heading = Odpis
picture = Kod QR z odpisem tego wieczoru
picture-part = Kod QR { $part } z { $parts } z odpisem tego wieczoru
page-use = Cały wieczór i jego pieczęć. Zdjęcie to kopia dla drugiego gracza: `ginscore verify` porównuje z księgą tekst, który telefon z niego odczyta.
page-too-long = Odpis tego wieczoru wymagałby { $codes ->
    [one] { $codes } kodu
    [few] { $codes } kodów
   *[many] { $codes } kodów
} QR, za dużo na stronę. Wypisuje go `ginscore seal --text`.

same = Ten tekst to seria { $series }: { $hands ->
    [one] to samo rozdanie
    [few] te same { $hands } rozdania
   *[many] te same rozdania ({ $hands })
}.
same-rounds = Ten tekst to seria { $series }: { $rounds ->
    [one] ta sama runda
    [few] te same { $rounds } rundy
   *[many] te same rundy ({ $rounds })
}.
same-nothing = Ten tekst to seria { $series } przed pierwszym rozdaniem.
earlier = W księdze jest więcej o { $more ->
    [one] jedno rozdanie
    [few] { $more } rozdania
   *[many] { $more } rozdań
}: tekst jest wcześniejszy.
earlier-rounds = W księdze jest więcej o { $more ->
    [one] jedną rundę
    [few] { $more } rundy
   *[many] { $more } rund
}: tekst jest wcześniejszy.
seal-found = Pieczęć { $seal } tekstu jest pieczęcią księgi po wpisie { $entry } i do tego miejsca nic się nie zmieniło.
seal-changed = Pieczęć { $seal } tekstu była pieczęcią księgi po wpisie { $entry }, ale wpis { $changed } zmieniono potem w pliku.
seal-unknown = Pieczęć { $seal } tekstu nigdy nie była pieczęcią tej serii: tekst jest z innej księgi albo tę księgę przepisano.
seal-none = Tekst nie ma pieczęci.
shows = To pokazuje, że obie strony miały ten sam zapis, kiedy tekst powstał. To nie podpis: taki tekst może zrobić każdy.

differs-hand = rozdanie { $number } jest inne w tekście niż w serii { $series }
differs-round = runda { $number } jest inna w tekście niż w serii { $series }
differs-start = przed pierwszym rozdaniem tekst jest inny niż seria { $series }
differs-after = po rozdaniu { $number } tekst jest inny niż seria { $series }
differs-after-round = po rundzie { $number } tekst jest inny niż seria { $series }
lacks-hand = w serii { $series } nie ma rozdania { $number } z tekstu
lacks-round = w serii { $series } nie ma całej rundy { $number } z tekstu
differs-rule = zasada { $key } jest inna w tekście niż w serii { $series }
differs-dealer = pierwszy rozdający jest inny w tekście niż w serii { $series }
differs-stake = stawka jest inna w tekście niż w serii { $series }
differs-lineup = w tekście zaczynają inni gracze niż w serii { $series }
in-text = tekst: { $what }
in-ledger = księga: { $what }
nothing = nic
gains-points = Według księgi { $name } ma o { $points ->
    [one] jeden punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
} lepszy wynik.
gains-boxes = Według księgi { $name } ma o { $boxes ->
    [one] jedną kratkę
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
} lepszy wynik.
gains-nobody = Nikt nie ma przez to więcej punktów.
corrected-since = W chwili pieczęci w księdze było to, co mówi tekst: poprawiono ją później.
text-changed = W chwili pieczęci w księdze nie było tego, co mówi tekst: tekst zmieniono.
corrected-hint = `ginscore log --all` pokazuje poprawki
changed-hint = obejrzyj oba zapisy z drugim graczem; `ginscore log --all` pokazuje poprawki w księdze
not-here = żadna seria tej księgi nie jest wieczorem z tekstu (gracze: { $players })
not-here-hint = `ginscore series list` pokazuje serie; `--series NAME` porównuje tekst z jedną z nich, a `--ledger DIR` z seriami innej księgi
other-players = w tekście grają: { $players }, a w serii { $series } kto inny

too-long = tekst jest za długi na odpis wieczoru
not-a-record = tekst nie jest odpisem wieczoru
not-a-record-hint = odpis zaczyna się od `GINSCORE 1` albo jest skryptem, jaki wypisuje `ginscore log`
newer = tekst jest z późniejszej wersji ginscore
newer-hint = żeby go odczytać, zainstaluj tę wersję
mixed = części tekstu nie należą do siebie
mixed-hint = podaj części jednego odpisu: wszystkie mają tę samą pieczęć
missing-parts = brakuje części { $parts } z { $all }
missing-parts-hint = dodaj tekst pozostałych kodów, w dowolnej kolejności
file-hint = podaj plik z tekstem albo `-`, czyli standardowe wejście
cut-off = brakuje końca tekstu
cut-off-hint = skopiuj cały tekst: jego ostatnie słowo to `END`
not-in-record = ten wiersz nie należy do odpisu wieczoru
not-in-record-hint = w odpisie są rozdania i to, co się działo między nimi, a nie poprawki ani polecenia
