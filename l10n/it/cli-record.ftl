nothing-recorded = non è stato registrato niente
rules-forbid = le regole non lo permettono

series-over = l'incontro è finito
series-over-hint = `ginscore summary` mostra il saldo, `ginscore new` comincia un altro incontro, `ginscore undo` riapre questo

before-hands = { $count ->
    [one] l'incontro finirebbe prima della mano { $numbers }
   *[other] l'incontro finirebbe prima delle mani { $numbers }
}
before-hands-hint = { $count ->
    [one] annulla prima la mano { $numbers }
   *[other] annulla prima le mani { $numbers }
}
before-rounds = { $count ->
    [one] l'incontro finirebbe prima del giro { $numbers }
   *[other] l'incontro finirebbe prima dei giri { $numbers }
}
before-rounds-hint = { $count ->
    [one] annulla prima il giro { $numbers }
   *[other] annulla prima i giri { $numbers }
}

not-their-turn = non tocca a loro: questa mano la giocano { $pairs }
not-their-turn-hint = con `seat NAME` la prossima mano la gioca quel giocatore
not-opponents = questi giocatori non sono avversari
not-opponents-hint = indica un giocatore per parte, come in `Ann 4 v Bob 23`
round-begun = per uno dei due è già registrata una mano di questo giro
round-begun-hint = `amend` la corregge; il prossimo giro comincia quando sono finite tutte le mani di questo
not-in-round = nel giro { $round } questi due non hanno giocato l'uno contro l'altro
not-in-round-hint = indica i due che hanno giocato, oppure lascia fuori il secondo nome
round-incomplete = al giro { $round } mancherebbe una mano
round-incomplete-hint = indica tutte le sue mani, come in `insert 2 Ann 4 v 23; Cid gin v 12`
whole-round = il giro { $round } è stato segnato per intero, la mano di una coppia non può sostituirlo
whole-round-hint = `delete { $round }`, poi `insert { $round } { $line }; ...` con una mano per ogni coppia
changes-who-plays = così cambierebbe chi gioca contro chi nel giro { $round }, che è già cominciato
changes-who-plays-hint = finisci prima il giro { $round }, o annulla le sue mani
nobody-seated = così non può giocare nessuno
nobody-seated-hint = `seat` serve per il gioco del capitano e per tre a turno: indica un giocatore, o due avversari

name-open-game = indica una partita aperta, come in `adjust Ann +10 in 2 # motivo`; `score` mostra le partite
check-number = controlla il numero
undo-reopens = `undo` riapre l'incontro
earlier-adjustment-of = una rettifica precedente ({ $adjustment }) non si potrebbe più segnare: { $why }
earlier-adjustment-hint = annulla prima la rettifica

nothing-to-undo = non c'è niente da annullare
nothing-to-undo-hint = tutte le modifiche di questo incontro sono già annullate
nothing-to-redo = non c'è niente da ripetere
nothing-to-redo-hint = si può ripetere solo una modifica annullata, e solo prima di registrare qualcosa di nuovo
