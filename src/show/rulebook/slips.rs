//! What goes wrong at the showdown.

use super::Topic;
use super::sources::{
    ADVISOR, CRATE, DOK, EAAI, OLD_WIKIPEDIA, OPEN_SPIEL, REWRITTEN, RUMMYTALK, SPRUCE, T_GAMES,
};

/// Above the limit.
pub const ILLEGAL_KNOCK: &Topic = &Topic {
    name: "illegal-knock",
    title: "a knock above the limit",
    text: "If it is noticed before the opponent has shown a card, the player who knocked lays his cards face up \
           and leaves them so until the opponent has finished his next turn; then play goes on. That is in a \
           rewritten rulebook text, the one that could be read; on 123dok.com the game goes on too, but its \
           line breaks off before it says what becomes of the cards. If the opponent has shown cards already, \
           the sources are silent.\n\n\
           Programs go by other ways: the t_games program, the gin-rummy crate and OpenSpiel do not let it \
           happen; in the EAAI contest program it costs the game.\n\n\
           ginscore refuses it and records nothing.",
    sources: &[REWRITTEN, DOK, T_GAMES, CRATE, OPEN_SPIEL, EAAI],
    keys: &["knock_limit"],
};

/// Too late.
pub const LATE_KNOCK: &Topic = &Topic {
    name: "late-knock",
    title: "a knock, or gin, forgotten",
    text: "Who has discarded without knocking has missed it, and waits for his next turn: rummytalk.com. He has \
           lost nothing else. Nobody is made to knock, and only old Wikipedia wants the hand ended by a player \
           with no deadwood left.\n\n\
           For a player who had gin and broke it up by his discard the sources are silent; the discard lies.",
    sources: &[RUMMYTALK, OLD_WIKIPEDIA, SPRUCE],
    keys: &[],
};

/// Where the last discard goes.
pub const KNOCK_DISCARD: &Topic = &Topic {
    name: "knock-discard",
    title: "the knocker's discard on the pile",
    text: "Who knocks discards face down. Some lay the card on the pile, some beside their cards. At \
           rummytalk.com it belongs beside them, and one that goes onto the pile is taken for cheating: the \
           hand is lost. No other source goes so far.",
    sources: &[RUMMYTALK, OLD_WIKIPEDIA],
    keys: &[],
};

/// The count was wrong.
pub const MISCOUNT: &Topic = &Topic {
    name: "miscount",
    title: "the melds are right, the count is not",
    text: "For a count announced wrong over melds that are right the sources are silent. The programs count \
           again from the cards that lie there: the EAAI contest program, OpenSpiel, the gin-rummy crate. So \
           does ginscore, when it is given the cards; told only counts, it can refuse no more than \
           those that ten cards cannot have.\n\n\
           If the right count is above the limit, it was an `illegal-knock`. One found when the hand is \
           recorded already is mended with `ginscore amend`.",
    sources: &[EAAI, OPEN_SPIEL, CRATE],
    keys: &[],
};

/// No meld.
pub const ILLEGAL_MELD: &Topic = &Topic {
    name: "illegal-meld",
    title: "what was put down as a meld is none",
    text: "What is to be done with a meld that is none the books do not say. In the EAAI contest program it \
           costs the game. In OpenSpiel and the gin-rummy crate cards in no legal meld are deadwood.\n\n\
           ginscore says what is wrong with it and records nothing. Put the cards with the deadwood and tell \
           the hand again: then it comes out whether the knock was within the limit.",
    sources: &[EAAI, OPEN_SPIEL, CRATE],
    keys: &[],
};

/// Gin that is none.
pub const FALSE_GIN: &Topic = &Topic {
    name: "false-gin",
    title: "gin announced that is not gin",
    text: "For gin that turns out to be none the sources are silent. The nearest thing is the opposite: \
           RummyTalk-Advisor takes no knock with nought, and asks for gin.\n\n\
           ginscore goes by the cards and not by the word. With deadwood within the limit the hand is a knock, \
           and may be laid off on and undercut; above it, it is an `illegal-knock`.",
    sources: &[ADVISOR],
    keys: &["knock_limit"],
};

/// Other melds after all.
pub const REARRANGING: &Topic = &Topic {
    name: "rearranging",
    title: "other melds after the cards are down",
    text: "Whether a player may put his cards together otherwise, once they lie on the table, the books do not \
           say. To the programs what is shown is binding: in OpenSpiel and the EAAI contest program a card left \
           out of the melds counts, even if it could have been melded, and in the gin-rummy crate a hand shown \
           with too much is refused, however little it could have been. The t_games program lets a player \
           begin again until he has finished, and a knocker take his knock back.\n\n\
           ginscore scores a spread as it was declared, and shows no better one. What the table allows before \
           the hand is recorded is the table's to say.",
    sources: &[OPEN_SPIEL, EAAI, CRATE, T_GAMES],
    keys: &[],
};
