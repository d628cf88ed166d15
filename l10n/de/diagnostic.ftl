# Der Rahmen einer Meldung über einen Fehler.

says = { $kind }: { $message }
kind-error = Fehler
kind-warning = Warnung
kind-note = Hinweis
rule-is = Regel: { $topic }; mehr: `rules explain { $topic }`
hint-is = Tipp: { $hint }

card-of = Karte { $at } von { $all }: { $text }
word-of = Wort { $at } von { $all }: { $text }
at-end-of-line = am Ende der Zeile

did-you-mean = ist { $meant } gemeint?
