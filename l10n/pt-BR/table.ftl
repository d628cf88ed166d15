new-not-first = `new` só pode ser a primeira linha, e só sem nomes na linha de comando
new-not-first-hint = digite `ginscore table` sem nomes, e `new` como primeira linha
at-the-table = você já está na mesa
at-the-table-hint = indique dois jogadores, como em `table Ann Bob`
of-shell = { $command } não funciona na mesa
of-shell-hint = digite { $command } em outro terminal
no-input = `-` é a entrada padrão, de onde já vêm as linhas da mesa
no-input-hint = indique um arquivo, ou escreva as cartas na linha
other-players = `{ $series }` é uma série de { $players }
other-players-hint = tire os nomes, ou tire `--series`
other-rules = `{ $series }` tem outras regras
other-rules-hint = as regras de uma série não mudam: tire-as, ou tire `--series`

continuing = Continua a série { $series }.
stake-stays = A aposta desta série continua sendo { $stake }; use `new` para começar uma série com outra.
no-stake-stays = Esta série continua sem aposta; use `new` para começar uma série com aposta.
name-stays = O nome desta série não muda; use `new` para começar uma série com outro.
dealer-stays = Quem dá as cartas continua o mesmo; `deal NOME` muda isso.

how-to-type = Digite uma linha por mão, como em `Ann 4 v 23` ou `Bob gin v 31`, ou aperte Enter e responda às perguntas. `help` mostra exemplos.
keys = Esc limpa a linha; Ctrl-D encerra a noite.
enter-records = Aperte Enter para registrar esta mão; qualquer outra tecla cancela.
exchanged-below = Enter confirma a linha com os lados trocados; qualquer outra tecla a descarta.
rewritten-below = Enter confirma a linha abaixo; qualquer outra tecla a descarta.
note-alone = uma nota vem depois de uma mão, como em `Ann 4 v 23 # tarde`; nada foi registrado
offered-in-words = A linha certa: { $line }
one-of-several = { $number }: { $line }
choose-by-number = Digite o número da linha certa, ou outra linha.
line-on-up = A seta para cima traz a linha de volta.
paste-stopped = { $lines ->
    [one] a linha seguinte não foi registrada
   *[other] as { $lines } linhas seguintes não foram registradas
}
no-series = Aperte Enter para dizer quem joga, ou digite dois nomes.
type-names = Digite dois nomes, como em `Ann Bob`; `help` mostra exemplos.
no-current-series = Não há série atual. Digite `table Ann Bob` com os nomes de vocês, ou `series use NOME`.
all-safe = Tudo o que foi registrado está salvo; `ginscore` continua a noite.
waits-for-next = a série terminou, e a mão ainda não foi registrada: Enter começa com ela a próxima série
waits-too = esta mão também ainda não foi registrada: { $hands } esperam por Enter
record-waiting = { $hands ->
    [one] Uma mão está esperando. Começar com ela a próxima série? (s ou n)
   *[other] { $hands } mãos estão esperando. Começar com elas a próxima série? (s ou n)
}
not-recorded = não registrada: { $line }
deals-limit = { $deals }, limite { $limit }
deals-upcard = { $deals }, carta do limite?
enter-takes = (Enter: { $line })
deals-gin-only = { $deals }, só gin
play-on = próxima série
elsewhere = registrado em outro lugar: { $what }
meanwhile = esta mão não foi registrada: nesse meio-tempo, algo foi registrado em outro lugar
meanwhile-hint = veja antes o que foi; sua linha ainda pode ser registrada depois
already = esta mão já foi registrada em outro lugar
already-hint = se foram mesmo duas mãos iguais, digite de novo

example-counts = { $one } bate com 4, e { $two } tem 23; ou `{ $two } gin v 23`, ou `draw`
example-cards = combinações / cartas mortas, + cartas encaixadas; ou só as cartas: o ginscore organiza
letters-example = 4es 10co Dou VDRpa
letters = cartas também em letras portuguesas: pa, ou, co, es (em inglês c, d, h, s)
example-points = só os pontos
signs = a carta do limite, o descarte e uma nota, no fim de uma mão
note-example = uma nota
reason-example = motivo
a-hand = MÃO
some-cards = CARTAS
a-topic = TEMA
rules-name = NOME

asked = Enter em uma linha vazia: o ginscore faz as perguntas, uma por uma.
more-help = `help PALAVRA` explica um comando ou um termo do jogo; quit encerra a noite.

other-lines = Outras linhas:
looking = Consultas:
disputes = Dúvidas:
more = Mais:
a-round = Uma rodada:
who-plays = Quem joga:
own-words = Em português:

about-quit = quit, exit, q: encerra a noite; tudo o que foi registrado está salvo
about-help = help, ?: lista o que se pode digitar; `help PALAVRA` explica um item
unknown-word = não há nenhum comando nem tópico chamado `{ $word }`
unknown-word-hint = `help` lista os comandos, e `rules explain` os tópicos do livro de regras

hand = Registrar uma mão
draw = Registrar uma mão que ninguém ganhou
up = Anunciar a carta do limite da mão em jogo
misdeal = Registrar que as cartas foram mal distribuídas
stop = Interromper a série antes do fim
undo = Desfazer a última alteração
redo = Refazer a última alteração desfeita
amend = Substituir uma mão registrada
insert = Inserir uma mão esquecida
delete = Apagar uma mão
deal = Corrigir quem dá as cartas a seguir
seat = Pôr um jogador na próxima mão, fora da vez
adjust = Registrar uma penalidade ou um prêmio que os jogadores combinaram
agree = Mudar as regras ou a aposta para toda a série

table = Marcar os pontos de uma noite, uma linha por mão
board = Mostrar o placar em outras telas, pelo navegador
new = Começar uma série e torná-la a atual
score = Mostrar a folha de pontos
counts = Mostrar quanto falta a cada jogador, e qual é o resto seguro
summary = Mostrar o acerto: quem ganhou, por quanto, e quem paga
why = Explicar uma mão, uma partida (`game 2`) ou o acerto (`series`)
judge = Julgar combinações, disposições e mãos inteiras; nada é registrado
best = Achar a melhor disposição de 1 a 11 cartas, ou a melhor do adversário
rules = Listar, salvar e comparar regras da casa; ler o livro de regras
stats = Mostrar as estatísticas de todos, de um jogador ou de dois um contra o outro
log = Mostrar a série como um script que a reproduz
series = Listar as séries e escolher a atual
players = Listar os jogadores e corrigir os nomes
export = Exportar séries como página da web ou como dados para outros programas
import = Importar mãos de CSV, JSON Lines ou de um script
audit = Conferir o registro, ou um selo anotado
paper = Imprimir uma folha de pontos em branco para as regras combinadas

how-ended = Como? ({ $answers }) [{ $knock }]
record-hand = Registrar esta mão? (s ou n) [s]
ask-knock-card = Carta do limite:
own-cards-gin = Cartas de { $player } [Enter para { $gin } sem cartas]:
own-cards = Cartas ou resto de { $player }:
laid-off = Cartas que { $other } encaixou [nenhuma]:

not-a-player = esse não é o nome de nenhum dos jogadores
no-ending = uma mão não termina assim
no-cards = digite as cartas ou o resto
no-cards-hint = como em `4-7es 9paouco / 2co Apa Aou`, ou `4`
no-others-cards-hint = como em `Rpaouco 2-4pa / 7co 3ou`, ou `23`, o resto depois de encaixar
knock-card-hint = como em `9co`
laid-off-hint = como em `8es 9es`, ou Enter para nenhuma
gin-has-no-count = no gin não há resto
gin-has-no-count-hint = aperte Enter ou digite as cartas
yes-or-no-hint = s registra a mão, n volta para corrigi-la
not-gin = estas cartas não são gin: há cartas mortas
not-gin-hint = corrija as cartas, ou volte com `<` e responda { $knock }

how-to-answer = `<` volta à pergunta anterior; Ctrl-D sai das perguntas.
whose-hand = De quem é a mão que acabou? ({ $pairs }):
still-playing = Digite o nome de um jogador que ainda está jogando.

who = Quem joga?
as-in = por exemplo: { $names }
who-help = Digite os nomes de quem joga, como em `Ann Bob`, ou `Ann Cid v Bob Dan` para duas duplas; as regras são perguntadas depois. Uma linha inteira também serve: `new Ann Bob pagat hollywood`.
who-else = Quem mais joga?
all-four = Os quatro, como em Ann Cid v Bob Dan
how-to-go-back = `<` volta à pergunta anterior.
no-such-answer = digite um número de 1 a { $most }, ou a primeira palavra ({ $typed } não é uma das respostas)
who-with-whom = Quem joga com quem?
two-players = { $one } contra { $other }, dois jogadores
which-game = Qual jogo?
gin = Gin
oklahoma = Oklahoma: limite por mão
hollywood = Hollywood: três partidas
partners = Duplas: dois contra dois
own = Nossas regras
own-rules = Regras, como em pagat gin_bonus=20
target = Partida até quantos pontos?
what-pays = O que conta?
boxes-pay = Caixas 20, partidas e capotes 100
as-wikipedia = Wikipédia antiga: caixas 25, partidas 100, capotes em dobro
points-only = Só os pontos
stake = Quanto vale o ponto?
no-stake = nada
dealer = Quem dá as cartas primeiro?
no-dealer = ainda não se sabe
same-in-one-line = O mesmo em uma linha: { $line }

yes-words = s sim
no-words = n não

answer-draw = empate
answer-knock = batida
answer-gin = gin
answer-big-gin = big gin

who-ended-or-draw = Quem terminou a mão? ({ $one }, { $two } ou { $draw })
who-ended = Quem terminou a mão? ({ $players })
their-cards = Cartas ou resto de quem terminou, { $gin } ou { $big-gin }
their-cards-or-gin = Cartas ou resto de quem terminou, ou { $gin }
others-cards = Cartas do outro jogador, ou o resto depois de encaixar
knock-card = Carta do limite

advice = conselho: { $better }
record-anyway = Registrar mesmo assim? (s ou n)
same-cards = estas cartas já estão registradas ({ $hand })
hand-not-recorded = não registrada
same-as-last = a mesma linha duas vezes seguidas; se foi engano, `undo` desfaz esta

started = Começa a série { $series } ({ $facts }).
player-deals-first = { $player } dá as cartas primeiro
side-deals-first = quem dá as cartas primeiro: { $side }

not-a-stake = `{ $typed }` não é uma aposta
unclear-stake = `{ $typed }` não está claro: podem ser milhares, ou três casas decimais
unclear-stake-hint = escreva sem separador de milhares, ou com uma, duas ou quatro casas decimais, como em `1000` ou `1.00`
not-a-stake-hint = escreva um valor por ponto, como `0.10`, por partida, como `5/game`, ou por folha, como `20/sheet`, com até quatro casas decimais
other-series = { $line } começa outra série; `stop` encerra esta antes do fim
left-out = { $line } mantém também o resto do que foi combinado na última série
either-game = { $like } para todas as partidas lado a lado como antes, { $one } para uma só
stake-nought = com a aposta `{ $typed }` ninguém paga nada
stake-nought-hint = tire a aposta para jogar sem dinheiro
stake-too-much = `{ $typed }` é mais de um milhão
stake-decimals = `{ $typed }` tem mais de quatro casas decimais
stake-unit = `{ $typed }`: a aposta é por ponto, por partida ou por folha
not-a-start = { $typed } não é uma data
not-a-start-hint = escreva-a como em `start=2026-11-20`, ou com a hora, como em `start=2026-11-20T20:00`

name-empty = o nome da série está vazio
name-invisible = `{ $name }` não pode ser nome de série: contém { $sign }
name-sign = `{ $name }` não pode ser nome de série: não pode conter `{ $sign }`
name-start = `{ $name }` não pode ser nome de série: tem de começar com uma letra ou um algarismo
name-end = `{ $name }` não pode ser nome de série: termina com um espaço ou um ponto
name-long = `{ $name }` não pode ser nome de série: tem mais de { $bytes } bytes
name-device = `{ $name }` não pode ser nome de série: o Windows reserva esse nome para um dispositivo
name-hint = use letras, algarismos, `-`, `_`, `.` e espaços, começando com uma letra ou um algarismo, como em `club-night`

out-misplaced = `out=` é para três jogadores em rodízio
out-misplaced-hint = indique três jogadores sem `v`, como em `new Ann Bob Cid out=Cid`
sides-misplaced = `sides=` é para parceiros
sides-misplaced-hint = indique os jogadores dos dois lados, como em `new Ann Cid v Bob Dan sides=Nós,Eles`
none-of-players = { $name } não está entre os jogadores
name-one-of = indique { $players }
too-few-players = uma série precisa de dois jogadores ou mais
too-few-players-hint = indique-os, como em `new Ann Bob`
cannot-be-seated = { $players ->
    [one] { $players } jogador não pode jogar assim
   *[other] { $players } jogadores não podem jogar assim
}
seating-hint = dois jogadores como em `Ann Bob`; lados como em `Ann Cid v Bob Dan`, até cinco em cada um; um capitão contra dois ou três como em `Ann v Bob Cid`; três em rodízio como em `Ann Bob Cid`; ponha entre aspas um nome de várias palavras
not-two-names = { $text } não são dois nomes
not-two-names-hint = separe-os com uma vírgula, como em `Nós,Eles`
rule-for-more = { $key } é uma regra para mais de dois jogadores
rule-for-more-hint = tire-a, ou indique todos os jogadores, como em `new Ann Cid v Bob Dan`
rule-without-effect = { $key } não muda nada aqui
captain-settles-hint = o capitão paga tudo a cada adversário e recebe tudo de cada um; tire-a
one-hand-hint = só se joga uma mão de cada vez; tire-a
each-settles-hint = em rodízio, cada um dos três acerta as contas com cada um dos outros; tire-a
nobody-sits-out-hint = ninguém fica de fora; tire-a
newcomer-deals-hint = com três em rodízio, é `newcomer_deals` que diz quem dá as cartas; tire-a
sitting-out-deals-hint = quem fica de fora dá as cartas, também depois de um empate; tire-a
one-game-hint = três em rodízio jogam uma partida de cada vez; tire-a
no-doubling-in-turn = com três em rodízio, o capote não pode dobrar nada
no-doubling-in-turn-hint = jogue `shutout.award=none`, ou um número que quem leva capote paga ao vencedor
cannot-deal = { $name } não pode dar as cartas da próxima mão
cannot-deal-hint = quem pode é { $players }

who-is-self = quem é { $word }? Cada um precisa de um nome
who-is-self-hint = digite um nome no lugar
said-twice = { $one } e { $two } dizem a mesma coisa
word-twice = { $word } aparece duas vezes
leave-one-out = deixe um dos dois de fora
two-presets = { $one } e { $two } são dois conjuntos de regras
two-presets-hint = escolha um; só `hollywood` e `oklahoma` combinam com qualquer outro
neither-preset-nor-rule = { $word } não é um conjunto de regras nem uma regra
neither-preset-nor-rule-hint = primeiro os jogadores, como em `new Ann Bob pagat`; `rules list` mostra os conjuntos de regras, `rules show` as regras
not-of-rules = { $word } é algo que se combina ao começar uma série, e não uma regra
not-of-rules-hint = deixe-o de fora aqui; ele vem depois dos nomes, como em `new Ann Bob stake=0.10`
rules-not-a-player = { $rules } é o nome de um conjunto de regras, não de um jogador
saved-not-a-player = { $rules } é o nome de regras salvas neste registro, não de um jogador
rules-not-a-player-hint = escreva primeiro os jogadores, como em `new Ann Bob hollywood`; um jogador com esse nome se escreve { $typed }
nearly-rules = ninguém chamado { $name } jogou aqui, mas há regras chamadas { $rules }
nearly-rules-hint = digite { $rules } para as regras, ou { $player } para um jogador com esse nome
gin-is-the-game = { $word } é o próprio jogo, não um jogador

rules-forbid = as regras não permitem isto
twice-in-line = { $player } joga duas vezes nesta linha
twice-in-line-hint = cada um joga uma mão por rodada; nada da linha foi registrado
adjust-in-one = Para uma partida só: `undo` e depois { $line }.

name-both-hint = era a vez de { $pairs }; se outros jogaram, escreva o nome dos dois: { $lines }
no-big-gin = estas regras não têm big gin
no-big-gin-hint = vale assim: { $line }; `agree big_gin_bonus=31` se vocês jogam com ele
typed-bonus = bônus não se escreve: as regras o somam
gin-is-knock = sem o `gin` a mão é esta: { $headline }; escreva { $line }
gin-is-no-knock = também não dá para bater: o limite é { $limit }; mais em `rules explain illegal-knock`

series-over-hint = `ginscore summary` mostra o acerto, `ginscore new` começa outra série, `ginscore undo` reabre esta

before-hands = { $count ->
    [one] a série acabaria antes da mão { $numbers }
   *[other] a série acabaria antes das mãos { $numbers }
}
past-end-hint = digite antes { $lines }
against-agreed = { $count ->
    [one] a mão { $numbers } é contra estas regras
   *[other] as mãos { $numbers } são contra estas regras
}
against-agreed-hint = corrija-as ou apague-as antes; { $why } explica uma mão
before-rounds = { $count ->
    [one] a série acabaria antes da rodada { $numbers }
   *[other] a série acabaria antes das rodadas { $numbers }
}

not-their-turn = não é a vez desses jogadores: { $pairs } jogam esta mão
not-their-turn-hint = `seat NOME` põe um jogador na próxima mão
not-opponents = esses jogadores não são adversários
not-opponents-hint = indique um jogador de cada lado, como em `Ann 4 v Bob 23`
round-begun = um desses jogadores já jogou nesta rodada
round-begun-hint = `amend` corrige essa mão; a próxima rodada começa quando todas as mãos desta acabarem
not-in-round = esses dois não jogaram um contra o outro na rodada { $round }
not-in-round-hint = indique os dois que jogaram, ou tire o segundo nome
round-incomplete = faltaria uma mão na rodada { $round }
round-incomplete-hint = indique todas as mãos dela, como em { $line }
whole-round = a rodada { $round } foi registrada inteira, e a mão de um par não pode substituí-la
whole-round-hint = `delete { $round }`, depois `insert { $round } { $line }; ...` com uma mão de cada par
changes-who-plays = isto mudaria quem joga contra quem na rodada { $round }, que já começou
changes-who-plays-hint = termine primeiro a rodada { $round }, ou desfaça as mãos dela
nobody-seated = não se pode usar `seat` assim
nobody-seated-hint = `seat` é para o jogo do capitão e para três em rodízio: indique um jogador, ou dois adversários

name-open-game = indique uma partida aberta, como em `adjust Ann +10 in 2 # motivo`; `score` mostra as partidas
check-number = confira o número
hand-not-end = assim a mão { $number } não encerraria a série
round-not-end = assim a rodada { $number } não encerraria a série
undo-reopens = `undo` reabre a série
earlier-adjustment-of = um ajuste anterior ({ $adjustment }) não poderia mais entrar: { $why }

nothing-to-undo = não há nada para desfazer
nothing-to-undo-hint = não há mais nada para desfazer nesta série
nothing-to-redo = não há nada para refazer
nothing-to-redo-hint = só se pode refazer uma alteração desfeita, e só antes de registrar algo novo

at-line = linha { $number }
not-text = a linha não é texto em UTF-8
not-text-hint = salve o script em UTF-8
recorded-before = As linhas antes da linha { $number } estão registradas; repita só o resto.

# $now and $before begin with `entra` or `não entra`.
entered-otherwise = agora { $now } (antes: { $before })
round-open-again = a rodada { $number } está aberta de novo (antes: { $before })
entered-games-on-sheet = { $count ->
    [one] na partida { $games } da folha { $sheet }
   *[other] nas partidas { $games } da folha { $sheet }
}
entered-nowhere-on-sheet = não entra em nenhuma partida da folha { $sheet }
entered-closed-on-sheet = não entra: as partidas da folha { $sheet } em que esta vitória entraria estão fechadas

dealer-is-not = quem deu as cartas foi { $name }, não { $before }
dealer-is = cartas dadas por { $name }
dealer-unknown = não se sabe mais quem deu as cartas
next-dealer-unknown = não está registrado quem dá as cartas a seguir

game-open-again = a partida { $game } está aberta de novo; tinha ido para { $name }
game-closed = a partida { $game } está fechada e vai para { $name }
wins-game-not = a partida { $game } vai para { $name }, não para { $before }
of-sheet = folha { $sheet }: { $what }
game-worth = a partida { $game } agora vale { $points } (antes { $before })
and-worth = { $what }; vale { $points } pontos

series-continues = a série continua
series-over = a série acabou

hand-number = mão { $number }
round-number = rodada { $number }

hand-amended = mão { $number } corrigida: { $headline } (antes: { $before })
round-amended = rodada { $number } corrigida: { $headline } (antes: { $before })
hand-inserted = mão { $number } inserida: { $headline }
round-inserted = rodada { $number } inserida: { $headline }
adjustment-deleted = ajuste { $number } apagado: { $what }
hand-deleted = mão { $number } apagada: { $headline }
round-deleted = rodada { $number } apagada: { $headline }
renamed = { $before } agora se chama { $name }

undone = desfeito: { $what }
redone = refeito: { $what }
the-amendment-of-hand = a correção da mão { $number } ({ $headline }; antes: { $before })
the-amendment-of-round = a correção da rodada { $number } ({ $headline }; antes: { $before })
the-insertion-of-hand = a inserção da mão { $number } ({ $headline })
the-insertion-of-round = a inserção da rodada { $number } ({ $headline })
the-deletion-of-adjustment = a remoção do ajuste { $number } ({ $what })
the-deletion-of-hand = a remoção da mão { $number } ({ $headline })
the-deletion-of-round = a remoção da rodada { $number } ({ $headline })
the-misdeal = as cartas mal distribuídas

plays-hand = { $name } joga a mão { $number }
play-hand = { $one } e { $two } jogam a mão { $number }
dealer-deals-again = cartas mal distribuídas: o mesmo jogador dá as cartas de novo
misdeal-why = cartas mal distribuídas ({ $why }): o mesmo jogador dá as cartas de novo
agreed = combinado para toda a série: { $what }
agreed-before = antes: { $what }
agreed-without-form = deixa de ser { $forms }; se não era essa a intenção: `undo` e depois { $line }
before-last-hand = anotado antes da mão { $number }, que encerrou a série
before-last-round = anotado antes da rodada { $number }, que encerrou a série
stopped = a série foi interrompida
stopped-why = a série foi interrompida: { $why }

knock-card-is = a carta do limite é { $card }
knock-card-without-effect = a carta do limite é { $card }; com estas regras ela não muda nada
knock-card-doubles = { $what }; com { $suit } a mão vale em dobro
knock-card-gin-only = a carta do limite é { $card }; só o gin termina esta mão
knock-card-limit = a carta do limite é { $card }; o limite para bater é { $limit }

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

error-no-such-game = a folha não tem a partida { $game }
error-game-closed = a partida { $game } está fechada, e uma partida fechada nunca muda
error-out-of-range = um ajuste é de no máximo { $points } pontos ou { $boxes } caixas

read-as = lido como: { $line }
two-meanings = { $typed } pode querer dizer duas coisas
either-tie = `draw` se ninguém bateu, { $line } se os restos foram iguais
either-gin = { $one } se { $player } fez gin, { $two } se { $other } fez gin
either-points = { $hand } se a mão valeu isso, { $adjust } se não houve mão
either-print = `paper -o folha.html` para uma folha em branco, `export -o serie.html` para esta série
either-end = `quit` sai, e a série continua na próxima vez; `stop` encerra a série aqui e faz o acerto
either-deal = `misdeal` se as cartas são dadas de novo, `new` com os nomes para outra série
either-agreed = { $next } para a próxima série, { $agree } para a que terminou
either-number = { $why } explica a mão { $number }, `amend { $number } Ann 4 v 23` a corrige
corrects = uma mão registrada se corrige pelo número
is-recorded = a mão { $number } está registrada como { $line }
inserts = para inserir uma mão esquecida, diga o número que ela deve ter
is-agreed = { $typed }: o que vale para a série inteira muda com `agree`
counts-apart = em { $typed } falta o `v` entre os dois restos
still-open = esta série ainda não acabou
still-open-hint = `new` com nomes e regras começa outra; `stop` encerra esta antes do fim
another-game = ainda não começou; é outra série dos mesmos jogadores?
another-game-with = ainda não começou; é outra série dos mesmos jogadores: { $rules }?
single-game = uma só partida
only-one-game = uma só
knocker-first = { $typed }: a linha de uma mão começa por quem a encerrou
is-adjustment = { $typed }: ainda não registrado; é uma penalidade?
is-adjustment-in-each = { $typed }: ainda não registrado; é uma penalidade, nas partidas { $games }?
in-part = { $typed }: ainda não registrado; é esta linha?
in-part-of-several = { $typed }: ainda não registrado; qual destas linhas?
how-much = { $typed } não diz por quanto
how-much-hint = { $counts } com o que sobrou para os dois, { $points } se só se sabem os pontos
award = prêmio

between = contra
numbers = zero um dois/duas três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove
tens = vinte trinta quarenta cinquenta sessenta setenta oitenta noventa
hundreds = cem cento
ordinals = primeira/primeiro/1ª/1a segunda/segundo/2ª/2a terceira/terceiro/3ª/3a quarta/quarto/4ª/4a quinta/quinto/5ª/5a sexta/sexto/6ª/6a sétima/sétimo/7ª/7a oitava/oitavo/8ª/8a nona/nono/9ª/9a décima/décimo/10ª/10a
gins = gin
fillers = com tem tinha faz fez fica ficou resto também desta-vez dessa-vez outra-vez de-novo pelos
knocks = bate bateu bati bato batendo bateram acabou-a-mão acabou-o-jogo bater desceu desce
joins = e mas enquanto o a
loses = apanhado apanhada pego
points = pts pontos ponto
minuses = menos
pluses = mais
tos = a para
corrects-last = não espera desculpe era foi eram foram correção quer-dizer aquela-foi aquela-era essa-foi essa-era desculpa perdão corrigindo queria-dizer eu-quis-dizer aliás ou-melhor minto ops não-está-certo está-errado isso-está-errado errei tá-errado contei-errado contei-mal me-enganei erro-meu recontei recontando afinal jogador-errado
forgets = esquecemos esquecida falta faltou faltava esqueci não-anotei não-anotamos não-registrei não-registramos ficou-faltando esquecido
befores = antes
afters = depois
wases = era foi é devia-ser
draws = ninguém ninguém-ganhou ninguém-bateu ninguém-venceu acabou-o-monte o-monte-acabou acabaram-as-cartas as-cartas-acabaram mão-nula empate
ties = empatado empatou
undoes = desfazer ops desfaz desfazer-isso desfaz-isso me-enganei apaga-isso desfaça volta-atrás voltar-atrás
redoes = refazer
amends = corrigir alterar mudar editar corrige corrija altera altere muda mude
deletes = apagar excluir deletar apaga apague remova remover remove exclui
inserts-hand = inserir insira insere acrescenta acrescente adicionar adiciona adicione
agrees = combinar combinamos combinado acordar jogamos combinou
statistics = estatísticas estatística
misdeals = dar-de-novo mal-dadas cartas-mal-dadas dá-de-novo damos-de-novo vamos-dar-de-novo distribuiu-errado erro-ao-dar erro-ao-dar-as-cartas deu-as-cartas-errado
scores = placar folha pontuação quem-está-ganhando quanto-está como-está-o-jogo qual-é-o-placar qual-o-placar quanto-temos como-estamos quanto-estamos como-tá-o-jogo como-tá como-está como-vai-o-jogo como-é-que-estamos
needs = quanto-falta o-que-falta quanto-falta-ainda faltam falta
turns = quem-dá-as-cartas quem-dá quem-dá-agora quem-deu-as-cartas carteador
summaries = acerto saldo resumo contas
evenings = esta-noite quem-deve-o-quê quem-deve-a-quem quem-paga-a-quem quanto-devemos noite quanto-deve o-que-deve quem-deve hoje hoje-à-noite quem-paga quanto-o-deve quanto-deve-o quanto-a-deve quanto-deve-a resumo-da-noite contas-da-noite total-da-noite a-noite-toda quem-ganhou-a-noite
logs = histórico
shows-rules = regras as-regras
lasts = última último anterior uma-mão-atrás há-uma-mão
before-lasts = penúltima penúltimo mão-antes-da-última a-mão-antes-da-última a-antes-da-última mão-anterior-à-última a-mão-anterior-à-última a-anterior-à-última
ins = na no em da do nesta nessa naquela
helps = ajuda
quits = sair tchau boa-noite até-amanhã chega-por-hoje por-hoje-chega acabou-por-hoje vamos-dormir por-hoje-é-só é-só-por-hoje por-hoje-é-tudo uma-pausa vamos-fazer-uma-pausa fazer-uma-pausa já-voltamos pausa-pro-café pausa-para-o-café pausa-pra-um-café até-mais pausa-pra pausa-para boa-noite-a-todos até-a-próxima até-semana-que-vem até-breve
deals = dá deu dá-as-cartas deu-as-cartas
games = partida jogo partidas jogos partidinha joguinho
rounds = rodada
hands = mão mãos da-mão a-mão número
wins = ganhou ganha venceu vence
beats = derrota derrotou
undercuts = undercut
passives = foi
bys = por pelo pela
ons = no na em
bigs = grande big
nobodies = ninguém nenhum nem ngm
pays = perde perdeu perdi paga pagou
for-totals = por total marcou marca anota diferença
supposes = se caso podia poderia devia deveria teria talvez acho geralmente provavelmente falta faltam precisa mais faltava lidera pode ia bateria
turned-supposes = tivesse
harmless = mas só também novamente ainda infelizmente apenas enfim finalmente outro tava estava na mão contou da do o a exatamente coitado coitada aff ufa
lays-off = encaixa encaixou encaixei encaixar encaixe encaixando encostou encosta encostei encaixaram encaixado encostar encostando encostaram encaixo encosto junta juntei juntou juntar junto juntando juntaram
articles = a o as os essa esta aquela nossa dessa desta daquela
indefinites = um uma
nots = não nunca quase sem falso
penalties = penalidade multa penalização penalidades penalizado penalizada castigo desconta desconte tira-pontos tirar-pontos tiramos-pontos custa-lhe tirar-lhe
takes-off = a-menos
asks-who = quem
asks = quem que qual quanto quantos quanta quantas quando como onde porque por posso pode podemos porquê pq
asks-why = porque por-que por-quê porquê pq porque-é-que
of-money = devo deve devem devemos deves paga pago pagam pagamos recebo recebe dinheiro devendo
of-needs = falta faltam faltava preciso precisa precisamos
of-safety = seguro segura
of-worth = vale valem valor valeu valia deu
of-ties = iguais
of-leading = frente ganha ganhando vence liderando placar
of-turns = dá dar distribui vez joga jogamos jogar fora descansa embaralha baralha
of-evenings = noite serão hoje
sums = total soma resumo resultado toda inteira contas saldo acerto
selves = eu mim
third-persons = ele ela dele dela lhe
cards = carta cartas
we-ares = somos nós-somos jogam hoje-jogam os-jogadores-são
openers = então e bem bom ok olha sim ah pois certo pronto ei por-favor obrigado obrigada tá tá-bom beleza um-momento opa cuidado atenção
polites = por-favor obrigado obrigada
asks-what = o-que-é o-que-é-um o-que-é-uma
shows = mostra mostrar explica explicar mostra-me me-mostra
of-cards = de e o é são combinação uma-combinação válida uma-sequência uma-trinca sequência trinca jogo válido vale valem do da dos das
aces = ases
upcards = carta-do-limite a-carta-do-limite-é virada virou virou-o virou-a saiu saiu-o saiu-a saiu-um saiu-uma virou-um virou-uma
prints = imprimir imprima
concedes = desiste desistiu
renames = renomear
notes = nota observação anotação comentário obs
new-deals = nova-mão
plays-on = de-novo outra-vez outra mais-uma continuar próxima próxima-série revanche outra-partida próxima-partida mais-uma-partida
new-series = vamos-jogar nova-série nova-partida novo-jogo uma-nova-partida um-novo-jogo uma-nova-série nova vamos-de-novo vamos-mais-uma vamos-jogar-de-novo vamos-jogar-outra bora-jogar jogamos-outra jogamos-mais-uma jogamos-outra-vez mesmos-jogadores
perhaps-judges = disputa árbitro válido julga julgue
bests = melhor arrume
perhaps-undoes = não errado voltar opa
perhaps-summaries = dinheiro
ends = fim parar
perhaps-quits = pausa
perhaps-logs = lista
say-nothing = nós jogamos agora regras é sempre só apenas mas vale valem única simples são novamente mesma-aposta a-mesma-aposta aqui também desta-vez único normal combinado combinamos combinou a-gente a-gente-combinou na-nossa-mesa com por-favor curta curto rápida de a-partir-de-agora por gin-simples rápido mesmo-valor mesmo-dinheiro o-mesmo-valor queremos queríamos jogar contam conta
losers = perdedor quem-perde
winners = vencedor quem-ganha quem-vence
no-stakes = nenhuma nenhum não nada sem por-diversão zero de-graça
eachs = por a cada o pelo pela
rule-verbs = é são vale valem
up-tos = a até aos até-os ao até-ao até-o quem-chegar-a quem-fizer quem-chegar-aos
bonuses = bônus prêmio
ones = uma um
singles = simples única único normal curta curto rápida rápido curtinho curtinha
box-nouns = caixas caixa
points-alone = só-pontos só-os-pontos apenas-pontos apenas-os-pontos somente-pontos

c-is-clubs = `c` é paus (♣); copas (♥) é `h` ou `co`
c-was-clubs = `c` foi lido como paus: { $cards }; copas é `co`
