seal-not-remembered = este computador não conseguiu guardar o selo de { $series }; anote-o, ou ninguém notará se o ficheiro for encurtado
not-read-back = o ficheiro não seria lido tal como foi escrito
not-read-back-hint = nada foi registado; isto é um erro do ginscore; comunique-o aos autores, por favor

is-copy = { $series } é uma cópia de { $of }: nela nada se regista
list-hint = `ginscore series list` mostra-as
no-current-hint = `ginscore series list` mostra-as; escolha com `ginscore series use`, ou com `--series`

rows-twice-hint = ponha todas as mãos de uma série com o mesmo nome, e por ordem
rows-same-file = { $series } e { $other } só diferem em maiúsculas e minúsculas, e em alguns sistemas seriam o mesmo ficheiro
partly-imported-hint = algumas das séries foram registadas; resolva o problema do disco e importe o ficheiro de novo: essas serão saltadas

conflict-players = o registo já tem uma série { $series }, mas os seus jogadores são { $players } e não { $here }
conflict-value = o registo já tem uma série { $series }, mas nela { $key } é { $there } e não { $here }
conflict-no-value = o registo já tem uma série { $series }, mas nela falta { $key }, e aqui é { $here }
conflict-hand = o registo já tem uma série { $series }, mas a sua mão { $number } é { $there } e não { $here }
conflict = o registo já tem uma série { $series } diferente
conflict-hint = nada foi importado; se é outra noite, dê-lhe outro nome em `series`
conflict-hand-hint = nada foi importado; `ginscore amend { $number } LINHA --series { $series }` corrige o registo; ou, se é outra noite, dê-lhe outro nome em `series`

unreadable-part = não se consegue ler esta parte do ficheiro
not-toml-hint = corrija a linha num editor; nada no ficheiro foi alterado

unmerged = o ficheiro tem aqui um conflito de fusão não resolvido
unmerged-hint = apague as linhas que começam por `<<<<<<<`, `|||||||`, `=======` e `>>>>>>>` e as linhas de todos os lados menos um, depois registe de novo o que falta
retired = um registo já não tem linhas { $word }
retired-hint = remova a entrada num editor; `ginscore audit` diz depois que entradas já não correspondem ao seu selo

newer-format = o ficheiro tem o formato { $format }, que esta versão do ginscore não suporta
newer-format-hint = use uma versão mais recente do ginscore; nada foi alterado

missing-key-hint = restaure-a a partir de uma cópia de segurança, ou compare o ficheiro com o de outra série

expected-preset-format = espera-se o formato 2, o primeiro em que se guardaram regras da casa
expected-hint = corrija o valor num editor

clash-hint = corrija um dos dois num editor

no-such-player-hint = os nomes estão em `players`

entry-hint = corrija a entrada, ou retire-a

mismatch-hint = se a mão está certa, escreva { $given } aqui; caso contrário, corrija a mão

changed-first = a entrada 1 já não corresponde ao seu selo: o cabeçalho ou a entrada foi alterado depois de registado
changed = a entrada { $entry } já não corresponde ao seu selo: foi alterada depois de registada, ou foram inseridas ou removidas entradas antes dela
unsealed = a entrada { $entry } não tem selo, embora haja entradas anteriores que têm: foi escrita à mão, ou o selo foi removido

cannot-read-hint = use `--ledger DIR` para outro registo, ou `--series NAME` para outra série
too-long = { $path } é demasiado longo: o limite é de { NUMBER($bytes) } bytes
too-long-hint = nada foi registado; será outro tipo de ficheiro? `ginscore new` começa uma nova série
not-text-hint = tem de ser UTF-8; restaure-o a partir de uma cópia de segurança
cannot-write-hint = nada foi registado; a pasta existe, e pode-se escrever nela? Use `--ledger DIR` para outro registo
no-room-hint = nada foi registado; liberte espaço no disco e tente de novo
still-locked = outro ginscore está a escrever: { $path } continua bloqueado
still-locked-hint = nada foi registado; tente de novo quando acabar
not-lockable = { $path } não é um ficheiro comum, por isso não pode ser bloqueado
not-lockable-hint = nada foi registado; o ginscore não criou este ficheiro: apague-o, e tente de novo
unfit-hint = se ninguém quis alterar isso, restaure o ficheiro a partir de uma cópia de segurança; as novas entradas selam o que está no ficheiro
expected-stake = espera-se um valor em dinheiro por ponto, como 0.10, por jogo, como 5/game, ou por folha, como 20/sheet

last-seal-use = O outro jogador deve anotar o selo; `ginscore audit --seal { $seal }` verifica-o mais tarde.

shortened = { $series } foi encurtada: tinha { $written ->
    [one] { $written } entrada
   *[other] { $written } entradas
}, a última com o selo { $seal }, mas o ficheiro só tem { $entries }
shortened-hint = restaure o ficheiro a partir de uma cópia de segurança, ou continue com o que ele tem (este aviso aparece até que algo seja registado)
start-undone = anulado: o início de { $series }. { $before } volta a ser a série atual; mais um `undo` anula aí: { $last }
start-undone-alone = anulado: o início de { $series }. { $before } volta a ser a série atual

name-is-now = { $name } chama-se agora { $now }
changed-places-hint = o resultado está agora no nome do outro jogador; pergunte quem mudou os nomes

all-unsealed-hint = nada no ficheiro mostra se foi alterado; a próxima entrada sela-o

set-aside = { $file } é um ficheiro da série { $of } com outra extensão: não conta
set-aside-hint = { $log } mostra-o; dê ao ficheiro certo o nome { $name }
only-aside = não há nenhuma série, só ficheiros com outra extensão: { $files }
copy-ignored = { $file } começa como { $of }, mas não pode ser lido: é ignorado

diverged = a mesma série foi registada em dois sítios: { $count ->
    [one] a linha { $lines } de { $other } não está em { $one }
   *[other] as linhas { $lines } de { $other } não estão em { $one }
}
diverged-less = a mesma série foi registada em dois sítios: { $other } difere de { $one }, e não tem linhas próprias

seal-names = Nessa altura os jogadores chamavam-se { $then }; pela mesma ordem, chamam-se agora { $now }.
seal-score-then = Nessa altura:
seal-deleted-hint = `ginscore series restore { $series }` repõe-na
seal-unread = { $code } não é o selo de nenhuma série que se conseguiu ler
seal-unread-hint = pode ser de uma série que não se conseguiu ler
seal-unknown = { $code } nunca foi o selo de nenhuma série deste registo
seal-unknown-hint = verifique o código, e se este é o registo certo; se os dois estão certos, a série foi reescrita
diverged-hint = compare { $ours } com { $theirs }; registe o que falta, depois apague { $other }
seal-only-written = a entrada { $entry } de { $series } tem o selo { $code }, mas o conteúdo do ficheiro não o produz: a entrada { $changed } ou algo antes dela foi alterado

not-asked-hint = acrescente `--yes` para a apagar
none-deleted-hint = `ginscore series restore` mostra-as
deleted = Série { $name } apagada. `ginscore series restore { $in-trash }` repõe-na.
restored = Série { $name } reposta.
series-renamed = A série { $old } chama-se agora { $new }.

renamed = { $was } chama-se agora { $name } em { $series ->
    [one] { $series } série
   *[other] { $series } séries
}.
rename-back = { $line } desfaz isto; `undo` anula o que foi registado antes.
one-series-only = os nomes mudam em todas as séries, por isso não se pode usar aqui `--series`
former-name = em { $series }, { $other } chamava-se antes { $name }
partly-renamed-hint = o nome mudou em algumas das séries; resolva o problema do disco e repita o comando: muda as outras
unknown-player = nenhum jogador deste registo se chama { $name }
unknown-player-hint = `ginscore players` mostra os jogadores

new-player = { $name } é um nome novo, mas o registo conhece { $known }
new-player-hint = se queria dizer { $meant }, apague a série e comece-a de novo
new-player-imported-hint = se quis dizer { $meant }, { $command } faz dos dois um só jogador

current-is-now = A série atual é agora { $name }.

no-directory-hint = indique as pastas dos registos, como aparecem em `ginscore series show`
several-players = { $name } pode ser mais do que um jogador
ledger-has-no-series = o registo ainda não tem séries
known-players-hint = o registo tem séries de { $names }

file-of-ledger = esse ficheiro pertence ao registo, e seria substituído pela exportação
file-of-ledger-hint = escolha outro ficheiro
page-without-file = uma página grava-se num ficheiro
format-missing-hint = use `--format html`, `csv`, `json` ou `jsonl`, ou um nome de ficheiro com uma dessas extensões, como em `--output evening.html`
not-writable-hint = escolha um ficheiro em que possa escrever

one-ledger = só `stats` lê vários registos
home-not-absolute = HOME não é um caminho absoluto, por isso não há sítio para o registo
no-home = não há pasta pessoal para o registo
waiting = à espera de que outro ginscore termine ...
not-confirmed = aviso: registado, mas não confirmado no disco
recorded-not-answered = aviso: registado, mas não foi possível escrever a resposta: { $reason }

all-as-recorded = { $series ->
    [one] { $series } série
   *[other] { $series } séries
}, { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}: tudo como foi registado
