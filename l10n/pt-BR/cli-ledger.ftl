nothing-to-accept = Não há nada para aceitar.
changes-accepted = As alterações em { $name } ficam marcadas como aceitas na entrada { $entry }.
changes-accepted-seal = As alterações em { $name } ficam marcadas como aceitas na entrada { $entry }; selo { $seal }.
deletion-accepted = { $name } fica como série apagada; este computador não espera mais por ela.
several-to-accept = várias séries têm alterações para aceitar
several-to-accept-hint = confira cada uma, e indique uma com `--series`: { $names }

changed-since-hint = `ginscore audit` mostra onde; `ginscore log --all` mostra o que foi aceito

witness-question = Uma palavra do outro jogador
seal-so-far = O selo até agora é { $seal }. O outro jogador o anota, e depois diz uma palavra.
witness-recorded = testemunha { $word } (entrada { $entry })
witness-seal = selo { $seal }
witness-writes = o outro jogador anota este selo

series-open = { $name }  aberta, { $hands ->
    [0] sem mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}
series-finished = { $name }  terminada, { $hands ->
    [0] sem mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}
series-stopped = { $name }  interrompida, { $hands ->
    [0] sem mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}
all-stopped = { $series ->
    [0] { $series } séries encerradas.
    [one] { $series } série encerrada.
   *[other] { $series } séries encerradas.
}
none-stopped = Nenhuma série aberta com mãos é destes dias.
series-unread = { $name }  não pode ser lida
current-series = atual:
no-series-yet = Ainda não há séries.
current-is-now = A série atual agora é { $name }.

progress-series = { $done } de { $all } séries

no-directory = não há nenhuma pasta { $dir }
no-directory-hint = indique as pastas dos registros, como aparecem em `ginscore series show`
several-players = { $name } pode ser mais de um jogador
several-players-hint = digite mais do nome: { $names }
no-player = não há jogador chamado { $name }
no-series-hint = o registro ainda não tem séries
known-players-hint = o registro tem séries de { $names }

file-of-ledger = esse arquivo pertence ao registro, e a exportação o substituiria
file-of-ledger-hint = escolha outro arquivo
exported = { $hands ->
    [one] Escrita { $hands } mão
   *[other] Escritas { $hands } mãos
} de { $series ->
    [one] { $series } série
   *[other] { $series } séries
} em { $file }.
hands-only = As linhas só têm mãos: os ajustes e as interrupções destas séries não estão nelas. `--format json` tem as duas coisas.
format-missing = falta o formato da exportação
format-missing-hint = use `--format html`, `csv`, `json` ou `jsonl`, ou um nome de arquivo com uma dessas extensões, como em `--output evening.html`
not-writable-hint = escolha um arquivo em que você possa escrever
