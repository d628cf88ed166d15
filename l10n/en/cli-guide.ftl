# The questions for a hand, one after another, and what is wrong with an answer. A hand is one deal.
# $player is the player who ended the hand, $other the other player.

# A question. $one and $two are the players; $draw is an answer to type.
who-ended = Who ended the hand? ({ $one }, { $two }, or { $draw })
# A question. The variables are answers to type; $knock, the answer that Enter alone gives, comes twice.
how-ended = How? ({ $knock }, { $gin }, { $big-gin }) [{ $knock }]
# A question, with the answer that Enter alone gives.
record-hand = Record this hand? (y or n) [y]
# A question. The card that was turned up at the start of the hand.
knock-card = Knock card:
# Questions. What Enter alone does is in brackets.
own-cards-gin = { $player }'s cards [Enter for gin without cards]:
own-cards-big-gin = { $player }'s cards [Enter for big-gin without cards]:
own-cards = { $player }'s cards or count:
others-cards = { $other }'s cards or count:
laid-off = Cards that { $other } laid off [none]:

not-a-player = that is not one of the players
not-a-player-hint = type { $one } or { $two }
no-ending = a hand ends with a knock, gin or big gin
# The variables are answers to type.
no-ending-hint = type `{ $knock }`, `{ $gin }` or `{ $big-gin }`
no-cards = enter cards or a count
no-cards-hint = as in `4-7s 9cdh / 2h ac ad`, or `4`
# After a knock the other player has laid off cards on the melds of the knocker; only the rest counts.
no-others-cards-hint = as in `kcdh 2-4c / 7h 3d`, or `23`, the count after laying off
gin-has-no-count = gin has no count
gin-has-no-count-hint = press Enter or type the cards; the other player's count comes next
yes-or-no = type y or n
yes-or-no-hint = y records the hand, n goes back to fix it
more-than-cards = this is more than cards or a count
more-than-cards-hint = type only the cards, or only the count, as in `23`
not-gin = these cards are not gin: there is deadwood
# $knock is an answer to type.
not-gin-hint = fix the cards, or go back with `<` and answer { $knock }

# Said before the first question.
how-to-answer = `<` goes back a question; Ctrl-D leaves the questions.
# A question where several pairs play at once. $pairs is a list, such as `Ann and Bob, Cid and Dan`.
whose-hand = Whose hand has ended? ({ $pairs }):
still-playing = Type the name of a player who is still playing.
