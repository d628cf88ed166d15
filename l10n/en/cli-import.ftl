# The command `import`.

# What is done while it works. $done (number), $all (number)
series-checked = { $done } of { $all } series checked
# $done (number), $all (number)
series-written = { $done } of { $all } series written
# In place of the name of a file.
standard-input = standard input
not-text = standard input is not text
not-text-hint = save it as UTF-8, in Excel as “CSV UTF-8”: its “Unicode Text” is UTF-16
too-long = standard input is too long: the limit is { NUMBER($most) } bytes
too-long-hint = split the file between two series, and import the parts
choose-exported = choose a file that `ginscore export` wrote, or `-` for standard input
already-there = { $series } already has these hands
# What was recorded in a series. A hand is one deal.
hands-of-new = { $series }: { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
hands-more = { $series }: { $hands ->
    [one] { $hands } more hand
   *[other] { $hands } more hands
}
# $series (number)
recorded = Recorded { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} of { $series } series.
