# Woher die Werte der Regelwerke stammen.

source-standard = The Spruce, Gin Rommé
source-oklahoma = The Spruce, Oklahoma-Gin
source-hollywood = The Spruce, Hollywood-Gin
source-stakes = der portugiesische Artikel, um Geld gespielt
source-wikipedia = die alte Wikipedia, einzelne Partie
source-wikipedia-match = die alte Wikipedia, Serie mehrerer Partien
source-tournament = die Wikipedia von 2018, Turnier
source-pagat = Pagat (Bicycle nennt dieselben Werte)
source-bicycle = Bicycle (Pagat nennt dieselben Werte)
source-modern = die Vorgabe der Programmbibliothek gin-rummy
source-rummytalk = rummytalk.com
source-online = das übliche Online-Spiel (ginrummy.com und andere)
source-bare = keine Quelle: jede Regel hat den Wert, der nichts ändert

draw-not-said = die Quelle sagt nicht, wer nach einem Unentschieden gibt
aces-not-mentioned = die Quelle erwähnt Asse nicht; nach seinem Wert erlaubt ein Ass Klopfen mit 1
first-win-not-said = die Quelle sagt nicht, wo die erste gewonnene Runde eines Spielers eingetragen wird, der Schneider ist; rummy-games.com sagt es
additional-25 = in der Quelle steht „zusätzlich 25“, was insgesamt 50 oder 25 heißen kann
from-the-plain-game = die Seite nennt für Turniere nur das Ziel und die fünf Partien; das hier ist ihr gewöhnliches Spiel
deal-may-alternate = Seiten, die Pagat zitieren, sind sich uneins; vielleicht wird dort abwechselnd gegeben
equal-counts = in einer Zusammenfassung ist Gleichstand kein Undercut
digest-alternates = in einer Zusammenfassung wird abwechselnd gegeben
next-dealer-not-said = die Quelle sagt nicht, wer die nächste Runde gibt
