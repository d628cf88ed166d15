### section by name: commands

## Was `--help` von den Befehlen und ihren Argumenten sagt, und danach das Handbuch. Befehle stehen im Infinitiv.

ginscore = Punkte für Gin Rommé mit echten Karten schreiben und Streitfälle entscheiden
ginscore-more =
    Je Runde eine Zeile: `ginscore hand Ann 4-7pi 9krkahe / 2he Akr Aka v Kkrkahe 2-4kr / 7he 3ka + 8pi 9pi`, oder mit
    Deadwood-Punkten, `ginscore hand Ann 4 v 23`. Ohne Befehl zeigt ginscore den aktuellen Punktezettel.
ginscore-example-1 = Einen Abend Hollywood-Gin spielen, eine Zeile je Runde.
ginscore-example-2 = Eine Runde nach ihren Karten eintragen, nach den Regeln geprüft.
ginscore-example-3 = Eine Runde nach Deadwood-Punkten eintragen.
ginscore-example-4 = Zuerst fragen, wer spielt; später den Punktezettel zeigen.

new = Eine Serie beginnen und zur aktuellen machen
new-example-1 = Drei Partien nebeneinander, zu zehn Cent je Punkt.
new-example-2 = Die Standardregeln mit zwei Änderungen.
new-example-3 = Zwei Partner auf jeder Seite.
new-example-4 = Drei Spieler reihum; zuerst setzt Cid aus.

hand = Eine Runde eintragen
hand-more =
    Die Zeile nennt, wer die Runde beendet hat, dann die Karten dieses Spielers, `v`, und die des anderen: als
    Karten (`Ann 4-7pi 9krkahe / 2he Akr Aka v Kkrkahe 2-4kr / 7he 3ka + 8pi 9pi`), als Deadwood-Punkte (`Ann 4 v 23`, `Ann gin
    v 23`) oder nur in Punkten (`Ann +18`, oder `Ann +18 boxes 3`). `draw` trägt eine Runde ein, die niemand
    gewonnen hat. `@7pi` nennt die Klopfkarte, `x 5ka` den Abwurf, und eine Anmerkung folgt nach einem `#`.
    Deadwood-Punkte dürfen eine Summe sein (`4 v 10+7`), eine Seite nur ihr Deadwood (`4 v / 7he 3ka +
    8pi`), und `a4v23` ist kurz für `Ann 4 v 23`. `accepted` trägt ein Klopfen über der Grenze ein, das der andere
    hat gelten lassen. Alles darüber steht in ginscore-notation(7).
hand-example-1 = Ann klopft mit 4; Bob legt zwei Karten an.
hand-example-2 = Dieselbe Runde, von ginscore geordnet.
hand-example-3 = Nach Deadwood-Punkten, mit der Klopfkarte.
hand-example-4 = Nach Deadwood-Punkten; ginscore zählt König, Dame und Sieben zusammen.

draw = Eine Runde eintragen, die niemand gewonnen hat
draw-example-1 = Eintragen, dass niemand geklopft hat.
draw-NOTE =
    Bei Partnern der Spieler, dessen Runde es war; ohne Namen alle Runden des Durchgangs, die noch gespielt
    werden. Eine Anmerkung, nach einem `#`

seat = Einen Spieler außer der Reihe die nächste Runde spielen lassen
seat-more =
    Für das Kapitänsspiel und für drei Spieler reihum. Bei dreien reihum beide nennen, die spielen, wenn es
    sonst nicht klar ist.
seat-example-1 = Cid spielt die nächste Runde.
seat-LINE = Der Spieler, auf Wunsch der Gegner, und eine Anmerkung nach einem `#`

table = Einen Abend lang mitschreiben, eine Zeile je Runde
table-more =
    Ohne Namen geht die aktuelle Serie weiter. Mit Namen geht die offene Serie dieser Spieler weiter, wenn ihre
    Regeln passen; sonst beginnt eine neue, mit den Regeln, dem Einsatz und dem Geber, die sich aus ihrer
    letzten Serie ergeben, soweit die Optionen nichts anderes sagen.

    Außer Runden können die Zeilen `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob` und `witness WORD`
    sein, und jeder Befehl von ginscore ohne den Namen des Programms, wie in `summary` oder `rules explain
    undercut`. Ein `#` beginnt einen Kommentar. Am Terminal fragt eine leere Zeile Schritt für Schritt nach der
    Runde, und nach dem Ende einer Serie beginnt sie die nächste; `new Ann Bob` beginnt eine Serie wie die
    letzte dieser Spieler, soweit seine Optionen nichts anderes sagen; `help` zeigt, was man eingeben kann. Aus
    einer Pipe kann nur die erste Zeile eine Serie beginnen, wie in `new Ann Bob`, und bei der ersten falschen
    Zeile ist Schluss: Ihre Nummer wird genannt, ihr Fehler bestimmt den Status, und die Zeilen davor bleiben
    eingetragen.
table-example-1 = Die offene Serie von Ann und Bob fortsetzen, oder eine beginnen.
table-example-2 = Ein Skript abspielen.
table-example-3 = Den Stand auf einer Seite führen, die ein Browser auf einem anderen Bildschirm zeigt.
table-PLAYER = Alle Spieler, wie bei `new`; oder keine
table--new = In jedem Fall eine neue Serie beginnen
table--page = Nach jedem Eintrag den Stand in FILE schreiben, als Seite für einen zweiten Bildschirm

board = Den Stand auf anderen Bildschirmen zeigen, im Browser
board-more =
    Zeigt bis Strg-C eine Seite mit dem Stand, dem Punktezettel, dem Geber und der letzten Runde. Die Seite folgt
    dem Spielbuch, während `ginscore table` in einem anderen Terminal läuft, und lädt alle paar Sekunden neu. Ohne
    `--series` zeigt sie die aktuelle Serie, und die nächste, sobald der Tisch sie beginnt.

    Nur dieser Computer kann die Seite öffnen. Mit `--lan` können es alle im Netzwerk, und die Adresse wird als
    QR-Code für Handys gezeichnet. Die anderen können nur lesen und sehen nichts, was nicht auf dem Zettel steht.
    Ist der Computer in mehreren Netzwerken, gilt in jedem seine dortige Adresse. `ginscore table --page FILE`
    schreibt dieselbe Seite in eine Datei.

    Mit `--enter` gibt es eine zweite Adresse, deren Code bei jedem Start neu ist. Wer sie hat, kann auf einem Handy
    Runden eintragen, mit Punkten, mit Karten oder als Zeile, und zurücknehmen. Um sie jemandem zu nehmen: Strg-C
    drücken und neu starten.
board-example-1 = Den Stand auf den Handys und dem Fernseher im Haus zeigen.
board-example-2 = Die Serie mit ann im Namen auf diesem Computer zeigen.
board-example-3 = Runden auch auf den Handys am Tisch eintragen.
board--enter = Auch Handys Runden eintragen lassen
board--lan = Den Stand allen im Netzwerk zeigen
board--port = Der Port der Adresse; 0 nimmt irgendeinen freien

score = Den Punktezettel zeigen
score-example-1 = Den Zettel der Serie zeigen, in deren Namen ann vorkommt.

summary = Die Abrechnung zeigen: wer gewinnt, um wie viel, und wer zahlt
summary-more =
    Mit `--as` oder mit Regeloptionen wird jede Runde neu gewertet, so wie ihre Karten nach jenen Regeln ausgelegt
    worden wären: Ist Anlegen bei Gin nicht erlaubt, zählen angelegte Karten als Deadwood; ist es
    erlaubt, legt der Gegner an, was passt. Die Runden, deren Punkte sich ändern, kommen zuerst.
    Deadwood-Punkte bleiben, wie sie angegeben wurden.
summary-example-1 = Zeigen, wer gewinnt, und wer wem was zahlt.
summary-example-2 = Nach den Regeln von Pagat mit einer Änderung abrechnen.
summary-example-3 = Das Ergebnis für einen Chat ausgeben.
summary--as = Nach anderen Regeln abrechnen, ohne etwas einzutragen; Regeloptionen ändern das Regelwerk
summary--share = Ein paar Zeilen für einen Chat ausgeben: die Abrechnung als kleine Tabelle, wer gewinnt, und wer zahlt

log = Die Serie als Skript ausgeben, das sie wieder ergibt
log-example-1 = Den Abend als Skript ausgeben.
log-example-2 = Dazu als Kommentare, was rückgängig gemacht oder berichtigt wurde.
log--all = Dazu als Kommentare, was rückgängig gemacht oder berichtigt wurde

why = Eine Runde, eine Partie oder die Abrechnung erklären
why-example-1 = Jede Zahl der Runde 12 erklären.
why-example-2 = Erklären, was jeder aus Partie 2 hat.
why-example-3 = Die Abrechnung erklären, und wer wem was zahlt.
why-WHAT = Die Nummer einer Runde, wie `ginscore score` sie zeigt; `game` für eine Partie; oder `series` dafür, wer wem was zahlt [Vorgabe: die letzte Runde]
why-GAME = Die Nummer der Partie [Vorgabe: die erste]

counts = Zeigen, was jeder Spieler braucht und wie viel Deadwood ungefährlich ist
counts-example-1 = Zeigen, wie viele Punkte jeder braucht, und die sichere Höchstzahl.

review = Zeigen, welche Punkte liegen geblieben sind
review-more =
    Das sind die Punkte, die eine bessere Auslage der eigenen Karten gebracht oder gespart hätte, gegen die
    Karten des anderen, wie sie lagen. Eine angelegte Karte, die zu einer besseren Auslage nicht passt, zählt
    als Deadwood.
review-example-1 = Alle Runden durchsehen.
review-example-2 = Runde 12 durchsehen.
review-N = Die Nummer einer Runde [Vorgabe: alle Runden]

audit = Das Spielbuch prüfen, oder die Abschrift eines Abends damit vergleichen
audit-more =
    Prüft jede Serie, oder die mit `--series` genannte: die Punkte jeder Runde, die Siegel, was dieser Computer
    zuletzt geschrieben hat, und Kopien, die andere Programme hinterlassen haben; dazu die gespeicherten
    Hausregeln. Was kein Fehler ist, aber bekannt sein sollte, wird einmal gemeldet: eine anerkannte Änderung,
    Einträge ohne Siegel und ein verschobenes Spielbuch. Stimmt alles, schweigt es.

    Mit FILE liest es den Text, den ein Handy im QR-Code von `ginscore seal --qr` oder einer Seite gefunden
    hat, spielt ihn nach und sagt, ob er ein Abend dieses Spielbuchs ist oder wo der erste Unterschied
    liegt. Mehrere Codes dürfen in beliebiger Reihenfolge stehen; Zeilenumbrüche und Leerzeichen zwischen
    Wörtern sind egal. Auch ein Skript, wie `ginscore log` es ausgibt, wird verglichen. Eine Abschrift im
    Format `gin` wird für sich beurteilt, was immer im Spielbuch steht: Die Antwort ist ihr Ergebnis.

    Ist beides gleich, hatten beide Spieler dieselben Einträge, als der Code entstand. Eine Unterschrift ist das
    nicht: Jeder kann so einen Text machen, nur nicht mit einem Siegel, das das Spielbuch schon vorher hatte.
    Der Status ist 0, wenn beides gleich ist, auch wenn das Spielbuch spätere Runden hat; 1 bei einem
    Unterschied; 2, wenn sich der Text nicht lesen lässt.
audit-example-1 = Das ganze Spielbuch prüfen.
audit-example-2 = Prüfen, ob dieses Siegel zu diesem Spielbuch gehört und bis dahin alles unverändert ist.
audit-example-3 = Festhalten, dass die Änderungen an der Serie mit ann im Namen gewollt sind.
audit-example-4 = Den Text, den ein Handy gefunden hat, mit dem Spielbuch vergleichen.
audit-example-5 = Ein Skript daraus machen, das `ginscore table` wieder einträgt.

seal = Das letzte Siegel zeigen, damit der andere Spieler es sich notiert
seal-more =
    Ein Siegel ist eine kurze Prüfsumme über alles, was bisher eingetragen wurde. `ginscore audit --seal CODE`
    prüft es später. Was es beweist, steht in ginscore-ledger(7).
seal-example-1 = Das Siegel zum Notieren zeigen.
seal-example-2 = Das Siegel zeigen, und den ganzen Abend als QR-Code zum Fotografieren.
seal-example-3 = Den Text des Abends in einer Datei aufheben.
seal--qr = Die Abschrift des Abends als QR-Code zeichnen, für das Handy des anderen Spielers
seal--text = Den Text der Abschrift ausgeben, wie ihn der QR-Code enthält

paper = Einen leeren Punktezettel für die vereinbarten Regeln ausgeben
paper-more =
    Der Zettel hat die Spalten, Boxen und Ziele dieser Regeln, für jede Runde eine Zeile mit Platz für das, was
    man eingibt, die Abrechnung als Formular und alle Hausregeln klein gedruckt mit ihrer Quelle. Die Regeln
    werden wie bei `ginscore new` angegeben. Ohne Namen bleibt für zwei Spieler Platz. `html` ist eine Seite zum
    Drucken; am Fuß steht, wie ein ausgefüllter Zettel eingetragen wird. Einen eingetragenen Abend druckt
    `ginscore export -o evening.html`.
paper-example-1 = Einen Zettel für Hollywood-Gin ausgeben, mit Platz für die Namen.
paper-example-2 = Eine Seite zum Drucken auf A4 machen.
paper-example-3 = Eine Seite für zwei Seiten machen, auf amerikanischem Papier.

undo = Die letzte Änderung rückgängig machen
undo-example-1 = Die letzte Runde oder Berichtigung rückgängig machen.

redo = Die zuletzt rückgängig gemachte Änderung wiederherstellen
redo-example-1 = Wiederherstellen, was eben rückgängig gemacht wurde.

amend = Eine eingetragene Runde berichtigen
amend-example-1 = Runde 3 ersetzen.
amend-LINE = Die Runde, wie sie lauten soll

insert = Eine vergessene Runde einfügen
insert-more = Die Runde bekommt diese Nummer, die späteren werden um eins weitergezählt. Was sich dadurch ändert, wird gezeigt.
insert-example-1 = Die Runde vor Runde 3 einfügen.
insert-NUMBER = Die Nummer, die die Runde bekommt

delete = Eine Runde löschen
delete-more =
    Die späteren Runden rücken nach. Was sich dadurch ändert, wird gezeigt, und `undo` holt die Runde zurück.
delete-example-1 = Runde 3 löschen, die doppelt eingetragen war.

up = Die Klopfkarte der laufenden Runde ansagen
up-more =
    Die nächste Runde hat diese Karte, wenn sie keine andere nennt. ginscore sagt, was die Karte bedeutet: die
    Klopfgrenze, und ob die Runde doppelt zählt.
up-example-1 = Aufgedeckt wurde die Pik-Sieben.
up-CARD = Die Karte

misdeal = Festhalten, dass falsch gegeben wurde
misdeal-more =
    Eine falsch gegebene Runde zählt nicht: Niemand bekommt Punkte, niemand eine Box, und derselbe Spieler gibt
    noch einmal.
misdeal-example-1 = Festhalten, dass falsch gegeben wurde, und warum.

adjust = Eine Strafe oder Gutschrift eintragen, die die Spieler vereinbart haben
adjust-more =
    Eine Anpassung ist keine Runde: Sie bringt keine Box, öffnet keine Partie, ändert nicht, wer gibt, und
    beendet allein keine Partie. Eingetragen wird sie in den offenen Partien, in denen der Spieler einen Eintrag
    hat, oder in der Partie, die sie nennt. Der Grund ist Pflicht.
adjust-example-1 = Ann 10 Punkte geben.
adjust-example-2 = Bob in Partie 2 10 Punkte abziehen.
adjust-example-3 = Ann eine Box geben.
adjust-LINE = Der Spieler, die Punkte oder Boxen, und nach einem `#` der Grund

stop = Die Serie vor ihrem Ende abbrechen
stop-more =
    Offene Partien werden abgerechnet, wie sie stehen: Beide Spieler behalten ihre Punkte und Boxen, und niemand
    bekommt einen Spielbonus. `undo` setzt die Serie fort.

    Mit `--since` oder `--until` werden alle offenen Serien dieser Tage abgebrochen, in denen gespielt wurde.
stop-example-1 = Abbrechen und abrechnen, was gespielt wurde.
stop-example-2 = Alle abgebrochenen Abende der Saison abrechnen.

deal = Berichtigen, wer als Nächstes gibt
deal-example-1 = Bob gibt als Nächstes.
deal-NAME = Der Spieler

check = Prüfen, ob Karten Meldungen sind oder, mit einem Schrägstrich, eine gültige Auslage
check-example-1 = Keine Sequenz: Das Ass ist niedrig.
check-example-2 = Eine gültige Auslage mit Deadwood 4.
check-GROUP = Die Karten, wie in `4-7pi 9krkahe` oder `4pi 5pi 6pi, 9kr 9ka 9he / 2he Akr Aka Kpi`

best = Die beste Auslage von 1 bis 11 Karten finden, oder die beste des Gegners
best-more =
    Nach `on` die Meldungen des Klopfers schreiben, an die der Gegner anlegen darf. `best -` liest Blätter von
    der Standardeingabe, eines je Zeile, und gibt ihre Deadwood-Punkte aus.
best-example-1 = Die beste Auslage finden.
best-example-2 = Die beste Auslage des Gegners gegen zwei Sequenzen finden.
best-example-3 = Deadwood-Punkte ausgeben, je Zeile ein Blatt.
best-CARDS = Die Karten, wie in `4-7pi 9krkahe 2he Akr Aka`, oder `-`
best--spread = Mit `-` nach den Deadwood-Punkten auch die Auslage ausgeben

judge = Über ausgelegte Karten urteilen, ohne etwas einzutragen
judge-more =
    Die Zeile ist eine Runde, mit dem Namen eines Spielers oder ohne: `ginscore judge 4-7pi 9krkahe / 2he Akr Aka v 23`.
    Es gelten die Regeln, die als Optionen angegeben sind, sonst die der aktuellen Serie, sonst die einer neuen
    Serie.

    `judge -` liest Runden von der Standardeingabe, eine je Zeile. Für jede gibt es eine Zeile aus: wie die Runde
    endet, wer sie gewinnt (`knocker` für den Klopfer, `defender` für den Gegner oder `-`), und die Punkte, durch
    Tabulatoren getrennt; mit `--json` ein Objekt.
judge-example-1 = Über ein Klopfen im Oklahoma-Gin urteilen.
judge-example-2 = Über eine Runde je Zeile urteilen.
judge-LINE = Die Runde, oder `-`

rules = Hausregeln zeigen, speichern und vergleichen, und das Regelbuch lesen
rules-example-1 = Jede Regel eines Regelwerks zeigen.
rules-example-2 = Die Hausregeln unter einem Namen speichern.
rules-example-3 = Erklären, was ein Undercut ist, und was er in jeder Quelle wert ist.

series = Serien zeigen und die aktuelle wählen
series-example-1 = Alle Serien des Spielbuchs zeigen.

players = Die Spieler zeigen und ihre Namen berichtigen
players-more =
    Ohne Befehl die Spieler des Spielbuchs zeigen, jeden mit der Zahl der Serien, in denen er spielt.
players-example-1 = Die Spieler zeigen.
players-example-2 = Rob heißt ab jetzt Robert, in allen Serien.
players-example-3 = Bobby und Robert zu einem Spieler machen.

export = Serien als Webseite oder als Daten für andere Programme ausgeben
export-more =
    Gibt die aktuelle Serie oder alle auf der Standardausgabe oder in eine Datei aus. `html` ist eine Seite,
    die für sich allein auf dem Handy zu öffnen oder zu drucken ist. `csv` und `jsonl` haben eine Zeile je
    Runde, mit ihrer Serie und deren Regeln, für Tabellen und Datenbanken; `ginscore import` liest sie
    wieder ein. `json` ist ein Objekt mit der `--json`-Ausgabe von `score`, `summary` und `hand`. Rückgängig
    gemachte Runden werden nicht ausgegeben. `gin` ist eine Serie als Text, den andere Programme lesen, ohne
    ein Regelwerk zu kennen; ginscore-record(7) beschreibt ihn.
export-example-1 = Die aktuelle Serie als Seite zum Öffnen oder Drucken ausgeben.
export-example-2 = Alle Runden des Spielbuchs ausgeben, eine Zeile je Runde.
export-example-3 = Die Serien eines Jahres exportieren.
export--format = Format der Ausgabe [Vorgabe: nach der Endung von FILE]
export--all = Alle Serien des Spielbuchs ausgeben

merge = Eine getrennt weitergeschriebene Kopie mit ihrer Serie zusammenführen
merge-more =
    Zwei Kopien einer Serie, jede mit eigenen Runden, werden wieder eine. Was beide eingetragen haben, zählt einmal; die
    anderen Runden werden nach ihrer Zeit geordnet. Nichts Eingetragenes geht verloren, und die Siegel beider Kopien
    werden weiter gefunden. Haben beide eine Runde verschieden geändert, wird nichts geschrieben. Ohne FILE werden die
    Kopien zusammengeführt, die Syncthing oder ein anderes Programm neben der Serie hinterlassen hat, oder eine Datei mit
    den Konfliktzeichen von git wird repariert. In git gibt es keine Konflikte mehr, sobald dies eingestellt ist:

    echo '/*.toml -text merge=ginscore' >> .gitattributes

    git config --global merge.ginscore.driver 'ginscore merge --driver %O %A %B %P'
merge-example-1 = Die Kopien neben der aktuellen Serie zusammenführen, oder ihre Datei reparieren.
merge-example-2 = Eine Kopie von woanders zusammenführen.
merge-example-3 = Zeigen, was zusammengeführt würde, mit den Runden der Kopie vor Runde 3.
merge-example-4 = Die andere Seite eines Konflikts übernehmen, für den git keinen Treiber hatte.

import = Runden aus CSV oder JSON Lines einlesen
import-more =
    Liest die Zeilen, die `ginscore export` schreibt, und die Tabellen von Clubs, als CSV gespeichert: eine
    Zeile je Runde, mit Spalten wie Date, Winner, Loser, Points und How, in beliebiger Reihenfolge und
    vielen Schreibweisen. Unbekannte Spalten werden mit einer Bemerkung übergangen; `--map` sagt, was sie
    sind. Die Spalten stehen in ginscore-rows(7). Jede Runde wird nach den Regeln ihrer Serie geprüft: denen
    in der Zeile, sonst denen aus den Optionen, sonst den Standardregeln. Geschrieben wird nur, wenn die
    ganze Datei gültig ist. Eine Serie, die schon im Spielbuch ist, wird übersprungen, oder fortgesetzt,
    wenn die Datei mehr Runden hat. Auch eine Abschrift im Format `gin` wird gelesen.
import-example-1 = Als Skript ausgeben, was eingetragen würde.
import-example-2 = In das Spielbuch club einlesen.
import-example-3 = Eine Tabelle mit den Überschriften Date, Winner, Loser, Points, How und Table einlesen.
import-example-4 = Eine Tabelle von Partien nach den Regeln von Pagat einlesen, um Geld gespielt.
import-example-5 = Eine Tabelle mit Überschriften einlesen, die ginscore nicht kennt.
import-example-6 = Eine Spalte ohne Bemerkung weglassen.
import-example-7 = 11/12/2026 als 11. Dezember lesen.

stats = Die Statistik der Spieler zeigen
stats-more =
    Umfasst alle Serien, oder die mit `--series` genannte. Bei jeder Zahl steht, auf wie vielen Runden oder
    Partien sie beruht, und, soweit bekannt, wie wahrscheinlich es mit diesen Karten ist. Liegen geblieben sind
    die Punkte, die eine bessere Auslage gegen die Karten des anderen, wie sie lagen, gebracht hätte, in den
    Runden, die mit Karten eingetragen sind.

    Auf Dauer läge der Saldo je Runde in 19 von 20 Fällen im 95-%-Intervall. Liegt 0 darin, kann alles Glück
    sein; dann steht dabei, nach wie vielen weiteren Runden, bei gleichem Mittel und gleicher Streuung, 0 nicht mehr
    darin läge.
stats-example-1 = Alle Spieler über alle Serien zeigen.
stats-example-2 = Ann gegen Bob zeigen, in Serien seit Anfang 2026.
stats-example-3 = Eine Seite mit allen Spielern schreiben, zum Öffnen oder Drucken.
stats-PLAYER = Die Spieler, mit Namen oder einem eindeutigen Anfang davon [Vorgabe: alle]
stats--against = Nur Serien gegen diesen Spieler
stats--all = Alle Zahlen zeigen, nicht nur die fünf wichtigsten
stats--rules = Nur Serien, deren Regeln auf diesem Regelwerk beruhen
stats--page = Zusätzlich eine Seite mit Diagrammen in FILE schreiben, zum Öffnen oder Drucken

standings = Eine Rangliste der Spieler aus mehreren Spielbüchern zeigen
standings-more =
    Zeigt für jeden Spieler gewonnene und verlorene Serien, Partien, Boxen und den Saldo der Punkte: den aus den
    Abrechnungen, bei nicht beendeten Serien den aus den beendeten Partien. Eine Serie, die in zwei Spielbüchern
    steht, zählt einmal.

    Das Rating, mit `--ratings`, ist Glicko-2 mit seiner Abweichung: Jede Runde zählt als Ergebnis, jeder Spieltag als Periode. Mit `--tie-break` wird nach Matchpunkten geordnet, 1 für ein gewonnenes und 1/2 für ein
    unentschiedenes Match; ein Match ist eine beendete Serie von zwei Spielern. Wer nach allen Kriterien gleichauf
    liegt, teilt sich den Platz. Formeln und Beispiele stehen in docs/statistics.md.
standings-example-1 = Eine Rangliste der Spieler zweier Spielbücher, der beste zuerst.
standings-example-2 = Die Spieler eines Abends nach Matches ordnen, wie nach einem Turnier im Schweizer System.
standings-example-3 = Eine Seite mit der Rangliste schreiben, zum Öffnen oder Drucken.
standings-example-4 = Nach Rating ordnen.
standings-DIR = Die Spielbücher [Vorgabe: das benutzte]
standings--page = Zusätzlich eine Seite mit einem Diagramm in FILE schreiben, zum Öffnen oder Drucken
standings--ratings = Nach dem Glicko-2-Rating ordnen
standings--tie-break = Nach Matches ordnen, bei gleich vielen Matchpunkten hiernach; mehrmals möglich, in dieser Reihenfolge
standings--tie-break-head-to-head = Matchpunkte der Punktgleichen untereinander, wenn alle gleich oft gegeneinander gespielt haben
standings--tie-break-wins = gewonnene Matches
standings--tie-break-buchholz = Summe der Matchpunkte der Gegner
standings--tie-break-median = Buchholz ohne den besten und den schwächsten Gegner
standings--tie-break-sonneborn-berger = Matchpunkte der besiegten Gegner, bei Unentschieden die Hälfte
standings--tie-break-spread = Punktdifferenz aller Matches
standings--tie-break-boxes = Boxen aller Matches

completions = Vervollständigungen für eine Shell ausgeben
completions-example-1 = Vervollständigungen für bash einrichten.
completions-SHELL = Die Shell

man = Das Handbuch zeigen, oder seine Seiten in ein Verzeichnis schreiben
man-more =
    Am Terminal erscheint die Seite des Programms oder eines Befehls, wie bei man(1). In eine Pipe geht der
    Quelltext der Seite für man(1). Auch `notation`, `ledger`, `rows` und `json` sind Seiten.
man-example-1 = Das Handbuch lesen.
man-example-2 = Die Seite zu `ginscore table` lesen.
man-example-3 = Die Seite zu `ginscore rules explain` lesen.
man-example-4 = Die Handbuchseiten einrichten.
man-PAGE = Ein Befehl, oder `notation`, `ledger`, `rows` oder `json` [Vorgabe: das Programm]
man--output = Stattdessen alle Seiten in DIR schreiben, das angelegt wird, wenn es fehlt

rules-list = Die Regelwerke mit ihren Quellen zeigen, und die gespeicherten Regeln
rules-list-example-1 = Die Regelwerke und die gespeicherten Regeln zeigen.

rules-save = Hausregeln unter einem Namen speichern
rules-save-more =
    Ohne Optionen die Regeln der aktuellen Serie; mit Regeloptionen die, die `ginscore new` mit denselben Optionen
    nähme. Sie stehen im Verzeichnis des Spielbuchs, für alle, die es benutzen, und `--rules NAME`
    findet sie. Werden Regeln neu gespeichert, ändert sich keine Serie: Jede hat ihre Regeln vollständig selbst.
rules-save-example-1 = Die Regeln der aktuellen Serie speichern.
rules-save-example-2 = Die Regeln von Pagat mit einer Änderung speichern.
rules-save-example-3 = Nach ihnen spielen.
rules-save-NAME = Der Name: Buchstaben, Ziffern, `-` und `_`
rules-save--note = Eine Anmerkung, zum Beispiel, woher die Regeln stammen
rules-save--replace = Andere Regeln ersetzen, die unter dem Namen gespeichert sind

rules-default = Die Regeln neuer Serien in diesem Spielbuch wählen, oder sie zeigen
rules-default-more =
    `new`, `table` und `judge` nehmen diese Regeln, wenn ihre Optionen keine anderen nennen. Sie stehen im
    Spielbuch, für alle, die es benutzen.
rules-default-example-1 = Zeigen, nach welchen Regeln eine neue Serie gespielt wird.
rules-default-example-2 = Ab jetzt nach den gespeicherten Regeln club spielen.
rules-default-example-3 = Wieder nach den Standardregeln spielen.
rules-default-NAME = Ein Regelwerk, oder gespeicherte Regeln

rules-delete = Gespeicherte Regeln löschen
rules-delete-more = Serien, die nach ihnen gespielt wurden, behalten ihre Regeln.
rules-delete-example-1 = Die gespeicherten Regeln club löschen.
rules-delete-NAME = Der Name

rules-show = Jede Regel eines Regelwerks, gespeicherter Regeln oder der aktuellen Serie zeigen
rules-show-example-1 = Die Regeln der aktuellen Serie zeigen.
rules-show-example-2 = Ein Regelwerk mit der Klopfkarte zeigen.
rules-show-PRESET = Das Regelwerk

rules-diff = Zeigen, worin sich zwei Regelwerke oder Serien unterscheiden
rules-diff-more =
    Zwei Namen werden miteinander verglichen; Regeloptionen ändern den zweiten. Bei einem Namen mit
    Regeloptionen wird gezeigt, was die Optionen ändern. Ein Name allein wird mit der aktuellen Serie
    verglichen.
rules-diff-example-1 = Zeigen, worin sich die beiden unterscheiden.
rules-diff-example-2 = Zeigen, was die Option ändert.
rules-diff-example-3 = Zeigen, worin sich die Regeln der aktuellen Serie von denen von Pagat unterscheiden.
rules-diff-PRESET = Ein oder zwei Regelwerke oder Serien

rules-explain = Ein Thema des Regelbuchs erklären, mit seinen Quellen
rules-explain-more =
    Ohne Thema werden die Themen und Begriffe gezeigt: was die Wörter des Spiels bedeuten, was jede Regel sagt
    und wer nach ihr spielt, und was zu tun ist, wenn am Tisch etwas schiefgeht. Auch ein Begriff des Spiels oder
    der Schlüssel einer Regel findet sein Thema. Fehlermeldungen nennen ihr Thema nach `Regel:`.
rules-explain-example-1 = Die Themen und Begriffe des Regelbuchs zeigen.
rules-explain-example-2 = Das ganze Regelbuch ausgeben.
rules-explain-example-3 = Das Anlegen und seine Reihenfolge erklären, mit den Quellen.
rules-explain-example-4 = Erklären, was nach einem Klopfen über der Grenze geschieht.
rules-explain-TOPIC = Ein Thema, ein Begriff, der Schlüssel einer Regel, oder ein eindeutiger Anfang davon
rules-explain--all = Das ganze Regelbuch ausgeben

series-list = Die Serien des Spielbuchs zeigen
series-list-example-1 = Alle Serien des Spielbuchs zeigen; ein Stern steht vor der aktuellen.

series-use = Eine Serie zur aktuellen machen
series-use-example-1 = Zur Serie mit ann im Namen wechseln.

series-show = Datei, Spieler und Regeln der aktuellen Serie zeigen
series-show-example-1 = Zeigen, wo die aktuelle Serie gespeichert ist.

series-delete = Eine Serie löschen
series-delete-more =
    Ihre Datei kommt in das Verzeichnis `trash` des Spielbuchs, und `ginscore series restore` holt sie zurück.
    Am Terminal wird erst gefragt; sonst ist `--yes` nötig.
series-delete-example-1 = Die Serie nach einer Frage löschen.
series-delete-example-2 = Die Serie mit demo im Namen ohne Frage löschen.
series-delete--yes = Nicht fragen

series-restore = Eine gelöschte Serie zurückholen
series-restore-more = Ohne Namen werden die gelöschten Serien gezeigt.
series-restore-example-1 = Die gelöschten Serien zeigen.
series-restore-example-2 = Die Serie mit demo im Namen zurückholen.

series-rename = Einer Serie einen anderen Namen geben
series-rename-more =
    Nur der Name ihrer Datei ändert sich: In der Datei steht weiter der Name, unter dem die Serie begann, denn er
    ist versiegelt. Alle Siegel bleiben gültig.
series-rename-example-1 = Die Serie club-final nennen.
series-rename-NEW = Der neue Name

players-rename = Einem Spieler in allen Serien einen anderen Namen geben
players-rename-more =
    Jede Serie des Spielers bekommt einen Eintrag und hat von da an den neuen Namen: auf dem Zettel, in der
    Statistik und in allem, was ausgegeben wird. Nichts Eingetragenes wird umgeschrieben, alle Siegel bleiben
    also gültig, und die Dateien behalten ihre Namen. `ginscore undo` macht es nicht rückgängig; dafür den
    Spieler noch einmal umbenennen. Ein Name, den ein anderer Spieler hat, wird abgelehnt: `ginscore players
    merge` macht aus zwei Spielern einen. Wird der Befehl gewaltsam beendet, bringt derselbe Befehl den Rest zu
    Ende.
players-rename-example-1 = Rob heißt ab jetzt Robert.
players-rename-example-2 = Den Namen mit großem Anfangsbuchstaben schreiben.
players-rename-OLD = Der Spieler
players-rename-NEW = Der neue Name

players-merge = Zwei Namen zu denen eines Spielers machen
players-merge-more =
    In allen Serien von OLD heißt der Spieler ab jetzt INTO, und die Statistik zählt beide als einen. Nichts
    Eingetragenes wird umgeschrieben, alle Siegel bleiben also gültig. Zwei Spieler, die in einer Serie
    gegeneinander spielen, werden nicht vereinigt.
players-merge-example-1 = Die Serien von Bobby als die von Robert zählen.
players-merge-OLD = Der Spieler, dessen Name sich ändert
players-merge-INTO = Der Spieler, dessen Name bleibt

ginscore-LINE = Die Runde
ginscore-NUMBER = Die Nummer der Runde, wie `ginscore score` sie zeigt
ginscore-NOTE = Eine Anmerkung, nach einem `#`
ginscore-NAME = Ihr Name, oder ein eindeutiger Teil davon
ginscore--ledger = Das Spielbuch: ein Verzeichnis mit einer Datei je Serie [env: GINSCORE_LEDGER]
ginscore--series = Die Serie: ihr Name, oder ein eindeutiger Teil davon
ginscore--json = JSON ausgeben
ginscore--lang =
    Die Sprache, mit ihrem Kürzel, wie in `en`; JSON ist immer englisch [env: GINSCORE_LANG] [Vorgabe: die des Systems]
ginscore--color = Wann Farben benutzt werden
ginscore--cards = Wie Karten gezeigt werden [env: GINSCORE_CARDS]
ginscore--no-input = Nie Fragen stellen, auch nicht am Terminal
ginscore--plain = Einfacher Text für Screenreader: ohne Rahmen, Symbole und Farben [env: GINSCORE_PLAIN]
ginscore--quiet = Nur Fehler und Warnungen ausgeben

ginscore--cards-B-D-K = D♦ 10♥, mit den Bildkarten eines deutschen Kartenspiels
ginscore--cards-V-D-R = D♦ 10♥, mit den Bildkarten eines französischen oder portugiesischen Kartenspiels
ginscore--cards-W-D-K = D♦ 10♥, mit den Bildkarten eines polnischen Kartenspiels

export--format-html = Eine Webseite, die für sich allein vollständig ist
export--format-csv = Eine Zeile je Runde, für Tabellen
export--format-json = Ein Objekt mit allem
export--format-jsonl = Ein Objekt je Runde, eines je Zeile
export--format-gin = Eine Serie als Abschrift, die andere Programme lesen

merge-FILE = Die Kopien; `-` ist die Standardeingabe
merge--at = Die Runden der Kopie vor diese Runde stellen, egal, was ihre Zeiten sagen
merge--dry-run = Zeigen, was zusammengeführt würde, und nichts schreiben
merge--driver = Für git: die Dateien zusammenführen, die es nennt, ohne Spielbuch
import-FILE = Die Datei, oder `-` für die Standardeingabe
import--dry-run = Zeigen, was eingetragen würde, ein Skript je Serie, und nichts schreiben
import--map = Die Spalte mit dieser Überschrift als die genannte lesen, oder mit `ignore` übergehen; mehrmals möglich
import--dates = Die Reihenfolge von Tag und Monat in Daten wie 11/12/2026
import--stake = Geld je Punkt, wie in `0.10`, wenn die Zeilen es nicht nennen

audit-FILE = Text aller Codes eines Abends, oder ein Skript; `-` ist die Standardeingabe
audit--script = Den Abend als Skript ausgeben, statt ihn zu vergleichen
audit--seal = Ein notiertes Siegel prüfen: Stammt es aus diesem Spielbuch, und ist bis dahin alles unverändert?
audit--accept = Festhalten, dass von Hand gemachte Änderungen an der Datei gewollt sind

ginscore--rules =
    Das Regelwerk, wie `ginscore rules list` es zeigt [Vorgabe: das von `ginscore rules default`]

ginscore--oklahoma =
    Oklahoma spielen: Der Wert der Klopfkarte begrenzt das Klopfen, ein Ass verlangt Gin, und Pik verdoppelt die Runde
ginscore--hollywood = Hollywood spielen: drei Partien nebeneinander
ginscore--target = Punkte, mit denen eine Partie gewonnen ist
ginscore--set = Eine Regel setzen, wie in `--set gin_bonus=20`; `ginscore rules show` zeigt sie

ginscore--dealer = Der Spieler oder die Seite, die zuerst gibt (man hebt ab, und die niedrigste Karte gibt)
ginscore--stake = Geld je Punkt, wie in `0.10`, oder `none`
ginscore--name = Name der Serie [Vorgabe: ihr Beginn und ihre Spieler]
ginscore--sides = Namen der beiden Seiten, wie in `Wir,Die` [Vorgabe: ihre Spieler]
ginscore--out = Von drei Spielern reihum der, der zuerst aussetzt [Vorgabe: der letzte]
ginscore--new-player = Mit dem Namen eines neuen Spielers beginnen, auch wenn er einem bekannten ähnelt
ginscore--advise = Vor dem Eintragen auf bessere Auslagen und besseres Anlegen hinweisen
ginscore--output = In FILE schreiben statt auf die Standardausgabe
new-PLAYER =
    Die Spieler: `Ann Bob`; Seiten `Ann Cid v Bob Dan`; ein Kapitän `Ann v Bob Cid`; drei reihum `Ann Bob Cid`

paper-PLAYER = Namen der Spieler, wie bei `ginscore new` [Vorgabe: Platz für zwei]
paper--format = Format [Vorgabe: nach der Endung von FILE, sonst Text]
paper--paper = Papierformat
paper--format-html = Seite zum Drucken
paper--format-text = Text

ginscore--since = Nur Serien, die an diesem Tag oder später begannen
ginscore--until = Nur Serien, die an diesem Tag oder früher begannen

### section: cli-help

usage-heading = Aufruf:
commands-heading = Befehle:
arguments-heading = Argumente:
options-heading = Optionen:
game-options = Das Spiel:
series-options = Diese Serie:
every-option = Die Optionen aller Befehle:
help-more = `ginscore help all` zeigt alle Befehle, `ginscore help options` die Optionen aller Befehle, und `ginscore help COMMAND` erklärt einen.
help-options = `ginscore help options` zeigt die Optionen aller Befehle.
examples-heading = Beispiele:

group-evening = Abend:
group-lines = Zeilen: am Tisch so einzugeben, in der Shell nach `ginscore`
group-disputes = Streitfälle:
group-looking-back = Rückblick:
group-data = Daten:
group-setup = Einrichten:

help-flag = Hilfe zeigen (mehr mit `--help`)
help-flag-long = Hilfe zeigen (kürzer mit `-h`)
version-flag = Version zeigen
help-command = Diese Übersicht oder die Hilfe zu einem Befehl zeigen

default-value = [Vorgabe: { $value }]
possible-values = [mögliche Werte: { $values }]
possible-values-heading = Mögliche Werte:

### section: cli-docs

no-page = es gibt keine Handbuchseite namens { $name }
no-page-output-hint = `ginscore man --output DIR` schreibt die Seiten in ein Verzeichnis
no-page-list-hint = `ginscore help` zeigt die Befehle, und jeder hat eine Seite
not-written-hint = ein Verzeichnis wählen, in das sich schreiben lässt

saved-here = in diesem Spielbuch gespeichert
