# Der Rahmen einer Meldung über einen Fehler.

says = { $kind }: { $message }
kind-error = Fehler
kind-warning = Warnung
kind-note = Hinweis
rule-is = Regel: { $topic }; mehr: `rules explain { $topic }`
hint-is = Tipp: { $hint }

did-you-mean = ist { $meant } gemeint?
