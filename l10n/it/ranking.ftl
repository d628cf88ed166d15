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
