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

two-draw = patta tra { $one } e { $two }, nessuno ha bussato
side-wins-as-written = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a { $name }, come indicato

round-tied = il giro finisce in parità ({ $sums }): nessuno segna
round-won = il giro va a { $name } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $sums }), { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
}
round-won-sweep = il giro va a { $name } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $sums }), { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
}, di cui { $sweep } per aver vinto tutte le mani
round-won-others = il giro va a { $name } con { $points ->
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
next-play = ora giocano: { $pairs }
next-play-sentence = Ora giocano: { $pairs }.

sides-play = { $first } contro { $second }.
captain-plays = { $captain } fa il capitano e gioca contro { $others }, uno alla volta, ciascuno finché non perde una mano.
in-turn = { $players } giocano a turno: chi perde una mano sta fuori.
in-turn-out = { $players } giocano a turno: chi perde una mano sta fuori; all'inizio sta fuori { $name }.
