kind-error = errore
kind-warning = avviso
kind-note = nota
kind-hint = suggerimento
rule-is = regola: { $topic }; per saperne di più: `rules explain { $topic }`

card-of = carta { $at } di { $all }: { $text }
word-of = parola { $at } di { $all }: { $text }
at-end-of-line = alla fine della riga

did-you-mean = intendevi { $meant }?

name-one = indica uno dei giocatori: { $players }
players-are = i giocatori sono { $players }
players-are-help = i giocatori sono { $players }; `help` elenca quello che si può scrivere
write-more = scrivi il nome più per esteso: { $names }
name-missing = manca il nome di un giocatore
could-be-either = { $typed } può essere l'uno o l'altro giocatore
could-be-several = { $typed } può essere più di un giocatore
no-such-player = non c'è nessun giocatore di nome { $typed }

which-hand = la riga non dice quale mano del giro è
type-one-of = scrivi { $lines }

suit-first = { $typed } non è una carta: il valore va per primo
not-a-card = { $typed } non è una carta
write-ace-as = scrivi l'asso come { $card }
write-jack-as = scrivi il fante come { $card }
write-queen-as = scrivi la donna come { $card }
write-king-as = scrivi il re come { $card }
write-card-as = scrivi la carta come { $card }
no-suit = { $typed } è senza seme
no-rank = { $typed } è senza valore
rank-before-suit = scrivi il valore prima del seme, come in { $card }
card-is = una carta è un valore e un seme, come in `4pi`, `10cu` o `Qqu`, in inglese `4s`, `10h`, `qd`

two-suits = { $typed } mescola due semi
one-suit-only = una scala ha un seme solo, come in `4-7pi`; un gruppo si scrive `9fiqucu`
backwards = { $typed } non è in ordine crescente
lower-rank-first = scrivi prima il valore più basso, come in `4-7pi`; l'asso è basso
add-suit = aggiungi il seme, come in `4-7pi` o `456pi`
diamonds-or-ace = { $typed } non è chiaro: può finire con la donna di quadri, o con Q K A senza seme
write-diamonds-or-suit = scrivi la donna di quadri come `dka` o `qd`; oppure aggiungi il seme, come in `qkas`
not-a-group = { $typed } non è un insieme di carte
groups-are = scrivi una scala `4-7pi`, un gruppo `9fiqucu` o carte singole `4pi 5pi`; in inglese `4-7s`, `9cdh`, `4s5s`

no-hand = manca la mano
no-hand-hint = scrivi chi l'ha chiusa e che cosa ha ogni parte, come in `Ann 4 v 23`; oppure scrivi `draw`
partners = questi due giocano dalla stessa parte
partners-hint = dopo la `v` indica un giocatore dell'altra parte, o lascia fuori il nome
no-cards = qui non ci sono carte
no-cards-hint = indica delle carte, come in `4-7pi 9fiqucu 2cu`
no-other-side = manca l'altra parte
no-other-side-hint = aggiungi `v` e le carte o il conto dell'avversario, come in `Ann 4 v 23`
no-count-after-gin = aggiungi quanto è rimasto in mano all'altro, come in { $line }
perhaps-against = manca la `v`, e { $typed } non è una carta
perhaps-against-hint = scrivi una `v` tra le due parti, come in `Ann 4 v 23`
nothing-before = prima di { $typed } non c'è niente
nothing-before-hint = scrivi per prima la parte di chi bussa: carte, un conto o `gin`, come in `Ann 4 v 23`
nothing-after = dopo { $typed } non c'è niente
nothing-after-hint = scrivi di seguito le carte o il conto dell'avversario, come in `Ann 4 v 23`
second-against = { $typed } qui è di troppo
second-against-hint = scrivi una sola `v`, tra la parte di chi bussa e quella dell'avversario
second-slash = una parte ha due barre
second-slash-hint = scrivi una sola barra per parte, prima delle spaiate; manca forse una `v` prima dell'altra parte?
slash-after-plus = la barra viene dopo il più
slash-after-plus-hint = scrivi prima le combinazioni, poi `/` e le spaiate, poi `+` e le carte attaccate
knocker-lays-off = chi bussa non può attaccare carte
knocker-lays-off-hint = scrivi le carte attaccate dalla parte dell'avversario, dopo la `v`
nothing-laid-off = dopo il più non c'è niente
nothing-laid-off-hint = indica le carte attaccate, o togli il più
count-among-cards = questa parte ha sia un conto sia carte attaccate
count-among-cards-hint = il conto è quello delle spaiate dopo aver attaccato: togli il più, o indica tutte le carte
gin-out-of-place-hint = `gin` viene subito dopo il giocatore, da solo o prima di dieci carte, come in `Ann gin v 23`; con undici carte tutte combinate non serve
not-gin = queste carte non sono gin: il conto è { $count }
not-gin-hint = togli `gin` per bussare con queste carte
more-than-points = con i punti non può stare nient'altro
more-than-points-hint = per registrare solo i punti di una mano non scrivere altro, come in `Ann +18` o `Ann +18 boxes 3`
more-than-a-draw = con una mano patta non può stare nient'altro
more-than-a-draw-hint = se nessuno ha vinto scrivi solo `draw`, o `draw @5cu` con la carta del limite; in un giro di più mani, `draw Ann` per una sola
no-boxes = manca il numero delle caselle
no-boxes-hint = scrivilo dopo `boxes`, come in `Ann +18 boxes 3`
boxes-out-of-place = le caselle si possono indicare solo con i punti
boxes-out-of-place-hint = toglile, perché quante ne vale la mano lo dicono le regole; oppure scrivi `Ann +18 boxes 3`
second-knock-card = c'è una seconda carta del limite
second-knock-card-hint = una mano ha una sola carta del limite
second-discard = c'è un secondo scarto
second-discard-hint = chi bussa scarta una carta sola
no-card-after = dopo { $typed } ci vuole una carta
type-as-in = scrivi, per esempio, { $line }
does-not-belong = { $typed } qui è fuori posto
plain-cards-only = questo comando vuole solo carte, non divise in combinazioni e spaiate: toglilo
no-laying-off-here = solo una mano completa ha carte attaccate: per quella usa `ginscore judge`
complete-hands-only = questo fa parte di una mano completa: per quella usa `ginscore judge`
leave-out-or-note = toglilo, o scrivilo dopo un `#` come nota
no-number = manca il numero della mano
delete-removes = { $line } elimina la mano { $number }; `undo` da solo annulla l'ultima modifica
delete-one = una mano alla volta: dopo `delete 2` le mani seguenti cambiano numero
line-too-long = la riga è troppo lunga: ha { NUMBER($length) } byte, e il limite è { NUMBER($most) } byte
line-too-long-unread = la riga è troppo lunga: il limite è { NUMBER($most) } byte
line-too-long-hint = una riga contiene una mano e la sua nota; è forse un altro tipo di file?
hidden-in-note = la nota contiene { $hidden }
hidden-in-note-hint = toglilo, o riscrivi la nota
long-note = la nota ha { $count ->
    [one] { $count } carattere
   *[other] { $count } caratteri
}, e il limite è { $most }
long-note-hint = accorciala, o lasciala fuori

no-points = mancano i punti
not-points-with-sign = { $typed } non è un numero di punti con il segno
adjustment-hint = scrivi, per esempio, `adjust Ann +10 # motivo`, o `-10` per togliere punti
no-reason = manca il motivo della rettifica
no-reason-hint = scrivilo dopo un `#`, come in { $line }
nothing-agreed = manca che cosa è stato concordato
nothing-agreed-hint = scrivilo dopo `agree`, come in `agree gin_bonus=25 stake=0.10`
agreed-already = queste regole valgono già in questo incontro
agreed-already-hint = `rules show` mostra le regole di questo incontro
no-game = dopo `in` manca il numero della partita
no-game-hint = scrivi, per esempio, `adjust Ann +10 in 2 # motivo`
open-quote = ci sono virgolette non chiuse
open-quote-hint = chiudile, o toglile

hidden-control = U+{ $code }, un carattere di controllo, in posizione { $number }
hidden-direction = U+{ $code }, che cambia la direzione del testo, in posizione { $number }
hidden-line-end = U+{ $code }, che chiude una riga, in posizione { $number }
hidden-invisible = U+{ $code }, che è invisibile, in posizione { $number }

names-look-alike = i nomi { $one } { E($two) } si somigliano
names-look-alike-hint = è solo un avviso: sono due giocatori diversi, e i due nomi sono scritti con lo stesso alfabeto?
name-empty = il nome di un giocatore è vuoto
name-empty-hint = scrivi un nome, come in `Ann` o `Mary Jo`
name-starts-wrong = { $name } non va bene come nome di un giocatore: deve cominciare con una lettera
name-reserved = { $name } non va bene come nome di un giocatore, neanche tra virgolette: contiene una parola dei comandi o delle righe
name-digit = { $name } non va bene come nome di un giocatore: una parola comincia con una cifra
name-digit-hint = attacca il numero al nome, come in `Bob2`
name-cards = { $name } non va bene come nome di un giocatore: una parola si legge come carte
name-x-hint = `x` indica lo scarto, come in `x 5qu`; un'altra lettera va bene
name-invisible = il nome di un giocatore contiene un carattere invisibile
name-hidden = { $name } non va bene come nome di un giocatore: contiene { $hidden }
name-sign = { $name } non va bene come nome di un giocatore: { $sign } fa parte della notazione
name-too-long = { $name } è troppo lungo per un nome: il limite è { $most } caratteri
same-names = il nome { $name } c'è due volte
same-names-hint = scegli nomi diversi, come `Ann` e `Bob`
names-are = un nome comincia con una lettera e può contenere spazi, come in `Ann` o `Mary Jo`

has-ended = in questo giro la mano di { $player } è finita
not-yet-recorded = in questo giro la mano di { $player } non è ancora registrata
still-playing = giocano ancora: { $pairs }; `amend` corregge una mano già registrata
sits-out = { $player } sta fuori in questa mano
these-play = giocano { $pairs }; { $seat } lo cambia

# In place of a name there may be `chi chiude` or `l'avversario`: no `di`, `a`, `da` before $name or $other.

card-on-both-sides = { $card } è da tutte e due le parti: { $one } { E($other) } non possono averla tutti e due
named-times = { $card } compare { $times ->
    [one] { $times } volta
    [2] due volte
   *[other] { $times } volte
}
one-of-each-card = in un mazzo ogni carta c'è una volta sola
one-misread = in un mazzo ogni carta c'è una volta sola; una è stata letta male?
in-melds = { $card } è in { $melds ->
    [one] { $melds } combinazione
    [2] due combinazioni
   *[other] { $melds } combinazioni
}: una carta può stare in una sola
in-one-meld = lasciala in una sola
laid-off-only-once = una carta attaccata si indica una volta sola, dopo il `+`
discard-only-once = lo scarto non è una delle dieci carte: si indica una volta sola, dopo la `x`

card-count = { $name } ha { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}; devono essere dieci
card-count-of-knocker = { $name } ha { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}; devono essere dieci, o undici tutte combinate
cards-missing-of-knocker = { $missing ->
    [one] manca una carta; è stata dimenticata?
   *[other] mancano { $missing } carte; sono state dimenticate?
}
cards-missing = { $missing ->
    [one] manca una carta; è stata dimenticata, o attaccata?
   *[other] mancano { $missing } carte; sono state dimenticate, o attaccate?
}
eleven-with-discard = se una delle undici è lo scarto, indicalo una volta sola, dopo la `x`
too-many-of-knocker = scrivi lo scarto dopo una `x`, e una `v` prima dell'altra parte
too-many = le carte attaccate fanno parte delle dieci; una di queste è forse dell'altra parte?

too-short = { $cards } non è una combinazione: ci vogliono almeno tre carte
too-short-in-hand = scrivi le spaiate dopo la barra; o manca una carta della combinazione?
too-short-in-groups = scrivi le spaiate dopo una barra, come in `4-7pi / 2cu`; o manca una carta della combinazione?
too-short-after-on = dopo `on` scrivi solo combinazioni; o manca una carta della combinazione?
ace-high = { $cards } non è una scala: l'asso è sempre basso
would-be-a-run = { $cards } sarebbe una scala
gap = { $cards } non è una scala: { $count ->
    [one] manca { $missing }
   *[other] mancano { $missing }
}
gap-hint = una scala non ha buchi; separa due scale con una virgola
mixed = { $cards } non è una combinazione: non è né un gruppo dello stesso valore né una scala dello stesso seme
mixed-in-hand = separa due combinazioni con una virgola; scrivi le spaiate dopo la barra
mixed-in-groups = separa due combinazioni con una virgola; scrivi le spaiate dopo una barra, come in `4-7pi / 2cu`
run-of-one-suit = una scala è di un solo seme, un gruppo di un solo valore
mixed-after-on = separa due combinazioni con una virgola; dopo `on` scrivi solo combinazioni

over-limit = { $name } non può bussare con { $count }: il limite è { $limit }
over-limit-hint = si continua finché il conto non scende a { $limit } o meno
over-limit-count-hint = il primo conto è quello di chi bussa; con più di { $limit } non può bussare, e il gioco continua
only-gin = { $name } non può bussare con { $count }: questa mano si chiude solo con gin
only-gin-hint = si continua finché non si fa gin
sides-exchanged = le carte di chi bussa vanno per prime, e con le altre si potrebbe chiudere questa mano: le due parti sono scambiate?

does-not-fit = { $card } non si attacca a nessuna combinazione di { $knocker }
does-not-fit-hint = si attacca la quarta carta di un gruppo, o la carta seguente a un capo di una scala; altrimenti è spaiata
fits-only-after = { $card } si attacca alla scala di { $knocker } solo dopo { $before }
fits-only-after-hint = senza { $before } conta come spaiata
laid-off-on-gin = contro il gin non si attacca
laid-off-on-gin-hint = queste carte contano come spaiate: scrivile prima del `+`, e togli il `+`

knock-card-missing = manca la carta del limite
knock-card-missing-hint = con queste regole serve per ogni bussata e ogni gin: aggiungila dopo una `@`, come in `@7pi`; se nessuno la ricorda più, registra solo i punti, come in `Ann +19`
not-big-gin = { $name } ha undici carte, ma { $cards } { $count ->
    [one] resta fuori dalle combinazioni
   *[other] restano fuori dalle combinazioni
}
not-big-gin-hint = per il big gin tutte e undici le carte devono essere combinate; altrimenti indicane dieci, e lo scarto dopo una `x`
ambiguous = { $name } può combinare le carte in { $ways ->
    [one] { $ways } modo
   *[other] { $ways } modi
} con gli stessi punti spaiati, e ogni volta la mano ha un punteggio diverso
must-declare = { $name } deve dichiararne uno: { $ways }

count-range = un conto va da 0 a { $most }, il massimo che possono fare dieci carte
count-range-hint = somma di nuovo le spaiate, o indica le carte
points-range = i punti di una mano vanno da 0 a { $most }
boxes-range = le caselle di una mano vanno da 0 a { $most }
boxes-range-hint = scrivi le caselle che chi vince prende per questa mano, non per tutta la partita

no-such-game = la partita { $number } non esiste
no-such-adjustment = non c'è nessuna rettifica { $number }
no-such-adjustment-hint = `ginscore score` le elenca; la prima ha il numero 1
no-such-hand = non c'è nessuna mano { $number }
no-such-hand-hint = `ginscore score` mostra i numeri
no-hands-yet-hint = registrane una, come in `Ann 4 v 23`
unreadable-input = impossibile leggere lo standard input: { $why }
unreadable-input-hint = passagli un file di testo o una pipe

not-so = { $command } non si scrive così
not-so-hint = scrivi { $usage }; { $help } lo spiega
option-of = { $option } è un'opzione di { $commands }
option-of-hint = qui va tolta
no-such-option = non c'è nessuna opzione { $option }
option-has-dashes = { $option } è un'opzione, con due trattini davanti

write-explained = scrivi il numero di una mano, `game 2` o `series`
write-game-number = scrivi il numero di una partita
write-date = scrivi una data, come in 2026-11-20, oppure `today` (oggi) o `yesterday` (ieri)

no-line = { $word } non è un comando, e nessuna riga comincia così
not-understood = non si capisce { $typed }
command-no-line = { $word } è un comando, non una riga da registrare
no-line-hint = scrivi una mano come `Ann 4 v 23`; `ginscore help` elenca i comandi e le righe
no-line-over-hint = scrivi `again` per un altro incontro come questo, o `new` con le regole concordate, come `new Ann Bob hollywood`; `ginscore help` elenca il resto
no-answer-hint = `score` mostra il punteggio, `counts` quanto manca, `why` l'ultima mano, `evening` chi deve quanto a chi, `help PAROLA` una regola
not-text-hint = scrivila in UTF-8

no-page = non c'è nessuna pagina di manuale di nome { $name }
no-page-output-hint = `ginscore man --output DIR` scrive le pagine in una cartella
no-page-list-hint = `ginscore help` elenca i comandi, e ognuno ha una pagina
not-written-hint = scegli una cartella in cui puoi scrivere

saved-here = salvate in questo registro

not-found = file o cartella inesistente
permission-denied = permesso negato
already-exists = il file esiste già
not-a-directory = non è una cartella
is-a-directory = è una cartella
directory-not-empty = la cartella non è vuota
storage-full = spazio esaurito sul disco
quota-exceeded = quota del disco superata
file-too-large = file troppo grande
read-only-filesystem = file system in sola lettura
invalid-filename = nome del file troppo lungo o non ammesso
resource-busy = dispositivo o risorsa occupata
not-utf8 = il testo non è UTF-8 valido
is-not-a-file = non è un file
is-not-a-directory = non è una cartella
is-a-link-to = è un collegamento a { $to }
leads-nowhere = è un collegamento a { $to }, dove non c'è niente
is-a-link = è un collegamento
has-no-reader = nessun programma lo sta leggendo
is-not-a-series-name = nessun incontro può avere questo nome su tutti i sistemi
