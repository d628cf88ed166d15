//! The messages of `l10n/*/long-run.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// in the long run
message!(0, InTheLongRun);

// long run against { $opponent }
message!(1, Against { opponent: Value });

// { $mean } per hand, 95% interval { $low } to { $high } ({ $hands -> [one] { $hands } hand [other] { $hands } hands }); it may be luck: { $more -> [one] 1 more hand like these would tell [other] about { NUMBER($more) } more hands like these would tell }
message!(2, LuckHands { mean: Value, low: Value, high: Value, hands: Count, more: Count });

// { $mean } per round, 95% interval { $low } to { $high } ({ $rounds -> [one] { $rounds } round [other] { $rounds } rounds }); it may be luck: { $more -> [one] 1 more round like these would tell [other] about { NUMBER($more) } more rounds like these would tell }
message!(3, LuckRounds { mean: Value, low: Value, high: Value, rounds: Count, more: Count });

// { $mean } per hand, 95% interval { $low } to { $high } ({ $hands -> [one] { $hands } hand [other] { $hands } hands }); hardly luck alone
message!(4, NotOnlyLuckHands { mean: Value, low: Value, high: Value, hands: Count });

// { $mean } per round, 95% interval { $low } to { $high } ({ $rounds -> [one] { $rounds } round [other] { $rounds } rounds }); hardly luck alone
message!(5, NotOnlyLuckRounds { mean: Value, low: Value, high: Value, rounds: Count });

// { $mean } per hand, 95% interval { $low } to { $high } ({ $hands -> [one] { $hands } hand [other] { $hands } hands }); no difference
message!(6, LevelHands { mean: Value, low: Value, high: Value, hands: Count });

// { $mean } per round, 95% interval { $low } to { $high } ({ $rounds -> [one] { $rounds } round [other] { $rounds } rounds }); no difference
message!(7, LevelRounds { mean: Value, low: Value, high: Value, rounds: Count });

// not known: { $hands -> [one] { $hands } hand [other] { $hands } hands } of at least { $fewest }
message!(8, TooFewHands { hands: Count, fewest: Count });

// not known: { $rounds -> [one] { $rounds } round [other] { $rounds } rounds } of at least { $fewest }
message!(9, TooFewRounds { rounds: Count, fewest: Value });

// not known: the same points in all { $hands -> [one] { $hands } hand [other] { $hands } hands }
message!(10, SameHands { hands: Count });

// not known: the same points in all { $rounds -> [one] { $rounds } round [other] { $rounds } rounds }
message!(11, SameRounds { rounds: Count });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 12]; 6] = [
    [(0, 15), (66, 85), (175, 335), (1396, 1561), (2641, 2720), (3226, 3308), (3827, 3902), (4364, 4442), (4917, 4966), (5293, 5344), (5679, 5736), (6099, 6158)],
    [(15, 28), (85, 108), (335, 542), (1561, 1780), (2720, 2827), (3308, 3423), (3902, 4002), (4442, 4550), (4966, 5033), (5344, 5417), (5736, 5810), (6158, 6238)],
    [(15, 28), (85, 108), (542, 732), (1780, 1975), (2827, 2923), (3423, 3522), (4002, 4091), (4550, 4642), (5033, 5089), (5417, 5475), (5810, 5873), (6238, 6303)],
    [(28, 38), (108, 128), (732, 925), (1975, 2168), (2923, 3020), (3522, 3619), (4091, 4177), (4642, 4728), (5089, 5144), (5475, 5530), (5873, 5932), (6303, 6362)],
    [(38, 47), (128, 146), (925, 1107), (2168, 2373), (3020, 3108), (3619, 3720), (4177, 4260), (4728, 4824), (5144, 5212), (5530, 5607), (5932, 6005), (6362, 6444)],
    [(47, 66), (146, 175), (1107, 1396), (2373, 2641), (3108, 3226), (3720, 3827), (4260, 4364), (4824, 4917), (5212, 5293), (5607, 5679), (6005, 6099), (6444, 6529)],
];

const TEXT: &str = concat!(
    "in the long run",
    "a longo prazo",
    "alla lunga",
    "auf Dauer",
    "na dłuższą metę",
    "long run against \u{1}A",
    "a longo prazo contra \u{1}A",
    "alla lunga contro \u{1}A",
    "auf Dauer gegen \u{1}A",
    "na dłuższą metę kontra \u{1}A",
    "\u{1}A per hand, 95% interval \u{1}B to \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D hand\u{4}\u{5}\u{1}D hands\u{6}); it may be luck: \u{3}E\u{4}o\u{5}1 more hand like these would tell\u{4}\u{5}about \u{2}E more hands like these would tell\u{6}",
    "\u{1}A por mão, intervalo de 95% entre \u{1}B e \u{1}C (\u{3}D\u{4}0\u{5}\u{1}D mãos\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6}); pode ser sorte: \u{3}E\u{4}o\u{5}com mais uma mão como essas daria para saber\u{4}\u{5}com cerca de \u{2}E mãos a mais como essas daria para saber\u{6}",
    "\u{1}A por mão, intervalo de 95% entre \u{1}B e \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6}); pode ser sorte: \u{3}E\u{4}o\u{5}com mais uma mão como estas já se saberia\u{4}\u{5}com mais cerca de \u{2}E mãos como estas já se saberia\u{6}",
    "\u{1}A per mano, intervallo al 95% da \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D mano\u{4}\u{5}\u{1}D mani\u{6}); può essere fortuna: \u{3}E\u{4}o\u{5}un'altra mano come queste basterebbe a dirlo\u{4}\u{5}circa \u{2}E altre mani come queste basterebbero a dirlo\u{6}",
    "\u{1}A je Runde, 95-%-Intervall \u{1}B bis \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D Runde\u{4}\u{5}\u{1}D Runden\u{6}); kann Glück sein: \u{3}E\u{4}o\u{5}eine weitere solche Runde würde es zeigen\u{4}\u{5}etwa \u{2}E weitere solche Runden würden es zeigen\u{6}",
    "\u{1}A na rozdanie, przedział 95% od \u{1}B do \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D rozdanie\u{4}f\u{5}\u{1}D rozdania\u{4}\u{5}\u{1}D rozdań\u{6}); to może być tylko szczęście: \u{3}E\u{4}o\u{5}rozstrzygnęłoby to jeszcze jedno takie rozdanie\u{4}f\u{5}rozstrzygnęłoby to jeszcze około \u{2}E takich rozdań\u{4}\u{5}rozstrzygnęłoby to jeszcze około \u{2}E takich rozdań\u{6}",
    "\u{1}A per round, 95% interval \u{1}B to \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D round\u{4}\u{5}\u{1}D rounds\u{6}); it may be luck: \u{3}E\u{4}o\u{5}1 more round like these would tell\u{4}\u{5}about \u{2}E more rounds like these would tell\u{6}",
    "\u{1}A por rodada, intervalo de 95% entre \u{1}B e \u{1}C (\u{3}D\u{4}0\u{5}\u{1}D rodadas\u{4}o\u{5}\u{1}D rodada\u{4}\u{5}\u{1}D rodadas\u{6}); pode ser sorte: \u{3}E\u{4}o\u{5}com mais uma rodada como essas daria para saber\u{4}\u{5}com cerca de \u{2}E rodadas a mais como essas daria para saber\u{6}",
    "\u{1}A por ronda, intervalo de 95% entre \u{1}B e \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D ronda\u{4}\u{5}\u{1}D rondas\u{6}); pode ser sorte: \u{3}E\u{4}o\u{5}com mais uma ronda como estas já se saberia\u{4}\u{5}com mais cerca de \u{2}E rondas como estas já se saberia\u{6}",
    "\u{1}A per giro, intervallo al 95% da \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D giro\u{4}\u{5}\u{1}D giri\u{6}); può essere fortuna: \u{3}E\u{4}o\u{5}un altro giro come questi basterebbe a dirlo\u{4}\u{5}circa \u{2}E altri giri come questi basterebbero a dirlo\u{6}",
    "\u{1}A je Durchgang, 95-%-Intervall \u{1}B bis \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D Durchgang\u{4}\u{5}\u{1}D Durchgänge\u{6}); kann Glück sein: \u{3}E\u{4}o\u{5}ein weiterer solcher Durchgang würde es zeigen\u{4}\u{5}etwa \u{2}E weitere solche Durchgänge würden es zeigen\u{6}",
    "\u{1}A na rundę, przedział 95% od \u{1}B do \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D runda\u{4}f\u{5}\u{1}D rundy\u{4}\u{5}\u{1}D rund\u{6}); to może być tylko szczęście: \u{3}E\u{4}o\u{5}rozstrzygnęłaby to jeszcze jedna taka runda\u{4}f\u{5}rozstrzygnęłoby to jeszcze około \u{2}E takich rund\u{4}\u{5}rozstrzygnęłoby to jeszcze około \u{2}E takich rund\u{6}",
    "\u{1}A per hand, 95% interval \u{1}B to \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D hand\u{4}\u{5}\u{1}D hands\u{6}); hardly luck alone",
    "\u{1}A por mão, intervalo de 95% entre \u{1}B e \u{1}C (\u{3}D\u{4}0\u{5}\u{1}D mãos\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6}); dificilmente é só sorte",
    "\u{1}A por mão, intervalo de 95% entre \u{1}B e \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6}); dificilmente é só sorte",
    "\u{1}A per mano, intervallo al 95% da \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D mano\u{4}\u{5}\u{1}D mani\u{6}); difficilmente è solo fortuna",
    "\u{1}A je Runde, 95-%-Intervall \u{1}B bis \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D Runde\u{4}\u{5}\u{1}D Runden\u{6}); wohl nicht nur Glück",
    "\u{1}A na rozdanie, przedział 95% od \u{1}B do \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D rozdanie\u{4}f\u{5}\u{1}D rozdania\u{4}\u{5}\u{1}D rozdań\u{6}); raczej nie tylko szczęście",
    "\u{1}A per round, 95% interval \u{1}B to \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D round\u{4}\u{5}\u{1}D rounds\u{6}); hardly luck alone",
    "\u{1}A por rodada, intervalo de 95% entre \u{1}B e \u{1}C (\u{3}D\u{4}0\u{5}\u{1}D rodadas\u{4}o\u{5}\u{1}D rodada\u{4}\u{5}\u{1}D rodadas\u{6}); dificilmente é só sorte",
    "\u{1}A por ronda, intervalo de 95% entre \u{1}B e \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D ronda\u{4}\u{5}\u{1}D rondas\u{6}); dificilmente é só sorte",
    "\u{1}A per giro, intervallo al 95% da \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D giro\u{4}\u{5}\u{1}D giri\u{6}); difficilmente è solo fortuna",
    "\u{1}A je Durchgang, 95-%-Intervall \u{1}B bis \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D Durchgang\u{4}\u{5}\u{1}D Durchgänge\u{6}); wohl nicht nur Glück",
    "\u{1}A na rundę, przedział 95% od \u{1}B do \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D runda\u{4}f\u{5}\u{1}D rundy\u{4}\u{5}\u{1}D rund\u{6}); raczej nie tylko szczęście",
    "\u{1}A per hand, 95% interval \u{1}B to \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D hand\u{4}\u{5}\u{1}D hands\u{6}); no difference",
    "\u{1}A por mão, intervalo de 95% entre \u{1}B e \u{1}C (\u{3}D\u{4}0\u{5}\u{1}D mãos\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6}); nenhuma diferença",
    "\u{1}A por mão, intervalo de 95% entre \u{1}B e \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6}); nenhuma diferença",
    "\u{1}A per mano, intervallo al 95% da \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D mano\u{4}\u{5}\u{1}D mani\u{6}); nessuna differenza",
    "\u{1}A je Runde, 95-%-Intervall \u{1}B bis \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D Runde\u{4}\u{5}\u{1}D Runden\u{6}); kein Unterschied",
    "\u{1}A na rozdanie, przedział 95% od \u{1}B do \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D rozdanie\u{4}f\u{5}\u{1}D rozdania\u{4}\u{5}\u{1}D rozdań\u{6}); brak różnicy",
    "\u{1}A per round, 95% interval \u{1}B to \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D round\u{4}\u{5}\u{1}D rounds\u{6}); no difference",
    "\u{1}A por rodada, intervalo de 95% entre \u{1}B e \u{1}C (\u{3}D\u{4}0\u{5}\u{1}D rodadas\u{4}o\u{5}\u{1}D rodada\u{4}\u{5}\u{1}D rodadas\u{6}); nenhuma diferença",
    "\u{1}A por ronda, intervalo de 95% entre \u{1}B e \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D ronda\u{4}\u{5}\u{1}D rondas\u{6}); nenhuma diferença",
    "\u{1}A per giro, intervallo al 95% da \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D giro\u{4}\u{5}\u{1}D giri\u{6}); nessuna differenza",
    "\u{1}A je Durchgang, 95-%-Intervall \u{1}B bis \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D Durchgang\u{4}\u{5}\u{1}D Durchgänge\u{6}); kein Unterschied",
    "\u{1}A na rundę, przedział 95% od \u{1}B do \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D runda\u{4}f\u{5}\u{1}D rundy\u{4}\u{5}\u{1}D rund\u{6}); brak różnicy",
    "not known: \u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6} of at least \u{1}B",
    "não se sabe: \u{3}A\u{4}0\u{5}\u{1}A mãos\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6}, e o mínimo é \u{1}B",
    "não se sabe: \u{3}A\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6}, e o mínimo é \u{1}B",
    "non si sa: \u{3}A\u{4}o\u{5}\u{1}A mano\u{4}\u{5}\u{1}A mani\u{6}, ne servono almeno \u{1}B",
    "nicht zu sagen: \u{3}A\u{4}o\u{5}\u{1}A Runde\u{4}\u{5}\u{1}A Runden\u{6}, nötig sind mindestens \u{1}B",
    "nie wiadomo: \u{3}A\u{4}o\u{5}\u{1}A rozdanie\u{4}f\u{5}\u{1}A rozdania\u{4}\u{5}\u{1}A rozdań\u{6}, a trzeba co najmniej \u{1}B",
    "not known: \u{3}A\u{4}o\u{5}\u{1}A round\u{4}\u{5}\u{1}A rounds\u{6} of at least \u{1}B",
    "não se sabe: \u{3}A\u{4}0\u{5}\u{1}A rodadas\u{4}o\u{5}\u{1}A rodada\u{4}\u{5}\u{1}A rodadas\u{6}, e o mínimo é \u{1}B",
    "não se sabe: \u{3}A\u{4}o\u{5}\u{1}A ronda\u{4}\u{5}\u{1}A rondas\u{6}, e o mínimo é \u{1}B",
    "non si sa: \u{3}A\u{4}o\u{5}\u{1}A giro\u{4}\u{5}\u{1}A giri\u{6}, ne servono almeno \u{1}B",
    "nicht zu sagen: \u{3}A\u{4}o\u{5}\u{1}A Durchgang\u{4}\u{5}\u{1}A Durchgänge\u{6}, nötig sind mindestens \u{1}B",
    "nie wiadomo: \u{3}A\u{4}o\u{5}\u{1}A runda\u{4}f\u{5}\u{1}A rundy\u{4}\u{5}\u{1}A rund\u{6}, a trzeba co najmniej \u{1}B",
    "not known: the same points in all \u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6}",
    "não se sabe: sempre os mesmos pontos (\u{3}A\u{4}0\u{5}\u{1}A mãos\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6})",
    "não se sabe: sempre os mesmos pontos (\u{3}A\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6})",
    "non si sa: sempre gli stessi punti (\u{3}A\u{4}o\u{5}\u{1}A mano\u{4}\u{5}\u{1}A mani\u{6})",
    "nicht zu sagen: jedes Mal gleich viele Punkte (\u{3}A\u{4}o\u{5}\u{1}A Runde\u{4}\u{5}\u{1}A Runden\u{6})",
    "nie wiadomo: za każdym razem tyle samo punktów (\u{3}A\u{4}o\u{5}\u{1}A rozdanie\u{4}f\u{5}\u{1}A rozdania\u{4}\u{5}\u{1}A rozdań\u{6})",
    "not known: the same points in all \u{3}A\u{4}o\u{5}\u{1}A round\u{4}\u{5}\u{1}A rounds\u{6}",
    "não se sabe: sempre os mesmos pontos (\u{3}A\u{4}0\u{5}\u{1}A rodadas\u{4}o\u{5}\u{1}A rodada\u{4}\u{5}\u{1}A rodadas\u{6})",
    "não se sabe: sempre os mesmos pontos (\u{3}A\u{4}o\u{5}\u{1}A ronda\u{4}\u{5}\u{1}A rondas\u{6})",
    "non si sa: sempre gli stessi punti (\u{3}A\u{4}o\u{5}\u{1}A giro\u{4}\u{5}\u{1}A giri\u{6})",
    "nicht zu sagen: jedes Mal gleich viele Punkte (\u{3}A\u{4}o\u{5}\u{1}A Durchgang\u{4}\u{5}\u{1}A Durchgänge\u{6})",
    "nie wiadomo: za każdym razem tyle samo punktów (\u{3}A\u{4}o\u{5}\u{1}A runda\u{4}f\u{5}\u{1}A rundy\u{4}\u{5}\u{1}A rund\u{6})",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 12] = [(0, 32), (32, 68), (68, 304), (304, 545), (545, 682), (682, 823), (823, 955), (955, 1090), (1090, 1177), (1177, 1266), (1266, 1358), (1358, 1452)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦in the long run⟧⟦~~~~~⟧",
    "⟦long run against⟧ \u{1}A⟦~~~~~⟧",
    "\u{1}A ⟦per hand, 95% interval⟧ \u{1}B ⟦to⟧ \u{1}C ⟦(⟧\u{3}D\u{4}o\u{5}\u{1}D ⟦hand⟧\u{4}\u{5}\u{1}D ⟦hands⟧\u{6}⟦); it may be luck:⟧ \u{3}E\u{4}o\u{5}⟦1 more hand like these would tell⟧\u{4}\u{5}⟦about⟧ \u{2}E ⟦more hands like these would tell⟧\u{6}⟦~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦per round, 95% interval⟧ \u{1}B ⟦to⟧ \u{1}C ⟦(⟧\u{3}D\u{4}o\u{5}\u{1}D ⟦round⟧\u{4}\u{5}\u{1}D ⟦rounds⟧\u{6}⟦); it may be luck:⟧ \u{3}E\u{4}o\u{5}⟦1 more round like these would tell⟧\u{4}\u{5}⟦about⟧ \u{2}E ⟦more rounds like these would tell⟧\u{6}⟦~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦per hand, 95% interval⟧ \u{1}B ⟦to⟧ \u{1}C ⟦(⟧\u{3}D\u{4}o\u{5}\u{1}D ⟦hand⟧\u{4}\u{5}\u{1}D ⟦hands⟧\u{6}⟦); hardly luck alone⟧⟦~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦per round, 95% interval⟧ \u{1}B ⟦to⟧ \u{1}C ⟦(⟧\u{3}D\u{4}o\u{5}\u{1}D ⟦round⟧\u{4}\u{5}\u{1}D ⟦rounds⟧\u{6}⟦); hardly luck alone⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦per hand, 95% interval⟧ \u{1}B ⟦to⟧ \u{1}C ⟦(⟧\u{3}D\u{4}o\u{5}\u{1}D ⟦hand⟧\u{4}\u{5}\u{1}D ⟦hands⟧\u{6}⟦); no difference⟧⟦~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦per round, 95% interval⟧ \u{1}B ⟦to⟧ \u{1}C ⟦(⟧\u{3}D\u{4}o\u{5}\u{1}D ⟦round⟧\u{4}\u{5}\u{1}D ⟦rounds⟧\u{6}⟦); no difference⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦not known:⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦hand⟧\u{4}\u{5}\u{1}A ⟦hands⟧\u{6} ⟦of at least⟧ \u{1}B⟦~~~~~~~~⟧",
    "⟦not known:⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦round⟧\u{4}\u{5}\u{1}A ⟦rounds⟧\u{6} ⟦of at least⟧ \u{1}B⟦~~~~~~~~⟧",
    "⟦not known: the same points in all⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦hand⟧\u{4}\u{5}\u{1}A ⟦hands⟧\u{6}⟦~~~~~~~~~~~⟧",
    "⟦not known: the same points in all⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦round⟧\u{4}\u{5}\u{1}A ⟦rounds⟧\u{6}⟦~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("in-the-long-run", 0),
    ("against", 1),
    ("luck-hands", 5),
    ("luck-rounds", 5),
    ("not-only-luck-hands", 4),
    ("not-only-luck-rounds", 4),
    ("level-hands", 4),
    ("level-rounds", 4),
    ("too-few-hands", 2),
    ("too-few-rounds", 2),
    ("same-hands", 1),
    ("same-rounds", 1),
];
