series-checked = { $done } de { $all } séries verificadas
series-written = { $done } de { $all } séries escritas
standard-input = entrada padrão
not-text = a entrada padrão não é texto
not-text-hint = guarde o texto em UTF-8, no Excel como “CSV UTF-8”: “Texto Unicode” é UTF-16
too-long = a entrada padrão é demasiado longa: o limite é de { NUMBER($most) } bytes
too-long-hint = divida o ficheiro entre duas séries, e importe as partes
choose-exported = escolha um ficheiro que `ginscore export` escreveu, ou `-` para a entrada padrão
already-there = { $series } já tem estas mãos
hands-of-new = { $series }: { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}
hands-more = { $series }: mais { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}
recorded = { $hands ->
    [one] Registada { $hands } mão
   *[other] Registadas { $hands } mãos
} de { $series ->
    [one] { $series } série
   *[other] { $series } séries
}.
