# Der Befehl `rules`.

saved-in-ledger = In diesem Spielbuch gespeichert:
rules-of-series = die Serie { $series }
sources-of = Quellen von { $name }:
name-and-source = { $name }: { $source }
no-differences = keine Unterschiede
not-of-series = Regeloptionen können ein Regelwerk ändern, aber keine Serie
not-of-series-hint = ein Regelwerk nennen, oder die Optionen weglassen
