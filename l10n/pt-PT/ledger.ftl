### section: book

seal-not-remembered = não foi possível guardar o selo; anote-o, senão este computador não dará conta se o ficheiro for reescrito
turned = { $series } está agora num novo formato, com novos selos; os selos anotados antes pertencem ao ficheiro antigo, { $file }
not-read-back = o ficheiro não seria lido tal como foi escrito
not-read-back-hint = nada foi registado; isto é um erro do ginscore; comunique-o aos autores, por favor

list-hint = `ginscore series list` mostra-as
several-hint = escreva mais letras do nome: { $names }
no-current-hint = `ginscore series list` mostra-as; escolha com `ginscore series use`, ou com `--series`

rows-twice-hint = ponha todas as linhas de uma série com o mesmo nome, e as mãos por ordem
rows-same-file = { $series } e { $other } só diferem em maiúsculas e minúsculas, e em alguns sistemas seriam o mesmo ficheiro
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

not-toml-hint = corrija a linha num editor; nada no ficheiro foi alterado

unmerged = o ficheiro tem aqui um conflito de fusão não resolvido

newer-format = o ficheiro tem o formato { $format }, que esta versão do ginscore não suporta
newer-format-hint = use uma versão mais recente do ginscore; nada foi alterado

missing-key-hint = restaure-a a partir de uma cópia de segurança, ou compare o ficheiro com o de outra série

expected-kind = espera-se um de: { $kinds }
expected-points-or-boxes = esperam-se pontos ou caixas
expected-preset-format = espera-se o formato 2, o primeiro em que se guardaram regras da casa
expected-hint = corrija o valor num editor

clash-hint = corrija um dos dois num editor

unknown-player-hint = os nomes estão em `players`

entry-hint = corrija a entrada, ou retire-a

mismatch-hint = se a mão está certa, escreva { $given } aqui; caso contrário, corrija a mão

changed-first = a entrada 1 já não corresponde ao seu selo: o cabeçalho ou a entrada foi alterado depois de registado
changed = a entrada { $entry } já não corresponde ao seu selo: foi alterada depois de registada, ou foram inseridas ou removidas entradas antes dela
unsealed = a entrada { $entry } não tem selo, embora haja entradas anteriores que têm: foi escrita à mão, ou o selo foi removido
accept-hint = se a alteração é intencional, registe isso com `ginscore audit --accept`; caso contrário, restaure o ficheiro a partir de uma cópia de segurança
forked-first = a entrada { $entry } foi registada como a primeira, e não depois da entrada anterior: a série foi continuada em dois sítios
forked = a entrada { $entry } foi registada depois da entrada { $last }, e não depois da entrada anterior: a série foi continuada em dois sítios
forked-hint = mantenha as entradas de um sítio e registe de novo as mãos do outro; ou, se todas essas mãos foram jogadas uma depois da outra, use `ginscore audit --accept`

one-place = um sítio
other-place = o outro sítio

cannot-read-hint = use `--ledger DIR` para outro registo; `ginscore series show` diz onde está este
too-long = { $path } é demasiado longo: o limite é de { NUMBER($bytes) } bytes
too-long-hint = nada foi registado; será outro tipo de ficheiro? `ginscore new` começa uma nova série
not-text-hint = tem de ser UTF-8; restaure-o a partir de uma cópia de segurança
cannot-write-hint = nada foi registado; a pasta existe, e pode-se escrever nela? Use `--ledger DIR` para outro registo
temporary-hint = nada foi registado; a pasta de ficheiros temporários tem espaço, e pode-se escrever nela? Use `TMPDIR` (no Windows, `TMP`) para outra
still-locked = outro ginscore está a escrever: { $path } continua bloqueado
still-locked-hint = nada foi registado; tente de novo quando acabar
not-lockable = { $path } não é um ficheiro comum, por isso não pode ser bloqueado
not-lockable-hint = nada foi registado; o ginscore não criou este ficheiro: apague-o, e tente de novo

### section: integrity

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
missing-hint = restaure o ficheiro a partir de uma cópia de segurança; ou, se já não é preciso, execute `ginscore audit --accept --series { $series }`
replaced-hint = outra série tem agora esse nome; procure a antiga numa cópia de segurança

accepted = a entrada { $entry } de { $series } aceita alterações feitas antes no ficheiro
accepted-note = a entrada { $entry } de { $series } aceita alterações feitas antes no ficheiro: { $note }
name-is-now = { $name } chama-se agora { $now }
changed-places-hint = o resultado está agora no nome do outro jogador; pergunte quem mudou os nomes (mostrado só uma vez neste computador)

all-unsealed-hint = nada no ficheiro mostra se foi alterado; a próxima entrada sela-o (mostrado só uma vez neste computador)

ledger-moved = este registo estava em { $before } e está agora em { $now }
ledger-moved-hint = se ninguém o moveu nem copiou, alguém o trocou: verifique-o com um selo que tenha anotado, com `ginscore audit --seal CODE` (mostrado só uma vez neste computador)

sync-copy = { $file } não é uma série, mas uma cópia de { $of } feita por um programa de sincronização
sync-copy-spare = { $file } não é uma série, mas uma cópia de { $of } feita por um programa de sincronização; não contém mais nada e pode ser apagada
sync-copy-ignored = { $file } não é uma série, mas uma cópia de { $of } feita por um programa de sincronização; é ignorada
editor-copy = { $file } não é uma série, mas uma versão anterior de { $of } que um editor ou uma fusão guardou
editor-copy-spare = { $file } não é uma série, mas uma versão anterior de { $of } que um editor ou uma fusão guardou; não contém mais nada e pode ser apagada
editor-copy-ignored = { $file } não é uma série, mas uma versão anterior de { $of } que um editor ou uma fusão guardou; é ignorada

diverged-first = a mesma série foi registada em dois sítios: { $one } e { $other } diferem desde a primeira entrada
diverged = a mesma série foi registada em dois sítios: { $one } e { $other } diferem depois da entrada { $entry }
stray-copy-hint = se é uma série, dê outro nome ao ficheiro; se não é preciso, apague-o

seal-merged = { $code } era um selo de outra cópia de { $series }, juntada na entrada { $entry }; as linhas de lá provam-no
seal-merged-unproved = { $code } era um selo de outra cópia de { $series }, juntada na entrada { $entry }; só o ficheiro dessa cópia o pode provar
seal-names = Nessa altura os jogadores chamavam-se { $then }; pela mesma ordem, chamam-se agora { $now }.
seal-score-then = Nessa altura:
seal-shortened = Só foram comparados os primeiros oito caracteres; os doze provam mais.
seal-lost = { $code } era o selo de { $series } depois de { $entries ->
    [one] { $entries } entrada escrita
   *[other] { $entries } entradas escritas
} neste computador, mas o ficheiro já não o tem
seal-lost-hint = `ginscore audit` mostra o que aconteceu; restaure o ficheiro a partir de uma cópia de segurança
seal-deleted-hint = `ginscore series restore { $series }` repõe-na
seal-unread = { $code } não é o selo de nenhuma série que se conseguiu ler
seal-unread-hint = pode ser de uma série que não se conseguiu ler
seal-unknown = { $code } nunca foi o selo de nenhuma série deste registo
seal-unknown-hint = verifique o código, e se este é o registo certo; se os dois estão certos, a série foi reescrita
memory-unread-hint = este computador não sabe dizer se { $series } foi encurtada ou reescrita: compare um selo anotado, como em `ginscore audit --seal 7KTD-93XY-4MHC`; a partir da próxima mão registada aqui, volta a lembrar-se

### section: series-files

not-asked = { $name } só se apaga com confirmação, e aqui não há quem a dê
not-asked-hint = acrescente `--yes` para a apagar
none-deleted-hint = `ginscore series restore` mostra-as
deleted = Série { $name } apagada. `ginscore series restore { $in-trash }` repõe-na.
restored = Série { $name } reposta.
renamed = A série { $old } chama-se agora { $new }.

### section: players

renamed = { $was } chama-se agora { $name } em { $series ->
    [one] { $series } série
   *[other] { $series } séries
}.
one-series-only = os nomes mudam em todas as séries, por isso não se pode usar aqui `--series`
former-name = em { $series }, { $other } chamava-se antes { $name }
partly-renamed-hint = o nome mudou em algumas das séries; resolva o problema do disco e repita o comando: muda as outras
unknown-player = nenhum jogador deste registo se chama { $name }
unknown-player-hint = `ginscore players` mostra os jogadores

new-player = { $name } é um nome novo, mas o registo conhece { $known }
new-player-hint = se queria dizer { $meant }, apague a série e comece-a de novo; `--new-player` diz que { $name } é outra pessoa

### section: cli-ledger

changes-accepted = As alterações a { $name } ficam marcadas como aceites na entrada { $entry }.
changes-accepted-seal = As alterações a { $name } ficam marcadas como aceites na entrada { $entry }; selo { $seal }.
deletion-accepted = { $name } fica como série apagada; este computador já não espera por ela.
several-to-accept-hint = verifique cada uma, e indique uma com `--series`: { $names }

changed-since-hint = `ginscore audit` mostra onde; `ginscore log --all` mostra o que foi aceite

seal-so-far = O selo até agora é { $seal }. O outro jogador anota-o, e depois diz uma palavra.

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
current-is-now = A série atual é agora { $name }.

no-directory-hint = indique as pastas dos registos, como aparecem em `ginscore series show`
several-players = { $name } pode ser mais do que um jogador
several-players-hint = escreva mais letras do nome: { $names }
no-series-hint = o registo ainda não tem séries
known-players-hint = o registo tem séries de { $names }

file-of-ledger = esse ficheiro pertence ao registo, e seria substituído pela exportação
file-of-ledger-hint = escolha outro ficheiro
format-missing-hint = use `--format html`, `csv`, `json`, `jsonl` ou `gin`, ou um nome de ficheiro com uma dessas extensões, como em `--output evening.html`
one-series = um ficheiro no formato `gin` tem uma só série
not-writable-hint = escolha um ficheiro em que possa escrever

### section: cli-context

home-not-absolute = HOME não é um caminho absoluto, por isso não há sítio para o registo
no-home = não há pasta pessoal para o registo
waiting = à espera de que outro ginscore termine ...
not-confirmed = aviso: registado, mas não confirmado no disco
recorded-not-answered = aviso: registado, mas não foi possível escrever a resposta: { $reason }

### section: merge

took = { $lines ->
    [one] { $series } tem agora mais { $lines } linha (origem: { $copy })
   *[other] { $series } tem agora mais { $lines } linhas (origem: { $copy })
}
would-take = { $lines ->
    [one] { $series } teria mais { $lines } linha (origem: { $copy })
   *[other] { $series } teria mais { $lines } linhas (origem: { $copy })
}
depends-on-direction = Juntando no outro sentido, o resultado seria diferente, por causa de ajustes ou de quem dá as cartas. Verifique.
can-delete = Em { $file } já não há nada que falte em { $series }; a cópia pode ser apagada.

changed-hint = se a outra cópia está certa, escreva aqui `ginscore { $line }` e junte de novo; se esta está certa, corrija a outra cópia
round-differs = a ronda { $number } tem resultados diferentes dos mesmos jogadores nas duas cópias
round-differs-hint = corrija uma das cópias com `ginscore amend`, e junte de novo
two-names = um jogador chama-se agora { $here } aqui e { $there } na outra cópia
undone-there = { $line } foi anulado na outra cópia, e depois disso foram registadas mãos aqui
undone-here = { $line } foi anulado aqui, e depois disso foram registadas mãos na outra cópia
undone-hint = na cópia em que ainda vale, anule até ali, e registe de novo o que veio depois

### section: cli-merge

no-copy = não há nada para juntar a { $series }
no-copy-hint = `ginscore merge FILE` junta uma cópia que está noutro sítio
not-a-copy = a entrada padrão não é o ficheiro de uma série
driver-files = `--driver` precisa de três ficheiros, como o git os dá
