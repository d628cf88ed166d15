# Fragen am Terminal.

yes = j

# Antworten, die man auch auf Deutsch eingeben darf.
answer-draw = unentschieden
answer-knock = klopfen
answer-gin = gin
answer-big-gin = großes-gin

who-ended-or-draw = Wer hat die Runde beendet? ({ $players }, oder { $draw })
who-ended = Wer hat die Runde beendet? ({ $players })
their-cards = Karten oder Deadwood-Punkte, { $gin } oder { $big-gin }
others-cards = Karten des anderen, oder Deadwood-Punkte nach dem Anlegen
knock-card = Klopfkarte

advice = Rat: { $better }
record-anyway = Trotzdem eintragen? (j oder n)
