//! What the book finds, and how it fails, in words.

use crate::say::text::{Line, Style, Text};
use crate::say::written::diagnostic::{DidYouMean, KindWarning};
use crate::say::written::words::Labelled;
use crate::say::{Fixed, Message, written::book as say, written::players, written::record::RulesForbid};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::ledger::{store_error, text_error};
use crate::show::mistakes::parse_error::bad_name;
use crate::show::mistakes::{integrity, saved_rules};
use crate::show::render::StreamStyle;
use crate::show::rules::stake::stake_in_words;
use crate::show::words::{all_of, one_of, quoted, ticked};
use ginscore_ledger::book::{BookError, FileRelation, Finding, ImportDifference, InFile, OpenedSeries};
use ginscore_ledger::model::Refusal;
use ginscore_ledger::text::written;
use ginscore_notation::Mistakes;

/// The most series or players that a message names.
const MOST: usize = 5;

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

pub fn finding(finding: &Finding) -> Mistakes<Diagnostic> {
    let report = match finding {
        Finding::Mismatch(found) | Finding::SealBreak(found) => return in_file(found),
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
        Finding::OnlyAside { aside, path } => {
            integrity::set_aside(aside).of_series(&aside.of).in_file(path, None)
        }
        Finding::BrokenRules(error) => return book_error(error),
        // These are warnings of one line, without a report.
        _ => return Mistakes::none(),
    };
    Mistakes::from([report])
}

pub fn warning(found: &Finding, look: StreamStyle) -> Text {
    match found {
        Finding::SealNotRemembered { series } => {
            warned(&say::SealNotRemembered { series: ticked(series) }.said())
        }
        Finding::CurrentNotRemembered { series, still } => warned(&match still {
            None => say::CurrentNotRemembered { series: quoted(series) }.said(),
            Some(still) => say::CurrentStays { series: quoted(series), still: ticked(still) }.said(),
        }),
        Finding::LeftoverCopy { aside, holds_nothing_else } => {
            warned(&integrity::useless_copy(aside, *holds_nothing_else))
        }
        found => {
            let mut text = Text::default();
            finding(found).kept().iter().for_each(|report| text.append(report.text("warning", look)));
            text
        }
    }
}

pub fn warned(message: &str) -> Text {
    let label = Line::styled(Style::Warning, KindWarning.text());
    Labelled { label, what: message }.line().into()
}

fn in_file(found: &InFile) -> Mistakes<Diagnostic> {
    text_error(&found.path, &found.text, &found.error).map(|report| match &found.series {
        Some(series) => report.of_series(series),
        None => report,
    })
}

pub fn book_error(error: &BookError) -> Mistakes<Diagnostic> {
    let report = match error {
        BookError::Store(error) => store_error(error),
        BookError::Read { series, error } => store_error(error).of_series(series),
        BookError::Text(found) => return in_file(found),
        BookError::Unsound(found) => return found.flat_map(in_file),
        BookError::NotCurrent { series, why } => {
            let report = match why {
                None => Diagnostic::new(Code::LedgerWrite, say::CurrentNotStored),
                Some(why) => store_error(why),
            };
            report.hinted(say::CurrentNotStoredHint { series: quoted(series) })
        }
        BookError::UnknownSeries(part) => {
            Diagnostic::new(Code::UnknownSeries, say::NoSeriesCalled { part: ticked(part) })
                .hinted(say::ListHint)
        }
        BookError::SeveralSeries { part, names } => {
            let names: Vec<String> = names.iter().take(MOST).map(|name| ticked(name)).collect();
            Diagnostic::new(Code::UnknownSeries, say::SeveralSeries { part: ticked(part) })
                .hinted(say::SeveralHint { names: one_of(&names) })
        }
        BookError::IsCopy { series, of } => {
            let line = ticked(&format!("ginscore series use {}", quoted(of)));
            Diagnostic::new(Code::BadOption, say::IsCopy { series: ticked(series), of: ticked(of) })
                .hinted(say::IsCopyHint { line })
        }
        BookError::NoSeries => Diagnostic::new(Code::NoSeries, say::NoSeries).hinted(say::NoSeriesHint),
        BookError::OnlyAside(aside) => integrity::only_aside(aside),
        BookError::NoCurrent => Diagnostic::new(Code::NoSeries, say::NoCurrent).hinted(say::NoCurrentHint),
        BookError::OtherRules(before) => saved_rules::exists(before),
        BookError::Twice { earlier, series, .. } => {
            Diagnostic::new(Code::BadValue, say::RowsTwice { line: *earlier, series: ticked(series) })
                .hinted(say::RowsTwiceHint)
        }
        BookError::SameFile { series, other, .. } => {
            let message = say::RowsSameFile { series: ticked(series), other: ticked(other) }.said();
            Diagnostic::new(Code::LedgerWrite, message).hinted(say::RowsSameFileHint)
        }
        BookError::Conflict { series, difference, .. } => conflict(series, difference),
        BookError::PartlyImported(error) => store_error(error).hinted(say::PartlyImportedHint),
        BookError::UnknownPlayer(typed, near) => unknown_player(typed, near),
        BookError::BadName(bad) => bad_name(&bad.name, bad.why),
        BookError::NameTaken { was, name } => {
            let command = ticked(&format!("ginscore players rename {} {} --yes", quoted(was), quoted(name)));
            Diagnostic::new(Code::BadValue, players::NameTaken { name: ticked(name) })
                .hinted(players::NameTakenHint { command })
        }
        BookError::FormerName { was, name, other, series } => {
            let (name, other, series) = (ticked(name), ticked(other), ticked(series));
            Diagnostic::new(Code::BadValue, players::FormerName { name, other: &other, series })
                .hinted(players::FormerNameHint { was: ticked(was), other })
        }
        BookError::Opponents { players, series } => opponents(players, series),
        BookError::PartlyRenamed(error) => store_error(error).hinted(players::PartlyRenamedHint),
        BookError::Refused { series, refusal } => match refusal.as_ref() {
            Refusal::BadName(name, why) => bad_name(name, *why).of_series(series),
            // Whoever has the line says what is wrong with it.
            _ => Diagnostic::new(Code::LedgerWrite, RulesForbid.text()).of_series(series),
        },
        // A bug in this program.
        BookError::NotReadBack => {
            Diagnostic::new(Code::LedgerWrite, say::NotReadBack).hinted(say::NotReadBackHint)
        }
    };
    [report].into()
}

fn unknown_player(typed: &str, near: &[String]) -> Diagnostic {
    let near: Vec<String> = near.iter().take(MOST).map(|name| ticked(name)).collect();
    let hint = match near.as_slice() {
        [] => players::UnknownPlayerHint.said(),
        near => DidYouMean { meant: one_of(near) }.said(),
    };
    Diagnostic::new(Code::UnknownPlayer, players::UnknownPlayer { name: ticked(typed) }).hinted(hint)
}

fn opponents([one, two]: &[String; 2], series: &[String]) -> Diagnostic {
    let named: Vec<String> = series.iter().take(MOST).map(|name| ticked(name)).collect();
    let (one, two) = (ticked(one), ticked(two));
    let message = match series.len().saturating_sub(named.len()) {
        0 => players::Opponents { one, two, series: all_of(&named) }.said(),
        more => players::OpponentsMore { one, two, series: named.join(", "), more }.said(),
    };
    Diagnostic::new(Code::BadValue, message).hinted(players::OpponentsHint)
}

/// The report that the ledger has another series in the place of an imported one.
fn conflict(series: &str, difference: &ImportDifference) -> Diagnostic {
    let name = ticked(series);
    let other = |key: &str, there: Option<String>, here: String| match there {
        Some(there) => say::ConflictValue { series: &name, key: ticked(key), there, here }.said(),
        None => say::ConflictNoValue { series: &name, key: ticked(key), here }.said(),
    };
    let message = match difference {
        ImportDifference::Players(names) => {
            let [players, here] = names
                .each_ref()
                .map(|names| all_of(&names.iter().map(|name| ticked(name)).collect::<Vec<_>>()));
            say::ConflictPlayers { series: name, players, here }.said()
        }
        ImportDifference::Rule(key, [there, here]) => {
            other(key.name(), Some(ticked(&there.to_string())), ticked(&here.to_string()))
        }
        ImportDifference::Start([there, here]) => {
            other("start", Some(ticked(&written(*there))), ticked(&written(*here)))
        }
        ImportDifference::Stake(there, here) => {
            other("stake", there.map(stake_in_words), stake_in_words(*here))
        }
        ImportDifference::FirstDealer(there, here) => {
            other("dealer", there.as_deref().map(ticked), ticked(here))
        }
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
