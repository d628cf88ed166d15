//! The messages of `l10n/*/changes.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// hand { $number } is now { $now } (was { $before })
pub(crate) struct HandEnteredOtherwise<T0, T1, T2> { pub(crate) number: T0, pub(crate) now: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for HandEnteredOtherwise<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.now.arg(), self.before.arg()]) }
}

// round { $number } is now { $now } (was { $before })
pub(crate) struct RoundEnteredOtherwise<T0, T1, T2> { pub(crate) number: T0, pub(crate) now: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for RoundEnteredOtherwise<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.now.arg(), self.before.arg()]) }
}

// hand { $number } is { $now }
pub(crate) struct HandEnteredNow<T0, T1> { pub(crate) number: T0, pub(crate) now: T1 }

impl<T0: Value, T1: Value> Message for HandEnteredNow<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.now.arg()]) }
}

// round { $number } is { $now }
pub(crate) struct RoundEnteredNow<T0, T1> { pub(crate) number: T0, pub(crate) now: T1 }

impl<T0: Value, T1: Value> Message for RoundEnteredNow<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.now.arg()]) }
}

// hand { $number } is open again (was { $before })
pub(crate) struct HandOpenAgain<T0, T1> { pub(crate) number: T0, pub(crate) before: T1 }

impl<T0: Value, T1: Value> Message for HandOpenAgain<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.before.arg()]) }
}

// round { $number } is open again (was { $before })
pub(crate) struct RoundOpenAgain<T0, T1> { pub(crate) number: T0, pub(crate) before: T1 }

impl<T0: Value, T1: Value> Message for RoundOpenAgain<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg(), self.before.arg()]) }
}

// { $count -> [one] entered in game { $games } on sheet { $sheet } [other] entered in games { $games } on sheet { $sheet } }
pub(crate) struct EnteredGamesOnSheet<T0, T1, T2> { pub(crate) count: T0, pub(crate) games: T1, pub(crate) sheet: T2 }

impl<T0: Count, T1: Value, T2: Value> Message for EnteredGamesOnSheet<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.count.arg(), self.games.arg(), self.sheet.arg()]) }
}

// not entered in any game on sheet { $sheet }
pub(crate) struct EnteredNowhereOnSheet<T0> { pub(crate) sheet: T0 }

impl<T0: Value> Message for EnteredNowhereOnSheet<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sheet.arg()]) }
}

// not entered: the games that this win would go to are closed on sheet { $sheet }
pub(crate) struct EnteredClosedOnSheet<T0> { pub(crate) sheet: T0 }

impl<T0: Value> Message for EnteredClosedOnSheet<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.sheet.arg()]) }
}

// { $name } dealt hand { $number }, not { $before }
pub(crate) struct DealtHandNot<T0, T1, T2> { pub(crate) name: T0, pub(crate) number: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for DealtHandNot<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.number.arg(), self.before.arg()]) }
}

// { $name } dealt round { $number }, not { $before }
pub(crate) struct DealtRoundNot<T0, T1, T2> { pub(crate) name: T0, pub(crate) number: T1, pub(crate) before: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for DealtRoundNot<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.number.arg(), self.before.arg()]) }
}

// { $name } dealt hand { $number }
pub(crate) struct DealtHand<T0, T1> { pub(crate) name: T0, pub(crate) number: T1 }

impl<T0: Value, T1: Value> Message for DealtHand<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.number.arg()]) }
}

// { $name } dealt round { $number }
pub(crate) struct DealtRound<T0, T1> { pub(crate) name: T0, pub(crate) number: T1 }

impl<T0: Value, T1: Value> Message for DealtRound<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.name.arg(), self.number.arg()]) }
}

// it is no longer known who dealt hand { $number }
pub(crate) struct DealerOfHandUnknown<T0> { pub(crate) number: T0 }

impl<T0: Value> Message for DealerOfHandUnknown<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// it is no longer known who dealt round { $number }
pub(crate) struct DealerOfRoundUnknown<T0> { pub(crate) number: T0 }

impl<T0: Value> Message for DealerOfRoundUnknown<T0> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.number.arg()]) }
}

// it is not recorded who deals next
pub(crate) struct NextDealerUnknown;

impl Message for NextDealerUnknown {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NextDealerUnknown {}

// game { $game } is open again; { $name } had won it
pub(crate) struct GameOpenAgain<T0, T1> { pub(crate) game: T0, pub(crate) name: T1 }

impl<T0: Value, T1: Value> Message for GameOpenAgain<T0, T1> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.name.arg()]) }
}

// game { $game } of sheet { $sheet } is open again; { $name } had won it
pub(crate) struct GameOfSheetOpenAgain<T0, T1, T2> { pub(crate) game: T0, pub(crate) sheet: T1, pub(crate) name: T2 }

impl<T0: Value, T1: Value, T2: Value> Message for GameOfSheetOpenAgain<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.sheet.arg(), self.name.arg()]) }
}

// game { $game } is closed: { $players -> [one] { $name } wins [other] { $name } win } it
pub(crate) struct GameClosed<T0, T1, T2> { pub(crate) game: T0, pub(crate) players: T1, pub(crate) name: T2 }

impl<T0: Value, T1: Count, T2: Value> Message for GameClosed<T0, T1, T2> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.players.arg(), self.name.arg()]) }
}

// game { $game } of sheet { $sheet } is closed: { $players -> [one] { $name } wins [other] { $name } win } it
pub(crate) struct GameOfSheetClosed<T0, T1, T2, T3> { pub(crate) game: T0, pub(crate) sheet: T1, pub(crate) players: T2, pub(crate) name: T3 }

impl<T0: Value, T1: Value, T2: Count, T3: Value> Message for GameOfSheetClosed<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.game.arg(), self.sheet.arg(), self.players.arg(), self.name.arg()]) }
}

// { $players -> [one] { $name } wins [other] { $name } win } game { $game }, not { $before }
pub(crate) struct WinsGameNot<T0, T1, T2, T3> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) game: T2, pub(crate) before: T3 }

impl<T0: Count, T1: Value, T2: Value, T3: Value> Message for WinsGameNot<T0, T1, T2, T3> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.game.arg(), self.before.arg()]) }
}

// { $players -> [one] { $name } wins [other] { $name } win } game { $game } of sheet { $sheet }, not { $before }
pub(crate) struct WinsGameOfSheetNot<T0, T1, T2, T3, T4> { pub(crate) players: T0, pub(crate) name: T1, pub(crate) game: T2, pub(crate) sheet: T3, pub(crate) before: T4 }

impl<T0: Count, T1: Value, T2: Value, T3: Value, T4: Value> Message for WinsGameOfSheetNot<T0, T1, T2, T3, T4> {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[self.players.arg(), self.name.arg(), self.game.arg(), self.sheet.arg(), self.before.arg()]) }
}

// the series continues
pub(crate) struct SeriesContinues;

impl Message for SeriesContinues {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesContinues {}

// the series is over
pub(crate) struct SeriesOver;

impl Message for SeriesOver {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SeriesOver {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 24]; 6] = [
    [(0, 26), (179, 206), (363, 376), (444, 458), (530, 560), (774, 805), (1023, 1092), (1530, 1565), (1778, 1849), (2271, 2295), (2507, 2532), (2748, 2764), (2922, 2939), (3101, 3140), (3375, 3415), (3654, 3687), (3897, 3933), (4219, 4267), (4619, 4662), (4946, 5001), (5351, 5388), (5648, 5697), (6023, 6043), (6116, 6134)],
    [(26, 56), (206, 238), (376, 387), (458, 471), (560, 602), (805, 849), (1092, 1176), (1565, 1611), (1849, 1934), (2295, 2342), (2532, 2581), (2764, 2800), (2939, 2977), (3140, 3187), (3415, 3464), (3687, 3726), (3933, 4000), (4267, 4346), (4662, 4715), (5001, 5066), (5388, 5437), (5697, 5758), (6043, 6060), (6134, 6149)],
    [(56, 86), (238, 269), (387, 399), (471, 484), (602, 648), (849, 896), (1176, 1242), (1611, 1648), (1934, 2011), (2342, 2396), (2581, 2636), (2800, 2839), (2977, 3017), (3187, 3233), (3464, 3511), (3726, 3764), (4000, 4055), (4346, 4413), (4715, 4765), (5066, 5128), (5437, 5483), (5758, 5816), (6043, 6060), (6134, 6149)],
    [(86, 113), (269, 296), (399, 414), (484, 499), (648, 689), (896, 937), (1242, 1328), (1648, 1693), (2011, 2093), (2396, 2435), (2636, 2673), (2839, 2870), (3017, 3046), (3233, 3282), (3511, 3558), (3764, 3817), (4055, 4110), (4413, 4482), (4765, 4816), (5128, 5193), (5483, 5531), (5816, 5878), (6060, 6079), (6149, 6169)],
    [(113, 147), (296, 334), (414, 429), (499, 518), (689, 727), (937, 979), (1328, 1417), (1693, 1735), (2093, 2187), (2435, 2467), (2673, 2709), (2870, 2892), (3046, 3072), (3282, 3330), (3558, 3610), (3817, 3862), (4110, 4160), (4482, 4546), (4816, 4872), (5193, 5263), (5531, 5580), (5878, 5941), (6079, 6100), (6169, 6190)],
    [(147, 179), (334, 363), (429, 444), (518, 530), (727, 774), (979, 1023), (1417, 1530), (1735, 1778), (2187, 2271), (2467, 2507), (2709, 2748), (2892, 2922), (3072, 3101), (3330, 3375), (3610, 3654), (3862, 3897), (4160, 4219), (4546, 4619), (4872, 4946), (5263, 5351), (5580, 5648), (5941, 6023), (6100, 6116), (6190, 6212)],
];

const TEXT: &str = concat!(
    "hand \u{1}A is now \u{1}B (was \u{1}C)",
    "mão \u{1}A, agora: \u{1}B (antes: \u{1}C)",
    "a mão \u{1}A agora \u{1}B (antes: \u{1}C)",
    "mano \u{1}A: ora \u{1}B (prima: \u{1}C)",
    "Runde \u{1}A ist jetzt \u{1}B (vorher: \u{1}C)",
    "rozdanie \u{1}A: \u{1}B (wcześniej: \u{1}C)",
    "round \u{1}A is now \u{1}B (was \u{1}C)",
    "rodada \u{1}A, agora: \u{1}B (antes: \u{1}C)",
    "a ronda \u{1}A agora \u{1}B (antes: \u{1}C)",
    "giro \u{1}A: ora \u{1}B (prima: \u{1}C)",
    "Durchgang \u{1}A ist jetzt \u{1}B (vorher: \u{1}C)",
    "runda \u{1}A: \u{1}B (wcześniej: \u{1}C)",
    "hand \u{1}A is \u{1}B",
    "mão \u{1}A: \u{1}B",
    "a mão \u{1}A \u{1}B",
    "mano \u{1}A: ora \u{1}B",
    "Runde \u{1}A ist \u{1}B",
    "rozdanie \u{1}A: \u{1}B",
    "round \u{1}A is \u{1}B",
    "rodada \u{1}A: \u{1}B",
    "a ronda \u{1}A \u{1}B",
    "giro \u{1}A: ora \u{1}B",
    "Durchgang \u{1}A ist \u{1}B",
    "runda \u{1}A: \u{1}B",
    "hand \u{1}A is open again (was \u{1}B)",
    "a mão \u{1}A está aberta de novo (antes: \u{1}B)",
    "a mão \u{1}A está de novo por acabar (antes: \u{1}B)",
    "la mano \u{1}A è di nuovo aperta (prima: \u{1}B)",
    "Runde \u{1}A ist wieder offen (vorher: \u{1}B)",
    "rozdanie \u{1}A jest znów otwarte (wcześniej: \u{1}B)",
    "round \u{1}A is open again (was \u{1}B)",
    "a rodada \u{1}A está aberta de novo (antes: \u{1}B)",
    "a ronda \u{1}A está de novo por acabar (antes: \u{1}B)",
    "il giro \u{1}A è di nuovo aperto (prima: \u{1}B)",
    "Durchgang \u{1}A ist wieder offen (vorher: \u{1}B)",
    "runda \u{1}A jest znów otwarta (wcześniej: \u{1}B)",
    "\u{3}A\u{4}o\u{5}entered in game \u{1}B on sheet \u{1}C\u{4}\u{5}entered in games \u{1}B on sheet \u{1}C\u{6}",
    "\u{3}A\u{4}o\u{5}lançamento na partida \u{1}B da folha \u{1}C\u{4}\u{5}lançamento nas partidas \u{1}B da folha \u{1}C\u{6}",
    "\u{3}A\u{4}o\u{5}entra no jogo \u{1}B da folha \u{1}C\u{4}\u{5}entra nos jogos \u{1}B da folha \u{1}C\u{6}",
    "\u{3}A\u{4}o\u{5}si segna nella partita \u{1}B del foglio \u{1}C\u{4}\u{5}si segna nelle partite \u{1}B del foglio \u{1}C\u{6}",
    "\u{3}A\u{4}o\u{5}eingetragen auf Zettel \u{1}C in Partie \u{1}B\u{4}\u{5}eingetragen auf Zettel \u{1}C in den Partien \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}wpisano do partii \u{1}B na zapisie \u{1}C\u{4}f\u{5}wpisano do partii \u{1}B na zapisie \u{1}C\u{4}\u{5}wpisano do partii \u{1}B na zapisie \u{1}C\u{6}",
    "not entered in any game on sheet \u{1}A",
    "sem lançamento em nenhuma partida da folha \u{1}A",
    "não entra em nenhum jogo da folha \u{1}A",
    "sul foglio \u{1}A non si segna in nessuna partita",
    "auf Zettel \u{1}A in keiner Partie eingetragen",
    "nie wpisano do żadnej partii na zapisie \u{1}A",
    "not entered: the games that this win would go to are closed on sheet \u{1}A",
    "sem lançamento: as partidas da folha \u{1}A para onde esta vitória iria estão fechadas",
    "não entra: os jogos da folha \u{1}A para onde iria esta vitória estão fechados",
    "non si segna: le partite in cui andrebbe questa vittoria sul foglio \u{1}A sono chiuse",
    "nicht eingetragen: Die Partien auf Zettel \u{1}A, in die diese gewonnene Runde käme, sind beendet",
    "nie wpisano: partie, do których trafiłaby ta wygrana, są na zapisie \u{1}A zamknięte",
    "\u{1}A dealt hand \u{1}B, not \u{1}C",
    "quem deu as cartas da mão \u{1}B foi \u{1}A, e não \u{1}C",
    "as cartas da mão \u{1}B foram dadas por \u{1}A, e não por \u{1}C",
    "il mazziere della mano \u{1}B è \u{1}A, non \u{1}C",
    "Geber von Runde \u{1}B: \u{1}A, nicht \u{1}C",
    "w rozdaniu \u{1}B rozdający to \u{1}A, a nie \u{1}C",
    "\u{1}A dealt round \u{1}B, not \u{1}C",
    "quem deu as cartas da rodada \u{1}B foi \u{1}A, e não \u{1}C",
    "as cartas da ronda \u{1}B foram dadas por \u{1}A, e não por \u{1}C",
    "il mazziere del giro \u{1}B è \u{1}A, non \u{1}C",
    "Geber von Durchgang \u{1}B: \u{1}A, nicht \u{1}C",
    "w rundzie \u{1}B rozdający to \u{1}A, a nie \u{1}C",
    "\u{1}A dealt hand \u{1}B",
    "quem deu as cartas da mão \u{1}B foi \u{1}A",
    "as cartas da mão \u{1}B foram dadas por \u{1}A",
    "il mazziere della mano \u{1}B è \u{1}A",
    "Geber von Runde \u{1}B: \u{1}A",
    "w rozdaniu \u{1}B rozdający to \u{1}A",
    "\u{1}A dealt round \u{1}B",
    "quem deu as cartas da rodada \u{1}B foi \u{1}A",
    "as cartas da ronda \u{1}B foram dadas por \u{1}A",
    "il mazziere del giro \u{1}B è \u{1}A",
    "Geber von Durchgang \u{1}B: \u{1}A",
    "w rundzie \u{1}B rozdający to \u{1}A",
    "it is no longer known who dealt hand \u{1}A",
    "não se sabe mais quem deu as cartas da mão \u{1}A",
    "já não se sabe quem deu as cartas na mão \u{1}A",
    "non si sa più chi ha dato le carte nella mano \u{1}A",
    "wer Runde \u{1}A gegeben hat, ist nicht mehr bekannt",
    "nie wiadomo już, kto rozdawał w rozdaniu \u{1}A",
    "it is no longer known who dealt round \u{1}A",
    "não se sabe mais quem deu as cartas da rodada \u{1}A",
    "já não se sabe quem deu as cartas na ronda \u{1}A",
    "non si sa più chi ha dato le carte nel giro \u{1}A",
    "wer Durchgang \u{1}A gegeben hat, ist nicht mehr bekannt",
    "nie wiadomo już, kto rozdawał w rundzie \u{1}A",
    "it is not recorded who deals next",
    "não está registrado quem dá a seguir",
    "não está registado quem dá a seguir",
    "non è registrato chi dà le carte alla prossima mano",
    "wer als Nächstes gibt, ist nicht eingetragen",
    "nie zapisano, kto rozdaje następny",
    "game \u{1}A is open again; \u{1}B had won it",
    "a partida \u{1}A está aberta de novo; antes, a vitória nela era de \u{1}B",
    "o jogo \u{1}A está aberto de novo; tinha sido ganho por \u{1}B",
    "la partita \u{1}A è di nuovo aperta; era stata vinta da \u{1}B",
    "Partie \u{1}A ist wieder offen; vorher gewonnen von \u{1}B",
    "partia \u{1}A jest znów otwarta; wcześniejsze zwycięstwo: \u{1}B",
    "game \u{1}A of sheet \u{1}B is open again; \u{1}C had won it",
    "a partida \u{1}A da folha \u{1}B está aberta de novo; antes, a vitória nela era de \u{1}C",
    "o jogo \u{1}A da folha \u{1}B está aberto de novo; tinha sido ganho por \u{1}C",
    "la partita \u{1}A del foglio \u{1}B è di nuovo aperta; era stata vinta da \u{1}C",
    "Partie \u{1}A auf Zettel \u{1}B ist wieder offen; vorher gewonnen von \u{1}C",
    "partia \u{1}A na zapisie \u{1}B jest znów otwarta; wcześniejsze zwycięstwo: \u{1}C",
    "game \u{1}A is closed: \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6} it",
    "a partida \u{1}A está fechada: \u{3}B\u{4}o\u{5}ganha \u{1}C\u{4}\u{5}ganham \u{1}C\u{6}",
    "o jogo \u{1}A está fechado: \u{3}B\u{4}o\u{5}ganha \u{1}C\u{4}\u{5}ganham \u{1}C\u{6}",
    "la partita \u{1}A è chiusa: \u{3}B\u{4}o\u{5}vince \u{1}C\u{4}\u{5}vincono \u{1}C\u{6}",
    "Partie \u{1}A ist beendet: \u{3}B\u{4}o\u{5}\u{1}C gewinnt\u{4}\u{5}\u{1}C gewinnen\u{6} sie",
    "partia \u{1}A jest zamknięta: \u{3}B\u{4}o\u{5}wygrywa \u{1}C\u{4}f\u{5}wygrywają \u{1}C\u{4}\u{5}wygrywają \u{1}C\u{6}",
    "game \u{1}A of sheet \u{1}B is closed: \u{3}C\u{4}o\u{5}\u{1}D wins\u{4}\u{5}\u{1}D win\u{6} it",
    "a partida \u{1}A da folha \u{1}B está fechada: \u{3}C\u{4}o\u{5}ganha \u{1}D\u{4}\u{5}ganham \u{1}D\u{6}",
    "o jogo \u{1}A da folha \u{1}B está fechado: \u{3}C\u{4}o\u{5}ganha \u{1}D\u{4}\u{5}ganham \u{1}D\u{6}",
    "la partita \u{1}A del foglio \u{1}B è chiusa: \u{3}C\u{4}o\u{5}vince \u{1}D\u{4}\u{5}vincono \u{1}D\u{6}",
    "Partie \u{1}A auf Zettel \u{1}B ist beendet: \u{3}C\u{4}o\u{5}\u{1}D gewinnt\u{4}\u{5}\u{1}D gewinnen\u{6} sie",
    "partia \u{1}A na zapisie \u{1}B jest zamknięta: \u{3}C\u{4}o\u{5}wygrywa \u{1}D\u{4}f\u{5}wygrywają \u{1}D\u{4}\u{5}wygrywają \u{1}D\u{6}",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} game \u{1}C, not \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} a partida \u{1}C, e não \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} o jogo \u{1}C, e não \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B vince\u{4}\u{5}\u{1}B vincono\u{6} la partita \u{1}C, non \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B gewinnt\u{4}\u{5}\u{1}B gewinnen\u{6} Partie \u{1}C, nicht \u{1}D",
    "partię \u{1}C \u{3}A\u{4}o\u{5}wygrywa \u{1}B\u{4}f\u{5}wygrywają \u{1}B\u{4}\u{5}wygrywają \u{1}B\u{6}, a nie \u{1}D",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} game \u{1}C of sheet \u{1}D, not \u{1}E",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} a partida \u{1}C da folha \u{1}D, e não \u{1}E",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} o jogo \u{1}C da folha \u{1}D, e não \u{1}E",
    "\u{3}A\u{4}o\u{5}\u{1}B vince\u{4}\u{5}\u{1}B vincono\u{6} la partita \u{1}C del foglio \u{1}D, non \u{1}E",
    "\u{3}A\u{4}o\u{5}\u{1}B gewinnt\u{4}\u{5}\u{1}B gewinnen\u{6} Partie \u{1}C auf Zettel \u{1}D, nicht \u{1}E",
    "partię \u{1}C na zapisie \u{1}D \u{3}A\u{4}o\u{5}wygrywa \u{1}B\u{4}f\u{5}wygrywają \u{1}B\u{4}\u{5}wygrywają \u{1}B\u{6}, a nie \u{1}E",
    "the series continues",
    "a série continua",
    "l'incontro continua",
    "die Serie geht weiter",
    "seria trwa dalej",
    "the series is over",
    "a série acabou",
    "l'incontro è finito",
    "die Serie ist zu Ende",
    "seria jest zakończona",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 24] = [(0, 39), (39, 80), (80, 103), (103, 127), (127, 172), (172, 219), (219, 294), (294, 347), (347, 448), (448, 485), (485, 523), (523, 550), (550, 578), (578, 636), (636, 695), (695, 746), (746, 799), (799, 868), (868, 924), (924, 996), (996, 1044), (1044, 1107), (1107, 1140), (1140, 1171)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦hand \u{1}A is now \u{1}B (was \u{1}C) ~~~~~~⟧",
    "⟦round \u{1}A is now \u{1}B (was \u{1}C) ~~~~~~~⟧",
    "⟦hand \u{1}A is \u{1}B ~~~⟧",
    "⟦round \u{1}A is \u{1}B ~~~⟧",
    "⟦hand \u{1}A is open again (was \u{1}B) ~~~~~~~~⟧",
    "⟦round \u{1}A is open again (was \u{1}B) ~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}entered in game \u{1}B on sheet \u{1}C\u{4}\u{5}entered in games \u{1}B on sheet \u{1}C\u{6}⟧",
    "⟦not entered in any game on sheet \u{1}A ~~~~~~~~~~~⟧",
    "⟦not entered: the games that this win would go to are closed on sheet \u{1}A ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦\u{1}A dealt hand \u{1}B, not \u{1}C ~~~~~~⟧",
    "⟦\u{1}A dealt round \u{1}B, not \u{1}C ~~~~~~⟧",
    "⟦\u{1}A dealt hand \u{1}B ~~~~⟧",
    "⟦\u{1}A dealt round \u{1}B ~~~~⟧",
    "⟦it is no longer known who dealt hand \u{1}A ~~~~~~~~~~~~⟧",
    "⟦it is no longer known who dealt round \u{1}A ~~~~~~~~~~~~⟧",
    "⟦it is not recorded who deals next ~~~~~~~~~~~⟧",
    "⟦game \u{1}A is open again; \u{1}B had won it ~~~~~~~~~~⟧",
    "⟦game \u{1}A of sheet \u{1}B is open again; \u{1}C had won it ~~~~~~~~~~~~~~⟧",
    "⟦game \u{1}A is closed: \u{3}B\u{4}o\u{5}\u{1}C wins\u{4}\u{5}\u{1}C win\u{6} it ~~~~~~⟧",
    "⟦game \u{1}A of sheet \u{1}B is closed: \u{3}C\u{4}o\u{5}\u{1}D wins\u{4}\u{5}\u{1}D win\u{6} it ~~~~~~~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} game \u{1}C, not \u{1}D ~~~~⟧",
    "⟦\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} game \u{1}C of sheet \u{1}D, not \u{1}E ~~~~~~~⟧",
    "⟦the series continues ~~~~~~⟧",
    "⟦the series is over ~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("hand-entered-otherwise", 3),
    ("round-entered-otherwise", 3),
    ("hand-entered-now", 2),
    ("round-entered-now", 2),
    ("hand-open-again", 2),
    ("round-open-again", 2),
    ("entered-games-on-sheet", 3),
    ("entered-nowhere-on-sheet", 1),
    ("entered-closed-on-sheet", 1),
    ("dealt-hand-not", 3),
    ("dealt-round-not", 3),
    ("dealt-hand", 2),
    ("dealt-round", 2),
    ("dealer-of-hand-unknown", 1),
    ("dealer-of-round-unknown", 1),
    ("next-dealer-unknown", 0),
    ("game-open-again", 2),
    ("game-of-sheet-open-again", 3),
    ("game-closed", 3),
    ("game-of-sheet-closed", 4),
    ("wins-game-not", 4),
    ("wins-game-of-sheet-not", 5),
    ("series-continues", 0),
    ("series-over", 0),
];
