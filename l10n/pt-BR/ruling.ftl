nobody-knocked = empate, ninguém bateu
wins-as-written = { $name } ganha { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, como anotado
has-gin = { $name } faz gin contra { $others }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
has-big-gin = { $name } faz big gin contra { $others }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
is-undercut = { $name } bate com { $own }, { $other } faz undercut com { $others }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
gins-off = { $name } bate com { $own }, { $other } faz gin-off, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
ties = { $name } bate com { $own } contra { $others }, restos iguais: ninguém marca
knocks = { $name } bate com { $own } contra { $others }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}

over-limit-undercut = { $name } bate acima do limite com { $own }, { $other } aceita e faz undercut com { $others }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
over-limit-gin-off = { $name } bate acima do limite com { $own }, { $other } aceita e faz gin-off, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
over-limit-tie = { $name } bate acima do limite com { $own } contra { $others }, { $other } aceita, restos iguais: ninguém marca
over-limit = { $name } bate acima do limite com { $own } contra { $others }, { $other } aceita, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}

side = { $name }: { $cards }; resto { $count }
side-laid-off = { $name }: { $cards }, encaixou { $laid-off }; resto { $count }

sum-boxes = { $sum }, { $boxes ->
    [0] { $boxes } caixas
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} para { $name }
sum-for = { $sum } para { $name }
sum-extra-boxes = { $sum }, { $boxes ->
    [0] { $boxes } caixas extras
    [one] { $boxes } caixa extra
   *[other] { $boxes } caixas extras
} para { $name }
sum-is = { $terms } = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
sum-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
sum-doubled = ({ $terms }) x 2 ({ $why })

step-difference = diferença
step-deadwood = resto
step-knockers-count = resto de quem bateu
step-knock = bônus da batida
step-gin = bônus do gin
step-big-gin = bônus do big gin
step-undercut = bônus do undercut
step-gin-off = bônus do gin-off
step-tie = bônus dos restos iguais
step-draw = bônus do empate
step-points = bônus dos pontos
step-written = anotado
step-clubs = paus dobram
step-diamonds = ouros dobram
step-hearts = copas dobram
step-spades = espadas dobram
