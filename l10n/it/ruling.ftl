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

over-limit-undercut = { $name } bussa sopra il limite con { $own }, { $other } accetta e fa undercut con { $others }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
over-limit-gin-off = { $name } bussa sopra il limite con { $own }, { $other } accetta e fa gin off, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
over-limit-tie = { $name } bussa sopra il limite con { $own } contro { $others }, { $other } accetta, conti pari: nessuno segna
over-limit = { $name } bussa sopra il limite con { $own } contro { $others }, { $other } accetta, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

side = { $name }: { $cards }; conto { $count }
side-laid-off = { $name }: { $cards }, attaccate { $laid-off }; conto { $count }

sum-boxes = { $sum }, { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
} per { $name }
sum-for = { $sum } per { $name }
sum-extra-boxes = { $sum }, { $boxes ->
    [one] { $boxes } casella extra
   *[other] { $boxes } caselle extra
} per { $name }
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
step-deadwood = spaiate
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
step-clubs = doppio con fiori
step-diamonds = doppio con quadri
step-hearts = doppio con cuori
step-spades = doppio con picche
