# Die Spieler eines Spielbuchs und ihre Namen.

no-players = Es gibt noch keine Spieler.
player-series = { $name }: { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
}
all-named = In allen Serien ist der Name schon { $name }.
renamed = { $was } heißt jetzt { $name }, in { $series ->
    [one] { $series } Serie
   *[other] { $series } Serien
}.
one-series-only = ein Name wird in allen Serien geändert, aber `--series` nennt nur eine
one-series-only-hint = `--series` weglassen
name-taken = { $name } heißt schon jemand anders
name-taken-hint = einen anderen Namen wählen; ist es dieselbe Person, { $command } verwenden
former-name = { $other } hieß in { $series } früher { $name }
former-name-hint = einen anderen Namen wählen: Unter diesem könnte man die Runden von { $other } für die von { $was } halten
same-name = beide Namen gehören schon zu { $name }
same-name-hint = `ginscore players rename` ändert die Schreibweise eines Namens
partly-renamed-hint = der Name ist nur in einem Teil der Serien geändert; den Datenträger in Ordnung bringen und den Befehl wiederholen: Er ändert die übrigen
unknown-player = in diesem Spielbuch gibt es keinen Spieler namens { $name }
unknown-player-hint = `ginscore players` zeigt die Spieler
opponents = { $one } und { $two } sind zwei Personen: Sie spielen gegeneinander in { $series }
opponents-more = { $one } und { $two } sind zwei Personen: Sie spielen gegeneinander in { $series } und { $more ->
    [one] { $more } weiteren Serie
   *[other] { $more } weiteren Serien
}
opponents-hint = es wurde nichts geändert; nur Namen, die nie gegeneinander spielen, können derselben Person gehören

same-player = { $typed } ist ein neuer Name. Ist { $known } gemeint? (j oder n)
new-player = { $name } ist ein neuer Spieler, aber das Spielbuch kennt { $known }
new-player-hint = ist { $meant } gemeint, die Serie löschen und neu beginnen; `--new-player` sagt, dass { $name } jemand anders ist
