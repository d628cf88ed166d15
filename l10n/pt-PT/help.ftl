### section by name: commands

ginscore = Marca os pontos do gin rummy jogado com cartas verdadeiras, e resolve dúvidas
ginscore-more =
    Escreva uma linha por mão: `ginscore hand Ann 4-7es 9paouco / 2co Apa Aou v Rpaouco 2-4pa / 7co 3ou + 8es 9es`, ou só com
    os restos, `ginscore hand Ann 4 v 23`. Sem comando, o ginscore mostra a folha de pontos atual.
ginscore-example-1 = Joga uma noite de Hollywood Gin, uma linha por mão.
ginscore-example-2 = Regista uma mão pelas cartas, verificada pelas regras.
ginscore-example-3 = Regista uma mão pelos restos.
ginscore-example-4 = Da primeira vez, pergunta quem joga; depois, mostra a folha de pontos.

new = Começa uma série, que passa a ser a atual
new-example-1 = Três jogos lado a lado, a dez cêntimos o ponto.
new-example-2 = As regras padrão com duas alterações.
new-example-4 = Três jogadores à vez; Cid fica de fora primeiro.

hand = Regista uma mão
hand-more =
    A linha diz quem terminou a mão, depois as cartas desse jogador, `v`, e as do outro: como cartas (`Ann 4-7es
    9paouco / 2co Apa Aou v Rpaouco 2-4pa / 7co 3ou + 8es 9es`), como restos (`Ann 4 v 23`, `Ann gin v 23`), ou só como pontos
    (`Ann +18`, ou `Ann +18 boxes 3`). `draw` regista uma mão que ninguém ganhou. `@7es` indica a carta do
    limite, `x 5ou` o descarte, e uma nota vem depois de um `#`. Um resto pode ser uma soma (`4 v 10+7`), um lado pode ter só as cartas soltas (`4 v / 7co 3ou + 8es`), e `a4v23` é o mesmo que
    `Ann 4 v 23`. `accepted` regista uma batida acima do limite que o outro jogador deixou passar.
    ginscore-notation(7) explica tudo.
hand-example-1 = Ann bate com 4; Bob junta duas cartas.

draw = Regista uma mão que ninguém ganhou
draw-example-1 = Regista que ninguém bateu.
draw-NOTE =
    Entre parceiros, o jogador de quem era a mão; se não for indicado nenhum, todas as mãos da ronda que ainda
    se jogam. Uma nota, depois de um `#`

seat = Deixa um jogador jogar a mão seguinte fora da sua vez
seat-more = Para o jogo do capitão e para três à vez. De três à vez, indique os dois que jogam, se não for claro.
seat-example-1 = Cid joga a mão seguinte.

table = Marca os pontos de uma noite, uma linha por mão
table-more =
    Sem nomes, continua a série atual. Com nomes, continua a série aberta desses jogadores, se as regras forem
    as mesmas; caso contrário, começa uma nova com as regras, a aposta e a vez de dar as cartas da sua última série,
    exceto no que dizem as opções.

    Além de mãos, as linhas podem ser `draw`, `undo`, `redo`, `amend 3 Ann 4 v 23`, `deal Bob`, `witness WORD`,
    e todos os comandos do ginscore sem o nome do programa, como em `summary` ou `rules explain undercut`. Um
    `#` começa um comentário. Num terminal, uma linha vazia faz as perguntas uma a uma, e depois do fim de uma
    série começa a seguinte; `new Ann Bob` começa uma série como a última destes jogadores, exceto no que dizem
    as opções; `help` mostra o que se pode escrever. A entrada de um pipe só pode começar uma série na primeira
    linha, como em `new Ann Bob`, e para na primeira linha errada, com o número e o código de saída dela; as
    linhas anteriores ficam registadas.
table-example-1 = Continua a série aberta de Ann e Bob, ou começa uma.
table-example-2 = Repete um script.
table-example-3 = Mantém a pontuação numa página, para o navegador de outro ecrã.
table--new = Começa sempre uma nova série
table--page = Escreve a pontuação em FILE a cada entrada, como página para um segundo ecrã

board = Mostra a pontuação noutros ecrãs, no navegador
board-more =
    Mostra uma página com a pontuação, a folha, quem dá as cartas e a última mão, até carregar em Ctrl-C. A página acompanha o
    registo enquanto `ginscore table` corre noutro terminal, e recarrega-se de poucos em poucos segundos. Sem
    `--series` mostra a série atual, e a seguinte assim que a mesa a começar.

    Só este computador pode abrir a página. Com `--lan`, podem todos na rede, e o endereço aparece como código QR para
    os telemóveis. Quem a abre só pode ler, e não vê nada que não esteja na folha. Se o computador está em várias
    redes, o endereço dele em cada uma funciona. `ginscore table --page FILE` escreve a mesma página num ficheiro.

    Com `--enter` há um segundo endereço, com um código novo de cada vez. Quem o tem pode registar mãos num telemóvel,
    com os restos, com as cartas ou como linhas, e anulá-las. Para o tirar a alguém, carregue em Ctrl-C e recomece.
board-example-1 = Mostra a pontuação nos telemóveis e na televisão de casa.
board-example-2 = Mostra neste computador a série que tem ann no nome.
board-example-3 = Regista as mãos também nos telemóveis à mesa.
board--enter = Deixa também os telemóveis registarem as mãos
board--lan = Mostra a todos na rede

score = Mostra a folha de pontos
score-example-1 = Mostra a folha da série com ann no nome.

summary = Mostra o acerto: quem ganhou, por quanto, e quem paga
summary-more =
    Com `--as` ou opções de regras, cada mão é pontuada de novo como se as cartas tivessem sido mostradas com
    essas regras: se não permitem juntar contra o gin, as cartas juntadas contam como cartas soltas; se
    permitem, o adversário junta o que encaixa. As mãos em que os pontos mudam vêm primeiro. Os restos ficam
    como foram indicados.
summary-example-1 = Mostra quem ganhou, e quem paga a quem.
summary-example-2 = Faz o acerto pelas regras do Pagat com uma alteração.
summary-example-3 = Mostra o resultado para enviar num chat.
summary--as = Faz o acerto com outras regras, sem registar nada; as opções de regras alteram a predefinição
summary--share = Mostra umas poucas linhas para enviar num chat: o acerto numa tabela pequena, quem ganhou, e quem paga

log = Escreve a série como um script que a reproduz
log-example-1 = Escreve a noite como um script.
log-example-2 = Acrescenta, em comentários, o que foi anulado ou corrigido.
log--all = Acrescenta, em comentários, o que foi anulado ou corrigido

why = Explica uma mão, um jogo ou o acerto
why-example-1 = Explica todos os números da mão 12.
why-example-2 = Explica o que cada um tem do jogo 2.
why-example-3 = Explica o acerto, e quem paga a quem.
why-WHAT = O número de uma mão, como aparece em `ginscore score`; `game` para um jogo; ou `series` para quem paga a quem [por omissão: a última mão]
why-GAME = O número do jogo [por omissão: o primeiro]

counts = Mostra quanto falta a cada jogador, e que resto é seguro
counts-example-1 = Mostra quantos pontos faltam a cada jogador, e que resto é seguro.

review = Mostra que pontos foram deixados na mesa
review-more =
    São os pontos que uma melhor arrumação das cartas de um jogador teria ganho ou poupado, contra as cartas do
    outro jogador tal como foram mostradas. Uma carta juntada que não encaixa numa arrumação melhor conta como
    carta solta.
review-example-1 = Revê todas as mãos.
review-example-2 = Revê a mão 12.
review-N = O número de uma mão [por omissão: todas as mãos]

audit = Verifica o registo, ou compara com ele a cópia de uma noite
audit-more =
    Verifica todas as séries, ou a que `--series` indica: os pontos de cada mão, os selos, o que este computador
    escreveu por último, e cópias que outros programas deixaram; e também as regras da casa guardadas. O que não
    é um erro, mas convém saber, é dito uma vez: uma alteração aceite, entradas sem selo, e um registo que mudou
    de sítio. Se está tudo certo, não diz nada.

    Com FILE, recebe o texto que um telemóvel leu no código QR de `ginscore seal --qr` ou de uma página,
    repete as mãos dele e diz se é uma noite deste registo, ou onde está a primeira diferença. Vários
    códigos podem vir por qualquer ordem; mudanças de linha e espaços entre palavras não contam. Também
    compara um script como o que `ginscore log` mostra. Uma cópia no formato `gin` é avaliada por si só,
    seja o que for que o registo tenha: a resposta é o seu resultado.

    Se são iguais, os dois jogadores tinham os mesmos dados quando o código foi feito. Não é uma assinatura:
    qualquer pessoa pode fazer um texto assim, mas não com um selo que o registo já teve. O estado de saída é 0
    se são iguais, mesmo que o registo tenha mãos posteriores; 1 se diferem; 2 se o texto não pode ser lido.
audit-example-1 = Verifica todo o registo.
audit-example-2 = Verifica se esse selo é deste registo, e se nada foi alterado até ele.
audit-example-3 = Regista que as alterações à série com ann no nome são intencionais.
audit-example-4 = Compara com o registo o texto que um telemóvel leu.
audit-example-5 = Faz dele um script, que `ginscore table` volta a registar.

seal = Mostra o último selo, para o outro jogador o anotar
seal-more =
    Um selo é um código curto, calculado a partir de tudo o que foi registado até agora.
    `ginscore audit --seal CODE` verifica-o mais tarde. ginscore-ledger(7) diz o que ele prova.
seal-example-1 = Mostra o selo a anotar.
seal-example-2 = Mostra o selo, e a noite inteira como código QR para fotografar.
seal-example-3 = Guarda o texto da noite num ficheiro.
seal--qr = Desenha a cópia da noite como código QR, para o telemóvel do outro jogador
seal--text = Mostra o texto da cópia, como está no código QR

paper = Imprime uma folha de pontos em branco para as regras combinadas
paper-more =
    A folha tem as colunas, as caixas e as metas dessas regras, uma linha para cada mão com espaços para o que se
    escreve, o acerto para preencher, e todas as regras da casa em letra miúda com a fonte. As regras indicam-se
    como em `ginscore new`. Sem nomes, fica espaço para os de dois jogadores. `html` é uma página para imprimir; o
    fundo da folha diz como registar uma folha preenchida. Para imprimir uma noite registada, use
    `ginscore export -o evening.html`.
paper-example-1 = Imprime uma folha para o Hollywood Gin, com espaço para os nomes.
paper-example-2 = Faz uma página para imprimir em A4.
paper-example-3 = Faz uma página para dois lados, em papel de formato americano.

undo = Anula a última alteração
undo-example-1 = Anula a última mão ou correção.

redo = Refaz a última alteração anulada
redo-example-1 = Refaz o que acabou de ser anulado.

amend = Substitui uma mão registada
amend-example-1 = Substitui a mão 3.
amend-LINE = A mão como devia ter sido

insert = Insere uma mão esquecida
insert-more = A mão fica com esse número, e as seguintes avançam um. Mostra-se tudo o que muda com isso.
insert-example-1 = Insere a mão antes da mão 3.
insert-NUMBER = O número com que a mão fica

delete = Apaga uma mão
delete-more =
    As mãos seguintes recuam um número. Mostra-se tudo o que muda com isso, e `undo` repõe a mão.
delete-example-1 = Apaga a mão 3, que foi registada duas vezes.

up = Anuncia a carta do limite da mão em jogo
up-more =
    A mão seguinte tem esta carta, a não ser que indique outra. O ginscore diz o que a carta significa: o limite
    da batida, e se a mão conta a dobrar.
up-example-1 = Foi virado o sete de espadas.

misdeal = Regista cartas mal dadas
misdeal-more =
    Cartas mal dadas não são uma mão: ninguém marca pontos, ninguém ganha caixa, e o mesmo jogador dá as
    cartas de novo.
misdeal-example-1 = Regista cartas mal dadas, e porquê.

adjust = Regista uma penalização ou um prémio, por acordo dos jogadores
adjust-more =
    Um ajuste não é uma mão: não dá caixa, não abre nenhum jogo, não muda quem dá as cartas, e por si só não fecha
    nenhum jogo. Entra nos jogos abertos em que o jogador já tem uma vitória, ou no jogo que indicar. O motivo é
    obrigatório.
adjust-example-1 = Dá 10 pontos a Ann.
adjust-example-2 = Tira 10 pontos a Bob no jogo 2.
adjust-example-3 = Dá uma caixa a Ann.

stop = Interrompe a série antes do fim
stop-more =
    Os jogos abertos são acertados tal como estão: os dois jogadores ficam com os seus pontos e caixas, e ninguém
    recebe o bónus da vitória. `undo` continua a série.

    Com `--since` ou `--until`, são paradas todas as séries abertas desses dias que têm mãos.
stop-example-1 = Interrompe, e acerta o que foi jogado.
stop-example-2 = Faz as contas de todas as noites interrompidas da época.

deal = Corrige quem dá as cartas a seguir

check = Verifica combinações ou, com uma barra, se a arrumação é válida
check-example-2 = Uma arrumação válida com resto 4.

best = Encontra a melhor arrumação de 1 a 11 cartas, ou a do adversário
best-more =
    Depois de `on`, escreva as combinações de quem bateu, às quais o adversário pode juntar cartas. `best -` lê mãos da
    entrada padrão, uma por linha, e escreve os restos.
best-example-1 = Encontra a melhor arrumação.
best-example-2 = Encontra a melhor do adversário contra duas sequências.
best-example-3 = Escreve um resto por linha.
best--spread = Com `-`, escreve a arrumação depois de cada resto

judge = Decide sobre as cartas mostradas, sem as registar
judge-more =
    A linha é uma mão, com ou sem o nome de um jogador: `ginscore judge 4-7es 9paouco / 2co Apa Aou v 23`. As regras
    são as indicadas nas opções; se não houver, as da série atual; e se não houver série, as de uma nova.

    `judge -` lê mãos da entrada padrão, uma por linha. Para cada uma escreve uma linha: como a mão termina, quem a
    ganha (`knocker` para quem bateu, `defender` para o adversário, ou `-`) e os pontos, separados por tabulações;
    com `--json`, um objeto.
judge-example-1 = Decide sobre uma batida no Oklahoma Gin.
judge-example-2 = Decide sobre uma mão por linha.

rules = Mostra, guarda e compara regras da casa, e abre o livro de regras
rules-example-1 = Mostra todas as regras de uma predefinição.
rules-example-2 = Guarda as regras da casa com um nome.
rules-example-3 = Explica o que é um undercut, e quanto vale em cada fonte.

series = Mostra as séries e escolhe a atual
series-example-1 = Mostra todas as séries do registo.

players = Mostra os jogadores, e corrige os seus nomes
players-more =
    Sem comando, mostra os jogadores do registo, com o número de séries em que cada um joga.
players-example-1 = Mostra os jogadores.
players-example-2 = Chama Robert a Rob a partir de agora, em todas as séries.
players-example-3 = Faz de Bobby e Robert um só jogador.

export = Exporta séries como página Web ou dados para outros programas
export-more =
    Exporta a série atual, ou todas, para a saída padrão ou para um ficheiro. `html` é uma página completa,
    para abrir num telemóvel ou imprimir. `csv` e `jsonl` têm uma linha por mão, com a série e as regras,
    para folhas de cálculo e bases de dados; `ginscore import` volta a lê-los. `json` é um objeto com o que
    `score`, `summary` e `hand` escrevem com `--json`. As mãos anuladas não são exportadas. `gin` é uma
    série como texto que outros programas leem sem conhecer nenhuma predefinição; ginscore-record(7)
    descreve-o.
export-example-1 = Exporta a série atual como página para abrir ou imprimir.
export-example-2 = Exporta todas as mãos do registo, uma por linha.
export--format = Formato da exportação [por omissão: o da extensão de FILE]
export--all = Exporta todas as séries do registo

merge = Junta uma cópia de uma série que continuou à parte
merge-more =
    Duas cópias de uma série, cada uma com mãos próprias, voltam a ser uma. As mãos que ambas têm contam uma vez; as outras
    ficam na ordem das horas. Nada do que foi registado se perde, e os selos das duas cópias continuam a ser encontrados. Se
    ambas alteraram uma mão de formas diferentes, nada é escrito. Sem FILE, junta as cópias que o Syncthing ou outro
    programa deixou ao lado da série, ou repara um ficheiro com as marcas de conflito do git. No git, as cópias
    juntam-se sem conflitos depois de configurar isto:

    echo '/*.toml -text merge=ginscore' >> .gitattributes

    git config --global merge.ginscore.driver 'ginscore merge --driver %O %A %B %P'
merge-example-1 = Junta as cópias ao lado da série atual, ou repara o seu ficheiro.
merge-example-2 = Junta uma cópia que está noutro sítio.
merge-example-3 = Mostra o que seria juntado, com as mãos da cópia antes da mão 3.
merge-example-4 = Junta o outro lado de um conflito para o qual o git não encontrou driver.

import = Importa mãos de CSV ou JSON Lines
import-more =
    Lê as linhas que `ginscore export` escreve, e as folhas de cálculo dos clubes, guardadas como CSV: uma
    linha por mão, com colunas como Date, Winner, Loser, Points e How, por qualquer ordem e em muitas
    grafias. As colunas desconhecidas são ignoradas, com um aviso; `--map` diz o que são. ginscore-rows(7)
    enumera as colunas. Cada mão é verificada pelas regras da sua série: as da linha; se não houver, as
    indicadas nas opções; e se também não houver, as regras padrão. Nada é escrito se o ficheiro não for
    todo válido. Uma série que já está no registo é saltada, ou continuada se o ficheiro tiver mais mãos.
    Também lê uma cópia no formato `gin`.
import-example-1 = Mostra o que seria registado, como script.
import-example-2 = Importa para o registo club.
import-example-3 = Importa uma tabela com os títulos Date, Winner, Loser, Points, How e Table.
import-example-4 = Importa uma tabela de jogos pelas regras do Pagat, a dinheiro.
import-example-5 = Importa uma tabela com títulos que o ginscore não conhece.
import-example-6 = Deixa uma coluna de fora, sem aviso.
import-example-7 = Lê 11/12/2026 como 11 de dezembro.

stats = Mostra as estatísticas dos jogadores
stats-more =
    Abrange todas as séries, ou a que `--series` indica. Cada número vem com as mãos ou os jogos em que se
    baseia e, quando se conhecem, com as probabilidades do baralho. Os pontos deixados na mesa são os que uma
    melhor arrumação teria ganho contra as cartas do outro jogador tal como foram mostradas, nas mãos registadas
    com cartas.

    A longo prazo, a diferença média por mão estaria no intervalo de 95% em 19 de cada 20 casos. Se o 0 estiver
    nele, pode ser tudo sorte; a linha diz então quantas mãos mais, com a mesma média e a mesma dispersão,
    deixariam o 0 de fora.
stats-example-1 = Mostra todos os jogadores em todas as séries.
stats-example-2 = Mostra Ann contra Bob, nas séries desde o início de 2026.
stats-example-3 = Escreve uma página com todos os jogadores, para abrir ou imprimir.
stats-PLAYER = Os jogadores, pelo nome ou por um começo que os distinga [por omissão: todos]
stats--all = Mostra todos os números, não só os cinco mais importantes
stats--page = Escreve também uma página em FILE, com gráficos, para abrir ou imprimir

standings = Classifica os jogadores de vários registos
standings-more =
    Mostra, para cada jogador, as séries ganhas e perdidas, os jogos, as caixas e o saldo de pontos: o dos
    acertos e, nas séries por acabar, o dos jogos fechados. Uma série que está em dois registos conta uma vez.

    O rating, com `--ratings`, é Glicko-2, com o seu desvio: cada mão conta como um resultado, e cada dia de jogo como um período de
    avaliação. Com `--tie-break`, os jogadores são classificados por pontos de confronto, 1 por confronto ganho e 1/2 por
    empatado, e um confronto é uma série acabada entre dois jogadores; quem continua empatado depois de todos os
    critérios partilha o lugar. As fórmulas e os exemplos estão em docs/statistics.md.
standings-example-1 = Classifica os jogadores de dois registos, a começar pelo melhor.
standings-example-2 = Classifica os jogadores de uma noite por confrontos, como depois de um torneio suíço.
standings-example-3 = Escreve uma página com a classificação, para abrir ou imprimir.
standings-example-4 = Ordena os jogadores pelo rating.
standings-DIR = Os registos [por omissão: o que está em uso]
standings--page = Escreve também uma página em FILE, com um gráfico, para abrir ou imprimir
standings--ratings = Ordenar pelo rating Glicko-2
standings--tie-break = Classifica por confrontos e desempata por este critério; pode repetir-se, pela ordem
standings--tie-break-head-to-head = pontos de confronto contra os outros empatados, se todos se defrontaram o mesmo número de vezes

completions = Escreve o preenchimento automático para uma shell
completions-example-1 = Instala o preenchimento automático para a bash.
completions-SHELL = A shell

man = Mostra o manual, ou escreve as suas páginas numa pasta
man-more =
    Num terminal, mostra a página do programa, ou a de um comando, tal como man(1). Para um pipe, escreve o
    código da página para man(1). `notation`, `ledger`, `rows` e `json` também são páginas.
man-example-1 = Lê o manual.
man-example-2 = Lê a página de `ginscore table`.
man-example-3 = Lê a página de `ginscore rules explain`.
man-example-4 = Instala as páginas do manual.
man-PAGE = Um comando, ou `notation`, `ledger`, `rows` ou `json` [por omissão: o programa]
man--output = Em vez disso, escreve todas as páginas em DIR, que é criada se não existir

rules-list = Mostra as predefinições com as suas fontes, e as regras guardadas
rules-list-example-1 = Mostra as predefinições e as regras guardadas.

rules-save = Guarda regras da casa com um nome
rules-save-more =
    Sem opções, guarda as regras da série atual; com opções de regras, as que `ginscore new` usaria com as
    mesmas opções. Ficam na pasta do registo, para todos os que o usam, e encontram-se com `--rules NAME`. As
    séries nunca mudam quando as regras são guardadas de novo: cada uma tem as suas regras por inteiro.
rules-save-example-1 = Guarda as regras da série atual.
rules-save-example-2 = Guarda as regras do Pagat com uma alteração.
rules-save-example-3 = Joga com elas.
rules-save--replace = Substitui outras regras guardadas com esse nome

rules-default = Escolhe as regras das séries novas neste registo, ou mostra-as
rules-default-more =
    `new`, `table` e `judge` usam estas regras se as opções não indicarem outras. Ficam no registo, para todos
    os que o usam.
rules-default-example-1 = Mostra com que regras se joga uma nova série.
rules-default-example-2 = Joga a partir de agora com as regras guardadas club.
rules-default-example-3 = Joga de novo com as regras padrão.
rules-default-NAME = Uma predefinição, ou regras guardadas

rules-delete = Apaga regras guardadas
rules-delete-more = As séries jogadas com elas ficam com as suas regras.
rules-delete-example-1 = Apaga as regras guardadas club.

rules-show = Mostra todas as regras de uma predefinição, de regras guardadas, ou da série atual
rules-show-example-1 = Mostra as regras da série atual.
rules-show-example-2 = Mostra uma predefinição com a carta do limite.

rules-diff = Mostra em que diferem duas predefinições ou séries
rules-diff-more =
    Com dois nomes, compara-os; as opções de regras alteram o segundo. Com um nome e opções de regras, mostra o
    que as opções alteram. Só com um nome, compara-o com a série atual.
rules-diff-example-1 = Mostra em que diferem as duas.
rules-diff-example-2 = Mostra o que a opção altera.
rules-diff-example-3 = Mostra em que diferem as regras da série atual das do Pagat.

rules-explain = Explica um tópico do livro de regras, com as suas fontes
rules-explain-more =
    Sem tópico, mostra os tópicos e os termos: o que querem dizer as palavras do jogo, o que diz cada regra e
    quem a joga, e o que fazer quando algo corre mal à mesa. Um termo do jogo ou a chave de uma regra também
    encontra o seu tópico. As mensagens de erro indicam o seu tópico depois de `regra:`.
rules-explain-example-1 = Mostra os tópicos e os termos do livro de regras.
rules-explain-example-2 = Mostra todo o livro de regras.
rules-explain-example-3 = Explica como e por que ordem se juntam cartas, com as fontes.
rules-explain-example-4 = Explica o que acontece depois de uma batida acima do limite.
rules-explain-TOPIC = Um tópico, um termo, a chave de uma regra, ou um começo que o distinga
rules-explain--all = Mostra todo o livro de regras

series-list = Mostra as séries do registo
series-list-example-1 = Mostra todas as séries do registo; uma estrela assinala a atual.

series-use = Escolhe a série atual
series-use-example-1 = Muda para a série com ann no nome.

series-show = Mostra o ficheiro, os jogadores e as regras da série atual
series-show-example-1 = Mostra onde está guardada a série atual.

series-delete = Apaga uma série
series-delete-more =
    O seu ficheiro passa para a pasta `trash` do registo, e `ginscore series restore` repõe-na. Num terminal,
    pergunta primeiro; caso contrário, é preciso `--yes`.
series-delete-example-1 = Apaga a série, depois de uma pergunta.
series-delete-example-2 = Apaga a série com demo no nome, sem perguntar.
series-delete--yes = Não pergunta

series-restore = Repõe uma série apagada
series-restore-more = Sem nome, mostra as séries apagadas.
series-restore-example-1 = Mostra as séries apagadas.
series-restore-example-2 = Repõe a série com demo no nome.

series-rename = Dá outro nome a uma série
series-rename-more =
    Só muda o nome do ficheiro: dentro dele continua o nome com que a série começou, que está selado. Todos os
    selos continuam válidos.
series-rename-example-1 = Chama club-final à série.

players-rename = Dá outro nome a um jogador em todas as séries
players-rename-more =
    Cada série do jogador recebe uma entrada, e tem o novo nome a partir daí: na folha, nas estatísticas e no que
    é exportado. Nada do que foi registado é reescrito, por isso todos os selos continuam válidos, e os ficheiros
    mantêm os seus nomes. `ginscore undo` não anula isto; mude de novo o nome do jogador. Um nome que outro
    jogador tem é recusado: `ginscore players merge` faz de dois jogadores um só. Se o comando for interrompido,
    o mesmo comando completa o resto.
players-rename-example-1 = Chama Robert a Rob a partir de agora.
players-rename-example-2 = Escreve o nome com maiúscula.

players-merge = Faz de dois nomes os de um só jogador
players-merge-more =
    Em todas as séries de OLD, o jogador chama-se INTO a partir de agora, e as estatísticas contam os dois como
    um só. Nada do que foi registado é reescrito, por isso todos os selos continuam válidos. Dois jogadores que
    jogam um contra o outro em alguma série não são juntos.
players-merge-example-1 = Conta as séries de Bobby como de Robert.

ginscore-NAME = O seu nome, ou uma parte que a distinga
ginscore--ledger = O registo: uma pasta com um ficheiro por série [env: GINSCORE_LEDGER]
ginscore--series = A série a usar: o seu nome, ou uma parte que a distinga
ginscore--json = Escreve JSON
ginscore--lang =
    A língua, pela sua etiqueta, como em `en`; o JSON é sempre em inglês [env: GINSCORE_LANG] [por omissão: a do
    sistema]
ginscore--no-input = Nunca faz perguntas, nem num terminal
ginscore--plain = Texto simples para leitores de ecrã: sem molduras, símbolos nem cores [env: GINSCORE_PLAIN]
ginscore--quiet = Escreve só erros e avisos

ginscore--cards-W-D-K = D♦ 10♥, com as figuras de um baralho polaco

export--format-html = Uma página Web completa, num só ficheiro
export--format-csv = Uma linha por mão, para folhas de cálculo

merge--at = Põe as mãos da cópia antes desta mão, seja qual for a hora
merge--dry-run = Mostra o que seria juntado, e não escreve nada
merge--driver = Para o git: junta os ficheiros que ele indica, sem registo
import-FILE = O ficheiro, ou `-` para a entrada padrão
import--dry-run = Mostra o que seria registado, um script por série, e não escreve nada
import--map = Lê a coluna com o título HEADING como COLUMN, ou ignora-a com `ignore`; pode repetir-se
import--dates = A ordem do dia e do mês em datas como 11/12/2026
import--stake = Dinheiro por ponto, como em `0.10`, se as linhas não o derem

audit--script = Mostra a noite como script em vez de a comparar
audit--seal = Verifica um selo que alguém anotou: é deste registo, e nada foi alterado até ele?
audit--accept = Regista que as alterações feitas à mão no ficheiro são intencionais

ginscore--rules =
    As regras de que se parte; `ginscore rules list` mostra-as [por omissão: as de `ginscore rules default`]

ginscore--oklahoma =
    Joga-se Oklahoma: o valor da carta do limite é o máximo para bater, com um ás só vale gin, e com espadas a mão conta a dobrar
ginscore--hollywood = Joga-se Hollywood: três jogos lado a lado
ginscore--target = Pontos que ganham um jogo
ginscore--set = Define uma regra, como em `--set gin_bonus=20`; `ginscore rules show` mostra-as

ginscore--dealer = O jogador, ou o lado, que dá as cartas primeiro (corta-se o baralho, e a carta mais baixa dá as cartas)
ginscore--name = Nome da série [por omissão: o início e os jogadores]
ginscore--sides = Nomes dos dois lados, como em `Nós,Eles` [por omissão: os seus jogadores]
ginscore--out = De três jogadores à vez, o que fica de fora primeiro [por omissão: o último]
ginscore--new-player = Começa com o nome de um novo jogador, mesmo que seja parecido com um que o registo conhece
ginscore--advise = Antes de registar, aponta melhores arrumações ou cartas a juntar
ginscore--output = Escreve em FILE em vez de na saída padrão
new-PLAYER =
    Os jogadores: `Ann Bob`; lados `Ann Cid v Bob Dan`; um capitão `Ann v Bob Cid`; três à vez `Ann Bob Cid`

paper-PLAYER = Nomes dos jogadores, como em `ginscore new` [por omissão: espaço para dois nomes]
paper--format = Formato [por omissão: o da extensão de FILE, ou texto]

ginscore--since = Só séries começadas nesta data ou depois
ginscore--until = Só séries começadas nesta data ou antes

### section: cli-help

usage-heading = Utilização:

group-evening = A noite:
group-lines = Linhas: à mesa tal como estão, na shell depois de `ginscore`
group-looking-back = Balanço:
group-setup = Configuração:

help-flag = Mostra a ajuda (mais com '--help')
help-flag-long = Mostra a ajuda (resumo com '-h')
version-flag = Mostra a versão
help-command = Mostra esta ajuda, ou a do subcomando indicado

default-value = [por omissão: { $value }]

### section: cli-docs

no-page-output-hint = `ginscore man --output DIR` escreve as páginas numa pasta
no-page-list-hint = `ginscore help` mostra os comandos, e cada um tem uma página
not-written-hint = escolha uma pasta em que possa escrever

saved-here = guardadas neste registo
