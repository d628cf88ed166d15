# Cards that were typed in the single letters of another language. $typed is what was typed, in backticks; $words are
# the words to type, in backticks, in a list with `or`.

not-a-card = { $typed } is not a card
not-a-group = { $typed } is not a group of cards
in-portuguese = in Portuguese letters write { $words }
in-spanish = in Spanish letters write { $words }
in-french = in French letters write { $words }
in-italian = in Italian letters write { $words }
in-german = in German letters write { $words }
in-polish = in Polish letters write { $words }
in-two-letters = suits that are not in English letters have two letters: write { $words }

# After a hand that was refused, only in languages in which hearts begin with a C: what `c` means, and what hearts are.
c-is-clubs = `c` is clubs (♣); hearts (♥) are `h`
# After the first recorded hand with clubs, in these languages. $cards are the clubs of the hand.
c-was-clubs = `c` was read as clubs: { $cards }; hearts are `h`
