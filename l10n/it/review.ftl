left = { $name } lascia { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} sul tavolo: { $cards }
left-with-layoffs = { $name } lascia { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} sul tavolo: { $cards }, attaccando { $laid-off }
left-together = lasciati sul tavolo, in { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
} con le carte registrate: { $each }
left-by = { $name } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
