yes = s

answer-draw = empate
answer-knock = batida
answer-gin = gin
answer-big-gin = big-gin

who-ended-or-draw = Quem terminou a mão? ({ $players }, ou { $draw })
who-ended = Quem terminou a mão? ({ $players })
their-cards = As cartas ou o resto desse jogador, { $gin } ou { $big-gin }
others-cards = As cartas do outro jogador, ou o seu resto depois de juntar
knock-card = Carta do limite

advice = conselho: { $better }
record-anyway = Registar mesmo assim? (s ou n)
