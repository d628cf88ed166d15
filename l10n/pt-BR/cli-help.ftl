usage-heading = Uso:
commands-heading = Comandos:
arguments-heading = Argumentos:
options-heading = Opções:
examples-heading = Exemplos:

group-evening = Durante a noite:
group-corrections = Correções:
group-disputes = Dúvidas:
group-looking-back = Depois do jogo:
group-data = Dados:
group-setup = Preparação:

help-flag = Mostrar a ajuda (veja mais com '--help')
help-flag-long = Mostrar a ajuda (veja um resumo com '-h')
version-flag = Mostrar a versão
help-command = Mostrar esta ajuda ou a dos comandos indicados

default-value = [padrão: { $value }]
possible-values = [valores possíveis: { $values }]
possible-values-heading = Valores possíveis:
