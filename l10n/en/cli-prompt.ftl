# Questions at a terminal. `y` and `n` may be typed as letters of the language: `n` is no in every language, and
# `y`, `s`, `j`, `t` and `o` are yes in every language.

# The letter for yes, in the answer that Enter alone gives.
yes = y

# Answers that may be typed in English or in these words, in capital or small letters. What is recorded is in English.
# A hand (one deal) that nobody won.
answer-draw = draw
answer-knock = knock
answer-gin = gin
answer-big-gin = big-gin

# A question; a colon follows it. $players is a list, such as `Ann or Bob`; $draw is an answer to type.
who-ended-or-draw = Who ended the hand? ({ $players }, or { $draw })
# A question; a colon follows it. $players is a list, such as `Ann or Bob`.
who-ended = Who ended the hand? ({ $players })
# A question; a colon follows it. It is about the player who ended the hand; $gin and $big-gin are answers to type.
their-cards = Their cards or count, { $gin }, or { $big-gin }
# A question; a colon follows it.
others-cards = The other player's cards, or their count after laying off
# A question; a colon follows it. The card that was turned up at the start of the hand.
knock-card = Knock card

# A line before a hand is recorded. $better is a whole sentence, such as `Ann can lay off 8S`.
advice = advice: { $better }
# A question; the usual answer and a colon follow it.
record-anyway = Record it anyway? (y or n)
