# Corrections, and what they change. A hand is one deal; a round is several hands of partners at once, and is numbered
# in place of the hands. $headline says how a hand ended: `Ann knocks with 6 against 24, 18 points`.

# A hand or a round, and how it ended.
hand-is = hand { $number }: { $headline }
round-is = round { $number }: { $headline }

# What was done.
hand-amended = hand { $number } amended: { $headline } (was: { $before })
round-amended = round { $number } amended: { $headline } (was: { $before })
hand-inserted = hand { $number } inserted: { $headline }
round-inserted = round { $number } inserted: { $headline }
# The same, where the hand follows on the next line.
hand-inserted-below = hand { $number } inserted
round-inserted-below = round { $number } inserted
hand-deleted = hand { $number } deleted: { $headline }
round-deleted = round { $number } deleted: { $headline }
changes-accepted = accepted changes to the file
changes-accepted-note = accepted changes to the file: { $note }
# What a witness of the score wrote down.
witness = witness: { $word }
# A player has another name.
renamed = { $before } is now called { $name }

# What was undone or redone: $what is one of the messages below that begin with `the-`, or one that says what was done.
undone = undone: { $what }
redone = redone: { $what }
the-hand = hand { $number } ({ $headline })
the-round = round { $number } ({ $headline })
the-amendment-of-hand = the amendment of hand { $number } ({ $headline }; before that, { $before })
the-amendment-of-round = the amendment of round { $number } ({ $headline }; before that, { $before })
the-insertion-of-hand = the insertion of hand { $number } ({ $headline })
the-insertion-of-round = the insertion of round { $number } ({ $headline })
the-deletion-of-hand = the deletion of hand { $number } ({ $headline })
the-deletion-of-round = the deletion of round { $number } ({ $headline })
the-misdeal = the misdeal
the-misdeal-why = the misdeal ({ $why })
# $adjustment is one of `given-points`, `loses-points`, `given-boxes`, `loses-boxes`.
the-adjustment = { $adjustment } ({ $why })
the-stop-why = the series was stopped ({ $why })

# What happened between hands.
deals-hand = dealer of hand { $number }: { $name }
deals-round = dealer of round { $number }: { $name }
plays-hand = { $name } plays hand { $number }
play-hand = { $one } and { $two } play hand { $number }
knock-card-of-hand = the knock card of hand { $number } is { $card }
knock-card-of-round = the knock card of round { $number } is { $card }
# The cards were dealt wrongly.
misdeal = misdeal: the same dealer deals again
misdeal-why = misdeal ({ $why }): the same dealer deals again
adjusted = { $adjustment }: { $why }
stopped = the series was stopped
stopped-why = the series was stopped: { $why }

# The card that was turned up sets the limit for knocking. $suit is the name of a suit: a knock card of that suit
# doubles the points of the hand. $limit (number)
knock-card = the knock card is { $card }
knock-card-without-effect = the knock card is { $card }; under these rules it changes nothing
knock-card-doubles = the knock card is { $card }; { $suit } double the hand
knock-card-gin-only = the knock card is { $card }; only gin ends this hand
knock-card-gin-only-doubles = the knock card is { $card }; only gin ends this hand; { $suit } double the hand
# $limit (number)
knock-card-limit = the knock card is { $card }; the knock limit is { $limit }
# $limit (number)
knock-card-limit-doubles = the knock card is { $card }; the knock limit is { $limit }; { $suit } double the hand

# An adjustment, which is no hand: points or boxes are given to a player or taken away.
given-points = plus { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $name }
loses-points = minus { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $name }
given-boxes = plus { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} for { $name }
loses-boxes = minus { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} for { $name }

# Why an adjustment cannot be entered.
error-series-over = the series is over
error-no-such-game = the sheet has no game { $game }
error-game-closed = game { $game } is closed, and a closed game never changes
# $points (number), $boxes (number): large numbers.
error-out-of-range = an adjustment is at most { $points } points or { $boxes } boxes
