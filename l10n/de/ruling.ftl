# Das Ergebnis einer Runde. Die Namen können auch „der Klopfer“ und „der Gegner“ sein (siehe `the-knocker`):
# Sie stehen im Nominativ.

nobody-knocked = unentschieden, niemand hat geklopft
wins-as-written = { $name } gewinnt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wie angegeben
has-gin = { $name } hat Gin gegen { $others }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
has-big-gin = { $name } hat Großes Gin gegen { $others }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
is-undercut = { $name } klopft mit { $own }, { $other } unterbietet mit { $others }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gins-off = { $name } klopft mit { $own }, { $other } schafft ein Gin-Off, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ties = { $name } klopft mit { $own } gegen { $others }, Gleichstand: Niemand bekommt Punkte
knocks = { $name } klopft mit { $own } gegen { $others }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

over-limit-undercut = { $name } klopft über der Grenze mit { $own }, { $other } lässt es gelten und unterbietet mit { $others }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
over-limit-gin-off = { $name } klopft über der Grenze mit { $own }, { $other } lässt es gelten und schafft ein Gin-Off, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
over-limit-tie = { $name } klopft über der Grenze mit { $own } gegen { $others }, { $other } lässt es gelten, Gleichstand: Niemand bekommt Punkte
over-limit = { $name } klopft über der Grenze mit { $own } gegen { $others }, { $other } lässt es gelten, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

side = { $name }: { $cards }; Deadwood { $count }
side-laid-off = { $name }: { $cards }, angelegt { $laid-off }; Deadwood { $count }

sum-boxes = { $name }: { $sum }, { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
}
sum-for = { $name }: { $sum }
sum-extra-boxes = { $name }: { $sum }, { $boxes ->
    [one] { $boxes } Extrabox
   *[other] { $boxes } Extraboxen
}
sum-is = { $terms } = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sum-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sum-doubled = ({ $terms }) x 2 ({ $why })

step-difference = Differenz
step-deadwood = Deadwood
step-knockers-count = Deadwood des Klopfers
step-knock = Klopfbonus
step-gin = Gin-Bonus
step-big-gin = Bonus für Großes Gin
step-undercut = Undercut-Bonus
step-gin-off = Gin-Off-Bonus
step-tie = Bonus für Gleichstand
step-draw = Bonus für Unentschieden
step-points = Bonus für Punkte
step-written = angegeben
step-clubs = Kreuz verdoppelt
step-diamonds = Karo verdoppelt
step-hearts = Herz verdoppelt
step-spades = Pik verdoppelt
