# The players of a ledger and their names. A message may be followed by a line with a hint, which tells what to do. What
# stands in backticks stays as it is.

no-players = There are no players yet.
# A player in the list, with the number of series that they played.
player-series = { $name }: { $series ->
    [one] { $series } series
   *[other] { $series } series
}
all-named = Every series already has the name { $name }.
renamed = { $was } is now called { $name } in { $series ->
    [one] { $series } series
   *[other] { $series } series
}.
one-series-only = names change in every series, so `--series` cannot be used here
one-series-only-hint = leave out `--series`
# $name is a name in backticks.
name-taken = another player is already called { $name }
# $command is a command in backticks.
name-taken-hint = choose another name; if they are one person, use { $command }
# $other had the name $name in $series before; all in backticks.
former-name = { $other } was called { $name } before, in { $series }
# $was is the player who is renamed.
former-name-hint = choose another name: with this one, the hands of { $other } could be taken for those of { $was }
same-name = both names already belong to { $name }
same-name-hint = `ginscore players rename` changes how a name is spelled
partly-renamed-hint = the name was changed in some of the series; fix the disk and repeat the command: it changes the others
# $name is what was typed, in backticks.
unknown-player = no player in this ledger is called { $name }
unknown-player-hint = `ginscore players` lists the players
# $one and $two are names in backticks; $series is a list of series: `a, b and c`.
opponents = { $one } and { $two } are two people: they play each other in { $series }
# $series are the names of some series, separated by commas; $more is how many more there are.
opponents-more = { $one } and { $two } are two people: they play each other in { $series } and { $more ->
    [one] { $more } more series
   *[other] { $more } more series
}
opponents-hint = nothing has been changed; only names that never play each other can belong to one player

# A question at the start of a series. $typed and $known are names. The answer is typed: y or n.
same-player = { $typed } is new here. Is this { $known }? (y or n)
# $name is a name in backticks; $known is a list of names: `a, b and c`.
new-player = { $name } is a new player, but the ledger knows { $known }
# $meant is a list of names: `a, b or c`; $name is a name in backticks.
new-player-hint = if you mean { $meant }, delete the series and start it again; `--new-player` says that { $name } is somebody else
