all-sheets = Todas as folhas: { $totals }

ruled-otherwise = mão { $number }: { $headline }, { $boxes ->
    [0] { $boxes } caixas
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} (antes: { $before })
not-valid = mão { $number }: não é válida com estas regras ({ $faults }) e fica de fora (antes: { $before })
after-the-end = mão { $number }: vem depois do fim da série com estas regras e fica de fora (antes: { $before })
ruled-otherwise-in-round = rodada { $number }: { $headline }, { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} (antes: { $before })
not-valid-in-round = rodada { $number }: uma mão não é válida com estas regras ({ $faults }) e fica de fora (antes: { $before })
round-after-the-end = rodada { $number }: uma mão vem depois do fim da série com estas regras e fica de fora (antes: { $before })
laid-off-on-gin = com estas regras encaixam-se cartas contra o gin: { $cards }
not-laid-off-on-gin = com estas regras não se encaixam cartas contra o gin: { $cards }

adjustment-left-out = ajuste que fica de fora com estas regras: { $adjustment } ({ $why })
adjustment-in = { $count ->
    [one] Ajuste: { $adjustment } ({ $why }), entra na partida { $games }
   *[other] Ajuste: { $adjustment } ({ $why }), entra nas partidas { $games }
}
adjustment-in-of-sheet = { $count ->
    [one] Ajuste: { $adjustment } ({ $why }), entra na partida { $games } da folha { $sheet }
   *[other] Ajuste: { $adjustment } ({ $why }), entra nas partidas { $games } da folha { $sheet }
}

game-open = A partida { $number } está aberta: { $points }
game-not-finished = A partida { $number } não acabou: { $points }
game-won = Partida { $number }: { $players ->
    [one] ganha { $name }
   *[other] ganham { $name }
}; { $points }
shut-out-pays = { $name } leva capote e paga { $points ->
    [0] mais { $points } pontos
    [one] mais { $points } ponto
   *[other] mais { $points } pontos
} a { $winner }
shut-out-for-nothing = { $players ->
    [one] { $name } leva
   *[other] { $name } levam
} capote, que não vale nada com estas regras

term-game-bonus = bônus da partida { $points }
term-shutout = capote { $points }
term-difference = diferença { $points }
term-box-lead = vantagem em caixas { $points }
term-line-bonus = bônus por mão { $points } ({ $boxes ->
    [0] { $boxes } caixas
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} a { $each })
term-shutout-doubles = { $sum } x 2 pelo capote
term-game-counts = { $sum } x { $times } por esta partida
term-in-difference = 0 (já incluído na diferença de quem ganhou: { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
})

sheet-not-finished = Totais: { $totals }; folha não terminada
sheet-won = Totais: { $totals }; { $players ->
    [one] { $name } ganha
   *[other] { $name } ganham
} a folha
sheet-tied = Totais: { $totals }; folha empatada
games-not-finished = Totais: { $totals }; partidas ganhas: { $won }; folha não terminada
games-decided = Totais: { $totals }; partidas ganhas: { $won }; folha não terminada, mas { $players ->
    [one] { $name } já ganhou a folha
   *[other] { $name } já ganharam a folha
} pelo número de partidas
games-won-by-totals = Totais: { $totals }; partidas ganhas: { $won }; { $players ->
    [one] { $name } ganha
   *[other] { $name } ganham
} a folha
games-won-by-games = Totais: { $totals }; partidas ganhas: { $won }; { $players ->
    [one] { $name } ganha
   *[other] { $name } ganham
} a folha pelo número de partidas
games-tied = Totais: { $totals }; partidas ganhas: { $won }; folha empatada
