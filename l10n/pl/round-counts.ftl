game-needs = partia { $game }: { $needs }
game-of-sheet-needs = arkusz { $sheet }, partia { $game }: { $needs }
side-needs = strona { $side } potrzebuje { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}

so-far = runda do tej pory: { $sums }
each-alone = Każde rozdanie poniżej jest liczone tak, jakby pozostałych nikt nie wygrał.

wins-with-hand = strona { $side } wygrywa rundę, jeśli { $name } wygra to rozdanie
wins-with-points = strona { $side } wygrywa rundę, jeśli { $name } zdobędzie co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

caught-with = Sumy ({ $name }), przy których
wins-round = strona { $side } wygrywa rundę: { $held }
does-not-lose-round = strona { $side } nie przegrywa rundy: { $held }
does-not-win-game = strona { $others } nie wygrywa partii { $game }: { $held }
by-ending = { $knock } przy pukaniu, { $gin } przy ginie
by-ending-big-gin = { $knock } przy pukaniu, { $gin } przy ginie, { $big-gin } przy dużym ginie
or-doubled = { $held }; w rozdaniu podwojonym { $doubled }

undercut-wins = gdy zapuka { $name }, z jakąkolwiek sumą, strona { $others } może podcięciem wygrać partię { $game }
undercut-wins-above = po pukaniu z sumą wyższą niż { $count } strona { $others } może podcięciem wygrać partię { $game }

wins-no-game = strona { $others } nie może wygrać tym rozdaniem żadnej partii
wins-not-games = { $count ->
    [one] strona { $others } nie może wygrać tym rozdaniem partii { $games }
    [few] strona { $others } nie może wygrać tym rozdaniem partii { $games }
   *[many] strona { $others } nie może wygrać tym rozdaniem partii { $games }
}
