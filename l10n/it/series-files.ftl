delete-series = Eliminare l'incontro { $name } con { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}? (s o n)
delete-unread-series = Eliminare l'incontro { $name }, che non si può leggere? (s o n)
nothing-deleted = Non è stato eliminato niente.
not-asked = { $name } non si elimina senza conferma, e qui non si può chiederla a nessuno
not-asked-hint = aggiungi `--yes` per eliminarlo
none-deleted-called = tra gli incontri eliminati non c'è { $part }
none-deleted-hint = `ginscore series restore` li elenca
several-deleted = { $part } corrisponde a più di un incontro eliminato
several-deleted-hint = scrivi il nome più per esteso: { $names }
name-taken = { $path } esiste già
name-taken-hint = dai un altro nome a uno dei due con `ginscore series rename`
deleted = Eliminato l'incontro { $name }. `ginscore series restore { $in-trash }` lo recupera.
restored = Recuperato l'incontro { $name }.
renamed = L'incontro { $old } ora si chiama { $new }.
no-deleted-series = Non ci sono incontri eliminati.
