nothing-to-accept = Non c'è niente da accettare.
changes-accepted = Le modifiche a { $name } sono segnate come accettate nella voce { $entry }.
changes-accepted-seal = Le modifiche a { $name } sono segnate come accettate nella voce { $entry }; sigillo { $seal }.
deletion-accepted = L'eliminazione di { $name } è accettata; questo computer non se lo aspetta più.
several-to-accept = ci sono modifiche da accettare in più di un incontro
several-to-accept-hint = controllali uno per uno, e indicane uno con `--series`: { $names }

changed-since-hint = `ginscore audit` mostra dove; `ginscore log --all` mostra che cosa è stato accettato

witness-question = Una parola dell'altro giocatore
seal-so-far = Il sigillo finora è { $seal }. L'altro giocatore se lo annota, poi dice una parola.
witness-recorded = parola testimone: { $word } (voce { $entry })
witness-seal = sigillo { $seal }
witness-writes = l'altro giocatore si annota questo sigillo

series-open = { $name }  aperto, { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}
series-finished = { $name }  finito, { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}
series-stopped = { $name }  interrotto, { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}
all-stopped = { $series ->
    [one] { $series } incontro interrotto.
   *[other] { $series } incontri interrotti.
}
none-stopped = Nessun incontro aperto con mani è di questi giorni.
series-unread = { $name }  illeggibile
current-series = attuale:
no-series-yet = Non ci sono ancora incontri.
current-is-now = L'incontro attuale ora è { $name }.

progress-series = { $done } di { $all } incontri

no-directory = non c'è nessuna cartella { $dir }
no-directory-hint = indica le cartelle dei registri, come le mostra `ginscore series show`
several-players = { $name } corrisponde a più di un giocatore
several-players-hint = scrivi il nome più per esteso: { $names }
no-player = non c'è nessun giocatore di nome { $name }
no-series-hint = il registro non ha ancora incontri
known-players-hint = il registro ha incontri di { $names }

file-of-ledger = quel file appartiene al registro, e l'esportazione lo sostituirebbe
file-of-ledger-hint = scegli un altro file
exported = { $hands ->
    [one] Scritta { $hands } mano
   *[other] Scritte { $hands } mani
} di { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
} in { $file }.
hands-only = Le righe hanno solo le mani: rettifiche e interruzioni di questi incontri non ci sono. `--format json` ha tutto.
format-missing = manca il formato dell'esportazione
format-missing-hint = usa `--format html`, `csv`, `json` o `jsonl`, o un nome di file con una di queste estensioni, come in `--output evening.html`
not-writable-hint = scegli un file in cui puoi scrivere
