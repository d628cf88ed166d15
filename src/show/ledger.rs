//! What is wrong with a ledger, said to people.

use std::io;
use std::path::Path;

use super::fault;
use super::house::clash;
use super::misread;
use super::report::Diagnostic;
use super::rulebook::deciding;
use super::rulebook::settlement::SERIES;
use super::words::{all_of, grouped, shortened, ticked};
use crate::show::code::Code;
use ginscore_ledger::book::{FileErrorKind, StoreError};
use ginscore_ledger::seal::{BreakKind, Divergence};
use ginscore_ledger::text::{TextError, TextErrorKind};
use ginscore_rules::notation::{Mistakes, SHOWN, Span, read_hand};

/// The reports of a mistake in the text of a file.
pub fn text_fault(path: &Path, text: &str, mistake: &TextError) -> Mistakes<Diagnostic> {
    let at = Place::of(text, mistake.span);
    let place = format!("{}:{}:{}", path.display(), at.line, at.column);
    let reports = match &mistake.what {
        // The hand's own words are shown, in which the places are.
        TextErrorKind::Misread { hand, misread } => {
            misread::misread_all(hand, misread.clone()).map(in_ledger)
        }
        TextErrorKind::Unlawful { hand, names, faults } => match read_hand(hand, names) {
            Ok(line) => fault::faults(faults, names, hand, &line).map(in_ledger),
            Err(_) => Mistakes::none(),
        },
        // What is missing before the first table has no place that could be shown.
        TextErrorKind::Missing(_) if mistake.span.end == 0 => {
            return [one("", &mistake.what).at(path.display().to_string()).in_file(path, None)].into();
        }
        what => {
            let written = text.get(mistake.span.start..mistake.span.end).unwrap_or_default();
            [one(written, what).pointing(at.text, vec![at.mark])].into()
        }
    };
    reports.map(|report| report.at(place.clone()).in_file(path, Some(at.line)))
}

/// The same fault where it stands in a ledger: the file cannot be read, whatever is wrong with the hand.
fn in_ledger(report: Diagnostic) -> Diagnostic {
    let message = format!("{} ({})", report.message, report.code);
    Diagnostic { code: Code::LedgerInvalid, message, ..report }
}

/// The report of a mistake, and what stands where it is.
fn one(written: &str, mistake: &TextErrorKind) -> Diagnostic {
    let invalid = |message: String| Diagnostic::new(Code::LedgerInvalid, message);
    match mistake {
        TextErrorKind::Syntax(message) => invalid(format!("this is not TOML: {message}"))
            .hinted("mend the line in an editor; nothing else in the file has been changed"),
        TextErrorKind::Unmerged(parting) => {
            let report = invalid("a merge was left half done here".to_owned());
            let lines = parting.as_ref().map(|parting| went_on(parting, "the upper side", "the lower side"));
            report.showing(lines.unwrap_or_default()).hinted(
                "choose one side, take the lines with `<<<<<<<`, `=======` and `>>>>>>>` out, and record what \
                 the other side has besides with `ginscore hand`",
            )
        }
        TextErrorKind::Unfit { entry, how } => unfit(*entry, how),
        TextErrorKind::Newer(format) => Diagnostic::new(
            Code::LedgerNewer,
            format!("the file is of format {format}, which this program does not know"),
        )
        .hinted("use a newer ginscore; nothing has been changed"),
        TextErrorKind::Missing(key) => invalid(format!("{} is missing", ticked(key)))
            .hinted("take it from a backup, or compare with another series' file"),
        TextErrorKind::UnknownKey(key, meant) => {
            let report = invalid(format!("{} is not a key of this table", ticked(key)));
            match meant {
                Some(meant) => report.hinted(format!("did you mean {}?", ticked(meant))),
                None => report.hinted("a note is written behind a `#`"),
            }
        }
        TextErrorKind::WrongType(wanted) | TextErrorKind::BadText(wanted) => {
            invalid(format!("this should be {wanted}")).hinted("mend the value in an editor")
        }
        TextErrorKind::BadValue(key, allowed) => {
            let report = invalid(format!("{} cannot be {}", ticked(key), ticked(written)));
            Diagnostic { rule: deciding(key).next(), ..report.hinted(format!("it allows {allowed}")) }
        }
        TextErrorKind::Clash(two) => {
            Diagnostic { code: Code::LedgerInvalid, ..clash(*two) }.hinted("mend one of the two in an editor")
        }
        TextErrorKind::BadName(name, why) => {
            Diagnostic { code: Code::LedgerInvalid, ..misread::bad_name(name, *why) }
        }
        TextErrorKind::UnknownPlayer(name) => {
            invalid(format!("no player is called {}", ticked(name))).hinted("the names stand under `players`")
        }
        TextErrorKind::SeriesOver => invalid("this hand stands behind the end of the series".to_owned())
            .by(SERIES)
            .hinted("take it out, or mend the hand before it that ends the series"),
        TextErrorKind::PastEnd(hands) => {
            let hands: Vec<String> = hands.iter().map(usize::to_string).collect();
            let word = if hands.len() == 1 { "hand" } else { "hands" };
            let hands = all_of(&hands);
            invalid(format!("after this amendment {word} {hands} would stand behind the end of the series"))
                .by(SERIES)
                .hinted("mend the amendment, or take it out")
        }
        TextErrorKind::NoSuchHand(number) => {
            invalid(format!("there is no hand {number} to amend")).hinted("hands are numbered from 1")
        }
        TextErrorKind::NothingToUndo => {
            invalid("there is nothing to undo here".to_owned()).hinted("take the entry out")
        }
        TextErrorKind::NothingToRedo => {
            invalid("there is nothing to redo here".to_owned()).hinted("take the entry out")
        }
        TextErrorKind::Mismatch { entry, key, written, given } => Diagnostic::new(
            Code::LedgerMismatch,
            format!("entry {entry} says {key} {}, and the rules give {}", empty(written), empty(given)),
        )
        .hinted(format!("if the hand is right, write {given} here; if it is not, mend the hand")),
        TextErrorKind::Misread { .. } | TextErrorKind::Unlawful { .. } => {
            invalid("the hand cannot stand".to_owned())
        }
    }
}

/// That an entry no longer fits what stands before it.
fn unfit(entry: usize, how: &BreakKind) -> Diagnostic {
    let report = |message: String| Diagnostic::new(Code::LedgerMismatch, message);
    let accept = "if it is a mend that is meant, `ginscore audit --accept` says so in the ledger; if it is \
                  not, take the file from a backup";
    match how {
        BreakKind::Changed if entry == 1 => report(
            "entry 1 no longer fits its seal: it or the header was changed after it was recorded".to_owned(),
        )
        .hinted(accept),
        BreakKind::Changed => report(format!(
            "entry {entry} no longer fits its seal: it was changed after it was recorded, or entries before \
             it were put in or taken out",
        ))
        .hinted(accept),
        BreakKind::Unsealed => report(format!(
            "entry {entry} has no seal, and those before it have: it was written by hand, or its seal was \
             taken out",
        ))
        .hinted(accept),
        BreakKind::Forked(parting) => Diagnostic::new(
            Code::LedgerForked,
            format!(
                "entry {entry} was recorded on top of {}, not of the one before it: the series went on in two \
                 places",
                if parting.entries == 0 { "the header".to_owned() } else { format!("entry {}", parting.entries) },
            ),
        )
        .showing(went_on(parting, "the one", "the other"))
        .hinted(
            "keep the entries of one place and record the others' hands again; or, if all of them were \
             played, one after the other: `ginscore audit --accept`",
        ),
    }
}

/// How a series went on in each of two places.
pub fn went_on(parting: &Divergence, here: &str, there: &str) -> Vec<String> {
    let began = match parting.hands {
        0 => "from the beginning".to_owned(),
        hands => format!("after hand {hands}"),
    };
    let mut lines = Vec::new();
    for (place, went) in [(here, &parting.here), (there, &parting.there)] {
        lines.push(format!("{began}, {place}:"));
        lines.extend(went.iter().take(SHOWN).map(|(hand, line)| match hand {
            Some(hand) => format!("  hand {hand}: {}", shortened(line.clone())),
            None => format!("  {}", shortened(line.clone())),
        }));
        if went.len() > SHOWN {
            lines.push(format!("  and {} more", grouped((went.len() - SHOWN) as u64)));
        }
    }
    lines
}

fn empty(list: &str) -> &str {
    if list.is_empty() { "none" } else { list }
}

/// Where a mark stands: its line, and the mark in it.
struct Place<'t> {
    line: usize,
    column: usize,
    text: &'t str,
    mark: Span,
}

impl<'t> Place<'t> {
    fn of(text: &'t str, span: Span) -> Place<'t> {
        let start = span.start.min(text.len());
        let before = text.get(..start).unwrap_or(text);
        let begins = before.rfind('\n').map_or(0, |end| end + 1);
        let line = text.get(begins..).and_then(|rest| rest.lines().next()).unwrap_or_default();
        let mark = Span::new(
            start - begins,
            span.end.clamp(start, begins + line.len().max(start - begins)) - begins,
        );
        Place {
            line: before.matches('\n').count() + 1,
            column: before.get(begins..).map_or(0, |before| before.chars().count()) + 1,
            text: line,
            mark,
        }
    }
}

/// The report of a file that could not be read or written.
pub fn store_error(error: &StoreError) -> Diagnostic {
    let path = error.path.display();
    let report = match &error.doing {
        FileErrorKind::Reading(why) => {
            Diagnostic::new(Code::LedgerUnreadable, format!("cannot read {path}: {}", reason(why))).hinted(
                "`--ledger DIR` names another ledger; `ginscore series show` says where this one lies",
            )
        }
        FileErrorKind::Limiting(most) => {
            Diagnostic::new(Code::LedgerUnreadable, format!("{path} is too long: {} bytes is the limit", grouped(*most)))
                .hinted("nothing has been recorded; is it a file of another kind? `ginscore new` starts another series")
        }
        FileErrorKind::Decoding => Diagnostic::new(Code::LedgerUnreadable, format!("{path} is not text"))
            .hinted("it must be UTF-8; take it from a backup"),
        FileErrorKind::Writing(why) => Diagnostic::new(Code::LedgerWrite, format!("cannot write {path}: {}", reason(why)))
            .hinted(
                "nothing has been recorded; is the directory there, and may it be written to? `--ledger DIR` names another",
            ),
        FileErrorKind::Locking => {
            Diagnostic::new(Code::LedgerLocked, format!("another ginscore is writing: {path} stayed locked"))
                .hinted("nothing has been recorded; try again when it is done")
        }
        FileErrorKind::Unlockable => {
            Diagnostic::new(Code::LedgerWrite, format!("{path} is not a regular file, so it cannot be locked"))
                .hinted("nothing has been recorded; someone has put it there: delete it, and try again")
        }
        FileErrorKind::Creating => Diagnostic::new(Code::LedgerWrite, format!("{path} is there already"))
            .hinted("choose another name with `--name`"),
    };
    report.in_file(&error.path, None)
}

/// What the system said, without the number that means something to programs only.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
