### section: table

# `table`: keeping score for an evening, line by line. A hand is one deal, a line its record.

# Errors and their hints.
new-not-first = `new` can only be the first line, and only without names on the command line
new-not-first-hint = type `ginscore table` without names, and `new` as its first line
at-the-table = you are already at the table
at-the-table-hint = name two players, as in `table Ann Bob`
# $command is a command of the shell, such as `board`.
of-shell = { $command } cannot run at the table
of-shell-hint = type { $command } in another terminal
no-input = `-` cannot be used here: the table itself reads standard input
no-input-hint = name a file, or type the cards in the line
# $players is a list of names.
other-players = `{ $series }` is a series of { $players }
other-players-hint = leave out the names, or leave out `--series`
other-rules = `{ $series }` has other rules
other-rules-hint = the rules of a series never change: leave out the rules, or leave out `--series`

# Remarks when a series is continued.
continuing = Continuing series { $series }.
# $stake: `0.10 per point`.
stake-stays = The stake of this series stays { $stake }; `new` starts one with another stake.
no-stake-stays = This series is played without a stake, and stays that way; `new` starts one with a stake.
name-stays = The name of this series stays the same; `new` starts one with another name.
dealer-stays = The dealer stays the same; `deal NAME` changes it.

# Remarks at a terminal.
how-to-type = Type one line per hand, as in `Ann 4 v 23` or `Bob gin v 31`, or press Enter and answer questions. `help` shows examples.
keys = Esc clears a line; Ctrl-D ends the evening.
# A hand was judged with `judge`, and its line is offered, dim, at the prompt.
enter-records = Press Enter to record this hand; any other key removes it.
# A line was refused, and a corrected one is offered, dim, at the prompt.
exchanged-below = Enter takes the line with the sides swapped; any other key removes it.
rewritten-below = Enter takes the line below; any other key removes it.
# The same where no text can be dim: it is only said.
# A line that is a note alone, after a #.
note-alone = a note follows a hand, as in `Ann 4 v 23 # late`; nothing was recorded
offered-in-words = The line to type: { $line }
# One of several lines that may be meant. $number (number), $line is in backticks.
one-of-several = { $number }: { $line }
# Below them.
choose-by-number = Type the number of the line you mean, or another line.
# A line was refused.
line-on-up = The up arrow brings the line back.
# A line of a paste was refused; $lines is how many came after it.
paste-stopped = { $lines ->
    [one] the line after it was not recorded
   *[other] the { $lines } lines after it were not recorded
}
no-series = Press Enter to be asked who plays, or type two names.
# Whoever was asked who plays gave no answer.
type-names = Type two names, as in `Ann Bob`; `help` shows examples.
no-current-series = There is no current series. Type `table Ann Bob` with your names, or `series use NAME`.
all-safe = Everything recorded is safe; `ginscore` continues the evening.
# A hand that was typed after the end of a series.
waits-for-next = the series is over, and your hand is not recorded yet: Enter starts the next series with it
# The same of another hand after it; $hands (number) wait, two or more.
waits-too = this hand is not recorded yet, either: { $hands } wait for Enter
# A question when the table is left while hands wait; y or n is typed.
record-waiting = { $hands ->
    [one] A hand waits. Start the next series with it? (y or n)
   *[other] { $hands } hands wait. Start the next series with them? (y or n)
}
# A hand that waited for the next series, when another line changed the series or the evening ended.
not-recorded = not recorded: { $line }
# The prompt with an announced knock card. $deals is a sentence without its full stop, $limit a number.
deals-limit = { $deals }, knock with { $limit }
# The prompt before the knock card was turned up.
deals-upcard = { $deals }, upcard?
# A line that Enter takes, at the prompt.
enter-takes = (Enter: { $line })
deals-gin-only = { $deals }, gin only
# The prompt after the end of a series, before `>`: what Enter starts.
play-on = next series

# What was recorded elsewhere, from a phone or in another window, since the last line. $what is a sentence.
elsewhere = recorded elsewhere: { $what }
# A hand was typed while another one was recorded elsewhere.
meanwhile = this was not recorded: something was entered elsewhere in the meantime
meanwhile-hint = look at that first; your line can still be recorded after it
already = this was already recorded elsewhere
already-hint = if it was played twice, type it again

### section: table-help

# `help` at the table. What can be typed stays as it is: words and cards. Words in capital letters, as in `help WORD`, are
# words of the language.
# $one and $two are players.

# What an example means; each stands below it. A line for a hand: `Ann 4 v 23`.
example-counts = { $one } knocks with 4, and { $two } has 23; or `{ $two } gin v 23`, or `draw`
# `Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`
example-cards = melds / deadwood, + laid off; or only the cards, to be arranged
# Cards in the letters of the language, as an example that is typed, and what it means.
letters-example = 4s 10h Qd JQKc
letters = clubs c, diamonds d, hearts h, spades s; small or capital letters
# `Ann +18`
example-points = only the points
# `@7s  x 5d  # a note`
signs = the knock card, the discard and a note, at the end of a hand
# What stands after a `#` in these examples: free text, in the language.
note-example = a note
reason-example = why
# In these examples, words in capital letters for what someone types: a hand (one deal), cards, a topic of the rulebook,
# the name of rules.
a-hand = HAND
some-cards = CARDS
a-topic = TOPIC
rules-name = NAME

asked = Enter on an empty line asks for the hand, one question at a time.
more-help = `help WORD` explains a command or a term of the game; quit ends the evening.

# Titles before what can be typed.
other-lines = Other lines:
looking = Looking:
disputes = Disputes:
more = More:
# A round is several hands at once, one for each pair of players.
a-round = A round:
who-plays = Who plays:
# In the help, before words of the language that stand for the lines and commands above.
own-words = In other words:

# What a word means.
about-quit = quit, exit, q: ends the evening; everything recorded is safe
about-help = help, ?: lists what you can type; `help WORD` explains one
unknown-word = there is no command and no topic called `{ $word }`
unknown-word-hint = `help` lists the commands, and `rules explain` the topics of the rulebook

### section by name: lines

## The lines that record something, as `help WORD` says them at the table. The comment above a text is what is typed as an
## example; only what is after a `#` is in the language (`reason-example`). A text is an imperative without a full stop.

# Ann 4 v 23
hand = Record a hand
# draw
draw = Record a hand that nobody won
# up 7s
up = Announce the knock card of the hand in play
# misdeal # eleven cards
misdeal = Record a misdeal
# stop
stop = Stop the series before its end
# undo
undo = Undo the last change
# redo
redo = Redo the last undone change
# amend 3 Ann 4 v 32
amend = Replace a recorded hand
# insert 3 Ann 4 v 23
insert = Insert a forgotten hand
# delete 3
delete = Delete a hand
# deal Bob
deal = Correct who deals next
# seat Cid
seat = Let a player play the next hand out of turn
# adjust Bob -10 # looked
adjust = Record a penalty or an award that the players agreed on
# agree gin_bonus=25
agree = Change the rules or the stake for the whole series

### section by name: commands

## The same for the commands.

# table Ann Bob
table = Keep score for an evening, one line per hand
# board --lan
board = Show the score on other screens, in their browsers
# new Ann Bob hollywood
new = Start a series and make it the current one
# score
score = Show the score sheet
# counts
counts = Show what each player needs, and what they can safely be caught with
# summary
summary = Show the settlement: who won, by how much, and who pays
# why 12
why = Explain a hand, a game (`game 2`), or the settlement (`series`)
# judge QS KS AS
judge = Judge melds, spreads and showdowns; nothing is recorded
# best 4-7s 9cdh 2h ac ad
best = Find the best spread of 1 to 11 cards, or the defender's best
# rules explain undercut
rules = List, save and compare house rules, and read the rulebook
# stats Ann
stats = Show the statistics of everybody, of one player, or of two against each other
# log
log = Print the series as a script that reproduces it
# series list
series = List series and choose the current one
# players rename Rob Robert
players = List the players, and correct their names
# export -o evening.html
export = Export series as a web page or as data for other programs
# import hands.csv
import = Import hands from CSV, JSON Lines or a script
# audit
audit = Verify the ledger, or check a seal that someone wrote down
# paper -o sheet.html
paper = Print an empty score sheet for the rules you agreed on

### section: guide

# The questions for a hand, one after another, and what is wrong with an answer. A hand is one deal.
# $player is the player who ended the hand, $other the other player.

# A question. $answers is a list of answers to type; $knock is the one that Enter alone gives.
how-ended = How? ({ $answers }) [{ $knock }]
# A question, with the answer that Enter alone gives.
record-hand = Record this hand? (y or n) [y]
# A question. The card that was turned up at the start of the hand.
ask-knock-card = Knock card:
# Questions. What Enter alone does is in brackets.
own-cards-gin = { $player }'s cards [Enter for { $gin } without cards]:
own-cards = { $player }'s cards or count:
laid-off = Cards that { $other } laid off [none]:

not-a-player = that is not one of the players
no-ending = a hand does not end like that
no-cards = enter cards or a count
no-cards-hint = as in `4-7s 9cdh / 2h ac ad`, or `4`
# After a knock the other player has laid off cards on the melds of the knocker; only the rest counts.
no-others-cards-hint = as in `kcdh 2-4c / 7h 3d`, or `23`, the count after laying off
# What can be answered about the knock card, and about cards that were laid off.
knock-card-hint = as in `9h`
laid-off-hint = as in `8s 9s`, or Enter for none
gin-has-no-count = gin has no count
gin-has-no-count-hint = press Enter or type the cards
yes-or-no-hint = y records the hand, n goes back to fix it
not-gin = these cards are not gin: there is deadwood
# $knock is an answer to type.
not-gin-hint = fix the cards, or go back with `<` and answer { $knock }

# Said before the first question.
how-to-answer = `<` goes back a question; Ctrl-D leaves the questions.
# A question where several pairs play at once. $pairs is a list, such as `Ann and Bob, Cid and Dan`.
whose-hand = Whose hand has ended? ({ $pairs }):
still-playing = Type the name of a player who is still playing.

### section: first-series

# The questions for the first series of all, each in a short line.

who = Who plays?
# How to answer; $names are names to type, such as `Ann Bob`.
as-in = as in: { $names }
# `help` was typed at the first of these questions.
who-help = Type the names of those who play, as in `Ann Bob`, or `Ann Cid v Bob Dan` for two sides; the rules are asked for next. A whole line works, too: `new Ann Bob pagat hollywood`.
# One name was typed.
who-else = Who else plays?
all-four = All four, as in Ann Cid v Bob Dan
# Said before the second question.
how-to-go-back = `<` goes back a question.
# What was typed is not in the list of answers above it.
no-such-answer = type a number from 1 to { $most }, or the first word ({ $typed } is none of these)
# Four names were typed; the three ways to make two sides of them follow.
who-with-whom = Who plays with whom?
# An item of that list, of four names that may be two names and two surnames:
two-players = { $one } against { $other }, two players
which-game = Which game?
# The games to choose from, each in 24 letters at most, so that the answer fits a narrow terminal.
gin = Gin
oklahoma = Oklahoma: upcard limit
hollywood = Hollywood: three games
partners = Partners: two on a side
own = Our own rules
# What stands after the comma is an example, and typed as it is.
own-rules = Rules, as in pagat gin_bonus=20
target = Game to how many points?
# What counts besides the points of the hands.
what-pays = What pays?
boxes-pay = Boxes 20, games and shutouts 100
as-wikipedia = Old Wikipedia: boxes 25, games 100, shutouts double
points-only = Only points
stake = Money per point?
# The answer that there is no stake.
no-stake = none
dealer = Who deals first?
no-dealer = not known yet
# $line is the line that starts the same series.
same-in-one-line = The same in one line: { $line }

### section: prompt

# Questions at a terminal. `y` and `n` may be typed in the words of every language. None is yes in one and no in another.
# The first is the letter for yes, in the answer that Enter alone gives. English has those of Spanish and French, too.
yes-words = y yes sí o oui
no-words = n no non nah nope

# Answers that may be typed in English or in these words, in capital or small letters. What is recorded is in English.
# A hand (one deal) that nobody won.
answer-draw = draw
answer-knock = knock
answer-gin = gin
answer-big-gin = big-gin

# A question, which a colon may follow. $one and $two are the players; $draw is an answer to type.
who-ended-or-draw = Who ended the hand? ({ $one }, { $two }, or { $draw })
# A question; a colon follows it. $players is a list, such as `Ann or Bob`.
who-ended = Who ended the hand? ({ $players })
# A question; a colon follows it. It is about the player who ended the hand; $gin and $big-gin are answers to type.
their-cards = Their cards or count, { $gin }, or { $big-gin }
# The same where the rules have no big gin.
their-cards-or-gin = Their cards or count, or { $gin }
# A question; a colon follows it.
others-cards = The other player's cards, or their count after laying off
# A question, after which a colon follows, and the label of a field. The card that was turned up at the start of the hand.
knock-card = Knock card

# A line before a hand is recorded. $better is a whole sentence, such as `Ann can lay off 8S`.
advice = advice: { $better }
# A question; the usual answer and a colon follow it.
record-anyway = Record it anyway? (y or n)
# Said before that question: the cards of a hand (one deal) were recorded before. $hand is that hand:
# `hand 3: Ann knocks with 6 against 24, 18 points`.
same-cards = these cards are recorded already ({ $hand })
# The answer to it was no.
hand-not-recorded = not recorded
# A hand was recorded by the same line as the one before it.
same-as-last = the same line twice in a row; `undo` takes this one back if it was typed by mistake

### section: new-series

# `new`: starting a series.

# $facts is a list of the labels below, separated by commas or semicolons.
started = Started series { $series } ({ $facts }).
# Labels in the list. A dealer is a player, or a side of several players.
player-deals-first = { $player } deals first
side-deals-first = { $side } to deal first

# Errors. $typed is what was typed.
not-a-stake = `{ $typed }` is not a stake
# $typed is a number such as `1.000` or `1,000`, which means a thousand in some countries and one in others.
unclear-stake = `{ $typed }` is unclear: it may be in thousands, or have three decimals
unclear-stake-hint = type it without a thousands separator, or with one, two or four decimals, as in `1000` or `1.00`
not-a-stake-hint = type money per point as in `0.10`, per game as in `5/game` or per sheet as in `20/sheet`, with up to four decimals
# A hint, where a series is in play and another one was meant. $line is a whole line in backticks.
other-series = { $line } begins another one; `stop` ends this one before its time
# A remark on a new series of the same players. $line is a whole line in backticks, such as `agree gin_bonus=25`.
left-out = { $line } keeps what else was agreed in their last series
# What `new game` may mean after games side by side. $like and $one are lines in backticks.
either-game = { $like } for all games side by side again, { $one } for one game
stake-nought = a stake of `{ $typed }` pays nothing
stake-nought-hint = leave the stake out to play without money
stake-too-much = `{ $typed }` is more than a million
stake-decimals = `{ $typed }` has more than four decimals
stake-unit = `{ $typed }`: a stake is paid per point, per game or per sheet
# $typed is in backticks.
not-a-start = { $typed } is not a date
not-a-start-hint = type it as in `start=2026-11-20`, or with the time, as in `start=2026-11-20T20:00`

# What is wrong with the name of a new series.
name-empty = the name of the series is empty
# $sign is an invisible character in words, such as `U+200B, which is invisible, at character 3`.
name-invisible = `{ $name }` is not allowed as a series name: it contains { $sign }
name-sign = `{ $name }` is not allowed as a series name: it must not contain `{ $sign }`
name-start = `{ $name }` is not allowed as a series name: it must start with a letter or a digit
name-end = `{ $name }` is not allowed as a series name: it ends with a space or a dot
name-long = `{ $name }` is not allowed as a series name: it is longer than { $bytes } bytes
name-device = `{ $name }` is not allowed as a series name: Windows reserves it for a device
name-hint = use letters, digits, `-`, `_`, `.` and spaces, starting with a letter or digit, as in `club-night`

### section: lineup

# Who plays whom in a new series.

# Three players, of whom one sits out each hand.
out-misplaced = `out=` is for three players in turn
out-misplaced-hint = name three players without a `v`, as in `new Ann Bob Cid out=Cid`
sides-misplaced = `sides=` is for partners
sides-misplaced-hint = name the players of both sides, as in `new Ann Cid v Bob Dan sides=We,They`
none-of-players = { $name } is not one of the players
# $players are names, in a list with `or`.
name-one-of = name one of { $players }
too-few-players = a series needs two players or more
too-few-players-hint = name them, as in `new Ann Bob`
cannot-be-seated = { $players ->
    [one] { $players } player cannot play like this
   *[other] { $players } players cannot play like this
}
seating-hint = two players as in `Ann Bob`; sides as in `Ann Cid v Bob Dan`, up to five each; a captain against two or three as in `Ann v Bob Cid`; three in turn as in `Ann Bob Cid`; put a name of several words in quotation marks
not-two-names = { $text } is not two names
not-two-names-hint = separate them with a comma, as in `We,They`
rule-for-more = { $key } is a rule for more than two players
rule-for-more-hint = leave it out, or name all players, as in `new Ann Cid v Bob Dan`
# $key is a key of the rules in backticks. The hint says why it changes nothing for these players.
rule-without-effect = { $key } changes nothing here
captain-settles-hint = the captain pays each opponent in full and collects from each in full; leave it out
one-hand-hint = only one hand is played at a time; leave it out
each-settles-hint = with three in turn, each settles with each of the others; leave it out
nobody-sits-out-hint = nobody sits out; leave it out
newcomer-deals-hint = with three in turn, `newcomer_deals` says who deals; leave it out
sitting-out-deals-hint = the player who sits out deals, after a draw too; leave it out
one-game-hint = with three in turn, one game is played at a time; leave it out
no-doubling-in-turn = with three in turn, a shutout cannot double anything
no-doubling-in-turn-hint = play `shutout.award=none`, or a number that each player who is shut out pays the winner
# $name is a player who does not play the next hand.
cannot-deal = { $name } cannot deal the next hand
# $players are names, in a list with `or`.
cannot-deal-hint = { $players } can

### section: agreed

# What is agreed, in words after the names of a new series and in `--rules`: `pagat hollywood target=150 stake=0.10`.

# $word is `me` or `I` in backticks, typed where names are.
who-is-self = who is { $word }? Everybody needs a name
who-is-self-hint = type a name in its place
# Two words in backticks that set the same: `target=150` and `target=200`.
said-twice = { $one } and { $two } say the same thing
word-twice = { $word } is there twice
leave-one-out = leave one of them out
# Names of presets in backticks.
two-presets = { $one } and { $two } are both presets
two-presets-hint = choose one of them; only `hollywood` and `oklahoma` go with any other
# $word is in backticks.
neither-preset-nor-rule = { $word } is neither a preset nor a rule
neither-preset-nor-rule-hint = the players come first, as in `new Ann Bob pagat`; `rules list` shows the presets, `rules show` the rules
# $word is a key in backticks, such as `stake=`.
not-of-rules = { $word } is agreed for a new series, and is not a rule
not-of-rules-hint = leave it out here; it belongs after the names, as in `new Ann Bob stake=0.10`
# $rules is the name of rules in backticks, $typed how the name of a player is written.
rules-not-a-player = { $rules } is the name of a preset, not of a player
saved-not-a-player = { $rules } is the name of rules that are saved in this ledger, not of a player
rules-not-a-player-hint = name the players first, as in `new Ann Bob hollywood`; a player of that name is written { $typed }
# The last of three names or more is close to the name of rules. $name and $rules are in backticks.
nearly-rules = nobody called { $name } has played here, and there are rules called { $rules }
# $rules and $player are whole lines in backticks.
nearly-rules-hint = type { $rules } for the rules, or { $player } for a player of that name
# $word is `gin`, $line a whole line, both in backticks.
gin-is-the-game = { $word } is the game itself, not a player

### section: record

# Why something is not recorded: messages of errors and their hints.

rules-forbid = the rules do not allow this
# Several hands were typed in a line, separated by semicolons. $player is a name in backticks.
twice-in-line = { $player } plays twice in this line
twice-in-line-hint = everyone plays one hand a round; nothing in the line was recorded
# After the first penalty or award that was entered in several games. $line is a line in backticks.
adjust-in-one = To enter it in one game only, type `undo`, and then { $line }.

# A hand is corrected or inserted whose player sat out. $pairs is `Ann and Cid`, $lines the same line with both names, in
# backticks.
name-both-hint = it was the turn of { $pairs }; if others played it, name both players: { $lines }

no-big-gin = these rules have no big gin
# $line is a line in backticks.
no-big-gin-hint = here it scores as { $line }; `agree big_gin_bonus=31` if you play with it
typed-bonus = bonuses are not typed: the rules add them
# `gin` before cards that are not gin: the hand that they are, and its line.
gin-is-knock = without `gin` it is this hand: { $headline }; type { $line }
gin-is-no-knock = nor is it a knock: the limit is { $limit }; `rules explain illegal-knock` has more

series-over-hint = `ginscore summary` shows the settlement, `ginscore new` starts another series, `ginscore undo` reopens this one

# Hands were recorded that would come after the new end of the series. $numbers is a list of their numbers, $count
# (a number) how many they are. A hand here is one deal.
before-hands = { $count ->
    [one] the series would end before hand { $numbers }
   *[other] the series would end before hands { $numbers }
}
past-end-hint = type { $lines } first
# Hands that were recorded before the players agreed on other rules. $numbers: `3 and 5`.
against-agreed = { $count ->
    [one] hand { $numbers } is against these rules
   *[other] hands { $numbers } are against these rules
}
# $why is a line in backticks: `why 3`.
against-agreed-hint = correct or delete them first; { $why } explains a hand
# A round is several hands at once, one for each pair of players.
before-rounds = { $count ->
    [one] the series would end before round { $numbers }
   *[other] the series would end before rounds { $numbers }
}

# $pairs is a list of pairs of players, such as `Ann and Bob, Cid and Dan`.
not-their-turn = it is not their turn: { $pairs } play this hand
not-their-turn-hint = `seat NAME` lets a player play the next hand
not-opponents = these players are not opponents
not-opponents-hint = name a player of each side, as in `Ann 4 v Bob 23`
round-begun = one of them has already played in this round
round-begun-hint = `amend` corrects it; the next round begins when every hand of this one has ended
not-in-round = these two did not play each other in round { $round }
not-in-round-hint = name the two who played, or leave the second name out
round-incomplete = a hand of round { $round } would be missing
# $line is an example: `insert 2 Ann 4 v 23; Cid gin v 12`.
round-incomplete-hint = give all its hands, as in { $line }
# $round (number). $line is what was typed.
whole-round = round { $round } was entered as a whole, so the hand of one pair cannot replace it
whole-round-hint = `delete { $round }`, then `insert { $round } { $line }; ...` with a hand for each pair
changes-who-plays = this would change who plays whom in round { $round }, which has begun
changes-who-plays-hint = finish round { $round } first, or undo its hands
nobody-seated = `seat` cannot be used like this
nobody-seated-hint = `seat` is for captain's play and three in turn: name a player, or two opponents

# Hints for an adjustment, which gives or takes points or boxes by hand, and for counts and points of hands.
name-open-game = name an open game, as in `adjust Ann +10 in 2 # why`; `score` shows the games
check-number = check the number
hand-not-end = hand { $number } would then not end the series
round-not-end = round { $number } would then not end the series
undo-reopens = `undo` reopens the series
# $adjustment is a whole sentence, such as `Ann is given 10 points`.
earlier-adjustment-of = an earlier adjustment ({ $adjustment }) could no longer be entered: { $why }

nothing-to-undo = there is nothing to undo
nothing-to-undo-hint = nothing in this series is left to undo
nothing-to-redo = there is nothing to redo
nothing-to-redo-hint = only an undone change can be redone, and only before anything new is recorded

### section: script-lines

# Lines of a script or of a pipe.

# The place of a mistake. $number (number)
at-line = line { $number }
not-text = the line is not UTF-8 text
not-text-hint = save the script as UTF-8
# $number (number): the line in which a script stopped.
recorded-before = The lines before line { $number } are recorded; run only the rest again.

### section: changes

# What a correction changes besides the hand. A hand is one deal; a round is several hands of partners at once, and is
# numbered in place of the hands. $now and $before are where a hand is and was entered: messages that can
# stand alone, `entered-games`, `entered-nowhere` and `entered-closed` of sheet.ftl, or with a sheet those below.
entered-otherwise = now { $now } (before: { $before })
round-open-again = round { $number } is open again (before: { $before })
entered-games-on-sheet = { $count ->
    [one] entered in game { $games } on sheet { $sheet }
   *[other] entered in games { $games } on sheet { $sheet }
}
entered-nowhere-on-sheet = not entered in any game on sheet { $sheet }
entered-closed-on-sheet = not entered: the games this win would go into are closed on sheet { $sheet }

# Who dealt a hand, or deals it.
dealer-is-not = { $name } dealt, not { $before }
dealer-is = dealer { $name }
dealer-unknown = it is no longer known who dealt
next-dealer-unknown = it is not recorded who deals next

# Games that are closed now, or open again, or have another winner.
game-open-again = game { $game } is open again; it had gone to { $name }
game-closed = game { $game } is closed and goes to { $name }
wins-game-not = game { $game } goes to { $name }, not to { $before }
game-worth = game { $game } is now worth { $points } (was { $before })
# $what is `game-closed` or `wins-game-not`. $points (number)
and-worth = { $what }, worth { $points } points
# One of these, in a series of several sheets.
of-sheet = sheet { $sheet }: { $what }

series-continues = the series continues
series-over = the series is over

### section: correction

# Corrections, and what they change. A hand is one deal; a round is several hands of partners at once, and is numbered
# in place of the hands. $headline says how a hand ended: `Ann knocks with 6 against 24, 18 points`.

# A hand or a round, and how it ended, its line, or its pairs.
hand-number = hand { $number }
round-number = round { $number }

# What was done.
hand-amended = hand { $number } amended: { $headline } (was: { $before })
round-amended = round { $number } amended: { $headline } (was: { $before })
hand-inserted = hand { $number } inserted: { $headline }
round-inserted = round { $number } inserted: { $headline }
adjustment-deleted = adjustment { $number } deleted: { $what }
hand-deleted = hand { $number } deleted: { $headline }
round-deleted = round { $number } deleted: { $headline }
# A player has another name.
renamed = { $before } is now called { $name }

# What was undone or redone: $what is one of the messages below that begin with `the-`, or one that says what was done.
undone = undone: { $what }
redone = redone: { $what }
the-amendment-of-hand = the amendment of hand { $number } ({ $headline }; before that, { $before })
the-amendment-of-round = the amendment of round { $number } ({ $headline }; before that, { $before })
the-insertion-of-hand = the insertion of hand { $number } ({ $headline })
the-insertion-of-round = the insertion of round { $number } ({ $headline })
the-deletion-of-adjustment = the deletion of adjustment { $number } ({ $what })
the-deletion-of-hand = the deletion of hand { $number } ({ $headline })
the-deletion-of-round = the deletion of round { $number } ({ $headline })
the-misdeal = the misdeal

# What happened between hands.
plays-hand = { $name } plays hand { $number }
play-hand = { $one } and { $two } play hand { $number }
# The cards were dealt wrongly.
dealer-deals-again = misdeal: the same dealer deals again
misdeal-why = misdeal ({ $why }): the same dealer deals again
# Rules, words separated by commas: `gin 25, game to 150`.
agreed = agreed for the whole series: { $what }
agreed-before = before that: { $what }
# A preset without the form of the game was agreed, which ended that form. $forms are words of the notation, $line is a line
# in backticks.
agreed-without-form = no longer { $forms }; if that was not meant: `undo`, then { $line }
# An adjustment that was typed after the end of the series.
before-last-hand = recorded before hand { $number }, which ended the series
before-last-round = recorded before round { $number }, which ended the series
stopped = the series was stopped
stopped-why = the series was stopped: { $why }

# The card that was turned up sets the limit for knocking. $suit is the name of a suit: a knock card of that suit
# doubles the points of the hand. $limit (number)
knock-card-is = the knock card is { $card }
knock-card-without-effect = the knock card is { $card }; under these rules it changes nothing
# $what is one of the other sentences about the knock card.
knock-card-doubles = { $what }; { $suit } double the hand
knock-card-gin-only = the knock card is { $card }; only gin ends this hand
knock-card-limit = the knock card is { $card }; the knock limit is { $limit }

# An adjustment, which is no hand: points or boxes are given to a player or taken away.
given-points = plus { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $name }
loses-points = minus { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $name }
given-boxes = plus { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} for { $name }
loses-boxes = minus { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} for { $name }

# Why an adjustment cannot be entered.
error-no-such-game = the sheet has no game { $game }
error-game-closed = game { $game } is closed, and a closed game never changes
# $points (number), $boxes (number): large numbers.
error-out-of-range = an adjustment is at most { $points } points or { $boxes } boxes

### section: reading

# Lines in the words of players, which are read as one of the notation.

# $line is the line that is recorded, as it is typed.
read-as = read as: { $line }
two-meanings = { $typed } can mean two things
# Hints after that. What is in backticks, and the variables, are lines that can be typed; $player and $other are players.
either-tie = `draw` if nobody knocked, { $line } if the counts were equal
either-gin = { $one } if { $player } had gin, { $two } if { $other } had gin
either-points = { $hand } if the hand was worth that, { $adjust } if there was no hand
either-print = `paper -o sheet.html` for a sheet to write on, `export -o evening.html` for this series
either-end = `quit` leaves, and the series goes on next time; `stop` ends the series here and settles it
either-deal = `misdeal` if the cards are dealt again, `new` with the names for another series
# After the end of a series. $next and $agree are lines in backticks.
either-agreed = { $next } for the next series, { $agree } for the one that is over
# Only a number was typed. $number is that of a hand.
either-number = { $why } explains hand { $number }, `amend { $number } Ann 4 v 23` corrects it
# What is wrong with `make that 22` and with `we forgot hand 3: Ann 6 v 16`. A hint with the line follows.
corrects = a hand that was recorded is amended by its number
# The same where the hand is known. $line is the line of the hand in backticks. A hint with the line follows.
is-recorded = hand { $number } is recorded as { $line }
inserts = a forgotten hand is inserted before the hand with its number
# What is wrong with `gin is 25`. A hint with the line follows.
is-agreed = { $typed }: what is agreed for the whole series is changed with `agree`
# What is wrong with `Bob 3/30`. A hint with the line follows.
counts-apart = in { $typed } the two counts have no `v` between them
# What is wrong with `again` before the end of a series, and what can be typed.
still-open = this series is not over yet
still-open-hint = `new` with names and rules begins another one; `stop` ends this one before its time
# What is wrong with `one game to 150` after the end of a series. A hint with the line follows.
another-game = not started yet; is this another series with the same players?
# The same, with what is said to be agreed for it. $rules are rules in a few words, as `game to 75`.
another-game-with = not started yet; is this another series with the same players: { $rules }?
# One of these rules.
single-game = a single game
# The same after the points to which it is played: `game to 75, only one`.
only-one-game = only one
# What is wrong with `Bob undercuts Ann 6 v 4` or `Ann beats Bob 4 to 23`. A hint with the line follows.
knocker-first = { $typed }: the line of a hand begins with the player who ended it
# What is wrong with `penalty Bob 10`. A hint with the line follows.
is-adjustment = { $typed }: not recorded yet; is this a penalty?
# The same where it counts in several games. $games are their numbers.
is-adjustment-in-each = { $typed }: not recorded yet; is this a penalty, in games { $games }?
# What is wrong with `Ann closes with 4 and Bob got 23`: some words are not known. A hint with the line follows.
in-part = { $typed }: not recorded yet; did you mean this?
# The same with several lines.
in-part-of-several = { $typed }: not recorded yet; which of these did you mean?
# Only a player and `won` was typed; lines that say how much the hand was worth follow.
how-much = { $typed } does not say by how much
how-much-hint = { $counts } with what both had left, { $points } if only the points are known
# The reason that is recorded with such points, a word.
award = award

# Words of players, separated by spaces, and read in place of those of the notation. Each means one thing, and none is a
# usual name; what is typed without accents is the same. Between the two sides, in place of `v`:
between = versus against
# The counts from nought to nineteen as words, in this order, as a phone writes what is dictated. A place may have several
# forms, with a slash between them:
numbers = zero/nought/nil one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
# The tens from twenty to ninety. `twenty three`, `twenty-three` and the like are read, by the rules of each language:
tens = twenty thirty forty fifty sixty seventy eighty ninety
# A hundred, with a hyphen for each blank:
hundreds = hundred a-hundred one-hundred
# Before or in place of the number of a hand, from the first to the twelfth; a place may have several forms with a slash between them:
ordinals = first/1st second/2nd third/3rd fourth/4th fifth/5th sixth/6th seventh/7th eighth/8th ninth/9th tenth/10th eleventh/11th twelfth/12th
# Other forms of the word for gin, as in `Ann ginned 23`; if there are none, the word itself:
gins = ginned gined gins jin g
# Left out in a hand, as in `Ann knocks with 4 v 23`:
fillers = with has had have holds holding is was left catches on w/ this-time
# The same; whoever has such a word has knocked, as in `Bob had 9, Ann knocked with 4`:
knocks = knocks knock knocked goes went down knocking knocks-at knocked-at knock-at go goes-out knocks-for knocked-for knock-for lays-down laid-down lay-down laying-down
# Whoever has such a word has not knocked, as in `Bob was caught with 9, Ann 4`:
loses = caught stuck lays-off-to laid-off-to
# Left out before the name of the other player, as in `Ann knocks with 4 and Bob has 23`; articles, too:
joins = and but while
# The unit, as in `Ann +20 points`:
points = points point pts pt
# Before a number, in place of its sign:
minuses = minus
pluses = plus more
# Between two counts, as in `Ann beats Bob 4 to 23`, and in `change 2 to Bob 4 v 23`:
tos = to
# Before what was meant with the last hand, as in `make that 22`, with a hyphen for each blank:
corrects-last = no wait sorry oops actually it-was that-was make-that make-it should-have-been oh correction I-mean should-be that-is it-should-be that-should-be that-should-have-been it-should-have-been that-one-was make this-one-was this-one-is that-one-is I-meant oops-no that's-not-right that-is-not-right that-isn't-right that's-wrong that-is-wrong not-right that-not-right that-wrong wrong miscounted I-miscounted we-miscounted I-counted-wrong counted-wrong my-mistake recounted recount counted-again i-beg-your-pardon beg-your-pardon pardon-me oh-dear wrong-player wrong-person
# Of a forgotten hand, as in `we forgot hand 3: Ann 6 v 16`, `before hand 2 ...` and `... after hand 2`:
forgets = forgot forgotten missed missing skipped didn't-write didn't-record didn't-enter didn't-note didn't-put never-wrote never-entered not-written left-out-a left-one-out left-out missed-out
befores = before
afters = after
# Before what a hand should have been, as in `hand 2 was Bob 4 v 23`:
wases = was is should-be should-have-been
# A hand that nobody won, in place of `draw`:
draws = d wash both-pass nobody noone no-one standoff stand-off washout wash-out dead-hand stock-ran-out stock-is-out ran-out both-passed no-winner no-knock no-one-knocked both-draw deck-out out-of-cards ran-out-of-cards deck-ran-out another-draw a-draw it's-a-draw we-drew wall the-wall a-wall no-one-won nobody-won no-one-won-that-one nobody-won-that-one washed-out nobody-could-knock drawn it-was-drawn nobody-knocked
# That, or that the two counts were equal:
ties = tie tied
# In place of `undo`, `redo`, `amend`, `delete`, `insert`, `agree`, `stats`, `misdeal`, `score`, `summary`, `log`, `why` (of the last hand), `help` and
# `quit`:
undoes = u oops mistake takeback revert take-back take-it-back take-that-back undo-it undo-that scratch-that
redoes = re-do put-it-back put-that-back
amends = edit fix change correct replace
deletes = remove erase
inserts-hand = add
agrees = agreed agree play
statistics = statistics
misdeals = redeal deal-again threw-it-in threw-the-hand-in threw-in-the-hand threw-that-in thrown-in throw-it-in throw-in we-threw-it-in we-threw-the-hand-in we-threw-in-the-hand we-threw-that-in
scores = s sheet scores scoresheet total totals winner leader standings who-is-ahead who-ahead what-the-score what's-the-score points who-is-winning who-is-leading where-are-we how-many-hands-did-we-play where-were-we how-do-we-stand how-much-do-we-have what-do-we-have
# What each still needs.
needs = to-go how-much-to-go how-many-to-go what-do-they-need what-do-we-need who-needs-what how-many-does-need how-much-does-need
# Whole lines, in place of `score --next`, who deals and who plays:
turns = who-deals who-dealt who-is-dealing who-is-the-dealer who's-the-dealer who-is-dealer whose-deal whose-deal-is-it whose-turn who's-turn who-turn deal-who dealer who-the-dealer who-dealer who-sits-out who-sits-where who-plays-whom who-plays-who who-dealt-last who-plays-next who-is-next
summaries = settle settlement pay payment payout how-much recap
# Whole lines, with a hyphen for each blank, in place of `summary --evening`, what is owed for all series of the evening:
evenings = tonight who-owes-what who-owes-whom who-pays-whom what-do-we-owe evening this-evening who-owes what-does-owe what-owes how-much-does-owe how-much-do-we-owe who-pays how-much-do-I-owe what-do-I-owe owe settle-up sum-of-the-evening the-sum-of-the-evening who-owes-me what-does-everyone-owe who-pays-who who-owes-who what's-the-damage who-pays-what what-do-I-owe-you summary-of-the-evening
logs = history
# The rules of this table, with a hyphen for each blank:
shows-rules = house-rules our-rules the-rules
lasts = last latest previous what-was-the-last-hand newest
# The hand before the last one, with a hyphen for each blank, as in `the hand before last was Bob 4 v 23`:
before-lasts = one-before hand-before one-before-that hand-before-that one-before-last hand-before-last one-before-the-last hand-before-the-last one-before-the-last-one hand-before-the-last-one second-last second-to-last last-but-one penultimate
# Before a hand, as in `in hand 6 Bob had 24`, with a hyphen for each blank:
ins = in back-in back-to back-at
helps = commands hint hints
quits = bye goodbye good-night goodnight we're-done that's-it-for-tonight that's-it-for-today call-it-a-night that's-enough-for-tonight we-quit-here we're-off-to-bed that-it-for-tonight that-it-for-today that-all-for-tonight taking-a-break take-a-break we're-taking-a-break let's-take-a-break short-break tea-break brb be-right-back back-soon coffee-break see-you-later see-you nite night-night goodbye-for-now bye-for-now that's-us-done that's-us-finished putting-the-kettle-on we're-putting-the-kettle-on see-you-in-a-bit see-you-soon we-break-for-supper we-break-for-dinner we-break-for-lunch nighty-night back-in-a-bit back-in-a-minute we-stop-for we-stop-here we're-stopping-for time-for-tea time-for-coffee done-for-today done-for-tonight done-for-now that's-me-done back-later be-back-later having-dinner we-are-having-dinner dinner-time dinner-break we-take-a-break we'll-take-a-break I'm-off I'm-off-to-bed see-you-tomorrow see-you-next-time back-after-tea back-after-dinner back-after-lunch back-after-supper back-after-coffee back-after-a-break good-night-all goodnight-all let's-have-a-break have-a-break having-a-break we-are-stopping-for have-a-coffee we'll-have-a-coffee coffee-time
# After a name: that player deals.
deals = deals dealt dealt-first deals-first is-dealer deals-again
# Before a number, as in `game 2` and `round 1`:
games = game games
rounds = round
hands = hand hands number
# After a name or after `who`, as in `Ann won` and `who is winning`:
wins = won wins win winning leads
# Between two players, as in `Ann beats Bob 4 to 23`:
beats = beats beat
# The same of an undercut:
undercuts = undercuts undercut
# Next to one of these, the player is the one who was undercut or beaten, as in `Ann was undercut by Bob`:
passives = was got gets is been
# The same after it, before whoever has done it:
bys = by
# Before whom it was done to, as in `gin on Bob`:
ons = on over
# Before a word for gin, as in `big gin`:
bigs = big
# As in `nobody knocked`:
nobodies = nobody noone no-one neither none
# Of the player who loses the points, as in `Ann lost 19 points`:
pays = lost loses lose losing pays paid owes
# Next to a number that may be points, as in `gin for 52`:
for-totals = for altogether scored scores give earned earns chalk difference
# Words that say that something did not happen, or has not yet, as in `if Ann had knocked`:
supposes = if would could should might maybe probably usually wish bet unless needs would've could've should've suppose tried failed couldn't more wont hopefully can will leads lead ahead behind hardly refused declined hoped wants rather instead assume assuming imagine yet
# The same at the start, before a name, as in `had Ann knocked`:
turned-supposes = had
# Words that change nothing in a hand if all else of it is known: `Bob knocked with 9 but I only had 15`.
harmless = but only just too as well again still another also then finally shows showed holds holding ugh damn oh ha yay phew unfortunately sadly luckily himself herself my his her hand has me am counted counts in sat sits there whopping mere nice lovely he she exactly argh
# Of the player who lays off cards; a number after it is no count:
lays-off = lays-off laid-off lay-off laying-off lays laid layoffs layoff lay-offs
# Before `last hand`:
articles = the my our that this
# Before a hand as one of its kind, as in `hand 2 was a gin`:
indefinites = a an
# As in `Bob 25 not 20`, which corrects the last hand:
nots = not didnt didn't never dont don't almost nearly without no wasn't isn't hasn't hadn't doesn't haven't ain't cannot can't won't shouldn't wouldn't false
# With a player and a number, as in `penalty Bob 10`:
penalties = penalty penalties penalised penalized deduct deducted docked fined points-off point-off costs-her costs-him costs-me cost-her cost-him cost-me penalize penalise
# After a number, as in `10 off for peeking`:
takes-off = off
asks-who = who whos
# At the start of a question, and those of them that ask for a reason:
asks = who whose who's what what's how how's why which when where can may do does did am is are should isn't aren't doesn't
asks-why = why how-come
# What such a question is about: what is owed, what is missing, what a game is worth, whether a card fits, who is ahead, whose turn it is.
of-money = owe owes owed owing pay pays settle money damage
of-needs = need needs needed short away
# With what somebody may be caught:
of-safety = safe
of-worth = worth value get gets got make made
# Equal counts, in a question:
of-ties = equal
of-leading = ahead winning leads leading leader score standing behind doing schneidered skunked played stand lead
of-turns = deal deals dealer dealing dealt turn plays next out shuffles dealin
# In a line without a question, such as `total for the evening`: the evening, and that all of it is meant:
of-evenings = evening tonight night
sums = sum total totals summary result results whole altogether overall settlement
# Whoever speaks, as in `I knocked with 4 and Bob had 23`:
selves = I me I've I'm
# Another person, as in `I knocked with 4, she had 23`:
third-persons = he she him her his hers
# After a number, which is then no count, as in `Bob had 3 cards left`:
cards = card cards
# Before the names of those who play, with a hyphen for each blank, as in `we are Ann and Bob`:
we-ares = we-are we're it's-us it-is players-are the-players-are playing-are
# At the start of a sentence, before what it says, with a hyphen for each blank, as in `right, Ann 4 v 23`:
openers = right so moment just-a-moment wait-a-moment ok okay well and hang-on hold-on look listen now er um erm ah hey oh oi yes yeah yep alright all-right sorry-but please I-am-sorry I'm-sorry excuse-me careful oh-dear I'm-afraid I-am-afraid
# At the end of a line, where they say nothing, with a hyphen for each blank, as in `undo, please`:
polites = please thanks thank-you
# Before a term of the game, as in `what is an undercut`, with a hyphen for each blank:
asks-what = what-is what-is-a what-is-an what's what's-a what's-an whats-a
# Before the number of a hand, as in `show 3`, and alone, for the sheet:
shows = show explain show-me show-me-the
# Left out among cards, as in `judge is Q K A of spades a run`, with a hyphen for each blank:
of-cards = of and the is are a-run a-set a-meld run set meld legal valid a-valid-run a-valid-set a-valid-meld a-legal-run a-legal-set a-legal-meld from as-a-run as-a-set as-a-meld
# Other words for the ace:
aces = aces
# Before the card that was turned up:
upcards = upcard turn-up turned-up turned knock-card knock-card-is the-knock-card-is the-knock-card up-card upcard-is the-upcard-is card-is the-card-is card
# Alone: a page to print is meant.
prints = print printout
# After a name, with a hyphen for each blank: that player gives the hand up, which does not say how much it was worth.
concedes = concedes concede gives-up folds resigns renounces abandons abandon
# Before the two names of a player, the old and the new one:
renames = rename
# Before a note that is typed without a hand, as in `note hello`:
notes = note remark
# Alone, with a hyphen for each blank; `misdeal` or a new series may be meant, as `either-deal` says:
new-deals = new-deal start-over start-again
# Alone after the end of a series, with a hyphen for each blank: the same players play the next one.
plays-on = again play-on play-again once-more another another-one another-series next next-series rematch continue one-more one-more-game next-game another-game let's-play-another let's-go-again same-again let-play-again let-go-again let-play-another
# The same, alone or before rules for it, as in `let's play oklahoma`:
new-series = let's-play let-play let-us-play now-let's-play we-play-on same-players same-two a-new-game a-new-series a-game-of another-game-of next-game
# Words that only lead to a question such as "did you mean `undo`?": they are too short or too common to be read. In place of
# `judge`, `undo`, `summary`, `stop`, `quit` and `log`:
perhaps-judges = meld dispute referee legal
# Before cards, in place of `best`:
bests = arrange
perhaps-undoes = back cancel no nope wrong scratch swap swapped
perhaps-summaries = money
ends = end finish
perhaps-quits = pause break night
perhaps-logs = list
# Answers to the question for the stake: there is none, with a hyphen for each blank.
no-stakes = none no nothing no-money no-stake for-fun for-nothing free fun nope zero
# Between an amount and its unit, as in `5 cents a point`:
eachs = a an per each every for the
# Between a rule and its value, as in `gin is 25`:
rule-verbs = is are worth counts count gives give
# Before the points of a game, as in `to 150`, with a hyphen for each blank:
up-tos = to up-to until of through thru up-to-the first-to the-first-to whoever-gets-to
# Before or after what a bonus is for, as in `bonus for gin 25`:
bonuses = bonus bonuses
# Before `game`: there is only one:
ones = one single
# The same without a number, as in `another, a plain game`:
singles = single plain simple ordinary quick short
# What each hand won is worth, as in `no boxes`:
box-nouns = boxes box
# Next to rules: nothing pays but points, with a hyphen for each blank:
points-alone = points-only only-points only-the-points just-points just-the-points
# Left out before rules that were agreed, as in `we play to 150`:
say-nothing = set rules we play now it's is agreed make always we-agreed just only but are count counts single straight was were again let let's same-stake same-stakes the-same-stake with-us here too also gives give pays pay worth this-time at-our-table at-our-house in-our-house at-this-table at please that agree say of same-money straight-gin plain-gin normal-gin regular-gin short quick for it with do the-rest-the-same everything-else-the-same want wanted we'd-like we-would-like like would
# As in `loser deals`, with a hyphen for each blank:
losers = loser losers
winners = winner winners

### section: card-letters

# After a hand that was refused, only in languages in which hearts begin with a C: what `c` means, and what hearts are.
c-is-clubs = `c` is clubs (♣); hearts (♥) are `h`
# After the first recorded hand with clubs, in these languages. $cards are the clubs of the hand.
c-was-clubs = `c` was read as clubs: { $cards }; hearts are `h`
