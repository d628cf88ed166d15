# Who plays whom in a new series.

# Three players, of whom one sits out each hand.
out-misplaced = `--out` is for three players in turn
out-misplaced-hint = name three players without a `v`, as in `new Ann Bob Cid --out Cid`
sides-misplaced = `--sides` is for partners
sides-misplaced-hint = name the players of both sides, as in `new Ann Cid v Bob Dan --sides "We,They"`
none-of-players = { $name } is not one of the players
# $players are names, in a list with `or`.
name-one-of = name one of { $players }
too-few-players = a series needs two players or more
cannot-be-seated = { $players ->
    [one] { $players } player cannot play like this
   *[other] { $players } players cannot play like this
}
seating-hint = two players as in `Ann Bob`; sides as in `Ann Cid v Bob Dan`, up to five each; a captain against two or three as in `Ann v Bob Cid`; three in turn as in `Ann Bob Cid`; put a name of several words in quotation marks
not-two-names = { $text } is not two names
not-two-names-hint = separate them with a comma, as in `We,They`
no-columns-in-turn = three players in turn cannot play several games side by side
no-columns-in-turn-hint = a win would be entered in columns that two different opponents share; leave out `--hollywood`, or play `--set columns=1`
no-difference-in-turn = three players in turn cannot settle by `score-plus-difference`
no-difference-in-turn-hint = that settlement compares two scores; play `--set settlement=totals`
rule-for-more = { $key } is a rule for more than two players
rule-for-more-hint = leave it out, or name all players, as in `new Ann Cid v Bob Dan`
# $key is a key of the rules in backticks. The hint says why it changes nothing for these players.
rule-without-effect = { $key } changes nothing here
captain-settles-hint = the captain pays each opponent in full and collects from each in full; leave it out
one-hand-hint = only one hand is played at a time; leave it out
each-settles-hint = each of three in turn settles with each of the others; leave it out
nobody-sits-out-hint = nobody sits out; leave it out
newcomer-deals-hint = of three in turn, `newcomer_deals` says who deals; leave it out
sitting-out-deals-hint = the player who sits out deals, after a draw too; leave it out
one-game-hint = three in turn play one game at a time; leave it out
no-doubling-in-turn = a shutout cannot double anything three in turn
no-doubling-in-turn-hint = play `--set shutout.award=none`, or a number that each player who is shut out pays the winner
# $name is a player who does not play the next hand.
cannot-deal = { $name } cannot deal the next hand
# $players are names, in a list with `or`.
cannot-deal-hint = { $players } can

# Words after the names of a new series, as in `new Ann Bob hollywood stake=0.10`.
# Two options or words in backticks that set the same.
given-twice = { $option } and { $setting } say the same thing
rules-not-a-player = { $preset } is the name of rules, not of a player
rules-not-a-player-hint = name the players first, as in `new Ann Bob hollywood`; a player of that name is written { $typed }
