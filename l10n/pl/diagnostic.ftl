says = { $kind }: { $message }
kind-error = błąd
kind-warning = ostrzeżenie
kind-note = uwaga
rule-is = zasada: { $topic }; więcej: `rules explain { $topic }`
hint-is = wskazówka: { $hint }

card-of = karta { $at } z { $all }: { $text }
word-of = słowo { $at } z { $all }: { $text }
at-end-of-line = na końcu wiersza

did-you-mean = czy chodzi o { $meant }?
