game = Jogo { $number }, até { $target }
all-games = Todos os jogos
games-won = Jogos ganhos
type-hands = Para registar uma folha preenchida: execute o comando abaixo, depois `ginscore table`, e escreva cada linha como está: `Ann 4 v 23` ou `Ann gin v 23`; `draw` se ninguém bateu.
type-rounds = Para registar uma folha preenchida: execute o comando abaixo, depois `ginscore table`, e escreva cada linha como está, as mãos de uma ronda umas a seguir às outras: `Ann 4 v 23` ou `Ann gin v 23`; `draw Ann` se ninguém bateu.
