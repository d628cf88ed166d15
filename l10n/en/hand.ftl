### section: ruling

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

# The other player let a knock over the limit pass. $hand is one of the other sentences about a hand.
over-limit = { $hand } (over the limit; { $other } accepts it)

# The same hands with their sum, such as `18 + 25 = 43`.
knocks-sum = { $name } knocks, { $sum }
gin-sum = { $name } has gin, { $sum }
big-gin-sum = { $name } has big gin, { $sum }
undercut-sum = { $name } knocks, { $other } undercuts, { $sum }
gin-off-sum = { $name } knocks, { $other } gins off, { $sum }

# A player's cards after the hand: melds, a slash, deadwood. $count (number)
side = { $name }: { $cards }; count { $count }
side-laid-off = { $name }: { $cards }, laid off { $laid-off }; count { $count }
# After the cards of a defender who declared a spread without lay-offs.
nothing-laid-off = nothing laid off

# The sum of a hand's points and its boxes, such as `difference 5 + undercut bonus 10 = 15 points, 1 box`.
sum-boxes = { $sum }, { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}
# One of several hands of a round.
sum-extra-boxes = { $sum }, { $boxes ->
    [one] { $boxes } extra box
   *[other] { $boxes } extra boxes
}
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

### section: verdict

# The last lines of a settlement: who won the series, by how much, and who pays whom.

# $name won the series, and has the greater total. $rounded is empty, or the message `rounded` after a space.
wins-by = { $name } wins the series by { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rounded }.
# The same as a heading.
wins-by-short = { $name } wins by { $points }
# After another sentence on how the series ended: $leader has the greater total, who may not be the winner.
ahead = { $leader } is { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of { $other }{ $rounded }.
# The same while the series goes on.
ahead-so-far = In the closed games { $leader } is { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of { $other }{ $rounded }.
level = The totals are equal.
# The same where only rounding makes them equal. $exact (number), $unit (number)
rounds-to-nothing = The difference of { $exact }, rounded to the nearest { $unit }, is 0.

# The exact difference, if it was rounded. $exact (number), $unit (number)
rounded = ({ $exact }, rounded to the nearest { $unit })
# An amount that cannot be paid in hundredths, what is paid of it, and the rest: `33.633 (33.63, with 0.003 left over)`.
amount-left-over = { $amount } ({ $paid }, with { $left } left over)

# How a series ended, between two players before one of the two sentences above. A name may be that of a side: `We`.
series-won = The series goes to { $name }.
series-won-by = The series goes to { $name } by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
series-tied = The series is tied.
series-stopped = The series was stopped.
series-not-finished = The series is not finished.
# What each pays, after the result.
nobody-pays = Nobody pays anything.
nobody-pays-so-far = Nobody has to pay anything so far.
# Above the payments, one a line.
for-closed-games = For the closed games:
# $amount is money: `2.10`.
pays-points = { $name } pays { $other } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pays-amount = { $name } pays { $other } { $amount } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# The same where the result has the points, or the stake is paid for each game or sheet.
pays-money = { $name } pays { $other } { $amount }.

# From the second series of an evening on, under a settlement: what is owed for all of them. $count (number), $what is what each
# pays, `Zoe pays Kai 11.20`, or one of the messages below it.
tonight = Tonight, { $count } series: { $what }.
tonight-nobody-pays = nobody pays anything
# Under the table of an evening, before what is owed.
tonight-open = A series is not over yet: its open games do not count so far.
# Of two players without a stake. $net has a sign: `+184`.
tonight-won-both = { $name } won both, net { $net }
tonight-won-all = { $name } won all, net { $net }
# $count (number) of the series, before `tonight-net` or `tonight-level`.
tonight-won = { $name } won { $count }
tonight-net = net { $net } for { $name }
tonight-level = net 0
# The head of the first column of a table of the evening's series: when each was begun, and who won it.
head-begun = begun, winner

### section: why

# The explanation of a hand (one deal), or of a round of partners, who play several hands at once.

# Headings: the cards that were shown, the limit for knocking, the entry in the columns (games) of the sheet, the result
# of the round.
title-cards = cards shown
title-limit = limit
title-columns = games
title-round = round

dealt = { $name } dealt

# A row of a game or of the settlement, and the rule that it comes from: $label is `line bonus 20`, $amounts are `Ann 1 x 20
# = 20, Bob 6 x 20 = 120`.
amounts-because = { $label }: { $amounts } ({ $rule })
# Where the points of a game come from: the numbers of the hands, or rounds. $count (number) is how many.
of-hands = { $count ->
    [one] hand { $numbers }
   *[other] hands { $numbers }
}
of-rounds = { $count ->
    [one] round { $numbers }
   *[other] rounds { $numbers }
}
# The stake for each game or sheet. $place is `game 2` or `sheet 1`, $sums what the losers pay: `5 x 2 = 10.00`.
lump-goes = { $place } goes to { $winner }: { $sums }
# $rules are rules in a few words, as `gin 25`; $preset is a preset, in backticks.
not-of-preset = { $rules }: agreed by the players, other than in { $preset }
# The limit of a hand with a knock card. $limit (number)
limit-by-card = { $limit }: { $rule }, the knock card is { $card }
# An ace was turned up, for which there is a rule of its own. $limit (number)
limit-by-ace = { $limit }: { $rule }, the knock card is { $card }, { $ace-rule }

# Below the parts of the points. $sum is `60 points`.
total-is = total: { $sum }
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
nobody-scores = nobody knocked, so nobody scores
only-points = only the points were recorded

# Boxes: for winning the hand, as they were written, or in addition. $boxes (number)
box-won = 1 for the hand won
boxes-recorded = { $boxes }, as recorded
boxes-more = { $boxes } more
hand-doubled = the hand is doubled
boxes-with-hand = the boxes are paid with the hand: { $timing-rule }, { $value-rule }
boxes-in-all = { $boxes } in all

# In which games of the sheet a win was entered.
hand-not-won = nobody won the hand, so it is not entered in any game
round-not-won = nobody won the round, so it is not entered in any game
on-sheet = on sheet { $sheet }
entered-has-entry = game { $game }: entered, because { $name } already had points there
# The first game of the sheet.
entered-always = game { $game }: entered, as every win is until it closes
entered-first-without = game { $game }: entered, because it was the first open game where { $name } had nothing
entered-win-number = game { $game }: entered, because it is win number { $number } for { $name } on this sheet
not-entered-yet = game { $game }: not yet; a later win for { $name } goes there
already-closed = game { $game }: already closed
# Of a series that goes on.
no-game-closed = no game is closed yet

### section: advice

# Points that players left on the table: they could have melded or laid off their cards better.
# $cards are melds, a slash, and deadwood.

left = { $name } left { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the table; better: { $cards }
# $laid-off are cards that the defender could have laid off on the knocker's melds.
left-with-layoffs = { $name } left { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the table; better: { $cards }, laying off { $laid-off }
# All hands of a series together; a hand is one deal. $each is a list of the next message.
left-together = left on the table, over { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} with recorded cards: { $each }
# One player in that list.
left-by = { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Instead, of one hand: nothing was left, or not all of its cards were recorded.
nothing-left = nobody left points on the table
not-seen = the cards of both players are needed to say which points were left on the table

### section: counts

# Safe counts: what each player needs, and with which deadwood they can be caught when the other one ends the hand (one
# deal) without losing the game. $held, $knock, $gin and $big-gin are one of `held-anything`, `held-most` and
# `held-nothing`, or a list of them.

no-game-open = no game is open

game-of-sheet = sheet { $sheet }, game { $game }

# $name is a player.
needs-to-close = { $name } needs { $points ->
    [one] { $points } point
   *[other] { $points } points
} to close it
# The hand's box is paid with the hand. $value (number): points.
needs-with-box = { $name } needs { $points ->
    [one] { $points } point
   *[other] { $points } points
} to close it, including { $value } for the box
# $value (number)
needs-only-box = { $name } needs { $points ->
    [one] { $points } point
   *[other] { $points } points
} to close it; the box alone is worth { $value }

# What the player can be caught with.
safe-from-knock = safe if { $other } knocks: { $held }
safe-from-gin = safe if { $other } has gin: { $held }
safe-from-big-gin = safe if { $other } has big gin: { $held }
# The same in a hand that the suit of the knock card doubles; $what is `by-ending`, or about an undercut.
in-doubled-hand = in a doubled hand: { $what }

# The same as `held-nothing`, alone on a line.
nothing-is-safe = none; the game closes in any case

# In a table of several games: any deadwood is safe, in a short word.
any-count = any
# Below it: $knock and $gin are the heads of two of its columns.
table-key = { $knock }, { $gin }: hold no more than this, and the game stays open if the other knocks or has gin; -: it closes anyway

# What an undercut after a knock of the player would give the other. $range is a number, or the message `range`; $most
# is that number, or the greater one of the range.
range = { $least } to { $most }
undercut-closes = an undercut gives { $other } { $range } { $most ->
    [one] point
   *[other] points
}, enough to close the game: no knock is safe
undercut-harmless = an undercut gives { $other } { $range } { $most ->
    [one] point
   *[other] points
}, not enough to close the game
# $count (number): deadwood.
undercut-safe-count = an undercut gives { $other } { $range } { $most ->
    [one] point
   *[other] points
}; safe to knock with { $count } or less

# A player or a side has nothing in the game so far.
shut-out-now = { $name } would be shut out if the game closed now

### section: holding

# How much deadwood is safe.
held-anything = any count
held-most = { $count ->
    [0] only 0
    [one] { $count } or less
   *[other] { $count } or less
}
held-nothing = no count
# What can be held when the hand ends in each way. $knock, $gin and $big-gin are one of the three messages above.
by-ending = { $knock } against a knock, { $gin } against gin
by-ending-big-gin = { $knock } against a knock, { $gin } against gin, { $big-gin } against big gin

### section: round-counts

# Safe counts in a round of partners, who play several hands (deals) at once. A side has several players: $side and
# $others are names of sides, $name is the name of a player. $held, $knock, $gin and $big-gin are one of
# `held-anything`, `held-most` and `held-nothing`.

game-of-sheet-needs = sheet { $sheet }, game { $game }: { $needs }
side-needs = { $side } { $points ->
    [one] { $points } point
   *[other] { $points } points
} to go

# $sums is what each side won in the round: `Ann+Cid 20, Bob+Dan 8`.
so-far = the round so far: { $sums }
each-alone = Each hand below is counted as if nobody won the others.

wins-with-hand = the round goes to { $side } if { $name } wins this hand
# $points (number): 2 or more.
wins-with-points = the round goes to { $side } if { $name } wins { $points } points or more

# Above lines of the next three messages.
caught-with = The most { $name } can be caught with so that
wins-round = the round goes to { $side }: { $held }
does-not-lose-round = the round does not go against { $side }: { $held }
does-not-win-game = game { $game } does not go to { $others }: { $held }
# In a hand that the suit of the knock card doubles. $held and $doubled are `by-ending` or `by-ending-big-gin`.
or-doubled = { $held }; in a doubled hand { $doubled }

undercut-wins = after any knock by { $name }, an undercut can win game { $game } for { $others }
# $count (number): deadwood.
undercut-wins-above = after a knock with more than { $count }, an undercut can win game { $game } for { $others }

wins-no-game = with this hand, no game can go to { $others }
# $games is a number, or a list of numbers. $count (number) is how many.
wins-not-games = { $count ->
    [one] with this hand, game { $games } cannot go to { $others }
   *[other] with this hand, games { $games } cannot go to { $others }
}

### section: best

# Answers of `best` (the best arrangement of cards) and `judge` (whether groups of cards are melds, and who wins a hand).

# A line of the answer: the cards to lay off on the melds of the knocker.
lay-off = lay off { $cards }
# The first line of the answer, if it is asked of one card whether it can be laid off on melds.
fits = { $cards } can be laid off
fits-not = { $cards } cannot be laid off
# A line of the answer: the card to discard.
discard = discard { $card }
# A line of the answer: what the cards count that are in no meld. $count (number)
deadwood = deadwood { $count }
deadwood-gin = deadwood { $count }, gin
deadwood-big-gin = deadwood { $count }, big gin

# $count (number) is the number of cards, at least 11; $most (number) is 10 or 11.
too-many-cards = there are { $count } cards, but at most { $most } can be arranged here
too-many-of-defender-hint = a defender has ten cards, including those laid off
too-many-cards-hint = a hand has at most eleven cards, before the discard; type the knocker's melds after `on`

# What a group of cards is.
a-set = { $cards }: a set
a-run = { $cards }: a run
not-a-meld = { $cards }: not a meld
# A spread is a player's cards in melds and deadwood. $count (number) is what the deadwood counts.
# Cards that are judged as a hand, which is shown below.
arranged-as-hand = These cards are no meld by themselves. Arranged as a hand:
legal-spread = a legal spread with { $count } deadwood
spread-size = a spread has ten or eleven cards, not { $count }
spread-size-hint = without a slash, each group is checked by itself

# The rules by which a hand is judged. $rules is a label without an article to decline, such as
# `the pagat rules, but gin 25`: where that needs a case, write a colon, as in `rules: ...`.
judged-by = under { $rules }
# A label, which stands in `judged-by`.
rules-of-series = the rules of the series { $series }
# Who is meant where the names of the players are not known. They stand in the place of a name in all sentences about
# a hand, also at their beginning.
the-knocker = the knocker
the-defender = the defender
# The same as heads of the two lines with their cards.
head-knocker = knocker
head-defender = defender
