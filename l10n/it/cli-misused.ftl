minus-sign = { $word } comincia con un segno meno
minus-sign-hint = scrivi conti e punti senza segno, come in `Ann 4 v 23`
unknown-option = { $command } non ha nessuna opzione { $option }
did-you-mean = intendevi { $word }?
lists-options = { $help } elenca le opzioni
unexpected = { $word } è di troppo dopo { $command }
see-help = vedi { $help }
quote-names = un nome di più parole va tra virgolette, come in `ginscore players rename 'Mary Jo' Mary`
needs-two-players = { $command } vuole i nomi di due giocatori
needs-two-players-hint = scrivi come in `new Ann Bob --rules hollywood`
needs = { $command } vuole { $words }

given-twice = l'argomento `{ $argument }` si può usare una volta sola
excludes-one = l'argomento `{ $argument }` non si può usare con `{ $other }`
excludes-several = l'argomento `{ $argument }` non si può usare con:
value-missing = manca il valore di `{ $argument }`
value-invalid = il valore `{ $value }` non è valido per `{ $argument }`
value-invalid-because = il valore `{ $value }` non è valido per `{ $argument }`: { $why }
unknown-command = non c'è nessun sottocomando `{ $word }`
command-missing = `{ $command }` vuole un sottocomando, ma non ce n'è nessuno
values-are = [valori possibili: { $values }]
subcommands = [sottocomandi: { $names }]
bad-unicode = uno o più argomenti non sono in UTF-8 valido

similar-commands = { $count ->
    [one] c'è un sottocomando simile: { $names }
   *[other] ci sono sottocomandi simili: { $names }
}
similar-values = { $count ->
    [one] c'è un valore simile: { $names }
   *[other] ci sono valori simili: { $names }
}
error = errore: { $message }
tip = suggerimento: { $tip }
usage = Uso: { $usage }
more-information = Per saperne di più, prova `{ $option }`.

write-hand-number = scrivi il numero di una mano, come lo mostra `ginscore score`
write-date = scrivi una data, come in 2026-11-20
write-mapping = scrivi un'intestazione e una colonna, come in `--map Sieger=winner`
no-column-but = non c'è nessuna colonna di nome { $column }; intendevi { $near }?
no-column = non c'è nessuna colonna di nome { $column }; le colonne sono { $columns }
