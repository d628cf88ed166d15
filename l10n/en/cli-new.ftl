# `new`: starting a series.

# $facts is a list of the labels below, separated by commas or semicolons.
started = Started series { $series } ({ $facts }).
# Labels in the list: the name of the rules, such as `pagat rules, but gin 25 and game to 150`.
rules = { $preset } rules
rules-but = { $preset } rules, but { $changes }
# Rules that the players saved under a name: they differ little from those of a built-in preset, $base.
saved-rules = { $preset } rules: as { $base }
saved-rules-but = { $preset } rules: as { $base }, but { $changes }
# Labels in the list. A dealer is a player, or a side of several players.
player-deals-first = { $player } deals first
side-deals-first = { $side } to deal first
# $stake is an amount of money without a currency.
stake = { $stake } per point

# Errors. $typed is what was typed.
not-a-stake = `{ $typed }` is not a stake
# $typed is a number such as `1.000` or `1,000`, which means a thousand in some countries and one in others.
unclear-stake = `{ $typed }` is unclear: it may be in thousands, or have three decimals
unclear-stake-hint = write it without a thousands separator, or with one, two or four decimals, as in `1000` or `1.00`
not-a-stake-hint = write an amount of money per point with up to four decimals, as in `0.10`

# What is wrong with the name of a new series.
name-empty = the name of the series is empty
# $sign is an invisible character in words, such as `U+200B, which is invisible, at character 3`.
name-invisible = `{ $name }` is not allowed as a series name: it contains { $sign }
name-sign = `{ $name }` is not allowed as a series name: it must not contain `{ $sign }`
name-start = `{ $name }` is not allowed as a series name: it must start with a letter or a digit
name-end = `{ $name }` is not allowed as a series name: it ends with a space or a dot
# $bytes (number)
name-long = `{ $name }` is not allowed as a series name: it is longer than { $bytes } bytes
name-device = `{ $name }` is not allowed as a series name: Windows reserves it for a device
name-copy = `{ $name }` is not allowed as a series name: it looks like a copy made by another program
name-hint = use letters, digits, `-`, `_`, `.` and spaces, starting with a letter or digit, as in `club-night`
