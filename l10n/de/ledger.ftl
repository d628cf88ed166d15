# Fehler in der Datei einer Serie, und Dateien, die sich nicht lesen oder schreiben lassen.

not-toml = das ist kein TOML: { $message }
not-toml-hint = die Zeile in einem Editor berichtigen; an der Datei wurde nichts geändert

unmerged = hier hat die Datei einen ungelösten Merge-Konflikt
unmerged-hint = sich für eine Seite entscheiden, die Zeilen mit `<<<<<<<`, `=======` und `>>>>>>>` löschen, und mit `ginscore hand` eintragen, was nur die andere Seite hat

newer-format = die Datei hat Format { $format }, das diese Version von ginscore nicht kennt
newer-format-hint = eine neuere Version von ginscore verwenden; es wurde nichts geändert

missing-key = { $key } fehlt
missing-key-hint = den Schlüssel aus einer Sicherung wiederherstellen, oder die Datei mit der einer anderen Serie vergleichen
unknown-key = { $key } ist kein Schlüssel dieser Tabelle
unknown-key-hint = einen Kommentar nach einem `#` schreiben

expected-text = erwartet wird ein Text in Anführungszeichen
expected-whole-number = erwartet wird eine ganze Zahl
expected-whole-numbers = erwartet wird eine Liste ganzer Zahlen, wie in [1, 2]
expected-names = erwartet wird eine Liste von Texten, wie in ["Ann", "Bob"]
expected-side-names = erwartet wird eine Liste von Texten, wie in ["Wir", "Die"]
expected-time = erwartet werden Datum und Uhrzeit mit Zeitzone, wie in 2026-11-20T19:30:00+01:00
expected-table = erwartet wird eine Tabelle
expected-entries = erwartet werden Tabellen, jede unter [[entry]]
expected-rule-value = erwartet wird eine Zahl, true oder false, ein Wort in Anführungszeichen oder eine Liste von Zahlen
expected-kind = erwartet wird eines von { $kinds }
expected-hand = erwartet wird eine Runde
expected-hand-number = erwartet wird die Nummer einer Runde, von 1 an
expected-points-or-boxes = erwartet werden entweder Punkte oder Boxen
expected-award = erwartet wird eine Zahl innerhalb der Grenzen einer Anpassung, und nicht 0
expected-witness-word = erwartet werden bis zu 100 sichtbare Buchstaben, Ziffern und Zeichen, mit einfachen Leerzeichen
expected-series-format = erwartet wird Format 1, das erste überhaupt, oder 2
expected-started-format = erwartet wird das Format, in dem die Serie begonnen wurde
expected-two-players = erwartet werden zwei Spieler
expected-players-of-lineup = erwartet werden so viele Spieler, wie die Aufstellung hat
expected-lineup = erwartet wird `sides` mit vier bis zehn Spielern, `captain` mit drei oder vier, oder `in-turn` mit drei und mit `out`, dem Namen dessen, der zuerst aussetzt
expected-two-sides = erwartet werden die Namen zweier Seiten
expected-stake = erwartet wird ein Betrag je Punkt, wie in 0.10
expected-preset-format = erwartet wird Format 2, das erste, in dem Hausregeln gespeichert wurden
expected-preset-note = erwartet wird eine Anmerkung von höchstens 4000 Zeichen
expected-preset-name = erwartet wird der Name eines Regelwerks, wie in "pagat"
expected-hint = den Wert in einem Editor berichtigen

bad-value = { $key } kann nicht { $value } sein
clash-hint = eines von beiden in einem Editor berichtigen

unknown-player = es gibt keinen Spieler namens { $name }
unknown-player-hint = die Namen stehen unter `players`

entry-hint = den Eintrag berichtigen oder entfernen

invalid-hand = die Runde ist nicht gültig

mismatch = Eintrag { $entry } hat `{ $key }` { $written }, aber nach den Regeln ist es { $given }
nothing-given = nichts
mismatch-hint = ist die Runde richtig, hier { $given } schreiben; sonst die Runde berichtigen

changed-first = Eintrag 1 passt nicht mehr zu seinem Siegel: Der Kopf oder der Eintrag wurde nachträglich geändert
changed = Eintrag { $entry } passt nicht mehr zu seinem Siegel: Er wurde nachträglich geändert, oder davor kamen Einträge hinzu oder wurden entfernt
unsealed = Eintrag { $entry } hat kein Siegel, obwohl frühere Einträge eines haben: Er wurde von Hand geschrieben, oder sein Siegel wurde entfernt
accept-hint = ist die Änderung gewollt, das mit `ginscore audit --accept` festhalten; sonst die Datei aus einer Sicherung wiederherstellen
forked-first = Eintrag { $entry } wurde als erster eingetragen, nicht nach dem Eintrag davor: Die Serie wurde an zwei Stellen weitergeschrieben
forked = Eintrag { $entry } wurde nach Eintrag { $last } eingetragen, nicht nach dem Eintrag davor: Die Serie wurde an zwei Stellen weitergeschrieben
forked-hint = die Einträge der einen Stelle behalten und die Runden der anderen neu eintragen; oder, wenn alle diese Runden nacheinander gespielt wurden, `ginscore audit --accept` aufrufen

from-the-start = von Anfang an, { $place }:
after-hand = nach Runde { $hand }, { $place }:
one-place = die eine Stelle
other-place = die andere Stelle
upper-side = die obere Seite
lower-side = die untere Seite
diverged-hand = Runde { $number }: { $line }
more-entries = und { NUMBER($count) } weitere

cannot-read = { $path } lässt sich nicht lesen: { $reason }
cannot-read-hint = mit `--ledger DIR` ein anderes Spielbuch angeben; `ginscore series show` sagt, wo dieses ist
too-long = { $path } ist zu lang: Erlaubt sind { NUMBER($bytes) } Bytes
too-long-hint = es wurde nichts eingetragen; ist das eine andere Art von Datei? `ginscore new` beginnt eine neue Serie
not-text = { $path } ist kein Text
not-text-hint = die Datei muss UTF-8 sein; sie aus einer Sicherung wiederherstellen
cannot-write = { $path } lässt sich nicht schreiben: { $reason }
cannot-write-hint = es wurde nichts eingetragen; gibt es das Verzeichnis, und darf man hineinschreiben? Mit `--ledger DIR` ein anderes angeben
temporary-hint = es wurde nichts eingetragen; ist im Verzeichnis für temporäre Dateien Platz, und darf man hineinschreiben? Mit `TMPDIR` (unter Windows `TMP`) ein anderes angeben
still-locked = ein anderes ginscore schreibt gerade: { $path } ist noch gesperrt
still-locked-hint = es wurde nichts eingetragen; noch einmal versuchen, wenn es fertig ist
not-lockable = { $path } ist keine gewöhnliche Datei und lässt sich darum nicht sperren
not-lockable-hint = es wurde nichts eingetragen; diese Datei stammt nicht von ginscore: sie löschen und es noch einmal versuchen
already-there = { $path } gibt es schon
already-there-hint = mit `--name` einen anderen Namen wählen
