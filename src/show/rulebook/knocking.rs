//! Ending the hand.

use super::Topic;
use super::sources::{
    BICYCLE, CRATE, GINRUMMY_COM, MOBILITYWARE, OLD_WIKIPEDIA, PAGAT, PORTUGUESE, RUMMYTALK, SPRUCE, T_GAMES,
    WIKIPEDIA, WORLD_CLUB,
};

/// The knock.
pub const KNOCKING: &Topic = &Topic {
    name: "knocking",
    title: "ending the hand",
    text: "A player whose deadwood after the discard is within the `knock-limit` may end the hand, at any of \
           his turns, the first included. He need not: only old Wikipedia makes a player knock who has no \
           deadwood left.\n\n\
           He draws, says that he knocks, discards face down, and puts his cards down, the melds apart from \
           the deadwood. At rummytalk.com he announces his count too. The Spruce has him knock before the \
           discard, the Portuguese article after it; the score is the same.\n\n\
           Then the defender puts down his melds and lays off. If he is left with more than the knocker, the \
           knocker scores the difference: eight against ten is two points. If he is left with less it is an \
           `undercut`, and equal counts are `ties`. World Club Games pays 15 for a knock as such; no other \
           source does.",
    sources: &[SPRUCE, PORTUGUESE, OLD_WIKIPEDIA, RUMMYTALK, WORLD_CLUB],
    keys: &["knock_bonus"],
};

/// With how much.
pub const KNOCK_LIMIT: &Topic = &Topic {
    name: "knock-limit",
    title: "with how much one may knock",
    text: "Ten or less, counted after the discard. In Oklahoma gin the `knock-card` says how much for each \
           hand, and never more than ten; a house limit below the card's value stays, says the gin-rummy \
           crate. Where the limit is nought, only gin ends the hand.\n\n\
           A knock above the limit is no hand, and ginscore does not record it. What is done about it at the \
           table stands under `illegal-knock`.",
    sources: &[SPRUCE, PORTUGUESE, OLD_WIKIPEDIA, PAGAT, BICYCLE, CRATE],
    keys: &["knock_limit"],
};

/// No deadwood.
pub const GIN: &Topic = &Topic {
    name: "gin",
    title: "a knock with no deadwood",
    text: "Gin is a knock with all ten cards melded. It scores all of the defender's deadwood and a bonus: 25 \
           in The Spruce, both Wikipedias and rummytalk.com, 20 in the Portuguese article, Pagat and Bicycle; \
           The Spruce knows of 20, too. rummytalk.com writes two extra boxes for it.\n\n\
           Almost everywhere nothing is laid off against gin. The Portuguese article allows it: as soon as a \
           player knocks or declares gin, the other may lay off, and the gin bonus is paid whether or not the \
           other gets rid of everything. Its preset, `stakes`, does the same. Those who repeat Bicycle find \
           its words unclear, and the t_games program leaves it to the house. The defender scores nothing in \
           any case, not even with no deadwood at all.",
    sources: &[SPRUCE, OLD_WIKIPEDIA, WIKIPEDIA, RUMMYTALK, PORTUGUESE, PAGAT, BICYCLE, T_GAMES],
    keys: &["gin_bonus", "layoff_on_gin", "boxes.gin"],
};

/// Eleven cards melded.
pub const BIG_GIN: &Topic = &Topic {
    name: "big-gin",
    title: "eleven cards, all melded",
    text: "Big gin is to have all eleven cards melded after drawing, and to put them down without a discard. \
           Nothing is laid off against it. It scores the defender's deadwood and a bonus in the place of \
           gin's: 31 in Wikipedia of 2018, which knows of 50 as well, in MobilityWare and on ginrummy.com; 35 \
           in World Club Games. Old Wikipedia's \"additional 25\" may be read as 50 or as 25; its preset here \
           takes 50.\n\n\
           The Spruce, the Portuguese article and Bicycle do not know it, and Pagat has it as others' rule. \
           Where it is not played, eleven melded cards are scored as gin.",
    sources: &[WIKIPEDIA, OLD_WIKIPEDIA, MOBILITYWARE, GINRUMMY_COM, WORLD_CLUB, PAGAT, CRATE],
    keys: &["big_gin_bonus", "boxes.big_gin", "layoff_on_gin"],
};
