//! The ways in which a command can fail.

use std::io;

use crate::say::Message;
use crate::say::text::Line;
use crate::say::written::{
    failure as say, misused as misused_say, player_stats::NoHandsYet, record as record_say,
};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::hand::ruling::headline;
use crate::show::json::Besides;
use crate::show::mistakes::book::book_error;
use crate::show::mistakes::ledger::store_error;
use crate::show::mistakes::parse_error::parse_error;
use crate::show::mistakes::reason::reason;
use crate::show::words::ticked;
use ginscore_ledger::book::{BookError, StoreError};
use ginscore_ledger::model::{NotDone, Series};
use ginscore_notation::{At, Mistakes, Operation, ParseError, Roster, shown};
use ginscore_rules::hand::judge;
use ginscore_rules::players::Entrant;

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
    pub instead: Option<Instead>,
}

/// A hand that was perhaps meant, in place of one that was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instead {
    pub typed: String,
    pub meant: String,
    pub change: Rewording,
}

impl Instead {
    /// The line that was perhaps meant, in place of one that is in other words.
    pub fn rewritten(typed: &str, meant: impl Into<String>) -> Instead {
        Instead { typed: typed.to_owned(), meant: meant.into(), change: Rewording::Rewritten }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewording {
    Exchanged,
    /// The words of people at a table are in the notation.
    Rewritten,
}

impl Failure {
    pub fn new(kind: Kind, reports: impl Into<Mistakes<Diagnostic>>) -> Failure {
        Failure { kind, reports: reports.into(), besides: None, instead: None }
    }

    /// The failure with the line that was perhaps meant, if that is one line.
    #[must_use]
    pub fn perhaps_meaning(self, line: &str, meant: &[String]) -> Failure {
        match meant {
            [one] => Failure { instead: Some(Instead::rewritten(line, one)), ..self },
            _ => self,
        }
    }

    /// The failure with the names of players of the series in its examples.
    #[must_use]
    pub fn naming(self, roster: &Roster) -> Failure {
        let first = |entrant| roster.lineup().members(entrant).next().map(|seat| roster.name(seat));
        match first(Entrant::First).zip(first(Entrant::Second)) {
            Some((one, two)) => {
                Failure { reports: self.reports.map(|report| report.naming(one, two)), ..self }
            }
            None => self,
        }
    }

    /// A line, or a part of one, that cannot be read.
    pub fn misread(line: &str, mistake: &At<ParseError>) -> Failure {
        Failure::unreadable([parse_error(line, mistake)])
    }

    /// The failure of a line with `gin` before cards that are not gin: what the hand is by these rules, and its line.
    pub fn false_gin(line: &str, series: &Series) -> Option<Failure> {
        let Err(NotDone::Misread(mistakes)) = series.read(line) else { return None };
        let [mistake @ At { what: ParseError::NotGin(_), span }] = mistakes.kept() else { return None };
        let meant = format!("{}{}", line.get(..span.start)?, line.get(span.end..)?.trim_start());
        let (Operation::Hand(hand) | Operation::Amend(_, hand)) = series.read(&meant).ok()? else {
            return None;
        };
        let card = hand.claim.knock_card().or_else(|| series.announced());
        let house = series.score().house();
        let report = parse_error(line, mistake);
        let Ok(ruling) = judge(&hand.claim.with_knock_card(card), house) else {
            let hint = record_say::GinIsNoKnock { limit: house.knock_limit_with(card) };
            return Some(Failure::refused([report.hinted(hint)]));
        };
        let headline = headline(&ruling, &series.roster().pair(hand.opponents));
        let hint = record_say::GinIsKnock { headline, line: ticked(&shown(&meant)) };
        Some(Failure::refused([report.hinted(hint)]).perhaps_meaning(line, &[meant]))
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
            | BookError::NoState { .. }
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
