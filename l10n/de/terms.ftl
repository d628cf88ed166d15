# Was am Tisch zwischen den Runden gesagt wird.

players = { $first } gegen { $second }.
rules = { $rules }.
stake = Der Einsatz ist { $stake } je Punkt.
no-stake = Es gibt keinen Einsatz.
first-dealer-unknown = Wer gibt, ist nicht eingetragen: { $commands } eingeben.

as-before-all = Regeln, Einsatz und Reihenfolge der Geber wie in ihrer letzten Serie, { $series }.
as-before-rules-stake = Regeln und Einsatz wie in ihrer letzten Serie, { $series }.
as-before-rules-turn = Regeln und Reihenfolge der Geber wie in ihrer letzten Serie, { $series }.
as-before-stake-turn = Einsatz und Reihenfolge der Geber wie in ihrer letzten Serie, { $series }.
as-before-rules = Regeln wie in ihrer letzten Serie, { $series }.
as-before-stake = Einsatz wie in ihrer letzten Serie, { $series }.
as-before-turn = Reihenfolge der Geber wie in ihrer letzten Serie, { $series }.

play-on = Enter: nach denselben Regeln weiterspielen.
play-on-deals = Enter: nach denselben Regeln weiterspielen; { $deals }.
play-on-stake = Enter: nach denselben Regeln um denselben Einsatz weiterspielen.
play-on-stake-deals = Enter: nach denselben Regeln um denselben Einsatz weiterspielen; { $deals }.
play-other = { $new } beginnt eine andere Serie; `undo` öffnet diese wieder.

next-after-end = Weiter: `ginscore summary` zeigt die Abrechnung; { $new } beginnt eine neue Serie.
next-hand = Weiter: eine Runde eintragen, wie in { $hand }; `ginscore --help` zeigt alle Befehle.

games = { $games ->
    [one] Eine Partie geht bis
    [2] Zwei Partien nebeneinander, jede bis
    [3] Drei Partien nebeneinander, jede bis
    [4] Vier Partien nebeneinander, jede bis
    [5] Fünf Partien nebeneinander, jede bis
    [6] Sechs Partien nebeneinander, jede bis
   *[other] { $games } Partien nebeneinander, jede bis
} { $target }.
games-to = { $games ->
    [one] Eine Partie geht bis
    [2] Zwei Partien nebeneinander, jede bis
    [3] Drei Partien nebeneinander, jede bis
    [4] Vier Partien nebeneinander, jede bis
    [5] Fünf Partien nebeneinander, jede bis
    [6] Sechs Partien nebeneinander, jede bis
   *[other] { $games } Partien nebeneinander, jede bis
} { $target }; die Serie endet, wenn eine Summe { $points } erreicht.
games-best-of = { $games ->
    [one] Eine Partie geht bis
    [2] Zwei Partien nebeneinander, jede bis
    [3] Drei Partien nebeneinander, jede bis
    [4] Vier Partien nebeneinander, jede bis
    [5] Fünf Partien nebeneinander, jede bis
    [6] Sechs Partien nebeneinander, jede bis
   *[other] { $games } Partien nebeneinander, jede bis
} { $target }; { $sheets ->
    [one] es zählt { $sheets } Zettel
   *[other] die Serie gewinnt, wer die meisten von { $sheets } Zetteln gewinnt
}.

knock-gin-only = Nur Gin beendet eine Runde.
knock-gin-only-doubles = Nur Gin beendet eine Runde; doppelt zählt sie bei { $suits }.
knock-limit = Klopfen mit { $limit } oder weniger.
knock-limit-doubles = Klopfen mit { $limit } oder weniger; doppelt zählt die Runde bei { $suits }.
knock-card = Die Klopfkarte bestimmt die Grenze.
knock-card-doubles = Die Klopfkarte bestimmt die Grenze; doppelt zählt die Runde bei { $suits }.
knock-card-ace = Die Klopfkarte bestimmt die Grenze, und bei einem Ass zählt nur Gin.
knock-card-ace-doubles = Die Klopfkarte bestimmt die Grenze, und bei einem Ass zählt nur Gin; doppelt zählt die Runde bei { $suits }.

bonuses = Boni: { $bonuses }; ein Schneider bringt nichts.
bonuses-shutout-pays = Boni: { $bonuses }; ein Schneider bringt { $points }.
bonuses-shutout-doubles-points = Boni: { $bonuses }; ein Schneider verdoppelt die Punkte.
bonuses-shutout-doubles-game = Boni: { $bonuses }; ein Schneider verdoppelt die Punkte und den Spielbonus.
bonuses-shutout-doubles-total = Boni: { $bonuses }; ein Schneider verdoppelt die Endsumme.
no-bonuses = Es gibt keine Boni, und ein Schneider bringt nichts.
no-bonuses-shutout-pays = Es gibt keine Boni, und ein Schneider bringt { $points }.
no-bonuses-shutout-doubles-points = Es gibt keine Boni, und ein Schneider verdoppelt die Punkte.
no-bonuses-shutout-doubles-game = Es gibt keine Boni, und ein Schneider verdoppelt die Punkte und den Spielbonus.
no-bonuses-shutout-doubles-total = Es gibt keine Boni, und ein Schneider verdoppelt die Endsumme.

bonus-gin = Gin { $points }
bonus-big-gin = Großes Gin { $points }
bonus-undercut = Undercut { $points }
bonus-gin-off = Gin-Off { $points }
bonus-knock = Klopfen { $points }
bonus-box = Box { $points }
bonus-box-with-hand = Box { $points } (mit der Runde gezahlt)
bonus-game = Partie { $points }
