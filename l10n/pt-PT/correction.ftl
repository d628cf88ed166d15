hand-is = mão { $number }: { $headline }
round-is = ronda { $number }: { $headline }

hand-amended = mão { $number } corrigida: { $headline } (antes: { $before })
round-amended = ronda { $number } corrigida: { $headline } (antes: { $before })
hand-inserted = mão { $number } inserida: { $headline }
round-inserted = ronda { $number } inserida: { $headline }
hand-inserted-below = mão { $number } inserida
round-inserted-below = ronda { $number } inserida
hand-deleted = mão { $number } apagada: { $headline }
round-deleted = ronda { $number } apagada: { $headline }
changes-accepted = alterações ao ficheiro aceites
changes-accepted-note = alterações ao ficheiro aceites: { $note }
witness = testemunha: { $word }
renamed = { $before } chama-se agora { $name }

undone = anulado: { $what }
redone = refeito: { $what }
the-hand = mão { $number } ({ $headline })
the-round = ronda { $number } ({ $headline })
the-amendment-of-hand = correção da mão { $number } ({ $headline }; antes disso, { $before })
the-amendment-of-round = correção da ronda { $number } ({ $headline }; antes disso, { $before })
the-insertion-of-hand = inserção da mão { $number } ({ $headline })
the-insertion-of-round = inserção da ronda { $number } ({ $headline })
the-deletion-of-hand = eliminação da mão { $number } ({ $headline })
the-deletion-of-round = eliminação da ronda { $number } ({ $headline })
the-misdeal = cartas mal dadas
the-misdeal-why = cartas mal dadas ({ $why })
the-adjustment = { $adjustment } ({ $why })
the-stop-why = a série foi interrompida ({ $why })

deals-hand = quem dá as cartas na mão { $number }: { $name }
deals-round = quem dá as cartas na ronda { $number }: { $name }
plays-hand = { $name } joga a mão { $number }
play-hand = { $one } e { $two } jogam a mão { $number }
knock-card-of-hand = a carta do limite da mão { $number } é { $card }
knock-card-of-round = a carta do limite da ronda { $number } é { $card }
misdeal = cartas mal dadas: o mesmo jogador dá as cartas de novo
misdeal-why = cartas mal dadas ({ $why }): o mesmo jogador dá as cartas de novo
adjusted = { $adjustment }: { $why }
stopped = a série foi interrompida
stopped-why = a série foi interrompida: { $why }

knock-card = a carta do limite é { $card }
knock-card-without-effect = a carta do limite é { $card }; com estas regras não muda nada
knock-card-doubles = a carta do limite é { $card }; { $suit } dobram a mão
knock-card-gin-only = a carta do limite é { $card }; só o gin termina esta mão
knock-card-gin-only-doubles = a carta do limite é { $card }; só o gin termina esta mão; { $suit } dobram a mão
knock-card-limit = a carta do limite é { $card }; bate-se com { $limit } ou menos
knock-card-limit-doubles = a carta do limite é { $card }; bate-se com { $limit } ou menos; { $suit } dobram a mão

given-points = mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $name }
loses-points = menos { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $name }
given-boxes = mais { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} para { $name }
loses-boxes = menos { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} para { $name }

error-series-over = a série acabou
error-no-such-game = a folha não tem jogo { $game }
error-game-closed = o jogo { $game } está fechado, e um jogo fechado nunca muda
error-out-of-range = um ajuste é no máximo de { $points } pontos ou { $boxes } caixas
