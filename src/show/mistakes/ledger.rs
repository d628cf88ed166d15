//! Diagnostics for ledgers that cannot be read, written or trusted.

use std::io::ErrorKind;
use std::path::Path;

use crate::say::text::{Line, line_of};
use crate::say::written::{
    diagnostic::DidYouMean, house::CannotBe, ledger as say, parse_error::NoSuchPlayer,
};
use crate::say::{Fixed, Message};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::reason::reason;
use crate::show::mistakes::refusal::refusal;
use crate::show::mistakes::{parse_error, rule_fault};
use crate::show::rulebook::deciding;
use crate::show::rules::house::{allowed_values, rule_conflict};
use crate::show::words::{shortened, ticked};
use ginscore_ledger::book::StoreError;
use ginscore_ledger::seal::{BreakKind, SealBreak};
use ginscore_ledger::text::{Expected, TextError};
use ginscore_notation::{At, Mistakes, Span};
use ginscore_rules::house::{RuleKey, RuleValue};

pub fn text_error(path: &Path, text: &str, mistake: &At<TextError>) -> Mistakes<Diagnostic> {
    let at = MarkedLine::of(text, mistake.span);
    let place = format!("{}:{}:{}", path.display(), at.line, at.column);
    let reports = match &mistake.what {
        // The spans are those of the hand's own text, so that is what is shown.
        TextError::Misread { hand, misread } => {
            parse_error::parse_errors(hand, misread.clone()).map(in_ledger)
        }
        TextError::Unlawful { hand, read, names, faults } => {
            rule_fault::faults(faults, names, hand, read).map(in_ledger)
        }
        // What is missing before the first table has no line to show.
        what if mistake.span.end == 0 => {
            return [diagnostic("", what).at(path.display().to_string()).in_file(path, None)].into();
        }
        what => {
            let written = text.get(mistake.span.start..mistake.span.end).unwrap_or_default();
            [diagnostic(written, what).pointing(at.text, vec![at.mark])].into()
        }
    };
    reports.map(|report| report.at(place.clone()).in_file(path, Some(at.line)))
}

fn in_ledger(report: Diagnostic) -> Diagnostic {
    let message = line_of![report.message, " (", report.code.to_string(), ")"];
    Diagnostic { code: Code::LedgerInvalid, message, ..report }
}

fn invalid(message: impl Into<Line>) -> Diagnostic {
    Diagnostic::new(Code::LedgerInvalid, message)
}

/// The diagnostic for a mistake; `written` is the text at its place.
fn diagnostic(written: &str, mistake: &TextError) -> Diagnostic {
    match mistake {
        TextError::NotToml(message) => in_toml(say::NotToml.text(), message),
        TextError::Unreadable(message) => in_toml(say::UnreadablePart.text(), message),
        TextError::Unmerged => invalid(say::Unmerged).hinted(say::UnmergedHint),
        TextError::Unfit(unfit) => broken_seal(unfit),
        TextError::Retired(word) => invalid(say::Retired { word: ticked(word) }).hinted(say::RetiredHint),
        TextError::Newer(format) => Diagnostic::new(Code::LedgerNewer, say::NewerFormat { format: *format })
            .hinted(say::NewerFormatHint),
        TextError::Missing(key) => invalid(say::MissingKey { key: ticked(key) }).hinted(say::MissingKeyHint),
        TextError::UnknownKey(key, meant) => {
            let report = invalid(say::UnknownKey { key: ticked(key) });
            match meant {
                Some(meant) => report.hinted(DidYouMean { meant: ticked(meant) }.said()),
                None => report.hinted(say::UnknownKeyHint),
            }
        }
        TextError::BadText(wanted) => {
            let report = invalid(expected(*wanted));
            let is_plain = |value: &str| match wanted {
                Expected::SeriesFormat | Expected::PresetFormat => value.parse::<u32>().is_ok(),
                Expected::Time => {
                    value.starts_with(|sign: char| sign.is_ascii_digit()) && value.contains('-')
                }
                _ => false,
            };
            let hint = plain_hint(written, is_plain);
            report.hinted(hint.unwrap_or_else(|| say::ExpectedHint.line()))
        }
        TextError::BadValue(key) => {
            let report = invalid(CannotBe { key: ticked(key), value: ticked(written) });
            let key = RuleKey::named(key);
            let is_plain = |value: &RuleValue| matches!(value, RuleValue::Number(_) | RuleValue::Truth(_));
            let hint = plain_hint(written, |value| is_plain(&RuleValue::typed(value)));
            let hint = hint.or_else(|| key.map(|key| allowed_values(key).into()));
            Diagnostic { rule: key.and_then(|key| deciding(key).next()), hint, ..report }
        }
        TextError::Clash(two) => {
            Diagnostic { code: Code::LedgerInvalid, ..rule_conflict(*two) }.hinted(say::ClashHint)
        }
        TextError::BadName(name, why) => {
            Diagnostic { code: Code::LedgerInvalid, ..parse_error::bad_name(name, *why) }
        }
        TextError::UnknownPlayer(name) => {
            invalid(NoSuchPlayer { typed: ticked(name) }).hinted(say::NoSuchPlayerHint)
        }
        TextError::Refused { refusal: refused, roster } => {
            let hint = Some(say::EntryHint.line());
            Diagnostic { code: Code::LedgerInvalid, hint, ..refusal(refused, roster) }
        }
        TextError::Mismatch { entry, key, written, given } => {
            let (entry, shown) = (*entry, (or_none(written), or_none(given)));
            let message = say::Mismatch { entry, key: *key, written: shown.0, given: shown.1 }.said();
            Diagnostic::new(Code::LedgerMismatch, message).hinted(say::MismatchHint { given })
        }
        TextError::Misread { .. } | TextError::Unlawful { .. } => invalid(say::InvalidHand),
    }
}

/// The hint for a value that another program wrote as a text, or as a number with a decimal part of nought.
fn plain_hint(written: &str, is_plain: impl Fn(&str) -> bool) -> Option<Line> {
    if let Some(value) = unquoted(written).filter(|value| is_plain(value)) {
        return Some(say::UnquotedHint { value }.line());
    }
    let (value, decimals) = written.split_once('.')?;
    let is_whole = is_plain(value) && !decimals.is_empty() && decimals.bytes().all(|digit| digit == b'0');
    is_whole.then(|| say::WholeNumberHint { value }.line())
}

/// The text of a value in quotation marks; `None` for any other value.
fn unquoted(written: &str) -> Option<&str> {
    ['"', '\''].into_iter().find_map(|mark| written.strip_prefix(mark)?.strip_suffix(mark))
}

fn in_toml(sentence: &str, words: &str) -> Diagnostic {
    Diagnostic::new(Code::LedgerInvalid, sentence)
        .showing(vec![shortened(words.to_owned())])
        .hinted(say::NotTomlHint)
}

fn expected(wanted: Expected) -> String {
    let text = match wanted {
        Expected::Time => say::ExpectedTime.text(),
        Expected::Hand => say::ExpectedHand.text(),
        Expected::SeriesFormat => say::ExpectedSeriesFormat.text(),
        Expected::TwoPlayers => say::ExpectedTwoPlayers.text(),
        Expected::PlayersOfLineup => say::ExpectedPlayersOfLineup.text(),
        Expected::Lineup => say::ExpectedLineup.text(),
        Expected::TwoSides => say::ExpectedTwoSides.text(),
        Expected::Stake => say::ExpectedStake.text(),
        Expected::PresetFormat => say::ExpectedPresetFormat.text(),
        Expected::PresetNote => say::ExpectedPresetNote.text(),
    };
    text.to_owned()
}

/// The diagnostic for an entry that no longer matches its seal, with how many follow until one matches again.
fn broken_seal(unfit: &SealBreak) -> Diagnostic {
    let entry = unfit.entry;
    let message = match unfit.how {
        BreakKind::Changed if entry == 1 => say::ChangedFirst.said(),
        BreakKind::Changed => say::Changed { entry }.said(),
        BreakKind::Unsealed => say::Unsealed { entry }.said(),
    };
    let follows = match (unfit.following, unfit.again) {
        (0, None) => None,
        (0, Some(again)) => Some(say::NextAgain { again }.said()),
        (count, None) => Some(say::FollowedAll { count }.said()),
        (count, Some(again)) => Some(say::FollowedAgain { count, again }.said()),
    };
    Diagnostic::new(Code::LedgerMismatch, message)
        .showing(follows.into_iter().collect())
        .hinted(say::UnfitHint)
}

fn or_none(list: &str) -> &str {
    if list.is_empty() { say::NothingGiven.text() } else { list }
}

struct MarkedLine<'t> {
    line: usize,
    column: usize,
    text: &'t str,
    mark: Span,
}

impl<'t> MarkedLine<'t> {
    fn of(text: &'t str, span: Span) -> MarkedLine<'t> {
        let start = span.start.min(text.len());
        let before = text.get(..start).unwrap_or(text);
        let begins = before.rfind('\n').map_or(0, |end| end + 1);
        let line = text.get(begins..).and_then(|rest| rest.lines().next()).unwrap_or_default();
        let mark = Span::new(
            start - begins,
            span.end.clamp(start, begins + line.len().max(start - begins)) - begins,
        );
        MarkedLine {
            line: before.matches('\n').count() + 1,
            column: before.get(begins..).map_or(0, |before| before.chars().count()) + 1,
            text: line,
            mark,
        }
    }
}

pub fn store_error(error: &StoreError) -> Diagnostic {
    let path = error.path().display().to_string();
    let (code, message, hint) = match error {
        StoreError::Reading(_, why) => {
            let message = say::CannotRead { path, reason: reason(why) }.said();
            (Code::LedgerUnreadable, message, say::CannotReadHint.text())
        }
        StoreError::Limiting(_, most) => {
            (Code::LedgerUnreadable, say::TooLong { path, bytes: *most }.said(), say::TooLongHint.text())
        }
        StoreError::Decoding(_) => {
            (Code::LedgerUnreadable, say::NotText { path }.said(), say::NotTextHint.text())
        }
        StoreError::Writing(_, why) => {
            let message = say::CannotWrite { path, reason: reason(why) }.said();
            let hint = match why.kind() {
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => say::NoRoomHint.text(),
                _ => say::CannotWriteHint.text(),
            };
            (Code::LedgerWrite, message, hint)
        }
        StoreError::Locking(_) => {
            (Code::LedgerLocked, say::StillLocked { path }.said(), say::StillLockedHint.text())
        }
        StoreError::Unlockable(_) => {
            (Code::LedgerWrite, say::NotLockable { path }.said(), say::NotLockableHint.text())
        }
        StoreError::Creating(_) => {
            (Code::LedgerWrite, say::AlreadyThere { path }.said(), say::AlreadyThereHint.text())
        }
    };
    Diagnostic::new(code, message).hinted(hint).in_file(error.path(), None)
}
