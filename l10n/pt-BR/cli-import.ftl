series-checked = { $done } de { $all } séries verificadas
series-written = { $done } de { $all } séries escritas
standard-input = entrada padrão
not-text = a entrada padrão não é texto
not-text-hint = salve-a em UTF-8, no Excel como “CSV UTF-8”: “Texto Unicode” é UTF-16
too-long = a entrada padrão é longa demais: o limite é de { NUMBER($most) } bytes
too-long-hint = divida o arquivo entre duas séries, e importe as partes
choose-exported = escolha um arquivo que `ginscore export` escreveu, ou `-` para a entrada padrão
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
    [0] Registradas { $hands } mãos
    [one] Registrada { $hands } mão
   *[other] Registradas { $hands } mãos
} de { $series ->
    [0] { $series } séries
    [one] { $series } série
   *[other] { $series } séries
}.
