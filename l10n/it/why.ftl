title-cards = carte mostrate
title-limit = limite
title-points = punti
title-boxes = caselle
title-columns = colonne
title-round = giro

dealt = mazziere: { $name }

rule = { $key } è { $value }
because = { $term }: { $rule }
limit-by-card = { $limit }: { $rule }, la carta del limite è { $card }
limit-by-ace = { $limit }: { $rule }, la carta del limite è { $card }, { $ace-rule }

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
nobody-knocked = nessuno ha bussato, quindi nessuno segna
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
entered-has-entry = partita { $game }: si segna, perché c'è già una vittoria per { $name }
entered-first-without = partita { $game }: si segna, perché è la prima partita aperta ancora senza vittorie per { $name }
entered-win-number = partita { $game }: si segna, perché è la vittoria numero { $number } di { $name } su questo foglio
not-entered-yet = partita { $game }: non si segna ancora; serve un'altra vittoria per { $name }
already-closed = partita { $game }: già chiusa
