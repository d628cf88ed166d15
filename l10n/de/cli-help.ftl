### Der Rahmen von `--help`.

usage-heading = Aufruf:
commands-heading = Befehle:
arguments-heading = Argumente:
options-heading = Optionen:
examples-heading = Beispiele:

group-evening = Abend:
group-corrections = Berichtigen:
group-disputes = Streitfälle:
group-looking-back = Rückblick:
group-data = Daten:
group-setup = Einrichten:

help-flag = Hilfe zeigen (mehr mit `--help`)
help-flag-long = Hilfe zeigen (kürzer mit `-h`)
version-flag = Version zeigen
help-command = Diese Übersicht oder die Hilfe zu einem Befehl zeigen

default-value = [Vorgabe: { $value }]
possible-values = [mögliche Werte: { $values }]
possible-values-heading = Mögliche Werte:
