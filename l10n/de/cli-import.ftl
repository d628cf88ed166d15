# Der Befehl `import`.

series-checked = { $done } von { $all } Serien geprüft
series-written = { $done } von { $all } Serien geschrieben
standard-input = Standardeingabe
not-text = die Standardeingabe ist kein Text
not-text-hint = den Text als UTF-8 speichern, in Excel als „CSV UTF-8“: „Unicode-Text“ ist UTF-16
too-long = die Standardeingabe ist zu lang: Erlaubt sind { NUMBER($most) } Bytes
too-long-hint = die Datei zwischen zwei Serien teilen und die Teile importieren
choose-exported = eine Datei wählen, die `ginscore export` geschrieben hat, oder `-` für die Standardeingabe
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
