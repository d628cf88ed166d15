### section: paper

# `paper`: an empty score sheet for the rules agreed, to print and fill in by hand. A hand is one deal.

title = Gin rummy: score sheet
# Both were typed.
series-and-words = `--series` prints the sheet of a series, and words say what a new one is for
# Labels before what is written on the sheet.
date = Date
# Who plays whom in the rounds of partners.
pairings = Who meets whom
# $rounds are several rounds, `round 1: Ann and Bob, Cid and Dan`, separated by semicolons.
pairings-again = { $rounds }; then again from the first
# The head of a game's columns. $number (number), $target (number)
game = Game { $number }, to { $target }
# The heads of narrow columns, one line for each hand: `Ann 4 v 23`. Who knocked or has gin.
who = who ended it
# The count of the one who ended the hand.
with = with
# The count of the other player.
against = against
# A form with a row for each line of the sum.
points = Points
total = Total
all-games = All games
# A row, if the player who won more games wins the sheet.
games-won = Games won
difference = Difference
# $stake: `0.10 per point`.
money = Money, { $stake }
# At the foot of the sheet. Keep what is in backticks.
type-hands = To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is: `Ann 4 v 23`, or `Ann gin v 23`; `draw` if nobody knocked.
type-rounds = To record a filled sheet: run the command below, then `ginscore table`, and type each line as it is, the hands of a round one after another: `Ann 4 v 23`, or `Ann gin v 23`; `draw Ann` if nobody knocked.
# The same, if there are knock cards.
type-knock-card = With a knock card: `Ann 4 v 23 @7s`.
type-points = If only the points were written down: `Ann +18`.
type-boxes = If a hand is not worth just one box: `Ann +18 boxes 3`.
# In place of a name in a command.
name-blank = NAME
# $rules is a list of rules, separated by semicolons.
house-rules = House rules: { $rules }.
# $source names the source of the rules, $addresses are addresses of web pages.
source = Source: { $source } ({ $addresses })
# $file is a file.
written = Wrote the sheet to { $file }.
