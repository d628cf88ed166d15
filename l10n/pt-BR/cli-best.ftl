lay-off = encaixar { $cards }
discard = descartar { $card }
deadwood = resto { $count }
deadwood-gin = resto { $count }, gin
deadwood-big-gin = resto { $count }, big gin

too-many-cards = há { $count } cartas, mas aqui podem ser arrumadas no máximo { $most }
too-many-of-defender-hint = o adversário tem dez cartas, contando as que encaixou
too-many-cards-hint = uma mão tem no máximo onze cartas, antes do descarte; escreva as combinações de quem bateu depois de `on`

a-set = { $cards }: trinca
a-run = { $cards }: sequência
not-a-meld = { $cards }: não é combinação
legal-spread = uma disposição válida com resto { $count }
spread-size = uma disposição tem dez ou onze cartas, não { $count }
spread-size-hint = sem barra, cada grupo é verificado em separado
in-two-melds = nota: { $cards } não pode estar em duas combinações da mesma disposição

# $rules begins with `regras`: see also rules-in-words.ftl.
judged-by = pelas { $rules }
rules-of-series = regras da série { $series }
# Not `quem bateu`: it stands before `bate com 6`. No `de`, `a`, `em` or `por` may stand before these two.
the-knocker = o jogador
the-defender = o adversário
