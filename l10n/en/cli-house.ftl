# House rules that options choose.

same-rule = { $option } and { $setting } are the same rule
leave-out-one = leave out one of them
# What `--oklahoma` or `--hollywood` changes. $changes are items of the next message, separated by commas.
changes-preset = { $option } changes { $preset }: { $changes }
# $key is the key of a rule; $is and $was are its values now and before, which stay in English.
changed-rule = { $key } { $is } (was { $was })
# Remarks: what these options do not change, although many people play otherwise.
oklahoma-keeps-ace = --oklahoma keeps `ace_knock_card` at one: with an ace, knocking with 1 is allowed; to require gin, add `--set ace_knock_card=gin-only`
oklahoma-keeps-boxes = --oklahoma keeps `doubled_boxes` at none: a spade doubles the points but not the boxes; to double them, too, add `--set doubled_boxes=all`
hollywood-keeps-winner = --hollywood keeps `sheet_winner` at net-points: the higher total wins the sheet; to have it won by two games of three, add `--set sheet_winner=most-games`
