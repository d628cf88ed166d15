//! The knock card.

use super::Topic;
use super::sources::{
    ADVISOR, BICYCLE_OKLAHOMA, CRATE, OLD_WIKIPEDIA, OPEN_SPIEL, PAGAT, PORTUGUESE, RULEBOOK,
    RUMMY_GAMES_OKLAHOMA, RUMMYTALK, RUMMYTALK_HANDS, RUMMYTALK_NEEDED, RUMMYTALK_PLAYING, SCARNE, SPRUCE,
    T_GAMES,
};

/// Oklahoma gin.
pub const OKLAHOMA: &Topic = &Topic {
    name: "oklahoma",
    title: "a card turned up limits the knock",
    text: "Oklahoma gin is gin rummy with one rule more: the `knock-card` says for each hand with how much one \
           may knock. A six allows six; ten and face cards allow ten.\n\n\
           An ace means gin only in Bicycle, old Wikipedia, OpenSpiel and at rummytalk.com. By its value it \
           would be one: rummy-games.com and rummyrulebook.com begin so, and say that many play for gin; The \
           Spruce does not mention it. A spade often doubles the hand: see `doubling`.\n\n\
           The game goes to 100 in The Spruce, to 150 in rummyrulebook.com and the pages that follow Pagat. \
           rummy-games.com quotes Scarne for two extra boxes for gin and one for an undercut.",
    sources: &[
        SPRUCE,
        BICYCLE_OKLAHOMA,
        OLD_WIKIPEDIA,
        RUMMYTALK,
        OPEN_SPIEL,
        RUMMY_GAMES_OKLAHOMA,
        RULEBOOK,
        PAGAT,
        SCARNE,
    ],
    keys: &["knock_card", "ace_knock_card"],
};

/// The card itself.
pub const KNOCK_CARD: &Topic = &Topic {
    name: "knock-card",
    title: "the card that limits the knock",
    text: "The knock card is the first upcard, or a card of a `second-deck`. Its value is the most that one may \
           knock with in this hand; whether an ace is one or means gin only is the house's to say.\n\n\
           An upcard that nobody took is laid aside by the stock, where both see it. One that was taken may be \
           asked for at any time, and must be told: Bicycle.\n\n\
           ginscore must be told it for every knock and gin where it limits or doubles, as in `@7s`; for a draw or \
           a hand in points only it may be. It may well be in somebody's hand.",
    sources: &[BICYCLE_OKLAHOMA, SPRUCE, OLD_WIKIPEDIA, RUMMYTALK, CRATE],
    keys: &["knock_card", "ace_knock_card"],
};

/// Spades.
pub const DOUBLING: &Topic = &Topic {
    name: "doubling",
    title: "a spade doubles the hand",
    text: "Where the knock card is a spade, the hand counts double: the Portuguese article and old Wikipedia \
           say so, Bicycle that it is often played, Pagat that some do. The Spruce does not double. RummyTalk-Advisor \
           lets hearts double, too, if the house likes.\n\n\
           What is doubled? Bicycle doubles all that comes of the deal, and Pagat the points with the bonus \
           for gin or undercut. At rummytalk.com the points and the extra boxes are doubled, in \
           RummyTalk-Advisor every box. rummy-games.com finds books that double everything, and others that \
           leave the boxes alone.\n\n\
           Here the points of the hand count twice, bonuses included; which boxes do is a rule of its own.",
    sources: &[
        PORTUGUESE,
        OLD_WIKIPEDIA,
        BICYCLE_OKLAHOMA,
        PAGAT,
        RUMMYTALK_HANDS,
        ADVISOR,
        RUMMY_GAMES_OKLAHOMA,
        SPRUCE,
    ],
    keys: &["doubling_suits", "doubled_boxes"],
};

/// A deck for the knock card.
pub const SECOND_DECK: &Topic = &Topic {
    name: "second-deck",
    title: "a deck of its own for the knock card",
    text: "In match play and Hollywood gin the knock card often comes from a second deck: one of its cards is \
           turned up for each hand, and it never comes into play. rummytalk.com asks for another back; old \
           Wikipedia takes the card from the bottom and turns it up on top.\n\n\
           Then there is no upcard to take, and the sources begin the hand in two ways. Old Wikipedia deals \
           ten cards to each player, and the winner of the last hand draws first, from the stock; it does not \
           say who draws first in the first hand. rummytalk.com deals eleven cards to the player who did not \
           deal, who begins by discarding one.\n\n\
           The knock card may be the twin of a card in play; it is not a card of the hand.",
    sources: &[OLD_WIKIPEDIA, RUMMYTALK_NEEDED, RUMMYTALK_PLAYING, T_GAMES],
    keys: &["knock_card"],
};
