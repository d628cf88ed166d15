//! What goes wrong in dealing and in play.

use super::Topic;
use super::sources::{
    BICYCLE_OKLAHOMA, CRATE, DANGAL, EAAI, PAGAT, PARLETT, RUMMYTALK, RUMMYTALK_ILLEGAL, WIKIPEDIA,
};

/// All of them.
pub const IRREGULARITIES: &Topic = &Topic {
    name: "irregularities",
    title: "when something goes wrong at the table",
    text: "The sources say little about what to do when something goes wrong, and much of what is known comes \
           from one site, rummytalk.com, of which not every page could be read to its end. No source that was \
           read takes points for a mistake: they deal again, let the other player choose, or take the hand or \
           the game away. Where nothing was found the players agree on something, best before they play. \
           ginscore takes no penalties by itself: it rules on the cards as shown and records what was agreed; \
           a note after the hand says why.\n\n\
           In dealing: `misdeal`, `wrong-count`, `wrong-dealer`, `exposed-card`, `imperfect-deck`. In play: \
           `out-of-turn`, `illegal-discard`. At the showdown: `illegal-knock`, `late-knock`, `knock-discard`, \
           `miscount`, `illegal-meld`, `false-gin`, `rearranging`, and `dead-hand` for when it is too late. \
           On paper: `scorekeeper`. For an upcard forgotten in Oklahoma gin see `knock-card`.",
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
           on. If they play on, the other puts it right at the next turn: with too many cards by discarding \
           without drawing, with too few by drawing without discarding. That player may not knock before the \
           turn after.\n\n\
           All this is rummytalk.com's; the Rummy Dangal blog has the first of it. For a wrong number found \
           only at the showdown rummytalk.com has a rule too, but the rest of its page could not be read. \
           ginscore rules on ten cards a side and on nothing else.",
    sources: &[RUMMYTALK_ILLEGAL, DANGAL],
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
           For a card shown in play no rule was found.",
    sources: &[DANGAL],
    keys: &[],
};

/// Drawing when one may not.
pub const OUT_OF_TURN: &Topic = &Topic {
    name: "out-of-turn",
    title: "drawing out of turn, or two cards",
    text: "For a card drawn out of turn no rule was found, and for two cards drawn at once, or a discard \
           without a draw, nothing was found that can be relied on. The hand it leaves has a wrong number of \
           cards, and what rummytalk.com does about that stands under `wrong-count`.",
    sources: &[RUMMYTALK_ILLEGAL],
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
    text: "For a deck that turns out not to be whole no rule was found. ginscore refuses a hand in which a \
           card lies twice, because one of them was most often read out wrong. If the deck itself is at fault, \
           the hand cannot be settled from its cards; what the players agree on can be recorded as points.",
    sources: &[],
    keys: &[],
};

/// The new deal.
pub const MISDEAL: &Topic = &Topic {
    name: "misdeal",
    title: "when the cards are dealt again",
    text: "A hand is dealt again if a player has a wrong number of cards and has not drawn yet, or if both \
           have a wrong number later: see `wrong-count`. It is dealt again by the same dealer if a card is \
           shown in dealing, or lies face up in the deck before the upcard is turned: see `exposed-card`. A \
           deal by the wrong player may be stopped until the upcard is turned: see `wrong-dealer`.\n\n\
           A misdeal is not a hand: nobody scores, no box is written, and the deal does not move. No source \
           takes points for one.",
    sources: &[RUMMYTALK_ILLEGAL, DANGAL],
    keys: &[],
};
