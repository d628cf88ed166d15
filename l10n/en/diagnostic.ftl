# The frame of a message about a mistake, and hints that are the same for many mistakes.

# $kind is `error`, `warning` or `note`; $message is a whole sentence, as for all messages without a capital letter and
# a full stop.
says = { $kind }: { $message }
kind-error = error
kind-warning = warning
kind-note = note
# $topic is the name of a topic of the rulebook, always in English.
rule-is = rule: { $topic }; more: `rules explain { $topic }`
# $hint is a whole sentence.
hint-is = hint: { $hint }

# In plain text, the place of a mistake in a line; $text is what is there, in backticks.
card-of = card { $at } of { $all }: { $text }
word-of = word { $at } of { $all }: { $text }
at-end-of-line = at the end of the line

# $meant is what was probably meant, in backticks.
did-you-mean = did you mean { $meant }?
