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
game-won = Partida { $number } para { $name }: { $points }
shut-out-pays = capote: mais { $points } de { $name } para { $winner }
shut-out-for-nothing = capote de { $name }, que nestas regras não vale nada

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
sheet-won = Totais: { $totals }; a folha vai para { $name }
sheet-tied = Totais: { $totals }; folha empatada
games-not-finished = Totais: { $totals }; partidas ganhas: { $won }; folha não terminada
games-decided = Totais: { $totals }; partidas ganhas: { $won }; não terminou, mas pelo número de partidas a folha já vai para { $name }
games-won-by-totals = Totais: { $totals }; partidas ganhas: { $won }; a folha vai para { $name }
games-won-by-games = Totais: { $totals }; partidas ganhas: { $won }; pelo número de partidas, a folha vai para { $name }
games-tied = Totais: { $totals }; partidas ganhas: { $won }; folha empatada
