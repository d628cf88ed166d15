//! What goes wrong in dealing and in play.

use super::Topic;
use super::sources::{BICYCLE_OKLAHOMA, CRATE, DANGAL, EAAI, PAGAT, PARLETT, RUMMYTALK, WIKIPEDIA};

/// All of them.
pub const IRREGULARITIES: &Topic = &Topic {
    name: "irregularities",
    title: "when something goes wrong at the table",
    text: "The sources say little about what to do when something goes wrong, and much of what is known comes \
           from one table, rummytalk.com. Where they are silent the players agree on something, best before \
           they play. ginscore knows no penalties: it rules on the cards as they lie and records what was \
           agreed; a note behind the hand says why.\n\n\
           In dealing: `wrong-count`, `wrong-dealer`, `exposed-card`, `imperfect-deck`. In play: \
           `out-of-turn`, `illegal-discard`. At the showdown: `illegal-knock`, `late-knock`, `knock-discard`, \
           `miscount`, `illegal-meld`, `false-gin`, `rearranging`. For an upcard forgotten in Oklahoma gin see \
           `knock-card`.",
    sources: &[RUMMYTALK, DANGAL, BICYCLE_OKLAHOMA],
    keys: &[],
};

/// Not ten cards.
pub const WRONG_COUNT: &Topic = &Topic {
    name: "wrong-count",
    title: "a hand with a wrong number of cards",
    text: "Found before that player has drawn for the first time: a new deal. Found later, and both hands are \
           wrong: a new deal as well.\n\n\
           Found later, and one hand is wrong: the player whose hand is right chooses a new deal, or to play \
           on. If they play on, the other puts it right at his turn. With too many cards he discards without \
           drawing, with too few he draws without discarding; and he may not knock before the turn after.\n\n\
           All this is rummytalk.com's; the Rummy Dangal blog has the first of it. For a wrong number found \
           only at the showdown the sources are silent; ginscore rules on ten cards a side and on nothing else.",
    sources: &[RUMMYTALK, DANGAL],
    keys: &[],
};

/// The other one's deal.
pub const WRONG_DEALER: &Topic = &Topic {
    name: "wrong-dealer",
    title: "the wrong player dealt",
    text: "A deal by the wrong player may be stopped until the upcard is turned. After that it stands: the \
           Rummy Dangal blog. Who deals next then, the sources do not say. With ginscore the players agree, \
           and `ginscore deal` puts it down.",
    sources: &[DANGAL],
    keys: &["dealer"],
};

/// A card seen.
pub const EXPOSED_CARD: &Topic = &Topic {
    name: "exposed-card",
    title: "a card shown by accident",
    text: "A card that is shown in dealing, or found face up in the deck before the upcard is turned, makes a \
           new deal, by the same dealer: the Rummy Dangal blog.\n\n\
           For a card shown in play the sources are silent.",
    sources: &[DANGAL],
    keys: &[],
};

/// Drawing when one may not.
pub const OUT_OF_TURN: &Topic = &Topic {
    name: "out-of-turn",
    title: "drawing out of turn, or two cards",
    text: "For a card drawn out of turn the sources are silent, and for two cards drawn at once, or a discard \
           without a draw, nothing was found that can be relied on. The hand it leaves has a wrong number of \
           cards, and what rummytalk.com does about that stands under `wrong-count`.",
    sources: &[RUMMYTALK],
    keys: &[],
};

/// What may not be thrown.
pub const ILLEGAL_DISCARD: &Topic = &Topic {
    name: "illegal-discard",
    title: "a discard that is not allowed",
    text: "The card just taken from the pile may not be discarded in the same turn: Wikipedia of 2018, Parlett, \
           Pagat. What happens to a player who does it they do not say. The EAAI contest program takes the \
           game from him; the gin-rummy crate does not let him. Taking it back and throwing another is for \
           the players to agree on.",
    sources: &[WIKIPEDIA, PARLETT, PAGAT, EAAI, CRATE],
    keys: &[],
};

/// Not 52 cards.
pub const IMPERFECT_DECK: &Topic = &Topic {
    name: "imperfect-deck",
    title: "a card too few, or one twice, in the deck",
    text: "For a deck that turns out not to be whole the sources are silent. ginscore refuses a hand in which a \
           card lies twice, because one of them was most often read out wrong. If the deck itself is at fault, \
           the hand cannot be settled from its cards; what the players agree on can be recorded as points.",
    sources: &[],
    keys: &[],
};
