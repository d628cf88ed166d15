### section by name: commands

ginscore = Marca os pontos do gin rummy jogado com cartas de verdade e resolve dúvidas
ginscore-more =
    Digite uma linha por mão: `ginscore hand Ann 4-7es 9paouco / 2co Apa Aou v Rpaouco 2-4pa / 7co 3ou + 8es 9es`, ou só com os
    restos, `ginscore hand Ann 4 v 23`. Sem comando, o ginscore mostra a folha de pontos atual.
ginscore-example-1 = Jogar uma noite de Hollywood Gin, uma linha por mão.
ginscore-example-2 = Registrar uma mão pelas cartas, conferida pelas regras.
ginscore-example-3 = Registrar uma mão pelos restos.
ginscore-example-4 = Na primeira vez, perguntar quem joga; depois, mostrar a folha de pontos.

new = Começar uma série e torná-la a atual
new-example-1 = Três partidas lado a lado, a dez centavos o ponto.
new-example-2 = As regras padrão com duas mudanças.
new-example-3 = Dois parceiros de cada lado.
new-example-4 = Três jogadores em rodízio; Cid fica de fora primeiro.

hand = Registrar uma mão
hand-more =
    A linha diz quem terminou a mão, depois as cartas desse jogador, `v`, e as do outro: em cartas (`Ann 4-7es
    9paouco / 2co Apa Aou v Rpaouco 2-4pa / 7co 3ou + 8es 9es`), em restos (`Ann 4 v 23`, `Ann gin v 23`), ou só em pontos
    (`Ann +18`, ou `Ann +18 boxes 3`). `draw` registra uma mão que ninguém ganhou. `@7es` indica a carta do
    limite, `x 5ou` o descarte, e depois de um `#` vem uma nota. Um resto pode ser uma soma (`4 v 10+7`), um lado pode ter só as cartas mortas (`4 v / 7co 3ou + 8es`), e `a4v23` é abreviação de
    `Ann 4 v 23`. `accepted` registra uma batida acima do limite que o outro jogador deixou passar.
    ginscore-notation(7) traz tudo isso.
hand-example-1 = Ann bate com 4; Bob encaixa duas cartas.
hand-example-2 = A mesma mão, arrumada pelo ginscore.
hand-example-3 = Pelos restos, com a carta do limite.
hand-example-4 = Pelos restos; o ginscore soma o rei, a dama e o sete.

draw = Registrar uma mão que ninguém ganhou
draw-example-1 = Registrar que ninguém bateu.
draw-NOTE =
    Entre parceiros, o jogador de quem era a mão; se não há nome, todas as mãos da rodada ainda em jogo. Uma
    nota, depois de um `#`

seat = Pôr um jogador na próxima mão fora da vez
seat-more =
    Para o jogo do capitão e para três em rodízio. De três em rodízio, indique os dois que jogam se isso não
    estiver claro.
seat-example-1 = Cid joga a próxima mão.
seat-LINE = O jogador, o adversário se quiser, e uma nota depois de um `#`

table = Marcar os pontos de uma noite, uma linha por mão
table-more =
    Sem nomes, continua a série atual. Com nomes, continua a série aberta desses jogadores se as regras forem as
    mesmas; senão começa uma nova com as regras, a aposta e a vez de dar as cartas da última série deles, exceto o que as
    opções disserem.

    Além de mãos, as linhas podem ser `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD`,
    e todos os comandos do ginscore sem o nome do programa, como `summary` ou `rules explain undercut`. Um `#`
    começa um comentário. No terminal, uma linha vazia começa a entrada por perguntas, e depois do fim de uma
    série começa a seguinte; `new Ann Bob` começa uma série como a última deles, exceto o que as opções
    disserem; `help` lista o que se pode digitar. A entrada que vem de um pipe só pode começar uma série na
    primeira linha, como em `new Ann Bob`, e para na primeira linha errada, com o número e o status dela; as
    linhas anteriores continuam registradas.
table-example-1 = Continuar a série aberta de Ann e Bob, ou começar uma.
table-example-2 = Repetir um script.
table-example-3 = Manter o placar em uma página, para o navegador de outra tela.
table-PLAYER = Todos os jogadores, como em `new`; ou nenhum
table--new = Começar sempre uma nova série
table--page = Escrever o placar em FILE a cada entrada, como página para uma segunda tela

board = Mostrar o placar em outras telas, pelo navegador
board-more =
    Mostra uma página com o placar, a folha, quem dá as cartas e a última mão, até você apertar Ctrl-C. A página acompanha o
    registro enquanto `ginscore table` roda em outro terminal, e recarrega sozinha a cada poucos segundos. Sem
    `--series` mostra a série atual, e a próxima assim que a mesa a começar.

    Só este computador pode abrir a página. Com `--lan`, todos na rede podem, e o endereço aparece como QR code
    para os celulares. Quem abre só pode ler, e não vê nada que não esteja na folha. Se o computador está em várias
    redes, o endereço dele em cada uma funciona. `ginscore table --page FILE` escreve a mesma página em um arquivo.

    Com `--enter` há um segundo endereço, com um código novo a cada vez. Quem o tem pode registrar mãos num celular, com
    os restos, com as cartas ou como linhas, e desfazê-las. Para tirá-lo de alguém, aperte Ctrl-C e comece de novo.
board-example-1 = Mostrar o placar nos celulares e na televisão de casa.
board-example-2 = Mostrar neste computador a série que tem ann no nome.
board-example-3 = Registrar as mãos também nos celulares à mesa.
board--enter = Deixa também os celulares registrarem as mãos
board--lan = Mostrar a todos na rede
board--port = A porta do endereço; 0 usa qualquer uma que esteja livre

score = Mostrar a folha de pontos
score-example-1 = Mostrar a folha da série que tem ann no nome.

summary = Mostrar o acerto: quem ganhou, por quanto, e quem paga
summary-more =
    Com `--as` ou opções de regras, cada mão é pontuada de novo como as suas cartas teriam sido mostradas com
    essas regras: se elas não permitem encaixar contra o gin, as cartas encaixadas contam como cartas mortas; se
    permitem, o adversário encaixa o que couber. As mãos em que os pontos mudam vêm primeiro em uma lista. Os
    restos ficam como foram declarados.
summary-example-1 = Mostrar quem ganhou, e quem paga a quem.
summary-example-2 = Fazer o acerto pelas regras do Pagat com uma mudança.
summary-example-3 = Mostrar o resultado para enviar em um chat.
summary--as = Fazer o acerto por outras regras, sem registrar nada; as opções de regras mudam a predefinição
summary--share = Mostrar umas poucas linhas para enviar em um chat: o acerto em uma tabela pequena, quem ganhou, e quem paga

log = Imprimir a série como um script que a reproduz
log-example-1 = Imprimir a noite como um script.
log-example-2 = Acrescentar, como comentários, o que foi desfeito ou corrigido.
log--all = Acrescentar, como comentários, o que foi desfeito ou corrigido

why = Explicar uma mão, uma partida ou o acerto
why-example-1 = Explicar cada número da mão 12.
why-example-2 = Explicar o que cada um tem da partida 2.
why-example-3 = Explicar o acerto, e quem paga a quem.
why-WHAT = O número de uma mão, como aparece em `ginscore score`; `game` para uma partida; ou `series` para quem paga a quem [padrão: a última mão]
why-GAME = O número da partida [padrão: a primeira]

counts = Mostrar quanto falta a cada jogador, e qual é o resto seguro
counts-example-1 = Mostrar quantos pontos faltam a cada jogador, e qual é o resto seguro.

review = Mostrar os pontos deixados na mesa
review-more =
    São os pontos que uma disposição melhor das próprias cartas teria ganho ou poupado, contra as cartas do outro
    jogador tal como foram mostradas. Uma carta encaixada que não cabe em uma disposição melhor conta como carta
    morta.
review-example-1 = Rever todas as mãos.
review-example-2 = Rever a mão 12.
review-N = O número de uma mão [padrão: todas as mãos]

audit = Conferir o registro, ou comparar com ele a cópia de uma noite
audit-more =
    Confere todas as séries, ou a que `--series` indica: os pontos de cada mão, os selos, o que este computador
    escreveu por último, e as cópias que outros programas deixaram; e as regras da casa que foram salvas. O que
    não é um erro, mas convém saber, é dito uma vez: uma alteração aceita, entradas sem selo, e um registro que
    mudou de lugar. Se está tudo certo, não diz nada.

    Com FILE, recebe o texto que um celular leu no QR code de `ginscore seal --qr` ou de uma página, repete
    as mãos dele e diz se é uma noite deste registro, ou onde está a primeira diferença. Vários códigos
    podem vir em qualquer ordem; quebras de linha e espaços entre palavras não importam. Também compara um
    script como o que `ginscore log` mostra. Uma cópia no formato `gin` é julgada por si mesma, seja o que
    for que o registro tenha: a resposta é o seu resultado.

    Se são iguais, os dois jogadores tinham os mesmos dados quando o código foi feito. Não é uma assinatura:
    qualquer um pode fazer um texto assim, mas não com um selo que o registro já teve. O código de saída é 0 se
    são iguais, mesmo que o registro tenha mãos posteriores; 1 se diferem; 2 se o texto não pode ser lido.
audit-example-1 = Conferir o registro inteiro.
audit-example-2 = Conferir se esse selo é deste registro e se nada mudou até ele.
audit-example-3 = Registrar que as alterações na série que tem ann no nome são intencionais.
audit-example-4 = Comparar com o registro o texto que um celular leu.
audit-example-5 = Fazer dele um script, que `ginscore table` registra de novo.

seal = Mostrar o último selo, para o outro jogador anotar
seal-more =
    Um selo é uma soma de verificação curta de tudo o que foi registrado até agora. `ginscore audit --seal CODE`
    confere o selo depois. ginscore-ledger(7) diz o que ele prova.
seal-example-1 = Mostrar o selo para anotar.
seal-example-2 = Mostrar o selo, e a noite inteira como QR code para fotografar.
seal-example-3 = Guardar o texto da noite em um arquivo.
seal--qr = Desenhar a cópia da noite como QR code, para o celular do outro jogador
seal--text = Mostrar o texto da cópia, como está no QR code

paper = Imprimir uma folha de pontos em branco para as regras combinadas
paper-more =
    A folha tem as colunas, as caixas e as metas dessas regras, uma linha para cada mão com espaços para o que se
    digita, o acerto para preencher, e todas as regras da casa em letra miúda com a fonte. Indique as regras como
    em `ginscore new`. Sem nomes, fica espaço para os de dois jogadores. `html` é uma página para imprimir; o pé da
    folha diz como registrar uma folha preenchida. Para imprimir uma noite registrada, use
    `ginscore export -o evening.html`.
paper-example-1 = Imprimir uma folha para o Hollywood Gin, com espaço para os nomes.
paper-example-2 = Fazer uma página para imprimir em A4.
paper-example-3 = Fazer uma página para dois lados, em papel carta.

undo = Desfazer a última alteração
undo-example-1 = Desfazer a última mão ou correção.

redo = Refazer a última alteração desfeita
redo-example-1 = Refazer o que acabou de ser desfeito.

amend = Substituir uma mão registrada
amend-example-1 = Substituir a mão 3.
amend-LINE = A mão como deveria ter sido

insert = Inserir uma mão esquecida
insert-more = A mão recebe esse número, e as seguintes avançam um. Mostra-se tudo o que muda com isso.
insert-example-1 = Inserir a mão antes da mão 3.
insert-NUMBER = O número que a mão recebe

delete = Apagar uma mão
delete-more =
    As mãos seguintes recuam um número. Mostra-se tudo o que muda com isso, e `undo` traz a mão de volta.
delete-example-1 = Apagar a mão 3, que foi registrada duas vezes.

up = Anunciar a carta do limite da mão em jogo
up-more =
    A próxima mão tem esta carta, a não ser que a sua linha indique outra. O ginscore diz o que a carta significa:
    o limite para bater, e se a mão vale em dobro.
up-example-1 = O sete de espadas foi virado.
up-CARD = A carta

misdeal = Registrar que as cartas foram mal distribuídas
misdeal-more =
    Cartas mal distribuídas não são uma mão: ninguém marca, ninguém ganha caixa, e o mesmo jogador dá as cartas de
    novo.
misdeal-example-1 = Registrar que as cartas foram mal distribuídas, e por quê.

adjust = Registrar uma penalidade ou um prêmio que os jogadores combinaram
adjust-more =
    Um ajuste não é uma mão: não dá caixa, não abre partida, não muda quem dá as cartas, e não fecha uma
    partida por si só. Entra nas partidas abertas em que o jogador já tem uma vitória, ou na partida indicada. O
    motivo é obrigatório.
adjust-example-1 = Dar 10 pontos a Ann.
adjust-example-2 = Tirar 10 pontos de Bob na partida 2.
adjust-example-3 = Dar uma caixa a Ann.
adjust-LINE = O jogador, os pontos ou caixas, e o motivo depois de um `#`

stop = Interromper a série antes do fim
stop-more =
    As partidas abertas são acertadas como estão: os dois jogadores ficam com os seus pontos e caixas, e ninguém
    recebe o bônus da partida. `undo` continua a série.

    Com `--since` ou `--until`, são encerradas todas as séries abertas desses dias que têm mãos.
stop-example-1 = Interromper e fazer o acerto do que foi jogado.
stop-example-2 = Acerta todas as noites interrompidas da temporada.

deal = Corrigir quem dá as cartas a seguir
deal-example-1 = Bob dá as cartas a seguir.
deal-NAME = O jogador

check = Verificar combinações ou, com uma barra, se a disposição é válida
check-example-1 = Não é uma sequência: o ás é baixo.
check-example-2 = Uma disposição válida com resto 4.
check-GROUP = Os grupos, como em `4-7es 9paouco` ou `4es 5es 6es, 9pa 9ou 9co / 2co Apa Aou Res`

best = Achar a melhor disposição de 1 a 11 cartas, ou a melhor do adversário
best-more =
    Depois de `on`, escreva as combinações de quem bateu, onde o adversário pode encaixar cartas. `best -` lê mãos da
    entrada padrão, uma por linha, e imprime os restos delas.
best-example-1 = Achar a melhor disposição.
best-example-2 = Achar a melhor do adversário contra duas sequências.
best-example-3 = Imprimir um resto por linha.
best-CARDS = As cartas, como em `4-7es 9paouco 2co Apa Aou`, ou `-`
best--spread = Com `-`, imprimir a disposição depois de cada resto

judge = Decidir uma mão mostrada, sem registrá-la
judge-more =
    A linha é uma mão, com o nome de um jogador ou sem ele: `ginscore judge 4-7es 9paouco / 2co Apa Aou v 23`. As
    regras são as das opções, senão as da série atual, senão as de uma série nova.

    `judge -` lê mãos da entrada padrão, uma por linha. Para cada uma imprime uma linha: como a mão termina, quem a
    ganha (`knocker` para quem bateu, `defender` para o adversário, ou `-`) e os pontos, separados por tabulações;
    com `--json`, um objeto.
judge-example-1 = Decidir uma batida no Oklahoma Gin.
judge-example-2 = Decidir uma mão por linha.
judge-LINE = A mão, ou `-`

rules = Listar, salvar e comparar regras da casa; ler o livro de regras
rules-example-1 = Mostrar todas as regras de uma predefinição.
rules-example-2 = Salvar as regras da casa com um nome.
rules-example-3 = Explicar o que é um undercut, e quanto vale em cada fonte.

series = Listar as séries e escolher a atual
series-example-1 = Listar todas as séries do registro.

players = Listar os jogadores e corrigir os nomes
players-more =
    Sem comando, lista os jogadores do registro com o número de séries em que cada um joga.
players-example-1 = Listar os jogadores.
players-example-2 = Chamar Rob de Robert a partir de agora, em todas as séries.
players-example-3 = Unir Bobby e Robert em um só jogador.

export = Exportar séries como página da web ou como dados para outros programas
export-more =
    Exporta a série atual, ou todas, para a saída padrão ou para um arquivo. `html` é uma só página
    completa, para abrir no celular ou imprimir. `csv` e `jsonl` têm uma linha por mão, com a sua série e as
    regras, para planilhas e bancos de dados; `ginscore import` as lê de volta. `json` é um só objeto com a
    saída `--json` de `score`, `summary` e `hand`. As mãos desfeitas não são exportadas. `gin` é uma série
    como texto que outros programas leem sem conhecer nenhuma predefinição; ginscore-record(7) o
    descreve.
export-example-1 = Exportar a série atual como página para abrir ou imprimir.
export-example-2 = Exportar todas as mãos do registro, uma por linha.
export-example-3 = Exporta as séries de um ano.
export--format = Formato da exportação [padrão: pela extensão de FILE]
export--all = Exportar todas as séries do registro

merge = Mesclar uma cópia de uma série que continuou à parte
merge-more =
    Duas cópias de uma série, cada uma com mãos próprias, voltam a ser uma. As mãos que ambas têm contam uma vez; as outras
    ficam na ordem das horas. Nada do que foi registrado se perde, e os selos das duas cópias continuam a ser encontrados. Se
    ambas alteraram uma mão de formas diferentes, nada é escrito. Sem FILE, mescla as cópias que o Syncthing ou outro
    programa deixou ao lado da série, ou repara um arquivo com as marcas de conflito do git. No git, as cópias
    são mescladas sem conflitos depois de configurar isto:

    echo '/*.toml -text merge=ginscore' >> .gitattributes

    git config --global merge.ginscore.driver 'ginscore merge --driver %O %A %B %P'
merge-example-1 = Mesclar as cópias ao lado da série atual, ou reparar o arquivo dela.
merge-example-2 = Mesclar uma cópia que está em outro lugar.
merge-example-3 = Mostrar o que seria mesclado, com as mãos da cópia antes da mão 3.
merge-example-4 = Mesclar o outro lado de um conflito para o qual o git não achou driver.

import = Importar mãos de CSV ou JSON Lines
import-more =
    Lê as linhas que `ginscore export` escreve, e as planilhas dos clubes, salvas como CSV: uma linha por
    mão, com colunas como Date, Winner, Loser, Points e How, em qualquer ordem e com muitas grafias. As
    colunas desconhecidas são ignoradas, com uma observação; `--map` diz o que elas são. ginscore-rows(7)
    lista as colunas. Cada mão é conferida pelas regras da sua série: as da linha, senão as das opções,
    senão as regras padrão. Nada é escrito se o arquivo inteiro não for válido. Uma série que já está no
    registro é pulada, ou continuada se o arquivo tiver mais mãos. Também lê uma cópia no formato `gin`.
import-example-1 = Imprimir o que seria registrado, como um script.
import-example-2 = Importar para o registro club.
import-example-3 = Importar uma planilha com os títulos Date, Winner, Loser, Points, How e Table.
import-example-4 = Importar uma planilha de partidas pelas regras do Pagat, a dinheiro.
import-example-5 = Importar uma planilha com títulos que o ginscore não conhece.
import-example-6 = Deixar uma coluna de fora sem observação.
import-example-7 = Ler 11/12/2026 como 11 de dezembro.

stats = Mostrar as estatísticas dos jogadores
stats-more =
    Abrange todas as séries, ou a que `--series` indica. Cada número vem com a quantidade de mãos ou partidas em
    que se baseia e, se forem conhecidas, com as probabilidades do baralho. Pontos deixados na mesa são os que
    uma disposição melhor teria ganho contra as cartas do outro jogador tal como foram mostradas, nas mãos
    registradas com cartas.

    A longo prazo, a vantagem média por mão estaria no intervalo de 95% em 19 de cada 20 casos. Se o 0 estiver
    nele, pode ser tudo sorte; a linha diz então quantas mãos a mais, com a mesma média e a mesma dispersão,
    deixariam o 0 de fora.
stats-example-1 = Mostrar todos os jogadores em todas as séries.
stats-example-2 = Mostrar Ann contra Bob, em séries desde o início de 2026.
stats-example-3 = Escrever uma página com todos os jogadores, para abrir ou imprimir.
stats-PLAYER = Os jogadores, pelo nome ou por um começo que não deixe dúvida [padrão: todos]
stats--against = Só séries contra este jogador
stats--all = Mostrar todos os números, não só os cinco mais importantes
stats--rules = Só séries com regras baseadas nesta predefinição
stats--page = Escrever também uma página em FILE, com gráficos, para abrir ou imprimir

standings = Classificar os jogadores de vários registros
standings-more =
    Mostra as séries ganhas e perdidas de cada jogador, as partidas, as caixas e o saldo de pontos: o dos
    acertos e, nas séries não terminadas, o das partidas fechadas. Uma série encontrada em dois registros conta
    uma só vez.

    O rating, com `--ratings`, é Glicko-2, com o seu desvio: cada mão conta como um resultado, e cada dia de jogo como um período de
    avaliação. Com `--tie-break`, os jogadores são classificados por pontos de confronto, 1 por confronto ganho e 1/2 por
    empatado, e um confronto é uma série terminada entre dois jogadores; quem continua empatado depois de todos
    os critérios divide a posição. As fórmulas e os exemplos estão em docs/statistics.md.
standings-example-1 = Classificar os jogadores de dois registros, do melhor ao pior.
standings-example-2 = Classificar os jogadores de uma noite por confrontos, como depois de um torneio suíço.
standings-example-3 = Escrever uma página com a classificação, para abrir ou imprimir.
standings-example-4 = Classifica os jogadores pelo rating.
standings-DIR = Os registros [padrão: o que está em uso]
standings--page = Escrever também uma página em FILE, com um gráfico, para abrir ou imprimir
standings--ratings = Classificar pelo rating Glicko-2
standings--tie-break = Classificar por confrontos e desempatar por este critério; pode ser repetido, em ordem
standings--tie-break-head-to-head = pontos de confronto contra os outros empatados, se todos se enfrentaram o mesmo número de vezes
standings--tie-break-wins = confrontos ganhos
standings--tie-break-buchholz = soma dos pontos de confronto dos adversários
standings--tie-break-median = Buchholz sem o melhor e o pior adversário
standings--tie-break-sonneborn-berger = pontos de confronto dos adversários vencidos, e metade dos pontos daqueles com quem houve empate
standings--tie-break-spread = saldo de pontos de todos os confrontos
standings--tie-break-boxes = caixas de todos os confrontos

completions = Imprimir o script de autocompletar de um shell
completions-example-1 = Instalar o autocompletar para o bash.
completions-SHELL = O shell

man = Mostrar o manual, ou gravar as suas páginas em uma pasta
man-more =
    No terminal, mostra a página do programa, ou de um comando, como faz man(1). Para um pipe, imprime o código
    da página para man(1). `notation`, `ledger`, `rows` e `json` também são páginas.
man-example-1 = Ler o manual.
man-example-2 = Ler a página de `ginscore table`.
man-example-3 = Ler a página de `ginscore rules explain`.
man-example-4 = Instalar as páginas do manual.
man-PAGE = Um comando, ou `notation`, `ledger`, `rows` ou `json` [padrão: o programa]
man--output = Em vez disso, escrever todas as páginas em DIR, que é criada se não existir

rules-list = Listar as predefinições com as suas fontes, e as regras salvas
rules-list-example-1 = Listar as predefinições e as regras salvas.

rules-save = Salvar regras da casa com um nome
rules-save-more =
    Sem opções, salva as regras da série atual; com opções de regras, as que `ginscore new` usaria com as mesmas
    opções. Ficam na pasta do registro, para todos os que o usam, e `--rules NAME` as encontra. As séries nunca
    mudam quando as regras são salvas de novo: cada uma tem as suas próprias regras por inteiro.
rules-save-example-1 = Salvar as regras da série atual.
rules-save-example-2 = Salvar as regras do Pagat com uma mudança.
rules-save-example-3 = Jogar com elas.
rules-save-NAME = O nome: letras, algarismos, `-` e `_`
rules-save--note = Uma nota, por exemplo de onde vêm as regras
rules-save--replace = Substituir outras regras que estão salvas com esse nome

rules-default = Escolher ou mostrar as regras das séries novas deste registro
rules-default-more =
    `new`, `table` e `judge` usam estas regras se as opções não indicarem outras. Elas ficam no registro, para
    todos os que o usam.
rules-default-example-1 = Mostrar com que regras se joga uma série nova.
rules-default-example-2 = Jogar com as regras salvas club a partir de agora.
rules-default-example-3 = Jogar de novo com as regras padrão.
rules-default-NAME = Uma predefinição, ou regras que foram salvas

rules-delete = Apagar regras salvas
rules-delete-more = As séries jogadas com elas mantêm as suas regras.
rules-delete-example-1 = Apagar as regras salvas club.
rules-delete-NAME = O nome

rules-show = Mostrar todas as regras de uma predefinição, de regras salvas ou da série atual
rules-show-example-1 = Mostrar as regras da série atual.
rules-show-example-2 = Mostrar uma predefinição com a carta do limite.
rules-show-PRESET = A predefinição

rules-diff = Mostrar onde diferem duas predefinições ou séries
rules-diff-more =
    Com dois nomes, compara os dois; as opções de regras mudam o segundo. Com um nome e opções de regras, mostra
    o que as opções mudam. Com um nome só, compara-o com a série atual.
rules-diff-example-1 = Mostrar onde as duas diferem.
rules-diff-example-2 = Mostrar o que a opção muda.
rules-diff-example-3 = Mostrar onde as regras da série atual diferem das do Pagat.
rules-diff-PRESET = Uma ou duas predefinições ou séries

rules-explain = Explicar um tópico do livro de regras, com as suas fontes
rules-explain-more =
    Sem tópico, lista os tópicos e os termos: o que significam as palavras do jogo, o que cada regra diz e quem
    joga com ela, e o que fazer quando algo dá errado na mesa. Um termo do jogo ou a chave de uma regra também
    encontra o seu tópico. As mensagens de erro indicam o tópico depois de `regra:`.
rules-explain-example-1 = Listar os tópicos e os termos do livro de regras.
rules-explain-example-2 = Imprimir todo o livro de regras.
rules-explain-example-3 = Explicar o que é encaixar cartas e em que ordem, com as fontes.
rules-explain-example-4 = Explicar o que acontece depois de uma batida acima do limite.
rules-explain-TOPIC = Um tópico, um termo, a chave de uma regra, ou um começo que não deixe dúvida
rules-explain--all = Imprimir todo o livro de regras

series-list = Listar as séries do registro
series-list-example-1 = Listar todas as séries do registro; um asterisco marca a atual.

series-use = Tornar uma série a atual
series-use-example-1 = Passar para a série que tem ann no nome.

series-show = Mostrar o arquivo, os jogadores e as regras da série atual
series-show-example-1 = Mostrar onde a série atual está guardada.

series-delete = Apagar uma série
series-delete-more =
    O arquivo é movido para a pasta `trash` do registro, e `ginscore series restore` o traz de volta. No
    terminal, pergunta antes; fora dele, `--yes` é obrigatório.
series-delete-example-1 = Apagar a série, depois de uma pergunta.
series-delete-example-2 = Apagar sem pergunta a série que tem demo no nome.
series-delete--yes = Não perguntar

series-restore = Trazer de volta uma série apagada
series-restore-more = Sem um nome, lista as séries apagadas.
series-restore-example-1 = Listar as séries apagadas.
series-restore-example-2 = Trazer de volta a série que tem demo no nome.

series-rename = Dar outro nome a uma série
series-rename-more =
    Só muda o nome do arquivo: dentro dele continua o nome com que a série começou, que está selado. Todos os
    selos continuam valendo.
series-rename-example-1 = Chamar a série de club-final.
series-rename-NEW = O novo nome

players-rename = Dar outro nome a um jogador em todas as séries
players-rename-more =
    Cada série do jogador recebe uma entrada, e a partir daí tem o novo nome: na folha, nas estatísticas e no
    que é exportado. Nada do que foi registrado é reescrito, por isso todos os selos continuam valendo, e os
    arquivos mantêm os seus nomes. `ginscore undo` não desfaz isso; mude o nome do jogador de novo. Um nome que
    outro jogador tem é recusado: `ginscore players merge` une dois jogadores em um só. Se o comando for
    interrompido, o mesmo comando completa o que falta.
players-rename-example-1 = Chamar Rob de Robert a partir de agora.
players-rename-example-2 = Escrever o nome com maiúscula.
players-rename-OLD = O jogador
players-rename-NEW = O novo nome

players-merge = Unir dois nomes em um só jogador
players-merge-more =
    Em todas as séries de OLD, o jogador se chama INTO a partir de agora, e as estatísticas contam os dois como
    um só. Nada do que foi registrado é reescrito, por isso todos os selos continuam valendo. Dois jogadores que
    jogam um contra o outro em alguma série não são unidos.
players-merge-example-1 = Contar as séries de Bobby como as de Robert.
players-merge-OLD = O jogador cujo nome muda
players-merge-INTO = O jogador cujo nome fica

ginscore-LINE = A mão
ginscore-NUMBER = O número da mão, como aparece em `ginscore score`
ginscore-NOTE = Uma nota, depois de um `#`
ginscore-NAME = O nome, ou uma parte dele que não deixe dúvida
ginscore--ledger = O registro: uma pasta com um arquivo por série [env: GINSCORE_LEDGER]
ginscore--series = A série a usar: o nome, ou uma parte dele que não deixe dúvida
ginscore--json = Imprimir JSON
ginscore--lang =
    O idioma, pelo seu código, como em `en`; o JSON é sempre em inglês [env: GINSCORE_LANG] [padrão: o do sistema]
ginscore--color = Quando usar cores
ginscore--cards = Como mostrar as cartas [env: GINSCORE_CARDS]
ginscore--no-input = Nunca fazer perguntas, nem no terminal
ginscore--plain = Texto simples para leitores de tela: sem quadros, símbolos nem cores [env: GINSCORE_PLAIN]
ginscore--quiet = Imprimir só erros e avisos

ginscore--cards-B-D-K = D♦ 10♥, com as figuras de um baralho alemão
ginscore--cards-V-D-R = D♦ 10♥, com as figuras de um baralho francês ou português
ginscore--cards-W-D-K = D♦ 10♥, com as figuras de um baralho polonês

export--format-html = Uma página da web completa, em um só arquivo
export--format-csv = Uma linha por mão, para planilhas
export--format-json = Um objeto com tudo
export--format-jsonl = Um objeto por mão, um por linha
export--format-gin = Uma série como cópia que outros programas leem

merge-FILE = As cópias; `-` é a entrada padrão
merge--at = Pôr as mãos da cópia antes desta mão, seja qual for a hora
merge--dry-run = Mostrar o que seria mesclado, e não escrever nada
merge--driver = Para o git: mesclar os arquivos que ele indica, sem registro
import-FILE = O arquivo, ou `-` para a entrada padrão
import--dry-run = Imprimir o que seria registrado, um script por série, e não escrever nada
import--map = Ler a coluna com esse título como essa coluna, ou ignorá-la (`ignore`); pode ser repetido
import--dates = A ordem de dia e mês em datas como 11/12/2026
import--stake = Dinheiro por ponto, como em `0.10`, a não ser que as linhas o indiquem

audit-FILE = Texto de todos os códigos de uma noite, ou um script; `-` é a entrada padrão
audit--script = Mostrar a noite como script em vez de compará-la
audit--seal = Conferir um selo que alguém anotou: é deste registro, e nada mudou até ele?
audit--accept = Registrar que as alterações feitas à mão no arquivo são intencionais

ginscore--rules =
    Regras de base; `ginscore rules list` mostra quais há [padrão: as de `ginscore rules default`]

ginscore--oklahoma =
    Jogar Oklahoma: o valor da carta do limite é o máximo para bater, com um ás só vale gin, e com espadas a mão vale em dobro
ginscore--hollywood = Jogar Hollywood: três partidas lado a lado
ginscore--target = Pontos que ganham uma partida
ginscore--set = Mudar uma regra, como em `--set gin_bonus=20`; `ginscore rules show` lista todas

ginscore--dealer = O jogador, ou o lado, que dá as cartas primeiro (corta-se, e a carta mais baixa dá as cartas)
ginscore--stake = Dinheiro por ponto, como em `0.10`, ou `none`
ginscore--name = Nome da série [padrão: o início e os jogadores]
ginscore--sides = Nomes dos dois lados, como em `Nós,Eles` [padrão: os jogadores]
ginscore--out = De três jogadores em rodízio, o que fica de fora primeiro [padrão: o último]
ginscore--new-player = Começar com o nome de um jogador novo, mesmo que se pareça com um que o registro conhece
ginscore--advise = Antes de registrar, apontar disposições melhores ou cartas que se podem encaixar
ginscore--output = Escrever em FILE em vez da saída padrão
new-PLAYER =
    Os jogadores: `Ann Bob`; lados `Ann Cid v Bob Dan`; um capitão `Ann v Bob Cid`; três em rodízio `Ann Bob Cid`

paper-PLAYER = Nomes dos jogadores, como em `ginscore new` [padrão: espaço para dois nomes]
paper--format = Formato [padrão: pela extensão de FILE, ou texto]
paper--paper = Tamanho do papel
paper--format-html = Página para imprimir
paper--format-text = Texto

ginscore--since = Só séries iniciadas nesta data ou depois
ginscore--until = Só séries iniciadas nesta data ou antes

### section: cli-help

usage-heading = Uso:
commands-heading = Comandos:
arguments-heading = Argumentos:
options-heading = Opções:
game-options = O jogo:
series-options = Esta série:
every-option = As opções de todos os comandos:
help-more = `ginscore help all` lista todos os comandos, `ginscore help options` as opções comuns a todos, e `ginscore help COMMAND` explica um deles.
help-options = `ginscore help options` lista as opções comuns a todos os comandos.
examples-heading = Exemplos:

group-evening = Durante a noite:
group-lines = Linhas: na mesa como estão aqui, no shell depois de `ginscore`
group-disputes = Dúvidas:
group-looking-back = Depois do jogo:
group-data = Dados:
group-setup = Preparação:

help-flag = Mostrar a ajuda (veja mais com '--help')
help-flag-long = Mostrar a ajuda (veja um resumo com '-h')
version-flag = Mostrar a versão
help-command = Mostrar esta ajuda ou a dos comandos indicados

default-value = [padrão: { $value }]
possible-values = [valores possíveis: { $values }]
possible-values-heading = Valores possíveis:

### section: cli-docs

no-page = não há nenhuma página do manual chamada { $name }
no-page-output-hint = `ginscore man --output DIR` escreve as páginas em uma pasta
no-page-list-hint = `ginscore help` lista os comandos, e cada um tem uma página
not-written-hint = escolha uma pasta em que você possa escrever

saved-here = salvas neste registro
