# The web page of one or more series. It is sent to people who do not know the program. A hand is a deal and its result; a
# round is several hands that are played at once, by two sides of several players; a game is what is played to a number of
# points; a sheet is the score sheet.

# The title of the page. $series are the players and the day, as in `series-title`.
title = Gin rummy: { $series }
# The players (`Ann and Bob`) and the day.
series-title = { $players }, { $day }
heading = Gin rummy
heading-several = { $series ->
    [one] Gin rummy: { $series } series
   *[other] Gin rummy: { $series } series
}
# The name of the table of contents.
contents = Series

# $day is a day in words, $time a time: 19:30.
day-and-time = { $day }, { $time }

# A list of facts about a series: labels, and some of what stands after them.
started = Started
players = Players
rules = Rules
stake = Stake
# $stake is an amount of money without its currency.
per-point = { $stake } per point
played = Played
played-stopped = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, stopped before its end
played-finished = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, finished
played-unfinished = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, not finished
# How the round stands that is played.
in-play = In play
# Who deals next.
next = Next
# A code of letters and digits, made from everything in the series.
seal = Seal
no-seal = none: an entry no longer matches its seal; see `ginscore audit`
series = Series

# Headings.
score-sheet = Score sheet
# $number (number)
score-sheet-number = Score sheet { $number }
settlement = Settlement
# $number (number)
sheet-number = Sheet { $number }
hands = Hands

# The score sheet, a table.
totals-by-hand = Running totals, hand by hand
totals-by-round = Running totals, round by round
# $number (number)
game-column = Game { $number }
# Heads of the column with the numbers of the hands, and of the rows below the totals: the boxes (each hand won is one), and
# the points that are missing to win the game.
hand-column = Hand
round-column = Round
boxes = boxes
to-go = to go
# The head of the row that says who won the closed games.
result = result
not-verified-note = * not verified from cards
# For a screen reader, after a total: with this hand the game ended.
game-closed = game closed

# A plot of the points of a game. $number (number)
plot-game = Game { $number }
plot-one-game = The game
# The description of the plot for a screen reader. $number (number), $totals are names and points: `Ann 104, Bob 63`.
# $number (number)
described-by-hand = Game { $number }, hand by hand: { $totals }.
# $number (number)
described-by-round = Game { $number }, round by round: { $totals }.
described-one-by-hand = The game, hand by hand: { $totals }.
described-one-by-round = The game, round by round: { $totals }.
# After the description. $target (number): points; $number (number): a hand or a round.
reached-in-hand = { $name } reached { $target } in hand { $number }.
# $target (number), $number (number)
reached-in-round = { $name } reached { $target } in round { $number }.
# $target (number)
nobody-reached = Nobody has reached { $target }.
# Below the plot, at the end of its axis. $number (number)
axis-hand = hand { $number }
# $number (number)
axis-round = round { $number }

# A hand or a round. $headline is what happened: `Ann knocks with 6 against 24, 18 points`. $number (number)
hand-title = Hand { $number }: { $headline }
# $number (number)
round-title = Round { $number }: { $headline }
# The hand was entered as points or counts, without the cards.
not-verified = not verified from cards
# $entered says where the hand was entered: `entered in games 1 and 2`.
entered-not-verified = { $entered }; not verified from cards
# Before a note that someone wrote about the hand.
note = Note:
# Labels before cards: the card that limits how much a player may knock with; cards that were or could be laid off on the
# melds of the other player.
knock-card = knock card
laid-off = laid off
laying-off = laying off
deadwood = deadwood
# The count of deadwood. $count (number)
deadwood-count = count { $count }
# The player could have had better melds. The cards of these melds follow.
left-on-table = { $name } left { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the table:

# For a screen reader: the two kinds of melds, a group of cards of one rank and a sequence of one suit, and a card. $rank and
# $suit are words: `ace of spades`, or $rank is a number.
set = set
run = run
card = { $rank } of { $suit }
