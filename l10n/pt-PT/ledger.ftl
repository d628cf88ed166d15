### section: book

seal-not-remembered = não foi possível guardar o selo; anote-o, senão este computador não dará conta se o ficheiro for reescrito
current-not-remembered = não foi possível guardar qual é a série atual; indique-a com `--series { $series }`
turned = { $series } está agora num novo formato, com novos selos; os selos anotados antes pertencem ao ficheiro antigo, { $file }
no-home = não foi possível guardar qual é a série atual, porque não há pasta pessoal
no-home-hint = indique-a com `--series { $series }`
not-read-back = o ficheiro não seria lido tal como foi escrito
not-read-back-hint = nada foi registado; isto é um erro do ginscore; comunique-o aos autores, por favor

no-series-called = nenhuma série se chama { $part }
list-hint = `ginscore series list` mostra-as
several-series = { $part } corresponde a várias séries
several-hint = escreva mais letras do nome: { $names }
no-series = ainda não há nenhuma série
no-series-hint = comece uma com `ginscore new Ann Bob` ou `ginscore table Ann Bob`
no-current = não há série atual
no-current-hint = `ginscore series list` mostra-as; escolha com `ginscore series use`, ou com `--series`

rows-twice = estas linhas e as que começam na linha { $line } pertencem à mesma série, { $series }
rows-twice-hint = ponha todas as linhas de uma série com o mesmo nome, e as mãos por ordem
rows-same-file = { $series } e { $other } só diferem em maiúsculas e minúsculas, e em alguns sistemas seriam o mesmo ficheiro
rows-same-file-hint = nada foi importado; dê outro nome a uma das duas
partly-imported-hint = algumas das séries foram registadas; resolva o problema do disco e importe o ficheiro de novo: essas serão saltadas

conflict-two-players = o registo já tem uma série { $series }, mas nela o `player_one` é { $one } e o `player_two` é { $two }
conflict-players = o registo já tem uma série { $series }, mas os seus jogadores são { $players }
conflict-rules = o registo já tem uma série { $series }, mas joga-se com outras regras
conflict-start = o registo já tem uma série { $series }, mas começou em { $start }
conflict-stake = o registo já tem uma série { $series }, mas a sua aposta é { $stake }
conflict-no-stake = o registo já tem uma série { $series }, mas não tem aposta
conflict-dealer = o registo já tem uma série { $series }, mas quem dá as cartas primeiro é { $dealer }
conflict-no-dealer = o registo já tem uma série { $series }, mas não se sabe quem deu as cartas primeiro
conflict-hand = o registo já tem uma série { $series }, mas a sua mão { $number } é { $there } e não { $here }
conflict = o registo já tem uma série { $series } diferente
conflict-hint = nada foi importado; se é outra noite, dê-lhe outro nome em `series`
conflict-hand-hint = nada foi importado; `ginscore amend { $number } LINE --series { $series }` corrige o registo; ou, se é outra noite, dê-lhe outro nome em `series`

### section: ledger

not-toml = isto não é TOML: { $message }
not-toml-hint = corrija a linha num editor; nada no ficheiro foi alterado

unmerged = o ficheiro tem aqui um conflito de fusão não resolvido
unmerged-hint = `ginscore merge` junta os dois lados; `--series` indica uma série que não é a atual

newer-format = o ficheiro tem o formato { $format }, que esta versão do ginscore não suporta
newer-format-hint = use uma versão mais recente do ginscore; nada foi alterado

missing-key = falta { $key }
missing-key-hint = restaure-a a partir de uma cópia de segurança, ou compare o ficheiro com o de outra série
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
expected-kind = espera-se um de: { $kinds }
expected-hand = espera-se uma mão
expected-hand-number = espera-se o número de uma mão, a partir de 1
expected-points-or-boxes = esperam-se pontos ou caixas
expected-award = espera-se um número dentro dos limites de um ajuste, diferente de 0
expected-witness-word = esperam-se até 100 letras, algarismos e sinais visíveis, com espaços simples
expected-series-format = espera-se o formato 1, o primeiro que existe, ou 2
expected-started-format = espera-se o formato em que a série começou
expected-two-players = esperam-se dois jogadores
expected-players-of-lineup = espera-se o número de jogadores que a formação tem
expected-lineup = espera-se `sides` com quatro a dez jogadores, `captain` com três ou quatro, ou `in-turn` com três e `out`, o nome de quem fica de fora primeiro
expected-two-sides = esperam-se os nomes de dois lados
expected-stake = espera-se um valor em dinheiro por ponto, como em 0.10
expected-preset-format = espera-se o formato 2, o primeiro em que se guardaram regras da casa
expected-preset-note = espera-se uma nota de no máximo 4000 caracteres
expected-preset-name = espera-se o nome de uma predefinição, como em "pagat"
expected-hint = corrija o valor num editor

bad-value = { $key } não pode ser { $value }
clash-hint = corrija um dos dois num editor

unknown-player = não há nenhum jogador chamado { $name }
unknown-player-hint = os nomes estão em `players`

entry-hint = corrija a entrada, ou retire-a

invalid-hand = a mão não é válida

mismatch = a entrada { $entry } tem `{ $key }` { $written }, mas as regras dão { $given }
nothing-given = nada
mismatch-hint = se a mão está certa, escreva { $given } aqui; caso contrário, corrija a mão

changed-first = a entrada 1 já não corresponde ao seu selo: o cabeçalho ou a entrada foi alterado depois de registado
changed = a entrada { $entry } já não corresponde ao seu selo: foi alterada depois de registada, ou foram inseridas ou removidas entradas antes dela
unsealed = a entrada { $entry } não tem selo, embora haja entradas anteriores que têm: foi escrita à mão, ou o selo foi removido
accept-hint = se a alteração é intencional, registe isso com `ginscore audit --accept`; caso contrário, restaure o ficheiro a partir de uma cópia de segurança
forked-first = a entrada { $entry } foi registada como a primeira, e não depois da entrada anterior: a série foi continuada em dois sítios
forked = a entrada { $entry } foi registada depois da entrada { $last }, e não depois da entrada anterior: a série foi continuada em dois sítios
forked-hint = mantenha as entradas de um sítio e registe de novo as mãos do outro; ou, se todas essas mãos foram jogadas uma depois da outra, use `ginscore audit --accept`

from-the-start = desde o começo, { $place }:
after-hand = depois da mão { $hand }, { $place }:
one-place = um sítio
other-place = o outro sítio
upper-side = o lado de cima
lower-side = o lado de baixo
diverged-hand = mão { $number }: { $line }
more-entries = e mais { NUMBER($count) }

cannot-read = não é possível ler { $path }: { $reason }
cannot-read-hint = use `--ledger DIR` para outro registo; `ginscore series show` diz onde está este
too-long = { $path } é demasiado longo: o limite é de { NUMBER($bytes) } bytes
too-long-hint = nada foi registado; será outro tipo de ficheiro? `ginscore new` começa uma nova série
not-text = { $path } não é texto
not-text-hint = tem de ser UTF-8; restaure-o a partir de uma cópia de segurança
cannot-write = não é possível escrever { $path }: { $reason }
cannot-write-hint = nada foi registado; a pasta existe, e pode-se escrever nela? Use `--ledger DIR` para outro registo
temporary-hint = nada foi registado; a pasta de ficheiros temporários tem espaço, e pode-se escrever nela? Use `TMPDIR` (no Windows, `TMP`) para outra
still-locked = outro ginscore está a escrever: { $path } continua bloqueado
still-locked-hint = nada foi registado; tente de novo quando acabar
not-lockable = { $path } não é um ficheiro comum, por isso não pode ser bloqueado
not-lockable-hint = nada foi registado; o ginscore não criou este ficheiro: apague-o, e tente de novo
already-there = { $path } já existe
already-there-hint = escolha outro nome com `--name`

### section: integrity

last-seal = Selo { $seal }
last-seal-use = O outro jogador anota-o; `ginscore audit --seal { $seal }` verifica-o mais tarde.
no-seal = Não há selo: `ginscore audit` mostra porquê.

shortened = { $series } foi encurtada: este computador escreveu { $written ->
    [one] { $written } entrada
   *[other] { $written } entradas
}, a última com o selo { $seal }, mas o ficheiro só tem { $entries }
shortened-elsewhere = { $series } foi encurtada: este computador escreveu { $written ->
    [one] { $written } entrada
   *[other] { $written } entradas
} em { $dir }, a última com o selo { $seal }, mas o ficheiro só tem { $entries }
rewritten = { $series } foi reescrita: este computador escreveu { $written ->
    [one] { $written } entrada
   *[other] { $written } entradas
}, a última com o selo { $seal }, mas esse não é o selo do que o ficheiro tem agora
rewritten-elsewhere = { $series } foi reescrita: este computador escreveu { $written ->
    [one] { $written } entrada
   *[other] { $written } entradas
} em { $dir }, a última com o selo { $seal }, mas esse não é o selo do que o ficheiro tem agora
not-as-written-hint = restaure o ficheiro a partir de uma cópia de segurança; ou, se a alteração é intencional, registe isso com `ginscore audit --accept`
missing = falta { $series }: este computador escreveu nela { $written ->
    [one] { $written } entrada
   *[other] { $written } entradas
}, a última com o selo { $seal }
missing-hint = restaure o ficheiro a partir de uma cópia de segurança; ou, se já não é preciso, execute `ginscore audit --accept --series { $series }`
replaced-hint = outra série tem agora esse nome; procure a antiga numa cópia de segurança

accepted = a entrada { $entry } de { $series } aceita alterações feitas antes no ficheiro
accepted-note = a entrada { $entry } de { $series } aceita alterações feitas antes no ficheiro: { $note }
accepted-hint = pergunte quem as fez; um selo anotado antes disso é da versão anterior (mostrado só uma vez neste computador)
changed-places = em { $series }, { $names }
name-is-now = { $name } chama-se agora { $now }
changed-places-hint = o resultado está agora no nome do outro jogador; pergunte quem mudou os nomes (mostrado só uma vez neste computador)

all-unsealed = { $entries ->
    [one] a única entrada de { $series } não tem selo
   *[other] nenhuma das { $entries } entradas de { $series } tem selo
}
first-unsealed = { $entries ->
    [one] a primeira entrada de { $series } não tem selo
   *[other] as primeiras { $entries } entradas de { $series } não têm selo
}
all-unsealed-hint = nada no ficheiro mostra se foi alterado; a próxima entrada sela-o (mostrado só uma vez neste computador)
first-unsealed-hint = nada mostra se algo foi alterado antes do primeiro selo (mostrado só uma vez neste computador)

ledger-moved = este registo estava em { $before } e está agora em { $now }
ledger-moved-hint = se ninguém o moveu nem copiou, alguém o trocou: verifique-o com um selo que tenha anotado, com `ginscore audit --seal CODE` (mostrado só uma vez neste computador)

sync-copy = { $file } não é uma série, mas uma cópia de { $of } feita por um programa de sincronização
sync-copy-spare = { $file } não é uma série, mas uma cópia de { $of } feita por um programa de sincronização; não contém mais nada e pode ser apagada
sync-copy-ignored = { $file } não é uma série, mas uma cópia de { $of } feita por um programa de sincronização; é ignorada
copy-apart = { $file } é uma cópia de { $of } que continuou à parte; { $command } junta as duas
editor-copy = { $file } não é uma série, mas uma versão anterior de { $of } que um editor ou uma fusão guardou
editor-copy-spare = { $file } não é uma série, mas uma versão anterior de { $of } que um editor ou uma fusão guardou; não contém mais nada e pode ser apagada
editor-copy-ignored = { $file } não é uma série, mas uma versão anterior de { $of } que um editor ou uma fusão guardou; é ignorada

diverged-first = a mesma série foi registada em dois sítios: { $one } e { $other } diferem desde a primeira entrada
diverged = a mesma série foi registada em dois sítios: { $one } e { $other } diferem depois da entrada { $entry }
diverged-hint = `ginscore merge { $file } --series { $series }` faz delas uma só; depois apague { $other }
copy-with-more = { $copy } tem { $more ->
    [one] { $more } entrada
   *[other] { $more } entradas
} que { $of } não tem
same-series = { $one } e { $other } são a mesma série
same-series-hint = apague { $other }
stray-copy = { $file } tem nome de cópia de { $of }, mas essa série falta ou é outra
stray-copy-hint = se é uma série, dê outro nome ao ficheiro; se não é preciso, apague-o

seal-at-start = { $code } era o selo de { $series } antes da primeira mão; nada foi alterado até esse ponto
seal-unchanged = { $code } era o selo de { $series } depois da mão { $hand } (entrada { $entry }); nada foi alterado até esse ponto
seal-merged = { $code } era um selo de outra cópia de { $series }, juntada na entrada { $entry }; as linhas de lá provam-no
seal-merged-unproved = { $code } era um selo de outra cópia de { $series }, juntada na entrada { $entry }; só o ficheiro dessa cópia o pode provar
seal-changed-first = { $code } era o selo de { $series } depois da mão { $hand } (entrada { $entry }); o cabeçalho ou a entrada 1 foi alterado desde então
seal-changed = { $code } era o selo de { $series } depois da mão { $hand } (entrada { $entry }); a entrada { $changed } ou algo antes dela foi alterado desde então
seal-names = Nessa altura os jogadores chamavam-se { $then }; pela mesma ordem, chamam-se agora { $now }.
seal-corrected = Desde então, { $entries ->
    [one] { $entries } entrada corrigiu algo disso:
   *[other] { $entries } entradas corrigiram algo disso:
}
seal-score-then = Nessa altura:
seal-shortened = Só foram comparados os primeiros oito caracteres; os doze provam mais.
seal-lost = { $code } era o selo de { $series } depois de { $entries ->
    [one] { $entries } entrada escrita
   *[other] { $entries } entradas escritas
} neste computador, mas o ficheiro já não o tem
seal-lost-hint = `ginscore audit` mostra o que aconteceu; restaure o ficheiro a partir de uma cópia de segurança
seal-deleted = { $code } é um selo de { $series }, que foi apagada
seal-deleted-hint = `ginscore series restore { $series }` repõe-na
seal-unread = { $code } não é o selo de nenhuma série que se conseguiu ler
seal-unread-hint = pode ser de uma série que não se conseguiu ler
seal-unknown = { $code } nunca foi o selo de nenhuma série deste registo
seal-unknown-hint = verifique o código, e se este é o registo certo; se os dois estão certos, a série foi reescrita
not-a-seal = { $text } não é um selo
not-a-seal-hint = um selo tem doze letras e algarismos, como em `7KTD-93XY-4MHC`
memory-changed = { $path } não está como o ginscore o escreveu
memory-unread-hint = este computador não sabe dizer se { $series } foi encurtada ou reescrita: compare um selo anotado, como em `ginscore audit --seal 7KTD-93XY-4MHC`; a partir da próxima mão registada aqui, volta a lembrar-se
ledger-memory-unread-hint = este computador não sabe dizer se uma série foi encurtada, reescrita ou apagada: compare os selos anotados, como em `ginscore audit --seal 7KTD-93XY-4MHC`

### section: series-files

delete-series = Apagar a série { $name } com { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}? (s ou n)
delete-unread-series = Apagar a série { $name }, que não pode ser lida? (s ou n)
nothing-deleted = Nada foi apagado.
not-asked = { $name } só se apaga com confirmação, e aqui não há quem a dê
not-asked-hint = acrescente `--yes` para a apagar
none-deleted-called = nenhuma série apagada se chama { $part }
none-deleted-hint = `ginscore series restore` mostra-as
several-deleted = { $part } corresponde a várias séries apagadas
several-deleted-hint = escreva mais letras do nome: { $names }
name-taken = { $path } já existe
name-taken-hint = dê outro nome a uma das duas com `ginscore series rename`
deleted = Série { $name } apagada. `ginscore series restore { $in-trash }` repõe-na.
restored = Série { $name } reposta.
renamed = A série { $old } chama-se agora { $new }.
no-deleted-series = Não há séries apagadas.

### section: players

no-players = Ainda não há jogadores.
player-series = { $name }: { $series ->
    [one] { $series } série
   *[other] { $series } séries
}
all-named = Todas as séries já têm o nome { $name }.
renamed = { $was } chama-se agora { $name } em { $series ->
    [one] { $series } série
   *[other] { $series } séries
}.
one-series-only = os nomes mudam em todas as séries, por isso não se pode usar aqui `--series`
one-series-only-hint = omita `--series`
name-taken = outro jogador já se chama { $name }
name-taken-hint = escolha outro nome; se os dois são a mesma pessoa, use { $command }
former-name = em { $series }, { $other } chamava-se antes { $name }
former-name-hint = escolha outro nome: com este, as mãos de { $other } pareceriam ser de { $was }
same-name = os dois nomes já são de { $name }
same-name-hint = `ginscore players rename` muda a grafia de um nome
partly-renamed-hint = o nome mudou em algumas das séries; resolva o problema do disco e repita o comando: muda as outras
unknown-player = nenhum jogador deste registo se chama { $name }
unknown-player-hint = `ginscore players` mostra os jogadores
opponents = { $one } e { $two } são duas pessoas: jogam uma contra a outra em { $series }
opponents-more = { $one } e { $two } são duas pessoas: jogam uma contra a outra em { $series } e em { $more ->
    [one] mais { $more } série
   *[other] mais { $more } séries
}
opponents-hint = nada foi alterado; só podem ser de um mesmo jogador nomes que nunca jogam um contra o outro

same-player = { $typed } é um nome novo aqui. É a mesma pessoa que { $known }? (s ou n)
new-player = { $name } é um nome novo, mas o registo conhece { $known }
new-player-hint = se queria dizer { $meant }, apague a série e comece-a de novo; `--new-player` diz que { $name } é outra pessoa

### section: cli-ledger

nothing-to-accept = Não há nada para aceitar.
changes-accepted = As alterações a { $name } ficam marcadas como aceites na entrada { $entry }.
changes-accepted-seal = As alterações a { $name } ficam marcadas como aceites na entrada { $entry }; selo { $seal }.
deletion-accepted = { $name } fica como série apagada; este computador já não espera por ela.
several-to-accept = várias séries têm alterações para aceitar
several-to-accept-hint = verifique cada uma, e indique uma com `--series`: { $names }

changed-since-hint = `ginscore audit` mostra onde; `ginscore log --all` mostra o que foi aceite

witness-question = Uma palavra do outro jogador
seal-so-far = O selo até agora é { $seal }. O outro jogador anota-o, e depois diz uma palavra.
witness-recorded = testemunha { $word } (entrada { $entry })
witness-seal = selo { $seal }
witness-writes = o outro jogador anota este selo

series-open = { $name }  aberta, { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}
series-finished = { $name }  terminada, { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}
series-stopped = { $name }  interrompida, { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}
all-stopped = { $series ->
    [one] { $series } série parada.
   *[other] { $series } séries paradas.
}
none-stopped = Nenhuma série aberta com mãos é destes dias.
series-unread = { $name }  não pode ser lida
current-series = atual:
no-series-yet = Ainda não há séries.
current-is-now = A série atual é agora { $name }.

progress-series = { $done } de { $all } séries

no-directory = não há nenhuma pasta { $dir }
no-directory-hint = indique as pastas dos registos, como aparecem em `ginscore series show`
several-players = { $name } pode ser mais do que um jogador
several-players-hint = escreva mais letras do nome: { $names }
more-stats = `ginscore stats --all` mostra todos os números.
no-player = não há nenhum jogador chamado { $name }
no-series-hint = o registo ainda não tem séries
known-players-hint = o registo tem séries de { $names }

file-of-ledger = esse ficheiro pertence ao registo, e seria substituído pela exportação
file-of-ledger-hint = escolha outro ficheiro
exported = { $hands ->
    [one] Gravada { $hands } mão
   *[other] Gravadas { $hands } mãos
} de { $series ->
    [one] { $series } série
   *[other] { $series } séries
} em { $file }.
hands-only = As linhas só têm mãos: os ajustes e as interrupções destas séries não estão nelas. `--format json` tem as duas coisas.
format-missing = falta o formato da exportação
format-missing-hint = use `--format html`, `csv`, `json`, `jsonl` ou `gin`, ou um nome de ficheiro com uma dessas extensões, como em `--output evening.html`
one-series = um ficheiro no formato `gin` tem uma só série
one-series-hint = indique a série com `--series`, e deixe de fora `--all` e os dias
not-writable-hint = escolha um ficheiro em que possa escrever

### section: cli-context

home-not-absolute = HOME não é um caminho absoluto, por isso não há sítio para o registo
no-home = não há pasta pessoal para o registo
no-home-hint = indique uma pasta com `--ledger DIR`
not-a-time = GINSCORE_NOW não é uma hora: `{ $text }`
not-a-time-hint = escreva como em 2026-11-20T19:30:00+01:00
empty-ledger-variable = GINSCORE_LEDGER está definida, mas vazia
empty-ledger-variable-hint = indique uma pasta nela, ou remova a variável
not-a-time-zone = TZ não indica um fuso horário: `{ $zone }`
not-a-time-zone-hint = escreva como em `Europe/Berlin`, ou remova a variável
not-a-card-look = GINSCORE_CARDS não é um modo de mostrar as cartas: { $value }
not-a-card-look-hint = use letters, symbols, B-D-K, V-D-R ou W-D-K
waiting = à espera de que outro ginscore termine ...
not-confirmed = aviso: registado, mas não confirmado no disco
recorded-not-answered = aviso: registado, mas não foi possível escrever a resposta: { $reason }
not-answered = erro: não foi possível escrever a resposta: { $reason }

### section: merge

took = { $lines ->
    [one] { $series } tem agora mais { $lines } linha (origem: { $copy })
   *[other] { $series } tem agora mais { $lines } linhas (origem: { $copy })
}
would-take = { $lines ->
    [one] { $series } teria mais { $lines } linha (origem: { $copy })
   *[other] { $series } teria mais { $lines } linhas (origem: { $copy })
}
nothing-new = { $copy } não tem nada que { $series } não tenha.
taken-once = Nas duas, conta uma vez: mão { $number }, { $hand }
left-out = Não incluída, porque não tem lugar aqui: { $line }
perhaps-same = As mãos { $here } e { $there } talvez sejam a mesma. Se forem: `ginscore delete { $there }`
depends-on-direction = Juntando no outro sentido, o resultado seria diferente, por causa de ajustes ou de quem dá as cartas. Verifique.
can-delete = Em { $file } já não há nada que falte em { $series }; a cópia pode ser apagada.

not-copies = { $copy } não é uma cópia de { $series }
not-copies-hint = as cópias de uma série têm os mesmos jogadores, o mesmo início e as mesmas regras
changed = a mão { $number } foi alterada nas duas cópias, e de formas diferentes
here = aqui: { $hand }
there = lá: { $hand }
deleted = (apagada)
changed-hint = se a outra cópia está certa, escreva aqui `ginscore { $line }` e junte de novo; se esta está certa, corrija a outra cópia
round-differs = a ronda { $number } tem resultados diferentes dos mesmos jogadores nas duas cópias
round-differs-hint = corrija uma das cópias com `ginscore amend`, e junte de novo
no-place-here = com as mãos da outra cópia, a mão { $number } desta não tem lugar: { $line }
no-place-there = não há lugar aqui para a mão { $number } da outra cópia: { $line }
no-place = não há lugar aqui para esta linha: { $line }
at-hint = `--at 3` põe as mãos da outra cópia antes da mão 3, digam o que disserem os relógios; ou corrija uma das cópias
stopped-here = os jogadores pararam aqui, e na outra cópia a mão { $number } foi jogada depois: { $hand }
stopped-there = os jogadores pararam na outra cópia, e aqui a mão { $number } foi jogada depois: { $hand }
two-names = um jogador chama-se agora { $here } aqui e { $there } na outra cópia
two-names-hint = escolha um nome: `ginscore players rename { $here } { $there }`
undone-there = { $line } foi anulado na outra cópia, e depois disso foram registadas mãos aqui
undone-here = { $line } foi anulado aqui, e depois disso foram registadas mãos na outra cópia
undone-hint = na cópia em que ainda vale, anule até ali, e registe de novo o que veio depois
no-such-place = nenhuma mão pode ter o número { $number }
no-such-place-hint = as mãos da outra cópia vêm antes de uma mão desta, ou depois da última

### section: cli-merge

other-side = o outro lado
no-copy = não há nada para juntar a { $series }
no-copy-hint = `ginscore merge FILE` junta uma cópia que está noutro sítio
not-a-copy = a entrada padrão não é o ficheiro de uma série
not-a-copy-hint = por exemplo `git show :3:FILE | ginscore merge -`
driver-files = `--driver` precisa de três ficheiros, como o git os dá
driver-files-hint = `ginscore help merge` mostra a configuração do git
