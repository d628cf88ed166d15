# Points that players left on the table: they could have melded or laid off their cards better.
# $cards are melds, a slash, and deadwood.

left = { $name } left { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the table: { $cards }
# $laid-off are cards that the defender could have laid off on the knocker's melds.
left-with-layoffs = { $name } left { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the table: { $cards }, laying off { $laid-off }
# All hands of a series together; a hand is one deal. $each is a list of the next message.
left-together = left on the table, over { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} with recorded cards: { $each }
# One player in that list.
left-by = { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
