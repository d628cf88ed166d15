no-players = Non ci sono ancora giocatori.
player-series = { $name }: { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}
all-named = Tutti gli incontri hanno già il nome { $name }.
renamed = { $was } ora si chiama { $name } in { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}.
one-series-only = un nome si cambia in tutti gli incontri, e `--series` ne indica uno
one-series-only-hint = togli `--series`
name-taken = c'è già un altro giocatore di nome { $name }
name-taken-hint = scegli un altro nome; se sono la stessa persona, usa { $command }
former-name = in { $series } { $other } prima si chiamava { $name }
former-name-hint = scegli un altro nome: con questo, le mani di { $other } sembrerebbero di { $was }
same-name = tutti e due i nomi sono di { $name }
same-name-hint = `ginscore players rename` cambia la grafia di un nome
partly-renamed-hint = il nome è stato cambiato in alcuni degli incontri; sistema il disco e ripeti il comando: cambia gli altri
unknown-player = in questo registro non c'è nessun giocatore di nome { $name }
unknown-player-hint = `ginscore players` elenca i giocatori
opponents = { $one } e { $two } sono due persone: giocano l'una contro l'altra in { $series }
opponents-more = { $one } e { $two } sono due persone: giocano l'una contro l'altra in { $series } e in { $more ->
    [one] { $more } altro incontro
   *[other] altri { $more } incontri
}
opponents-hint = non è stato modificato niente; possono essere di un solo giocatore solo nomi che non giocano mai l'uno contro l'altro

same-player = { $typed } è un nome nuovo. Intendevi { $known }? (s o n)
new-player = { $name } è un nuovo giocatore, ma il registro conosce { $known }
new-player-hint = se intendi { $meant }, elimina l'incontro e comincialo di nuovo; `--new-player` dice che { $name } è qualcun altro
