# Die sichere Höchstzahl: mit wie viel Deadwood jemand erwischt werden darf, ohne die Partie zu verlieren.

no-game-open = keine Partie ist offen

game = Partie { $game }
game-of-sheet = Zettel { $sheet }, Partie { $game }

needs-to-close = { $name } braucht { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, um sie zu beenden
needs-with-box = { $name } braucht { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, um sie zu beenden, { $value } für die Box eingerechnet
needs-only-box = { $name } braucht { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, um sie zu beenden; schon die Box ist { $value } wert

safe-from-knock = sicher, wenn { $other } klopft: { $held }
safe-from-gin = sicher, wenn { $other } Gin hat: { $held }
safe-from-big-gin = sicher, wenn { $other } Großes Gin hat: { $held }
safe-doubled = in einer verdoppelten Runde: { $knock } gegen Klopfen, { $gin } gegen Gin
safe-doubled-big-gin = in einer verdoppelten Runde: { $knock } gegen Klopfen, { $gin } gegen Gin, { $big-gin } gegen Großes Gin

held-anything = alles
held-most = { $count } oder weniger
held-nothing = nichts
nothing-is-safe = nichts: Jedes Deadwood beendet die Partie

range = { $least } bis { $most }
undercut-closes = durch einen Undercut bekommt { $other } { $range } { $most ->
    [one] Punkt
   *[other] Punkte
}; das beendet die Partie nach jedem Klopfen
undercut-harmless = durch einen Undercut bekommt { $other } { $range } { $most ->
    [one] Punkt
   *[other] Punkte
}; das beendet die Partie nicht
undercut-safe-count = durch einen Undercut bekommt { $other } { $range } { $most ->
    [one] Punkt
   *[other] Punkte
}; sicher ist Klopfen mit { $count } oder weniger
doubled-undercut-closes = in einer verdoppelten Runde bekommt { $other } durch einen Undercut { $range } { $most ->
    [one] Punkt
   *[other] Punkte
}; das beendet die Partie nach jedem Klopfen
doubled-undercut-harmless = in einer verdoppelten Runde bekommt { $other } durch einen Undercut { $range } { $most ->
    [one] Punkt
   *[other] Punkte
}; das beendet die Partie nicht
doubled-undercut-safe-count = in einer verdoppelten Runde bekommt { $other } durch einen Undercut { $range } { $most ->
    [one] Punkt
   *[other] Punkte
}; sicher ist Klopfen mit { $count } oder weniger

# Der Name kann für mehrere stehen: ohne Verb, das sich danach richtet.
shut-out-now = Schneider, wenn die Partie jetzt endete: { $name }
