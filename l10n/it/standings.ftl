no-hands-yet = non ci sono ancora mani

head-player = nome
head-series = inc.
head-won = vinti
head-lost = persi
head-tied = pari
head-stopped = interr.
head-open = aperti
head-games = part.
head-boxes = caselle
head-net-points = netto

in-words = { $place }: { $name }, punti netti { $net }; { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}, { $results }; partite: { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}, { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
}; { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
}

same-series = { $left } è lo stesso incontro di { $counted }: conta una volta sola
earlier-copy = { $left } è una copia precedente di { $counted }: conta solo quest'ultimo
diverged-at-start = { $left } e { $counted } sono un solo incontro, diverso fin dall'inizio; conta solo { $counted }, che ha più mani o è stato trovato per primo
diverged-after = { $left } e { $counted } sono un solo incontro, diverso dopo la mano { $hand }; conta solo { $counted }, che ha più mani o è stato trovato per primo
diverged-hint = registra in uno dei due quello che manca, ed elimina l'altro
different-hands = { $left } e { $counted } hanno gli stessi giocatori, lo stesso inizio e le stesse regole, ma prime mani diverse: contano tutti e due
different-hands-hint = se sono la stessa serata, correggi uno dei due ed elimina l'altro
copy-in = { $series } in { $ledger }
