out-misplaced = `--out` serve per tre giocatori a turno
out-misplaced-hint = indica tre giocatori senza `v`, come in `new Ann Bob Cid --out Cid`
sides-misplaced = `--sides` serve per le squadre
sides-misplaced-hint = indica i giocatori delle due squadre, come in `new Ann Cid v Bob Dan --sides "Noi,Loro"`
none-of-players = { $name } non è uno dei giocatori
name-one-of = indica { $players }
too-few-players = per un incontro ci vogliono almeno due giocatori
cannot-be-seated = { $players ->
    [one] { $players } giocatore non può giocare così
   *[other] { $players } giocatori non possono giocare così
}
seating-hint = due giocatori come in `Ann Bob`; squadre come in `Ann Cid v Bob Dan`, al massimo di cinque; un capitano contro due o tre come in `Ann v Bob Cid`; tre a turno come in `Ann Bob Cid`; un nome di più parole va tra virgolette
not-two-names = { $text } non sono due nomi
not-two-names-hint = separali con una virgola, come in `Noi,Loro`
no-columns-in-turn = tre giocatori a turno non possono giocare più partite affiancate
no-columns-in-turn-hint = una vittoria andrebbe in colonne che due avversari diversi hanno in comune; togli `--hollywood`, o gioca con `--set columns=1`
no-difference-in-turn = tre giocatori a turno non possono saldare con `score-plus-difference`
no-difference-in-turn-hint = quel saldo confronta due punteggi; gioca con `--set settlement=totals`
rule-for-more = { $key } è una regola per più di due giocatori
rule-for-more-hint = toglila, o indica tutti i giocatori, come in `new Ann Cid v Bob Dan`
rule-without-effect = { $key } qui non cambia niente
captain-settles-hint = il capitano paga per intero ogni avversario e riscuote per intero da ognuno; toglila
one-hand-hint = si gioca una mano alla volta; toglila
each-settles-hint = in tre a turno ognuno salda con ciascuno degli altri; toglila
nobody-sits-out-hint = nessuno sta fuori; toglila
newcomer-deals-hint = in tre a turno è `newcomer_deals` a dire chi dà le carte; toglila
sitting-out-deals-hint = dà le carte chi sta fuori, anche dopo una mano nulla; toglila
one-game-hint = in tre a turno si gioca una partita alla volta; toglila
no-doubling-in-turn = in tre a turno il cappotto non può raddoppiare niente
no-doubling-in-turn-hint = gioca con `--set shutout.award=none`, o con un numero che chi perde a cappotto paga al vincitore
cannot-deal = { $name } non può dare le carte della prossima mano
cannot-deal-hint = può darle { $players }

given-twice = { $option } e { $setting } dicono la stessa cosa
rules-not-a-player = { $preset } è il nome di un regolamento, non di un giocatore
rules-not-a-player-hint = scrivi prima i giocatori, come in `new Ann Bob hollywood`; un giocatore con quel nome si scrive { $typed }
