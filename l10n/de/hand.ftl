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

over-limit = { $hand } (über der Grenze; { $other } lässt es gelten)

knocks-sum = { $name } klopft, { $sum }
gin-sum = { $name } hat Gin, { $sum }
big-gin-sum = { $name } hat Großes Gin, { $sum }
undercut-sum = { $name } klopft, { $other } unterbietet, { $sum }
gin-off-sum = { $name } klopft, { $other } schafft ein Gin-Off, { $sum }

side = { $name }: { $cards }; Deadwood { $count }
side-laid-off = { $name }: { $cards }, angelegt { $laid-off }; Deadwood { $count }
nothing-laid-off = nichts angelegt

sum-boxes = { $sum }, { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
}
sum-extra-boxes = { $sum }, { $boxes ->
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

# `{ $rounded }` ist leer oder beginnt mit einem Leerzeichen.
wins-by = { $name } gewinnt die Serie mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung{ $rounded }.
wins-by-short = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung
ahead = { $leader } liegt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $rounded } vor { $other }.
ahead-so-far = In den beendeten Partien liegt { $leader } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $rounded } vor { $other }.
level = Die Endsummen sind gleich.
rounds-to-nothing = Die Differenz von { $exact }, auf volle { $unit } gerundet, ist 0.

rounded = ({ $exact }, auf volle { $unit } gerundet)
amount-left-over = { $amount } ({ $paid }, Rest { $left })

series-won = Die Serie geht an { $name }.
series-won-by = Die Serie geht mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung an { $name }.
series-tied = Die Serie endet unentschieden.
series-stopped = Die Serie wurde abgebrochen.
series-not-finished = Die Serie ist noch nicht beendet.
nobody-pays = Niemand zahlt etwas.
nobody-pays-so-far = Bisher muss niemand etwas zahlen.
for-closed-games = Für die beendeten Partien:
pays-points = { $name } zahlt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} an { $other }.
pays-amount = { $name } zahlt { $amount } an { $other } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
pays-money = { $name } zahlt { $amount } an { $other }.
tonight = Heute Abend, { $count ->
    [one] { $count } Serie
   *[other] { $count } Serien
}: { $what }.
tonight-nobody-pays = niemand zahlt etwas
tonight-open = Eine Serie ist noch nicht zu Ende: Die offenen Partien darin zählen noch nicht.
tonight-won-both = { $name } gewinnt beide, Saldo { $net }
tonight-won-all = { $name } gewinnt alle, Saldo { $net }
tonight-won = { $name } gewinnt { $count }
tonight-net = Saldo { $net } für { $name }
tonight-level = Saldo 0
head-begun = begonnen, Gewinner

title-cards = gezeigte Karten
title-limit = Grenze
title-columns = Spalten
title-round = Durchgang

# Der Name kann für mehrere stehen: ohne Verb, das sich danach richtet.
dealt = Geber: { $name }

amounts-because = { $label }: { $amounts } ({ $rule })
of-hands = { $count ->
    [one] Runde { $numbers }
   *[other] Runden { $numbers }
}
of-rounds = { $count ->
    [one] Durchgang { $numbers }
   *[other] Durchgänge { $numbers }
}
lump-goes = { $place } geht an { $winner }: { $sums }
not-of-preset = { $rules }: von den Spielern vereinbart, anders als in { $preset }
limit-by-card = { $limit }: { $rule }, die Klopfkarte ist { $card }
limit-by-ace = { $limit }: { $rule }, die Klopfkarte ist { $card }, { $ace-rule }

total-is = zusammen: { $sum }
points-recorded = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wie eingetragen
difference = { $more } minus { $less }
doubled-by-card = die Klopfkarte ist { $card }, { $rule }

counts-equal = beide haben gleich viel Deadwood: { $rule }
big-gin = alle elf Karten liegen in Meldungen: Der Klopfer bekommt das Deadwood des Gegners und den Bonus
eleven-melded = alle elf Karten liegen in Meldungen, aber Großes Gin wird nicht gespielt ({ $rule }), also ist es Gin
gin = der Klopfer hat kein Deadwood und bekommt das des Gegners und den Bonus
knock = der Klopfer hat weniger und bekommt die Differenz
gin-off = der Gegner hat kein Deadwood mehr und bekommt das des Klopfers und den Bonus
undercut = der Gegner hat weniger und bekommt die Differenz und den Bonus
nobody-scores = niemand hat geklopft, also bekommt niemand Punkte
only-points = nur die Punkte wurden eingetragen

box-won = 1 für die gewonnene Runde
boxes-recorded = { $boxes }, wie eingetragen
boxes-more = { $boxes } dazu
hand-doubled = die Runde zählt doppelt
boxes-with-hand = die Boxen werden mit der Runde gezahlt: { $timing-rule }, { $value-rule }
boxes-in-all = { $boxes } insgesamt

hand-not-won = niemand hat die Runde gewonnen, sie wird also in keiner Partie eingetragen
round-not-won = niemand hat den Durchgang gewonnen, er wird also in keiner Partie eingetragen
on-sheet = auf Zettel { $sheet }
entered-has-entry = Partie { $game }: eingetragen, weil dort für { $name } schon etwas steht
entered-always = Partie { $game }: eingetragen; hier zählt jeder Gewinn, bis sie zu Ende ist
entered-first-without = Partie { $game }: eingetragen, weil sie die erste offene ist, in der für { $name } noch nichts steht
entered-win-number = Partie { $game }: eingetragen, weil es auf diesem Zettel die { $number }. gewonnene Runde von { $name } ist
not-entered-yet = Partie { $game }: noch nicht; erst beim nächsten Sieg von { $name }
already-closed = Partie { $game }: schon beendet
no-game-closed = noch ist keine Partie beendet

left = { $name } lässt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} liegen; besser: { $cards }
left-with-layoffs = { $name } lässt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} liegen; besser: { $cards }, angelegt { $laid-off }
left-together = liegen gelassen in { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
} mit bekannten Karten: { $each }
left-by = { $name } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
nothing-left = niemand hat Punkte liegen lassen
not-seen = ob jemand Punkte liegen ließ, lässt sich nur mit den Karten beider sagen

no-game-open = keine Partie ist offen

game-of-sheet = Zettel { $sheet }, Partie { $game }

needs-to-close = { $name } braucht noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
needs-with-box = { $name } braucht noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, die { $value } für die Box mitgezählt
needs-only-box = { $name } braucht noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; schon die Box bringt { $value }

safe-from-knock = ungefährlich, wenn { $other } klopft: { $held }
safe-from-gin = ungefährlich, wenn { $other } Gin hat: { $held }
safe-from-big-gin = ungefährlich, wenn { $other } Großes Gin hat: { $held }
in-doubled-hand = in einer verdoppelten Runde: { $what }

held-anything = beliebig viel
held-most = { $count ->
    [0] nur 0
    [one] 1 oder 0
   *[other] { $count } oder weniger
}
held-nothing = unmöglich
nothing-is-safe = nichts, denn die Partie ist dann auf jeden Fall zu Ende

any-count = beliebig
table-key = { $knock }, { $gin }: mit höchstens so viel Deadwood bleibt die Partie offen, wenn der andere klopft oder Gin hat; -: sie endet ohnehin

range = { $least } bis { $most }
undercut-closes = durch einen Undercut bekommt { $other } { $range } { $most ->
    [one] Punkt
   *[other] Punkte
}; die Partie ist dann zu Ende, egal womit geklopft wurde
undercut-harmless = durch einen Undercut bekommt { $other } { $range } { $most ->
    [one] Punkt
   *[other] Punkte
}; die Partie geht dann trotzdem weiter
undercut-safe-count = durch einen Undercut bekommt { $other } { $range } { $most ->
    [one] Punkt
   *[other] Punkte
}; ungefährlich ist Klopfen mit { $count } oder weniger

# Der Name kann für mehrere stehen: ohne Verb, das sich danach richtet.
shut-out-now = Schneider, wenn die Partie jetzt zu Ende wäre: { $name }

game-of-sheet-needs = Zettel { $sheet }, Partie { $game }: { $needs }
side-needs = { $side } noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

so-far = der Durchgang bisher: { $sums }
each-alone = Jede Runde unten ist so gerechnet, als gewänne niemand die anderen.

wins-with-hand = der Durchgang geht an { $side }, wenn { $name } diese Runde gewinnt
wins-with-points = der Durchgang geht an { $side }, wenn { $name } { $points } Punkte oder mehr gewinnt

# Darunter stehen die nächsten drei.
caught-with = So viel darf { $name } höchstens auf der Hand behalten, damit
wins-round = der Durchgang an { $side } geht: { $held }
does-not-lose-round = der Durchgang für { $side } nicht verloren ist: { $held }
does-not-win-game = Partie { $game } nicht an { $others } geht: { $held }

by-ending = { $knock } bei Klopfen, { $gin } bei Gin
by-ending-big-gin = { $knock } bei Klopfen, { $gin } bei Gin, { $big-gin } bei Großem Gin
or-doubled = { $held }; in einer verdoppelten Runde { $doubled }

undercut-wins = nach jedem Klopfen von { $name } kann Partie { $game } durch einen Undercut an { $others } gehen
undercut-wins-above = nach einem Klopfen mit mehr als { $count } kann Partie { $game } durch einen Undercut an { $others } gehen
wins-no-game = mit dieser Runde kann keine Partie an { $others } gehen
wins-not-games = { $count ->
    [one] mit dieser Runde kann Partie { $games } nicht an { $others } gehen
   *[other] mit dieser Runde können die Partien { $games } nicht an { $others } gehen
}

lay-off = { $cards } anlegen
fits = { $cards } lässt sich anlegen
fits-not = { $cards } lässt sich nicht anlegen
discard = { $card } abwerfen
deadwood = Deadwood { $count }
deadwood-gin = Deadwood { $count }, Gin
deadwood-big-gin = Deadwood { $count }, Großes Gin

too-many-cards = es sind { $count } Karten, aber hier lassen sich höchstens { $most } ordnen
too-many-of-defender-hint = ein Gegner hat zehn Karten, die angelegten mitgezählt
too-many-cards-hint = ein Blatt hat höchstens elf Karten, vor dem Abwurf; die Meldungen des Klopfers nach `on` schreiben

a-set = { $cards }: eine Gruppe
a-run = { $cards }: eine Sequenz
not-a-meld = { $cards }: keine Meldung
arranged-as-hand = Diese Karten sind so keine Meldung. Als Blatt geordnet:
legal-spread = eine gültige Auslage mit Deadwood { $count }
spread-size = eine Auslage hat zehn oder elf Karten, nicht { $count }
spread-size-hint = ohne Schrägstrich wird jedes Wort für sich geprüft

# `{ $rules }` beginnt mit „Regeln“, ohne Artikel.
judged-by = nach den { $rules }
rules-of-series = Regeln der Serie { $series }
# Nur im Nominativ: Kein Satz hat davor „für“, „von“ oder „an“.
the-knocker = der Klopfer
the-defender = der Gegner
head-knocker = Klopfer
head-defender = Gegner
