//! What cannot be read, and where.

use crate::cards::card::{Card, Rank, Suit};
use crate::notation::hidden::Hidden;
use crate::notation::span::Span;

/// One thing in a line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What is wrong.
    pub what: ParseErrorKind,
    /// Where; at the end of the line for what is missing.
    pub span: Span,
}

/// The ways in which a line can be wrong before any rule is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseErrorKind {
    /// A word that should be a card.
    NotACard(CardError),
    /// A word that should be a group of cards.
    NotAGroup(GroupError),
    /// The line as a whole.
    Line(LineError),
    /// The first words are no player's name.
    UnknownPlayer {
        /// The players whose names begin with the words, or come near them.
        meant: Vec<String>,
        /// The word of a script that comes near them, where no player does.
        command: Option<String>,
        /// Both players.
        players: [String; 2],
    },
}

/// What a word that is no card comes near to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardError {
    /// The suit before the rank.
    SuitFirst(Card),
    /// 1, 11, 12 or 13 for a rank.
    Numbered(u8, Card),
    /// A rank and no suit.
    NoSuit(Rank),
    /// A suit and no rank.
    NoRank(Suit),
    /// Nothing.
    Nothing,
}

/// What is wrong with a word that should be a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupError {
    /// A range from one suit to another.
    TwoSuits,
    /// A range whose first rank is not below its last.
    Backwards,
    /// Ranks and no suit.
    NoSuit,
    /// None of the forms.
    Unclear,
}

/// What is wrong with a line as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineError {
    /// Nothing but the player, or nothing at all.
    NoHand,
    /// Cards are wanted, and there are none.
    NoCards,
    /// No `v` and no other side.
    NoOtherSide,
    /// Nothing between the player and the `v`.
    NothingBefore,
    /// Nothing after the `v`.
    NothingAfter,
    /// A word that can be nothing, and no `v`: perhaps it was meant for one.
    PerhapsAgainst,
    /// A second `v`.
    SecondAgainst,
    /// A second slash on one side.
    SecondSlash,
    /// A plus before the slash, or a slash after the plus.
    SlashAfterPlus,
    /// The knocker lays nothing off.
    KnockerLaysOff,
    /// Nothing after the plus.
    NothingLaidOff,
    /// A count among cards, or with laid-off cards.
    CountAmongCards,
    /// `gin` or `big-gin` where it cannot stand.
    GinOutOfPlace,
    /// More than the points.
    MoreThanPoints,
    /// More than a draw.
    MoreThanADraw,
    /// `boxes` without a number.
    NoBoxes,
    /// `boxes` in a hand that is not told in points only.
    BoxesOutOfPlace,
    /// A second knock card.
    SecondKnockCard,
    /// A second discard.
    SecondDiscard,
    /// `@` or `x` with no card after it.
    NoCardAfter,
    /// A word of the notation that cannot stand here.
    OutOfPlace,
    /// A number is wanted here: which hand.
    NoNumber,
    /// Quotation marks that do not close.
    OpenQuote,
    /// A witness's word is wanted: there is none, or it is none that can be kept.
    NoWitness,
    /// The line is longer than [`LONGEST_LINE`](crate::notation::words::LONGEST_LINE); its length in bytes, or `None` if it was
    /// not read to its end.
    TooLong(Option<usize>),
    /// A note with a character that cannot be seen.
    HiddenInNote(Hidden),
    /// A note of that many characters, which is longer than [`LONGEST_NOTE`](crate::notation::words::LONGEST_NOTE).
    LongNote(usize),
}

impl ParseErrorKind {
    /// The mistake there.
    pub const fn at(self, span: Span) -> ParseError {
        ParseError { what: self, span }
    }
}

impl LineError {
    /// The mistake there.
    pub const fn at(self, span: Span) -> ParseError {
        ParseError { what: ParseErrorKind::Line(self), span }
    }
}
