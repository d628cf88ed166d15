### section: cli-import

series-checked = { $done } di { $all } incontri controllati
series-written = { $done } di { $all } incontri scritti
standard-input = standard input
not-text = lo standard input non è testo
not-text-hint = salvalo in UTF-8, in Excel come “CSV UTF-8”: “Testo Unicode” è UTF-16
too-long = lo standard input è troppo lungo: il limite è { NUMBER($most) } byte
too-long-hint = dividi il file tra due incontri, e importa le parti
choose-exported = scegli un file scritto da `ginscore export`, o `-` per lo standard input
record-says-all = una trascrizione nel formato `gin` dice già tutto
record-says-all-hint = togli `--rules`, `--set` e le altre opzioni per i fogli di calcolo
already-there = { $series } ha già queste mani
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

### section: row-error

ignored-columns = { $count ->
    [one] Ignorata la colonna { $columns }; `--map` può dire che cos'è.
   *[other] Ignorate le colonne { $columns }; `--map` può dire che cosa sono.
}
names-and-more = { $more ->
    [one] { $names } e { $more } altra
   *[other] { $names } e altre { $more }
}

without-counts = { $count ->
    [one] con queste regole le spaiate della riga { $lines } non danno i punti scritti lì; la mano è registrata solo in punti
   *[other] con queste regole le spaiate delle righe { $lines } non danno i punti scritti lì; queste mani sono registrate solo in punti
}
without-counts-many = con queste regole le spaiate di { NUMBER($count) } righe non danno i punti scritti lì, come nelle righe { $lines }; queste mani sono registrate solo in punti
without-counts-hint = se si è giocato con altre regole, sceglile, come in `--rules pagat` o `--set gin_bonus=20`

no-rows = in questo file non ci sono mani
no-rows-hint = import legge quello che scrivono `ginscore export --format csv` e `--format jsonl`, e fogli con intestazioni come Date, Winner, Loser e Points; per altre intestazioni vedi `--map` in `ginscore import --help`
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
no-such-column-hint = intendevi { $meant }? Altrimenti aggiungi { $option } per lasciare fuori la colonna
column-twice = la colonna { $column } compare due volte
column-twice-hint = togline una
same-meaning = { $one } e { $other } sono tutte e due la colonna { $column }
same-meaning-hint = aggiungi { $option } per lasciarne fuori una

no-winner = nessuna colonna indica chi vince
no-loser = nessuna colonna indica chi perde
no-points = nessuna colonna indica i punti
name-the-column = se una c'è, indicala con `--map`, come in { $option }; le intestazioni sono { $headings }
add-winner = aggiungila, sotto un'intestazione come Winner; le intestazioni sono { $headings }
add-loser = aggiungila, sotto un'intestazione come Loser; le intestazioni sono { $headings }
add-points = aggiungila, sotto un'intestazione come Points; le intestazioni sono { $headings }
no-such-heading = il file non ha nessuna intestazione { $heading }
headings-are = le intestazioni sono { $headings }
empty-cell = la riga non ha niente sotto { $heading }
empty-winner = scrivi il nome di chi vince; per una mano che nessuno ha vinto scrivi invece `draw`
empty-points = scrivi i punti di chi vince; si possono lasciare fuori solo se ci sono tutti e due i conti
empty-name = scrivi i nomi di tutti e due i giocatori in ogni riga che qualcuno ha vinto
points-hint = scrivi i punti come numero intero, senza segno meno
count-hint = scrivi le spaiate come numero intero
boxes-hint = scrivi le caselle come numero intero
how-hint = scrivi knock, gin, big gin, undercut, gin-off o draw, o niente; oppure aggiungi { $option } per lasciare fuori la colonna
date-hint = scrivi una data, come in 2026-11-20 o 20 Nov 2026; può seguire un'ora, come in 19:30
card-hint = scrivi la carta come valore e seme, come in 7S o TH
ambiguous-date = { $heading } è ambiguo: { $text } può essere { $one } o { $other }
ambiguous-date-hint = aggiungi `--dates day-first` o `--dates month-first`; oppure scrivi come in 2026-11-20
strange-winner = { $heading } non è uno dei giocatori della riga: { $name }
players-are = i giocatori sono { $one } e { $other }
not-more-points = la riga dà i punti di una partita intera, ma chi vince ne ha { $points } e chi perde { $loser }
not-more-points-hint = chi vince una partita ha più punti; in un foglio di mani lascia fuori i punti di chi perde
game-in-game = la riga è una partita intera, ma la partita precedente non è finita
game-in-game-hint = una riga con i punti di tutti e due i giocatori è una partita intera; in un foglio di mani lascia fuori i punti di chi perde
game-not-won = la riga è una partita intera, ma con queste regole { $points } punti non bastano per vincere una partita
game-not-won-hint = scegli le regole con cui si è giocato, come in `--set target=50`; una partita interrotta non si può importare
counts-without-points = la riga non ha punti, e con queste regole le sue spaiate non vanno d'accordo con il modo in cui la mano è finita
counts-without-points-hint = correggi le spaiate o il modo in cui la mano è finita, aggiungi i punti, o scegli le regole con cui si è giocato, come in `--rules pagat`

missing = la riga non ha { $column }
missing-hint = ogni riga vuole `hand`, e la prima riga di un incontro vuole anche `player_one` e `player_two`; il resto è facoltativo
stake-hint = scrivi una somma di denaro per ogni punto, come in 0.10
preset-hint = scrivi il nome di un preset; `ginscore rules list` li mostra
timestamp-hint = scrivi una data, come in 2026-11-20, 2026-11-20 19:30 o 2026-11-20T19:30:00+01:00
hidden-character = { $column } contiene { $hidden }
hidden-character-hint = toglilo dalla cella
differs = { $column } è diverso da quello della prima riga dell'incontro
differs-hint = dai a due incontri nomi diversi sotto `series`
not-a-player = { $column } non può essere { $name }, che non è uno dei giocatori
not-a-player-hint = i giocatori si indicano sotto `player_one` e `player_two`
out-of-order = qui ci vuole la mano { $next } dell'incontro, ma questa riga è la mano { $written }
out-of-order-hint = un incontro vuole tutte le sue mani, in ordine; ordina le righe per `series` e `number`
series-over = questa mano viene dopo la fine dell'incontro
series-over-hint = dai all'incontro seguente un altro nome sotto `series`; o si è giocato con altre `rules`?
mismatch = la riga ha { $column } { $written }, ma secondo le regole è { $given }
mismatch-none = la riga ha { $column } { $written }, ma secondo le regole non c'è niente
mismatch-hint = correggi la mano o `rules`; oppure lascia fuori la colonna, e decidono le regole
not-valid-hint = scrivila come in `Ann 4 v 23`
