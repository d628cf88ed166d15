started = Rozpoczęto serię { $series } ({ $facts }).
rules = zasady { $preset }
rules-but = zasady { $preset }, ale { $changes }
saved-rules = zasady { $preset }: jak { $base }
saved-rules-but = zasady { $preset }: jak { $base }, ale { $changes }
player-deals-first = najpierw rozdaje { $player }
side-deals-first = pierwszy rozdający: { $side }
stake = { $stake } za punkt

not-a-stake = `{ $typed }` to nie stawka
unclear-stake = `{ $typed }` jest niejasne: mogą to być tysiące albo trzy miejsca po przecinku
unclear-stake-hint = wpisz bez znaku między tysiącami albo z jednym, dwoma lub czterema miejscami po przecinku, na przykład `1000` lub `1.00`
not-a-stake-hint = wpisz kwotę za punkt, z najwyżej czterema miejscami po przecinku, na przykład `0.10`

name-empty = nazwa serii jest pusta
name-invisible = `{ $name }` nie może być nazwą serii: zawiera { $sign }
name-sign = `{ $name }` nie może być nazwą serii: nie wolno w niej użyć `{ $sign }`
name-start = `{ $name }` nie może być nazwą serii: nazwa musi zaczynać się od litery lub cyfry
name-end = `{ $name }` nie może być nazwą serii: kończy się spacją lub kropką
name-long = `{ $name }` nie może być nazwą serii: jest dłuższa niż { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
   *[many] { $bytes } bajtów
}
name-device = `{ $name }` nie może być nazwą serii: w Windows to zastrzeżona nazwa urządzenia
name-copy = `{ $name }` nie może być nazwą serii: wygląda jak kopia zrobiona przez inny program
name-hint = użyj liter, cyfr, `-`, `_`, `.` i spacji, na początku litera lub cyfra, na przykład `club-night`
