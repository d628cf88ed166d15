title = Gin rummy: { $series }
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
played = Andamento
played-stopped = { $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série interrompida antes do fim
played-finished = { $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série terminada
played-unfinished = { $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série não terminada
in-play = Em jogo
next = A seguir
seal = Selo
series = Série

score-sheet = Folha de pontos
score-sheet-number = Folha de pontos { $number }
settlement = Acerto
hands = Mãos

totals-by-hand = Totais acumulados, mão a mão
totals-by-round = Totais acumulados, rodada a rodada
game-column = Partida { $number }
hand-column = Mão
round-column = Rodada

plot-one-game = A partida

hand-title = Mão { $number }: { $headline }
round-title = Rodada { $number }: { $headline }
not-verified = conforme a contagem na mesa
entered-not-verified = { $entered }; conforme a contagem na mesa
note = Nota:
knock-card = carta do limite
laid-off = cartas encaixadas
deadwood = cartas mortas
deadwood-count = resto { $count }

set = trinca
run = sequência

to-go = { $points ->
    [one] falta { $points }
   *[other] faltam { $points }
}
in-all = { $points } no total
unread = Não é possível ler o registro agora. Este é o último placar lido.
gone = A série não está mais no registro com o nome que tinha. Este é o último placar dela.
no-series = Nenhuma série em jogo.
still = Parar a atualização automática
itself = Atualizar automaticamente

enter-title = Registrar uma mão
error-title = Erro: { $title }
not-possible = Isto não pode ser registrado
who-ended = Quem terminou a mão?
how-ended = Como?
knock = Batida
gin = Gin
big-gin = Big gin
draw = Empate
own-count = Resto de quem bateu
other-count = Resto do outro
no-card = escolha a carta
check = Conferir
ways = Outras formas
by-cards = Com as cartas, quem terminou:
by-counts = Com os restos
a-line = Digitar linha
the-score = O placar
cards-of = Cartas: { $name }
then-cards-of = A seguir: { $name }
last-lines = As últimas linhas
line-label = Uma linha, como na mesa
try-again = Tentar de novo
not-recorded-yet = Ainda não registrado
is-it-right = Mostre ao outro jogador. Está certo?
same-again = É igual à última mão.
change = Corrigir
record = Registrar
undo-question = Desfazer isto?
undo = Desfazer
keep = Manter
recorded = Registrado
undone = Desfeito
next-hand = Próxima mão
play-on = Continuar jogando
since = Desde então:
entered-meanwhile = Nesse meio-tempo foi registrado:
entries-gone = Faltam no arquivo desta noite entradas que estavam lá antes.
entries-replaced = O arquivo desta noite tem entradas diferentes das de antes.
unconfirmed = Está registrado, mas o disco não confirmou. Veja o placar de novo mais tarde.
another-evening = Este formulário é de outra noite, ou a entrada que vem antes dele não está mais no arquivo. O placar agora:
ledger-closed = Não é possível ler o registro agora. A tela da mesa diz por quê.
not-written = Nada foi registrado, porque não é possível escrever no registro agora. A tela da mesa diz por quê.
not-recorded = Não registrado
check-again = Conferir de novo
drop = Não registrar
no-player = escolha quem terminou a mão
no-end = escolha como a mão terminou
no-own = escolha o resto de quem bateu
no-other = escreva o resto do outro jogador como número
no-cards = escolha as cartas dos dois jogadores
line-for-the-table = esta linha só vale na mesa

showing = O placar da série { $series } está em { $url }
only-here = Só este computador pode abrir a página; com `--lan`, todos na sua rede podem.
everyone = Todos na sua rede podem abrir a página, mas só para ler.
ctrl-c = Ctrl-C encerra.
enter-at = Quem tem este endereço pode registrar as mãos: { $url }
everyone-looks = Todos na sua rede podem ver o placar: { $url }
only-here-enters = Só este computador pode abri-lo; com `--lan`, também os celulares na sua rede.
ctrl-c-enter = Ctrl-C encerra; na próxima vez o endereço para registrar é outro.
from-phone = de um celular: { $what }
wrong-codes = 20 endereços errados de { $address }: um minuto sem resposta
too-many-codes = 200 endereços errados: por um minuto, só recebem resposta os celulares que já usaram o certo

port-taken = outro programa usa a porta { $port }
cannot-listen = não é possível mostrar o placar em { $address }: { $why }
port-hint = escolha outra porta com `--port`; `--port 0` usa qualquer uma que esteja livre
write-port = escreva um número de 0 a 65535, como 8446
no-network = este computador não está em nenhuma rede
no-network-hint = conecte-o a uma rede, ou tire `--lan`
stopped = a página do placar parou: { $why }
stopped-hint = abra-a de novo; a mesa funciona sem ela

other-address = Esta página só abre no endereço que `ginscore board` mostra.
read-only = Esta página só pode ser lida.
one-page = Aqui só há uma página: { $url }
locked = Endereços errados demais. Espere um minuto.
foreign-page = Isto veio de outro site. Abra de novo o endereço da mesa.
unreadable = Não é possível ler este formulário.
busy = O registro não responde. Veja o placar antes de registrar de novo.
