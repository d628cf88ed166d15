# Was an einer Runde gegen die Regeln ist.

card-on-both-sides = { $card } ist auf beiden Seiten: { $one } und { $other } können die Karte nicht beide haben
named-twice = { $card } ist zweimal genannt
named-times = { $times ->
    [one] { $card } ist einmal genannt
    [3] { $card } ist dreimal genannt
    [4] { $card } ist viermal genannt
   *[other] { $card } ist { $times }-mal genannt
}
one-of-each-card = ein Kartenspiel hat jede Karte nur einmal; wurde eine davon falsch gelesen?
laid-off-only-once = eine angelegte Karte nur einmal nennen, nach dem `+`
discard-only-once = der Abwurf gehört nicht zu den zehn Karten: ihn nur einmal nennen, nach dem `x`

card-count = { $name } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; erwartet werden zehn
card-count-of-knocker = { $name } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; erwartet werden zehn, oder elf, die alle in Meldungen liegen
cards-missing-of-knocker = { $missing ->
    [one] eine Karte fehlt; wurde sie ausgelassen?
   *[other] { $missing } Karten fehlen; wurden sie ausgelassen?
}
cards-missing = { $missing ->
    [one] eine Karte fehlt; wurde sie ausgelassen, oder ist sie angelegt?
   *[other] { $missing } Karten fehlen; wurden sie ausgelassen, oder sind sie angelegt?
}
eleven-with-discard = ist eine der elf der Abwurf, sie nur einmal nennen, nach dem `x`
too-many-of-knocker = den Abwurf nach einem `x` schreiben, und ein `v` vor die andere Seite
too-many = angelegte Karten gehören zu den zehn; gehört eine davon zur anderen Seite?

too-short = { $cards } ist keine Meldung: Eine Meldung hat mindestens drei Karten
too-short-in-hand = Deadwood nach dem Schrägstrich schreiben; oder fehlt eine Karte der Meldung?
too-short-in-groups = Deadwood nach einem Schrägstrich schreiben, wie in `4-7s / 2h`; oder fehlt eine Karte der Meldung?
too-short-after-on = nach `on` nur Meldungen schreiben; oder fehlt eine Karte der Meldung?
ace-high = { $cards } ist keine Sequenz: Das Ass ist immer niedrig
would-be-a-run = { $cards } wäre eine Sequenz
gap = { $cards } ist keine Sequenz: { $missing } { $count ->
    [one] fehlt
   *[other] fehlen
}
gap-hint = eine Sequenz hat keine Lücken; zwei Sequenzen mit einem Komma trennen
mixed = { $cards } ist keine Meldung: weder eine Gruppe eines Rangs noch eine Sequenz einer Farbe
mixed-in-hand = zwei Meldungen mit einem Komma trennen; Deadwood nach dem Schrägstrich schreiben
mixed-in-groups = zwei Meldungen mit einem Komma trennen; Deadwood nach einem Schrägstrich schreiben, wie in `4-7s / 2h`
mixed-after-on = zwei Meldungen mit einem Komma trennen; nach `on` nur Meldungen schreiben

over-limit = { $name } kann mit { $count } nicht klopfen: Die Grenze ist { $limit }
over-limit-hint = weiterspielen, bis das Deadwood { $limit } oder weniger zählt
over-limit-count-hint = die erste Zahl ist die des Klopfers; mit mehr als { $limit } ist kein Klopfen möglich, und das Spiel geht weiter
only-gin = { $name } kann mit { $count } nicht klopfen: Nur Gin kann diese Runde beenden
only-gin-hint = weiterspielen bis zum Gin
sides-exchanged = die Karten des Klopfers kommen zuerst, und die anderen Karten könnten diese Runde beenden: Sind die Seiten vertauscht?

does-not-fit = { $knocker } hat keine Meldung, an die { $card } passt
does-not-fit-hint = anlegen lässt sich die vierte Karte einer Gruppe oder die nächste Karte an einem der beiden Enden einer Sequenz; sonst ist es Deadwood
fits-only-after = { $knocker } hat eine Sequenz, an die { $card } passt, aber erst nach { $before }
fits-only-after-hint = ohne { $before } zählt die Karte als Deadwood
laid-off-on-gin = an Gin darf nichts angelegt werden
laid-off-on-gin-hint = diese Karten zählen als Deadwood: sie vor das `+` schreiben, und das `+` weglassen

knock-card-missing = die Klopfkarte fehlt
knock-card-missing-hint = nach diesen Regeln gehört sie zu jedem Klopfen und jedem Gin: sie nach einem `@` dazuschreiben, wie in `@7s`
not-big-gin = { $name } hat elf Karten, aber { $cards } { $count ->
    [one] liegt in keiner Meldung
   *[other] liegen in keiner Meldung
}
not-big-gin-hint = für Großes Gin müssen alle elf Karten in Meldungen liegen; sonst zehn nennen, und den Abwurf nach einem `x`
ambiguous = { $name }: Die Karten lassen sich auf { $ways ->
    [one] { $ways } Art
   *[other] { $ways } Arten
} mit gleichem Deadwood auslegen, und jede wird anders gewertet
must-declare = { $name } muss eine Auslage ansagen: { $ways }

count-range = Deadwood-Punkte gehen von 0 bis { $most }; mehr können zehn Karten nicht zählen
count-range-hint = das Deadwood noch einmal zusammenzählen, oder die Karten nennen
points-range = die Punkte einer Runde gehen von 0 bis { $most }
points-range-hint = die Zahl prüfen
boxes-range = die Boxen einer Runde gehen von 0 bis { $most }
boxes-range-hint = die Boxen schreiben, die der Gewinner für diese Runde bekommt, nicht für die ganze Partie
