//! What the book finds, and how it fails, in words.

use crate::say::text::{Line, Style, Text};
use crate::say::{Fixed, Message, written::book as say, written::diagnostic};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::integrity;
use crate::show::mistakes::ledger::{store_error, text_error};
use crate::show::mistakes::saved_rules::preset_error;
use crate::show::render::StreamStyle;
use crate::show::words::stake_in_words;
use crate::show::words::{all_of, one_of, quoted, ticked};
use ginscore_ledger::book::{
    BookError, FileRelation, FindError, Finding, ImportDifference, ImportError, MistakeInSeries, OpenedSeries,
};
use ginscore_ledger::text::written;
use ginscore_notation::{Mistakes, shown};

/// The reports of these findings.
pub fn findings(all: &Mistakes<Finding>) -> Mistakes<Diagnostic> {
    all.flat_map(finding)
}

/// The reports on what a series has against it, where it is only read: that an entry does not fit its seal takes one line,
/// because it is said each time.
pub fn while_reading(opened: &OpenedSeries) -> Mistakes<Diagnostic> {
    opened.findings.flat_map(|found| match (found, opened.chain.unfit()) {
        (Finding::SealBreak(_), Some(unfit)) => {
            [integrity::unfit_seal(&opened.name, &unfit).of_series(&opened.name)].into()
        }
        _ => finding(found),
    })
}

/// The reports of a finding.
pub fn finding(finding: &Finding) -> Mistakes<Diagnostic> {
    let report = match finding {
        Finding::Mismatch(found) | Finding::SealBreak(found) => return in_text(found),
        Finding::Shortened { series, path, last, entries } => {
            integrity::shortened(series, *last, *entries).of_series(series).in_file(path, None)
        }
        Finding::Notable { series, path, line, entries, notable } => {
            integrity::notable(series, notable, *entries).of_series(series).in_file(path, *line)
        }
        Finding::OneSeries { series, path, one, other, relation } => match relation {
            FileRelation::Apart(lines) => integrity::diverged_files(one, other, lines),
            FileRelation::Same => integrity::same_series(one, other),
        }
        .of_series(series)
        .in_file(path, None),
        Finding::StrayCopy { copy, path } => {
            integrity::stray_copy(copy).of_series(&copy.of).in_file(path, None)
        }
        Finding::BrokenRules(error) => return preset_error(error),
        // These are warnings of one line, without a report.
        _ => return Mistakes::none(),
    };
    Mistakes::from([report])
}

/// A finding as a warning to people.
pub fn warning(found: &Finding, look: StreamStyle) -> Text {
    match found {
        Finding::SealNotRemembered => warned(say::SealNotRemembered.text()),
        Finding::CurrentNotRemembered { series } => {
            warned(&say::CurrentNotRemembered { series: quoted(series) }.said())
        }
        Finding::LeftoverCopy { copy, holds_nothing_else } => {
            warned(&shown(&integrity::useless_copy(copy, *holds_nothing_else)))
        }
        found => {
            let mut text = Text::default();
            finding(found).kept().iter().for_each(|report| text.append(report.text("warning", look)));
            text
        }
    }
}

/// A warning of one sentence.
pub fn warned(message: &str) -> Text {
    let kind = Line::styled(Style::Warning, diagnostic::KindWarning.text());
    diagnostic::Says { kind, message }.line().into()
}

/// The reports of a mistake in the text of a series.
fn in_text(found: &MistakeInSeries) -> Mistakes<Diagnostic> {
    text_error(&found.path, &found.text, &found.error).map(|report| report.of_series(&found.series))
}

/// The reports of a failure of the book.
pub fn book_error(error: &BookError) -> Mistakes<Diagnostic> {
    let report = match error {
        BookError::Store(error) => store_error(error),
        BookError::Read { series, error } => store_error(error).of_series(series),
        BookError::Text(found) => return in_text(found),
        BookError::Unsound(found) => return found.flat_map(in_text),
        BookError::NoState { series } => Diagnostic::new(Code::LedgerWrite, say::CurrentNotStored.text())
            .hinted(say::CurrentNotStoredHint { series: quoted(series) }.said()),
        // The text would not read back, which is a bug in this program.
        _ => Diagnostic::new(Code::LedgerWrite, say::NotReadBack.text()).hinted(say::NotReadBackHint.text()),
    };
    [report].into()
}

/// The report that no series could be chosen.
pub fn find_error(error: &FindError) -> Diagnostic {
    match error {
        FindError::Store(error) => store_error(error),
        FindError::Unknown(part) => {
            Diagnostic::new(Code::UnknownSeries, say::NoSeriesCalled { part: ticked(part) }.said())
                .hinted(say::ListHint.text())
        }
        FindError::Ambiguous { part, names } => {
            let names: Vec<String> = names.iter().take(5).map(|name| ticked(name)).collect();
            Diagnostic::new(Code::UnknownSeries, say::SeveralSeries { part: ticked(part) }.said())
                .hinted(say::SeveralHint { names: one_of(&names) }.said())
        }
        FindError::Empty => {
            Diagnostic::new(Code::NoSeries, say::NoSeries.text()).hinted(say::NoSeriesHint.text())
        }
        _ => Diagnostic::new(Code::NoSeries, say::NoCurrent.text()).hinted(say::NoCurrentHint.text()),
    }
}

/// The reports of a failed import of that file.
pub fn import_error(error: &ImportError, file: &str) -> Mistakes<Diagnostic> {
    let report = match error {
        ImportError::Book(error) => return book_error(error),
        ImportError::Twice { line, earlier, series } => {
            let message = say::RowsTwice { line: *earlier, series: ticked(series) }.said();
            Diagnostic::new(Code::BadValue, message)
                .at(format!("{file}:{line}"))
                .hinted(say::RowsTwiceHint.text())
        }
        ImportError::SameFile { line, series, other } => {
            let message = say::RowsSameFile { series: ticked(series), other: ticked(other) }.said();
            Diagnostic::new(Code::LedgerWrite, message)
                .at(format!("{file}:{line}"))
                .hinted(say::RowsSameFileHint.text())
        }
        ImportError::Conflict { line, series, difference } => {
            conflict(series, difference).at(format!("{file}:{line}"))
        }
        ImportError::Partly(error) => store_error(error).hinted(say::PartlyImportedHint.text()),
        // The enum may grow; its own line says what it is.
        other => Diagnostic::new(Code::LedgerWrite, other.to_string()),
    };
    [report].into()
}

/// The report that the ledger has another series in the place of an imported one.
fn conflict(series: &str, difference: &ImportDifference) -> Diagnostic {
    let name = ticked(series);
    let message = match difference {
        ImportDifference::Players(names) => {
            let names: Vec<String> = names.iter().map(|name| ticked(name)).collect();
            match names.as_slice() {
                [one, two] => say::ConflictTwoPlayers { series: name, one, two }.said(),
                names => say::ConflictPlayers { series: name, players: all_of(names) }.said(),
            }
        }
        ImportDifference::Rules => say::ConflictRules { series: name }.said(),
        ImportDifference::Start(start) => say::ConflictStart { series: name, start: written(*start) }.said(),
        ImportDifference::Stake(Some(stake)) => {
            say::ConflictStake { series: name, stake: stake_in_words(*stake) }.said()
        }
        ImportDifference::Stake(None) => say::ConflictNoStake { series: name }.said(),
        ImportDifference::FirstDealer(Some(dealer)) => {
            say::ConflictDealer { series: name, dealer: ticked(dealer) }.said()
        }
        ImportDifference::FirstDealer(None) => say::ConflictNoDealer { series: name }.said(),
        ImportDifference::Hand { number, there, here } => {
            let (there, here) = (ticked(there), ticked(here));
            say::ConflictHand { series: name, number: *number, there, here }.said()
        }
        _ => say::Conflict { series: name }.said(),
    };
    let hint = match difference {
        ImportDifference::Hand { number, .. } => {
            say::ConflictHandHint { number: *number, series: quoted(series) }.said()
        }
        _ => say::ConflictHint.said(),
    };
    Diagnostic::new(Code::LedgerWrite, message).hinted(hint)
}
