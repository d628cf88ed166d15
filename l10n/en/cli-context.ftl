# Remarks, warnings and errors about the ledger (the folder with all series), the clock and the output.

home-not-absolute = HOME is not an absolute path, so there is no place for the ledger
no-home = there is no home directory for the ledger
no-home-hint = name a directory with `--ledger DIR`
# $text is what was found in the variable instead of a time.
not-a-time = GINSCORE_NOW is not a time: `{ $text }`
not-a-time-hint = write it as in 2026-11-20T19:30:00+01:00
empty-ledger-variable = GINSCORE_LEDGER is set but empty
empty-ledger-variable-hint = name a directory in it, or unset it
not-a-time-zone = TZ names no time zone: `{ $zone }`
not-a-time-zone-hint = write it as in `Europe/Berlin`, or unset it
# $value is what was found in the variable, in backticks.
not-a-card-look = GINSCORE_CARDS is not a way to show cards: { $value }
not-a-card-look-hint = set it to letters, symbols, B-D-K, V-D-R or W-D-K
waiting = waiting for another ginscore to finish ...
# A whole line on the screen.
not-confirmed = warning: recorded, but not confirmed on disk
# Whole lines on the screen. $reason is the reason as the operating system has it, in English.
recorded-not-answered = warning: recorded, but cannot write the answer: { $reason }
not-answered = error: cannot write the answer: { $reason }
