seal-not-remembered = este computador não conseguiu guardar o selo de { $series }; anote-o, ou ninguém notará se o arquivo for encurtado
current-not-remembered = não foi possível guardar qual é a série atual; indique-a com `--series { $series }`
current-stays = não foi possível guardar qual é a série atual: as mãos continuam a ir para { $still }; indique a nova com `--series { $series }`
current-not-stored = não foi possível guardar qual é a série atual, porque não há pasta pessoal
current-not-stored-hint = indique-a com `--series { $series }`
not-read-back = o arquivo não seria lido como foi escrito
not-read-back-hint = nada foi registrado; isto é um bug do ginscore; por favor, avise os autores

is-copy = { $series } é uma cópia de { $of }: nela nada se registra
is-copy-hint = { $line } continua a própria série
no-series-called = nenhuma série se chama { $part }
list-hint = `ginscore series list` mostra as séries
several-series = { $part } corresponde a várias séries
several-hint = escreva mais letras do nome: { $names }
no-series = ainda não há nenhuma série
no-series-hint = comece uma com `ginscore new Ann Bob` ou `ginscore table Ann Bob`
no-current = não há série atual
no-current-hint = `ginscore series list` mostra as séries; escolha com `ginscore series use`, ou com `--series`

rows-twice = estas mãos e as que começam na linha { $line } pertencem à mesma série, { $series }
rows-twice-hint = ponha todas as mãos de uma série sob um só nome, e em ordem
rows-same-file = { $series } e { $other } só diferem em maiúsculas e minúsculas, e em alguns sistemas seriam o mesmo arquivo
rows-same-file-hint = nada foi importado; dê outro nome a uma das duas
partly-imported-hint = algumas das séries foram registradas; resolva o problema do disco e importe o arquivo de novo: essas serão puladas

conflict-players = o registro já tem uma série { $series }, mas os jogadores dela são { $players } e não { $here }
conflict-value = o registro já tem uma série { $series }, mas nela { $key } é { $there } e não { $here }
conflict-no-value = o registro já tem uma série { $series }, mas nela falta { $key }, e aqui é { $here }
conflict-hand = o registro já tem uma série { $series }, mas a mão { $number } dela é { $there } e não { $here }
conflict = o registro já tem uma série { $series } diferente
conflict-hint = nada foi importado; se é outra noite, dê outro nome a ela em `series`
conflict-hand-hint = nada foi importado; `ginscore amend { $number } LINHA --series { $series }` corrige o registro; ou, se é outra noite, dê outro nome a ela em `series`

not-toml = isto não é TOML
unreadable-part = não dá para ler esta parte do arquivo
not-toml-hint = corrija a linha em um editor; nada no arquivo foi alterado

unmerged = o arquivo tem aqui um conflito de mesclagem não resolvido
unmerged-hint = apague as linhas que começam com `<<<<<<<`, `|||||||`, `=======` e `>>>>>>>` e as linhas de todos os lados menos um, depois registre de novo o que falta
retired = um registro não tem mais linhas { $word }
retired-hint = remova a entrada em um editor; `ginscore audit` diz depois quais entradas não correspondem mais ao seu selo

newer-format = o arquivo tem o formato { $format }, que esta versão do ginscore não conhece
newer-format-hint = use uma versão mais nova do ginscore; nada foi alterado

missing-key = falta { $key }
missing-key-hint = restaure-a de um backup, ou compare o arquivo com o de outra série
unknown-key = { $key } não é uma chave desta tabela
unknown-key-hint = escreva um comentário depois de um `#`

expected-time = espera-se uma data e hora com o fuso, como em 2026-11-20T19:30:00+01:00
expected-hand = espera-se uma mão
expected-series-format = espera-se o formato 3
expected-two-players = esperam-se dois jogadores
expected-players-of-lineup = espera-se o número de jogadores que a formação tem
expected-lineup = espera-se `sides` com quatro a dez jogadores, `captain` com três ou quatro, ou `in-turn` com três e `out`, o nome de quem fica de fora primeiro
expected-two-sides = esperam-se os nomes de dois lados
expected-stake = espera-se um valor em dinheiro por ponto, como 0.10, por partida, como 5/game, ou por folha, como 20/sheet
expected-preset-format = espera-se o formato 2, o primeiro em que se salvaram regras da casa
expected-preset-note = espera-se uma nota de no máximo 4000 caracteres
expected-hint = corrija o valor em um editor
unquoted-hint = escreva sem aspas: { $value }
whole-number-hint = escreva sem casas decimais: { $value }

clash-hint = corrija um dos dois em um editor

no-such-player-hint = os nomes estão listados em `players`

entry-hint = corrija a entrada, ou remova-a

invalid-hand = a mão não é válida

mismatch = a entrada { $entry } tem `{ $key }` { $written }, mas as regras dão { $given }
nothing-given = nada
mismatch-hint = se a mão está certa, escreva { $given } aqui; senão corrija a mão

changed-first = a entrada 1 não corresponde mais ao seu selo: o cabeçalho ou a entrada foi alterado depois de registrado
changed = a entrada { $entry } não corresponde mais ao seu selo: ela foi alterada depois de registrada, ou foram inseridas ou removidas entradas antes dela
unsealed = a entrada { $entry } não tem selo, embora entradas antes dela tenham: foi escrita à mão, ou o selo foi removido
followed-again = { $count ->
    [one] a entrada seguinte também não corresponde; a entrada { $again } volta a corresponder
   *[other] as { $count } entradas seguintes também não correspondem; a entrada { $again } volta a corresponder
}
followed-all = { $count ->
    [one] a entrada seguinte também não corresponde
   *[other] as { $count } entradas seguintes também não correspondem
}
next-again = a entrada { $again } volta a corresponder ao seu selo
unfit-hint = se ninguém quis alterar isso, restaure o arquivo de um backup; as novas entradas selam o que está no arquivo

cannot-read = não é possível ler { $path }: { $reason }
cannot-read-hint = use `--ledger DIR` para outro registro, ou `--series NAME` para outra série
too-long = { $path } é longo demais: o limite é de { NUMBER($bytes) } bytes
too-long-hint = nada foi registrado; será outro tipo de arquivo? `ginscore new` começa uma nova série
not-text = { $path } não é texto
not-text-hint = tem de ser UTF-8; restaure-o de um backup
cannot-write = não é possível escrever { $path }: { $reason }
cannot-write-hint = nada foi registrado; a pasta existe, e permite escrita? Use `--ledger DIR` para outra
no-room-hint = nada foi registrado; libere espaço no disco e tente de novo
still-locked = outro ginscore está escrevendo: { $path } continua bloqueado
still-locked-hint = nada foi registrado; tente de novo quando ele terminar
not-lockable = { $path } não é um arquivo comum, por isso não pode ser bloqueado
not-lockable-hint = nada foi registrado; o ginscore não criou este arquivo: apague-o, e tente de novo
already-there = { $path } já existe
already-there-hint = escolha outro nome com `name=`

last-seal = Selo { $seal }
last-seal-use = O outro jogador deve anotar o selo; `ginscore audit --seal { $seal }` confere depois.

shortened = { $series } foi encurtada: tinha { $written ->
    [one] { $written } entrada
   *[other] { $written } entradas
}, a última com o selo { $seal }, mas o arquivo só tem { $entries }
shortened-hint = restaure o arquivo de um backup, ou continue com o que ele tem (este aviso aparece até que algo seja registrado)
unfit-warning = a entrada { $entry } de { $series } não corresponde ao seu selo; `ginscore audit` diz mais

changed-places = em { $series }, { $names }
name-is-now = { $name } agora se chama { $now }
changed-places-hint = o resultado agora está no nome do outro jogador; pergunte quem mudou os nomes

all-unsealed = { $entries ->
    [one] a única entrada de { $series } não tem selo
   *[other] nenhuma das { $entries } entradas de { $series } tem selo
}
first-unsealed = { $entries ->
    [one] a primeira entrada de { $series } não tem selo
   *[other] as primeiras { $entries } entradas de { $series } não têm selo
}
all-unsealed-hint = nada no arquivo mostra se ele foi alterado; a próxima entrada o sela
first-unsealed-hint = nada mostra se algo foi alterado antes do primeiro selo

set-aside = { $file } é um arquivo da série { $of } com outra extensão: não conta
set-aside-hint = { $log } o mostra; dê ao arquivo certo o nome { $name }
only-aside = não há nenhuma série, só arquivos com outra extensão: { $files }
copy-spare = { $file } não tem nada que falte em { $of }, e pode ser apagado
copy-ignored = { $file } começa como { $of }, mas não pode ser lido: é ignorado
copy-apart = { $file } é uma cópia de { $of } que continuou à parte: só { $theirs } tem { $count ->
    [one] a linha { $lines }
   *[other] as linhas { $lines }
}; compare com { $ours }
copy-differs = { $file } é uma cópia de { $of } que continuou à parte, sem linhas próprias; compare { $theirs } com { $ours }

diverged = a mesma série foi registrada em dois lugares: { $count ->
    [one] a linha { $lines } de { $other } não está em { $one }
   *[other] as linhas { $lines } de { $other } não estão em { $one }
}
diverged-less = a mesma série foi registrada em dois lugares: { $other } difere de { $one }, e não tem linhas próprias
diverged-hint = compare { $ours } com { $theirs }; registre o que falta, depois apague { $other }
same-series = { $one } e { $other } são a mesma série
same-series-hint = apague { $other }

seal-at-start = { $code } era o selo de { $series } antes da primeira mão; nada foi alterado até esse ponto
seal-unchanged = { $code } era o selo de { $series } depois da mão { $hand } (entrada { $entry }); nada foi alterado até esse ponto
seal-only-written = a entrada { $entry } de { $series } tem o selo { $code }, mas o conteúdo do arquivo não o produz: a entrada { $changed } ou algo antes dela foi alterado
seal-names = Naquele momento os jogadores se chamavam { $then }; na mesma ordem, agora se chamam { $now }.
seal-corrected = Desde então, { $entries ->
    [one] { $entries } entrada corrigiu algo disso:
   *[other] { $entries } entradas corrigiram algo disso:
}
seal-score-then = Naquele momento:
seal-deleted = { $code } é um selo de { $series }, que foi apagada
seal-deleted-hint = `ginscore series restore { $series }` a traz de volta
seal-unread = { $code } não é o selo de nenhuma série que pôde ser lida
seal-unread-hint = pode ser de uma série que não pôde ser lida
seal-unknown = { $code } nunca foi o selo de nenhuma série deste registro
seal-unknown-hint = confira o código, e se este é o registro certo; se os dois estão certos, a série foi reescrita
not-a-seal = { $text } não é um selo
not-a-seal-hint = um selo tem doze letras e algarismos, como em `7KTD-93XY-4MHC`

delete-series = Apagar a série { $name } com { $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}? (s ou n)
delete-unread-series = Apagar a série { $name }, que não pode ser lida? (s ou n)
nothing-deleted = Nada foi apagado.
not-asked = { $name } só é apagada com confirmação, e aqui não há ninguém para confirmar
not-asked-hint = acrescente `--yes` para apagá-la
none-deleted-called = nenhuma série apagada se chama { $part }
none-deleted-hint = `ginscore series restore` lista as séries apagadas
several-deleted = { $part } corresponde a várias séries apagadas
series-name-taken-hint = dê outro nome a uma das duas com `ginscore series rename`
deleted = Série { $name } apagada. `ginscore series restore { $in-trash }` a traz de volta.
restored = Série { $name } restaurada.
series-renamed = A série { $old } agora se chama { $new }.
no-deleted-series = Não há séries apagadas.
start-undone = desfeito: o início de { $series }. { $before } volta a ser a série atual; mais um `undo` desfaz ali: { $last }
start-undone-alone = desfeito: o início de { $series }. { $before } volta a ser a série atual
start-redone = refeito: o início de { $series }
undo-elsewhere = `series use { $number }` leva a { $series }: { $last }

no-players = Ainda não há jogadores.
player-series = { $name }: { $series ->
    [one] { $series } série
   *[other] { $series } séries
}
all-named = Todas as séries já têm o nome { $name }.
renamed = { $was } agora se chama { $name } em { $series ->
    [one] { $series } série
   *[other] { $series } séries
}.
rename-back = { $line } desfaz isto; `undo` desfaz o que foi registrado antes.
one-series-only = os nomes mudam em todas as séries, por isso não se pode usar `--series` aqui
one-series-only-hint = tire `--series`
name-taken = outro jogador já se chama { $name }
name-taken-hint = escolha outro nome; se os dois são a mesma pessoa, use { $command }
same-player = { $was } e { $name } são a mesma pessoa? (s ou n)
nothing-renamed = Nada foi alterado.
former-name = em { $series }, { $other } antes se chamava { $name }
former-name-hint = escolha outro nome: com este, as mãos de { $other } pareceriam ser de { $was }
partly-renamed-hint = o nome mudou em algumas das séries; resolva o problema do disco e repita o comando: ele muda as outras
unknown-player = nenhum jogador deste registro se chama { $name }
unknown-player-hint = `ginscore players` lista os jogadores
opponents = { $one } e { $two } são duas pessoas: jogam uma contra a outra em { $series }
opponents-more = { $one } e { $two } são duas pessoas: jogam uma contra a outra em { $series } e em { $more ->
    [one] mais { $more } série
   *[other] mais { $more } séries
}
opponents-hint = nada foi alterado; só podem ser de um mesmo jogador nomes que nunca jogam um contra o outro

new-player = { $name } é um nome novo, mas o registro conhece { $known }
new-player-hint = se você quis dizer { $meant }, apague a série e comece-a de novo
new-player-imported-hint = se você quis dizer { $meant }, { $command } faz dos dois um só jogador

changed-since-hint = `ginscore audit` mostra onde
all-as-recorded = { $series ->
    [one] { $series } série
   *[other] { $series } séries
}, { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}: tudo como foi registrado

series-open = { $name }  aberta, { $hands ->
    [0] sem mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}
series-finished = { $name }  terminada, { $hands ->
    [0] sem mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}
series-stopped = { $name }  interrompida, { $hands ->
    [0] sem mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}
series-unread = { $name }  não pode ser lida
current-series = atual:
no-series-yet = Ainda não há séries.
current-is-now = A série atual agora é { $name }.

progress-series = { $done } de { $all } séries

no-directory = não há nenhuma pasta { $dir }
no-directory-hint = indique as pastas dos registros, como aparecem em `ginscore series show`
several-players = { $name } pode ser mais de um jogador
ledger-has-no-series = o registro ainda não tem séries
known-players-hint = o registro tem séries de { $names }

file-of-ledger = esse arquivo pertence ao registro, e a exportação o substituiria
file-of-ledger-hint = escolha outro arquivo
page-without-file = uma página é gravada em um arquivo
page-without-file-hint = acrescente { $option }
exported = { $hands ->
    [0] Gravadas { $hands } mãos
    [one] Gravada { $hands } mão
   *[other] Gravadas { $hands } mãos
} de { $series ->
    [one] { $series } série
   *[other] { $series } séries
} em { $file }.
hands-only = As linhas só têm mãos: os ajustes e as interrupções destas séries não estão nelas. `--format json` tem as duas coisas.
results-are-rows = os resultados são exportados como linhas
results-are-rows-hint = use `--format csv` ou `jsonl`
format-missing = falta o formato da exportação
format-missing-hint = use `--format html`, `csv`, `json` ou `jsonl`, ou um nome de arquivo com uma dessas extensões, como em `--output evening.html`
not-writable-hint = escolha um arquivo em que você possa escrever

one-ledger = só `stats` lê vários registros
one-ledger-hint = indique um, ou nenhum
home-not-absolute = HOME não é um caminho absoluto, por isso não há lugar para o registro
no-home = não há pasta pessoal para o registro
no-home-hint = indique uma pasta com `--ledger DIR`
not-a-time = GINSCORE_NOW não é uma hora: `{ $text }`
not-a-time-hint = escreva como em 2026-11-20T19:30:00+01:00
empty-ledger-variable = GINSCORE_LEDGER está definida, mas vazia
empty-ledger-variable-hint = indique uma pasta nela, ou remova a variável
not-a-time-zone = TZ não indica um fuso horário: `{ $zone }`
not-a-time-zone-hint = escreva como em `Europe/Berlin`, ou remova a variável
unknown-time-zone = o fuso horário `{ $zone }` de TZ não é conhecido aqui: as horas são anotadas com { $offset }
unknown-time-zone-hint = instale os fusos horários (`tzdata`), ou escreva em TZ uma regra, como `CET-1CEST,M3.5.0,M10.5.0/3`
not-a-card-look = GINSCORE_CARDS não é um modo de mostrar as cartas: { $value }
not-a-card-look-hint = use letters, symbols, words, B-D-K, V-D-R ou W-D-K
waiting = esperando outro ginscore terminar ...
not-confirmed = aviso: registrado, mas não confirmado no disco
recorded-not-answered = aviso: registrado, mas não foi possível escrever a resposta: { $reason }
not-answered = erro: não foi possível escrever a resposta: { $reason }
