### section: table

choose-by-number = Escreva o número da linha certa, ou outra linha.
no-big-gin-hint = vale assim: { $line }; `agree big_gin_bonus=31` se o jogam
note-alone = uma nota vem depois de uma mão, como em `Ann 4 v 23 # tarde`; nada foi registado

new-not-first = `new` só pode ser a primeira linha, e só sem nomes na linha de comandos
new-not-first-hint = escreva `ginscore table` sem nomes, e `new` na primeira linha
at-the-table = já está à mesa
of-shell = { $command } não funciona à mesa
of-shell-hint = escreva { $command } noutro terminal
no-input-hint = indique um ficheiro, ou escreva as cartas na linha
other-players-hint = deixe de fora os nomes, ou deixe de fora `--series`
other-rules-hint = as regras de uma série ficam como estão: deixe-as de fora, ou deixe de fora `--series`
stake-stays = A aposta desta série continua a ser { $stake }; use `new` para começar uma série com outra.

name-stays = O nome desta série fica como está; use `new` para começar uma série com outro.
dealer-stays = Continua o mesmo jogador a dar as cartas; `deal NOME` muda-o.

how-to-type = Escreva uma linha por mão, como em `Ann 4 v 23` ou `Bob gin v 31`, ou carregue em Enter para responder a perguntas. `help` mostra exemplos.
keys = Esc limpa a linha; Ctrl-D termina a noite.
enter-records = Carregue em Enter para registar esta mão; qualquer outra tecla cancela.
exchanged-below = Enter confirma a linha com os lados trocados; qualquer outra tecla descarta-a.
rewritten-below = Enter confirma a linha em baixo; qualquer outra tecla descarta-a.
paste-stopped = { $lines ->
    [one] a linha seguinte não foi registada
   *[other] as { $lines } linhas seguintes não foram registadas
}
no-series = Carregue em Enter para dizer quem joga, ou escreva dois nomes.
type-names = Escreva dois nomes, como em `Ann Bob`; `help` mostra exemplos.
who-help = Escreva os nomes de quem joga, como em `Ann Bob`, ou `Ann Cid v Bob Dan` para duas duplas; as regras são perguntadas a seguir. Uma linha inteira também serve: `new Ann Bob pagat hollywood`.
no-current-series = Não há série atual. Escreva `table Ann Bob` com os nomes dos jogadores, ou `series use NOME`.
all-safe = Tudo o que foi registado está guardado; `ginscore` continua a noite.
waits-for-next = a série terminou, e a mão ainda não foi registada: Enter começa com ela a série seguinte
waits-too = esta mão também ainda não foi registada: { $hands } esperam por Enter
record-waiting = { $hands ->
    [one] Há uma mão à espera. Começar com ela a série seguinte? (s ou n)
   *[other] Há { $hands } mãos à espera. Começar com elas a série seguinte? (s ou n)
}
not-recorded = não registada: { $line }
in-part = { $typed }: ainda não registado; é esta linha?
in-part-of-several = { $typed }: ainda não registado; qual destas linhas?
single-game = um só jogo
only-one-game = um só
elsewhere = registado noutro lado: { $what }
meanwhile = esta mão não foi registada: entretanto, algo foi registado noutro lado
meanwhile-hint = veja primeiro o que foi; a sua linha ainda pode ser registada a seguir
already = esta mão já foi registada noutro lado
already-hint = se foram mesmo duas mãos iguais, escreva-a de novo

example-cards = combinações / cartas soltas, + cartas juntadas; ou só as cartas: o ginscore organiza-as

asked = Enter numa linha vazia: o ginscore faz as perguntas, uma a uma.
more-help = `help PALAVRA` explica um comando ou um termo do jogo; quit termina a noite.

looking = Para ver:
a-round = Uma ronda:

about-quit = quit, exit, q: termina a noite; tudo o que foi registado está guardado
about-help = help, ?: mostra o que se pode escrever; `help PALAVRA` explica um deles
unknown-word = não há nenhum comando nem nenhum tópico chamado `{ $word }`
unknown-word-hint = `help` mostra os comandos, e `rules explain` os tópicos do livro de regras

hand = Regista uma mão
draw = Regista uma mão que ninguém ganhou
up = Anuncia a carta do limite da mão em jogo
misdeal = Regista cartas mal dadas
stop = Interrompe a série antes do fim
undo = Anula a última alteração
redo = Refaz a última alteração anulada
amend = Substitui uma mão registada
insert = Insere uma mão esquecida
delete = Apaga uma mão
deal = Corrige quem dá as cartas a seguir
seat = Deixa um jogador jogar a mão seguinte fora da sua vez
adjust = Regista uma penalização ou um prémio, por acordo dos jogadores
agree = Muda as regras ou a aposta para toda a série

table = Marca os pontos de uma noite, uma linha por mão
board = Mostra a pontuação noutros ecrãs, no navegador
new = Começa uma série, que passa a ser a atual
score = Mostra a folha de pontos
counts = Mostra quanto falta a cada jogador, e que resto é seguro
summary = Mostra o acerto: quem ganhou, por quanto, e quem paga
why = Explica uma mão, um jogo (`game 2`) ou o acerto (`series`)
judge = Julga combinações, disposições e mãos inteiras; nada é registado
best = Encontra a melhor disposição de 1 a 11 cartas, ou a do adversário
rules = Mostra, guarda e compara regras da casa, e abre o livro de regras
stats = Mostra as estatísticas de todos, de um jogador ou de dois um contra o outro
log = Escreve a série como um script que a reproduz
series = Mostra as séries e escolhe a atual
players = Mostra os jogadores, e corrige os seus nomes
export = Exporta séries como página Web ou dados para outros programas
import = Importa mãos de CSV, JSON Lines ou de um script
audit = Verifica o registo, ou um selo anotado
paper = Imprime uma folha de pontos em branco para as regras combinadas

record-hand = Registar esta mão? (s ou n) [s]
laid-off = Cartas que { $other } juntou [nenhuma]:

no-cards = indique as cartas ou o resto
no-others-cards-hint = como em `Rpaouco 2-4pa / 7co 3ou`, ou `23`, o resto depois de juntar
gin-has-no-count = o gin não tem resto
gin-has-no-count-hint = carregue em Enter ou escreva as cartas
yes-or-no-hint = s regista a mão, n volta atrás para a corrigir
not-gin = estas cartas não são gin: há cartas soltas
not-gin-hint = corrija as cartas, ou volte atrás com `<` e responda { $knock }

still-playing = Escreva o nome de um jogador que ainda está a jogar.

no-such-answer = escreva um número de 1 a { $most }, ou a primeira palavra ({ $typed } não é uma das respostas)
which-game = Que variante?
hollywood = Hollywood: três jogos
partners = Pares: 2 contra 2
own = As nossas regras
target = Jogo até quantos pontos?
boxes-pay = Caixas 20, jogos e capotes 100
as-wikipedia = Wikipédia antiga: caixas 25, jogos 100, capotes a dobrar
same-in-one-line = O mesmo numa linha: { $line }

their-cards = As cartas ou o resto desse jogador, { $gin } ou { $big-gin }
their-cards-or-gin = As cartas ou o resto desse jogador, ou { $gin }
others-cards = As cartas do outro jogador, ou o seu resto depois de juntar

record-anyway = Registar mesmo assim? (s ou n)
same-cards = estas cartas já estão registadas ({ $hand })
hand-not-recorded = não registada
same-as-last = a mesma linha duas vezes seguidas; se foi engano, `undo` anula esta

unclear-stake = `{ $typed }` não é claro: pode ser em milhares, ou ter três casas decimais

name-start = `{ $name }` não pode ser nome de série: tem de começar por uma letra ou um algarismo
name-device = `{ $name }` não pode ser nome de série: o Windows reserva-o para um dispositivo
name-hint = use letras, algarismos, `-`, `_`, `.` e espaços, a começar por uma letra ou um algarismo, como em `club-night`
not-a-stake-hint = escreva um valor por ponto, como `0.10`, por jogo, como `5/game`, ou por folha, como `20/sheet`, com até quatro casas decimais
stake-unit = `{ $typed }`: a aposta é por ponto, por jogo ou por folha

out-misplaced = `out=` é para três jogadores à vez
seating-hint = dois jogadores como em `Ann Bob`; lados como em `Ann Cid v Bob Dan`, até cinco em cada um; um capitão contra dois ou três como em `Ann v Bob Cid`; três à vez como em `Ann Bob Cid`; ponha entre aspas um nome de várias palavras
each-settles-hint = à vez, cada um dos três acerta as contas com cada um dos outros; retire-a
newcomer-deals-hint = com três à vez, é `newcomer_deals` que diz quem dá as cartas; retire-a
one-game-hint = três à vez jogam um jogo de cada vez; retire-a
no-doubling-in-turn = com três à vez, o capote não pode dobrar nada

saved-not-a-player = { $rules } é o nome de regras guardadas neste registo, não de um jogador
rules-not-a-player-hint = escreva primeiro os jogadores, como em `new Ann Bob hollywood`; um jogador com esse nome escreve-se { $typed }
nearly-rules-hint = escreva { $rules } para as regras, ou { $player } para um jogador com esse nome

twice-in-line-hint = cada um joga uma mão por ronda; nada da linha foi registado

typed-bonus = os bónus não se escrevem: as regras somam-nos

past-end-hint = escreva primeiro { $lines }
before-rounds = { $count ->
    [one] a série acabaria antes da ronda { $numbers }
   *[other] a série acabaria antes das rondas { $numbers }
}

not-their-turn = não é a vez destes jogadores: { $pairs } jogam esta mão
not-their-turn-hint = `seat NOME` deixa um jogador jogar a mão seguinte
not-opponents = estes jogadores não são adversários
round-begun = um destes jogadores já jogou nesta ronda
round-begun-hint = `amend` corrige essa mão; a ronda seguinte começa quando todas as mãos desta tiverem acabado
not-in-round = estes dois não jogaram um contra o outro na ronda { $round }
not-in-round-hint = indique os dois que jogaram, ou deixe de fora o segundo nome
round-incomplete = faltaria uma mão à ronda { $round }
round-incomplete-hint = indique todas as suas mãos, como em { $line }
whole-round = a ronda { $round } foi registada inteira, e a mão de um par não a pode substituir
changes-who-plays = isto mudaria quem joga contra quem na ronda { $round }, que já começou
changes-who-plays-hint = termine primeiro a ronda { $round }, ou anule as suas mãos
nobody-seated-hint = `seat` é para o jogo do capitão e para três à vez: indique um jogador, ou dois adversários

name-open-game = indique um jogo aberto, como em `adjust Ann +10 in 2 # motivo`; `score` mostra os jogos
check-number = verifique o número
round-not-end = assim a ronda { $number } não encerraria a série
earlier-adjustment-of = um ajuste anterior ({ $adjustment }) já não poderia entrar: { $why }

nothing-to-undo = não há nada para anular
nothing-to-undo-hint = já não há nada para anular nesta série
nothing-to-redo-hint = só se pode refazer uma alteração anulada, e só antes de se registar algo de novo

not-text-hint = guarde o script em UTF-8
recorded-before = As linhas antes da linha { $number } estão registadas; repita só o resto.

round-open-again = a ronda { $number } está de novo por acabar (antes: { $before })
entered-games-on-sheet = { $count ->
    [one] no jogo { $games } da folha { $sheet }
   *[other] nos jogos { $games } da folha { $sheet }
}
entered-nowhere-on-sheet = não entra em nenhum jogo da folha { $sheet }
entered-closed-on-sheet = não entra: os jogos da folha { $sheet } para onde iria esta vitória estão fechados

dealer-unknown = já não se sabe quem deu as cartas
next-dealer-unknown = não está registado quem dá as cartas a seguir

game-open-again = o jogo { $game } está aberto de novo; tinha ido para { $name }
game-closed = o jogo { $game } está fechado e vai para { $name }
wins-game-not = o jogo { $game } vai para { $name }, não para { $before }
game-worth = o jogo { $game } vale agora { $points } (antes { $before })

round-number = ronda { $number }

round-amended = ronda { $number } corrigida: { $headline } (antes: { $before })
round-inserted = ronda { $number } inserida: { $headline }
round-deleted = ronda { $number } apagada: { $headline }
renamed = { $before } chama-se agora { $name }

undone = anulado: { $what }
the-amendment-of-hand = correção da mão { $number } ({ $headline }; antes: { $before })
the-amendment-of-round = correção da ronda { $number } ({ $headline }; antes: { $before })
the-insertion-of-hand = inserção da mão { $number } ({ $headline })
the-insertion-of-round = inserção da ronda { $number } ({ $headline })
adjustment-deleted = ajuste { $number } eliminado: { $what }
the-deletion-of-adjustment = eliminação do ajuste { $number } ({ $what })
the-deletion-of-hand = eliminação da mão { $number } ({ $headline })
the-deletion-of-round = eliminação da ronda { $number } ({ $headline })
the-misdeal = cartas mal dadas

dealer-deals-again = cartas mal dadas: o mesmo jogador dá as cartas de novo
misdeal-why = cartas mal dadas ({ $why }): o mesmo jogador dá as cartas de novo

knock-card-without-effect = a carta do limite é { $card }; com estas regras não muda nada
knock-card-doubles = { $what }; com { $suit } a mão conta a dobrar
knock-card-limit = a carta do limite é { $card }; bate-se com { $limit } ou menos

before-last-round = anotado antes da ronda { $number }, que encerrou a série
error-no-such-game = a folha não tem jogo { $game }
error-game-closed = o jogo { $game } está fechado, e um jogo fechado nunca muda
error-out-of-range = um ajuste é no máximo de { $points } pontos ou { $boxes } caixas

either-number = { $why } explica a mão { $number }, `amend { $number } Ann 4 v 23` corrige-a
either-game = { $like } para todos os jogos lado a lado como antes, { $one } para um só
corrects = uma mão registada corrige-se pelo número
is-recorded = a mão { $number } está registada como { $line }
inserts = uma mão esquecida insere-se com o número que deve ter
is-agreed = { $typed }: o que vale para a série inteira muda-se com `agree`
knocker-first = { $typed }: a linha de uma mão começa por quem a terminou
adjust-in-one = Para um só jogo: `undo` e depois { $line }.
is-adjustment = { $typed }: ainda não registado; é uma penalização?
is-adjustment-in-each = { $typed }: ainda não registado; é uma penalização, nos jogos { $games }?
how-much-hint = { $counts } com o que ficou a ambos, { $points } se só se souberem os pontos
award = prémio
numbers = zero um dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove
undoes = desfazer anular ups desfaz desfazer-isso desfaz-isso enganei-me apaga-isso desfaça volta-atrás voltar-atrás
amends = corrigir alterar emendar mudar editar corrige corrija altera altere muda mude emenda
scores = pontuação resultado folha quem-está-a-ganhar como-estamos quanto-está quanto-temos em-quanto-estamos como-está-o-jogo como-é-que-estamos como-tá
turns = quem-dá-as-cartas quem-dá quem-dá-agora quem-deu-as-cartas dador
deletes = apagar eliminar remover apaga apague remova
quits = sair adeus boa-noite até-amanhã até-já chega-por-hoje por-hoje-chega acabou-por-hoje vamos-dormir por-hoje-é-só é-só-por-hoje por-hoje-é-tudo pausa-para uma-pausa vamos-fazer-uma-pausa fazer-uma-pausa já-voltamos até-logo vamos-jantar vamos-almoçar boa-noite-a-todos até-para-a-semana até-à-próxima até-breve
games = jogo jogos
rounds = ronda
penalties = penalização penalidade multa penalizações tira-pontos tirar-pontos tiramos-pontos custa-lhe tirar-lhe
plays-on = de-novo outra-vez outra mais-uma continuar próxima série-seguinte desforra outro-jogo próximo-jogo mais-um-jogo
new-series = vamos-jogar nova-série novo-jogo um-novo-jogo uma-nova-série vamos-de-novo vamos-jogar-de-novo vamos-jogar-outro jogamos-outro jogamos-mais-um jogamos-outra-vez mais-um mesmos-jogadores
bonuses = bónus prémio
forgets = esquecemos esquecida falta faltou faltava esqueci esqueci-me esquecemo-nos esquecemos-nos não-anotei não-anotámos não-apontei não-apontámos não-registei não-registámos ficou-a-faltar esquecido
corrects-last = não espera desculpe era foi eram foram correção quer-dizer aquela-foi aquela-era essa-foi essa-era desculpa perdão corrigindo queria-dizer eu-quis-dizer aliás ou-melhor minto ups enganei-me está-errado não-está-certo errei contei-mal contei-errado erro-meu recontei afinal
up-tos = a até aos até-aos ao até-ao até-o quem-chegar-a quem-fizer quem-chegar-aos
singles = simples única único normal curto rápido curta rápida curtinho curtinha
who-is-self-hint = escreva um nome nesse lugar
