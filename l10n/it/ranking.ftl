head-rating = rating
head-points = punti match
head-matches = match
head-head-to-head = diretti
head-wins = vittorie
head-buchholz = Buchholz
head-median = mediana
head-sonneborn-berger = Sonneborn-B.
head-spread = differenza
ratings-foot = { $days ->
    [one] Il rating è Glicko-2, con la deviazione tra parentesi. Un risultato è una mano, un periodo è un giorno in cui qualcuno ha giocato: { $days } giorno.
   *[other] Il rating è Glicko-2, con la deviazione tra parentesi. Un risultato è una mano, un periodo è un giorno in cui qualcuno ha giocato: { $days } giorni.
}
matches-foot = In ordine di punti match, 1 per un match vinto e 1/2 per uno pari, poi di { $tie-breaks }; chi è ancora pari divide il posto. Un match è un incontro finito tra due giocatori.
other-series = { $others ->
    [one] { $others } altro incontro non conta come match.
   *[other] Altri { $others } incontri non contano come match.
}
rated = { $line }; rating { $rating }, deviazione { $deviation }
matched = { $place }: { $name }, punti match { $points }; match { $won } vinti, { $lost } persi, { $tied } pari; { $values }; punti netti { $net }; rating { $rating }, deviazione { $deviation }
