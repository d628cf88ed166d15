# Words and lists that stand in many sentences.

# A list of all of some things. $first is the first of two, or all but the last of more, with `list-comma` between
# them: `Ann and Bob`; `Ann, Bob and Eva`.
list-all = { $first } and { $last }
# A list of things of which one is meant: `Ann or Bob`; `Ann, Bob or Eva`.
list-one = { $first } or { $last }
# Between the items of a list, before the last two; and between results, as in `Ann 12, Bob 5`.
list-comma = { ", " }
# Between results that have commas themselves.
list-semicolon = { "; " }

# After a list of mistakes that is cut off.
more-mistakes = and { $mistakes ->
    [one] { NUMBER($mistakes) } more mistake
   *[other] { NUMBER($mistakes) } more mistakes
}

# The ranks of cards that have a name.
rank-ace = ace
rank-jack = jack
rank-queen = queen
rank-king = king
# The suits, as in `10 of clubs` and `spades double`.
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
