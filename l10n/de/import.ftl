### section: cli-import

series-checked = { $done } von { $all } Serien geprüft
series-written = { $done } von { $all } Serien geschrieben
standard-input = Standardeingabe
not-text = die Standardeingabe ist kein Text
not-text-hint = den Text als UTF-8 speichern, in Excel als „CSV UTF-8“: „Unicode-Text“ ist UTF-16
too-long = die Standardeingabe ist zu lang: Erlaubt sind { NUMBER($most) } Bytes
too-long-hint = die Datei zwischen zwei Serien teilen und die Teile importieren
choose-exported = eine Datei wählen, die `ginscore export` geschrieben hat, oder `-` für die Standardeingabe
record-says-all = eine Abschrift im Format `gin` sagt alles selbst
record-says-all-hint = `--rules`, `--set` und die anderen Optionen für Tabellen weglassen
already-there = { $series } hat diese Runden schon
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

### section: row-error

ignored-columns = { $count ->
    [one] Die Spalte { $columns } wurde übergangen; `--map` kann sagen, was sie ist.
   *[other] Die Spalten { $columns } wurden übergangen; `--map` kann sagen, was sie sind.
}
names-and-more = { $names } und { $more } weitere

without-counts = { $count ->
    [one] nach diesen Regeln ergibt das Deadwood in Zeile { $lines } nicht die Punkte dort; die Runde wird nur in Punkten eingetragen
   *[other] nach diesen Regeln ergibt das Deadwood in den Zeilen { $lines } nicht die Punkte dort; diese Runden werden nur in Punkten eingetragen
}
without-counts-many = nach diesen Regeln ergibt das Deadwood in { NUMBER($count) } Zeilen nicht die Punkte dort, etwa in den Zeilen { $lines }; diese Runden werden nur in Punkten eingetragen
without-counts-hint = wurde nach anderen Regeln gespielt, sie wählen, wie in `--rules pagat` oder `--set gin_bonus=20`

no-rows = in dieser Datei stehen keine Runden
no-rows-hint = import liest, was `ginscore export --format csv` und `--format jsonl` ausgeben, und Tabellen mit Überschriften wie Date, Winner, Loser und Points; zu anderen Überschriften siehe `--map` in `ginscore import --help`
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
no-such-column-hint = ist { $meant } gemeint? Sonst { $option } angeben, um die Spalte wegzulassen
column-twice = die Spalte { $column } kommt zweimal vor
column-twice-hint = eine davon entfernen
same-meaning = { $one } und { $other } sind beide die Spalte { $column }
same-meaning-hint = { $option } angeben, um eine davon wegzulassen

no-winner = keine Spalte nennt den Gewinner
no-loser = keine Spalte nennt den Verlierer
no-points = keine Spalte nennt die Punkte
name-the-column = steht das doch in einer Spalte, sie mit `--map` angeben, wie in { $option }; die Überschriften sind { $headings }
add-winner = ihn ergänzen, unter einer Überschrift wie Winner; die Überschriften sind { $headings }
add-loser = ihn ergänzen, unter einer Überschrift wie Loser; die Überschriften sind { $headings }
add-points = sie ergänzen, unter einer Überschrift wie Points; die Überschriften sind { $headings }
no-such-heading = die Datei hat keine Überschrift { $heading }
headings-are = die Überschriften sind { $headings }
empty-cell = unter { $heading } steht in der Zeile nichts
empty-winner = den Namen des Gewinners schreiben; bei einer Runde, die niemand gewonnen hat, stattdessen `draw` schreiben
empty-points = die Punkte des Gewinners schreiben; sie dürfen nur fehlen, wenn die Deadwood-Punkte beider Spieler dastehen
empty-name = in jeder Zeile, in der jemand gewonnen hat, die Namen beider Spieler schreiben
points-hint = die Punkte als ganze Zahl ohne Minuszeichen schreiben
count-hint = das Deadwood als ganze Zahl schreiben
boxes-hint = die Boxen als ganze Zahl schreiben
how-hint = knock, gin, big gin, undercut, gin-off oder draw schreiben, oder nichts; oder { $option } angeben, um die Spalte wegzulassen
date-hint = ein Datum schreiben, wie in 2026-11-20 oder 20 Nov 2026; eine Uhrzeit darf folgen, wie in 19:30
card-hint = die Karte als Rang und Farbe schreiben, wie in 7S oder TH
ambiguous-date = { $heading } ist mehrdeutig: { $text } kann { $one } oder { $other } heißen
ambiguous-date-hint = `--dates day-first` oder `--dates month-first` angeben; oder schreiben wie in 2026-11-20
strange-winner = { $heading } ist keiner der Spieler der Zeile: { $name }
players-are = die Spieler sind { $one } und { $other }
not-more-points = die Zeile nennt die Punkte einer ganzen Partie, aber der Gewinner hat { $points } und der Verlierer { $loser }
not-more-points-hint = der Gewinner einer Partie hat mehr Punkte; in einer Tabelle von Runden die Punkte des Verlierers weglassen
game-in-game = die Zeile ist eine ganze Partie, aber die Partie davor ist nicht zu Ende
game-in-game-hint = eine Zeile mit den Punkten beider Spieler ist eine ganze Partie; in einer Tabelle von Runden die Punkte des Verlierers weglassen
game-not-won = die Zeile ist eine ganze Partie, aber { $points ->
    [one] { $points } Punkt gewinnt
   *[other] { $points } Punkte gewinnen
} nach diesen Regeln keine Partie
game-not-won-hint = die Regeln wählen, nach denen gespielt wurde, wie in `--set target=50`; eine abgebrochene Partie lässt sich nicht importieren
counts-without-points = die Zeile hat keine Punkte, und nach diesen Regeln passt ihr Deadwood nicht dazu, wie die Runde endete
counts-without-points-hint = das Deadwood oder das Ende der Runde berichtigen, die Punkte ergänzen, oder die Regeln wählen, nach denen gespielt wurde, wie in `--rules pagat`

missing = in der Zeile fehlt { $column }
missing-hint = jede Zeile braucht `hand`, und die erste Zeile einer Serie auch `player_one` und `player_two`; das Übrige kann fehlen
stake-hint = einen Betrag je Punkt schreiben, wie in 0.10
preset-hint = den Namen eines Regelwerks schreiben; `ginscore rules list` zeigt sie
timestamp-hint = ein Datum schreiben, wie in 2026-11-20, 2026-11-20 19:30 oder 2026-11-20T19:30:00+01:00
hidden-character = { $column } enthält { $hidden }
hidden-character-hint = es aus der Zelle entfernen
differs = { $column } ist anders als in der ersten Zeile der Serie
differs-hint = zwei Serien unter `series` verschiedene Namen geben
not-a-player = { $column } kann nicht { $name } sein: Das ist keiner der Spieler
not-a-player-hint = die Spieler stehen unter `player_one` und `player_two`
out-of-order = erwartet wird Runde { $next } der Serie, aber diese Zeile ist Runde { $written }
out-of-order-hint = eine Serie braucht alle ihre Runden in der richtigen Reihenfolge; die Zeilen nach `series` und `number` sortieren
series-over = diese Runde kommt nach dem Ende der Serie
series-over-hint = der nächsten Serie unter `series` einen anderen Namen geben; oder wurde nach anderen `rules` gespielt?
mismatch = die Zeile hat { $column } { $written }, aber nach den Regeln ist es { $given }
mismatch-none = die Zeile hat { $column } { $written }, aber nach den Regeln gibt es nichts
mismatch-hint = die Runde oder die `rules` berichtigen; oder die Spalte weglassen, dann entscheiden die Regeln
not-valid-hint = schreiben wie in `Ann 4 v 23`
