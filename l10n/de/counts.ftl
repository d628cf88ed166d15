# Die sichere Höchstzahl: wie viel Deadwood jemand auf der Hand haben darf, ohne die Partie zu verlieren.

no-game-open = keine Partie ist offen

game = Partie { $game }
game-of-sheet = Zettel { $sheet }, Partie { $game }

needs-to-close = { $name } braucht noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
needs-with-box = { $name } braucht noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, die { $value } für die Box mitgezählt
needs-only-box = { $name } braucht noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; schon die Box bringt { $value }

safe-from-knock = sicher, wenn { $other } klopft: { $held }
safe-from-gin = sicher, wenn { $other } Gin hat: { $held }
safe-from-big-gin = sicher, wenn { $other } Großes Gin hat: { $held }
safe-doubled = in einer verdoppelten Runde: { $knock } gegen Klopfen, { $gin } gegen Gin
safe-doubled-big-gin = in einer verdoppelten Runde: { $knock } gegen Klopfen, { $gin } gegen Gin, { $big-gin } gegen Großes Gin

held-anything = jede Zahl
held-most = { $count } oder weniger
held-nothing = keine Zahl
nothing-is-safe = keine Zahl: Jedes Deadwood beendet die Partie

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
