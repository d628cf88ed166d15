keys-are-listed = `ginscore rules show` mostra as chaves
did-you-mean-allowed = queria dizer { $meant }? Valores permitidos: { $allowed }

boxes-conflict-hint = as caixas que são pagas a cada mão são do lado que ganha a ronda

no-columns-in-turn = três jogadores à vez não podem jogar vários jogos lado a lado
no-columns-in-turn-hint = uma vitória entraria em colunas que dois adversários diferentes partilham; jogue `columns=1`
no-hollywood-in-turn-hint = uma vitória entraria em colunas que dois adversários diferentes partilham; retire `hollywood`
no-difference-in-turn = três jogadores à vez não podem acertar as contas com `score-plus-difference`

oklahoma-keeps-boxes = `oklahoma` mantém `doubled_boxes` em none: { $suits } dobram os pontos, mas não as caixas; para as dobrar também, acrescente `doubled_boxes=all`
hollywood-keeps-winner = Ganha a folha quem tem o maior total dos três jogos; com `sheet_winner=most-games`, basta ganhar dois dos três.
form-over-default = { $forms } soma-se às regras guardadas como `default`.
against-form = { $form } e { $setting } contradizem-se

saved-in-ledger = Guardadas neste registo:
not-of-series-hint = deixe de fora `--series`, ou as regras
not-of-series = `--series` já indica as regras a guardar
not-saved = Nada foi guardado.

exists = já há outras regras guardadas como { $name }

name-start = { $name } não serve de nome para regras da casa: tem de começar por uma letra
name-device = { $name } não serve de nome para regras da casa: o Windows reserva-o para um dispositivo
name-hint = escolha outro nome: letras, algarismos, `-` e `_`, a começar por uma letra, como em `club-night`

saved-here = guardadas neste registo, com base em { $base }
saved-here-with-note = guardadas neste registo, com base em { $base }; { $note }

saved = Regras { $name } guardadas: { $rules }.
already-saved = Estas regras já estão guardadas como { $name }.
file-not-used = o registo tem um ficheiro { $file } de regras da casa, mas não é usado: o seu nome não se consegue escrever
name-player = { $name } é o nome de um jogador deste registo
replace-question = Substituir as regras guardadas como { $name }? (s ou n)

extra-boxes-double = as caixas extra também dobram
tie-without-bonus = restos iguais são undercut sem bónus
no-knock-bonus = sem bónus por bater
laying-off-on-gin = pode-se juntar contra o gin
no-laying-off-on-gin = não se junta contra o gin
boxes-for-gin = { $boxes ->
    [0] sem caixa extra pelo gin
    [one] { $boxes } caixa extra pelo gin
   *[other] { $boxes } caixas extra pelo gin
}
boxes-for-big-gin = { $boxes ->
    [0] sem caixa extra pelo big gin
    [one] { $boxes } caixa extra pelo big gin
   *[other] { $boxes } caixas extra pelo big gin
}
boxes-for-undercut = { $boxes ->
    [0] sem caixa extra pelo undercut
    [one] { $boxes } caixa extra pelo undercut
   *[other] { $boxes } caixas extra pelo undercut
}
boxes-for-gin-off = { $boxes ->
    [0] sem caixa extra pelo gin-off
    [one] { $boxes } caixa extra pelo gin-off
   *[other] { $boxes } caixas extra pelo gin-off
}
boxes-for-sweep = { $boxes ->
    [0] sem caixa extra por ganhar todas as mãos de uma ronda
    [one] { $boxes } caixa extra por ganhar todas as mãos de uma ronda
   *[other] { $boxes } caixas extra por ganhar todas as mãos de uma ronda
}
game-to = jogo até { $points }
no-game-bonus = sem bónus da vitória
game-bonus = bónus da vitória { $points }
shutout-without-points = leva capote quem não tem pontos no jogo
shutout-without-a-win = leva capote quem não ganha nenhuma mão no jogo
no-shutout-award-in-turn = com três à vez o capote não vale nada
shutout-doubles-points-and-game = o capote dobra os pontos e o bónus da vitória
games-side-by-side = { $games ->
    [one] um jogo de cada vez
   *[other] { $games } jogos lado a lado
}
enters-next = cada vitória entra também no jogo seguinte
enters-nth = a segunda vitória entra em dois jogos e a terceira em três
games-count-once = cada jogo conta uma vez
games-count = os jogos contam { $times } vezes
keep-totals = os dois jogadores ficam com os seus totais
most-games-win = ganha a folha quem ganha mais jogos
best-of = à melhor de { $sheets ->
    [one] { $sheets } folha
   *[other] { $sheets } folhas
}
deal-alternates = os jogadores alternam a dar as cartas

opponents-change = os adversários mudam a cada ronda
extra-boxes-to-winner = as caixas extra são do lado que ganha a ronda
extra-boxes-to-each = cada lado fica com as suas caixas extra

wikipedia-source = a Wikipédia antiga, um só jogo
wikipedia-match-source = a Wikipédia antiga, vários jogos
online = Regras online habituais
online-source = o jogo online mais comum (ginrummy.com e outros)
bare = Regras sem bónus

deal-may-alternate = as páginas que citam o Pagat não concordam; nele os jogadores talvez deem as cartas à vez
equal-counts = num resumo, restos iguais não são undercut
digest-alternates = num resumo, os jogadores alternam a dar as cartas

topics-are-listed = `ginscore rules explain` mostra os tópicos e os termos
