new-not-first = `new` kann nur die erste Zeile sein, und nur, wenn auf der Befehlszeile keine Namen stehen
new-not-first-hint = `ginscore table` ohne Namen eingeben, und `new` als erste Zeile
at-the-table = der Tisch ist schon eröffnet
at-the-table-hint = zwei Spieler nennen, wie in `table Ann Bob`
of-shell = am Tisch geht { $command } nicht
of-shell-hint = { $command } in einem anderen Terminal eingeben
no-input = `-` ist die Standardeingabe, aus der schon die Zeilen des Tisches kommen
no-input-hint = eine Datei nennen oder die Karten in die Zeile schreiben
other-players = `{ $series }` ist eine Serie mit { $players }
other-players-hint = die Namen weglassen, oder `--series` weglassen
other-rules = `{ $series }` hat andere Regeln
other-rules-hint = die Regeln einer Serie bleiben, wie sie sind: die Regeloptionen weglassen, oder `--series` weglassen

continuing = Serie { $series } geht weiter.
stake-stays = Der Einsatz dieser Serie bleibt { $stake }; `new` beginnt eine mit einem anderen.
no-stake-stays = Diese Serie bleibt ohne Einsatz; `new` beginnt eine mit Einsatz.
name-stays = Der Name dieser Serie bleibt; `new` beginnt eine mit einem anderen.
dealer-stays = Der Geber wechselt nicht; `deal NAME` ändert das.

how-to-type = Je Runde eine Zeile eingeben, wie `Ann 4 v 23` oder `Bob gin v 31`, oder Enter drücken und Fragen beantworten. `help` zeigt Beispiele.
keys = Esc löscht eine Zeile; Strg-D beendet den Abend.
enter-records = Enter trägt diese Runde ein, jede andere Taste verwirft sie.
exchanged-below = Enter übernimmt die Zeile mit getauschten Seiten; jede andere Taste verwirft sie.
rewritten-below = Enter übernimmt die Zeile unten; jede andere Taste verwirft sie.
note-alone = eine Anmerkung steht hinter einer Runde, wie in `Ann 4 v 23 # spät`; nichts wurde eingetragen
offered-in-words = Die richtige Zeile: { $line }
one-of-several = { $number }: { $line }
choose-by-number = Die Nummer der gemeinten Zeile eingeben oder eine andere Zeile.
line-on-up = Die Pfeiltaste nach oben holt die Zeile zurück.
paste-stopped = { $lines ->
    [one] die Zeile danach wurde nicht eingetragen
   *[other] die { $lines } Zeilen danach wurden nicht eingetragen
}
no-series = Enter fragt, wer spielt; oder zwei Namen eingeben.
type-names = Zwei Namen eingeben, wie `Ann Bob`; `help` zeigt Beispiele.
no-current-series = Es gibt keine aktuelle Serie. `table Ann Bob` mit den eigenen Namen eingeben, oder `series use NAME`.
all-safe = Alles Eingetragene ist gesichert; `ginscore` setzt den Abend fort.
waits-for-next = die Serie ist zu Ende, und die Runde ist noch nicht eingetragen: Enter beginnt mit ihr die nächste Serie
waits-too = auch diese Runde ist noch nicht eingetragen: { $hands } warten auf Enter
record-waiting = { $hands ->
    [one] Eine Runde wartet. Mit ihr die nächste Serie beginnen? (j oder n)
   *[other] { $hands } Runden warten. Mit ihnen die nächste Serie beginnen? (j oder n)
}
not-recorded = nicht eingetragen: { $line }
deals-limit = { $deals }, klopfen mit { $limit }
deals-upcard = { $deals }, Klopfkarte?
enter-takes = (Enter: { $line })
deals-gin-only = { $deals }, nur Gin
play-on = nächste Serie
elsewhere = woanders eingetragen: { $what }
meanwhile = das wurde nicht eingetragen: Inzwischen wurde woanders etwas eingetragen
meanwhile-hint = erst ansehen; die Zeile lässt sich danach immer noch eintragen
already = das wurde schon woanders eingetragen
already-hint = wurde wirklich zweimal dieselbe Runde gespielt: noch einmal eingeben

example-counts = { $one } klopft mit 4, und { $two } hat 23; oder `{ $two } gin v 23`, oder `draw`
example-cards = Meldungen / Deadwood, + Angelegtes; oder nur die Karten, ginscore ordnet sie
letters-example = 4pi 10he Dka BDKkr
letters = Karten auch mit deutschen Buchstaben: kr, ka, he, pi (englisch c, d, h, s)
example-points = nur die Punkte
signs = Klopfkarte, Abwurf und eine Anmerkung, am Ende einer Runde
note-example = eine Anmerkung
reason-example = Grund
a-hand = RUNDE
some-cards = KARTEN
a-topic = THEMA
rules-name = NAME

asked = Enter in einer leeren Zeile: ginscore fragt die Runde Schritt für Schritt ab.
more-help = `help WORT` erklärt einen Befehl oder einen Begriff des Spiels; quit beendet den Abend.

other-lines = Andere Zeilen:
looking = Ansehen:
disputes = Streitfälle:
more = Mehr:
a-round = Ein Durchgang:
who-plays = Wer spielt:
own-words = Auf Deutsch:

about-quit = quit, exit, q: beendet den Abend; alles Eingetragene ist gesichert
about-help = help, ?: zeigt, was man eingeben kann; `help WORT` erklärt eines davon
unknown-word = es gibt keinen Befehl und kein Thema namens `{ $word }`
unknown-word-hint = `help` zeigt die Befehle, `rules explain` die Themen des Regelbuchs

hand = Eine Runde eintragen
draw = Eine Runde eintragen, die niemand gewonnen hat
up = Die Klopfkarte der laufenden Runde ansagen
misdeal = Festhalten, dass falsch gegeben wurde
stop = Die Serie vor ihrem Ende abbrechen
undo = Die letzte Änderung rückgängig machen
redo = Die zuletzt rückgängig gemachte Änderung wiederherstellen
amend = Eine eingetragene Runde berichtigen
insert = Eine vergessene Runde einfügen
delete = Eine Runde löschen
deal = Berichtigen, wer als Nächstes gibt
seat = Einen Spieler außer der Reihe die nächste Runde spielen lassen
adjust = Eine Strafe oder Gutschrift eintragen, die die Spieler vereinbart haben
agree = Regeln oder Einsatz für die ganze Serie ändern

table = Einen Abend lang mitschreiben, eine Zeile je Runde
board = Den Stand auf anderen Bildschirmen zeigen, im Browser
new = Eine Serie beginnen und zur aktuellen machen
score = Den Punktezettel zeigen
counts = Zeigen, was jeder Spieler braucht und wie viel Deadwood ungefährlich ist
summary = Die Abrechnung zeigen: wer gewinnt, um wie viel, und wer zahlt
why = Eine Runde, eine Partie oder die Abrechnung erklären
judge = Über Meldungen, Auslagen und ganze Runden urteilen; eingetragen wird nichts
best = Die beste Auslage von 1 bis 11 Karten finden, oder die beste des Gegners
rules = Hausregeln zeigen, speichern und vergleichen, und das Regelbuch lesen
stats = Die Statistik von allen, von einem Spieler oder von zweien gegeneinander zeigen
log = Die Serie als Skript ausgeben, das sie wieder ergibt
series = Serien zeigen und die aktuelle wählen
players = Die Spieler zeigen und ihre Namen berichtigen
export = Serien als Webseite oder als Daten für andere Programme ausgeben
import = Runden aus CSV, JSON Lines oder einem Skript einlesen
audit = Das Spielbuch prüfen, oder ein notiertes Siegel
paper = Einen leeren Punktezettel für die vereinbarten Regeln ausgeben

how-ended = Wie? ({ $answers }) [{ $knock }]
record-hand = Diese Runde eintragen? (j oder n) [j]
ask-knock-card = Klopfkarte:
own-cards-gin = { $player }: Karten [Enter: { $gin } ohne Karten]:
own-cards = { $player }: Karten oder Deadwood-Punkte:
laid-off = { $other }: angelegte Karten [keine]:

not-a-player = das ist keiner der Spieler
no-ending = so endet keine Runde
no-cards = es fehlen die Karten oder die Deadwood-Punkte
no-cards-hint = wie in `4-7pi 9krkahe / 2he Akr Aka` oder `4`
no-others-cards-hint = wie in `Kkrkahe 2-4kr / 7he 3ka` oder `23`, gezählt nach dem Anlegen
knock-card-hint = wie in `9he`
laid-off-hint = wie in `8pi 9pi`, oder Enter für keine
gin-has-no-count = bei Gin gibt es keine Deadwood-Punkte
gin-has-no-count-hint = Enter drücken oder die Karten eingeben
yes-or-no-hint = j trägt die Runde ein, n geht zurück, um sie zu ändern
not-gin = diese Karten sind kein Gin: Es bleibt Deadwood
not-gin-hint = die Karten ändern, oder mit `<` zurückgehen und { $knock } antworten

how-to-answer = `<` geht eine Frage zurück; Strg-D beendet die Fragen.
whose-hand = Wessen Runde ist zu Ende? ({ $pairs }):
still-playing = Den Namen eines Spielers eingeben, der noch spielt.

who = Wer spielt?
as-in = zum Beispiel: { $names }
who-help = Die Namen der Mitspieler eingeben, wie `Ann Bob`, oder `Ann Cid v Bob Dan` für zwei Seiten; nach den Regeln wird dann gefragt. Auch eine ganze Zeile geht: `new Ann Bob pagat hollywood`.
who-else = Wer spielt noch mit?
all-four = Alle vier, wie in Ann Cid v Bob Dan
how-to-go-back = `<` geht eine Frage zurück.
no-such-answer = eine Zahl von 1 bis { $most } eingeben, oder das erste Wort ({ $typed } ist keine der Antworten)
who-with-whom = Wer spielt mit wem?
two-players = { $one } gegen { $other }, zu zweit
which-game = Welches Spiel?
gin = Gin
oklahoma = Oklahoma: mit Klopfkarte
hollywood = Hollywood: 3 Partien
partners = Partner: zwei gegen zwei
own = Unsere eigenen Regeln
own-rules = Regeln, wie in pagat gin_bonus=20
target = Bis zu wie vielen Punkten?
what-pays = Was zählt?
boxes-pay = Boxen 20, Partien und Schneider 100
as-wikipedia = Alte Wikipedia: Boxen 25, Partien 100, Schneider doppelt
points-only = Nur Punkte
stake = Geld je Punkt?
no-stake = keins
dealer = Wer gibt zuerst?
no-dealer = noch offen
same-in-one-line = Dasselbe in einer Zeile: { $line }

yes-words = j ja
no-words = n nein nee nö ne

answer-draw = unentschieden
answer-knock = Klopfen
answer-gin = Gin
answer-big-gin = Großes Gin

who-ended-or-draw = Wer hat die Runde beendet? ({ $one }, { $two } oder { $draw })
who-ended = Wer hat die Runde beendet? ({ $players })
their-cards = Karten oder Deadwood-Punkte, { $gin } oder { $big-gin }
their-cards-or-gin = Karten oder Deadwood-Punkte, oder { $gin }
others-cards = Karten des anderen, oder Deadwood-Punkte nach dem Anlegen
knock-card = Klopfkarte

advice = Rat: { $better }
record-anyway = Trotzdem eintragen? (j oder n)
same-cards = diese Karten sind schon eingetragen ({ $hand })
hand-not-recorded = nicht eingetragen
same-as-last = zweimal hintereinander dieselbe Zeile; war das ein Versehen, nimmt `undo` diese zurück

started = Serie { $series } begonnen ({ $facts }).
player-deals-first = { $player } gibt zuerst
side-deals-first = erster Geber: { $side }

not-a-stake = `{ $typed }` ist kein Einsatz
unclear-stake = `{ $typed }` ist unklar: Das können Tausender sein, oder drei Nachkommastellen
unclear-stake-hint = ohne Zeichen zwischen den Tausendern schreiben, oder mit einer, zwei oder vier Nachkommastellen, wie in `1000` oder `1.00`
not-a-stake-hint = einen Betrag mit bis zu vier Nachkommastellen eingeben: je Punkt wie in `0.10`, je Partie wie in `5/game`, je Zettel wie in `20/sheet`
other-series = { $line } beginnt eine andere; `stop` beendet diese vorzeitig
left-out = { $line } übernimmt, was in der letzten Serie sonst noch vereinbart war
either-game = { $like } für alle Partien nebeneinander wie zuvor, { $one } für eine einzelne
stake-nought = bei einem Einsatz von `{ $typed }` zahlt niemand etwas
stake-nought-hint = den Einsatz weglassen, um ohne Geld zu spielen
stake-too-much = `{ $typed }` ist mehr als eine Million
stake-decimals = `{ $typed }` hat mehr als vier Nachkommastellen
stake-unit = `{ $typed }`: ein Einsatz gilt je Punkt, je Partie oder je Zettel
not-a-start = { $typed } ist kein Datum
not-a-start-hint = wie in `start=2026-11-20` schreiben, oder mit der Uhrzeit, wie in `start=2026-11-20T20:00`

name-empty = der Name der Serie ist leer
name-invisible = `{ $name }` geht nicht als Name einer Serie: Er enthält { $sign }
name-sign = `{ $name }` geht nicht als Name einer Serie: Er darf kein `{ $sign }` enthalten
name-start = `{ $name }` geht nicht als Name einer Serie: Er muss mit einem Buchstaben oder einer Ziffer beginnen
name-end = `{ $name }` geht nicht als Name einer Serie: Er endet mit einem Leerzeichen oder einem Punkt
name-long = `{ $name }` geht nicht als Name einer Serie: Er ist länger als { $bytes } Bytes
name-device = `{ $name }` geht nicht als Name einer Serie: Windows reserviert ihn für ein Gerät
name-hint = Buchstaben, Ziffern, `-`, `_`, `.` und Leerzeichen verwenden, mit einem Buchstaben oder einer Ziffer am Anfang, wie in `club-night`

out-misplaced = `out=` gibt es nur für drei Spieler reihum
out-misplaced-hint = drei Spieler ohne `v` nennen, wie in `new Ann Bob Cid out=Cid`
sides-misplaced = `sides=` gibt es nur für Partner
sides-misplaced-hint = die Spieler beider Seiten nennen, wie in `new Ann Cid v Bob Dan sides=Wir,Die`
none-of-players = { $name } gehört nicht zu den Spielern
name-one-of = { $players } nennen
too-few-players = eine Serie braucht mindestens zwei Spieler
too-few-players-hint = sie nennen, wie in `new Ann Bob`
cannot-be-seated = { $players ->
    [one] mit { $players } Spieler geht das so nicht
   *[other] mit { $players } Spielern geht das so nicht
}
seating-hint = zwei Spieler wie in `Ann Bob`; Seiten wie in `Ann Cid v Bob Dan`, bis zu fünf Spieler je Seite; ein Kapitän gegen zwei oder drei wie in `Ann v Bob Cid`; drei reihum wie in `Ann Bob Cid`; einen Namen aus mehreren Wörtern in Anführungszeichen setzen
not-two-names = { $text } sind keine zwei Namen
not-two-names-hint = sie mit einem Komma trennen, wie in `Wir,Die`
rule-for-more = { $key } ist eine Regel für mehr als zwei Spieler
rule-for-more-hint = sie weglassen, oder alle Spieler nennen, wie in `new Ann Cid v Bob Dan`
rule-without-effect = { $key } ändert hier nichts
captain-settles-hint = der Kapitän zahlt jedem Gegner alles und bekommt von jedem alles; weglassen
one-hand-hint = es wird immer nur eine Runde gespielt; weglassen
each-settles-hint = von drei Spielern reihum rechnet jeder mit jedem ab; weglassen
nobody-sits-out-hint = niemand setzt aus; weglassen
newcomer-deals-hint = bei drei Spielern reihum sagt `newcomer_deals`, wer gibt; weglassen
sitting-out-deals-hint = wer aussetzt, gibt, auch nach einem Unentschieden; weglassen
one-game-hint = drei Spieler reihum spielen immer nur eine Partie; weglassen
no-doubling-in-turn = bei drei Spielern reihum kann ein Schneider nichts verdoppeln
no-doubling-in-turn-hint = mit `shutout.award=none` spielen, oder mit einer Zahl, die jeder Schneider dem Gewinner zahlt
cannot-deal = { $name } kann die nächste Runde nicht geben
cannot-deal-hint = geben kann: { $players }

who-is-self = wer ist { $word }? Alle brauchen einen Namen
who-is-self-hint = an dieser Stelle einen Namen eintippen
said-twice = { $one } und { $two } sagen dasselbe
word-twice = { $word } steht zweimal da
leave-one-out = eins davon weglassen
two-presets = { $one } und { $two } sind zwei Regelwerke
two-presets-hint = eins davon wählen; nur `hollywood` und `oklahoma` lassen sich mit jedem anderen verbinden
neither-preset-nor-rule = { $word } ist weder ein Regelwerk noch eine Regel
neither-preset-nor-rule-hint = zuerst die Spieler nennen, wie in `new Ann Bob pagat`; `rules list` zeigt die Regelwerke, `rules show` die Regeln
not-of-rules = { $word } gehört zu einer neuen Serie und ist keine Regel
not-of-rules-hint = hier weglassen; es gehört hinter die Namen, wie in `new Ann Bob stake=0.10`
rules-not-a-player = { $rules } ist der Name eines Regelwerks, kein Spieler
saved-not-a-player = { $rules } heißen Regeln, die in diesem Spielbuch gespeichert sind, und kein Spieler
rules-not-a-player-hint = zuerst die Spieler nennen, wie in `new Ann Bob hollywood`; heißt jemand so, { $typed } schreiben
nearly-rules = niemand namens { $name } hat hier bisher gespielt, aber es gibt Regeln namens { $rules }
nearly-rules-hint = { $rules } eingeben, wenn die Regeln gemeint sind, oder { $player }, wenn jemand so heißt
gin-is-the-game = { $word } ist das Spiel selbst und kein Spieler

rules-forbid = das lassen die Regeln nicht zu
twice-in-line = { $player } spielt in dieser Zeile zweimal
twice-in-line-hint = jeder spielt eine Runde pro Durchgang; von der Zeile ist nichts eingetragen
adjust-in-one = Nur in eine Partie: `undo`, dann { $line }.

name-both-hint = an der Reihe waren { $pairs }; wenn andere gespielt haben, beide nennen: { $lines }
no-big-gin = nach diesen Regeln gibt es kein Großes Gin
no-big-gin-hint = so zählt es: { $line }; `agree big_gin_bonus=31`, wenn es bei euch gilt
typed-bonus = ein Bonus wird nicht eingegeben: Die Regeln rechnen ihn dazu
gin-is-knock = ohne `gin` ist es diese Runde: { $headline }; { $line } eingeben
gin-is-no-knock = zum Klopfen reicht es auch nicht: Die Grenze ist { $limit }; mehr unter `rules explain illegal-knock`

series-over-hint = `ginscore summary` zeigt die Abrechnung, `ginscore new` beginnt eine neue Serie, `ginscore undo` öffnet die beendete wieder

before-hands = { $count ->
    [one] die Serie würde vor Runde { $numbers } enden
   *[other] die Serie würde vor den Runden { $numbers } enden
}
past-end-hint = erst { $lines } eingeben
against-agreed = { $count ->
    [one] Runde { $numbers } verstößt gegen diese Regeln
   *[other] die Runden { $numbers } verstoßen gegen diese Regeln
}
against-agreed-hint = erst berichtigen oder löschen; { $why } erklärt eine Runde
before-rounds = { $count ->
    [one] die Serie würde vor Durchgang { $numbers } enden
   *[other] die Serie würde vor den Durchgängen { $numbers } enden
}

not-their-turn = diese Spieler sind nicht an der Reihe: Diese Runde spielen { $pairs }
not-their-turn-hint = `seat NAME` lässt einen Spieler die nächste Runde spielen
not-opponents = diese Spieler sind keine Gegner
not-opponents-hint = von jeder Seite einen Spieler nennen, wie in `Ann 4 v Bob 23`
round-begun = in diesem Durchgang ist für einen von beiden schon eine Runde eingetragen
round-begun-hint = `amend` berichtigt sie; der nächste Durchgang beginnt, wenn alle Runden dieses Durchgangs zu Ende sind
not-in-round = diese beiden haben in Durchgang { $round } nicht gegeneinander gespielt
not-in-round-hint = die beiden nennen, die gespielt haben, oder den zweiten Namen weglassen
round-incomplete = in Durchgang { $round } würde eine Runde fehlen
round-incomplete-hint = alle seine Runden angeben, wie in { $line }
whole-round = Durchgang { $round } wurde als Ganzes eingetragen, die Runde eines Paares kann ihn nicht ersetzen
whole-round-hint = `delete { $round }`, dann `insert { $round } { $line }; ...` mit einer Runde für jedes Paar
changes-who-plays = das würde ändern, wer in Durchgang { $round }, der schon läuft, gegen wen spielt
changes-who-plays-hint = erst Durchgang { $round } zu Ende spielen, oder seine Runden zurücknehmen
nobody-seated = so lässt sich `seat` nicht verwenden
nobody-seated-hint = `seat` gibt es im Kapitänsspiel und für drei Spieler reihum: einen Spieler oder zwei Gegner nennen

name-open-game = eine offene Partie nennen, wie in `adjust Ann +10 in 2 # Grund`; `score` zeigt die Partien
check-number = die Zahl prüfen
hand-not-end = mit Runde { $number } wäre die Serie dann nicht zu Ende
round-not-end = mit Durchgang { $number } wäre die Serie dann nicht zu Ende
undo-reopens = `undo` öffnet die Serie wieder
earlier-adjustment-of = eine frühere Anpassung ({ $adjustment }) ließe sich nicht mehr eintragen: { $why }

nothing-to-undo = es gibt nichts rückgängig zu machen
nothing-to-undo-hint = in dieser Serie ist nichts mehr rückgängig zu machen
nothing-to-redo = es gibt nichts wiederherzustellen
nothing-to-redo-hint = nur eine rückgängig gemachte Änderung lässt sich wiederherstellen, und nur, bevor etwas Neues eingetragen wird

at-line = Zeile { $number }
not-text = die Zeile ist kein UTF-8-Text
not-text-hint = das Skript als UTF-8 speichern
recorded-before = Die Zeilen vor Zeile { $number } sind eingetragen; nur den Rest noch einmal ausführen.

entered-otherwise = jetzt { $now } (vorher: { $before })
round-open-again = Durchgang { $number } ist wieder offen (vorher: { $before })
entered-games-on-sheet = { $count ->
    [one] eingetragen auf Zettel { $sheet } in Partie { $games }
   *[other] eingetragen auf Zettel { $sheet } in den Partien { $games }
}
entered-nowhere-on-sheet = auf Zettel { $sheet } in keiner Partie eingetragen
entered-closed-on-sheet = nicht eingetragen: Die Partien auf Zettel { $sheet }, in die diese gewonnene Runde käme, sind beendet

# Der Name kann für mehrere stehen: ohne Verb, das sich danach richtet.
dealer-is-not = Geber war { $name }, nicht { $before }
dealer-is = Geber ist { $name }
dealer-unknown = nicht mehr bekannt, wer gegeben hat
next-dealer-unknown = wer als Nächstes gibt, ist nicht eingetragen

game-open-again = Partie { $game } ist wieder offen; sie war an { $name } gegangen
game-closed = Partie { $game } ist beendet und geht an { $name }
wins-game-not = Partie { $game } geht an { $name }, nicht an { $before }
of-sheet = Zettel { $sheet }: { $what }
game-worth = Partie { $game } zählt jetzt { $points } (vorher { $before })
and-worth = { $what }; sie zählt { $points } Punkte

series-continues = die Serie geht weiter
series-over = die Serie ist zu Ende

hand-number = Runde { $number }
round-number = Durchgang { $number }

hand-amended = Runde { $number } berichtigt: { $headline } (vorher: { $before })
round-amended = Durchgang { $number } berichtigt: { $headline } (vorher: { $before })
hand-inserted = Runde { $number } eingefügt: { $headline }
round-inserted = Durchgang { $number } eingefügt: { $headline }
adjustment-deleted = Anpassung { $number } gelöscht: { $what }
hand-deleted = Runde { $number } gelöscht: { $headline }
round-deleted = Durchgang { $number } gelöscht: { $headline }
renamed = { $before } heißt jetzt { $name }

undone = rückgängig gemacht: { $what }
redone = wiederhergestellt: { $what }
the-amendment-of-hand = die Berichtigung von Runde { $number } ({ $headline }; vorher: { $before })
the-amendment-of-round = die Berichtigung von Durchgang { $number } ({ $headline }; vorher: { $before })
the-insertion-of-hand = das Einfügen von Runde { $number } ({ $headline })
the-insertion-of-round = das Einfügen von Durchgang { $number } ({ $headline })
the-deletion-of-adjustment = das Löschen von Anpassung { $number } ({ $what })
the-deletion-of-hand = das Löschen von Runde { $number } ({ $headline })
the-deletion-of-round = das Löschen von Durchgang { $number } ({ $headline })
the-misdeal = der Eintrag „falsch gegeben“

plays-hand = { $name } spielt Runde { $number }
play-hand = { $one } und { $two } spielen Runde { $number }
dealer-deals-again = falsch gegeben: Derselbe gibt noch einmal
misdeal-why = falsch gegeben ({ $why }): Derselbe gibt noch einmal
agreed = vereinbart für die ganze Serie: { $what }
agreed-before = vorher: { $what }
agreed-without-form = kein { $forms } mehr; falls das nicht gemeint war: `undo`, dann { $line }
before-last-hand = eingetragen vor Runde { $number }, mit der die Serie endete
before-last-round = eingetragen vor Durchgang { $number }, mit dem die Serie endete
stopped = die Serie wurde abgebrochen
stopped-why = die Serie wurde abgebrochen: { $why }

knock-card-is = die Klopfkarte ist { $card }
knock-card-without-effect = die Klopfkarte ist { $card }; nach diesen Regeln ändert sie nichts
knock-card-doubles = { $what }; { $suit } verdoppelt die Runde
knock-card-gin-only = die Klopfkarte ist { $card }; nur Gin beendet diese Runde
knock-card-limit = die Klopfkarte ist { $card }; die Klopfgrenze ist { $limit }

given-points = plus { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $name }
loses-points = minus { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $name }
given-boxes = plus { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
} für { $name }
loses-boxes = minus { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
} für { $name }

error-no-such-game = auf dem Zettel gibt es keine Partie { $game }
error-game-closed = Partie { $game } ist beendet, und eine beendete Partie ändert sich nie
error-out-of-range = eine Anpassung geht nur bis { $points } Punkte oder { $boxes } Boxen

read-as = gelesen als: { $line }
two-meanings = { $typed } kann zweierlei bedeuten
either-tie = `draw`, wenn niemand geklopft hat; { $line }, wenn beide gleich viel hatten
either-gin = { $one }, wenn { $player } Gin hatte; { $two }, wenn { $other } Gin hatte
either-points = { $hand }, wenn die Runde so viel wert war; { $adjust }, wenn es keine Runde gab
either-print = `paper -o zettel.html` für einen Zettel zum Ausfüllen, `export -o serie.html` für diese Serie
either-end = `quit` hört für heute auf, und die Serie geht nächstes Mal weiter; `stop` beendet die Serie hier und rechnet ab
either-deal = `misdeal`, wenn noch einmal gegeben wird, `new` mit den Namen für eine weitere Serie
either-agreed = { $next } für die nächste Serie, { $agree } für die beendete
either-number = { $why } erklärt Runde { $number }, `amend { $number } Ann 4 v 23` berichtigt sie
corrects = eine eingetragene Runde wird mit ihrer Nummer korrigiert
is-recorded = Runde { $number } ist als { $line } eingetragen
inserts = eine vergessene Runde wird mit der Nummer eingefügt, die sie haben soll
is-agreed = { $typed }: was für die ganze Serie gilt, wird mit `agree` geändert
counts-apart = in { $typed } steht kein `v` zwischen den beiden Zahlen
still-open = diese Serie ist noch nicht zu Ende
still-open-hint = `new` mit Namen und Regeln beginnt eine andere; `stop` beendet diese vorzeitig
another-game = noch nicht begonnen; ist das eine weitere Serie derselben Spieler?
another-game-with = noch nicht begonnen; ist das eine weitere Serie derselben Spieler: { $rules }?
single-game = eine einzige Partie
only-one-game = nur eine
knocker-first = { $typed }: die Zeile einer Runde beginnt mit dem, der sie beendet hat
is-adjustment = { $typed }: noch nicht eingetragen; ist das eine Strafe?
is-adjustment-in-each = { $typed }: noch nicht eingetragen; ist das eine Strafe, in den Partien { $games }?
in-part = { $typed }: noch nicht eingetragen; ist das gemeint?
in-part-of-several = { $typed }: noch nicht eingetragen; was davon ist gemeint?
how-much = { $typed } sagt nicht, mit wie viel
how-much-hint = { $counts } mit dem, was beide noch hatten, { $points }, wenn nur die Punkte bekannt sind
award = Gutschrift

between = gegen
numbers = null eins zwei/zwo drei vier fünf/fuenf sechs sieben acht neun zehn elf zwölf/zwoelf dreizehn vierzehn fünfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn
tens = zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig
hundreds = hundert einhundert
ordinals = erste/ersten/erstes/erstem zweite/zweiten/zweites/zweitem dritte/dritten/drittes/drittem vierte/vierten/viertes fünfte/fünften/fünftes sechste/sechsten/sechstes siebte/siebten/siebtes achte/achten/achtes neunte/neunten/neuntes zehnte/zehnten/zehntes elfte/elften/elftes zwölfte/zwölften/zwölftes
gins = gin
fillers = mit hat hatte behält macht machte wurde noch auch nur war waren es
knocks = knockt knockte klopft klopfte geklopft geknockt knocke klopfe klopften geht-raus ging-raus klopfen
joins = und aber der die sondern
loses = sitzt erwischt
points = punkte punkten punkt pkt
minuses = minus
pluses = plus mehr
tos = zu auf
corrects-last = nein halt moment das-war es-war sollte soll-heißen das-waren waren ups hoppla korrektur ich-meine es-sollte es-waren ich-meinte gemeint-war entschuldigung verzeihung besser-gesagt das-stimmt-nicht stimmt-nicht das-ist-falsch quatsch unsinn fehler nicht-richtig falsch verzählt ich-habe-mich-verzählt hab-mich-verzählt habe-mich-verzählt mein-fehler nochmal-gezählt zähl-nochmal neu-gezählt nachgezählt nee falscher-spieler falscher-Name
forgets = vergessen fehlt fehlte ausgelassen nicht-aufgeschrieben nicht-eingetragen nicht-notiert
befores = vor davor vorher zuvor
afters = nach
wases = war ist wäre sollte soll-heißen
draws = niemand keiner niemand-hat-gewonnen keiner-hat-gewonnen stapel-leer der-stapel-ist-leer stapel-ist-leer keine-karten-mehr unentschieden remis niemand-hat-geklopft keiner-hat-geklopft ohne-klopfen ohne-klopfer
ties = gleichstand gleich-viel
undoes = zurück rückgängig hoppla ups zurücknehmen rückgängig-machen nimm-das-zurück nochmal-rückgängig mach-das-letzte-wieder-weg mach-das-wieder-weg
redoes = wiederherstellen
amends = ändern korrigieren berichtigen korrigiere ändere berichtige
deletes = löschen entfernen lösche lösch entferne streich streiche streichen
inserts-hand = einfügen einschieben nachtragen ergänze ergänzen hinzufügen
agrees = vereinbaren vereinbart abgemacht ausgemacht spielen
statistics = statistik statistiken
misdeals = vergeben neu-geben falsch-gegeben fehlgabe neu-gegeben nochmal-geben noch-mal-geben
scores = stand spielstand punktestand zettel wer-hat-gewonnen wer-liegt-vorn wie-steht wie-steht-es wie-stehts wie-viel-haben-wir was-haben-wir wieviel-haben-wir wie-stehen-wir wo-stehen-wir
needs = was-fehlt-noch wie-viel-fehlt-noch was-fehlt-uns-noch wer-braucht-was
turns = wer-gibt wer-teilt wer-mischt wer-ist-geber wer-gab geber
summaries = abrechnung abrechnen
evenings = heute-abend wer-schuldet-was wer-schuldet-wem wer-zahlt-wem was-schulden-wir abend heute was-schuldet wie-viel-schuldet wer-schuldet wieviel-schuldet wer-zahlt abendsumme abendabrechnung gesamtsumme
logs = verlauf
shows-rules = regeln unsere-regeln
lasts = letzte letztes vorige letzten letzter vorigen letztem voriges voriger vorherige vorherigen vorheriges
before-lasts = vorletzte vorletztes vorletzten vorletzter vorletztem runde-davor blatt-davor die-davor das-davor
ins = in im bei beim
helps = hilfe
quits = tschüss beenden gute-nacht feierabend schluss-für-heute das-war-es-für-heute feierabend-für-heute genug-für-heute das-war-für-heute das-wars-für-heute reicht-für-heute wir-hören-auf wir-machen-schluss wir-gehen-ins-bett wir-machen-pause kurze-pause pause-machen wir-machen-eine-pause bin-gleich-zurück das-ist-alles-für-heute das-war-alles-für-heute kaffeepause bis-später bis-morgen bis-dann pause-für wir-machen-kurz-pause kurz-pause pause-fürs raucherpause essenspause bis-zum-nächsten-mal gute-nacht-allerseits wir-machen-erst-mal-pause wir-machen-erstmal-pause erst-mal-pause erstmal-pause wir-machen-mal-pause mal-pause
deals = gibt gab gibt-zuerst hat-gegeben
games = partie spiel partien spiele
rounds = durchgang
hands = runde runden blatt blätter nummer
wins = gewinnt gewonnen führt
beats = schlägt schlug
undercuts = unterbietet unterbot unterboten unterbieten unterbietung
passives = wurde wird
bys = von vom
ons = auf
bigs = großer großen big großem großes
nobodies = niemand keiner weder
pays = verliert verlor verloren zahlt zahlte bezahlt schuldet
for-totals = für insgesamt kriegt bekommt bekam schreib schreibt differenz
supposes = wenn falls ob sollte wäre wär vielleicht wohl wahrscheinlich meist meistens braucht mehr hätte hätten haette könnte würde fehlt fehlen führt vorn kann wollte
turned-supposes = hätte
harmless = aber nur auch noch wieder leider sitzt auf saß bleibt blieb dann diesmal endlich zeigt hält ebenfalls sogar hängen aua mist juhu sitzen bleiben zählt zählte bei damit immerhin satte schöne der die genau puh ugh legt hin
lays-off = legt-an legte-an legten-an angelegt anlegt anlegen anlegte anlegten anzulegen dranlegen drangelegt
articles = die der das dem den des diese dieser unsere
indefinites = ein eine einen
nots = nicht statt kein keine keinen nie fast beinahe ohne nein falsches falscher
penalties = strafe strafpunkte strafpunkt abzug abgezogen abziehen strafen strafpunkten minuspunkte bestraft kostet-sie kostet-ihn
takes-off = ab weniger
asks-who = wer
asks = wer wen wem wessen was wie wieviel warum wieso weshalb wann wo welche welcher welches darf dürfen kann können muss bin ist sind zählt gilt wieviele
asks-why = warum wieso weshalb
of-money = schulde schuldet schulden schuldest zahle zahlt zahlen bezahlt bekomme bekommt kriege kriegt geld schuldig
of-needs = brauche braucht brauchen fehlt fehlen
of-safety = ungefährlich
of-worth = wert bringt bringen gebracht gab gibt
of-ties = gleichviel
of-leading = führt führe vorn vorne gewinnt stand spielstand steht stehen
of-turns = gibt geber dran reihe spielt aussetzen nächste nächster geben gebe mischt gespielt
of-evenings = abend abends heute
sums = summe gesamt gesamtstand ergebnis abrechnung ganze ganzen ganzer bilanz stand
selves = ich mich mir
third-persons = er sie ihm ihn ihr
cards = karte karten
we-ares = wir-sind es-spielen hier-spielen heute-spielen heute-abend-spielen die-spieler-sind spieler-sind
openers = so und also na gut naja ja okay ok äh ähm hm hör-mal warte moment halt quatsch doch nun tja bitte moment-mal warte-mal ach aha klar alles-klar vorsicht achtung
polites = bitte danke dankeschön bitteschön
asks-what = was-ist was-ist-ein was-ist-eine was-heißt
shows = zeig zeige erkläre erklär
of-cards = und der die das ist sind von eine-folge ein-satz eine-meldung folge satz meldung gültig gilt gelten als in erlaubt zählt zählen
aces = as asse ass assen
upcards = klopfkarte klopfkarte-ist die-klopfkarte-ist aufgedeckt
prints = drucken ausdrucken
concedes = gibt-auf aufgegeben steigt-aus
renames = umbenennen
notes = anmerkung notiz bemerkung kommentar
new-deals = neue-runde neues-blatt
plays-on = nochmal noch-mal noch-einmal noch-eine weiter weiterspielen nächste nächste-serie revanche nächstes-spiel noch-ein-spiel noch-eine-serie
new-series = spielen-wir lass-uns-spielen wir-spielen-weiter wir-spielen-jetzt neue-serie neues-spiel neue-partie eine-neue-serie ein-neues-spiel eine-neue-partie lasst-uns-spielen spielen-wir-nochmal spielen-wir-noch-eine noch-eine-partie spielen-wir-noch-eine-partie gleiche-spieler dieselben-spieler
perhaps-judges = streit schiedsrichter gültig urteil
bests = beste ordne anordnen
perhaps-undoes = nein falsch abbrechen
perhaps-summaries = geld
ends = schluss aufhören abbruch
perhaps-quits = pause
perhaps-logs = liste
say-nothing = wir spielen jetzt regeln gilt ist immer nur aber zählt zählen sind gelten einzige einfache beide nochmal wieder gleicher-Einsatz derselbe-Einsatz bei-uns hier auch gibt geben wert diesmal einfaches einzelne einzelnes normale normales einziges vereinbart abgemacht an-unserem-Tisch mit bitte ab-jetzt kurze kurzes für normales-Gin einfaches-Gin wir-machen-aus wir-machen-ab um-das-gleiche-Geld schnelle schnelles selber-Einsatz dasselbe-Geld rest-wie-gehabt sonst-wie-gehabt gleiches-Geld um-dasselbe-Geld um wieder-um wollen wollten möchten
losers = verlierer
winners = gewinner sieger
no-stakes = keiner kein nichts ohne kein-geld zum-spaß aus-spaß null keins keinen nein
eachs = pro je für der die das den jeder jede jeden jedes
rule-verbs = ist sind wert zählt zählen gilt gelten gibt geben
up-tos = bis bis-zu auf wer-zuerst-auf
bonuses = bonus prämie
ones = eine ein einen einzige
singles = einfache einfaches einzelne einzelnes normale normales einziges einzige kurze kurzes schnelle schnelles
box-nouns = Boxen Box
points-alone = nur-Punkte nur-die-Punkte bloß-Punkte

c-is-clubs = `c` ist Kreuz (♣); Herz (♥) ist `h` oder `he`
c-was-clubs = `c` bedeutet Kreuz: { $cards }; Herz ist `he`
