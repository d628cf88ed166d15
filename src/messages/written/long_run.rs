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
    [(0, 15), (72, 91), (187, 347), (1335, 1500), (2507, 2586), (3070, 3152), (3649, 3724), (4179, 4257), (4725, 4774), (5078, 5129), (5441, 5498), (5852, 5911)],
    [(15, 28), (91, 114), (347, 530), (1500, 1695), (2586, 2687), (3152, 3261), (3724, 3821), (4257, 4362), (4774, 4839), (5129, 5200), (5498, 5572), (5911, 5991)],
    [(15, 28), (91, 114), (530, 708), (1695, 1878), (2687, 2777), (3261, 3354), (3821, 3907), (4362, 4451), (4839, 4893), (5200, 5256), (5572, 5635), (5991, 6056)],
    [(28, 38), (114, 134), (708, 885), (1878, 2055), (2777, 2871), (3354, 3448), (3907, 3993), (4451, 4537), (4893, 4939), (5256, 5302), (5635, 5694), (6056, 6115)],
    [(38, 53), (134, 158), (885, 1067), (2055, 2260), (2871, 2953), (3448, 3543), (3993, 4076), (4537, 4633), (4939, 4997), (5302, 5369), (5694, 5765), (6115, 6195)],
    [(53, 72), (158, 187), (1067, 1335), (2260, 2507), (2953, 3070), (3543, 3649), (4076, 4179), (4633, 4725), (4997, 5078), (5369, 5441), (5765, 5852), (6195, 6273)],
];

const TEXT: &str = concat!(
    "in the long run",
    "a longo prazo",
    "alla lunga",
    "auf lange Sicht",
    "na dłuższą metę",
    "long run against \u{1}A",
    "a longo prazo contra \u{1}A",
    "alla lunga contro \u{1}A",
    "auf lange Sicht gegen \u{1}A",
    "na dłuższą metę kontra \u{1}A",
    "\u{1}A per hand, 95% interval \u{1}B to \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D hand\u{4}\u{5}\u{1}D hands\u{6}); it may be luck: \u{3}E\u{4}o\u{5}1 more hand like these would tell\u{4}\u{5}about \u{2}E more hands like these would tell\u{6}",
    "\u{1}A por mão, intervalo de 95% de \u{1}B a \u{1}C (\u{3}D\u{4}0\u{5}\u{1}D mãos\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6}); pode ser sorte: \u{3}E\u{4}o\u{5}mais uma mão como essas mostraria\u{4}\u{5}cerca de \u{2}E mãos a mais como essas mostrariam\u{6}",
    "\u{1}A por mão, intervalo de 95% de \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6}); pode ser sorte: \u{3}E\u{4}o\u{5}mais uma mão como estas mostrá-lo-ia\u{4}\u{5}mais cerca de \u{2}E mãos como estas mostrá-lo-iam\u{6}",
    "\u{1}A per mano, intervallo al 95% da \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D mano\u{4}\u{5}\u{1}D mani\u{6}); può essere fortuna: \u{3}E\u{4}o\u{5}un'altra mano come queste lo direbbe\u{4}\u{5}circa \u{2}E altre mani come queste lo direbbero\u{6}",
    "\u{1}A je Runde, 95-%-Intervall \u{1}B bis \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D Runde\u{4}\u{5}\u{1}D Runden\u{6}); kann Glück sein: \u{3}E\u{4}o\u{5}eine weitere solche Runde würde es zeigen\u{4}\u{5}etwa \u{2}E weitere solche Runden würden es zeigen\u{6}",
    "\u{1}A na rozdanie, przedział 95% od \u{1}B do \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D rozdanie\u{4}f\u{5}\u{1}D rozdania\u{4}\u{5}\u{1}D rozdań\u{6}); to może być szczęście: \u{3}E\u{4}o\u{5}jeszcze jedno takie rozdanie to rozstrzygnie\u{4}f\u{5}jeszcze około \u{2}E takich rozdań to rozstrzygnie\u{4}\u{5}jeszcze około \u{2}E takich rozdań to rozstrzygnie\u{6}",
    "\u{1}A per round, 95% interval \u{1}B to \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D round\u{4}\u{5}\u{1}D rounds\u{6}); it may be luck: \u{3}E\u{4}o\u{5}1 more round like these would tell\u{4}\u{5}about \u{2}E more rounds like these would tell\u{6}",
    "\u{1}A por rodada, intervalo de 95% de \u{1}B a \u{1}C (\u{3}D\u{4}0\u{5}\u{1}D rodadas\u{4}o\u{5}\u{1}D rodada\u{4}\u{5}\u{1}D rodadas\u{6}); pode ser sorte: \u{3}E\u{4}o\u{5}mais uma rodada como essas mostraria\u{4}\u{5}cerca de \u{2}E rodadas a mais como essas mostrariam\u{6}",
    "\u{1}A por ronda, intervalo de 95% de \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D ronda\u{4}\u{5}\u{1}D rondas\u{6}); pode ser sorte: \u{3}E\u{4}o\u{5}mais uma ronda como estas mostrá-lo-ia\u{4}\u{5}mais cerca de \u{2}E rondas como estas mostrá-lo-iam\u{6}",
    "\u{1}A per giro, intervallo al 95% da \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D giro\u{4}\u{5}\u{1}D giri\u{6}); può essere fortuna: \u{3}E\u{4}o\u{5}un altro giro come questi lo direbbe\u{4}\u{5}circa \u{2}E altri giri come questi lo direbbero\u{6}",
    "\u{1}A je Durchgang, 95-%-Intervall \u{1}B bis \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D Durchgang\u{4}\u{5}\u{1}D Durchgänge\u{6}); kann Glück sein: \u{3}E\u{4}o\u{5}ein weiterer solcher Durchgang würde es zeigen\u{4}\u{5}etwa \u{2}E weitere solche Durchgänge würden es zeigen\u{6}",
    "\u{1}A na rundę, przedział 95% od \u{1}B do \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D runda\u{4}f\u{5}\u{1}D rundy\u{4}\u{5}\u{1}D rund\u{6}); to może być szczęście: \u{3}E\u{4}o\u{5}jeszcze jedna taka runda to rozstrzygnie\u{4}f\u{5}jeszcze około \u{2}E takich rund to rozstrzygnie\u{4}\u{5}jeszcze około \u{2}E takich rund to rozstrzygnie\u{6}",
    "\u{1}A per hand, 95% interval \u{1}B to \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D hand\u{4}\u{5}\u{1}D hands\u{6}); hardly luck alone",
    "\u{1}A por mão, intervalo de 95% de \u{1}B a \u{1}C (\u{3}D\u{4}0\u{5}\u{1}D mãos\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6}); dificilmente só sorte",
    "\u{1}A por mão, intervalo de 95% de \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6}); dificilmente só sorte",
    "\u{1}A per mano, intervallo al 95% da \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D mano\u{4}\u{5}\u{1}D mani\u{6}); difficilmente solo fortuna",
    "\u{1}A je Runde, 95-%-Intervall \u{1}B bis \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D Runde\u{4}\u{5}\u{1}D Runden\u{6}); kaum nur Glück",
    "\u{1}A na rozdanie, przedział 95% od \u{1}B do \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D rozdanie\u{4}f\u{5}\u{1}D rozdania\u{4}\u{5}\u{1}D rozdań\u{6}); raczej nie samo szczęście",
    "\u{1}A per round, 95% interval \u{1}B to \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D round\u{4}\u{5}\u{1}D rounds\u{6}); hardly luck alone",
    "\u{1}A por rodada, intervalo de 95% de \u{1}B a \u{1}C (\u{3}D\u{4}0\u{5}\u{1}D rodadas\u{4}o\u{5}\u{1}D rodada\u{4}\u{5}\u{1}D rodadas\u{6}); dificilmente só sorte",
    "\u{1}A por ronda, intervalo de 95% de \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D ronda\u{4}\u{5}\u{1}D rondas\u{6}); dificilmente só sorte",
    "\u{1}A per giro, intervallo al 95% da \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D giro\u{4}\u{5}\u{1}D giri\u{6}); difficilmente solo fortuna",
    "\u{1}A je Durchgang, 95-%-Intervall \u{1}B bis \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D Durchgang\u{4}\u{5}\u{1}D Durchgänge\u{6}); kaum nur Glück",
    "\u{1}A na rundę, przedział 95% od \u{1}B do \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D runda\u{4}f\u{5}\u{1}D rundy\u{4}\u{5}\u{1}D rund\u{6}); raczej nie samo szczęście",
    "\u{1}A per hand, 95% interval \u{1}B to \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D hand\u{4}\u{5}\u{1}D hands\u{6}); no difference",
    "\u{1}A por mão, intervalo de 95% de \u{1}B a \u{1}C (\u{3}D\u{4}0\u{5}\u{1}D mãos\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6}); nenhuma diferença",
    "\u{1}A por mão, intervalo de 95% de \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D mão\u{4}\u{5}\u{1}D mãos\u{6}); nenhuma diferença",
    "\u{1}A per mano, intervallo al 95% da \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D mano\u{4}\u{5}\u{1}D mani\u{6}); nessuna differenza",
    "\u{1}A je Runde, 95-%-Intervall \u{1}B bis \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D Runde\u{4}\u{5}\u{1}D Runden\u{6}); kein Unterschied",
    "\u{1}A na rozdanie, przedział 95% od \u{1}B do \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D rozdanie\u{4}f\u{5}\u{1}D rozdania\u{4}\u{5}\u{1}D rozdań\u{6}); bez różnicy",
    "\u{1}A per round, 95% interval \u{1}B to \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D round\u{4}\u{5}\u{1}D rounds\u{6}); no difference",
    "\u{1}A por rodada, intervalo de 95% de \u{1}B a \u{1}C (\u{3}D\u{4}0\u{5}\u{1}D rodadas\u{4}o\u{5}\u{1}D rodada\u{4}\u{5}\u{1}D rodadas\u{6}); nenhuma diferença",
    "\u{1}A por ronda, intervalo de 95% de \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D ronda\u{4}\u{5}\u{1}D rondas\u{6}); nenhuma diferença",
    "\u{1}A per giro, intervallo al 95% da \u{1}B a \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D giro\u{4}\u{5}\u{1}D giri\u{6}); nessuna differenza",
    "\u{1}A je Durchgang, 95-%-Intervall \u{1}B bis \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D Durchgang\u{4}\u{5}\u{1}D Durchgänge\u{6}); kein Unterschied",
    "\u{1}A na rundę, przedział 95% od \u{1}B do \u{1}C (\u{3}D\u{4}o\u{5}\u{1}D runda\u{4}f\u{5}\u{1}D rundy\u{4}\u{5}\u{1}D rund\u{6}); bez różnicy",
    "not known: \u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6} of at least \u{1}B",
    "não se sabe: \u{3}A\u{4}0\u{5}\u{1}A mãos\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6} de pelo menos \u{1}B",
    "não se sabe: \u{3}A\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6} de pelo menos \u{1}B",
    "non si sa: \u{3}A\u{4}o\u{5}\u{1}A mano\u{4}\u{5}\u{1}A mani\u{6} su almeno \u{1}B",
    "nicht bekannt: \u{3}A\u{4}o\u{5}\u{1}A Runde\u{4}\u{5}\u{1}A Runden\u{6} von mindestens \u{1}B",
    "nie wiadomo: \u{3}A\u{4}o\u{5}\u{1}A rozdanie\u{4}f\u{5}\u{1}A rozdania\u{4}\u{5}\u{1}A rozdań\u{6}, a trzeba co najmniej \u{1}B",
    "not known: \u{3}A\u{4}o\u{5}\u{1}A round\u{4}\u{5}\u{1}A rounds\u{6} of at least \u{1}B",
    "não se sabe: \u{3}A\u{4}0\u{5}\u{1}A rodadas\u{4}o\u{5}\u{1}A rodada\u{4}\u{5}\u{1}A rodadas\u{6} de pelo menos \u{1}B",
    "não se sabe: \u{3}A\u{4}o\u{5}\u{1}A ronda\u{4}\u{5}\u{1}A rondas\u{6} de pelo menos \u{1}B",
    "non si sa: \u{3}A\u{4}o\u{5}\u{1}A giro\u{4}\u{5}\u{1}A giri\u{6} su almeno \u{1}B",
    "nicht bekannt: \u{3}A\u{4}o\u{5}\u{1}A Durchgang\u{4}\u{5}\u{1}A Durchgänge\u{6} von mindestens \u{1}B",
    "nie wiadomo: \u{3}A\u{4}o\u{5}\u{1}A runda\u{4}f\u{5}\u{1}A rundy\u{4}\u{5}\u{1}A rund\u{6}, a trzeba co najmniej \u{1}B",
    "not known: the same points in all \u{3}A\u{4}o\u{5}\u{1}A hand\u{4}\u{5}\u{1}A hands\u{6}",
    "não se sabe: sempre os mesmos pontos (\u{3}A\u{4}0\u{5}\u{1}A mãos\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6})",
    "não se sabe: sempre os mesmos pontos (\u{3}A\u{4}o\u{5}\u{1}A mão\u{4}\u{5}\u{1}A mãos\u{6})",
    "non si sa: sempre gli stessi punti (\u{3}A\u{4}o\u{5}\u{1}A mano\u{4}\u{5}\u{1}A mani\u{6})",
    "nicht bekannt: überall gleich viele Punkte (\u{3}A\u{4}o\u{5}\u{1}A Runde\u{4}\u{5}\u{1}A Runden\u{6})",
    "nie wiadomo: wszędzie tyle samo punktów (\u{3}A\u{4}o\u{5}\u{1}A rozdanie\u{4}f\u{5}\u{1}A rozdania\u{4}\u{5}\u{1}A rozdań\u{6})",
    "not known: the same points in all \u{3}A\u{4}o\u{5}\u{1}A round\u{4}\u{5}\u{1}A rounds\u{6}",
    "não se sabe: sempre os mesmos pontos (\u{3}A\u{4}0\u{5}\u{1}A rodadas\u{4}o\u{5}\u{1}A rodada\u{4}\u{5}\u{1}A rodadas\u{6})",
    "não se sabe: sempre os mesmos pontos (\u{3}A\u{4}o\u{5}\u{1}A ronda\u{4}\u{5}\u{1}A rondas\u{6})",
    "non si sa: sempre gli stessi punti (\u{3}A\u{4}o\u{5}\u{1}A giro\u{4}\u{5}\u{1}A giri\u{6})",
    "nicht bekannt: überall gleich viele Punkte (\u{3}A\u{4}o\u{5}\u{1}A Durchgang\u{4}\u{5}\u{1}A Durchgänge\u{6})",
    "nie wiadomo: wszędzie tyle samo punktów (\u{3}A\u{4}o\u{5}\u{1}A runda\u{4}f\u{5}\u{1}A rundy\u{4}\u{5}\u{1}A rund\u{6})",
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
