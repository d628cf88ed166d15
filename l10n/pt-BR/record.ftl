### section: record

newer = o texto foi feito por uma versão posterior do ginscore
newer-hint = instale essa versão para lê-lo
not-in-record = esta linha não faz parte da cópia de uma noite
not-in-record-hint = uma cópia tem as mãos e o que aconteceu entre elas, não correções nem comandos
not-in-form = uma cópia tem uma só forma para cada linha
not-in-form-hint = escreva { $line }
loose-cards-hint = escreva as combinações, depois uma barra e as cartas mortas
not-bare = a primeira linha de uma cópia tem os nomes, depois `bare`, depois cada regra como KEY=VALUE
not-bare-hint = escreva como em `new Ann Bob bare knock_limit=10 target=100`
