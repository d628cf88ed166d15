//! Lines of the notation: hands, corrections, and what happens between hands. Corrections erase nothing.

use crate::commands::answer::{Answer, Answered, Stop, joined};
use crate::commands::env::Env;
use crate::commands::failure::Failure;
use crate::commands::line;
use crate::commands::line::doubts::{Doubt, asked, doubts, is_like_last};
use crate::commands::line::reading::{self, read_as};
use crate::commands::line::record::{hands_of, has_clubs, record_if};
use crate::say::Fixed;
use crate::say::text::{Line, Style, Text, line_of};
use crate::say::written::{prompt as say, table as table_say};
use crate::show::cards::letters::clubs_read;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::hand::entrants::{EntrantNames, round_won};
use crate::show::json;
use crate::show::series::changes::{Change, changes};
use crate::show::series::correction::{announced, correction, correction_summed};
use crate::show::series::standing::{scores, standing};
use crate::show::sheet::need_a_win;
use ginscore_ledger::book::{OpenedSeries, Recorded};
use ginscore_ledger::model::{Applied, Outcome, readable};
use ginscore_ledger::seal::SealCode;
use ginscore_notation::{Event, LineKind, Operation, Span};

/// How much is said of a hand that was recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    /// Its cards and the arithmetic, too.
    Whole,
    /// Only the result: the rest was shown before it was confirmed.
    Result,
}

type Ask<'a> = Box<dyn FnMut(&Doubt) -> Result<bool, Stop> + 'a>;

pub(crate) struct Asking<'a> {
    advise: bool,
    ask: Ask<'a>,
}

impl<'a> Asking<'a> {
    pub(crate) fn new(advise: bool, ask: impl FnMut(&Doubt) -> Result<bool, Stop> + 'a) -> Asking<'a> {
        Asking { advise, ask: Box::new(ask) }
    }

    /// Asks as a command that is not typed at the table.
    pub(crate) fn outside(advise: bool, env: &'a Env) -> Asking<'a> {
        Asking::new(advise, |doubt| asked(doubt, env))
    }
}

/// Records a line in the series of that name, its hands one after another, and answers what each changed. `known` is the
/// series as it was read or recorded last. With a seal in `after`, it is recorded only right after the entry with that seal.
pub(crate) fn record_line(
    name: &str,
    known: &mut Option<OpenedSeries>,
    after: Option<SealCode>,
    line: &str,
    detail: Detail,
    env: &Env,
    asking: &mut Asking<'_>,
) -> Answered {
    let series = &known.insert(env.book.refresh(name, known.clone())?).series;
    // A hand that is understood in another form is written with English letters, whatever was typed.
    let clubs = clubs_read(line).filter(|_| !has_clubs(series));
    let meant = reading::to_record(line, series)?;
    let said = meant.as_ref().map(|meant| env.shown(|| read_as(meant)));
    let line = meant.as_deref().unwrap_or(line);
    let is_hand = LineKind::of(line) == LineKind::Hand;
    let lines = if is_hand { hands_of(line, series) } else { Ok(vec![line.to_owned()]) };
    let recorded = lines.map_err(Stop::from);
    let recorded = recorded.and_then(|lines| record_each(name, known, after, &lines, detail, env, asking));
    if let Some(clubs) = clubs.filter(|_| is_recorded(&recorded)) {
        env.remark(clubs);
    }
    match (said, recorded) {
        (Some(said), Ok(answer)) => Ok(said.then(answer)),
        (Some(said), Err(stop)) => Err(stop.after(said)),
        (None, recorded) => recorded,
    }
}

/// Returns true if something was recorded, even if that was not all.
pub(crate) fn is_recorded(answered: &Answered) -> bool {
    match answered {
        Ok(answer) => answer.recorded,
        Err(stop) => stop.so_far.as_ref().is_some_and(|answer| answer.recorded),
    }
}

/// Records lines of the notation, one after another.
fn record_each(
    name: &str,
    known: &mut Option<OpenedSeries>,
    mut after: Option<SealCode>,
    lines: &[String],
    detail: Detail,
    env: &Env,
    asking: &mut Asking<'_>,
) -> Answered {
    joined(lines.iter().map(|line| {
        let is_hand = LineKind::of(line) == LineKind::Hand;
        let mut is_twice = false;
        let new_hand = if is_hand { Some(line.as_str()) } else { inserted(line) };
        if let Some((OpenedSeries { series, .. }, hand)) = known.as_ref().zip(new_hand) {
            let doubts = doubts(hand, series, asking.advise && is_hand, env.ask);
            // Nothing more is said about a hand that was asked about.
            is_twice = is_hand && env.ask && doubts.is_empty() && is_like_last(line, series);
            for doubt in doubts {
                if !(asking.ask)(&doubt)? {
                    return Ok(env.shown(|| say::HandNotRecorded.text()));
                }
            }
        }
        let precondition = |opened: &OpenedSeries| match after {
            Some(after) if opened.seal() != after => Err(not_recorded(line)),
            _ => Ok(()),
        };
        let done = record_if(name, known.as_ref(), line, precondition, env)?;
        after = after.map(|_| done.opened.seal());
        let answer = recorded(&done, detail, env);
        *known = Some(done.opened);
        let remark = is_twice.then(|| env.shown(|| line_of!["  ", say::SameAsLast.text()]));
        Ok(answer.then(remark.unwrap_or_default()))
    }))
}

/// The hand of a line that inserts one.
fn inserted(line: &str) -> Option<&str> {
    let (insert, hand) = line.split_at_checked(Operation::subject_at(line))?;
    insert.split_whitespace().next()?.eq_ignore_ascii_case("insert").then_some(hand)
}

/// Answers what a line changed: how a hand was scored, or a correction and everything that it changes.
pub(crate) fn recorded(recorded: &Recorded, detail: Detail, env: &Env) -> Answer {
    let Recorded { opened, operation, outcome, before, .. } = recorded;
    if let Outcome::Did(Applied::Hand(number, hand)) = outcome {
        return line::recorded(opened, *number, &hand.played(), detail, env);
    }
    let roster = opened.series.roster();
    let score = opened.series.score();
    let plain = env.look.plain;
    let mut said = match plain {
        true => correction(outcome, roster),
        false => correction_summed(outcome, score.house(), roster),
    };
    let mut changes = changes(before, score);
    let mut changes_score = true;
    if let Outcome::Did(Applied::Event { event, .. }) = outcome {
        changes_score = match event {
            Event::KnockCard(card) => {
                said = announced(*card, score.house());
                changes.push(Change::KnockCard(*card));
                false
            }
            Event::Adjust(..) => {
                changes.splice(0..0, score.adjustments().last().map(Change::Adjusted)).for_each(drop);
                true
            }
            Event::Stop(_) => true,
            Event::Seat(..) | Event::Deal(_) | Event::Misdeal(_) => false,
        }
    }
    let scored = match outcome {
        Outcome::Did(Applied::Amend { number, after: hand, .. }) => Some((*number, hand.played())),
        Outcome::Did(Applied::Insert { number, hands, .. }) => match hands.as_slice() {
            [hand] => Some((*number, hand.played())),
            _ => None,
        },
        _ => None,
    };
    let is_deal = matches!(outcome, Outcome::Did(Applied::Event { event: Event::Deal(_), .. }));
    let text = || {
        // The line itself says who deals.
        let is_known = |change: &&Change<'_>| is_deal && matches!(change, Change::Dealer(_));
        let changes = changes.iter().filter(|change| !is_known(change));
        let changes = changes.filter_map(|change| change.said(score, roster));
        let changes: Text = changes.map(|change| line_of!["  ", change]).collect();
        let hand = scored.as_ref().map_or_else(Text::default, |(_, hand)| line::shown(opened, hand, plain));
        let round = scored.as_ref().and_then(|(number, _)| opened.series.scored(*number));
        let won: Text = round
            .and_then(|round| round_won(round, roster))
            .into_iter()
            .map(|line| line_of!["  ", line])
            .collect();
        let names = &EntrantNames::of(roster);
        let standing = match (changes_score, plain) {
            (true, true) => standing(score, None, names),
            (true, false) => scores(score, None, names).into_iter().collect(),
            (false, _) => Vec::new(),
        };
        let sheet = score.sheets().last().filter(|_| changes_score);
        let waiting = sheet.map(|sheet| need_a_win(score, sheet, names)).unwrap_or_default();
        let standing = standing.into_iter().chain(waiting.into_iter().map(Line::from));
        let standing: Text = standing.map(Line::indented).collect();
        Text::from(said.clone().in_style(Style::Strong)).then(hand).then(won).then(changes).then(standing)
    };
    let object = || {
        let scored =
            scored.as_ref().and_then(|(number, hand)| Some((*number, opened.series.scored(*number)?, hand)));
        let done = readable(operation).write(roster);
        json::correction(&done, &changes, scored, score, roster, opened.seal())
    };
    env.recorded(text, object)
}

/// What was recorded after the entry with that seal, in sentences; `None` if the series has no such entry.
pub(crate) fn since(opened: &OpenedSeries, seal: SealCode) -> Option<Vec<Line>> {
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
    let report = Diagnostic::new(Code::BadLine, table_say::Meanwhile).hinted(table_say::MeanwhileHint);
    let report = report.pointing(line, vec![Span::new(0, line.trim_end().len())]);
    Failure::refused([report]).perhaps_meaning(line, &[line.trim().to_owned()])
}

/// The failure of a line that was recorded meanwhile.
pub(crate) fn already() -> Failure {
    Failure::refused([Diagnostic::new(Code::BadLine, table_say::Already).hinted(table_say::AlreadyHint)])
}
