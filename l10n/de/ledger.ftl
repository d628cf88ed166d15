seal-not-remembered = dieser Computer konnte sich das Siegel von { $series } nicht merken; es notieren, sonst fällt nicht auf, wenn die Datei gekürzt wird
current-not-remembered = dieser Computer kann sich die aktuelle Serie nicht merken; sie mit `--series { $series }` angeben
current-stays = dieser Computer kann sich die aktuelle Serie nicht merken: Blätter kommen weiter in { $still }; die neue mit `--series { $series }` angeben
current-not-stored = dieser Computer kann sich die aktuelle Serie nicht merken, weil es kein Benutzerverzeichnis gibt
current-not-stored-hint = sie mit `--series { $series }` angeben
not-read-back = die Datei ließe sich nicht so zurücklesen, wie sie geschrieben würde
not-read-back-hint = es wurde nichts eingetragen; das ist ein Fehler in ginscore, bitte melden

is-copy = { $series } ist eine Kopie von { $of }: darin wird nichts eingetragen
is-copy-hint = { $line } macht mit der Serie selbst weiter
no-series-called = es gibt keine Serie namens { $part }
list-hint = `ginscore series list` zeigt sie
several-series = { $part } passt auf mehrere Serien
several-hint = mehr vom Namen eingeben: { $names }
no-series = es gibt noch keine Serie
no-series-hint = mit `ginscore new Ann Bob` oder `ginscore table Ann Bob` eine beginnen
no-current = es gibt keine aktuelle Serie
no-current-hint = `ginscore series list` zeigt sie; mit `ginscore series use` oder `--series` eine wählen

rows-twice = diese Runden und die ab Zeile { $line } gehören zur selben Serie, { $series }
rows-twice-hint = allen Runden einer Serie denselben Namen geben, und sie in die richtige Reihenfolge bringen
rows-same-file = { $series } und { $other } unterscheiden sich nur durch Groß- und Kleinschreibung; auf manchen Systemen wären sie dieselbe Datei
rows-same-file-hint = es wurde nichts importiert; einer von beiden einen anderen Namen geben
partly-imported-hint = ein Teil der Serien wurde eingetragen; den Datenträger in Ordnung bringen und die Datei noch einmal importieren: Was schon da ist, wird übersprungen

conflict-players = das Spielbuch hat schon eine Serie { $series }, aber deren Spieler sind { $players } und nicht { $here }
conflict-value = das Spielbuch hat schon eine Serie { $series }, aber dort ist { $key } { $there } und nicht { $here }
conflict-no-value = das Spielbuch hat schon eine Serie { $series }, aber dort fehlt { $key }, hier { $here }
conflict-hand = das Spielbuch hat schon eine Serie { $series }, aber deren Runde { $number } ist { $there } und nicht { $here }
conflict = das Spielbuch hat schon eine andere Serie { $series }
conflict-hint = es wurde nichts importiert; ist es ein anderer Abend, ihm unter `series` einen anderen Namen geben
conflict-hand-hint = es wurde nichts importiert; `ginscore amend { $number } ZEILE --series { $series }` berichtigt das Spielbuch; oder, wenn es ein anderer Abend ist, ihm unter `series` einen anderen Namen geben

not-toml = das ist kein TOML
unreadable-part = dieser Teil der Datei ist nicht lesbar
not-toml-hint = die Zeile in einem Editor berichtigen; an der Datei wurde nichts geändert

unmerged = hier hat die Datei einen ungelösten Merge-Konflikt
unmerged-hint = die Zeilen, die mit `<<<<<<<`, `|||||||`, `=======` und `>>>>>>>` beginnen, und die Zeilen aller Seiten bis auf eine löschen, dann neu eintragen, was fehlt
retired = Zeilen mit { $word } gibt es in einem Spielbuch nicht mehr
retired-hint = den Eintrag in einem Editor entfernen; `ginscore audit` sagt dann, welche Einträge nicht mehr zu ihrem Siegel passen

newer-format = die Datei hat Format { $format }, das diese Version von ginscore nicht kennt
newer-format-hint = eine neuere Version von ginscore verwenden; es wurde nichts geändert

missing-key = { $key } fehlt
missing-key-hint = den Schlüssel aus einer Sicherung wiederherstellen, oder die Datei mit der einer anderen Serie vergleichen
unknown-key = { $key } ist kein Schlüssel dieser Tabelle
unknown-key-hint = einen Kommentar nach einem `#` schreiben

expected-time = erwartet werden Datum und Uhrzeit mit Zeitzone, wie in 2026-11-20T19:30:00+01:00
expected-hand = erwartet wird eine Runde
expected-series-format = erwartet wird Format 3
expected-two-players = erwartet werden zwei Spieler
expected-players-of-lineup = erwartet werden so viele Spieler, wie die Aufstellung hat
expected-lineup = erwartet wird `sides` mit vier bis zehn Spielern, `captain` mit drei oder vier, oder `in-turn` mit drei und mit `out`, dem Namen dessen, der zuerst aussetzt
expected-two-sides = erwartet werden die Namen zweier Seiten
expected-stake = erwartet wird ein Betrag je Punkt, wie in 0.10, je Partie, wie in 5/game, oder je Zettel, wie in 20/sheet
expected-preset-format = erwartet wird Format 2, das erste, in dem Hausregeln gespeichert wurden
expected-preset-note = erwartet wird eine Anmerkung von höchstens 4000 Zeichen
expected-hint = den Wert in einem Editor berichtigen
unquoted-hint = ohne Anführungszeichen schreiben: { $value }
whole-number-hint = ohne Nachkommastellen schreiben: { $value }

clash-hint = eines von beiden in einem Editor berichtigen

no-such-player-hint = die Namen stehen unter `players`

entry-hint = den Eintrag berichtigen oder entfernen

invalid-hand = die Runde ist nicht gültig

mismatch = Eintrag { $entry } hat `{ $key }` { $written }, aber nach den Regeln ist es { $given }
nothing-given = nichts
mismatch-hint = ist die Runde richtig, hier { $given } schreiben; sonst die Runde berichtigen

changed-first = Eintrag 1 passt nicht mehr zu seinem Siegel: Der Kopf oder der Eintrag wurde nachträglich geändert
changed = Eintrag { $entry } passt nicht mehr zu seinem Siegel: Er wurde nachträglich geändert, oder davor kamen Einträge hinzu oder wurden entfernt
unsealed = Eintrag { $entry } hat kein Siegel, obwohl frühere Einträge eines haben: Er wurde von Hand geschrieben, oder sein Siegel wurde entfernt
followed-again = { $count ->
    [one] auch der Eintrag danach passt nicht; Eintrag { $again } passt wieder
   *[other] auch die { $count } Einträge danach passen nicht; Eintrag { $again } passt wieder
}
followed-all = { $count ->
    [one] auch der Eintrag danach passt nicht
   *[other] auch die { $count } Einträge danach passen nicht
}
next-again = Eintrag { $again } passt wieder zu seinem Siegel
unfit-hint = wollte das niemand ändern, die Datei aus einer Sicherung wiederherstellen; neue Einträge versiegeln, was in der Datei steht

cannot-read = { $path } lässt sich nicht lesen: { $reason }
cannot-read-hint = mit `--ledger DIR` ein anderes Spielbuch angeben, oder mit `--series NAME` eine andere Serie
too-long = { $path } ist zu lang: Erlaubt sind { NUMBER($bytes) } Bytes
too-long-hint = es wurde nichts eingetragen; ist das eine andere Art von Datei? `ginscore new` beginnt eine neue Serie
not-text = { $path } ist kein Text
not-text-hint = die Datei muss UTF-8 sein; sie aus einer Sicherung wiederherstellen
cannot-write = { $path } lässt sich nicht schreiben: { $reason }
cannot-write-hint = es wurde nichts eingetragen; gibt es das Verzeichnis, und darf man hineinschreiben? Mit `--ledger DIR` ein anderes angeben
no-room-hint = es wurde nichts eingetragen; auf dem Datenträger Platz schaffen und es noch einmal versuchen
still-locked = ein anderes ginscore schreibt gerade: { $path } ist noch gesperrt
still-locked-hint = es wurde nichts eingetragen; noch einmal versuchen, wenn es fertig ist
not-lockable = { $path } ist keine gewöhnliche Datei und lässt sich darum nicht sperren
not-lockable-hint = es wurde nichts eingetragen; diese Datei stammt nicht von ginscore: sie löschen und es noch einmal versuchen
already-there = { $path } gibt es schon
already-there-hint = mit `name=` einen anderen Namen wählen

last-seal = Siegel { $seal }
last-seal-use = Das Siegel sollte sich der andere Spieler notieren; `ginscore audit --seal { $seal }` prüft es später.

shortened = { $series } wurde gekürzt: Zuletzt hatte die Serie { $written ->
    [one] { $written } Eintrag
   *[other] { $written } Einträge
}, den letzten mit dem Siegel { $seal }, aber die Datei hat nur { $entries }
shortened-hint = die Datei aus einer Sicherung wiederherstellen oder mit dem weitermachen, was sie hat (diese Warnung kommt, bis wieder etwas eingetragen ist)
unfit-warning = Eintrag { $entry } von { $series } passt nicht zu seinem Siegel; mehr sagt `ginscore audit`

changed-places = in { $series } gilt: { $names }
name-is-now = { $name } heißt jetzt { $now }
changed-places-hint = das Ergebnis steht nun unter dem Namen des anderen; nachfragen, wer umbenannt hat

all-unsealed = { $entries ->
    [one] der einzige Eintrag von { $series } hat kein Siegel
   *[other] keiner der { $entries } Einträge von { $series } hat ein Siegel
}
first-unsealed = { $entries ->
    [one] der erste Eintrag von { $series } hat kein Siegel
   *[other] die ersten { $entries } Einträge von { $series } haben kein Siegel
}
all-unsealed-hint = an der Datei ist nicht zu sehen, ob sie geändert wurde; der nächste Eintrag versiegelt sie
first-unsealed-hint = ob vor dem ersten Siegel etwas geändert wurde, ist nicht zu sehen

set-aside = { $file } ist eine Datei der Serie { $of } mit anderer Endung: Sie zählt nicht
set-aside-hint = { $log } zeigt sie; der richtigen Datei den Namen { $name } geben
only-aside = es gibt keine Serie, nur Dateien mit anderer Endung: { $files }
copy-spare = { $file } hat nichts, was in { $of } fehlt, und kann gelöscht werden
copy-ignored = { $file } beginnt wie { $of }, lässt sich aber nicht lesen und wird übergangen
copy-apart = { $file } ist eine Kopie von { $of }, in der getrennt weitergeschrieben wurde: Nur { $theirs } hat { $count ->
    [one] die Zeile { $lines }
   *[other] die Zeilen { $lines }
}; mit { $ours } vergleichen
copy-differs = { $file } ist eine Kopie von { $of }, in der getrennt weitergeschrieben wurde, ohne eigene Zeilen; { $theirs } mit { $ours } vergleichen

diverged = dieselbe Serie wurde an zwei Stellen weitergeschrieben: { $count ->
    [one] Zeile { $lines } von { $other } fehlt in { $one }
   *[other] die Zeilen { $lines } von { $other } fehlen in { $one }
}
diverged-less = dieselbe Serie wurde an zwei Stellen weitergeschrieben: { $other } unterscheidet sich von { $one } und hat keine eigenen Zeilen
diverged-hint = { $ours } mit { $theirs } vergleichen; eintragen, was fehlt, dann { $other } löschen
same-series = { $one } und { $other } sind dieselbe Serie
same-series-hint = { $other } löschen

seal-at-start = { $code } war das Siegel von { $series } vor der ersten Runde; bis dahin ist alles unverändert
seal-unchanged = { $code } war das Siegel von { $series } nach Runde { $hand } (Eintrag { $entry }); bis dahin ist alles unverändert
seal-only-written = Eintrag { $entry } von { $series } hat das Siegel { $code }, aber der Inhalt der Datei ergibt es nicht: Eintrag { $changed } oder etwas davor wurde geändert
seal-names = Damals hießen die Spieler { $then }; in derselben Reihenfolge heißen sie jetzt { $now }.
seal-corrected = Seitdem { $entries ->
    [one] hat { $entries } Eintrag etwas davon berichtigt:
   *[other] haben { $entries } Einträge etwas davon berichtigt:
}
seal-score-then = Damals stand es so:
seal-deleted = { $code } ist ein Siegel von { $series }, und diese Serie wurde gelöscht
seal-deleted-hint = `ginscore series restore { $series }` holt sie zurück
seal-unread = { $code } ist kein Siegel einer Serie, die sich lesen ließ
seal-unread-hint = es kann zu einer Serie gehören, die sich nicht lesen ließ
seal-unknown = { $code } war nie das Siegel einer Serie in diesem Spielbuch
seal-unknown-hint = den Code prüfen, und ob es das richtige Spielbuch ist; stimmt beides, wurde die Serie umgeschrieben
not-a-seal = { $text } ist kein Siegel
not-a-seal-hint = ein Siegel hat zwölf Buchstaben und Ziffern, wie in `7KTD-93XY-4MHC`

delete-series = Die Serie { $name } mit { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
} löschen? (j oder n)
delete-unread-series = Die Serie { $name } löschen, die nicht lesbar ist? (j oder n)
nothing-deleted = Es wurde nichts gelöscht.
not-asked = { $name } wird nicht ohne Rückfrage gelöscht, und hier kann niemand gefragt werden
not-asked-hint = mit `--yes` wird sie gelöscht
none-deleted-called = es gibt keine gelöschte Serie namens { $part }
none-deleted-hint = `ginscore series restore` zeigt sie
several-deleted = { $part } passt auf mehrere gelöschte Serien
series-name-taken-hint = einer von beiden mit `ginscore series rename` einen anderen Namen geben
deleted = Serie { $name } gelöscht. `ginscore series restore { $in-trash }` holt sie zurück.
restored = Serie { $name } zurückgeholt.
series-renamed = Serie { $old } heißt jetzt { $new }.
no-deleted-series = Es gibt keine gelöschten Serien.
start-undone = rückgängig gemacht: der Beginn von { $series }. { $before } ist wieder die aktuelle Serie; noch einmal `undo` nimmt dort zurück: { $last }
start-undone-alone = rückgängig gemacht: der Beginn von { $series }. { $before } ist wieder die aktuelle Serie
start-redone = wiederhergestellt: der Beginn von { $series }
undo-elsewhere = `series use { $number }` führt zu { $series }: { $last }

no-players = Es gibt noch keine Spieler.
player-series = { $name }: { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
}
all-named = In allen Serien ist der Name schon { $name }.
renamed = { $was } heißt jetzt { $name }, in { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
}.
rename-back = { $line } macht das rückgängig; `undo` nimmt zurück, was davor eingetragen wurde.
one-series-only = ein Name wird in allen Serien geändert, aber `--series` nennt nur eine
one-series-only-hint = `--series` weglassen
name-taken = { $name } heißt schon jemand anders
name-taken-hint = einen anderen Namen wählen; ist es dieselbe Person, { $command } verwenden
same-player = Sind { $was } und { $name } dieselbe Person? (j oder n)
nothing-renamed = Es wurde nichts geändert.
former-name = { $other } hieß in { $series } früher { $name }
former-name-hint = einen anderen Namen wählen: Unter diesem könnte man die Runden von { $other } für die von { $was } halten
partly-renamed-hint = der Name ist nur in einem Teil der Serien geändert; den Datenträger in Ordnung bringen und den Befehl wiederholen: Er ändert die übrigen
unknown-player = in diesem Spielbuch gibt es keinen Spieler namens { $name }
unknown-player-hint = `ginscore players` zeigt die Spieler
opponents = { $one } und { $two } sind zwei Personen: Sie spielen gegeneinander in { $series }
opponents-more = { $one } und { $two } sind zwei Personen: Sie spielen gegeneinander in { $series } und { $more ->
    [one] { $more } weiteren Serie
   *[other] { $more } weiteren Serien
}
opponents-hint = es wurde nichts geändert; nur Namen, die nie gegeneinander spielen, können derselben Person gehören

new-player = { $name } ist ein neuer Spieler, aber das Spielbuch kennt { $known }
new-player-hint = ist { $meant } gemeint, die Serie löschen und neu beginnen
new-player-imported-hint = falls { $meant } gemeint ist: { $command } macht beide zu einer Person

changed-since-hint = `ginscore audit` zeigt, wo
all-as-recorded = { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
}, { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}: alles so, wie es eingetragen wurde

series-open = { $name }  offen, { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}
series-finished = { $name }  beendet, { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}
series-stopped = { $name }  abgebrochen, { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}
series-unread = { $name }  nicht lesbar
current-series = aktuell:
no-series-yet = Es gibt noch keine Serien.
current-is-now = Die aktuelle Serie ist jetzt { $name }.

progress-series = { $done } von { $all } Serien

no-directory = es gibt kein Verzeichnis { $dir }
no-directory-hint = die Verzeichnisse der Spielbücher nennen, wie `ginscore series show` sie zeigt
several-players = { $name } passt auf mehrere Spieler
ledger-has-no-series = das Spielbuch hat noch keine Serien
known-players-hint = das Spielbuch kennt { $names }

file-of-ledger = diese Datei gehört zum Spielbuch, und der Export würde sie ersetzen
file-of-ledger-hint = eine andere Datei wählen
page-without-file = eine Seite wird in eine Datei geschrieben
page-without-file-hint = { $option } anhängen
exported = { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
} aus { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
} in { $file } geschrieben.
hands-only = Die Zeilen enthalten nur Runden: Anpassungen und Abbrüche dieser Serien fehlen darin. `--format json` hat beides.
results-are-rows = Ergebnisse werden als Zeilen exportiert
results-are-rows-hint = `--format csv` oder `jsonl` nehmen
format-missing = das Format des Exports fehlt
format-missing-hint = `--format html`, `csv`, `json` oder `jsonl` angeben, oder einen Dateinamen mit einer dieser Endungen, wie in `--output evening.html`
not-writable-hint = eine Datei wählen, in die sich schreiben lässt

one-ledger = nur `stats` liest mehrere Spielbücher
one-ledger-hint = eines nennen oder keines
home-not-absolute = HOME ist kein absoluter Pfad, es gibt also keinen Ort für das Spielbuch
no-home = es gibt kein Benutzerverzeichnis für das Spielbuch
no-home-hint = mit `--ledger DIR` ein Verzeichnis nennen
not-a-time = GINSCORE_NOW ist keine Zeit: `{ $text }`
not-a-time-hint = schreiben wie in 2026-11-20T19:30:00+01:00
empty-ledger-variable = GINSCORE_LEDGER ist gesetzt, aber leer
empty-ledger-variable-hint = ein Verzeichnis darin nennen oder die Variable löschen
not-a-time-zone = TZ nennt keine Zeitzone: `{ $zone }`
not-a-time-zone-hint = schreiben wie in `Europe/Berlin` oder die Variable löschen
unknown-time-zone = die Zeitzone `{ $zone }` aus TZ ist hier nicht bekannt: Zeiten werden mit { $offset } geschrieben
unknown-time-zone-hint = die Zeitzonen installieren (`tzdata`) oder in TZ eine Regel schreiben, wie in `CET-1CEST,M3.5.0,M10.5.0/3`
not-a-card-look = GINSCORE_CARDS nennt keine Art, Karten zu zeigen: { $value }
not-a-card-look-hint = letters, symbols, words, B-D-K, V-D-R oder W-D-K angeben
waiting = ein anderes ginscore-Programm läuft noch; bitte warten ...
not-confirmed = Warnung: eingetragen, aber das Speichern ist nicht bestätigt
recorded-not-answered = Warnung: eingetragen, aber die Antwort lässt sich nicht ausgeben: { $reason }
not-answered = Fehler: die Antwort lässt sich nicht ausgeben: { $reason }
