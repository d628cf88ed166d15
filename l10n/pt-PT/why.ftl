title-cards = cartas mostradas
title-limit = limite
title-points = pontos
title-boxes = caixas
title-columns = colunas
title-round = ronda

dealt = cartas dadas por { $name }

rule = { $key } é { $value }
because = { $term }: { $rule }
limit-by-card = { $limit }: { $rule }, a carta do limite é { $card }
limit-by-ace = { $limit }: { $rule }, a carta do limite é { $card }, { $ace-rule }

points-recorded = { $points ->
    [one] { $points } ponto, como registado
   *[other] { $points } pontos, como registado
}
difference = { $more } menos { $less }
doubled-by-card = a carta do limite é { $card }, { $rule }

counts-equal = os restos são iguais: { $rule }
big-gin = as onze cartas estão em combinações: quem bateu marca o resto do adversário e o bónus
eleven-melded = as onze cartas estão em combinações, mas não se joga o big gin ({ $rule }), por isso é gin
gin = quem bateu não tem cartas soltas, e marca o resto do adversário e o bónus
knock = quem bateu tem menos, e marca a diferença
gin-off = o adversário fica sem cartas soltas, e marca o resto de quem bateu e o bónus
undercut = o adversário tem menos, e marca a diferença e o bónus
nobody-knocked = ninguém bateu, por isso ninguém marca
only-points = só foram registados os pontos

box-won = 1 pela mão ganha
boxes-recorded = { $boxes }, como registado
boxes-more = mais { $boxes }
hand-doubled = a mão conta a dobrar
boxes-with-hand = as caixas são pagas com a mão: { $timing-rule }, { $value-rule }
boxes-in-all = { $boxes } ao todo

hand-not-won = ninguém ganhou a mão, por isso não entra em nenhum jogo
round-not-won = ninguém ganhou a ronda, por isso não entra em nenhum jogo
on-sheet = na folha { $sheet }
entered-has-entry = jogo { $game }: entra, porque já tem uma vitória para { $name }
entered-first-without = jogo { $game }: entra, porque é o primeiro jogo aberto ainda sem vitória para { $name }
entered-win-number = jogo { $game }: entra, porque é a vitória número { $number } de { $name } nesta folha
not-entered-yet = jogo { $game }: ainda não entra; fica para uma próxima vitória ({ $name })
already-closed = jogo { $game }: já fechado
