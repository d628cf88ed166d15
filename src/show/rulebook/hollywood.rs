//! Three games side by side.

use super::Topic;
use super::sources::{
    ADVISOR, BLOG, EVERYTHING, GIN_CARDS, HANDBOOK, OLD_WIKIPEDIA, ONLINE_CARD_GAMES, RUMMY_GAMES, RUMMYTALK,
    SCARNE, SPRUCE, T_GAMES,
};

/// Hollywood gin.
pub const HOLLYWOOD: &Topic = &Topic {
    name: "hollywood",
    title: "three games side by side",
    text: "Hollywood is a way to score and not another game: three games on one sheet. A player's first win is \
           entered in game 1, his second in games 1 and 2, his third and every later one in all three; each \
           player's wins are counted for himself. The Spruce prints an evening: Bob 10, Alexandra 18, Bob 30, \
           Bob 4 give Bob 44, 34 and 4, Alexandra 18, 0 and 0. Where a shut-out player's win goes stands under \
           `columns`.\n\n\
           A game closes for both as soon as one of them reaches the target in it; later wins go to the games \
           still open. The sheet is done when all three are closed.\n\n\
           A game goes to 100 in The Spruce and the handbook, to 125 on everything2.com, to 150 in Scarne, to \
           250 at rummytalk.com. The sheet is won by two games of the three in The Spruce, by the sum of all \
           three in the handbook and at rummytalk.com, where the third game counts double.\n\n\
           rummy-games.com begins a fourth game when the first is over, and so on; that ginscore does not keep.",
    sources: &[
        SPRUCE,
        OLD_WIKIPEDIA,
        RUMMY_GAMES,
        HANDBOOK,
        SCARNE,
        GIN_CARDS,
        ONLINE_CARD_GAMES,
        EVERYTHING,
        RUMMYTALK,
        BLOG,
    ],
    keys: &["columns", "column_entry", "column_multipliers", "sheet_winner", "target"],
};

/// Where a win is entered.
pub const COLUMNS: &Topic = &Topic {
    name: "columns",
    title: "in which games a win is entered",
    text: "A win is entered in every open game in which the winner has an entry already, and in the first open \
           game in which he has none. So RummyTalk-Advisor says it for all cases. It follows that a player who \
           was shut out of a game makes his first entry in the next one, as rummy-games.com and the handbook \
           print it.\n\n\
           Some tables count wins blindly: the third win goes to games 1 to 3 whichever of them are closed. \
           Then a player who was shut out of game 1 loses his first win altogether. A program was found that \
           does it, and no book.\n\n\
           A win worth nothing is an entry like any other. A closed game never changes. A table that lets the \
           games count differently, as rummytalk.com doubles the third, names one multiplier for each game.",
    sources: &[ADVISOR, RUMMY_GAMES, HANDBOOK, T_GAMES, SCARNE, EVERYTHING, RUMMYTALK, BLOG],
    keys: &["column_entry", "columns", "column_multipliers"],
};
