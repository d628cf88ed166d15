left = { $name } traci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, lepiej byłoby: { $cards }
left-with-layoffs = { $name } traci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, lepiej byłoby: { $cards }, a dołożyć { $laid-off }
left-together = stracone punkty, { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
} z zapisanymi kartami: { $each }
left-by = { $name } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
