list-all = { $first } e { $last }
list-one = { $first } ou { $last }
list-comma = { ", " }
list-semicolon = { "; " }

more-mistakes = e mais { $mistakes ->
    [one] { NUMBER($mistakes) } erro
   *[other] { NUMBER($mistakes) } erros
}

rank-ace = ás
rank-jack = valete
rank-queen = dama
rank-king = rei
suit-clubs = paus
suit-diamonds = ouros
suit-hearts = copas
suit-spades = espadas
