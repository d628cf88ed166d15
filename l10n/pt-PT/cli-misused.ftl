minus-sign = { $word } começa por um sinal de menos
minus-sign-hint = escreva restos e pontos sem sinal, como em `Ann 4 v 23`
unknown-option = { $command } não tem a opção { $option }
did-you-mean = queria dizer { $word }?
lists-options = { $help } mostra as opções
unexpected = não se esperava { $word } depois de { $command }
see-help = ver { $help }
quote-names =
    ponha entre aspas um nome de várias palavras, como em `ginscore players rename 'Mary Jo' Mary`
needs-two-players = { $command } precisa dos nomes de dois jogadores
needs-two-players-hint = escreva como em `new Ann Bob --rules hollywood`
needs = { $command } precisa de { $words }

given-twice = o argumento '{ $argument }' não se pode usar mais do que uma vez
excludes-one = o argumento '{ $argument }' não se pode usar com '{ $other }'
excludes-several = o argumento '{ $argument }' não se pode usar com:
value-missing = '{ $argument }' precisa de um valor, e não foi dado nenhum
value-invalid = valor inválido '{ $value }' para '{ $argument }'
value-invalid-because = valor inválido '{ $value }' para '{ $argument }': { $why }
unknown-command = subcomando desconhecido '{ $word }'
command-missing = '{ $command }' precisa de um subcomando, e não foi dado nenhum
values-are = [valores possíveis: { $values }]
subcommands = [subcomandos: { $names }]
bad-unicode = há UTF-8 inválido num ou mais argumentos

similar-commands = { $count ->
    [one] há um subcomando parecido: { $names }
   *[other] há subcomandos parecidos: { $names }
}
similar-values = { $count ->
    [one] há um valor parecido: { $names }
   *[other] há valores parecidos: { $names }
}
error = erro: { $message }
tip = dica: { $tip }
usage = Utilização: { $usage }
more-information = Para mais informações, use '{ $option }'.

write-hand-number = escreva o número de uma mão, como aparece em `ginscore score`
write-date = escreva uma data, como em 2026-11-20
write-mapping = escreva um título e uma coluna, como em `--map Sieger=winner`
no-column-but = não há nenhuma coluna chamada { $column }; queria dizer { $near }?
no-column = não há nenhuma coluna chamada { $column }; as colunas são { $columns }
