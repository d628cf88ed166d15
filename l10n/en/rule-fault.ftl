# What is against the rules in a hand. $name is a player; $card, $cards, $missing are cards such as `4S` or `4S 5S 6S`.

card-on-both-sides = { $card } is on both sides: { $one } and { $other } cannot both have it
named-twice = { $card } is named twice
named-times = { $card } is named { $times ->
    [one] { $times } time
   *[other] { $times } times
}
one-of-each-card = a deck has one of each card; was one of them misread?
laid-off-only-once = name a laid-off card only once, after the `+`
discard-only-once = the discard is not one of the ten cards: name it only once, after the `x`

# The number of a player's cards.
card-count = { $name } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; expected ten
# The player knocks, or has gin.
card-count-of-knocker = { $name } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; expected ten, or eleven that all meld
cards-missing-of-knocker = { $missing ->
    [one] one card is missing; did someone skip it?
   *[other] { $missing } cards are missing; did someone skip them?
}
cards-missing = { $missing ->
    [one] one card is missing; did someone skip it, or was it laid off?
   *[other] { $missing } cards are missing; did someone skip them, or were they laid off?
}
eleven-with-discard = if one of the eleven is the discard, name it only once, after the `x`
too-many-of-knocker = write the discard after an `x`, and a `v` before the other side
too-many = laid-off cards are part of the ten; does one of these belong to the other side?

# Melds: sets and runs.
too-short = { $cards } is not a meld: a meld has three or more cards
too-short-in-hand = write deadwood after the slash; or was a card of the meld left out?
too-short-in-groups = write deadwood after a slash, as in `4-7s / 2h`; or was a card of the meld left out?
too-short-after-on = write only melds after `on`; or was a card of the meld left out?
ace-high = { $cards } is not a run: the ace is always low
# $cards are three cards that are a run.
would-be-a-run = { $cards } would be a run
# $missing are the $count missing cards, in a list with `and`.
gap = { $cards } is not a run: { $missing } { $count ->
    [one] is missing
   *[other] are missing
}
gap-hint = a run has no gaps; separate two runs with a comma
mixed = { $cards } is not a meld: it is neither a set of one rank nor a run of one suit
mixed-in-hand = separate two melds with a comma; write deadwood after the slash
mixed-in-groups = separate two melds with a comma; write deadwood after a slash, as in `4-7s / 2h`
mixed-after-on = separate two melds with a comma; write only melds after `on`

# A knock with more deadwood than allowed.
# $count (number), $limit (number)
over-limit = { $name } cannot knock with { $count }: the limit is { $limit }
# $limit (number)
over-limit-hint = play on until the deadwood is { $limit } or less
# The sides were given as counts of deadwood. `They` is the knocker. $limit (number)
over-limit-count-hint = the first count is the knocker's; with more than { $limit } they cannot knock, and play continues
# $count (number)
only-gin = { $name } cannot knock with { $count }: only gin can end this hand
only-gin-hint = play on until you have gin
sides-exchanged = the knocker's cards come first, but it is the other cards that could end this hand: are the sides swapped?

# Laying off cards on the knocker's melds.
does-not-fit = { $card } does not fit any of { $knocker }'s melds
does-not-fit-hint = lay off the fourth card of a set, or the next card at either end of a run; otherwise it is deadwood
# $before are cards in a list with `and`.
fits-only-after = { $card } fits { $knocker }'s run only after { $before }
fits-only-after-hint = without { $before } it counts as deadwood
laid-off-on-gin = cards cannot be laid off against gin
laid-off-on-gin-hint = these cards count as deadwood: write them before the `+`, and drop the `+`

knock-card-missing = the knock card is missing
knock-card-missing-hint = under these rules every knock and every gin needs it: add it after an `@`, as in `@7s`
# $cards are the $count cards outside melds.
not-big-gin = { $name } has eleven cards, but { $cards } { $count ->
    [one] does not meld
   *[other] do not meld
}
not-big-gin-hint = for big gin all eleven cards must meld; otherwise name ten, and the discard after an `x`
ambiguous = { $name }'s cards can be melded in { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
} with the same deadwood, and the hand scores differently in each
# $ways are groups of cards as they are typed, in a list with `or`.
must-declare = { $name } must declare one of them: { $ways }

# Numbers out of range.
# $most (number)
count-range = a count must be from 0 to { $most }, the most that ten cards can add up to
count-range-hint = add up the deadwood again, or name the cards
# $most (number)
points-range = the points of a hand must be from 0 to { $most }
points-range-hint = check the number
# $most (number)
boxes-range = the boxes of a hand must be from 0 to { $most }
boxes-range-hint = write the boxes that the winner gets for this hand, not for the whole game
