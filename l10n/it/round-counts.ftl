game-needs = partita { $game }: { $needs }
game-of-sheet-needs = foglio { $sheet }, partita { $game }: { $needs }
side-needs = { $side }: ancora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

so-far = il giro finora: { $sums }
each-alone = Ogni mano qui sotto è contata come se le altre non le vincesse nessuno.

wins-with-hand = il giro va a { $side } se { $name } vince questa mano
wins-with-points = il giro va a { $side } se { $name } vince con { $points } punti o più

# The next three messages continue this line: subjunctive after `perché`.
caught-with = Il conto massimo che { $name } può avere in mano perché
wins-round = il giro vada a { $side }: { $held }
does-not-lose-round = il giro non sia perso per { $side }: { $held }
does-not-win-game = la partita { $game } non vada a { $others }: { $held }
by-ending = { $knock } con una bussata, { $gin } con gin
by-ending-big-gin = { $knock } con una bussata, { $gin } con gin, { $big-gin } con big gin
or-doubled = { $held }; in una mano raddoppiata { $doubled }

undercut-wins = dopo qualsiasi bussata di { $name }, un undercut può dare la partita { $game } a { $others }
undercut-wins-above = dopo una bussata con più di { $count }, un undercut può dare la partita { $game } a { $others }

wins-no-game = con questa mano nessuna partita può andare a { $others }
wins-not-games = { $count ->
    [one] con questa mano la partita { $games } non può andare a { $others }
   *[other] con questa mano le partite { $games } non possono andare a { $others }
}
