no-hands-yet = non ci sono ancora mani

title-hands = { $name }: { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
} in { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}
title-rounds = { $name }: { $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
} in { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}

hands-won = mani vinte
rounds-won = giri vinti
points-per-win = punti per vittoria
points-ahead = vantaggio
by-gin = vinte con gin
by-undercut = vinte con undercut
knocked-with = conto alla bussata
knocks-undercut = undercut subiti
caught-with = conto rimasto in mano
left-on-table = punti lasciati
longest-streaks = di fila
games = partite
shutouts = cappotti
series = incontri
against = contro { $opponent }

share = { $part } su { $all }, { $percent }
share-of-none = 0 su 0
mean-of-hands = { $mean } in media ({ $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
})
mean-of-rounds = { $mean } in media ({ $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
})
ahead-hands = { $points ->
    [one] { $ahead } punto
   *[other] { $ahead } punti
}, { $each } per mano ({ $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
})
ahead-rounds = { $points ->
    [one] { $ahead } punto
   *[other] { $ahead } punti
}, { $each } per giro ({ $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
})
left = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
} con le carte registrate, { $each } per mano
streaks-of-hands = al massimo { $won ->
    [one] { $won } mano vinta
   *[other] { $won } mani vinte
}, { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
}, su { $all }
streaks-of-rounds = al massimo { $won ->
    [one] { $won } giro vinto
   *[other] { $won } giri vinti
}, { $lost ->
    [one] { $lost } perso
   *[other] { $lost } persi
}, su { $all }
games-won-lost = { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}, { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
}
shutouts-in-games = { $won ->
    [one] { $won } vinto
   *[other] { $won } vinti
}, { $lost ->
    [one] { $lost } perso
   *[other] { $lost } persi
}, in { $games ->
    [one] { $games } partita chiusa
   *[other] { $games } partite chiuse
}
settled-points = { $points ->
    [one] { $net } punto
   *[other] { $net } punti
}, nelle partite chiuse di { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}
against-figures = { $share }; { $ahead }; partite { $games-won } a { $games-lost }; incontri { $series-won } a { $series-lost }

won = { $count ->
    [one] { $count } vinto
   *[other] { $count } vinti
}
lost = { $count ->
    [one] { $count } perso
   *[other] { $count } persi
}
tied = { $count } pari
stopped = { $count ->
    [one] { $count } interrotto
   *[other] { $count } interrotti
}
open = { $count ->
    [one] { $count } aperto
   *[other] { $count } aperti
}

head-player = nome
head-side = squadra
head-hands = mani
head-rounds = giri
head-won = vinte
head-net-points = punti netti
head-points-per-hand = punti per mano
head-points-per-round = punti per giro
head-gins = gin
head-undercuts = undercut
head-money = denaro
points-won = punti vinti
series-won = incontri vinti
not-met = fra { $one } { E($two) } non c'è ancora nessuna mano

same-series = { $left } è lo stesso incontro di { $counted }: conta una volta sola
earlier-copy = { $left } è una copia precedente di { $counted }: conta solo quest'ultimo
diverged-at-start = { $left } e { $counted } sono lo stesso incontro, ma differiscono fin dall'inizio; conta solo { $counted }
diverged-after = { $left } e { $counted } sono lo stesso incontro, ma differiscono dopo la mano { $hand }; conta solo { $counted }
diverged-hint = confronta i due con `ginscore log`
different-hands = { $left } e { $counted } hanno gli stessi giocatori, lo stesso inizio e le stesse regole, ma prime mani diverse: contano tutti e due
different-hands-hint = se sono la stessa serata, correggi uno dei due ed elimina l'altro
copy-in = { $series } in { $ledger }
