# Die Fragen zu einer Runde, eine nach der anderen.

who-ended = Wer hat die Runde beendet? ({ $one }, { $two } oder { $draw })
how-ended = Wie? ({ $knock }, { $gin }, { $big-gin }) [{ $knock }]
record-hand = Diese Runde eintragen? (j oder n) [j]
knock-card = Klopfkarte:
own-cards-gin = { $player }: Karten [Enter: Gin ohne Karten]:
own-cards-big-gin = { $player }: Karten [Enter: Großes Gin ohne Karten]:
own-cards = { $player }: Karten oder Deadwood-Punkte:
others-cards = { $other }: Karten oder Deadwood-Punkte:
laid-off = { $other }: angelegte Karten [keine]:

not-a-player = das ist keiner der Spieler
not-a-player-hint = { $one } oder { $two } eingeben
no-ending = eine Runde endet mit Klopfen, Gin oder Großem Gin
no-ending-hint = `{ $knock }`, `{ $gin }` oder `{ $big-gin }` eingeben
no-cards = es fehlen die Karten oder die Deadwood-Punkte
no-cards-hint = wie in `4-7s 9cdh / 2h ac ad` oder `4`
no-others-cards-hint = wie in `kcdh 2-4c / 7h 3d` oder `23`, gezählt nach dem Anlegen
gin-has-no-count = bei Gin gibt es keine Deadwood-Punkte
gin-has-no-count-hint = Enter drücken oder die Karten eingeben; die Deadwood-Punkte des anderen kommen danach
yes-or-no = j oder n eingeben
yes-or-no-hint = j trägt die Runde ein, n geht zurück, um sie zu ändern
more-than-cards = das ist mehr als Karten oder Deadwood-Punkte
more-than-cards-hint = nur die Karten oder nur die Deadwood-Punkte eingeben, wie in `23`
not-gin = diese Karten sind kein Gin: Es bleibt Deadwood
not-gin-hint = die Karten ändern, oder mit `<` zurückgehen und { $knock } antworten

how-to-answer = `<` geht eine Frage zurück; Strg-D beendet die Fragen.
whose-hand = Wessen Runde ist zu Ende? ({ $pairs }):
still-playing = Den Namen eines Spielers eingeben, der noch spielt.
