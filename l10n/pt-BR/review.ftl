left = { $name } deixou { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} na mesa: { $cards }
left-with-layoffs = { $name } deixou { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} na mesa: { $cards }, encaixando { $laid-off }
left-together = pontos deixados na mesa, em { $hands ->
    [0] nenhuma mão
    [one] { $hands } mão
   *[other] { $hands } mãos
} com cartas registradas: { $each }
left-by = { $name } { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
