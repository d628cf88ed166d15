# `board` mostra o placar em navegadores, e `table --page FILE` escreve a mesma página em um arquivo.

showing = O placar da série { $series } está em { $url }
only-here = Só este computador pode abrir a página; com `--lan`, todos na sua rede podem.
everyone = Todos na sua rede podem abrir a página, mas só para ler.
ctrl-c = Ctrl-C encerra.

port-taken = outro programa usa a porta { $port }
cannot-listen = não é possível mostrar o placar em { $address }: { $why }
port-hint = escolha outra porta com `--port`; `--port 0` usa qualquer uma que esteja livre
write-port = escreva um número de 0 a 65535, como 8446
no-network = este computador não está em nenhuma rede
no-network-hint = conecte-o a uma rede, ou tire `--lan`
stopped = a página do placar parou: { $why }
stopped-hint = abra-a de novo; a mesa funciona sem ela
at-the-table = `board` não funciona na mesa
at-the-table-hint = digite `ginscore board` em outro terminal, ou abra a mesa com `--page FILE`

other-address = Esta página só abre no endereço que `ginscore board` mostra.
read-only = Esta página só pode ser lida.
one-page = Aqui só há uma página: { $url }

page-of-ledger = esse arquivo pertence ao registro, e a página o substituiria
page-of-ledger-hint = escolha outro arquivo
page-not-a-file = { $file } não pode ser a página, porque não é um arquivo
page-a-link = { $file } não pode ser a página, porque é um link
page-no-directory = não há nenhuma pasta { $dir } para a página
page-hint = indique um arquivo em uma pasta que exista, como `board.html`
another-page = esta mesa já escreve a página { $file }
another-page-hint = tire `--page`, ou encerre a noite com `quit` e comece de novo com a outra página
page-is-at = O placar está na página { $file }, para abrir no navegador.
page-not-written-hint = está tudo no registro; só a página não está em dia
page-late = aviso: a página { $file } ainda não foi escrita, porque o disco onde ela está não responde. O registro está em dia.
