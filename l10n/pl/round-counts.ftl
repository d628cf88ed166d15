game-needs = partia { $game }: { $needs }
game-of-sheet-needs = arkusz { $sheet }, partia { $game }: { $needs }
side-needs = { $side }: brakuje { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}

so-far = runda do tej pory: { $sums }
each-alone = Każde rozdanie poniżej jest liczone tak, jakby pozostałych nikt nie wygrał.

wins-with-hand = runda przypada stronie { $side }, jeśli { $name } wygra to rozdanie
wins-with-points = runda przypada stronie { $side }, jeśli { $name } zdobędzie co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

caught-with = Największa suma ({ $name }), przy której
wins-round = runda przypada stronie { $side }: { $held }
does-not-lose-round = runda nie jest przegrana dla strony { $side }: { $held }
does-not-win-game = partia { $game } nie przypada stronie { $others }: { $held }
by-ending = { $knock } przy pukaniu, { $gin } przy ginie
by-ending-big-gin = { $knock } przy pukaniu, { $gin } przy ginie, { $big-gin } przy dużym ginie
or-doubled = { $held }; w rozdaniu podwojonym { $doubled }

undercut-wins = gdy zapuka { $name }, z jakąkolwiek sumą, podcięcie może dać partię { $game } stronie { $others }
undercut-wins-above = po pukaniu z sumą wyższą niż { $count } podcięcie może dać partię { $game } stronie { $others }

wins-no-game = to rozdanie nie może dać stronie { $others } żadnej partii
wins-not-games = { $count ->
    [one] to rozdanie nie może dać stronie { $others } partii { $games }
    [few] to rozdanie nie może dać stronie { $others } partii { $games }
   *[many] to rozdanie nie może dać stronie { $others } partii { $games }
}
