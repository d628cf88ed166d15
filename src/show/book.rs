//! What the book finds, and how it fails, in words.

use super::diagnostic::Diagnostic;
use super::integrity;
use super::ledger::{store_error, text_fault};
use super::text::{Line, Style, Text, line_of};
use super::words::{one_of, quoted, ticked};
use crate::show::code::Code;
use ginscore_ledger::book::{
    BookError, FileRelation, FindError, Finding, ImportDifference, ImportError, TextFinding,
};
use ginscore_ledger::text::written;
use ginscore_rules::notation::{Mistakes, shown};
use ginscore_rules::rules::Player;

/// The reports of these findings.
pub fn findings(all: &Mistakes<Finding>) -> Mistakes<Diagnostic> {
    all.flat_map(finding)
}

/// The reports of a finding.
pub fn finding(finding: &Finding) -> Mistakes<Diagnostic> {
    let report = match finding {
        Finding::Mismatch(found) | Finding::SealBreak(found) => return in_text(found),
        Finding::NotAsWritten { series, path, mismatch, entries, written_in } => {
            integrity::otherwise(series, *mismatch, *entries, written_in.as_deref())
                .of_series(series)
                .in_file(path, None)
        }
        Finding::Missing { series, path, last } => {
            integrity::gone(series, *last).of_series(series).in_file(path, None)
        }
        Finding::Replaced { series, path, last } => integrity::gone(series, *last)
            .of_series(series)
            .in_file(path, None)
            .hinted("a new series has its name now; the old one is in a backup, if anywhere"),
        Finding::Notable { series, path, line, entries, notable } => {
            integrity::notable(series, notable, *entries).of_series(series).in_file(path, *line)
        }
        Finding::Moved { before, now } => integrity::moved(before, now),
        Finding::OneSeries { series, path, one, other, relation } => match relation {
            FileRelation::Fork(divergence) => integrity::two_places(one, other, divergence),
            FileRelation::Ahead(more) => integrity::ahead(other, one, *more),
            FileRelation::Same => integrity::twice(one, other),
        }
        .of_series(series)
        .in_file(path, None),
        Finding::StrayCopy { copy, path } => integrity::astray(copy).of_series(&copy.of).in_file(path, None),
        // These are said in a line and have no report.
        _ => return Mistakes::none(),
    };
    Mistakes::from([report])
}

/// A finding as a warning to people.
pub fn warning(found: &Finding) -> Text {
    match found {
        Finding::SealNotRemembered => {
            warned("cannot remember the seal; note it, or this machine misses a rewriting")
        }
        Finding::CurrentNotRemembered { series } => {
            let series = quoted(series);
            warned(&format!("cannot remember the current series; name it with `--series {series}`"))
        }
        Finding::LeftoverCopy { copy, holds_nothing_else } => {
            let said = shown(&integrity::left_over(copy)).into_owned();
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
    text_fault(&found.path, &found.text, &found.error).map(|report| report.of_series(&found.series))
}

/// The reports of a failure of the book.
pub fn book_error(error: &BookError) -> Mistakes<Diagnostic> {
    let report = match error {
        BookError::Store(error) => store_error(error),
        BookError::Read { series, error } => store_error(error).of_series(series),
        BookError::Text { series, path, text, mistakes } => {
            return mistakes
                .flat_map(|mistake| text_fault(path, text, mistake))
                .map(|report| report.of_series(series));
        }
        BookError::Unsound(found) => return findings(found),
        BookError::NoState { series } => {
            let message = "there is no home directory to remember the current series in";
            Diagnostic::new(Code::LedgerWrite, message)
                .hinted(format!("name it with `--series {}`", quoted(series)))
        }
        // The text would not read back, which is a fault of this program.
        _ => Diagnostic::new(Code::LedgerWrite, "what was to be written would not read back the same")
            .hinted("nothing has been recorded; this is a fault of ginscore, please report it"),
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
            Diagnostic::new(Code::UnknownSeries, format!("{} may be several series", ticked(part)))
                .hinted(format!("write more of the name: {}", one_of(&names)))
        }
        FindError::Empty => Diagnostic::new(Code::NoSeries, "there is no series yet")
            .hinted("begin one: `ginscore new Ann Bob`, or `ginscore table Ann Bob`"),
        _ => Diagnostic::new(Code::NoSeries, "no series is the current one").hinted(
            "`ginscore series list` shows them; choose with `ginscore series use`, or with `--series`",
        ),
    }
}

/// The reports of a failed import of that file.
pub fn import_error(error: &ImportError, file: &str) -> Mistakes<Diagnostic> {
    let report = match error {
        ImportError::Book(error) => return book_error(error),
        ImportError::Twice { line, earlier, series } => {
            let message =
                format!("these rows and those from line {earlier} are one series, {}", ticked(series));
            Diagnostic::new(Code::BadValue, message)
                .at(format!("{file}:{line}"))
                .hinted("put all rows of a series under one name, and the hands in order")
        }
        ImportError::Conflict { line, series, difference } => {
            conflict(series, difference).at(format!("{file}:{line}"))
        }
        ImportError::Partly(error) => store_error(error).hinted(
            "some series of the file were recorded; fix the disk and import it again, and these are skipped",
        ),
        // The enum may grow; its own line says what it is.
        other => Diagnostic::new(Code::LedgerWrite, other.to_string()),
    };
    [report].into()
}

/// The report that the ledger has another series in the place of an imported one.
fn conflict(series: &str, difference: &ImportDifference) -> Diagnostic {
    let told = |what: &str, had: String| format!("{what} {had} there");
    let how = match difference {
        ImportDifference::Players(names) => {
            let name = |player| ticked(names.get(player));
            let both = format!("{} and `player_two` {}", name(Player::One), name(Player::Two));
            told("`player_one` is", both)
        }
        ImportDifference::Rules => "it is played by other rules there".to_owned(),
        ImportDifference::Start(start) => told("it began", written(*start)),
        ImportDifference::Stake(stake) => {
            told("the stake is", stake.map_or_else(|| "none".to_owned(), |stake| stake.to_string()))
        }
        ImportDifference::FirstDealer(dealer) => {
            told("the first dealer is", dealer.clone().unwrap_or_else(|| "not known".to_owned()))
        }
        ImportDifference::Hand { number, there, here } => {
            format!("hand {number} is {} there and {} here", ticked(there), ticked(here))
        }
        _ => "it is a different one".to_owned(),
    };
    let fix = match difference {
        ImportDifference::Hand { number, .. } => {
            format!("`ginscore amend {number} LINE --series {}` fixes the ledger; or ", quoted(series))
        }
        _ => String::new(),
    };
    let message = format!("the ledger has a series {} already: {how}", ticked(series));
    Diagnostic::new(Code::LedgerWrite, message).hinted(format!(
        "nothing has been imported; {fix}if it is another evening, give it another name under `series`"
    ))
}
