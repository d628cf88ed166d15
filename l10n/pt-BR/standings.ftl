no-hands-yet = ainda não há mãos

head-player = jogador
head-series = séries
head-won = gan.
head-lost = perd.
head-tied = emp.
head-stopped = int.
head-open = aber.
head-games = part.
head-boxes = caixas
head-net-points = saldo

in-words = { $place }: { $name }, saldo de { $net } pontos; { $series ->
    [0] { $series } séries
    [one] { $series } série
   *[other] { $series } séries
}, { $results }; partidas: { $won ->
    [0] { $won } ganhas
    [one] { $won } ganha
   *[other] { $won } ganhas
}, { $lost ->
    [0] { $lost } perdidas
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}; { $boxes ->
    [0] { $boxes } caixas
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}

same-series = { $left } é a mesma série que { $counted }: conta uma só vez
earlier-copy = { $left } é uma cópia anterior de { $counted }: só esta última conta
diverged-at-start = { $left } e { $counted } são uma só série que divergiu desde o começo; só conta { $counted }, que tem mais mãos ou foi encontrada primeiro
diverged-after = { $left } e { $counted } são uma só série que divergiu depois da mão { $hand }; só conta { $counted }, que tem mais mãos ou foi encontrada primeiro
diverged-hint = registre em uma delas o que falta, e apague a outra
different-hands = { $left } e { $counted } têm os mesmos jogadores, início e regras, mas primeiras mãos diferentes: as duas contam
different-hands-hint = se são a mesma noite, corrija uma delas e apague a outra
copy-in = { $series } de { $ledger }
