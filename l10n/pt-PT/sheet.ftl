sheet-number = Folha { $number }
not-verified-mark = * não verificada pelas cartas
seal = Selo { $seal }

hand-entered = mão { $number }: { $headline }, { $entered }
hand-entered-not-verified = mão { $number }: { $headline }, não verificada pelas cartas, { $entered }
round-entered = ronda { $number }: { $headline }, { $entered }
round-entered-not-verified = ronda { $number }: { $headline }, não verificada pelas cartas, { $entered }

game-scores = jogo { $game }: { $scores }
game-scores-won = jogo { $game }: { $scores }; ganho por { $winner }
score-open = { $name } { $points } com { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} ({ $to-go ->
    [one] falta { $to-go }
   *[other] faltam { $to-go }
})
score-closed = { $name } { $points } com { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}

shutout-danger = risco de capote para { $name } no jogo { $game }
decided = { $won } de { $all } jogos para { $name }: a folha está decidida

series-was-stopped = A série foi interrompida.
series-is-over = A série acabou.
first-dealer-unknown = Não está registado quem dá as cartas primeiro.

# `entra`, not `lançada`: this follows a hand, a round (feminine) or an adjustment (masculine).
entered-later = entra quando acabarem todas as mãos da ronda
entered-nowhere = não entra em nenhum jogo
entered-closed = não entra: os jogos para onde iria esta vitória estão fechados
entered-games = { $count ->
    [one] entra no jogo { $games }
   *[other] entra nos jogos { $games }
}

score = pontos: { $scores }
score-in-game = jogo { $game } { $scores }

head-hand = mão
head-round = ronda
head-game = jogo { $game }
row-boxes = caixas
row-to-go = faltam
row-result = final
cell-won = ganhou
cell-lost = perdeu
race = evolução

row-round = ronda { $number }
row-adjusted = ajuste
row-adjusted-boxes = { $boxes ->
    [one] { $signed } caixa
   *[other] { $signed } caixas
}

end-knock = batida
end-gin = gin
end-big-gin = big gin
end-undercut = undercut
end-gin-off = gin-off
end-tie = igualdade
end-draw = empate
end-points = pontos
