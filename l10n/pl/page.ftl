title = Gin rummy: { $series }
heading = Gin rummy
heading-several = { $series ->
    [one] Gin rummy: { $series } seria
    [few] Gin rummy: { $series } serie
   *[many] Gin rummy: { $series } serii
}
contents = Serie

day-and-time = { $day }, { $time }

started = Początek
players = Gracze
rules = Zasady
stake = Stawka
played = Rozegrano
played-stopped = { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}, przerwano przed końcem
played-finished = { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}, do końca
played-unfinished = { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}, jeszcze nie koniec
in-play = W toku
next = Dalej
seal = Pieczęć
series = Seria

score-sheet = Arkusz
score-sheet-number = Arkusz { $number }
settlement = Rozliczenie
hands = Rozdania

totals-by-hand = Wynik bieżący, rozdanie po rozdaniu
totals-by-round = Wynik bieżący, runda po rundzie
game-column = Partia { $number }
hand-column = Rozdanie
round-column = Runda

plot-one-game = Partia

hand-title = Rozdanie { $number }: { $headline }
round-title = Runda { $number }: { $headline }
not-verified = policzone przy stole
entered-not-verified = { $entered }; policzone przy stole
note = Uwaga:
knock-card = karta pukania
laid-off = dołożone
deadwood = wolne karty
deadwood-count = suma { $count }

set = komplet
run = sekwens

to-go = brakuje { $points }
in-all = razem { $points }
unread = Nie można teraz odczytać księgi. To ostatni wynik, który udało się odczytać.
gone = Tej serii nie ma już w księdze pod dawną nazwą. To jej ostatni wynik.
no-series = Nie trwa żadna seria.
still = Wyłącz automatyczne odświeżanie
itself = Włącz automatyczne odświeżanie

enter-title = Wpisywanie rozdania
error-title = Błąd: { $title }
not-possible = Tego nie można zapisać
who-ended = Kto zakończył rozdanie?
how-ended = Jak?
knock = Pukanie
gin = Gin
big-gin = Duży gin
draw = Remis
own-count = Suma pukającego
other-count = Suma drugiego gracza
no-card = wybierz kartę
check = Sprawdź
ways = Inne sposoby
by-cards = Karty:
by-counts = Same sumy
a-line = Wpisz wiersz
the-score = Wynik
cards-of = Karty: { $name }
then-cards-of = Dalej: { $name }
last-lines = Ostatnie wiersze
line-label = Wiersz jak przy stole
try-again = Spróbuj ponownie
not-recorded-yet = Jeszcze nie zapisano
is-it-right = Pokaż drugiemu graczowi. Czy się zgadza?
same-again = To samo co w ostatnim rozdaniu.
change = Popraw
record = Zapisz
undo-question = Cofnąć to?
undo = Cofnij
keep = Zostaw
recorded = Zapisano
undone = Cofnięto
next-hand = Następne rozdanie
play-on = Gramy dalej
since = Od tego czasu:
entered-meanwhile = W międzyczasie zapisano:
entries-gone = W pliku tego wieczoru brakuje wpisów, które wcześniej w nim były.
entries-replaced = W pliku tego wieczoru są inne wpisy niż wcześniej.
unconfirmed = Zapisano, ale dysk tego nie potwierdził. Sprawdź wynik jeszcze raz później.
another-evening = Ten formularz jest z innego wieczoru albo w pliku nie ma już poprzedniego wpisu. Aktualny wynik:
ledger-closed = Nie można teraz odczytać księgi. Powód jest na ekranie przy stole.
not-written = Nic nie zapisano, bo nie można teraz zapisywać w księdze. Powód jest na ekranie przy stole.
not-recorded = Nie zapisano
check-again = Sprawdź ponownie
drop = Nie zapisuj
no-player = wybierz, kto zakończył rozdanie
no-end = wybierz, jak skończyło się rozdanie
no-own = wybierz sumę pukającego
no-other = wpisz sumę drugiego gracza jako liczbę
no-cards = wybierz karty obu graczy
line-for-the-table = ten wiersz można wpisać tylko przy stole

showing = Wynik serii { $series } jest pod adresem { $url }
only-here = Stronę może otworzyć tylko ten komputer; z `--lan` mogą to zrobić wszyscy w sieci.
everyone = Wszyscy w sieci mogą otworzyć stronę, ale nic w niej nie zmienią.
ctrl-c = Ctrl-C wyłącza stronę.
enter-at = Kto ma ten adres, może wpisywać rozdania: { $url }
everyone-looks = Wszyscy w sieci mogą oglądać wynik: { $url }
only-here-enters = Może go otworzyć tylko ten komputer; z `--lan` także telefony w sieci.
ctrl-c-enter = Ctrl-C wyłącza stronę; następnym razem adres do wpisywania będzie inny.
from-phone = z telefonu: { $what }
wrong-codes = 20 błędnych adresów z { $address }: przez minutę bez odpowiedzi
too-many-codes = 200 błędnych adresów: przez minutę odpowiedź dostają tylko telefony, które użyły już właściwego

port-taken = portu { $port } używa inny program
cannot-listen = nie można pokazać wyniku pod adresem { $address }: { $why }
port-hint = wybierz inny port opcją `--port`; `--port 0` bierze dowolny wolny
write-port = wpisz liczbę od 0 do 65535, na przykład 8446
no-network = ten komputer nie jest w żadnej sieci
no-network-hint = połącz go z siecią albo pomiń `--lan`
stopped = strona z wynikiem przestała działać: { $why }
stopped-hint = uruchom ją ponownie; przy stole można grać i bez niej

other-address = Ta strona jest tylko pod adresem, który pokazuje `ginscore board`.
read-only = Tę stronę można tylko oglądać.
one-page = Tu jest tylko jedna strona: { $url }
locked = Za dużo błędnych adresów. Poczekaj minutę.
foreign-page = To przyszło z innej strony. Otwórz jeszcze raz adres ze stołu.
unreadable = Nie można odczytać tego formularza.
busy = Księga nie odpowiada. Zanim wpiszesz ponownie, sprawdź wynik.
