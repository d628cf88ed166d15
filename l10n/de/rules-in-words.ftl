# Hausregeln in Worten. Wo in einem Satz „Regeln“ als Variable steht, gehört der Artikel in den Satz:
# „nach den { $rules }“ ergibt: nach den Regeln „pagat“, aber Gin 25.

title-and-changes = { $title }; { $changes }
saved-rules = { $preset }: { $rules }

the-rules = Regeln „{ $preset }“
the-rules-but = Regeln „{ $preset }“, aber { $changes }
the-saved-rules = Regeln „{ $preset }“: wie „{ $base }“
the-saved-rules-but = Regeln „{ $preset }“: wie „{ $base }“, aber { $changes }

title-standard = Standardregeln
title-oklahoma = Oklahoma-Gin
title-hollywood = Hollywood-Gin
title-stakes = Gin um Geld
title-wikipedia = Alte Regeln der Wikipedia
title-wikipedia-match = Alte Wettkampfregeln der Wikipedia
title-tournament = Turnierregeln
title-pagat = Regeln von Pagat
title-bicycle = Regeln von Bicycle
title-modern = Moderne Regeln
title-rummytalk = Regeln von Rummytalk
title-online = Übliche Online-Regeln
title-bare = Regeln ohne Zuschläge

only-gin = nur Gin beendet eine Runde
knock-with = Klopfen mit { $limit } oder weniger
no-knock-card = keine Klopfkarte
knock-card = die Klopfkarte bestimmt die Grenze
ace-allows-one = ein Ass erlaubt Klopfen mit 1
ace-requires-gin = ein Ass verlangt Gin
no-suit-doubles = keine Farbe verdoppelt
suits-double = doppelt bei { $suits }
boxes-never-double = Boxen zählen nie doppelt
extra-boxes-double = auch Extraboxen zählen doppelt
boxes-double = auch Boxen zählen doppelt
gin = Gin { $points }
no-big-gin = kein Großes Gin
big-gin = Großes Gin { $points }
undercut = Undercut { $points }
tie-to-defender = Gleichstand ist ein Undercut
tie-without-bonus = Gleichstand ist ein Undercut ohne Bonus
tie-to-knocker = bei Gleichstand gewinnt der Klopfer
tie-to-nobody = bei Gleichstand gewinnt niemand
no-gin-off = ein Gin-Off ist ein gewöhnlicher Undercut
gin-off = Gin-Off { $points }
no-knock-bonus = kein Bonus für Klopfen
knock-bonus = Klopfen { $points }
laying-off-on-gin = Anlegen bei Gin
no-laying-off-on-gin = kein Anlegen bei Gin
no-boxes-for-gin = keine Extrabox für Gin
boxes-for-gin = { $boxes ->
    [one] eine Extrabox für Gin
   *[other] { $boxes } Extraboxen für Gin
}
no-boxes-for-big-gin = keine Extrabox für Großes Gin
boxes-for-big-gin = { $boxes ->
    [one] eine Extrabox für Großes Gin
   *[other] { $boxes } Extraboxen für Großes Gin
}
no-boxes-for-undercut = keine Extrabox für einen Undercut
boxes-for-undercut = { $boxes ->
    [one] eine Extrabox für einen Undercut
   *[other] { $boxes } Extraboxen für einen Undercut
}
no-boxes-for-gin-off = keine Extrabox für ein Gin-Off
boxes-for-gin-off = { $boxes ->
    [one] eine Extrabox für ein Gin-Off
   *[other] { $boxes } Extraboxen für ein Gin-Off
}
no-boxes-for-sweep = keine Extrabox für den Gewinn aller Runden eines Durchgangs
boxes-for-sweep = { $boxes ->
    [one] eine Extrabox für den Gewinn aller Runden eines Durchgangs
   *[other] { $boxes } Extraboxen für den Gewinn aller Runden eines Durchgangs
}
boxes-worth-nothing = Boxen sind nichts wert
per-box = { $points } je Box
boxes-at-end = Boxen zählen am Ende
boxes-with-each-hand = Boxen zählen mit jeder Runde
game-to = Partie bis { $points }
no-game-bonus = kein Spielbonus
game-bonus = Spielbonus { $points }
shutout-without-points = Schneider ist, wer keine Punkte hat
shutout-without-a-win = Schneider ist, wer keine Runde gewonnen hat
shutout-worth = Schneider { $points }
no-shutout-award = ein Schneider bringt nichts
no-shutout-award-in-turn = ein Schneider bringt zu dritt reihum nichts
shutout-doubles-points = ein Schneider verdoppelt die Punkte
shutout-doubles-points-and-game = ein Schneider verdoppelt die Punkte und den Spielbonus
shutout-doubles-total = ein Schneider verdoppelt die Endsumme
one-game = immer nur eine Partie
games-side-by-side = { $games ->
    [one] { $games } Partie nebeneinander
   *[other] { $games } Partien nebeneinander
}
enters-next = jede gewonnene Runde kommt auch in die nächste Partie
enters-nth = die zweite gewonnene Runde kommt in zwei Partien, die dritte in drei
games-count-once = jede Partie zählt einfach
games-count = die Partien zählen mal { $times }
keep-totals = beide Spieler behalten ihre Endsummen
score-plus-difference = der Gewinner bekommt die eigenen Punkte und die Differenz
no-rounding = keine Rundung
rounded-to = Differenzen auf { $points } gerundet
higher-total-wins = die höhere Endsumme gewinnt
most-games-win = die Zahl der gewonnenen Partien entscheidet
one-sheet = ein Zettel
best-of = { $sheets ->
    [one] es zählt { $sheets } Zettel
   *[other] die Serie gewinnt, wer die meisten von { $sheets } Zetteln gewinnt
}
until-total = Zettel bis zu einer Summe von { $points }
winner-deals = der Gewinner gibt
loser-deals = der Verlierer gibt
deal-alternates = es wird abwechselnd gegeben
same-deals-after-draw = nach einem Unentschieden gibt derselbe Spieler
deal-passes-after-draw = nach einem Unentschieden gibt der andere

opponents-change = die Gegner wechseln mit jedem Durchgang
opponents-stay = die Gegner bleiben dieselben
opponents-change-with-two = bei zwei Spielern je Seite wechseln die Gegner
extra-boxes-to-winner = Extraboxen gehen an die Seite, die den Durchgang gewinnt
extra-boxes-to-each = jede Seite behält ihre Extraboxen
each-pays-one = jeder zahlt an einen der Gewinner den vollen Betrag
side-pays-once = die Seite, die verliert, zahlt einmal
newcomer-deals = wer dazukommt, gibt
sitting-out-deals = wer aussetzt, gibt
