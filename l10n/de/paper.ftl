### section: paper

title = Gin Rommé: Punktezettel
date = Datum
pairings = Wer gegen wen
pairings-again = { $rounds }; dann wieder von vorn
game = Partie { $number }, bis { $target }
who = beendet von
with = mit
against = gegen
points = Punkte
total = Summe
all-games = Alle Partien
games-won = Gewonnene Partien
difference = Differenz
money = Geld, { $stake }
type-hands = So wird ein ausgefüllter Zettel eingetragen: den Befehl unten ausführen, dann `ginscore table`, und jede Zeile so eingeben, wie sie dasteht: `Ann 4 v 23` oder `Ann gin v 23`; `draw`, wenn niemand klopft.
type-rounds = So wird ein ausgefüllter Zettel eingetragen: den Befehl unten ausführen, dann `ginscore table`, und jede Zeile so eingeben, wie sie dasteht, die Runden eines Durchgangs nacheinander: `Ann 4 v 23` oder `Ann gin v 23`; `draw Ann`, wenn niemand klopft.
type-knock-card = Mit Klopfkarte: `Ann 4 v 23 @7pi`.
type-points = Sind nur die Punkte notiert: `Ann +18`.
type-boxes = Gibt es dafür nicht genau eine Box: `Ann +18 boxes 3`.
name-blank = NAME
house-rules = Hausregeln: { $rules }.
source = Quelle: { $source } ({ $addresses })
written = Zettel in { $file } geschrieben.
