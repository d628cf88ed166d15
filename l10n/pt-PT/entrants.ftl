deals = { $players ->
    [one] { $name } dá as cartas
   *[other] quem dá as cartas: { $name }
}
deals-sentence = { $players ->
    [one] { $name } dá as cartas.
   *[other] Quem dá as cartas: { $name }.
}
deals-next = { $players ->
    [one] { $name } dá as cartas a seguir
   *[other] quem dá as cartas a seguir: { $name }
}

two-draw = { $one } e { $two } empatam, ninguém bateu
side-wins-as-written = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $name }, como escrito

round-tied = a ronda fica empatada ({ $sums }): ninguém marca
round-won = ronda para { $name }, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $sums }), { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}
round-won-sweep = ronda para { $name }, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $sums }), { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}, { $sweep } delas por ganhar todas as mãos
round-won-others = ronda para { $name }, com { $points ->
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

sides-play = { $first } contra { $second }.
captain-plays = { $captain } joga como capitão contra { $others }, um de cada vez, cada um até perder uma mão.
in-turn = { $players } jogam à vez: quem perde uma mão fica de fora.
in-turn-out = { $players } jogam à vez: quem perde uma mão fica de fora; { $name } fica de fora primeiro.
