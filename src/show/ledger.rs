//! Diagnostics for ledgers that cannot be read, written or trusted.

use std::io;
use std::path::Path;

use super::correction::adjustment_error;
use super::diagnostic::Diagnostic;
use super::house::{allowed_values, rule_conflict};
use super::parse_error;
use super::rule_fault;
use super::rulebook::{TopicId, deciding};
use super::words::{all_of, grouped, shortened, ticked};
use crate::show::code::Code;
use ginscore_ledger::book::{FileErrorKind, StoreError};
use ginscore_ledger::seal::{BreakKind, Divergence};
use ginscore_ledger::text::{TextError, TextErrorKind};
use ginscore_rules::notation::{Mistakes, SHOWN, Span};
use ginscore_rules::rules::{NotPlayed, Player, RuleKey};

/// The diagnostics for a mistake in the text of a file.
pub fn text_error(path: &Path, text: &str, mistake: &TextError) -> Mistakes<Diagnostic> {
    let at = Place::of(text, mistake.span);
    let place = format!("{}:{}:{}", path.display(), at.line, at.column);
    let reports = match &mistake.what {
        // The spans are those of the hand's own text, so that is what is shown.
        TextErrorKind::Misread { hand, misread } => {
            parse_error::parse_errors(hand, misread.clone()).map(in_ledger)
        }
        TextErrorKind::Unlawful { hand, read, names, faults } => {
            rule_fault::faults(faults, names, hand, read).map(in_ledger)
        }
        // What is missing before the first table has no line to show.
        TextErrorKind::Missing(_) if mistake.span.end == 0 => {
            return [diagnostic("", &mistake.what).at(path.display().to_string()).in_file(path, None)].into();
        }
        what => {
            let written = text.get(mistake.span.start..mistake.span.end).unwrap_or_default();
            [diagnostic(written, what).pointing(at.text, vec![at.mark])].into()
        }
    };
    reports.map(|report| report.at(place.clone()).in_file(path, Some(at.line)))
}

/// A fault in a hand as a fault of the ledger: whatever is wrong with the hand, the file cannot be read.
fn in_ledger(report: Diagnostic) -> Diagnostic {
    let message = format!("{} ({})", report.message, report.code);
    Diagnostic { code: Code::LedgerInvalid, message, ..report }
}

/// The diagnostic for a mistake; `written` is the text at its place.
fn diagnostic(written: &str, mistake: &TextErrorKind) -> Diagnostic {
    let invalid = |message: String| Diagnostic::new(Code::LedgerInvalid, message);
    match mistake {
        TextErrorKind::Syntax(message) => invalid(format!("this is not TOML: {message}"))
            .hinted("fix the line in an editor; nothing in the file has been changed"),
        TextErrorKind::Unmerged(divergence) => {
            let report = invalid("the file has an unresolved merge conflict here".to_owned());
            let lines = divergence
                .as_ref()
                .map(|divergence| diverged_entries(divergence, "the upper side", "the lower side"));
            report.showing(lines.unwrap_or_default()).hinted(
                "choose one side, delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`, and record with \
                 `ginscore hand` what only the other side has",
            )
        }
        TextErrorKind::Unfit { entry, how } => broken_seal(*entry, how),
        TextErrorKind::Newer(format) => Diagnostic::new(
            Code::LedgerNewer,
            format!("the file has format {format}, which this version of ginscore does not support"),
        )
        .hinted("use a newer version of ginscore; nothing has been changed"),
        TextErrorKind::Missing(key) => invalid(format!("{} is missing", ticked(key)))
            .hinted("restore it from a backup, or compare the file with that of another series"),
        TextErrorKind::UnknownKey(key, meant) => {
            let report = invalid(format!("{} is not a key of this table", ticked(key)));
            match meant {
                Some(meant) => report.hinted(format!("did you mean {}?", ticked(meant))),
                None => report.hinted("write a comment after a `#`"),
            }
        }
        TextErrorKind::WrongType(expected) | TextErrorKind::BadText(expected) => {
            invalid(format!("expected {expected}")).hinted("fix the value in an editor")
        }
        TextErrorKind::BadValue(key) => {
            let report = invalid(format!("{} cannot be {}", ticked(key), ticked(written)));
            let hint = RuleKey::named(key).map(allowed_values);
            Diagnostic { rule: deciding(key).next(), hint, ..report }
        }
        TextErrorKind::Clash(two) => Diagnostic { code: Code::LedgerInvalid, ..rule_conflict(*two) }
            .hinted("fix one of the two in an editor"),
        TextErrorKind::BadName(name, why) => {
            Diagnostic { code: Code::LedgerInvalid, ..parse_error::bad_name(name, *why) }
        }
        TextErrorKind::UnknownPlayer(name) => invalid(format!("there is no player called {}", ticked(name)))
            .hinted("the names are listed under `players`"),
        TextErrorKind::SeriesOver => invalid("this entry comes after the end of the series".to_owned())
            .by(TopicId::Series)
            .hinted("remove it, or fix the earlier hand that ends the series"),
        TextErrorKind::Adjustment(why) => {
            invalid(adjustment_error(*why)).by(TopicId::Adjustment).hinted("fix the adjustment, or remove it")
        }
        TextErrorKind::EarlierAdjustment(why) => invalid(format!(
            "after this correction, an earlier adjustment can no longer be entered: {}",
            adjustment_error(*why)
        ))
        .by(TopicId::Adjustment)
        .hinted("fix the entry, or remove it"),
        TextErrorKind::PastEnd(hands) => {
            let hands: Vec<String> = hands.iter().map(usize::to_string).collect();
            let message = match hands.as_slice() {
                [one] => format!("after this correction, hand {one} would come after the end of the series"),
                several => format!(
                    "after this correction, hands {} would come after the end of the series",
                    all_of(several)
                ),
            };
            invalid(message).by(TopicId::Series).hinted("fix the entry, or remove it")
        }
        TextErrorKind::NoSuchHand(number) => {
            invalid(format!("there is no hand {number}")).hinted("hands are numbered from 1")
        }
        TextErrorKind::NotPlaying { playing } => {
            let pairs: Vec<String> = playing
                .iter()
                .map(|names| format!("{} and {}", names.get(Player::One), names.get(Player::Two)))
                .collect();
            invalid(format!("it was not the turn of these players: {} were to play", pairs.join(", ")))
                .by(TopicId::InTurn)
                .hinted(
                    "name the players whose turn it was, or put an entry of the kind `seat` before this one",
                )
        }
        TextErrorKind::NotOpponents(NotPlayed::NotOpponents) => {
            invalid("these players are not opponents".to_owned())
                .by(TopicId::Partners)
                .hinted("name one player of each side")
        }
        TextErrorKind::NotOpponents(NotPlayed::RoundBegun | NotPlayed::SeriesOver) => {
            invalid("one of these players has already played in this round".to_owned())
                .by(TopicId::Partners)
                .hinted("remove the entry, or put it after the last hand of the round")
        }
        TextErrorKind::NotInRound(number) => {
            invalid(format!("these players did not play each other in round {number}"))
                .by(TopicId::Partners)
                .hinted("name the two who played, or the number of another round")
        }
        TextErrorKind::RoundIncomplete(number) => {
            invalid(format!("after this correction, a hand would be missing in round {number}"))
                .by(TopicId::Partners)
                .hinted("give all hands of the round, separated by semicolons")
        }
        TextErrorKind::NoSeat => invalid("the seating leaves no choice here".to_owned())
            .by(TopicId::InTurn)
            .hinted("remove the entry"),
        TextErrorKind::NothingToUndo => {
            invalid("there is nothing to undo here".to_owned()).hinted("remove the entry")
        }
        TextErrorKind::NothingToRedo => {
            invalid("there is nothing to redo here".to_owned()).hinted("remove the entry")
        }
        TextErrorKind::Mismatch { entry, key, written, given } => Diagnostic::new(
            Code::LedgerMismatch,
            format!("entry {entry} has `{key}` {}, but the rules give {}", or_none(written), or_none(given)),
        )
        .hinted(format!("if the hand is right, write {given} here; otherwise fix the hand")),
        TextErrorKind::Misread { .. } | TextErrorKind::Unlawful { .. } => {
            invalid("the hand is not valid".to_owned())
        }
    }
}

/// The diagnostic for an entry that no longer matches the entries before it.
fn broken_seal(entry: usize, how: &BreakKind) -> Diagnostic {
    let report = |message: String| Diagnostic::new(Code::LedgerMismatch, message);
    let accept = "if the change is intended, record that with `ginscore audit --accept`; otherwise restore the file \
                  from a backup";
    match how {
        BreakKind::Changed if entry == 1 => report(
            "entry 1 no longer matches its seal: the header or the entry was changed after it was recorded".to_owned(),
        )
        .hinted(accept),
        BreakKind::Changed => report(format!(
            "entry {entry} no longer matches its seal: it was changed after it was recorded, or entries before \
             it were added or removed",
        ))
        .hinted(accept),
        BreakKind::Unsealed => report(format!(
            "entry {entry} has no seal, although entries before it do: it was written by hand, or its seal was \
             removed",
        ))
        .hinted(accept),
        BreakKind::Forked(divergence) => Diagnostic::new(
            Code::LedgerForked,
            match divergence.entries {
                0 => format!(
                    "entry {entry} was recorded as the first, not after the entry before it: the series was \
                     continued in two places",
                ),
                last => format!(
                    "entry {entry} was recorded after entry {last}, not after the entry before it: the series was \
                     continued in two places",
                ),
            },
        )
        .showing(diverged_entries(divergence, "one place", "the other place"))
        .hinted(
            "keep the entries of one place and record the hands of the other again; or, if all of these hands \
             were played one after another, run `ginscore audit --accept`",
        ),
    }
}

/// The entries that a series has in each of two places since they diverged.
pub fn diverged_entries(divergence: &Divergence, here: &str, there: &str) -> Vec<String> {
    let since = match divergence.hands {
        0 => "from the start".to_owned(),
        hands => format!("after hand {hands}"),
    };
    let mut lines = Vec::new();
    for (place, entries) in [(here, &divergence.here), (there, &divergence.there)] {
        lines.push(format!("{since}, {place}:"));
        lines.extend(entries.iter().take(SHOWN).map(|(hand, line)| match hand {
            Some(hand) => format!("  hand {hand}: {}", shortened(line.clone())),
            None => format!("  {}", shortened(line.clone())),
        }));
        if entries.len() > SHOWN {
            lines.push(format!("  and {} more", grouped((entries.len() - SHOWN) as u64)));
        }
    }
    lines
}

fn or_none(list: &str) -> &str {
    if list.is_empty() { "none" } else { list }
}

/// The place of a mark: its line, and the mark in it.
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

/// The diagnostic for a file that could not be read or written.
pub fn store_error(error: &StoreError) -> Diagnostic {
    let path = error.path.display();
    let report = match &error.doing {
        FileErrorKind::Reading(why) => {
            Diagnostic::new(Code::LedgerUnreadable, format!("cannot read {path}: {}", reason(why))).hinted(
                "use `--ledger DIR` for a different ledger; `ginscore series show` says where this one is",
            )
        }
        FileErrorKind::Limiting(most) => {
            Diagnostic::new(Code::LedgerUnreadable, format!("{path} is too long: the limit is {} bytes", grouped(*most)))
                .hinted("nothing has been recorded; is it a different kind of file? `ginscore new` starts a new series")
        }
        FileErrorKind::Decoding => Diagnostic::new(Code::LedgerUnreadable, format!("{path} is not text"))
            .hinted("it must be UTF-8; restore it from a backup"),
        FileErrorKind::Writing(why) => Diagnostic::new(Code::LedgerWrite, format!("cannot write {path}: {}", reason(why)))
            .hinted(
                "nothing has been recorded; does the directory exist, and is it writable? Use `--ledger DIR` for a different one",
            ),
        FileErrorKind::Locking => {
            Diagnostic::new(Code::LedgerLocked, format!("another ginscore is writing: {path} is still locked"))
                .hinted("nothing has been recorded; try again when it has finished")
        }
        FileErrorKind::Unlockable => {
            Diagnostic::new(Code::LedgerWrite, format!("{path} is not a regular file, so it cannot be locked"))
                .hinted("nothing has been recorded; ginscore did not create this file: delete it, and try again")
        }
        FileErrorKind::Creating => Diagnostic::new(Code::LedgerWrite, format!("{path} already exists"))
            .hinted("choose another name with `--name`"),
    };
    report.in_file(&error.path, None)
}

/// The operating system's reason, without the number that only programs understand.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
