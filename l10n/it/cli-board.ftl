# `board` mostra il punteggio nei browser, e `table --page FILE` scrive la stessa pagina in un file.

showing = Il punteggio dell'incontro { $series } si vede qui: { $url }
only-here = La pagina si apre solo su questo computer; con `--lan` la può aprire chiunque sia nella tua rete.
everyone = Chiunque sia nella tua rete può aprire la pagina, ma solo per leggerla.
ctrl-c = Ctrl-C la chiude.

port-taken = un altro programma usa la porta { $port }
cannot-listen = il punteggio non si può mostrare su { $address }: { $why }
port-hint = scegli un'altra porta con `--port`; `--port 0` ne prende una libera qualsiasi
write-port = scrivi un numero da 0 a 65535, come 8446
no-network = questo computer non è in nessuna rete
no-network-hint = collegalo a una rete, o togli `--lan`
stopped = la pagina del punteggio si è fermata: { $why }
stopped-hint = riavviala; il tavolo funziona anche senza
at-the-table = al tavolo `board` non si può usare
at-the-table-hint = scrivi `ginscore board` in un altro terminale, o apri il tavolo con `--page FILE`

other-address = Questa pagina si apre solo all'indirizzo che mostra `ginscore board`.
read-only = Questa pagina si può solo leggere.
one-page = Qui c'è una sola pagina: { $url }

page-of-ledger = quel file appartiene al registro, e la pagina lo sostituirebbe
page-of-ledger-hint = scegli un altro file
page-not-a-file = { $file } non può essere la pagina, perché non è un file
page-a-link = { $file } non può essere la pagina, perché è un collegamento
page-no-directory = non c'è nessuna cartella { $dir } per la pagina
page-hint = indica un file in una cartella che esiste, come `board.html`
another-page = questo tavolo scrive già la pagina { $file }
another-page-hint = togli `--page`, oppure chiudi la serata con `quit` e riapri il tavolo con l'altra pagina
page-is-at = Il punteggio è nella pagina { $file }, da aprire in un browser.
page-not-written-hint = nel registro c'è tutto; solo la pagina non è aggiornata
page-late = avviso: la pagina { $file } non è ancora scritta, perché il disco su cui si trova non risponde. Il registro è aggiornato.
