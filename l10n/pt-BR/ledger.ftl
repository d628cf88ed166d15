### section: book

seal-not-remembered = não foi possível guardar o selo; anote-o, senão este computador não vai perceber se o arquivo for reescrito
current-not-remembered = não foi possível guardar qual é a série atual; indique-a com `--series { $series }`
turned = { $series } agora está em um novo formato, com novos selos; os selos anotados antes pertencem ao arquivo antigo, { $file }
no-home = não foi possível guardar qual é a série atual, porque não há pasta pessoal
no-home-hint = indique-a com `--series { $series }`
not-read-back = o arquivo não seria lido como foi escrito
not-read-back-hint = nada foi registrado; isto é um bug do ginscore; por favor, avise os autores

no-series-called = nenhuma série se chama { $part }
list-hint = `ginscore series list` mostra as séries
several-series = { $part } corresponde a várias séries
several-hint = escreva mais do nome: { $names }
no-series = ainda não há nenhuma série
no-series-hint = comece uma com `ginscore new Ann Bob` ou `ginscore table Ann Bob`
no-current = não há série atual
no-current-hint = `ginscore series list` mostra as séries; escolha com `ginscore series use`, ou com `--series`

rows-twice = estas linhas e as que começam na linha { $line } pertencem à mesma série, { $series }
rows-twice-hint = ponha todas as linhas de uma série sob um só nome, e as mãos em ordem
rows-same-file = { $series } e { $other } só diferem em maiúsculas e minúsculas, e em alguns sistemas seriam o mesmo arquivo
rows-same-file-hint = nada foi importado; dê outro nome a uma das duas
partly-imported-hint = algumas das séries foram registradas; resolva o problema do disco e importe o arquivo de novo: essas serão puladas

conflict-two-players = o registro já tem uma série { $series }, mas nela `player_one` é { $one } e `player_two` é { $two }
conflict-players = o registro já tem uma série { $series }, mas os jogadores dela são { $players }
conflict-rules = o registro já tem uma série { $series }, mas ela é jogada com outras regras
conflict-start = o registro já tem uma série { $series }, mas ela começou em { $start }
conflict-stake = o registro já tem uma série { $series }, mas a aposta dela é { $stake }
conflict-no-stake = o registro já tem uma série { $series }, mas ela não tem aposta
conflict-dealer = o registro já tem uma série { $series }, mas nela quem dá as cartas primeiro é { $dealer }
conflict-no-dealer = o registro já tem uma série { $series }, mas não se sabe quem deu as cartas primeiro nela
conflict-hand = o registro já tem uma série { $series }, mas a mão { $number } dela é { $there } e não { $here }
conflict = o registro já tem uma série { $series } diferente
conflict-hint = nada foi importado; se é outra noite, dê outro nome a ela em `series`
conflict-hand-hint = nada foi importado; `ginscore amend { $number } LINE --series { $series }` corrige o registro; ou, se é outra noite, dê outro nome a ela em `series`

### section: ledger

not-toml = isto não é TOML: { $message }
not-toml-hint = corrija a linha em um editor; nada no arquivo foi alterado

unmerged = o arquivo tem aqui um conflito de mesclagem não resolvido
unmerged-hint = `ginscore merge` junta os dois lados; `--series` indica uma série que não é a atual

newer-format = o arquivo tem o formato { $format }, que esta versão do ginscore não conhece
newer-format-hint = use uma versão mais nova do ginscore; nada foi alterado

missing-key = falta { $key }
missing-key-hint = restaure-a de um backup, ou compare o arquivo com o de outra série
unknown-key = { $key } não é uma chave desta tabela
unknown-key-hint = escreva um comentário depois de um `#`

expected-text = espera-se um texto entre aspas
expected-whole-number = espera-se um número inteiro
expected-whole-numbers = espera-se uma lista de números inteiros, como em [1, 2]
expected-names = espera-se uma lista de textos, como em ["Ann", "Bob"]
expected-side-names = espera-se uma lista de textos, como em ["Nós", "Eles"]
expected-seals = espera-se o selo inteiro de uma entrada, ou uma lista de selos
expected-time = espera-se uma data e hora com o fuso, como em 2026-11-20T19:30:00+01:00
expected-table = espera-se uma tabela
expected-entries = esperam-se tabelas, cada uma sob [[entry]]
expected-rule-value = espera-se um número, true ou false, uma palavra entre aspas, ou uma lista de números
expected-kind = espera-se um destes: { $kinds }
expected-hand = espera-se uma mão
expected-hand-number = espera-se o número de uma mão, a partir de 1
expected-points-or-boxes = esperam-se ou pontos ou caixas
expected-award = espera-se um número dentro dos limites de um ajuste, diferente de 0
expected-witness-word = esperam-se até 100 letras, algarismos e sinais visíveis, com espaços simples
expected-series-format = espera-se o formato 1, o primeiro que existe, ou 2
expected-started-format = espera-se o formato em que a série começou
expected-two-players = esperam-se dois jogadores
expected-players-of-lineup = espera-se o número de jogadores que a formação tem
expected-lineup = espera-se `sides` com quatro a dez jogadores, `captain` com três ou quatro, ou `in-turn` com três e `out`, o nome de quem fica de fora primeiro
expected-two-sides = esperam-se os nomes de dois lados
expected-stake = espera-se um valor em dinheiro por ponto, como em 0.10
expected-preset-format = espera-se o formato 2, o primeiro em que se salvaram regras da casa
expected-preset-note = espera-se uma nota de no máximo 4000 caracteres
expected-preset-name = espera-se o nome de uma predefinição, como em "pagat"
expected-hint = corrija o valor em um editor

clash-hint = corrija um dos dois em um editor

unknown-player-hint = os nomes estão listados em `players`

entry-hint = corrija a entrada, ou remova-a

invalid-hand = a mão não é válida

mismatch = a entrada { $entry } tem `{ $key }` { $written }, mas as regras dão { $given }
nothing-given = nada
mismatch-hint = se a mão está certa, escreva { $given } aqui; senão corrija a mão

changed-first = a entrada 1 não corresponde mais ao seu selo: o cabeçalho ou a entrada foi alterado depois de registrado
changed = a entrada { $entry } não corresponde mais ao seu selo: ela foi alterada depois de registrada, ou foram inseridas ou removidas entradas antes dela
unsealed = a entrada { $entry } não tem selo, embora entradas antes dela tenham: foi escrita à mão, ou o selo foi removido
accept-hint = se a alteração é intencional, registre isso com `ginscore audit --accept`; senão restaure o arquivo de um backup
forked-first = a entrada { $entry } foi registrada como a primeira, e não depois da entrada anterior: a série foi continuada em dois lugares
forked = a entrada { $entry } foi registrada depois da entrada { $last }, e não depois da entrada anterior: a série foi continuada em dois lugares
forked-hint = mantenha as entradas de um lugar e registre de novo as mãos do outro; ou, se todas essas mãos foram jogadas uma depois da outra, use `ginscore audit --accept`

from-the-start = desde o começo, { $place }:
after-hand = depois da mão { $hand }, { $place }:
one-place = um lugar
other-place = o outro lugar
upper-side = o lado de cima
lower-side = o lado de baixo
more-entries = e mais { NUMBER($count) }

cannot-read = não é possível ler { $path }: { $reason }
cannot-read-hint = use `--ledger DIR` para outro registro; `ginscore series show` diz onde está este
too-long = { $path } é longo demais: o limite é de { NUMBER($bytes) } bytes
too-long-hint = nada foi registrado; será outro tipo de arquivo? `ginscore new` começa uma nova série
not-text = { $path } não é texto
not-text-hint = tem de ser UTF-8; restaure-o de um backup
cannot-write = não é possível escrever { $path }: { $reason }
cannot-write-hint = nada foi registrado; a pasta existe, e permite escrita? Use `--ledger DIR` para outra
temporary-hint = nada foi registrado; a pasta de arquivos temporários tem espaço, e permite escrita? Use `TMPDIR` (no Windows, `TMP`) para outra
still-locked = outro ginscore está escrevendo: { $path } continua bloqueado
still-locked-hint = nada foi registrado; tente de novo quando ele terminar
not-lockable = { $path } não é um arquivo comum, por isso não pode ser bloqueado
not-lockable-hint = nada foi registrado; o ginscore não criou este arquivo: apague-o, e tente de novo
already-there = { $path } já existe
already-there-hint = escolha outro nome com `--name`

### section: integrity

last-seal = Selo { $seal }
last-seal-use = O outro jogador deve anotá-lo; `ginscore audit --seal { $seal }` o confere depois.
no-seal = Não há selo: `ginscore audit` mostra por quê.

shortened = { $series } foi encurtada: este computador escreveu { $written ->
    [one] { $written } entrada
   *[other] { $written } entradas
}, a última com o selo { $seal }, mas o arquivo só tem { $entries }
shortened-elsewhere = { $series } foi encurtada: este computador escreveu { $written ->
    [one] { $written } entrada
   *[other] { $written } entradas
} em { $dir }, a última com o selo { $seal }, mas o arquivo só tem { $entries }
rewritten = { $series } foi reescrita: este computador escreveu { $written ->
    [one] { $written } entrada
   *[other] { $written } entradas
}, a última com o selo { $seal }, mas esse não é o selo do que o arquivo tem agora
rewritten-elsewhere = { $series } foi reescrita: este computador escreveu { $written ->
    [one] { $written } entrada
   *[other] { $written } entradas
} em { $dir }, a última com o selo { $seal }, mas esse não é o selo do que o arquivo tem agora
not-as-written-hint = restaure o arquivo de um backup; ou, se a alteração é intencional, registre isso com `ginscore audit --accept`
missing = falta { $series }: este computador escreveu nela { $written ->
    [one] { $written } entrada
   *[other] { $written } entradas
}, a última com o selo { $seal }
missing-hint = restaure o arquivo de um backup; ou, se a série não é mais necessária, use `ginscore audit --accept --series { $series }`
replaced-hint = outra série tem agora o nome dela; procure a antiga em um backup

accepted = a entrada { $entry } de { $series } aceita alterações anteriores no arquivo
accepted-note = a entrada { $entry } de { $series } aceita alterações anteriores no arquivo: { $note }
accepted-hint = pergunte quem as fez; um selo anotado antes disso é da versão anterior (mostrado só uma vez neste computador)
changed-places = em { $series }, { $names }
name-is-now = { $name } agora se chama { $now }
changed-places-hint = o resultado agora está no nome do outro jogador; pergunte quem mudou os nomes (mostrado só uma vez neste computador)

all-unsealed = { $entries ->
    [one] a única entrada de { $series } não tem selo
   *[other] nenhuma das { $entries } entradas de { $series } tem selo
}
first-unsealed = { $entries ->
    [one] a primeira entrada de { $series } não tem selo
   *[other] as primeiras { $entries } entradas de { $series } não têm selo
}
all-unsealed-hint = nada no arquivo mostra se ele foi alterado; a próxima entrada o sela (mostrado só uma vez neste computador)
first-unsealed-hint = nada mostra se algo foi alterado antes do primeiro selo (mostrado só uma vez neste computador)

ledger-moved = este registro estava em { $before } e agora está em { $now }
ledger-moved-hint = se ninguém o moveu nem copiou, alguém o trocou: confira com um selo que você anotou, usando `ginscore audit --seal CODE` (mostrado só uma vez neste computador)

sync-copy = { $file } não é uma série, e sim uma cópia de { $of } feita por um programa de sincronização
sync-copy-spare = { $file } não é uma série, e sim uma cópia de { $of } feita por um programa de sincronização; não contém mais nada e pode ser apagada
sync-copy-ignored = { $file } não é uma série, e sim uma cópia de { $of } feita por um programa de sincronização; é ignorada
copy-apart = { $file } é uma cópia de { $of } que continuou à parte; { $command } junta as duas
editor-copy = { $file } não é uma série, e sim uma versão anterior de { $of } que um editor ou uma mesclagem guardou
editor-copy-spare = { $file } não é uma série, e sim uma versão anterior de { $of } que um editor ou uma mesclagem guardou; não contém mais nada e pode ser apagada
editor-copy-ignored = { $file } não é uma série, e sim uma versão anterior de { $of } que um editor ou uma mesclagem guardou; é ignorada

diverged-first = a mesma série foi registrada em dois lugares: { $one } e { $other } diferem desde a primeira entrada
diverged = a mesma série foi registrada em dois lugares: { $one } e { $other } diferem depois da entrada { $entry }
diverged-hint = `ginscore merge { $file } --series { $series }` faz delas uma só; depois apague { $other }
copy-with-more = { $copy } tem { $more ->
    [one] { $more } entrada
   *[other] { $more } entradas
} que { $of } não tem
same-series = { $one } e { $other } são a mesma série
same-series-hint = apague { $other }
stray-copy = { $file } tem nome de cópia de { $of }, mas essa série falta ou é outra
stray-copy-hint = se é uma série, dê outro nome ao arquivo; se não é necessário, apague-o

seal-at-start = { $code } era o selo de { $series } antes da primeira mão; nada foi alterado até esse ponto
seal-unchanged = { $code } era o selo de { $series } depois da mão { $hand } (entrada { $entry }); nada foi alterado até esse ponto
seal-merged = { $code } era um selo de outra cópia de { $series }, mesclada na entrada { $entry }; as linhas de lá o provam
seal-merged-unproved = { $code } era um selo de outra cópia de { $series }, mesclada na entrada { $entry }; só o arquivo dessa cópia pode prová-lo
seal-changed-first = { $code } era o selo de { $series } depois da mão { $hand } (entrada { $entry }); o cabeçalho ou a entrada 1 foi alterado desde então
seal-changed = { $code } era o selo de { $series } depois da mão { $hand } (entrada { $entry }); a entrada { $changed } ou algo antes dela foi alterado desde então
seal-names = Naquele momento os jogadores se chamavam { $then }; na mesma ordem, agora se chamam { $now }.
seal-corrected = Desde então, { $entries ->
    [one] { $entries } entrada corrigiu algo disso:
   *[other] { $entries } entradas corrigiram algo disso:
}
seal-score-then = Naquele momento:
seal-shortened = Só os oito primeiros caracteres foram comparados; todos os doze provam mais.
seal-lost = { $code } era o selo de { $series } depois de { $entries ->
    [one] { $entries } entrada escrita
   *[other] { $entries } entradas escritas
} neste computador, mas o arquivo não o tem mais
seal-lost-hint = `ginscore audit` mostra o que aconteceu; restaure o arquivo de um backup
seal-deleted = { $code } é um selo de { $series }, que foi apagada
seal-deleted-hint = `ginscore series restore { $series }` a traz de volta
seal-unread = { $code } não é o selo de nenhuma série que pôde ser lida
seal-unread-hint = pode ser de uma série que não pôde ser lida
seal-unknown = { $code } nunca foi o selo de nenhuma série deste registro
seal-unknown-hint = confira o código, e se este é o registro certo; se os dois estão certos, a série foi reescrita
not-a-seal = { $text } não é um selo
not-a-seal-hint = um selo tem doze letras e algarismos, como em `7KTD-93XY-4MHC`
memory-changed = { $path } não está como o ginscore o escreveu
memory-unread-hint = este computador não sabe dizer se { $series } foi encurtada ou reescrita: compare um selo anotado, como em `ginscore audit --seal 7KTD-93XY-4MHC`; a partir da próxima mão registrada aqui, ele volta a lembrar
ledger-memory-unread-hint = este computador não sabe dizer se uma série foi encurtada, reescrita ou apagada: compare os selos anotados, como em `ginscore audit --seal 7KTD-93XY-4MHC`

### section: series-files

delete-series = Apagar a série { $name } com { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}? (s ou n)
delete-unread-series = Apagar a série { $name }, que não pode ser lida? (s ou n)
nothing-deleted = Nada foi apagado.
not-asked = { $name } não é apagada sem confirmação, e aqui não há a quem perguntar
not-asked-hint = acrescente `--yes` para apagá-la
none-deleted-called = nenhuma série apagada se chama { $part }
none-deleted-hint = `ginscore series restore` lista as séries apagadas
several-deleted = { $part } corresponde a várias séries apagadas
name-taken-hint = dê outro nome a uma das duas com `ginscore series rename`
deleted = Série { $name } apagada. `ginscore series restore { $in-trash }` a traz de volta.
restored = Série { $name } restaurada.
renamed = A série { $old } agora se chama { $new }.
no-deleted-series = Não há séries apagadas.

### section: players

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
one-series-only = os nomes mudam em todas as séries, por isso não se pode usar `--series` aqui
one-series-only-hint = omita `--series`
name-taken = outro jogador já se chama { $name }
name-taken-hint = escolha outro nome; se os dois são a mesma pessoa, use { $command }
former-name = em { $series }, { $other } antes se chamava { $name }
former-name-hint = escolha outro nome: com este, as mãos de { $other } pareceriam ser de { $was }
same-name = os dois nomes já são de { $name }
same-name-hint = `ginscore players rename` muda a grafia de um nome
partly-renamed-hint = o nome mudou em algumas das séries; resolva o problema do disco e repita o comando: ele muda as outras
unknown-player = nenhum jogador deste registro se chama { $name }
unknown-player-hint = `ginscore players` lista os jogadores
opponents = { $one } e { $two } são duas pessoas: jogam uma contra a outra em { $series }
opponents-more = { $one } e { $two } são duas pessoas: jogam uma contra a outra em { $series } e em { $more ->
    [one] mais { $more } série
   *[other] mais { $more } séries
}
opponents-hint = nada foi alterado; só podem ser de um mesmo jogador nomes que nunca jogam um contra o outro

same-player = { $typed } é um nome novo aqui. É a mesma pessoa que { $known }? (s ou n)
new-player = { $name } é um nome novo, mas o registro conhece { $known }
new-player-hint = se você quis dizer { $meant }, apague a série e comece-a de novo; `--new-player` diz que { $name } é outra pessoa

### section: cli-ledger

nothing-to-accept = Não há nada para aceitar.
changes-accepted = As alterações em { $name } ficam marcadas como aceitas na entrada { $entry }.
changes-accepted-seal = As alterações em { $name } ficam marcadas como aceitas na entrada { $entry }; selo { $seal }.
deletion-accepted = { $name } fica como série apagada; este computador não espera mais por ela.
several-to-accept = várias séries têm alterações para aceitar
several-to-accept-hint = confira cada uma, e indique uma com `--series`: { $names }

changed-since-hint = `ginscore audit` mostra onde; `ginscore log --all` mostra o que foi aceito

witness-question = Uma palavra do outro jogador
seal-so-far = O selo até agora é { $seal }. O outro jogador o anota, e depois diz uma palavra.
witness-recorded = testemunha { $word } (entrada { $entry })
witness-seal = selo { $seal }
witness-writes = o outro jogador anota este selo

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
several-players-hint = digite mais do nome: { $names }
more-stats = `ginscore stats --all` mostra todos os números.
no-series-hint = o registro ainda não tem séries
known-players-hint = o registro tem séries de { $names }

file-of-ledger = esse arquivo pertence ao registro, e a exportação o substituiria
file-of-ledger-hint = escolha outro arquivo
exported = { $hands ->
    [one] Gravada { $hands } mão
   *[other] Gravadas { $hands } mãos
} de { $series ->
    [one] { $series } série
   *[other] { $series } séries
} em { $file }.
hands-only = As linhas só têm mãos: os ajustes e as interrupções destas séries não estão nelas. `--format json` tem as duas coisas.
format-missing = falta o formato da exportação
format-missing-hint = use `--format html`, `csv`, `json`, `jsonl` ou `gin`, ou um nome de arquivo com uma dessas extensões, como em `--output evening.html`
one-series = um arquivo no formato `gin` tem uma só série
one-series-hint = indique a série com `--series`, e deixe de fora `--all` e os dias
not-writable-hint = escolha um arquivo em que você possa escrever

### section: cli-context

home-not-absolute = HOME não é um caminho absoluto, por isso não há lugar para o registro
no-home = não há pasta pessoal para o registro
no-home-hint = indique uma pasta com `--ledger DIR`
not-a-time = GINSCORE_NOW não é uma hora: `{ $text }`
not-a-time-hint = escreva como em 2026-11-20T19:30:00+01:00
empty-ledger-variable = GINSCORE_LEDGER está definida, mas vazia
empty-ledger-variable-hint = indique uma pasta nela, ou remova a variável
not-a-time-zone = TZ não indica um fuso horário: `{ $zone }`
not-a-time-zone-hint = escreva como em `Europe/Berlin`, ou remova a variável
not-a-card-look = GINSCORE_CARDS não é um modo de mostrar as cartas: { $value }
not-a-card-look-hint = use letters, symbols, B-D-K, V-D-R ou W-D-K
waiting = esperando outro ginscore terminar ...
not-confirmed = aviso: registrado, mas não confirmado no disco
recorded-not-answered = aviso: registrado, mas não foi possível escrever a resposta: { $reason }
not-answered = erro: não foi possível escrever a resposta: { $reason }

### section: merge

took = { $lines ->
    [one] { $series } tem agora { $lines } linha a mais (origem: { $copy })
   *[other] { $series } tem agora { $lines } linhas a mais (origem: { $copy })
}
would-take = { $lines ->
    [one] { $series } teria { $lines } linha a mais (origem: { $copy })
   *[other] { $series } teria { $lines } linhas a mais (origem: { $copy })
}
nothing-new = { $copy } não tem nada que { $series } não tenha.
taken-once = Nas duas, conta uma vez: mão { $number }, { $hand }
left-out = Não incluída, porque não tem lugar aqui: { $line }
perhaps-same = As mãos { $here } e { $there } talvez sejam a mesma. Se forem: `ginscore delete { $there }`
depends-on-direction = Mesclando no outro sentido, o placar seria diferente, por causa de ajustes ou de quem dá as cartas. Confira.
can-delete = Em { $file } não há mais nada que falte em { $series }; a cópia pode ser apagada.

not-copies = { $copy } não é uma cópia de { $series }
not-copies-hint = as cópias de uma série têm os mesmos jogadores, o mesmo início e as mesmas regras
changed = a mão { $number } foi alterada nas duas cópias, e de formas diferentes
here = aqui: { $hand }
there = lá: { $hand }
deleted = (apagada)
changed-hint = se a outra cópia está certa, digite aqui `ginscore { $line }` e mescle de novo; se esta está certa, corrija a outra cópia
round-differs = a rodada { $number } tem resultados diferentes dos mesmos jogadores nas duas cópias
round-differs-hint = corrija uma das cópias com `ginscore amend`, e mescle de novo
no-place-here = com as mãos da outra cópia, a mão { $number } desta não tem lugar: { $line }
no-place-there = não há lugar aqui para a mão { $number } da outra cópia: { $line }
no-place = não há lugar aqui para esta linha: { $line }
at-hint = `--at 3` põe as mãos da outra cópia antes da mão 3, digam o que disserem os relógios; ou corrija uma das cópias
stopped-here = os jogadores pararam aqui, e na outra cópia a mão { $number } foi jogada depois: { $hand }
stopped-there = os jogadores pararam na outra cópia, e aqui a mão { $number } foi jogada depois: { $hand }
two-names = um jogador agora se chama { $here } aqui e { $there } na outra cópia
two-names-hint = escolha um nome: `ginscore players rename { $here } { $there }`
undone-there = { $line } foi desfeito na outra cópia, e depois disso foram registradas mãos aqui
undone-here = { $line } foi desfeito aqui, e depois disso foram registradas mãos na outra cópia
undone-hint = na cópia em que ainda vale, desfaça até ali, e registre de novo o que veio depois
no-such-place = nenhuma mão pode ter o número { $number }
no-such-place-hint = as mãos da outra cópia vêm antes de uma mão desta, ou depois da última

### section: cli-merge

other-side = o outro lado
no-copy = não há nada para mesclar em { $series }
no-copy-hint = `ginscore merge FILE` mescla uma cópia que está em outro lugar
not-a-copy = a entrada padrão não é o arquivo de uma série
not-a-copy-hint = por exemplo `git show :3:FILE | ginscore merge -`
driver-files = `--driver` precisa de três arquivos, como o git os dá
driver-files-hint = `ginscore help merge` mostra a configuração do git
