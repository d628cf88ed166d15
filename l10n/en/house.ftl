# House rules: mistakes in them, and the values that they allow. The keys of rules and their values stay in English,
# as what is typed.

# $name and $key are what was typed, in backticks.
no-such-preset = there is no preset called { $name }
# $presets are names, separated by commas.
presets-are = the presets are { $presets }
no-such-rule = there is no house rule called { $name }
# $keys are keys of rules, in a list with `or`.
write-key = write { $keys }
keys-are-listed = `ginscore rules show` lists the keys
not-a-setting = { $text } is not a setting
not-a-setting-hint = write KEY=VALUE, as in `--set gin_bonus=20`
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
# $lowest (number), $highest (number)
allowed-range-or-none = none (not played), { $lowest } to { $highest }
# $lowest (number), $highest (number): 0 means that only gin ends a hand.
allowed-knock-limit = { $lowest } (gin only) to { $highest }
# $lowest (number), $highest (number): 0 means that nothing is rounded.
allowed-rounding = { $lowest } (not) to { $highest }
# The letters are those of the suits: clubs, diamonds, hearts, spades.
allowed-suits = some of C D H S (as in HS), or none
# $lowest (number), $highest (number)
allowed-award = none, { $lowest } to { $highest }, double-points, double-points-and-game, double-total
allowed-multipliers = as many whole numbers from 1 to 10 as there are columns (as in 1,1,2)
allowed-series = one-sheet, to-N (N from 1 to 10000000), best-of-N (N odd, from 1 to 99)
allowed-pairing = by-size (rotate with two a side, otherwise fixed), rotate, fixed

# A line under the rules of a preset. The lines below it have the keys with reasons.
not-given-by-source = * not given by the source:
