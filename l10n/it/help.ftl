### section by name: commands

ginscore = Tiene il punteggio del gin rummy giocato con carte vere, e risolve le contestazioni
ginscore-more = Si scrive una riga per mano, `ginscore hand Ann 4-7pi 9fiqucu / 2cu Afi Aqu v Kfiqucu 2-4fi / 7cu 3qu + 8pi 9pi`, o con i conti, `ginscore hand Ann 4 v 23`. Senza un comando, ginscore mostra il foglio attuale.
ginscore-example-1 = Gioca una serata di Hollywood gin, una riga per mano.
ginscore-example-2 = Registra una mano con le sue carte, controllata secondo le regole.
ginscore-example-3 = Registra una mano con i conti.
ginscore-example-4 = La prima volta chiede chi gioca; poi mostra il foglio.

new = Comincia un incontro e lo rende quello attuale
new-example-1 = Tre partite affiancate, a dieci centesimi a punto.
new-example-2 = Le regole standard con due modifiche.
new-example-3 = Due giocatori per squadra.
new-example-4 = Tre giocatori a turno; all'inizio sta fuori Cid.

hand = Registra una mano
hand-more = La riga dice chi ha chiuso la mano, poi le sue carte, `v` e quelle dell'altro giocatore: come carte (`Ann 4-7pi 9fiqucu / 2cu Afi Aqu v Kfiqucu 2-4fi / 7cu 3qu + 8pi 9pi`), come conti (`Ann 4 v 23`, `Ann gin v 23`) o solo come punti (`Ann +18`, o `Ann +18 boxes 3`). `draw` registra una mano che nessuno ha vinto. `@7pi` indica la carta del limite, `x 5qu` lo scarto, e dopo un `#` viene una nota. Un conto può essere una somma (`4 v 10+7`), una parte può avere solo le spaiate (`4 v / 7cu 3qu + 8pi`), e `a4v23` è la forma breve di `Ann 4 v 23`. `accepted` registra una bussata sopra il limite che l'altro giocatore ha lasciato passare. ginscore-notation(7) spiega tutto.
hand-example-1 = Ann bussa con 4; Bob attacca due carte.
hand-example-2 = La stessa mano, disposta da ginscore.
hand-example-3 = Con i conti, e la carta del limite.
hand-example-4 = Con i conti; ginscore somma il re, la donna e il sette.

draw = Registra una mano che nessuno ha vinto
draw-example-1 = Registra che nessuno ha bussato.
draw-NOTE = A squadre, il giocatore della mano patta; senza nome, tutte le mani del giro ancora in gioco. Una nota, dopo un `#`

seat = Fa giocare la prossima mano a un giocatore fuori turno
seat-more = Serve per il gioco del capitano e per tre a turno. Per tre a turno, indica tutti e due quelli che giocano, se non è chiaro.
seat-example-1 = La prossima mano la gioca Cid.
seat-LINE = Il giocatore, l'avversario se vuoi, e una nota dopo un `#`

table = Tiene il punteggio di una serata, una riga per mano
table-more =
    Senza nomi, continua l'incontro attuale. Con i nomi, continua l'incontro aperto tra quei giocatori, se ha le stesse regole; altrimenti ne comincia uno nuovo con regole, posta e turno del mazziere del loro ultimo incontro, tranne quello che dicono le opzioni.

    Oltre alle mani, le righe possono essere `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD` e tutti i comandi di ginscore senza il nome del programma, come `summary` o `rules explain undercut`. Un `#` comincia un commento. Su un terminale, una riga vuota fa arrivare le domande sulla mano, e dopo la fine di un incontro comincia il successivo; `new Ann Bob` comincia un incontro come il loro ultimo, tranne quello che dicono le sue opzioni; `help` elenca quello che si può scrivere. Da una pipe si può cominciare un incontro solo con la prima riga, come in `new Ann Bob`; la lettura si ferma alla prima riga sbagliata, indicandone il numero e con lo stato di uscita di quell'errore; le righe precedenti restano registrate.
table-example-1 = Continua l'incontro aperto tra Ann e Bob, o ne comincia uno.
table-example-2 = Riesegue uno script.
table-example-3 = Tiene il punteggio in una pagina, da guardare nel browser di un altro schermo.
table-PLAYER = Tutti i giocatori, come in `new`; o nessuno
table--new = Comincia sempre un nuovo incontro
table--page = Dopo ogni registrazione scrive il punteggio in FILE, come pagina per un secondo schermo

board = Mostra il punteggio su altri schermi, nel browser
board-more = Mostra una pagina con il punteggio, il foglio, chi dà le carte e l'ultima mano, finché non si preme Ctrl-C. La pagina segue il registro mentre `ginscore table` gira in un altro terminale, e si ricarica ogni pochi secondi. Senza `--series` mostra l'incontro attuale, e il successivo appena il tavolo lo comincia.

    La pagina si apre solo su questo computer. Con `--lan` la può aprire chiunque sia nella rete, e l'indirizzo appare come codice QR per i telefoni. Si può solo leggere, e non si vede niente che non sia sul foglio. Se il computer è in più reti, in ogni rete vale l'indirizzo che ha lì. `ginscore table --page FILE` scrive la stessa pagina in un file.

    Con `--enter` c'è un secondo indirizzo, con un codice nuovo a ogni avvio. Chi ce l'ha può registrare le mani da un telefono, con i conti, con le carte o come righe, e annullarle. Per toglierlo a qualcuno: premi Ctrl-C e riavvia.
board-example-1 = Mostra il punteggio sui telefoni e sul televisore di casa.
board-example-2 = Mostra su questo computer l'incontro che ha ann nel nome.
board-example-3 = Fa registrare le mani anche dai telefoni al tavolo.
board--enter = Permetti anche ai telefoni di registrare le mani
board--lan = Lo mostra a chiunque sia nella rete
board--port = La porta dell'indirizzo; 0 ne prende una libera qualsiasi

score = Mostra il foglio
score-example-1 = Mostra il foglio dell'incontro che ha ann nel nome.

summary = Mostra il saldo: chi ha vinto, di quanto, e chi paga
summary-more = Con `--as` o con opzioni di regole, ogni mano si conta di nuovo come se le carte fossero state messe giù con quelle regole: se contro il gin non si attacca, le carte attaccate contano come spaiate; se si attacca, l'avversario attacca quello che può. Prima sono elencate le mani con punti diversi. I conti restano come indicati.
summary-example-1 = Mostra chi ha vinto, e chi paga chi.
summary-example-2 = Calcola il saldo con le regole di Pagat e una modifica.
summary-example-3 = Stampa il risultato da mandare in chat.
summary--as = Calcola il saldo con altre regole, senza registrare niente; le opzioni di regole cambiano il preset
summary--share = Stampa poche righe da mandare in chat: il saldo in una piccola tabella, chi ha vinto, e chi paga

log = Stampa l'incontro come script che lo riproduce
log-example-1 = Stampa la serata come script.
log-example-2 = Aggiunge, come commenti, quello che è stato annullato o corretto.
log--all = Aggiunge, come commenti, quello che è stato annullato o corretto

why = Spiega una mano, una partita o il saldo
why-example-1 = Spiega ogni numero della mano 12.
why-example-2 = Spiega che cosa ha ciascuno dalla partita 2.
why-example-3 = Spiega il saldo, e chi paga chi.
why-WHAT = Il numero di una mano, come lo mostra `ginscore score`; `game` per una partita; o `series` per chi paga chi [predefinito: l'ultima mano]
why-GAME = Il numero della partita [predefinito: la prima]

counts = Mostra quanti punti mancano a ogni giocatore, e i conti sicuri
counts-example-1 = Mostra quanti punti mancano a ogni giocatore, e il suo conto sicuro: il massimo che può tenere in mano senza rischi.

review = Mostra i punti lasciati sul tavolo
review-more = Sono i punti che una disposizione migliore delle proprie carte avrebbe fatto segnare o risparmiare, contro le carte dell'altro giocatore così come sono state messe giù. Una carta attaccata che non va più con la disposizione migliore conta come spaiata.
review-example-1 = Riesamina tutte le mani.
review-example-2 = Riesamina la mano 12.
review-N = Il numero di una mano [predefinito: tutte le mani]

audit = Verifica il registro, o lo confronta con la trascrizione di una serata
audit-more =
    Controlla tutti gli incontri, o quello indicato con `--series`: i punti di ogni mano, i sigilli, che cosa
    questo computer ha scritto per ultimo, le copie lasciate da altri programmi; e anche le regole della casa
    salvate. Quello che non è un errore ma è bene sapere viene segnalato una volta sola: una modifica accettata,
    voci senza sigillo, un registro spostato. Se tutto torna, non scrive niente.

    Con FILE prende il testo che un telefono ha letto nel codice QR di `ginscore seal --qr` o di una pagina,
    ne rigioca le mani e dice se è una serata di questo registro, o dov'è la prima differenza. Più codici
    possono stare in qualsiasi ordine; gli a capo e gli spazi tra le parole non contano. Confronta anche uno
    script come lo stampa `ginscore log`. Una trascrizione nel formato `gin` viene giudicata da sola,
    qualunque cosa ci sia nel registro: la risposta è il suo risultato.

    Se sono uguali, i due giocatori avevano gli stessi dati quando il codice è stato fatto. Non è una firma: un
    testo così lo può fare chiunque, ma non con un sigillo che il registro ha già avuto. Lo stato di uscita è 0
    se sono uguali, anche se il registro ha mani successive; 1 se sono diversi; 2 se il testo non si può
    leggere.
audit-example-1 = Verifica tutto il registro.
audit-example-2 = Controlla se il sigillo è di questo registro, e se tutto fino a quel punto è immutato.
audit-example-3 = Registra che le modifiche all'incontro con ann nel nome sono volute.
audit-example-4 = Confronta con il registro il testo letto da un telefono.
audit-example-5 = Ne ricava uno script, che `ginscore table` registra di nuovo.

seal = Mostra l'ultimo sigillo, che l'altro giocatore si annota
seal-more = Un sigillo è un breve codice di controllo di tutto quello che è stato registrato finora. `ginscore audit --seal CODE` lo controlla più tardi. ginscore-ledger(7) dice che cosa dimostra.
seal-example-1 = Mostra il sigillo da annotare.
seal-example-2 = Mostra il sigillo, e tutta la serata come codice QR da fotografare.
seal-example-3 = Conserva il testo della serata in un file.
seal--qr = Disegna la trascrizione della serata come codice QR, per il telefono dell'altro giocatore
seal--text = Stampa il testo della trascrizione, come sta nel codice QR

paper = Stampa un foglio segnapunti in bianco per le regole concordate
paper-more =
    Il foglio ha le colonne, le caselle e i traguardi di queste regole, una riga per ogni mano con gli spazi per
    quello che si scrive, il saldo da compilare, e tutte le regole della casa in piccolo con la loro fonte.
    Le regole si indicano come per `ginscore new`. Senza nomi resta lo spazio per quelli di due giocatori. `html` è
    una pagina da stampare; in fondo al foglio c'è scritto come registrarlo una volta compilato. Per stampare una
    serata registrata usa `ginscore export -o evening.html`.
paper-example-1 = Stampa un foglio per l'Hollywood Gin, con lo spazio per i nomi.
paper-example-2 = Crea una pagina da stampare su A4.
paper-example-3 = Crea una pagina per due squadre, su carta di formato americano.

undo = Annulla l'ultima modifica
undo-example-1 = Annulla l'ultima mano o correzione.

redo = Ripete l'ultima modifica annullata
redo-example-1 = Ripete quello che è stato appena annullato.

amend = Corregge una mano registrata
amend-example-1 = Corregge la mano 3.
amend-LINE = La mano come doveva essere

insert = Inserisce una mano dimenticata
insert-more = La mano prende quel numero, e quelle dopo avanzano di uno. Viene mostrato tutto quello che cambia.
insert-example-1 = Inserisce la mano prima della mano 3.
insert-NUMBER = Il numero che prende la mano

delete = Elimina una mano
delete-more = Le mani dopo arretrano di uno. Viene mostrato tutto quello che cambia, e `undo` recupera la mano.
delete-example-1 = Elimina la mano 3, che era stata registrata due volte.

up = Annuncia la carta del limite della mano in gioco
up-more = La prossima mano ha questa carta, se non ne indica un'altra. ginscore dice che cosa significa: il limite per bussare, e se la mano vale doppio.
up-example-1 = È stato scoperto il sette di picche.
up-CARD = La carta

misdeal = Registra una mano andata a monte, con le carte date male
misdeal-more = Una mano andata a monte non conta: nessuno segna punti, nessuno riceve una casella, e ridà le carte lo stesso mazziere.
misdeal-example-1 = Registra una mano andata a monte e il motivo.

adjust = Registra una penalità o un abbuono su cui i giocatori sono d'accordo
adjust-more = Una rettifica non è una mano: non dà caselle, non apre partite, non cambia il mazziere, e da sola non chiude una partita. Si segna nelle partite aperte in cui il giocatore ha già una voce, o nella partita che indica. Il motivo è obbligatorio.
adjust-example-1 = Dà 10 punti ad Ann.
adjust-example-2 = Toglie 10 punti a Bob nella partita 2.
adjust-example-3 = Dà una casella ad Ann.
adjust-LINE = Il giocatore, i punti o le caselle, e il motivo dopo un `#`

stop = Interrompe l'incontro prima della fine
stop-more =
    Le partite aperte si saldano così come sono: tutti tengono i loro punti e le loro caselle, e nessuno riceve un bonus partita. `undo` fa continuare l'incontro.

    Con `--since` o `--until` si interrompono tutti gli incontri aperti di quei giorni che hanno mani.
stop-example-1 = Interrompe, e salda quello che è stato giocato.
stop-example-2 = Chiude i conti di tutte le serate interrotte della stagione.

deal = Corregge chi dà le carte alla prossima mano
deal-example-1 = Alla prossima mano dà le carte Bob.
deal-NAME = Il giocatore

check = Controlla se insiemi di carte sono combinazioni o, con una barra, una disposizione regolare
check-example-1 = Non è una scala: l'asso è basso.
check-example-2 = Una disposizione regolare con spaiate per 4.
check-GROUP = Gli insiemi, come in `4-7pi 9fiqucu` o `4pi 5pi 6pi, 9fi 9qu 9cu / 2cu Afi Aqu Kpi`

best = Trova la disposizione migliore di carte, da 1 a 11, o la migliore dell'avversario
best-more = Dopo `on` si scrivono le combinazioni di chi bussa, a cui l'avversario può attaccare carte. `best -` legge mani dallo standard input, una per riga, e ne stampa i conti.
best-example-1 = Trova la disposizione migliore.
best-example-2 = Trova la disposizione migliore dell'avversario contro due scale.
best-example-3 = Stampa un conto per riga.
best-CARDS = Le carte, come in `4-7pi 9fiqucu 2cu Afi Aqu`, o `-`
best--spread = Con `-`, stampa la disposizione dopo ogni conto

judge = Giudica una mano messa giù senza registrarla
judge-more = La riga è una mano, con o senza il nome di un giocatore: `ginscore judge 4-7pi 9fiqucu / 2cu Afi Aqu v 23`. Le regole sono quelle date come opzioni, altrimenti quelle dell'incontro attuale, altrimenti quelle di un nuovo incontro.

    `judge -` legge mani dallo standard input, una per riga. Per ognuna stampa una riga: come finisce la mano, chi la
    vince (`knocker` per chi bussa, `defender` per l'avversario, oppure `-`), e i punti, separati da tabulazioni; con
    `--json`, un oggetto.
judge-example-1 = Giudica una bussata a Oklahoma gin.
judge-example-2 = Giudica una mano per riga.
judge-LINE = La mano, o `-`

rules = Elenca, salva e confronta regole della casa, e mostra il regolamento
rules-example-1 = Mostra tutte le regole di un preset.
rules-example-2 = Salva le regole della casa sotto un nome.
rules-example-3 = Spiega che cos'è un undercut, e quanto vale secondo ogni fonte.

series = Elenca gli incontri e sceglie quello attuale
series-example-1 = Elenca tutti gli incontri del registro.

players = Elenca i giocatori, e ne corregge i nomi
players-more = Senza un comando, elenca i giocatori del registro, ognuno con il numero dei suoi incontri.
players-example-1 = Elenca i giocatori.
players-example-2 = D'ora in poi Rob si chiama Robert, in tutti gli incontri.
players-example-3 = Unisce Bobby e Robert in un solo giocatore.

export = Esporta incontri come pagina web o come dati per altri programmi
export-more = Esporta l'incontro attuale, o tutti, sullo standard output o in un file. `html` è una pagina completa da aprire sul telefono o da stampare. `csv` e `jsonl` hanno una riga per mano, con il suo incontro e le sue regole, per fogli di calcolo e database; `ginscore import` le rilegge. `json` è un solo oggetto con quello che `score`, `summary` e `hand` danno con `--json`. Le mani annullate non si esportano. `gin` è un incontro come testo che altri programmi leggono senza conoscere nessun preset; lo descrive ginscore-record(7).
export-example-1 = Esporta l'incontro attuale come pagina da aprire o stampare.
export-example-2 = Esporta tutte le mani del registro, una riga per mano.
export-example-3 = Esporta gli incontri di un anno.
export--format = Formato dell'esportazione [predefinito: secondo l'estensione di FILE]
export--all = Esporta tutti gli incontri del registro

merge = Unisce una copia di un incontro continuata altrove
merge-more =
    Due copie di un incontro, ognuna con mani proprie, tornano una sola. Le mani registrate in entrambe contano una volta;
    le altre vanno in ordine di tempo. Niente di registrato va perso, e i sigilli delle due copie si trovano ancora. Se
    entrambe hanno cambiato una mano in modo diverso, non viene scritto niente. Senza FILE unisce le copie che Syncthing o
    un altro programma ha lasciato accanto all'incontro, o ripara un file con i segni di conflitto di git. In git le copie
    si uniscono senza conflitti, una volta impostate queste due cose:

    echo '/*.toml -text merge=ginscore' >> .gitattributes

    git config --global merge.ginscore.driver 'ginscore merge --driver %O %A %B %P'
merge-example-1 = Unisce le copie accanto all'incontro attuale, o ne ripara il file.
merge-example-2 = Unisce una copia che sta altrove.
merge-example-3 = Mostra che cosa verrebbe unito, con le mani della copia prima della mano 3.
merge-example-4 = Unisce l'altra parte di un conflitto per cui git non aveva un driver.

import = Importa mani da CSV o JSON Lines
import-more = Legge le righe scritte da `ginscore export`, e i fogli di calcolo dei circoli salvati come CSV: una riga per mano, con colonne come Date, Winner, Loser, Points e How, in qualsiasi ordine e in molte grafie. Le colonne sconosciute sono ignorate, con un avviso; `--map` dice che cosa sono. ginscore-rows(7) elenca le colonne. Ogni mano si controlla secondo le regole del suo incontro: quelle nella riga, altrimenti quelle date come opzioni, altrimenti quelle standard. Non si scrive niente se non è valido tutto il file. Un incontro che c'è già nel registro viene saltato, o continuato se il file ha altre mani. Legge anche una trascrizione nel formato `gin`.
import-example-1 = Stampa come script quello che verrebbe registrato.
import-example-2 = Importa nel registro club.
import-example-3 = Importa un foglio con le intestazioni Date, Winner, Loser, Points, How e Table.
import-example-4 = Importa un foglio di partite con le regole di Pagat, giocate a soldi.
import-example-5 = Importa un foglio con intestazioni che ginscore non conosce.
import-example-6 = Lascia fuori una colonna senza un avviso.
import-example-7 = Legge 11/12/2026 come 11 dicembre.

stats = Mostra le statistiche dei giocatori
stats-more =
    Comprende tutti gli incontri, o quello indicato con `--series`. Ogni cifra ha accanto il numero di mani o di
    partite su cui si basa e, se si conoscono, le probabilità date dal mazzo. I punti lasciati sul tavolo sono
    quelli che una disposizione migliore avrebbe fatto segnare contro le carte dell'altro giocatore così come
    sono state messe giù, nelle mani registrate con le carte.

    Alla lunga, il vantaggio medio per mano starebbe nell'intervallo al 95% in 19 casi su 20. Se lo 0 è
    nell'intervallo può essere tutta fortuna, ed è indicato dopo quante altre mani, con la stessa media e la stessa
    dispersione, lo 0 ne resterebbe fuori.
stats-example-1 = Mostra tutti i giocatori in tutti gli incontri.
stats-example-2 = Mostra Ann contro Bob, negli incontri dall'inizio del 2026.
stats-example-3 = Scrive una pagina con tutti i giocatori, da aprire o stampare.
stats-PLAYER = I giocatori, per nome o con un inizio che non sia ambiguo [predefinito: tutti]
stats--against = Solo incontri contro questo giocatore
stats--all = Mostra tutti i numeri, non solo i cinque più importanti
stats--rules = Solo incontri con regole basate su questo preset
stats--page = Scrive anche una pagina in FILE, con grafici, da aprire o stampare

standings = Mostra la classifica dei giocatori di più registri
standings-more =
    Mostra per ogni giocatore gli incontri vinti e persi, le partite, le caselle e i punti netti: quelli dei
    saldi e, per gli incontri non finiti, quelli delle partite chiuse. Un incontro che si trova in due registri
    conta una volta sola.

    Il rating, con `--ratings`, è Glicko-2, con la sua deviazione: ogni mano conta come risultato, ogni giorno di gioco
    come periodo. Con `--tie-break` i giocatori sono in ordine di punti match, 1 per un match vinto e 1/2 per un
    pareggio, e un match è un incontro finito tra due giocatori; chi resta a pari merito dopo tutti i criteri ha lo
    stesso posto. Formule ed esempi sono in docs/statistics.md.
standings-example-1 = Mostra la classifica dei giocatori di due registri, dal migliore in giù.
standings-example-2 = Ordina i giocatori di una serata per match, come dopo un torneo svizzero.
standings-example-3 = Scrive una pagina con la classifica, da aprire o stampare.
standings-example-4 = Mette i giocatori in ordine di rating.
standings-DIR = I registri [predefinito: quello in uso]
standings--page = Scrive anche una pagina in FILE, con un grafico, da aprire o stampare
standings--ratings = In ordine di rating Glicko-2
standings--tie-break = Ordina per match e spareggia con questo criterio; si può ripetere, in ordine
standings--tie-break-head-to-head = punti match contro gli altri a pari merito, se tutti si sono incontrati lo stesso numero di volte
standings--tie-break-wins = match vinti
standings--tie-break-buchholz = somma dei punti match degli avversari
standings--tie-break-median = Buchholz senza il migliore e il peggiore avversario
standings--tie-break-sonneborn-berger = punti match degli avversari battuti, e metà dei punti di quelli con cui si è pareggiato
standings--tie-break-spread = punti netti di tutti i match
standings--tie-break-boxes = caselle di tutti i match

completions = Stampa i completamenti per una shell
completions-example-1 = Installa i completamenti per bash.
completions-SHELL = La shell

man = Mostra il manuale, o ne scrive le pagine in una cartella
man-more = Su un terminale, mostra la pagina del programma, o di un comando, come fa man(1). In una pipe, stampa il sorgente della pagina per man(1). Anche `notation`, `ledger`, `rows` e `json` sono pagine.
man-example-1 = Mostra il manuale.
man-example-2 = Mostra la pagina di `ginscore table`.
man-example-3 = Mostra la pagina di `ginscore rules explain`.
man-example-4 = Installa le pagine di manuale.
man-PAGE = Un comando, oppure `notation`, `ledger`, `rows` o `json` [predefinito: il programma]
man--output = Scrive invece tutte le pagine in DIR, che viene creata se non esiste

rules-list = Elenca i preset con le loro fonti, e le regole salvate
rules-list-example-1 = Elenca i preset e le regole salvate.

rules-save = Salva regole della casa sotto un nome
rules-save-more = Senza opzioni, salva le regole dell'incontro attuale; con opzioni di regole, quelle che avrebbe `ginscore new` con le stesse opzioni. Stanno nella cartella del registro, per chiunque lo usi, e si richiamano con `--rules NAME`. Quando le regole si salvano di nuovo, gli incontri non cambiano mai: ognuno ha per intero le proprie.
rules-save-example-1 = Salva le regole dell'incontro attuale.
rules-save-example-2 = Salva le regole di Pagat con una modifica.
rules-save-example-3 = Comincia un incontro con queste regole.
rules-save-NAME = Il nome: lettere, cifre, `-` e `_`
rules-save--note = Una nota, per esempio da dove vengono le regole
rules-save--replace = Sostituisce le altre regole salvate sotto quel nome

rules-default = Sceglie le regole dei nuovi incontri di questo registro, o le mostra
rules-default-more = `new`, `table` e `judge` prendono queste regole se le loro opzioni non ne indicano altre. Stanno nel registro, per chiunque lo usi.
rules-default-example-1 = Mostra con quali regole si gioca un nuovo incontro.
rules-default-example-2 = D'ora in poi si gioca con le regole salvate club.
rules-default-example-3 = Si gioca di nuovo con le regole standard.
rules-default-NAME = Un preset, o regole salvate

rules-delete = Elimina regole salvate
rules-delete-more = Gli incontri giocati con queste regole le mantengono.
rules-delete-example-1 = Elimina le regole salvate club.
rules-delete-NAME = Il nome

rules-show = Mostra tutte le regole di un preset, di regole salvate o dell'incontro attuale
rules-show-example-1 = Mostra le regole dell'incontro attuale.
rules-show-example-2 = Mostra un preset con la carta del limite.
rules-show-PRESET = Il preset

rules-diff = Mostra in che cosa differiscono due preset o incontri
rules-diff-more = Con due nomi, li confronta; le opzioni di regole cambiano il secondo. Con un nome e opzioni di regole, mostra che cosa cambiano le opzioni. Con un nome soltanto, lo confronta con l'incontro attuale.
rules-diff-example-1 = Mostra in che cosa differiscono i due.
rules-diff-example-2 = Mostra che cosa cambia l'opzione.
rules-diff-example-3 = Mostra in che cosa le regole dell'incontro attuale differiscono da quelle di Pagat.
rules-diff-PRESET = Uno o due preset o incontri

rules-explain = Spiega un argomento del regolamento, con le sue fonti
rules-explain-more = Senza un argomento, elenca gli argomenti e le parole del gioco: che cosa significano le parole, che cosa dice ogni regola e chi la usa, e che cosa fare quando al tavolo qualcosa va storto. Anche una parola del gioco o la chiave di una regola trova il suo argomento. I messaggi di errore indicano il loro argomento dopo `regola:`.
rules-explain-example-1 = Elenca gli argomenti del regolamento e le parole del gioco.
rules-explain-example-2 = Stampa tutto il regolamento.
rules-explain-example-3 = Spiega come e in che ordine si attaccano le carte, con le fonti.
rules-explain-example-4 = Spiega che cosa succede dopo una bussata sopra il limite.
rules-explain-TOPIC = Un argomento, una parola del gioco, la chiave di una regola, o un inizio che non sia ambiguo
rules-explain--all = Stampa tutto il regolamento

series-list = Elenca gli incontri del registro
series-list-example-1 = Elenca tutti gli incontri del registro; un asterisco segna quello attuale.

series-use = Rende attuale un incontro
series-use-example-1 = Passa all'incontro che ha ann nel nome.

series-show = Mostra file, giocatori e regole dell'incontro attuale
series-show-example-1 = Mostra dov'è salvato l'incontro attuale.

series-delete = Elimina un incontro
series-delete-more = Il suo file viene spostato nella cartella `trash` del registro, e `ginscore series restore` lo recupera. Su un terminale, prima chiede conferma; altrimenti ci vuole `--yes`.
series-delete-example-1 = Elimina l'incontro, dopo una conferma.
series-delete-example-2 = Elimina l'incontro che ha demo nel nome, senza conferma.
series-delete--yes = Non chiede conferma

series-restore = Recupera un incontro eliminato
series-restore-more = Senza un nome, elenca gli incontri eliminati.
series-restore-example-1 = Elenca gli incontri eliminati.
series-restore-example-2 = Recupera l'incontro che ha demo nel nome.

series-rename = Dà un altro nome a un incontro
series-rename-more = Cambia solo il nome del suo file: dentro il file resta il nome con cui l'incontro è cominciato, che è sigillato. Tutti i sigilli restano validi.
series-rename-example-1 = Chiama l'incontro club-final.
series-rename-NEW = Il nuovo nome

players-rename = Dà un altro nome a un giocatore in tutti gli incontri
players-rename-more = Ogni incontro del giocatore riceve una voce, e da lì in poi ha il nuovo nome: sul foglio, nelle statistiche e in quello che si esporta. Niente di quello che è stato registrato viene riscritto, perciò tutti i sigilli restano validi, e i file mantengono i loro nomi. `ginscore undo` non lo annulla: cambia di nuovo il nome. Il nome di un altro giocatore non è ammesso: `ginscore players merge` unisce due giocatori in uno solo. Se il comando viene interrotto, lo stesso comando completa il resto.
players-rename-example-1 = D'ora in poi Rob si chiama Robert.
players-rename-example-2 = Scrive il nome con la maiuscola.
players-rename-OLD = Il giocatore
players-rename-NEW = Il nuovo nome

players-merge = Unisce due nomi in un solo giocatore
players-merge-more = In tutti gli incontri di OLD, d'ora in poi il giocatore si chiama INTO, e le statistiche li contano come uno solo. Niente di quello che è stato registrato viene riscritto, perciò tutti i sigilli restano validi. Due giocatori che in qualche incontro giocano l'uno contro l'altro non si possono unire.
players-merge-example-1 = Conta gli incontri di Bobby come incontri di Robert.
players-merge-OLD = Il giocatore il cui nome cambia
players-merge-INTO = Il giocatore il cui nome resta

ginscore-LINE = La mano
ginscore-NUMBER = Il numero della mano, come lo mostra `ginscore score`
ginscore-NOTE = Una nota, dopo un `#`
ginscore-NAME = Il suo nome, o una parte che non sia ambigua
ginscore--ledger = Il registro: una cartella con un file per incontro [env: GINSCORE_LEDGER]
ginscore--series = L'incontro da usare: il suo nome, o una parte che non sia ambigua
ginscore--json = Stampa JSON
ginscore--lang = La lingua, con il suo codice, come in `en`; JSON è sempre in inglese [env: GINSCORE_LANG] [predefinito: quella del sistema]
ginscore--color = Quando usare i colori
ginscore--cards = Come mostrare le carte [env: GINSCORE_CARDS]
ginscore--no-input = Non fa mai domande, neanche su un terminale
ginscore--plain = Testo semplice per gli screen reader: senza riquadri, simboli e colori [env: GINSCORE_PLAIN]
ginscore--quiet = Stampa solo errori e avvisi

ginscore--cards-B-D-K = D♦ 10♥, con le figure di un mazzo tedesco
ginscore--cards-V-D-R = D♦ 10♥, con le figure di un mazzo francese o portoghese
ginscore--cards-W-D-K = D♦ 10♥, con le figure di un mazzo polacco

export--format-html = Una pagina web completa in un solo file
export--format-csv = Una riga per mano, per i fogli di calcolo
export--format-json = Un solo oggetto con tutto
export--format-jsonl = Un oggetto per mano, uno per riga
export--format-gin = Un incontro come trascrizione che altri programmi leggono

merge-FILE = Le copie; `-` è lo standard input
merge--at = Mette le mani della copia prima di questa mano, qualunque sia la loro ora
merge--dry-run = Mostra che cosa verrebbe unito, e non scrive niente
merge--driver = Per git: unisce i file che indica, senza registro
import-FILE = Il file, o `-` per lo standard input
import--dry-run = Stampa quello che verrebbe registrato, uno script per incontro, e non scrive niente
import--map = Legge la colonna con quell'intestazione come quella colonna, o la ignora con `ignore`; si può ripetere
import--dates = L'ordine di giorno e mese in date come 11/12/2026
import--stake = Denaro a punto, come in `0.10`, se le righe non lo indicano

audit-FILE = Testo di tutti i codici di una serata, o uno script; `-` è lo standard input
audit--script = Stampa la serata come script invece di confrontarla
audit--seal = Controlla un sigillo che qualcuno si è annotato: è di questo registro, e tutto fino a quel punto è immutato?
audit--accept = Registra che le modifiche fatte a mano al file sono volute

ginscore--rules = Le regole da cui si parte, come le mostra `ginscore rules list` [predefinito: quelle di `ginscore rules default`]

ginscore--oklahoma = Si gioca a Oklahoma: il limite per bussare è il valore della carta del limite, con un asso vale solo il gin, e con picche la mano vale doppio
ginscore--hollywood = Si gioca a Hollywood: tre partite affiancate
ginscore--target = Punti con cui si vince una partita
ginscore--set = Imposta una regola, come in `--set gin_bonus=20`; `ginscore rules show` le elenca

ginscore--dealer = Il giocatore, o la squadra, che dà le carte per primo (si taglia, e le dà chi ha la carta più bassa)
ginscore--stake = Denaro a punto, come in `0.10`, o `none`
ginscore--name = Nome dell'incontro [predefinito: inizio e giocatori]
ginscore--sides = Nomi delle due squadre, come in `Noi,Loro` [predefinito: i loro giocatori]
ginscore--out = Di tre giocatori a turno, chi sta fuori all'inizio [predefinito: l'ultimo]
ginscore--new-player = Comincia con il nome di un nuovo giocatore, anche se somiglia a uno che il registro conosce
ginscore--advise = Prima di registrare, segnala disposizioni migliori o altre carte da attaccare
ginscore--output = Scrive in FILE invece che sullo standard output
new-PLAYER = I giocatori: `Ann Bob`; squadre `Ann Cid v Bob Dan`; un capitano `Ann v Bob Cid`; tre a turno `Ann Bob Cid`

paper-PLAYER = Nomi dei giocatori, come per `ginscore new` [predefinito: spazio per due nomi]
paper--format = Formato [predefinito: secondo l'estensione di FILE, altrimenti testo]
paper--paper = Formato della carta
paper--format-html = Pagina da stampare
paper--format-text = Testo

ginscore--since = Solo incontri cominciati in questa data o dopo
ginscore--until = Solo incontri cominciati in questa data o prima

### section: cli-help

usage-heading = Uso:
commands-heading = Comandi:
arguments-heading = Argomenti:
options-heading = Opzioni:
game-options = Il gioco:
series-options = Questo incontro:
every-option = Le opzioni di tutti i comandi:
help-more = `ginscore help all` elenca tutti i comandi, `ginscore help options` le opzioni comuni a tutti, e `ginscore help COMMAND` ne spiega uno.
help-options = `ginscore help options` elenca le opzioni comuni a tutti i comandi.
examples-heading = Esempi:

group-evening = La serata:
group-lines = Righe: al tavolo così come sono, nella shell dopo `ginscore`
group-disputes = Contestazioni:
group-looking-back = Riepiloghi:
group-data = Dati:
group-setup = Impostazioni:

help-flag = Mostra l'aiuto (di più con `--help`)
help-flag-long = Mostra l'aiuto (in breve con `-h`)
version-flag = Mostra la versione
help-command = Mostra questo messaggio, o l'aiuto dei comandi indicati

default-value = [predefinito: { $value }]
possible-values = [valori possibili: { $values }]
possible-values-heading = Valori possibili:

### section: cli-docs

no-page = non c'è nessuna pagina di manuale di nome { $name }
no-page-output-hint = `ginscore man --output DIR` scrive le pagine in una cartella
no-page-list-hint = `ginscore help` elenca i comandi, e ognuno ha una pagina
not-written-hint = scegli una cartella in cui puoi scrivere

saved-here = salvate in questo registro
