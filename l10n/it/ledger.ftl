not-toml = questo non è TOML: { $message }
not-toml-hint = correggi la riga in un editor; nel file non è stato modificato niente

unmerged = qui nel file c'è un conflitto di merge non risolto
unmerged-hint = scegli una delle due parti, elimina le righe con `<<<<<<<`, `=======` e `>>>>>>>`, e registra con `ginscore hand` quello che ha solo l'altra parte

newer-format = il file ha il formato { $format }, che questa versione di ginscore non conosce
newer-format-hint = usa una versione più recente di ginscore; non è stato modificato niente

missing-key = manca { $key }
missing-key-hint = ripristinalo da un backup, o confronta il file con quello di un altro incontro
unknown-key = { $key } non è una chiave di questa tabella
unknown-key-hint = un commento si scrive dopo un `#`

expected-text = qui ci vuole un testo tra virgolette
expected-whole-number = qui ci vuole un numero intero
expected-whole-numbers = qui ci vuole un elenco di numeri interi, come in [1, 2]
expected-names = qui ci vuole un elenco di testi, come in ["Ann", "Bob"]
expected-side-names = qui ci vuole un elenco di testi, come in ["Noi", "Loro"]
expected-time = qui ci vogliono data e ora con il fuso orario, come in 2026-11-20T19:30:00+01:00
expected-table = qui ci vuole una tabella
expected-entries = qui ci vogliono tabelle, ognuna sotto [[entry]]
expected-rule-value = qui ci vuole un numero, true o false, una parola tra virgolette o un elenco di numeri
expected-kind = qui ci vuole una tra queste parole: { $kinds }
expected-hand = qui ci vuole una mano
expected-hand-number = qui ci vuole il numero di una mano, a partire da 1
expected-points-or-boxes = qui ci vogliono o punti o caselle
expected-award = qui ci vuole un numero nei limiti di una rettifica, diverso da 0
expected-witness-word = qui ci vogliono al massimo 100 lettere, cifre e segni visibili, con spazi singoli
expected-series-format = qui ci vuole il formato 1, il primo in assoluto, o 2
expected-started-format = qui ci vuole il formato in cui l'incontro è cominciato
expected-two-players = qui ci vogliono due giocatori
expected-players-of-lineup = qui ci vogliono tanti giocatori quanti ne ha la formazione
expected-lineup = qui ci vuole `sides` con da quattro a dieci giocatori, `captain` con tre o quattro, o `in-turn` con tre e con `out`, il nome di chi sta fuori all'inizio
expected-two-sides = qui ci vogliono i nomi di due squadre
expected-stake = qui ci vuole una somma di denaro per ogni punto, come in 0.10
expected-preset-format = qui ci vuole il formato 2, il primo in cui si salvavano regole della casa
expected-preset-note = qui ci vuole una nota di al massimo 4000 caratteri
expected-preset-name = qui ci vuole il nome di un preset, come in "pagat"
expected-hint = correggi il valore in un editor

bad-value = { $key } non può essere { $value }
clash-hint = correggi uno dei due in un editor

unknown-player = non c'è nessun giocatore di nome { $name }
unknown-player-hint = i nomi sono elencati sotto `players`

entry-hint = correggi la voce, o toglila

invalid-hand = la mano non è valida

mismatch = la voce { $entry } ha `{ $key }` { $written }, ma secondo le regole è { $given }
nothing-given = niente
mismatch-hint = se la mano è giusta, scrivi qui { $given }; altrimenti correggi la mano

changed-first = la voce 1 non corrisponde più al suo sigillo: l'intestazione o la voce è stata modificata dopo la registrazione
changed = la voce { $entry } non corrisponde più al suo sigillo: è stata modificata dopo la registrazione, o sono state aggiunte o tolte voci precedenti
unsealed = la voce { $entry } non ha sigillo, mentre voci precedenti ce l'hanno: è stata scritta a mano, o il suo sigillo è stato tolto
accept-hint = se la modifica è voluta, confermala con `ginscore audit --accept`; altrimenti ripristina il file da un backup
forked-first = la voce { $entry } è stata registrata come prima, non dopo la voce che la precede: l'incontro è stato continuato in due posti
forked = la voce { $entry } è stata registrata dopo la voce { $last }, non dopo la voce che la precede: l'incontro è stato continuato in due posti
forked-hint = tieni le voci di un posto e registra di nuovo le mani dell'altro; oppure, se tutte queste mani sono state giocate una dopo l'altra, esegui `ginscore audit --accept`

from-the-start = dall'inizio, { $place }:
after-hand = dopo la mano { $hand }, { $place }:
one-place = un posto
other-place = l'altro posto
upper-side = la parte di sopra
lower-side = la parte di sotto
diverged-hand = mano { $number }: { $line }
more-entries = { $count ->
    [one] e { NUMBER($count) } altra
   *[other] e altre { NUMBER($count) }
}

cannot-read = impossibile leggere { $path }: { $reason }
cannot-read-hint = per un altro registro usa `--ledger DIR`; `ginscore series show` dice dov'è questo
too-long = { $path } è troppo lungo: il limite è { NUMBER($bytes) } byte
too-long-hint = non è stato registrato niente; è forse un altro tipo di file? `ginscore new` comincia un nuovo incontro
not-text = { $path } non è testo
not-text-hint = deve essere in UTF-8; ripristinalo da un backup
cannot-write = impossibile scrivere { $path }: { $reason }
cannot-write-hint = non è stato registrato niente; la cartella esiste, e ci si può scrivere? Per un altro registro usa `--ledger DIR`
temporary-hint = non è stato registrato niente; nella cartella dei file temporanei c'è spazio, e ci si può scrivere? Per un'altra imposta `TMPDIR` (`TMP` su Windows)
still-locked = un altro ginscore sta scrivendo: { $path } è ancora bloccato
still-locked-hint = non è stato registrato niente; riprova quando ha finito
not-lockable = { $path } non è un file normale, quindi non si può bloccare
not-lockable-hint = non è stato registrato niente; ginscore non ha creato questo file: eliminalo, e riprova
already-there = { $path } esiste già
already-there-hint = scegli un altro nome con `--name`
