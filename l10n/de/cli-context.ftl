# Meldungen über Spielbuch, Uhr und Ausgabe.

home-not-absolute = HOME ist kein absoluter Pfad, es gibt also keinen Ort für das Spielbuch
no-home = es gibt kein Benutzerverzeichnis für das Spielbuch
no-home-hint = mit `--ledger DIR` ein Verzeichnis nennen
not-a-time = GINSCORE_NOW ist keine Zeit: `{ $text }`
not-a-time-hint = schreiben wie in 2026-11-20T19:30:00+01:00
empty-ledger-variable = GINSCORE_LEDGER ist gesetzt, aber leer
empty-ledger-variable-hint = ein Verzeichnis darin nennen oder die Variable löschen
not-a-time-zone = TZ nennt keine Zeitzone: `{ $zone }`
not-a-time-zone-hint = schreiben wie in `Europe/Berlin` oder die Variable löschen
not-a-card-look = GINSCORE_CARDS nennt keine Art, Karten zu zeigen: { $value }
not-a-card-look-hint = letters, symbols, B-D-K, V-D-R oder W-D-K angeben
waiting = ein anderes ginscore-Programm läuft noch; bitte warten ...
not-confirmed = Warnung: eingetragen, aber das Speichern ist nicht bestätigt
recorded-not-answered = Warnung: eingetragen, aber die Antwort lässt sich nicht ausgeben: { $reason }
not-answered = Fehler: die Antwort lässt sich nicht ausgeben: { $reason }
