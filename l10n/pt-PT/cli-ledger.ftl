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
no-player = não há nenhum jogador chamado { $name }
no-series-hint = o registo ainda não tem séries
known-players-hint = o registo tem séries de { $names }

file-of-ledger = esse ficheiro pertence ao registo, e seria substituído pela exportação
file-of-ledger-hint = escolha outro ficheiro
exported = { $hands ->
    [one] Escrita { $hands } mão
   *[other] Escritas { $hands } mãos
} de { $series ->
    [one] { $series } série
   *[other] { $series } séries
} em { $file }.
hands-only = As linhas só têm mãos: os ajustes e as interrupções destas séries não estão nelas. `--format json` tem as duas coisas.
format-missing = falta o formato da exportação
format-missing-hint = use `--format html`, `csv`, `json` ou `jsonl`, ou um nome de ficheiro com uma dessas extensões, como em `--output evening.html`
not-writable-hint = escolha um ficheiro em que possa escrever
