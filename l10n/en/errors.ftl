### section: diagnostic

# The frame of a message about a mistake, and hints that are the same for many mistakes.

# What is before a message, which is a whole sentence without a capital letter and a full stop, as all of them.
kind-error = error
kind-warning = warning
kind-note = note
kind-hint = hint
# $topic is the name of a topic of the rulebook, always in English.
rule-is = rule: { $topic }; more: `rules explain { $topic }`

# In plain text, the place of a mistake in a line; $text is what is there, in backticks.
card-of = card { $at } of { $all }: { $text }
word-of = word { $at } of { $all }: { $text }
at-end-of-line = at the end of the line

# $meant is what was probably meant, in backticks.
did-you-mean = did you mean { $meant }?

### section: parse-error

# What is wrong with a line that cannot be read, each with a hint on what to type instead. Text in backticks is typed:
# it stays as it is, except for the names of players. $typed is what was typed, in backticks.

# A hint with the names of all players, in a list with `or`.
name-one = name one of the players: { $players }
players-are = the players are { $players }
# The same for a line without a number, which is hardly a hand.
players-are-help = the players are { $players }; `help` lists what you can type
# $names are the players whose names begin like what was typed, in a list with `or`.
write-more = type more of the name: { $names }
name-missing = a player's name is missing
could-be-either = { $typed } could be either player
could-be-several = { $typed } could be several players
no-such-player = there is no player called { $typed }

# `amend 3 draw` in a round of several hands (deals). The hint has the lines to type, in a list with `or`.
which-hand = the line does not say which hand of the round it is
type-one-of = type { $lines }

# $card and $cards are cards as they are typed, such as `4s`.
suit-first = { $typed } is not a card: the rank comes first
not-a-card = { $typed } is not a card
write-ace-as = type the ace as { $card }
write-jack-as = type the jack as { $card }
write-queen-as = type the queen as { $card }
write-king-as = type the king as { $card }
write-card-as = type the card as { $card }
no-suit = { $typed } has no suit
no-rank = { $typed } has no rank
# $card is a card in backticks.
rank-before-suit = type the rank before the suit, as in { $card }
card-is = a card is a rank and a suit, as in `4s`, `10h` or `qd`

# A group: several cards in one word, such as `4-7s`.
two-suits = { $typed } mixes two suits
one-suit-only = a run has only one suit, as in `4-7s`; type a set as `9cdh`
backwards = { $typed } is not in ascending order
lower-rank-first = type the lower rank first, as in `4-7s`; the ace is low
add-suit = add the suit, as in `4-7s` or `456s`
# A word such as `10qka`, in cards of other languages the queen of diamonds, in English a queen, a king and an ace.
diamonds-or-ace = { $typed } is unclear: its end may be the queen of diamonds, or Q K A without a suit
write-diamonds-or-suit = type the queen of diamonds as `dka` or `qd`; or add the suit, as in `qkas`
not-a-group = { $typed } is not a group of cards
groups-are = type a range `4-7s`, ranks of one suit `456s`, suits of one rank `9cdh`, or single cards `4s5s6s`

# A line with a hand (one deal): `Ann 4 v 23`.
no-hand = the hand is missing
no-hand-hint = say who ended it and what each side has, as in `Ann 4 v 23`; or type `draw`
partners = these two play on the same side
partners-hint = name a player of the other side after the `v`, or leave the name out
no-cards = there are no cards here
no-cards-hint = name some cards, as in `4-7s 9cdh 2h`
no-other-side = the other side is missing
no-other-side-hint = add `v` and the defender's cards or count, as in `Ann 4 v 23`
# $line is the line to type, in backticks.
no-count-after-gin = add what the other player was left with, as in { $line }
perhaps-against = the `v` is missing, and { $typed } is not a card
perhaps-against-hint = type a `v` between the two sides, as in `Ann 4 v 23`
nothing-before = there is nothing before the { $typed }
nothing-before-hint = type the knocker's side first: cards, a count or `gin`, as in `Ann 4 v 23`
nothing-after = there is nothing after the { $typed }
nothing-after-hint = type the defender's cards or count after it, as in `Ann 4 v 23`
second-against = there is a second { $typed }
second-against-hint = type one `v`, between the knocker's side and the defender's
second-slash = one side has two slashes
second-slash-hint = type one slash per side, before its deadwood; is a `v` before the other side missing?
slash-after-plus = the slash comes after the plus
slash-after-plus-hint = type the melds first, then `/` and the deadwood, then `+` and the laid-off cards
knocker-lays-off = the knocker cannot lay off cards
knocker-lays-off-hint = type laid-off cards on the defender's side, after the `v`
nothing-laid-off = there is nothing after the plus
nothing-laid-off-hint = name the laid-off cards, or drop the plus
count-among-cards = this side has both a count and laid-off cards
count-among-cards-hint = a count is the deadwood after laying off: drop the plus, or name all the cards
gin-out-of-place-hint = `gin` comes right after the player, alone or before ten cards, as in `Ann gin v 23`; eleven melded cards do not need the word
# The cards after `gin`. $count (number)
not-gin = these cards are not gin: the deadwood is { $count }
not-gin-hint = leave `gin` out to knock with them
more-than-points = points cannot be combined with anything else
more-than-points-hint = to record only the points of a hand, type nothing else, as in `Ann +18` or `Ann +18 boxes 3`
# A draw: a hand that nobody wins.
more-than-a-draw = a draw cannot be combined with anything else
more-than-a-draw-hint = if nobody won, type just `draw`, or `draw @5h` with the knock card; in a round of several hands, `draw Ann` for one of them
no-boxes = the number of boxes is missing
no-boxes-hint = type it after `boxes`, as in `Ann +18 boxes 3`
boxes-out-of-place = boxes can only be given with points
boxes-out-of-place-hint = leave them out, since the rules say how many this hand is worth; or type `Ann +18 boxes 3`
second-knock-card = there is a second knock card
second-knock-card-hint = a hand has only one knock card
second-discard = there is a second discard
second-discard-hint = the knocker discards only one card
no-card-after = expected one card after { $typed }
# $line is an example of a line, in backticks.
type-as-in = type it as in { $line }
does-not-belong = { $typed } does not belong here
plain-cards-only = this command takes only cards, not divided into melds and deadwood: leave this out
no-laying-off-here = only a complete hand has laid-off cards: use `ginscore judge` for that
complete-hands-only = this is part of a complete hand: use `ginscore judge` for that
leave-out-or-note = leave it out, or type it after a `#` as a note
no-number = the number of the hand is missing
# $line is the line to type, in backticks; $number the number of a hand.
delete-removes = { $line } removes hand { $number }; `undo` alone undoes the last change
delete-one = one hand at a time: after `delete 2`, the later hands have different numbers
line-too-long = the line is too long: it has { NUMBER($length) } bytes, and the limit is { NUMBER($most) } bytes
line-too-long-unread = the line is too long: the limit is { NUMBER($most) } bytes
line-too-long-hint = a line has one hand and its note; is this a different kind of file?
# $hidden is one of the messages that begin with `hidden-`.
hidden-in-note = the note contains { $hidden }
hidden-in-note-hint = remove it, or type the note again
long-note = the note has { $count } characters, and the limit is { $most }
long-note-hint = shorten it, or leave it out

# An adjustment: points that are added or taken away after a mistake.
no-points = the points are missing
not-points-with-sign = { $typed } is not a number of points with a sign
adjustment-hint = type it as in `adjust Ann +10 # why`, or `-10` to take points away
no-reason = an adjustment needs a reason
no-reason-hint = add it after a `#`, as in { $line }
nothing-agreed = what was agreed is missing
nothing-agreed-hint = say it after `agree`, as in `agree gin_bonus=25 stake=0.10`
agreed-already = this series has these rules already
agreed-already-hint = `rules show` has those of this series
no-game = the number of the game is missing after `in`
no-game-hint = type it as in `adjust Ann +10 in 2 # why`
open-quote = there is an unclosed quotation mark
open-quote-hint = close it, or leave it out

# A character that cannot be seen, with its code and its place. It stands after `contains`.
# $code is four or more hexadecimal digits. $number (number)
hidden-control = U+{ $code }, a control character, at character { $number }
hidden-direction = U+{ $code }, which changes the direction of the text, at character { $number }
hidden-line-end = U+{ $code }, which ends a line, at character { $number }
hidden-invisible = U+{ $code }, which is invisible, at character { $number }

# The names of players.
names-look-alike = the names { $one } and { $two } look alike
names-look-alike-hint = this is only a warning: are these two different players, and are both names typed in the same alphabet?
name-empty = a player's name is empty
name-empty-hint = type a name, as in `Ann` or `Mary Jo`
name-starts-wrong = { $name } is not allowed as a player name: it must start with a letter
name-reserved = { $name } is not allowed as a player name, even in quotation marks: it contains a word of a command or a line
name-digit = { $name } is not allowed as a player name: a word in it begins with a digit
name-digit-hint = join the number to the name, as in `Bob2`
name-cards = { $name } is not allowed as a player name: a word in it reads as cards
name-x-hint = `x` marks a discard, as in `x 5d`; another letter will do
name-invisible = a player's name contains an invisible character
# $hidden is one of the messages that begin with `hidden-`.
name-hidden = { $name } is not allowed as a player name: it contains { $hidden }
# $sign is one character in backticks.
name-sign = { $name } is not allowed as a player name: { $sign } is part of the notation
name-too-long = { $name } is too long for a name: the limit is { $most } characters
same-names = two of the names are { $name }
same-names-hint = choose different names, as in `Ann` and `Bob`
names-are = a name starts with a letter and may contain spaces, as in `Ann` or `Mary Jo`

# $pairs are pairs of players, separated by commas: `Ann and Bob, Cid and Dan`. A round: the hands that all players play
# at the same time.
has-ended = the hand of { $player } in this round has ended
not-yet-recorded = the hand of { $player } in this round is not recorded yet
still-playing = still playing: { $pairs }; `amend` corrects a hand that was recorded
sits-out = { $player } sits out this hand
# $seat is what to type, in backticks.
these-play = { $pairs } play; { $seat } changes that

### section: rule-fault

# What is against the rules in a hand. $name is a player; $card, $cards, $missing are cards such as `4S` or `4S 5S 6S`.

card-on-both-sides = { $card } is on both sides: { $one } and { $other } cannot both have it
named-times = { $card } is named { $times ->
    [one] { $times } time
    [2] twice
   *[other] { $times } times
}
one-of-each-card = a deck has one of each card
one-misread = a deck has one of each card; was one of them misread?
# $melds (number)
in-melds = { $card } is in { $melds ->
    [one] { $melds } meld
    [2] two melds
   *[other] { $melds } melds
}: a card counts in one of them only
in-one-meld = leave it in one of them
laid-off-only-once = name a laid-off card only once, after the `+`
discard-only-once = the discard is not one of the ten cards: name it only once, after the `x`

# The number of a player's cards.
card-count = { $name } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; expected ten
# The player knocks, or has gin.
card-count-of-knocker = { $name } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; expected ten, or eleven that all meld
cards-missing-of-knocker = { $missing ->
    [one] one card is missing; was it left out?
   *[other] { $missing } cards are missing; were they left out?
}
cards-missing = { $missing ->
    [one] one card is missing; was it left out, or laid off?
   *[other] { $missing } cards are missing; were they left out, or laid off?
}
eleven-with-discard = if one of the eleven is the discard, name it only once, after the `x`
too-many-of-knocker = type the discard after an `x`, and a `v` before the other side
too-many = laid-off cards are part of the ten; does one of these belong to the other side?

# Melds: sets and runs.
too-short = { $cards } is not a meld: a meld has three or more cards
too-short-in-hand = type deadwood after the slash; or was a card of the meld left out?
too-short-in-groups = type deadwood after a slash, as in `4-7s / 2h`; or was a card of the meld left out?
too-short-after-on = type only melds after `on`; or was a card of the meld left out?
ace-high = { $cards } is not a run: the ace is always low
# $cards are three cards that are a run.
would-be-a-run = { $cards } would be a run
# $missing are the $count missing cards, in a list with `and`.
gap = { $cards } is not a run: { $missing } { $count ->
    [one] is missing
   *[other] are missing
}
gap-hint = a run has no gaps; separate two runs with a comma
mixed = { $cards } is not a meld: it is neither a set of one rank nor a run of one suit
mixed-in-hand = separate two melds with a comma; type deadwood after the slash
mixed-in-groups = separate two melds with a comma; type deadwood after a slash, as in `4-7s / 2h`
run-of-one-suit = a run has one suit; a set has one rank
mixed-after-on = separate two melds with a comma; type only melds after `on`

# A knock with more deadwood than allowed.
# $count (number), $limit (number)
over-limit = { $name } cannot knock with { $count }: the limit is { $limit }
over-limit-hint = play on until the deadwood is { $limit } or less
# The sides were given as counts of deadwood. `They` is the knocker. $limit (number)
over-limit-count-hint = the first count is the knocker's; with more than { $limit } they cannot knock, and play continues
only-gin = { $name } cannot knock with { $count }: only gin can end this hand
only-gin-hint = play on until you have gin
sides-exchanged = the knocker's cards come first, but it is the other cards that could end this hand: are the sides swapped?

# Laying off cards on the knocker's melds.
does-not-fit = { $card } does not fit any of { $knocker }'s melds
does-not-fit-hint = lay off the fourth card of a set, or the next card at either end of a run; otherwise it is deadwood
# $before are cards in a list with `and`.
fits-only-after = { $card } fits { $knocker }'s run only after { $before }
fits-only-after-hint = without { $before } it counts as deadwood
laid-off-on-gin = cards cannot be laid off against gin
laid-off-on-gin-hint = these cards count as deadwood: type them before the `+`, and drop the `+`

knock-card-missing = the knock card is missing
knock-card-missing-hint = under these rules every knock and every gin needs it: add it after an `@`, as in `@7s`; if nobody knows it any more, record the points alone, as in `Ann +19`
# $cards are the $count cards outside melds.
not-big-gin = { $name } has eleven cards, but { $cards } { $count ->
    [one] does not meld
   *[other] do not meld
}
not-big-gin-hint = for big gin all eleven cards must meld; otherwise name ten, and the discard after an `x`
ambiguous = { $name }'s cards can be melded in { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
} with the same deadwood, and the hand scores differently in each
# $ways are groups of cards as they are typed, in a list with `or`.
must-declare = { $name } must declare one of them: { $ways }

# Numbers out of range.
# $most (number)
count-range = a count must be from 0 to { $most }, the most that ten cards can add up to
count-range-hint = add up the deadwood again, or name the cards
points-range = the points of a hand must be from 0 to { $most }
boxes-range = the boxes of a hand must be from 0 to { $most }
boxes-range-hint = type the boxes that the winner gets for this hand, not for the whole game

### section: failure

## Failures of several commands.

no-such-game = there is no game { $number }
no-such-adjustment = there is no adjustment { $number }
no-such-adjustment-hint = `ginscore score` lists them; the first is number 1
no-such-hand = there is no hand { $number }
no-such-hand-hint = `ginscore score` shows the numbers
no-hands-yet-hint = record one, as in `Ann 4 v 23`
# $why: what the system says
unreadable-input = cannot read standard input: { $why }
unreadable-input-hint = pass a text file or a pipe

### section: misused

# A command at the table that cannot be read. $command is its name, $usage how it is written, and $help is `NAME --help`; all in
# backticks. The hint is a clause without a capital letter and without a full stop.
not-so = this is not how { $command } is written
not-so-hint = type { $usage }; { $help } explains it
# An option of other commands. $option is `--advise`, $commands a list such as `hand` and `why`, in backticks.
option-of = { $option } is an option of { $commands }
option-of-hint = leave it out here
no-such-option = there is no option { $option }
# The word of an option was typed without its dashes. A hint with the line follows.
option-has-dashes = { $option } is an option, with two dashes before it

## Values that cannot be read: what to write instead

write-explained = type the number of a hand, `game 2`, or `series`
write-game-number = type the number of a game
write-date = type a date, as in 2026-11-20, or `today` or `yesterday`

### section: shell-line

# A line in a shell: `ginscore Ann 4 v 23`. $word is its first word, in backticks.
no-line = { $word } is neither a line nor a command
# A sentence; the same hint follows.
not-understood = { $typed } was not understood
command-no-line = { $word } is a command, not a line to record
no-line-hint = type a hand as in `Ann 4 v 23`; `ginscore help` lists the commands and the lines
# The same at the end of a series.
no-line-over-hint = type `again` for another series like this one, or `new` with what is agreed, as in `new Ann Bob hollywood`; `ginscore help` lists the rest
# A question that was not understood: what can be asked.
no-answer-hint = ask `score` for how it stands, `counts` for what is needed, `why` for the last hand, `evening` for who pays whom, `help WORD` for a rule
not-text-hint = write it in UTF-8

### section: manual

## `ginscore man`, and what a shell shows beside completions.

no-page = there is no manual page called { $name }
no-page-output-hint = `ginscore man --output DIR` writes the pages to a directory
no-page-list-hint = `ginscore help` lists the commands, and each has a page
not-written-hint = choose a directory that you can write to

# Beside the name of house rules
saved-here = saved in this ledger

### section: reason

# Why a file cannot be read or written, after a colon: a clause without a capital and without a full stop. The first are the
# reasons of the operating system, in the words that people know from it; the last are the program's own.
not-found = no such file or directory
permission-denied = permission denied
already-exists = file exists
not-a-directory = not a directory
is-a-directory = is a directory
directory-not-empty = directory not empty
storage-full = no space left on device
quota-exceeded = disk quota exceeded
file-too-large = file too large
read-only-filesystem = read-only file system
invalid-filename = file name too long or not allowed
resource-busy = device or resource busy
not-utf8 = stream did not contain valid UTF-8

is-not-a-file = it is not a file
is-not-a-directory = it is not a directory
# $to is the path that the link names.
is-a-link-to = it is a link to { $to }
leads-nowhere = it is a link to { $to }, where nothing is
is-a-link = it is a link
has-no-reader = nobody reads from it
is-not-a-series-name = no series can have that name on every system
