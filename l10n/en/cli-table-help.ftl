# `help` at the table. What can be typed stays as it is: words, cards and words in capital letters such as HAND.
# $one and $two are players.

# What an example means; each stands below it. A line for a hand: `Ann 4 v 23`.
counts = { $one } knocks with 4, and { $two } has 23; or `{ $two } gin v 23`, or `draw`
# `Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s`
cards = melds / deadwood, + laid off; or only the cards, to be arranged
# Cards in the letters of the language, as an example that is typed, and what it means.
letters-example = 4s 10h Qd JQKc
letters = clubs c, diamonds d, hearts h, spades s; small or capital letters
# `Ann +18`
points = only the points
# `@7s  x 5d  # a note`
signs = the knock card, the discard and a note, at the end of a hand
# What stands after a `#` in these examples: free text, in the language.
note-example = a note
reason-example = why

asked = Enter on an empty line asks for the hand, one question at a time.
more-help = `help WORD` explains a command or a term of the game; quit ends the evening.

# Titles before what can be typed.
corrections = Corrections:
between-hands = Between hands:
looking = Looking:
disputes = Disputes:
more = More:
# A round is several hands at once, one for each pair of players.
a-round = A round:
who-plays = Who plays:

# What a word means.
about-quit = quit, exit, q: ends the evening; everything recorded is safe
about-help = help, ?: lists what you can type; `help WORD` explains one
unknown-word = there is no command and no topic called `{ $word }`
# $word is what can be typed.
meant-word = did you mean `{ $word }`?
unknown-word-hint = `help` lists the commands, and `rules explain` the topics of the rulebook
