//! Lines from standard input, one at a time, of limited length.

use std::io::{BufRead, Read};

use crate::commands::failure::{Failure, unreadable_input};
use crate::say::{Fixed, Message, written::cli_lines as say};
use crate::show::code::Code;
use crate::show::mistakes::parse_error::parse_error;
use ginscore_notation::{LONGEST_LINE, LineError, Span};

/// Reads the next line into `line`, without its end; false if there is none.
///
/// # Errors
///
/// If the line is too long or contains a zero byte: the input is then not a script, and the next line cannot be found.
pub fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> Result<bool, Failure> {
    line.clear();
    // The longest allowed line and its end.
    let most = LONGEST_LINE as u64 + 2;
    let mut bounded = Read::take(Read::by_ref(input), most);
    let read = bounded.read_until(b'\n', line).map_err(|error| unreadable_input(&error))?;
    for end in [b'\n', b'\r'] {
        line.pop_if(|last| *last == end);
    }
    if line.contains(&0) {
        return Err(not_text());
    }
    if line.len() > LONGEST_LINE {
        return Err(Failure::unreadable([parse_error("", &LineError::TooLong(None).at(Span::new(0, 0)))]));
    }
    Ok(read > 0)
}

/// The place of a mistake: the line with that number.
pub fn place(number: usize) -> String {
    say::AtLine { number }.said()
}

/// The failure for a line that is not text.
pub fn not_text() -> Failure {
    Failure::mistake(Code::BadLine, say::NotText.text(), say::NotTextHint.text())
}
