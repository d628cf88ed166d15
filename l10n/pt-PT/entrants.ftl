deals = { $players ->
    [one] { $name } dá as cartas
   *[other] { $name } dão as cartas
}
deals-sentence = { $players ->
    [one] { $name } dá as cartas.
   *[other] { $name } dão as cartas.
}
deals-next = { $players ->
    [one] { $name } dá as cartas a seguir
   *[other] { $name } dão as cartas a seguir
}

two-draw = { $one } e { $two } empatam, ninguém bateu
side-wins-as-written = { $players ->
    [one] { $name } ganha
   *[other] { $name } ganham
} { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, como anotado

round-tied = a ronda fica empatada ({ $sums }): ninguém marca
round-won = { $name } ganham a ronda com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $sums }), { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}
round-won-sweep = { $name } ganham a ronda com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $sums }), { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}, das quais { $sweep } por ganharem todas as mãos
round-won-others = { $name } ganham a ronda com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $sums }), { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}; { $others-boxes ->
    [one] { $others-boxes } caixa
   *[other] { $others-boxes } caixas
} para { $others }
round-box-doubled = a caixa da ronda vale a dobrar: uma mão ganha por { $name } foi dobrada
sweep-not-doubled = as caixas por ganhar todas as mãos valem uma vez: nem todas as mãos foram dobradas

round-open = ronda { $number }: { $sums }; ainda a jogar: { $pairs }
next-play = a seguir: { $pairs }
next-play-sentence = A seguir: { $pairs }.

sides-play = { $first } jogam contra { $second }.
captain-plays = { $captain } joga como capitão contra { $others }, um de cada vez, cada um até perder uma mão.
in-turn = { $players } jogam à vez: quem perde uma mão fica de fora.
in-turn-out = { $players } jogam à vez: quem perde uma mão fica de fora; { $name } fica de fora primeiro.
