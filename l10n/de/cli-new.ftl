# `new`: eine Serie beginnen.

started = Serie { $series } begonnen ({ $facts }).
rules = Regeln „{ $preset }“
rules-but = Regeln „{ $preset }“, aber { $changes }
saved-rules = Regeln „{ $preset }“: wie „{ $base }“
saved-rules-but = Regeln „{ $preset }“: wie „{ $base }“, aber { $changes }
player-deals-first = { $player } gibt zuerst
side-deals-first = zuerst Geber: { $side }
stake = { $stake } je Punkt

not-a-stake = `{ $typed }` ist kein Einsatz
unclear-stake = `{ $typed }` ist unklar: Das können Tausender sein, oder drei Nachkommastellen
unclear-stake-hint = ohne Zeichen zwischen den Tausendern schreiben, oder mit einer, zwei oder vier Nachkommastellen, wie in `1000` oder `1.00`
not-a-stake-hint = einen Betrag je Punkt mit bis zu vier Nachkommastellen schreiben, wie in `0.10`

name-empty = der Name der Serie ist leer
name-invisible = `{ $name }` geht nicht als Name einer Serie: Er enthält { $sign }
name-sign = `{ $name }` geht nicht als Name einer Serie: Er darf kein `{ $sign }` enthalten
name-start = `{ $name }` geht nicht als Name einer Serie: Er muss mit einem Buchstaben oder einer Ziffer beginnen
name-end = `{ $name }` geht nicht als Name einer Serie: Er endet mit einem Leerzeichen oder einem Punkt
name-long = `{ $name }` geht nicht als Name einer Serie: Er ist länger als { $bytes } Bytes
name-device = `{ $name }` geht nicht als Name einer Serie: Windows reserviert ihn für ein Gerät
name-copy = `{ $name }` geht nicht als Name einer Serie: Er sieht aus wie eine Kopie, die ein anderes Programm gemacht hat
name-hint = Buchstaben, Ziffern, `-`, `_`, `.` und Leerzeichen verwenden, mit einem Buchstaben oder einer Ziffer am Anfang, wie in `club-night`
