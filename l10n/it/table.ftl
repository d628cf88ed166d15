new-not-first = `new` può stare solo nella prima riga, e solo se nel comando non ci sono nomi
new-not-first-hint = scrivi `ginscore table` senza nomi, e `new` come prima riga
at-the-table = al tavolo ci sei già
at-the-table-hint = indica due giocatori, come in `table Ann Bob`
of-shell = al tavolo { $command } non si può usare
of-shell-hint = scrivi { $command } in un altro terminale
no-input = `-` è lo standard input, da cui arrivano già le righe del tavolo
no-input-hint = indica un file, o scrivi le carte nella riga
other-players = `{ $series }` è un incontro tra { $players }
other-players-hint = togli i nomi, o togli `--series`
other-rules = `{ $series }` ha altre regole
other-rules-hint = le regole di un incontro restano quelle: togli le opzioni, o togli `--series`

continuing = Si continua l'incontro { $series }.
stake-stays = La posta di questo incontro resta { $stake }; con `new` se ne comincia uno con un'altra.
no-stake-stays = Questo incontro resta senza posta; con `new` se ne comincia uno con la posta.
name-stays = Il nome di questo incontro resta com'è; con `new` se ne comincia uno con un altro.
dealer-stays = Il mazziere resta lo stesso; `deal NOME` lo cambia.

how-to-type = Scrivi una riga per mano, come `Ann 4 v 23` o `Bob gin v 31`, o premi Invio e rispondi alle domande. `help` mostra degli esempi.
keys = Esc cancella la riga; Ctrl-D chiude la serata.
enter-records = Invio registra questa mano, qualsiasi altro tasto la cancella.
exchanged-below = Invio conferma la riga con le parti scambiate; qualsiasi altro tasto la cancella.
rewritten-below = Invio conferma la riga qui sotto; qualsiasi altro tasto la cancella.
note-alone = una nota segue una mano, come in `Ann 4 v 23 # tardi`; non è stato registrato nulla
offered-in-words = La riga da scrivere: { $line }
one-of-several = { $number }: { $line }
choose-by-number = Scrivi il numero della riga giusta, oppure un'altra riga.
line-on-up = La freccia su richiama la riga.
paste-stopped = { $lines ->
    [one] la riga seguente non è stata registrata
   *[other] le { $lines } righe seguenti non sono state registrate
}
no-series = Premi Invio per dire chi gioca, o scrivi due nomi.
type-names = Scrivi due nomi, come `Ann Bob`; `help` mostra degli esempi.
no-current-series = Non c'è un incontro attuale. Scrivi `table Ann Bob` con i vostri nomi, o `series use NOME`.
all-safe = Tutto quello che è registrato è al sicuro; `ginscore` continua la serata.
waits-for-next = l'incontro è finito, e la mano non è ancora registrata: Invio comincia con questa il prossimo incontro
waits-too = anche questa mano non è ancora registrata: { $hands } aspettano Invio
record-waiting = { $hands ->
    [one] Una mano è in attesa. Cominciare con questa il prossimo incontro? (s o n)
   *[other] { $hands } mani sono in attesa. Cominciare con queste il prossimo incontro? (s o n)
}
not-recorded = non registrata: { $line }
deals-limit = { $deals }, si bussa con { $limit }
deals-upcard = { $deals }, carta del limite?
enter-takes = (Invio: { $line })
deals-gin-only = { $deals }, solo gin
play-on = prossimo incontro
elsewhere = registrato altrove: { $what }
meanwhile = questo non è stato registrato: intanto altrove si è registrato qualcosa
meanwhile-hint = guarda prima che cosa è stato registrato; la tua riga si può ancora registrare dopo
already = questo è già stato registrato altrove
already-hint = se la mano è stata giocata due volte, scrivila di nuovo

example-counts = { $one } bussa con 4, { E($two) } ha 23; o `{ $two } gin v 23`, o `draw`
example-cards = combinazioni / spaiate, + attaccate; o solo le carte: le dispone ginscore
letters-example = 4pi 10cu Qqu JQKfi
letters = semi fi, qu, cu, pi (in inglese c, d, h, s); figure J, Q, K o F, D, R
example-points = solo i punti
signs = la carta del limite, lo scarto e una nota, alla fine di una mano
note-example = una nota
reason-example = motivo
a-hand = MANO
some-cards = CARTE
a-topic = ARGOMENTO
rules-name = NOME

asked = Invio a vuoto: ginscore chiede la mano passo per passo.
more-help = `help PAROLA` spiega un comando o una parola del gioco; quit chiude la serata.

other-lines = Altre righe:
looking = Per vedere:
disputes = Contestazioni:
more = Altro:
a-round = Un giro:
who-plays = Chi gioca:
own-words = In italiano:

about-quit = quit, exit, q: chiude la serata; tutto quello che è registrato è al sicuro
about-help = help, ?: elenca quello che si può scrivere; `help PAROLA` spiega una parola
unknown-word = non c'è nessun comando e nessun argomento `{ $word }`
unknown-word-hint = `help` elenca i comandi, e `rules explain` gli argomenti del regolamento

hand = Registra una mano
draw = Registra una mano che nessuno ha vinto
up = Annuncia la carta del limite della mano in gioco
misdeal = Registra una mano andata a monte, con le carte date male
stop = Interrompe l'incontro prima della fine
undo = Annulla l'ultima modifica
redo = Ripristina l'ultima modifica annullata
amend = Corregge una mano registrata
insert = Inserisce una mano dimenticata
delete = Elimina una mano
deal = Corregge chi dà le carte alla prossima mano
seat = Fa giocare la prossima mano a un giocatore fuori turno
adjust = Registra una penalità o un abbuono su cui i giocatori sono d'accordo
agree = Cambia le regole o la posta per tutto l'incontro

table = Tiene il punteggio di una serata, una riga per mano
board = Mostra il punteggio su altri schermi, nel browser
new = Comincia un incontro e lo rende quello attuale
score = Mostra il foglio
counts = Mostra quanti punti mancano a ogni giocatore, e i conti sicuri
summary = Mostra il saldo: chi ha vinto, di quanto, e chi paga
why = Spiega una mano, una partita (`game 2`) o il saldo (`series`)
judge = Giudica combinazioni, disposizioni e mani intere; non registra nulla
best = Trova la disposizione migliore di al massimo 11 carte, o la migliore dell'avversario
rules = Elenca, salva e confronta regole della casa, e mostra il regolamento
stats = Mostra le statistiche di tutti, di un giocatore o di due l'uno contro l'altro
log = Mostra l'incontro come script che lo riproduce
series = Elenca gli incontri e sceglie quello attuale
players = Elenca i giocatori, e ne corregge i nomi
export = Esporta incontri come pagina web o come dati per altri programmi
import = Importa mani da CSV, JSON Lines o da uno script
audit = Verifica il registro, o un sigillo annotato
paper = Stampa un foglio segnapunti in bianco per le regole concordate

how-ended = Come? ({ $answers }) [{ $knock }]
record-hand = Registrare questa mano? (s o n) [s]
ask-knock-card = Carta del limite:
own-cards-gin = { $player }: carte [Invio per { $gin } senza carte]:
own-cards = { $player }: carte o conto:
laid-off = { $other }: carte attaccate [nessuna]:

not-a-player = non è uno dei giocatori
no-ending = una mano non si chiude così
no-cards = scrivi le carte o un conto
no-cards-hint = come in `4-7pi 9fiqucu / 2cu Afi Aqu`, o `4`
no-others-cards-hint = come in `Kfiqucu 2-4fi / 7cu 3qu`, o `23`, il conto dopo aver attaccato
knock-card-hint = come in `9cu`
laid-off-hint = come in `8pi 9pi`, o Invio se nessuna
gin-has-no-count = il gin non ha un conto
gin-has-no-count-hint = premi Invio o scrivi le carte
yes-or-no-hint = s registra la mano, n torna indietro a correggerla
not-gin = queste carte non sono gin: ce ne sono di spaiate
not-gin-hint = correggi le carte, oppure torna indietro con `<` e rispondi { $knock }

how-to-answer = `<` torna alla domanda precedente; Ctrl-D esce dalle domande.
whose-hand = Quale mano è finita? ({ $pairs }):
still-playing = Scrivi il nome di un giocatore che sta ancora giocando.

who = Chi gioca?
as-in = per esempio: { $names }
who-help = Scrivi i nomi di chi gioca, come `Ann Bob`, o `Ann Cid v Bob Dan` per due squadre; le regole vengono chieste dopo. Va bene anche una riga intera: `new Ann Bob pagat hollywood`.
who-else = Chi altro gioca?
all-four = Tutti e quattro, come in Ann Cid v Bob Dan
how-to-go-back = `<` torna alla domanda precedente.
no-such-answer = scrivi un numero da 1 a { $most }, o la prima parola ({ $typed } non è tra le risposte)
who-with-whom = Chi gioca con chi?
two-players = { $one } contro { $other }, in due
which-game = Quale gioco?
gin = Gin
oklahoma = Oklahoma: carta limite
hollywood = Hollywood: tre partite
partners = A coppie: 2 contro 2
own = Le nostre regole
own-rules = Regole, come in pagat gin_bonus=20
target = A quanti punti si arriva?
what-pays = Che cosa conta?
boxes-pay = Caselle 20, partite e cappotti 100
as-wikipedia = Vecchia Wikipedia: caselle 25, partite 100, cappotti doppi
points-only = Solo i punti
stake = Quanto vale un punto?
no-stake = niente
dealer = Chi dà le carte per primo?
no-dealer = non si sa ancora
same-in-one-line = Lo stesso in una riga: { $line }

yes-words = s sì
no-words = n no

answer-draw = patta
answer-knock = bussata
answer-gin = gin
answer-big-gin = big gin

who-ended-or-draw = Chi ha chiuso la mano? ({ $one }, { $two } o { $draw })
who-ended = Chi ha chiuso la mano? ({ $players })
their-cards = Le sue carte o il suo conto, { $gin } o { $big-gin }
their-cards-or-gin = Le sue carte o il suo conto, o { $gin }
others-cards = Le carte dell'altro giocatore, o il suo conto dopo aver attaccato
knock-card = Carta del limite

advice = consiglio: { $better }
record-anyway = Registrare lo stesso? (s o n)
same-cards = queste carte sono già registrate ({ $hand })
hand-not-recorded = non registrata
same-as-last = due volte di seguito la stessa riga; se è stato un errore, `undo` annulla questa

started = Comincia l'incontro { $series } ({ $facts }).
player-deals-first = primo mazziere { $player }
side-deals-first = primo mazziere: { $side }

not-a-stake = `{ $typed }` non è una posta
unclear-stake = `{ $typed }` non è chiaro: può essere in migliaia, o avere tre decimali
unclear-stake-hint = scrivila senza separatore delle migliaia, o con uno, due o quattro decimali, come `1000` o `1.00`
not-a-stake-hint = scrivi quanto vale un punto, come in `0.10`, una partita, come in `5/game`, o un foglio, come in `20/sheet`, con al massimo quattro decimali
other-series = { $line } comincia un altro incontro; `stop` chiude questo prima del tempo
left-out = { $line } riprende il resto di ciò che era concordato nell'ultimo incontro
either-game = { $like } per tutte le partite affiancate come prima, { $one } per una sola
stake-nought = con la posta `{ $typed }` non si paga niente
stake-nought-hint = togli la posta per giocare senza soldi
stake-too-much = `{ $typed }` è più di un milione
stake-decimals = `{ $typed }` ha più di quattro decimali
stake-unit = `{ $typed }`: la posta si paga a punto, a partita o a foglio
not-a-start = { $typed } non è una data
not-a-start-hint = scrivila come in `start=2026-11-20`, o con l'ora, come in `start=2026-11-20T20:00`

name-empty = il nome dell'incontro è vuoto
name-invisible = `{ $name }` non va bene come nome di un incontro: contiene { $sign }
name-sign = `{ $name }` non va bene come nome di un incontro: non deve contenere `{ $sign }`
name-start = `{ $name }` non va bene come nome di un incontro: deve cominciare con una lettera o una cifra
name-end = `{ $name }` non va bene come nome di un incontro: finisce con uno spazio o un punto
name-long = `{ $name }` non va bene come nome di un incontro: è più lungo di { $bytes } byte
name-device = `{ $name }` non va bene come nome di un incontro: Windows lo riserva a un dispositivo
name-hint = usa lettere, cifre, `-`, `_`, `.` e spazi, con una lettera o una cifra all'inizio, come in `club-night`

out-misplaced = `out=` serve per tre giocatori a turno
out-misplaced-hint = indica tre giocatori senza `v`, come in `new Ann Bob Cid out=Cid`
sides-misplaced = `sides=` serve per le squadre
sides-misplaced-hint = indica i giocatori delle due squadre, come in `new Ann Cid v Bob Dan sides=Noi,Loro`
none-of-players = { $name } non è uno dei giocatori
name-one-of = indica { $players }
too-few-players = per un incontro ci vogliono almeno due giocatori
too-few-players-hint = indicali, come in `new Ann Bob`
cannot-be-seated = { $players ->
    [one] { $players } giocatore non può giocare così
   *[other] { $players } giocatori non possono giocare così
}
seating-hint = due giocatori come in `Ann Bob`; squadre come in `Ann Cid v Bob Dan`, al massimo di cinque; un capitano contro due o tre come in `Ann v Bob Cid`; tre a turno come in `Ann Bob Cid`; un nome di più parole va tra virgolette
not-two-names = { $text } non sono due nomi
not-two-names-hint = separali con una virgola, come in `Noi,Loro`
rule-for-more = { $key } è una regola per più di due giocatori
rule-for-more-hint = toglila, o indica tutti i giocatori, come in `new Ann Cid v Bob Dan`
rule-without-effect = { $key } qui non cambia niente
captain-settles-hint = il capitano paga per intero ogni avversario e riscuote per intero da ognuno; toglila
one-hand-hint = si gioca una mano alla volta; toglila
each-settles-hint = in tre a turno ognuno salda con ciascuno degli altri; toglila
nobody-sits-out-hint = nessuno sta fuori; toglila
newcomer-deals-hint = in tre a turno è `newcomer_deals` a dire chi dà le carte; toglila
sitting-out-deals-hint = dà le carte chi sta fuori, anche dopo una mano patta; toglila
one-game-hint = in tre a turno si gioca una partita alla volta; toglila
no-doubling-in-turn = in tre a turno il cappotto non può raddoppiare niente
no-doubling-in-turn-hint = gioca con `shutout.award=none`, o con un numero che chi perde a cappotto paga al vincitore
cannot-deal = { $name } non può dare le carte della prossima mano
cannot-deal-hint = può darle { $players }

who-is-self = chi è { $word }? Ognuno ha bisogno di un nome
who-is-self-hint = scrivi un nome al suo posto
said-twice = { $one } e { $two } dicono la stessa cosa
word-twice = { $word } c'è due volte
leave-one-out = togli uno dei due
two-presets = { $one } e { $two } sono due preset
two-presets-hint = scegline uno; solo `hollywood` e `oklahoma` vanno insieme a un altro
neither-preset-nor-rule = { $word } non è né un preset né una regola
neither-preset-nor-rule-hint = prima i giocatori, come in `new Ann Bob pagat`; `rules list` mostra i preset, `rules show` le regole
not-of-rules = { $word } si stabilisce per un nuovo incontro e non è una regola
not-of-rules-hint = toglilo da qui; va dopo i nomi, come in `new Ann Bob stake=0.10`
rules-not-a-player = { $rules } è il nome di un preset, non di un giocatore
saved-not-a-player = { $rules } è il nome di regole salvate in questo registro, non di un giocatore
rules-not-a-player-hint = scrivi prima i giocatori, come in `new Ann Bob hollywood`; un giocatore con quel nome si scrive { $typed }
nearly-rules = qui non ha mai giocato nessuno di nome { $name }, e ci sono regole che si chiamano { $rules }
nearly-rules-hint = scrivi { $rules } per le regole, o { $player } per un giocatore con quel nome
gin-is-the-game = { $word } è il gioco stesso, non un giocatore

rules-forbid = le regole non lo permettono
twice-in-line = { $player } gioca due volte in questa riga
twice-in-line-hint = ognuno gioca una mano per giro; della riga non è stato registrato nulla
adjust-in-one = Per una sola partita: `undo`, poi { $line }.

name-both-hint = toccava { A($pairs) }; se hanno giocato altri, indica entrambi: { $lines }
no-big-gin = con queste regole il big gin non si gioca
no-big-gin-hint = vale così: { $line }; `agree big_gin_bonus=31` se da voi si gioca
typed-bonus = i bonus non si scrivono: li aggiungono le regole
gin-is-knock = senza `gin` la mano è questa: { $headline }; scrivi { $line }
gin-is-no-knock = non è neanche una bussata: il limite è { $limit }; di più in `rules explain illegal-knock`

series-over-hint = `ginscore summary` mostra il saldo, `ginscore new` comincia un altro incontro, `ginscore undo` riapre questo

before-hands = { $count ->
    [one] l'incontro finirebbe prima della mano { $numbers }
   *[other] l'incontro finirebbe prima delle mani { $numbers }
}
past-end-hint = scrivi prima { $lines }
against-agreed = { $count ->
    [one] la mano { $numbers } è contro queste regole
   *[other] le mani { $numbers } sono contro queste regole
}
against-agreed-hint = prima correggile o cancellale; { $why } spiega una mano
before-rounds = { $count ->
    [one] l'incontro finirebbe prima del giro { $numbers }
   *[other] l'incontro finirebbe prima dei giri { $numbers }
}

not-their-turn = non tocca a loro: questa mano la giocano { $pairs }
not-their-turn-hint = con `seat NOME` la prossima mano la gioca quel giocatore
not-opponents = questi giocatori non sono avversari
not-opponents-hint = indica un giocatore per parte, come in `Ann 4 v Bob 23`
round-begun = per uno dei due è già registrata una mano di questo giro
round-begun-hint = `amend` la corregge; il prossimo giro comincia quando sono finite tutte le mani di questo
not-in-round = nel giro { $round } questi due non hanno giocato l'uno contro l'altro
not-in-round-hint = indica i due che hanno giocato, oppure lascia fuori il secondo nome
round-incomplete = al giro { $round } mancherebbe una mano
round-incomplete-hint = indica tutte le sue mani, come in { $line }
whole-round = il giro { $round } è stato segnato per intero: la mano di una coppia non può sostituirlo
whole-round-hint = `delete { $round }`, poi `insert { $round } { $line }; ...` con una mano per ogni coppia
changes-who-plays = così cambierebbe chi gioca contro chi nel giro { $round }, che è già cominciato
changes-who-plays-hint = finisci prima il giro { $round }, o annulla le sue mani
nobody-seated = `seat` non si può usare così
nobody-seated-hint = `seat` serve per il gioco del capitano e per tre a turno: indica un giocatore, o due avversari

name-open-game = indica una partita aperta, come in `adjust Ann +10 in 2 # motivo`; `score` mostra le partite
check-number = controlla il numero
hand-not-end = così l'incontro non finirebbe con la mano { $number }
round-not-end = così l'incontro non finirebbe con il giro { $number }
undo-reopens = `undo` riapre l'incontro
earlier-adjustment-of = una rettifica precedente ({ $adjustment }) non si potrebbe più segnare: { $why }

nothing-to-undo = non c'è niente da annullare
nothing-to-undo-hint = in questo incontro non c'è più niente da annullare
nothing-to-redo = non c'è niente da ripristinare
nothing-to-redo-hint = si può ripristinare solo una modifica annullata, e solo prima di registrare qualcosa di nuovo

at-line = riga { $number }
not-text = la riga non è testo UTF-8
not-text-hint = salva lo script in UTF-8
recorded-before = Le righe prima della riga { $number } sono registrate; ripeti solo il resto.

entered-otherwise = ora { $now } (prima: { $before })
round-open-again = il giro { $number } è di nuovo aperto (prima: { $before })
entered-games-on-sheet = { $count ->
    [one] nella partita { $games } del foglio { $sheet }
   *[other] nelle partite { $games } del foglio { $sheet }
}
entered-nowhere-on-sheet = sul foglio { $sheet } non si segna in nessuna partita
entered-closed-on-sheet = non si segna: le partite in cui andrebbe questa vittoria sul foglio { $sheet } sono chiuse

dealer-is-not = ha dato le carte { $name }, non { $before }
dealer-is = mazziere { $name }
dealer-unknown = non si sa più chi ha dato le carte
next-dealer-unknown = non è registrato chi dà le carte alla prossima mano

game-open-again = la partita { $game } è di nuovo aperta; era andata { A($name) }
game-closed = la partita { $game } è chiusa e va { A($name) }
wins-game-not = la partita { $game } va { A($name) }, non { A($before) }
of-sheet = foglio { $sheet }: { $what }
game-worth = la partita { $game } ora vale { $points } (prima { $before })
and-worth = { $what }; vale { $points } punti

series-continues = l'incontro continua
series-over = l'incontro è finito

hand-number = mano { $number }
round-number = giro { $number }

hand-amended = mano { $number } corretta: { $headline } (prima: { $before })
round-amended = giro { $number } corretto: { $headline } (prima: { $before })
hand-inserted = mano { $number } inserita: { $headline }
round-inserted = giro { $number } inserito: { $headline }
adjustment-deleted = rettifica { $number } eliminata: { $what }
hand-deleted = mano { $number } eliminata: { $headline }
round-deleted = giro { $number } eliminato: { $headline }
renamed = { $before } ora si chiama { $name }

# Nouns, which agree with nothing after the colon.
undone = annullamento: { $what }
redone = ripristino: { $what }
the-amendment-of-hand = correzione della mano { $number } ({ $headline }; prima: { $before })
the-amendment-of-round = correzione del giro { $number } ({ $headline }; prima: { $before })
the-insertion-of-hand = inserimento della mano { $number } ({ $headline })
the-insertion-of-round = inserimento del giro { $number } ({ $headline })
the-deletion-of-adjustment = eliminazione della rettifica { $number } ({ $what })
the-deletion-of-hand = eliminazione della mano { $number } ({ $headline })
the-deletion-of-round = eliminazione del giro { $number } ({ $headline })
the-misdeal = mano a monte

plays-hand = { $name } gioca la mano { $number }
play-hand = { $one } { E($two) } giocano la mano { $number }
dealer-deals-again = mano a monte: ridà le carte lo stesso mazziere
misdeal-why = mano a monte ({ $why }): ridà le carte lo stesso mazziere
agreed = accordo per tutto l'incontro: { $what }
agreed-before = prima: { $what }
agreed-without-form = non è più { $forms }; se non era voluto: `undo`, poi { $line }
before-last-hand = segnata prima della mano { $number }, che ha chiuso l'incontro
before-last-round = segnata prima del giro { $number }, che ha chiuso l'incontro
stopped = l'incontro è stato interrotto
stopped-why = l'incontro è stato interrotto: { $why }

knock-card-is = la carta del limite è { $card }
knock-card-without-effect = la carta del limite è { $card }; con queste regole non cambia niente
knock-card-doubles = { $what }; con { $suit } la mano vale doppio
knock-card-gin-only = la carta del limite è { $card }; questa mano si chiude solo con gin
knock-card-limit = la carta del limite è { $card }; si bussa con { $limit } o meno

given-points = più { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} { A($name) }
loses-points = meno { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} { A($name) }
given-boxes = più { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
} { A($name) }
loses-boxes = meno { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
} { A($name) }

error-no-such-game = il foglio non ha una partita { $game }
error-game-closed = la partita { $game } è chiusa, e una partita chiusa non cambia più
error-out-of-range = una rettifica è al massimo di { $points } punti o { $boxes } caselle

read-as = letto come: { $line }
two-meanings = { $typed } può voler dire due cose
either-tie = `draw` se nessuno ha bussato, { $line } se i conti erano pari
either-gin = { $one } se ha fatto gin { $player }, { $two } se ha fatto gin { $other }
either-points = { $hand } se la mano valeva tanto, { $adjust } se non c'è stata una mano
either-print = `paper -o foglio.html` per un foglio da compilare, `export -o incontro.html` per questo incontro
either-end = `quit` esce, e la prossima volta l'incontro continua; `stop` chiude qui l'incontro e mostra il saldo
either-deal = `misdeal` se si ridanno le carte, `new` con i nomi per un altro incontro
either-agreed = { $next } per il prossimo incontro, { $agree } per quello finito
either-number = { $why } spiega la mano { $number }, `amend { $number } Ann 4 v 23` la corregge
corrects = una mano registrata si corregge con il suo numero
is-recorded = la mano { $number } è registrata come { $line }
inserts = una mano dimenticata si inserisce con il numero che deve avere
is-agreed = { $typed }: ciò che vale per tutto l'incontro si cambia con `agree`
counts-apart = in { $typed } manca la `v` tra i due conti
still-open = questo incontro non è ancora finito
still-open-hint = `new` con nomi e regole ne comincia un altro; `stop` chiude questo prima del tempo
another-game = non ancora cominciato; è un altro incontro degli stessi giocatori?
another-game-with = non ancora cominciato; è un altro incontro degli stessi giocatori: { $rules }?
single-game = una partita sola
only-one-game = una sola
knocker-first = { $typed }: la riga di una mano comincia con chi l'ha chiusa
is-adjustment = { $typed }: non ancora registrato; è una penalità?
is-adjustment-in-each = { $typed }: non ancora registrato; è una penalità, nelle partite { $games }?
in-part = { $typed }: non ancora registrato; intendi questo?
in-part-of-several = { $typed }: non ancora registrato; quale di queste righe intendi?
how-much = { $typed } non dice di quanto
how-much-hint = { $counts } con quello che restava ai due, { $points } se si sanno solo i punti
award = premio

between = contro
numbers = zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove
tens = venti trenta quaranta cinquanta sessanta settanta ottanta novanta
hundreds = cento
ordinals = prima/primo/1ª/1a seconda/secondo/2ª/2a terza/terzo/3ª/3a quarta/quarto/4ª/4a quinta/quinto/5ª/5a sesta/sesto/6ª/6a settima/settimo/7ª/7a ottava/ottavo/l'ottava/nell'ottava/8ª/8a nona/nono/9ª/9a decima/decimo/10ª/10a undicesima/undicesimo dodicesima/dodicesimo
gins = gin
fillers = con ha aveva fa fatto resta ne anche di-nuovo restano rimangono
knocks = bussando bussa bussato chiude bussò bussata bussano busso chiudo bussate bussava bussa-a bussato-a chiude-a ha-chiuso-a ha-chiuso ha-chiuso-con bussa-di busso-di bussato-di bussava-di bussare chiudere
joins = e ed ma mentre la il
loses = beccato beccata
points = punti punto
minuses = meno
pluses = più
tos = a in
corrects-last = no aspetta scusa era erano correzione intendevo quella-era quello-era quella-è cioè scusate correggo mi-correggo volevo-dire anzi pardon quello-è ops ops-no non-è-giusto è-sbagliato sbagliato errore mi-sono-sbagliato ho-sbagliato contato-male ho-contato-male errore-mio ricontato ho-ricontato giocatore-sbagliato
forgets = dimenticato dimenticata manca mancava saltata saltato dimenticati dimenticate scordato scordata scordati non-segnata non-ho-segnato non-abbiamo-segnato non-scritta non-ho-scritto non-l'ho-segnata non-segnato non-l'ho-scritta non-l'abbiamo-segnata
befores = prima
afters = dopo
wases = era è doveva-essere c'era
draws = nessuno mano-nulla niente-di-fatto non-ha-bussato-nessuno non-ha-vinto-nessuno nessuno-ha-bussato nulla-di-fatto nessuno-ha-vinto mazzo-finito è-finito-il-mazzo il-mazzo-è-finito patta mano-patta
ties = pari pareggio
undoes = annulla ops annullare annulla-la-mano annullala
redoes = ripristina
amends = correggi modifica cambia correggere modificare cambiare
deletes = elimina cancella cancellala toglila eliminala cancellare rimuovi
inserts-hand = inserisci inserire aggiungi
agrees = concorda concordiamo concordato accordo stabilito pattuito giochiamo
statistics = statistiche statistica
misdeals = mano-a-monte ridare-le-carte rifare-le-carte a-monte distribuzione-sbagliata carte-date-male
scores = punteggio foglio risultato segnapunti chi-ha-vinto chi-sta-vincendo quanto-sta quanto-stiamo quanto-siamo e-adesso-quanto-siamo a-quanto-stiamo a-quanto-siamo quanto-abbiamo come-siamo-messi come-stiamo-messi come-stiamo dove-eravamo-rimasti dove-eravamo
needs = quanto-manca cosa-manca quanto-ci-manca
turns = chi-dà-le-carte chi-dà chi-fa-le-carte chi-distribuisce di-chi-è-il-mazzo mazziere
summaries = riepilogo saldo riassunto
evenings = stasera chi-deve-cosa chi-deve-a-chi chi-paga-chi quanto-dobbiamo serata quanto-deve cosa-deve chi-deve
logs = cronologia storia
shows-rules = regole le-regole
lasts = ultima ultimo precedente l'ultima l'ultimo nell'ultima nell'ultimo all'ultima dell'ultima quest'ultima mano-scorsa la-mano-scorsa una-mano-fa
before-lasts = penultima penultimo mano-prima la-mano-prima quella-prima mano-prima-dell'ultima la-mano-prima-dell'ultima quella-prima-dell'ultima
ins = nella alla della sulla in nel
helps = aiuto
quits = esci ciao buona-notte buonanotte basta-per-stasera basta-per-oggi per-stasera-basta andiamo-a-letto chiudiamo-qui chiudiamo-qui-la-serata finiamo-qui arrivederci per-oggi-basta per-stasera-è-tutto andiamo-a-dormire facciamo-una-pausa una-pausa breve-pausa pausa-caffè a-dopo ci-vediamo a-domani pausa-pizza pausa-cena basta-così-buonanotte buonanotte-a-tutti facciamo-una-pausa torniamo-dopo
deals = distribuisce dà dà-le-carte
games = partita partite partitina partitella
rounds = giro turno
hands = mano mani la-mano della-mano nella-mano numero
wins = vince vinto l'ha-vinta l'ha-vinto vinta
beats = batte
undercuts = undercut
passives = viene venne stato stata
bys = da dal dalla
ons = su sul
bigs = grande big
nobodies = nessuno nessuna
pays = perde perso persi paga pagato
for-totals = per totale segna prende differenza
supposes = se sarebbe avrebbe potrebbe poteva dovrebbe doveva forse magari probabilmente serve servono mancano più manca conduce nemmeno mica può
turned-supposes = avesse
harmless = ma solo soltanto anche ancora pure però purtroppo stavolta finalmente ne sul resta rimane rimasto rimasta mano in contava conta aveva teneva esattamente
lays-off = attacca attaccato attaccata attaccati attaccate attaccando attaccare attaccano attacchi attaccò attaccava attacco legato lega
articles = la il questa quella nostra di-quella di-questa quella-mano i gli le
indefinites = un una
nots = non mai quasi senza no falso niente
penalties = penalità penalizzazione multa togli togliamo togliete penalizzato penalizzata multato gli-costa le-costa
takes-off = in-meno
asks-who = chi
asks = chi che cosa cos'è quanto quanti quanta quante come perché quale quando dove posso può possiamo è perchè
asks-why = perché perchè
of-money = devo deve dobbiamo devono debito paga pago paghiamo soldi conto
of-needs = manca mancano serve servono
of-safety = rischio
of-worth = vale valgono valore valeva preso presi
of-ties = uguali
of-leading = vince vincendo avanti testa conduce punteggio vantaggio
of-turns = dà distribuisce mazziere tocca turno gioca giochiamo riposa mescola mischia
of-evenings = serata stasera sera oggi
sums = totale somma riepilogo risultato tutta intera saldo conto
selves = io me
third-persons = lui lei
cards = carta carte
we-ares = siamo noi-siamo giocano stasera-giocano i-giocatori-sono
openers = allora e beh bene dunque ok sì ehm senti guarda ecco per-favore grazie va-bene d'accordo un-attimo un-momento attenzione
polites = per-favore per-piacere grazie
asks-what = cos'è cos'è-un cos'è-una che-cos'è cosa-è
shows = mostra spiega spiegami mostrami
of-cards = di e il la lo è sono una-scala un-tris scala tris combinazione valida valido un-gruppo gruppo poker una-combinazione vale valgono dal dall dalla
aces = assi
upcards = carta-del-limite la-carta-del-limite-è scoperta carta-girata
prints = stampa stampare
concedes = si-arrende molla abbandona
renames = rinomina
notes = nota annotazione osservazione commento
new-deals = nuova-mano
plays-on = ancora ancora-una avanti continua rivincita prossimo prossimo-incontro un'altra di-nuovo un'altra-partita
new-series = giochiamo giochiamo-ancora nuovo-incontro nuova-serie nuova-partita un-altro-incontro un-nuovo-incontro una-nuova-partita giochiamo-un'altra giochiamo-di-nuovo facciamo-un'altra facciamo-un'altra-partita facciamone-un'altra continuiamo rigiochiamo ancora-una-partita prossima-partita la-rivincita stessi-giocatori facciamo-ancora-una-partita giochiamo-ancora-una-partita un'ultima-partita ancora-l'ultima
perhaps-judges = arbitro combinazione valido giudica giudicare controlla controllare verifica
bests = migliore sistema
perhaps-undoes = no indietro sbagliato
perhaps-summaries = soldi
ends = fine basta
perhaps-quits = pausa
perhaps-logs = lista
say-nothing = noi giochiamo ora regole è sempre solo soltanto ma vale valgono sola singola semplice sono ancora stessa-posta la-stessa-posta da-noi qui anche stavolta normale unica secca d'accordo abbiamo-deciso al-nostro-tavolo con per-favore breve di stessi-soldi da-ora per gin-semplice gli-stessi-soldi veloce rapida stesso-importo soliti-soldi adesso stessa-cosa il-resto-uguale tutto-il-resto-uguale volevamo vogliamo facciamo ci contano conta
losers = perdente chi-perde
winners = vincitore chi-vince
no-stakes = nessuna no niente senza per-divertimento zero gratis
eachs = a al per ogni il alla la
rule-verbs = è sono vale valgono
up-tos = a fino-a ai fino-ai al fino-al chi-arriva-a a-chi-arriva-a chi-arriva-prima-a vince-chi-arriva-a
bonuses = bonus premio
ones = una un un'unica
singles = semplice singola sola normale unica secca breve corta veloce rapida
box-nouns = caselle casella
points-alone = solo-punti solo-i-punti soltanto-punti soltanto-i-punti

c-is-clubs = `c` è fiori (♣); cuori (♥) è `h` oppure `cu`
c-was-clubs = `c` vuol dire fiori: { $cards }; cuori è `cu`
