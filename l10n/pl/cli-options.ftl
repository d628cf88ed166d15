global-ledger = Księga: katalog z jednym plikiem na serię [env: GINSCORE_LEDGER]
global-series = Seria: jej nazwa albo jednoznaczna część nazwy
global-json = Wypisuje JSON
global-lang =
    Język, jego skrót, na przykład `en`; JSON jest zawsze po angielsku [env: GINSCORE_LANG] [domyślnie: język
    systemu]
global-color = Kiedy używać kolorów
global-card-look = Jak pokazywać karty [env: GINSCORE_CARDS]
global-no-input = Nigdy o nic nie pyta, nawet w terminalu
global-plain = Zwykły tekst dla czytników ekranu: bez ramek, symboli i kolorów [env: GINSCORE_PLAIN]
global-quiet = Wypisuje tylko błędy i ostrzeżenia

cards-bdk = D♦ 10♥, z figurami z talii niemieckiej
cards-vdr = D♦ 10♥, z figurami z talii francuskiej lub portugalskiej
cards-wdk = D♦ 10♥, z figurami z talii polskiej

format-html = Samodzielna strona internetowa
format-csv = Po jednym wierszu na rozdanie, dla arkuszy
format-json = Jeden obiekt ze wszystkim
format-jsonl = Po jednym obiekcie na rozdanie, każdy w swoim wierszu

import-file = Plik albo `-`, czyli standardowe wejście
import-dry-run = Wypisuje to, co zostałoby zapisane, po jednym skrypcie na serię, i niczego nie zapisuje
import-map = Czyta kolumnę z tym nagłówkiem jako tę kolumnę albo ją pomija (`ignore`); można podać kilka razy
import-dates = Kolejność dnia i miesiąca w datach takich jak 11/12/2026
import-stake = Kwota za punkt, na przykład `0.10`, jeśli nie ma jej w wierszach

audit-file = Tekst wszystkich kodów wieczoru albo skrypt; `-` to standardowe wejście
audit-script = Wypisuje wieczór jako skrypt, zamiast go porównywać
audit-seal = Sprawdza zanotowaną pieczęć: czy jest z tej księgi i czy wszystko do niej jest bez zmian
audit-accept = Zapisuje, że ręczne zmiany w pliku są zamierzone

rules-preset =
    Zestaw zasad, tak jak pokazuje go `ginscore rules list` [domyślnie: ten z `ginscore rules default`]

changes-oklahoma =
    Oklahoma: wartość karty pukania ogranicza pukanie, przy asie liczy się tylko gin, a pik podwaja rozdanie
changes-hollywood = Hollywood: trzy partie obok siebie
changes-target = Punkty, które wygrywają partię
changes-settings = Ustawia jedną zasadę, na przykład `--set gin_bonus=20`; zasady pokazuje `ginscore rules show`

new-dealer = Gracz lub strona, która rozdaje najpierw (przekłada się talię, rozdaje ten, kto ma najniższą kartę)
new-stake = Kwota za punkt, na przykład `0.10`, albo `none`
new-name = Nazwa serii [domyślnie: jej początek i gracze]
new-sides = Nazwy obu stron, na przykład `My,Oni` [domyślnie: ich gracze]
new-out = Z trzech graczy na zmianę ten, który najpierw pauzuje [domyślnie: ostatni]
new-new-player = Zaczyna z imieniem nowego gracza, nawet jeśli jest podobne do imienia znanego z księgi
new-players =
    Gracze: `Ann Bob`; strony `Ann Cid v Bob Dan`; kapitan `Ann v Bob Cid`; trzech na zmianę `Ann Bob Cid`

paper-players = Imiona graczy, jak przy `ginscore new` [domyślnie: miejsce dla dwóch]
paper-format = Format [domyślnie: według rozszerzenia FILE, a bez niego tekst]
paper-size = Format papieru
paper-html = Strona do druku
paper-text = Tekst
paper-output = Zapisuje do FILE zamiast na standardowe wyjście

days-since = Tylko serie rozpoczęte tego dnia lub później
days-until = Tylko serie rozpoczęte tego dnia lub wcześniej
