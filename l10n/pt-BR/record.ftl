### section: record

photograph = O outro jogador fotografa o código: ele contém a noite inteira e o selo dela.
photograph-all = O outro jogador fotografa os { $codes } códigos: juntos eles contêm a noite inteira e o selo dela.
verifies = `ginscore audit FILE` compara com um registro o texto lido por um celular.
part = Código { $part } de { $parts }
larger-window = Em uma janela maior há menos códigos.
too-small = a janela é pequena demais para um QR code
too-small-hint = aumente a janela, ou use `ginscore seal --text`, ou `ginscore export -o evening.html`, cuja página tem o código
not-readable = esta série não pode ser escrita como um texto que se possa ler de novo
not-readable-hint = um nome ou uma nota do arquivo foi escrito à mão; `ginscore export --format json` tem tudo

heading = Cópia
picture = QR code com a cópia desta noite
picture-part = QR code { $part } de { $parts } com a cópia desta noite
page-use = A noite inteira e o selo dela. Uma foto do código é uma cópia para o outro jogador: `ginscore audit FILE` compara com um registro o texto lido por um celular.
page-too-long = A cópia desta noite é longa demais para QR codes em uma página. `ginscore seal --text` mostra o texto dela.

same = O texto é de { $series }: { $hands ->
    [one] a mesma mão
   *[other] as mesmas { $hands } mãos
}.
same-rounds = O texto é de { $series }: { $rounds ->
    [one] a mesma rodada
   *[other] as mesmas { $rounds } rodadas
}.
same-nothing = O texto é de { $series }, antes da primeira mão.
earlier = O registro tem mais { $more ->
    [one] uma mão
   *[other] { $more } mãos
}: o texto foi feito antes disso.
earlier-rounds = O registro tem mais { $more ->
    [one] uma rodada
   *[other] { $more } rodadas
}: o texto foi feito antes disso.
later = Registrado depois disso: { $what }
renamed = No registro, { $name } do texto agora é { $now }.
seal-found = O selo { $seal } do texto é o do registro depois da entrada { $entry }, e nada mudou até ali.
seal-changed = O selo { $seal } do texto era o do registro depois da entrada { $entry }, mas a entrada { $changed } foi alterada no arquivo desde então.
seal-unknown = O selo { $seal } do texto nunca foi desta série: o texto é de outro registro, ou este foi reescrito.
seal-none = O texto não tem selo.
shows = Isso mostra que os dois tinham os mesmos dados quando o texto foi feito. Não é uma assinatura: qualquer um pode fazer um texto assim.
shows-hands = As mãos são as mesmas. Isso não mostra que este registro já era assim quando o texto foi feito.

differs-hand = a mão { $number } não é a mesma no texto e em { $series }
differs-round = a rodada { $number } não é a mesma no texto e em { $series }
differs-start-time = o texto e { $series } não começam na mesma hora
word-after = { $line } (depois da mão ou rodada { $number })
differs-start = o texto e { $series } não são iguais antes da primeira mão
differs-after = depois da mão { $number } o texto e { $series } não são iguais
differs-after-round = depois da rodada { $number } o texto e { $series } não são iguais
lacks-hand = { $series } não tem a mão { $number } do texto
lacks-round = { $series } não tem toda a rodada { $number } do texto
differs-rule = a regra { $key } não é a mesma no texto e em { $series }
differs-dealer = quem dá as cartas primeiro não é a mesma pessoa no texto e em { $series }
differs-stake = a aposta não é a mesma no texto e em { $series }
differs-lineup = no texto e em { $series }, quem começa não são os mesmos jogadores
differs-names = em { $series }, nomes do texto são de outros jogadores
cut-before-seal = o texto termina antes do seu selo: { $series } já tinha mais naquele momento
in-text = texto: { $what }
in-ledger = registro: { $what }
nothing = nada
gains-points = Pelo registro: mais { $points ->
    [one] { NUMBER($points) } ponto
   *[other] { NUMBER($points) } pontos
} para { $name }.
gains-boxes = Pelo registro: mais { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} para { $name }.
gains-nobody = Ninguém ganha pontos com isso.
corrected-since = Quando foi selado, o registro tinha o que o texto diz: ele foi corrigido depois.
text-changed = Quando foi selado, o registro não tinha o que o texto diz: o texto foi alterado.
corrected-hint = `ginscore log --all` mostra as correções
changed-hint = compare os dois com o outro jogador; `ginscore log --all` mostra as correções do registro
not-here = nenhuma série deste registro tem a noite de { $players } que está no texto
not-here-hint = `ginscore series list` mostra as séries; `--series NAME` compara o texto com uma delas, e `--ledger DIR` com as de outro registro
other-players = o texto é uma noite de { $players }, mas { $series } não

too-long = o texto é longo demais para a cópia de uma noite
too-long-hint = indique o texto de uma só noite, e mais nada
not-a-record = o texto não é a cópia de uma noite
not-a-record-hint = a cópia começa com `GINSCORE 1`, ou é um script como o que `ginscore log` mostra
newer = o texto foi feito por uma versão posterior do ginscore
newer-hint = instale essa versão para lê-lo
mixed = as partes do texto não são da mesma cópia
mixed-hint = indique as partes de uma só cópia: todas têm o mesmo selo
missing-parts = { $missing ->
    [one] falta a parte { $parts } de { $all }
   *[other] faltam as partes { $parts } de { $all }
}
missing-parts-hint = acrescente o texto dos outros códigos, em qualquer ordem
file-hint = indique o arquivo com o texto, ou `-` para a entrada padrão
cut-off = falta o fim do texto
cut-off-hint = copie o texto inteiro: a última palavra é `END`
not-in-record = esta linha não faz parte da cópia de uma noite
not-in-record-hint = uma cópia tem as mãos e o que aconteceu entre elas, não correções nem comandos
not-in-form = uma cópia tem uma só forma para cada linha
not-in-form-hint = escreva { $line }
loose-cards-hint = escreva as combinações, depois uma barra e as cartas mortas
not-bare = a primeira linha de uma cópia tem os nomes, depois `bare`, depois cada regra como KEY=VALUE
not-bare-hint = escreva como em `new Ann Bob bare knock_limit=10 target=100`
