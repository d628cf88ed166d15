# Na ile pewny jest bilans na rozdanie.
in-the-long-run = na dłuższą metę
against = na dłuższą metę kontra { $opponent }

luck-hands = { $mean } na rozdanie, przedział 95% od { $low } do { $high } ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}); to może być szczęście: { $more ->
    [one] jeszcze jedno takie rozdanie to rozstrzygnie
    [few] jeszcze około { NUMBER($more) } takich rozdań to rozstrzygnie
   *[many] jeszcze około { NUMBER($more) } takich rozdań to rozstrzygnie
}
not-only-luck-hands = { $mean } na rozdanie, przedział 95% od { $low } do { $high } ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}); raczej nie samo szczęście
level-hands = { $mean } na rozdanie, przedział 95% od { $low } do { $high } ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}); bez różnicy
too-few-hands = nie wiadomo: { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}, a trzeba co najmniej { $fewest }
same-hands = nie wiadomo: wszędzie tyle samo punktów ({ $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
})
luck-rounds = { $mean } na rundę, przedział 95% od { $low } do { $high } ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}); to może być szczęście: { $more ->
    [one] jeszcze jedna taka runda to rozstrzygnie
    [few] jeszcze około { NUMBER($more) } takich rund to rozstrzygnie
   *[many] jeszcze około { NUMBER($more) } takich rund to rozstrzygnie
}
not-only-luck-rounds = { $mean } na rundę, przedział 95% od { $low } do { $high } ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}); raczej nie samo szczęście
level-rounds = { $mean } na rundę, przedział 95% od { $low } do { $high } ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}); bez różnicy
too-few-rounds = nie wiadomo: { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}, a trzeba co najmniej { $fewest }
same-rounds = nie wiadomo: wszędzie tyle samo punktów ({ $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
})
