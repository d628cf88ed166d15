counts = { $one } bate com 4, e { $two } tem 23; ou `{ $two } gin v 23`, ou `draw`
cards = combinações / cartas soltas, + juntadas; ou só as cartas, por arrumar
letters-example = 4es 10co Dou VDRpa
letters = cartas também em letras portuguesas: pa, ou, co, es (em inglês c, d, h, s)
points = só os pontos
signs = a carta do limite, o descarte e uma nota, no fim de uma mão
note-example = uma nota
reason-example = motivo

asked = Enter numa linha vazia: o ginscore pergunta a mão passo a passo.
more-help = `help WORD` explica um comando ou um termo do jogo; quit acaba a noite.

corrections = Correções:
between-hands = Entre mãos:
looking = Para ver:
disputes = Dúvidas:
more = Mais:
a-round = Uma ronda:
who-plays = Quem joga:

about-quit = quit, exit, q: acaba a noite; tudo o que foi registado está guardado
about-help = help, ?: mostra o que se pode escrever; `help WORD` explica um deles
unknown-word = não há nenhum comando nem nenhum tópico chamado `{ $word }`
meant-word = queria dizer `{ $word }`?
unknown-word-hint = `help` mostra os comandos, e `rules explain` os tópicos do livro de regras
