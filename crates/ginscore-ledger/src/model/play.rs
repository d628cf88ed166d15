//! Lines of a script, played in a series in memory.

use crate::model::outcome::{Outcome, Refusal};
use crate::model::series::Series;
use ginscore_notation::{At, Mistakes, Operation, ParseError, Turn, split_round};

/// The reason that a line cannot be played. The series has not changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotDone {
    /// The line cannot be read.
    Misread(Mistakes<At<ParseError>>),
    /// The operation is refused.
    Refused(Refusal),
}

impl std::fmt::Display for NotDone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NotDone::Misread(mistakes) => mistakes.fmt(f),
            NotDone::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for NotDone {}

impl Series {
    /// Reads a line that would be recorded next.
    pub fn read(&self, line: &str) -> Result<Operation, NotDone> {
        // After the end nobody plays, and a name in the line would be refused for that.
        if self.now().is_over()
            && !self.roster().lineup().is_two_players()
            && ginscore_notation::LineKind::of(line) == ginscore_notation::LineKind::Hand
        {
            return Err(NotDone::Refused(Refusal::SeriesOver));
        }
        let operation = Operation::read(line, self.roster(), Turn::of(self)).map_err(NotDone::Misread)?;
        // What an old ledger has of it is gin.
        match operation.gin_for_big_gin() {
            Some(_) if self.header().house.big_gin_bonus.is_none() => {
                Err(NotDone::Refused(Refusal::NoBigGin))
            }
            _ => Ok(operation),
        }
    }

    /// Reads a line and applies its operation.
    pub fn play(&mut self, line: &str) -> Result<Outcome, NotDone> {
        let operation = self.read(line)?;
        self.act(operation).map_err(NotDone::Refused)
    }

    /// Divides a line into the lines of its hands, one after another: those of a round are separated by semicolons, and
    /// `draw` alone is one hand for each pair that is still playing.
    ///
    /// # Errors
    /// Of several hands, fails with the line of the first that cannot be read or that is refused.
    pub fn hands_of(&self, line: &str) -> Result<Vec<String>, (String, NotDone)> {
        if !self.roster().lineup().has_rounds() {
            return Ok(vec![line.to_owned()]);
        }
        let hands = |part: &str, series: &Series| {
            let is_draw = part.trim().eq_ignore_ascii_case("draw");
            if is_draw { series.now().playing().len().max(1) } else { 1 }
        };
        let parts = split_round(line);
        // A hand alone is tried when it is played, so that a long series is not copied for each line.
        if let [part] = parts.as_slice() {
            return Ok(vec![part.clone(); hands(part, self)]);
        }
        // What the hands before a hand change is tried in memory.
        let mut trial = self.clone();
        let mut lines = Vec::new();
        for part in parts {
            for _ in 0..hands(&part, &trial) {
                trial.play(&part).map_err(|why| (part.clone(), why))?;
                lines.push(part.clone());
            }
        }
        Ok(lines)
    }
}
