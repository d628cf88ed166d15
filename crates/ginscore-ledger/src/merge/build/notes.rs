//! What a person should know of a merge.

use super::Builder;
use crate::merge::Side;
use crate::merge::order::Round;
use chrono::TimeDelta;

/// The time within which two hands of the same points may be one.
const SOON: TimeDelta = TimeDelta::minutes(10);

impl Builder<'_> {
    /// Notes what a person should know.
    pub(super) fn note(&mut self, rounds: &[Round]) {
        let counting: Vec<(usize, &Round)> =
            (1..).zip(rounds.iter().filter(|round| !round.hands.is_empty())).collect();
        for (number, round) in counting.iter().filter(|(_, round)| round.is_once) {
            let lines: Vec<String> = round.hands.iter().map(|wanted| self.line(&wanted.hand)).collect();
            self.report.once.push((*number, lines.join("; ")));
        }
        let own = |side: Side| {
            counting.iter().filter(move |(_, round)| match side {
                Side::Here => round.there.is_none(),
                Side::There => round.here.is_none(),
            })
        };
        let time = |side: Side, round: &Round| {
            let at = round.hands.first().and_then(|wanted| wanted.here.or(wanted.there))?;
            self.both.copy(side).replay.slot(at).time
        };
        let scored = |number: usize| {
            self.series.scored(number).and_then(|round| Some((round.winner()?, round.points())))
        };
        let mut perhaps: Vec<(usize, usize)> = Vec::new();
        for (one, here) in own(Side::Here) {
            let is_like = |(other, there): &&(usize, &Round)| {
                let apart = time(Side::Here, here).zip(time(Side::There, there));
                let is_soon = apart.is_some_and(|(one, other)| (one - other).abs() <= SOON);
                is_soon
                    && scored(*one).is_some()
                    && scored(*one) == scored(*other)
                    && !perhaps.iter().any(|(_, known)| known == other)
            };
            let like = own(Side::There).find(is_like).map(|(other, _)| (*one, *other));
            perhaps.extend(like);
        }
        self.report.perhaps = perhaps;
    }
}
