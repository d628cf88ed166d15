# What is wrong with a line that cannot be read, each with a hint on what to type instead. Text in backticks is typed:
# it stays as it is, except for the names of players. $typed is what was typed, in backticks.

# A hint with the names of all players, in a list with `or`.
name-one = name one of the players: { $players }
players-are = the players are { $players }
# $names are the players whose names begin like what was typed, in a list with `or`.
write-more = write more of the name: { $names }
name-missing = a player's name is missing
could-be-either = { $typed } could be either player
could-be-several = { $typed } could be several players
no-such-player = there is no player called { $typed }

# Somebody typed a hand in words of their own. The hint has the lines to type, in a list with `or`.
not-how-a-hand-is-written = this is not how a hand is written
type-one-of = type { $lines }
# A card was typed with a space, as `10 h`. $words are the cards without it, and $lines the lines to type.
space-in-card = there is a space between a rank and its suit
without-space = write { $words } without the space: { $lines }
# Another sign was typed between the two sides of a hand, as in `Ann 4 - 23`.
type-against = between the two sides type `v`: { $lines }

# $card and $cards are cards as they are typed, such as `4s`.
suit-first = { $typed } is not a card: the rank comes first
not-a-card = { $typed } is not a card
write-ace-as = write the ace as { $card }
write-jack-as = write the jack as { $card }
write-queen-as = write the queen as { $card }
write-king-as = write the king as { $card }
write-card-as = write the card as { $card }
no-suit = { $typed } has no suit
# The cards of one rank, in a list with `or`.
write-cards = write { $cards }
no-rank = { $typed } has no rank
# $card is a card in backticks.
rank-before-suit = write the rank before the suit, as in { $card }
card-is = a card is a rank and a suit, as in `4s`, `10h` or `qd`

# A group: several cards in one word, such as `4-7s`.
two-suits = { $typed } mixes two suits
one-suit-only = a run has only one suit, as in `4-7s`; write a set as `9cdh`
backwards = { $typed } is not in ascending order
lower-rank-first = write the lower rank first, as in `4-7s`; the ace is low
add-suit = add the suit, as in `4-7s` or `456s`
# A word such as `10qka`, in cards of other languages the queen of diamonds, in English a queen, a king and an ace.
diamonds-or-ace = { $typed } is unclear: its end may be the queen of diamonds, or Q K A without a suit
write-diamonds-or-suit = write the queen of diamonds as `dka` or `qd`; or add the suit, as in `qkas`
not-a-group = { $typed } is not a group of cards
groups-are = write a range `4-7s`, ranks of one suit `456s`, suits of one rank `9cdh`, or single cards `4s5s6s`

# A line with a hand (one deal): `Ann 4 v 23`.
no-hand = the hand is missing
no-hand-hint = say who ended it and what each side has, as in `Ann 4 v 23`; or write `draw`
partners = these two play on the same side
partners-hint = name a player of the other side after the `v`, or leave the name out
no-cards = there are no cards here
no-cards-hint = name some cards, as in `4-7s 9cdh 2h`
no-other-side = the other side is missing
no-other-side-hint = add `v` and the defender's cards or count, as in `Ann 4 v 23`
perhaps-against = the `v` is missing, and { $typed } is not a card
perhaps-against-hint = write a `v` between the two sides, as in `Ann 4 v 23`
nothing-before = there is nothing before the { $typed }
nothing-before-hint = write the knocker's side first: cards, a count or `gin`, as in `Ann 4 v 23`
nothing-after = there is nothing after the { $typed }
nothing-after-hint = write the defender's cards or count after it, as in `Ann 4 v 23`
second-against = there is a second { $typed }
second-against-hint = write one `v`, between the knocker's side and the defender's
second-slash = one side has two slashes
second-slash-hint = write one slash per side, before its deadwood; is a `v` before the other side missing?
slash-after-plus = the slash comes after the plus
slash-after-plus-hint = write the melds first, then `/` and the deadwood, then `+` and the laid-off cards
knocker-lays-off = the knocker cannot lay off cards
knocker-lays-off-hint = write laid-off cards on the defender's side, after the `v`
nothing-laid-off = there is nothing after the plus
nothing-laid-off-hint = name the laid-off cards, or drop the plus
count-among-cards = this side has both a count and laid-off cards
count-among-cards-hint = a count is the deadwood after laying off: drop the plus, or name all the cards
gin-out-of-place-hint = `gin` or `big-gin` is the knocker's whole side, as in `Ann gin v 23`
more-than-points = points cannot be combined with anything else
more-than-points-hint = to record only the points of a hand, write nothing else, as in `Ann +18` or `Ann +18 boxes 3`
# A draw: a hand that nobody wins.
more-than-a-draw = a draw cannot be combined with anything else
more-than-a-draw-hint = if nobody won, write just `draw`, or `draw @5h` with the knock card
no-boxes = the number of boxes is missing
no-boxes-hint = write it after `boxes`, as in `Ann +18 boxes 3`
boxes-out-of-place = boxes can only be given with points
boxes-out-of-place-hint = leave them out, since the rules say how many this hand is worth; or write `Ann +18 boxes 3`
second-knock-card = there is a second knock card
second-knock-card-hint = a hand has only one knock card
second-discard = there is a second discard
second-discard-hint = the knocker discards only one card
no-card-after = expected one card after { $typed }
no-card-after-hint = write the knock card as `@7s` and the discard as `x 5d`
does-not-belong = { $typed } does not belong here
plain-cards-only = this command takes plain cards, without melds and deadwood: leave it out
no-laying-off-here = only a complete hand has laid-off cards: use `ginscore judge` for that
complete-hands-only = this is part of a complete hand: use `ginscore judge` for that
leave-out-or-note = leave it out, or write it after a `#` as a note
no-number = the number of the hand is missing
no-number-hint = write it first, as in `amend 3 Ann 4 v 23`; `score` shows the numbers
line-too-long = the line is too long: it has { NUMBER($length) } bytes, and the limit is { NUMBER($most) } bytes
line-too-long-unread = the line is too long: the limit is { NUMBER($most) } bytes
line-too-long-hint = a line has one hand and its note; is this a different kind of file?
# $hidden is one of the messages that begin with `hidden-`.
hidden-in-note = the note contains { $hidden }
hidden-in-note-hint = remove it, or type the note again
# $count (number), $most (number)
long-note = the note has { $count } characters, and the limit is { $most }
long-note-hint = shorten it, or leave it out

# An adjustment: points that are added or taken away after a mistake.
no-points = the points are missing
not-points-with-sign = { $typed } is not a number of points with a sign
adjustment-hint = write it as in `adjust Ann +10 # why`, or `-10` to take points away
no-reason = an adjustment needs a reason
no-reason-hint = add it after a `#`, as in `adjust Ann +10 # wrong knock`
no-game = the number of the game is missing after `in`
no-game-hint = write it as in `adjust Ann +10 in 2 # why`
open-quote = there is an unclosed quotation mark
open-quote-hint = close it, or leave it out
# The words of a witness prove later how a ledger was; people write them down.
no-witness = the witness's words are missing, or contain an invisible character
no-witness-hint = write up to 100 letters and digits, as in `witness green bottles`

# A character that cannot be seen, with its code and its place. It stands after `contains`.
# $code is four or more hexadecimal digits. $number (number)
hidden-control = U+{ $code }, a control character, at character { $number }
# $number (number)
hidden-direction = U+{ $code }, which changes the direction of the text, at character { $number }
# $number (number)
hidden-line-end = U+{ $code }, which ends a line, at character { $number }
# $number (number)
hidden-invisible = U+{ $code }, which is invisible, at character { $number }

# The names of players.
names-look-alike = the names { $one } and { $two } look alike
names-look-alike-hint = this is only a warning: are these two different players, and are both names typed in the same alphabet?
name-empty = a player's name is empty
name-empty-hint = write a name, as in `Ann` or `Mary Jo`
name-starts-wrong = { $name } is not allowed as a player name: it must start with a letter
name-reserved = { $name } is not allowed as a player name: it contains a reserved word
name-x-hint = `x` marks a discard, as in `x 5d`; another letter will do
name-invisible = a player's name contains an invisible character
# $hidden is one of the messages that begin with `hidden-`.
name-hidden = { $name } is not allowed as a player name: it contains { $hidden }
# $sign is one character in backticks.
name-sign = { $name } is not allowed as a player name: { $sign } is part of the notation
# $most (number)
name-too-long = { $name } is too long for a name: the limit is { $most } characters
same-names = two of the names are { $name }
same-names-hint = choose different names, as in `Ann` and `Bob`
names-are = a name starts with a letter and may contain spaces, as in `Ann` or `Mary Jo`

# $pairs are pairs of players, separated by commas: `Ann and Bob, Cid and Dan`. A round: the hands that all players play
# at the same time.
has-ended = the hand of { $player } in this round has ended
still-playing = still playing: { $pairs }; `amend` corrects a hand that was recorded
sits-out = { $player } sits out this hand
# $seat is what to type, in backticks.
these-play = { $pairs } play; { $seat } changes that
