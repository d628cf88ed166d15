### section: paper

title = Gin rummy: folha de pontos
date = Data
pairings = Quem joga contra quem
pairings-again = { $rounds }; depois tudo de novo
game = Partida { $number }, até { $target }
who = quem terminou
with = com
against = contra
points = Pontos
total = Total
all-games = Todas as partidas
games-won = Partidas ganhas
difference = Diferença
money = Em dinheiro, { $stake }
type-hands = Para registrar uma folha preenchida: execute o comando abaixo, depois `ginscore table`, e digite cada linha como está: `Ann 4 v 23` ou `Ann gin v 23`; `draw` se ninguém bateu.
type-rounds = Para registrar uma folha preenchida: execute o comando abaixo, depois `ginscore table`, e digite cada linha como está, as mãos de uma rodada uma após a outra: `Ann 4 v 23` ou `Ann gin v 23`; `draw Ann` se ninguém bateu.
type-knock-card = Com a carta do limite: `Ann 4 v 23 @7es`.
type-points = Se só foram anotados os pontos: `Ann +18`.
type-boxes = Se as caixas não forem só uma: `Ann +18 boxes 3`.
name-blank = NOME
house-rules = Regras da casa: { $rules }.
source = Fonte: { $source } ({ $addresses })
written = Folha gravada em { $file }.
