no-hands-yet = nie ma jeszcze żadnych rozdań

# Short: with stopped series the table is wider still.
head-player = gracz
head-series = serie
head-won = wygr.
head-lost = przegr.
head-tied = rem.
head-stopped = przerw.
head-open = otw.
head-games = partie
head-boxes = kratki
head-net-points = bilans

in-words = { $place }: { $name }, bilans punktów { $net }; { $series ->
    [one] { $series } seria
    [few] { $series } serie
   *[many] { $series } serii
}, { $results }; partie { $won } do { $lost }; { $boxes ->
    [one] { $boxes } kratka
    [few] { $boxes } kratki
   *[many] { $boxes } kratek
}

same-series = { $left } to ta sama seria co { $counted }: liczy się raz
earlier-copy = { $left } to wcześniejsza kopia, nowsza to { $counted }: liczy się tylko nowsza
diverged-at-start = { $left } i { $counted } to jedna seria, która różni się od samego początku; liczy się tylko { $counted }, bo ma więcej rozdań albo została znaleziona pierwsza
diverged-after = { $left } i { $counted } to jedna seria, która różni się po rozdaniu { $hand }; liczy się tylko { $counted }, bo ma więcej rozdań albo została znaleziona pierwsza
diverged-hint = w jednej z nich zapisz to, czego brakuje, a drugą usuń
different-hands = { $left } i { $counted } mają tych samych graczy, początek i zasady, ale inne pierwsze rozdania: liczą się obie
different-hands-hint = jeśli to ten sam wieczór, popraw jedną z nich, a drugą usuń
copy-in = { $series } z { $ledger }
