# Regeln, die Spieler unter einem eigenen Namen gespeichert haben.

is-default = { $name } ist die Vorgabe dieses Spielbuchs
is-default-hint = erst eine andere wählen, wie in `ginscore rules default standard`
would-not-read-back = die Regeln, die gespeichert werden sollten, ließen sich nicht unverändert zurücklesen
would-not-read-back-hint = es wurde nichts gespeichert; das ist ein Fehler in ginscore, bitte melden
exists = als { $name } sind schon andere Regeln gespeichert
they-are = sie sind: { $rules }
exists-hint = einen anderen Namen wählen, oder `--replace` angeben
default-unknown = die Vorgabe dieses Spielbuchs sind die Regeln { $name }, die darin nicht gespeichert sind
default-unknown-hint = mit `ginscore rules default NAME` andere wählen, oder `--rules NAME` angeben
is-built-in = { $name } ist ein Regelwerk von ginscore und kann nicht gelöscht werden
is-built-in-hint = `ginscore rules list` zeigt die gespeicherten Regeln

name-empty = { $name } geht nicht als Name für Hausregeln: Er ist leer
name-hidden = { $name } geht nicht als Name für Hausregeln: Er enthält { $hidden }
name-sign = { $name } geht nicht als Name für Hausregeln: Er darf kein { $sign } enthalten
name-start = { $name } geht nicht als Name für Hausregeln: Er muss mit einem Buchstaben beginnen
name-too-long = { $name } geht nicht als Name für Hausregeln: Er ist länger als { $most } Bytes
name-device = { $name } geht nicht als Name für Hausregeln: Windows reserviert ihn für ein Gerät
name-built-in = { $name } geht nicht als Name für Hausregeln: { $preset } ist ein Regelwerk von ginscore
name-default = { $name } geht nicht als Name für Hausregeln: So heißen schon die Regeln neuer Serien
name-topic = { $name } geht nicht als Name für Hausregeln: Es ist ein Wort des Regelbuchs
name-hint = einen anderen Namen wählen: Buchstaben, Ziffern, `-` und `_`, mit einem Buchstaben am Anfang, wie in `club-night`

note-hidden = die Anmerkung enthält { $hidden }
note-too-long = die Anmerkung hat { $count } Zeichen, erlaubt sind { $most }
note-hint = eine kürzere Anmerkung schreiben, die sich lesen lässt

with-note = { $rules } ({ $note })
saved-here = in diesem Spielbuch gespeichert, nach { $base }
saved-here-with-note = in diesem Spielbuch gespeichert, nach { $base }; { $note }

saved = { $name } gespeichert: { $rules }.
it-was = Vorher: { $rules }.
play-by-these = Nach diesen Regeln spielt man mit { $option }, oder nach { $command } in jeder neuen Serie.
already-saved = Diese Regeln sind schon als { $name } gespeichert.
deleted = { $name } gelöscht. Serien, die nach diesen Regeln gespielt wurden, behalten sie.
default-is-standard = Neue Serien haben die Standardregeln.
default-is = Neue Serien in diesem Spielbuch haben die Regeln „{ $preset }“.
file-not-used = das Spielbuch hat eine Datei { $file } für Hausregeln, aber sie wird nicht benutzt: Ihr Name lässt sich nicht eingeben
