# House rules in words: the name of a preset, and the rules that differ from it, each in a few words.

# The rules of a series in one line: `Pagat's rules; gin 25, game to 150`. $changes are rules in a few words, separated
# by commas.
title-and-changes = { $title }; { $changes }
# Rules that players saved under a name of their own: `club: Pagat's rules; gin 25`.
saved-rules = { $preset }: { $rules }

# Rules that a sentence names: `By the pagat rules, but gin 25 and game to 150:`. $preset and $base are names of presets,
# which stay in English; $changes are rules in a few words, in a list with `and`.
the-rules = the { $preset } rules
the-rules-but = the { $preset } rules, but { $changes }
# Rules that players saved.
the-saved-rules = the { $preset } rules: as { $base }
the-saved-rules-but = the { $preset } rules: as { $base }, but { $changes }

# The titles of the presets.
title-standard = Standard rules
title-oklahoma = Oklahoma gin
title-hollywood = Hollywood gin
title-stakes = Gin for stakes
title-wikipedia = Wikipedia's old rules
title-wikipedia-match = Wikipedia's old match rules
title-tournament = Tournament rules
title-pagat = Pagat's rules
title-bicycle = Bicycle's rules
title-modern = Modern rules
title-rummytalk = Rummytalk's rules
title-online = The usual on-line rules
title-bare = Bare rules

# Rules in a few words, as an item of a list. A hand is one deal.
only-gin = only gin ends a hand
# $limit (number)
knock-with = knock with { $limit } or less
no-knock-card = no knock card
knock-card = the knock card limits the knock
ace-allows-one = an ace allows a knock with 1
ace-requires-gin = an ace requires gin
no-suit-doubles = no suit doubles
# $suits are suits, in a list with `and`. A knock card of these suits doubles what the hand is worth.
suits-double = { $suits } double
# Boxes: the lines on the score sheet, one for each hand won, with extra ones for gin and the like.
boxes-never-double = boxes never double
extra-boxes-double = extra boxes double too
boxes-double = boxes double too
# $points (number)
gin = gin { $points }
no-big-gin = no big gin
# $points (number)
big-gin = big gin { $points }
# $points (number)
undercut = undercut { $points }
# A tie: both players have the same deadwood.
tie-to-defender = a tie is an undercut
tie-without-bonus = a tie is an undercut without the bonus
tie-to-knocker = a tie goes to the knocker
tie-to-nobody = a tie goes to nobody
# Ginning off: the defender lays off all deadwood.
no-gin-off = ginning off is a plain undercut
# $points (number)
gin-off = ginning off { $points }
no-knock-bonus = no bonus for a knock
# $points (number)
knock-bonus = knock { $points }
laying-off-on-gin = laying off on gin
no-laying-off-on-gin = no laying off on gin
no-boxes-for-gin = no extra box for gin
boxes-for-gin = { $boxes ->
    [one] an extra box for gin
   *[other] { $boxes } extra boxes for gin
}
no-boxes-for-big-gin = no extra box for big gin
boxes-for-big-gin = { $boxes ->
    [one] an extra box for big gin
   *[other] { $boxes } extra boxes for big gin
}
no-boxes-for-undercut = no extra box for an undercut
boxes-for-undercut = { $boxes ->
    [one] an extra box for an undercut
   *[other] { $boxes } extra boxes for an undercut
}
no-boxes-for-gin-off = no extra box for ginning off
boxes-for-gin-off = { $boxes ->
    [one] an extra box for ginning off
   *[other] { $boxes } extra boxes for ginning off
}
# A sweep: one side wins every hand of a round.
no-boxes-for-sweep = no extra box for winning every hand of a round
boxes-for-sweep = { $boxes ->
    [one] an extra box for winning every hand of a round
   *[other] { $boxes } extra boxes for winning every hand of a round
}
boxes-worth-nothing = boxes worth nothing
# $points (number)
per-box = { $points } per box
boxes-at-end = boxes scored at the end
boxes-with-each-hand = boxes scored with each hand
# $points (number)
game-to = game to { $points }
no-game-bonus = no game bonus
# $points (number)
game-bonus = game bonus { $points }
# A shutout: the loser of a game has nothing in it.
shutout-without-points = a shutout is a game without points
shutout-without-a-win = a shutout is a game without a win
# $points (number)
shutout-worth = shutout { $points }
no-shutout-award = no award for a shutout
# The preset of a series of three has another award.
no-shutout-award-in-turn = a shutout pays nothing three in turn
shutout-doubles-points = a shutout doubles the points
shutout-doubles-points-and-game = a shutout doubles the points and the game bonus
shutout-doubles-total = a shutout doubles the total
# The columns of a sheet: games that are played at the same time.
one-game = one game at a time
games-side-by-side = { $games ->
    [one] { $games } game side by side
   *[other] { $games } games side by side
}
enters-next = each win enters the next game too
enters-nth = the second win enters two games and the third three
games-count-once = every game counts once
# $times are numbers in a list with `and`: `1, 1 and 2`.
games-count = the games count { $times } times
keep-totals = both players keep their totals
score-plus-difference = the winner scores their points plus the difference
no-rounding = no rounding
# $points (number)
rounded-to = differences rounded to { $points }
higher-total-wins = the higher total wins
most-games-win = the most games win
# The length of a series. A sheet: a page of games that are played together.
one-sheet = one sheet
best-of = best of { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
}
# $points (number)
until-total = sheets until a total of { $points }
winner-deals = the winner deals
loser-deals = the loser deals
deal-alternates = the deal alternates
# A draw: a hand that nobody wins.
same-deals-after-draw = the same player deals after a draw
deal-passes-after-draw = the deal passes after a draw

# Rules for more than two players.
opponents-change = opponents change with every round
opponents-stay = opponents stay the same
opponents-change-with-two = opponents change if a side has two players
extra-boxes-to-winner = extra boxes go to the side that wins the round
extra-boxes-to-each = each side keeps its extra boxes
each-pays-one = each player pays one of the winners in full
side-pays-once = the losing side pays once
newcomer-deals = the player who comes in deals
sitting-out-deals = the player who sits out deals
