no-such-preset = non c'è nessun preset di nome { $name }
presets-are = i preset sono { $presets }
former-preset-hint = le sue regole in parole: { $words }
no-such-rule = non c'è nessuna regola della casa di nome { $name }
keys-are-listed = `ginscore rules show` elenca le chiavi
cannot-be = { $key } non può essere { $value }
allowed-values = valori permessi: { $allowed }
did-you-mean-allowed = intendevi { $meant }? Valori permessi: { $allowed }

multipliers-conflict = `column_multipliers` ne elenca { $listed }, ma `columns` è { $columns }
multipliers-conflict-hint = indica un numero per colonna, come in { $option }
boxes-conflict = `bonus_boxes` è `each-side`, ma `box_timing` è `each-hand`
boxes-conflict-hint = le caselle che si pagano con ogni mano vanno alla squadra che vince il giro
award-conflict = `shutout.award` { $award } non può stare con `settlement` score-plus-difference
award-conflict-hint = con quel saldo `shutout.award` deve essere none o double-total

allowed-range = da { $lowest } a { $highest }
allowed-range-or-none = none (non si gioca), da { $lowest } a { $highest }
allowed-knock-limit = da { $lowest } (solo gin) a { $highest }
allowed-rounding = da { $lowest } (non si arrotonda) a { $highest }
allowed-suits = semi tra C D H S (come in HS), o none
allowed-award = none, da { $lowest } a { $highest }, double-points, double-points-and-game, double-total
allowed-multipliers = tanti numeri interi da 1 a 10 quante sono le colonne (come in 1,1,2)
allowed-series = one-sheet, to-N (N da 1 a 10000000), best-of-N (N dispari, da 1 a 99)
allowed-pairing = by-size (si cambia con due per squadra, altrimenti si resta fissi), rotate, fixed

not-given-by-source = * non indicato dalla fonte:
no-columns-in-turn = tre giocatori a turno non possono giocare più partite affiancate
no-columns-in-turn-hint = una vittoria andrebbe in colonne che due avversari diversi hanno in comune; gioca con `columns=1`
no-hollywood-in-turn-hint = una vittoria andrebbe in colonne che due avversari diversi hanno in comune; togli `hollywood`
no-difference-in-turn = tre giocatori a turno non possono saldare con `score-plus-difference`
no-difference-in-turn-hint = quel saldo confronta due punteggi; gioca con `settlement=totals`

oklahoma-keeps-ace = `oklahoma` lascia `ace_knock_card` a one: con un asso si può bussare con 1; per imporre il gin aggiungi `ace_knock_card=gin-only`
oklahoma-keeps-boxes = `oklahoma` lascia `doubled_boxes` a none: con { $suits } raddoppiano i punti ma non le caselle; per raddoppiare anche quelle aggiungi `doubled_boxes=all`
hollywood-keeps-winner = Il foglio lo vince chi ha il totale più alto delle tre partite; con `sheet_winner=most-games` basta vincerne due su tre.
form-over-default = { $forms } si aggiunge alle regole salvate come `default`.
against-form = { $form } e { $setting } si contraddicono

saved-in-ledger = Salvate in questo registro:
rules-of-series = l'incontro { $series }
sources-of = fonti di { $name }:
no-differences = nessuna differenza
every-key = `ginscore rules show` mostra ogni regola con la sua chiave.
not-of-series = `--series` indica già le regole da salvare
not-of-series-hint = togli `--series`, o le regole
two-sides = si confrontano due regolamenti, non di più
two-sides-hint = metti tra virgolette le parole di ognuno, come in `rules diff pagat "pagat hollywood"`
not-saved = Non è stato salvato niente.

exists = sotto il nome { $name } sono già salvate altre regole
they-are = sono: { $rules }
exists-hint = scegli un altro nome, o aggiungi `--yes`

name-empty = { $name } non è un nome per regole della casa: è vuoto
name-hidden = { $name } non è un nome per regole della casa: contiene { $hidden }
name-sign = { $name } non è un nome per regole della casa: non deve contenere { $sign }
name-start = { $name } non è un nome per regole della casa: deve cominciare con una lettera
name-too-long = { $name } non è un nome per regole della casa: è più lungo di { $most } byte
name-device = { $name } non è un nome per regole della casa: Windows lo riserva a un dispositivo
name-built-in = { $name } non è un nome per regole della casa: { $preset } è un preset di ginscore
name-topic = { $name } non è un nome per regole della casa: è una parola del regolamento
name-player = { $name } è il nome di un giocatore di questo registro
name-hint = scegli un altro nome: lettere, cifre, `-` e `_`, con una lettera all'inizio, come in `club-night`

saved-here = salvate in questo registro, basate su { $base }
saved-here-with-note = salvate in questo registro, basate su { $base }; { $note }

saved = Salvate le regole { $name }: { $rules }.
it-was = Prima: { $rules }.
replace-question = Sostituire le regole salvate come { $name }? (s o n)
play-by-these = Con { $command } si gioca con queste regole.
play-by-default = I nuovi incontri hanno queste regole se non si indica un preset.
in-file = Sono in { $file }, che si può modificare o eliminare.
already-saved = Queste regole sono già salvate sotto il nome { $name }.
file-not-used = il registro ha un file { $file } per regole della casa, ma non viene usato: il suo nome non si può scrivere

# They follow `secondo le` in the sections best and score.
the-rules = regole { $preset }
the-rules-but = regole { $preset }, ma { $changes }
the-saved-rules = regole { $preset }: come { $base }
the-saved-rules-but = regole { $preset }: come { $base }, ma { $changes }

only-gin = una mano si chiude solo con gin
knock-with = si bussa con { $limit } o meno
no-knock-card = senza carta del limite
knock-card = si bussa al massimo con il valore della carta del limite
ace-allows-one = con un asso si può bussare con 1
ace-requires-gin = con un asso vale solo il gin
no-suit-doubles = nessun seme raddoppia
suits-double = con { $suits } la mano vale doppio
boxes-never-double = le caselle non raddoppiano mai
extra-boxes-double = raddoppiano anche le caselle extra
boxes-double = raddoppiano anche le caselle
gin = gin { $points }
no-big-gin = senza big gin
big-gin = big gin { $points }
undercut = undercut { $points }
tie-to-defender = a conti pari è undercut
tie-without-bonus = a conti pari è undercut senza bonus
tie-to-knocker = a conti pari vince chi bussa
tie-to-nobody = a conti pari non vince nessuno
no-gin-off = il gin off è un undercut come gli altri
gin-off = gin off { $points }
no-knock-bonus = nessun bonus per la bussata
knock-bonus = bussata { $points }
laying-off-on-gin = si attacca anche contro il gin
no-laying-off-on-gin = non si attacca contro il gin
boxes-for-gin = { $boxes ->
    [0] nessuna casella extra per il gin
    [one] { $boxes } casella extra per il gin
   *[other] { $boxes } caselle extra per il gin
}
boxes-for-big-gin = { $boxes ->
    [0] nessuna casella extra per il big gin
    [one] { $boxes } casella extra per il big gin
   *[other] { $boxes } caselle extra per il big gin
}
boxes-for-undercut = { $boxes ->
    [0] nessuna casella extra per l'undercut
    [one] { $boxes } casella extra per l'undercut
   *[other] { $boxes } caselle extra per l'undercut
}
boxes-for-gin-off = { $boxes ->
    [0] nessuna casella extra per il gin off
    [one] { $boxes } casella extra per il gin off
   *[other] { $boxes } caselle extra per il gin off
}
boxes-for-sweep = { $boxes ->
    [0] nessuna casella extra a chi vince tutte le mani di un giro
    [one] { $boxes } casella extra a chi vince tutte le mani di un giro
   *[other] { $boxes } caselle extra a chi vince tutte le mani di un giro
}
boxes-worth-nothing = le caselle non valgono niente
per-box = { $points } a casella
boxes-at-end = le caselle si contano alla fine
boxes-with-each-hand = le caselle si contano a ogni mano
game-to = partita a { $points } punti
no-game-bonus = nessun bonus partita
game-bonus = bonus partita { $points }
shutout-without-points = è cappotto se chi perde non ha punti
shutout-without-a-win = è cappotto se chi perde non ha vinto mani
shutout-worth = cappotto { $points }
no-shutout-award = il cappotto non vale niente
no-shutout-award-in-turn = in tre a turno il cappotto non vale niente
shutout-doubles-points = il cappotto raddoppia i punti
shutout-doubles-points-and-game = il cappotto raddoppia i punti e il bonus partita
shutout-doubles-total = il cappotto raddoppia il totale
games-side-by-side = { $games ->
    [one] una partita alla volta
   *[other] { $games } partite affiancate
}
enters-next = ogni vittoria si segna anche nella partita seguente
enters-nth = la seconda vittoria si segna in due partite e la terza in tre
games-count-once = ogni partita conta una volta
games-count = moltiplicatori delle partite: { $times }
keep-totals = ognuno tiene il suo totale
score-plus-difference = chi vince segna i suoi punti più la differenza
no-rounding = nessun arrotondamento
rounded-to = differenze arrotondate a { $points }
higher-total-wins = vince il totale più alto
most-games-win = vince chi ha più partite
one-sheet = un foglio
best-of = al meglio di { $sheets ->
    [one] { $sheets } foglio
   *[other] { $sheets } fogli
}
until-total = fogli fino a un totale di { $points }
winner-deals = dà le carte chi vince
loser-deals = dà le carte chi perde
deal-alternates = le carte si danno a turno
same-deals-after-draw = dopo una mano patta dà le carte lo stesso giocatore
deal-passes-after-draw = dopo una mano patta dà le carte l'altro

opponents-change = gli avversari cambiano a ogni giro
opponents-stay = gli avversari restano gli stessi
opponents-change-with-two = gli avversari cambiano se una squadra ha due giocatori
extra-boxes-to-winner = le caselle extra vanno alla squadra che vince il giro
extra-boxes-to-each = ogni squadra tiene le sue caselle extra
each-pays-one = ogni giocatore paga per intero uno di quelli che vincono
side-pays-once = la squadra che perde paga una volta sola
newcomer-deals = dà le carte chi entra
sitting-out-deals = dà le carte chi sta fuori

standard = Regole standard
standard-source = The Spruce, gin rummy
oklahoma = Oklahoma Gin
oklahoma-source = The Spruce, Oklahoma Gin
hollywood = Hollywood Gin
hollywood-source = The Spruce, Hollywood Gin
stakes = Gin a soldi
stakes-source = l'articolo portoghese, giocato a soldi
wikipedia = Vecchie regole di Wikipedia
wikipedia-source = la vecchia Wikipedia, partita singola
wikipedia-match = Vecchie regole di Wikipedia per gli incontri
wikipedia-match-source = la vecchia Wikipedia, più partite
pagat = Regole di Pagat
pagat-source = Pagat (Bicycle dà gli stessi valori)
bicycle = Regole di Bicycle
bicycle-source = Bicycle (Pagat dà gli stessi valori)
rummytalk = Regole di Rummytalk
rummytalk-source = rummytalk.com
online = Regole online comuni
online-source = il gioco online più comune (ginrummy.com e altri)
bare = Regole senza bonus
bare-source = nessuna fonte: ogni regola ha il valore che non cambia niente

draw-not-said = la fonte non dice chi dà le carte dopo una mano patta
aces-not-mentioned = la fonte non parla degli assi; con un asso, per il suo valore, si può bussare con 1
first-win-not-said = la fonte non dice dove si segna la prima vittoria di chi ha perso a cappotto; lo dice rummy-games.com
additional-25 = la fonte dice «altri 25», che può voler dire 50 in tutto o 25
deal-may-alternate = le pagine che citano Pagat non sono d'accordo; forse lì si danno le carte a turno
equal-counts = in un riassunto i conti pari non sono un undercut
digest-alternates = in un riassunto si danno le carte a turno
next-dealer-not-said = la fonte non dice chi dà le carte nella mano seguente

terms-and-topics = parole del gioco e i loro argomenti:
house-rules = regole della casa:
no-sources = fonti: nessuna
sources = fonti:
at-this-table = A questo tavolo: { $rules }.
more-sources = Come giocano gli altri, e le fonti: { $command }
several-topics = { $words } corrisponde a più di un argomento
no-such-topic = non c'è nessun argomento di nome { $words }
topics-are-listed = `ginscore rules explain` elenca gli argomenti e le parole del gioco
not-translated = Questo argomento non è ancora tradotto.
