# Wer gegen wen spielt, und die Durchgänge der Partner.

deals = { $players ->
    [one] { $name } gibt
   *[other] Geber: { $name }
}
deals-sentence = { $players ->
    [one] { $name } gibt.
   *[other] Geber: { $name }.
}
deals-next = { $players ->
    [one] { $name } gibt als Nächstes
   *[other] nächster Geber: { $name }
}

two-draw = { $one } und { $two } spielen unentschieden, niemand hat geklopft
side-wins-as-written = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $name }, wie angegeben

round-tied = der Durchgang ist unentschieden ({ $sums }): Niemand bekommt Punkte
round-won = der Durchgang geht mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} ({ $sums }) an { $name }, { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
}
round-won-sweep = der Durchgang geht mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} ({ $sums }) an { $name }, { $boxes ->
    [one] { $boxes } Box
   *[other] { $boxes } Boxen
}, davon { $sweep } für den Gewinn jeder Runde
round-won-others = der Durchgang geht mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} ({ $sums }) an { $name }, { $boxes ->
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

sides-play = { $first } gegen { $second }.
captain-plays = { $captain } ist Kapitän und spielt der Reihe nach gegen { $others }, jeweils bis der Gegner eine Runde verliert.
in-turn = { $players } spielen reihum: Wer eine Runde verliert, setzt aus.
in-turn-out = { $players } spielen reihum: Wer eine Runde verliert, setzt aus; zuerst setzt { $name } aus.
