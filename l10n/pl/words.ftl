list-all = { $first } i { $last }
list-one = { $first } lub { $last }
list-comma = { ", " }
list-semicolon = { "; " }

more-mistakes = i jeszcze { $mistakes ->
    [one] { NUMBER($mistakes) } błąd
    [few] { NUMBER($mistakes) } błędy
   *[many] { NUMBER($mistakes) } błędów
}

rank-ace = as
rank-jack = walet
rank-queen = dama
rank-king = król
suit-clubs = trefl
suit-diamonds = karo
suit-hearts = kier
suit-spades = pik
