# Die sichere Höchstzahl in einem Durchgang der Partner.

game-needs = Partie { $game }: { $needs }
game-of-sheet-needs = Zettel { $sheet }, Partie { $game }: { $needs }
side-needs = { $side } brauchen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

so-far = der Durchgang bisher: { $sums }
each-alone = Jede Runde unten ist so gerechnet, als gewänne niemand die anderen.

wins-with-hand = { $side } gewinnen den Durchgang, wenn { $name } diese Runde gewinnt
wins-with-points = { $side } gewinnen den Durchgang, wenn { $name } { $points } Punkte oder mehr gewinnt

# Darunter stehen die nächsten drei.
caught-with = Wie viel Deadwood { $name } haben darf,
wins-round = damit { $side } den Durchgang gewinnen: { $held }
does-not-lose-round = damit { $side } ihn nicht verlieren: { $held }
does-not-win-game = damit { $others } Partie { $game } nicht gewinnen: { $held }

by-ending = { $knock } bei Klopfen, { $gin } bei Gin
by-ending-big-gin = { $knock } bei Klopfen, { $gin } bei Gin, { $big-gin } bei Großem Gin
or-doubled = { $held }; in einer verdoppelten Runde { $doubled }

undercut-wins = nach jedem Klopfen von { $name } können { $others } Partie { $game } durch einen Undercut gewinnen
undercut-wins-above = nach einem Klopfen mit mehr als { $count } können { $others } Partie { $game } durch einen Undercut gewinnen
wins-no-game = { $others } können mit dieser Runde keine Partie gewinnen
wins-not-games = { $count ->
    [one] { $others } können mit dieser Runde Partie { $games } nicht gewinnen
   *[other] { $others } können mit dieser Runde die Partien { $games } nicht gewinnen
}
