no-page = non c'è nessuna pagina di manuale di nome { $name }
no-page-output-hint = `ginscore man --output DIR` scrive le pagine in una cartella
no-page-near-hint = intendevi { $near }?
no-page-list-hint = `ginscore help` elenca i comandi, e ognuno ha una pagina
not-written-hint = scegli una cartella in cui puoi scrivere

saved-here = salvate in questo registro
