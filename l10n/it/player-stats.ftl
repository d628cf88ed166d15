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
side = { $name } ({ $players })

hands-won = mani vinte
rounds-won = giri vinti
points-per-win = punti per vittoria
points-ahead = vantaggio
by-knock = vinte bussando
by-gin = vinte con gin
by-big-gin = vinte con big gin
by-undercut = vinte con undercut
in-points-only = vinte solo in punti
knocked-with = conto alla bussata
knocks-undercut = undercut subiti
caught-with = conto rimasto in mano
left-on-table = punti lasciati
boxes = caselle
longest-streaks = di fila
games = partite
shutouts = cappotti
series = incontri
settled = saldo
ahead-over-time = andamento
against = contro { $opponent }

share = { $part } su { $all }, { $percent }
share-of-none = 0 su 0
share-gin = { $part } su { $all }, { $percent }; è gin 1 mano servita su { NUMBER($one-in) }
share-big-gin = { $part } su { $all }, { $percent }; è big gin 1 mano servita su { NUMBER($one-in) }
mean-of-hands = { $mean } in media ({ $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
})
mean-of-rounds = { $mean } in media ({ $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
})
mean-knocked = { $mean } in media ({ $knocks ->
    [one] { $knocks } bussata
   *[other] { $knocks } bussate
}); conta 10 o meno 1 mano servita su { NUMBER($one-in) }
mean-caught = { $mean } in media ({ $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}); una mano servita conta in media { $dealt }
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
boxes-for-hands = { $boxes } per { $hands ->
    [one] { $hands } mano vinta
   *[other] { $hands } mani vinte
}
boxes-for-rounds = { $boxes } per { $rounds ->
    [one] { $rounds } giro vinto
   *[other] { $rounds } giri vinti
}
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
course = ora { $now }, tra { $least } e { $most }

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
