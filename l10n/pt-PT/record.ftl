### section: record

newer-hint = instale essa versão para o ler
loose-cards-hint = escreva as combinações, depois uma barra e as cartas soltas
