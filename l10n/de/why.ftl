# Die Erklärung einer Runde, oder eines Durchgangs der Partner.

title-cards = gezeigte Karten
title-limit = Grenze
title-points = Punkte
title-boxes = Boxen
title-columns = Spalten
title-round = Durchgang

# Der Name kann für mehrere stehen: ohne Verb, das sich danach richtet.
dealt = Geber: { $name }

rule = { $key } ist { $value }
because = { $term }: { $rule }
limit-by-card = { $limit }: { $rule }, die Klopfkarte ist { $card }
limit-by-ace = { $limit }: { $rule }, die Klopfkarte ist { $card }, { $ace-rule }

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
nobody-knocked = niemand hat geklopft, also bekommt niemand Punkte
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
entered-first-without = Partie { $game }: eingetragen, weil sie die erste offene ist, in der für { $name } noch nichts steht
entered-win-number = Partie { $game }: eingetragen, weil es auf diesem Zettel die { $number }. gewonnene Runde von { $name } ist
not-entered-yet = Partie { $game }: noch nicht eingetragen; das kommt für { $name } mit einem späteren Gewinn
already-closed = Partie { $game }: schon beendet
