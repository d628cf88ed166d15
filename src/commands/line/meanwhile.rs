//! What was recorded elsewhere meanwhile: from a phone, in another window, by another program.

use crate::commands::failure::Failure;
use crate::say::{Fixed, written::cli_table as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::series::correction::correction;
use ginscore_ledger::book::OpenedSeries;
use ginscore_ledger::seal::SealCode;
use ginscore_notation::Span;

/// What was recorded after the entry with that seal, in sentences; `None` if the series has no such entry.
pub(crate) fn since(opened: &OpenedSeries, seal: SealCode) -> Option<Vec<String>> {
    let entries = opened.chain.find(seal)?;
    let after = opened.series.history().skip(entries);
    Some(after.map(|(outcome, _)| correction(outcome, opened.series.roster())).collect())
}

/// Returns true if the entry right after the one with that seal is what this line would have been there.
pub(crate) fn is_next(opened: &OpenedSeries, seal: SealCode, line: &str) -> bool {
    opened.chain.find(seal).is_some_and(|entries| opened.has_after(entries, line))
}

/// The failure of a line that is not recorded, because something else was recorded meanwhile.
pub(crate) fn not_recorded(line: &str) -> Failure {
    let report = Diagnostic::new(Code::BadLine, say::Meanwhile.text()).hinted(say::MeanwhileHint.text());
    let report = report.pointing(line, vec![Span::new(0, line.trim_end().len())]);
    Failure::refused([report]).perhaps_meaning(line, &[line.trim().to_owned()])
}

/// The failure of a line that was recorded meanwhile.
pub(crate) fn already() -> Failure {
    Failure::refused([Diagnostic::new(Code::BadLine, say::Already.text()).hinted(say::AlreadyHint.text())])
}
