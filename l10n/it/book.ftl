seal-not-remembered = questo computer non può conservare il sigillo; annotalo, altrimenti qui non ci si accorgerà di un file riscritto
current-not-remembered = questo computer non può ricordare qual è l'incontro attuale; indicalo con `--series { $series }`
turned = { $series } è ora in un nuovo formato, con nuovi sigilli; i sigilli annotati prima valgono per il vecchio file { $file }
no-home = questo computer non può ricordare qual è l'incontro attuale, perché non c'è una cartella personale
no-home-hint = indicalo con `--series { $series }`
not-read-back = il file, riletto, non sarebbe come è stato scritto
not-read-back-hint = non è stato registrato niente; è un errore di ginscore, per favore segnalalo

no-series-called = non c'è nessun incontro di nome { $part }
list-hint = `ginscore series list` li mostra
several-series = { $part } corrisponde a più di un incontro
several-hint = scrivi il nome più per esteso: { $names }
no-series = non c'è ancora nessun incontro
no-series-hint = cominciane uno con `ginscore new Ann Bob` o `ginscore table Ann Bob`
no-current = non c'è un incontro attuale
no-current-hint = `ginscore series list` li mostra; scegli con `ginscore series use`, o con `--series`

rows-twice = queste righe e quelle dalla riga { $line } appartengono allo stesso incontro, { $series }
rows-twice-hint = metti tutte le righe di un incontro sotto un solo nome, e le mani in ordine
rows-same-file = { $series } e { $other } differiscono solo per maiuscole e minuscole, e su alcuni sistemi sarebbero lo stesso file
rows-same-file-hint = non è stato importato niente; dai un altro nome a uno dei due
partly-imported-hint = alcuni degli incontri sono stati registrati; sistema il disco e importa di nuovo il file: quelli saranno saltati

conflict-two-players = il registro ha già un incontro { $series }, ma il suo `player_one` è { $one } e il suo `player_two` è { $two }
conflict-players = il registro ha già un incontro { $series }, ma i suoi giocatori sono { $players }
conflict-rules = il registro ha già un incontro { $series }, ma giocato con altre regole
conflict-start = il registro ha già un incontro { $series }, ma il suo inizio è { $start }
conflict-stake = il registro ha già un incontro { $series }, ma la sua posta è { $stake }
conflict-no-stake = il registro ha già un incontro { $series }, ma è senza posta
conflict-dealer = il registro ha già un incontro { $series }, ma il suo primo mazziere è { $dealer }
conflict-no-dealer = il registro ha già un incontro { $series }, ma il suo primo mazziere non è noto
conflict-hand = il registro ha già un incontro { $series }, ma la sua mano { $number } è { $there } e non { $here }
conflict = il registro ha già un altro incontro { $series }
conflict-hint = non è stato importato niente; se è un'altra serata, dalle un altro nome sotto `series`
conflict-hand-hint = non è stato importato niente; `ginscore amend { $number } LINE --series { $series }` corregge il registro; oppure, se è un'altra serata, dalle un altro nome sotto `series`
