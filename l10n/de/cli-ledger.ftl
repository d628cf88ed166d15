# Was die Befehle sagen, die ein Spielbuch prüfen oder seine Serien zeigen.

nothing-to-accept = Es gibt nichts anzuerkennen.
changes-accepted = Die Änderungen an { $name } sind in Eintrag { $entry } als anerkannt vermerkt.
changes-accepted-seal = Die Änderungen an { $name } sind in Eintrag { $entry } als anerkannt vermerkt; Siegel { $seal }.
deletion-accepted = Dass { $name } gelöscht ist, ist anerkannt; dieser Computer erwartet die Serie nicht mehr.
several-to-accept = in mehreren Serien sind Änderungen anzuerkennen
several-to-accept-hint = jede davon prüfen und eine mit `--series` nennen: { $names }

changed-since-hint = `ginscore audit` zeigt, wo; `ginscore log --all` zeigt, was anerkannt wurde

witness-question = Ein Wort des anderen Spielers
seal-so-far = Das Siegel ist bisher { $seal }. Der andere Spieler notiert es sich und sagt dann ein Wort.
witness-recorded = Zeugenwort { $word } (Eintrag { $entry })
witness-seal = Siegel { $seal }
witness-writes = dieses Siegel notiert sich der andere Spieler

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
all-stopped = { $series ->
    [one] { $series } Serie ist abgebrochen.
   *[other] { $series } Serien sind abgebrochen.
}
none-stopped = Keine offene Serie mit Runden ist von diesen Tagen.
series-unread = { $name }  nicht lesbar
current-series = aktuell:
no-series-yet = Es gibt noch keine Serien.
current-is-now = Die aktuelle Serie ist jetzt { $name }.

progress-series = { $done } von { $all } Serien

no-directory = es gibt kein Verzeichnis { $dir }
no-directory-hint = die Verzeichnisse der Spielbücher nennen, wie `ginscore series show` sie zeigt
several-players = { $name } passt auf mehrere Spieler
several-players-hint = mehr vom Namen eingeben: { $names }
no-player = es gibt keinen Spieler namens { $name }
no-series-hint = das Spielbuch hat noch keine Serien
known-players-hint = das Spielbuch hat Serien mit { $names }

file-of-ledger = diese Datei gehört zum Spielbuch, und der Export würde sie ersetzen
file-of-ledger-hint = eine andere Datei wählen
exported = { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
} aus { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
} in { $file } geschrieben.
hands-only = Die Zeilen enthalten nur Runden: Anpassungen und Abbrüche dieser Serien fehlen darin. `--format json` hat beides.
format-missing = das Format des Exports fehlt
format-missing-hint = `--format html`, `csv`, `json` oder `jsonl` angeben, oder einen Dateinamen mit einer dieser Endungen, wie in `--output evening.html`
not-writable-hint = eine Datei wählen, in die sich schreiben lässt
