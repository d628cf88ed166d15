not-a-card = { $typed } não é uma carta
not-a-group = { $typed } não é um grupo de cartas
in-portuguese = em letras portuguesas escreva { $words }
in-spanish = em letras espanholas escreva { $words }
in-french = em letras francesas escreva { $words }
in-italian = em letras italianas escreva { $words }
in-german = em letras alemãs escreva { $words }
in-polish = em letras polonesas escreva { $words }
in-two-letters = naipes que não estão em letras inglesas têm duas letras: escreva { $words }

c-is-clubs = `c` é paus (♣); copas (♥) é `h` ou `co`
c-was-clubs = `c` foi lido como paus: { $cards }; copas é `co`
