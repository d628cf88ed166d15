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
