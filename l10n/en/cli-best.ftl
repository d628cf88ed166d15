# Answers of `best` (the best arrangement of cards), `check` (whether groups of cards are melds) and `judge` (who wins
# a hand).

# A line of the answer: the cards to lay off on the melds of the knocker.
lay-off = lay off { $cards }
# A line of the answer: the card to discard.
discard = discard { $card }
# A line of the answer: what the cards count that are in no meld. $count (number)
deadwood = deadwood { $count }
# $count (number)
deadwood-gin = deadwood { $count }, gin
# $count (number)
deadwood-big-gin = deadwood { $count }, big gin

# $count (number) is the number of cards, at least 11; $most (number) is 10 or 11.
too-many-cards = there are { $count } cards, but at most { $most } can be arranged here
too-many-of-defender-hint = a defender has ten cards, including those laid off
too-many-cards-hint = a hand has at most eleven cards, before the discard; write the knocker's melds after `on`

# What a group of cards is.
a-set = { $cards }: a set
a-run = { $cards }: a run
not-a-meld = { $cards }: not a meld
# A spread is a player's cards in melds and deadwood. $count (number) is what the deadwood counts.
legal-spread = a legal spread with { $count } deadwood
# $count (number)
spread-size = a spread has ten or eleven cards, not { $count }
spread-size-hint = without a slash, each group is checked by itself
in-two-melds = note: { $cards } cannot be in two melds of one spread

# The rules by which a hand is judged. $rules is a label without an article to decline, such as
# `the pagat rules, but gin 25`: where that needs a case, write a colon, as in `rules: ...`.
judged-by = by { $rules }
# A label, which stands in `judged-by`.
rules-of-series = the rules of the series { $series }
# Who is meant where the names of the players are not known. They stand in the place of a name in all sentences about
# a hand, also at their beginning.
the-knocker = the knocker
the-defender = the defender
