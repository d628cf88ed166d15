# Safe counts in a round of partners, who play several hands (deals) at once. A side has several players: $side and
# $others are names of sides, $name is the name of a player. $held, $knock, $gin and $big-gin are one of
# `held-anything`, `held-most` and `held-nothing` of counts.ftl.

# What each side needs. $needs is a list of `side-needs`.
game-needs = game { $game }: { $needs }
game-of-sheet-needs = sheet { $sheet }, game { $game }: { $needs }
side-needs = { $side }: { $points ->
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
does-not-lose-round = the round is not lost for { $side }: { $held }
does-not-win-game = game { $game } does not go to { $others }: { $held }
# In these three messages: what can be held when the hand ends in each way.
by-ending = { $knock } by a knock, { $gin } by gin
by-ending-big-gin = { $knock } by a knock, { $gin } by gin, { $big-gin } by big gin
# In a hand that the suit of the knock card doubles. $held and $doubled are one of the two messages above.
or-doubled = { $held }; in a doubled hand { $doubled }

undercut-wins = after any knock of { $name }, an undercut can win game { $game } for { $others }
# $count (number): deadwood.
undercut-wins-above = after a knock with more than { $count }, an undercut can win game { $game } for { $others }

wins-no-game = with this hand, no game can go to { $others }
# $games is a number, or a list of numbers. $count (number) is how many.
wins-not-games = { $count ->
    [one] with this hand, game { $games } cannot go to { $others }
   *[other] with this hand, games { $games } cannot go to { $others }
}
