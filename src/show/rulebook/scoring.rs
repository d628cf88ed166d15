//! What a hand is worth, boxes, and a game.

use super::Topic;
use super::sources::{
    BICYCLE, BLOG, HANDBOOK, OLD_WIKIPEDIA, PAGAT, PALACE, PORTUGUESE, RUMMYTALK, SCARNE, SPRUCE, T_GAMES,
    WIKIPEDIA,
};

/// A hand's points.
pub const SCORING: &Topic = &Topic {
    name: "scoring",
    title: "what a hand is worth",
    text: "One player wins a hand, or nobody. Gin wins the defender's deadwood and the gin bonus, big gin the \
           bonus for that. A knock that stays below the defender's count wins the difference. A defender with \
           less wins the difference and the undercut bonus; equal counts go as the house has it. A hand that \
           nobody knocked is worth nothing.\n\n\
           Against a knock the defender's count is taken after laying off. Where the knock card doubles, it \
           doubles all of this.\n\n\
           `ginscore why` shows how a recorded hand came to its points. The bonuses stand under `gin`, \
           `big-gin`, `undercut`, `ties` and `gin-off`, the boxes under `boxes`.",
    sources: &[SPRUCE, PORTUGUESE, OLD_WIKIPEDIA, PAGAT],
    keys: &["gin_bonus", "big_gin_bonus", "undercut_bonus", "undercut_tie", "gin_off_bonus", "knock_bonus"],
};

/// Boxes.
pub const BOXES: &Topic = &Topic {
    name: "boxes",
    title: "a box for each hand won, the line bonus",
    text: "Each hand won is a box, also called a line. When the game is over every box is worth the line \
           bonus: 20 in the Portuguese article, Pagat, Bicycle and the handbook, 25 in both Wikipedias and at \
           rummytalk.com. Boxes do not help to reach the target, but in the Gin Rummy Palace app, where each \
           counts ten at once. The Spruce has none.\n\n\
           Extra boxes: rummytalk.com writes two for gin and one for an undercut, and so do Scarne and some \
           who follow Pagat, in Oklahoma gin. Three for ginning off rummytalk.com knows from the 1930s. None \
           was found for big gin.\n\n\
           In Hollywood gin a hand's boxes stand in each game in which the hand is entered. rummytalk.com and \
           ginrummyblog.com pay for the lead in boxes only; between two players that is the same.",
    sources: &[
        PORTUGUESE,
        PAGAT,
        BICYCLE,
        HANDBOOK,
        OLD_WIKIPEDIA,
        WIKIPEDIA,
        RUMMYTALK,
        PALACE,
        SCARNE,
        BLOG,
    ],
    keys: &[
        "box_value",
        "box_timing",
        "boxes.gin",
        "boxes.big_gin",
        "boxes.undercut",
        "boxes.gin_off",
        "doubled_boxes",
    ],
};

/// A game.
pub const GAME: &Topic = &Topic {
    name: "game",
    title: "to how many, and the game bonus",
    text: "Hands are played until a player reaches the target; he has won the game, and points above the target \
           count in full. The target is 100 in The Spruce, the Portuguese article, Pagat, Bicycle and both \
           Wikipedias, 250 in the tournament of the later one and at rummytalk.com, 150 in Scarne's Hollywood \
           gin.\n\n\
           The game bonus is 100 almost everywhere, 250 at rummytalk.com; The Spruce has none. It goes to the \
           player who reached the target, also where he did so by an undercut.",
    sources: &[SPRUCE, PORTUGUESE, PAGAT, BICYCLE, OLD_WIKIPEDIA, WIKIPEDIA, RUMMYTALK, SCARNE, T_GAMES],
    keys: &["target", "game_bonus"],
};
