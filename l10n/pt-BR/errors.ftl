kind-error = erro
kind-warning = aviso
kind-note = nota
kind-hint = dica
rule-is = regra: { $topic }; mais: `rules explain { $topic }`

card-of = carta { $at } de { $all }: { $text }
word-of = palavra { $at } de { $all }: { $text }
at-end-of-line = no fim da linha

did-you-mean = você quis dizer { $meant }?

name-one = indique um dos jogadores: { $players }
players-are = os jogadores são { $players }
players-are-help = os jogadores são { $players }; `help` lista o que se pode digitar
write-more = escreva mais letras do nome: { $names }
name-missing = falta o nome de um jogador
could-be-either = { $typed } pode ser qualquer um dos dois jogadores
could-be-several = { $typed } pode ser mais de um jogador
no-such-player = não há jogador chamado { $typed }

which-hand = a linha não diz qual mão da rodada é
type-one-of = digite { $lines }

suit-first = { $typed } não é uma carta: o valor vem primeiro
not-a-card = { $typed } não é uma carta
write-ace-as = escreva o ás como { $card }
write-jack-as = escreva o valete como { $card }
write-queen-as = escreva a dama como { $card }
write-king-as = escreva o rei como { $card }
write-card-as = escreva a carta como { $card }
no-suit = falta o naipe em { $typed }
no-rank = falta o valor em { $typed }
rank-before-suit = escreva o valor antes do naipe, como em { $card }
card-is = uma carta é um valor e um naipe, como em `4es`, `10co` ou `Dou`; em inglês `4s`, `10h`, `qd`

two-suits = { $typed } mistura dois naipes
one-suit-only = uma sequência tem um só naipe, como em `4-7es`; escreva uma trinca como `9paouco`
backwards = { $typed } não está em ordem crescente
lower-rank-first = escreva primeiro o valor mais baixo, como em `4-7es`; o ás é baixo
add-suit = acrescente o naipe, como em `4-7es` ou `456es`
diamonds-or-ace = { $typed } não está claro: o fim pode ser a dama de ouros, ou Q K A sem naipe
write-diamonds-or-suit = escreva a dama de ouros como `dka` ou `qd`; ou acrescente o naipe, como em `qkas`
not-a-group = { $typed } não é um grupo de cartas
groups-are = escreva uma sequência `4-7es`, uma trinca `9paouco` ou cartas soltas `4es 5es`; em inglês `4-7s`, `9cdh`

no-hand = falta a mão
no-hand-hint = diga quem a terminou e o que cada lado tem, como em `Ann 4 v 23`; ou escreva `draw`
partners = esses dois jogam do mesmo lado
partners-hint = indique um jogador do outro lado depois do `v`, ou tire o nome
no-cards = não há cartas aqui
no-cards-hint = indique algumas cartas, como em `4-7es 9paouco 2co`
no-other-side = falta o outro lado
no-other-side-hint = acrescente `v` e as cartas ou o resto do adversário, como em `Ann 4 v 23`
no-count-after-gin = escreva também com quanto o outro ficou, como em { $line }
perhaps-against = falta o `v`, e { $typed } não é uma carta
perhaps-against-hint = escreva um `v` entre os dois lados, como em `Ann 4 v 23`
nothing-before = não há nada antes de { $typed }
nothing-before-hint = escreva primeiro o lado de quem bateu: cartas, um resto ou `gin`, como em `Ann 4 v 23`
nothing-after = não há nada depois de { $typed }
nothing-after-hint = escreva em seguida as cartas ou o resto do adversário, como em `Ann 4 v 23`
second-against = há um segundo { $typed }
second-against-hint = escreva um só `v`, entre o lado de quem bateu e o do adversário
second-slash = um dos lados tem duas barras
second-slash-hint = escreva uma barra por lado, antes das cartas mortas; falta um `v` antes do outro lado?
slash-after-plus = a barra vem depois do sinal de mais
slash-after-plus-hint = escreva primeiro as combinações, depois `/` e as cartas mortas, depois `+` e as cartas encaixadas
knocker-lays-off = quem bateu não pode encaixar cartas
knocker-lays-off-hint = escreva as cartas encaixadas do lado do adversário, depois do `v`
nothing-laid-off = não há nada depois do sinal de mais
nothing-laid-off-hint = indique as cartas encaixadas, ou tire o sinal de mais
count-among-cards = este lado tem um resto e também cartas encaixadas
count-among-cards-hint = o resto já se conta depois de encaixar: tire o sinal de mais, ou indique todas as cartas
gin-out-of-place-hint = `gin` vem logo depois do jogador, sozinho ou antes de dez cartas, como em `Ann gin v 23`; onze cartas em combinações não precisam dele
not-gin = estas cartas não são gin: o resto é { $count }
not-gin-hint = tire o `gin` para bater com elas
more-than-points = depois dos pontos não pode vir mais nada
more-than-points-hint = para registrar só os pontos de uma mão, não escreva mais nada, como em `Ann +18` ou `Ann +18 boxes 3`
more-than-a-draw = depois de um empate não pode vir mais nada
more-than-a-draw-hint = se ninguém ganhou, escreva só `draw`, ou `draw @5co` com a carta do limite; numa rodada de várias mãos, `draw Ann` para uma delas
no-boxes = falta o número de caixas
no-boxes-hint = escreva-o depois de `boxes`, como em `Ann +18 boxes 3`
boxes-out-of-place = só se podem indicar caixas junto com pontos
boxes-out-of-place-hint = tire-as, porque as regras dizem quantas esta mão vale; ou escreva `Ann +18 boxes 3`
second-knock-card = há uma segunda carta do limite
second-knock-card-hint = uma mão tem só uma carta do limite
second-discard = há um segundo descarte
second-discard-hint = quem bateu descarta só uma carta
no-card-after = falta uma carta depois de { $typed }
type-as-in = escreva como em { $line }
does-not-belong = { $typed } não cabe aqui
plain-cards-only = este comando recebe só cartas, sem separar combinações e cartas mortas: tire isso
no-laying-off-here = só uma mão completa tem cartas encaixadas: use `ginscore judge` para isso
complete-hands-only = isto faz parte de uma mão completa: use `ginscore judge` para isso
leave-out-or-note = tire isso, ou escreva depois de um `#` como nota
no-number = falta o número da mão
delete-removes = { $line } apaga a mão { $number }; `undo` sozinho desfaz a última alteração
delete-one = uma mão por vez: depois de `delete 2`, as mãos seguintes mudam de número
line-too-long = a linha é longa demais: tem { NUMBER($length) } bytes, e o limite é de { NUMBER($most) } bytes
line-too-long-unread = a linha é longa demais: o limite é de { NUMBER($most) } bytes
line-too-long-hint = uma linha tem uma mão e a sua nota; será outro tipo de arquivo?
hidden-in-note = a nota contém { $hidden }
hidden-in-note-hint = remova isso, ou digite a nota de novo
long-note = a nota tem { $count } caracteres, e o limite é { $most }
long-note-hint = encurte-a, ou tire-a

no-points = faltam os pontos
not-points-with-sign = { $typed } não é um número de pontos com o seu sinal
adjustment-hint = escreva como em `adjust Ann +10 # motivo`, ou `-10` para tirar pontos
no-reason = um ajuste precisa de um motivo
no-reason-hint = acrescente-o depois de um `#`, como em { $line }
nothing-agreed = falta dizer o que foi combinado
nothing-agreed-hint = escreva depois de `agree`, como em `agree gin_bonus=25 stake=0.10`
agreed-already = estas regras já valem nesta série
agreed-already-hint = `rules show` mostra as desta série
no-game = falta o número da partida depois de `in`
no-game-hint = escreva como em `adjust Ann +10 in 2 # motivo`
open-quote = há aspas que não foram fechadas
open-quote-hint = feche-as, ou tire-as

hidden-control = U+{ $code }, um caractere de controle, na posição { $number }
hidden-direction = U+{ $code }, que muda a direção do texto, na posição { $number }
hidden-line-end = U+{ $code }, que termina uma linha, na posição { $number }
hidden-invisible = U+{ $code }, que é invisível, na posição { $number }

names-look-alike = os nomes { $one } e { $two } são parecidos
names-look-alike-hint = isto é só um aviso: são dois jogadores diferentes, e os dois nomes estão no mesmo alfabeto?
name-empty = o nome de um jogador está vazio
name-empty-hint = escreva um nome, como em `Ann` ou `Mary Jo`
name-starts-wrong = { $name } não pode ser nome de jogador: tem de começar com uma letra
name-reserved = { $name } não pode ser nome de jogador, nem entre aspas: contém uma palavra dos comandos ou das linhas
name-digit = { $name } não pode ser nome de jogador: uma palavra começa com um algarismo
name-digit-hint = escreva o número junto ao nome, como em `Bob2`
name-cards = { $name } não pode ser nome de jogador: uma das palavras pode ser lida como cartas
name-x-hint = `x` indica o descarte, como em `x 5ou`; outra letra serve
name-invisible = o nome de um jogador contém um caractere invisível
name-hidden = { $name } não pode ser nome de jogador: contém { $hidden }
name-sign = { $name } não pode ser nome de jogador: { $sign } faz parte da notação
name-too-long = { $name } é longo demais para um nome: o limite é de { $most } caracteres
same-names = o nome { $name } aparece duas vezes
same-names-hint = escolha nomes diferentes, como em `Ann` e `Bob`
names-are = um nome começa com uma letra e pode ter espaços, como em `Ann` ou `Mary Jo`

has-ended = a mão de { $player } nesta rodada já acabou
not-yet-recorded = a mão de { $player } nesta rodada ainda não está registrada
still-playing = ainda jogam: { $pairs }; `amend` corrige uma mão já registrada
sits-out = { $player } fica de fora nesta mão
these-play = { $pairs } jogam; { $seat } muda isso

# $name, $one, $other and $knocker may be `o jogador` and `o adversário`: no `de`, `a`, `em` or `por` before them.
card-on-both-sides = { $card } está dos dois lados: { $one } e { $other } não podem ter a mesma carta
named-times = { $card } aparece { $times ->
    [one] { $times } vez
    [2] duas vezes
   *[other] { $times } vezes
}
one-of-each-card = um baralho só tem uma carta de cada
one-misread = um baralho só tem uma carta de cada; alguma foi mal lida?
in-melds = { $card } está em { $melds ->
    [one] { $melds } combinação
    [2] duas combinações
   *[other] { $melds } combinações
}: uma carta só conta em uma delas
in-one-meld = deixe a carta em uma só
laid-off-only-once = indique uma carta encaixada só uma vez, depois do `+`
discard-only-once = o descarte não é uma das dez cartas: indique-o só uma vez, depois do `x`

card-count = { $name } tem { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}; têm de ser dez
card-count-of-knocker = { $name } tem { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}; têm de ser dez, ou onze, se todas estiverem em combinações
cards-missing-of-knocker = { $missing ->
    [one] falta uma carta; alguém a esqueceu?
   *[other] faltam { $missing } cartas; alguém as esqueceu?
}
cards-missing = { $missing ->
    [one] falta uma carta; alguém a esqueceu, ou ela foi encaixada?
   *[other] faltam { $missing } cartas; alguém as esqueceu, ou elas foram encaixadas?
}
eleven-with-discard = se uma das onze é o descarte, indique-a só uma vez, depois do `x`
too-many-of-knocker = escreva o descarte depois de um `x`, e um `v` antes do outro lado
too-many = as cartas encaixadas contam entre as dez; alguma destas é do outro lado?

too-short = { $cards } não é uma combinação: uma combinação tem três cartas ou mais
too-short-in-hand = escreva as cartas mortas depois da barra; ou ficou de fora uma carta da combinação?
too-short-in-groups = escreva as cartas mortas depois de uma barra, como em `4-7es / 2co`; ou ficou de fora uma carta da combinação?
too-short-after-on = escreva só combinações depois de `on`; ou ficou de fora uma carta da combinação?
ace-high = { $cards } não é uma sequência: o ás é sempre baixo
would-be-a-run = { $cards } seria uma sequência
gap = { $cards } não é uma sequência: { $count ->
    [one] falta { $missing }
   *[other] faltam { $missing }
}
gap-hint = as cartas de uma sequência são todas seguidas; separe duas sequências com uma vírgula
mixed = { $cards } não é uma combinação: não é trinca de um valor nem sequência de um naipe
mixed-in-hand = separe duas combinações com uma vírgula; escreva as cartas mortas depois da barra
mixed-in-groups = separe duas combinações com uma vírgula; escreva as cartas mortas depois de uma barra, como em `4-7es / 2co`
run-of-one-suit = uma sequência tem um só naipe; uma trinca, um só valor
mixed-after-on = separe duas combinações com uma vírgula; escreva só combinações depois de `on`

over-limit = { $name } não pode bater com { $count }: o limite é { $limit }
over-limit-hint = continue jogando até o resto ser de { $limit } ou menos
over-limit-count-hint = o primeiro resto é o de quem bateu; com mais de { $limit } não se pode bater, e o jogo continua
only-gin = { $name } não pode bater com { $count }: só o gin pode terminar esta mão
only-gin-hint = continue jogando até fazer gin
sides-exchanged = as cartas de quem bateu vêm primeiro, mas são as outras que poderiam terminar esta mão: os lados estão trocados?

does-not-fit = { $card } não encaixa em nenhuma combinação que { $knocker } mostrou
does-not-fit-hint = encaixe a quarta carta de uma trinca, ou a carta seguinte em uma das pontas de uma sequência; senão é carta morta
fits-only-after = { $knocker } tem uma sequência em que { $card } só encaixa depois de { $before }
fits-only-after-hint = sem { $before }, conta como carta morta
laid-off-on-gin = não se podem encaixar cartas contra o gin
laid-off-on-gin-hint = estas contam como cartas mortas: escreva-as antes do `+`, e tire o `+`

knock-card-missing = falta a carta do limite
knock-card-missing-hint = com estas regras ela é necessária em cada batida e em cada gin: acrescente-a depois de um `@`, como em `@7es`; se ninguém mais se lembra dela, registre só os pontos, como em `Ann +19`
not-big-gin = { $name } tem onze cartas, mas { $cards } { $count ->
    [one] não entra em nenhuma combinação
   *[other] não entram em nenhuma combinação
}
not-big-gin-hint = no big gin as onze cartas têm de estar em combinações; senão indique dez, e o descarte depois de um `x`
ambiguous = { $name } pode dispor as cartas de { $ways ->
    [one] { $ways } maneira
   *[other] { $ways } maneiras
} com o mesmo resto, e a mão dá pontos diferentes em cada uma
must-declare = { $name } tem de declarar uma delas: { $ways }

count-range = um resto vai de 0 a { $most }, o máximo que dez cartas podem somar
count-range-hint = some de novo as cartas mortas, ou indique as cartas
points-range = os pontos de uma mão vão de 0 a { $most }
boxes-range = as caixas de uma mão vão de 0 a { $most }
boxes-range-hint = escreva as caixas que o vencedor recebe por esta mão, não pela partida toda

no-such-game = a partida { $number } não existe
no-such-adjustment = o ajuste { $number } não existe
no-such-adjustment-hint = `ginscore score` mostra todos; o primeiro é o número 1
no-such-hand = a mão { $number } não existe
no-such-hand-hint = `ginscore score` mostra os números
no-hands-yet-hint = registre uma, como em `Ann 4 v 23`
unreadable-input = não é possível ler a entrada padrão: { $why }
unreadable-input-hint = use um arquivo de texto ou um pipe

not-so = não é assim que se escreve { $command }
not-so-hint = escreva { $usage }; { $help } explica
option-of = { $option } é uma opção de { $commands }
option-of-hint = aqui, deixe-a de fora
no-such-option = não existe a opção { $option }
option-has-dashes = { $option } é uma opção, com dois hífens antes

write-explained = escreva o número de uma mão, `game 2` ou `series`
write-game-number = escreva o número de uma partida
write-date = escreva uma data, como 2026-11-20, ou `today` (hoje) ou `yesterday` (ontem)

no-line = { $word } não é um comando, e nenhuma linha começa assim
not-understood = não foi possível entender { $typed }
command-no-line = { $word } é um comando, não uma linha para registrar
no-line-hint = escreva uma mão como em `Ann 4 v 23`; `ginscore help` lista os comandos e as linhas
no-line-over-hint = escreva `again` para outra série como esta, ou `new` com o que foi combinado, como em `new Ann Bob hollywood`; `ginscore help` lista o resto
no-answer-hint = `score` mostra o placar, `counts` quanto falta, `why` a última mão, `evening` quem paga a quem, e `help PALAVRA` uma regra
not-text-hint = escreva-a em UTF-8

no-page = não há nenhuma página do manual chamada { $name }
no-page-output-hint = `ginscore man --output DIR` escreve as páginas em uma pasta
no-page-list-hint = `ginscore help` lista os comandos, e cada um tem uma página
not-written-hint = escolha uma pasta em que você possa escrever

saved-here = salvas neste registro

not-found = arquivo ou pasta inexistente
permission-denied = permissão negada
already-exists = o arquivo já existe
not-a-directory = não é uma pasta
is-a-directory = é uma pasta
directory-not-empty = a pasta não está vazia
storage-full = não há espaço no disco
quota-exceeded = cota de disco excedida
file-too-large = arquivo grande demais
read-only-filesystem = sistema de arquivos somente leitura
invalid-filename = nome de arquivo longo demais ou não permitido
resource-busy = dispositivo ou recurso em uso
not-utf8 = o texto não é UTF-8 válido
is-not-a-file = não é um arquivo
is-not-a-directory = não é uma pasta
is-a-link-to = é um link para { $to }
leads-nowhere = é um link para { $to }, onde não há nada
is-a-link = é um link
has-no-reader = nenhum programa o está lendo
is-not-a-series-name = nenhuma série pode ter esse nome em todos os sistemas
