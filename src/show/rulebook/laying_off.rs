//! The defender's part.

use super::Topic;
use super::sources::{
    BICYCLE, CCSTOCKER, CRATE, EAAI, GIN_CARDS_LAYING_OFF, GIN_PLAYER, ICELANDIC, OLD_WIKIPEDIA,
    ONLINE_CARD_GAMES, OPEN_SPIEL, PAGAT, PALACE, PORTUGUESE, RUMMYTALK, RUMMYTALK_KNOCK,
    RUMMYTALK_VARIATIONS, SPRUCE, WIKIPEDIA,
};

/// Laying off, and its order.
pub const LAYING_OFF: &Topic = &Topic {
    name: "laying-off",
    title: "deadwood on the knocker's melds, in order",
    text: "After a knock that is not gin the defender may put deadwood on the knocker's melds: the fourth card \
           of a set, or the next card at either end of a run. What is laid off no longer counts. It may go on \
           in a chain: on five-six-seven the eight, and then the nine; the nine does not fit without the \
           eight.\n\n\
           The Portuguese article allows laying off against gin as well; see `gin`.\n\n\
           Only the defender lays off, never the knocker, whose deadwood takes no cards either; and no new \
           meld is made with one of his. Nobody has to lay off what he could.\n\n\
           The order: the knocker puts down his cards; the defender puts down his melds; what he has over he \
           lays off. So Wikipedia of 2018, rummytalk.com, ccstocker.com and the EAAI contest program; \
           OpenSpiel lays off first and melds after. It matters where a card could do both, or where a meld \
           broken up would lay off better. No book says whether that is allowed. In the EAAI program the \
           defender chooses which melds to put down, and lays off from the rest; OpenSpiel and the gin-rummy \
           crate take any card of his hand. Here he may do as he likes: what he declares is what counts.",
    sources: &[
        SPRUCE,
        PORTUGUESE,
        OLD_WIKIPEDIA,
        WIKIPEDIA,
        PAGAT,
        RUMMYTALK_KNOCK,
        CCSTOCKER,
        GIN_CARDS_LAYING_OFF,
        ONLINE_CARD_GAMES,
        EAAI,
        OPEN_SPIEL,
        CRATE,
    ],
    keys: &["layoff_on_gin"],
};

/// The undercut.
pub const UNDERCUT: &Topic = &Topic {
    name: "undercut",
    title: "the defender has less than the knocker",
    text: "If the defender, after laying off, is left with less than the knocker, he wins the hand: the \
           difference and a bonus. A knock with nine against four is five and the bonus. It does not matter \
           whether melds or laying off brought him down. Nobody undercuts gin; equal counts stand under \
           `ties`.\n\n\
           The bonus is 10 in The Spruce, the Portuguese article, Pagat and Bicycle; 25 in both Wikipedias, \
           which know of 10 and 20, and at rummytalk.com, which writes an extra box as well; 20 on an \
           Icelandic page and in the Gin Rummy Palace app.",
    sources: &[SPRUCE, PORTUGUESE, PAGAT, BICYCLE, OLD_WIKIPEDIA, WIKIPEDIA, RUMMYTALK, ICELANDIC, PALACE],
    keys: &["undercut_bonus", "boxes.undercut"],
};

/// Equal counts.
pub const TIES: &Topic = &Topic {
    name: "ties",
    title: "equal counts",
    text: "When both are left with the same count, most give the hand to the defender as an undercut, worth \
           the bonus alone: The Spruce, the Portuguese article, both Wikipedias, Pagat, rummytalk.com. The \
           Wikipedias know tables that pay no bonus on a tie.\n\n\
           ginplayeronline.com gives it to the knocker, who scores the difference, and that is nothing. In \
           OpenSpiel, after the Gin Rummy Association's rules, nobody scores. One digest of Bicycle lets the \
           defender undercut only with less.\n\n\
           Nought against nought is no tie: the knocker has gin.",
    sources: &[
        SPRUCE,
        PORTUGUESE,
        OLD_WIKIPEDIA,
        WIKIPEDIA,
        PAGAT,
        RUMMYTALK,
        GIN_PLAYER,
        OPEN_SPIEL,
        BICYCLE,
    ],
    keys: &["undercut_tie"],
};

/// Nothing left.
pub const GIN_OFF: &Topic = &Topic {
    name: "gin-off",
    title: "an undercut with nothing left",
    text: "The defender gins off when he undercuts a knock and is left with no deadwood at all. Most sources \
           know nothing of it: it is an undercut like any other. An Icelandic page pays 25 for it in the \
           place of the undercut's 20, and rummytalk.com tells of a time when it was worth three boxes.\n\n\
           Against gin it is worth nothing.",
    sources: &[ICELANDIC, RUMMYTALK_VARIATIONS],
    keys: &["gin_off_bonus", "boxes.gin_off"],
};
