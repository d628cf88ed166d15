saved-in-ledger = Salvate in questo registro:
rules-of-series = l'incontro { $series }
sources-of = fonti di { $name }:
name-and-source = { $name }: { $source }
no-differences = nessuna differenza
not-of-series = le opzioni di regole possono cambiare un preset, ma non un incontro
not-of-series-hint = indica un preset, o togli le opzioni
