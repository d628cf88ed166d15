started = Começa a série { $series } ({ $facts }).
rules = regras { $preset }
rules-but = regras { $preset }, mas { $changes }
saved-rules = regras { $preset }: como { $base }
saved-rules-but = regras { $preset }: como { $base }, mas { $changes }
player-deals-first = { $player } dá as cartas primeiro
side-deals-first = quem dá as cartas primeiro: { $side }
stake = { $stake } por ponto

not-a-stake = `{ $typed }` não é uma aposta
unclear-stake = `{ $typed }` não está claro: podem ser milhares, ou três casas decimais
unclear-stake-hint = escreva sem separador de milhares, ou com uma, duas ou quatro casas decimais, como em `1000` ou `1.00`
not-a-stake-hint = escreva um valor em dinheiro por ponto, com até quatro casas decimais, como em `0.10`

name-empty = o nome da série está vazio
name-invisible = `{ $name }` não pode ser nome de série: contém { $sign }
name-sign = `{ $name }` não pode ser nome de série: não pode conter `{ $sign }`
name-start = `{ $name }` não pode ser nome de série: tem de começar com uma letra ou um algarismo
name-end = `{ $name }` não pode ser nome de série: termina com um espaço ou um ponto
name-long = `{ $name }` não pode ser nome de série: tem mais de { $bytes } bytes
name-device = `{ $name }` não pode ser nome de série: o Windows o reserva para um dispositivo
name-copy = `{ $name }` não pode ser nome de série: parece uma cópia feita por outro programa
name-hint = use letras, algarismos, `-`, `_`, `.` e espaços, começando com uma letra ou um algarismo, como em `club-night`
