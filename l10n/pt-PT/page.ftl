### section: page

title = Gin rummy: { $series }
series-title = { $players }, { $day }
heading = Gin rummy
heading-several = { $series ->
    [one] Gin rummy: { $series } série
   *[other] Gin rummy: { $series } séries
}
contents = Séries

day-and-time = { $day }, { $time }

started = Início
players = Jogadores
rules = Regras
stake = Aposta
per-point = { $stake } por ponto
played = Estado
played-stopped = { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série interrompida antes do fim
played-finished = { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série acabada
played-unfinished = { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série por acabar
in-play = Em jogo
next = A seguir
seal = Selo
no-seal = nenhum: uma entrada já não corresponde ao seu selo; ver `ginscore audit`
series = Série

score-sheet = Folha de pontos
score-sheet-number = Folha de pontos { $number }
settlement = Acerto
sheet-number = Folha { $number }
hands = Mãos

totals-by-hand = Totais acumulados, mão a mão
totals-by-round = Totais acumulados, ronda a ronda
game-column = Jogo { $number }
hand-column = Mão
round-column = Ronda
boxes = caixas
to-go = faltam
result = resultado
not-verified-note = * não verificada pelas cartas
game-closed = jogo fechado

plot-game = Jogo { $number }
plot-one-game = O jogo
described-by-hand = Jogo { $number }, mão a mão: { $totals }.
described-by-round = Jogo { $number }, ronda a ronda: { $totals }.
described-one-by-hand = O jogo, mão a mão: { $totals }.
described-one-by-round = O jogo, ronda a ronda: { $totals }.
reached-in-hand = Meta de { $target } alcançada na mão { $number }: { $name }.
reached-in-round = Meta de { $target } alcançada na ronda { $number }: { $name }.
nobody-reached = Ninguém chegou a { $target }.
axis-hand = mão { $number }
axis-round = ronda { $number }

hand-title = Mão { $number }: { $headline }
round-title = Ronda { $number }: { $headline }
not-verified = não verificada pelas cartas
entered-not-verified = { $entered }; mão não verificada pelas cartas
note = Nota:
knock-card = carta do limite
laid-off = cartas juntadas
laying-off = a juntar
deadwood = cartas soltas
deadwood-count = resto { $count }
left-on-table = { $name } deixou { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na mesa:

set = trinca
run = sequência
card = { $rank } de { $suit }

### section: board

# A página para um segundo ecrã.

to-go = { $points ->
    [one] falta { $points }
   *[other] faltam { $points }
}
unread = Não é possível ler o registo neste momento. Esta é a última pontuação lida.
gone = A série já não está no registo com o nome que tinha. Esta é a última pontuação dela.
no-series = Nenhuma série em jogo.
still = Parar a atualização automática
itself = Atualizar automaticamente

### section: enter

title = Registar uma mão
error-title = Erro: { $title }
not-possible = Isto não pode ser registado
who-ended = Quem terminou a mão?
how-ended = Como?
knock = Batida
gin = Gin
big-gin = Big gin
draw = Empate
own-count = Resto de quem bateu
other-count = Resto do outro
knock-card = Carta do limite
no-card = escolha a carta
check = Verificar
ways = Outras formas
by-cards = Com as cartas; quem terminou:
by-counts = Com os restos
a-line = Escrever uma linha
undo-last = Anular o último registo
the-score = A pontuação
cards-of = Cartas: { $name }
then-cards-of = A seguir: { $name }
last-lines = As últimas linhas
line-label = Uma linha, como à mesa
try-again = Tentar de novo
not-recorded-yet = Ainda não registado
is-it-right = Mostre ao outro jogador. Está certo?
same-again = É igual à última mão.
change = Corrigir
record = Registar
undo-question = Anular isto?
undo = Anular
keep = Manter
recorded = Registado
next-hand = Próxima mão
since = Desde então:
entered-meanwhile = Entretanto foi registado:
not-recorded = Não registado
check-again = Verificar de novo
drop = Descartar
no-player = escolha quem terminou a mão
no-end = escolha como a mão terminou
no-own = escolha o resto de quem bateu
no-other = escreva o resto do outro jogador, um número
no-cards = escolha as cartas dos dois jogadores
at-the-table = esta linha é para a mesa

### section: cli-board

# `board` mostra a pontuação em navegadores, e `table --page FILE` escreve a mesma página num ficheiro.

showing = A pontuação da série { $series } está em { $url }
only-here = Só este computador pode abrir a página; com `--lan`, podem todos os que estão na sua rede.
everyone = Todos na sua rede podem abrir a página, mas só para ler.
ctrl-c = Ctrl-C termina.
enter-at = Quem tem este endereço pode registar as mãos: { $url }
everyone-looks = Todos na sua rede podem ver a pontuação: { $url }
only-here-enters = Só este computador o pode abrir; com `--lan`, também os telemóveis na sua rede.
ctrl-c-enter = Ctrl-C termina; da próxima vez o endereço para registar é outro.
from-phone = de um telemóvel: { $what }
wrong-codes = 20 endereços errados de { $address }: um minuto sem resposta
too-many-codes = 200 endereços errados: mais ninguém pode registar até que `ginscore board --enter` seja reiniciado

port-taken = outro programa usa a porta { $port }
cannot-listen = não é possível mostrar a pontuação em { $address }: { $why }
port-hint = escolha outra porta com `--port`; `--port 0` usa qualquer uma que esteja livre
write-port = escreva um número de 0 a 65535, como 8446
no-network = este computador não está em nenhuma rede
no-network-hint = ligue-o a uma rede, ou omita `--lan`
stopped = a página da pontuação parou: { $why }
stopped-hint = abra-a de novo; a mesa funciona sem ela
at-the-table = `board` não funciona à mesa
at-the-table-hint = escreva `ginscore board` noutro terminal, ou abra a mesa com `--page FILE`

other-address = Esta página só abre no endereço que `ginscore board` mostra.
read-only = Esta página só pode ser lida.
one-page = Aqui só há uma página: { $url }
locked = Demasiados endereços errados. Espere um minuto.
foreign-page = Isto veio de outro site. Abra de novo o endereço da mesa.
unreadable = Não é possível ler este formulário.
busy = O registo não responde. Veja a pontuação antes de registar de novo.

page-of-ledger = esse ficheiro pertence ao registo, e seria substituído pela página
page-of-ledger-hint = escolha outro ficheiro
page-not-a-file = { $file } não pode ser a página, porque não é um ficheiro
page-a-link = { $file } não pode ser a página, porque é uma ligação
page-no-directory = não há nenhuma pasta { $dir } para a página
page-hint = indique um ficheiro numa pasta que exista, como `board.html`
another-page = esta mesa já escreve a página { $file }
another-page-hint = retire `--page`, ou acabe a noite com `quit` e comece de novo com a outra página
page-is-at = A pontuação está na página { $file }, para abrir no navegador.
page-not-written-hint = está tudo no registo; só a página não está em dia
page-late = aviso: a página { $file } ainda não foi escrita, porque o disco onde está não responde. O registo está em dia.
