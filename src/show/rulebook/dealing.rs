//! From the cut to the last two cards.

use super::Topic;
use super::sources::{
    APKEARN, CCSTOCKER, CRATE, EAAI, ICELANDIC, OLD_WIKIPEDIA, OPEN_SPIEL, PAGAT, PARLETT, PORTUGUESE, RUBL,
    RUMMYTALK_PLAYING, SPRUCE, WIKIPEDIA,
};

/// Who deals.
pub const DEALER: &Topic = &Topic {
    name: "dealer",
    title: "who deals, first and next",
    text: "For the first deal the players cut, and the lower card deals: the Portuguese article. The Spruce \
           chooses at random, old Wikipedia in any way that the players like.\n\n\
           After a won hand the winner deals the next in The Spruce and the Portuguese article. In both \
           Wikipedias the deal alternates, and an Icelandic page has the loser deal. Those who repeat Pagat \
           disagree about what Pagat says.\n\n\
           After a hand that nobody won the same player deals again, say The Spruce and Pagat; Parlett passes \
           the deal on, and so does old Wikipedia, whose deal alternates from hand to hand. The EAAI contest program keeps who begins where a hand comes to nothing, and else \
           takes turns.",
    sources: &[SPRUCE, PORTUGUESE, OLD_WIKIPEDIA, WIKIPEDIA, ICELANDIC, PAGAT, PARLETT, EAAI],
    keys: &["dealer", "drawn_hand_dealer"],
};

/// The deal.
pub const DEAL: &Topic = &Topic {
    name: "deal",
    title: "ten cards each, one turned up",
    text: "Ten cards to each player, dealt alternately. The next card is turned face up: the `upcard`, with \
           which the discard pile begins. The other 31 lie face down and are the stock.\n\n\
           With a `second-deck` no upcard is taken. At rummytalk.com the player who did not deal is dealt \
           eleven cards then, and begins by discarding one; apkearn.com has eleven cards for the first player \
           as an option. The score is the same: each side shows ten cards after the knocker's discard.\n\n\
           For a deal that goes wrong see `misdeal`.",
    sources: &[SPRUCE, PORTUGUESE, OLD_WIKIPEDIA, RUMMYTALK_PLAYING, APKEARN],
    keys: &[],
};

/// Who may take the first card.
pub const UPCARD: &Topic = &Topic {
    name: "upcard",
    title: "who may take the first card",
    text: "The player who did not deal may take the upcard; then he discards, and the other plays. If he does \
           not want it, the dealer may take it and discard. If neither does, the player who did not deal draws \
           from the stock, and the play begins.\n\n\
           A hand may be knocked on the very first turn. In Oklahoma gin the upcard is the `knock-card` as \
           well, whoever takes it.",
    sources: &[SPRUCE, PORTUGUESE, OLD_WIKIPEDIA],
    keys: &[],
};

/// A turn.
pub const TURN: &Topic = &Topic {
    name: "turn",
    title: "drawing and discarding",
    text: "A turn is one card drawn and one discarded: drawn from the stock, or from the top of the discard \
           pile, of which only the top card may ever be used; discarded face up on the pile.\n\n\
           Nobody may look at any card of the discard pile but the top one. Either player may spread the \
           stock, face down, and count the cards left in it. Both are rummytalk.com's; no other source that \
           could be read says anything about it.\n\n\
           A card just taken from the pile may not be discarded in the same turn: Wikipedia of 2018, Parlett \
           and Pagat. OpenSpiel allows it; the other sources that could be read say nothing.",
    sources: &[SPRUCE, PORTUGUESE, WIKIPEDIA, PARLETT, PAGAT, OPEN_SPIEL, RUMMYTALK_PLAYING],
    keys: &[],
};

/// A hand that nobody wins.
pub const DRAW: &Topic = &Topic {
    name: "draw",
    title: "nobody knocked: the last two cards",
    text: "When a discard leaves two cards in the stock and nobody has knocked, the hand is a draw. The last \
           two cards are not drawn, nobody scores, and no box is written. A knock that itself leaves two cards \
           counts, says the gin-rummy crate, and The Spruce comes to the same.\n\n\
           Who deals after it stands under `dealer`.\n\n\
           Some play the fiftieth card, as rubl.com tells it: the discard that leaves two cards may still be \
           taken by the other player, but only to knock with it; if he passes, the hand is void. ccstocker.com \
           knows that others play so, and OpenSpiel does. To ginscore such a knock is a knock like any other.",
    sources: &[SPRUCE, OLD_WIKIPEDIA, PAGAT, CRATE, PARLETT, RUBL, CCSTOCKER, OPEN_SPIEL],
    keys: &["drawn_hand_dealer"],
};
