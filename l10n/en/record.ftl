### section: record

# The record of an evening: its script and its seal in one text. `seal --qr` draws it as QR codes, which the other player
# photographs, and `audit FILE` reads it again. A hand is a deal and its result; a seal is a code of letters and digits. What
# stands in backticks stays as it is.

# Under the code, for the other player.
photograph = The other player photographs it: it holds the whole evening and its seal.
# $codes (number): several codes.
photograph-all = The other player photographs all { $codes } of them: together they hold the whole evening and its seal.
verifies = `ginscore audit FILE` compares the text that a phone reads in it with a ledger.
# Above a code, if there are several. $part (number), $parts (number)
part = Code { $part } of { $parts }
larger-window = In a larger window there are fewer codes.
too-small = the window is too small for a QR code
too-small-hint = enlarge it, or use `ginscore seal --text`, or `ginscore export -o evening.html`, whose page has the code
# Names or notes in the file cannot be typed again.
not-readable = this series cannot be written as a text that can be read again
not-readable-hint = a name or a note in its file was written by hand; `ginscore export --format json` has everything

# On the page of `export`.
heading = Record
# The description of the picture, for screen readers.
picture = QR code with the record of this evening
picture-part = QR code { $part } of { $parts } with the record of this evening
# Under the pictures.
page-use = The whole evening and its seal. A photo of it is a copy for the other player: `ginscore audit FILE` compares the text that a phone reads in it with a ledger.
page-too-long = The record of this evening is too long for QR codes on a page. `ginscore seal --text` prints it.

# `audit FILE`. $series is the name of a series in backticks. $hands (number) are hands.
same = The text is { $series }: the same { $hands ->
    [one] hand
   *[other] { $hands } hands
}.
# A round is several hands at once.
same-rounds = The text is { $series }: the same { $rounds ->
    [one] round
   *[other] { $rounds } rounds
}.
same-nothing = The text is { $series }, before its first hand.
# The text is older than the last hands. $more (number)
earlier = The ledger has { $more ->
    [one] one more hand
   *[other] { $more } more hands
}: the text was made before that.
earlier-rounds = The ledger has { $more ->
    [one] one more round
   *[other] { $more } more rounds
}: the text was made before that.
# A line that the ledger has after those of the text, and which is not one of those hands or rounds. $what is the line.
later = Recorded after that: { $what }
# A player of the text has another name in the ledger today. $name is the one in the text, $now the other one.
renamed = { $name } of the text is now { $now }.
# $seal is a code; $entry (number) is an entry of the file.
seal-found = Seal { $seal } of the text is the ledger's seal after entry { $entry }, and nothing up to that point has changed.
# $changed (number): the first entry that was changed.
seal-changed = Seal { $seal } of the text was the ledger's seal after entry { $entry }, but entry { $changed } has been changed in the file since.
seal-unknown = Seal { $seal } of the text was never that of this series: the text is from another ledger, or this one was rewritten.
seal-none = The text has no seal.
# What it shows, in short.
shows = This shows that both had the same record when the text was made. It is not a signature: anyone can make such a text.
# The same if the seal of the text was never that of the series.
shows-hands = The hands are the same. This does not show that this ledger was the same when the text was made.

# What is not the same; the two sides are shown below it.
differs-hand = hand { $number } is not the same in the text and in { $series }
differs-round = round { $number } is not the same in the text and in { $series }
differs-start-time = the text and { $series } did not start at the same time
# What a witness said, with the hand or round before it.
word-after = { $line } (after hand or round { $number })
differs-start = the text and { $series } are not the same before the first hand
differs-after = after hand { $number }, the text and { $series } are not the same
differs-after-round = after round { $number }, the text and { $series } are not the same
lacks-hand = { $series } does not have hand { $number } of the text
lacks-round = { $series } does not have all of round { $number } of the text
# $key is the name of a rule in backticks.
differs-rule = the rule { $key } is not the same in the text and in { $series }
differs-dealer = the first dealer is not the same in the text and in { $series }
differs-stake = the stake is not the same in the text and in { $series }
differs-lineup = different players begin in the text and in { $series }
# Names in the text are those of other players in the ledger.
differs-names = in { $series }, names of the text belong to others
# The hands are the same, but the seal of the text is of a later time, when there were more.
cut-before-seal = the text ends before its seal: { $series } had more then
# $what is a line or a value.
in-text = text: { $what }
in-ledger = ledger: { $what }
# In place of a line or a value that there is not.
nothing = nothing
# Who has an advantage by what the ledger has. $points (number)
gains-points = The ledger has { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
} more for { $name }.
gains-boxes = The ledger has { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} more for { $name }.
gains-nobody = This gives nobody more points.
corrected-since = The ledger had what the text says when it was sealed: it was corrected later.
text-changed = The ledger did not have what the text says when it was sealed: the text was changed.
corrected-hint = `ginscore log --all` shows the corrections
changed-hint = look at both with the other player; `ginscore log --all` shows the corrections of the ledger
# $players is a list of names: `Ann and Bob`.
not-here = no series of this ledger is the evening of { $players } in the text
not-here-hint = `ginscore series list` shows the series; `--series NAME` compares the text with one of them, and `--ledger DIR` with those of another ledger
# With `--series`. $series is the name of a series in backticks.
other-players = the text is an evening of { $players }, and { $series } is not

# The text cannot be read.
too-long = the text is too long for the record of an evening
too-long-hint = pass the text of one evening, and nothing else
not-a-record = the text is not the record of an evening
not-a-record-hint = it begins with `GINSCORE 1`, or is a script as `ginscore log` prints it
newer = the text was made by a later version of ginscore
newer-hint = install that version to read it
mixed = the parts of the text do not belong together
mixed-hint = pass the parts of one record: they all have the same seal
# $parts is a list of numbers: `parts 2 and 3 of 4`. $missing (number) is how many they are. $all (number)
missing-parts = { $missing ->
    [one] part { $parts } of { $all } is missing
   *[other] parts { $parts } of { $all } are missing
}
missing-parts-hint = add the text of the other codes, in any order
# A file that cannot be read.
file-hint = name the file with the text, or `-` for standard input
cut-off = the end of the text is missing
cut-off-hint = copy all of it: its last word is `END`
not-in-record = this line does not belong in the record of an evening
not-in-record-hint = a record has hands, and what happened between them; no corrections and no commands
# `audit FILE` and `import FILE`, with a record of the format `gin`. $line is a line in backticks.
not-in-form = a record has only one form for each line
not-in-form-hint = write { $line }
loose-cards-hint = name the melds, then a slash and the deadwood
not-bare = the first line of a record has the names, then `bare`, then every rule as KEY=VALUE
not-bare-hint = write it as in `new Ann Bob bare knock_limit=10 target=100`
