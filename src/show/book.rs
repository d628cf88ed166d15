//! What the book finds, and how it fails, in words.

use super::diagnostic::Diagnostic;
use super::integrity;
use super::ledger::{store_error, text_error};
use super::saved_rules::{default_unknown, preset_error};
use super::words::{all_of, one_of, quoted, ticked};
use crate::show::code::Code;
use crate::text::{Line, Style, Text, line_of};
use ginscore_ledger::book::{
    BookError, FileRelation, FindError, Finding, ImportDifference, ImportError, TextFinding,
};
use ginscore_ledger::text::written;
use ginscore_rules::notation::{Mistakes, shown};

/// The reports of these findings.
pub fn findings(all: &Mistakes<Finding>) -> Mistakes<Diagnostic> {
    all.flat_map(finding)
}

/// The reports of a finding.
pub fn finding(finding: &Finding) -> Mistakes<Diagnostic> {
    let report = match finding {
        Finding::Mismatch(found) | Finding::SealBreak(found) => return in_text(found),
        Finding::NotAsWritten { series, path, mismatch, entries, written_in } => {
            integrity::not_as_written(series, *mismatch, *entries, written_in.as_deref())
                .of_series(series)
                .in_file(path, None)
        }
        Finding::Missing { series, path, last } => {
            integrity::missing_series(series, *last).of_series(series).in_file(path, None)
        }
        Finding::Replaced { series, path, last } => integrity::missing_series(series, *last)
            .of_series(series)
            .in_file(path, None)
            .hinted("another series has its name now; look for the old one in a backup"),
        Finding::Notable { series, path, line, entries, notable } => {
            integrity::notable(series, notable, *entries).of_series(series).in_file(path, *line)
        }
        Finding::Moved { before, now } => integrity::ledger_moved(before, now),
        Finding::OneSeries { series, path, one, other, relation } => match relation {
            FileRelation::Fork(divergence) => integrity::diverged_files(one, other, divergence),
            FileRelation::Ahead(more) => integrity::copy_with_more(other, one, *more),
            FileRelation::Same => integrity::same_series(one, other),
        }
        .of_series(series)
        .in_file(path, None),
        Finding::StrayCopy { copy, path } => {
            integrity::stray_copy(copy).of_series(&copy.of).in_file(path, None)
        }
        Finding::BrokenRules(error) => return preset_error(error),
        Finding::DefaultRulesMissing(name) => default_unknown(name),
        // These are warnings of one line, without a report.
        _ => return Mistakes::none(),
    };
    Mistakes::from([report])
}

/// A finding as a warning to people.
pub fn warning(found: &Finding) -> Text {
    match found {
        Finding::SealNotRemembered => warned(
            "cannot remember the seal; write it down, or a rewritten file will not be noticed on this computer",
        ),
        Finding::CurrentNotRemembered { series } => {
            let series = quoted(series);
            warned(&format!("cannot remember the current series; name it with `--series {series}`"))
        }
        Finding::LeftoverCopy { copy, holds_nothing_else } => {
            let said = shown(&integrity::leftover_copy(copy)).into_owned();
            match holds_nothing_else {
                true => warned(&format!("{said}; it contains nothing else and can be deleted")),
                false => warned(&format!("{said}; it is ignored")),
            }
        }
        found => {
            let mut text = Text::default();
            finding(found).kept().iter().for_each(|report| text.append(report.text("warning", None)));
            text
        }
    }
}

/// A warning of one sentence.
pub fn warned(message: &str) -> Text {
    line_of![Line::styled(Style::Warning, "warning"), ": ", message].into()
}

/// The reports of a mistake in the text of a series.
fn in_text(found: &TextFinding) -> Mistakes<Diagnostic> {
    text_error(&found.path, &found.text, &found.error).map(|report| report.of_series(&found.series))
}

/// The reports of a failure of the book.
pub fn book_error(error: &BookError) -> Mistakes<Diagnostic> {
    let report = match error {
        BookError::Store(error) => store_error(error),
        BookError::Read { series, error } => store_error(error).of_series(series),
        BookError::Text { series, path, text, mistakes } => {
            return mistakes
                .flat_map(|mistake| text_error(path, text, mistake))
                .map(|report| report.of_series(series));
        }
        BookError::Unsound(found) => return findings(found),
        BookError::NoState { series } => {
            let message = "cannot remember the current series, because there is no home directory";
            Diagnostic::new(Code::LedgerWrite, message)
                .hinted(format!("name it with `--series {}`", quoted(series)))
        }
        // The text would not read back, which is a bug in this program.
        _ => Diagnostic::new(Code::LedgerWrite, "the new text of the file would not read back the same")
            .hinted("nothing has been recorded; this is a bug in ginscore; please report it"),
    };
    [report].into()
}

/// The report that no series could be chosen.
pub fn find_error(error: &FindError) -> Diagnostic {
    match error {
        FindError::Store(error) => store_error(error),
        FindError::Unknown(part) => {
            Diagnostic::new(Code::UnknownSeries, format!("no series is called {}", ticked(part)))
                .hinted("`ginscore series list` shows them")
        }
        FindError::Ambiguous { part, names } => {
            let names: Vec<String> = names.iter().take(5).map(|name| ticked(name)).collect();
            Diagnostic::new(Code::UnknownSeries, format!("{} matches several series", ticked(part)))
                .hinted(format!("write more of the name: {}", one_of(&names)))
        }
        FindError::Empty => Diagnostic::new(Code::NoSeries, "there is no series yet")
            .hinted("start one with `ginscore new Ann Bob` or `ginscore table Ann Bob`"),
        _ => Diagnostic::new(Code::NoSeries, "there is no current series").hinted(
            "`ginscore series list` shows them; choose with `ginscore series use`, or with `--series`",
        ),
    }
}

/// The reports of a failed import of that file.
pub fn import_error(error: &ImportError, file: &str) -> Mistakes<Diagnostic> {
    let report = match error {
        ImportError::Book(error) => return book_error(error),
        ImportError::Twice { line, earlier, series } => {
            let message = format!(
                "these rows and those from line {earlier} belong to the same series, {}",
                ticked(series)
            );
            Diagnostic::new(Code::BadValue, message)
                .at(format!("{file}:{line}"))
                .hinted("put all rows of a series under one name, and the hands in order")
        }
        ImportError::Conflict { line, series, difference } => {
            conflict(series, difference).at(format!("{file}:{line}"))
        }
        ImportError::Partly(error) => store_error(error).hinted(
            "some of the series were recorded; fix the disk and import the file again: those will be skipped",
        ),
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
                [one, two] => format!(
                    "the ledger already has a series {name}, but its `player_one` is {one} and its `player_two` is {two}"
                ),
                names => {
                    format!("the ledger already has a series {name}, but its players are {}", all_of(names))
                }
            }
        }
        ImportDifference::Rules => {
            format!("the ledger already has a series {name}, but it is played by other rules")
        }
        ImportDifference::Start(start) => {
            format!("the ledger already has a series {name}, but it started at {}", written(*start))
        }
        ImportDifference::Stake(Some(stake)) => {
            format!("the ledger already has a series {name}, but its stake is {stake}")
        }
        ImportDifference::Stake(None) => {
            format!("the ledger already has a series {name}, but it has no stake")
        }
        ImportDifference::FirstDealer(Some(dealer)) => {
            format!("the ledger already has a series {name}, but its first dealer is {}", ticked(dealer))
        }
        ImportDifference::FirstDealer(None) => {
            format!("the ledger already has a series {name}, but its first dealer is not known")
        }
        ImportDifference::Hand { number, there, here } => format!(
            "the ledger already has a series {name}, but its hand {number} is {} and not {}",
            ticked(there),
            ticked(here)
        ),
        _ => format!("the ledger already has a different series {name}"),
    };
    let hint = match difference {
        ImportDifference::Hand { number, .. } => format!(
            "nothing has been imported; `ginscore amend {number} LINE --series {}` fixes the ledger; or if it is \
             another evening, give it another name under `series`",
            quoted(series)
        ),
        _ => "nothing has been imported; if it is another evening, give it another name under `series`"
            .to_owned(),
    };
    Diagnostic::new(Code::LedgerWrite, message).hinted(hint)
}
