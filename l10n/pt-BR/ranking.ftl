head-rating = rating
head-points = pts. confr.
head-matches = confr.
head-head-to-head = confr. direto
head-wins = vitórias
head-buchholz = Buchholz
head-median = Buch. mediano
head-sonneborn-berger = Sonneborn-B.
head-spread = saldo confr.
ratings-foot = { $days ->
    [0] O rating é Glicko-2, com o desvio entre parênteses. Cada mão conta como um resultado, e cada dia de jogo como um período de avaliação (até agora, { $days }).
    [one] O rating é Glicko-2, com o desvio entre parênteses. Cada mão conta como um resultado, e cada dia de jogo como um período de avaliação (até agora, { $days }).
   *[other] O rating é Glicko-2, com o desvio entre parênteses. Cada mão conta como um resultado, e cada dia de jogo como um período de avaliação (até agora, { $days }).
}
unrated-foot = Um traço: ainda há mãos de menos para um rating.
matches-foot = Classificação por pontos de confronto, 1 por confronto ganho e 1/2 por empatado, e depois por { $tie-breaks }; quem continua empatado divide a posição. Um confronto é uma série terminada entre dois jogadores.
other-series = { $others ->
    [0] { $others } outras séries não contam como confrontos.
    [one] { $others } outra série não conta como confronto.
   *[other] { $others } outras séries não contam como confrontos.
}
rated = { $place }: { $name }, rating { $rating }, desvio { $deviation }
unrated = { $place }: { $name }, mãos de menos para um rating
matched = { $place }: { $name }, pontos de confronto { $points }; confrontos: { $won ->
    [0] { $won } ganhos
    [one] { $won } ganho
   *[other] { $won } ganhos
}, { $lost ->
    [0] { $lost } perdidos
    [one] { $lost } perdido
   *[other] { $lost } perdidos
}, { $tied ->
    [0] { $tied } empatados
    [one] { $tied } empatado
   *[other] { $tied } empatados
}; { $values }; saldo de { $net } pontos
