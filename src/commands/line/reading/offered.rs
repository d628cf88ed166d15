//! Lines in the words of players that are clear, but not written as they are recorded: they are answered with the line.

use super::either::APART;
use super::{Meaning, TypedWords, is_number};
use crate::commands::failure::Failure;
use crate::commands::line::words::{PENALTIES, POINTS, means};
use crate::say::{Message, written::reading as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::{quoted, ticked};
use ginscore_notation::shown;

fn failure(message: String) -> Failure {
    Failure::unreadable([Diagnostic::new(Code::BadLine, message)])
}

/// The two counts of `4-6`; any other word is one.
pub(super) fn counts_of(word: &str) -> Vec<&str> {
    match word.split_once(APART) {
        Some((one, two)) if is_number(one) && is_number(two) => vec![one, two],
        _ => vec![word],
    }
}

impl TypedWords<'_> {
    /// `penalty Bob 10`, `penalty Bob 10 looked at the stock`: points that are taken off, in the line that has a reason.
    pub(super) fn penalty(&self) -> Option<Meaning> {
        let penalty = self.words.iter().find(|word| means(word, PENALTIES))?;
        let rest = self.words.iter().copied().filter(|word| !means(word, PENALTIES) && !means(word, POINTS));
        let rest: Vec<&str> = rest.collect();
        let (seat, names) = self.name_of(&rest)?;
        let (number, reason) = rest.get(names..)?.split_first()?;
        let number = number.trim_start_matches('-').trim_end_matches(',');
        is_number(number).then_some(())?;
        let reason = if reason.is_empty() { (*penalty).to_owned() } else { reason.join(" ") };
        let name = quoted(self.series.roster().name(seat));
        let line = format!("adjust {name} -{number} # {}", self.note.unwrap_or(&reason));
        let typed = ticked(&shown(&self.words.join(" ")));
        Some(Meaning::Unclear(Box::new(failure(say::IsAdjustment { typed }.said()).hinting(&[line]))))
    }

    /// `adjust Bob minus 10`: only the sign was a word.
    pub(super) fn adjusted(&self) -> Option<Meaning> {
        let [first, ..] = self.words.as_slice() else { return None };
        first.eq_ignore_ascii_case("adjust").then(|| self.as_line(self.noted(&self.words.join(" "))))
    }
}
