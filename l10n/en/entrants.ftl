# Who plays whom, and the rounds of partners. An entrant has a score on the sheet: a player, or a side of several
# players. $players (a number) is how many players a name stands for: 1, or those of a side.

# Who deals the next hand: at the prompt, and in a list of changes. $players (number)
deals = { $players ->
    [one] { $name } deals
   *[other] { $name } to deal
}
# The same as a sentence. $players (number)
deals-sentence = { $players ->
    [one] { $name } deals.
   *[other] { $name } to deal.
}
# The same after a correction. $players (number)
deals-next = { $players ->
    [one] { $name } deals next
   *[other] { $name } to deal next
}

# A hand that nobody won: the two who played it do not knock and nobody scores.
two-draw = { $one } and { $two } draw, nobody knocked
# A side's result that was written as points only. $players (number)
side-wins-as-written = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $name }, as written

# The result of a round of several hands. $sums is what each side won in it: `Ann+Cid 20, Bob+Dan 8`.
round-tied = the round is tied ({ $sums }): nobody scores
round-won = the round goes to { $name } with { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $sums }), { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}
# $sweep (number): boxes for winning every hand of the round.
round-won-sweep = the round goes to { $name } with { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $sums }), { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}, { $sweep } of them for winning every hand
# The other side has boxes, too.
round-won-others = the round goes to { $name } with { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $sums }), { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}; { $others-boxes ->
    [one] { $others-boxes } box
   *[other] { $others-boxes } boxes
} for { $others }
# Some hands of the round were doubled by the suit of their knock card, and others not.
round-box-doubled = the box of the round counts twice: a hand that { $name } won was doubled
sweep-not-doubled = the boxes for winning every hand count once: not every hand was doubled

# A round that is not complete. $pairs is who plays whom: `Ann and Bob, Cid and Dan`.
round-open = round { $number }: { $sums }; still playing: { $pairs }
# Who plays the next hand.
next-play = next: { $pairs }
# The same as a sentence.
next-play-sentence = Next: { $pairs }.

# Who plays whom, at the beginning of a series. $first, $second and $others are lists of names.
sides-play = { $first } against { $second }.
captain-plays = { $captain } is the captain and plays { $others } one at a time, each until they lose a hand.
in-turn = { $players } play in turn: the loser of a hand sits out.
in-turn-out = { $players } play in turn: the loser of a hand sits out; { $name } sits out first.
