yes = s

answer-draw = patta
answer-knock = bussata
answer-gin = gin
answer-big-gin = big-gin

who-ended-or-draw = Chi ha chiuso la mano? ({ $players }, o { $draw })
who-ended = Chi ha chiuso la mano? ({ $players })
their-cards = Le sue carte o il suo conto, { $gin } o { $big-gin }
others-cards = Le carte dell'altro giocatore, o il suo conto dopo aver attaccato
knock-card = Carta del limite

advice = consiglio: { $better }
record-anyway = Registrare lo stesso? (s o n)
