list-all = { $first } e { $last }
list-one = { $first } o { $last }
list-comma = { ", " }
list-semicolon = { "; " }

more-mistakes = e { $mistakes ->
    [one] { NUMBER($mistakes) } altro errore
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
