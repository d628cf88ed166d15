# Hausregeln: Fehler darin, und die Werte, die sie erlauben.

no-such-preset = es gibt kein Regelwerk namens { $name }
presets-are = die Regelwerke sind { $presets }
no-such-rule = es gibt keine Hausregel namens { $name }
write-key = { $keys } schreiben
keys-are-listed = `ginscore rules show` zeigt die Schlüssel
not-a-setting = { $text } ist keine Einstellung
not-a-setting-hint = KEY=VALUE schreiben, wie in `--set gin_bonus=20`
cannot-be = { $key } kann nicht { $value } sein
allowed-values = erlaubte Werte: { $allowed }
did-you-mean-allowed = ist { $meant } gemeint? Erlaubte Werte: { $allowed }

multipliers-conflict = `column_multipliers` nennt { $listed }, aber `columns` ist { $columns }
multipliers-conflict-hint = eine Zahl je Spalte nennen, wie in { $option }
boxes-conflict = `bonus_boxes` ist `each-side`, aber `box_timing` ist `each-hand`
boxes-conflict-hint = Boxen, die mit jeder Runde gezahlt werden, gehören der Seite, die den Durchgang gewinnt
award-conflict = `shutout.award` { $award } verträgt sich nicht mit `settlement` score-plus-difference
award-conflict-hint = bei dieser Abrechnung muss der Schneider none oder double-total wert sein

allowed-range = { $lowest } bis { $highest }
allowed-range-or-none = none (nicht gespielt), { $lowest } bis { $highest }
allowed-knock-limit = { $lowest } (nur Gin) bis { $highest }
allowed-rounding = { $lowest } (keine Rundung) bis { $highest }
allowed-suits = einige von C D H S (wie in HS), oder none
allowed-award = none, { $lowest } bis { $highest }, double-points, double-points-and-game, double-total
allowed-multipliers = so viele ganze Zahlen von 1 bis 10, wie es Spalten gibt (wie in 1,1,2)
allowed-series = one-sheet, to-N (N von 1 bis 10000000), best-of-N (N ungerade, von 1 bis 99)
allowed-pairing = by-size (rotate bei zwei je Seite, sonst fixed), rotate, fixed

not-given-by-source = * steht nicht in der Quelle:
