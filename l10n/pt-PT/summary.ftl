all-sheets = Todas as folhas: { $totals }

ruled-otherwise = mão { $number }: { $headline }, { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} (antes: { $before })
not-valid = mão { $number }: não é válida com estas regras ({ $faults }), e fica de fora (antes: { $before })
after-the-end = mão { $number }: com estas regras vem depois do fim da série, e fica de fora (antes: { $before })
ruled-otherwise-in-round = ronda { $number }: { $headline }, { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} (antes: { $before })
not-valid-in-round = ronda { $number }: uma mão não é válida com estas regras ({ $faults }) e fica de fora (antes: { $before })
round-after-the-end = ronda { $number }: uma mão vem depois do fim da série com estas regras e fica de fora (antes: { $before })
laid-off-on-gin = com estas regras juntam-se cartas contra o gin: { $cards }
not-laid-off-on-gin = com estas regras não se juntam cartas contra o gin: { $cards }

adjustment-left-out = ajuste que fica de fora com estas regras: { $adjustment } ({ $why })
adjustment-in = { $count ->
    [one] Ajuste: { $adjustment } ({ $why }), entra no jogo { $games }
   *[other] Ajuste: { $adjustment } ({ $why }), entra nos jogos { $games }
}
adjustment-in-of-sheet = { $count ->
    [one] Ajuste: { $adjustment } ({ $why }), entra no jogo { $games } da folha { $sheet }
   *[other] Ajuste: { $adjustment } ({ $why }), entra nos jogos { $games } da folha { $sheet }
}

game-open = O jogo { $number } está aberto: { $points }
game-not-finished = O jogo { $number } não foi acabado: { $points }
game-won = Jogo { $number } para { $name }: { $points }
shut-out-pays = capote: mais { $points } de { $name } para { $winner }
shut-out-for-nothing = capote de { $name }, que nestas regras não vale nada

term-game-bonus = bónus da vitória { $points }
term-shutout = capote { $points }
term-difference = diferença { $points }
term-box-lead = vantagem em caixas { $points }
term-line-bonus = bónus por mão { $points } ({ $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} a { $each })
term-shutout-doubles = { $sum } x 2 pelo capote
term-game-counts = { $sum } x { $times } por este jogo
term-in-difference = 0 (já incluído na diferença do vencedor: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
})

sheet-not-finished = Totais: { $totals }; por acabar
sheet-won = Totais: { $totals }; a folha vai para { $name }
sheet-tied = Totais: { $totals }; a folha fica empatada
games-not-finished = Totais: { $totals }; jogos ganhos: { $won }; por acabar
games-decided = Totais: { $totals }; jogos ganhos: { $won }; não terminou, mas pelo número de jogos a folha já vai para { $name }
games-won-by-totals = Totais: { $totals }; jogos ganhos: { $won }; a folha vai para { $name }
games-won-by-games = Totais: { $totals }; jogos ganhos: { $won }; pelo número de jogos, a folha vai para { $name }
games-tied = Totais: { $totals }; jogos ganhos: { $won }; a folha fica empatada
