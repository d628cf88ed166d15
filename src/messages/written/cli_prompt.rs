//! The messages of `l10n/*/cli-prompt.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// y
message!(0, Yes);

// draw
message!(1, AnswerDraw);

// knock
message!(2, AnswerKnock);

// gin
message!(3, AnswerGin);

// big-gin
message!(4, AnswerBigGin);

// Who ended the hand? ({ $players }, or { $draw })
message!(5, WhoEndedOrDraw { players: Value, draw: Value });

// Who ended the hand? ({ $players })
message!(6, WhoEnded { players: Value });

// Their cards or count, { $gin }, or { $big-gin }
message!(7, TheirCards { gin: Value, big_gin: Value });

// The other player's cards, or their count after laying off
message!(8, OthersCards);

// Knock card
message!(9, KnockCard);

// advice: { $better }
message!(10, Advice { better: Value });

// Record it anyway? (y or n)
message!(11, RecordAnyway);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 12]; 6] = [
    [(0, 1), (4, 8), (37, 42), (69, 72), (72, 79), (99, 130), (274, 298), (412, 443), (642, 699), (977, 987), (1041, 1051), (1091, 1117)],
    [(1, 2), (8, 14), (42, 48), (69, 72), (72, 79), (130, 163), (298, 324), (443, 485), (699, 751), (987, 1002), (1051, 1063), (1117, 1148)],
    [(1, 2), (8, 14), (42, 48), (69, 72), (72, 79), (130, 163), (298, 324), (485, 529), (751, 810), (987, 1002), (1051, 1063), (1148, 1178)],
    [(1, 2), (14, 19), (48, 55), (69, 72), (72, 79), (163, 196), (324, 351), (529, 565), (810, 875), (1002, 1018), (1063, 1076), (1178, 1207)],
    [(2, 3), (19, 32), (55, 62), (69, 72), (79, 90), (196, 236), (351, 382), (565, 604), (875, 932), (1018, 1028), (1076, 1083), (1207, 1237)],
    [(3, 4), (32, 37), (62, 69), (69, 72), (90, 99), (236, 274), (382, 412), (604, 642), (932, 977), (1028, 1041), (1083, 1091), (1237, 1264)],
];

const TEXT: &str = concat!(
    "y",
    "s",
    "j",
    "t",
    "draw",
    "empate",
    "patta",
    "unentschieden",
    "remis",
    "knock",
    "batida",
    "bussata",
    "klopfen",
    "pukanie",
    "gin",
    "big-gin",
    "großes-gin",
    "duży-gin",
    "Who ended the hand? (\u{1}A, or \u{1}B)",
    "Quem terminou a mão? (\u{1}A, ou \u{1}B)",
    "Chi ha chiuso la mano? (\u{1}A, o \u{1}B)",
    "Wer hat die Runde beendet? (\u{1}A, oder \u{1}B)",
    "Kto zakończył rozdanie? (\u{1}A albo \u{1}B)",
    "Who ended the hand? (\u{1}A)",
    "Quem terminou a mão? (\u{1}A)",
    "Chi ha chiuso la mano? (\u{1}A)",
    "Wer hat die Runde beendet? (\u{1}A)",
    "Kto zakończył rozdanie? (\u{1}A)",
    "Their cards or count, \u{1}A, or \u{1}B",
    "Cartas ou resto de quem terminou, \u{1}A ou \u{1}B",
    "As cartas ou o resto desse jogador, \u{1}A ou \u{1}B",
    "Le sue carte o il suo conto, \u{1}A o \u{1}B",
    "Karten oder Deadwood-Punkte, \u{1}A oder \u{1}B",
    "Karty tego gracza lub suma, \u{1}A albo \u{1}B",
    "The other player's cards, or their count after laying off",
    "Cartas do outro jogador, ou o resto depois de juntar",
    "As cartas do outro jogador, ou o seu resto depois de juntar",
    "Le carte dell'altro giocatore, o il suo conto dopo aver attaccato",
    "Karten des anderen, oder Deadwood-Punkte nach dem Anlegen",
    "Karty drugiego gracza lub suma po dokładaniu",
    "Knock card",
    "Carta do limite",
    "Carta del limite",
    "Klopfkarte",
    "Karta pukania",
    "advice: \u{1}A",
    "conselho: \u{1}A",
    "consiglio: \u{1}A",
    "Rat: \u{1}A",
    "rada: \u{1}A",
    "Record it anyway? (y or n)",
    "Registrar mesmo assim? (s ou n)",
    "Registar mesmo assim? (s ou n)",
    "Registrare lo stesso? (s o n)",
    "Trotzdem eintragen? (j oder n)",
    "Zapisać mimo to? (t lub n)",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 12] = [(0, 7), (7, 24), (24, 42), (42, 58), (58, 79), (79, 143), (143, 192), (192, 250), (250, 338), (338, 363), (363, 387), (387, 433)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦y⟧",
    "⟦draw⟧⟦~⟧",
    "⟦knock⟧⟦~⟧",
    "⟦gin⟧⟦~⟧",
    "⟦big-gin⟧⟦~~⟧",
    "⟦Who ended the hand? (⟧\u{1}A⟦, or⟧ \u{1}B⟦)⟧⟦~~~~~~~~~⟧",
    "⟦Who ended the hand? (⟧\u{1}A⟦)⟧⟦~~~~~~~⟧",
    "⟦Their cards or count,⟧ \u{1}A⟦, or⟧ \u{1}B⟦~~~~~~~~~⟧",
    "⟦The other player's cards, or their count after laying off⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Knock card⟧⟦~~~⟧",
    "⟦advice:⟧ \u{1}A⟦~~⟧",
    "⟦Record it anyway? (y or n)⟧⟦~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("yes", 0),
    ("answer-draw", 0),
    ("answer-knock", 0),
    ("answer-gin", 0),
    ("answer-big-gin", 0),
    ("who-ended-or-draw", 2),
    ("who-ended", 1),
    ("their-cards", 2),
    ("others-cards", 0),
    ("knock-card", 0),
    ("advice", 1),
    ("record-anyway", 0),
];
