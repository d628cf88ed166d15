players = { $first } contro { $second }.
rules = { $rules }.
stake = La posta è { $stake } a punto.
no-stake = Si gioca senza posta.
first-dealer-unknown = Non è registrato chi dà le carte: scrivi { $commands }.

as-before-all = Regole, posta e turno del mazziere come nell'ultimo incontro tra loro, { $series }.
as-before-rules-stake = Regole e posta come nell'ultimo incontro tra loro, { $series }.
as-before-rules-turn = Regole e turno del mazziere come nell'ultimo incontro tra loro, { $series }.
as-before-stake-turn = Posta e turno del mazziere come nell'ultimo incontro tra loro, { $series }.
as-before-rules = Regole come nell'ultimo incontro tra loro, { $series }.
as-before-stake = Posta come nell'ultimo incontro tra loro, { $series }.
as-before-turn = Turno del mazziere come nell'ultimo incontro tra loro, { $series }.

play-on = Invio: si continua con le stesse regole.
play-on-deals = Invio: si continua con le stesse regole; { $deals }.
play-on-stake = Invio: si continua con le stesse regole e la stessa posta.
play-on-stake-deals = Invio: si continua con le stesse regole e la stessa posta; { $deals }.
play-other = { $new } comincia un incontro diverso; `undo` riapre questo.

next-after-end = Ora: `ginscore summary` mostra il saldo; { $new } comincia un nuovo incontro.
next-hand = Ora: registra una mano, come in { $hand }; `ginscore --help` elenca tutti i comandi.

games = { $games ->
    [one] Si gioca una partita a
    [2] Si giocano due partite affiancate, ognuna a
    [3] Si giocano tre partite affiancate, ognuna a
    [4] Si giocano quattro partite affiancate, ognuna a
    [5] Si giocano cinque partite affiancate, ognuna a
    [6] Si giocano sei partite affiancate, ognuna a
   *[other] Si giocano { $games } partite affiancate, ognuna a
} { $target } punti.
games-to = { $games ->
    [one] Si gioca una partita a
    [2] Si giocano due partite affiancate, ognuna a
    [3] Si giocano tre partite affiancate, ognuna a
    [4] Si giocano quattro partite affiancate, ognuna a
    [5] Si giocano cinque partite affiancate, ognuna a
    [6] Si giocano sei partite affiancate, ognuna a
   *[other] Si giocano { $games } partite affiancate, ognuna a
} { $target } punti; l'incontro finisce quando un totale arriva a { $points }.
games-best-of = { $games ->
    [one] Si gioca una partita a
    [2] Si giocano due partite affiancate, ognuna a
    [3] Si giocano tre partite affiancate, ognuna a
    [4] Si giocano quattro partite affiancate, ognuna a
    [5] Si giocano cinque partite affiancate, ognuna a
    [6] Si giocano sei partite affiancate, ognuna a
   *[other] Si giocano { $games } partite affiancate, ognuna a
} { $target } punti; al meglio di { $sheets ->
    [one] { $sheets } foglio
   *[other] { $sheets } fogli
}.

knock-gin-only = Una mano si chiude solo con gin.
knock-gin-only-doubles = Una mano si chiude solo con gin; con { $suits } la mano vale doppio.
knock-limit = Si bussa con { $limit } o meno.
knock-limit-doubles = Si bussa con { $limit } o meno; con { $suits } la mano vale doppio.
knock-card = Il valore della carta del limite è il massimo con cui si bussa.
knock-card-doubles = Il valore della carta del limite è il massimo con cui si bussa; con { $suits } la mano vale doppio.
knock-card-ace = Il valore della carta del limite è il massimo con cui si bussa; con un asso vale solo il gin.
knock-card-ace-doubles = Il valore della carta del limite è il massimo con cui si bussa; con un asso vale solo il gin; con { $suits } la mano vale doppio.

bonuses = Bonus: { $bonuses }; il cappotto non vale niente.
bonuses-shutout-pays = Bonus: { $bonuses }; il cappotto vale { $points }.
bonuses-shutout-doubles-points = Bonus: { $bonuses }; il cappotto raddoppia i punti.
bonuses-shutout-doubles-game = Bonus: { $bonuses }; il cappotto raddoppia i punti e il bonus partita.
bonuses-shutout-doubles-total = Bonus: { $bonuses }; il cappotto raddoppia il totale.
no-bonuses = Non ci sono bonus, e il cappotto non vale niente.
no-bonuses-shutout-pays = Non ci sono bonus, e il cappotto vale { $points }.
no-bonuses-shutout-doubles-points = Non ci sono bonus, e il cappotto raddoppia i punti.
no-bonuses-shutout-doubles-game = Non ci sono bonus, e il cappotto raddoppia i punti e il bonus partita.
no-bonuses-shutout-doubles-total = Non ci sono bonus, e il cappotto raddoppia il totale.

bonus-gin = gin { $points }
bonus-big-gin = big gin { $points }
bonus-undercut = undercut { $points }
bonus-gin-off = gin off { $points }
bonus-knock = bussata { $points }
bonus-box = casella { $points }
bonus-box-with-hand = casella { $points } (pagata con la mano)
bonus-game = partita { $points }
