says = { $kind }: { $message }
kind-error = errore
kind-warning = avviso
kind-note = nota
rule-is = regola: { $topic }; di più: `rules explain { $topic }`
hint-is = suggerimento: { $hint }

did-you-mean = intendevi { $meant }?
