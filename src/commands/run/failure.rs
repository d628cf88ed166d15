//! The ways in which a command can fail.

use std::io;

use crate::say::Message;
use crate::say::text::Line;
use crate::say::written::{failure as say, misused as misused_say, player_stats::NoHandsYet};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::json::Besides;
use crate::show::mistakes::book::book_error;
use crate::show::mistakes::ledger::store_error;
use crate::show::mistakes::parse_error::{parse_error, to_type};
use crate::show::mistakes::reason::reason;
use crate::show::words::ticked;
use ginscore_ledger::book::{BookError, StoreError};
use ginscore_notation::{At, Mistakes, ParseError};

/// The kind of a failure, which alone decides the exit status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Against the rules.
    Refused,
    /// The command line or the notation cannot be read.
    Unreadable,
    /// The ledger cannot be read or written.
    Ledger,
}

impl Kind {
    pub const fn status(self) -> u8 {
        match self {
            Kind::Refused => 1,
            Kind::Unreadable => 2,
            Kind::Ledger => 3,
        }
    }
}

/// A failure with its diagnostics. Nothing has been written.
#[derive(Debug)]
pub struct Failure {
    pub kind: Kind,
    /// The first mistakes, and how many more there are.
    pub reports: Mistakes<Diagnostic>,
    /// What the JSON answer has besides the faults.
    pub besides: Option<Box<Besides>>,
    /// Whole lines that can be taken in place of the one that was refused.
    pub offers: Vec<String>,
    /// Whether one line that is offered alone is probably meant, and whether a hint has it.
    pub meant: Meant,
    /// True if the line that is offered has the two sides exchanged.
    pub exchanged: bool,
}

/// What is known of the lines that are offered in place of a refused one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Meant {
    /// One of several, or one of those that the line may mean.
    #[default]
    Perhaps,
    /// The one line is meant; no sentence of the failure has it.
    Unsaid,
    /// The one line is meant, and the hint has it.
    InHint,
    /// The one line is meant, or one of several, and the hint says nothing else.
    Hint,
}

impl Failure {
    pub fn new(kind: Kind, reports: impl Into<Mistakes<Diagnostic>>) -> Failure {
        Failure {
            kind,
            reports: reports.into(),
            besides: None,
            offers: Vec::new(),
            meant: Meant::Perhaps,
            exchanged: false,
        }
    }

    /// The failure with a hint to type one of these lines, which says nothing else. One alone is probably meant.
    #[must_use]
    pub fn hinting(self, lines: &[String]) -> Failure {
        if lines.is_empty() {
            return self;
        }
        Failure { offers: lines.to_vec(), meant: Meant::Hint, ..self.hinted(&to_type(lines)) }
    }

    /// The failure with a line that is probably meant, and that no sentence of it has.
    #[must_use]
    pub fn offering(self, line: &str) -> Failure {
        Failure { offers: vec![line.to_owned()], meant: Meant::Unsaid, ..self }
    }

    /// The failure with the lines that its hint has. One alone is probably meant.
    #[must_use]
    pub fn perhaps(self, lines: Vec<String>) -> Failure {
        let meant = if lines.len() == 1 { Meant::InHint } else { Meant::Perhaps };
        Failure { offers: lines, meant, ..self }
    }

    /// The failure with lines that may be chosen, none of which is meant more than the others.
    #[must_use]
    pub fn choices(self, lines: Vec<String>) -> Failure {
        Failure { offers: lines, meant: Meant::Perhaps, ..self }
    }

    /// The failure with this hint for each of its mistakes.
    #[must_use]
    pub fn hinted(self, hint: &str) -> Failure {
        Failure { reports: self.reports.map(|report| report.hinted(hint)), ..self }
    }

    /// A line, or a part of one, that cannot be read.
    pub fn misread(line: &str, mistake: &At<ParseError>) -> Failure {
        Failure::unreadable([parse_error(line, mistake)])
    }

    pub fn refused(reports: impl Into<Mistakes<Diagnostic>>) -> Failure {
        Failure::new(Kind::Refused, reports)
    }

    pub fn unreadable(reports: impl Into<Mistakes<Diagnostic>>) -> Failure {
        Failure::new(Kind::Unreadable, reports)
    }

    /// A failure because of one mistake in the input, and what to do about it.
    pub fn mistake(code: Code, message: impl Into<Line>, hint: impl Into<Line>) -> Failure {
        Failure::unreadable([Diagnostic::new(code, message).hinted(hint)])
    }

    pub fn ledger(reports: impl Into<Mistakes<Diagnostic>>) -> Failure {
        Failure::new(Kind::Ledger, reports)
    }
}

pub fn no_such_game(number: usize) -> Failure {
    Failure::mistake(Code::BadValue, say::NoSuchGame { number }, say::NoSuchHandHint)
}

/// The failure for a command at the table, or its words, that cannot be read, with how it is written.
pub fn not_so(command: &str, usage: &str) -> Failure {
    let message = misused_say::NotSo { command: ticked(command) }.said();
    let help = ticked(&format!("{command} --help"));
    let hint = misused_say::NotSoHint { usage: ticked(usage), help }.said();
    Failure::mistake(Code::BadOption, message, hint)
}

pub fn no_such_hand(number: usize) -> Failure {
    Failure::mistake(Code::BadValue, say::NoSuchHand { number }, say::NoSuchHandHint)
}

pub fn no_hands_yet() -> Failure {
    Failure::mistake(Code::BadValue, NoHandsYet, say::NoHandsYetHint)
}

pub fn unreadable_input(error: &io::Error) -> Failure {
    Failure::mistake(Code::BadLine, say::UnreadableInput { why: reason(error) }, say::UnreadableInputHint)
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::ledger([store_error(&error)])
    }
}

impl From<BookError> for Failure {
    fn from(error: BookError) -> Failure {
        let kind = match &error {
            // Another name, another line, or `--yes` helps: the ledger is in order.
            BookError::Refused { .. }
            | BookError::UnknownSeries(_)
            | BookError::SeveralSeries { .. }
            | BookError::IsCopy { .. }
            | BookError::NoSeries
            | BookError::OnlyAside(_)
            | BookError::NoCurrent
            | BookError::OtherRules(_)
            | BookError::Twice { .. }
            | BookError::UnknownPlayer(..)
            | BookError::BadName(_)
            | BookError::NameTaken { .. }
            | BookError::FormerName { .. }
            | BookError::Opponents { .. } => Kind::Unreadable,
            BookError::Store(_)
            | BookError::Read { .. }
            | BookError::Text(_)
            | BookError::Unsound(_)
            | BookError::NotReadBack
            | BookError::NotCurrent { .. }
            | BookError::SameFile { .. }
            | BookError::Conflict { .. }
            | BookError::PartlyImported(_)
            | BookError::PartlyRenamed(_) => Kind::Ledger,
        };
        Failure::new(kind, book_error(&error))
    }
}

pub fn bad_option(error: &clap::Error) -> Diagnostic {
    let text = error.render().to_string();
    let words = text.split("\n\n").next().unwrap_or_default().split_whitespace().collect::<Vec<_>>();
    Diagnostic::new(Code::BadOption, words.join(" ").trim_start_matches("error: "))
}
