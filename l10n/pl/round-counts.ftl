game-needs = partia { $game }: { $needs }
game-of-sheet-needs = arkusz { $sheet }, partia { $game }: { $needs }
side-needs = { $side } potrzebują { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}

so-far = runda do tej pory: { $sums }
each-alone = Każde rozdanie poniżej jest liczone tak, jakby pozostałych nikt nie wygrał.

wins-with-hand = { $side } wygrywają rundę, jeśli { $name } wygra to rozdanie
wins-with-points = { $side } wygrywają rundę, jeśli { $name } zdobędzie co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

caught-with = Sumy ({ $name }), przy których
wins-round = { $side } wygrywają rundę: { $held }
does-not-lose-round = { $side } nie przegrywają rundy: { $held }
does-not-win-game = { $others } nie wygrywają partii { $game }: { $held }
by-ending = { $knock } przy pukaniu, { $gin } przy ginie
by-ending-big-gin = { $knock } przy pukaniu, { $gin } przy ginie, { $big-gin } przy dużym ginie
or-doubled = { $held }; w rozdaniu podwojonym { $doubled }

undercut-wins = gdy zapuka { $name }, z jakąkolwiek sumą, { $others } mogą podcięciem wygrać partię { $game }
undercut-wins-above = po pukaniu z sumą wyższą niż { $count } { $others } mogą podcięciem wygrać partię { $game }

wins-no-game = { $others } nie mogą wygrać tym rozdaniem żadnej partii
wins-not-games = { $count ->
    [one] { $others } nie mogą wygrać tym rozdaniem partii { $games }
    [few] { $others } nie mogą wygrać tym rozdaniem partii { $games }
   *[many] { $others } nie mogą wygrać tym rozdaniem partii { $games }
}
