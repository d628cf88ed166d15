minus-sign = { $word } zaczyna się od minusa
minus-sign-hint = wpisz sumy i punkty bez znaku, na przykład `Ann 4 v 23`
unknown-option = { $command } nie ma opcji { $option }
did-you-mean = czy chodzi o { $word }?
lists-options = { $help } pokazuje opcje
unexpected = po { $command } nie powinno być { $word }
see-help = zob. { $help }
quote-names =
    imię z kilku słów weź w cudzysłów, na przykład `ginscore players rename 'Mary Jo' Mary`
needs-two-players = { $command } wymaga imion dwóch graczy
needs-two-players-hint = wpisz na przykład `new Ann Bob --rules hollywood`
needs = { $command } wymaga { $words }

given-twice = argumentu `{ $argument }` nie można podać kilka razy
excludes-one = argumentu `{ $argument }` nie można łączyć z `{ $other }`
excludes-several = argumentu `{ $argument }` nie można łączyć z:
value-missing = argument `{ $argument }` wymaga wartości, ale jej nie podano
value-invalid = nieprawidłowa wartość `{ $value }` dla `{ $argument }`
value-invalid-because = nieprawidłowa wartość `{ $value }` dla `{ $argument }`: { $why }
unknown-command = nie ma polecenia `{ $word }`
command-missing = `{ $command }` wymaga jeszcze polecenia, ale go nie podano
values-are = [możliwe wartości: { $values }]
subcommands = [polecenia: { $names }]
bad-unicode = co najmniej jeden argument nie jest prawidłowym tekstem UTF-8

similar-commands = { $count ->
    [one] podobne polecenie to { $names }
    [few] podobne polecenia to { $names }
   *[many] podobne polecenia to { $names }
}
similar-values = { $count ->
    [one] podobna wartość to { $names }
    [few] podobne wartości to { $names }
   *[many] podobne wartości to { $names }
}
error = błąd: { $message }
tip = wskazówka: { $tip }
usage = Użycie: { $usage }
more-information = Więcej informacji pokazuje `{ $option }`.

write-hand-number = wpisz numer rozdania, tak jak pokazuje go `ginscore score`
write-date = wpisz datę, na przykład 2026-11-20
write-mapping = wpisz nagłówek i kolumnę, na przykład `--map Sieger=winner`
no-column-but = nie ma kolumny { $column }; czy chodzi o { $near }?
no-column = nie ma kolumny { $column }; kolumny to { $columns }
