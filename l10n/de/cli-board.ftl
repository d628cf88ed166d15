# `board` zeigt den Stand in Browsern, `table --page FILE` schreibt dieselbe Seite in eine Datei.

showing = Der Stand der Serie { $series } ist hier zu sehen: { $url }
only-here = Nur dieser Computer kann die Seite öffnen; mit `--lan` können es alle im Netzwerk.
everyone = Alle im Netzwerk können die Seite öffnen, aber nur lesen.
ctrl-c = Strg-C beendet die Anzeige.

port-taken = Port { $port } ist schon von einem anderen Programm belegt
cannot-listen = die Anzeige lässt sich nicht unter { $address } einrichten: { $why }
port-hint = mit `--port` einen anderen Port wählen; `--port 0` nimmt irgendeinen freien
write-port = eine Zahl von 0 bis 65535 schreiben, wie 8446
no-network = dieser Computer ist in keinem Netzwerk
no-network-hint = ihn mit einem Netzwerk verbinden oder `--lan` weglassen
stopped = die Anzeige läuft nicht mehr: { $why }
stopped-hint = sie neu starten; der Tisch läuft auch ohne sie
at-the-table = am Tisch geht `board` nicht
at-the-table-hint = `ginscore board` in einem anderen Terminal eingeben oder den Tisch mit `--page FILE` eröffnen

other-address = Diese Seite gibt es nur unter der Adresse, die `ginscore board` anzeigt.
read-only = Diese Seite lässt sich nur lesen.
one-page = Hier gibt es nur eine Seite: { $url }

page-of-ledger = diese Datei gehört zum Spielbuch, und die Seite würde sie ersetzen
page-of-ledger-hint = eine andere Datei wählen
page-not-a-file = { $file } ist keine Datei und kann daher nicht die Seite sein
page-a-link = { $file } ist ein Link und kann daher nicht die Seite sein
page-no-directory = es gibt kein Verzeichnis { $dir } für die Seite
page-hint = eine Datei in einem vorhandenen Verzeichnis nennen, etwa `board.html`
another-page = dieser Tisch schreibt schon die Seite { $file }
another-page-hint = `--page` weglassen, oder mit `quit` den Abend beenden und den Tisch mit der anderen Seite neu beginnen
page-is-at = Die Seite { $file } zeigt den Stand, in einem Browser.
page-not-written-hint = im Spielbuch steht alles; nur die Seite ist nicht auf dem neuesten Stand
page-late = Warnung: Die Seite { $file } ist noch nicht geschrieben, weil ihr Datenträger nicht antwortet. Das Spielbuch ist auf dem neuesten Stand.
