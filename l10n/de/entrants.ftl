# Wer gegen wen spielt, und die Durchgänge der Partner.

deals = { $players ->
    [one] { $name } gibt
   *[other] { $name } geben
}
deals-sentence = { $players ->
    [one] { $name } gibt.
   *[other] { $name } geben.
}
deals-next = { $players ->
    [one] { $name } gibt als Nächstes
   *[other] { $name } geben als Nächstes
}

two-draw = { $one } und { $two } spielen unentschieden, niemand hat geklopft
side-wins-as-written = { $players ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wie angegeben

round-tied = der Durchgang ist unentschieden ({ $sums }): Niemand bekommt Punkte
round-won = { $name } gewinnen den Durchgang mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} ({ $sums }), { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
}
round-won-sweep = { $name } gewinnen den Durchgang mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} ({ $sums }), { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
}, davon { $sweep } für den Gewinn aller Runden
round-won-others = { $name } gewinnen den Durchgang mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} ({ $sums }), { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
}; { $others-boxes ->
    [one] { $others-boxes } Box
   *[other] { $others-boxes } Boxen
} für { $others }
round-box-doubled = die Box des Durchgangs zählt doppelt: eine verdoppelte Runde ging an { $name }
sweep-not-doubled = die Boxen für alle gewonnenen Runden zählen einfach: nicht jede Runde war verdoppelt

round-open = Durchgang { $number }: { $sums }; es spielen noch: { $pairs }
next-play = als Nächstes spielen { $pairs }
next-play-sentence = Als Nächstes spielen { $pairs }.

sides-play = { $first } spielen gegen { $second }.
captain-plays = { $captain } ist Kapitän und spielt der Reihe nach gegen { $others }, jeweils bis der Gegner eine Runde verliert.
in-turn = { $players } spielen reihum: Wer eine Runde verliert, setzt aus.
in-turn-out = { $players } spielen reihum: Wer eine Runde verliert, setzt aus; zuerst setzt { $name } aus.
