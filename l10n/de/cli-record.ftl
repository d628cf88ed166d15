# Warum etwas nicht eingetragen wird: Fehlermeldungen und ihre Tipps.

nothing-recorded = es wurde nichts eingetragen
rules-forbid = das lassen die Regeln nicht zu

series-over = die Serie ist zu Ende
series-over-hint = `ginscore summary` zeigt die Abrechnung, `ginscore new` beginnt eine neue Serie, `ginscore undo` öffnet diese wieder

before-hands = { $count ->
    [one] die Serie würde vor Runde { $numbers } enden
   *[other] die Serie würde vor den Runden { $numbers } enden
}
before-hands-hint = { $count ->
    [one] erst Runde { $numbers } rückgängig machen
   *[other] erst die Runden { $numbers } rückgängig machen
}
before-rounds = { $count ->
    [one] die Serie würde vor Durchgang { $numbers } enden
   *[other] die Serie würde vor den Durchgängen { $numbers } enden
}
before-rounds-hint = { $count ->
    [one] erst Durchgang { $numbers } rückgängig machen
   *[other] erst die Durchgänge { $numbers } rückgängig machen
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
round-incomplete-hint = alle seine Runden angeben, wie in `insert 2 Ann 4 v 23; Cid gin v 12`
whole-round = Durchgang { $round } wurde als Ganzes eingetragen, die Runde eines Paares kann ihn nicht ersetzen
whole-round-hint = `delete { $round }`, dann `insert { $round } { $line }; ...` mit einer Runde für jedes Paar
changes-who-plays = das würde ändern, wer in Durchgang { $round }, der schon läuft, gegen wen spielt
changes-who-plays-hint = erst Durchgang { $round } zu Ende spielen, oder seine Runden zurücknehmen
nobody-seated = so kann niemand eingesetzt werden
nobody-seated-hint = `seat` gibt es im Kapitänsspiel und für drei Spieler reihum: einen Spieler oder zwei Gegner nennen

name-open-game = eine offene Partie nennen, wie in `adjust Ann +10 in 2 # Grund`; `score` zeigt die Partien
check-number = die Zahl prüfen
undo-reopens = `undo` öffnet die Serie wieder
earlier-adjustment-of = eine frühere Anpassung ({ $adjustment }) ließe sich nicht mehr eintragen: { $why }
earlier-adjustment-hint = erst die Anpassung rückgängig machen

nothing-to-undo = es gibt nichts rückgängig zu machen
nothing-to-undo-hint = alle Änderungen dieser Serie sind schon rückgängig gemacht
nothing-to-redo = es gibt nichts wiederherzustellen
nothing-to-redo-hint = nur eine rückgängig gemachte Änderung lässt sich wiederherstellen, und nur, bevor etwas Neues eingetragen wird
