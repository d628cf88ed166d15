says = { $kind }: { $message }
kind-error = erro
kind-warning = aviso
kind-note = nota
rule-is = regra: { $topic }; mais: `rules explain { $topic }`
hint-is = dica: { $hint }

card-of = carta { $at } de { $all }: { $text }
word-of = palavra { $at } de { $all }: { $text }
at-end-of-line = no fim da linha

did-you-mean = queria dizer { $meant }?
