### section: player-stats

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

### section: long-run

in-the-long-run = alla lunga
long-run-against = alla lunga contro { $opponent }

luck-hands = { $mean } per mano, intervallo al 95% da { $low } a { $high } ({ $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}); può essere fortuna: { $more ->
    [one] un'altra mano come queste basterebbe a dirlo
   *[other] circa { NUMBER($more) } altre mani come queste basterebbero a dirlo
}
not-only-luck-hands = { $mean } per mano, intervallo al 95% da { $low } a { $high } ({ $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}); difficilmente è solo fortuna
level-hands = { $mean } per mano, intervallo al 95% da { $low } a { $high } ({ $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}); nessuna differenza
too-few-hands = ancora non si sa: { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}, ne servono almeno { $fewest }
same-hands = ancora non si sa: sempre gli stessi punti ({ $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
})
luck-rounds = { $mean } per giro, intervallo al 95% da { $low } a { $high } ({ $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}); può essere fortuna: { $more ->
    [one] un altro giro come questi basterebbe a dirlo
   *[other] circa { NUMBER($more) } altri giri come questi basterebbero a dirlo
}
not-only-luck-rounds = { $mean } per giro, intervallo al 95% da { $low } a { $high } ({ $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}); difficilmente è solo fortuna
level-rounds = { $mean } per giro, intervallo al 95% da { $low } a { $high } ({ $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}); nessuna differenza
too-few-rounds = ancora non si sa: { $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}, ne servono almeno { $fewest }
same-rounds = ancora non si sa: sempre gli stessi punti ({ $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
})

### section: stats-page

stats-title = Gin rummy: statistiche
standings-title = Gin rummy: classifica
all-figures = Tutti i numeri
series-between = { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}, { $first } – { $last }
series-on = { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}, { $first }
page-against = Contro
since = A partire da
until = Fino al
race-won = Punti vinti, giorno per giorno
race-ahead = Vantaggio, giorno per giorno
race-net = Punti netti, giorno per giorno
race-note = Le linee chiare sono quelle degli altri giocatori.
race-described = { $name }: { $now } alla fine, { $least } al minimo e { $most } al massimo
points-of-a-hand = Punti di una mano
distribution-described = { $all ->
    [one] { $all } mano
   *[other] { $all } mani
}: { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}, { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
}, { $drawn ->
    [one] { $drawn } patta
   *[other] { $drawn } patte
}
axis-lost = perse
axis-won = vinte
as-table = Come tabella
points-column = Punti
points-from-to = da { $from } a { $to }
wrote = Pagina scritta in { $file }.
everyone = tutte le mani
intervals = Punti per mano alla lunga, con l'intervallo al 95%

### section: standings

head-player = nome
head-series = inc.
head-won = vinti
head-lost = persi
head-tied = pari
head-stopped = interr.
head-open = aperti
head-games = part.
head-boxes = caselle
head-net-points = netto

in-words = { $place }: { $name }, punti netti { $net }; { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}, { $results }; partite: { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}, { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
}; { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
}

same-series = { $left } è lo stesso incontro di { $counted }: conta una volta sola
earlier-copy = { $left } è una copia precedente di { $counted }: conta solo quest'ultimo
diverged-at-start = { $left } e { $counted } sono un solo incontro, diverso fin dall'inizio; conta solo { $counted }, che ha più mani o è stato trovato per primo
diverged-after = { $left } e { $counted } sono un solo incontro, diverso dopo la mano { $hand }; conta solo { $counted }, che ha più mani o è stato trovato per primo
diverged-hint = confronta i due con `ginscore log`
different-hands = { $left } e { $counted } hanno gli stessi giocatori, lo stesso inizio e le stesse regole, ma prime mani diverse: contano tutti e due
different-hands-hint = se sono la stessa serata, correggi uno dei due ed elimina l'altro
copy-in = { $series } in { $ledger }

### section: ranking

head-rating = rating
head-points = punti match
head-matches = match
head-head-to-head = scontri dir.
head-wins = vittorie
head-buchholz = Buchholz
head-median = Buch. mediano
head-sonneborn-berger = Sonneborn-B.
head-spread = netto match
ratings-foot = { $days ->
    [one] Rating Glicko-2, con la deviazione tra parentesi. Ogni mano conta come risultato, ogni giorno di gioco come periodo (finora { $days } giorno).
   *[other] Rating Glicko-2, con la deviazione tra parentesi. Ogni mano conta come risultato, ogni giorno di gioco come periodo (finora { $days } giorni).
}
unrated-foot = Un trattino: ancora troppo poche mani per un rating.
matches-foot = In ordine di punti match, 1 per un match vinto e 1/2 per un pareggio, poi secondo: { $tie-breaks }; chi resta a pari merito ha lo stesso posto. Un match è un incontro finito tra due giocatori.
other-series = { $others ->
    [one] { $others } altro incontro non conta come match.
   *[other] Altri { $others } incontri non contano come match.
}
rated = { $place }: { $name }, rating { $rating }, deviazione { $deviation }
unrated = { $place }: { $name }, troppo poche mani per un rating
matched = { $place }: { $name }, punti match { $points }; match: { $won ->
    [one] { $won } vinto
   *[other] { $won } vinti
}, { $lost ->
    [one] { $lost } perso
   *[other] { $lost } persi
}, { $tied } pari; { $values }; punti netti { $net }
