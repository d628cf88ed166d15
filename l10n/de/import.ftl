series-checked = { $done } von { $all } Serien geprüft
series-written = { $done } von { $all } Serien geschrieben
interrupted-before = abgebrochen; nichts wurde eingetragen
interrupted-after = abgebrochen nach { $done } von { $all } Serien, die eingetragen sind; noch einmal dasselbe importieren, um weiterzumachen
standard-input = Standardeingabe
not-text = die Standardeingabe ist kein Text
not-text-hint = als UTF-8-Text speichern (in Excel „CSV UTF-8“, nicht „Unicode-Text“)
too-long = die Standardeingabe ist zu lang: Erlaubt sind { NUMBER($most) } Bytes
too-long-hint = die Datei zwischen zwei Serien teilen und die Teile importieren
choose-exported = eine Datei wählen, die `ginscore export` geschrieben hat, oder `-` für die Standardeingabe
not-of-evening = { $word } ist keine Zeile eines Abends
not-of-evening-hint = weglassen oder das Skript mit `ginscore table` abspielen, das auch Befehle ausführt
no-new-line = ein Skript beginnt mit `new` und den Spielern
no-new-line-hint = wie in `new Ann Bob pagat` schreiben
already-there = { $series } hat diese Runden schon
already-there-as = { $series } hat diese Runden schon, hier unter dem Namen { $called }
hands-of-new = { $series }: { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}
hands-more = { $series }: { $hands ->
    [one] { $hands } weitere Runde
   *[other] { $hands } weitere Runden
}
recorded = { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
} aus { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
} eingetragen.

ignored-columns = { $count ->
    [one] Die Spalte { $columns } wurde übergangen.
   *[other] Die Spalten { $columns } wurden übergangen.
}
names-and-more = { $names } und { $more } weitere

no-rows = in dieser Datei stehen keine Runden
no-rows-hint = import liest Skripte, und Zeilen mit einer Spalte `hand`, wie sie `ginscore export --format csv` und `--format jsonl` ausgeben; wie andere Tabellen zu solchen Zeilen werden, zeigt `ginscore man rows`
whole-series = diese Datei enthält ganze Serien, wie sie `ginscore export --format json` ausgibt
whole-series-hint = import liest die Zeilen von `ginscore export --format jsonl`
only-results = diese Datei enthält Ergebnisse, eine Zeile je Seite, und keine Runden
only-results-hint = import liest die Zeilen von `ginscore export` ohne `--results`
ledger-file = das ist eine Datei eines Spielbuchs, weder Zeilen noch ein Skript
ledger-file-hint = `ginscore --ledger DIR export --all --format jsonl | ginscore import -` importiert das Spielbuch im Verzeichnis DIR; oder die Datei in das Verzeichnis des eigenen kopieren
web-page = das ist eine Webseite
web-page-hint = import liest die Zeilen von `ginscore export --format csv` und `--format jsonl`
no-object = die Zeile ist kein JSON-Objekt
no-object-hint = je Zeile ein Objekt schreiben, wie es `ginscore export --format jsonl` tut
newer = die Zeile hat schema { $schema }, das diese Version von ginscore nicht kennt
newer-hint = eine neuere Version von ginscore verwenden
too-many-columns = die Kopfzeile hat { NUMBER($columns) } Spalten, erlaubt sind { $most }
too-many-columns-hint = import liest, was `ginscore export --format csv` und `--format jsonl` ausgeben
too-few-cells = die Zeile hat weniger Zellen als die Kopfzeile Spalten
too-few-cells-hint = ist die Datei vollständig? Auch eine leere Zelle braucht ihr Komma
many-lines = { $column } geht über mehr als eine Zeile
many-lines-hint = ist ein Anführungszeichen nicht geschlossen? Eine Zelle muss in einer Zeile stehen
cell-too-long = { $column } ist länger als { $most } Bytes
cell-too-long-hint = eine Zeile enthält eine Runde und eine einzeilige Anmerkung
too-many-cells = die Zeile hat mehr Zellen als die Kopfzeile Spalten
too-many-cells-hint = eine Zelle, in der ein Komma vorkommt, in Anführungszeichen setzen
no-such-column = es gibt keine Spalte namens { $column }
no-such-column-hint = ist { $meant } gemeint? Sonst der Spalte einen anderen Namen geben
column-twice = die Spalte { $column } kommt zweimal vor
column-twice-hint = eine davon entfernen

missing = in der Zeile fehlt { $column }
missing-hint = jede Zeile braucht `hand`, und die erste Zeile einer Serie auch `player_one` und `player_two`; das Übrige kann fehlen
stake-hint = einen Betrag je Punkt schreiben, wie in 0.10, je Partie, wie in 5/game, oder je Zettel, wie in 20/sheet
lineup-hint = `sides`, `captain` oder `in-turn out Cid` schreiben, wie es zur Zahl der Spieler passt
sides-hint = die Namen der beiden Seiten mit einem Komma dazwischen schreiben
timestamp-hint = ein Datum schreiben, wie in 2026-11-20, 2026-11-20 19:30 oder 2026-11-20T19:30:00+01:00
hidden-character = { $column } enthält { $hidden }
hidden-character-hint = es aus der Zelle entfernen
differs = { $column } ist anders als in der ersten Zeile der Serie
differs-hint = zwei Serien unter `series` verschiedene Namen geben
not-a-player = { $column } kann nicht { $name } sein: Das ist keiner der Spieler
not-a-player-hint = die Spieler stehen unter `player_one` und `player_two`
out-of-order = erwartet wird Runde { $next } der Serie, aber diese Zeile ist Runde { $written }
out-of-order-hint = eine Serie braucht jede ihrer Runden einmal; fehlt eine Zeile, oder steht sie doppelt da?
series-over = diese Runde kommt nach dem Ende der Serie
series-over-hint = der nächsten Serie unter `series` einen anderen Namen geben; oder wurde nach anderen `rules` gespielt?
mismatch = die Zeile hat { $column } { $written }, aber nach den Regeln ist es { $given }
mismatch-none = die Zeile hat { $column } { $written }, aber nach den Regeln gibt es nichts
mismatch-hint = die Runde oder die `rules` berichtigen; oder die Spalte weglassen, dann entscheiden die Regeln
not-valid-hint = schreiben wie in `Ann 4 v 23`
