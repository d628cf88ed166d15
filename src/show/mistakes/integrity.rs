//! Diagnostics for series whose file is not what was recorded, and for copies next to them.

use crate::say::text::{Line, Style, Text};
use crate::say::{Fixed, Message, written::integrity as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::hand::entrants::EntrantNames;
use crate::show::series::correction::correction;
use crate::show::series::standing::standing;
use crate::show::words::{all_of, quoted, ticked};
use ginscore_ledger::book::{Notable, SetAside};
use ginscore_ledger::model::{Outcome, Series};
use ginscore_ledger::seal::{LastEntry, SealBreak, SealCode};
use ginscore_notation::{Roster, shown};

pub fn use_of_seal(seal: SealCode) -> Line {
    say::LastSealUse { seal: seal.to_string() }.line()
}

pub fn seal_line(seal: SealCode) -> Line {
    say::LastSeal { seal: seal.to_string() }.line()
}

pub fn shortened(series: &str, last: LastEntry, entries: usize) -> Diagnostic {
    let (series, seal) = (ticked(series), last.seal.to_string());
    let message = say::Shortened { series, written: last.entries, seal, entries }.said();
    Diagnostic::new(Code::LedgerRewritten, message).hinted(say::ShortenedHint)
}

/// The warning, in one line, that an entry of a series does not fit its seal.
pub fn unfit_seal(series: &str, unfit: &SealBreak) -> Diagnostic {
    let message = say::UnfitWarning { entry: unfit.entry, series: ticked(series) }.said();
    Diagnostic::new(Code::LedgerMismatch, message)
}

pub fn notable(series: &str, notable: &Notable, of: usize) -> Diagnostic {
    let series = ticked(series);
    match notable {
        Notable::ChangedPlaces { names, .. } => {
            let pair = |[was, now]: &[String; 2]| say::NameIsNow { name: shown(was), now: shown(now) }.said();
            let names = all_of(&names.iter().map(pair).collect::<Vec<_>>());
            Diagnostic::new(Code::SeriesRenamed, say::ChangedPlaces { series, names })
                .hinted(say::ChangedPlacesHint)
        }
        Notable::Unsealed { entries, .. } => {
            let entries = *entries;
            let (message, hint) = if entries == of {
                (say::AllUnsealed { entries, series }.said(), say::AllUnsealedHint.text())
            } else {
                (say::FirstUnsealed { entries, series }.said(), say::FirstUnsealedHint.text())
            };
            Diagnostic::new(Code::SeriesUnsealed, message).hinted(hint)
        }
    }
}

/// The remark that a copy went on separately, with the lines that only the copy has. `ours` is the command that prints the
/// lines of the series.
pub fn copy_apart(copy: &str, of: &str, lines: &[usize], ours: &str) -> Line {
    let (file, of) = (ticked(copy), ticked(of));
    let (theirs, ours) = (log_of(copy), ticked(ours));
    let said = match lines {
        [] => say::CopyDiffers { file, of, theirs, ours }.line(),
        lines => say::CopyApart { file, of, theirs, count: lines.len(), lines: numbers(lines), ours }.line(),
    };
    said.in_style(Style::Dim)
}

fn log_of(series: &str) -> String {
    ticked(&format!("ginscore log --series {}", quoted(series)))
}

const MOST_LINES: usize = 20;

fn numbers(lines: &[usize]) -> String {
    let shown = lines.iter().take(MOST_LINES).map(usize::to_string);
    let more = (lines.len() > MOST_LINES).then(|| "...".to_owned());
    all_of(&shown.chain(more).collect::<Vec<_>>())
}

/// The remark that a copy with another ending can be deleted or, if it cannot be compared, is ignored.
pub fn useless_copy(aside: &SetAside, holds_nothing_else: bool) -> String {
    let (file, of) = (ticked(&aside.file), ticked(&aside.of));
    match holds_nothing_else {
        true => say::CopySpare { file, of }.said(),
        false => say::CopyIgnored { file, of }.said(),
    }
}

/// The diagnostic for a file of a series with another ending.
pub fn set_aside(aside: &SetAside) -> Diagnostic {
    let message = say::SetAside { file: ticked(&aside.file), of: ticked(&aside.of) }.said();
    Diagnostic::new(Code::LedgerForked, message).hinted(read_aside(aside))
}

fn read_aside(aside: &SetAside) -> String {
    say::SetAsideHint { log: log_of(&aside.file), name: ticked(&format!("{}.toml", aside.of)) }.said()
}

/// The diagnostic for a ledger that has nothing else.
pub fn only_aside(all: &[SetAside]) -> Diagnostic {
    let files: Vec<String> = all.iter().take(MOST_FILES).map(|aside| ticked(&aside.file)).collect();
    let report = Diagnostic::new(Code::NoSeries, say::OnlyAside { files: all_of(&files) });
    all.iter().take(1).fold(report, |report, first| report.hinted(read_aside(first)))
}

const MOST_FILES: usize = 5;

/// The diagnostic for one series in two files that was continued in two places. The numbers are those of the lines that only
/// the second file has.
pub fn diverged_files(one: &str, other: &str, lines: &[usize]) -> Diagnostic {
    let names = (ticked(one), ticked(other));
    let message = match lines {
        [] => say::DivergedLess { one: names.0, other: &names.1 }.said(),
        lines => {
            let (count, lines) = (lines.len(), numbers(lines));
            say::Diverged { one: names.0, other: &names.1, count, lines }.said()
        }
    };
    let hint = say::DivergedHint { ours: log_of(one), theirs: log_of(other), other: names.1 };
    Diagnostic::new(Code::LedgerForked, message).hinted(hint)
}

pub fn same_series(one: &str, other: &str) -> Diagnostic {
    let other = ticked(other);
    Diagnostic::new(Code::LedgerForked, say::SameSeries { one: ticked(one), other: &other })
        .hinted(say::SameSeriesHint { other })
}

const MOST_CORRECTIONS: usize = 10;

/// The point at which a code was the seal of a series.
pub struct NotedPlace<'t> {
    pub series: &'t str,
    /// The number of entries up to there.
    pub entries: usize,
    /// The number of hands up to there.
    pub hands: usize,
    /// The first entry that does not fit its seal, if the code is only written in the file.
    pub changed: Option<usize>,
    pub now: &'t Series,
    /// The series as it was then; `None` if that part of the file cannot be read by itself.
    pub then: Option<Series>,
}

impl NotedPlace<'_> {
    /// The sentence that says where, and whether anything up to there has changed.
    pub fn sentence(&self, code: SealCode) -> String {
        let (code, series) = (code.to_string(), shown(self.series));
        let (hand, entry) = (self.hands, self.entries);
        match self.changed {
            None if entry == 0 => say::SealAtStart { code, series }.said(),
            None => say::SealUnchanged { code, series, hand, entry }.said(),
            Some(changed) => {
                say::SealOnlyWritten { code, series: ticked(self.series), entry, changed }.said()
            }
        }
    }

    pub fn corrections(&self) -> Vec<(usize, &Outcome)> {
        self.now.corrections_since(self.entries, self.hands)
    }

    /// Everything that the other player wants to know: the sentence, the names at that point if they are others now, and
    /// what corrected it since, with the score at that point.
    pub fn text(&self, code: SealCode) -> Text {
        let mut lines = vec![Line::from(self.sentence(code))];
        let (now, then) = (self.now.roster(), self.then.as_ref());
        if let Some(then) = then.map(Series::roster).filter(|then| *then != now) {
            let (then, now) = (players_in_words(then), players_in_words(now));
            lines.push(say::SealNames { then, now }.line());
        }
        let corrections = self.corrections();
        if !corrections.is_empty() {
            lines.push(say::SealCorrected { entries: corrections.len() }.line());
            let listed = corrections.iter().take(MOST_CORRECTIONS);
            lines.extend(listed.map(|(_, outcome)| correction(outcome, now).indented()));
            lines.extend((corrections.len() > MOST_CORRECTIONS).then(|| Line::from("  ...")));
            lines.extend(then.into_iter().flat_map(score_then));
        }
        lines.into_iter().collect()
    }
}

fn score_then(then: &Series) -> Vec<Line> {
    let names = EntrantNames::of(then.roster());
    let standing = standing(then.score(), None, &names, false);
    let title = (!standing.is_empty()).then(|| say::SealScoreThen.line());
    title.into_iter().chain(standing).collect()
}

/// The players in one line, in the order of the series.
fn players_in_words(roster: &Roster) -> String {
    all_of(roster.shown_as(|name| shown(name).into_owned()).players())
}

pub fn deleted_seal(code: SealCode, series: &str) -> Diagnostic {
    let message = say::SealDeleted { code: code.to_string(), series: ticked(series) }.said();
    Diagnostic::new(Code::SealUnknown, message).hinted(say::SealDeletedHint { series: quoted(series) })
}

/// The diagnostic for a code that may be a seal of a series that cannot be read.
pub fn unreadable_seal(code: SealCode) -> Diagnostic {
    Diagnostic::new(Code::SealUnknown, say::SealUnread { code: code.to_string() }).hinted(say::SealUnreadHint)
}

pub fn unknown_seal(code: SealCode) -> Diagnostic {
    Diagnostic::new(Code::SealUnknown, say::SealUnknown { code: code.to_string() })
        .hinted(say::SealUnknownHint)
}

pub fn not_a_seal(text: &str) -> Diagnostic {
    Diagnostic::new(Code::BadValue, say::NotASeal { text: ticked(text) }).hinted(say::NotASealHint)
}
