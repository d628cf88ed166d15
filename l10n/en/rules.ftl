### section: house

# House rules: mistakes in them, and the values that they allow. The keys of rules and their values stay in English,
# as what is typed.

# $name and $key are what was typed, in backticks.
no-such-preset = there is no preset called { $name }
# $presets are names, separated by commas.
presets-are = the presets are { $presets }
# After the refusal of a preset that former versions had. $words are what to type in its place, in backticks.
former-preset-hint = its rules in words: { $words }
no-such-rule = there is no house rule called { $name }
keys-are-listed = `ginscore rules show` lists the keys
# $key is the key of a rule, or a column of a spreadsheet.
cannot-be = { $key } cannot be { $value }
# $allowed is one of the messages that begin with `allowed-`, or words that the rule allows, separated by commas.
allowed-values = allowed values: { $allowed }
did-you-mean-allowed = did you mean { $meant }? Allowed values: { $allowed }

# Two rules that do not go together.
# $listed (number), $columns (number)
multipliers-conflict = `column_multipliers` lists { $listed }, but `columns` is { $columns }
# $option is what to type, in backticks.
multipliers-conflict-hint = list one number per column, as in { $option }
boxes-conflict = `bonus_boxes` is `each-side`, but `box_timing` is `each-hand`
boxes-conflict-hint = boxes that are paid with each hand belong to the side that wins the round
# $award is a value of the rule.
award-conflict = `shutout.award` { $award } cannot be combined with `settlement` score-plus-difference
award-conflict-hint = with that settlement the award must be none or double-total

# The values that a rule allows. `none` and the words with hyphens are typed: they stay as they are.
# $lowest (number), $highest (number)
allowed-range = { $lowest } to { $highest }
allowed-range-or-none = none (not played), { $lowest } to { $highest }
# $lowest (number), $highest (number): 0 means that only gin ends a hand.
allowed-knock-limit = { $lowest } (gin only) to { $highest }
# $lowest (number), $highest (number): 0 means that nothing is rounded.
allowed-rounding = { $lowest } (no rounding) to { $highest }
# The letters are those of the suits: clubs, diamonds, hearts, spades.
allowed-suits = some of C D H S (as in HS), or none
allowed-award = none, { $lowest } to { $highest }, double-points, double-points-and-game, double-total
allowed-multipliers = as many whole numbers from 1 to 10 as there are columns (as in 1,1,2)
allowed-series = one-sheet, to-N (N from 1 to 10000000), best-of-N (N odd, from 1 to 99)
allowed-pairing = by-size (rotate with two a side, otherwise fixed), rotate, fixed

# A line under the rules of a preset. The lines below it have the keys with reasons.
not-given-by-source = * not given by the source:
no-columns-in-turn = three players in turn cannot play several games side by side
no-columns-in-turn-hint = a win would be entered in columns that two different opponents share; play `columns=1`
no-difference-in-turn = three players in turn cannot settle by `score-plus-difference`
no-difference-in-turn-hint = that settlement compares two scores; play `settlement=totals`

# A sentence below the rules of a series with three games side by side.
hollywood-keeps-winner = The higher total of the three games wins the sheet; with `sheet_winner=most-games`, two games out of three win it.

### section: new-rules

# House rules that words choose.

# Instead of `no-columns-in-turn-hint`.
no-hollywood-in-turn-hint = a win would be entered in columns that two different opponents share; leave out `hollywood`

# Remarks: what `oklahoma` does not change, although many people play otherwise.
oklahoma-keeps-ace = `oklahoma` keeps `ace_knock_card` at one: with an ace, knocking with 1 is allowed; to require gin, add `ace_knock_card=gin-only`
# $suits are the suits that double, in a list with `and`.
oklahoma-keeps-boxes = `oklahoma` keeps `doubled_boxes` at none: { $suits } double the points but not the boxes; to double them, too, add `doubled_boxes=all`
# $forms is a form of the game in backticks, or two.
form-over-default = { $forms } is added to the rules that are saved as `default`.
# A form of the game and a value in backticks: `hollywood` and `columns=1`.
against-form = { $form } and { $setting } contradict each other

### section: rules-commands

# The command `rules`.

saved-in-ledger = Saved in this ledger:
# In place of a source, for the rules of a series.
rules-of-series = the series { $series }
sources-of = sources of { $name }:
no-differences = no differences
# The last line of `rules`.
every-key = `ginscore rules show` shows every rule with its key.
not-of-series = `--series` names the rules to save, so no others can be named
not-of-series-hint = leave out `--series`, or the words
# `rules diff`.
two-sides = two sets of rules can be compared, not more
two-sides-hint = put the words of each in quotation marks, as in `rules diff pagat "pagat hollywood"`
# The answer was no.
not-saved = Nothing was saved.

### section: saved-rules

# Rules that players saved under a name of their own. $name is such a name; names of presets stay in English.

exists = other rules are already saved as { $name }
# $rules are rules in words, as in `Pagat's rules; gin 25`.
they-are = they are: { $rules }
exists-hint = choose another name, or add `--yes`

# A name that rules cannot have.
name-empty = { $name } is not a name for house rules: it is empty
# $hidden is a character that cannot be seen, as in the messages that begin with `hidden-`.
name-hidden = { $name } is not a name for house rules: it contains { $hidden }
# $sign is one character in backticks.
name-sign = { $name } is not a name for house rules: it must not contain { $sign }
name-start = { $name } is not a name for house rules: it must start with a letter
name-too-long = { $name } is not a name for house rules: it is longer than { $most } bytes
name-device = { $name } is not a name for house rules: Windows reserves it for a device
# $preset is the name of a preset, in backticks.
name-built-in = { $name } is not a name for house rules: { $preset } is a preset of ginscore
name-topic = { $name } is not a name for house rules: it is a word of the rulebook
name-player = { $name } is the name of a player of this ledger
name-hint = choose another name: letters, digits, `-` and `_`, starting with a letter, as in `club-night`

# Where the rules come from, after their name: `club: saved in this ledger, based on pagat`.
saved-here = saved in this ledger, based on { $base }
saved-here-with-note = saved in this ledger, based on { $base }; { $note }

# After saving.
saved = Saved { $name }: { $rules }.
it-was = It was: { $rules }.
# A question; the usual answer follows it.
replace-question = Replace the rules that are saved as { $name }? (y or n)
# $command is what to type, in backticks.
play-by-these = Use { $command } to play by these rules.
play-by-default = New series have these rules if no preset is named.
# $file is a path.
in-file = They are in { $file }, which can be edited or deleted.
already-saved = These rules are already saved as { $name }.
# A warning.
file-not-used = the ledger has a file { $file } for house rules, but it is not used: its name cannot be typed

### section: rules-in-words

# House rules in words: the name of a preset, and the rules that differ from it, each in a few words.

# Rules that a sentence names: `By the pagat rules, but gin 25 and game to 150:`. $preset and $base are names of presets,
# which stay in English; $changes are rules in a few words, in a list with `and`.
the-rules = the { $preset } rules
the-rules-but = the { $preset } rules, but { $changes }
# Rules that players saved.
the-saved-rules = the { $preset } rules: as { $base }
the-saved-rules-but = the { $preset } rules: as { $base }, but { $changes }

# Rules in a few words, as an item of a list. A hand is one deal.
only-gin = only gin ends a hand
knock-with = knock with { $limit } or less
no-knock-card = no knock card
knock-card = the knock card limits the knock
ace-allows-one = an ace allows a knock with 1
ace-requires-gin = an ace requires gin
no-suit-doubles = no suit doubles
# $suits are suits, in a list with `and`. A knock card of these suits doubles what the hand is worth.
suits-double = { $suits } double
# Boxes: the lines on the score sheet, one for each hand won, with extra ones for gin and the like.
boxes-never-double = boxes never double
extra-boxes-double = extra boxes double too
boxes-double = boxes double too
gin = gin { $points }
no-big-gin = no big gin
big-gin = big gin { $points }
undercut = undercut { $points }
# A tie: both players have the same deadwood.
tie-to-defender = equal counts are an undercut
tie-without-bonus = equal counts are an undercut without the bonus
tie-to-knocker = equal counts go to the knocker
tie-to-nobody = equal counts go to nobody
# Ginning off: the defender lays off all deadwood.
no-gin-off = ginning off is a plain undercut
gin-off = ginning off { $points }
no-knock-bonus = no bonus for a knock
knock-bonus = knock { $points }
laying-off-on-gin = laying off on gin
no-laying-off-on-gin = no laying off on gin
boxes-for-gin = { $boxes ->
    [0] no extra box for gin
    [one] an extra box for gin
   *[other] { $boxes } extra boxes for gin
}
boxes-for-big-gin = { $boxes ->
    [0] no extra box for big gin
    [one] an extra box for big gin
   *[other] { $boxes } extra boxes for big gin
}
boxes-for-undercut = { $boxes ->
    [0] no extra box for an undercut
    [one] an extra box for an undercut
   *[other] { $boxes } extra boxes for an undercut
}
boxes-for-gin-off = { $boxes ->
    [0] no extra box for ginning off
    [one] an extra box for ginning off
   *[other] { $boxes } extra boxes for ginning off
}
# A sweep: one side wins every hand of a round.
boxes-for-sweep = { $boxes ->
    [0] no extra box for winning every hand of a round
    [one] an extra box for winning every hand of a round
   *[other] { $boxes } extra boxes for winning every hand of a round
}
boxes-worth-nothing = boxes worth nothing
per-box = line bonus { $points } per box
boxes-at-end = boxes scored at the end
boxes-with-each-hand = boxes scored with each hand
game-to = game to { $points }
no-game-bonus = no game bonus
game-bonus = game bonus { $points }
# A shutout: the loser of a game has nothing in it.
shutout-without-points = a shutout is a game without points
shutout-without-a-win = a shutout is a game without a win
shutout-worth = shutout { $points }
no-shutout-award = no award for a shutout
# The preset of a series of three has another award.
no-shutout-award-in-turn = with three in turn, a shutout pays nothing
shutout-doubles-points = a shutout doubles the points
shutout-doubles-points-and-game = a shutout doubles the points and the game bonus
shutout-doubles-total = a shutout doubles the total
# The columns of a sheet: games that are played at the same time.
games-side-by-side = { $games ->
    [one] one game at a time
   *[other] { $games } games side by side
}
enters-next = each win enters the next game too
enters-nth = the second win enters two games and the third three
games-count-once = every game counts once
# $times are numbers in a list with `and`: `1, 1 and 2`.
games-count = the games count { $times } times
keep-totals = both players keep their totals
score-plus-difference = the winner scores their points plus the difference
no-rounding = no rounding
rounded-to = differences rounded to { $points }
higher-total-wins = the higher total wins
most-games-win = the most games win
# The length of a series. A sheet: a page of games that are played together.
one-sheet = one sheet
best-of = best of { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
}
until-total = sheets until a total of { $points }
winner-deals = the winner deals
loser-deals = the loser deals
deal-alternates = the deal alternates
# A draw: a hand that nobody wins.
same-deals-after-draw = the same player deals after a draw
deal-passes-after-draw = the deal passes after a draw

# Rules for more than two players.
opponents-change = opponents change with every round
opponents-stay = opponents stay the same
opponents-change-with-two = opponents change if a side has two players
extra-boxes-to-winner = extra boxes go to the side that wins the round
extra-boxes-to-each = each side keeps its extra boxes
each-pays-one = each player pays one of the winners in full
side-pays-once = the losing side pays once
newcomer-deals = the player who comes in deals
sitting-out-deals = the player who sits out deals

### section by name: presets

## The presets of the rules: the title of each, and the source of its values, which follows its name, as in
## `pagat: Pagat (Bicycle gives the same values)`. The Spruce, Wikipedia, Pagat and Bicycle are names; `the gin-rummy
## program library` is a library of a programming language.

standard = Standard rules
standard-source = The Spruce, gin rummy
oklahoma = Oklahoma gin
oklahoma-source = The Spruce, Oklahoma gin
hollywood = Hollywood gin
hollywood-source = The Spruce, Hollywood gin
stakes = Gin for stakes
stakes-source = the Portuguese article, played for stakes
wikipedia = Wikipedia's old rules
wikipedia-source = old Wikipedia, single match
wikipedia-match = Wikipedia's old match rules
wikipedia-match-source = old Wikipedia, multi-match
pagat = Pagat's rules
pagat-source = Pagat (Bicycle gives the same values)
bicycle = Bicycle's rules
bicycle-source = Bicycle (Pagat gives the same values)
rummytalk = Rummytalk's rules
rummytalk-source = rummytalk.com
online = The usual on-line rules
online-source = the usual on-line game (ginrummy.com and others)
bare = Bare rules
bare-source = no source: every rule has the value that changes nothing

### section by name: provenance

## Where the values of the presets come from.

## Why a preset has a value that its source does not give: after the key of a rule, without a full stop.
draw-not-said = the source does not say who deals after a drawn hand
aces-not-mentioned = the source does not mention aces; by its value an ace allows a knock with 1
first-win-not-said = the source does not say where a shut-out player's first win is entered; rummy-games.com does
additional-25 = the source has "additional 25", which may mean 50 in all or 25
deal-may-alternate = pages that quote Pagat disagree; the deal may alternate there
equal-counts = according to one summary, equal counts are not an undercut
digest-alternates = according to one summary, the deal alternates
next-dealer-not-said = the source does not say who deals the next hand

### section: explain

# The frame of the rulebook: its topics, their house rules and sources.

terms-and-topics = terms and their topics:
# A label before the keys of rules.
house-rules = house rules:
no-sources = sources: none
sources = sources:
# Before a topic. $rules are rules in a few words, separated by semicolons.
at-this-table = At this table: { $rules }.
# $command is what to type, in backticks.
more-sources = What others play, and the sources: { $command }
several-topics = { $words } matches several topics
no-such-topic = there is no topic called { $words }
topics-are-listed = `ginscore rules explain` lists the topics and terms
# Before the text of a topic that no one has translated yet.
not-translated = This topic is not yet translated.
