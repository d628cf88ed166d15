# `board` pokazuje wynik w przeglądarkach, a `table --page FILE` zapisuje tę samą stronę do pliku.

showing = Wynik serii { $series } jest pod adresem { $url }
only-here = Stronę może otworzyć tylko ten komputer; z `--lan` mogą to zrobić wszyscy w sieci.
everyone = Wszyscy w sieci mogą otworzyć stronę, ale tylko do czytania.
ctrl-c = Ctrl-C kończy pokazywanie.

port-taken = portu { $port } używa inny program
cannot-listen = nie można pokazać wyniku pod adresem { $address }: { $why }
port-hint = wybierz inny port opcją `--port`; `--port 0` bierze dowolny wolny
write-port = wpisz liczbę od 0 do 65535, na przykład 8446
no-network = ten komputer nie jest w żadnej sieci
no-network-hint = połącz go z siecią albo pomiń `--lan`
stopped = strona z wynikiem przestała działać: { $why }
stopped-hint = uruchom ją ponownie; stół jej nie potrzebuje
at-the-table = `board` nie działa przy stole
at-the-table-hint = wpisz `ginscore board` w innym terminalu albo uruchom stół z `--page FILE`

other-address = Ta strona jest tylko pod adresem, który pokazuje `ginscore board`.
read-only = Tę stronę można tylko czytać.
one-page = Tu jest tylko jedna strona: { $url }

page-of-ledger = ten plik należy do księgi, a strona by go zastąpiła
page-of-ledger-hint = wybierz inny plik
page-not-a-file = { $file } nie może być stroną, bo to nie jest plik
page-a-link = { $file } nie może być stroną, bo to dowiązanie
page-no-directory = nie ma katalogu { $dir }, w którym ma być strona
page-hint = podaj plik w istniejącym katalogu, na przykład `board.html`
another-page = ten stół zapisuje już stronę { $file }
another-page-hint = pomiń `--page` albo zakończ wieczór poleceniem `quit` i zacznij na nowo z inną stroną
page-is-at = Wynik jest na stronie { $file }, do otwarcia w przeglądarce.
page-not-written-hint = w księdze jest wszystko; tylko strona nie jest aktualna
page-late = ostrzeżenie: strona { $file } nie jest jeszcze zapisana, bo jej dysk nie odpowiada. Księga jest aktualna.
