### section: record

photograph = O outro jogador fotografa o código: contém a noite inteira e o respetivo selo.
photograph-all = O outro jogador fotografa os { $codes } códigos: juntos contêm a noite inteira e o respetivo selo.
verifies = `ginscore audit FILE` compara com um registo o texto lido por um telemóvel.
part = Código { $part } de { $parts }
larger-window = Numa janela maior há menos códigos.
too-small = a janela é demasiado pequena para um código QR
too-small-hint = aumente-a, ou use `ginscore seal --text`, ou `ginscore export -o evening.html`, cuja página tem o código
not-readable = esta série não pode ser escrita como um texto que se possa voltar a ler
not-readable-hint = um nome ou uma nota do ficheiro foi escrito à mão; `ginscore export --format json` tem tudo

heading = Cópia
picture = Código QR com a cópia desta noite
picture-part = Código QR { $part } de { $parts } com a cópia desta noite
page-use = A noite inteira e o respetivo selo. Uma fotografia do código é uma cópia para o outro jogador: `ginscore audit FILE` compara com um registo o texto lido por um telemóvel.
page-too-long = A cópia desta noite é demasiado longa para códigos QR numa página. `ginscore seal --text` mostra o texto dela.

same = O texto é de { $series }: { $hands ->
    [one] a mesma mão
   *[other] as mesmas { $hands } mãos
}.
same-rounds = O texto é de { $series }: { $rounds ->
    [one] a mesma ronda
   *[other] as mesmas { $rounds } rondas
}.
same-nothing = O texto é de { $series }, antes da primeira mão.
earlier = O registo tem mais { $more ->
    [one] uma mão
   *[other] { $more } mãos
}: o texto foi feito antes disso.
earlier-rounds = O registo tem mais { $more ->
    [one] uma ronda
   *[other] { $more } rondas
}: o texto foi feito antes disso.
later = Registado depois disso: { $what }
renamed = No registo, { $name } do texto é agora { $now }.
seal-found = O selo { $seal } do texto é o do registo depois da entrada { $entry }, e nada foi alterado até aí.
seal-changed = O selo { $seal } do texto era o do registo depois da entrada { $entry }, mas a entrada { $changed } foi entretanto alterada no ficheiro.
seal-unknown = O selo { $seal } do texto nunca foi desta série: o texto é de outro registo, ou este foi reescrito.
seal-none = O texto não tem selo.
shows = Isto mostra que ambos tinham os mesmos dados quando o texto foi feito. Não é uma assinatura: qualquer pessoa pode fazer um texto assim.
shows-hands = As mãos são as mesmas. Isto não mostra que este registo já era assim quando o texto foi feito.

differs-hand = a mão { $number } não é a mesma no texto e em { $series }
differs-round = a ronda { $number } não é a mesma no texto e em { $series }
differs-start-time = o texto e { $series } não começam à mesma hora
word-after = { $line } (depois da mão ou ronda { $number })
differs-start = o texto e { $series } não são iguais antes da primeira mão
differs-after = depois da mão { $number } o texto e { $series } não são iguais
differs-after-round = depois da ronda { $number } o texto e { $series } não são iguais
lacks-hand = { $series } não tem a mão { $number } do texto
lacks-round = { $series } não tem toda a ronda { $number } do texto
differs-rule = a regra { $key } não é a mesma no texto e em { $series }
differs-dealer = quem dá as cartas primeiro não é a mesma pessoa no texto e em { $series }
differs-stake = a aposta não é a mesma no texto e em { $series }
differs-lineup = no texto e em { $series } não são os mesmos jogadores a começar
differs-names = em { $series }, nomes do texto são de outros jogadores
cut-before-seal = o texto termina antes do seu selo: { $series } já tinha mais nessa altura
in-text = texto: { $what }
in-ledger = registo: { $what }
nothing = nada
gains-points = Pelo registo: mais { $points ->
    [one] { NUMBER($points) } ponto
   *[other] { NUMBER($points) } pontos
} para { $name }.
gains-boxes = Pelo registo: mais { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} para { $name }.
gains-nobody = Ninguém ganha pontos com isso.
corrected-since = Quando foi selado, o registo tinha o que o texto diz: foi corrigido depois.
text-changed = Quando foi selado, o registo não tinha o que o texto diz: o texto foi alterado.
corrected-hint = `ginscore log --all` mostra as correções
changed-hint = compare ambos com o outro jogador; `ginscore log --all` mostra as correções do registo
not-here = nenhuma série deste registo tem a noite de { $players } que está no texto
not-here-hint = `ginscore series list` mostra as séries; `--series NAME` compara o texto com uma delas, e `--ledger DIR` com as de outro registo
other-players = o texto é uma noite de { $players }, mas { $series } não

too-long = o texto é demasiado longo para a cópia de uma noite
too-long-hint = indique o texto de uma só noite, e mais nada
not-a-record = o texto não é a cópia de uma noite
not-a-record-hint = a cópia começa por `GINSCORE 1`, ou é um script como o que `ginscore log` mostra
newer = o texto foi feito por uma versão posterior do ginscore
newer-hint = instale essa versão para o ler
mixed = as partes do texto não são da mesma cópia
mixed-hint = indique as partes de uma só cópia: todas têm o mesmo selo
missing-parts = { $missing ->
    [one] falta a parte { $parts } de { $all }
   *[other] faltam as partes { $parts } de { $all }
}
missing-parts-hint = acrescente o texto dos outros códigos, por qualquer ordem
file-hint = indique o ficheiro com o texto, ou `-` para a entrada padrão
cut-off = falta o fim do texto
cut-off-hint = copie o texto inteiro: a última palavra é `END`
not-in-record = esta linha não faz parte da cópia de uma noite
not-in-record-hint = uma cópia tem as mãos e o que aconteceu entre elas, não correções nem comandos
not-in-form = uma cópia tem uma só forma para cada linha
not-in-form-hint = escreva { $line }
loose-cards-hint = escreva as combinações, depois uma barra e as cartas soltas
not-bare = a primeira linha de uma cópia tem os nomes, depois `bare`, depois cada regra como KEY=VALUE
not-bare-hint = escreva como em `new Ann Bob bare knock_limit=10 target=100`
