is-default = { $name } sono le regole predefinite di questo registro
is-default-hint = scegline prima altre, come in `ginscore rules default standard`
would-not-read-back = le regole da salvare, rilette, non sarebbero le stesse
would-not-read-back-hint = non è stato salvato niente; è un errore di ginscore, per favore segnalalo
exists = sotto il nome { $name } sono già salvate altre regole
they-are = sono: { $rules }
exists-hint = scegli un altro nome, o aggiungi `--replace`
default-unknown = le regole predefinite di questo registro sono { $name }, che qui non sono salvate
default-unknown-hint = scegline altre con `ginscore rules default NAME`, o aggiungi `--rules NAME`
is-built-in = { $name } è un preset di ginscore e non si può eliminare
is-built-in-hint = `ginscore rules list` mostra le regole salvate

name-empty = { $name } non è un nome per regole della casa: è vuoto
name-hidden = { $name } non è un nome per regole della casa: contiene { $hidden }
name-sign = { $name } non è un nome per regole della casa: non deve contenere { $sign }
name-start = { $name } non è un nome per regole della casa: deve cominciare con una lettera
name-too-long = { $name } non è un nome per regole della casa: è più lungo di { $most } byte
name-device = { $name } non è un nome per regole della casa: Windows lo riserva a un dispositivo
name-built-in = { $name } non è un nome per regole della casa: { $preset } è un preset di ginscore
name-default = { $name } non è un nome per regole della casa: è la parola per le regole dei nuovi incontri
name-topic = { $name } non è un nome per regole della casa: è una parola del regolamento
name-hint = scegli un altro nome: lettere, cifre, `-` e `_`, con una lettera all'inizio, come in `club-night`

note-hidden = la nota contiene { $hidden }
note-too-long = la nota ha { $count ->
    [one] { $count } carattere
   *[other] { $count } caratteri
}, e il limite è { $most }
note-hint = scrivi una nota più corta e leggibile

with-note = { $rules } ({ $note })
saved-here = salvate in questo registro, basate su { $base }
saved-here-with-note = salvate in questo registro, basate su { $base }; { $note }

saved = Salvate le regole { $name }: { $rules }.
it-was = Prima: { $rules }.
play-by-these = Si gioca con queste regole con { $option }, o in ogni nuovo incontro dopo { $command }.
already-saved = Queste regole sono già salvate sotto il nome { $name }.
deleted = Eliminate le regole { $name }. Gli incontri giocati con queste regole le mantengono.
default-is-standard = I nuovi incontri hanno le regole standard.
default-is = In questo registro i nuovi incontri hanno le regole { $preset }.
file-not-used = il registro ha un file { $file } per regole della casa, ma non viene usato: il suo nome non si può scrivere
