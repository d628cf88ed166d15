counts = { $one } bate com 4, e { $two } tem 23; ou `{ $two } gin v 23`, ou `draw`
cards = combinações / cartas mortas, + cartas juntadas; ou só as cartas, a arrumar
letters-example = 4es 10co Dou VDRpa
letters = cartas também em letras portuguesas: pa, ou, co, es (em inglês c, d, h, s)
points = só os pontos
signs = a carta do limite, o descarte e uma nota, no fim de uma mão
note-example = uma nota
reason-example = motivo

asked = Enter em uma linha vazia: o ginscore pergunta a mão passo a passo.
more-help = `help WORD` explica um comando ou um termo do jogo; quit encerra a noite.

corrections = Correções:
between-hands = Entre as mãos:
looking = Consultas:
disputes = Dúvidas:
more = Mais:
a-round = Uma rodada:
who-plays = Quem joga:

about-quit = quit, exit, q: encerra a noite; tudo o que foi registrado está salvo
about-help = help, ?: lista o que se pode digitar; `help WORD` explica um item
unknown-word = não há nenhum comando nem tópico chamado `{ $word }`
meant-word = você quis dizer `{ $word }`?
unknown-word-hint = `help` lista os comandos, e `rules explain` os tópicos do livro de regras
