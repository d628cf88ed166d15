//! The files of the rulebook in each language, as parts of the program.

use std::collections::HashMap;

use crate::say::Lang;

/// The files of each language in one text: the name of a file, its text, and so on, with a zero byte after each.
const BOOKS: &[&str] = include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

macro_rules! topics {
    ($($id:ident = $name:literal;)+) => {
        /// The id of a topic. A diagnostic names its topic by it, so that no diagnostic names one that does not exist.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum TopicId {
            $($id,)+
        }

        /// The name of each topic, in the order in which a hand meets them.
        pub(crate) const NAMES: &[(TopicId, &str)] = &[$((TopicId::$id, $name)),+];
    };
}

pub(crate) struct Files {
    pub(crate) sources: &'static str,
    /// The sections of all chapters by the names of their topics.
    pub(crate) sections: HashMap<&'static str, &'static str>,
}

pub(crate) fn files(lang: Lang) -> Option<Files> {
    let mut parts = BOOKS.get(lang.index())?.split('\0');
    let mut files: HashMap<&str, &str> =
        std::iter::from_fn(|| Some((parts.next()?, parts.next()?))).collect();
    let sources = files.remove("sources")?;
    Some(Files { sources, sections: files.values().flat_map(|chapter| sections(chapter)).collect() })
}

/// The sections of a chapter, each with the name of its topic and without the signs of its heading.
pub(crate) fn sections(chapter: &str) -> impl Iterator<Item = (&str, &str)> {
    let first = chapter.strip_prefix("## ").or_else(|| chapter.split_once("\n## ").map(|(_, rest)| rest));
    let all = first.into_iter().flat_map(|rest| rest.split("\n## "));
    all.map(|section| (section.split([':', '\n']).next().unwrap_or_default(), section))
}

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
