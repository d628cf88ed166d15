usage-heading = Utilização:
commands-heading = Comandos:
arguments-heading = Argumentos:
options-heading = Opções:
examples-heading = Exemplos:

group-evening = A noite:
group-corrections = Correções:
group-disputes = Dúvidas:
group-looking-back = Balanço:
group-data = Dados:
group-setup = Configuração:

help-flag = Mostra a ajuda (mais com '--help')
help-flag-long = Mostra a ajuda (resumo com '-h')
version-flag = Mostra a versão
help-command = Mostra esta ajuda, ou a do subcomando indicado

default-value = [por omissão: { $value }]
possible-values = [valores possíveis: { $values }]
possible-values-heading = Valores possíveis:
