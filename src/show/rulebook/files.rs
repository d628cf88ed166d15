//! The files of the rulebook in each language, as parts of the program.

use crate::messages::Lang;

/// What ends each file in the text of a language. No file contains it.
const END: char = '\u{0}';

macro_rules! texts {
    // One text, not one per file: each constant text costs time at every start of the program.
    ($lang:literal, $($name:literal)+) => {
        concat!(
            include_str!(concat!("../../../rulebook/", $lang, "/sources.md")),
            $("\u{0}", include_str!(concat!("../../../rulebook/", $lang, "/", $name, ".md"))),+
        )
    };
}

macro_rules! topics {
    ($($id:ident = $name:literal;)+) => {
        /// The id of a topic. A diagnostic names its topic by it, so that no diagnostic names one that does not exist.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum TopicId {
            $($id,)+
        }

        /// The name of each topic, in order.
        pub(super) const NAMES: &[(TopicId, &str)] = &[$((TopicId::$id, $name)),+];

        /// The files of a language in one text: the sources, then the topics in order. `None` if it has no rulebook.
        const fn text(lang: Lang) -> Option<&'static str> {
            match lang {
                Lang::English => Some(texts!("en", $($name)+)),
                Lang::PortugueseOfBrazil => Some(texts!("pt-BR", $($name)+)),
                Lang::PortugueseOfPortugal => Some(texts!("pt-PT", $($name)+)),
                Lang::Italian => Some(texts!("it", $($name)+)),
                Lang::German => Some(texts!("de", $($name)+)),
                Lang::Polish => Some(texts!("pl", $($name)+)),
                #[cfg(debug_assertions)]
                Lang::MadeUp => None,
            }
        }
    };
}

/// The files of a language.
pub(super) struct Files {
    /// The table of sources.
    pub(super) sources: &'static str,
    /// The topics, in order. The file of a topic that is not yet translated is empty.
    pub(super) topics: Vec<&'static str>,
}

/// The files of a language; `None` if it has no rulebook.
pub(super) fn files(lang: Lang) -> Option<Files> {
    let mut files = text(lang)?.split(END);
    Some(Files { sources: files.next().unwrap_or_default(), topics: files.collect() })
}

// In the order in which a hand meets them.
topics! {
    Cards = "cards";
    Melds = "melds";
    AceLow = "ace-low";
    Spread = "spread";
    Counts = "counts";
    Dealer = "dealer";
    Deal = "deal";
    Adjustment = "adjustment";
    Upcard = "upcard";
    Turn = "turn";
    Draw = "draw";
    Knocking = "knocking";
    KnockLimit = "knock-limit";
    Gin = "gin";
    BigGin = "big-gin";
    LayingOff = "laying-off";
    Undercut = "undercut";
    Ties = "ties";
    GinOff = "gin-off";
    Oklahoma = "oklahoma";
    KnockCard = "knock-card";
    Doubling = "doubling";
    SecondDeck = "second-deck";
    Scoring = "scoring";
    Boxes = "boxes";
    Game = "game";
    Hollywood = "hollywood";
    Columns = "columns";
    Shutouts = "shutouts";
    Settlement = "settlement";
    Series = "series";
    Stakes = "stake";
    Partners = "partners";
    Captain = "captain";
    InTurn = "in-turn";
    Scorekeeper = "scorekeeper";
    Tournament = "tournament";
    MorePlayers = "more-players";
    Variants = "variants";
    Irregularities = "irregularities";
    Misdeal = "misdeal";
    WrongCount = "wrong-count";
    WrongDealer = "wrong-dealer";
    ExposedCard = "exposed-card";
    OutOfTurn = "out-of-turn";
    IllegalDiscard = "illegal-discard";
    ImperfectDeck = "imperfect-deck";
    IllegalKnock = "illegal-knock";
    LateKnock = "late-knock";
    KnockDiscard = "knock-discard";
    Miscount = "miscount";
    IllegalMeld = "illegal-meld";
    FalseGin = "false-gin";
    Rearranging = "rearranging";
    DeadHand = "dead-hand";
}
