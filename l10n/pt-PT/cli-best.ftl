lay-off = juntar { $cards }
discard = descartar { $card }
deadwood = resto { $count }
deadwood-gin = resto { $count }, gin
deadwood-big-gin = resto { $count }, big gin

too-many-cards = há { $count } cartas, mas aqui podem ser arrumadas no máximo { $most }
too-many-of-defender-hint = o adversário tem dez cartas, incluindo as que juntou
too-many-cards-hint = uma mão tem no máximo onze cartas, antes do descarte; escreva as combinações de quem bateu depois de `on`

a-set = { $cards }: trinca
a-run = { $cards }: sequência
not-a-meld = { $cards }: não é combinação
legal-spread = uma arrumação válida com resto { $count }
spread-size = uma arrumação tem dez ou onze cartas, não { $count }
spread-size-hint = sem barra, cada grupo é verificado à parte
in-two-melds = nota: { $cards } não pode estar em duas combinações da mesma arrumação

# $rules begins with `regras`: see also rules-in-words.ftl.
judged-by = pelas { $rules }
rules-of-series = regras da série { $series }
# Not `quem bateu`: it stands before `bate com 6`. No `de`, `a`, `em` or `por` may stand before `o adversário`.
the-knocker = quem termina
the-defender = o adversário
