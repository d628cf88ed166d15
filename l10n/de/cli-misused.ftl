### Fehler in einer Befehlszeile.

minus-sign = { $word } beginnt mit einem Minuszeichen
minus-sign-hint = Deadwood-Punkte und Punkte ohne Vorzeichen schreiben, wie in `Ann 4 v 23`
unknown-option = { $command } hat keine Option { $option }
did-you-mean = ist { $word } gemeint?
lists-options = { $help } zeigt die Optionen
unexpected = { $word } wird nach { $command } nicht erwartet
see-help = siehe { $help }
quote-names =
    einen Namen aus mehreren Wörtern in Anführungszeichen setzen, wie in `ginscore players rename 'Mary Jo' Mary`
needs-two-players = { $command } braucht die Namen zweier Spieler
needs-two-players-hint = schreiben wie in `new Ann Bob --rules hollywood`
needs = { $command } braucht { $words }

given-twice = das Argument `{ $argument }` kann nur einmal angegeben werden
excludes-one = das Argument `{ $argument }` kann nicht zusammen mit `{ $other }` stehen
excludes-several = das Argument `{ $argument }` kann nicht zusammen stehen mit:
value-missing = das Argument `{ $argument }` braucht einen Wert, aber es steht keiner da
value-invalid = ungültiger Wert `{ $value }` für `{ $argument }`
value-invalid-because = ungültiger Wert `{ $value }` für `{ $argument }`: { $why }
unknown-command = unbekannter Befehl `{ $word }`
command-missing = `{ $command }` braucht einen weiteren Befehl, aber es steht keiner da
values-are = [mögliche Werte: { $values }]
subcommands = [Befehle: { $names }]
bad-unicode = mindestens ein Argument ist kein gültiges UTF-8

similar-commands = { $count ->
    [one] es gibt einen ähnlichen Befehl: { $names }
   *[other] es gibt ähnliche Befehle: { $names }
}
similar-values = { $count ->
    [one] es gibt einen ähnlichen Wert: { $names }
   *[other] es gibt ähnliche Werte: { $names }
}
error = Fehler: { $message }
tip = Tipp: { $tip }
usage = Aufruf: { $usage }
more-information = Mehr dazu mit `{ $option }`.

write-hand-number = die Nummer einer Runde schreiben, wie `ginscore score` sie zeigt
write-date = ein Datum schreiben, wie in 2026-11-20
write-mapping = eine Überschrift und eine Spalte schreiben, wie in `--map Sieger=winner`
no-column-but = es gibt keine Spalte namens { $column }; ist { $near } gemeint?
no-column = es gibt keine Spalte namens { $column }; die Spalten sind { $columns }
