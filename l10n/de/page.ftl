title = Gin Rommé: { $series }
heading = Gin Rommé
heading-several = { $series ->
    [one] Gin Rommé: { $series } Serie
   *[other] Gin Rommé: { $series } Serien
}
contents = Serien

day-and-time = { $day }, { $time } Uhr

started = Beginn
players = Spieler
rules = Regeln
stake = Einsatz
played = Gespielt
played-stopped = { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}, vor dem Ende abgebrochen
played-finished = { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}, beendet
played-unfinished = { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}, nicht beendet
in-play = Läuft gerade
next = Als Nächstes
seal = Siegel
series = Serie

score-sheet = Punktezettel
score-sheet-number = Punktezettel { $number }
settlement = Abrechnung
hands = Runden

totals-by-hand = Zwischenstände, Runde für Runde
totals-by-round = Zwischenstände, Durchgang für Durchgang
game-column = Partie { $number }
hand-column = Runde
round-column = Durchgang

plot-one-game = Die Partie

hand-title = Runde { $number }: { $headline }
round-title = Durchgang { $number }: { $headline }
not-verified = wie am Tisch gezählt
entered-not-verified = { $entered }; wie am Tisch gezählt
note = Anmerkung:
knock-card = Klopfkarte
laid-off = angelegt
deadwood = Deadwood
deadwood-count = Deadwood { $count }

set = Gruppe
run = Sequenz

to-go = noch { $points }
in-all = { $points } insgesamt
unread = Das Spielbuch lässt sich gerade nicht lesen. Dies ist der letzte bekannte Stand.
gone = Die Serie steht nicht mehr unter ihrem Namen im Spielbuch. Dies ist ihr letzter Stand.
no-series = Es wird gerade keine Serie gespielt.
still = Nicht mehr automatisch neu laden
itself = Wieder automatisch neu laden

enter-title = Runde eintragen
error-title = Fehler: { $title }
not-possible = Das lässt sich nicht eintragen
who-ended = Wer hat die Runde beendet?
how-ended = Wie?
knock = Klopfen
gin = Gin
big-gin = Großes Gin
draw = Unentschieden
own-count = Deadwood-Punkte des Klopfers
other-count = Deadwood-Punkte des anderen
no-card = Karte wählen
check = Prüfen
ways = Anders eintragen
by-cards = Mit Karten:
by-counts = Mit Deadwood-Punkten
a-line = Zeile eingeben
the-score = Der Stand
cards-of = Karten: { $name }
then-cards-of = Weiter: { $name }
last-lines = Die letzten Zeilen
line-label = Eine Zeile wie am Tisch
try-again = Noch einmal
not-recorded-yet = Noch nicht eingetragen
is-it-right = Dem anderen zeigen: Stimmt es so?
same-again = Das ist dasselbe wie die letzte Runde.
change = Ändern
record = Eintragen
undo-question = Das zurücknehmen?
undo = Zurücknehmen
keep = Behalten
recorded = Eingetragen
undone = Zurückgenommen
next-hand = Nächste Runde
play-on = Weiterspielen
since = Seitdem:
entered-meanwhile = Inzwischen wurde eingetragen:
entries-gone = In der Datei dieses Abends fehlen Einträge, die vorher darin waren.
entries-replaced = In der Datei dieses Abends stehen andere Einträge als vorher.
unconfirmed = Das ist eingetragen, aber das Speichern ist nicht bestätigt. Bitte später noch einmal den Stand ansehen.
another-evening = Dieses Formular ist von einem anderen Abend, oder der Eintrag davor ist nicht mehr in der Datei. Der Stand jetzt:
ledger-closed = Das Spielbuch lässt sich gerade nicht lesen. Warum, steht auf dem Bildschirm am Tisch.
not-written = Nichts wurde eingetragen, weil sich das Spielbuch gerade nicht schreiben lässt. Warum, steht auf dem Bildschirm am Tisch.
not-recorded = Nicht eingetragen
check-again = Noch einmal prüfen
drop = Verwerfen
no-player = wählen, wer die Runde beendet hat
no-end = wählen, wie die Runde geendet hat
no-own = die Deadwood-Punkte des Klopfers wählen
no-other = die Deadwood-Punkte des anderen als Zahl eingeben
no-cards = die Karten beider Spieler wählen
line-for-the-table = diese Zeile kann nur am Tisch eingegeben werden

showing = Der Stand der Serie { $series } ist hier zu sehen: { $url }
only-here = Nur dieser Computer kann die Seite öffnen; mit `--lan` können es alle im Netzwerk.
everyone = Alle im Netzwerk können die Seite öffnen, aber nur lesen.
ctrl-c = Strg-C beendet die Anzeige.
enter-at = Wer diese Adresse hat, kann Runden eintragen: { $url }
everyone-looks = Alle im Netzwerk können den Stand ansehen: { $url }
only-here-enters = Nur dieser Computer kann sie öffnen; mit `--lan` auch Handys im Netzwerk.
ctrl-c-enter = Strg-C beendet die Anzeige; beim nächsten Start gilt eine andere Adresse zum Eintragen.
from-phone = von einem Handy: { $what }
wrong-codes = 20 falsche Adressen von { $address }: eine Minute lang keine Antwort
too-many-codes = 200 falsche Adressen: Eine Minute lang bekommen nur Handys Antwort, die schon die richtige benutzt haben

port-taken = Port { $port } ist schon von einem anderen Programm belegt
cannot-listen = die Anzeige lässt sich nicht unter { $address } einrichten: { $why }
port-hint = mit `--port` einen anderen Port wählen; `--port 0` nimmt irgendeinen freien
write-port = eine Zahl von 0 bis 65535 schreiben, wie 8446
no-network = dieser Computer ist in keinem Netzwerk
no-network-hint = ihn mit einem Netzwerk verbinden oder `--lan` weglassen
stopped = die Anzeige läuft nicht mehr: { $why }
stopped-hint = neu starten; am Tisch geht es auch ohne Anzeige weiter

other-address = Diese Seite gibt es nur unter der Adresse, die `ginscore board` anzeigt.
read-only = Diese Seite lässt sich nur lesen.
one-page = Hier gibt es nur eine Seite: { $url }
locked = Zu viele falsche Adressen. Bitte eine Minute warten.
foreign-page = Das kam von einer anderen Seite. Bitte die Adresse vom Tisch noch einmal öffnen.
unreadable = Dieses Formular lässt sich nicht lesen.
busy = Das Spielbuch antwortet nicht. Erst den Stand ansehen, dann noch einmal eintragen.
