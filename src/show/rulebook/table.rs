//! The table around the game: the score on paper, money, other forms of play.

use super::Topic;
use super::sources::{
    ADVISOR, BICYCLE_PARTNERS, BLOG, FREE_GAMBLING, GAME_COLONY, GIN_WIKI, OPEN_SPIEL, PORTUGUESE,
    ROUND_THE_CORNER, RUBL, RULEBOOK_CHOUETTE, RULEBOOK_CUTTHROAT, RUMMY_GAMES, RUMMY_GAMES_THREE,
    RUMMYTALK_CAPTAIN, RUMMYTALK_FALSE_SCORES, RUMMYTALK_MONEY, RUMMYTALK_PARTNERS, RUMMYTALK_SCOREKEEPER,
    RUMMYTALK_SHEET, WIKIPEDIA,
};

/// The score on paper.
pub const SCOREKEEPER: &Topic = &Topic {
    name: "scorekeeper",
    title: "who keeps the score, and what they may say",
    text: "At rummytalk.com the scorekeeper may not tell a player that they have miscounted, nor help to \
           count melds or lay-offs. What a scorekeeper is asked for all evening is the score, and the safe \
           count: the most that a player may hold without the opponent winning a game. `ginscore counts` says \
           both, and ginscore says unasked nothing about better melds.\n\n\
           Against a wrong score rummytalk.com knows two protections: each side keeps a score of its own, or \
           the score is checked after every hand. The record of the money should be in ink, since column sums \
           do not show two figures that were exchanged. A player who relied on a wrong number from the \
           scorekeeper has no claim.\n\n\
           For a scoring error found after the cards are gone see `dead-hand`. With ginscore an error is \
           corrected with `ginscore amend`, nothing is erased, and the other player may note the seal.",
    sources: &[RUMMYTALK_SCOREKEEPER, RUMMYTALK_FALSE_SCORES, RUMMYTALK_MONEY],
    keys: &[],
};

/// Money.
pub const STAKES: &Topic = &Topic {
    name: "stake",
    title: "money for each point",
    text: "A stake is money for each point of the difference at the end: see `settlement`. The Portuguese \
           article reckons the bonuses of a game only if it is played for stakes. rummytalk.com advises to \
           write the stake at the top of the score sheet, before play.\n\n\
           RummyTalk-Advisor rounds the points to the nearest 500, or 100, or not at all, before the money: \
           5005 points at a cent a point are 5000, and 50.00 are paid. ginrummyblog.com keeps the totals \
           divisible by 500.\n\n\
           ginscore multiplies the difference, rounded as `round_to` says, by the stake, and rounds nothing \
           after that: the amount has the stake's decimals, and two at least. If it is finer than hundredths, \
           the remainder is named.",
    sources: &[PORTUGUESE, RUMMYTALK_SHEET, ADVISOR, BLOG],
    keys: &["round_to"],
};

/// Many players, one winner.
pub const TOURNAMENT: &Topic = &Topic {
    name: "tournament",
    title: "what is known of tournament play",
    text: "Wikipedia of 2018 has tournament play as the best of five games to 250, which is the preset \
           `tournament`. rubl.com calls the fiftieth card a modern tournament rule: see `draw`. OpenSpiel \
           follows the Gin Rummy Association's tournament rules, in which equal counts score nothing: see \
           `ties`.\n\n\
           GameColony's Swiss rounds give 1 for a win, half for a draw and 0 for a loss, and break ties by \
           the points won less the points lost. No gin club's own printed format was found. ginscore makes no \
           pairings; `ginscore standings` orders the players of several ledgers.",
    sources: &[WIKIPEDIA, RUBL, OPEN_SPIEL, GAME_COLONY],
    keys: &["target", "series"],
};

/// Three and more.
pub const MORE_PLAYERS: &Topic = &Topic {
    name: "more-players",
    title: "three players, or sides of several",
    text: "Three in turn: two play, one waits. In rummy-games.com and rummyrulebook.com each pays the \
           difference to everybody above, a player who was shut out pays the winner a hundred more, and the \
           game bonus is 100. In the pages that follow Pagat the dealer sits out and the loser of a hand \
           deals the next.\n\n\
           Partners: each player plays one opponent, and the side whose hands come to more scores the \
           difference, with one box. Bicycle plays to 125 and does not replay a drawn hand; a player may wait \
           for the other table's result, and once an opponent has knocked, an idle partner may advise on \
           laying off. Pagat has 125 as well, rummytalk.com 300 for four players.\n\n\
           One against a side: in rummytalk.com's captain play the captain plays the others in turn, each \
           until they lose a hand, and pays or collects from each. In rummyrulebook.com's chouette the player \
           in the box stays for the whole game, the captain of the side for as long as they win.",
    sources: &[
        RUMMY_GAMES_THREE,
        RULEBOOK_CUTTHROAT,
        FREE_GAMBLING,
        BICYCLE_PARTNERS,
        RUMMYTALK_PARTNERS,
        RUMMYTALK_CAPTAIN,
        RULEBOOK_CHOUETTE,
    ],
    keys: &[],
};

/// Other games.
pub const VARIANTS: &Topic = &Topic {
    name: "variants",
    title: "other forms of gin rummy",
    text: "Straight gin: only gin ends a hand. The bonus is for the players to agree on. Set `knock_limit` to \
           0 for it.\n\n\
           Round-the-corner gin, in rummy-games.com: the ace is high or low, and king-ace-two is a run; a \
           loose ace counts 15; laying off against gin is allowed, and if the defender gets rid of \
           everything, nobody scores. Gin, undercut and box are 20 each, to 125. ginscore does not keep it: \
           its ace is low.\n\n\
           Hollywood without an end, in rummy-games.com: a fourth game begins when the first closes, until a \
           player gives notice. Mahjong gin has no knock, and more than one card may be taken from the pile. \
           Jersey gin is for three at once; its scoring could not be read. None of these is kept here.",
    sources: &[GIN_WIKI, ROUND_THE_CORNER, RUMMY_GAMES],
    keys: &["knock_limit"],
};
