//! A notation for hands: reading a line as a claim, and writing a claim as a line.
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
//! legal is decided by [`judge`](crate::rules::judge()).
//!
//! Each module depends only on those before it in this list.

pub(crate) mod span;
pub(crate) mod lookup;
pub(crate) mod mistakes;
pub(crate) mod hidden;
pub(crate) mod national_letters;
pub(crate) mod error;
pub(crate) mod group;
pub(crate) mod national_group;
pub(crate) mod single_letters;
pub(crate) mod card_word;
pub(crate) mod counts;
pub(crate) mod words;
pub(crate) mod name_list;
pub(crate) mod names;
pub(crate) mod roster;
pub(crate) mod side;
pub(crate) mod parsed_hand;
pub(crate) mod hand_reader;
pub(crate) mod spoken;
pub(crate) mod line;
pub(crate) mod written;
pub(crate) mod adjustment;
pub(crate) mod write;
pub(crate) mod seated;
pub(crate) mod script;

#[cfg(test)]
mod one_reading;

pub use adjustment::{read_adjustment, write_adjustment};
pub use card_word::read_card;
pub use error::{CardError, GroupError, LineError, ParseError, ParseErrorKind, Respelling};
pub use group::SpannedCard;
pub use hidden::{Hidden, all, escaped, first_hidden, shown, shown_lines};
pub use line::{MissingPart, missing_part, read_hand, read_showdown};
pub use lookup::{Lookup, is_near, look_up, nearest};
pub use mistakes::{Mistakes, SHOWN};
pub use name_list::{LONGEST_NAME, NameError, new_name};
pub use names::Names;
pub use national_letters::NationalLetters;
pub use parsed_hand::ParsedHand;
pub use roster::{Roster, SideNames, same_players};
pub use script::{ScriptLine, read_script_line};
pub use seated::{SeatedHand, read_seated, split_round, write_seated};
pub use side::{Side, read_side};
pub use span::Span;
pub use words::{
    COMMANDS, LONGEST_LINE, LONGEST_NOTE, Token, TokenKind, begins_note, check_note, split_note, tidy_note,
    tokens, within_length, witness_word,
};
pub use write::{end_name, singles, write_hand, write_spread};
pub use written::read_written;
