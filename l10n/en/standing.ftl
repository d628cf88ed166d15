# The score after a hand (one deal) or a correction.

# Before the scores of the first game.
score = score:
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
