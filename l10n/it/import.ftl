series-checked = { $done } di { $all } incontri controllati
series-written = { $done } di { $all } incontri scritti
interrupted-before = interrotto; non è stato registrato nulla
interrupted-after = interrotto dopo { $done } di { $all } incontri, che sono registrati; importa di nuovo gli stessi dati per continuare
standard-input = standard input
not-text = lo standard input non è testo
not-text-hint = salvalo come testo UTF-8 (in Excel “CSV UTF-8”, non “Testo Unicode”)
too-long = lo standard input è troppo lungo: il limite è { NUMBER($most) } byte
too-long-hint = dividi il file tra due incontri, e importa le parti
choose-exported = scegli un file scritto da `ginscore export`, o `-` per lo standard input
not-of-evening = { $word } non è una riga di una serata
not-of-evening-hint = toglila, oppure esegui lo script con `ginscore table`, che esegue anche i comandi
no-new-line = uno script comincia con `new` e i giocatori
no-new-line-hint = scrivila come in `new Ann Bob pagat`
already-there = { $series } ha già queste mani
already-there-as = { $series } ha già queste mani, qui con il nome { $called }
hands-of-new = { $series }: { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}
hands-more = { $series }: { $hands ->
    [one] { $hands } altra mano
   *[other] altre { $hands } mani
}
recorded = { $hands ->
    [one] Registrata { $hands } mano
   *[other] Registrate { $hands } mani
} di { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}.

ignored-columns = { $count ->
    [one] Ignorata la colonna { $columns }.
   *[other] Ignorate le colonne { $columns }.
}
names-and-more = { $more ->
    [one] { $names } e { $more } altra
   *[other] { $names } e altre { $more }
}

no-rows = in questo file non ci sono mani
no-rows-hint = import legge script, e righe con una colonna `hand`, come le scrivono `ginscore export --format csv` e `--format jsonl`; `ginscore man rows` mostra come altri fogli diventano righe così
whole-series = questo file contiene incontri interi, come li scrive `ginscore export --format json`
whole-series-hint = import legge le righe di `ginscore export --format jsonl`
only-results = questo file contiene risultati, una riga per parte, e nessuna mano
only-results-hint = import legge le righe di `ginscore export` senza `--results`
ledger-file = questo è un file di un registro, non righe né uno script
ledger-file-hint = `ginscore --ledger DIR export --all --format jsonl | ginscore import -` importa il registro della cartella DIR; oppure copia il file nella cartella del tuo
web-page = questa è una pagina web
web-page-hint = import legge le righe di `ginscore export --format csv` e `--format jsonl`
no-object = la riga non è un oggetto JSON
no-object-hint = scrivi un oggetto per riga, come fa `ginscore export --format jsonl`
newer = la riga ha lo schema { $schema }, che questa versione di ginscore non conosce
newer-hint = usa una versione più recente di ginscore
too-many-columns = l'intestazione ha { NUMBER($columns) } colonne, e il limite è { $most }
too-many-columns-hint = import legge quello che scrivono `ginscore export --format csv` e `--format jsonl`
too-few-cells = la riga ha meno celle di quante colonne ha l'intestazione
too-few-cells-hint = il file è completo? Anche una cella vuota vuole la sua virgola
many-lines = { $column } occupa più di una riga
many-lines-hint = ci sono virgolette non chiuse? Una cella deve stare su una riga
cell-too-long = { $column } è più lungo di { $most } byte
cell-too-long-hint = una riga ha una mano e una nota di una riga
too-many-cells = la riga ha più celle di quante colonne ha l'intestazione
too-many-cells-hint = metti tra virgolette una cella che contiene una virgola
no-such-column = non c'è nessuna colonna di nome { $column }
no-such-column-hint = intendevi { $meant }? Altrimenti dai un altro nome alla colonna
column-twice = la colonna { $column } compare due volte
column-twice-hint = togline una

missing = la riga non ha { $column }
missing-hint = ogni riga vuole `hand`, e la prima riga di un incontro vuole anche `player_one` e `player_two`; il resto è facoltativo
stake-hint = scrivi una somma di denaro a punto, come 0.10, a partita, come 5/game, o a foglio, come 20/sheet
lineup-hint = scrivi `sides`, `captain` o `in-turn out Cid`, secondo il numero dei giocatori
sides-hint = scrivi i nomi delle due squadre separati da una virgola
timestamp-hint = scrivi una data, come in 2026-11-20, 2026-11-20 19:30 o 2026-11-20T19:30:00+01:00
hidden-character = { $column } contiene { $hidden }
hidden-character-hint = toglilo dalla cella
differs = { $column } è diverso da quello della prima riga dell'incontro
differs-hint = dai a due incontri nomi diversi sotto `series`
not-a-player = { $column } non può essere { $name }, che non è uno dei giocatori
not-a-player-hint = i giocatori si indicano sotto `player_one` e `player_two`
out-of-order = qui ci vuole la mano { $next } dell'incontro, ma questa riga è la mano { $written }
out-of-order-hint = un incontro vuole ognuna delle sue mani una volta; manca una riga, o c'è due volte?
series-over = questa mano viene dopo la fine dell'incontro
series-over-hint = dai all'incontro seguente un altro nome sotto `series`; o si è giocato con altre `rules`?
mismatch = la riga ha { $column } { $written }, ma secondo le regole è { $given }
mismatch-none = la riga ha { $column } { $written }, ma secondo le regole non c'è niente
mismatch-hint = correggi la mano o `rules`; oppure lascia fuori la colonna, e decidono le regole
not-valid-hint = scrivila come in `Ann 4 v 23`
