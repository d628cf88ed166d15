yes = s

answer-draw = empate
answer-knock = batida
answer-gin = gin
answer-big-gin = big-gin

who-ended-or-draw = Quem terminou a mão? ({ $players }, ou { $draw })
who-ended = Quem terminou a mão? ({ $players })
their-cards = Cartas ou resto de quem terminou, { $gin } ou { $big-gin }
others-cards = Cartas do outro jogador, ou o resto depois de encaixar
knock-card = Carta do limite

advice = conselho: { $better }
record-anyway = Registrar mesmo assim? (s ou n)
