says = { $kind }: { $message }
kind-error = errore
kind-warning = avviso
kind-note = nota
rule-is = regola: { $topic }; di più: `rules explain { $topic }`
hint-is = suggerimento: { $hint }

card-of = carta { $at } di { $all }: { $text }
word-of = parola { $at } di { $all }: { $text }
at-end-of-line = alla fine della riga

did-you-mean = intendevi { $meant }?
