### Was `--help` von den Optionen sagt, die mehrere Befehle haben.

## global

global-ledger = Das Spielbuch: ein Verzeichnis mit einer Datei je Serie [env: GINSCORE_LEDGER]
global-series = Die Serie: ihr Name, oder ein eindeutiger Teil davon
global-json = JSON ausgeben
global-lang =
    Die Sprache, mit ihrem Kürzel, wie in `en`; JSON ist immer englisch [env: GINSCORE_LANG] [Vorgabe: die des Systems]
global-color = Wann Farben benutzt werden
global-card-look = Wie Karten gezeigt werden [env: GINSCORE_CARDS]
global-no-input = Nie Fragen stellen, auch nicht am Terminal
global-plain = Einfacher Text für Screenreader: ohne Rahmen, Symbole und Farben [env: GINSCORE_PLAIN]
global-quiet = Nur Fehler und Warnungen ausgeben

## cards

cards-bdk = D♦ 10♥, mit den Bildkarten eines deutschen Kartenspiels
cards-vdr = D♦ 10♥, mit den Bildkarten eines französischen oder portugiesischen Kartenspiels
cards-wdk = D♦ 10♥, mit den Bildkarten eines polnischen Kartenspiels

## format

format-html = Eine Webseite, die für sich allein vollständig ist
format-csv = Eine Zeile je Runde, für Tabellen
format-json = Ein Objekt mit allem
format-jsonl = Ein Objekt je Runde, eines je Zeile

## import

import-file = Die Datei, oder `-` für die Standardeingabe
import-dry-run = Zeigen, was eingetragen würde, ein Skript je Serie, und nichts schreiben
import-map = Die Spalte mit dieser Überschrift als die genannte lesen, oder mit `ignore` übergehen; mehrmals möglich
import-dates = Die Reihenfolge von Tag und Monat in Daten wie 11/12/2026
import-stake = Geld je Punkt, wie in `0.10`, wenn die Zeilen es nicht nennen

## audit

audit-file = Text aller Codes eines Abends, oder ein Skript; `-` ist die Standardeingabe
audit-script = Den Abend als Skript ausgeben, statt ihn zu vergleichen
audit-seal = Ein notiertes Siegel prüfen: Stammt es aus diesem Spielbuch, und ist bis dahin alles unverändert?
audit-accept = Festhalten, dass von Hand gemachte Änderungen an der Datei gewollt sind

## rules

rules-preset =
    Das Regelwerk, wie `ginscore rules list` es zeigt [Vorgabe: das von `ginscore rules default`]

## changes

changes-oklahoma =
    Oklahoma spielen: Der Wert der Klopfkarte begrenzt das Klopfen, ein Ass verlangt Gin, und Pik verdoppelt die Runde
changes-hollywood = Hollywood spielen: drei Partien nebeneinander
changes-target = Punkte, mit denen eine Partie gewonnen ist
changes-settings = Eine Regel setzen, wie in `--set gin_bonus=20`; `ginscore rules show` zeigt sie

## new

new-dealer = Der Spieler oder die Seite, die zuerst gibt (man hebt ab, und die niedrigste Karte gibt)
new-stake = Geld je Punkt, wie in `0.10`, oder `none`
new-name = Name der Serie [Vorgabe: ihr Beginn und ihre Spieler]
new-sides = Namen der beiden Seiten, wie in `Wir,Die` [Vorgabe: ihre Spieler]
new-out = Von drei Spielern reihum der, der zuerst aussetzt [Vorgabe: der letzte]
new-new-player = Mit dem Namen eines neuen Spielers beginnen, auch wenn er einem bekannten ähnelt
new-players =
    Die Spieler: `Ann Bob`; Seiten `Ann Cid v Bob Dan`; ein Kapitän `Ann v Bob Cid`; drei reihum `Ann Bob Cid`

paper-players = Namen der Spieler, wie bei `ginscore new` [Vorgabe: Platz für zwei]
paper-format = Format [Vorgabe: nach der Endung von FILE, sonst Text]
paper-size = Papierformat
paper-html = Seite zum Drucken
paper-text = Text
paper-output = In FILE schreiben statt auf die Standardausgabe

days-since = Nur Serien, die an diesem Tag oder später begannen
days-until = Nur Serien, die an diesem Tag oder früher begannen
