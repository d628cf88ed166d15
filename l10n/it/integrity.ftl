last-seal = Sigillo { $seal }
last-seal-use = L'altro giocatore se lo annota; `ginscore audit --seal { $seal }` lo controlla più tardi.
no-seal = Non c'è nessun sigillo: `ginscore audit` mostra perché.

shortened = { $series } è stato accorciato: questo computer ha scritto { $written ->
    [one] { $written } voce
   *[other] { $written } voci
}, l'ultima con il sigillo { $seal }, ma il file ne ha solo { $entries }
shortened-elsewhere = { $series } è stato accorciato: questo computer ha scritto { $written ->
    [one] { $written } voce
   *[other] { $written } voci
} in { $dir }, l'ultima con il sigillo { $seal }, ma il file ne ha solo { $entries }
rewritten = { $series } è stato riscritto: questo computer ha scritto { $written ->
    [one] { $written } voce
   *[other] { $written } voci
}, l'ultima con il sigillo { $seal }, ma questo non è il sigillo di quello che c'è ora nel file
rewritten-elsewhere = { $series } è stato riscritto: questo computer ha scritto { $written ->
    [one] { $written } voce
   *[other] { $written } voci
} in { $dir }, l'ultima con il sigillo { $seal }, ma questo non è il sigillo di quello che c'è ora nel file
not-as-written-hint = ripristina il file da un backup; oppure, se la modifica è voluta, confermala con `ginscore audit --accept`
missing = { $series } non c'è più: questo computer ci ha scritto { $written ->
    [one] { $written } voce
   *[other] { $written } voci
}, l'ultima con il sigillo { $seal }
missing-hint = ripristina il file da un backup; oppure, se non serve più, esegui `ginscore audit --accept --series { $series }`
replaced-hint = ora il suo nome lo ha un altro incontro; cerca quello vecchio in un backup

accepted = la voce { $entry } di { $series } accetta modifiche precedenti al file
accepted-note = la voce { $entry } di { $series } accetta modifiche precedenti al file: { $note }
accepted-hint = chiedi chi le ha fatte; un sigillo annotato prima appartiene alla versione precedente (avviso mostrato una volta sola su questo computer)
changed-places = in { $series }, { $names }
name-is-now = { $name } ora si chiama { $now }
changed-places-hint = il risultato ora è a nome dell'altro giocatore; chiedi chi ha cambiato i nomi (avviso mostrato una volta sola su questo computer)

all-unsealed = { $entries ->
    [one] l'unica voce di { $series } non ha sigillo
   *[other] nessuna delle { $entries } voci di { $series } ha un sigillo
}
first-unsealed = { $entries ->
    [one] la prima voce di { $series } non ha sigillo
   *[other] le prime { $entries } voci di { $series } non hanno sigillo
}
all-unsealed-hint = niente nel file mostra se è stato modificato; la prossima voce lo sigilla (avviso mostrato una volta sola su questo computer)
first-unsealed-hint = niente mostra se prima del primo sigillo è stato modificato qualcosa (avviso mostrato una volta sola su questo computer)

ledger-moved = questo registro era in { $before } e ora è in { $now }
ledger-moved-hint = se nessuno l'ha spostato o copiato, qualcuno l'ha sostituito: confrontalo con un sigillo annotato, con `ginscore audit --seal CODE` (avviso mostrato una volta sola su questo computer)

sync-copy = { $file } non è un incontro ma una copia di { $of } fatta da un programma di sincronizzazione
sync-copy-spare = { $file } non è un incontro ma una copia di { $of } fatta da un programma di sincronizzazione; non contiene altro e si può eliminare
sync-copy-ignored = { $file } non è un incontro ma una copia di { $of } fatta da un programma di sincronizzazione; viene ignorato
editor-copy = { $file } non è un incontro ma una versione precedente di { $of } lasciata da un editor o da un merge
editor-copy-spare = { $file } non è un incontro ma una versione precedente di { $of } lasciata da un editor o da un merge; non contiene altro e si può eliminare
editor-copy-ignored = { $file } non è un incontro ma una versione precedente di { $of } lasciata da un editor o da un merge; viene ignorato

diverged-first = lo stesso incontro è stato registrato in due posti: { $one } e { $other } sono diversi fin dalla prima voce
diverged = lo stesso incontro è stato registrato in due posti: { $one } e { $other } sono diversi dopo la voce { $entry }
diverged-hint = se le mani che ha solo { $other } sono state giocate, registrale con `ginscore hand --series { $series }`; poi elimina { $other }
copy-with-more = { $copy } ha { $more ->
    [one] { $more } voce
   *[other] { $more } voci
} in più di { $of }
copy-with-more-hint = mettilo al posto di { $of }.toml, o registra quelle mani; poi elimina la copia
same-series = { $one } e { $other } sono lo stesso incontro
same-series-hint = elimina { $other }
stray-copy = { $file } ha il nome di una copia di { $of }, ma quell'incontro manca o è un altro
stray-copy-hint = se è un incontro, rinomina il file; se non serve, eliminalo

seal-at-start = { $code } era il sigillo di { $series } prima della prima mano; tutto fino a quel punto è immutato
seal-unchanged = { $code } era il sigillo di { $series } dopo la mano { $hand } (voce { $entry }); tutto fino a quel punto è immutato
seal-changed-first = { $code } era il sigillo di { $series } dopo la mano { $hand } (voce { $entry }); da allora è stata modificata l'intestazione o la voce 1
seal-changed = { $code } era il sigillo di { $series } dopo la mano { $hand } (voce { $entry }); da allora è stata modificata la voce { $changed } o qualcosa che la precede
seal-names = Allora i giocatori si chiamavano { $then }; nello stesso ordine, ora si chiamano { $now }.
seal-corrected = Da allora { $entries ->
    [one] { $entries } voce ne ha corretto qualcosa:
   *[other] { $entries } voci ne hanno corretto qualcosa:
}
seal-score-then = A quel punto:
seal-shortened = Sono stati confrontati solo i primi otto caratteri; tutti e dodici provano di più.
seal-lost = { $code } era il sigillo di { $series } dopo { $entries ->
    [one] { $entries } voce scritta
   *[other] { $entries } voci scritte
} su questo computer, ma il file non l'ha più
seal-lost-hint = `ginscore audit` mostra che cosa è successo; ripristina il file da un backup
seal-deleted = { $code } è un sigillo di { $series }, che è stato eliminato
seal-deleted-hint = `ginscore series restore { $series }` lo recupera
seal-unread = { $code } non è un sigillo di nessun incontro che si è potuto leggere
seal-unread-hint = può essere di un incontro che non si è potuto leggere
seal-unknown = { $code } non è mai stato il sigillo di un incontro di questo registro
seal-unknown-hint = controlla il codice, e che il registro sia quello giusto; se sono giusti tutti e due, l'incontro è stato riscritto
not-a-seal = { $text } non è un sigillo
not-a-seal-hint = un sigillo ha dodici lettere e cifre, come in `7KTD-93XY-4MHC`
