# Quanto è sicuro il vantaggio per mano.
in-the-long-run = alla lunga
against = alla lunga contro { $opponent }

luck-hands = { $mean } per mano, intervallo al 95% da { $low } a { $high } ({ $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}); può essere fortuna: { $more ->
    [one] un'altra mano come queste basterebbe a dirlo
   *[other] circa { NUMBER($more) } altre mani come queste basterebbero a dirlo
}
not-only-luck-hands = { $mean } per mano, intervallo al 95% da { $low } a { $high } ({ $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}); difficilmente è solo fortuna
level-hands = { $mean } per mano, intervallo al 95% da { $low } a { $high } ({ $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}); nessuna differenza
too-few-hands = ancora non si sa: { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}, ne servono almeno { $fewest }
same-hands = ancora non si sa: sempre gli stessi punti ({ $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
})
luck-rounds = { $mean } per giro, intervallo al 95% da { $low } a { $high } ({ $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}); può essere fortuna: { $more ->
    [one] un altro giro come questi basterebbe a dirlo
   *[other] circa { NUMBER($more) } altri giri come questi basterebbero a dirlo
}
not-only-luck-rounds = { $mean } per giro, intervallo al 95% da { $low } a { $high } ({ $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}); difficilmente è solo fortuna
level-rounds = { $mean } per giro, intervallo al 95% da { $low } a { $high } ({ $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}); nessuna differenza
too-few-rounds = ancora non si sa: { $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}, ne servono almeno { $fewest }
same-rounds = ancora non si sa: sempre gli stessi punti ({ $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
})
