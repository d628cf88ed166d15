### What `--help` says of the options that several commands share.
###
### These stay as they are: words in backticks, words in capitals such as FILE (the usage has them, too), and
### `[env: NAME]`.

## global

global-ledger = The ledger: a directory with one file per series [env: GINSCORE_LEDGER]
global-series = The series to use: its name, or an unambiguous part of it
global-json = Print JSON
global-lang =
    The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system's]
global-color = When to use color
global-card-look = How to show cards [env: GINSCORE_CARDS]
global-no-input = Never ask questions, even at a terminal
global-plain = Plain text for screen readers: no boxes, symbols or colors [env: GINSCORE_PLAIN]
global-quiet = Print errors and warnings only

## cards

cards-bdk = D♦ 10♥, with the faces of a German deck
cards-vdr = D♦ 10♥, with the faces of a French or Portuguese deck
cards-wdk = D♦ 10♥, with the faces of a Polish deck

## format

format-html = A self-contained web page
format-csv = One row per hand, for spreadsheets
format-json = One object with everything
format-jsonl = One object per hand, one per line

## import

import-file = The file, or `-` for standard input
import-dry-run = Print what would be recorded, one script per series, and write nothing
import-map = Read the column with that heading as that column, or `ignore` it; may be repeated
import-dates = The order of day and month in dates such as 11/12/2026
import-stake = Money per point, as in `0.10`, unless the rows give it

## audit

audit-file = Text of all codes of an evening, or a script; `-` is standard input
audit-script = Print the evening as a script instead of comparing it
audit-seal = Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged?
audit-accept = Record that manual edits to the file are intentional

## rules

rules-preset =
    Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]

## changes

changes-oklahoma =
    Play Oklahoma: the knock card's value limits the knock, an ace requires gin, and a spade doubles the hand
changes-hollywood = Play Hollywood: three games side by side
changes-target = Points that win a game
changes-settings = Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them

## new

new-dealer = The player, or the side, who deals first (the players cut, and the lowest card deals)
new-stake = Money per point, as in `0.10`, or `none`
new-name = Name of the series [default: its start and players]
new-sides = Names of the two sides, as in `We,They` [default: their players]
new-out = Of three players in turn, the one who sits out first [default: the last]
new-new-player = Accept a new player's name even if it is close to one in the ledger
new-players =
    The players: `Ann Bob`; sides `Ann Cid v Bob Dan`; a captain `Ann v Bob Cid`; three in turn `Ann Bob Cid`

## ginscore paper

paper-players = Names of the players, as for `ginscore new` [default: blanks for two]
paper-format = Format [default: from the extension of FILE, or else text]
paper-size = Size of the paper
paper-html = A page to print
paper-text = Text
paper-output = Write to FILE instead of standard output

# Only series of some days, in `stats`, `standings`, `export` and `stop`.
days-since = Only series that started on this date or later
days-until = Only series that started on this date or earlier
