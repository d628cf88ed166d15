# In place of a name there may be `chi chiude` or `l'avversario`: no `di`, `a`, `da` before $name or $other.

nobody-knocked = patta, nessuno ha bussato
wins-as-written = { $name } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, come indicato
has-gin = { $name } fa gin contro { $others }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
has-big-gin = { $name } fa big gin contro { $others }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
is-undercut = { $name } bussa con { $own }, { $other } fa undercut con { $others }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
gins-off = { $name } bussa con { $own }, { $other } fa gin off, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ties = { $name } bussa con { $own } contro { $others }, conti pari: nessuno segna
knocks = { $name } bussa con { $own } contro { $others }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

over-limit = { $hand } (sopra il limite; { $other } accetta)

knocks-sum = { $name } bussa, { $sum }
gin-sum = { $name } fa gin, { $sum }
big-gin-sum = { $name } fa big gin, { $sum }
undercut-sum = { $name } bussa, { $other } fa undercut, { $sum }
gin-off-sum = { $name } bussa, { $other } fa gin off, { $sum }

side = { $name }: { $cards }; conto { $count }
side-laid-off = { $name }: { $cards }, attaccate { $laid-off }; conto { $count }
nothing-laid-off = nessuna carta attaccata

sum-boxes = { $sum }, { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
}
sum-extra-boxes = { $sum }, { $boxes ->
    [one] { $boxes } casella extra
   *[other] { $boxes } caselle extra
}
sum-is = { $terms } = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sum-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sum-doubled = ({ $terms }) x 2 ({ $why })

step-difference = differenza
step-deadwood = conto
step-knockers-count = conto di chi bussa
step-knock = bonus bussata
step-gin = bonus gin
step-big-gin = bonus big gin
step-undercut = bonus undercut
step-gin-off = bonus gin off
step-tie = bonus parità
step-draw = bonus patta
step-points = bonus punti
step-written = indicati

wins-by = { $name } vince l'incontro con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio{ $rounded }.
wins-by-short = { $name } vince di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ahead = { $leader } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più di { $other }{ $rounded }.
ahead-so-far = Nelle partite chiuse { $leader } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più di { $other }{ $rounded }.
level = I totali sono uguali.
rounds-to-nothing = La differenza di { $exact }, arrotondata a multipli di { $unit }, è 0.

rounded = ({ $exact }, arrotondato a multipli di { $unit })
amount-left-over = { $amount } ({ $paid }, con un resto di { $left })

series-won = L'incontro va { A($name) }.
series-won-by = L'incontro va { A($name) } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio.
series-tied = L'incontro finisce in parità.
series-stopped = L'incontro è stato interrotto.
series-not-finished = L'incontro non è finito.
nobody-pays = Nessuno paga niente.
nobody-pays-so-far = Per ora nessuno deve pagare niente.
for-closed-games = Per le partite chiuse:
pays-points = { $name } paga { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} { A($other) }.
pays-amount = { $name } paga { $amount } { A($other) } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
pays-money = { $name } paga { $amount } { A($other) }.
tonight = Stasera, { $count ->
    [one] { $count } incontro
   *[other] { $count } incontri
}: { $what }.
tonight-nobody-pays = nessuno paga niente
tonight-open = Un incontro non è ancora finito: le sue partite aperte non contano ancora.
tonight-won-both = { $name } vince tutti e due, saldo { $net }
tonight-won-all = { $name } vince tutti, saldo { $net }
tonight-won = { $name } ne vince { $count }
tonight-net = saldo { $net } per { $name }
tonight-level = saldo 0
head-begun = inizio, vincitore

title-cards = carte mostrate
title-limit = limite
title-columns = partite
title-round = giro

dealt = mazziere: { $name }

amounts-because = { $label }: { $amounts } ({ $rule })
of-hands = { $count ->
    [one] mano { $numbers }
   *[other] mani { $numbers }
}
of-rounds = { $count ->
    [one] giro { $numbers }
   *[other] giri { $numbers }
}
lump-goes = { $place } va { A($winner) }: { $sums }
not-of-preset = { $rules }: accordo dei giocatori, diverso da { $preset }
limit-by-card = { $limit }: { $rule }, la carta del limite è { $card }
limit-by-ace = { $limit }: { $rule }, la carta del limite è { $card }, { $ace-rule }

total-is = totale: { $sum }
points-recorded = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, come registrato
difference = { $more } meno { $less }
doubled-by-card = la carta del limite è { $card }, { $rule }

counts-equal = i conti sono pari: { $rule }
big-gin = tutte e undici le carte sono combinate: chi bussa segna il conto dell'avversario e il bonus
eleven-melded = tutte e undici le carte sono combinate, ma il big gin non si gioca ({ $rule }), quindi è gin
gin = chi bussa non ha carte spaiate, e segna il conto dell'avversario e il bonus
knock = chi bussa ha di meno, e segna la differenza
gin-off = l'avversario resta senza carte spaiate, e segna il conto di chi bussa e il bonus
undercut = l'avversario ha di meno, e segna la differenza e il bonus
nobody-scores = nessuno ha bussato, quindi nessuno segna
only-points = sono stati registrati solo i punti

box-won = 1 per la mano vinta
boxes-recorded = { $boxes }, come registrato
boxes-more = { $boxes } in più
hand-doubled = la mano vale doppio
boxes-with-hand = le caselle si pagano con la mano: { $timing-rule }, { $value-rule }
boxes-in-all = { $boxes } in tutto

hand-not-won = nessuno ha vinto la mano, quindi non si segna in nessuna partita
round-not-won = nessuno ha vinto il giro, quindi non si segna in nessuna partita
on-sheet = sul foglio { $sheet }
entered-has-entry = partita { $game }: punti segnati qui, perché c'era già una vittoria di { $name }
entered-always = partita { $game }: punti segnati qui, come per ogni vittoria finché la partita è aperta
entered-first-without = partita { $game }: punti segnati qui, perché era la prima partita aperta ancora senza vittorie di { $name }
entered-win-number = partita { $game }: punti segnati qui, perché è la vittoria numero { $number } di { $name } su questo foglio
not-entered-yet = partita { $game }: non ancora; ci andrà una prossima vittoria di { $name }
already-closed = partita { $game }: già chiusa
no-game-closed = ancora nessuna partita chiusa

left = { $name } lascia { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} sul tavolo; meglio: { $cards }
left-with-layoffs = { $name } lascia { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} sul tavolo; meglio: { $cards }, attaccando { $laid-off }
left-together = lasciati sul tavolo, in { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
} con le carte registrate: { $each }
left-by = { $name } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
nothing-left = nessuno poteva fare di meglio
not-seen = per dire quali punti sono rimasti sul tavolo servono le carte di tutti e due

no-game-open = nessuna partita è aperta

game-of-sheet = foglio { $sheet }, partita { $game }

needs-to-close = { $points ->
    [one] { $name }: manca { $points } punto
   *[other] { $name }: mancano { $points } punti
} per chiuderla
needs-with-box = { $points ->
    [one] { $name }: manca { $points } punto
   *[other] { $name }: mancano { $points } punti
} per chiuderla, compresi { $value } per la casella
needs-only-box = { $points ->
    [one] { $name }: manca { $points } punto
   *[other] { $name }: mancano { $points } punti
} per chiuderla; la sola casella ne vale { $value }

safe-from-knock = conto sicuro se { $other } bussa: { $held }
safe-from-gin = conto sicuro se { $other } fa gin: { $held }
safe-from-big-gin = conto sicuro se { $other } fa big gin: { $held }
in-doubled-hand = in una mano raddoppiata: { $what }

held-anything = qualsiasi
held-most = { $count ->
    [0] solo 0
    [one] { $count } o meno
   *[other] { $count } o meno
}
held-nothing = nessuno
nothing-is-safe = nessuno; la partita si chiude comunque

any-count = tutti
table-key = { $knock }, { $gin }: con un conto non superiore la partita resta aperta se l'altro bussa o fa gin; -: si chiude comunque

range = da { $least } a { $most }
undercut-closes = un undercut vale { $range } { $most ->
    [one] punto
   *[other] punti
} per { $other } e chiude la partita: nessuna bussata è sicura
undercut-harmless = un undercut vale { $range } { $most ->
    [one] punto
   *[other] punti
} per { $other }; non chiude la partita
undercut-safe-count = un undercut vale { $range } { $most ->
    [one] punto
   *[other] punti
} per { $other }; si può bussare al sicuro con { $count } o meno

shut-out-now = se la partita si chiudesse ora, sarebbe cappotto per { $name }

game-of-sheet-needs = foglio { $sheet }, partita { $game }: { $needs }
side-needs = { $side }: { $points ->
    [one] manca { $points } punto
   *[other] mancano { $points } punti
}

so-far = il giro finora: { $sums }
each-alone = Ogni mano qui sotto è contata come se le altre non le vincesse nessuno.

wins-with-hand = il giro va { A($side) } se { $name } vince questa mano
wins-with-points = il giro va { A($side) } se { $name } vince con { $points } punti o più

# The next three messages continue this line: subjunctive after `perché`.
caught-with = Il conto massimo che può restare in mano { A($name) } perché
wins-round = il giro vada { A($side) }: { $held }
does-not-lose-round = il giro non sia perso per { $side }: { $held }
does-not-win-game = la partita { $game } non vada { A($others) }: { $held }
by-ending = { $knock } con una bussata, { $gin } con gin
by-ending-big-gin = { $knock } con una bussata, { $gin } con gin, { $big-gin } con big gin
or-doubled = { $held }; in una mano raddoppiata { $doubled }

undercut-wins = dopo qualsiasi bussata di { $name }, un undercut può dare la partita { $game } { A($others) }
undercut-wins-above = dopo una bussata con più di { $count }, un undercut può dare la partita { $game } { A($others) }

wins-no-game = con questa mano nessuna partita può andare { A($others) }
wins-not-games = { $count ->
    [one] con questa mano la partita { $games } non può andare { A($others) }
   *[other] con questa mano le partite { $games } non possono andare { A($others) }
}

lay-off = attacca { $cards }
fits = { $cards } si può attaccare
fits-not = { $cards } non si può attaccare
discard = scarta { $card }
deadwood = conto { $count }
deadwood-gin = conto { $count }, gin
deadwood-big-gin = conto { $count }, big gin

too-many-cards = le carte sono { $count }, ma qui se ne possono disporre al massimo { $most }
too-many-of-defender-hint = l'avversario ha dieci carte, comprese quelle attaccate
too-many-cards-hint = in mano si hanno al massimo undici carte, prima dello scarto; scrivi le combinazioni di chi bussa dopo `on`

a-set = { $cards }: un gruppo
a-run = { $cards }: una scala
not-a-meld = { $cards }: non è una combinazione
arranged-as-hand = Così queste carte non sono una combinazione. Ordinate come una mano:
legal-spread = una disposizione regolare con { $count ->
    [one] { $count } punto spaiato
   *[other] { $count } punti spaiati
}
spread-size = una disposizione ha dieci o undici carte, non { $count }
spread-size-hint = senza barra ogni insieme di carte viene controllato a parte

judged-by = secondo le { $rules }
rules-of-series = regole dell'incontro { $series }
# `chi chiude`, because `chi bussa` does not go with the verb: `chi chiude bussa con 4 contro 23`.
the-knocker = chi chiude
the-defender = l'avversario
head-knocker = chi chiude
head-defender = avversario
