no-such-preset = non c'è nessun preset di nome { $name }
presets-are = i preset sono { $presets }
no-such-rule = non c'è nessuna regola della casa di nome { $name }
write-key = scrivi { $keys }
keys-are-listed = `ginscore rules show` elenca le chiavi
not-a-setting = { $text } non è un'impostazione
not-a-setting-hint = scrivi KEY=VALUE, come in `--set gin_bonus=20`
cannot-be = { $key } non può essere { $value }
allowed-values = valori permessi: { $allowed }
did-you-mean-allowed = intendevi { $meant }? Valori permessi: { $allowed }

multipliers-conflict = `column_multipliers` ne elenca { $listed }, ma `columns` è { $columns }
multipliers-conflict-hint = indica un numero per colonna, come in { $option }
boxes-conflict = `bonus_boxes` è `each-side`, ma `box_timing` è `each-hand`
boxes-conflict-hint = le caselle che si pagano con ogni mano vanno alla squadra che vince il giro
award-conflict = `shutout.award` { $award } non può stare con `settlement` score-plus-difference
award-conflict-hint = con quel saldo il premio deve essere none o double-total

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
