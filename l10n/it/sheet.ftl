sheet-number = Foglio { $number }
not-verified-mark = * contato al tavolo, non dalle carte

game-scores = partita { $game }: { $scores }

shutout-danger = { $name }: rischio di cappotto nella partita { $game }
shutout-danger-alone = { $name }: rischio di cappotto
needs-a-win = punti sufficienti; la prossima vittoria chiude la partita

series-is-over = L'incontro è finito.
first-dealer-unknown = Non è registrato chi dà le carte per primo.

# `si segna` and not `segnata`: this stands after `mano`, `giro` and `rettifica`.
entered-later = si segna quando sono finite tutte le mani del giro
entered-nowhere = non si segna in nessuna partita
entered-closed = non si segna: le partite in cui andrebbe questa vittoria sono chiuse
entered-games = { $count ->
    [one] nella partita { $games }
   *[other] nelle partite { $games }
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
closes-game = partita chiusa
race = punti

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

score-now = punteggio:
game = partita { $game }
# `vinta` and `persa`: the game.
score-won = { $score } (vinta)
score-lost = { $score } (persa)
score-to-go = { $score } ({ $points ->
    [one] manca { $points }
   *[other] mancano { $points }
})
score-shut-out = { $score } ({ $points ->
    [one] manca { $points }
   *[other] mancano { $points }
}, per ora a cappotto)

wins-game = la partita va { A($name) } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
wins-game-of-several = la partita { $game } è chiusa: va { A($name) } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
wins-game-with-totals = la partita va { A($name) }; con i bonus e le caselle: { $totals }

so-far-to = tutte le partite finora: { $totals }; l'incontro finisce a { $points } punti
so-far-best-of = tutte le partite finora: { $totals }; fogli vinti: { $won }, al meglio di { $sheets }

deals = { $players ->
    [one] { $name } dà le carte
   *[other] mazziere: { $name }
}
deals-sentence = { $players ->
    [one] { $name } dà le carte.
   *[other] Mazziere: { $name }.
}
deals-next = { $players ->
    [one] alla prossima mano dà le carte { $name }
   *[other] prossimo mazziere: { $name }
}

two-draw = patta tra { $one } { E($two) }, nessuno ha bussato
against-other = { $hand } (contro { $other })
side-wins-as-written = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} { A($name) }, come indicato

round-tied = il giro finisce in parità ({ $sums }): nessuno segna
round-won = il giro va { A($name) } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $sums })
round-won-sweep = il giro va { A($name) } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $sums }), { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
}, di cui { $sweep } per aver vinto tutte le mani
round-won-others = il giro va { A($name) } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $sums }), { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
}; { $others-boxes ->
    [one] { $others-boxes } casella
   *[other] { $others-boxes } caselle
} per { $others }
round-box-doubled = la casella del giro vale doppio: una mano vinta da { $name } era raddoppiata
sweep-not-doubled = le caselle per aver vinto tutte le mani valgono una volta: non tutte le mani erano raddoppiate

round-open = giro { $number }: { $sums }; giocano ancora: { $pairs }
round-left-out = il giro { $number } non è finito e non conta ({ $sums })
next-play = ora giocano: { $pairs }
next-play-sentence = Ora giocano: { $pairs }.

sides-play = { $first } contro { $second }.
captain-plays = { $captain } fa il capitano e gioca contro { $others }, uno alla volta, ciascuno finché non perde una mano.
in-turn = { $players } giocano a turno: chi perde una mano sta fuori.
in-turn-out = { $players } giocano a turno: chi perde una mano sta fuori; all'inizio sta fuori { $name }.

row-points = punti
row-line-bonus = bonus caselle { $each }
row-game-bonus = bonus partita
row-shutout = cappotto
row-shutout-doubles = cappotto x 2
row-points-lead = vantaggio in punti
row-line-lead = vantaggio caselle
row-in-winners-lead = già nel vantaggio
row-multiplier = partita x { $times }
row-sum = totale
row-games-won = partite vinte
head-all = tutte
totals = Punti senza caselle e bonus: { $totals }
ahead = Senza caselle e bonus è in testa { $name }: { $totals }

ruled-otherwise = mano { $number }: { $headline }, { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
} (prima: { $before })
not-valid = mano { $number }: non valida con queste regole ({ $faults }), esclusa (prima: { $before })
after-the-end = mano { $number }: dopo la fine dell'incontro con queste regole, esclusa (prima: { $before })
ruled-otherwise-in-round = giro { $number }: { $headline }, { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
} (prima: { $before })
not-valid-in-round = giro { $number }: una mano non è valida con queste regole ({ $faults }) ed è esclusa (prima: { $before })
round-after-the-end = giro { $number }: una mano è dopo la fine dell'incontro con queste regole ed è esclusa (prima: { $before })
laid-off-on-gin = con queste regole si attacca anche contro il gin: { $cards }
not-laid-off-on-gin = con queste regole non si attacca contro il gin: { $cards }

adjustment-left-out = rettifica esclusa con queste regole: { $adjustment } ({ $why })
adjustment-in = { $count ->
    [one] Rettifica: { $adjustment } ({ $why }), si segna nella partita { $games }
   *[other] Rettifica: { $adjustment } ({ $why }), si segna nelle partite { $games }
}
adjustment-in-of-sheet = { $count ->
    [one] Rettifica: { $adjustment } ({ $why }), si segna nella partita { $games } del foglio { $sheet }
   *[other] Rettifica: { $adjustment } ({ $why }), si segna nelle partite { $games } del foglio { $sheet }
}

game-open = La partita { $number } è aperta: { $points }
game-not-finished = La partita { $number } non è finita: { $points }
sheet-decided = Per partite vinte, il foglio va già { A($name) }
game-won = Partita { $number } { A($name) }: { $points }
shut-out-pays = cappotto: { $points } in più da { $name } { A($winner) }
by-rules = Secondo le { $rules }:
owed-apart = Non sommato qui, con altri giocatori: { $series }. `stats --since today` mostra quanto ha vinto ognuno.

games-to = { $games ->
    [one] partita a { $target }
   *[other] { $games } partite a { $target }
}
besides = Inoltre: { $rules }.
type-first-dealer = Chi dà le carte per primo? Scrivi { $commands }.

as-before = Dall'ultimo incontro tra loro: { $what }.
as-before-rules = regole
as-before-stake = posta
as-before-turn = a chi tocca dare le carte

play-on = Invio: si continua con le stesse regole.
play-on-stake = Invio: si continua con le stesse regole e la stessa posta.
play-other = `ancora a { $points }`: lo stesso a { $points }; `undo` riapre l'incontro.
play-other-only = `ancora a { $points }`: lo stesso a { $points }.

next-after-end = Ora: `ginscore summary` mostra il saldo; `ginscore table` continua; { $new } comincia un nuovo incontro.
next-hand = Ora: `ginscore table` prende una riga per mano; qui { $hand } ne registra una.

leads = { $name } in vantaggio di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $totals }
level = Finora parità: { $totals }
leads-in-game = Partita { $number }: { $name } in vantaggio di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $totals }
level-in-game = Partita { $number }: parità, { $totals }
best-hand = Mano migliore, la numero { $number }: { $headline }
best-hand-of-round = Mano migliore, nel giro { $number }: { $headline }
more-payments = { $count ->
    [one] e un altro pagamento
   *[other] e altri { $count } pagamenti
}

# The first of a month is `1º`.
day = { $day ->
    [one] { $day }º
   *[other] { $day }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[other] dicembre
} { $year }

list-all = { $first } { E($last) }
list-one = { $first } o { $last }
list-comma = { ", " }
list-semicolon = { "; " }
labelled = { $label }: { $what }
minus = meno { $number }
with-details = { $what } ({ $details })

more-mistakes = e { $mistakes ->
    [one] un altro errore
   *[other] altri { NUMBER($mistakes) } errori
}

rank-ace = asso
rank-jack = fante
rank-queen = donna
rank-king = re
suit-clubs = fiori
suit-diamonds = quadri
suit-hearts = cuori
suit-spades = picche
card = { $rank } di { $suit }

no-series = Ancora nessun incontro. Comincia una serata con `ginscore table Ann Bob`.
no-series-start = Oppure comincia un incontro con `ginscore new Ann Bob` e registra le mani come in `ginscore Ann 4 v 23`.
no-series-help = `ginscore --help` elenca tutti i comandi.
bare-json = lo script che scrive `--bare` non esiste in JSON
bare-json-hint = togli `--json` o `--bare`

per-point = { $stake } a punto
per-game = { $stake } a partita
per-sheet = { $stake } a foglio
per-sheet-by-total = { $stake } a foglio, al totale più alto
per-sheet-by-games = { $stake } a foglio, a chi vince più partite
