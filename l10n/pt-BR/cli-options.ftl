## global

global-ledger = O registro: uma pasta com um arquivo por série [env: GINSCORE_LEDGER]
global-series = A série a usar: o nome, ou uma parte dele que não deixe dúvida
global-json = Imprimir JSON
global-lang =
    O idioma, pelo seu código, como em `en`; o JSON é sempre em inglês [env: GINSCORE_LANG] [padrão: o do sistema]
global-color = Quando usar cores
global-card-look = Como mostrar as cartas [env: GINSCORE_CARDS]
global-no-input = Nunca fazer perguntas, nem no terminal
global-plain = Texto simples para leitores de tela: sem quadros, símbolos nem cores [env: GINSCORE_PLAIN]
global-quiet = Imprimir só erros e avisos

## cards

cards-bdk = D♦ 10♥, com as figuras de um baralho alemão
cards-vdr = D♦ 10♥, com as figuras de um baralho francês ou português
cards-wdk = D♦ 10♥, com as figuras de um baralho polonês

## format

format-html = Uma página da web completa, em um só arquivo
format-csv = Uma linha por mão, para planilhas
format-json = Um objeto com tudo
format-jsonl = Um objeto por mão, um por linha

## import

import-file = O arquivo, ou `-` para a entrada padrão
import-dry-run = Imprimir o que seria registrado, um script por série, e não escrever nada
import-map = Ler a coluna com esse título como essa coluna, ou ignorá-la (`ignore`); pode ser repetido
import-dates = A ordem de dia e mês em datas como 11/12/2026
import-stake = Dinheiro por ponto, como em `0.10`, a não ser que as linhas o indiquem

## audit

audit-file = Texto de todos os códigos de uma noite, ou um script; `-` é a entrada padrão
audit-script = Mostrar a noite como script em vez de compará-la
audit-seal = Conferir um selo que alguém anotou: é deste registro, e nada mudou até ele?
audit-accept = Registrar que as alterações feitas à mão no arquivo são intencionais

## rules

rules-preset =
    Regras de base; `ginscore rules list` mostra quais há [padrão: as de `ginscore rules default`]

## changes

changes-oklahoma =
    Jogar Oklahoma: o valor da carta do limite é o máximo para bater, com um ás só vale gin, e espadas dobram a mão
changes-hollywood = Jogar Hollywood: três partidas lado a lado
changes-target = Pontos que ganham uma partida
changes-settings = Mudar uma regra, como em `--set gin_bonus=20`; `ginscore rules show` lista todas

## new

new-dealer = O jogador, ou o lado, que dá as cartas primeiro (corta-se, e a carta mais baixa dá as cartas)
new-stake = Dinheiro por ponto, como em `0.10`, ou `none`
new-name = Nome da série [padrão: o início e os jogadores]
new-sides = Nomes dos dois lados, como em `Nós,Eles` [padrão: os jogadores]
new-out = De três jogadores em rodízio, o que fica de fora primeiro [padrão: o último]
new-new-player = Começar com o nome de um jogador novo, mesmo que se pareça com um que o registro conhece
new-players =
    Os jogadores: `Ann Bob`; lados `Ann Cid v Bob Dan`; um capitão `Ann v Bob Cid`; três em rodízio `Ann Bob Cid`

paper-players = Nomes dos jogadores, como em `ginscore new` [padrão: espaço para dois nomes]
paper-format = Formato [padrão: pela extensão de FILE, ou texto]
paper-size = Tamanho do papel
paper-html = Página para imprimir
paper-text = Texto
paper-output = Escrever em FILE em vez da saída padrão

days-since = Só séries iniciadas nesta data ou depois
days-until = Só séries iniciadas nesta data ou antes
