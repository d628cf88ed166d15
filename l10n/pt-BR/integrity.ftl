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
editor-copy = { $file } não é uma série, e sim uma versão anterior de { $of } que um editor ou uma mesclagem guardou
editor-copy-spare = { $file } não é uma série, e sim uma versão anterior de { $of } que um editor ou uma mesclagem guardou; não contém mais nada e pode ser apagada
editor-copy-ignored = { $file } não é uma série, e sim uma versão anterior de { $of } que um editor ou uma mesclagem guardou; é ignorada

diverged-first = a mesma série foi registrada em dois lugares: { $one } e { $other } diferem desde a primeira entrada
diverged = a mesma série foi registrada em dois lugares: { $one } e { $other } diferem depois da entrada { $entry }
diverged-hint = se foram jogadas as mãos que só { $other } tem, registre-as com `ginscore hand --series { $series }`; depois apague { $other }
copy-with-more = { $copy } tem { $more ->
    [one] { $more } entrada
   *[other] { $more } entradas
} que { $of } não tem
copy-with-more-hint = substitua { $of }.toml por ela, ou registre essas mãos; depois apague a cópia
same-series = { $one } e { $other } são a mesma série
same-series-hint = apague { $other }
stray-copy = { $file } tem nome de cópia de { $of }, mas essa série falta ou é outra
stray-copy-hint = se é uma série, dê outro nome ao arquivo; se não é necessário, apague-o

seal-at-start = { $code } era o selo de { $series } antes da primeira mão; nada foi alterado até esse ponto
seal-unchanged = { $code } era o selo de { $series } depois da mão { $hand } (entrada { $entry }); nada foi alterado até esse ponto
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
