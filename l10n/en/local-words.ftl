# Words of other languages in place of those of the notation, which are English in every language.

# $word is what was typed, in backticks.
not-english = the words of a line are English, and { $word } is not one of them
# $word is the word to type, in backticks.
type-word = type { $word }
type-draw = type `draw` alone: nobody won the hand
leave-out = leave it out: the player who knocked comes first, as in `Ann 4 v 23`
