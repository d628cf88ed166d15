//! The messages of `l10n/*/cli-guide.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// Who ended the hand? ({ $one }, { $two }, or { $draw })
message!(0, WhoEnded { one: Value, two: Value, draw: Value });

// How? ({ $knock }, { $gin }, { $big-gin }) [{ $knock }]
message!(1, HowEnded { knock: Value, gin: Value, big_gin: Value });

// Record this hand? (y or n) [y]
message!(2, RecordHand);

// Knock card:
message!(3, KnockCard);

// { $player }'s cards [Enter for gin without cards]:
message!(4, OwnCardsGin { player: Value });

// { $player }'s cards [Enter for big-gin without cards]:
message!(5, OwnCardsBigGin { player: Value });

// { $player }'s cards or count:
message!(6, OwnCards { player: Value });

// { $other }'s cards or count:
message!(7, OthersCards { other: Value });

// Cards that { $other } laid off [none]:
message!(8, LaidOff { other: Value });

// that is not one of the players
message!(9, NotAPlayer);

// type { $one } or { $two }
message!(10, NotAPlayerHint { one: Value, two: Value });

// a hand ends with a knock, gin or big gin
message!(11, NoEnding);

// type `{ $knock }`, `{ $gin }` or `{ $big-gin }`
message!(12, NoEndingHint { knock: Value, gin: Value, big_gin: Value });

// enter cards or a count
message!(13, NoCards);

// as in `4-7s 9cdh / 2h ac ad`, or `4`
message!(14, NoCardsHint);

// as in `kcdh 2-4c / 7h 3d`, or `23`, the count after laying off
message!(15, NoOthersCardsHint);

// gin has no count
message!(16, GinHasNoCount);

// press Enter or type the cards; the other player's count comes next
message!(17, GinHasNoCountHint);

// type y or n
message!(18, YesOrNo);

// y records the hand, n goes back to fix it
message!(19, YesOrNoHint);

// this is more than cards or a count
message!(20, MoreThanCards);

// type only the cards, or only the count, as in `23`
message!(21, MoreThanCardsHint);

// these cards are not gin: there is deadwood
message!(22, NotGin);

// fix the cards, or go back with `<` and answer { $knock }
message!(23, NotGinHint { knock: Value });

// `<` goes back a question; Ctrl-D leaves the questions.
message!(24, HowToAnswer);

// Whose hand has ended? ({ $pairs }):
message!(25, WhoseHand { pairs: Value });

// Type the name of a player who is still playing.
message!(26, StillPlaying);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 27]; 6] = [
    [(0, 35), (191, 213), (303, 333), (505, 516), (574, 615), (763, 808), (1023, 1043), (1023, 1043), (1135, 1165), (1276, 1306), (1450, 1463), (1542, 1582), (1791, 1814), (1943, 1965), (2112, 2148), (2304, 2366), (2624, 2640), (2755, 2821), (3218, 3229), (3298, 3339), (3576, 3610), (3759, 3809), (4078, 4120), (4353, 4401), (4680, 4734), (5016, 5043), (5174, 5221)],
    [(35, 71), (213, 236), (333, 366), (516, 532), (615, 656), (808, 853), (1043, 1065), (1043, 1065), (1165, 1196), (1306, 1349), (1463, 1478), (1582, 1629), (1814, 1839), (1965, 1992), (2148, 2186), (2366, 2428), (2640, 2661), (2821, 2892), (3229, 3242), (3339, 3381), (3610, 3648), (3809, 3859), (4120, 4165), (4401, 4450), (4734, 4783), (5043, 5078), (5221, 5273)],
    [(35, 71), (213, 236), (366, 398), (516, 532), (615, 656), (853, 898), (1043, 1065), (1043, 1065), (1165, 1196), (1349, 1373), (1478, 1494), (1582, 1629), (1839, 1865), (1992, 2020), (2148, 2186), (2366, 2428), (2661, 2681), (2892, 2969), (3242, 3256), (3381, 3429), (3610, 3648), (3859, 3910), (4165, 4210), (4450, 4506), (4783, 4840), (5043, 5078), (5273, 5326)],
    [(71, 107), (236, 259), (398, 433), (532, 549), (656, 694), (898, 940), (1065, 1083), (1065, 1083), (1196, 1226), (1373, 1397), (1494, 1508), (1629, 1686), (1865, 1889), (2020, 2046), (2186, 2223), (2428, 2493), (2681, 2703), (2969, 3040), (3256, 3268), (3429, 3479), (3648, 3685), (3910, 3961), (4210, 4258), (4506, 4568), (4840, 4901), (5078, 5105), (5326, 5381)],
    [(107, 150), (259, 281), (433, 470), (549, 560), (694, 730), (940, 984), (1083, 1115), (1083, 1115), (1226, 1255), (1397, 1423), (1508, 1527), (1686, 1736), (1889, 1918), (2046, 2091), (2223, 2261), (2493, 2556), (2703, 2740), (3040, 3126), (3268, 3285), (3479, 3536), (3685, 3729), (3961, 4026), (4258, 4304), (4568, 4630), (4901, 4958), (5105, 5136), (5381, 5432)],
    [(150, 191), (281, 303), (470, 505), (560, 574), (730, 763), (984, 1023), (1115, 1135), (1115, 1135), (1255, 1276), (1423, 1450), (1527, 1542), (1736, 1791), (1918, 1943), (2091, 2112), (2261, 2304), (2556, 2624), (2740, 2755), (3126, 3218), (3285, 3298), (3536, 3576), (3729, 3759), (4026, 4078), (4304, 4353), (4630, 4680), (4958, 5016), (5136, 5174), (5432, 5471)],
];

const TEXT: &str = concat!(
    "Who ended the hand? (\u{1}A, \u{1}B, or \u{1}C)",
    "Quem terminou a mão? (\u{1}A, \u{1}B ou \u{1}C)",
    "Chi ha chiuso la mano? (\u{1}A, \u{1}B o \u{1}C)",
    "Wer hat die Runde beendet? (\u{1}A, \u{1}B oder \u{1}C)",
    "Kto zakończył rozdanie? (\u{1}A, \u{1}B lub \u{1}C)",
    "How? (\u{1}A, \u{1}B, \u{1}C) [\u{1}A]",
    "Como? (\u{1}A, \u{1}B, \u{1}C) [\u{1}A]",
    "Come? (\u{1}A, \u{1}B, \u{1}C) [\u{1}A]",
    "Wie? (\u{1}A, \u{1}B, \u{1}C) [\u{1}A]",
    "Jak? (\u{1}A, \u{1}B, \u{1}C) [\u{1}A]",
    "Record this hand? (y or n) [y]",
    "Registrar esta mão? (s ou n) [s]",
    "Registar esta mão? (s ou n) [s]",
    "Registrare questa mano? (s o n) [s]",
    "Diese Runde eintragen? (j oder n) [j]",
    "Zapisać to rozdanie? (t lub n) [t]",
    "Knock card:",
    "Carta do limite:",
    "Carta del limite:",
    "Klopfkarte:",
    "Karta pukania:",
    "\u{1}A's cards [Enter for gin without cards]:",
    "Cartas de \u{1}A [Enter para gin sem cartas]:",
    "\u{1}A: carte [Invio per gin senza carte]:",
    "\u{1}A: Karten [Enter: Gin ohne Karten]:",
    "Karty (\u{1}A) [Enter: gin bez kart]:",
    "\u{1}A's cards [Enter for big-gin without cards]:",
    "Cartas de \u{1}A [Enter para big-gin sem cartas]:",
    "Cartas de \u{1}A [Enter para big gin sem cartas]:",
    "\u{1}A: carte [Invio per big gin senza carte]:",
    "\u{1}A: Karten [Enter: Großes Gin ohne Karten]:",
    "Karty (\u{1}A) [Enter: duży gin bez kart]:",
    "\u{1}A's cards or count:",
    "Cartas ou resto de \u{1}A:",
    "\u{1}A: carte o conto:",
    "\u{1}A: Karten oder Deadwood-Punkte:",
    "Karty lub suma (\u{1}A):",
    "Cards that \u{1}A laid off [none]:",
    "Cartas que \u{1}A juntou [nenhuma]:",
    "\u{1}A: carte attaccate [nessuna]:",
    "\u{1}A: angelegte Karten [keine]:",
    "Co dokłada \u{1}A [nic]:",
    "that is not one of the players",
    "esse não é o nome de nenhum dos jogadores",
    "não é um dos jogadores",
    "non è uno dei giocatori",
    "das ist keiner der Spieler",
    "to nie jest żaden z graczy",
    "type \u{1}A or \u{1}B",
    "digite \u{1}A ou \u{1}B",
    "escreva \u{1}A ou \u{1}B",
    "scrivi \u{1}A o \u{1}B",
    "\u{1}A oder \u{1}B eingeben",
    "wpisz \u{1}A lub \u{1}B",
    "a hand ends with a knock, gin or big gin",
    "uma mão termina com uma batida, gin ou big gin",
    "una mano si chiude con una bussata, con gin o con big gin",
    "eine Runde endet mit Klopfen, Gin oder Großem Gin",
    "rozdanie kończy się pukaniem, ginem albo dużym ginem",
    "type `\u{1}A`, `\u{1}B` or `\u{1}C`",
    "digite `\u{1}A`, `\u{1}B` ou `\u{1}C`",
    "escreva `\u{1}A`, `\u{1}B` ou `\u{1}C`",
    "scrivi `\u{1}A`, `\u{1}B` o `\u{1}C`",
    "`\u{1}A`, `\u{1}B` oder `\u{1}C` eingeben",
    "wpisz `\u{1}A`, `\u{1}B` lub `\u{1}C`",
    "enter cards or a count",
    "digite as cartas ou o resto",
    "indique as cartas ou o resto",
    "scrivi le carte o un conto",
    "es fehlen die Karten oder die Deadwood-Punkte",
    "wpisz karty lub sumę",
    "as in `4-7s 9cdh / 2h ac ad`, or `4`",
    "como em `4-7s 9cdh / 2h ac ad`, ou `4`",
    "come in `4-7s 9cdh / 2h ac ad`, o `4`",
    "wie in `4-7s 9cdh / 2h ac ad` oder `4`",
    "na przykład `4-7s 9cdh / 2h ac ad` lub `4`",
    "as in `kcdh 2-4c / 7h 3d`, or `23`, the count after laying off",
    "como em `kcdh 2-4c / 7h 3d`, ou `23`, o resto depois de juntar",
    "come in `kcdh 2-4c / 7h 3d`, o `23`, il conto dopo aver attaccato",
    "wie in `kcdh 2-4c / 7h 3d` oder `23`, gezählt nach dem Anlegen",
    "na przykład `kcdh 2-4c / 7h 3d` lub `23`, czyli suma po dokładaniu",
    "gin has no count",
    "no gin não há resto",
    "o gin não tem resto",
    "il gin non ha un conto",
    "bei Gin gibt es keine Deadwood-Punkte",
    "gin nie ma sumy",
    "press Enter or type the cards; the other player's count comes next",
    "aperte Enter ou digite as cartas; o resto do outro jogador vem a seguir",
    "carregue em Enter ou escreva as cartas; o resto do outro jogador vem a seguir",
    "premi Invio o scrivi le carte; il conto dell'altro giocatore viene dopo",
    "Enter drücken oder die Karten eingeben; die Deadwood-Punkte des anderen kommen danach",
    "naciśnij Enter lub wpisz karty; o sumę drugiego gracza chodzi dopiero w następnym pytaniu",
    "type y or n",
    "digite s ou n",
    "escreva s ou n",
    "scrivi s o n",
    "j oder n eingeben",
    "wpisz t lub n",
    "y records the hand, n goes back to fix it",
    "s registra a mão, n volta para corrigi-la",
    "s regista a mão, n volta atrás para a corrigir",
    "s registra la mano, n torna indietro a correggerla",
    "j trägt die Runde ein, n geht zurück, um sie zu ändern",
    "t zapisuje rozdanie, n wraca do poprawek",
    "this is more than cards or a count",
    "isto é mais do que cartas ou um resto",
    "qui c'è di più che carte o un conto",
    "das ist mehr als Karten oder Deadwood-Punkte",
    "to więcej niż karty lub suma",
    "type only the cards, or only the count, as in `23`",
    "digite só as cartas, ou só o resto, como em `23`",
    "escreva só as cartas, ou só o resto, como em `23`",
    "scrivi solo le carte, o solo il conto, come in `23`",
    "nur die Karten oder nur die Deadwood-Punkte eingeben, wie in `23`",
    "wpisz same karty albo samą sumę, na przykład `23`",
    "these cards are not gin: there is deadwood",
    "estas cartas não são gin: há cartas mortas",
    "estas cartas não são gin: há cartas soltas",
    "queste carte non sono gin: ce ne sono di spaiate",
    "diese Karten sind kein Gin: Es bleibt Deadwood",
    "te karty to nie gin: są wśród nich wolne karty",
    "fix the cards, or go back with `<` and answer \u{1}A",
    "corrija as cartas, ou volte com `<` e responda \u{1}A",
    "corrija as cartas, ou volte atrás com `<` e responda \u{1}A",
    "correggi le carte, oppure torna indietro con `<` e rispondi \u{1}A",
    "die Karten ändern, oder mit `<` zurückgehen und \u{1}A antworten",
    "popraw karty albo wróć przez `<` i odpowiedz: \u{1}A",
    "`<` goes back a question; Ctrl-D leaves the questions.",
    "`<` volta uma pergunta; Ctrl-D sai das perguntas.",
    "`<` volta à pergunta anterior; Ctrl-D sai das perguntas.",
    "`<` torna alla domanda precedente; Ctrl-D esce dalle domande.",
    "`<` geht eine Frage zurück; Strg-D verlässt die Fragen.",
    "`<` wraca do poprzedniego pytania; Ctrl-D kończy pytania.",
    "Whose hand has ended? (\u{1}A):",
    "De quem é a mão que acabou? (\u{1}A):",
    "Quale mano è finita? (\u{1}A):",
    "Wessen Runde ist zu Ende? (\u{1}A):",
    "Czyje rozdanie się skończyło? (\u{1}A):",
    "Type the name of a player who is still playing.",
    "Digite o nome de um jogador que ainda está jogando.",
    "Escreva o nome de um jogador que ainda está a jogar.",
    "Scrivi il nome di un giocatore che sta ancora giocando.",
    "Den Namen eines Spielers eingeben, der noch spielt.",
    "Wpisz imię gracza, który jeszcze gra.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 27] = [(0, 74), (74, 136), (136, 188), (188, 214), (214, 280), (280, 351), (351, 389), (351, 389), (389, 446), (446, 498), (498, 532), (532, 597), (597, 655), (655, 696), (696, 756), (756, 850), (850, 883), (883, 983), (983, 1009), (1009, 1075), (1075, 1132), (1132, 1210), (1210, 1278), (1278, 1353), (1353, 1437), (1437, 1490), (1490, 1564)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Who ended the hand? (⟧\u{1}A⟦,⟧ \u{1}B⟦, or⟧ \u{1}C⟦)⟧⟦~~~~~~~~~⟧",
    "⟦How? (⟧\u{1}A⟦,⟧ \u{1}B⟦,⟧ \u{1}C⟦) [⟧\u{1}A⟦]⟧⟦~~~~⟧",
    "⟦Record this hand? (y or n) [y]⟧⟦~~~~~~~~~~⟧",
    "⟦Knock card:⟧⟦~~~⟧",
    "\u{1}A⟦'s cards [Enter for gin without cards]:⟧⟦~~~~~~~~~~~~~⟧",
    "\u{1}A⟦'s cards [Enter for big-gin without cards]:⟧⟦~~~~~~~~~~~~~~⟧",
    "\u{1}A⟦'s cards or count:⟧⟦~~~~~~⟧",
    "⟦Cards that⟧ \u{1}A ⟦laid off [none]:⟧⟦~~~~~~~~~⟧",
    "⟦that is not one of the players⟧⟦~~~~~~~~~~⟧",
    "⟦type⟧ \u{1}A ⟦or⟧ \u{1}B⟦~~~⟧",
    "⟦a hand ends with a knock, gin or big gin⟧⟦~~~~~~~~~~~~~⟧",
    "⟦type `⟧\u{1}A⟦`, `⟧\u{1}B⟦` or `⟧\u{1}C⟦`⟧⟦~~~~~⟧",
    "⟦enter cards or a count⟧⟦~~~~~~~⟧",
    "⟦as in `4-7s 9cdh / 2h ac ad`, or `4`⟧⟦~~~~~~~~~~~~⟧",
    "⟦as in `kcdh 2-4c / 7h 3d`, or `23`, the count after laying off⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦gin has no count⟧⟦~~~~~⟧",
    "⟦press Enter or type the cards; the other player's count comes next⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦type y or n⟧⟦~~~⟧",
    "⟦y records the hand, n goes back to fix it⟧⟦~~~~~~~~~~~~~⟧",
    "⟦this is more than cards or a count⟧⟦~~~~~~~~~~~⟧",
    "⟦type only the cards, or only the count, as in `23`⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦these cards are not gin: there is deadwood⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦fix the cards, or go back with `<` and answer⟧ \u{1}A⟦~~~~~~~~~~~~~~~⟧",
    "⟦`<` goes back a question; Ctrl-D leaves the questions.⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦Whose hand has ended? (⟧\u{1}A⟦):⟧⟦~~~~~~~~⟧",
    "⟦Type the name of a player who is still playing.⟧⟦~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("who-ended", 3),
    ("how-ended", 3),
    ("record-hand", 0),
    ("knock-card", 0),
    ("own-cards-gin", 1),
    ("own-cards-big-gin", 1),
    ("own-cards", 1),
    ("others-cards", 1),
    ("laid-off", 1),
    ("not-a-player", 0),
    ("not-a-player-hint", 2),
    ("no-ending", 0),
    ("no-ending-hint", 3),
    ("no-cards", 0),
    ("no-cards-hint", 0),
    ("no-others-cards-hint", 0),
    ("gin-has-no-count", 0),
    ("gin-has-no-count-hint", 0),
    ("yes-or-no", 0),
    ("yes-or-no-hint", 0),
    ("more-than-cards", 0),
    ("more-than-cards-hint", 0),
    ("not-gin", 0),
    ("not-gin-hint", 1),
    ("how-to-answer", 0),
    ("whose-hand", 1),
    ("still-playing", 0),
];
