//! Who pays whom.

use super::Topic;
use super::sources::{
    ADVISOR, BICYCLE, BLOG, CRATE, GINRUMMY_COM, HANDBOOK, OLD_WIKIPEDIA, PAGAT, PORTUGUESE, RUMMY_GAMES,
    RUMMYTALK, SPRUCE, T_GAMES, WIKIPEDIA,
};

/// Nothing in a game.
pub const SHUTOUTS: &Topic = &Topic {
    name: "shutouts",
    title: "the loser has nothing in a game",
    text: "The loser of a game is shut out if he has nothing in it; schneider, blitz and skunk mean the same. \
           For Pagat, the handbook and rummytalk.com nothing is no points, for the Portuguese article and both \
           Wikipedias no hand. The two differ only where a hand can be won for nothing, as with some `ties`.\n\n\
           What it is worth nobody agrees on. A hundred more: Pagat, Bicycle, the Portuguese article, and old \
           Wikipedia in a series. The winner's points doubled before anything is added: both Wikipedias and \
           ginrummy.com. Points and game bonus doubled, then the boxes: the t_games program. Everything \
           doubled: the gin-rummy crate, the handbook and rummytalk.com. The Spruce has none.\n\n\
           The same game, 120 points in four hands against nothing, is worth 400 in Pagat, 440 in Wikipedia \
           and 640 in the gin-rummy crate. In Hollywood gin each game is looked at by itself.",
    sources: &[
        PAGAT,
        BICYCLE,
        PORTUGUESE,
        OLD_WIKIPEDIA,
        WIKIPEDIA,
        GINRUMMY_COM,
        HANDBOOK,
        RUMMYTALK,
        T_GAMES,
        CRATE,
    ],
    keys: &["shutout.test", "shutout.award"],
};

/// The totals and the difference.
pub const SETTLEMENT: &Topic = &Topic {
    name: "settlement",
    title: "the totals, and who pays what",
    text: "When a game is over, each player's points and line bonus are added up; the winner has the game bonus \
           besides, and what a shutout brings. Who has less pays the difference of the totals: the Portuguese \
           article, the handbook and Pagat. The game is won by whoever reached the target, but a loser with \
           many more boxes may have the greater total; in the t_games program he has then won.\n\n\
           rummytalk.com and ginrummyblog.com count otherwise: the winner's score, 250 for the game, the \
           difference of the scores once more, and 25 for each box of the lead. RummyTalk-Advisor rounds the sum \
           to the nearest 500.\n\n\
           Of Hollywood's three games each is settled with its own bonuses, say rummy-games.com and the \
           handbook, and then they are added up. So the winner of two games out of three may still pay.",
    sources: &[PORTUGUESE, HANDBOOK, PAGAT, OLD_WIKIPEDIA, RUMMY_GAMES, RUMMYTALK, ADVISOR, BLOG, T_GAMES],
    keys: &["settlement", "game_bonus", "box_value", "round_to", "sheet_winner", "column_multipliers"],
};

/// Several sheets.
pub const SERIES: &Topic = &Topic {
    name: "series",
    title: "one sheet, or several settled together",
    text: "A series is what two players settle together. In The Spruce, Pagat and most others it is one game, \
           or one Hollywood sheet: when that is done, so is the series, and the next hand begins another.\n\n\
           Old Wikipedia knows a longer one: each game starts at nothing, its total with all bonuses is added \
           to a score that goes on, and who first has 500 or more has won. The tournament of Wikipedia of 2018 \
           is the best of five games to 250.\n\n\
           A hand behind the end of a series belongs to none; a correction that would leave one there is \
           refused.",
    sources: &[SPRUCE, PAGAT, OLD_WIKIPEDIA, WIKIPEDIA],
    keys: &["series", "sheet_winner"],
};
