says = { $kind }: { $message }
kind-error = erro
kind-warning = aviso
kind-note = nota
rule-is = regra: { $topic }; mais: `rules explain { $topic }`
hint-is = dica: { $hint }

did-you-mean = queria dizer { $meant }?
