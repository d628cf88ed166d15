hand-entered-otherwise = mano { $number }: ora { $now } (prima: { $before })
round-entered-otherwise = giro { $number }: ora { $now } (prima: { $before })
hand-entered-now = mano { $number }: ora { $now }
round-entered-now = giro { $number }: ora { $now }
hand-open-again = la mano { $number } è di nuovo aperta (prima: { $before })
round-open-again = il giro { $number } è di nuovo aperto (prima: { $before })
entered-games-on-sheet = { $count ->
    [one] si segna nella partita { $games } del foglio { $sheet }
   *[other] si segna nelle partite { $games } del foglio { $sheet }
}
entered-nowhere-on-sheet = sul foglio { $sheet } non si segna in nessuna partita
entered-closed-on-sheet = non si segna: le partite in cui andrebbe questa vittoria sul foglio { $sheet } sono chiuse

dealt-hand-not = mazziere della mano { $number }: { $name }, non { $before }
dealt-round-not = mazziere del giro { $number }: { $name }, non { $before }
dealt-hand = mazziere della mano { $number }: { $name }
dealt-round = mazziere del giro { $number }: { $name }
dealer-of-hand-unknown = non si sa più chi ha dato le carte nella mano { $number }
dealer-of-round-unknown = non si sa più chi ha dato le carte nel giro { $number }
next-dealer-unknown = non è registrato chi dà le carte alla prossima mano

game-open-again = la partita { $game } è di nuovo aperta; era andata a { $name }
game-of-sheet-open-again = la partita { $game } del foglio { $sheet } è di nuovo aperta; era andata a { $name }
game-closed = la partita { $game } è chiusa e va a { $name }
game-of-sheet-closed = la partita { $game } del foglio { $sheet } è chiusa e va a { $name }
wins-game-not = la partita { $game } va a { $name }, non a { $before }
wins-game-of-sheet-not = la partita { $game } del foglio { $sheet } va a { $name }, non a { $before }

series-continues = l'incontro continua
series-over = l'incontro è finito
