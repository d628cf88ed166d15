# In place of a name there may be `chi chiude` or `l'avversario`: no `di`, `a`, `da` before $name or $other.

card-on-both-sides = { $card } è da tutte e due le parti: { $one } e { $other } non possono averla tutti e due
named-twice = { $card } compare due volte
named-times = { $card } compare { $times ->
    [one] { $times } volta
   *[other] { $times } volte
}
one-of-each-card = in un mazzo ogni carta c'è una volta sola; una è stata letta male?
laid-off-only-once = una carta attaccata si indica una volta sola, dopo il `+`
discard-only-once = lo scarto non è una delle dieci carte: si indica una volta sola, dopo la `x`

card-count = { $name } ha { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}; devono essere dieci
card-count-of-knocker = { $name } ha { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}; devono essere dieci, o undici tutte combinate
cards-missing-of-knocker = { $missing ->
    [one] manca una carta; qualcuno l'ha saltata?
   *[other] mancano { $missing } carte; qualcuno le ha saltate?
}
cards-missing = { $missing ->
    [one] manca una carta; qualcuno l'ha saltata, o è stata attaccata?
   *[other] mancano { $missing } carte; qualcuno le ha saltate, o sono state attaccate?
}
eleven-with-discard = se una delle undici è lo scarto, indicalo una volta sola, dopo la `x`
too-many-of-knocker = scrivi lo scarto dopo una `x`, e una `v` prima dell'altra parte
too-many = le carte attaccate fanno parte delle dieci; una di queste è forse dell'altra parte?

too-short = { $cards } non è una combinazione: ci vogliono almeno tre carte
too-short-in-hand = scrivi le spaiate dopo la barra; o manca una carta della combinazione?
too-short-in-groups = scrivi le spaiate dopo una barra, come in `4-7s / 2h`; o manca una carta della combinazione?
too-short-after-on = dopo `on` scrivi solo combinazioni; o manca una carta della combinazione?
ace-high = { $cards } non è una scala: l'asso è sempre basso
would-be-a-run = { $cards } sarebbe una scala
gap = { $cards } non è una scala: { $count ->
    [one] manca { $missing }
   *[other] mancano { $missing }
}
gap-hint = una scala non ha buchi; separa due scale con una virgola
mixed = { $cards } non è una combinazione: non è né un gruppo dello stesso valore né una scala dello stesso seme
mixed-in-hand = separa due combinazioni con una virgola; scrivi le spaiate dopo la barra
mixed-in-groups = separa due combinazioni con una virgola; scrivi le spaiate dopo una barra, come in `4-7s / 2h`
mixed-after-on = separa due combinazioni con una virgola; dopo `on` scrivi solo combinazioni

over-limit = { $name } non può bussare con { $count }: il limite è { $limit }
over-limit-hint = si continua finché le spaiate non contano { $limit } o meno
over-limit-count-hint = il primo conto è quello di chi bussa; con più di { $limit } non può bussare, e il gioco continua
only-gin = { $name } non può bussare con { $count }: questa mano si chiude solo con gin
only-gin-hint = si continua finché non c'è gin
sides-exchanged = le carte di chi bussa vanno per prime, e con le altre si potrebbe chiudere questa mano: le due parti sono scambiate?

does-not-fit = { $card } non si attacca a nessuna combinazione di { $knocker }
does-not-fit-hint = si attacca la quarta carta di un gruppo, o la carta seguente a un capo di una scala; altrimenti è spaiata
fits-only-after = { $card } si attacca alla scala di { $knocker } solo dopo { $before }
fits-only-after-hint = senza { $before } conta come spaiata
laid-off-on-gin = contro il gin non si attacca
laid-off-on-gin-hint = queste carte contano come spaiate: scrivile prima del `+`, e togli il `+`

knock-card-missing = manca la carta del limite
knock-card-missing-hint = con queste regole serve per ogni bussata e ogni gin: aggiungila dopo una `@`, come in `@7s`
not-big-gin = { $name } ha undici carte, ma { $cards } { $count ->
    [one] resta fuori dalle combinazioni
   *[other] restano fuori dalle combinazioni
}
not-big-gin-hint = per il big gin tutte e undici le carte devono essere combinate; altrimenti indicane dieci, e lo scarto dopo una `x`
ambiguous = { $name } può combinare le carte in { $ways ->
    [one] { $ways } modo
   *[other] { $ways } modi
} con gli stessi punti spaiati, e ogni volta la mano ha un punteggio diverso
must-declare = { $name } deve dichiararne uno: { $ways }

count-range = un conto va da 0 a { $most }, il massimo che possono fare dieci carte
count-range-hint = somma di nuovo le spaiate, o indica le carte
points-range = i punti di una mano vanno da 0 a { $most }
points-range-hint = controlla il numero
boxes-range = le caselle di una mano vanno da 0 a { $most }
boxes-range-hint = scrivi le caselle che chi vince prende per questa mano, non per tutta la partita
