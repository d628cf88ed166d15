### section: record

photograph = O outro jogador fotografa o código: contém a noite inteira e o respetivo selo.
photograph-all = O outro jogador fotografa os { $codes } códigos: juntos contêm a noite inteira e o respetivo selo.
verifies = `ginscore audit FILE` compara com um registo o texto lido por um telemóvel.
larger-window = Numa janela maior há menos códigos.
too-small = a janela é demasiado pequena para um código QR
too-small-hint = aumente-a, ou use `ginscore seal --text`, ou `ginscore export -o evening.html`, cuja página tem o código
not-readable = esta série não pode ser escrita como um texto que se possa voltar a ler
not-readable-hint = um nome ou uma nota do ficheiro foi escrito à mão; `ginscore export --format json` tem tudo

picture = Código QR com a cópia desta noite
picture-part = Código QR { $part } de { $parts } com a cópia desta noite
page-use = A noite inteira e o respetivo selo. Uma fotografia do código é uma cópia para o outro jogador: `ginscore audit FILE` compara com um registo o texto lido por um telemóvel.
page-too-long = A cópia desta noite é demasiado longa para códigos QR numa página. `ginscore seal --text` mostra o texto dela.

same-rounds = O texto é de { $series }: { $rounds ->
    [one] a mesma ronda
   *[other] as mesmas { $rounds } rondas
}.
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
shows = Isto mostra que ambos tinham os mesmos dados quando o texto foi feito. Não é uma assinatura: qualquer pessoa pode fazer um texto assim.
shows-hands = As mãos são as mesmas. Isto não mostra que este registo já era assim quando o texto foi feito.

differs-round = a ronda { $number } não é a mesma no texto e em { $series }
differs-start-time = o texto e { $series } não começam à mesma hora
word-after = { $line } (depois da mão ou ronda { $number })
differs-after-round = depois da ronda { $number } o texto e { $series } não são iguais
lacks-round = { $series } não tem toda a ronda { $number } do texto
differs-lineup = no texto e em { $series } não são os mesmos jogadores a começar
cut-before-seal = o texto termina antes do seu selo: { $series } já tinha mais nessa altura
in-ledger = registo: { $what }
gains-points = Pelo registo: mais { $points ->
    [one] { NUMBER($points) } ponto
   *[other] { NUMBER($points) } pontos
} para { $name }.
gains-boxes = Pelo registo: mais { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} para { $name }.
corrected-since = Quando foi selado, o registo tinha o que o texto diz: foi corrigido depois.
text-changed = Quando foi selado, o registo não tinha o que o texto diz: o texto foi alterado.
changed-hint = compare ambos com o outro jogador; `ginscore log --all` mostra as correções do registo
not-here = nenhuma série deste registo tem a noite de { $players } que está no texto
not-here-hint = `ginscore series list` mostra as séries; `--series NAME` compara o texto com uma delas, e `--ledger DIR` com as de outro registo

too-long = o texto é demasiado longo para a cópia de uma noite
not-a-record-hint = a cópia começa por `GINSCORE 1`, ou é um script como o que `ginscore log` mostra
newer-hint = instale essa versão para o ler
missing-parts-hint = acrescente o texto dos outros códigos, por qualquer ordem
file-hint = indique o ficheiro com o texto, ou `-` para a entrada padrão
loose-cards-hint = escreva as combinações, depois uma barra e as cartas soltas
