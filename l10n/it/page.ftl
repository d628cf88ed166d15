title = Gin rummy: { $series }
series-title = { $players }, { $day }
heading = Gin rummy
heading-several = { $series ->
    [one] Gin rummy: { $series } incontro
   *[other] Gin rummy: { $series } incontri
}
contents = Incontri

day-and-time = { $day }, { $time }

started = Inizio
players = Giocatori
rules = Regole
stake = Posta
per-point = { $stake } a punto
played = Giocate
played-stopped = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}, incontro interrotto prima della fine
played-finished = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}, incontro finito
played-unfinished = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}, incontro non finito
in-play = In corso
next = A seguire
seal = Sigillo
no-seal = nessuno: una voce non corrisponde più al suo sigillo; vedi `ginscore audit`
series = Incontro

score-sheet = Foglio dei punti
score-sheet-number = Foglio dei punti { $number }
settlement = Saldo
sheet-number = Foglio { $number }
hands = Mani

totals-by-hand = Punteggio progressivo, mano per mano
totals-by-round = Punteggio progressivo, giro per giro
game-column = Partita { $number }
hand-column = Mano
round-column = Giro
boxes = caselle
to-go = mancano
result = esito
not-verified-note = * punteggio non verificato con le carte
game-closed = partita chiusa

plot-game = Partita { $number }
plot-one-game = La partita
described-by-hand = Partita { $number }, mano per mano: { $totals }.
described-by-round = Partita { $number }, giro per giro: { $totals }.
described-one-by-hand = La partita, mano per mano: { $totals }.
described-one-by-round = La partita, giro per giro: { $totals }.
# No verb: $name may be a side.
reached-in-hand = Traguardo di { $target } raggiunto da { $name } nella mano { $number }.
reached-in-round = Traguardo di { $target } raggiunto da { $name } nel giro { $number }.
nobody-reached = Nessuno ha raggiunto il traguardo di { $target }.
axis-hand = mano { $number }
axis-round = giro { $number }

hand-title = Mano { $number }: { $headline }
round-title = Giro { $number }: { $headline }
not-verified = punteggio non verificato con le carte
entered-not-verified = { $entered }; punteggio non verificato con le carte
note = Nota:
knock-card = carta del limite
laid-off = attaccate
laying-off = da attaccare
deadwood = spaiate
deadwood-count = conto { $count }
left-on-table = { $name } lascia { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} sul tavolo:

set = gruppo
run = scala
card = { $rank } di { $suit }
