# Die sichere Höchstzahl in einem Durchgang der Partner.

game-needs = Partie { $game }: { $needs }
game-of-sheet-needs = Zettel { $sheet }, Partie { $game }: { $needs }
side-needs = { $side }: noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

so-far = der Durchgang bisher: { $sums }
each-alone = Jede Runde unten ist so gerechnet, als gewänne niemand die anderen.

wins-with-hand = der Durchgang geht an { $side }, wenn { $name } diese Runde gewinnt
wins-with-points = der Durchgang geht an { $side }, wenn { $name } { $points } Punkte oder mehr gewinnt

# Darunter stehen die nächsten drei.
caught-with = So viel darf { $name } höchstens in der Hand behalten, damit
wins-round = der Durchgang an { $side } geht: { $held }
does-not-lose-round = der Durchgang für { $side } nicht verloren ist: { $held }
does-not-win-game = Partie { $game } nicht an { $others } geht: { $held }

by-ending = { $knock } bei Klopfen, { $gin } bei Gin
by-ending-big-gin = { $knock } bei Klopfen, { $gin } bei Gin, { $big-gin } bei Großem Gin
or-doubled = { $held }; in einer verdoppelten Runde { $doubled }

undercut-wins = nach jedem Klopfen von { $name } kann Partie { $game } durch einen Undercut an { $others } gehen
undercut-wins-above = nach einem Klopfen mit mehr als { $count } kann Partie { $game } durch einen Undercut an { $others } gehen
wins-no-game = mit dieser Runde kann keine Partie an { $others } gehen
wins-not-games = { $count ->
    [one] mit dieser Runde kann Partie { $games } nicht an { $others } gehen
   *[other] mit dieser Runde können die Partien { $games } nicht an { $others } gehen
}
