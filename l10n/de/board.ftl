# Die Seite für einen zweiten Bildschirm.

to-go = noch { $points }
unread = Das Spielbuch lässt sich gerade nicht lesen. Dies ist der letzte bekannte Stand.
gone = Die Serie steht nicht mehr unter ihrem Namen im Spielbuch. Dies ist ihr letzter Stand.
no-series = Es wird gerade keine Serie gespielt.
earlier-rows = { $rows ->
    [one] Eine frühere Zeile des Zettels steht hier nicht.
   *[other] { $rows } frühere Zeilen des Zettels stehen hier nicht.
}
