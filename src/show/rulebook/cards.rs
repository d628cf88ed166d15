//! The deck, melds, spreads and counts.

use super::Topic;
use super::sources::{
    ADVISOR, BICYCLE, CRATE, EAAI, OLD_WIKIPEDIA, OPEN_SPIEL, PAGAT, PORTUGUESE, SPRUCE, WIKIPEDIA,
};

/// The deck.
pub const CARDS: &Topic = &Topic {
    name: "cards",
    title: "the deck, and ten cards a side",
    text: "Two players, one deck of 52. The ace is low and counts one; king, queen and jack count ten; every \
           other card counts its number.\n\n\
           A player holds ten cards, and eleven between drawing and discarding. A hand is settled from ten \
           cards a side, the knocker's after his discard; laid-off cards are among the defender's ten. Only \
           big gin is shown with eleven.\n\n\
           There is one of each card. One that turns up on both sides was read out wrong on one of them; the \
           knock card alone may be a twin, if it comes from a second deck. A side that is not ten cards at the \
           table is the business of `wrong-count`.",
    sources: &[SPRUCE, PORTUGUESE, OLD_WIKIPEDIA, PAGAT],
    keys: &[],
};

/// Sets and runs.
pub const MELDS: &Topic = &Topic {
    name: "melds",
    title: "sets and runs",
    text: "A set is three or four cards of one rank. A run is three or more cards of one suit in a row. \
           Nothing else is a meld, and two cards never are one.\n\n\
           No card is in two melds. One that fits a set and a run belongs to whichever its holder says; what \
           the other is left with must be a meld without it, or is deadwood.\n\n\
           The sources agree on all of this.",
    sources: &[SPRUCE, PORTUGUESE, OLD_WIKIPEDIA, PAGAT, BICYCLE],
    keys: &[],
};

/// The ace.
pub const ACE_LOW: &Topic = &Topic {
    name: "ace-low",
    title: "the ace is always low",
    text: "The ace stands below the two and nowhere else. Ace-two-three is a run; queen-king-ace is none, nor \
           is king-ace-two. It counts one. Three or four aces are a set like any other.\n\n\
           Every source that speaks of it says so.",
    sources: &[SPRUCE, PORTUGUESE, OLD_WIKIPEDIA],
    keys: &[],
};

/// How cards lie.
pub const SPREAD: &Topic = &Topic {
    name: "spread",
    title: "one way to put a hand down",
    text: "A spread is one way to put a hand down: its melds, and beside them the deadwood, which is every \
           card in no meld. The same cards often spread in several ways. Which one is their holder's choice, \
           and a knocker may show one that counts more, to leave the defender less to lay off on: so the \
           gin-rummy crate, OpenSpiel and the EAAI contest program play it. The books say nothing of it.\n\n\
           A spread that is declared is scored as it lies. Cards left to ginscore are put down with the least \
           deadwood; if the knocker's have several least spreads by which the hand would score differently, \
           he must declare one. The defender's are melded and laid off together, for the least that is left \
           over.",
    sources: &[CRATE, OPEN_SPIEL, EAAI],
    keys: &[],
};

/// What is counted.
pub const COUNTS: &Topic = &Topic {
    name: "counts",
    title: "counting deadwood, and the most there is",
    text: "A count is the sum of a side's deadwood; melds count nothing. The knocker's is what is left after \
           his discard, the defender's what is left after laying off.\n\n\
           Ten cards hold 98 at most: two each of kings, queens, jacks, tens and nines. A higher number was \
           added up wrong.\n\n\
           A hand told by counts is taken at the players' word, scored, and marked as not verified. Nought as \
           the knocker's count is gin.",
    sources: &[WIKIPEDIA, OPEN_SPIEL, ADVISOR],
    keys: &[],
};
