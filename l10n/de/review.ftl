# Punkte, die liegen geblieben sind: Es gab bessere Meldungen, oder mehr ließ sich anlegen.

left = { $name } lässt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} liegen: { $cards }
left-with-layoffs = { $name } lässt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} liegen: { $cards }, angelegt { $laid-off }
left-together = liegen gelassen in { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
} mit bekannten Karten: { $each }
left-by = { $name } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
