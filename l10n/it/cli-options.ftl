global-ledger = Il registro: una cartella con un file per incontro [env: GINSCORE_LEDGER]
global-series = L'incontro da usare: il suo nome, o una parte che non sia ambigua
global-json = Stampa JSON
global-lang = La lingua, con il suo codice, come in `en`; JSON è sempre in inglese [env: GINSCORE_LANG] [predefinito: quella del sistema]
global-color = Quando usare i colori
global-card-look = Come mostrare le carte [env: GINSCORE_CARDS]
global-no-input = Non fa mai domande, neanche su un terminale
global-plain = Testo semplice per gli screen reader: senza riquadri, simboli e colori [env: GINSCORE_PLAIN]
global-quiet = Stampa solo errori e avvisi

cards-bdk = D♦ 10♥, con le figure di un mazzo tedesco
cards-vdr = D♦ 10♥, con le figure di un mazzo francese o portoghese
cards-wdk = D♦ 10♥, con le figure di un mazzo polacco

format-html = Una pagina web completa in un solo file
format-csv = Una riga per mano, per i fogli di calcolo
format-json = Un solo oggetto con tutto
format-jsonl = Un oggetto per mano, uno per riga

import-file = Il file, o `-` per lo standard input
import-dry-run = Stampa quello che verrebbe registrato, uno script per incontro, e non scrive niente
import-map = Legge la colonna con quell'intestazione come quella colonna, o la ignora con `ignore`; si può ripetere
import-dates = L'ordine di giorno e mese in date come 11/12/2026
import-stake = Denaro a punto, come in `0.10`, se le righe non lo indicano

audit-file = Testo di tutti i codici di una serata, o uno script; `-` è lo standard input
audit-script = Stampa la serata come script invece di confrontarla
audit-seal = Controlla un sigillo che qualcuno si è annotato: è di questo registro, e tutto fino a quel punto è immutato?
audit-accept = Registra che le modifiche fatte a mano al file sono volute

rules-preset = Le regole da cui si parte, come le mostra `ginscore rules list` [predefinito: quelle di `ginscore rules default`]

changes-oklahoma = Si gioca a Oklahoma: il limite per bussare è il valore della carta del limite, con un asso vale solo il gin, e con picche la mano vale doppio
changes-hollywood = Si gioca a Hollywood: tre partite affiancate
changes-target = Punti con cui si vince una partita
changes-settings = Imposta una regola, come in `--set gin_bonus=20`; `ginscore rules show` le elenca

new-dealer = Il giocatore, o la squadra, che dà le carte per primo (si taglia, e le dà chi ha la carta più bassa)
new-stake = Denaro a punto, come in `0.10`, o `none`
new-name = Nome dell'incontro [predefinito: inizio e giocatori]
new-sides = Nomi delle due squadre, come in `Noi,Loro` [predefinito: i loro giocatori]
new-out = Di tre giocatori a turno, chi sta fuori all'inizio [predefinito: l'ultimo]
new-new-player = Comincia con il nome di un nuovo giocatore, anche se somiglia a uno che il registro conosce
new-players = I giocatori: `Ann Bob`; squadre `Ann Cid v Bob Dan`; un capitano `Ann v Bob Cid`; tre a turno `Ann Bob Cid`

paper-players = Nomi dei giocatori, come per `ginscore new` [predefinito: spazio per due nomi]
paper-format = Formato [predefinito: secondo l'estensione di FILE, altrimenti testo]
paper-size = Formato della carta
paper-html = Pagina da stampare
paper-text = Testo
paper-output = Scrive in FILE invece che sullo standard output

days-since = Solo incontri cominciati in questa data o dopo
days-until = Solo incontri cominciati in questa data o prima
