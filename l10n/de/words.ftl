# Wörter und Aufzählungen, die in vielen Sätzen stehen.

list-all = { $first } und { $last }
list-one = { $first } oder { $last }
list-comma = { ", " }
list-semicolon = { "; " }

more-mistakes = und { $mistakes ->
    [one] { $mistakes } weiterer Fehler
   *[other] { NUMBER($mistakes) } weitere Fehler
}

rank-ace = Ass
rank-jack = Bube
rank-queen = Dame
rank-king = König
suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik
