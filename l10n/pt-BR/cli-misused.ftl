minus-sign = { $word } começa com um sinal de menos
minus-sign-hint = escreva restos e pontos sem sinal, como em `Ann 4 v 23`
unknown-option = { $command } não tem a opção { $option }
did-you-mean = você quis dizer { $word }?
lists-options = { $help } lista as opções
unexpected = { $word } não cabe depois de { $command }
see-help = veja { $help }
quote-names =
    ponha entre aspas um nome de várias palavras, como em `ginscore players rename 'Mary Jo' Mary`
needs-two-players = { $command } precisa dos nomes de dois jogadores
needs-two-players-hint = escreva como em `new Ann Bob --rules hollywood`
needs = { $command } precisa de { $words }

given-twice = o argumento '{ $argument }' não pode ser usado mais de uma vez
excludes-one = o argumento '{ $argument }' não pode ser usado com '{ $other }'
excludes-several = o argumento '{ $argument }' não pode ser usado com:
value-missing = '{ $argument }' precisa de um valor, mas nenhum foi dado
value-invalid = valor inválido '{ $value }' para '{ $argument }'
value-invalid-because = valor inválido '{ $value }' para '{ $argument }': { $why }
unknown-command = comando desconhecido '{ $word }'
command-missing = '{ $command }' precisa de um subcomando, mas nenhum foi dado
values-are = [valores possíveis: { $values }]
subcommands = [subcomandos: { $names }]
bad-unicode = um ou mais argumentos não são UTF-8 válido

similar-commands = { $count ->
    [one] há um comando parecido: { $names }
   *[other] há comandos parecidos: { $names }
}
similar-values = { $count ->
    [one] há um valor parecido: { $names }
   *[other] há valores parecidos: { $names }
}
error = erro: { $message }
tip = dica: { $tip }
usage = Uso: { $usage }
more-information = Para mais informações, use '{ $option }'.

write-hand-number = escreva o número de uma mão, como aparece em `ginscore score`
write-date = escreva uma data, como em 2026-11-20
write-mapping = escreva um título e uma coluna, como em `--map Sieger=winner`
no-column-but = não há nenhuma coluna chamada { $column }; você quis dizer { $near }?
no-column = não há nenhuma coluna chamada { $column }; as colunas são { $columns }
