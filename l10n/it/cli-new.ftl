started = Comincia l'incontro { $series } ({ $facts }).
rules = regole { $preset }
rules-but = regole { $preset }, ma { $changes }
saved-rules = regole { $preset }: come { $base }
saved-rules-but = regole { $preset }: come { $base }, ma { $changes }
player-deals-first = primo mazziere { $player }
side-deals-first = primo mazziere: { $side }
stake = { $stake } a punto

not-a-stake = `{ $typed }` non è una posta
unclear-stake = `{ $typed }` non è chiaro: può essere in migliaia, o avere tre decimali
unclear-stake-hint = scrivi senza segno tra le migliaia, o con uno, due o quattro decimali, come `1000` o `1.00`
not-a-stake-hint = scrivi una somma per ogni punto con al massimo quattro decimali, come in `0.10`

name-empty = il nome dell'incontro è vuoto
name-invisible = `{ $name }` non va bene come nome di un incontro: contiene { $sign }
name-sign = `{ $name }` non va bene come nome di un incontro: non deve contenere `{ $sign }`
name-start = `{ $name }` non va bene come nome di un incontro: deve cominciare con una lettera o una cifra
name-end = `{ $name }` non va bene come nome di un incontro: finisce con uno spazio o un punto
name-long = `{ $name }` non va bene come nome di un incontro: è più lungo di { $bytes } byte
name-device = `{ $name }` non va bene come nome di un incontro: Windows lo riserva a un dispositivo
name-copy = `{ $name }` non va bene come nome di un incontro: sembra una copia fatta da un altro programma
name-hint = usa lettere, cifre, `-`, `_`, `.` e spazi, con una lettera o una cifra all'inizio, come in `club-night`
