### section: paper

title = Gin rummy: foglio segnapunti
date = Data
pairings = Chi gioca contro chi
pairings-again = { $rounds }; poi si ricomincia
game = Partita { $number }, a { $target } punti
who = chi ha chiuso
with = con
against = contro
points = Punti
total = Totale
all-games = Tutte le partite
games-won = Partite vinte
difference = Differenza
money = In denaro, { $stake }
type-hands = Per registrare un foglio compilato: esegui il comando qui sotto, poi `ginscore table`, e scrivi ogni riga com'è: `Ann 4 v 23` oppure `Ann gin v 23`; `draw` se nessuno ha bussato.
type-rounds = Per registrare un foglio compilato: esegui il comando qui sotto, poi `ginscore table`, e scrivi ogni riga com'è, le mani di un giro una dopo l'altra: `Ann 4 v 23` oppure `Ann gin v 23`; `draw Ann` se nessuno ha bussato.
type-knock-card = Con la carta del limite: `Ann 4 v 23 @7pi`.
type-points = Se sono scritti solo i punti: `Ann +18`.
type-boxes = Se le caselle non sono una sola: `Ann +18 boxes 3`.
name-blank = NOME
house-rules = Regole della casa: { $rules }.
source = Fonte: { $source } ({ $addresses })
written = Foglio scritto in { $file }.
