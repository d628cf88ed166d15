# What is said at the table between hands: the terms of a series, and how to play on.

# The players of a series.
players = { $first } against { $second }.
# $rules is the name of the rules and what differs from them.
rules = { $rules }.
# $stake is money: `0.10`.
stake = The stake is { $stake } per point.
no-stake = There is no stake.
# $commands: `deal Ann` or `deal Bob`.
first-dealer-unknown = It is not recorded who deals: type { $commands }.

# What a new series has from the last one of the same players. $series is its name.
as-before-all = Same rules, stake and turn to deal as in their last series, { $series }.
as-before-rules-stake = Same rules and stake as in their last series, { $series }.
as-before-rules-turn = Same rules and turn to deal as in their last series, { $series }.
as-before-stake-turn = Same stake and turn to deal as in their last series, { $series }.
as-before-rules = Same rules as in their last series, { $series }.
as-before-stake = Same stake as in their last series, { $series }.
as-before-turn = Same turn to deal as in their last series, { $series }.

# After the end of a series: what the Enter key does. $deals is who deals: `Ann deals`.
play-on = Enter: play on by the same rules.
play-on-deals = Enter: play on by the same rules; { $deals }.
play-on-stake = Enter: play on by the same rules and stake.
play-on-stake-deals = Enter: play on by the same rules and stake; { $deals }.
# $new is a command.
play-other = { $new } starts any other series; `undo` reopens this one.

# What to type next. $new and $hand are commands.
next-after-end = Next: `ginscore summary` shows the settlement; { $new } starts a new series.
next-hand = Next: record a hand, as in { $hand }; `ginscore --help` lists all commands.

# The games of a series. $target (number) is the points that win a game.
games = { $games ->
    [one] A game is to
    [2] Two games side by side, each to
    [3] Three games side by side, each to
    [4] Four games side by side, each to
    [5] Five games side by side, each to
    [6] Six games side by side, each to
   *[other] { $games } games side by side, each to
} { $target }.
# $target (number), $points (number)
games-to = { $games ->
    [one] A game is to
    [2] Two games side by side, each to
    [3] Three games side by side, each to
    [4] Four games side by side, each to
    [5] Five games side by side, each to
    [6] Six games side by side, each to
   *[other] { $games } games side by side, each to
} { $target }; the series ends when a total reaches { $points }.
# $target (number), $sheets (number)
games-best-of = { $games ->
    [one] A game is to
    [2] Two games side by side, each to
    [3] Three games side by side, each to
    [4] Four games side by side, each to
    [5] Five games side by side, each to
    [6] Six games side by side, each to
   *[other] { $games } games side by side, each to
} { $target }; best of { $sheets }.

# When a player may knock. $suits is a list of suits: a knock card of these doubles the points of the hand.
knock-gin-only = Only gin ends a hand.
knock-gin-only-doubles = Only gin ends a hand; { $suits } double.
# $limit (number): deadwood in points.
knock-limit = Knock with { $limit } or less.
# $limit (number)
knock-limit-doubles = Knock with { $limit } or less; { $suits } double.
knock-card = The knock card sets the limit.
knock-card-doubles = The knock card sets the limit; { $suits } double.
knock-card-ace = The knock card sets the limit, and an ace means gin only.
knock-card-ace-doubles = The knock card sets the limit, and an ace means gin only; { $suits } double.

# What is paid besides the points. $bonuses is a list of the `bonus-` messages.
bonuses = Bonuses: { $bonuses }; a shutout pays nothing.
# $points (number)
bonuses-shutout-pays = Bonuses: { $bonuses }; a shutout pays { $points }.
bonuses-shutout-doubles-points = Bonuses: { $bonuses }; a shutout doubles the points.
bonuses-shutout-doubles-game = Bonuses: { $bonuses }; a shutout doubles the points and the game bonus.
bonuses-shutout-doubles-total = Bonuses: { $bonuses }; a shutout doubles the total.
no-bonuses = There are no bonuses, and a shutout pays nothing.
# $points (number)
no-bonuses-shutout-pays = There are no bonuses, and a shutout pays { $points }.
no-bonuses-shutout-doubles-points = There are no bonuses, and a shutout doubles the points.
no-bonuses-shutout-doubles-game = There are no bonuses, and a shutout doubles the points and the game bonus.
no-bonuses-shutout-doubles-total = There are no bonuses, and a shutout doubles the total.

# A bonus with its points: `gin 25`. $points (number)
bonus-gin = gin { $points }
# $points (number)
bonus-big-gin = big gin { $points }
# $points (number)
bonus-undercut = undercut { $points }
# $points (number)
bonus-gin-off = gin off { $points }
# $points (number)
bonus-knock = knock { $points }
# $points (number)
bonus-box = box { $points }
# $points (number)
bonus-box-with-hand = box { $points } (paid with the hand)
# For winning a game. $points (number)
bonus-game = game { $points }
