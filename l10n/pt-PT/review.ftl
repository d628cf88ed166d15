left = { $name } deixou { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na mesa: { $cards }
left-with-layoffs = { $name } deixou { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na mesa: { $cards }, juntando { $laid-off }
left-together = pontos deixados na mesa, em { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
} com cartas registadas: { $each }
left-by = { $name } { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
