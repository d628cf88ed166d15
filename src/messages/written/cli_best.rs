//! The messages of `l10n/*/cli-best.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// lay off { $cards }
message!(0, LayOff { cards: Value });

// discard { $card }
message!(1, Discard { card: Value });

// deadwood { $count }
message!(2, Deadwood { count: Count });

// deadwood { $count }, gin
message!(3, DeadwoodGin { count: Count });

// deadwood { $count }, big gin
message!(4, DeadwoodBigGin { count: Count });

// there are { $count } cards, but at most { $most } can be arranged here
message!(5, TooManyCards { count: Count, most: Count });

// a defender has ten cards, including those laid off
message!(6, TooManyOfDefenderHint);

// a hand has at most eleven cards, before the discard; write the knocker's melds after `on`
message!(7, TooManyCardsHint);

// { $cards }: a set
message!(8, ASet { cards: Value });

// { $cards }: a run
message!(9, ARun { cards: Value });

// { $cards }: not a meld
message!(10, NotAMeld { cards: Value });

// a legal spread with { $count } deadwood
message!(11, LegalSpread { count: Count });

// a spread has ten or eleven cards, not { $count }
message!(12, SpreadSize { count: Count });

// without a slash, each group is checked by itself
message!(13, SpreadSizeHint);

// note: { $cards } cannot be in two melds of one spread
message!(14, InTwoMelds { cards: Value });

// by { $rules }
message!(15, JudgedBy { rules: Value });

// the rules of the series { $series }
message!(16, RulesOfSeries { series: Value });

// the knocker
message!(17, TheKnocker);

// the defender
message!(18, TheDefender);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 19]; 6] = [
    [(0, 10), (50, 60), (102, 113), (156, 172), (235, 255), (340, 395), (658, 708), (972, 1061), (1473, 1482), (1531, 1540), (1594, 1608), (1693, 1724), (1909, 1949), (2144, 2192), (2439, 2484), (2746, 2751), (2798, 2824), (2900, 2911), (2958, 2970)],
    [(10, 19), (60, 72), (113, 121), (172, 185), (255, 272), (395, 452), (708, 760), (1061, 1170), (1482, 1492), (1540, 1554), (1608, 1632), (1724, 1760), (1949, 1996), (2192, 2239), (2484, 2551), (2751, 2759), (2824, 2843), (2911, 2920), (2970, 2983)],
    [(10, 19), (60, 72), (113, 121), (172, 185), (255, 272), (395, 452), (760, 813), (1061, 1170), (1482, 1492), (1540, 1554), (1608, 1632), (1724, 1760), (1949, 1996), (2239, 2283), (2484, 2551), (2751, 2759), (2824, 2843), (2920, 2932), (2970, 2983)],
    [(19, 29), (72, 81), (121, 131), (185, 200), (272, 291), (452, 513), (813, 867), (1170, 1277), (1492, 1505), (1554, 1567), (1632, 1659), (1760, 1830), (1996, 2044), (2283, 2337), (2551, 2621), (2759, 2772), (2843, 2866), (2932, 2942), (2983, 2995)],
    [(29, 39), (81, 92), (131, 142), (200, 216), (291, 315), (513, 574), (867, 921), (1277, 1376), (1505, 1520), (1567, 1583), (1659, 1676), (1830, 1867), (2044, 2091), (2337, 2390), (2621, 2685), (2772, 2783), (2866, 2885), (2942, 2949), (2995, 3001)],
    [(39, 50), (92, 102), (142, 156), (216, 235), (315, 340), (574, 658), (921, 972), (1376, 1473), (1520, 1531), (1583, 1594), (1676, 1693), (1867, 1909), (2091, 2144), (2390, 2439), (2685, 2746), (2783, 2798), (2885, 2900), (2949, 2958), (3001, 3011)],
];

const TEXT: &str = concat!(
    "lay off \u{1}A",
    "juntar \u{1}A",
    "attacca \u{1}A",
    "\u{1}A anlegen",
    "dołóż \u{1}A",
    "discard \u{1}A",
    "descartar \u{1}A",
    "scarta \u{1}A",
    "\u{1}A abwerfen",
    "odrzuć \u{1}A",
    "deadwood \u{1}A",
    "resto \u{1}A",
    "spaiate \u{1}A",
    "Deadwood \u{1}A",
    "wolne karty \u{1}A",
    "deadwood \u{1}A, gin",
    "resto \u{1}A, gin",
    "spaiate \u{1}A, gin",
    "Deadwood \u{1}A, Gin",
    "wolne karty \u{1}A, gin",
    "deadwood \u{1}A, big gin",
    "resto \u{1}A, big gin",
    "spaiate \u{1}A, big gin",
    "Deadwood \u{1}A, Großes Gin",
    "wolne karty \u{1}A, duży gin",
    "there are \u{1}A cards, but at most \u{1}B can be arranged here",
    "há \u{1}A cartas, mas aqui podem ser arrumadas no máximo \u{1}B",
    "le carte sono \u{1}A, ma qui se ne possono disporre al massimo \u{1}B",
    "es sind \u{1}A Karten, aber hier lassen sich höchstens \u{1}B ordnen",
    "\u{3}A\u{4}o\u{5}jest \u{1}A karta\u{4}f\u{5}są \u{1}A karty\u{4}\u{5}jest \u{1}A kart\u{6}, a ułożyć można tu najwyżej \u{1}B",
    "a defender has ten cards, including those laid off",
    "o adversário tem dez cartas, contando as que juntou",
    "o adversário tem dez cartas, incluindo as que juntou",
    "l'avversario ha dieci carte, comprese quelle attaccate",
    "ein Gegner hat zehn Karten, die angelegten mitgezählt",
    "przeciwnik ma dziesięć kart, razem z dołożonymi",
    "a hand has at most eleven cards, before the discard; write the knocker's melds after `on`",
    "uma mão tem no máximo onze cartas, antes do descarte; escreva as combinações de quem bateu depois de `on`",
    "in mano si hanno al massimo undici carte, prima dello scarto; scrivi le combinazioni di chi bussa dopo `on`",
    "ein Blatt hat höchstens elf Karten, vor dem Abwurf; die Meldungen des Klopfers nach `on` schreiben",
    "gracz ma w ręku najwyżej jedenaście kart, przed odrzuceniem; układy pukającego wpisz po `on`",
    "\u{1}A: a set",
    "\u{1}A: trinca",
    "\u{1}A: un gruppo",
    "\u{1}A: eine Gruppe",
    "\u{1}A: komplet",
    "\u{1}A: a run",
    "\u{1}A: sequência",
    "\u{1}A: una scala",
    "\u{1}A: eine Sequenz",
    "\u{1}A: sekwens",
    "\u{1}A: not a meld",
    "\u{1}A: não é combinação",
    "\u{1}A: non è una combinazione",
    "\u{1}A: keine Meldung",
    "\u{1}A: to nie układ",
    "a legal spread with \u{1}A deadwood",
    "uma arrumação válida com resto \u{1}A",
    "una disposizione regolare con \u{3}A\u{4}o\u{5}\u{1}A punto spaiato\u{4}\u{5}\u{1}A punti spaiati\u{6}",
    "eine gültige Auslage mit Deadwood \u{1}A",
    "prawidłowy rozkład, suma wolnych kart \u{1}A",
    "a spread has ten or eleven cards, not \u{1}A",
    "uma arrumação tem dez ou onze cartas, não \u{1}A",
    "una disposizione ha dieci o undici carte, non \u{1}A",
    "eine Auslage hat zehn oder elf Karten, nicht \u{1}A",
    "rozkład ma dziesięć lub jedenaście kart, a nie \u{1}A",
    "without a slash, each group is checked by itself",
    "sem barra, cada grupo é verificado em separado",
    "sem barra, cada grupo é verificado à parte",
    "senza barra ogni insieme di carte si controlla da solo",
    "ohne Schrägstrich wird jedes Wort für sich geprüft",
    "bez ukośnika każda grupa jest sprawdzana osobno",
    "note: \u{1}A cannot be in two melds of one spread",
    "nota: \u{1}A não pode estar em duas combinações da mesma arrumação",
    "nota: \u{1}A non può stare in due combinazioni di una stessa disposizione",
    "Hinweis: \u{1}A kann in einer Auslage nicht in zwei Meldungen liegen",
    "uwaga: \u{1}A nie może być w dwóch układach jednego rozkładu",
    "by \u{1}A",
    "pelas \u{1}A",
    "secondo le \u{1}A",
    "nach den \u{1}A",
    "obowiązują \u{1}A",
    "the rules of the series \u{1}A",
    "regras da série \u{1}A",
    "regole dell'incontro \u{1}A",
    "Regeln der Serie \u{1}A",
    "zasady serii \u{1}A",
    "the knocker",
    "o jogador",
    "quem termina",
    "chi chiude",
    "Klopfer",
    "pukający",
    "the defender",
    "o adversário",
    "l'avversario",
    "Gegner",
    "przeciwnik",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 19] = [(0, 24), (24, 48), (48, 74), (74, 112), (112, 156), (156, 252), (252, 330), (330, 460), (460, 483), (483, 506), (506, 536), (536, 594), (594, 658), (658, 734), (734, 811), (811, 829), (829, 875), (875, 901), (901, 929)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦lay off⟧ \u{1}A⟦~~⟧",
    "⟦discard⟧ \u{1}A⟦~~⟧",
    "⟦deadwood⟧ \u{1}A⟦~~~⟧",
    "⟦deadwood⟧ \u{1}A⟦, gin⟧⟦~~~~⟧",
    "⟦deadwood⟧ \u{1}A⟦, big gin⟧⟦~~~~~~⟧",
    "⟦there are⟧ \u{1}A ⟦cards, but at most⟧ \u{1}B ⟦can be arranged here⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦a defender has ten cards, including those laid off⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦a hand has at most eleven cards, before the discard; write the knocker's melds after `on`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A⟦: a set⟧⟦~~⟧",
    "\u{1}A⟦: a run⟧⟦~~⟧",
    "\u{1}A⟦: not a meld⟧⟦~~~~⟧",
    "⟦a legal spread with⟧ \u{1}A ⟦deadwood⟧⟦~~~~~~~~~⟧",
    "⟦a spread has ten or eleven cards, not⟧ \u{1}A⟦~~~~~~~~~~~~⟧",
    "⟦without a slash, each group is checked by itself⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦note:⟧ \u{1}A ⟦cannot be in two melds of one spread⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦by⟧ \u{1}A⟦~⟧",
    "⟦the rules of the series⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦the knocker⟧⟦~~~⟧",
    "⟦the defender⟧⟦~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("lay-off", 1),
    ("discard", 1),
    ("deadwood", 1),
    ("deadwood-gin", 1),
    ("deadwood-big-gin", 1),
    ("too-many-cards", 2),
    ("too-many-of-defender-hint", 0),
    ("too-many-cards-hint", 0),
    ("a-set", 1),
    ("a-run", 1),
    ("not-a-meld", 1),
    ("legal-spread", 1),
    ("spread-size", 1),
    ("spread-size-hint", 0),
    ("in-two-melds", 1),
    ("judged-by", 1),
    ("rules-of-series", 1),
    ("the-knocker", 0),
    ("the-defender", 0),
];
