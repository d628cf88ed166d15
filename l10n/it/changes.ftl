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

dealt-hand-not = il mazziere della mano { $number } è { $name }, non { $before }
dealt-round-not = il mazziere del giro { $number } è { $name }, non { $before }
dealt-hand = il mazziere della mano { $number } è { $name }
dealt-round = il mazziere del giro { $number } è { $name }
dealer-of-hand-unknown = non si sa più chi ha dato le carte nella mano { $number }
dealer-of-round-unknown = non si sa più chi ha dato le carte nel giro { $number }
next-dealer-unknown = non è registrato chi dà le carte alla prossima mano

game-open-again = la partita { $game } è di nuovo aperta; era stata vinta da { $name }
game-of-sheet-open-again = la partita { $game } del foglio { $sheet } è di nuovo aperta; era stata vinta da { $name }
game-closed = la partita { $game } è chiusa: { $players ->
    [one] vince { $name }
   *[other] vincono { $name }
}
game-of-sheet-closed = la partita { $game } del foglio { $sheet } è chiusa: { $players ->
    [one] vince { $name }
   *[other] vincono { $name }
}
wins-game-not = { $players ->
    [one] { $name } vince
   *[other] { $name } vincono
} la partita { $game }, non { $before }
wins-game-of-sheet-not = { $players ->
    [one] { $name } vince
   *[other] { $name } vincono
} la partita { $game } del foglio { $sheet }, non { $before }

series-continues = l'incontro continua
series-over = l'incontro è finito
