series-checked = sprawdzono { $done } z { $all } serii
series-written = zapisano { $done } z { $all } serii
standard-input = standardowe wejście
not-text = standardowe wejście to nie tekst
not-text-hint = zapisz tekst jako UTF-8, w Excelu jako „CSV UTF-8”: „Tekst Unicode” to UTF-16
too-long = standardowe wejście jest za długie: limit to { $most ->
    [one] { NUMBER($most) } bajt
    [few] { NUMBER($most) } bajty
   *[many] { NUMBER($most) } bajtów
}
too-long-hint = podziel plik między dwiema seriami i zaimportuj części
choose-exported = wybierz plik zapisany poleceniem `ginscore export` albo `-`, czyli standardowe wejście
already-there = { $series } ma już te rozdania
hands-of-new = { $series }: { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
hands-more = { $series }: { $hands ->
    [one] jeszcze { $hands } rozdanie
    [few] jeszcze { $hands } rozdania
   *[many] jeszcze { $hands } rozdań
}
recorded = Zapisano { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
} z { $series } serii.
