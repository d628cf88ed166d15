is-default = { $name } to domyślne zasady tej księgi
is-default-hint = najpierw wybierz inne, na przykład `ginscore rules default standard`
would-not-read-back = zapisywane zasady dałyby przy odczycie co innego
would-not-read-back-hint = niczego nie zapisano; to błąd w ginscore, prosimy o zgłoszenie
exists = pod nazwą { $name } są już zapisane inne zasady
they-are = to: { $rules }
exists-hint = wybierz inną nazwę albo dodaj `--replace`
default-unknown = domyślne zasady tej księgi to { $name }, ale nie są w niej zapisane
default-unknown-hint = wybierz inne poleceniem `ginscore rules default NAME` albo dodaj `--rules NAME`
is-built-in = { $name } to wbudowany zestaw zasad i nie można go usunąć
is-built-in-hint = `ginscore rules list` pokazuje zapisane zasady

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
name-default = { $name } nie może być nazwą zasad: to słowo oznacza zasady nowych serii
name-topic = { $name } nie może być nazwą zasad: to słowo ze zbioru zasad
name-hint = wybierz inną nazwę: litery, cyfry, `-` i `_`, na początku litera, na przykład `club-night`

note-hidden = uwaga zawiera { $hidden }
note-too-long = uwaga ma { $count ->
    [one] { $count } znak
    [few] { $count } znaki
   *[many] { $count } znaków
}, a limit to { $most }
note-hint = wpisz krótszą uwagę, bez niewidocznych znaków

with-note = { $rules } ({ $note })
saved-here = zapisane w tej księdze, oparte na { $base }
saved-here-with-note = zapisane w tej księdze, oparte na { $base }; { $note }

saved = Zapisano { $name }: { $rules }.
it-was = Wcześniej: { $rules }.
play-by-these = Na tych zasadach gra się z { $option } albo w każdej nowej serii po { $command }.
already-saved = Te zasady są już zapisane jako { $name }.
deleted = Usunięto { $name }. Serie rozgrywane na tych zasadach je zachowują.
default-is-standard = W nowych seriach obowiązują zasady standardowe.
default-is = W nowych seriach tej księgi obowiązują zasady { $preset }.
file-not-used = w księdze jest plik { $file } z zasadami domowymi, ale nie jest używany: jego nazwy nie da się wpisać
