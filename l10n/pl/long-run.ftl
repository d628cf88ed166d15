# Na ile pewny jest bilans na rozdanie.
in-the-long-run = na dłuższą metę
against = na dłuższą metę kontra { $opponent }

luck-hands = { $mean } na rozdanie, przedział 95% od { $low } do { $high } ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}); to może być tylko szczęście: { $more ->
    [one] rozstrzygnęłoby to jeszcze jedno takie rozdanie
    [few] rozstrzygnęłoby to jeszcze około { NUMBER($more) } takich rozdań
   *[many] rozstrzygnęłoby to jeszcze około { NUMBER($more) } takich rozdań
}
not-only-luck-hands = { $mean } na rozdanie, przedział 95% od { $low } do { $high } ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}); raczej nie tylko szczęście
level-hands = { $mean } na rozdanie, przedział 95% od { $low } do { $high } ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}); brak różnicy
too-few-hands = jeszcze nie wiadomo: { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}, a trzeba co najmniej { $fewest }
same-hands = jeszcze nie wiadomo: za każdym razem tyle samo punktów ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
})
luck-rounds = { $mean } na rundę, przedział 95% od { $low } do { $high } ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}); to może być tylko szczęście: { $more ->
    [one] rozstrzygnęłaby to jeszcze jedna taka runda
    [few] rozstrzygnęłoby to jeszcze około { NUMBER($more) } takich rund
   *[many] rozstrzygnęłoby to jeszcze około { NUMBER($more) } takich rund
}
not-only-luck-rounds = { $mean } na rundę, przedział 95% od { $low } do { $high } ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}); raczej nie tylko szczęście
level-rounds = { $mean } na rundę, przedział 95% od { $low } do { $high } ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}); brak różnicy
too-few-rounds = jeszcze nie wiadomo: { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}, a trzeba co najmniej { $fewest }
same-rounds = jeszcze nie wiadomo: za każdym razem tyle samo punktów ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
})
