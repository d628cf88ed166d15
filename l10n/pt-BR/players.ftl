no-players = Ainda não há jogadores.
player-series = { $name }: { $series ->
    [one] { $series } série
   *[other] { $series } séries
}
all-named = Todas as séries já têm o nome { $name }.
renamed = { $was } agora se chama { $name } em { $series ->
    [one] { $series } série
   *[other] { $series } séries
}.
one-series-only = os nomes mudam em todas as séries, por isso não se pode usar `--series` aqui
one-series-only-hint = omita `--series`
name-taken = outro jogador já se chama { $name }
name-taken-hint = escolha outro nome; se os dois são a mesma pessoa, use { $command }
former-name = em { $series }, { $other } antes se chamava { $name }
former-name-hint = escolha outro nome: com este, as mãos de { $other } pareceriam ser de { $was }
same-name = os dois nomes já são de { $name }
same-name-hint = `ginscore players rename` muda a grafia de um nome
partly-renamed-hint = o nome mudou em algumas das séries; resolva o problema do disco e repita o comando: ele muda as outras
unknown-player = nenhum jogador deste registro se chama { $name }
unknown-player-hint = `ginscore players` lista os jogadores
opponents = { $one } e { $two } são duas pessoas: jogam uma contra a outra em { $series }
opponents-more = { $one } e { $two } são duas pessoas: jogam uma contra a outra em { $series } e em { $more ->
    [one] mais { $more } série
   *[other] mais { $more } séries
}
opponents-hint = nada foi alterado; só podem ser de um mesmo jogador nomes que nunca jogam um contra o outro

same-player = { $typed } é um nome novo aqui. É a mesma pessoa que { $known }? (s ou n)
new-player = { $name } é um nome novo, mas o registro conhece { $known }
new-player-hint = se você quis dizer { $meant }, apague a série e comece-a de novo; `--new-player` diz que { $name } é outra pessoa
