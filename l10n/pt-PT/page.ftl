played = Estado
played-finished = { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série acabada
played-unfinished = { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série por acabar

totals-by-round = Totais acumulados, ronda a ronda
game-column = Jogo { $number }
not-verified = segundo a contagem à mesa
entered-not-verified = { $entered }; segundo a contagem à mesa
round-column = Ronda

plot-one-game = O jogo

round-title = Ronda { $number }: { $headline }
laid-off = cartas juntadas
deadwood = cartas soltas

unread = Não é possível ler o registo neste momento. Esta é a última pontuação lida.
gone = A série já não está no registo com o nome que tinha. Esta é a última pontuação dela.

enter-title = Registar uma mão
not-possible = Isto não pode ser registado
check = Verificar
a-line = Escrever uma linha
the-score = A pontuação
line-label = Uma linha, como à mesa
line-for-the-table = esta linha só vale à mesa
not-recorded-yet = Ainda não registado
record = Registar
undo-question = Anular isto?
undo = Anular
recorded = Registado
undone = Anulado
entered-meanwhile = Entretanto foi registado:
entries-gone = Faltam no ficheiro desta noite entradas que lá estavam antes.
entries-replaced = O ficheiro desta noite tem entradas diferentes das de antes.
unconfirmed = Está registado, mas o disco não confirmou. Veja a pontuação de novo mais tarde.
another-evening = Este formulário é de outra noite, ou a entrada que vem antes dele já não está no ficheiro. A pontuação agora:
ledger-closed = Não é possível ler o registo agora. O ecrã da mesa diz porquê.
not-written = Nada foi registado, porque não é possível escrever no registo agora. O ecrã da mesa diz porquê.
not-recorded = Não registado
check-again = Verificar de novo
drop = Não registar

showing = A pontuação da série { $series } está em { $url }
only-here = Só este computador pode abrir a página; com `--lan`, podem todos os que estão na sua rede.
ctrl-c = Ctrl-C termina.
enter-at = Quem tem este endereço pode registar as mãos: { $url }
everyone-looks = Todos na sua rede podem ver a pontuação: { $url }
only-here-enters = Só este computador o pode abrir; com `--lan`, também os telemóveis na sua rede.
ctrl-c-enter = Ctrl-C termina; da próxima vez o endereço para registar é outro.
from-phone = de um telemóvel: { $what }
too-many-codes = 200 endereços errados: por um minuto, só recebem resposta os telemóveis que já usaram o certo

cannot-listen = não é possível mostrar a pontuação em { $address }: { $why }
no-network-hint = ligue-o a uma rede, ou retire `--lan`
stopped = a página da pontuação parou: { $why }

locked = Demasiados endereços errados. Espere um minuto.
busy = O registo não responde. Veja a pontuação antes de registar de novo.
play-on = Continuar a jogar
