global-ledger = O registo: uma pasta com um ficheiro por série [env: GINSCORE_LEDGER]
global-series = A série a usar: o seu nome, ou uma parte que a distinga
global-json = Escreve JSON
global-lang =
    A língua, pela sua etiqueta, como em `en`; o JSON é sempre em inglês [env: GINSCORE_LANG] [por omissão: a do
    sistema]
global-color = Quando usar cores
global-card-look = Como mostrar as cartas [env: GINSCORE_CARDS]
global-no-input = Nunca faz perguntas, nem num terminal
global-plain = Texto simples para leitores de ecrã: sem molduras, símbolos nem cores [env: GINSCORE_PLAIN]
global-quiet = Escreve só erros e avisos

cards-bdk = D♦ 10♥, com as figuras de um baralho alemão
cards-vdr = D♦ 10♥, com as figuras de um baralho francês ou português
cards-wdk = D♦ 10♥, com as figuras de um baralho polaco

format-html = Uma página Web completa, num só ficheiro
format-csv = Uma linha por mão, para folhas de cálculo
format-json = Um objeto com tudo
format-jsonl = Um objeto por mão, um por linha

import-file = O ficheiro, ou `-` para a entrada padrão
import-dry-run = Mostra o que seria registado, um script por série, e não escreve nada
import-map = Lê a coluna com o título HEADING como COLUMN, ou ignora-a com `ignore`; pode repetir-se
import-dates = A ordem do dia e do mês em datas como 11/12/2026
import-stake = Dinheiro por ponto, como em `0.10`, se as linhas não o derem

audit-file = Texto de todos os códigos de uma noite, ou um script; `-` é a entrada padrão
audit-script = Mostra a noite como script em vez de a comparar
audit-seal = Verifica um selo que alguém anotou: é deste registo, e nada foi alterado até ele?
audit-accept = Regista que as alterações feitas à mão no ficheiro são intencionais

rules-preset =
    As regras de que se parte; `ginscore rules list` mostra-as [por omissão: as de `ginscore rules default`]

changes-oklahoma =
    Joga-se Oklahoma: o valor da carta do limite é o máximo para bater, com um ás só vale gin, e espadas dobram a mão
changes-hollywood = Joga-se Hollywood: três jogos lado a lado
changes-target = Pontos que ganham um jogo
changes-settings = Define uma regra, como em `--set gin_bonus=20`; `ginscore rules show` mostra-as

new-dealer = O jogador, ou o lado, que dá as cartas primeiro (corta-se o baralho, e a carta mais baixa dá as cartas)
new-stake = Dinheiro por ponto, como em `0.10`, ou `none`
new-name = Nome da série [por omissão: o início e os jogadores]
new-sides = Nomes dos dois lados, como em `Nós,Eles` [por omissão: os seus jogadores]
new-out = De três jogadores à vez, o que fica de fora primeiro [por omissão: o último]
new-new-player = Começa com o nome de um novo jogador, mesmo que seja parecido com um que o registo conhece
new-players =
    Os jogadores: `Ann Bob`; lados `Ann Cid v Bob Dan`; um capitão `Ann v Bob Cid`; três à vez `Ann Bob Cid`

paper-players = Nomes dos jogadores, como em `ginscore new` [por omissão: espaço para dois nomes]
paper-format = Formato [por omissão: o da extensão de FILE, ou texto]
paper-size = Tamanho do papel
paper-html = Página para imprimir
paper-text = Texto
paper-output = Escreve em FILE em vez de na saída padrão

days-since = Só séries começadas nesta data ou depois
days-until = Só séries começadas nesta data ou antes
