//! The messages of `l10n/*/provenance.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// The Spruce, gin rummy
pub(crate) struct SourceStandard;

impl Message for SourceStandard {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SourceStandard {}

// The Spruce, Oklahoma gin
pub(crate) struct SourceOklahoma;

impl Message for SourceOklahoma {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SourceOklahoma {}

// The Spruce, Hollywood gin
pub(crate) struct SourceHollywood;

impl Message for SourceHollywood {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SourceHollywood {}

// the Portuguese article, played for stakes
pub(crate) struct SourceStakes;

impl Message for SourceStakes {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SourceStakes {}

// old Wikipedia, single match
pub(crate) struct SourceWikipedia;

impl Message for SourceWikipedia {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SourceWikipedia {}

// old Wikipedia, multi-match
pub(crate) struct SourceWikipediaMatch;

impl Message for SourceWikipediaMatch {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SourceWikipediaMatch {}

// the 2018 Wikipedia, tournament play
pub(crate) struct SourceTournament;

impl Message for SourceTournament {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SourceTournament {}

// Pagat (Bicycle gives the same values)
pub(crate) struct SourcePagat;

impl Message for SourcePagat {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SourcePagat {}

// Bicycle (Pagat gives the same values)
pub(crate) struct SourceBicycle;

impl Message for SourceBicycle {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SourceBicycle {}

// the default of the gin-rummy crate
pub(crate) struct SourceModern;

impl Message for SourceModern {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SourceModern {}

// a handbook's Hollywood gin (its undercut was not found, so the default is used)
pub(crate) struct SourceHandbook;

impl Message for SourceHandbook {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SourceHandbook {}

// rummytalk.com
pub(crate) struct SourceRummytalk;

impl Message for SourceRummytalk {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SourceRummytalk {}

// the Gin Rummy Palace app, second-hand
pub(crate) struct SourcePalace;

impl Message for SourcePalace {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for SourcePalace {}

// the source does not say who deals after a drawn hand
pub(crate) struct DrawNotSaid;

impl Message for DrawNotSaid {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DrawNotSaid {}

// the source does not mention aces; by its value an ace allows one
pub(crate) struct AcesNotMentioned;

impl Message for AcesNotMentioned {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AcesNotMentioned {}

// the source does not say where a shut-out player's first win is entered; rummy-games.com does
pub(crate) struct FirstWinNotSaid;

impl Message for FirstWinNotSaid {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FirstWinNotSaid {}

// the source has "additional 25", which may mean 50 in all or 25
pub(crate) struct Additional25;

impl Message for Additional25 {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for Additional25 {}

// the page gives only the target and the best of five for tournaments; this is its standard game
pub(crate) struct FromThePlainGame;

impl Message for FromThePlainGame {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FromThePlainGame {}

// pages that quote Pagat disagree; the deal may alternate there
pub(crate) struct DealMayAlternate;

impl Message for DealMayAlternate {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DealMayAlternate {}

// in one digest equal counts do not undercut
pub(crate) struct EqualCounts;

impl Message for EqualCounts {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for EqualCounts {}

// one digest alternates the deal
pub(crate) struct DigestAlternates;

impl Message for DigestAlternates {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for DigestAlternates {}

// only the end of the handbook could be read, and it does not say; this is the default
pub(crate) struct NotRead;

impl Message for NotRead {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NotRead {}

// the source does not say who deals the next hand
pub(crate) struct NextDealerNotSaid;

impl Message for NextDealerNotSaid {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NextDealerNotSaid {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 23]; 6] = [
    [(0, 21), (21, 45), (45, 70), (70, 111), (111, 138), (138, 164), (164, 199), (199, 236), (236, 273), (273, 307), (307, 386), (386, 399), (399, 436), (436, 488), (488, 552), (552, 644), (644, 706), (706, 800), (800, 861), (861, 903), (903, 933), (933, 1017), (1017, 1064)],
    [(0, 21), (21, 45), (45, 70), (70, 111), (111, 138), (138, 164), (164, 199), (199, 236), (236, 273), (273, 307), (307, 386), (386, 399), (399, 436), (436, 488), (488, 552), (552, 644), (644, 706), (706, 800), (800, 861), (861, 903), (903, 933), (933, 1017), (1017, 1064)],
    [(0, 21), (21, 45), (45, 70), (70, 111), (111, 138), (138, 164), (164, 199), (199, 236), (236, 273), (273, 307), (307, 386), (386, 399), (399, 436), (436, 488), (488, 552), (552, 644), (644, 706), (706, 800), (800, 861), (861, 903), (903, 933), (933, 1017), (1017, 1064)],
    [(0, 21), (21, 45), (45, 70), (70, 111), (111, 138), (138, 164), (164, 199), (199, 236), (236, 273), (273, 307), (307, 386), (386, 399), (399, 436), (436, 488), (488, 552), (552, 644), (644, 706), (706, 800), (800, 861), (861, 903), (903, 933), (933, 1017), (1017, 1064)],
    [(0, 21), (21, 45), (45, 70), (70, 111), (111, 138), (138, 164), (164, 199), (199, 236), (236, 273), (273, 307), (307, 386), (386, 399), (399, 436), (436, 488), (488, 552), (552, 644), (644, 706), (706, 800), (800, 861), (861, 903), (903, 933), (933, 1017), (1017, 1064)],
    [(0, 21), (21, 45), (45, 70), (70, 111), (111, 138), (138, 164), (164, 199), (199, 236), (236, 273), (273, 307), (307, 386), (386, 399), (399, 436), (436, 488), (488, 552), (552, 644), (644, 706), (706, 800), (800, 861), (861, 903), (903, 933), (933, 1017), (1017, 1064)],
];

const TEXT: &str = concat!(
    "The Spruce, gin rummy",
    "The Spruce, Oklahoma gin",
    "The Spruce, Hollywood gin",
    "the Portuguese article, played for stakes",
    "old Wikipedia, single match",
    "old Wikipedia, multi-match",
    "the 2018 Wikipedia, tournament play",
    "Pagat (Bicycle gives the same values)",
    "Bicycle (Pagat gives the same values)",
    "the default of the gin-rummy crate",
    "a handbook's Hollywood gin (its undercut was not found, so the default is used)",
    "rummytalk.com",
    "the Gin Rummy Palace app, second-hand",
    "the source does not say who deals after a drawn hand",
    "the source does not mention aces; by its value an ace allows one",
    "the source does not say where a shut-out player's first win is entered; rummy-games.com does",
    "the source has \"additional 25\", which may mean 50 in all or 25",
    "the page gives only the target and the best of five for tournaments; this is its standard game",
    "pages that quote Pagat disagree; the deal may alternate there",
    "in one digest equal counts do not undercut",
    "one digest alternates the deal",
    "only the end of the handbook could be read, and it does not say; this is the default",
    "the source does not say who deals the next hand",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 23] = [(0, 35), (35, 74), (74, 114), (114, 175), (175, 218), (218, 259), (259, 312), (312, 368), (368, 424), (424, 476), (476, 588), (588, 612), (612, 668), (668, 744), (744, 836), (836, 965), (965, 1054), (1054, 1186), (1186, 1274), (1274, 1337), (1337, 1384), (1384, 1503), (1503, 1572)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦The Spruce, gin rummy ~~~~~~~⟧",
    "⟦The Spruce, Oklahoma gin ~~~~~~~~⟧",
    "⟦The Spruce, Hollywood gin ~~~~~~~~⟧",
    "⟦the Portuguese article, played for stakes ~~~~~~~~~~~~~⟧",
    "⟦old Wikipedia, single match ~~~~~~~~~⟧",
    "⟦old Wikipedia, multi-match ~~~~~~~~⟧",
    "⟦the 2018 Wikipedia, tournament play ~~~~~~~~~~~⟧",
    "⟦Pagat (Bicycle gives the same values) ~~~~~~~~~~~~⟧",
    "⟦Bicycle (Pagat gives the same values) ~~~~~~~~~~~~⟧",
    "⟦the default of the gin-rummy crate ~~~~~~~~~~~⟧",
    "⟦a handbook's Hollywood gin (its undercut was not found, so the default is used) ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦rummytalk.com ~~~~⟧",
    "⟦the Gin Rummy Palace app, second-hand ~~~~~~~~~~~~⟧",
    "⟦the source does not say who deals after a drawn hand ~~~~~~~~~~~~~~~~~⟧",
    "⟦the source does not mention aces; by its value an ace allows one ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the source does not say where a shut-out player's first win is entered; rummy-games.com does ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the source has \"additional 25\", which may mean 50 in all or 25 ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the page gives only the target and the best of five for tournaments; this is its standard game ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦pages that quote Pagat disagree; the deal may alternate there ~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦in one digest equal counts do not undercut ~~~~~~~~~~~~~~⟧",
    "⟦one digest alternates the deal ~~~~~~~~~~⟧",
    "⟦only the end of the handbook could be read, and it does not say; this is the default ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the source does not say who deals the next hand ~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("source-standard", 0),
    ("source-oklahoma", 0),
    ("source-hollywood", 0),
    ("source-stakes", 0),
    ("source-wikipedia", 0),
    ("source-wikipedia-match", 0),
    ("source-tournament", 0),
    ("source-pagat", 0),
    ("source-bicycle", 0),
    ("source-modern", 0),
    ("source-handbook", 0),
    ("source-rummytalk", 0),
    ("source-palace", 0),
    ("draw-not-said", 0),
    ("aces-not-mentioned", 0),
    ("first-win-not-said", 0),
    ("additional-25", 0),
    ("from-the-plain-game", 0),
    ("deal-may-alternate", 0),
    ("equal-counts", 0),
    ("digest-alternates", 0),
    ("not-read", 0),
    ("next-dealer-not-said", 0),
];
