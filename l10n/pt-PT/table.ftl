### section: cli-table

new-not-first = `new` só pode ser a primeira linha, e só sem nomes na linha de comandos
new-not-first-hint = escreva `ginscore table` sem nomes, e `new` na primeira linha
at-the-table = já está à mesa
at-the-table-hint = indique dois jogadores, como em `table Ann Bob`
no-input = `-` não se pode usar aqui: as linhas da mesa são a entrada
no-input-hint = indique um ficheiro, ou escreva as cartas na linha
no-players = `ginscore table` precisa dos jogadores para as suas opções
no-players-hint = escreva `ginscore table Ann Bob`, ou `ginscore table` para a série atual
new-or-named = `--new` começa uma série, mas `--series` indica uma que já existe
new-or-named-hint = deixe de fora uma das duas; `--name` dá o nome a uma nova série
other-players = `{ $series }` é uma série de { $players }
other-players-hint = deixe de fora os nomes, ou deixe de fora `--series`
other-rules = `{ $series }` tem outras regras
other-rules-hint = as regras de uma série ficam como estão: deixe-as de fora, ou deixe de fora `--series`

continuing = Continua a série { $series }.
stake-stays = A aposta desta série continua a ser { $stake }; use `--new` para começar uma série com outra.
no-stake-stays = Esta série continua sem aposta; use `--new` para começar uma série com aposta.
name-stays = O nome desta série fica como está; use `--new` para começar uma série com outro.
dealer-stays = Continua o mesmo jogador a dar as cartas; `deal NAME` muda-o.

how-to-type = Escreva uma linha por mão, ou carregue em Enter para responder a perguntas. `help` mostra exemplos.
keys = Ctrl-U limpa a linha; Ctrl-D acaba a noite.
enter-records = Carregue em Enter para registar esta mão, ou em Ctrl-U para limpar a linha.
exchanged-below = Em baixo está a linha com os lados trocados: Enter regista, Ctrl-U limpa.
rewritten-below = Em baixo está a linha corrigida: Enter confirma, Ctrl-U limpa.
edit = editar
line-below = Corrija a linha, ou limpe-a com Ctrl-U.
line-on-up = A seta para cima traz a linha de volta.
offered-on-up = A seta para cima traz a linha certa: { $line }
no-series = Carregue em Enter para dizer quem joga, ou escreva dois nomes.
no-current-series = Nenhuma série é a atual. Escreva `table Ann Bob` com os nomes dos jogadores, ou `series use NAME`.
interrupted = Tudo o que foi registado está guardado; `ginscore table` continua a noite.
waits-for-next = a mão espera: Enter continua e depois regista-a
not-recorded = não registada: { $line }
deals-limit = { $deals }, bate com { $limit }
deals-gin-only = { $deals }, só gin
play-on = Enter: continuar
elsewhere = registado noutro lado: { $what }
meanwhile = isto não foi registado: entretanto algo foi registado noutro lado
meanwhile-hint = carregue em Enter para registar depois disso
already = isto já foi registado noutro lado
already-hint = se a mão foi jogada duas vezes, escreva de novo

### section: cli-table-help

counts = { $one } bate com 4, e { $two } tem 23; ou `{ $two } gin v 23`, ou `draw`
cards = combinações / cartas soltas, + juntadas; ou só as cartas: o ginscore arruma-as
letters-example = 4es 10co Dou VDRpa
letters = cartas também em letras portuguesas: pa, ou, co, es (em inglês c, d, h, s)
points = só os pontos
signs = a carta do limite, o descarte e uma nota, no fim de uma mão
note-example = uma nota
reason-example = motivo

asked = Enter numa linha vazia: o ginscore pergunta a mão passo a passo.
more-help = `help WORD` explica um comando ou um termo do jogo; quit acaba a noite.

other-lines = Outras linhas:
looking = Para ver:
disputes = Dúvidas:
more = Mais:
a-round = Uma ronda:
who-plays = Quem joga:

about-quit = quit, exit, q: acaba a noite; tudo o que foi registado está guardado
about-help = help, ?: mostra o que se pode escrever; `help WORD` explica um deles
about-witness = witness WORD: uma palavra que o outro jogador diz depois de anotar o selo; mostra que a noite até aí não foi alterada depois
unknown-word = não há nenhum comando nem nenhum tópico chamado `{ $word }`
meant-word = queria dizer `{ $word }`?
unknown-word-hint = `help` mostra os comandos, e `rules explain` os tópicos do livro de regras

### section: cli-guide

who-ended = Quem terminou a mão? ({ $one }, { $two } ou { $draw })
how-ended = Como? ({ $knock }, { $gin }, { $big-gin }) [{ $knock }]
record-hand = Registar esta mão? (s ou n) [s]
knock-card = Carta do limite:
own-cards-gin = Cartas de { $player } [Enter para gin sem cartas]:
own-cards-big-gin = Cartas de { $player } [Enter para big gin sem cartas]:
own-cards = Cartas ou resto de { $player }:
others-cards = Cartas ou resto de { $other }:
laid-off = Cartas que { $other } juntou [nenhuma]:

not-a-player = não é um dos jogadores
not-a-player-hint = escreva { $one } ou { $two }
no-ending = uma mão termina com uma batida, gin ou big gin
no-ending-hint = escreva `{ $knock }`, `{ $gin }` ou `{ $big-gin }`
no-cards = indique as cartas ou o resto
no-cards-hint = como em `4-7es 9paouco / 2co Apa Aou`, ou `4`
no-others-cards-hint = como em `Rpaouco 2-4pa / 7co 3ou`, ou `23`, o resto depois de juntar
knock-card-hint = como em `9co`
laid-off-hint = como em `8es 9es`, ou Enter para nenhuma
gin-has-no-count = o gin não tem resto
gin-has-no-count-hint = carregue em Enter ou escreva as cartas; o resto do outro jogador vem a seguir
yes-or-no = escreva s ou n
yes-or-no-hint = s regista a mão, n volta atrás para a corrigir
more-than-cards = isto é mais do que cartas ou um resto
more-than-cards-hint = escreva só as cartas, ou só o resto, como em `23`
not-gin = estas cartas não são gin: há cartas soltas
not-gin-hint = corrija as cartas, ou volte atrás com `<` e responda { $knock }

how-to-answer = `<` volta à pergunta anterior; Ctrl-D sai das perguntas.
whose-hand = De quem é a mão que acabou? ({ $pairs }):
still-playing = Escreva o nome de um jogador que ainda está a jogar.

### section: cli-first

who = Quem joga? (Ann Bob)
all-four = Os quatro (Ann Cid v Bob Dan)
how-to-answer = `<` volta à pergunta anterior; numa lista, Esc.
who-with-whom = Quem joga com quem?
which-game = Que variante?
gin = Gin
oklahoma = Oklahoma: carta-limite
hollywood = Hollywood: três jogos
partners = Pares: 2 contra 2
own = As nossas regras
own-rules = Regras (pagat, gin_bonus=20)
not-rules = isso não é uma predefinição nem um valor
not-rules-hint = `rules list` mostra as predefinições, `rules show` os valores das regras
target = Jogo até quantos pontos?
what-counts = O que vale?
boxes-pay = Caixas 20, jogos 100
points-only = Só os pontos
stake = Dinheiro por ponto?
no-stake = nenhum
dealer = Quem dá as cartas primeiro?
no-dealer = ainda não se sabe
same-in-one-line = O mesmo numa linha: { $line }

### section: cli-prompt

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
same-cards = estas cartas já estão registadas ({ $hand })
not-recorded = não registada
same-as-last = a mesma linha duas vezes seguidas; se foi engano, `undo` anula esta

### section: cli-new

started = Começa a série { $series } ({ $facts }).
rules = regras “{ $preset }”
rules-but = regras “{ $preset }”, mas { $changes }
saved-rules = regras “{ $preset }”: como “{ $base }”
saved-rules-but = regras “{ $preset }”: como “{ $base }”, mas { $changes }
player-deals-first = { $player } dá as cartas primeiro
side-deals-first = quem dá as cartas primeiro: { $side }
stake = { $stake } por ponto

not-a-stake = `{ $typed }` não é uma aposta
unclear-stake = `{ $typed }` não é claro: pode ser em milhares, ou ter três casas decimais
unclear-stake-hint = escreva sem separador de milhares, ou com uma, duas ou quatro casas decimais, como em `1000` ou `1.00`
not-a-stake-hint = escreva um valor em dinheiro por ponto, com até quatro casas decimais, como em `0.10`
not-a-start = { $typed } não é uma data com hora
not-a-start-hint = escreva como em `start=2026-11-20T19:30+01:00`

name-empty = o nome da série está vazio
name-invisible = `{ $name }` não pode ser nome de série: contém { $sign }
name-sign = `{ $name }` não pode ser nome de série: não pode conter `{ $sign }`
name-start = `{ $name }` não pode ser nome de série: tem de começar por uma letra ou um algarismo
name-end = `{ $name }` não pode ser nome de série: termina com um espaço ou um ponto
name-long = `{ $name }` não pode ser nome de série: tem mais de { $bytes } bytes
name-device = `{ $name }` não pode ser nome de série: o Windows reserva-o para um dispositivo
name-copy = `{ $name }` não pode ser nome de série: parece uma cópia feita por outro programa
name-hint = use letras, algarismos, `-`, `_`, `.` e espaços, a começar por uma letra ou um algarismo, como em `club-night`

### section: cli-lineup

out-misplaced = `--out` é para três jogadores à vez
out-misplaced-hint = indique três jogadores sem `v`, como em `new Ann Bob Cid --out Cid`
sides-misplaced = `--sides` é para parceiros
sides-misplaced-hint = indique os jogadores dos dois lados, como em `new Ann Cid v Bob Dan --sides "Nós,Eles"`
none-of-players = { $name } não está entre os jogadores
name-one-of = indique { $players }
too-few-players = uma série precisa de dois jogadores ou mais
cannot-be-seated = { $players ->
    [one] { $players } jogador não pode jogar assim
   *[other] { $players } jogadores não podem jogar assim
}
seating-hint = dois jogadores como em `Ann Bob`; lados como em `Ann Cid v Bob Dan`, até cinco em cada um; um capitão contra dois ou três como em `Ann v Bob Cid`; três à vez como em `Ann Bob Cid`; ponha entre aspas um nome de várias palavras
not-two-names = { $text } não são dois nomes
not-two-names-hint = separe-os com uma vírgula, como em `Nós,Eles`
rule-for-more = { $key } é uma regra para mais de dois jogadores
rule-for-more-hint = omita-a, ou indique todos os jogadores, como em `new Ann Cid v Bob Dan`
rule-without-effect = { $key } não muda nada aqui
captain-settles-hint = o capitão paga tudo a cada adversário e recebe tudo de cada um; omita-a
one-hand-hint = só se joga uma mão de cada vez; omita-a
each-settles-hint = à vez, cada um dos três acerta as contas com cada um dos outros; omita-a
nobody-sits-out-hint = ninguém fica de fora; omita-a
newcomer-deals-hint = com três à vez, é `newcomer_deals` que diz quem dá as cartas; omita-a
sitting-out-deals-hint = quem fica de fora dá as cartas, também depois de um empate; omita-a
one-game-hint = três à vez jogam um jogo de cada vez; omita-a
no-doubling-in-turn = com três à vez, o capote não pode dobrar nada
no-doubling-in-turn-hint = jogue `--set shutout.award=none`, ou um número que quem leva capote paga ao vencedor
cannot-deal = { $name } não pode dar as cartas da próxima mão
cannot-deal-hint = quem pode é { $players }

given-twice = { $option } e { $setting } dizem a mesma coisa
rules-not-a-player = { $preset } é o nome de regras, não de um jogador
rules-not-a-player-hint = escreva primeiro os jogadores, como em `new Ann Bob hollywood`; um jogador com esse nome escreve-se { $typed }

### section: cli-record

nothing-recorded = não foi registado nada
rules-forbid = as regras não permitem isto
twice-in-line = { $player } joga duas vezes nesta linha
twice-in-line-hint = cada um joga uma mão por ronda; nada da linha foi registado

typed-bonus = os bónus não se escrevem: as regras somam-nos

series-over = a série acabou
series-over-hint = `ginscore summary` mostra o acerto, `ginscore new` começa outra série, `ginscore undo` reabre esta

before-hands = { $count ->
    [one] a série acabaria antes da mão { $numbers }
   *[other] a série acabaria antes das mãos { $numbers }
}
before-hands-hint = { $count ->
    [one] anule primeiro a mão { $numbers }
   *[other] anule primeiro as mãos { $numbers }
}
before-rounds = { $count ->
    [one] a série acabaria antes da ronda { $numbers }
   *[other] a série acabaria antes das rondas { $numbers }
}
before-rounds-hint = { $count ->
    [one] anule primeiro a ronda { $numbers }
   *[other] anule primeiro as rondas { $numbers }
}

not-their-turn = não é a vez destes jogadores: { $pairs } jogam esta mão
not-their-turn-hint = `seat NAME` deixa um jogador jogar a mão seguinte
not-opponents = estes jogadores não são adversários
not-opponents-hint = indique um jogador de cada lado, como em `Ann 4 v Bob 23`
round-begun = um deles já jogou nesta ronda
round-begun-hint = `amend` corrige-a; a ronda seguinte começa quando todas as mãos desta tiverem acabado
not-in-round = estes dois não jogaram um contra o outro na ronda { $round }
not-in-round-hint = indique os dois que jogaram, ou deixe de fora o segundo nome
round-incomplete = faltaria uma mão à ronda { $round }
round-incomplete-hint = indique todas as suas mãos, como em `insert 2 Ann 4 v 23; Cid gin v 12`
whole-round = a ronda { $round } foi registada inteira, e a mão de um par não a pode substituir
whole-round-hint = `delete { $round }`, depois `insert { $round } { $line }; ...` com uma mão de cada par
changes-who-plays = isto mudaria quem joga contra quem na ronda { $round }, que já começou
changes-who-plays-hint = termine primeiro a ronda { $round }, ou desfaça as suas mãos
nobody-seated = não se pode usar `seat` assim
nobody-seated-hint = `seat` é para o jogo do capitão e para três à vez: indique um jogador, ou dois adversários

name-open-game = indique um jogo aberto, como em `adjust Ann +10 in 2 # motivo`; `score` mostra os jogos
check-number = verifique o número
undo-reopens = `undo` reabre a série
earlier-adjustment-of = um ajuste anterior ({ $adjustment }) já não poderia entrar: { $why }
earlier-adjustment-hint = anule primeiro o ajuste

nothing-to-undo = não há nada para anular
nothing-to-undo-hint = todas as alterações desta série já estão anuladas
nothing-to-redo = não há nada para refazer
nothing-to-redo-hint = só se pode refazer uma alteração anulada, e só antes de se registar algo de novo

### section: cli-lines

at-line = linha { $number }
not-text = a linha não é texto em UTF-8
not-text-hint = guarde o script em UTF-8

### section: changes

# $now and $before begin with `entra` or `não entra`.
hand-entered-otherwise = a mão { $number } agora { $now } (antes: { $before })
round-entered-otherwise = a ronda { $number } agora { $now } (antes: { $before })
hand-entered-now = a mão { $number } { $now }
round-entered-now = a ronda { $number } { $now }
hand-open-again = a mão { $number } está de novo por acabar (antes: { $before })
round-open-again = a ronda { $number } está de novo por acabar (antes: { $before })
entered-games-on-sheet = { $count ->
    [one] entra no jogo { $games } da folha { $sheet }
   *[other] entra nos jogos { $games } da folha { $sheet }
}
entered-nowhere-on-sheet = não entra em nenhum jogo da folha { $sheet }
entered-closed-on-sheet = não entra: os jogos da folha { $sheet } para onde iria esta vitória estão fechados

dealt-hand-not = quem dá as cartas na mão { $number }: { $name }, não { $before }
dealt-round-not = quem dá as cartas na ronda { $number }: { $name }, não { $before }
dealt-hand = quem dá as cartas na mão { $number }: { $name }
dealt-round = quem dá as cartas na ronda { $number }: { $name }
dealer-of-hand-unknown = já não se sabe quem deu as cartas na mão { $number }
dealer-of-round-unknown = já não se sabe quem deu as cartas na ronda { $number }
next-dealer-unknown = não está registado quem dá as cartas a seguir

game-open-again = o jogo { $game } está aberto de novo; tinha ido para { $name }
game-of-sheet-open-again = o jogo { $game } da folha { $sheet } está aberto de novo; tinha ido para { $name }
game-closed = o jogo { $game } está fechado e vai para { $name }
game-of-sheet-closed = o jogo { $game } da folha { $sheet } está fechado e vai para { $name }
wins-game-not = o jogo { $game } vai para { $name }, não para { $before }
game-worth = o jogo { $game } vale agora { $points } (antes { $before })
game-of-sheet-worth = o jogo { $game } da folha { $sheet } vale agora { $points } (antes { $before })
wins-game-of-sheet-not = o jogo { $game } da folha { $sheet } vai para { $name }, não para { $before }

series-continues = a série continua
series-over = a série acabou

### section: correction

hand-is = mão { $number }: { $headline }
round-is = ronda { $number }: { $headline }

hand-amended = mão { $number } corrigida: { $headline } (antes: { $before })
round-amended = ronda { $number } corrigida: { $headline } (antes: { $before })
hand-inserted = mão { $number } inserida: { $headline }
round-inserted = ronda { $number } inserida: { $headline }
hand-deleted = mão { $number } apagada: { $headline }
round-deleted = ronda { $number } apagada: { $headline }
changes-accepted = alterações ao ficheiro aceites
changes-accepted-note = alterações ao ficheiro aceites: { $note }
merged = as mãos de uma cópia foram juntadas; o último selo dela é { $seal }
witness = testemunha: { $word }
renamed = { $before } chama-se agora { $name }

undone = anulado: { $what }
redone = refeito: { $what }
the-hand = mão { $number } ({ $headline })
the-round = ronda { $number } ({ $headline })
the-amendment-of-hand = correção da mão { $number } ({ $headline }; antes: { $before })
the-amendment-of-round = correção da ronda { $number } ({ $headline }; antes: { $before })
the-insertion-of-hand = inserção da mão { $number } ({ $headline })
the-insertion-of-round = inserção da ronda { $number } ({ $headline })
the-deletion-of-hand = eliminação da mão { $number } ({ $headline })
the-deletion-of-round = eliminação da ronda { $number } ({ $headline })
the-misdeal = cartas mal dadas
the-misdeal-why = cartas mal dadas ({ $why })
the-adjustment = { $adjustment } ({ $why })
the-stop-why = a série foi interrompida ({ $why })

deals-hand = quem dá as cartas na mão { $number }: { $name }
deals-round = quem dá as cartas na ronda { $number }: { $name }
plays-hand = { $name } joga a mão { $number }
play-hand = { $one } e { $two } jogam a mão { $number }
knock-card-of-hand = a carta do limite da mão { $number } é { $card }
knock-card-of-round = a carta do limite da ronda { $number } é { $card }
misdeal = cartas mal dadas: o mesmo jogador dá as cartas de novo
misdeal-why = cartas mal dadas ({ $why }): o mesmo jogador dá as cartas de novo
adjusted = { $adjustment }: { $why }
stopped = a série foi interrompida
stopped-why = a série foi interrompida: { $why }

knock-card = a carta do limite é { $card }
knock-card-without-effect = a carta do limite é { $card }; com estas regras não muda nada
knock-card-doubles = a carta do limite é { $card }; com { $suit } a mão conta a dobrar
knock-card-gin-only = a carta do limite é { $card }; só o gin termina esta mão
knock-card-gin-only-doubles = a carta do limite é { $card }; só o gin termina esta mão; com { $suit } a mão conta a dobrar
knock-card-limit = a carta do limite é { $card }; bate-se com { $limit } ou menos
knock-card-limit-doubles = a carta do limite é { $card }; bate-se com { $limit } ou menos; com { $suit } a mão conta a dobrar

given-points = mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $name }
loses-points = menos { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $name }
given-boxes = mais { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} para { $name }
loses-boxes = menos { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} para { $name }

error-series-over = a série acabou
error-no-such-game = a folha não tem jogo { $game }
error-game-closed = o jogo { $game } está fechado, e um jogo fechado nunca muda
error-out-of-range = um ajuste é no máximo de { $points } pontos ou { $boxes } caixas

### section: local-words

not-english = as palavras de uma linha são em inglês, e { $word } não é uma delas
another-word = aqui usa-se outra palavra para { $word }
type-word = escreva { $word }
type-draw = escreva só `draw`: ninguém ganhou a mão
leave-out = deixe-a de fora: quem bateu vem primeiro, como em `Ann 4 v 23`
undercut-follows = resulta das contagens; primeiro vem quem bateu, como em `Ann 9 v 8`
always-saved = não é preciso: cada mão fica guardada assim que é registada
penalty-is = tire os pontos, como em `adjust Bob -10 # motivo`
penalty = penalização

### section: card-letters

not-a-card = { $typed } não é uma carta
not-a-group = { $typed } não é um grupo de cartas
in-portuguese = em letras portuguesas escreva { $words }
in-spanish = em letras espanholas escreva { $words }
in-french = em letras francesas escreva { $words }
in-italian = em letras italianas escreva { $words }
in-german = em letras alemãs escreva { $words }
in-polish = em letras polacas escreva { $words }
in-two-letters = naipes que não estão em letras inglesas têm duas letras: escreva { $words }

c-is-clubs = `c` é paus (♣); copas (♥) é `h` ou `co`
c-was-clubs = `c` foi lido como paus: { $cards }; copas é `co`
