not-toml = isto não é TOML: { $message }
not-toml-hint = corrija a linha em um editor; nada no arquivo foi alterado

unmerged = o arquivo tem aqui um conflito de mesclagem não resolvido
unmerged-hint = escolha um lado, apague as linhas com `<<<<<<<`, `=======` e `>>>>>>>`, e registre com `ginscore hand` o que só o outro lado tem

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

bad-value = { $key } não pode ser { $value }
clash-hint = corrija um dos dois em um editor

unknown-player = não há jogador chamado { $name }
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
diverged-hand = mão { $number }: { $line }
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
