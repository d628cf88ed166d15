sheet-number = Folha { $number }
not-verified-mark = * não verificada pelas cartas
seal = Selo { $seal }

hand-entered = mão { $number }: { $headline }, { $entered }
hand-entered-not-verified = mão { $number }: { $headline }, não verificada pelas cartas, { $entered }
round-entered = rodada { $number }: { $headline }, { $entered }
round-entered-not-verified = rodada { $number }: { $headline }, não verificada pelas cartas, { $entered }

game-scores = partida { $game }: { $scores }
game-scores-won = partida { $game }: { $scores }; ganha por { $winner }
score-open = { $name } { $points } { $boxes ->
    [0] sem caixas
    [one] com { $boxes } caixa
   *[other] com { $boxes } caixas
} ({ $to-go ->
    [one] falta { $to-go }
   *[other] faltam { $to-go }
})
score-closed = { $name } { $points } { $boxes ->
    [0] sem caixas
    [one] com { $boxes } caixa
   *[other] com { $boxes } caixas
}

shutout-danger = risco de capote para { $name } na partida { $game }
decided = { $won } de { $all } partidas para { $name }: a folha está decidida

series-was-stopped = A série foi interrompida.
series-is-over = A série acabou.
first-dealer-unknown = Não está registrado quem dá as cartas primeiro.

# `entra` has no gender: this stands after `mão`, `rodada` and `ajuste`.
entered-later = entra quando todas as mãos da rodada acabarem
entered-nowhere = não entra em nenhuma partida
entered-closed = não entra: as partidas em que esta vitória entraria estão fechadas
entered-games = { $count ->
    [one] entra na partida { $games }
   *[other] entra nas partidas { $games }
}

score = placar: { $scores }
score-in-game = partida { $game } { $scores }

head-hand = mão
head-round = rodada
head-game = part. { $game }
row-boxes = caixas
row-to-go = faltam
row-result = final
cell-won = ganhou
cell-lost = perdeu
race = evolução

row-round = rodada { $number }
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
# `restos iguais`
end-tie = iguais
end-draw = empate
end-points = em pontos
