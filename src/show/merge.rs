//! Two copies of a series that became one, or the reason why not.

use super::code::Code;
use super::diagnostic::Diagnostic;
use super::refusal::refusal;
use super::words::{quoted, ticked};
use crate::messages::{Fixed, Message, written::merge as say};
use crate::text::{Line, Text};
use ginscore_ledger::book::MergedSeries;
use ginscore_ledger::merge::{Merge, MergeRefusal, Merged, Side};
use ginscore_notation::{Roster, shown};

/// What was merged, or would be.
pub fn merged(done: &MergedSeries, series: &str, copy: &str, dry_run: bool) -> Text {
    let (series, copy) = (ticked(series), ticked(copy));
    let lines = |count: usize| match dry_run {
        true => say::WouldTake { lines: count, copy: &copy, series: &series }.line(),
        false => say::Took { lines: count, copy: &copy, series: &series }.line(),
    };
    match &done.merged {
        Merged::Nothing | Merged::OnlyCodes(_) => Text::from(say::NothingNew { copy, series }.line()),
        Merged::Ahead(entries) => Text::from(lines(*entries)),
        Merged::Merge(merge) => {
            std::iter::once(lines(merge.report.taken.len())).chain(details(merge)).collect()
        }
    }
}

/// What was taken, what was not, and what a person should look at.
fn details(merge: &Merge) -> Vec<Line> {
    let report = &merge.report;
    let mut lines: Vec<Line> =
        report.taken.iter().map(|line| Line::from(format!("  {}", shown(line)))).collect();
    lines.extend(
        report.once.iter().map(|(number, hand)| say::TakenOnce { number: *number, hand: shown(hand) }.line()),
    );
    lines.extend(report.left_out.iter().map(|line| say::LeftOut { line: shown(line) }.line()));
    let same = |(here, there): &(usize, usize)| say::PerhapsSame { here: *here, there: *there }.line();
    lines.extend(report.perhaps.iter().map(same));
    lines.extend(report.depends_on_direction.then(|| say::DependsOnDirection.line()));
    lines
}

/// The remark that a copy has nothing any more that the series lacks.
pub fn copy_is_spare(file: &str, series: &str) -> String {
    say::CanDelete { file: ticked(file), series: ticked(series) }.said()
}

/// The report on two copies that are not merged. `roster` has the names of the players, if they are known.
pub fn refused(why: &MergeRefusal, series: &str, copy: &str, roster: Option<&Roster>) -> Diagnostic {
    let both = |here: &str, there: &str| {
        vec![say::Here { hand: shown(here) }.said(), say::There { hand: shown(there) }.said()]
    };
    let refused = |message: String| Diagnostic::new(Code::MergeRefused, message);
    match why {
        MergeRefusal::NotCopies => {
            let message = say::NotCopies { copy: ticked(copy), series: ticked(series) }.said();
            Diagnostic::new(Code::LedgerForked, message).hinted(say::NotCopiesHint.text())
        }
        MergeRefusal::Changed { number, here, there, line } => {
            let hand = |hand: &Option<String>| hand.clone().unwrap_or_else(|| say::Deleted.text().to_owned());
            refused(say::Changed { number: *number }.said())
                .showing(both(&hand(here), &hand(there)))
                .hinted(say::ChangedHint { line: shown(line) }.said())
        }
        MergeRefusal::RoundDiffers { number, here, there } => {
            refused(say::RoundDiffers { number: *number }.said())
                .showing(both(here, there))
                .hinted(say::RoundDiffersHint.text())
        }
        MergeRefusal::Rules { side, line, number, why } => {
            let reason = roster.map(|roster| refusal(why, roster));
            let code = reason.as_ref().map_or(Code::MergeRefused, |reason| reason.code);
            let code = if code.status() == 1 { code } else { Code::MergeRefused };
            let message = match (side, number) {
                (Side::Here, Some(number)) => say::NoPlaceHere { number: *number, line: shown(line) }.said(),
                (Side::There, Some(number)) => {
                    say::NoPlaceThere { number: *number, line: shown(line) }.said()
                }
                (_, None) => say::NoPlace { line: shown(line) }.said(),
            };
            Diagnostic::new(code, message)
                .showing(reason.into_iter().map(|reason| reason.message).collect())
                .hinted(say::AtHint.text())
        }
        MergeRefusal::Stopped { side, number, hand } => {
            let (number, hand) = (*number, shown(hand));
            let message = match side {
                Side::Here => say::StoppedHere { number, hand }.said(),
                Side::There => say::StoppedThere { number, hand }.said(),
            };
            Diagnostic::new(Code::SeriesOver, message).hinted(say::AtHint.text())
        }
        MergeRefusal::Renamed { here, there } => {
            let message = say::TwoNames { here: ticked(here), there: ticked(there) }.said();
            let hint = say::TwoNamesHint { here: quoted(here), there: quoted(there) }.said();
            refused(message).hinted(hint)
        }
        MergeRefusal::Undone { side, line } => {
            let line = ticked(line);
            let message = match side {
                Side::Here => say::UndoneThere { line }.said(),
                Side::There => say::UndoneHere { line }.said(),
            };
            refused(message).hinted(say::UndoneHint.text())
        }
        MergeRefusal::NoSuchPlace(number) => {
            Diagnostic::new(Code::BadValue, say::NoSuchPlace { number: *number }.said())
                .hinted(say::NoSuchPlaceHint.text())
        }
    }
}
