//! Lines of the notation: hands, corrections, and what happens between hands. Corrections erase nothing.

use super::hand;
use super::witness;
use crate::cli::advise::record_anyway;
use crate::cli::answer::{Answer, Answered, joined};
use crate::cli::env::Env;
use crate::cli::failure::Failure;
use crate::cli::record::{hands_of, record};
use crate::show::changes::{Change, changes};
use crate::show::correction::{announced, correction, inserted_below};
use crate::show::entrants::{EntrantNames, round_won};
use crate::show::json;
use crate::show::parse_error::parse_error;
use crate::show::standing::standing;
use crate::text::{Line, Text, line_of};
use ginscore_ledger::book::{OpenedSeries, Recorded};
use ginscore_ledger::model::{Applied, Outcome, readable};
use ginscore_notation::{Event, LineError, LineKind, Span};

/// How much is said of a hand that was recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// Its cards and the arithmetic, too.
    Whole,
    /// Only the result: the rest was shown before it was confirmed.
    Result,
}

/// Records a line.
pub(super) fn run(line: &str, env: &Env) -> Answered {
    record_line(&env.series_name()?, &mut None, line, false, Detail::Whole, env)
}

/// Records a line in the series of that name, its hands one after another, and answers what each changed. `known` is the
/// series as it was read or recorded last.
pub(super) fn record_line(
    name: &str,
    known: &mut Option<OpenedSeries>,
    line: &str,
    advise: bool,
    detail: Detail,
    env: &Env,
) -> Answered {
    let mut lines = vec![line.to_owned()];
    let is_hand = LineKind::of(line) == LineKind::Hand;
    if is_hand {
        let opened = known.insert(env.book.refresh(name, known.clone())?);
        lines = hands_of(line, &opened.series)?;
    }
    joined(lines.iter().map(|line| {
        if let Some(OpenedSeries { series, .. }) = known.as_ref().filter(|_| is_hand && advise)
            && !record_anyway(line, series.score(), series.roster(), env)?
        {
            return Ok(Answer::default());
        }
        let done = record(name, known.as_ref(), line, env)?;
        let answer = recorded(&done, detail, env);
        *known = Some(done.opened);
        Ok(answer)
    }))
}

/// Announces the knock card of the hand in play.
pub(super) fn up(card: &str, env: &Env) -> Answered {
    let line = format!("up {card}");
    // A hand may follow a knock card, but not here.
    if LineKind::of(&line) == LineKind::Hand {
        let mistake = LineError::NoCards.at(Span::new(0, line.len()));
        return Err(Failure::unreadable([parse_error(&line, &mistake)]).into());
    }
    run(&line, env)
}

/// Answers what a line changed: how a hand was scored, or a correction and everything that it changes.
pub(super) fn recorded(recorded: &Recorded, detail: Detail, env: &Env) -> Answer {
    let Recorded { opened, operation, outcome, before, .. } = recorded;
    if let Outcome::Did(Applied::Hand(number, hand)) = outcome {
        return hand::recorded(opened, *number, &hand.played(), detail, env);
    }
    if let Outcome::Witnessed(word) = outcome {
        return witness::recorded(opened, word, env);
    }
    let roster = opened.series.roster();
    let score = opened.series.score();
    let mut said = Line::from(correction(outcome, roster));
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
            Event::Seat(..) => {
                changes.push(Change::Playing);
                false
            }
            Event::Stop(_) => true,
            Event::Deal(_) | Event::Misdeal(_) => false,
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
    let text = || {
        let changes = changes.iter().filter_map(|change| change.said(score, roster));
        let changes: Text = changes.map(|change| line_of!["  ", change]).collect();
        let ruled = |(number, hand): &(usize, _)| hand::ruled(opened, *number, hand);
        let hand = scored.as_ref().map_or_else(Text::default, ruled);
        // The hand is shown with its result, so it is not repeated in the first line.
        let first = match outcome {
            Outcome::Did(Applied::Insert { number, hands, .. }) if hands.len() == 1 => {
                inserted_below(*number, roster)
            }
            _ => said.clone(),
        };
        let round = scored.as_ref().and_then(|(number, _)| opened.series.scored(*number));
        let won: Text = round
            .and_then(|round| round_won(round, roster))
            .into_iter()
            .map(|line| line_of!["  ", line])
            .collect();
        let standing =
            if changes_score { standing(score, None, &EntrantNames::of(roster)) } else { Vec::new() };
        let standing: Text = standing.into_iter().map(|line| line_of!["  ", line]).collect();
        Text::from(first).then(hand).then(won).then(changes).then(standing)
    };
    let object = || {
        let scored =
            scored.as_ref().and_then(|(number, hand)| Some((*number, opened.series.scored(*number)?, hand)));
        let done = readable(operation).write(roster);
        json::correction(&done, &changes, scored, score, roster, opened.seal())
    };
    env.recorded(text, object)
}
