### section by name: commands

## What `--help` says of the commands and their arguments, and the manual after it.
## 
## Each has the name of what it is about, as it is typed: `rules-save` for a command, `rules-save-NAME` for its
## argument, `rules-save--note` for its option, `export--format-csv` for a value. The text of a command is one line
## without a full stop; `-more` follows it in the long help, and then the examples. What is typed in an example is the
## English comment above it.
##
## These stay as they are: words in backticks, words in capitals such as FILE (the usage has them, too), and
## `[env: NAME]`.

ginscore = Keep score of gin rummy played with real cards, and settle disputes
ginscore-more =
    Enter one line per hand: `ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`, or by counts,
    `ginscore hand Ann 4 v 23`. Without a command, ginscore shows the current score sheet.
# ginscore table Ann Bob hollywood
ginscore-example-1 = Play an evening of Hollywood gin, one line per hand.
# ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s
ginscore-example-2 = Record a hand by its cards, checked against the rules.
# ginscore hand Ann 4 v 23
ginscore-example-3 = Record a hand by counts.
# ginscore
ginscore-example-4 = The first time, ask who plays; later, show the score sheet.

new = Start a series and make it the current one
# ginscore new Ann Bob hollywood stake=0.10 dealer=Ann
new-example-1 = Three games side by side, at ten cents a point.
# ginscore new Ann Bob target=150 undercut_tie=nobody
new-example-2 = The standard rules with two changes.
# ginscore new Ann Cid v Bob Dan bicycle sides=We,They
new-example-3 = Two partners on each side.
# ginscore new Ann Bob Cid pagat
new-example-4 = Three players in turn; Cid sits out first.

hand = Record a hand
hand-more =
    The line says who ended the hand, then that player's cards, `v`, and the other player's: as cards (`Ann 4-7s
    9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`), as counts (`Ann 4 v 23`, `Ann gin v 23`), or as points only
    (`Ann +18`, or `Ann +18 boxes 3`). `draw` records a hand that nobody won. `@7s` names the knock card, `x 5d`
    the discard, and a note follows a `#`. A count may be a sum (`4 v kq7`, `4 v 10+7`), a side only its
    deadwood (`4 v / 7h 3d + 8s`), and `a4v23` is short for `Ann 4 v 23`. `accepted` records a knock over the
    limit that the other player let pass. ginscore-notation(7) has all of it.
# ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s
hand-example-1 = Ann knocks with 4; Bob lays off two cards.
# ginscore hand Ann 4-7s 9cdh 2h ac ad v kcdh 2-4c 7h 3d 8s 9s
hand-example-2 = The same hand, arranged by ginscore.
# ginscore hand Ann gin v 23 @7s
hand-example-3 = By counts, with the knock card.
# ginscore hand Ann 4 v kq7
hand-example-4 = By counts; ginscore adds up the king, the queen and the seven.

draw = Record a hand that nobody won
# ginscore draw
draw-example-1 = Record that nobody knocked.
draw-NOTE =
    Of partners, the player whose hand it was; all hands of the round that are still played, if none is named. A
    note, after a `#`

seat = Let a player play the next hand out of turn
seat-more = For captain's play and three in turn. Of three in turn, name both who play if that is not clear.
# ginscore seat Cid
seat-example-1 = Cid plays the next hand.
seat-LINE = The player, the opponent if you like, and a note after a `#`

table = Keep score for an evening, one line per hand
table-more =
    Without names, continues the current series. With names, continues the players' open series if its rules
    match; otherwise starts a new one with the rules, the stake and the turn to deal of their last series,
    except for what the options say.

    Besides hands, the lines can be `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD`,
    and every command of ginscore without the program's name, as in `summary` or `rules explain undercut`. A `#`
    starts a comment. At a terminal, an empty line starts a question-by-question entry, and after the end of a
    series it starts the next one; `new Ann Bob` starts a series like their last one, except for what its
    options say; `help` lists what you can type. Input from a pipe can start a series only with its first line,
    as in `new Ann Bob`, and stops at the first bad line, with its number and status; the lines before it stay
    recorded.
# ginscore table Ann Bob
table-example-1 = Continue the open series of Ann and Bob, or start one.
# ginscore table < evening.gin
table-example-2 = Replay a script.
# ginscore table Ann Bob --page board.html
table-example-3 = Keep the score in a page that a browser on another screen shows.
table-PLAYER = All players, as in `new`; or none
table--new = Always start a new series
table--page = Write the score to FILE after every entry, as a page for a second screen

board = Show the score on other screens, in their browsers
board-more =
    Shows a page with the score, the sheet, who deals and the last hand, until you press Ctrl-C. The page follows the
    ledger while `ginscore table` runs in another terminal, and loads itself again every few seconds. Without
    `--series` it is about the current series, and about the next one as soon as the table starts it.

    Only this computer can open the page. With `--lan` everyone on the network can, and the address is drawn as
    a QR code for phones. They can only read it, and see nothing that is not on the sheet. If the computer is in
    several networks, its address in each of them works. `ginscore table --page FILE` writes the same page to a
    file.

    With `--enter` there is a second address, with a code that is new at each start. Whoever has it can enter hands on
    a phone, by counts, by cards or as lines, and undo them. To take it away from somebody, press Ctrl-C and start
    again.
# ginscore board --lan
board-example-1 = Show the score on the phones and the television at home.
# ginscore board --series ann --port 8080
board-example-2 = Show the series with ann in its name, on this computer.
# ginscore board --enter --lan
board-example-3 = Let the phones at the table enter hands.
board--enter = Let phones enter hands, too
board--lan = Show it to everyone on the network
board--port = The port of the address; 0 takes any that is free

score = Show the score sheet
# ginscore score --series ann
score-example-1 = Show the sheet of the series with ann in its name.

summary = Show the settlement: who won, by how much, and who pays
summary-more =
    With `--as` or rule options, every hand is scored again as its cards would have been laid down under those
    rules: if they do not allow laying off on gin, laid-off cards count as deadwood; if they do, the defender
    lays off what fits. The hands whose points change are listed first. Counts stay as reported.
# ginscore summary
summary-example-1 = Show who won, and who pays whom.
# ginscore summary --as pagat --set gin_bonus=25
summary-example-2 = Settle under Pagat's rules with one change.
# ginscore summary --share
summary-example-3 = Print the result for a chat.
summary--as = Settle under other rules, without recording anything; rule options change the preset
summary--share = Print a few lines to send to a chat: the settlement as a small table, who won, and who pays

log = Print the series as a script that reproduces it
# ginscore log
log-example-1 = Print the evening as a script.
# ginscore log --all
log-example-2 = Add what was undone or amended, as comments.
log--all = Add what was undone or amended, as comments

why = Explain a hand, a game, or the settlement
# ginscore why 12
why-example-1 = Explain every number of hand 12.
# ginscore why game 2
why-example-2 = Explain what each player has from game 2.
# ginscore why series
why-example-3 = Explain the settlement, and who pays whom.
why-WHAT = The number of a hand, as `ginscore score` shows it; `game`; or `series` for who pays whom [default: the last hand]
why-GAME = The number of the game [default: the first]

counts = Show what each player needs, and what they can safely be caught with
# ginscore counts
counts-example-1 = Show how many points each player needs, and what they can safely be caught with.

review = Show which points were left on the table
review-more =
    These are the points that a better spread of a player's own cards would have earned or saved, against the
    other player's cards as they were laid down. A lay-off that does not fit a better spread counts as deadwood.
# ginscore review
review-example-1 = Review every hand.
# ginscore review 12
review-example-2 = Review hand 12.
review-N = The number of a hand [default: all hands]

audit = Verify the ledger, or compare the record of an evening with it
audit-more =
    Checks every series, or the one that `--series` names: the points of each hand, the seals, what this
    computer wrote last, and copies that other programs left; and the saved house rules. What is not wrong, but
    good to know, is reported once: an accepted change, entries without a seal, and a ledger that has moved. It
    says nothing if everything is consistent.

    With FILE, it reads the text that a phone found in the QR code of `ginscore seal --qr` or of a page,
    replays it, and says whether it is an evening of this ledger, or where the first difference is. Several
    codes may come in any order; line breaks and spaces between words do not matter. A script from `ginscore
    log` can be compared, too. A record of the format `gin` is judged by itself, whatever the ledger has:
    the answer is its result.

    If both are the same, both players had the same record when the code was made. It is not a signature: anyone
    can make such a text, but not one with a seal that the ledger had before. The status is 0 if they are the
    same, even if the ledger has later hands; 1 if they differ; 2 if the text cannot be read.
# ginscore audit
audit-example-1 = Verify the whole ledger.
# ginscore audit --seal 7KTD-93XY-4MHC
audit-example-2 = Check whether that seal belongs to this ledger and everything up to it is unchanged.
# ginscore audit --accept --series ann
audit-example-3 = Record that the edits to the series with ann in its name are intentional.
# ginscore audit photo.txt
audit-example-4 = Compare the text that a phone found with the ledger.
# ginscore audit photo.txt --script > evening.gin
audit-example-5 = Make a script of it, which `ginscore table` records again.

seal = Show the last seal, for the other player to note
seal-more =
    A seal is a short checksum of everything recorded so far. `ginscore audit --seal CODE` checks it later.
    ginscore-ledger(7) says what it proves.
# ginscore seal
seal-example-1 = Show the seal to note.
# ginscore seal --qr
seal-example-2 = Show the seal, and the whole evening as a QR code to photograph.
# ginscore seal --text > evening.txt
seal-example-3 = Keep the text of the evening in a file.
seal--qr = Draw the record of the evening as a QR code, for the phone of the other player
seal--text = Print the text of the record, as the QR code holds it

paper = Print an empty score sheet for the rules agreed
paper-more =
    The sheet has the columns, boxes and targets of these rules, a line with blanks for each hand, the
    settlement as a form, and all house rules in small print with their source. Give the rules as for
    `ginscore new`. Without names, there are blanks for two players. `html` is a page to print; the foot of the
    sheet says how to record a filled one. To print a recorded evening, use `ginscore export -o evening.html`.
# ginscore paper --hollywood
paper-example-1 = Print a sheet for Hollywood gin, with blanks for the names.
# ginscore paper Ann Bob --rules pagat --target 150 -o sheet.html
paper-example-2 = Make a page to print on A4.
# ginscore paper Ann Cid v Bob Dan --sides We,They --paper letter -o sheet.html
paper-example-3 = Make a page for two sides, on American paper.

undo = Undo the last change
# ginscore undo
undo-example-1 = Undo the last hand or correction.

redo = Redo the last undone change
# ginscore redo
redo-example-1 = Redo what was just undone.

amend = Replace a recorded hand
# ginscore amend 3 Ann 4 v 32
amend-example-1 = Replace hand 3.
amend-LINE = The hand as it should have been

insert = Insert a forgotten hand
insert-more = The hand gets that number, and the later hands move up. Everything that changes is shown.
# ginscore insert 3 Ann 4 v 23
insert-example-1 = Insert the hand before hand 3.
insert-NUMBER = The number that the hand gets

delete = Delete a hand
delete-more =
    The later hands move down. Everything that changes is shown, and `undo` brings the hand back.
# ginscore delete 3
delete-example-1 = Delete hand 3, which was recorded twice.

up = Announce the knock card of the hand in play
up-more =
    The next hand has this card unless it names another one. ginscore says what the card means: the knock limit,
    and whether the hand is doubled.
# ginscore up 7s
up-example-1 = The seven of spades was turned up.
up-CARD = The card

misdeal = Record a misdeal
misdeal-more = A misdeal is not a hand: nobody scores, nobody gets a box, and the same player deals again.
# ginscore misdeal '# Bob had eleven cards'
misdeal-example-1 = Record a misdeal and why.

adjust = Record a penalty or an award that the players agreed on
adjust-more =
    An adjustment is not a hand: it gives no box, opens no game, does not change the dealer, and closes no game
    by itself. It is entered in the open games in which the player has an entry, or in the game that it names.
    The reason is required.
# ginscore adjust Ann +10 '# Bob knocked with 12'
adjust-example-1 = Give Ann 10 points.
# ginscore adjust Bob -10 in 2 '# looked at the stock'
adjust-example-2 = Take 10 points from Bob in game 2.
# ginscore adjust Ann +1 box '# agreed'
adjust-example-3 = Give Ann a box.
adjust-LINE = The player, the points or boxes, and the reason after a `#`

stop = Stop the series before its end
stop-more =
    Open games are settled as they are: both players keep their points and boxes, and nobody gets a bonus for
    the game. `undo` continues the series.

    With `--since` or `--until`, every open series of those days that has hands is stopped.
# ginscore stop '# the last train'
stop-example-1 = Stop, and settle what was played.
# ginscore stop --since 2025-09-01 --until 2026-06-30 '# the season is over'
stop-example-2 = Settle every evening of the season that broke off.

deal = Correct who deals next
# ginscore deal Bob
deal-example-1 = Bob deals next.
deal-NAME = The player

check = Check whether groups of cards are melds or, with a slash, a legal spread
# ginscore check QS KS AS
check-example-1 = Not a run: the ace is low.
# ginscore check 4-7s 9cdh / 2h ac ad
check-example-2 = A legal spread with 4 deadwood.
check-GROUP = The groups, as in `4-7s 9cdh` or `4S 5S 6S, 9C 9D 9H / 2H AC AD KS`

best = Find the best spread of 1 to 11 cards, or the defender's best
best-more =
    After `on`, write the knocker's melds, on which the defender may lay off. `best -` reads hands from standard
    input, one per line, and prints their counts.
# ginscore best 4-7s 9cdh 2h ac ad
best-example-1 = Find the best spread.
# ginscore best JS 3H 5H JH 5D 6D 7D 3C 5C JC on 8-10s 8-10d
best-example-2 = Find the defender's best against two runs.
# ginscore best - < hands.txt
best-example-3 = Print one count per line.
best-CARDS = The cards, as in `4-7s 9cdh 2h ac ad`, or `-`
best--spread = With `-`, print the spread after each count

judge = Rule on a showdown without recording it
judge-more =
    The line is a hand, with a player's name or without: `ginscore judge 4-7s 9cdh / 2h ac ad v 23`. The rules
    are those given as options, otherwise those of the current series, otherwise those of a new series.

    `judge -` reads hands from standard input, one per line. For each it prints a line: how the hand ended, who won it
    (`knocker`, `defender` or `-`), and the points, separated by tabs; with `--json`, an object.
# ginscore judge --rules oklahoma 4-7s 9cdh / 2h ac ad v 23 @7s
judge-example-1 = Rule on a knock in Oklahoma gin.
# ginscore judge - < hands.txt
judge-example-2 = Rule on one hand per line.
judge-LINE = The hand, or `-`

rules = List, save and compare house rules, and read the rulebook
# ginscore rules show hollywood
rules-example-1 = Show every rule of a preset.
# ginscore rules save club --rules pagat --target 150
rules-example-2 = Save the rules of the house under a name.
# ginscore rules explain undercut
rules-example-3 = Explain what an undercut is, and what it is worth in each source.

series = List series and choose the current one
# ginscore series list
series-example-1 = List every series of the ledger.

players = List the players, and correct their names
players-more =
    Without a command, lists the players of the ledger with the number of series in which each one plays.
# ginscore players
players-example-1 = List the players.
# ginscore players rename Rob Robert
players-example-2 = Call Rob Robert from now on, in every series.
# ginscore players merge Bobby Robert
players-example-3 = Make Bobby and Robert one player.

export = Export series as a web page or as data for other programs
export-more =
    Exports the current series, or all of them, to standard output or to a file. `html` is a self-contained
    page to open on a phone or print. `csv` and `jsonl` have one row per hand, with its series and rules,
    for spreadsheets and databases; `ginscore import` reads them back. `json` is one object with the
    `--json` output of `score`, `summary` and `hand`. Hands that were undone are not exported. `gin` is one
    series as a text that other programs read without knowing any preset; ginscore-record(7) describes it.
# ginscore export -o evening.html
export-example-1 = Export the current series as a page to open or print.
# ginscore export --format csv --all > hands.csv
export-example-2 = Export every hand of the ledger, one row each.
# ginscore export --since 2026-01-01 --until 2026-12-31 -o year.html
export-example-3 = Export the series of a year.
export--format = Export format [default: from the extension of FILE]
export--all = Export all series of the ledger

merge = Merge a copy of a series that was continued separately
merge-more =
    Two copies of one series, each with hands of its own, become one again. Hands that both recorded count once; the
    others are put in the order of their times. Nothing that was recorded is lost, and the seals of both copies are
    still found. If both copies changed a hand differently, nothing is written. Without FILE, merges the copies that
    Syncthing or another program left next to the series, or repairs a file with git's conflict marks. In git, copies
    are merged without conflicts once these two are set up:

    echo '/*.toml -text merge=ginscore' >> .gitattributes

    git config --global merge.ginscore.driver 'ginscore merge --driver %O %A %B %P'
# ginscore merge
merge-example-1 = Merge the copies next to the current series, or repair its file.
# ginscore merge ~/usb/friday.toml
merge-example-2 = Merge a copy from somewhere else.
# ginscore merge friday.toml --at 3 --dry-run
merge-example-3 = Show what would be merged, with the hands of the copy before hand 3.
# ginscore merge - --series friday < theirs.toml
merge-example-4 = Merge the other side of a conflict for which git found no driver.

import = Import hands from CSV or JSON Lines
import-more =
    Reads the rows that `ginscore export` writes, and the spreadsheets of clubs, saved as CSV: one row per
    hand, with columns such as Date, Winner, Loser, Points and How, in any order and many spellings. Unknown
    columns are ignored, and a remark names them; `--map` says what they are. ginscore-rows(7) lists the
    columns. Every hand is checked against the rules of its series: those in the row, otherwise those given
    as options, otherwise the standard ones. Nothing is written unless the whole file is valid. A series
    that is already in the ledger is skipped, or continued if the file has more hands. A record of the
    format `gin` is read, too.
# ginscore import hands.csv --dry-run
import-example-1 = Print what would be recorded, as a script.
# ginscore --ledger club import hands.jsonl
import-example-2 = Import into the ledger club.
# ginscore import club.csv
import-example-3 = Import a sheet with the headings Date, Winner, Loser, Points, How and Table.
# ginscore import club.csv --rules pagat --stake 0.05
import-example-4 = Import a sheet of games by Pagat's rules, for money.
# ginscore import klub.csv --map Sieger=winner --map Verlierer=loser --map Punkte=points --map Datum=date
import-example-5 = Import a sheet with headings that ginscore does not know.
# ginscore import club.csv --map 'Opening score=ignore'
import-example-6 = Leave a column out without a remark.
# ginscore import club.csv --dates day-first
import-example-7 = Read 11/12/2026 as 11 December.

stats = Show player statistics
stats-more =
    Covers all series, or the one that `--series` names. Each figure comes with the number of hands or games
    that it is based on and, if they are known, with the odds of the deck. Points left on the table are those
    that a better spread would have earned against the other player's cards as they were laid down, over the
    hands recorded with cards.

    If they played on forever, the mean points per hand would be within the 95% interval in 19 of 20 cases. If 0
    is in it, it may all be luck; the line then says how many more hands, with the same mean and spread, would
    leave 0 outside.
# ginscore stats
stats-example-1 = Show all players over all series.
# ginscore stats Ann --against Bob --since 2026-01-01
stats-example-2 = Show Ann against Bob, in series since the start of 2026.
# ginscore stats --page stats.html
stats-example-3 = Write a page of all players, to open or print.
stats-PLAYER = The players, by name or an unambiguous prefix [default: all]
stats--against = Only series against this player
stats--all = Show all figures, not only the five that matter most
stats--rules = Only series whose rules are based on this preset
stats--page = Also write a page to FILE, with plots, to open or print

standings = Rank players across several ledgers
standings-more =
    Shows each player's series won and lost, games, boxes, and net points: those of the settlements and, for
    unfinished series, those of the closed games. A series found in two ledgers is counted once.

    Ratings, with `--ratings`, are Glicko-2, with their deviation: every hand counts as a result, and every day of play as a rating
    period. With `--tie-break`, players are ranked by match points, 1 for a match won and 1/2 for a tied one, and a
    match is a finished series of two players; players who are equal after all tie-breaks share a place.
    docs/statistics.md has the formulas and examples.
# ginscore standings table-1 table-2
standings-example-1 = Rank the players of two ledgers, best first.
# ginscore standings --since 2026-11-20 --tie-break head-to-head --tie-break spread
standings-example-2 = Rank the players of an evening by matches, as after a Swiss.
# ginscore standings --page standings.html
standings-example-3 = Write a page of the standings, to open or print.
# ginscore standings --ratings
standings-example-4 = Rank the players by rating.
standings-DIR = The ledgers [default: the one in use]
standings--page = Also write a page to FILE, with a plot, to open or print
standings--ratings = Rank the players by their Glicko-2 ratings instead
standings--tie-break = Rank by matches, and players with the same match points by this; may be repeated, in order
# Values of `--tie-break`; typed, in English: `head-to-head`, `wins`, `buchholz` and so on.
standings--tie-break-head-to-head = match points against the others tied, if all have met equally often
standings--tie-break-wins = matches won
standings--tie-break-buchholz = the sum of the match points of the opponents
standings--tie-break-median = buchholz without the highest and the lowest opponent
standings--tie-break-sonneborn-berger = the match points of the opponents beaten, and half of those tied with
standings--tie-break-spread = the net points of all matches
standings--tie-break-boxes = the boxes of all matches

completions = Print completions for a shell
# ginscore completions bash > ~/.local/share/bash-completion/completions/ginscore
completions-example-1 = Install completions for bash.
completions-SHELL = The shell

man = Show the manual, or write its pages to a directory
man-more =
    At a terminal, shows the page of the program, or of a command, as man(1) does. To a pipe, prints the source
    of the page for man(1). `notation`, `ledger`, `rows` and `json` are pages, too.
# ginscore man
man-example-1 = Read the manual.
# ginscore man table
man-example-2 = Read the page of `ginscore table`.
# ginscore man rules explain
man-example-3 = Read the page of `ginscore rules explain`.
# ginscore man --output ~/.local/share/man/man1
man-example-4 = Install the man pages.
man-PAGE = A command, or `notation`, `ledger`, `rows` or `json` [default: the program]
man--output = Write all pages to DIR instead, which is created if it does not exist

rules-list = List the presets with their sources, and the rules that were saved
# ginscore rules list
rules-list-example-1 = List the presets and the saved rules.

rules-save = Save house rules under a name
rules-save-more =
    Without options, saves the rules of the current series; with rule options, those that `ginscore new` would
    take with the same options. They are kept in the ledger's directory, for everyone who uses the ledger, and
    found by `--rules NAME`. Series never change when the rules are saved again: each has its own rules in full.
# ginscore rules save club
rules-save-example-1 = Save the rules of the current series.
# ginscore rules save club --rules pagat --target 150 --note 'as agreed in May'
rules-save-example-2 = Save Pagat's rules with a change.
# ginscore new Ann Bob --rules club
rules-save-example-3 = Play by them.
rules-save-NAME = The name: letters, digits, `-` and `_`
rules-save--note = A note, such as where the rules come from
rules-save--replace = Replace other rules that are saved under the name

rules-default = Choose the rules of new series in this ledger, or show them
rules-default-more =
    `new`, `table` and `judge` take these rules if their options name no others. They are kept in the ledger,
    for everyone who uses it.
# ginscore rules default
rules-default-example-1 = Show the rules of new series.
# ginscore rules default club
rules-default-example-2 = Play by the saved rules club from now on.
# ginscore rules default standard
rules-default-example-3 = Play by the standard rules again.
rules-default-NAME = A preset, or rules that were saved

rules-delete = Delete saved rules
rules-delete-more = Series that were played by them keep their rules.
# ginscore rules delete club
rules-delete-example-1 = Delete the saved rules club.
rules-delete-NAME = The name

rules-show = Show every rule of a preset, of saved rules, or of the current series
# ginscore rules show
rules-show-example-1 = Show the rules of the current series.
# ginscore rules show pagat --oklahoma
rules-show-example-2 = Show a preset with the knock card.
rules-show-PRESET = The preset

rules-diff = Show where two presets or series differ
rules-diff-more =
    With two names, compares them; rule options change the second. With one name and rule options, shows what
    the options change. With one name alone, compares it with the current series.
# ginscore rules diff pagat modern
rules-diff-example-1 = Show where the two differ.
# ginscore rules diff standard --hollywood
rules-diff-example-2 = Show what the option changes.
# ginscore rules diff pagat
rules-diff-example-3 = Show where the rules of the current series differ from Pagat's.
rules-diff-PRESET = One or two presets or series

rules-explain = Explain a topic of the rulebook, with its sources
rules-explain-more =
    Without a topic, lists the topics and terms: what the words of the game mean, what each rule says and who
    plays by it, and what to do when something goes wrong at the table. A term of the game or a rule's key finds
    its topic, too. Error messages name their topic after `rule:`.
# ginscore rules explain
rules-explain-example-1 = List the topics and terms of the rulebook.
# ginscore rules explain --all
rules-explain-example-2 = Print the whole rulebook.
# ginscore rules explain laying-off
rules-explain-example-3 = Explain laying off and its order, with the sources.
# ginscore rules explain illegal-knock
rules-explain-example-4 = Explain what happens after a knock above the limit.
rules-explain-TOPIC = A topic, a term, a rule's key, or an unambiguous prefix
rules-explain--all = Print the whole rulebook

series-list = List the series of the ledger
# ginscore series list
series-list-example-1 = List every series of the ledger; a star marks the current one.

series-use = Make a series the current one
# ginscore series use ann
series-use-example-1 = Switch to the series with ann in its name.

series-show = Show the current series' file, players and rules
# ginscore series show
series-show-example-1 = Show where the current series is stored.

series-delete = Delete a series
series-delete-more =
    Its file is moved to the directory `trash` of the ledger, and `ginscore series restore` brings it back. At a
    terminal, asks first; otherwise `--yes` is required.
# ginscore series delete 2026-11-20-1930-ann-bob
series-delete-example-1 = Delete the series, after asking.
# ginscore series delete demo --yes
series-delete-example-2 = Delete the series with demo in its name without asking.
series-delete--yes = Do not ask

series-restore = Bring a deleted series back
series-restore-more = Without a name, lists the deleted series.
# ginscore series restore
series-restore-example-1 = List the deleted series.
# ginscore series restore demo
series-restore-example-2 = Bring the series with demo in its name back.

series-rename = Give a series another name
series-rename-more =
    Only the name of its file changes: the file itself still has the name that the series was started under,
    which is sealed. All seals stay valid.
# ginscore series rename 2026-11-20-1930-ann-bob club-final
series-rename-example-1 = Call the series club-final.
series-rename-NEW = The new name

players-rename = Give a player another name in every series
players-rename-more =
    Each series of the player gets an entry, and has the new name from then on: on the sheet, in statistics and
    in what is exported. Nothing that was recorded is rewritten, so all seals stay valid, and the files keep
    their names. `ginscore undo` does not undo it; rename the player again. A name that another player has is
    refused: `ginscore players merge` makes two players one. If the command is interrupted, run it
    again to finish.
# ginscore players rename Rob Robert
players-rename-example-1 = Call Rob Robert from now on.
# ginscore players rename ann Ann
players-rename-example-2 = Write the name with a capital letter.
players-rename-OLD = The player
players-rename-NEW = The new name

players-merge = Make two names one player
players-merge-more =
    In every series of OLD, the player is called INTO from now on, and statistics count both as one. Nothing
    that was recorded is rewritten, so all seals stay valid. Two players who play each other in any series are
    not merged.
# ginscore players merge Bobby Robert
players-merge-example-1 = Count the series of Bobby as Robert's.
players-merge-OLD = The player whose name changes
players-merge-INTO = The player whose name stays

## Arguments and options of several commands: a command may have a text of its own for them.

ginscore-LINE = The hand
ginscore-NUMBER = The number of the hand, as `ginscore score` shows it
ginscore-NOTE = A note, after a `#`
ginscore-NAME = Its name, or an unambiguous part of it
ginscore--ledger = The ledger: a directory with one file per series [env: GINSCORE_LEDGER]
ginscore--series = The series to use: its name, or an unambiguous part of it
ginscore--json = Print JSON
ginscore--lang =
    The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system's]
ginscore--color = When to use color
ginscore--cards = How to show cards [env: GINSCORE_CARDS]
ginscore--no-input = Never ask questions, even at a terminal
ginscore--plain = Plain text for screen readers: no boxes, symbols or colors [env: GINSCORE_PLAIN]
ginscore--quiet = Print errors and warnings only

ginscore--cards-B-D-K = D♦ 10♥, with the faces of a German deck
ginscore--cards-V-D-R = D♦ 10♥, with the faces of a French or Portuguese deck
ginscore--cards-W-D-K = D♦ 10♥, with the faces of a Polish deck

export--format-html = A self-contained web page
export--format-csv = One row per hand, for spreadsheets
export--format-json = One object with everything
export--format-jsonl = One object per hand, one per line
export--format-gin = One series as a record that other programs read

merge-FILE = The copies; `-` is standard input
merge--at = Put the hands of the copy before this hand, whatever their times
merge--dry-run = Show what would be merged, and write nothing
merge--driver = For git: merge the files that it names, without a ledger

import-FILE = The file, or `-` for standard input
import--dry-run = Print what would be recorded, one script per series, and write nothing
import--map = Read the column with that heading as that column, or `ignore` it; may be repeated
import--dates = The order of day and month in dates such as 11/12/2026
import--stake = Money per point, as in `0.10`, unless the rows give it

audit-FILE = Text of all codes of an evening, or a script; `-` is standard input
audit--script = Print the evening as a script instead of comparing it
audit--seal = Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged?
audit--accept = Record that manual edits to the file are intentional

ginscore--rules =
    Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]

ginscore--oklahoma =
    Play Oklahoma: the knock card's value limits the knock, an ace requires gin, and a spade doubles the hand
ginscore--hollywood = Play Hollywood: three games side by side
ginscore--target = Points that win a game
ginscore--set = Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them

ginscore--dealer = The player, or the side, who deals first (the players cut, and the lowest card deals)
ginscore--stake = Money per point, as in `0.10`, or `none`
ginscore--name = Name of the series [default: its start and players]
ginscore--sides = Names of the two sides, as in `We,They` [default: their players]
ginscore--out = Of three players in turn, the one who sits out first [default: the last]
ginscore--new-player = Accept a new player's name even if it is close to one in the ledger
ginscore--advise = Before recording, point out better spreads or lay-offs
ginscore--output = Write to FILE instead of standard output
new-PLAYER =
    The players: `Ann Bob`; sides `Ann Cid v Bob Dan`; a captain `Ann v Bob Cid`; three in turn `Ann Bob Cid`

paper-PLAYER = Names of the players, as for `ginscore new` [default: blanks for two]
paper--format = Format [default: from the extension of FILE, or else text]
paper--paper = Size of the paper
paper--format-html = A page to print
paper--format-text = Text

# Only series of some days, in `stats`, `standings`, `export` and `stop`.
ginscore--since = Only series that started on this date or later
ginscore--until = Only series that started on this date or earlier

### section: cli-help

## The frame of `--help`: its headings, and what it says of its own options. A heading is followed by its list.

usage-heading = Usage:
commands-heading = Commands:
arguments-heading = Arguments:
options-heading = Options:
# Above options, in three groups: those that choose the game, those of the series, and all others.
game-options = The game:
series-options = This series:
every-option = The options of every command:
# Below the commands that are most needed, and below the options of a command.
help-more = `ginscore help all` lists all commands, `ginscore help options` the options of every command, and `ginscore help COMMAND` explains one.
help-options = `ginscore help options` lists the options of every command.
# Above the examples of a command.
examples-heading = Examples:

## The groups of commands in `ginscore --help`

# What is typed while playing.
group-evening = Evening:
group-lines = Lines: typed at the table as they are, in a shell after `ginscore`
group-disputes = Disputes:
group-looking-back = Looking back:
group-data = Data:
group-setup = Setup:

## The options and the command that show help

help-flag = Print help (see more with '--help')
help-flag-long = Print help (see a summary with '-h')
version-flag = Print version
help-command = Print this message or the help of the given subcommand(s)

## After the help of an option

# $value: the value if the option is not given
default-value = [default: { $value }]
# $values: words with commas
possible-values = [possible values: { $values }]
# Above a list of values.
possible-values-heading = Possible values:

### section: cli-docs

## `ginscore man`, and what a shell shows beside completions.

no-page = there is no manual page called { $name }
no-page-output-hint = `ginscore man --output DIR` writes the pages to a directory
no-page-list-hint = `ginscore help` lists the commands, and each has a page
not-written-hint = choose a directory that you can write to

# Beside the name of house rules
saved-here = saved in this ledger
