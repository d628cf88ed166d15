# Zeilen eines Skripts.

at-line = Zeile { $number }
not-text = die Zeile ist kein UTF-8-Text
not-text-hint = das Skript als UTF-8 speichern
