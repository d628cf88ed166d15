title-cards = cartas mostradas
title-limit = limite
title-points = pontos
title-boxes = caixas
title-columns = colunas
title-round = rodada

dealt = quem deu as cartas: { $name }

rule = { $key } é { $value }
because = { $term }: { $rule }
limit-by-card = { $limit }: { $rule }, a carta do limite é { $card }
limit-by-ace = { $limit }: { $rule }, a carta do limite é { $card }, { $ace-rule }

points-recorded = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, como foi registrado
difference = { $more } menos { $less }
doubled-by-card = a carta do limite é { $card }, { $rule }

counts-equal = os restos são iguais: { $rule }
big-gin = as onze cartas estão em combinações: quem bateu marca o resto do adversário e o bônus
eleven-melded = as onze cartas estão em combinações, mas não se joga o big gin ({ $rule }), por isso é gin
gin = quem bateu não tem cartas mortas, e marca o resto do adversário e o bônus
knock = quem bateu tem menos, e marca a diferença
gin-off = o adversário fica sem cartas mortas, e marca o resto de quem bateu e o bônus
undercut = o adversário tem menos, e marca a diferença e o bônus
nobody-knocked = ninguém bateu, por isso ninguém marca
only-points = só os pontos foram registrados

box-won = 1 pela mão ganha
boxes-recorded = { $boxes }, como foi registrado
boxes-more = mais { $boxes }
hand-doubled = a mão vale em dobro
boxes-with-hand = as caixas são pagas com a mão: { $timing-rule }, { $value-rule }
boxes-in-all = { $boxes } ao todo

hand-not-won = ninguém ganhou a mão, por isso ela não entra em nenhuma partida
round-not-won = ninguém ganhou a rodada, por isso ela não entra em nenhuma partida
on-sheet = na folha { $sheet }
entered-has-entry = partida { $game }: entra, porque já tem uma vitória para { $name }
entered-first-without = partida { $game }: entra, porque é a primeira partida aberta ainda sem vitória para { $name }
entered-win-number = partida { $game }: entra, porque é a vitória número { $number } de { $name } nesta folha
not-entered-yet = partida { $game }: ainda não entra; fica para uma próxima vitória ({ $name })
already-closed = partida { $game }: já fechada
