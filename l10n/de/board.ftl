# Die Seite für einen zweiten Bildschirm.

to-go = noch { $points }
unread = Das Spielbuch lässt sich gerade nicht lesen. Dies ist der letzte bekannte Stand.
no-series = Es wird gerade keine Serie gespielt.
