lay-off = attacca { $cards }
discard = scarta { $card }
deadwood = spaiate { $count }
deadwood-gin = spaiate { $count }, gin
deadwood-big-gin = spaiate { $count }, big gin

too-many-cards = le carte sono { $count }, ma qui se ne possono disporre al massimo { $most }
too-many-of-defender-hint = l'avversario ha dieci carte, comprese quelle attaccate
too-many-cards-hint = in mano si hanno al massimo undici carte, prima dello scarto; scrivi le combinazioni di chi bussa dopo `on`

a-set = { $cards }: un gruppo
a-run = { $cards }: una scala
not-a-meld = { $cards }: non è una combinazione
legal-spread = una disposizione regolare con { $count ->
    [one] { $count } punto spaiato
   *[other] { $count } punti spaiati
}
spread-size = una disposizione ha dieci o undici carte, non { $count }
spread-size-hint = senza barra ogni insieme di carte si controlla da solo
in-two-melds = nota: { $cards } non può stare in due combinazioni di una stessa disposizione

judged-by = secondo le { $rules }
rules-of-series = regole dell'incontro { $series }
# `chi chiude`, because `chi bussa` does not go with the verb: `chi chiude bussa con 4 contro 23`.
the-knocker = chi chiude
the-defender = l'avversario
