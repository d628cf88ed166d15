//! The messages of `l10n/*/cli-lineup.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// `--out` is for three players in turn
message!(0, OutMisplaced);

// name three players without a `v`, as in `new Ann Bob Cid --out Cid`
message!(1, OutMisplacedHint);

// `--sides` is for partners
message!(2, SidesMisplaced);

// name the players of both sides, as in `new Ann Cid v Bob Dan --sides "We,They"`
message!(3, SidesMisplacedHint);

// { $name } is none of the players
message!(4, NoneOfPlayers { name: Value });

// name one of { $players }
message!(5, NameOneOf { players: Value });

// a series needs two players or more
message!(6, TooFewPlayers);

// { $players -> [one] { $players } player cannot be seated like this [other] { $players } players cannot be seated like this }
message!(7, CannotBeSeated { players: Count });

// two players as in `Ann Bob`; sides as in `Ann Cid v Bob Dan`, up to five each; a captain against two or three as in `Ann v Bob Cid`; three in turn as in `Ann Bob Cid`; put a name of several words in quotation marks
message!(8, SeatingHint);

// { $text } is not two names
message!(9, NotTwoNames { text: Value });

// separate them with a comma, as in `We,They`
message!(10, NotTwoNamesHint);

// three players in turn cannot play several games side by side
message!(11, NoColumnsInTurn);

// a win would be entered in columns that two different opponents share; leave out `--hollywood`, or play `--set columns=1`
message!(12, NoColumnsInTurnHint);

// three players in turn cannot settle by `score-plus-difference`
message!(13, NoDifferenceInTurn);

// that settlement compares two scores; play `--set settlement=totals`
message!(14, NoDifferenceInTurnHint);

// { $key } is a rule for more than two players
message!(15, RuleForMore { key: Value });

// leave it out, or name all players, as in `new Ann Cid v Bob Dan`
message!(16, RuleForMoreHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 17]; 6] = [
    [(0, 36), (241, 308), (576, 601), (721, 800), (1133, 1158), (1275, 1289), (1340, 1374), (1546, 1627), (2001, 2215), (3363, 3382), (3473, 3516), (3695, 3755), (4094, 4214), (4859, 4921), (5305, 5372), (5669, 5707), (5879, 5943)],
    [(36, 79), (308, 376), (601, 628), (800, 886), (1158, 1190), (1289, 1299), (1374, 1418), (1627, 1702), (2215, 2451), (3382, 3405), (3516, 3561), (3755, 3828), (4214, 4342), (4921, 5005), (5372, 5442), (5707, 5750), (5943, 6014)],
    [(79, 117), (308, 376), (601, 628), (800, 886), (1158, 1190), (1289, 1299), (1374, 1418), (1627, 1702), (2451, 2682), (3382, 3405), (3516, 3561), (3828, 3893), (4342, 4472), (5005, 5084), (5372, 5442), (5707, 5750), (5943, 6014)],
    [(117, 156), (376, 443), (628, 658), (886, 973), (1190, 1217), (1299, 1308), (1418, 1466), (1702, 1809), (2682, 2903), (3405, 3425), (3561, 3604), (3893, 3958), (4472, 4598), (5084, 5153), (5442, 5512), (5750, 5792), (6014, 6082)],
    [(156, 200), (443, 507), (658, 692), (973, 1055), (1217, 1249), (1308, 1317), (1466, 1508), (1809, 1882), (2903, 3154), (3425, 3449), (3604, 3649), (3958, 4029), (4598, 4738), (5153, 5225), (5512, 5597), (5792, 5836), (6082, 6153)],
    [(200, 241), (507, 576), (692, 721), (1055, 1133), (1249, 1275), (1317, 1340), (1508, 1546), (1882, 2001), (3154, 3363), (3449, 3473), (3649, 3695), (4029, 4094), (4738, 4859), (5225, 5305), (5597, 5669), (5836, 5879), (6153, 6230)],
];

const TEXT: &str = concat!(
    "`--out` is for three players in turn",
    "`--out` é para três jogadores em rodízio",
    "`--out` é para três jogadores à vez",
    "`--out` serve per tre giocatori a turno",
    "`--out` gibt es nur für drei Spieler reihum",
    "`--out` jest dla trzech graczy na zmianę",
    "name three players without a `v`, as in `new Ann Bob Cid --out Cid`",
    "indique três jogadores sem `v`, como em `new Ann Bob Cid --out Cid`",
    "indica tre giocatori senza `v`, come in `new Ann Bob Cid --out Cid`",
    "drei Spieler ohne `v` nennen, wie in `new Ann Bob Cid --out Cid`",
    "podaj trzech graczy bez `v`, na przykład `new Ann Bob Cid --out Cid`",
    "`--sides` is for partners",
    "`--sides` é para parceiros",
    "`--sides` serve per le squadre",
    "`--sides` gibt es nur für Partner",
    "`--sides` jest dla partnerów",
    "name the players of both sides, as in `new Ann Cid v Bob Dan --sides \"We,They\"`",
    "indique os jogadores dos dois lados, como em `new Ann Cid v Bob Dan --sides \"We,They\"`",
    "indica i giocatori delle due squadre, come in `new Ann Cid v Bob Dan --sides \"We,They\"`",
    "die Spieler beider Seiten nennen, wie in `new Ann Cid v Bob Dan --sides \"We,They\"`",
    "podaj graczy obu stron, na przykład `new Ann Cid v Bob Dan --sides \"We,They\"`",
    "\u{1}A is none of the players",
    "\u{1}A não está entre os jogadores",
    "\u{1}A non è uno dei giocatori",
    "\u{1}A gehört nicht zu den Spielern",
    "\u{1}A nie jest wśród graczy",
    "name one of \u{1}A",
    "indique \u{1}A",
    "indica \u{1}A",
    "\u{1}A nennen",
    "podaj jedno z imion: \u{1}A",
    "a series needs two players or more",
    "uma série precisa de dois jogadores ou mais",
    "per un incontro ci vogliono almeno due giocatori",
    "eine Serie braucht mindestens zwei Spieler",
    "seria wymaga co najmniej dwóch graczy",
    "\u{3}A\u{4}o\u{5}\u{1}A player cannot be seated like this\u{4}\u{5}\u{1}A players cannot be seated like this\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A jogador não pode jogar assim\u{4}\u{5}\u{1}A jogadores não podem jogar assim\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A giocatore non si può mettere al tavolo così\u{4}\u{5}\u{1}A giocatori non si possono mettere al tavolo così\u{6}",
    "\u{3}A\u{4}o\u{5}mit \u{1}A Spieler geht das so nicht\u{4}\u{5}mit \u{1}A Spielern geht das so nicht\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}A gracza nie da się tak rozsadzić\u{4}f\u{5}\u{1}A graczy nie da się tak rozsadzić\u{4}\u{5}\u{1}A graczy nie da się tak rozsadzić\u{6}",
    "two players as in `Ann Bob`; sides as in `Ann Cid v Bob Dan`, up to five each; a captain against two or three as in `Ann v Bob Cid`; three in turn as in `Ann Bob Cid`; put a name of several words in quotation marks",
    "dois jogadores como em `Ann Bob`; lados como em `Ann Cid v Bob Dan`, até cinco em cada um; um capitão contra dois ou três como em `Ann v Bob Cid`; três em rodízio como em `Ann Bob Cid`; ponha entre aspas um nome de várias palavras",
    "dois jogadores como em `Ann Bob`; lados como em `Ann Cid v Bob Dan`, até cinco em cada um; um capitão contra dois ou três como em `Ann v Bob Cid`; três à vez como em `Ann Bob Cid`; ponha entre aspas um nome de várias palavras",
    "due giocatori come in `Ann Bob`; squadre come in `Ann Cid v Bob Dan`, al massimo di cinque; un capitano contro due o tre come in `Ann v Bob Cid`; tre a turno come in `Ann Bob Cid`; un nome di più parole va tra virgolette",
    "zwei Spieler wie in `Ann Bob`; Seiten wie in `Ann Cid v Bob Dan`, bis zu fünf Spieler je Seite; ein Kapitän gegen zwei oder drei wie in `Ann v Bob Cid`; drei reihum wie in `Ann Bob Cid`; einen Namen aus mehreren Wörtern in Anführungszeichen setzen",
    "dwóch graczy: `Ann Bob`; dwie strony: `Ann Cid v Bob Dan`, do pięciu graczy każda; kapitan przeciw dwóm lub trzem: `Ann v Bob Cid`; trzech na zmianę: `Ann Bob Cid`; imię z kilku słów weź w cudzysłów",
    "\u{1}A is not two names",
    "\u{1}A não são dois nomes",
    "\u{1}A non sono due nomi",
    "\u{1}A sind nicht zwei Namen",
    "\u{1}A to nie są dwie nazwy",
    "separate them with a comma, as in `We,They`",
    "separe-os com uma vírgula, como em `We,They`",
    "separali con una virgola, come in `We,They`",
    "sie mit einem Komma trennen, wie in `We,They`",
    "oddziel je przecinkiem, na przykład `We,They`",
    "three players in turn cannot play several games side by side",
    "três jogadores em rodízio não podem jogar várias partidas lado a lado",
    "três jogadores à vez não podem jogar vários jogos lado a lado",
    "tre giocatori a turno non possono giocare più partite affiancate",
    "drei Spieler reihum können nicht mehrere Partien nebeneinander spielen",
    "trzech graczy na zmianę nie może grać kilku partii obok siebie",
    "a win would be entered in columns that two different opponents share; leave out `--hollywood`, or play `--set columns=1`",
    "uma vitória seria lançada em colunas que dois adversários diferentes dividem; omita `--hollywood`, ou jogue `--set columns=1`",
    "uma vitória seria lançada em colunas que dois adversários diferentes partilham; omita `--hollywood`, ou jogue `--set columns=1`",
    "una vittoria andrebbe in colonne che due avversari diversi hanno in comune; togli `--hollywood`, o gioca con `--set columns=1`",
    "eine gewonnene Runde käme in Spalten, die sich zwei verschiedene Gegner teilen; `--hollywood` weglassen, oder mit `--set columns=1` spielen",
    "wygrana trafiałaby do kolumn, które dzielą dwaj różni przeciwnicy; pomiń `--hollywood` albo użyj `--set columns=1`",
    "three players in turn cannot settle by `score-plus-difference`",
    "três jogadores em rodízio não podem acertar as contas com `score-plus-difference`",
    "três jogadores à vez não podem acertar as contas com `score-plus-difference`",
    "tre giocatori a turno non possono saldare con `score-plus-difference`",
    "drei Spieler reihum können nicht nach `score-plus-difference` abrechnen",
    "trzech graczy na zmianę nie może rozliczać się przez `score-plus-difference`",
    "that settlement compares two scores; play `--set settlement=totals`",
    "esse acerto compara duas pontuações; jogue `--set settlement=totals`",
    "quel saldo confronta due punteggi; gioca con `--set settlement=totals`",
    "diese Abrechnung vergleicht zwei Punktestände; mit `--set settlement=totals` spielen",
    "takie rozliczenie porównuje dwa wyniki; użyj `--set settlement=totals`",
    "\u{1}A is a rule for more than two players",
    "\u{1}A é uma regra para mais de dois jogadores",
    "\u{1}A è una regola per più di due giocatori",
    "\u{1}A ist eine Regel für mehr als zwei Spieler",
    "\u{1}A to zasada dla więcej niż dwóch graczy",
    "leave it out, or name all players, as in `new Ann Cid v Bob Dan`",
    "omita-a, ou indique todos os jogadores, como em `new Ann Cid v Bob Dan`",
    "toglila, o indica tutti i giocatori, come in `new Ann Cid v Bob Dan`",
    "sie weglassen, oder alle Spieler nennen, wie in `new Ann Cid v Bob Dan`",
    "pomiń ją albo podaj wszystkich graczy, na przykład `new Ann Cid v Bob Dan`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 17] = [(0, 60), (60, 161), (161, 206), (206, 323), (323, 367), (367, 397), (397, 454), (454, 547), (547, 844), (844, 880), (880, 949), (949, 1041), (1041, 1213), (1213, 1307), (1307, 1408), (1408, 1470), (1470, 1567)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦`--out` is for three players in turn⟧⟦~~~~~~~~~~~~⟧",
    "⟦name three players without a `v`, as in `new Ann Bob Cid --out Cid`⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`--sides` is for partners⟧⟦~~~~~~~~⟧",
    "⟦name the players of both sides, as in `new Ann Cid v Bob Dan --sides \"We,They\"`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is none of the players⟧⟦~~~~~~~⟧",
    "⟦name one of⟧ \u{1}A⟦~~~~⟧",
    "⟦a series needs two players or more⟧⟦~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}A ⟦player cannot be seated like this⟧\u{4}\u{5}\u{1}A ⟦players cannot be seated like this⟧\u{6}",
    "⟦two players as in `Ann Bob`; sides as in `Ann Cid v Bob Dan`, up to five each; a captain against two or three as in `Ann v Bob Cid`; three in turn as in `Ann Bob Cid`; put a name of several words in quotation marks⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not two names⟧⟦~~~~~⟧",
    "⟦separate them with a comma, as in `We,They`⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦three players in turn cannot play several games side by side⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦a win would be entered in columns that two different opponents share; leave out `--hollywood`, or play `--set columns=1`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦three players in turn cannot settle by `score-plus-difference`⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦that settlement compares two scores; play `--set settlement=totals`⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is a rule for more than two players⟧⟦~~~~~~~~~~~~⟧",
    "⟦leave it out, or name all players, as in `new Ann Cid v Bob Dan`⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("out-misplaced", 0),
    ("out-misplaced-hint", 0),
    ("sides-misplaced", 0),
    ("sides-misplaced-hint", 0),
    ("none-of-players", 1),
    ("name-one-of", 1),
    ("too-few-players", 0),
    ("cannot-be-seated", 1),
    ("seating-hint", 0),
    ("not-two-names", 1),
    ("not-two-names-hint", 0),
    ("no-columns-in-turn", 0),
    ("no-columns-in-turn-hint", 0),
    ("no-difference-in-turn", 0),
    ("no-difference-in-turn-hint", 0),
    ("rule-for-more", 1),
    ("rule-for-more-hint", 0),
];
