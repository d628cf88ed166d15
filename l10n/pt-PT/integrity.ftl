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
ledger-moved-hint = se ninguém o moveu nem copiou, alguém o trocou: verifique-o com um selo que tenha anotado, através de `ginscore audit --seal CODE` (mostrado só uma vez neste computador)

sync-copy = { $file } não é uma série, mas uma cópia de { $of } feita por um programa de sincronização
sync-copy-spare = { $file } não é uma série, mas uma cópia de { $of } feita por um programa de sincronização; não contém mais nada e pode ser apagada
sync-copy-ignored = { $file } não é uma série, mas uma cópia de { $of } feita por um programa de sincronização; é ignorada
editor-copy = { $file } não é uma série, mas uma versão anterior de { $of } que um editor ou uma fusão guardou
editor-copy-spare = { $file } não é uma série, mas uma versão anterior de { $of } que um editor ou uma fusão guardou; não contém mais nada e pode ser apagada
editor-copy-ignored = { $file } não é uma série, mas uma versão anterior de { $of } que um editor ou uma fusão guardou; é ignorada

diverged-first = a mesma série foi registada em dois sítios: { $one } e { $other } diferem desde a primeira entrada
diverged = a mesma série foi registada em dois sítios: { $one } e { $other } diferem depois da entrada { $entry }
diverged-hint = se foram jogadas as mãos que só { $other } tem, registe-as com `ginscore hand --series { $series }`; depois apague { $other }
copy-with-more = { $copy } tem { $more ->
    [one] { $more } entrada
   *[other] { $more } entradas
} que { $of } não tem
copy-with-more-hint = substitua { $of }.toml pela cópia, ou registe essas mãos; depois apague a cópia
same-series = { $one } e { $other } são a mesma série
same-series-hint = apague { $other }
stray-copy = { $file } tem nome de cópia de { $of }, mas essa série falta ou é outra
stray-copy-hint = se é uma série, dê outro nome ao ficheiro; se não é preciso, apague-o

seal-at-start = { $code } era o selo de { $series } antes da primeira mão; nada foi alterado até esse ponto
seal-unchanged = { $code } era o selo de { $series } depois da mão { $hand } (entrada { $entry }); nada foi alterado até esse ponto
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
