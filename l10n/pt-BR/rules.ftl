no-such-preset = não há nenhum conjunto de regras chamado { $name }
presets-are = os conjuntos de regras são { $presets }
former-preset-hint = as regras dele em palavras: { $words }
no-such-rule = não há nenhuma regra da casa chamada { $name }
keys-are-listed = `ginscore rules show` lista as chaves
cannot-be = { $key } não pode ser { $value }
allowed-values = valores permitidos: { $allowed }
did-you-mean-allowed = você quis dizer { $meant }? Valores permitidos: { $allowed }

multipliers-conflict = `column_multipliers` tem { $listed ->
    [one] { $listed } número
   *[other] { $listed } números
}, mas `columns` é { $columns }
multipliers-conflict-hint = indique um número por coluna, como em { $option }
boxes-conflict = `bonus_boxes` é `each-side`, mas `box_timing` é `each-hand`
boxes-conflict-hint = as caixas que são pagas a cada mão são do lado que ganha a rodada
award-conflict = `shutout.award` { $award } não combina com `settlement` score-plus-difference
award-conflict-hint = com esse acerto `shutout.award` tem de ser none ou double-total

allowed-range = { $lowest } a { $highest }
allowed-range-or-none = none (não se joga), { $lowest } a { $highest }
allowed-knock-limit = { $lowest } (só gin) a { $highest }
allowed-rounding = { $lowest } (sem arredondar) a { $highest }
allowed-suits = algumas das letras C D H S (como em HS), ou none
allowed-award = none, { $lowest } a { $highest }, double-points, double-points-and-game, double-total
allowed-multipliers = tantos números inteiros de 1 a 10 quantas são as colunas (como em 1,1,2)
allowed-series = one-sheet, to-N (N de 1 a 10000000), best-of-N (N ímpar, de 1 a 99)
allowed-pairing = by-size (rotate com dois de cada lado, senão fixed), rotate, fixed

not-given-by-source = * não está na fonte:
no-columns-in-turn = três jogadores em rodízio não podem jogar várias partidas lado a lado
no-columns-in-turn-hint = uma vitória entraria em colunas que dois adversários diferentes dividem; jogue `columns=1`
no-hollywood-in-turn-hint = uma vitória entraria em colunas que dois adversários diferentes dividem; tire `hollywood`
no-difference-in-turn = três jogadores em rodízio não podem acertar as contas com `score-plus-difference`
no-difference-in-turn-hint = esse acerto compara duas pontuações; jogue `settlement=totals`

oklahoma-keeps-ace = `oklahoma` mantém `ace_knock_card` em one: com um ás, pode-se bater com 1; para exigir gin, acrescente `ace_knock_card=gin-only`
oklahoma-keeps-boxes = `oklahoma` mantém `doubled_boxes` em none: { $suits } dobram os pontos, mas não as caixas; para dobrá-las também, acrescente `doubled_boxes=all`
hollywood-keeps-winner = Ganha a folha quem tem o maior total das três partidas; com `sheet_winner=most-games`, basta ganhar duas das três.
form-over-default = { $forms } soma-se às regras salvas como `default`.
against-form = { $form } e { $setting } se contradizem

saved-in-ledger = Salvas neste registro:
rules-of-series = a série { $series }
sources-of = fontes de { $name }:
no-differences = nenhuma diferença
every-key = `ginscore rules show` mostra cada regra com a sua chave.
not-of-series = `--series` já indica as regras a salvar
not-of-series-hint = tire `--series`, ou as regras
two-sides = só dois conjuntos de regras podem ser comparados
two-sides-hint = ponha entre aspas as palavras de cada um, como em `rules diff pagat "pagat hollywood"`
not-saved = Nada foi salvo.

exists = já há outras regras salvas como { $name }
they-are = são: { $rules }
exists-hint = escolha outro nome, ou acrescente `--yes`

name-empty = { $name } não serve de nome para regras da casa: está vazio
name-hidden = { $name } não serve de nome para regras da casa: contém { $hidden }
name-sign = { $name } não serve de nome para regras da casa: não pode conter { $sign }
name-start = { $name } não serve de nome para regras da casa: tem de começar com uma letra
name-too-long = { $name } não serve de nome para regras da casa: tem mais de { $most } bytes
name-device = { $name } não serve de nome para regras da casa: o Windows reserva esse nome para um dispositivo
name-built-in = { $name } não serve de nome para regras da casa: { $preset } é um conjunto de regras do ginscore
name-topic = { $name } não serve de nome para regras da casa: é uma palavra do livro de regras
name-player = { $name } é o nome de um jogador deste registro
name-hint = escolha outro nome: letras, algarismos, `-` e `_`, começando com uma letra, como em `club-night`

saved-here = salvas neste registro, com base em { $base }
saved-here-with-note = salvas neste registro, com base em { $base }; { $note }

saved = Regras { $name } salvas: { $rules }.
it-was = Antes eram: { $rules }.
replace-question = Substituir as regras salvas como { $name }? (s ou n)
play-by-these = Para jogar com elas, use { $command }.
play-by-default = As séries novas têm estas regras se nenhum conjunto de regras for indicado.
in-file = Estão em { $file }, que pode ser editado ou apagado.
already-saved = Estas regras já estão salvas como { $name }.
file-not-used = o registro tem um arquivo { $file } de regras da casa, mas ele não é usado: o nome não pode ser digitado

# They follow `pelas` in the sections best and score.
the-rules = regras “{ $preset }”
the-rules-but = regras “{ $preset }”, mas { $changes }
the-saved-rules = regras “{ $preset }”: como “{ $base }”
the-saved-rules-but = regras “{ $preset }”: como “{ $base }”, mas { $changes }

only-gin = só o gin termina uma mão
knock-with = bate-se com { $limit } ou menos
no-knock-card = sem carta do limite
knock-card = o valor da carta do limite é o máximo para bater
ace-allows-one = com um ás pode-se bater com 1
ace-requires-gin = com um ás só vale gin
no-suit-doubles = nenhum naipe dobra
suits-double = { $suits } dobram
boxes-never-double = as caixas nunca dobram
extra-boxes-double = as caixas extras também dobram
boxes-double = as caixas também dobram
gin = gin { $points }
no-big-gin = sem big gin
big-gin = big gin { $points }
undercut = undercut { $points }
tie-to-defender = restos iguais são undercut
tie-without-bonus = restos iguais são undercut sem bônus
tie-to-knocker = com restos iguais ganha quem bateu
tie-to-nobody = com restos iguais ninguém ganha
no-gin-off = o gin-off é um undercut como outro qualquer
gin-off = gin-off { $points }
no-knock-bonus = sem bônus da batida
knock-bonus = batida { $points }
laying-off-on-gin = pode-se encaixar contra o gin
no-laying-off-on-gin = não se encaixa contra o gin
boxes-for-gin = { $boxes ->
    [0] sem caixa extra pelo gin
    [one] { $boxes } caixa extra pelo gin
   *[other] { $boxes } caixas extras pelo gin
}
boxes-for-big-gin = { $boxes ->
    [0] sem caixa extra pelo big gin
    [one] { $boxes } caixa extra pelo big gin
   *[other] { $boxes } caixas extras pelo big gin
}
boxes-for-undercut = { $boxes ->
    [0] sem caixa extra pelo undercut
    [one] { $boxes } caixa extra pelo undercut
   *[other] { $boxes } caixas extras pelo undercut
}
boxes-for-gin-off = { $boxes ->
    [0] sem caixa extra pelo gin-off
    [one] { $boxes } caixa extra pelo gin-off
   *[other] { $boxes } caixas extras pelo gin-off
}
boxes-for-sweep = { $boxes ->
    [0] sem caixa extra por ganhar todas as mãos de uma rodada
    [one] { $boxes } caixa extra por ganhar todas as mãos de uma rodada
   *[other] { $boxes } caixas extras por ganhar todas as mãos de uma rodada
}
boxes-worth-nothing = as caixas não valem nada
per-box = { $points } por caixa
boxes-at-end = as caixas contam no fim
boxes-with-each-hand = as caixas contam a cada mão
game-to = partida até { $points }
no-game-bonus = sem bônus da partida
game-bonus = bônus da partida { $points }
shutout-without-points = leva capote quem não tem pontos na partida
shutout-without-a-win = leva capote quem não ganha nenhuma mão na partida
shutout-worth = capote { $points }
no-shutout-award = o capote não vale nada
no-shutout-award-in-turn = com três em rodízio o capote não vale nada
shutout-doubles-points = o capote dobra os pontos
shutout-doubles-points-and-game = o capote dobra os pontos e o bônus da partida
shutout-doubles-total = o capote dobra o total
games-side-by-side = { $games ->
    [one] uma partida de cada vez
   *[other] { $games } partidas lado a lado
}
enters-next = cada vitória entra também na partida seguinte
enters-nth = a segunda vitória entra em duas partidas e a terceira em três
games-count-once = cada partida conta uma vez
games-count = as partidas contam { $times } vezes
keep-totals = os dois jogadores mantêm os seus totais
score-plus-difference = quem ganha marca os seus pontos mais a diferença
no-rounding = sem arredondamento
rounded-to = diferenças arredondadas a { $points }
higher-total-wins = ganha a folha quem tem o maior total
most-games-win = ganha a folha quem ganha mais partidas
one-sheet = uma folha
best-of = melhor de { $sheets ->
    [one] { $sheets } folha
   *[other] { $sheets } folhas
}
until-total = folhas até um total de { $points }
winner-deals = quem ganhou dá as cartas
loser-deals = quem perdeu dá as cartas
deal-alternates = os jogadores dão as cartas alternadamente
same-deals-after-draw = depois de um empate o mesmo jogador dá as cartas
deal-passes-after-draw = depois de um empate o outro dá as cartas

opponents-change = os adversários mudam a cada rodada
opponents-stay = os adversários não mudam
opponents-change-with-two = os adversários mudam se um lado tem dois jogadores
extra-boxes-to-winner = as caixas extras são do lado que ganha a rodada
extra-boxes-to-each = cada lado fica com as suas caixas extras
each-pays-one = cada jogador paga por inteiro a um dos vencedores
side-pays-once = o lado perdedor paga uma vez
newcomer-deals = quem entra dá as cartas
sitting-out-deals = quem fica de fora dá as cartas

standard = Regras padrão
standard-source = The Spruce, gin rummy
oklahoma = Oklahoma Gin
oklahoma-source = The Spruce, Oklahoma Gin
hollywood = Hollywood Gin
hollywood-source = The Spruce, Hollywood Gin
stakes = Gin a dinheiro
stakes-source = o artigo português, jogado a dinheiro
wikipedia = Regras antigas da Wikipédia
wikipedia-source = a Wikipédia antiga, uma só partida
wikipedia-match = Regras antigas da Wikipédia para séries
wikipedia-match-source = a Wikipédia antiga, várias partidas
pagat = Regras do Pagat
pagat-source = Pagat (a Bicycle dá os mesmos valores)
bicycle = Regras da Bicycle
bicycle-source = Bicycle (o Pagat dá os mesmos valores)
rummytalk = Regras do Rummytalk
rummytalk-source = rummytalk.com
online = Regras on-line comuns
online-source = o jogo on-line mais comum (ginrummy.com e outros)
bare = Regras sem bônus
bare-source = sem fonte: cada regra tem o valor que não muda nada

draw-not-said = a fonte não diz quem dá as cartas depois de uma mão empatada
aces-not-mentioned = a fonte não fala dos ases; pelo seu valor, com um ás pode-se bater com 1
first-win-not-said = a fonte não diz onde entra a primeira vitória de quem levou capote; o rummy-games.com diz
additional-25 = a fonte tem “25 adicionais”, que podem ser 50 ao todo ou 25
deal-may-alternate = as páginas que citam o Pagat não concordam; nele a vez de dar as cartas talvez alterne
equal-counts = em um resumo, restos iguais não são undercut
digest-alternates = em um resumo, a vez de dar as cartas alterna
next-dealer-not-said = a fonte não diz quem dá as cartas na mão seguinte

terms-and-topics = termos e os seus tópicos:
house-rules = regras da casa:
no-sources = fontes: nenhuma
sources = fontes:
at-this-table = Nesta mesa: { $rules }.
more-sources = Como outros jogam, e as fontes: { $command }
several-topics = { $words } corresponde a vários tópicos
no-such-topic = não há nenhum tópico chamado { $words }
topics-are-listed = `ginscore rules explain` lista os tópicos e os termos
not-translated = Este tópico ainda não foi traduzido.
