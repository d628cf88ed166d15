same-rule = { $option } e { $setting } sono la stessa regola
leave-out-one = togli uno dei due
changes-preset = { $option } cambia { $preset }: { $changes }
changed-rule = { $key } { $is } (prima { $was })
oklahoma-keeps-ace = --oklahoma lascia `ace_knock_card` a one: con un asso si può bussare con 1; per imporre il gin aggiungi `--set ace_knock_card=gin-only`
oklahoma-keeps-boxes = --oklahoma lascia `doubled_boxes` a none: una carta di picche raddoppia i punti ma non le caselle; per raddoppiare anche quelle aggiungi `--set doubled_boxes=all`
hollywood-keeps-winner = --hollywood lascia `sheet_winner` a net-points: vince il foglio il totale più alto; perché lo vincano due partite su tre aggiungi `--set sheet_winner=most-games`
