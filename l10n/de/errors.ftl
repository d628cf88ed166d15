kind-error = Fehler
kind-warning = Warnung
kind-note = Hinweis
kind-hint = Tipp
rule-is = Regel: { $topic }; mehr: `rules explain { $topic }`

card-of = Karte { $at } von { $all }: { $text }
word-of = Wort { $at } von { $all }: { $text }
at-end-of-line = am Ende der Zeile

did-you-mean = ist { $meant } gemeint?

name-one = einen der Spieler nennen: { $players }
players-are = die Spieler sind { $players }
players-are-help = die Spieler sind { $players }; `help` zeigt, was man eingeben kann
write-more = mehr vom Namen eingeben: { $names }
name-missing = der Name eines Spielers fehlt
could-be-either = { $typed } kann jeder der beiden Spieler sein
could-be-several = { $typed } passt auf mehrere Spieler
no-such-player = es gibt keinen Spieler namens { $typed }

which-hand = die Zeile sagt nicht, welche Runde des Durchgangs gemeint ist
type-one-of = { $lines } eingeben

suit-first = { $typed } ist keine Karte: Zuerst kommt der Rang
not-a-card = { $typed } ist keine Karte
write-ace-as = das Ass als { $card } schreiben
write-jack-as = den Buben als { $card } schreiben
write-queen-as = die Dame als { $card } schreiben
write-king-as = den König als { $card } schreiben
write-card-as = die Karte als { $card } schreiben
no-suit = { $typed } hat keine Farbe
no-rank = { $typed } hat keinen Rang
rank-before-suit = den Rang vor die Farbe schreiben, wie in { $card }
card-is = eine Karte besteht aus Rang und Farbe, wie in `4pi`, `10he` oder `Dka`, englisch `4s`, `10h`, `qd`

# „Gruppe“ ist drei- oder viermal der gleiche Rang; was in einem Wort steht, heißt darum hier nicht so.
two-suits = { $typed } mischt zwei Farben
one-suit-only = eine Sequenz hat nur eine Farbe, wie in `4-7pi`; eine Gruppe schreibt man `9krkahe`
backwards = { $typed } ist nicht aufsteigend
lower-rank-first = den niedrigeren Rang zuerst schreiben, wie in `4-7pi`; das Ass ist niedrig
add-suit = die Farbe dazuschreiben, wie in `4-7pi` oder `456pi`
diamonds-or-ace = { $typed } ist unklar: Am Ende kann die Karo-Dame stehen, oder Dame, König und Ass (Q K A) ohne Farbe
write-diamonds-or-suit = die Karo-Dame als `dka` oder `qd` schreiben; oder die Farbe dazuschreiben, wie in `qkas`
not-a-group = { $typed } steht für keine Karten
groups-are = möglich sind eine Sequenz `4-7pi`, eine Gruppe `9krkahe` oder einzelne Karten `4pi 5pi`; englisch `4-7s`, `9cdh`, `4s5s`

no-hand = die Runde fehlt
no-hand-hint = schreiben, wer sie beendet hat und was jede Seite hat, wie in `Ann 4 v 23`; oder `draw` schreiben
partners = diese beiden spielen auf derselben Seite
partners-hint = nach dem `v` einen Spieler der anderen Seite nennen, oder den Namen weglassen
no-cards = hier stehen keine Karten
no-cards-hint = Karten nennen, wie in `4-7pi 9krkahe 2he`
no-other-side = die andere Seite fehlt
no-other-side-hint = `v` und die Karten oder die Deadwood-Punkte des Gegners dazuschreiben, wie in `Ann 4 v 23`
no-count-after-gin = dazuschreiben, worauf der andere sitzen blieb, wie in { $line }
perhaps-against = das `v` fehlt, und { $typed } ist keine Karte
perhaps-against-hint = ein `v` zwischen die beiden Seiten schreiben, wie in `Ann 4 v 23`
nothing-before = vor { $typed } steht nichts
nothing-before-hint = zuerst die Seite des Klopfers schreiben: Karten, Deadwood-Punkte oder `gin`, wie in `Ann 4 v 23`
nothing-after = nach { $typed } steht nichts
nothing-after-hint = dahinter die Karten oder die Deadwood-Punkte des Gegners schreiben, wie in `Ann 4 v 23`
second-against = { $typed } steht ein zweites Mal da
second-against-hint = nur ein `v` schreiben, zwischen der Seite des Klopfers und der des Gegners
second-slash = eine Seite hat zwei Schrägstriche
second-slash-hint = je Seite einen Schrägstrich schreiben, vor ihr Deadwood; fehlt ein `v` vor der anderen Seite?
slash-after-plus = der Schrägstrich steht nach dem Plus
slash-after-plus-hint = zuerst die Meldungen schreiben, dann `/` und das Deadwood, dann `+` und die angelegten Karten
knocker-lays-off = der Klopfer kann keine Karten anlegen
knocker-lays-off-hint = angelegte Karten auf die Seite des Gegners schreiben, nach dem `v`
nothing-laid-off = nach dem Plus steht nichts
nothing-laid-off-hint = die angelegten Karten nennen, oder das Plus weglassen
count-among-cards = diese Seite hat Deadwood-Punkte und auch angelegte Karten
count-among-cards-hint = die Deadwood-Punkte werden nach dem Anlegen gezählt: das Plus weglassen, oder alle Karten nennen
gin-out-of-place-hint = `gin` folgt gleich auf den Spieler, allein oder vor zehn Karten, wie in `Ann gin v 23`; elf Karten in Meldungen brauchen kein Wort
not-gin = diese Karten sind kein Gin: Deadwood { $count }
not-gin-hint = `gin` weglassen, um damit zu klopfen
more-than-points = neben Punkten kann nichts anderes stehen
more-than-points-hint = um nur die Punkte einer Runde einzutragen, nichts anderes schreiben, wie in `Ann +18` oder `Ann +18 boxes 3`
more-than-a-draw = neben einem Unentschieden kann nichts anderes stehen
more-than-a-draw-hint = hat niemand gewonnen, nur `draw` schreiben, oder `draw @5he` mit der Klopfkarte; in einem Durchgang mit mehreren Runden `draw Ann` für eine davon
no-boxes = die Zahl der Boxen fehlt
no-boxes-hint = sie nach `boxes` schreiben, wie in `Ann +18 boxes 3`
boxes-out-of-place = Boxen kann man nur zu Punkten angeben
boxes-out-of-place-hint = sie weglassen, denn die Regeln sagen, wie viele diese Runde wert ist; oder `Ann +18 boxes 3` schreiben
second-knock-card = hier steht eine zweite Klopfkarte
second-knock-card-hint = eine Runde hat nur eine Klopfkarte
second-discard = hier steht ein zweiter Abwurf
second-discard-hint = der Klopfer wirft nur eine Karte ab
no-card-after = nach { $typed } wird eine Karte erwartet
type-as-in = zum Beispiel { $line } eingeben
does-not-belong = { $typed } gehört nicht hierher
plain-cards-only = dieser Befehl nimmt nur Karten, ohne Aufteilung in Meldungen und Deadwood: das weglassen
no-laying-off-here = nur eine ganze Runde hat angelegte Karten: dafür gibt es `ginscore judge`
complete-hands-only = das ist Teil einer ganzen Runde: dafür gibt es `ginscore judge`
leave-out-or-note = das weglassen, oder es nach einem `#` als Anmerkung schreiben
no-number = die Nummer der Runde fehlt
delete-removes = { $line } löscht Runde { $number }; `undo` allein nimmt den letzten Eintrag zurück
delete-one = immer nur eine Runde: Nach `delete 2` haben die folgenden Runden andere Nummern
line-too-long = die Zeile ist zu lang: Sie hat { NUMBER($length) } Bytes, erlaubt sind { NUMBER($most) } Bytes
line-too-long-unread = die Zeile ist zu lang: Erlaubt sind { NUMBER($most) } Bytes
line-too-long-hint = eine Zeile enthält eine Runde und ihre Anmerkung; ist das eine andere Art von Datei?
hidden-in-note = die Anmerkung enthält { $hidden }
hidden-in-note-hint = das Zeichen entfernen, oder die Anmerkung neu eingeben
long-note = die Anmerkung hat { $count } Zeichen, erlaubt sind { $most }
long-note-hint = sie kürzen oder weglassen

no-points = die Punkte fehlen
not-points-with-sign = { $typed } ist keine Punktzahl mit Vorzeichen
adjustment-hint = schreiben wie in `adjust Ann +10 # Grund`, oder `-10`, um Punkte abzuziehen
no-reason = eine Anpassung braucht einen Grund
no-reason-hint = ihn nach einem `#` dazuschreiben, wie in { $line }
nothing-agreed = es fehlt, was vereinbart wurde
nothing-agreed-hint = nach `agree` eingeben, wie in `agree gin_bonus=25 stake=0.10`
agreed-already = diese Regeln gelten in dieser Serie schon
agreed-already-hint = `rules show` zeigt die Regeln dieser Serie
no-game = nach `in` fehlt die Nummer der Partie
no-game-hint = schreiben wie in `adjust Ann +10 in 2 # Grund`
open-quote = ein Anführungszeichen ist nicht geschlossen
open-quote-hint = es schließen oder weglassen

# Diese vier stehen nach „enthält“.
hidden-control = U+{ $code }, ein Steuerzeichen, an Stelle { $number }
hidden-direction = U+{ $code }, das die Schreibrichtung ändert, an Stelle { $number }
hidden-line-end = U+{ $code }, das eine Zeile beendet, an Stelle { $number }
hidden-invisible = U+{ $code }, das unsichtbar ist, an Stelle { $number }

names-look-alike = die Namen { $one } und { $two } sehen gleich aus
names-look-alike-hint = das ist nur eine Warnung: Sind das zwei verschiedene Spieler, und sind beide Namen im selben Alphabet geschrieben?
name-empty = der Name eines Spielers ist leer
name-empty-hint = einen Namen schreiben, wie in `Ann` oder `Mary Jo`
name-starts-wrong = { $name } geht nicht als Name eines Spielers: Er muss mit einem Buchstaben beginnen
name-reserved = { $name } geht nicht als Name eines Spielers, auch nicht in Anführungszeichen: Darin kommt ein Wort der Befehle oder der Zeilen vor
name-digit = { $name } geht nicht als Name eines Spielers: Ein Wort darin beginnt mit einer Ziffer
name-digit-hint = die Zahl ohne Leerzeichen anhängen, wie in `Bob2`
name-cards = { $name } geht nicht als Name eines Spielers: Ein Wort darin liest sich wie Karten
name-x-hint = `x` steht vor der abgeworfenen Karte, wie in `x 5ka`; jeder andere Buchstabe geht
name-invisible = der Name eines Spielers enthält ein unsichtbares Zeichen
name-hidden = { $name } geht nicht als Name eines Spielers: Er enthält { $hidden }
name-sign = { $name } geht nicht als Name eines Spielers: { $sign } gehört zur Schreibweise der Runden
name-too-long = { $name } ist zu lang für einen Namen: Erlaubt sind { $most } Zeichen
same-names = der Name { $name } kommt zweimal vor
same-names-hint = verschiedene Namen wählen, wie in `Ann` und `Bob`
names-are = ein Name beginnt mit einem Buchstaben und darf Leerzeichen enthalten, wie in `Ann` oder `Mary Jo`

has-ended = die Runde von { $player } in diesem Durchgang ist zu Ende
not-yet-recorded = die Runde von { $player } in diesem Durchgang ist noch nicht eingetragen
still-playing = es spielen noch: { $pairs }; `amend` berichtigt eine eingetragene Runde
sits-out = { $player } setzt in dieser Runde aus
these-play = es spielen { $pairs }; { $seat } ändert das

card-on-both-sides = { $card } ist auf beiden Seiten: { $one } und { $other } können die Karte nicht beide haben
named-times = { $times ->
    [one] { $card } ist einmal genannt
    [2] { $card } ist zweimal genannt
    [3] { $card } ist dreimal genannt
    [4] { $card } ist viermal genannt
   *[other] { $card } ist { $times }-mal genannt
}
one-of-each-card = ein Kartenspiel hat jede Karte nur einmal
one-misread = ein Kartenspiel hat jede Karte nur einmal; wurde eine davon falsch gelesen?
in-melds = { $card } liegt in { $melds ->
    [one] { $melds } Meldung
    [2] zwei Meldungen
   *[other] { $melds } Meldungen
}, eine Karte zählt aber nur in einer
in-one-meld = die Karte in einer davon lassen
laid-off-only-once = eine angelegte Karte nur einmal nennen, nach dem `+`
discard-only-once = der Abwurf gehört nicht zu den zehn Karten: ihn nur einmal nennen, nach dem `x`

card-count = { $name } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; es müssen zehn sein
card-count-of-knocker = { $name } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; es müssen zehn sein, oder elf, die alle in Meldungen liegen
cards-missing-of-knocker = { $missing ->
    [one] eine Karte fehlt; wurde sie ausgelassen?
   *[other] { $missing } Karten fehlen; wurden sie ausgelassen?
}
cards-missing = { $missing ->
    [one] eine Karte fehlt; wurde sie ausgelassen, oder ist sie angelegt?
   *[other] { $missing } Karten fehlen; wurden sie ausgelassen, oder sind sie angelegt?
}
eleven-with-discard = ist eine der elf der Abwurf, sie nur einmal nennen, nach dem `x`
too-many-of-knocker = den Abwurf nach einem `x` schreiben, und ein `v` vor die andere Seite
too-many = angelegte Karten gehören zu den zehn; gehört eine davon zur anderen Seite?

too-short = { $cards } ist keine Meldung: Eine Meldung hat mindestens drei Karten
too-short-in-hand = Deadwood nach dem Schrägstrich schreiben; oder fehlt eine Karte der Meldung?
too-short-in-groups = Deadwood nach einem Schrägstrich schreiben, wie in `4-7pi / 2he`; oder fehlt eine Karte der Meldung?
too-short-after-on = nach `on` nur Meldungen schreiben; oder fehlt eine Karte der Meldung?
ace-high = { $cards } ist keine Sequenz: Das Ass ist immer niedrig
would-be-a-run = { $cards } wäre eine Sequenz
gap = { $cards } ist keine Sequenz: { $missing } { $count ->
    [one] fehlt
   *[other] fehlen
}
gap-hint = eine Sequenz hat keine Lücken; zwei Sequenzen mit einem Komma trennen
mixed = { $cards } ist keine Meldung: weder eine Gruppe eines Rangs noch eine Sequenz einer Farbe
mixed-in-hand = zwei Meldungen mit einem Komma trennen; Deadwood nach dem Schrägstrich schreiben
mixed-in-groups = zwei Meldungen mit einem Komma trennen; Deadwood nach einem Schrägstrich schreiben, wie in `4-7pi / 2he`
run-of-one-suit = eine Sequenz hat nur eine Farbe, eine Gruppe nur einen Rang
mixed-after-on = zwei Meldungen mit einem Komma trennen; nach `on` nur Meldungen schreiben

over-limit = { $name } kann mit { $count } nicht klopfen: Die Grenze ist { $limit }
over-limit-hint = weiterspielen, bis das Deadwood { $limit } oder weniger zählt
over-limit-count-hint = die erste Zahl ist die des Klopfers; mit mehr als { $limit } ist kein Klopfen möglich, und das Spiel geht weiter
only-gin = { $name } kann mit { $count } nicht klopfen: Nur Gin kann diese Runde beenden
only-gin-hint = weiterspielen bis zum Gin
sides-exchanged = die Karten des Klopfers kommen zuerst, und die anderen Karten könnten diese Runde beenden: Sind die Seiten vertauscht?

does-not-fit = { $knocker } hat keine Meldung, an die { $card } passt
does-not-fit-hint = anlegen lässt sich die vierte Karte einer Gruppe oder die nächste Karte an einem der beiden Enden einer Sequenz; sonst ist es Deadwood
fits-only-after = { $knocker } hat eine Sequenz, an die { $card } passt, aber erst nach { $before }
fits-only-after-hint = ohne { $before } zählt die Karte als Deadwood
laid-off-on-gin = an Gin darf nichts angelegt werden
laid-off-on-gin-hint = diese Karten zählen als Deadwood: sie vor das `+` schreiben, und das `+` weglassen

knock-card-missing = die Klopfkarte fehlt
knock-card-missing-hint = nach diesen Regeln gehört sie zu jedem Klopfen und jedem Gin: sie nach einem `@` dazuschreiben, wie in `@7pi`; wenn niemand sie mehr weiß, nur die Punkte eintragen, wie in `Ann +19`
not-big-gin = { $name } hat elf Karten, aber { $cards } { $count ->
    [one] liegt in keiner Meldung
   *[other] liegen in keiner Meldung
}
not-big-gin-hint = für Großes Gin müssen alle elf Karten in Meldungen liegen; sonst zehn nennen, und den Abwurf nach einem `x`
ambiguous = { $name }: Die Karten lassen sich auf { $ways ->
    [one] { $ways } Art
   *[other] { $ways } Arten
} mit gleichem Deadwood auslegen, und jede wird anders gewertet
must-declare = { $name } muss eine Auslage ansagen: { $ways }

count-range = Deadwood-Punkte gehen von 0 bis { $most }; mehr können zehn Karten nicht ergeben
count-range-hint = das Deadwood noch einmal zusammenzählen, oder die Karten nennen
points-range = die Punkte einer Runde gehen von 0 bis { $most }
boxes-range = die Boxen einer Runde gehen von 0 bis { $most }
boxes-range-hint = die Boxen schreiben, die der Gewinner für diese Runde bekommt, nicht für die ganze Partie

no-such-game = es gibt keine Partie { $number }
no-such-adjustment = es gibt keine Anpassung { $number }
no-such-adjustment-hint = `ginscore score` zeigt sie; die erste hat die Nummer 1
no-such-hand = es gibt keine Runde { $number }
no-such-hand-hint = `ginscore score` zeigt die Nummern
no-hands-yet-hint = eine eintragen, wie in `Ann 4 v 23`
unreadable-input = die Standardeingabe lässt sich nicht lesen: { $why }
unreadable-input-hint = eine Textdatei oder eine Pipe übergeben

not-so = so wird { $command } nicht geschrieben
not-so-hint = { $usage } schreiben; { $help } erklärt es
option-of = { $option } ist eine Option von { $commands }
option-of-hint = hier weglassen
no-such-option = es gibt keine Option { $option }
option-has-dashes = { $option } ist eine Option, mit zwei Strichen davor

write-explained = die Nummer einer Runde schreiben, `game 2` oder `series`
write-game-number = die Nummer einer Partie schreiben
write-date = ein Datum schreiben, wie in 2026-11-20, oder `today` (heute) oder `yesterday` (gestern)

no-line = { $word } ist kein Befehl, und keine Zeile beginnt damit
not-understood = { $typed } wurde nicht verstanden
command-no-line = { $word } ist ein Befehl und keine Zeile zum Eintragen
no-line-hint = eine Runde schreiben wie in `Ann 4 v 23`; `ginscore help` zeigt Befehle und Zeilen
no-line-over-hint = `again` beginnt noch eine Serie wie diese, `new` eine andere mit dem Vereinbarten, wie in `new Ann Bob hollywood`; `ginscore help` zeigt den Rest
no-answer-hint = `score` zeigt den Stand, `counts` den Rest bis zum Ziel, `why` die letzte Runde, `evening` die Schulden des Abends und `help WORT` eine Regel
not-text-hint = in UTF-8 schreiben

no-page = es gibt keine Handbuchseite namens { $name }
no-page-output-hint = `ginscore man --output DIR` schreibt die Seiten in ein Verzeichnis
no-page-list-hint = `ginscore help` zeigt die Befehle, und jeder hat eine Seite
not-written-hint = ein Verzeichnis wählen, in das sich schreiben lässt

saved-here = in diesem Spielbuch gespeichert

not-found = Datei oder Verzeichnis nicht gefunden
permission-denied = keine Berechtigung
already-exists = die Datei gibt es schon
not-a-directory = ist kein Verzeichnis
is-a-directory = ist ein Verzeichnis
directory-not-empty = das Verzeichnis ist nicht leer
storage-full = kein Platz mehr auf dem Datenträger
quota-exceeded = der zugeteilte Speicherplatz ist voll
file-too-large = die Datei ist zu groß
read-only-filesystem = das Dateisystem ist nur lesbar
invalid-filename = der Dateiname ist zu lang oder nicht erlaubt
resource-busy = das Gerät oder die Datei ist belegt
not-utf8 = der Text ist kein gültiges UTF-8
is-not-a-file = das ist keine Datei
is-not-a-directory = das ist kein Verzeichnis
is-a-link-to = das ist ein Link auf { $to }
leads-nowhere = das ist ein Link auf { $to }, und dort ist nichts
is-a-link = das ist ein Link
has-no-reader = niemand liest daraus
is-not-a-series-name = so kann eine Serie nicht auf jedem System heißen
