did-you-mean = queria dizer { $meant }?

players-are-help = os jogadores são { $players }; `help` mostra o que se pode escrever
could-be-several = { $typed } pode ser mais do que um jogador
no-such-player = não há nenhum jogador chamado { $typed }

which-hand = a linha não diz que mão da ronda é
type-one-of = escreva { $lines }

no-suit = { $typed } não tem naipe
no-rank = { $typed } não tem valor

backwards = { $typed } não está por ordem crescente
diamonds-or-ace = { $typed } não é claro: o fim pode ser a dama de ouros, ou Q K A sem naipe
groups-are = escreva uma sequência `4-7es`, uma trinca `9paouco` ou cartas separadas `4es 5es`; em inglês `4-7s`, `9cdh`

no-hand-hint = diga quem a terminou e o que tem cada lado, como em `Ann 4 v 23`; ou escreva `draw`
partners = estes dois jogam do mesmo lado
partners-hint = indique um jogador do outro lado depois do `v`, ou deixe o nome de fora
nothing-before-hint = escreva primeiro o lado de quem bateu: cartas, resto ou `gin`, como em `Ann 4 v 23`
nothing-after-hint = escreva a seguir as cartas ou o resto do adversário, como em `Ann 4 v 23`
second-slash-hint = escreva uma só barra por lado, antes das cartas soltas; falta um `v` antes do outro lado?
slash-after-plus-hint = escreva primeiro as combinações, depois `/` e as cartas soltas, depois `+` e as cartas juntadas
knocker-lays-off = quem bateu não pode juntar cartas
knocker-lays-off-hint = escreva as cartas juntadas do lado do adversário, depois do `v`
nothing-laid-off-hint = indique as cartas juntadas, ou tire o sinal de mais
count-among-cards = este lado tem um resto e também cartas juntadas
count-among-cards-hint = o resto é o que sobra depois de juntar: tire o sinal de mais, ou indique todas as cartas
gin-out-of-place-hint = `gin` vem logo a seguir ao jogador, sozinho ou antes de dez cartas, como em `Ann gin v 23`; onze cartas em combinações não precisam dele
more-than-points-hint = para registar só os pontos de uma mão, não escreva mais nada, como em `Ann +18` ou `Ann +18 boxes 3`
more-than-a-draw-hint = se ninguém ganhou, escreva só `draw`, ou `draw @5co` com a carta do limite; numa ronda de várias mãos, `draw Ann` para uma delas
boxes-out-of-place = as caixas só se podem indicar com pontos
boxes-out-of-place-hint = deixe-as de fora, pois as regras dizem quantas vale esta mão; ou escreva `Ann +18 boxes 3`
second-knock-card-hint = uma mão tem uma só carta do limite
second-discard-hint = quem bate descarta uma só carta
does-not-belong = { $typed } não tem lugar aqui
plain-cards-only = este comando recebe as cartas sem as separar em combinações e cartas soltas: deixe isso de fora
no-laying-off-here = só uma mão completa tem cartas juntadas: use para isso `ginscore judge`
complete-hands-only = isto faz parte de uma mão completa: use para isso `ginscore judge`
leave-out-or-note = deixe-o de fora, ou escreva-o depois de um `#` como nota
delete-removes = { $line } apaga a mão { $number }; `undo` sozinho anula a última alteração
delete-one = uma mão de cada vez: depois de `delete 2`, as mãos seguintes mudam de número
line-too-long = a linha é demasiado longa: tem { NUMBER($length) } bytes, e o limite é de { NUMBER($most) } bytes
line-too-long-unread = a linha é demasiado longa: o limite é de { NUMBER($most) } bytes
line-too-long-hint = uma linha tem uma mão e a sua nota; será outro tipo de ficheiro?
hidden-in-note-hint = retire-o, ou escreva a nota de novo
long-note-hint = encurte-a, ou deixe-a de fora

adjustment-hint = escreva-o como em `adjust Ann +10 # motivo`, ou `-10` para tirar pontos
no-game = falta o número do jogo depois de `in`
no-game-hint = escreva-o como em `adjust Ann +10 in 2 # motivo`
open-quote-hint = feche-as, ou deixe-as de fora

hidden-control = U+{ $code }, um carácter de controlo, na posição { $number }
hidden-line-end = U+{ $code }, que acaba uma linha, na posição { $number }

names-look-alike-hint = é só um aviso: são dois jogadores diferentes, e os dois nomes estão escritos no mesmo alfabeto?
name-starts-wrong = { $name } não pode ser o nome de um jogador: tem de começar por uma letra
name-reserved = { $name } não pode ser o nome de um jogador, nem entre aspas: contém uma palavra dos comandos ou das linhas
name-digit = { $name } não pode ser o nome de um jogador: uma palavra começa por um algarismo
name-cards = { $name } não pode ser o nome de um jogador: uma das palavras pode ser lida como cartas
name-invisible = o nome de um jogador contém um carácter invisível
name-hidden = { $name } não pode ser o nome de um jogador: contém { $hidden }
name-sign = { $name } não pode ser o nome de um jogador: { $sign } faz parte da notação
name-too-long = { $name } é demasiado longo para um nome: o limite é de { $most } caracteres
names-are = um nome começa por uma letra e pode ter espaços, como em `Ann` ou `Mary Jo`

has-ended = a mão de { $player } nesta ronda já acabou
not-yet-recorded = a mão de { $player } nesta ronda ainda não está registada
still-playing = ainda a jogar: { $pairs }; `amend` corrige uma mão já registada

in-melds = { $card } está em { $melds ->
    [one] { $melds } combinação
    [2] duas combinações
   *[other] { $melds } combinações
}: uma carta só conta numa delas
in-one-meld = deixe a carta só numa
laid-off-only-once = indique uma carta juntada só uma vez, depois do `+`

cards-missing-of-knocker = { $missing ->
    [one] falta uma carta; ficou por escrever?
   *[other] faltam { $missing } cartas; ficaram por escrever?
}
cards-missing = { $missing ->
    [one] falta uma carta; ficou por escrever, ou foi juntada?
   *[other] faltam { $missing } cartas; ficaram por escrever, ou foram juntadas?
}
too-many = as cartas juntadas fazem parte das dez; alguma destas é do outro lado?

too-short-in-hand = escreva as cartas soltas depois da barra; ou ficou de fora uma carta da combinação?
too-short-in-groups = escreva as cartas soltas depois de uma barra, como em `4-7es / 2co`; ou ficou de fora uma carta da combinação?
mixed = { $cards } não é uma combinação: nem trinca de um só valor, nem sequência de um só naipe
mixed-in-hand = separe duas combinações com uma vírgula; escreva as cartas soltas depois da barra
mixed-in-groups = separe duas combinações com uma vírgula; escreva as cartas soltas depois de uma barra, como em `4-7es / 2co`

over-limit-hint = continue a jogar até o resto ser { $limit } ou menos
only-gin-hint = continue a jogar até fazer gin
sides-exchanged = as cartas de quem bateu vêm primeiro, mas são as outras que podiam terminar esta mão: os lados estão trocados?

does-not-fit-hint = junte a quarta carta de uma trinca, ou a carta seguinte em qualquer das pontas de uma sequência; senão é uma carta solta
fits-only-after-hint = sem { $before } conta como carta solta
laid-off-on-gin = não se podem juntar cartas contra o gin
laid-off-on-gin-hint = estas cartas contam como cartas soltas: escreva-as antes do `+`, e tire o `+`

knock-card-missing-hint = com estas regras é precisa em cada batida e em cada gin: acrescente-a depois de um `@`, como em `@7es`; se já ninguém se lembra dela, registe só os pontos, como em `Ann +19`
not-big-gin = { $name } tem onze cartas, mas { $count ->
    [one] { $cards } não está em combinação
   *[other] { $cards } não estão em combinação
}
not-big-gin-hint = para big gin as onze cartas têm de estar em combinações; senão indique dez, e o descarte depois de um `x`

count-range = um resto tem de ser de 0 a { $most }, o máximo que dez cartas podem somar
count-range-hint = some de novo as cartas soltas, ou indique as cartas
points-range = os pontos de uma mão têm de ser de 0 a { $most }
boxes-range = as caixas de uma mão têm de ser de 0 a { $most }
boxes-range-hint = escreva as caixas que o vencedor recebe por esta mão, não pelo jogo todo

no-such-game = o jogo { $number } não existe
no-hands-yet-hint = registe uma, como em `Ann 4 v 23`
unreadable-input-hint = indique um ficheiro de texto ou um pipe

write-game-number = escreva o número de um jogo

command-no-line = { $word } é um comando, não uma linha para registar
no-line-hint = escreva uma mão como em `Ann 4 v 23`; `ginscore help` mostra os comandos e as linhas
no-line-over-hint = escreva `again` para outra série como esta, ou `new` com o que foi combinado, como em `new Ann Bob hollywood`; `ginscore help` mostra o resto
no-answer-hint = `score` mostra o resultado, `counts` quanto falta, `why` a última mão, `evening` quem paga a quem, e `help PALAVRA` uma regra

no-page-output-hint = `ginscore man --output DIR` escreve as páginas numa pasta
no-page-list-hint = `ginscore help` mostra os comandos, e cada um tem uma página
not-written-hint = escolha uma pasta em que possa escrever

saved-here = guardadas neste registo

not-found = ficheiro ou pasta inexistente
already-exists = o ficheiro já existe
quota-exceeded = quota de disco excedida
file-too-large = ficheiro demasiado grande
read-only-filesystem = sistema de ficheiros só de leitura
invalid-filename = nome de ficheiro demasiado longo ou não permitido
resource-busy = dispositivo ou recurso ocupado
is-not-a-file = não é um ficheiro
is-a-link-to = é uma ligação para { $to }
leads-nowhere = é uma ligação para { $to }, onde não há nada
is-a-link = é uma ligação
has-no-reader = nenhum programa o está a ler
