
game-scores = jogo { $game }: { $scores }

shutout-danger = risco de capote para { $name } no jogo { $game }
needs-a-win = pontos suficientes; a próxima vitória fecha o jogo

first-dealer-unknown = Não está registado quem dá as cartas primeiro.

# `entra`, not `lançada`: this follows a hand, a round (feminine) or an adjustment (masculine).
entered-later = entra quando acabarem todas as mãos da ronda
entered-nowhere = não entra em nenhum jogo
entered-closed = não entra: os jogos para onde iria esta vitória estão fechados
entered-games = { $count ->
    [one] no jogo { $games }
   *[other] nos jogos { $games }
}

score = pontos: { $scores }
score-in-game = jogo { $game } { $scores }

head-round = ronda
head-game = jogo { $game }
closes-game = jogo fechado

row-round = ronda { $number }

score-now = pontos:
game = jogo { $game }
score-to-go = { $points ->
    [one] { $score } (falta { $points })
   *[other] { $score } (faltam { $points })
}
score-shut-out = { $points ->
    [one] { $score } (falta { $points }, a levar capote)
   *[other] { $score } (faltam { $points }, a levar capote)
}

wins-game = o jogo vai para { $name } e vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
wins-game-of-several = o jogo { $game } está fechado: vai para { $name } e vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
wins-game-with-totals = o jogo vai para { $name }; com os bónus e as caixas: { $totals }

so-far-to = todos os jogos até agora: { $totals }; a série acaba aos { $points }
so-far-best-of = todos os jogos até agora: { $totals }; folhas ganhas: { $won }, à melhor de { $sheets }

round-tied = a ronda fica empatada ({ $sums }): ninguém marca
round-won = ronda para { $name }, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $sums })
round-won-sweep = ronda para { $name }, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $sums }), { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}, { $sweep } delas por ganhar todas as mãos
round-won-others = ronda para { $name }, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $sums }), { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}; { $others-boxes ->
    [one] { $others-boxes } caixa
   *[other] { $others-boxes } caixas
} para { $others }
round-box-doubled = a caixa da ronda vale a dobrar: uma mão ganha por { $name } foi dobrada

round-open = ronda { $number }: { $sums }; ainda a jogar: { $pairs }
round-left-out = a ronda { $number } não acabou e não conta ({ $sums })

captain-plays = { $captain } joga como capitão contra { $others }, um de cada vez, cada um até perder uma mão.
in-turn = { $players } jogam à vez: quem perde uma mão fica de fora.
in-turn-out = { $players } jogam à vez: quem perde uma mão fica de fora; { $name } fica de fora primeiro.

row-line-bonus = bónus { $each } por caixa
row-game-bonus = bónus da vitória
row-multiplier = jogo x { $times }
row-games-won = jogos ganhos
head-all = todos
totals = Pontos sem caixas e bónus: { $totals }
ahead = Sem caixas e bónus, { $name } está à frente: { $totals }

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

adjustment-in = { $count ->
    [one] Ajuste: { $adjustment } ({ $why }), entra no jogo { $games }
   *[other] Ajuste: { $adjustment } ({ $why }), entra nos jogos { $games }
}
adjustment-in-of-sheet = { $count ->
    [one] Ajuste: { $adjustment } ({ $why }), entra no jogo { $games } da folha { $sheet }
   *[other] Ajuste: { $adjustment } ({ $why }), entra nos jogos { $games } da folha { $sheet }
}

game-open = O jogo { $number } está aberto: { $points }
game-not-finished = O jogo { $number } ficou por acabar: { $points }
sheet-decided = Pelo número de jogos ganhos, a folha já vai para { $name }
game-won = Jogo { $number } para { $name }: { $points }

type-first-dealer = Quem dá as cartas na primeira mão? Escreva { $commands }.

next-hand = A seguir: `ginscore table` recebe uma linha por mão; aqui, { $hand } regista uma.

games-to = { $games ->
    [one] jogo até { $target }
   *[other] { $games } jogos até { $target }
}

leads = { $name } à frente por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $totals }
leads-in-game = Jogo { $number }: { $name } à frente por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; { $totals }
level-in-game = Jogo { $number }: empate; { $totals }
best-hand = Melhor mão, a número { $number }: { $headline }
best-hand-of-round = Melhor mão, na ronda { $number }: { $headline }
more-payments = { $count ->
    [one] e mais um pagamento
   *[other] e mais { $count } pagamentos
}

day = { $day } de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[other] dezembro
} de { $year }

no-series-start = Ou comece uma série com `ginscore new Ann Bob` e registe mãos como em `ginscore Ann 4 v 23`.
no-series-help = `ginscore --help` mostra todos os comandos.

per-game = { $stake } por jogo
per-sheet-by-games = { $stake } por folha, para quem ganhar mais jogos
