### section: page

# The web page of one or more series. It is sent to people who do not know the program. A hand is a deal and its result; a
# round is several hands that are played at once, by two sides of several players; a game is what is played to a number of
# points; a sheet is the score sheet.

# The title of the page. $series are the players and the day: `Ann and Bob, 20 November 2026`.
title = Gin rummy: { $series }
heading = Gin rummy
heading-several = Gin rummy: { $series } series
# The name of the table of contents.
contents = Series

# $day is a day in words, $time a time: 19:30.
day-and-time = { $day }, { $time }

# A list of facts about a series: labels, and some of what stands after them.
started = Started
players = Players
rules = Rules
stake = Stake
played = Played
played-stopped = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, stopped before its end
played-finished = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, finished
played-unfinished = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, not finished
# How the round stands that is played.
in-play = In play
# Who deals next.
next = Next
# A code of letters and digits, made from everything in the series.
seal = Seal
series = Series

# Headings.
score-sheet = Score sheet
score-sheet-number = Score sheet { $number }
settlement = Settlement
hands = Hands

# The score sheet, a table.
totals-by-hand = Running totals, hand by hand
totals-by-round = Running totals, round by round
game-column = Game { $number }
# Heads of the column with the numbers of the hands, and of the rows below the totals: the boxes (each hand won is one), and
# the points that are missing to win the game.
hand-column = Hand
round-column = Round

plot-one-game = The game

# A hand or a round. $headline is what happened: `Ann knocks with 6 against 24, 18 points`. $number (number)
hand-title = Hand { $number }: { $headline }
round-title = Round { $number }: { $headline }
# The hand was entered as points or counts, without the cards.
not-verified = as counted at the table
# $entered says where the hand was entered: `entered in games 1 and 2`.
entered-not-verified = { $entered }; as counted at the table
# Before a note that someone wrote about the hand.
note = Note:
# Labels before cards: the card that limits how much a player may knock with; cards that were or could be laid off on the
# melds of the other player.
knock-card = knock card
laid-off = laid off
deadwood = deadwood
# The count of deadwood. $count (number)
deadwood-count = count { $count }

# For a screen reader: the two kinds of melds, a group of cards of one rank and a sequence of one suit.
set = set
run = run

### section: board

# The page for a second screen: a television, or the phones around the table. It shows the score while the evening is played.

# What a player still needs in a game, below the points. $points (number)
to-go = { $points } to go
# The points of all games together, below a name. $points (number)
in-all = { $points } in all
# When the ledger (the folder with all series) cannot be read, or the disk does not answer.
unread = The ledger cannot be read right now. This is the last score that could be read.
# When the file of the series has another name now, or was deleted.
gone = The series is no longer in the ledger under its old name. This is its last score.
no-series = No series is being played.
# Links below the score: to the page that does not load itself every few seconds, and back.
still = Stop reloading automatically
itself = Reload automatically

### section: enter

# The pages on a phone with which hands are entered: `board --enter`. What is typed is checked, shown, and recorded when it is
# confirmed.

enter-title = Enter a hand
# $title is the title of the page.
error-title = Error: { $title }
# Above what is wrong in a form.
not-possible = This cannot be recorded
# Questions and labels of the form.
who-ended = Who ended the hand?
how-ended = How?
knock = Knock
gin = Gin
big-gin = Big gin
# Nobody ended the hand.
draw = Draw
# The count of deadwood of the player who knocked; a choice of numbers.
own-count = Knocker's count
# The count of the other player, after laying off; a field for a number, next to a button.
other-count = Other player's count
# In the list of knock cards, while none is chosen.
no-card = choose the card
# A button: shows what would be recorded.
check = Check
# Links to the other forms. After `by-cards` come names: those whose cards are entered first.
ways = Other ways
by-cards = By cards, ended by:
by-counts = By counts
a-line = Type a line
the-score = The score
cards-of = Cards: { $name }
then-cards-of = Next: { $name }
last-lines = The last lines
line-label = A line, as at the table
try-again = Try again
# The page that shows what would be recorded.
not-recorded-yet = Not recorded yet
is-it-right = Show it to the other player. Is it right?
# The last hand was the same.
same-again = This is the same as the last hand.
change = Change
record = Record
undo-question = Undo this?
undo = Undo
keep = Keep it
recorded = Recorded
undone = Undone
next-hand = Next hand
# A button at the end of a series: the same players, rules and stake.
play-on = Play on
since = Since then:
# Somebody else entered something after the form was opened; what follows.
entered-meanwhile = In the meantime, this was entered:
# The file of the series has fewer entries than the board has seen, or others.
entries-gone = Entries are missing: the file of this evening has fewer than before.
entries-replaced = The file of this evening has different entries than before.
# It was written, but the system could not confirm that it is on the disk.
unconfirmed = This is recorded, but the disk has not confirmed it. Look at the score again later.
# The form is not recorded, and nothing can be said of what came after it was opened.
another-evening = This form is from another evening, or the entry that it follows is no longer in the file. The score is now:
# In place of what the terminal says, which names files of its computer.
ledger-closed = The ledger cannot be read now. The table's screen says why.
not-written = Nothing was recorded, because the ledger cannot be written now. The table's screen says why.
not-recorded = Not recorded
check-again = Check it again
drop = Drop it
# What is missing in the form.
no-player = choose the player who ended the hand
no-end = choose how the hand ended
no-own = choose the count of the knocker
no-other = type the other player's count as a number
no-cards = choose the cards of both players
line-for-the-table = this line can only be typed at the table

### section: board-address

# `board` shows the score in browsers.

# $series is a name, $url an address for a browser.
showing = The score of series { $series } is at { $url }
only-here = Only this computer can open it; `--lan` shows it to everyone on your network.
everyone = Everyone on your network can open it, and can only read it.
ctrl-c = Ctrl-C stops it.
# With `--enter`. $url is an address for a browser.
enter-at = Whoever has this address can enter hands: { $url }
everyone-looks = Everyone on your network can look at the score: { $url }
only-here-enters = Only this computer can open it; `--lan` lets phones on your network in.
ctrl-c-enter = Ctrl-C stops it; the next time, the address for entering hands is a different one.
# A remark: what somebody recorded from a phone. $what is a sentence: `hand 6: Ann has gin against 18, 43 points`.
from-phone = from a phone: { $what }
# Somebody tried to guess the address for entering. $address is that of a device.
wrong-codes = 20 wrong addresses from { $address }: it gets no answer for a minute
too-many-codes = 200 wrong addresses: for a minute, only phones that have used the right one before get an answer

# Errors and their hints. $port is a number.
port-taken = another program uses port { $port }
# $address is an address of this computer with a port, $why a reason.
cannot-listen = the board cannot use { $address }: { $why }
port-hint = choose another port with `--port`; `--port 0` takes any that is free
# What to write as a port.
write-port = type a number from 0 to 65535, such as 8446
no-network = this computer is not on a network
no-network-hint = connect it to one, or leave out `--lan`
# $why is a reason.
stopped = the board has stopped: { $why }
stopped-hint = start it again; the table works without it

# What someone reads in a browser, whose request is refused.
# At another address than its own. A hostile page may read it, so it does not say the right one.
other-address = This page can only be opened at the address that `ginscore board` shows.
read-only = This page can only be read.
one-page = There is only one page here: { $url }
# With `--enter`, in a browser.
locked = Too many wrong addresses. Wait a minute.
foreign-page = This came from another site. Open the address from the table again.
unreadable = This form cannot be read.
busy = The ledger does not answer. Look at the score before you enter it again.
