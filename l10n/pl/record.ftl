### section: record

newer = tekst jest z nowszej wersji ginscore
newer-hint = żeby go odczytać, zainstaluj tę wersję
not-in-record = ten wiersz nie należy do odpisu wieczoru
not-in-record-hint = w odpisie są rozdania i to, co się działo między nimi, a nie poprawki ani polecenia
not-in-form = w odpisie każdy wiersz ma tylko jedną postać
not-in-form-hint = wpisz { $line }
loose-cards-hint = podaj układy, potem ukośnik i wolne karty
not-bare = pierwszy wiersz odpisu ma imiona, potem `bare`, potem każdą zasadę jako KEY=VALUE
not-bare-hint = wpisz go na przykład tak: `new Ann Bob bare knock_limit=10 target=100`
