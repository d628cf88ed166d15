//! Recording a line: hands, corrections, and what happens between hands. Corrections erase nothing. What was recorded is safe
//! on disk before it is answered.

use crate::commands::line;
use crate::commands::line::desk::{self, ReadLine, not_recorded};
use crate::commands::line::doubts::{Doubt, asked, doubts, is_like_last};
use crate::commands::line::first_times::FirstTimes;
use crate::commands::line::reading::read_as;
use crate::commands::run::answer::{Answer, Answered, Stop, joined};
use crate::commands::run::env::Env;
use crate::say::text::{Line, Style, Text, line_of};
use crate::say::{Fixed, written::prompt as say};
use crate::show::cards::letters::line_in_own_letters;
use crate::show::hand::entrants::{EntrantNames, round_won};
use crate::show::json;
use crate::show::series::changes::{Change, changes};
use crate::show::series::correction::{correction, correction_summed};
use crate::show::series::event::event_answer;
use crate::show::series::standing::{scores, standing};
use crate::show::sheet::need_a_win;
use ginscore_ledger::book::{OpenedSeries, Recorded};
use ginscore_ledger::model::{Applied, Outcome, readable};
use ginscore_ledger::seal::SealCode;
use ginscore_notation::Event;

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
    let opened = env.book.refresh(name, known.take())?;
    let series = &known.insert(opened.clone()).series;
    let first = FirstTimes::before(line, series);
    let read = desk::read(line, series, &env.book);
    let said = read
        .read_as
        .as_ref()
        .map(|meant| env.shown(|| read_as(&line_in_own_letters(meant, series.roster()))));
    let recorded = read.line.map_err(Stop::from);
    let recorded = recorded.and_then(|read| record_each(opened, known, after, &read, detail, env, asking));
    let now = known.as_ref().filter(|_| is_recorded(&recorded) && !env.remarks.quiet);
    let after = now.map(|now| env.shown(|| first.said(&now.series)));
    joined(said.map(Ok).into_iter().chain([recorded]).chain(after.map(Ok)))
}

/// Returns true if something was recorded, even if that was not all.
pub(crate) fn is_recorded(answered: &Answered) -> bool {
    match answered {
        Ok(answer) => answer.recorded,
        Err(stop) => stop.so_far.as_ref().is_some_and(|answer| answer.recorded),
    }
}

/// Records the entries of a line, one after another. `known` becomes the series with each.
fn record_each(
    mut opened: OpenedSeries,
    known: &mut Option<OpenedSeries>,
    mut after: Option<SealCode>,
    read: &ReadLine,
    detail: Detail,
    env: &Env,
    asking: &mut Asking<'_>,
) -> Answered {
    joined(read.entries.iter().map(|entry| {
        let doubts = doubts(entry, &opened.series, asking.advise, env.ask);
        // Nothing more is said about a hand that was asked about.
        let is_twice = env.ask && doubts.is_empty() && is_like_last(entry, &opened.series);
        for doubt in doubts {
            if !(asking.ask)(&doubt)? {
                return Ok(env.shown(|| say::HandNotRecorded.text()));
            }
        }
        let precondition = |opened: &OpenedSeries| match after {
            Some(after) if opened.seal() != after => Err(not_recorded(&read.line)),
            _ => Ok(()),
        };
        let done = desk::record(&opened, read, entry, precondition, env)?;
        after = after.map(|_| done.opened.seal());
        let answer = recorded(&done, detail, env);
        opened = known.insert(done.opened).clone();
        let remark = is_twice.then(|| env.shown(|| line_of!["  ", say::SameAsLast.text()]));
        Ok(answer.then(remark.unwrap_or_default()))
    }))
}

/// Answers what a line changed: how a hand was scored, or a correction and everything that it changes.
pub(crate) fn recorded(recorded: &Recorded, detail: Detail, env: &Env) -> Answer {
    let Recorded { opened, operation, outcome, before, stake, .. } = recorded;
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
    let mut remarks = Vec::new();
    if let Outcome::Did(Applied::Event { event, after, before_end }) = outcome {
        let answer =
            event_answer(event, (*after, before_end.is_some()), (before.house(), *stake), score, roster);
        said = answer.said.unwrap_or(said);
        changes.splice(0..0, answer.change).for_each(drop);
        (remarks, changes_score) = (answer.remarks, answer.changes_score);
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
        let was: Text = remarks.iter().cloned().map(|line| line_of!["  ", line]).collect();
        let round = scored.as_ref().and_then(|(number, _)| opened.series.scored(*number));
        let won: Text = round
            .and_then(|round| round_won(round, roster))
            .into_iter()
            .map(|line| line_of!["  ", line])
            .collect();
        let names = &EntrantNames::of(roster);
        let standing = match (changes_score, plain) {
            (true, true) => standing(score, None, names, true),
            (true, false) => scores(score, None, names).into_iter().collect(),
            (false, _) => Vec::new(),
        };
        let sheet = score.sheets().last().filter(|_| changes_score);
        let waiting = sheet.map(|sheet| need_a_win(score, sheet, names)).unwrap_or_default();
        let standing = standing.into_iter().chain(waiting.into_iter().map(Line::from));
        let standing: Text = standing.map(Line::indented).collect();
        Text::from(said.clone().in_style(Style::Strong))
            .then(was)
            .then(hand)
            .then(won)
            .then(changes)
            .then(standing)
    };
    let object = || {
        let scored =
            scored.as_ref().and_then(|(number, hand)| Some((*number, opened.series.scored(*number)?, hand)));
        let done = readable(operation).write(roster);
        json::correction(&done, &changes, scored, score, roster, opened.seal())
    };
    env.recorded(text, object)
}
