# `table`: ein Abend am Tisch, Zeile für Zeile.

new-not-first = `new` kann nur die erste Zeile sein, und nur, wenn auf der Befehlszeile keine Namen stehen
new-not-first-hint = `ginscore table` ohne Namen eingeben, und `new` als erste Zeile
at-the-table = der Tisch ist schon eröffnet
at-the-table-hint = zwei Spieler nennen, wie in `table Ann Bob`
no-input = `-` geht hier nicht: Die Zeilen des Tisches sind die Eingabe
no-input-hint = eine Datei nennen oder die Karten in die Zeile schreiben
no-players = zu diesen Optionen braucht `ginscore table` die Spieler
no-players-hint = `ginscore table Ann Bob` eingeben, oder `ginscore table` für die aktuelle Serie
new-or-named = `--new` beginnt eine Serie, aber `--series` nennt eine, die es schon gibt
new-or-named-hint = eines von beiden weglassen; `--name` gibt einer neuen Serie ihren Namen
other-players = `{ $series }` ist eine Serie mit { $players }
other-players-hint = die Namen weglassen, oder `--series` weglassen
other-rules = `{ $series }` hat andere Regeln
other-rules-hint = die Regeln einer Serie bleiben, wie sie sind: die Regeloptionen weglassen, oder `--series` weglassen

continuing = Serie { $series } geht weiter.
stake-stays = Der Einsatz dieser Serie bleibt { $stake }; `--new` beginnt eine mit einem anderen.
no-stake-stays = Diese Serie bleibt ohne Einsatz; `--new` beginnt eine mit Einsatz.
name-stays = Der Name dieser Serie bleibt; `--new` beginnt eine mit einem anderen.
dealer-stays = Der Geber bleibt derselbe; `deal NAME` ändert ihn.

how-to-type = Je Runde eine Zeile eingeben, oder Enter drücken und Fragen beantworten. `help` zeigt Beispiele.
keys = Strg-U oder Strg-C löscht eine Zeile; Strg-D beendet den Abend.
enter-records = Enter trägt diese Runde ein, Strg-U löscht die Zeile.
exchanged-below = Unten steht die Zeile mit getauschten Seiten: Enter trägt sie ein, Strg-U löscht sie.
rewritten-below = Unten steht die richtige Zeile: Enter trägt sie ein, Strg-U löscht sie.
line-below = Die Zeile steht zum Ändern da; Strg-U löscht sie.
line-on-up = Die Pfeiltaste nach oben holt die Zeile zurück.
offered-on-up = Die Pfeiltaste nach oben holt die richtige Zeile: { $line }
no-series = Es gibt noch keine Serien. `new Ann Bob` mit den eigenen Namen eingeben.
no-current-series = Es gibt keine aktuelle Serie. `table Ann Bob` mit den eigenen Namen eingeben, oder `series use NAME`.
interrupted = Alles Eingetragene ist gesichert; `ginscore table` setzt den Abend fort.
play-on = Enter: weiterspielen
