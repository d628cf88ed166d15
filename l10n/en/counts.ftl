# Safe counts: what each player needs, and with which deadwood they can be caught when the other one ends the hand (one
# deal) without losing the game. $held, $knock, $gin and $big-gin are one of `held-anything`, `held-most` and
# `held-nothing`, or a list of them.

no-game-open = no game is open

# Above the lines of a game; of a series of several sheets with the sheet.
game = game { $game }
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
# The same in a hand that the suit of the knock card doubles.
safe-doubled = in a doubled hand: { $knock } against a knock, { $gin } against gin
safe-doubled-big-gin = in a doubled hand: { $knock } against a knock, { $gin } against gin, { $big-gin } against big gin

# How much deadwood is safe.
held-anything = anything
# $count (number)
held-most = { $count } or less
held-nothing = nothing
# Alone on a line.
nothing-is-safe = nothing; any count closes the game

# What an undercut after a knock of the player would give the other. $range is a number, or the message `range`; $most
# is that number, or the greater one of the range.
range = { $least } to { $most }
undercut-closes = an undercut gives { $other } { $range } { $most ->
    [one] point
   *[other] points
}; that closes the game after any knock
undercut-harmless = an undercut gives { $other } { $range } { $most ->
    [one] point
   *[other] points
}; that does not close the game
# $count (number): deadwood.
undercut-safe-count = an undercut gives { $other } { $range } { $most ->
    [one] point
   *[other] points
}; safe to knock with { $count } or less
# The same in a hand that the suit of the knock card doubles.
doubled-undercut-closes = in a doubled hand an undercut gives { $other } { $range } { $most ->
    [one] point
   *[other] points
}; that closes the game after any knock
doubled-undercut-harmless = in a doubled hand an undercut gives { $other } { $range } { $most ->
    [one] point
   *[other] points
}; that does not close the game
# $count (number)
doubled-undercut-safe-count = in a doubled hand an undercut gives { $other } { $range } { $most ->
    [one] point
   *[other] points
}; safe to knock with { $count } or less

# A player or a side has nothing in the game so far.
shut-out-now = { $name } would be shut out if the game closed now
