# Hausregeln, die durch Optionen gewählt werden.

same-rule = { $option } und { $setting } sind dieselbe Regel
leave-out-one = eines von beiden weglassen
changes-preset = { $option } ändert { $preset }: { $changes }
changed-rule = { $key } { $is } (vorher { $was })
oklahoma-keeps-ace = --oklahoma lässt `ace_knock_card` auf one: Bei einem Ass ist Klopfen mit 1 erlaubt; soll nur Gin zählen, `--set ace_knock_card=gin-only` angeben
oklahoma-keeps-boxes = --oklahoma lässt `doubled_boxes` auf none: Pik verdoppelt die Punkte, aber nicht die Boxen; sollen auch sie doppelt zählen, `--set doubled_boxes=all` angeben
hollywood-keeps-winner = --hollywood lässt `sheet_winner` auf net-points: Die höhere Endsumme gewinnt den Zettel; sollen zwei von drei Partien entscheiden, `--set sheet_winner=most-games` angeben
