# The ruling on a hand: in one line, and as a sum.
# $name is the player who ended the hand, $other the other player; $own and $others (numbers) are their counts of
# deadwood, $points (a number) what the hand is worth.

nobody-knocked = a draw, nobody knocked
wins-as-written = { $name } wins { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as written
# $others (number)
has-gin = { $name } has gin against { $others }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $others (number)
has-big-gin = { $name } has big gin against { $others }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $own (number), $others (number)
is-undercut = { $name } knocks with { $own }, { $other } undercuts with { $others }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $own (number)
gins-off = { $name } knocks with { $own }, { $other } gins off, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $own (number), $others (number)
ties = { $name } knocks with { $own } against { $others }, a tie: nobody scores
# $own (number), $others (number)
knocks = { $name } knocks with { $own } against { $others }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The other player let a knock over the limit pass.
# $own (number), $others (number)
over-limit-undercut = { $name } knocks over the limit with { $own }, { $other } accepts it and undercuts with { $others }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $own (number)
over-limit-gin-off = { $name } knocks over the limit with { $own }, { $other } accepts it and gins off, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $own (number), $others (number)
over-limit-tie = { $name } knocks over the limit with { $own } against { $others }, { $other } accepts it, a tie: nobody scores
# $own (number), $others (number)
over-limit = { $name } knocks over the limit with { $own } against { $others }, { $other } accepts it, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# A player's cards after the hand: melds, a slash, deadwood. $count (number)
side = { $name }: { $cards }; count { $count }
# $count (number)
side-laid-off = { $name }: { $cards }, laid off { $laid-off }; count { $count }

# The sum of a hand's points and its boxes, such as `difference 5 + undercut bonus 10 = 15 points, 1 box for Bob`.
sum-boxes = { $sum }, { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} for { $name }
# One of several hands of a round.
sum-for = { $sum } for { $name }
sum-extra-boxes = { $sum }, { $boxes ->
    [one] { $boxes } extra box
   *[other] { $boxes } extra boxes
} for { $name }
sum-is = { $terms } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sum-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sum-doubled = ({ $terms }) x 2 ({ $why })

# Terms of the sum: labels before a number, without grammar.
step-difference = difference
step-deadwood = deadwood
step-knockers-count = knocker's count
step-knock = knock bonus
step-gin = gin bonus
step-big-gin = big gin bonus
step-undercut = undercut bonus
step-gin-off = gin off bonus
step-tie = tie bonus
step-draw = draw bonus
step-points = points bonus
step-written = written
# Why the points are doubled: the suit of the knock card.
step-clubs = clubs double
step-diamonds = diamonds double
step-hearts = hearts double
step-spades = spades double
