# Wer in einer neuen Serie gegen wen spielt.

out-misplaced = `--out` gibt es nur für drei Spieler reihum
out-misplaced-hint = drei Spieler ohne `v` nennen, wie in `new Ann Bob Cid --out Cid`
sides-misplaced = `--sides` gibt es nur für Partner
sides-misplaced-hint = die Spieler beider Seiten nennen, wie in `new Ann Cid v Bob Dan --sides "Wir,Die"`
none-of-players = { $name } gehört nicht zu den Spielern
name-one-of = { $players } nennen
too-few-players = eine Serie braucht mindestens zwei Spieler
cannot-be-seated = { $players ->
    [one] mit { $players } Spieler geht das so nicht
   *[other] mit { $players } Spielern geht das so nicht
}
seating-hint = zwei Spieler wie in `Ann Bob`; Seiten wie in `Ann Cid v Bob Dan`, bis zu fünf Spieler je Seite; ein Kapitän gegen zwei oder drei wie in `Ann v Bob Cid`; drei reihum wie in `Ann Bob Cid`; einen Namen aus mehreren Wörtern in Anführungszeichen setzen
not-two-names = { $text } sind nicht zwei Namen
not-two-names-hint = sie mit einem Komma trennen, wie in `Wir,Die`
no-columns-in-turn = drei Spieler reihum können nicht mehrere Partien nebeneinander spielen
no-columns-in-turn-hint = eine gewonnene Runde käme in Spalten, die sich zwei verschiedene Gegner teilen; `--hollywood` weglassen, oder mit `--set columns=1` spielen
no-difference-in-turn = drei Spieler reihum können nicht nach `score-plus-difference` abrechnen
no-difference-in-turn-hint = diese Abrechnung vergleicht zwei Punktestände; mit `--set settlement=totals` spielen
rule-for-more = { $key } ist eine Regel für mehr als zwei Spieler
rule-for-more-hint = sie weglassen, oder alle Spieler nennen, wie in `new Ann Cid v Bob Dan`
rule-without-effect = { $key } ändert hier nichts
captain-settles-hint = der Kapitän zahlt jedem Gegner alles und bekommt von jedem alles; weglassen
one-hand-hint = es wird immer nur eine Runde gespielt; weglassen
each-settles-hint = von drei Spielern reihum rechnet jeder mit jedem ab; weglassen
nobody-sits-out-hint = niemand setzt aus; weglassen
newcomer-deals-hint = bei drei Spielern reihum sagt `newcomer_deals`, wer gibt; weglassen
sitting-out-deals-hint = wer aussetzt, gibt, auch nach einem Remis; weglassen
one-game-hint = drei Spieler reihum spielen immer nur eine Partie; weglassen
no-doubling-in-turn = bei drei Spielern reihum kann ein Schneider nichts verdoppeln
no-doubling-in-turn-hint = mit `--set shutout.award=none` spielen, oder mit einer Zahl, die jeder Schneider dem Gewinner zahlt
cannot-deal = { $name } kann die nächste Runde nicht geben
cannot-deal-hint = geben kann: { $players }

given-twice = { $option } und { $setting } sagen dasselbe
rules-not-a-player = { $preset } ist ein Name von Regeln, nicht von jemandem, der spielt
rules-not-a-player-hint = zuerst die Spieler nennen, wie in `new Ann Bob hollywood`; heißt jemand so, schreibe { $typed }
