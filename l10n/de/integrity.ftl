# Ob die Datei einer Serie noch das ist, was dieser Computer geschrieben hat.

last-seal = Siegel { $seal }
last-seal-use = Der andere Spieler notiert es sich; `ginscore audit --seal { $seal }` prüft es später.
no-seal = Es gibt kein Siegel: `ginscore audit` zeigt, warum.

shortened = { $series } wurde gekürzt: Dieser Computer hat { $written ->
    [one] { $written } Eintrag
   *[other] { $written } Einträge
} geschrieben, den letzten mit dem Siegel { $seal }, aber die Datei hat nur { $entries }
shortened-elsewhere = { $series } wurde gekürzt: Dieser Computer hat { $written ->
    [one] { $written } Eintrag
   *[other] { $written } Einträge
} in { $dir } geschrieben, den letzten mit dem Siegel { $seal }, aber die Datei hat nur { $entries }
rewritten = { $series } wurde umgeschrieben: Dieser Computer hat { $written ->
    [one] { $written } Eintrag
   *[other] { $written } Einträge
} geschrieben, den letzten mit dem Siegel { $seal }, aber das ist nicht das Siegel dessen, was jetzt in der Datei steht
rewritten-elsewhere = { $series } wurde umgeschrieben: Dieser Computer hat { $written ->
    [one] { $written } Eintrag
   *[other] { $written } Einträge
} in { $dir } geschrieben, den letzten mit dem Siegel { $seal }, aber das ist nicht das Siegel dessen, was jetzt in der Datei steht
not-as-written-hint = die Datei aus einer Sicherung wiederherstellen; oder, wenn die Änderung gewollt ist, das mit `ginscore audit --accept` festhalten
missing = { $series } fehlt: Dieser Computer hat { $written ->
    [one] { $written } Eintrag
   *[other] { $written } Einträge
} hineingeschrieben, den letzten mit dem Siegel { $seal }
missing-hint = die Datei aus einer Sicherung wiederherstellen; oder, wenn sie nicht mehr gebraucht wird, `ginscore audit --accept --series { $series }` aufrufen
replaced-hint = ihren Namen hat jetzt eine andere Serie; die alte in einer Sicherung suchen

accepted = Eintrag { $entry } von { $series } erkennt frühere Änderungen an der Datei an
accepted-note = Eintrag { $entry } von { $series } erkennt frühere Änderungen an der Datei an: { $note }
accepted-hint = nachfragen, wer sie gemacht hat; ein früher notiertes Siegel gehört zur Fassung davor (wird auf diesem Computer nur einmal gezeigt)
changed-places = in { $series } gilt: { $names }
name-is-now = { $name } heißt jetzt { $now }
changed-places-hint = das Ergebnis steht nun unter dem Namen des anderen; nachfragen, wer umbenannt hat (wird auf diesem Computer nur einmal gezeigt)

all-unsealed = { $entries ->
    [one] der einzige Eintrag von { $series } hat kein Siegel
   *[other] keiner der { $entries } Einträge von { $series } hat ein Siegel
}
first-unsealed = { $entries ->
    [one] der erste Eintrag von { $series } hat kein Siegel
   *[other] die ersten { $entries } Einträge von { $series } haben kein Siegel
}
all-unsealed-hint = an der Datei ist nicht zu sehen, ob sie geändert wurde; der nächste Eintrag versiegelt sie (wird auf diesem Computer nur einmal gezeigt)
first-unsealed-hint = ob vor dem ersten Siegel etwas geändert wurde, ist nicht zu sehen (wird auf diesem Computer nur einmal gezeigt)

ledger-moved = dieses Spielbuch war in { $before } und ist jetzt in { $now }
ledger-moved-hint = hat es niemand verschoben oder kopiert, hat es jemand ersetzt: mit `ginscore audit --seal CODE` mit einem notierten Siegel vergleichen (wird auf diesem Computer nur einmal gezeigt)

sync-copy = { $file } ist keine Serie, sondern eine Kopie von { $of }, die ein Abgleichprogramm gemacht hat
sync-copy-spare = { $file } ist keine Serie, sondern eine Kopie von { $of }, die ein Abgleichprogramm gemacht hat; sie enthält sonst nichts und kann gelöscht werden
sync-copy-ignored = { $file } ist keine Serie, sondern eine Kopie von { $of }, die ein Abgleichprogramm gemacht hat; sie wird übergangen
editor-copy = { $file } ist keine Serie, sondern eine frühere Fassung von { $of }, die ein Editor oder ein Merge zurückgelassen hat
editor-copy-spare = { $file } ist keine Serie, sondern eine frühere Fassung von { $of }, die ein Editor oder ein Merge zurückgelassen hat; sie enthält sonst nichts und kann gelöscht werden
editor-copy-ignored = { $file } ist keine Serie, sondern eine frühere Fassung von { $of }, die ein Editor oder ein Merge zurückgelassen hat; sie wird übergangen

diverged-first = dieselbe Serie wurde an zwei Stellen weitergeschrieben: { $one } und { $other } unterscheiden sich vom ersten Eintrag an
diverged = dieselbe Serie wurde an zwei Stellen weitergeschrieben: { $one } und { $other } unterscheiden sich nach Eintrag { $entry }
diverged-hint = wurden die Runden gespielt, die nur { $other } hat, sie mit `ginscore hand --series { $series }` eintragen; dann { $other } löschen
copy-with-more = { $copy } hat { $more ->
    [one] { $more } Eintrag, der in { $of } fehlt
   *[other] { $more } Einträge, die in { $of } fehlen
}
copy-with-more-hint = { $of }.toml durch die Kopie ersetzen, oder diese Runden eintragen; dann die Kopie löschen
same-series = { $one } und { $other } sind dieselbe Serie
same-series-hint = { $other } löschen
stray-copy = { $file } heißt wie eine Kopie von { $of }, aber diese Serie fehlt oder ist eine andere
stray-copy-hint = ist es eine Serie, die Datei umbenennen; wird sie nicht gebraucht, sie löschen

seal-at-start = { $code } war das Siegel von { $series } vor der ersten Runde; bis dahin ist alles unverändert
seal-unchanged = { $code } war das Siegel von { $series } nach Runde { $hand } (Eintrag { $entry }); bis dahin ist alles unverändert
seal-changed-first = { $code } war das Siegel von { $series } nach Runde { $hand } (Eintrag { $entry }); der Kopf oder Eintrag 1 wurde seitdem geändert
seal-changed = { $code } war das Siegel von { $series } nach Runde { $hand } (Eintrag { $entry }); Eintrag { $changed } oder etwas davor wurde seitdem geändert
seal-names = Damals hießen die Spieler { $then }; in derselben Reihenfolge heißen sie jetzt { $now }.
seal-corrected = Seitdem { $entries ->
    [one] hat { $entries } Eintrag etwas davon korrigiert:
   *[other] haben { $entries } Einträge etwas davon korrigiert:
}
seal-score-then = Damals stand es so:
seal-shortened = Verglichen wurden nur die ersten acht Zeichen; alle zwölf beweisen mehr.
seal-lost = { $code } war das Siegel von { $series } nach { $entries ->
    [one] { $entries } Eintrag, auf diesem Computer geschrieben
   *[other] { $entries } Einträgen, auf diesem Computer geschrieben
}, aber die Datei hat es nicht mehr
seal-lost-hint = `ginscore audit` zeigt, was geschehen ist; die Datei aus einer Sicherung wiederherstellen
seal-deleted = { $code } ist ein Siegel von { $series }, und diese Serie wurde gelöscht
seal-deleted-hint = `ginscore series restore { $series }` holt sie zurück
seal-unread = { $code } ist kein Siegel einer Serie, die sich lesen ließ
seal-unread-hint = es kann zu einer Serie gehören, die sich nicht lesen ließ
seal-unknown = { $code } war nie das Siegel einer Serie in diesem Spielbuch
seal-unknown-hint = den Code prüfen, und ob es das richtige Spielbuch ist; stimmt beides, wurde die Serie umgeschrieben
not-a-seal = { $text } ist kein Siegel
not-a-seal-hint = ein Siegel hat zwölf Buchstaben und Ziffern, wie in `7KTD-93XY-4MHC`
