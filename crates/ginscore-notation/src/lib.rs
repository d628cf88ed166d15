//! A notation for gin rummy: reading a line as a claim, and writing a claim as a line.
//!
//! The players report a hand in one line. [`read_hand`] turns the line into a claim, which
//! [`judge`](ginscore_rules::hand::judge()) turns into a ruling under the house rules, or into all of its faults.
//!
//! ```
//! use ginscore_notation::{Names, read_hand};
//! use ginscore_rules::hand::judge;
//! use ginscore_rules::house::HouseRules;
//! use ginscore_rules::players::Player;
//!
//! let names = Names::new("Ann", "Bob").unwrap();
//! let line = "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s";
//! let hand = read_hand(line, &names).unwrap();
//! let ruling = judge(&hand.claim, &HouseRules::default()).unwrap();
//! assert_eq!(ruling.winner(), Some(Player::One));
//! assert_eq!(ruling.points(), 6); // Bob is caught with 10, Ann knocked with 4
//! ```
//!
//! One line is one hand, and needs no quoting in a POSIX shell:
//!
//! ```text
//! Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s
//! Ann 4 v 23
//! Ann gin v 23
//! Ann 4 v kq7
//! Ann 4 v / 7h 3d
//! draw
//! ```
//!
//! Readers return every mistake of a line at once, each with its span. They check the notation only; whether a hand is
//! legal is decided by the referee.
//!
//! Each module depends only on those before it in this list.

#![warn(missing_docs)]

mod span;
mod lookup;
mod vocabulary;
mod mistakes;
mod hidden;
mod error;
mod counts;
mod lines;
mod words;
mod part;
mod cards;
mod line_kind;
mod players;
mod hand;
mod adjustment;
mod agreement;
mod turn;
mod operation;

pub use adjustment::{read_adjustment, write_adjustment};
pub use agreement::Agreement;
pub use cards::card_word::read_card;
pub use cards::group::SpannedCard;
pub use cards::national_letters::{NationalLetters, typed_card};
pub use error::ParseError;
pub use hand::line::{MissingPart, is_draw_of_all, missing_part, read_hand, read_showdown};
pub use hand::parsed_hand::ParsedHand;
pub use hand::seated::{SeatedHand, read_seated, write_seated};
pub use hand::side::{Side, read_side};
pub use hand::write::{end_name, singles, write_hand, write_spread};
pub use hidden::{Hidden, all, escaped, first_hidden, shown, shown_lines};
pub use lines::{LINES, LineKind, LinePart, LineRow, first_words, typed_lines};
pub use lookup::{Lookup, is_near, look_up, nearest};
pub use mistakes::{Mistakes, SHOWN};
pub use operation::{Entry, Event, Operation, RecordedHand};
pub use part::Part;
pub use players::name_list::{BadName, LONGEST_NAME, NameError, new_name};
pub use players::names::Names;
pub use players::roster::{Roster, SideNames, same_players};
pub use span::{At, Span};
pub use turn::{Turn, Turns};
pub use vocabulary::{TypedWord, unaccented};
pub use words::{
    LONGEST_LINE, LONGEST_NOTE, Token, TokenKind, begins_note, check_note, split_note, tidy_note, tokens,
    within_length,
};

/// Runs the examples of the README as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct NotationReadme;
