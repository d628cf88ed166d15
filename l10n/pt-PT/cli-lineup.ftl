out-misplaced = `--out` é para três jogadores à vez
out-misplaced-hint = indique três jogadores sem `v`, como em `new Ann Bob Cid --out Cid`
sides-misplaced = `--sides` é para parceiros
sides-misplaced-hint = indique os jogadores dos dois lados, como em `new Ann Cid v Bob Dan --sides "Nós,Eles"`
none-of-players = { $name } não está entre os jogadores
name-one-of = indique { $players }
too-few-players = uma série precisa de dois jogadores ou mais
cannot-be-seated = { $players ->
    [one] { $players } jogador não pode jogar assim
   *[other] { $players } jogadores não podem jogar assim
}
seating-hint = dois jogadores como em `Ann Bob`; lados como em `Ann Cid v Bob Dan`, até cinco em cada um; um capitão contra dois ou três como em `Ann v Bob Cid`; três à vez como em `Ann Bob Cid`; ponha entre aspas um nome de várias palavras
not-two-names = { $text } não são dois nomes
not-two-names-hint = separe-os com uma vírgula, como em `Nós,Eles`
no-columns-in-turn = três jogadores à vez não podem jogar vários jogos lado a lado
no-columns-in-turn-hint = uma vitória entraria em colunas que dois adversários diferentes partilham; omita `--hollywood`, ou jogue `--set columns=1`
no-difference-in-turn = três jogadores à vez não podem acertar as contas com `score-plus-difference`
no-difference-in-turn-hint = esse acerto compara duas pontuações; jogue `--set settlement=totals`
rule-for-more = { $key } é uma regra para mais de dois jogadores
rule-for-more-hint = omita-a, ou indique todos os jogadores, como em `new Ann Cid v Bob Dan`
rule-without-effect = { $key } não muda nada aqui
captain-settles-hint = o capitão paga tudo a cada adversário e recebe tudo de cada um; omita-a
one-hand-hint = só se joga uma mão de cada vez; omita-a
each-settles-hint = à vez, cada um dos três acerta as contas com cada um dos outros; omita-a
nobody-sits-out-hint = ninguém fica de fora; omita-a
newcomer-deals-hint = com três à vez, é `newcomer_deals` que diz quem dá as cartas; omita-a
sitting-out-deals-hint = quem fica de fora dá as cartas, também depois de um empate; omita-a
one-game-hint = três à vez jogam um jogo de cada vez; omita-a
no-doubling-in-turn = com três à vez, o capote não pode dobrar nada
no-doubling-in-turn-hint = jogue `--set shutout.award=none`, ou um número que quem leva capote paga ao vencedor
cannot-deal = { $name } não pode dar as cartas da próxima mão
cannot-deal-hint = quem pode é { $players }

given-twice = { $option } e { $setting } dizem a mesma coisa
rules-not-a-player = { $preset } é o nome de regras, não de um jogador
rules-not-a-player-hint = escreva primeiro os jogadores, como em `new Ann Bob hollywood`; um jogador com esse nome escreve-se { $typed }
