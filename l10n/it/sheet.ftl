sheet-number = Foglio { $number }
not-verified-mark = * punteggio non verificato con le carte
seal = Sigillo { $seal }

hand-entered = mano { $number }: { $headline }, { $entered }
hand-entered-not-verified = mano { $number }: { $headline }, non verificata con le carte, { $entered }
round-entered = giro { $number }: { $headline }, { $entered }
round-entered-not-verified = giro { $number }: { $headline }, non verificato con le carte, { $entered }

game-scores = partita { $game }: { $scores }
game-scores-won = partita { $game }: { $scores }; vinta da { $winner }
score-open = { $name } { $points } con { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
} ({ $to-go ->
    [one] manca { $to-go }
   *[other] mancano { $to-go }
})
score-closed = { $name } { $points } con { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
}

shutout-danger = { $name }: rischio di cappotto nella partita { $game }
decided = partite vinte: { $won } su { $all } a { $name }, il foglio è deciso

series-was-stopped = L'incontro è stato interrotto.
series-is-over = L'incontro è finito.
first-dealer-unknown = Non è registrato chi dà le carte per primo.

# `si segna` and not `segnata`: this stands after `mano`, `giro` and `rettifica`.
entered-later = si segna quando sono finite tutte le mani del giro
entered-nowhere = non si segna in nessuna partita
entered-closed = non si segna: le partite in cui andrebbe questa vittoria sono chiuse
entered-games = { $count ->
    [one] si segna nella partita { $games }
   *[other] si segna nelle partite { $games }
}

score = punteggio: { $scores }
score-in-game = partita { $game } { $scores }

head-hand = mano
head-round = giro
head-game = part. { $game }
row-boxes = caselle
row-to-go = mancano
row-result = esito
# `vinta` and `persa`: the game.
cell-won = vinta
cell-lost = persa
race = grafico

row-round = giro { $number }
row-adjusted = rettifica
row-adjusted-boxes = { $boxes ->
    [one] { $signed } cas.
   *[other] { $signed } cas.
}

end-knock = bussata
end-gin = gin
end-big-gin = big gin
end-undercut = undercut
end-gin-off = gin off
end-tie = pari
end-draw = patta
end-points = in punti
