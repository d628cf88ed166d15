# Das Spielbuch, also das Verzeichnis mit den Dateien aller Serien.

seal-not-remembered = dieser Computer kann sich das Siegel nicht merken; bitte notieren, sonst fällt es hier nicht auf, wenn die Datei umgeschrieben wird
current-not-remembered = dieser Computer kann sich die aktuelle Serie nicht merken; sie mit `--series { $series }` angeben
turned = { $series } wird jetzt in einem neuen Format mit neuen Siegeln geführt; vorher notierte Siegel gehören zur alten Datei { $file }
no-home = dieser Computer kann sich die aktuelle Serie nicht merken, weil es kein Benutzerverzeichnis gibt
no-home-hint = sie mit `--series { $series }` angeben
not-read-back = die Datei ließe sich nicht so zurücklesen, wie sie geschrieben würde
not-read-back-hint = es wurde nichts eingetragen; das ist ein Fehler in ginscore, bitte melden

no-series-called = es gibt keine Serie namens { $part }
list-hint = `ginscore series list` zeigt sie
several-series = { $part } passt auf mehrere Serien
several-hint = mehr vom Namen eingeben: { $names }
no-series = es gibt noch keine Serie
no-series-hint = mit `ginscore new Ann Bob` oder `ginscore table Ann Bob` eine beginnen
no-current = es gibt keine aktuelle Serie
no-current-hint = `ginscore series list` zeigt sie; mit `ginscore series use` oder `--series` eine wählen

rows-twice = diese Zeilen und die ab Zeile { $line } gehören zur selben Serie, { $series }
rows-twice-hint = allen Zeilen einer Serie denselben Namen geben, und die Runden in die richtige Reihenfolge bringen
rows-same-file = { $series } und { $other } unterscheiden sich nur durch Groß- und Kleinschreibung; auf manchen Systemen wären sie dieselbe Datei
rows-same-file-hint = es wurde nichts importiert; einer von beiden einen anderen Namen geben
partly-imported-hint = ein Teil der Serien wurde eingetragen; den Datenträger in Ordnung bringen und die Datei noch einmal importieren: Was schon da ist, wird übersprungen

conflict-two-players = das Spielbuch hat schon eine Serie { $series }, aber deren `player_one` ist { $one } und deren `player_two` ist { $two }
conflict-players = das Spielbuch hat schon eine Serie { $series }, aber deren Spieler sind { $players }
conflict-rules = das Spielbuch hat schon eine Serie { $series }, aber sie wird nach anderen Regeln gespielt
conflict-start = das Spielbuch hat schon eine Serie { $series }, aber sie begann am { $start }
conflict-stake = das Spielbuch hat schon eine Serie { $series }, aber deren Einsatz ist { $stake }
conflict-no-stake = das Spielbuch hat schon eine Serie { $series }, aber sie hat keinen Einsatz
conflict-dealer = das Spielbuch hat schon eine Serie { $series }, aber deren erster Geber ist { $dealer }
conflict-no-dealer = das Spielbuch hat schon eine Serie { $series }, aber deren erster Geber ist nicht bekannt
conflict-hand = das Spielbuch hat schon eine Serie { $series }, aber deren Runde { $number } ist { $there } und nicht { $here }
conflict = das Spielbuch hat schon eine andere Serie { $series }
conflict-hint = es wurde nichts importiert; ist es ein anderer Abend, ihm unter `series` einen anderen Namen geben
conflict-hand-hint = es wurde nichts importiert; `ginscore amend { $number } LINE --series { $series }` berichtigt das Spielbuch; oder, wenn es ein anderer Abend ist, ihm unter `series` einen anderen Namen geben
