### section: record

photograph = L'altro giocatore fotografa il codice: contiene tutta la serata e il suo sigillo.
photograph-all = L'altro giocatore fotografa tutti e { $codes } i codici: insieme contengono tutta la serata e il suo sigillo.
verifies = `ginscore audit FILE` confronta con un registro il testo letto da un telefono.
part = Codice { $part } di { $parts }
larger-window = In una finestra più grande ci sono meno codici.
too-small = la finestra è troppo piccola per un codice QR
too-small-hint = ingrandiscila, oppure usa `ginscore seal --text`, o `ginscore export -o evening.html`: la sua pagina ha il codice
not-readable = questo incontro non si può scrivere come testo che si possa rileggere
not-readable-hint = un nome o una nota nel file è stato scritto a mano; `ginscore export --format json` ha tutto

heading = Trascrizione
picture = Codice QR con la trascrizione di questa serata
picture-part = Codice QR { $part } di { $parts } con la trascrizione di questa serata
page-use = Tutta la serata e il suo sigillo. Una foto del codice è una copia per l'altro giocatore: `ginscore audit FILE` confronta con un registro il testo letto da un telefono.
page-too-long = La trascrizione di questa serata è troppo lunga per i codici QR di una pagina. `ginscore seal --text` ne stampa il testo.

same = Il testo è di { $series }: { $hands ->
    [one] la stessa mano
   *[other] le stesse { $hands } mani
}.
same-rounds = Il testo è di { $series }: { $rounds ->
    [one] lo stesso giro
   *[other] gli stessi { $rounds } giri
}.
same-nothing = Il testo è di { $series }, prima della prima mano.
earlier = Il registro ha { $more ->
    [one] una mano
   *[other] { $more } mani
} in più: il testo è stato fatto prima.
earlier-rounds = Il registro ha { $more ->
    [one] un giro
   *[other] { $more } giri
} in più: il testo è stato fatto prima.
later = Dopo, nel registro: { $what }
renamed = Nel registro { $name } del testo ora si chiama { $now }.
seal-found = Il sigillo { $seal } del testo è quello del registro dopo la voce { $entry }, e fin lì non è cambiato niente.
seal-changed = Il sigillo { $seal } del testo era quello del registro dopo la voce { $entry }, ma da allora la voce { $changed } è stata cambiata nel file.
seal-unknown = Il sigillo { $seal } del testo non è mai stato di questo incontro: il testo viene da un altro registro, o questo è stato riscritto.
seal-none = Il testo non ha sigillo.
shows = Questo mostra che entrambi avevano gli stessi dati quando il testo è stato fatto. Non è una firma: un testo così lo può fare chiunque.
shows-hands = Le mani sono le stesse. Questo non mostra che il registro fosse uguale quando il testo è stato fatto.

differs-hand = la mano { $number } non è la stessa nel testo e in { $series }
differs-round = il giro { $number } non è lo stesso nel testo e in { $series }
differs-start-time = il testo e { $series } non cominciano alla stessa ora
word-after = { $line } (dopo la mano o il giro { $number })
differs-start = il testo e { $series } non sono uguali prima della prima mano
differs-after = dopo la mano { $number } il testo e { $series } non sono uguali
differs-after-round = dopo il giro { $number } il testo e { $series } non sono uguali
lacks-hand = { $series } non ha la mano { $number } del testo
lacks-round = { $series } non ha tutto il giro { $number } del testo
differs-rule = la regola { $key } non è la stessa nel testo e in { $series }
differs-dealer = il primo mazziere non è lo stesso nel testo e in { $series }
differs-stake = la posta non è la stessa nel testo e in { $series }
differs-lineup = nel testo e in { $series } non cominciano gli stessi giocatori
differs-names = in { $series } i nomi del testo sono di altri giocatori
cut-before-seal = il testo finisce prima del suo sigillo: allora { $series } aveva già di più
in-text = testo: { $what }
in-ledger = registro: { $what }
nothing = niente
gains-points = Secondo il registro: { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } punti
} in più a { $name }.
gains-boxes = Secondo il registro: { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
} in più a { $name }.
gains-nobody = Nessuno ci guadagna punti.
corrected-since = Al momento del sigillo il registro aveva quello che dice il testo: è stato corretto dopo.
text-changed = Al momento del sigillo il registro non aveva quello che dice il testo: il testo è stato cambiato.
corrected-hint = `ginscore log --all` mostra le correzioni
changed-hint = confrontali insieme all'altro giocatore; `ginscore log --all` mostra le correzioni del registro
not-here = la serata del testo, con { $players }, non è in nessun incontro di questo registro
not-here-hint = `ginscore series list` mostra gli incontri; `--series NAME` confronta il testo con uno di questi, `--ledger DIR` con quelli di un altro registro
other-players = il testo è una serata di { $players }; { $series } è un altro incontro

too-long = il testo è troppo lungo per la trascrizione di una serata
too-long-hint = indica il testo di una sola serata, e nient'altro
not-a-record = il testo non è la trascrizione di una serata
not-a-record-hint = comincia con `GINSCORE 1`, oppure è uno script come lo stampa `ginscore log`
newer = il testo viene da una versione successiva di ginscore
newer-hint = per leggerlo installa quella versione
mixed = le parti del testo non sono della stessa trascrizione
mixed-hint = indica le parti di una sola trascrizione: hanno tutte lo stesso sigillo
missing-parts = { $missing ->
    [one] manca la parte { $parts } di { $all }
   *[other] mancano le parti { $parts } di { $all }
}
missing-parts-hint = aggiungi il testo degli altri codici, in qualsiasi ordine
file-hint = indica il file con il testo, o `-` per lo standard input
cut-off = manca la fine del testo
cut-off-hint = copialo tutto: l'ultima parola è `END`
not-in-record = questa riga non fa parte della trascrizione di una serata
not-in-record-hint = una trascrizione ha le mani e quello che è successo tra l'una e l'altra, non correzioni né comandi
not-in-form = una trascrizione ha una sola forma per ogni riga
not-in-form-hint = scrivi { $line }
loose-cards-hint = scrivi le combinazioni, poi una barra e le spaiate
not-bare = la prima riga di una trascrizione ha i nomi, poi `bare`, poi ogni regola come KEY=VALUE
not-bare-hint = scrivila come in `new Ann Bob bare knock_limit=10 target=100`
