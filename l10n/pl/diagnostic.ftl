says = { $kind }: { $message }
kind-error = błąd
kind-warning = ostrzeżenie
kind-note = uwaga
rule-is = zasada: { $topic }; więcej: `rules explain { $topic }`
hint-is = wskazówka: { $hint }

did-you-mean = czy chodzi o { $meant }?
