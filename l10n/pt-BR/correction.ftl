hand-is = mão { $number }: { $headline }
round-is = rodada { $number }: { $headline }

hand-amended = mão { $number } corrigida: { $headline } (antes: { $before })
round-amended = rodada { $number } corrigida: { $headline } (antes: { $before })
hand-inserted = mão { $number } inserida: { $headline }
round-inserted = rodada { $number } inserida: { $headline }
hand-inserted-below = mão { $number } inserida
round-inserted-below = rodada { $number } inserida
hand-deleted = mão { $number } apagada: { $headline }
round-deleted = rodada { $number } apagada: { $headline }
changes-accepted = alterações no arquivo aceitas
changes-accepted-note = alterações no arquivo aceitas: { $note }
witness = testemunha: { $word }
renamed = { $before } agora se chama { $name }

undone = desfeito: { $what }
redone = refeito: { $what }
the-hand = mão { $number } ({ $headline })
the-round = rodada { $number } ({ $headline })
the-amendment-of-hand = a correção da mão { $number } ({ $headline }; antes disso, { $before })
the-amendment-of-round = a correção da rodada { $number } ({ $headline }; antes disso, { $before })
the-insertion-of-hand = a inserção da mão { $number } ({ $headline })
the-insertion-of-round = a inserção da rodada { $number } ({ $headline })
the-deletion-of-hand = a remoção da mão { $number } ({ $headline })
the-deletion-of-round = a remoção da rodada { $number } ({ $headline })
the-misdeal = as cartas mal distribuídas
the-misdeal-why = as cartas mal distribuídas ({ $why })
the-adjustment = { $adjustment } ({ $why })
the-stop-why = a série foi interrompida ({ $why })

deals-hand = quem dá as cartas na mão { $number }: { $name }
deals-round = quem dá as cartas na rodada { $number }: { $name }
plays-hand = { $name } joga a mão { $number }
play-hand = { $one } e { $two } jogam a mão { $number }
knock-card-of-hand = a carta do limite da mão { $number } é { $card }
knock-card-of-round = a carta do limite da rodada { $number } é { $card }
misdeal = cartas mal distribuídas: o mesmo jogador dá as cartas de novo
misdeal-why = cartas mal distribuídas ({ $why }): o mesmo jogador dá as cartas de novo
adjusted = { $adjustment }: { $why }
stopped = a série foi interrompida
stopped-why = a série foi interrompida: { $why }

knock-card = a carta do limite é { $card }
knock-card-without-effect = a carta do limite é { $card }; com estas regras ela não muda nada
knock-card-doubles = a carta do limite é { $card }; { $suit } dobram a mão
knock-card-gin-only = a carta do limite é { $card }; só o gin termina esta mão
knock-card-gin-only-doubles = a carta do limite é { $card }; só o gin termina esta mão; { $suit } dobram a mão
knock-card-limit = a carta do limite é { $card }; o limite para bater é { $limit }
knock-card-limit-doubles = a carta do limite é { $card }; o limite para bater é { $limit }; { $suit } dobram a mão

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
error-no-such-game = a folha não tem a partida { $game }
error-game-closed = a partida { $game } está fechada, e uma partida fechada nunca muda
error-out-of-range = um ajuste é de no máximo { $points } pontos ou { $boxes } caixas
