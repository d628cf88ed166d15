# The explanation of a hand (one deal), or of a round of partners, who play several hands at once.

# Headings: the cards that were shown, the limit for knocking, the points, the boxes, the entry in the columns (games)
# of the sheet, the result of the round.
title-cards = cards shown
title-limit = limit
title-points = points
title-boxes = boxes
title-columns = columns
title-round = round

dealt = { $name } dealt

# A house rule: `gin_bonus` is 25.
rule = { $key } is { $value }
# $term is a number, or a number with a label, such as `gin bonus 25`; $rule is where it comes from: the message `rule`,
# or one of those below.
because = { $term }: { $rule }
# The limit of a hand with a knock card. $limit (number)
limit-by-card = { $limit }: { $rule }, the knock card is { $card }
# An ace was turned up, for which there is a rule of its own. $limit (number)
limit-by-ace = { $limit }: { $rule }, the knock card is { $card }, { $ace-rule }

# How many points a hand is worth, if only that was written.
points-recorded = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as recorded
# A difference of two counts of deadwood. $more (number), $less (number)
difference = { $more } minus { $less }
# Why the points are doubled.
doubled-by-card = the knock card is { $card }, { $rule }

# Why the hand ended as it did. The defender is the player who did not knock; a count is of deadwood.
counts-equal = the counts are equal: { $rule }
big-gin = all eleven cards meld: the knocker scores the defender's count and the bonus
eleven-melded = all eleven cards meld, but big gin is not played ({ $rule }), so this is gin
gin = the knocker has no deadwood, and scores the defender's count and the bonus
knock = the knocker has less, and scores the difference
gin-off = the defender has no deadwood left, and scores the knocker's count and the bonus
undercut = the defender has less, and scores the difference and the bonus
nobody-knocked = nobody knocked, so nobody scores
only-points = only the points were recorded

# Boxes: for winning the hand, as they were written, or in addition. $boxes (number)
box-won = 1 for the hand won
# $boxes (number)
boxes-recorded = { $boxes }, as recorded
# $boxes (number)
boxes-more = { $boxes } more
hand-doubled = the hand is doubled
boxes-with-hand = the boxes are paid with the hand: { $timing-rule }, { $value-rule }
# $boxes (number)
boxes-in-all = { $boxes } in all

# In which games of the sheet a win was entered.
hand-not-won = nobody won the hand, so it is not entered in any game
round-not-won = nobody won the round, so it is not entered in any game
on-sheet = on sheet { $sheet }
entered-has-entry = game { $game }: entered, because it has an entry for { $name } already
entered-first-without = game { $game }: entered, because it is the first open game without an entry for { $name }
# $number (number)
entered-win-number = game { $game }: entered, because it is win number { $number } for { $name } on this sheet
not-entered-yet = game { $game }: not entered yet; that takes a later win for { $name }
already-closed = game { $game }: already closed
