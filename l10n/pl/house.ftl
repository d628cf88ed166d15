no-such-preset = nie ma zestawu zasad { $name }
presets-are = zestawy zasad: { $presets }
no-such-rule = nie ma zasady { $name }
write-key = wpisz { $keys }
keys-are-listed = `ginscore rules show` pokazuje klucze
not-a-setting = { $text } to nie ustawienie
not-a-setting-hint = wpisz KEY=VALUE, na przykład `--set gin_bonus=20`
cannot-be = { $key } nie może mieć wartości { $value }
allowed-values = dozwolone wartości: { $allowed }
did-you-mean-allowed = czy chodzi o { $meant }? Dozwolone wartości: { $allowed }

multipliers-conflict = `column_multipliers` podaje { $listed ->
    [one] { $listed } mnożnik
    [few] { $listed } mnożniki
   *[many] { $listed } mnożników
}, ale `columns` to { $columns }
multipliers-conflict-hint = podaj po jednej liczbie na kolumnę, na przykład { $option }
boxes-conflict = `bonus_boxes` to `each-side`, ale `box_timing` to `each-hand`
boxes-conflict-hint = kratki liczone z każdym rozdaniem należą do strony, która wygrywa rundę
award-conflict = `shutout.award` { $award } nie da się połączyć z `settlement` score-plus-difference
award-conflict-hint = przy takim rozliczeniu dozwolone jest tylko none albo double-total

allowed-range = od { $lowest } do { $highest }
allowed-range-or-none = none (nie gra się) albo od { $lowest } do { $highest }
allowed-knock-limit = od { $lowest } (tylko gin) do { $highest }
allowed-rounding = od { $lowest } (bez zaokrąglania) do { $highest }
allowed-suits = niektóre z C D H S, czyli trefl, karo, kier, pik (na przykład HS), albo none
allowed-award = none, od { $lowest } do { $highest }, double-points, double-points-and-game, double-total
allowed-multipliers = tyle liczb całkowitych od 1 do 10, ile jest kolumn (na przykład 1,1,2)
allowed-series = one-sheet, to-N (N od 1 do 10000000), best-of-N (N nieparzyste, od 1 do 99)
allowed-pairing = by-size (zmiana przy dwóch graczach po stronie, inaczej stałe pary), rotate, fixed

not-given-by-source = * tego źródło nie podaje:
