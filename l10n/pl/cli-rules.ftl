saved-in-ledger = Zapisane w tej księdze:
rules-of-series = seria { $series }
sources-of = źródła zasad { $name }:
name-and-source = { $name }: { $source }
no-differences = brak różnic
not-of-series = opcje zasad mogą zmienić zestaw zasad, ale nie serię
not-of-series-hint = podaj zestaw zasad albo pomiń te opcje
