### section: sheet

# The score sheet: as a table, and row by row for a screen reader (--plain). A hand is one deal.

# Above each sheet of a series of several.
sheet-number = Sheet { $number }
# Below the table, where hands have an asterisk.
not-verified-mark = * counted at the table, not from the cards

# A game in a sentence. $scores is a list of `side-needs`.
game-scores = game { $game }: { $scores }

shutout-danger = { $name } is in danger of a shutout in game { $game }
# The same of the only game.
shutout-danger-alone = { $name } is in danger of a shutout
# After the name of a player whom an adjustment brought to the target, which closes no game.
needs-a-win = enough points; the next win closes the game

series-is-over = The series is over.
first-dealer-unknown = It is not recorded who deals first.

# Where a hand, a round or an adjustment was entered; on a line of its own, or after a comma or a colon.
entered-later = entered when every hand of the round has ended
entered-nowhere = not entered in any game
entered-closed = not entered: the games this win would go into are closed
# $games is a number, or a list of numbers. $count (number) is how many.
entered-games = { $count ->
    [one] entered in game { $games }
   *[other] entered in games { $games }
}

# The score in one line. $scores: `Ann 12 Bob 5`, or of several games a list of `score-in-game`.
score = score: { $scores }
score-in-game = game { $game } { $scores }

# The first column of the table. The heads: what its rows are.
# At most 8 columns.
head-hand = hand
# At most 8 columns.
head-round = round
# The head of a game's columns. At most 7 columns, so that three games of two players fit in 80.
head-game = game { $game }
# The row with the boxes of each player. At most 8 columns.
row-boxes = boxes
# The row with the points that each player still needs. At most 8 columns.
row-to-go = to go
# The row that says who won the closed games. At most 8 columns.
row-result = result
# In that row, for who won the game. At most 6 columns.
cell-won = won
# In that row, for who lost the game. At most 6 columns.
cell-lost = lost
# After a total, for a screen reader: with this hand the game ended.
closes-game = game closed
# Before the bars of a single game. At most 8 columns.
race = points

# The rows: a round of several hands, points that were given or taken, boxes that were given or taken.
# At most 9 columns.
row-round = round { $number }
# At most 10 columns.
row-adjusted = adjusted
# $signed is the number with its sign: `+2 boxes`. At most 10 columns.
row-adjusted-boxes = { $boxes ->
    [one] { $signed } box
   *[other] { $signed } boxes
}

# How a hand ended: after the number of the hand, as in `3 knock`.
# At most 10 columns.
end-knock = knock
# At most 10 columns.
end-gin = gin
# At most 10 columns.
end-big-gin = big-gin
# At most 10 columns.
end-undercut = undercut
# At most 10 columns.
end-gin-off = gin-off
# Both have the same count. At most 10 columns.
end-tie = tie
# Nobody knocked: the hand is drawn. At most 10 columns.
end-draw = draw
# Only the points were written. At most 10 columns.
end-points = points

### section: standing

# The score after a hand (one deal) or a correction.

# Before the scores of the first game.
score-now = score:
# Before the scores of a game, if there are several.
game = game { $game }
# A player's score in a game. $score is the name and the points: `Ann 86`.
score-won = { $score } (won)
score-lost = { $score } (lost)
# $points (number): points that are still needed.
score-to-go = { $score } ({ $points } to go)
# The player has nothing in the game so far: if it ended now, that would be a shutout. $points (number)
score-shut-out = { $score } ({ $points } to go, shut out so far)

# A game that a hand closed.
# $totals are the totals of all: `Ann 213, Bob 20`.
wins-game = the game goes to { $name } and is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wins-game-of-several = game { $game } is closed: it goes to { $name } and is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wins-game-with-totals = the game goes to { $name }; with bonuses and boxes: { $totals }

# The totals of a series of several sheets. $points (number)
so-far-to = all games so far: { $totals }; the series ends at { $points }
# $won is how many sheets each has won: `Ann 1, Bob 0`. $sheets (number)
so-far-best-of = all games so far: { $totals }; sheets won: { $won }, best of { $sheets }

### section: entrants

# Who plays whom, and the rounds of partners. An entrant has a score on the sheet: a player, or a side of several
# players. $players (a number) is how many players a name means: 1, or those of a side.

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
# A hand of more than two players: what happened, and the other one who played it.
against-other = { $hand } (against { $other })
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
} ({ $sums })
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
# The players stopped in the middle of a round. $sums is what its hands brought: `We 29, They 0`.
round-left-out = round { $number } was not finished and does not count ({ $sums })
# Who plays the next hand.
next-play = next: { $pairs }
# The same as a sentence.
next-play-sentence = Next: { $pairs }.

# Who plays whom, at the beginning of a series. $first, $second and $others are lists of names.
sides-play = { $first } against { $second }.
captain-plays = { $captain } is the captain and plays { $others } one at a time, each until they lose a hand.
in-turn = { $players } play in turn: the loser of a hand sits out.
in-turn-out = { $players } play in turn: the loser of a hand sits out; { $name } sits out first.

### section: summary

# The settlement of a series, step by step as on paper. $totals and $points without a number are those of all players: `Ann 213, Bob 20`.

# The rows of a settlement as a table, short: what each has from the points of a game (and a heading over the points of a hand), ...
row-points = points
# ... from the boxes, at $each (number) points,
row-line-bonus = line bonus { $each }
row-game-bonus = game bonus
row-shutout = shutout
row-shutout-doubles = shutout x 2
# ... from the lead over the loser in points and in boxes, where a game is settled by score plus difference,
row-points-lead = points ahead
row-line-lead = boxes ahead
# ... and what the loser does not keep, since it is part of the winner's lead.
row-in-winners-lead = in winner's lead
# How often each game counts. $times is a list: `1, 2, 3`.
row-multiplier = game x { $times }
row-sum = sum
row-games-won = games won
# The head of the columns of all games.
head-all = all
# The same in a line, where the table is too wide.
totals = Points before boxes and bonuses: { $totals }
# The same, if one of them has more than the others.
ahead = { $name } is ahead before boxes and bonuses: { $totals }

# How a hand (one deal) would be scored under other rules. $headline says how it ends then, $before how it was ruled:
# `Ann knocks with 6 against 24, 18 points`.
ruled-otherwise = hand { $number }: { $headline }, { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} (was: { $before })
# $faults are codes of rules.
not-valid = hand { $number }: not valid under these rules ({ $faults }), left out (was: { $before })
after-the-end = hand { $number }: after the end of the series under these rules, left out (was: { $before })
# The same of one of the hands of a round.
ruled-otherwise-in-round = round { $number }: { $headline }, { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} (was: { $before })
not-valid-in-round = round { $number }: a hand is not valid under these rules ({ $faults }), left out (was: { $before })
round-after-the-end = round { $number }: a hand after the end of the series under these rules, left out (was: { $before })
# $cards are a player's cards.
laid-off-on-gin = under these rules cards are laid off on gin: { $cards }
not-laid-off-on-gin = under these rules no cards are laid off on gin: { $cards }

# An adjustment, such as `Ann is given 10 points`, and its reason.
adjustment-left-out = adjustment left out under these rules: { $adjustment } ({ $why })
# $games is a number, or a list of numbers. $count (number) is how many.
adjustment-in = { $count ->
    [one] Adjustment: { $adjustment } ({ $why }), entered in game { $games }
   *[other] Adjustment: { $adjustment } ({ $why }), entered in games { $games }
}
adjustment-in-of-sheet = { $count ->
    [one] Adjustment: { $adjustment } ({ $why }), entered in game { $games } of sheet { $sheet }
   *[other] Adjustment: { $adjustment } ({ $why }), entered in games { $games } of sheet { $sheet }
}

# A game.
game-open = Game { $number } is open: { $points }
game-not-finished = Game { $number } was not finished: { $points }
# $name is who wins the sheet, whatever comes.
sheet-decided = By games won, the sheet already goes to { $name }
game-won = Game { $number } goes to { $name }: { $points }
# A shutout: the loser has nothing in the game. $points (number)
shut-out-pays = shutout: { $points } more from { $name } to { $winner }
# Above a settlement under other rules. $rules is their name and what differs from them, the messages `the-rules`,
# `the-rules-but`, `the-saved-rules` and `the-saved-rules-but` of rules-in-words.ftl.
by-rules = Under { $rules }:
# Below what is owed for an evening. $series are the names of series that some of its players play with others.
owed-apart = Not added up here, with other players: { $series }. `stats --since today` shows what everybody won.

### section: terms

# What is said at the table between hands: the terms of a series, and how to play on.

# The games of a sheet, played side by side. $target (number): the points that win one.
games-to = { $games ->
    [one] game to { $target }
   *[other] { $games } games to { $target }
}
# The rules that the line about a series leaves out. $rules are rules in a few words, separated by semicolons.
besides = Also: { $rules }.
# $commands: `deal Ann` or `deal Bob`.
type-first-dealer = Nobody has said who deals first: type { $commands }.

# What a new series has from the last one of the same players. $what is a list of the words below.
as-before = From their last series: { $what }.
as-before-rules = rules
as-before-stake = stake
as-before-turn = whose deal it is

# After the end of a series: what the Enter key does. Who deals follows in a sentence.
play-on = Enter: play on by the same rules.
play-on-stake = Enter: play on by the same rules and stake.
# How to play on by another rule, in words that are read in this language. $points: another target.
play-other = `again to { $points }`: the same to { $points }; `undo` reopens this series.
# The same after a correction, which `undo` takes back.
play-other-only = `again to { $points }`: the same to { $points }.

# What to type next. $new and $hand are commands.
next-after-end = Next: `ginscore summary` shows the settlement; `ginscore table` plays on; { $new } starts a new series.
next-hand = Next: `ginscore table` takes one line per hand; here, record one with { $hand }.

### section: share

# A series in a few lines for a chat, and the beginning of its page: who won, and by how much. $totals are the points of all: `Ann 86, Bob 40`.

# A game that is not over, if there is only one. $points (number)
leads = { $name } ahead by { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $totals }
level = Level so far: { $totals }
# One of several games. $number (number), $points (number)
leads-in-game = Game { $number }: { $name } ahead by { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $totals }
level-in-game = Game { $number }: level; { $totals }
# The hand (one deal) with the most points. $headline is what happened: `Ann has gin against 46, 71 points`. $number (number)
best-hand = Best hand, number { $number }: { $headline }
# The same where hands are played in rounds. $number (number)
best-hand-of-round = Best hand, in round { $number }: { $headline }
# After the first payments. $count (number)
more-payments = { $count ->
    [one] and 1 more payment
   *[other] and { $count } more payments
}

### section: date

# A date in words. $day (number), $month (number) and $year (number): the variants are the months from 1 to 11, and December.

day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }

### section: words

# Words and lists that are in many sentences.

# A list of all of some things. $first is the first of two, or all but the last of more, with `list-comma` between
# them: `Ann and Bob`; `Ann, Bob and Eva`.
list-all = { $first } and { $last }
# A list of things of which one is meant: `Ann or Bob`; `Ann, Bob or Eva`.
list-one = { $first } or { $last }
# Between the items of a list, before the last two; and between results, as in `Ann 12, Bob 5`.
list-comma = { ", " }
# Between results that have commas themselves.
list-semicolon = { "; " }
# A label and what follows it: a topic and its title, a sum and its rule, a name and its source, `hint` and a message.
labelled = { $label }: { $what }
# A number below zero as it is spoken: some screen readers leave out the sign of `-10`.
minus = minus { $number }
# Something and what is said of it in parentheses: a side and its players, an adjustment and its reason, rules and a note.
with-details = { $what } ({ $details })

# After a list of mistakes that is cut off.
more-mistakes = and { $mistakes ->
    [one] { NUMBER($mistakes) } more mistake
   *[other] { NUMBER($mistakes) } more mistakes
}

### section: cards-in-words

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
# A card. $rank and $suit are words: `ace of spades`, or $rank is a number.
card = { $rank } of { $suit }

### section: score

# Said by `ginscore` alone, where there is no series; one a line.
no-series = No series yet. Start an evening with `ginscore table Ann Bob`.
no-series-start = Or start a series with `ginscore new Ann Bob` and record hands as in `ginscore Ann 4 v 23`.
no-series-help = `ginscore --help` lists all commands.

### section: log

# `log --bare --json`. A script is the evening as lines that can be played again.
bare-json = the script that `--bare` writes is not in JSON
bare-json-hint = leave out `--json` or `--bare`

### section: stake

# The stake of a series: an amount of money without its currency, and what it is paid for.
per-point = { $stake } per point
per-game = { $stake } per game
per-sheet = { $stake } per sheet
# The same at the start of a series, with what wins a sheet of several games.
per-sheet-by-total = { $stake } per sheet, for the higher total
per-sheet-by-games = { $stake } per sheet, for winning more games
