no-such-preset = não há nenhuma predefinição chamada { $name }
presets-are = as predefinições são { $presets }
no-such-rule = não há nenhuma regra da casa chamada { $name }
write-key = escreva { $keys }
keys-are-listed = `ginscore rules show` lista as chaves
not-a-setting = { $text } não define uma regra
not-a-setting-hint = escreva KEY=VALUE, como em `--set gin_bonus=20`
cannot-be = { $key } não pode ser { $value }
allowed-values = valores permitidos: { $allowed }
did-you-mean-allowed = você quis dizer { $meant }? Valores permitidos: { $allowed }

multipliers-conflict = `column_multipliers` tem { $listed ->
    [one] { $listed } número
   *[other] { $listed } números
}, mas `columns` é { $columns }
multipliers-conflict-hint = dê um número por coluna, como em { $option }
boxes-conflict = `bonus_boxes` é `each-side`, mas `box_timing` é `each-hand`
boxes-conflict-hint = as caixas que são pagas a cada mão são do lado que ganha a rodada
award-conflict = `shutout.award` { $award } não combina com `settlement` score-plus-difference
award-conflict-hint = com esse acerto o prêmio tem de ser none ou double-total

allowed-range = { $lowest } a { $highest }
allowed-range-or-none = none (não se joga), { $lowest } a { $highest }
allowed-knock-limit = { $lowest } (só gin) a { $highest }
allowed-rounding = { $lowest } (não) a { $highest }
allowed-suits = algumas das letras C D H S (como em HS), ou none
allowed-award = none, { $lowest } a { $highest }, double-points, double-points-and-game, double-total
allowed-multipliers = tantos números inteiros de 1 a 10 quantas são as colunas (como em 1,1,2)
allowed-series = one-sheet, to-N (N de 1 a 10000000), best-of-N (N ímpar, de 1 a 99)
allowed-pairing = by-size (rotate com dois de cada lado, senão fixed), rotate, fixed

not-given-by-source = * não está na fonte:
