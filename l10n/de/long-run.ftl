# Wie sicher der Saldo je Runde ist.
in-the-long-run = auf Dauer
against = auf Dauer gegen { $opponent }

luck-hands = { $mean } je Runde, 95-%-Intervall { $low } bis { $high } ({ $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}); kann Glück sein: { $more ->
    [one] eine weitere solche Runde würde es zeigen
   *[other] etwa { NUMBER($more) } weitere solche Runden würden es zeigen
}
not-only-luck-hands = { $mean } je Runde, 95-%-Intervall { $low } bis { $high } ({ $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}); wohl nicht nur Glück
level-hands = { $mean } je Runde, 95-%-Intervall { $low } bis { $high } ({ $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}); kein Unterschied
too-few-hands = noch nicht zu sagen: { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}, nötig sind mindestens { $fewest }
same-hands = noch nicht zu sagen: jedes Mal gleich viele Punkte ({ $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
})
luck-rounds = { $mean } je Durchgang, 95-%-Intervall { $low } bis { $high } ({ $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
}); kann Glück sein: { $more ->
    [one] ein weiterer solcher Durchgang würde es zeigen
   *[other] etwa { NUMBER($more) } weitere solche Durchgänge würden es zeigen
}
not-only-luck-rounds = { $mean } je Durchgang, 95-%-Intervall { $low } bis { $high } ({ $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
}); wohl nicht nur Glück
level-rounds = { $mean } je Durchgang, 95-%-Intervall { $low } bis { $high } ({ $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
}); kein Unterschied
too-few-rounds = noch nicht zu sagen: { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
}, nötig sind mindestens { $fewest }
same-rounds = noch nicht zu sagen: jedes Mal gleich viele Punkte ({ $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
})
