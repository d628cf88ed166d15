//! How a command can end without being done.

use std::io;

use serde_json::Value;

use super::misused::misused;
use crate::show::book::{book_error, find_error};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::ledger::{reason, store_error};
use ginscore_ledger::book::{BookError, FindError, StoreError};
use ginscore_rules::notation::Mistakes;

/// The kind of a failure; it alone decides the exit status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The rules say no.
    Refused,
    /// The command line or the notation cannot be read.
    Unreadable,
    /// The ledger cannot be read or written.
    Ledger,
}

impl Kind {
    /// The exit status.
    pub const fn status(self) -> u8 {
        match self {
            Kind::Refused => 1,
            Kind::Unreadable => 2,
            Kind::Ledger => 3,
        }
    }
}

/// Something that went wrong, with all there is to say of it. Nothing has been written.
#[derive(Debug)]
pub struct Failure {
    /// Of what kind.
    pub kind: Kind,
    /// What is wrong: the first mistakes, and how many more there are.
    pub reports: Mistakes<Diagnostic>,
    /// What a program is answered all the same, beside the faults.
    pub answer: Vec<(&'static str, Value)>,
}

impl Failure {
    /// A failure of that kind.
    pub fn new(kind: Kind, reports: impl Into<Mistakes<Diagnostic>>) -> Failure {
        Failure { kind, reports: reports.into(), answer: Vec::new() }
    }

    /// The rules say no.
    pub fn refused(reports: impl Into<Mistakes<Diagnostic>>) -> Failure {
        Failure::new(Kind::Refused, reports)
    }

    /// What was typed cannot be read.
    pub fn unreadable(reports: impl Into<Mistakes<Diagnostic>>) -> Failure {
        Failure::new(Kind::Unreadable, reports)
    }

    /// The ledger cannot be read or written.
    pub fn ledger(reports: impl Into<Mistakes<Diagnostic>>) -> Failure {
        Failure::new(Kind::Ledger, reports)
    }
}

/// That there is no hand of that number.
pub fn no_such_hand(number: usize) -> Failure {
    let report = Diagnostic::new(Code::BadValue, format!("there is no hand {number}"));
    Failure::unreadable([report.hinted("`ginscore score` shows the numbers")])
}

/// That standard input cannot be read: what comes from there is the notation.
pub fn unreadable_input(error: &io::Error) -> Failure {
    let report = Diagnostic::new(Code::BadLine, format!("standard input cannot be read: {}", reason(error)));
    Failure::unreadable([report.hinted("give it a file of lines, or a pipe")])
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::ledger([store_error(&error)])
    }
}

impl From<BookError> for Failure {
    fn from(error: BookError) -> Failure {
        Failure::ledger(book_error(&error))
    }
}

impl From<FindError> for Failure {
    fn from(error: FindError) -> Failure {
        let report = find_error(&error);
        match error {
            FindError::Store(_) => Failure::ledger([report]),
            _ => Failure::unreadable([report]),
        }
    }
}

/// The report of a command line that cannot be read: the first sentence, however many lines it has, and the
/// tip, where there is one.
pub fn bad_option(error: &clap::Error) -> Diagnostic {
    if let Some(report) = misused(error) {
        return report;
    }
    let text = error.render().to_string();
    let parts = || text.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    let message = parts().next().unwrap_or_default();
    let report = Diagnostic::new(Code::BadOption, message.trim_start_matches("error: "));
    let tip = parts().find_map(|part| part.strip_prefix("tip: ").map(str::to_owned));
    Diagnostic { hint: tip, ..report }
}

/// Why a command stopped.
#[derive(Debug)]
pub enum Stop {
    /// It failed.
    Failure(Failure),
    /// Its answer could not be written.
    Output(io::Error),
    /// Somebody pressed Ctrl-C at a question.
    Interrupted,
}

impl<F: Into<Failure>> From<F> for Stop {
    fn from(failure: F) -> Stop {
        Stop::Failure(failure.into())
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}
