title-and-changes = { $title }; { $changes }
saved-rules = { $preset }: { $rules }

# They follow `secondo le` in cli-best.ftl and cli-score.ftl.
the-rules = regole { $preset }
the-rules-but = regole { $preset }, ma { $changes }
the-saved-rules = regole { $preset }: come { $base }
the-saved-rules-but = regole { $preset }: come { $base }, ma { $changes }

title-standard = Regole standard
title-oklahoma = Oklahoma Gin
title-hollywood = Hollywood Gin
title-stakes = Gin a soldi
title-wikipedia = Vecchie regole di Wikipedia
title-wikipedia-match = Vecchie regole di Wikipedia per gli incontri
title-tournament = Regole da torneo
title-pagat = Regole di Pagat
title-bicycle = Regole di Bicycle
title-modern = Regole moderne
title-rummytalk = Regole di Rummytalk
title-online = Regole online comuni
title-bare = Regole senza bonus

only-gin = una mano si chiude solo con gin
knock-with = si bussa con { $limit } o meno
no-knock-card = senza carta del limite
knock-card = si bussa al massimo con il valore della carta del limite
ace-allows-one = con un asso si può bussare con 1
ace-requires-gin = con un asso vale solo il gin
no-suit-doubles = nessun seme raddoppia
suits-double = con { $suits } la mano vale doppio
boxes-never-double = le caselle non raddoppiano mai
extra-boxes-double = raddoppiano anche le caselle extra
boxes-double = raddoppiano anche le caselle
gin = gin { $points }
no-big-gin = senza big gin
big-gin = big gin { $points }
undercut = undercut { $points }
tie-to-defender = a conti pari è undercut
tie-without-bonus = a conti pari è undercut senza bonus
tie-to-knocker = a conti pari vince chi bussa
tie-to-nobody = a conti pari non vince nessuno
no-gin-off = il gin off è un undercut come gli altri
gin-off = gin off { $points }
no-knock-bonus = nessun bonus per la bussata
knock-bonus = bussata { $points }
laying-off-on-gin = si attacca anche contro il gin
no-laying-off-on-gin = non si attacca contro il gin
no-boxes-for-gin = nessuna casella extra per il gin
boxes-for-gin = { $boxes ->
    [one] { $boxes } casella extra per il gin
   *[other] { $boxes } caselle extra per il gin
}
no-boxes-for-big-gin = nessuna casella extra per il big gin
boxes-for-big-gin = { $boxes ->
    [one] { $boxes } casella extra per il big gin
   *[other] { $boxes } caselle extra per il big gin
}
no-boxes-for-undercut = nessuna casella extra per l'undercut
boxes-for-undercut = { $boxes ->
    [one] { $boxes } casella extra per l'undercut
   *[other] { $boxes } caselle extra per l'undercut
}
no-boxes-for-gin-off = nessuna casella extra per il gin off
boxes-for-gin-off = { $boxes ->
    [one] { $boxes } casella extra per il gin off
   *[other] { $boxes } caselle extra per il gin off
}
no-boxes-for-sweep = nessuna casella extra a chi vince tutte le mani di un giro
boxes-for-sweep = { $boxes ->
    [one] { $boxes } casella extra a chi vince tutte le mani di un giro
   *[other] { $boxes } caselle extra a chi vince tutte le mani di un giro
}
boxes-worth-nothing = le caselle non valgono niente
per-box = { $points } a casella
boxes-at-end = le caselle si contano alla fine
boxes-with-each-hand = le caselle si contano a ogni mano
game-to = partita a { $points } punti
no-game-bonus = nessun bonus partita
game-bonus = bonus partita { $points }
shutout-without-points = è cappotto se chi perde non ha punti
shutout-without-a-win = è cappotto se chi perde non ha vinto mani
shutout-worth = cappotto { $points }
no-shutout-award = il cappotto non vale niente
no-shutout-award-in-turn = in tre a turno il cappotto non vale niente
shutout-doubles-points = il cappotto raddoppia i punti
shutout-doubles-points-and-game = il cappotto raddoppia i punti e il bonus partita
shutout-doubles-total = il cappotto raddoppia il totale
one-game = una partita alla volta
games-side-by-side = { $games ->
    [one] { $games } partita da sola
   *[other] { $games } partite affiancate
}
enters-next = ogni vittoria si segna anche nella partita seguente
enters-nth = la seconda vittoria si segna in due partite e la terza in tre
games-count-once = ogni partita conta una volta
games-count = moltiplicatori delle partite: { $times }
keep-totals = ognuno tiene il suo totale
score-plus-difference = chi vince segna i suoi punti più la differenza
no-rounding = nessun arrotondamento
rounded-to = differenze arrotondate a { $points }
higher-total-wins = vince il totale più alto
most-games-win = vince chi ha più partite
one-sheet = un foglio
best-of = al meglio di { $sheets ->
    [one] { $sheets } foglio
   *[other] { $sheets } fogli
}
until-total = fogli fino a un totale di { $points }
winner-deals = dà le carte chi vince
loser-deals = dà le carte chi perde
deal-alternates = le carte si danno a turno
same-deals-after-draw = dopo una mano patta dà le carte lo stesso giocatore
deal-passes-after-draw = dopo una mano patta dà le carte l'altro

opponents-change = gli avversari cambiano a ogni giro
opponents-stay = gli avversari restano gli stessi
opponents-change-with-two = gli avversari cambiano se una squadra ha due giocatori
extra-boxes-to-winner = le caselle extra vanno alla squadra che vince il giro
extra-boxes-to-each = ogni squadra tiene le sue caselle extra
each-pays-one = ogni giocatore paga per intero uno di quelli che vincono
side-pays-once = la squadra che perde paga una volta sola
newcomer-deals = dà le carte chi entra
sitting-out-deals = dà le carte chi sta fuori
