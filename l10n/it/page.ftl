title = Gin rummy: { $series }
heading = Gin rummy
heading-several = { $series ->
    [one] Gin rummy: { $series } incontro
   *[other] Gin rummy: { $series } incontri
}
contents = Incontri

day-and-time = { $day }, { $time }

started = Inizio
players = Giocatori
rules = Regole
stake = Posta
played = Giocate
played-stopped = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}, incontro interrotto prima della fine
played-finished = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}, incontro finito
played-unfinished = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}, incontro non finito
in-play = In corso
next = A seguire
seal = Sigillo
series = Incontro

score-sheet = Foglio segnapunti
score-sheet-number = Foglio segnapunti { $number }
settlement = Saldo
hands = Mani

totals-by-hand = Punteggio progressivo, mano per mano
totals-by-round = Punteggio progressivo, giro per giro
game-column = Partita { $number }
hand-column = Mano
round-column = Giro

plot-one-game = La partita

hand-title = Mano { $number }: { $headline }
round-title = Giro { $number }: { $headline }
not-verified = secondo il conteggio al tavolo
entered-not-verified = { $entered }; secondo il conteggio al tavolo
note = Nota:
knock-card = carta del limite
laid-off = attaccate
deadwood = spaiate
deadwood-count = conto { $count }

set = gruppo
run = scala

to-go = { $points ->
    [one] manca { $points }
   *[other] mancano { $points }
}
in-all = { $points } in tutto
unread = In questo momento il registro non si può leggere. Questo è l'ultimo punteggio letto.
gone = L'incontro non è più nel registro con il nome che aveva. Questo è l'ultimo punteggio.
no-series = Nessun incontro in corso.
still = Disattiva l'aggiornamento automatico
itself = Attiva l'aggiornamento automatico

enter-title = Inserisci una mano
error-title = Errore: { $title }
not-possible = Così non si può registrare
who-ended = Chi ha chiuso la mano?
how-ended = Come?
knock = Bussata
gin = Gin
big-gin = Big gin
draw = Patta
own-count = Conto di chi ha bussato
other-count = Conto dell'altro
no-card = scegli la carta
check = Controlla
ways = Altri modi
by-cards = Con le carte, ha chiuso:
by-counts = Con i conti
a-line = Scrivi una riga
the-score = Il punteggio
cards-of = Carte: { $name }
then-cards-of = Poi: { $name }
last-lines = Le ultime righe
line-label = Una riga, come al tavolo
try-again = Riprova
not-recorded-yet = Non ancora registrata
is-it-right = Mostralo all'altro giocatore. È giusto?
same-again = È uguale all'ultima mano.
change = Correggi
record = Registra
undo-question = Annullare questa voce?
undo = Annulla l'ultima voce
keep = Lascia così
recorded = Registrato
undone = Annullato
next-hand = Prossima mano
play-on = Continua a giocare
since = Da allora:
entered-meanwhile = Intanto è stato registrato:
entries-gone = Nel file di questa serata mancano voci che prima c'erano.
entries-replaced = Nel file di questa serata ci sono voci diverse da prima.
unconfirmed = È registrato, ma il disco non l'ha confermato. Riguarda il punteggio più tardi.
another-evening = Questo modulo è di un'altra serata, oppure la voce che lo precede non è più nel file. Ora il punteggio è:
ledger-closed = In questo momento il registro non si può leggere. Il motivo è sullo schermo del tavolo.
not-written = Non è stato registrato nulla, perché in questo momento non si può scrivere nel registro. Il motivo è sullo schermo del tavolo.
not-recorded = Non registrato
check-again = Controlla di nuovo
drop = Lascia perdere
no-player = scegli chi ha chiuso la mano
no-end = scegli come si è chiusa la mano
no-own = scegli il conto di chi ha bussato
no-other = scrivi il conto dell'altro giocatore come numero
no-cards = scegli le carte di tutti e due
line-for-the-table = questa riga è per il tavolo

showing = Il punteggio dell'incontro { $series } si vede qui: { $url }
only-here = La pagina si apre solo su questo computer; con `--lan` la può aprire chiunque sia nella tua rete.
everyone = Chiunque sia nella tua rete può aprire la pagina, ma solo per leggerla.
ctrl-c = Ctrl-C la chiude.
enter-at = Chi ha questo indirizzo può registrare le mani: { $url }
everyone-looks = Chiunque sia nella tua rete può vedere il punteggio: { $url }
only-here-enters = Si apre solo su questo computer; con `--lan` anche sui telefoni della tua rete.
ctrl-c-enter = Ctrl-C la chiude; al prossimo avvio l'indirizzo per registrare è un altro.
from-phone = da un telefono: { $what }
wrong-codes = 20 indirizzi sbagliati da { $address }: per un minuto nessuna risposta
too-many-codes = 200 indirizzi sbagliati: per un minuto ricevono risposta solo i telefoni che hanno già usato quello giusto

port-taken = un altro programma usa la porta { $port }
cannot-listen = il punteggio non si può mostrare su { $address }: { $why }
port-hint = scegli un'altra porta con `--port`; `--port 0` ne prende una libera qualsiasi
write-port = scrivi un numero da 0 a 65535, come 8446
no-network = questo computer non è in nessuna rete
no-network-hint = collegalo a una rete, o togli `--lan`
stopped = la pagina del punteggio si è fermata: { $why }
stopped-hint = riavviala; il tavolo funziona anche senza

other-address = Questa pagina si apre solo all'indirizzo che mostra `ginscore board`.
read-only = Questa pagina si può solo leggere.
one-page = Qui c'è una sola pagina: { $url }
locked = Troppi indirizzi sbagliati. Aspetta un minuto.
foreign-page = Questo viene da un altro sito. Riapri l'indirizzo che è sul tavolo.
unreadable = Questo modulo non si può leggere.
busy = Il registro non risponde. Guarda il punteggio prima di registrare di nuovo.
