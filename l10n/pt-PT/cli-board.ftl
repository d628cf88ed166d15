# `board` mostra a pontuação em navegadores, e `table --page FILE` escreve a mesma página num ficheiro.

showing = A pontuação da série { $series } está em { $url }
only-here = Só este computador pode abrir a página; com `--lan`, podem todos os que estão na sua rede.
everyone = Todos na sua rede podem abrir a página, mas só para ler.
ctrl-c = Ctrl-C termina.

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
