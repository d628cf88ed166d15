seal-not-remembered = questo computer non ha potuto memorizzare il sigillo di { $series }; annotalo, o nessuno si accorgerà se il file viene accorciato
current-not-remembered = questo computer non può ricordare qual è l'incontro attuale; indicalo con `--series { $series }`
current-stays = questo computer non può ricordare qual è l'incontro attuale: le mani vanno ancora in { $still }; indica quello nuovo con `--series { $series }`
current-not-stored = questo computer non può ricordare qual è l'incontro attuale, perché non c'è una cartella personale
current-not-stored-hint = indicalo con `--series { $series }`
not-read-back = il file, riletto, non sarebbe come è stato scritto
not-read-back-hint = non è stato registrato niente; è un errore di ginscore, per favore segnalalo

is-copy = { $series } è una copia di { $of }: lì non si registra nulla
is-copy-hint = { $line } continua l'incontro stesso
no-series-called = non c'è nessun incontro di nome { $part }
list-hint = `ginscore series list` li mostra
several-series = { $part } corrisponde a più di un incontro
several-hint = scrivi il nome più per esteso: { $names }
no-series = non c'è ancora nessun incontro
no-series-hint = cominciane uno con `ginscore new Ann Bob` o `ginscore table Ann Bob`
no-current = non c'è un incontro attuale
no-current-hint = `ginscore series list` li mostra; scegli con `ginscore series use`, o con `--series`

rows-twice = queste mani e quelle dalla riga { $line } appartengono allo stesso incontro, { $series }
rows-twice-hint = metti tutte le mani di un incontro sotto un solo nome, e in ordine
rows-same-file = { $series } { E($other) } differiscono solo per maiuscole e minuscole, e su alcuni sistemi sarebbero lo stesso file
rows-same-file-hint = non è stato importato niente; dai un altro nome a uno dei due
partly-imported-hint = alcuni degli incontri sono stati registrati; sistema il disco e importa di nuovo il file: quelli saranno saltati

conflict-players = il registro ha già un incontro { $series }, ma i suoi giocatori sono { $players } e non { $here }
conflict-value = il registro ha già un incontro { $series }, ma lì { $key } è { $there } e non { $here }
conflict-no-value = il registro ha già un incontro { $series }, ma lì { $key } manca, e qui è { $here }
conflict-hand = il registro ha già un incontro { $series }, ma la sua mano { $number } è { $there } e non { $here }
conflict = il registro ha già un altro incontro { $series }
conflict-hint = non è stato importato niente; se è un'altra serata, dalle un altro nome sotto `series`
conflict-hand-hint = non è stato importato niente; `ginscore amend { $number } RIGA --series { $series }` corregge il registro; oppure, se è un'altra serata, dalle un altro nome sotto `series`

not-toml = questo non è TOML
unreadable-part = questa parte del file non si può leggere
not-toml-hint = correggi la riga in un editor; nel file non è stato modificato niente

unmerged = qui nel file c'è un conflitto di merge non risolto
unmerged-hint = elimina le righe che iniziano con `<<<<<<<`, `|||||||`, `=======` e `>>>>>>>` e le righe di tutte le parti tranne una, poi registra di nuovo quello che manca
retired = in un registro non ci sono più righe { $word }
retired-hint = togli la voce con un editor; `ginscore audit` dice poi quali voci non corrispondono più al loro sigillo

newer-format = il file ha il formato { $format }, che questa versione di ginscore non conosce
newer-format-hint = usa una versione più recente di ginscore; non è stato modificato niente

missing-key = manca { $key }
missing-key-hint = ripristinalo da un backup, o confronta il file con quello di un altro incontro
unknown-key = { $key } non è una chiave di questa tabella
unknown-key-hint = un commento si scrive dopo un `#`

expected-time = qui ci vogliono data e ora con il fuso orario, come in 2026-11-20T19:30:00+01:00
expected-hand = qui ci vuole una mano
expected-series-format = qui ci vuole il formato 3
expected-two-players = qui ci vogliono due giocatori
expected-players-of-lineup = qui ci vogliono tanti giocatori quanti ne ha la formazione
expected-lineup = qui ci vuole `sides` con da quattro a dieci giocatori, `captain` con tre o quattro, o `in-turn` con tre e con `out`, il nome di chi sta fuori all'inizio
expected-two-sides = qui ci vogliono i nomi di due squadre
expected-stake = qui ci vuole una somma di denaro a punto, come 0.10, a partita, come 5/game, o a foglio, come 20/sheet
expected-preset-format = qui ci vuole il formato 2, il primo in cui si salvavano regole della casa
expected-preset-note = qui ci vuole una nota di al massimo 4000 caratteri
expected-hint = correggi il valore in un editor
unquoted-hint = scrivilo senza virgolette: { $value }
whole-number-hint = scrivilo senza decimali: { $value }

clash-hint = correggi uno dei due in un editor

no-such-player-hint = i nomi sono elencati sotto `players`

entry-hint = correggi la voce, o toglila

invalid-hand = la mano non è valida

mismatch = la voce { $entry } ha `{ $key }` { $written }, ma secondo le regole è { $given }
nothing-given = niente
mismatch-hint = se la mano è giusta, scrivi qui { $given }; altrimenti correggi la mano

changed-first = la voce 1 non corrisponde più al suo sigillo: l'intestazione o la voce è stata modificata dopo la registrazione
changed = la voce { $entry } non corrisponde più al suo sigillo: è stata modificata dopo la registrazione, o sono state aggiunte o tolte voci precedenti
unsealed = la voce { $entry } non ha sigillo, mentre voci precedenti ce l'hanno: è stata scritta a mano, o il suo sigillo è stato tolto
followed-again = { $count ->
    [one] nemmeno la voce successiva corrisponde; la voce { $again } corrisponde di nuovo
   *[other] nemmeno le { $count } voci successive corrispondono; la voce { $again } corrisponde di nuovo
}
followed-all = { $count ->
    [one] nemmeno la voce successiva corrisponde
   *[other] nemmeno le { $count } voci successive corrispondono
}
next-again = la voce { $again } corrisponde di nuovo al suo sigillo
unfit-hint = se nessuno voleva modificarlo, ripristina il file da un backup; le voci nuove sigillano quello che c'è nel file

cannot-read = impossibile leggere { $path }: { $reason }
cannot-read-hint = per un altro registro usa `--ledger DIR`, per un altro incontro `--series NAME`
too-long = { $path } è troppo lungo: il limite è { NUMBER($bytes) } byte
too-long-hint = non è stato registrato niente; è forse un altro tipo di file? `ginscore new` comincia un nuovo incontro
not-text = { $path } non è testo
not-text-hint = deve essere in UTF-8; ripristinalo da un backup
cannot-write = impossibile scrivere { $path }: { $reason }
cannot-write-hint = non è stato registrato niente; la cartella esiste, e ci si può scrivere? Per un altro registro usa `--ledger DIR`
no-room-hint = non è stato registrato niente; libera spazio sul disco e riprova
still-locked = un altro ginscore sta scrivendo: { $path } è ancora bloccato
still-locked-hint = non è stato registrato niente; riprova quando ha finito
not-lockable = { $path } non è un file normale, quindi non si può bloccare
not-lockable-hint = non è stato registrato niente; ginscore non ha creato questo file: eliminalo, e riprova
already-there = { $path } esiste già
already-there-hint = scegli un altro nome con `name=`

last-seal = Sigillo { $seal }
last-seal-use = Fai annotare il sigillo a un altro giocatore; `ginscore audit --seal { $seal }` lo controlla più tardi.

shortened = { $series } è stato accorciato: aveva { $written ->
    [one] { $written } voce
   *[other] { $written } voci
}, l'ultima con il sigillo { $seal }, ma il file ne ha solo { $entries }
shortened-hint = ripristina il file da un backup, o continua con quello che ha (l'avviso resta finché non si registra qualcosa)
unfit-warning = la voce { $entry } di { $series } non corrisponde al suo sigillo; `ginscore audit` dice di più

changed-places = in { $series }, { $names }
name-is-now = { $name } ora si chiama { $now }
changed-places-hint = il risultato ora è a nome dell'altro giocatore; chiedi chi ha cambiato i nomi

all-unsealed = { $entries ->
    [one] l'unica voce di { $series } non ha sigillo
   *[other] nessuna delle { $entries } voci di { $series } ha un sigillo
}
first-unsealed = { $entries ->
    [one] la prima voce di { $series } non ha sigillo
   *[other] le prime { $entries } voci di { $series } non hanno sigillo
}
all-unsealed-hint = niente nel file mostra se è stato modificato; la prossima voce lo sigilla
first-unsealed-hint = niente mostra se prima del primo sigillo è stato modificato qualcosa

set-aside = { $file } è un file dell'incontro { $of } con un'altra estensione: non conta
set-aside-hint = { $log } lo mostra; dai al file giusto il nome { $name }
only-aside = non c'è nessun incontro, solo file con un'altra estensione: { $files }
copy-spare = { $file } non ha niente che manchi in { $of }, e si può eliminare
copy-ignored = { $file } comincia come { $of }, ma non si può leggere: viene ignorato
copy-apart = { $file } è una copia di { $of } continuata altrove: solo { $theirs } ha { $count ->
    [one] la riga { $lines }
   *[other] le righe { $lines }
}; confronta con { $ours }
copy-differs = { $file } è una copia di { $of } continuata altrove, senza righe sue; confronta { $theirs } con { $ours }

diverged = lo stesso incontro è stato registrato in due posti: { $count ->
    [one] la riga { $lines } di { $other } non c'è in { $one }
   *[other] le righe { $lines } di { $other } non ci sono in { $one }
}
diverged-less = lo stesso incontro è stato registrato in due posti: { $other } è diverso da { $one }, e non ha righe sue
diverged-hint = confronta { $ours } con { $theirs }; registra quello che manca, poi elimina { $other }
same-series = { $one } { E($other) } sono lo stesso incontro
same-series-hint = elimina { $other }

seal-at-start = { $code } era il sigillo di { $series } prima della prima mano; tutto fino a quel punto è immutato
seal-unchanged = { $code } era il sigillo di { $series } dopo la mano { $hand } (voce { $entry }); tutto fino a quel punto è immutato
seal-only-written = la voce { $entry } di { $series } ha il sigillo { $code }, ma il contenuto del file non gli corrisponde: è stata modificata la voce { $changed } o qualcosa che la precede
seal-names = Allora i giocatori si chiamavano { $then }; nello stesso ordine, ora si chiamano { $now }.
seal-corrected = Da allora { $entries ->
    [one] { $entries } voce ne ha corretto qualcosa:
   *[other] { $entries } voci ne hanno corretto qualcosa:
}
seal-score-then = A quel punto:
seal-deleted = { $code } è un sigillo di { $series }, che è stato eliminato
seal-deleted-hint = `ginscore series restore { $series }` lo recupera
seal-unread = { $code } non è un sigillo di nessun incontro che si è potuto leggere
seal-unread-hint = può essere di un incontro che non si è potuto leggere
seal-unknown = { $code } non è mai stato il sigillo di un incontro di questo registro
seal-unknown-hint = controlla il codice, e che il registro sia quello giusto; se sono giusti tutti e due, l'incontro è stato riscritto
not-a-seal = { $text } non è un sigillo
not-a-seal-hint = un sigillo ha dodici lettere e cifre, come in `7KTD-93XY-4MHC`

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
series-name-taken-hint = dai un altro nome a uno dei due con `ginscore series rename`
deleted = Eliminato l'incontro { $name }. `ginscore series restore { $in-trash }` lo recupera.
restored = Recuperato l'incontro { $name }.
series-renamed = L'incontro { $old } ora si chiama { $new }.
no-deleted-series = Non ci sono incontri eliminati.
start-undone = annullato: l'inizio di { $series }. { $before } è di nuovo l'incontro attuale; un altro `undo` annulla lì: { $last }
start-undone-alone = annullato: l'inizio di { $series }. { $before } è di nuovo l'incontro attuale
start-redone = ripristinato: l'inizio di { $series }
undo-elsewhere = `series use { $number }` porta a { $series }: { $last }

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
rename-back = { $line } lo annulla; `undo` annulla ciò che è stato registrato prima.
one-series-only = un nome si cambia in tutti gli incontri, e `--series` ne indica uno
one-series-only-hint = togli `--series`
name-taken = c'è già un altro giocatore di nome { $name }
name-taken-hint = scegli un altro nome; se sono la stessa persona, usa { $command }
same-player = { $was } e { $name } sono la stessa persona? (s o n)
nothing-renamed = Non è stato modificato niente.
former-name = in { $series } { $other } prima si chiamava { $name }
former-name-hint = scegli un altro nome: con questo, le mani di { $other } sembrerebbero di { $was }
partly-renamed-hint = il nome è stato cambiato in alcuni degli incontri; sistema il disco e ripeti il comando: cambia gli altri
unknown-player = in questo registro non c'è nessun giocatore di nome { $name }
unknown-player-hint = `ginscore players` elenca i giocatori
opponents = { $one } { E($two) } sono due persone: giocano l'una contro l'altra in { $series }
opponents-more = { $one } { E($two) } sono due persone: giocano l'una contro l'altra in { $series } e in { $more ->
    [one] { $more } altro incontro
   *[other] altri { $more } incontri
}
opponents-hint = non è stato modificato niente; possono essere di un solo giocatore solo nomi che non giocano mai l'uno contro l'altro

new-player = { $name } è un nuovo giocatore, ma il registro conosce { $known }
new-player-hint = se intendi { $meant }, elimina l'incontro e comincialo di nuovo
new-player-imported-hint = se intendi { $meant }, { $command } fa dei due un solo giocatore

changed-since-hint = `ginscore audit` mostra dove
all-as-recorded = { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
}, { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
}: tutto com'è stato registrato

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
series-unread = { $name }  illeggibile
current-series = attuale:
no-series-yet = Non ci sono ancora incontri.
current-is-now = L'incontro attuale ora è { $name }.

progress-series = { $done } di { $all } incontri

no-directory = non c'è nessuna cartella { $dir }
no-directory-hint = indica le cartelle dei registri, come le mostra `ginscore series show`
several-players = { $name } corrisponde a più di un giocatore
ledger-has-no-series = il registro non ha ancora incontri
known-players-hint = il registro ha incontri di { $names }

file-of-ledger = quel file appartiene al registro, e l'esportazione lo sostituirebbe
file-of-ledger-hint = scegli un altro file
page-without-file = una pagina va scritta in un file
page-without-file-hint = aggiungi { $option }
exported = { $hands ->
    [one] Scritta { $hands } mano
   *[other] Scritte { $hands } mani
} di { $series ->
    [one] { $series } incontro
   *[other] { $series } incontri
} in { $file }.
hands-only = Le righe hanno solo le mani: rettifiche e interruzioni di questi incontri non ci sono. `--format json` ha tutto.
results-are-rows = i risultati si esportano come righe
results-are-rows-hint = usa `--format csv` o `jsonl`
format-missing = manca il formato dell'esportazione
format-missing-hint = usa `--format html`, `csv`, `json` o `jsonl`, o un nome di file con una di queste estensioni, come in `--output evening.html`
not-writable-hint = scegli un file in cui puoi scrivere

one-ledger = solo `stats` legge più registri
one-ledger-hint = indicane uno, o nessuno
home-not-absolute = HOME non è un percorso assoluto, quindi non c'è un posto per il registro
no-home = non c'è una cartella personale per il registro
no-home-hint = indica una cartella con `--ledger DIR`
not-a-time = GINSCORE_NOW non è un orario: `{ $text }`
not-a-time-hint = scrivilo come in 2026-11-20T19:30:00+01:00
empty-ledger-variable = GINSCORE_LEDGER è impostata ma vuota
empty-ledger-variable-hint = indica una cartella, oppure togli la variabile
not-a-time-zone = TZ non indica un fuso orario: `{ $zone }`
not-a-time-zone-hint = scrivilo come in `Europe/Berlin`, oppure togli la variabile
unknown-time-zone = il fuso orario `{ $zone }` di TZ qui non è conosciuto: le ore sono scritte con { $offset }
unknown-time-zone-hint = installa i fusi orari (`tzdata`), oppure scrivi in TZ una regola, come `CET-1CEST,M3.5.0,M10.5.0/3`
not-a-card-look = GINSCORE_CARDS non è un modo di mostrare le carte: { $value }
not-a-card-look-hint = impostala su letters, symbols, words, B-D-K, V-D-R o W-D-K
waiting = un altro ginscore è in corso; attendi ...
not-confirmed = avviso: registrato, ma senza conferma dal disco
recorded-not-answered = avviso: registrato, ma non si può scrivere la risposta: { $reason }
not-answered = errore: non si può scrivere la risposta: { $reason }
