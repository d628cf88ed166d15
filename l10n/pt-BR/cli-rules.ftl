saved-in-ledger = Salvas neste registro:
rules-of-series = a série { $series }
sources-of = fontes de { $name }:
name-and-source = { $name }: { $source }
no-differences = nenhuma diferença
not-of-series = as opções de regras podem mudar uma predefinição, mas não uma série
not-of-series-hint = indique uma predefinição, ou omita as opções
