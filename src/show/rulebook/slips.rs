//! What goes wrong at the showdown.

use super::Topic;
use super::sources::{
    ADVISOR, CRATE, DOK, EAAI, OLD_WIKIPEDIA, OPEN_SPIEL, REWRITTEN, RUMMYTALK_COUNTERFEIT, RUMMYTALK_KNOCK,
    RUMMYTALK_PARTNERS, SPRUCE, T_GAMES,
};

/// Above the limit.
pub const ILLEGAL_KNOCK: &Topic = &Topic {
    name: "illegal-knock",
    title: "a knock above the limit",
    text: "If it is noticed before the opponent has shown a card, the player who knocked lays his cards face up \
           and leaves them so until the opponent has finished his next turn; then play goes on. That is in a \
           rewritten rulebook text, the one that could be read; on 123dok.com the game goes on too, but its \
           line breaks off before it says what becomes of the cards. If the opponent has shown cards already, \
           no rule was found.\n\n\
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
           For a player who had gin and broke it up by a discard no rule was found; the discard stays.",
    sources: &[RUMMYTALK_KNOCK, OLD_WIKIPEDIA, SPRUCE],
    keys: &[],
};

/// Where the last discard goes.
pub const KNOCK_DISCARD: &Topic = &Topic {
    name: "knock-discard",
    title: "the knocker's discard on the pile",
    text: "Who knocks discards face down. Some lay the card on the pile, some beside their cards. At \
           rummytalk.com it belongs beside them, and one that goes onto the pile is taken for cheating: the \
           hand is lost. No other source goes so far.",
    sources: &[RUMMYTALK_KNOCK, OLD_WIKIPEDIA],
    keys: &[],
};

/// The count was wrong.
pub const MISCOUNT: &Topic = &Topic {
    name: "miscount",
    title: "the melds are right, the count is not",
    text: "A count can be announced wrong over melds that are right. rummytalk.com lets the winner verify the \
           losing count, for which the loser must open the whole hand. In play with partners, a count against \
           which another table has already made a play stands, even if it was wrong; for when it is too late \
           between two players see `dead-hand`.\n\n\
           The programs count again from the cards on the table: the EAAI contest program, OpenSpiel, the \
           gin-rummy crate. So does ginscore, if it is given the cards; given only counts, it can refuse no \
           more than those that ten cards cannot have.\n\n\
           If the right count is above the limit, it was an `illegal-knock`. A wrong count that is recorded \
           already is corrected with `ginscore amend`.",
    sources: &[RUMMYTALK_COUNTERFEIT, RUMMYTALK_PARTNERS, EAAI, OPEN_SPIEL, CRATE],
    keys: &[],
};

/// No meld.
pub const ILLEGAL_MELD: &Topic = &Topic {
    name: "illegal-meld",
    title: "cards put down as a meld are not one",
    text: "rummytalk.com calls it a counterfeit meld, and takes it for an honest mistake most of the time. It \
           may be challenged until the hand is dead (see `dead-hand`); what is found later does not change \
           the score. What becomes of a hand that is challenged in time could not be read there. In the EAAI \
           contest program a false meld costs the game. In OpenSpiel and the gin-rummy crate cards in no \
           legal meld are deadwood.\n\n\
           ginscore says what is wrong with the meld and records nothing. Count its cards as deadwood and \
           enter the hand again: that shows whether the knock was within the limit.",
    sources: &[RUMMYTALK_COUNTERFEIT, EAAI, OPEN_SPIEL, CRATE],
    keys: &[],
};

/// Gin that is none.
pub const FALSE_GIN: &Topic = &Topic {
    name: "false-gin",
    title: "gin announced that is not gin",
    text: "rummytalk.com's example of a counterfeit meld is a false gin: a run of diamonds with the queen of \
           hearts in it. The opponent's protection is to look at the cards before they are picked up; once \
           the hand is dead (see `dead-hand`) the score stands. What is scored if it is found in time could \
           not be read there. RummyTalk-Advisor takes no knock with 0, and asks for gin.\n\n\
           ginscore goes by the cards and not by the word. With deadwood within the limit the hand is a \
           knock, and may be laid off on and undercut; above it, it is an `illegal-knock`.",
    sources: &[RUMMYTALK_COUNTERFEIT, ADVISOR],
    keys: &["knock_limit"],
};

/// Other melds after all.
pub const REARRANGING: &Topic = &Topic {
    name: "rearranging",
    title: "other melds after the cards are down",
    text: "No book that could be read says whether a player may put the cards together in another way once \
           they are on the table. At rummytalk.com nothing is changed after the hand is dead (see \
           `dead-hand`). In the programs the cards as shown are binding: in OpenSpiel and the EAAI contest \
           program a card left out of the melds counts, even if it could have been melded, and in the \
           gin-rummy crate a hand shown with too much is refused, however little it could have been. The \
           t_games program lets a player begin again until the hand is finished, and lets the knocker take \
           the knock back.\n\n\
           ginscore scores a spread as it was declared, and shows no better one. What is allowed before the \
           hand is recorded is for the players to say.",
    sources: &[RUMMYTALK_COUNTERFEIT, OPEN_SPIEL, EAAI, CRATE, T_GAMES],
    keys: &[],
};

/// The end of a dispute.
pub const DEAD_HAND: &Topic = &Topic {
    name: "dead-hand",
    title: "when a hand can no longer be corrected",
    text: "At rummytalk.com the knocker announces the count and shows the hand in melds and deadwood. The \
           losing player must open the whole hand as well, and not only name a number and throw the cards in: \
           the winner may verify the losing count.\n\n\
           Between two players a hand is dead once the loser has acknowledged it and the cards are picked up \
           and shuffled, even if a mistake is remembered after that. Among partners it is dead in the same \
           way if it is the last hand of the round; otherwise it is dead as soon as another table has made a \
           play against the score that was acknowledged. A false run or a false knock that is found later \
           does not change the score.\n\n\
           ginscore corrects whatever the players agree to correct: `ginscore amend`, and the old hand stays \
           in the log.",
    sources: &[RUMMYTALK_COUNTERFEIT, RUMMYTALK_KNOCK, RUMMYTALK_PARTNERS],
    keys: &[],
};
