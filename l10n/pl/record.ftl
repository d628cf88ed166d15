### section: record

photograph = Drugi gracz robi zdjęcie kodu: jest w nim cały wieczór z pieczęcią.
photograph-all = Drugi gracz robi zdjęcia wszystkich { $codes } kodów: jest w nich razem cały wieczór z pieczęcią.
verifies = `ginscore audit FILE` porównuje z księgą tekst, który telefon odczyta z kodu.
part = Kod { $part } z { $parts }
larger-window = W większym oknie będzie mniej kodów.
too-small = okno jest za małe na kod QR
too-small-hint = powiększ je albo użyj `ginscore seal --text` lub `ginscore export -o evening.html`, gdzie kod jest na stronie
not-readable = tej serii nie da się zapisać jako tekstu, który można z powrotem odczytać
not-readable-hint = jakieś imię lub jakąś uwagę wpisano w pliku ręcznie; `ginscore export --format json` zapisuje wszystko

heading = Odpis
picture = Kod QR z odpisem tego wieczoru
picture-part = Kod QR { $part } z { $parts } z odpisem tego wieczoru
page-use = Cały wieczór z pieczęcią. Zdjęcie to kopia dla drugiego gracza: `ginscore audit FILE` porównuje z księgą tekst, który telefon z niego odczyta.
page-too-long = Odpis tego wieczoru jest za długi na kody QR na stronie. Wypisuje go `ginscore seal --text`.

same = Tekst zgadza się z serią { $series }: { $hands ->
    [one] to samo rozdanie
    [few] te same { $hands } rozdania
   *[many] te same rozdania ({ $hands })
}.
same-rounds = Tekst zgadza się z serią { $series }: { $rounds ->
    [one] ta sama runda
    [few] te same { $rounds } rundy
   *[many] te same rundy ({ $rounds })
}.
same-nothing = Tekst zgadza się z serią { $series } sprzed pierwszego rozdania.
earlier = W księdze jest o { $more ->
    [one] jedno rozdanie
    [few] { $more } rozdania
   *[many] { $more } rozdań
} więcej: tekst jest wcześniejszy.
earlier-rounds = W księdze jest o { $more ->
    [one] jedną rundę
    [few] { $more } rundy
   *[many] { $more } rund
} więcej: tekst jest wcześniejszy.
later = Później w księdze: { $what }
renamed = W księdze { $name } z tekstu to teraz { $now }.
seal-found = Pieczęć { $seal } tekstu jest pieczęcią księgi po wpisie { $entry }; wszystko do tego miejsca jest bez zmian.
seal-changed = Pieczęć { $seal } tekstu była pieczęcią księgi po wpisie { $entry }, ale od tego czasu wpis { $changed } zmieniono w pliku.
seal-unknown = Pieczęć { $seal } tekstu nigdy nie była pieczęcią tej serii: tekst jest z innej księgi albo tę serię przerobiono.
seal-none = Tekst nie ma pieczęci.
shows = To pokazuje, że obaj gracze mieli te same dane, gdy tekst powstał. To nie podpis: taki tekst może zrobić każdy.
shows-hands = Rozdania są te same. To nie pokazuje, że ta księga wyglądała tak samo, gdy tekst powstał.

differs-hand = rozdanie { $number } jest inne w tekście niż w serii { $series }
differs-round = runda { $number } jest inna w tekście niż w serii { $series }
differs-start-time = tekst i { $series } nie zaczynają się o tej samej porze
word-after = { $line } (po rozdaniu lub rundzie { $number })
differs-start = przed pierwszym rozdaniem tekst jest inny niż seria { $series }
differs-after = po rozdaniu { $number } tekst jest inny niż seria { $series }
differs-after-round = po rundzie { $number } tekst jest inny niż seria { $series }
lacks-hand = w serii { $series } nie ma rozdania { $number } z tekstu
lacks-round = w serii { $series } runda { $number } z tekstu nie jest pełna
differs-rule = zasada { $key } jest inna w tekście niż w serii { $series }
differs-dealer = pierwszy rozdający jest inny w tekście niż w serii { $series }
differs-stake = stawka jest inna w tekście niż w serii { $series }
differs-lineup = w tekście zaczynają inni gracze niż w serii { $series }
differs-names = w serii { $series } imiona z tekstu należą do innych graczy
cut-before-seal = tekst kończy się przed swoją pieczęcią: { $series } miała wtedy już więcej
in-text = tekst: { $what }
in-ledger = księga: { $what }
nothing = nic
gains-points = Według księgi więcej dla: { $name } ({ $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}).
gains-boxes = Według księgi więcej dla: { $name } ({ $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}).
gains-nobody = Nikt nie ma przez to więcej punktów.
corrected-since = Gdy powstała pieczęć, w księdze było to samo co w tekście: poprawiono ją później.
text-changed = Gdy powstała pieczęć, w księdze było co innego niż w tekście: zmieniono tekst.
corrected-hint = `ginscore log --all` pokazuje poprawki
changed-hint = obejrzyj jedno i drugie razem z drugim graczem; `ginscore log --all` pokazuje poprawki w księdze
not-here = wieczoru z tekstu nie ma w żadnej serii tej księgi (gracze: { $players })
not-here-hint = `ginscore series list` pokazuje serie; `--series NAME` porównuje tekst z jedną z nich, a `--ledger DIR` z seriami innej księgi
other-players = w tekście grają: { $players }, a w serii { $series } kto inny

too-long = tekst jest za długi na odpis wieczoru
too-long-hint = podaj tylko tekst jednego wieczoru
not-a-record = tekst nie jest odpisem wieczoru
not-a-record-hint = odpis zaczyna się od `GINSCORE 1` albo jest skryptem, jaki wypisuje `ginscore log`
newer = tekst jest z nowszej wersji ginscore
newer-hint = żeby go odczytać, zainstaluj tę wersję
mixed = części tekstu nie pasują do siebie
mixed-hint = podaj części jednego odpisu: wszystkie mają tę samą pieczęć
missing-parts = { $missing ->
    [one] brakuje części { $parts } z { $all }
    [few] brakuje części { $parts } z { $all }
   *[many] brakuje części { $parts } z { $all }
}
missing-parts-hint = dodaj tekst pozostałych kodów, w dowolnej kolejności
file-hint = podaj plik z tekstem albo `-`, czyli standardowe wejście
cut-off = brakuje końca tekstu
cut-off-hint = skopiuj cały tekst: jego ostatnie słowo to `END`
not-in-record = ten wiersz nie należy do odpisu wieczoru
not-in-record-hint = w odpisie są rozdania i to, co się działo między nimi, a nie poprawki ani polecenia
not-in-form = w odpisie każdy wiersz ma tylko jedną postać
not-in-form-hint = wpisz { $line }
loose-cards-hint = podaj układy, potem ukośnik i wolne karty
not-bare = pierwszy wiersz odpisu ma imiona, potem `bare`, potem każdą zasadę jako KEY=VALUE
not-bare-hint = wpisz go na przykład tak: `new Ann Bob bare knock_limit=10 target=100`
