yes = t

answer-draw = remis
answer-knock = pukanie
answer-gin = gin
answer-big-gin = duży-gin

who-ended-or-draw = Kto zakończył rozdanie? ({ $players } albo { $draw })
who-ended = Kto zakończył rozdanie? ({ $players })
their-cards = Karty tego gracza lub suma, { $gin } albo { $big-gin }
others-cards = Karty drugiego gracza lub suma po dokładaniu
knock-card = Karta pukania

advice = rada: { $better }
record-anyway = Zapisać mimo to? (t lub n)
