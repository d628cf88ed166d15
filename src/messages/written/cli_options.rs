//! The messages of `l10n/*/cli-options.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// The ledger: a directory with one file per series [env: GINSCORE_LEDGER]
message!(0, GlobalLedger);

// The series to use: its name, or an unambiguous part of it
message!(1, GlobalSeries);

// Print JSON
message!(2, GlobalJson);

// The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system's]
message!(3, GlobalLang);

// When to use color
message!(4, GlobalColor);

// How to show cards [env: GINSCORE_CARDS]
message!(5, GlobalCardLook);

// Never ask questions, even at a terminal
message!(6, GlobalNoInput);

// Plain text for screen readers: no boxes or symbols
message!(7, GlobalPlain);

// Print errors and warnings only
message!(8, GlobalQuiet);

// D♦ 10♥, with the faces of a German deck
message!(9, CardsBdk);

// D♦ 10♥, with the faces of a French or Portuguese deck
message!(10, CardsVdr);

// D♦ 10♥, with the faces of a Polish deck
message!(11, CardsWdk);

// A self-contained web page
message!(12, FormatHtml);

// One row per hand, for spreadsheets
message!(13, FormatCsv);

// One object with everything
message!(14, FormatJson);

// One object per hand, one per line
message!(15, FormatJsonl);

// The file, or `-` for standard input
message!(16, ImportFile);

// Print what would be recorded, one script per series, and write nothing
message!(17, ImportDryRun);

// Read the column with that heading as that column, or `ignore` it; may be repeated
message!(18, ImportMap);

// The order of day and month in dates such as 11/12/2026
message!(19, ImportDates);

// Money per point, as in `0.10`, unless the rows give it
message!(20, ImportStake);

// Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged?
message!(21, AuditSeal);

// Record that manual edits to the file are intentional
message!(22, AuditAccept);

// Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]
message!(23, RulesPreset);

// Play Oklahoma: the knock card's value limits the knock, an ace requires gin, and a spade doubles the hand
message!(24, ChangesOklahoma);

// Play Hollywood: three games side by side
message!(25, ChangesHollywood);

// Points that win a game
message!(26, ChangesTarget);

// Bonus for gin
message!(27, ChangesGinBonus);

// Bonus for an undercut
message!(28, ChangesUndercutBonus);

// Value of a box
message!(29, ChangesBoxValue);

// Bonus for winning a game
message!(30, ChangesGameBonus);

// Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them
message!(31, ChangesSettings);

// The player, or the side, who deals first (the players cut, and the lowest card deals)
message!(32, NewDealer);

// Money per point, as in `0.10`, or `none`
message!(33, NewStake);

// Name of the series [default: its start and players]
message!(34, NewName);

// Names of the two sides, as in `We,They` [default: their players]
message!(35, NewSides);

// Of three players in turn, the one who sits out first [default: the last]
message!(36, NewOut);

// Start with a new player's name even if it is close to one that the ledger knows
message!(37, NewNewPlayer);

// The players: `Ann Bob`; sides `Ann Cid v Bob Dan`; a captain `Ann v Bob Cid`; three in turn `Ann Bob Cid`
message!(38, NewPlayers);

// Names of the players, as for `ginscore new` [default: blanks for two]
message!(39, PaperPlayers);

// Format [default: from the extension of FILE, or else text]
message!(40, PaperFormat);

// Size of the paper
message!(41, PaperSize);

// A page to print
message!(42, PaperHtml);

// Text
message!(43, PaperText);

// Write to FILE instead of standard output
message!(44, PaperOutput);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 45]; 6] = [
    [(0, 71), (428, 485), (772, 782), (844, 952), (1546, 1563), (1650, 1689), (1866, 1905), (2104, 2154), (2461, 2491), (2641, 2684), (2878, 2935), (3202, 3245), (3485, 3510), (3719, 3753), (3947, 3973), (4061, 4094), (4248, 4283), (4485, 4555), (4946, 5027), (5515, 5569), (5829, 5883), (6201, 6300), (6775, 6827), (7153, 7254), (7796, 7901), (8465, 8505), (8713, 8735), (8898, 8911), (8981, 9002), (9104, 9118), (9187, 9211), (9356, 9430), (9845, 9930), (10385, 10425), (10599, 10650), (10908, 10972), (11310, 11382), (11764, 11843), (12284, 12389), (12925, 12994), (13372, 13430), (13725, 13742), (13803, 13818), (13889, 13893), (13908, 13948)],
    [(71, 141), (485, 550), (782, 795), (952, 1066), (1563, 1580), (1689, 1733), (1905, 1943), (2154, 2216), (2491, 2518), (2684, 2732), (2935, 2998), (3245, 3294), (3510, 3556), (3753, 3787), (3973, 3991), (4094, 4126), (4283, 4323), (4555, 4630), (5027, 5118), (5569, 5615), (5883, 5954), (6300, 6389), (6827, 6900), (7254, 7350), (7901, 8009), (8505, 8548), (8735, 8764), (8911, 8924), (9002, 9020), (9118, 9136), (9211, 9240), (9430, 9510), (9930, 10016), (10425, 10470), (10650, 10700), (10972, 11035), (11382, 11462), (11843, 11933), (12389, 12501), (12994, 13072), (13430, 13481), (13742, 13758), (13818, 13839), (13893, 13898), (13948, 13989)],
    [(141, 211), (550, 606), (795, 807), (1066, 1187), (1563, 1580), (1689, 1733), (1943, 1980), (2216, 2280), (2518, 2544), (2684, 2732), (2935, 2998), (3294, 3341), (3556, 3598), (3787, 3830), (3973, 3991), (4094, 4126), (4323, 4364), (4630, 4701), (5118, 5207), (5615, 5664), (5954, 6015), (6389, 6473), (6900, 6972), (7350, 7460), (8009, 8118), (8548, 8590), (8764, 8789), (8924, 8937), (9020, 9038), (9118, 9136), (9240, 9267), (9510, 9589), (10016, 10101), (10425, 10470), (10700, 10755), (11035, 11108), (11462, 11542), (11933, 12024), (12501, 12608), (13072, 13155), (13481, 13537), (13742, 13758), (13818, 13839), (13893, 13898), (13989, 14032)],
    [(211, 284), (606, 671), (807, 818), (1187, 1311), (1580, 1601), (1733, 1777), (1980, 2023), (2280, 2345), (2544, 2571), (2732, 2777), (2998, 3057), (3341, 3386), (3598, 3637), (3830, 3871), (3991, 4016), (4126, 4159), (4364, 4400), (4701, 4784), (5207, 5310), (5664, 5713), (6015, 6074), (6473, 6584), (6972, 7030), (7460, 7573), (8118, 8260), (8590, 8634), (8789, 8823), (8937, 8953), (9038, 9059), (9136, 9157), (9267, 9298), (9589, 9670), (10101, 10204), (10470, 10510), (10755, 10807), (11108, 11181), (11542, 11616), (12024, 12115), (12608, 12715), (13155, 13233), (13537, 13606), (13758, 13777), (13839, 13857), (13898, 13903), (14032, 14079)],
    [(284, 362), (671, 723), (818, 831), (1311, 1427), (1601, 1627), (1777, 1824), (2023, 2065), (2345, 2405), (2571, 2604), (2777, 2836), (3057, 3142), (3386, 3446), (3637, 3689), (3871, 3905), (4016, 4036), (4159, 4194), (4400, 4444), (4784, 4857), (5310, 5411), (5713, 5770), (6074, 6135), (6584, 6683), (7030, 7102), (7573, 7690), (8260, 8374), (8634, 8679), (8823, 8865), (8953, 8967), (9059, 9084), (9157, 9171), (9298, 9330), (9670, 9749), (10204, 10292), (10510, 10551), (10807, 10860), (11181, 11246), (11616, 11687), (12115, 12196), (12715, 12822), (13233, 13301), (13606, 13660), (13777, 13789), (13857, 13874), (13889, 13893), (14079, 14126)],
    [(362, 428), (723, 772), (831, 844), (1427, 1546), (1627, 1650), (1824, 1866), (2065, 2104), (2405, 2461), (2604, 2641), (2836, 2878), (3142, 3202), (3446, 3485), (3689, 3719), (3905, 3947), (4036, 4061), (4194, 4248), (4444, 4485), (4857, 4946), (5411, 5515), (5770, 5829), (6135, 6201), (6683, 6775), (7102, 7153), (7690, 7796), (8374, 8465), (8679, 8713), (8865, 8898), (8967, 8981), (9084, 9104), (9171, 9187), (9330, 9356), (9749, 9845), (10292, 10385), (10551, 10599), (10860, 10908), (11246, 11310), (11687, 11764), (12196, 12284), (12822, 12925), (13301, 13372), (13660, 13725), (13789, 13803), (13874, 13889), (13903, 13908), (14126, 14174)],
];

const TEXT: &str = concat!(
    "The ledger: a directory with one file per series [env: GINSCORE_LEDGER]",
    "O registro: uma pasta com um arquivo por série [env: GINSCORE_LEDGER]",
    "O registo: uma pasta com um ficheiro por série [env: GINSCORE_LEDGER]",
    "Il registro: una cartella con un file per incontro [env: GINSCORE_LEDGER]",
    "Das Spielbuch: ein Verzeichnis mit einer Datei je Serie [env: GINSCORE_LEDGER]",
    "Księga: katalog z jednym plikiem na serię [env: GINSCORE_LEDGER]",
    "The series to use: its name, or an unambiguous part of it",
    "A série a usar: o nome, ou uma parte dele que não deixe dúvida",
    "A série a usar: o seu nome, ou uma parte que a distinga",
    "L'incontro da usare: il suo nome, o una parte che non sia ambigua",
    "Die Serie: ihr Name, oder ein eindeutiger Teil davon",
    "Seria: jej nazwa albo jednoznaczna część nazwy",
    "Print JSON",
    "Imprimir JSON",
    "Escreve JSON",
    "Stampa JSON",
    "JSON ausgeben",
    "Wypisuje JSON",
    "The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system's]",
    "O idioma, pelo seu código, como em `en`; o JSON é sempre em inglês [env: GINSCORE_LANG] [padrão: o do sistema]",
    "A língua, pela sua etiqueta, como em `en`; o JSON é sempre em inglês [env: GINSCORE_LANG] [por omissão: a do sistema]",
    "La lingua, con il suo codice, come in `en`; JSON è sempre in inglese [env: GINSCORE_LANG] [predefinito: quella del sistema]",
    "Die Sprache, mit ihrem Kürzel, wie in `en`; JSON ist immer englisch [env: GINSCORE_LANG] [Vorgabe: die des Systems]",
    "Język, jego skrót, na przykład `en`; JSON jest zawsze po angielsku [env: GINSCORE_LANG] [domyślnie: język systemu]",
    "When to use color",
    "Quando usar cores",
    "Quando usare i colori",
    "Wann Farben benutzt werden",
    "Kiedy używać kolorów",
    "How to show cards [env: GINSCORE_CARDS]",
    "Como mostrar as cartas [env: GINSCORE_CARDS]",
    "Come mostrare le carte [env: GINSCORE_CARDS]",
    "Wie Karten gezeigt werden [env: GINSCORE_CARDS]",
    "Jak pokazywać karty [env: GINSCORE_CARDS]",
    "Never ask questions, even at a terminal",
    "Nunca fazer perguntas, nem no terminal",
    "Nunca faz perguntas, nem num terminal",
    "Non fa mai domande, neanche su un terminale",
    "Nie Fragen stellen, auch nicht am Terminal",
    "Nigdy o nic nie pyta, nawet w terminalu",
    "Plain text for screen readers: no boxes or symbols",
    "Texto simples para leitores de tela: sem quadros nem símbolos",
    "Texto simples para leitores de ecrã: sem molduras nem símbolos",
    "Testo semplice per i lettori di schermo: senza riquadri e simboli",
    "Einfacher Text für Bildschirmleser: ohne Rahmen und Symbole",
    "Zwykły tekst dla czytników ekranu: bez ramek i symboli",
    "Print errors and warnings only",
    "Imprimir só erros e avisos",
    "Escreve só erros e avisos",
    "Stampa solo errori e avvisi",
    "Nur Fehler und Warnungen ausgeben",
    "Wypisuje tylko błędy i ostrzeżenia",
    "D♦ 10♥, with the faces of a German deck",
    "D♦ 10♥, com as figuras de um baralho alemão",
    "D♦ 10♥, con le figure di un mazzo tedesco",
    "D♦ 10♥, mit den Bildkarten eines deutschen Kartenspiels",
    "D♦ 10♥, z figurami z talii niemieckiej",
    "D♦ 10♥, with the faces of a French or Portuguese deck",
    "D♦ 10♥, com as figuras de um baralho francês ou português",
    "D♦ 10♥, con le figure di un mazzo francese o portoghese",
    "D♦ 10♥, mit den Bildkarten eines französischen oder portugiesischen Kartenspiels",
    "D♦ 10♥, z figurami z talii francuskiej lub portugalskiej",
    "D♦ 10♥, with the faces of a Polish deck",
    "D♦ 10♥, com as figuras de um baralho polonês",
    "D♦ 10♥, com as figuras de um baralho polaco",
    "D♦ 10♥, con le figure di un mazzo polacco",
    "D♦ 10♥, mit den Bildkarten eines polnischen Kartenspiels",
    "D♦ 10♥, z figurami z talii polskiej",
    "A self-contained web page",
    "Uma página da web completa, em um só arquivo",
    "Uma página Web completa, num só ficheiro",
    "Una pagina web completa in un solo file",
    "Eine Webseite, die für sich allein vollständig ist",
    "Samodzielna strona internetowa",
    "One row per hand, for spreadsheets",
    "Uma linha por mão, para planilhas",
    "Uma linha por mão, para folhas de cálculo",
    "Una riga per mano, per i fogli di calcolo",
    "Eine Zeile je Runde, für Tabellen",
    "Po jednym wierszu na rozdanie, dla arkuszy",
    "One object with everything",
    "Um objeto com tudo",
    "Un solo oggetto con tutto",
    "Ein Objekt mit allem",
    "Jeden obiekt ze wszystkim",
    "One object per hand, one per line",
    "Um objeto por mão, um por linha",
    "Un oggetto per mano, uno per riga",
    "Ein Objekt je Runde, eines je Zeile",
    "Po jednym obiekcie na rozdanie, każdy w swoim wierszu",
    "The file, or `-` for standard input",
    "O arquivo, ou `-` para a entrada padrão",
    "O ficheiro, ou `-` para a entrada padrão",
    "Il file, o `-` per lo standard input",
    "Die Datei, oder `-` für die Standardeingabe",
    "Plik albo `-`, czyli standardowe wejście",
    "Print what would be recorded, one script per series, and write nothing",
    "Imprimir o que seria registrado, um script por série, e não escrever nada",
    "Mostra o que seria registado, um script por série, e não escreve nada",
    "Stampa quello che verrebbe registrato, uno script per incontro, e non scrive niente",
    "Zeigen, was eingetragen würde, ein Skript je Serie, und nichts schreiben",
    "Wypisuje to, co zostałoby zapisane, po jednym skrypcie na serię, i niczego nie zapisuje",
    "Read the column with that heading as that column, or `ignore` it; may be repeated",
    "Ler a coluna com esse título como essa coluna, ou ignorá-la (`ignore`); pode ser repetido",
    "Lê a coluna com o título HEADING como COLUMN, ou ignora-a com `ignore`; pode repetir-se",
    "Legge la colonna con quell'intestazione come quella colonna, o la ignora con `ignore`; si può ripetere",
    "Die Spalte mit dieser Überschrift als jene Spalte lesen, oder übergehen mit `ignore`; auch mehrmals",
    "Czyta kolumnę z tym nagłówkiem jako tę kolumnę albo ją pomija (`ignore`); można podać kilka razy",
    "The order of day and month in dates such as 11/12/2026",
    "A ordem de dia e mês em datas como 11/12/2026",
    "A ordem do dia e do mês em datas como 11/12/2026",
    "L'ordine di giorno e mese in date come 11/12/2026",
    "Die Reihenfolge von Tag und Monat in Daten wie 11/12/2026",
    "Kolejność dnia i miesiąca w datach takich jak 11/12/2026",
    "Money per point, as in `0.10`, unless the rows give it",
    "Dinheiro por ponto, como em `0.10`, a não ser que as linhas o indiquem",
    "Dinheiro por ponto, como em `0.10`, se as linhas não o derem",
    "Denaro a punto, come in `0.10`, se le righe non lo indicano",
    "Geld je Punkt, wie in `0.10`, wenn die Zeilen es nicht nennen",
    "Kwota za punkt, na przykład `0.10`, jeśli nie ma jej w wierszach",
    "Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged?",
    "Conferir um selo que alguém anotou: é deste registro, e tudo até ele está inalterado?",
    "Verifica um selo que alguém anotou: é deste registo, e nada foi alterado até ele?",
    "Controlla un sigillo che qualcuno si è annotato: è di questo registro, e tutto fino a quel punto è immutato?",
    "Ein notiertes Siegel prüfen: Stammt es aus diesem Spielbuch, und ist bis dahin alles unverändert?",
    "Sprawdza zanotowaną pieczęć: czy jest z tej księgi i czy wszystko do niej jest bez zmian",
    "Record that manual edits to the file are intentional",
    "Registrar que as alterações feitas à mão no arquivo são intencionais",
    "Regista que as alterações feitas à mão no ficheiro são intencionais",
    "Registra che le modifiche fatte a mano al file sono volute",
    "Festhalten, dass von Hand gemachte Änderungen an der Datei gewollt sind",
    "Zapisuje, że ręczne zmiany w pliku są zamierzone",
    "Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]",
    "Regras de base; `ginscore rules list` mostra quais há [padrão: as de `ginscore rules default`]",
    "As regras de que se parte, como `ginscore rules list` as mostra [por omissão: as de `ginscore rules default`]",
    "Le regole da cui si parte, come le mostra `ginscore rules list` [predefinito: quelle di `ginscore rules default`]",
    "Die Regeln, von denen auszugehen ist, wie `ginscore rules list` sie zeigt [Vorgabe: die von `ginscore rules default`]",
    "Zasady na początek, tak jak pokazuje je `ginscore rules list` [domyślnie: te z `ginscore rules default`]",
    "Play Oklahoma: the knock card's value limits the knock, an ace requires gin, and a spade doubles the hand",
    "Jogar Oklahoma: o valor da carta do limite limita a batida, com um ás só vale gin, e espadas dobram a mão",
    "Joga-se Oklahoma: a carta do limite fixa o limite da batida, com um ás só vale gin, e espadas dobram a mão",
    "Si gioca a Oklahoma: il limite per bussare è il valore della carta del limite, con un asso vale solo il gin, e con picche la mano vale doppio",
    "Oklahoma spielen: Der Wert der Klopfkarte begrenzt das Klopfen, ein Ass verlangt Gin, und Pik verdoppelt die Runde",
    "Oklahoma: wartość karty pukania ogranicza pukanie, as wymaga gina, a pik podwaja rozdanie",
    "Play Hollywood: three games side by side",
    "Jogar Hollywood: três partidas lado a lado",
    "Joga-se Hollywood: três jogos lado a lado",
    "Si gioca a Hollywood: tre partite affiancate",
    "Hollywood spielen: drei Partien nebeneinander",
    "Hollywood: trzy partie obok siebie",
    "Points that win a game",
    "Pontos que ganham uma partida",
    "Pontos que ganham um jogo",
    "Punti con cui si vince una partita",
    "Punkte, mit denen eine Partie gewonnen ist",
    "Punkty, które wygrywają partię",
    "Bonus for gin",
    "Bônus do gin",
    "Bónus do gin",
    "Bonus per il gin",
    "Bonus für Gin",
    "Premia za gina",
    "Bonus for an undercut",
    "Bônus do undercut",
    "Bónus do undercut",
    "Bonus per un undercut",
    "Bonus für einen Undercut",
    "Premia za podcięcie",
    "Value of a box",
    "Valor de uma caixa",
    "Valore di una casella",
    "Wert einer Box",
    "Wartość kratki",
    "Bonus for winning a game",
    "Bônus por ganhar uma partida",
    "Bónus da vitória num jogo",
    "Bonus per chi vince una partita",
    "Bonus für eine gewonnene Partie",
    "Premia za wygraną partię",
    "Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them",
    "Mudar uma regra, como em `--set gin_bonus=20`; `ginscore rules show` lista todas",
    "Define uma regra, como em `--set gin_bonus=20`; `ginscore rules show` mostra-as",
    "Imposta una regola, come in `--set gin_bonus=20`; `ginscore rules show` le elenca",
    "Eine Regel setzen, wie in `--set gin_bonus=20`; `ginscore rules show` zeigt sie",
    "Ustawia jedną zasadę, na przykład `--set gin_bonus=20`; zasady pokazuje `ginscore rules show`",
    "The player, or the side, who deals first (the players cut, and the lowest card deals)",
    "O jogador, ou o lado, que dá primeiro (os jogadores cortam, e dá a carta mais baixa)",
    "O jogador, ou o lado, que dá primeiro (corta-se o baralho, e dá a carta mais baixa)",
    "Il giocatore, o la squadra, che dà le carte per primo (si taglia, e le dà chi ha la carta più bassa)",
    "Der Spieler oder die Seite, die zuerst gibt (man hebt ab, und die niedrigste Karte gibt)",
    "Gracz lub strona, która rozdaje najpierw (przekłada się talię i rozdaje najniższa karta)",
    "Money per point, as in `0.10`, or `none`",
    "Dinheiro por ponto, como em `0.10`, ou `none`",
    "Denaro a punto, come in `0.10`, o `none`",
    "Geld je Punkt, wie in `0.10`, oder `none`",
    "Kwota za punkt, na przykład `0.10`, albo `none`",
    "Name of the series [default: its start and players]",
    "Nome da série [padrão: o início e os jogadores]",
    "Nome da série [por omissão: o início e os jogadores]",
    "Nome dell'incontro [predefinito: inizio e giocatori]",
    "Name der Serie [Vorgabe: ihr Beginn und ihre Spieler]",
    "Nazwa serii [domyślnie: jej początek i gracze]",
    "Names of the two sides, as in `We,They` [default: their players]",
    "Nomes dos dois lados, como em `We,They` [padrão: os jogadores]",
    "Nomes dos dois lados, como em `We,They` [por omissão: os seus jogadores]",
    "Nomi delle due squadre, come in `We,They` [predefinito: i loro giocatori]",
    "Namen der beiden Seiten, wie in `We,They` [Vorgabe: ihre Spieler]",
    "Nazwy obu stron, na przykład `We,They` [domyślnie: ich gracze]",
    "Of three players in turn, the one who sits out first [default: the last]",
    "De três jogadores em rodízio, o que fica de fora primeiro [padrão: o último]",
    "De três jogadores à vez, o que fica de fora primeiro [por omissão: o último]",
    "Di tre giocatori a turno, chi sta fuori all'inizio [predefinito: l'ultimo]",
    "Von drei Spielern reihum der, der zuerst aussetzt [Vorgabe: der letzte]",
    "Z trzech graczy na zmianę ten, który najpierw pauzuje [domyślnie: ostatni]",
    "Start with a new player's name even if it is close to one that the ledger knows",
    "Começar com o nome de um jogador novo, mesmo que se pareça com um que o registro conhece",
    "Começa com o nome de um novo jogador, mesmo que seja parecido com um que o registo conhece",
    "Comincia con il nome di un nuovo giocatore, anche se somiglia a uno che il registro conosce",
    "Mit dem Namen eines neuen Spielers beginnen, auch wenn er einem bekannten ähnelt",
    "Zaczyna z imieniem nowego gracza, nawet jeśli jest podobne do imienia znanego z księgi",
    "The players: `Ann Bob`; sides `Ann Cid v Bob Dan`; a captain `Ann v Bob Cid`; three in turn `Ann Bob Cid`",
    "Os jogadores: `Ann Bob`; lados `Ann Cid v Bob Dan`; um capitão `Ann v Bob Cid`; três em rodízio `Ann Bob Cid`",
    "Os jogadores: `Ann Bob`; lados `Ann Cid v Bob Dan`; um capitão `Ann v Bob Cid`; três à vez `Ann Bob Cid`",
    "I giocatori: `Ann Bob`; squadre `Ann Cid v Bob Dan`; un capitano `Ann v Bob Cid`; tre a turno `Ann Bob Cid`",
    "Die Spieler: `Ann Bob`; Seiten `Ann Cid v Bob Dan`; ein Kapitän `Ann v Bob Cid`; drei reihum `Ann Bob Cid`",
    "Gracze: `Ann Bob`; strony `Ann Cid v Bob Dan`; kapitan `Ann v Bob Cid`; trzech na zmianę `Ann Bob Cid`",
    "Names of the players, as for `ginscore new` [default: blanks for two]",
    "Nomes dos jogadores, como em `ginscore new` [padrão: espaço para dois nomes]",
    "Nomes dos jogadores, como em `ginscore new` [por omissão: espaço para dois nomes]",
    "Nomi dei giocatori, come per `ginscore new` [predefinito: spazio per due nomi]",
    "Namen der Spieler, wie bei `ginscore new` [Vorgabe: Platz für zwei]",
    "Imiona graczy, jak przy `ginscore new` [domyślnie: miejsce dla dwóch]",
    "Format [default: from the extension of FILE, or else text]",
    "Formato [padrão: pela extensão de FILE, ou texto]",
    "Formato [por omissão: o da extensão de FILE, ou texto]",
    "Formato [predefinito: secondo l'estensione di FILE, altrimenti testo]",
    "Format [Vorgabe: nach der Endung von FILE, sonst Text]",
    "Format [domyślnie: według rozszerzenia FILE, a bez niego tekst]",
    "Size of the paper",
    "Tamanho do papel",
    "Formato della carta",
    "Papierformat",
    "Format papieru",
    "A page to print",
    "Página para imprimir",
    "Pagina da stampare",
    "Seite zum Drucken",
    "Strona do druku",
    "Text",
    "Texto",
    "Testo",
    "Tekst",
    "Write to FILE instead of standard output",
    "Escrever em FILE em vez da saída padrão",
    "Escreve em FILE em vez de na saída padrão",
    "Scrive in FILE invece che sullo standard output",
    "In FILE schreiben statt auf die Standardausgabe",
    "Zapisuje do FILE zamiast na standardowe wyjście",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 45] = [(0, 106), (106, 194), (194, 219), (219, 375), (375, 409), (409, 473), (473, 537), (537, 615), (615, 667), (667, 736), (736, 824), (824, 893), (893, 938), (938, 995), (995, 1041), (1041, 1097), (1097, 1155), (1155, 1260), (1260, 1380), (1380, 1464), (1464, 1548), (1548, 1692), (1692, 1773), (1773, 1919), (1919, 2071), (2071, 2136), (2136, 2177), (2177, 2206), (2206, 2246), (2246, 2276), (2276, 2320), (2320, 2430), (2430, 2555), (2555, 2620), (2620, 2700), (2700, 2797), (2797, 2905), (2905, 3022), (3022, 3174), (3174, 3278), (3278, 3367), (3367, 3401), (3401, 3433), (3433, 3450), (3450, 3515)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦The ledger: a directory with one file per series [env: GINSCORE_LEDGER]⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The series to use: its name, or an unambiguous part of it⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Print JSON⟧⟦~~~⟧",
    "⟦The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system's]⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦When to use color⟧⟦~~~~~⟧",
    "⟦How to show cards [env: GINSCORE_CARDS]⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Never ask questions, even at a terminal⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Plain text for screen readers: no boxes or symbols⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Print errors and warnings only⟧⟦~~~~~~~~~~⟧",
    "⟦D♦ 10♥, with the faces of a German deck⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦D♦ 10♥, with the faces of a French or Portuguese deck⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦D♦ 10♥, with the faces of a Polish deck⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦A self-contained web page⟧⟦~~~~~~~~⟧",
    "⟦One row per hand, for spreadsheets⟧⟦~~~~~~~~~~~⟧",
    "⟦One object with everything⟧⟦~~~~~~~~⟧",
    "⟦One object per hand, one per line⟧⟦~~~~~~~~~~~⟧",
    "⟦The file, or `-` for standard input⟧⟦~~~~~~~~~~~⟧",
    "⟦Print what would be recorded, one script per series, and write nothing⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Read the column with that heading as that column, or `ignore` it; may be repeated⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The order of day and month in dates such as 11/12/2026⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦Money per point, as in `0.10`, unless the rows give it⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged?⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record that manual edits to the file are intentional⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Play Oklahoma: the knock card's value limits the knock, an ace requires gin, and a spade doubles the hand⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Play Hollywood: three games side by side⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Points that win a game⟧⟦~~~~~~~⟧",
    "⟦Bonus for gin⟧⟦~~~~⟧",
    "⟦Bonus for an undercut⟧⟦~~~~~~~⟧",
    "⟦Value of a box⟧⟦~~~~⟧",
    "⟦Bonus for winning a game⟧⟦~~~~~~~~⟧",
    "⟦Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The player, or the side, who deals first (the players cut, and the lowest card deals)⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Money per point, as in `0.10`, or `none`⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Name of the series [default: its start and players]⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦Names of the two sides, as in `We,They` [default: their players]⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Of three players in turn, the one who sits out first [default: the last]⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Start with a new player's name even if it is close to one that the ledger knows⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The players: `Ann Bob`; sides `Ann Cid v Bob Dan`; a captain `Ann v Bob Cid`; three in turn `Ann Bob Cid`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Names of the players, as for `ginscore new` [default: blanks for two]⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Format [default: from the extension of FILE, or else text]⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Size of the paper⟧⟦~~~~~⟧",
    "⟦A page to print⟧⟦~~~~~⟧",
    "⟦Text⟧⟦~⟧",
    "⟦Write to FILE instead of standard output⟧⟦~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("global-ledger", 0),
    ("global-series", 0),
    ("global-json", 0),
    ("global-lang", 0),
    ("global-color", 0),
    ("global-card-look", 0),
    ("global-no-input", 0),
    ("global-plain", 0),
    ("global-quiet", 0),
    ("cards-bdk", 0),
    ("cards-vdr", 0),
    ("cards-wdk", 0),
    ("format-html", 0),
    ("format-csv", 0),
    ("format-json", 0),
    ("format-jsonl", 0),
    ("import-file", 0),
    ("import-dry-run", 0),
    ("import-map", 0),
    ("import-dates", 0),
    ("import-stake", 0),
    ("audit-seal", 0),
    ("audit-accept", 0),
    ("rules-preset", 0),
    ("changes-oklahoma", 0),
    ("changes-hollywood", 0),
    ("changes-target", 0),
    ("changes-gin-bonus", 0),
    ("changes-undercut-bonus", 0),
    ("changes-box-value", 0),
    ("changes-game-bonus", 0),
    ("changes-settings", 0),
    ("new-dealer", 0),
    ("new-stake", 0),
    ("new-name", 0),
    ("new-sides", 0),
    ("new-out", 0),
    ("new-new-player", 0),
    ("new-players", 0),
    ("paper-players", 0),
    ("paper-format", 0),
    ("paper-size", 0),
    ("paper-html", 0),
    ("paper-text", 0),
    ("paper-output", 0),
];
