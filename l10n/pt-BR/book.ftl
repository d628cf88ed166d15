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
