//! Hands that are typed after the end of a series, and wait for the next one.

use crate::commands::line::desk::play;
use crate::commands::new;
use crate::commands::new::agreed::Agreed;
use crate::commands::run::answer::Stop;
use crate::commands::run::failure::Failure;
use crate::commands::run::plan::{Output, Purpose};
use crate::commands::run::prompt::yes_or_no;
use crate::commands::words::{UNDO, stands_for};
use crate::say::{Message, written::table as say};
use crate::table::args::TableCommand;
use crate::table::editor::ReadLine;
use crate::table::evening::Evening;
use crate::table::script::{self, ScriptLine};
use ginscore_ledger::book::OpenedSeries;
use ginscore_ledger::model::Series;
use ginscore_notation::{shown, split_note};

impl Evening {
    /// Keeps a hand for the next series, if it could be recorded there.
    pub(crate) fn wait_for_next(&mut self, line: &str) -> Result<(), Failure> {
        let hand = self.hand_of(line)?;
        self.try_in_next(&hand)?;
        self.env.remark(match self.waiting.as_slice() {
            [] => say::WaitsForNext.said(),
            waiting => say::WaitsToo { hands: waiting.len() + 1 }.said(),
        });
        self.waiting.push(hand);
        Ok(())
    }

    /// Takes the last hand that waits back, if the line is `undo` and there is one.
    pub(crate) fn takes_back_waiting(&mut self, line: &str) -> bool {
        let last = if is_undo(line) { self.waiting.pop() } else { None };
        last.inspect(|last| self.env.remark(say::NotRecorded { line: shown(last) }.said())).is_some()
    }

    /// Plays a hand in the next series in memory, after the hands that wait for it: what waits can be recorded there.
    fn try_in_next(&mut self, line: &str) -> Result<(), Failure> {
        let OpenedSeries { series, .. } = self.opened()?.clone();
        let next = |last: &Series| -> Result<Series, Failure> {
            Ok(Series::new(new::header_like(last, &Agreed::default(), &self.env)?.header))
        };
        let mut trial = next(&series)?;
        for waiting in &self.waiting {
            if trial.score().is_over() {
                trial = next(&trial)?;
            }
            // What has become wrong since is said when it is to be recorded.
            let _ = play(waiting, &mut trial, &self.env.book);
        }
        if trial.score().is_over() {
            trial = next(&trial)?;
        }
        play(line, &mut trial, &self.env.book)
    }

    /// The hands that wait are not for a series that goes on after all: it was changed elsewhere.
    pub(crate) fn wait_for_the_end(&mut self) {
        if !self.waiting.is_empty() && self.state().is_none_or(|(_, is_over)| !is_over) {
            self.no_longer_waiting();
        }
    }

    /// The hand of a line, which may have the name of the program and `hand` before it.
    fn hand_of(&mut self, line: &str) -> Result<String, Failure> {
        Ok(match script::read(line, || self.roster())? {
            ScriptLine::Command(command) => match command.command {
                TableCommand::Run(command) => match command.plan().purpose {
                    Purpose::Records { line, .. } => line,
                    _ => line.to_owned(),
                },
                TableCommand::Table(_) => line.to_owned(),
            },
            ScriptLine::Record(hand) => hand.to_owned(),
            _ => line.to_owned(),
        })
    }

    /// Asks, when the table is left, whether the hands that wait begin the next series after all.
    pub(crate) fn play_waiting(&mut self, output: &mut Output<'_>) -> Result<(), Stop> {
        self.wait_for_the_end();
        if self.waiting.is_empty() {
            return Ok(());
        }
        output.out.flush()?;
        let question = format!("{} ", say::RecordWaiting { hands: self.waiting.len() }.said());
        loop {
            let ReadLine::Line(answer) = self.answer(&question)? else { return Ok(()) };
            match yes_or_no(&answer) {
                Some(true) => break,
                Some(false) => return Ok(()),
                None => {}
            }
        }
        for line in self.entered(output)?.lines {
            self.run_line(&line, output)?;
        }
        Ok(())
    }

    pub(crate) fn no_longer_waiting(&mut self) {
        for line in std::mem::take(&mut self.waiting) {
            self.env.remark(say::NotRecorded { line: shown(&line) }.said());
        }
    }
}

/// Returns true for `undo` alone, also in other words.
pub(crate) fn is_undo(line: &str) -> bool {
    let words = split_note(line).0.split_whitespace().collect::<Vec<_>>().join("-");
    words.eq_ignore_ascii_case(UNDO) || stands_for(&words) == Some(UNDO)
}
