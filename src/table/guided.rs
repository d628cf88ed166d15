//! A series or a hand asked for question by question. Lines of the table work in between.

use crate::commands::new::seats::open_or_new;
use crate::commands::run::answer::Stop;
use crate::commands::run::plan::Output;
use crate::say::{Fixed, Message, written::first_series as first_say, written::guide as say};
use crate::show::hand::entrants::pairs;
use crate::show::series::script::new_line;
use crate::show::series::terms::{FirstDealer, seated};
use crate::table::editor::{Offer, ReadLine};
use crate::table::evening::Evening;
use crate::table::first_series::{self, First};
use crate::table::guide::{Guide, Guided, is_whole_line};
use crate::table::questions::Questions;
use crate::table::script::typed_lines;
use crate::table::terminal::NextLine;
use ginscore_rules::players::Opponents;

enum Asked {
    Pair(Opponents),
    Lines(Vec<String>),
    /// Nobody: the person left the question.
    Left,
}

impl Evening {
    /// Asks for a series and starts it; or returns the line that was typed instead. `None` if the questions were left.
    pub(crate) fn first_series(&mut self, output: &mut Output<'_>) -> Result<Option<NextLine>, Stop> {
        output.out.flush()?;
        let is_first = self.env.book.names()?.is_empty();
        let mut questions = Questions::new(&self.env)?;
        let new = match first_series::ask(&mut questions, &self.env)? {
            First::Series(new) => new,
            First::Line(line) => {
                return Ok(Some(NextLine { lines: vec![line], asks: true, ..NextLine::default() }));
            }
            First::Left => {
                self.left_questions = true;
                return Ok(None);
            }
        };
        let opened = open_or_new(*new, true, &self.env, output)?;
        if is_first {
            let line =
                new_line(opened.series.header(), opened.series.roster(), self.env.rules_of_new_lines());
            self.env.remark(first_say::SameInOneLine { line }.said());
        }
        // Who deals was just asked.
        self.env.remark(seated(&opened.series, FirstDealer::Asked).trim_end());
        (self.env.seated, self.opened) = (Some(opened.name.clone()), None);
        Ok(Some(NextLine::default()))
    }

    /// Asks for a hand and records it. A line in between that changes the series, as `undo` does, ends the questions;
    /// after one that only shows something, the same question comes again.
    pub(crate) fn guided(&mut self, output: &mut Output<'_>) -> Result<NextLine, Stop> {
        let pair = match self.pair(output)? {
            Asked::Pair(pair) => pair,
            Asked::Lines(lines) => return Ok(NextLine { lines, ..NextLine::default() }),
            Asked::Left => return Ok(NextLine::default()),
        };
        let series = self.opened()?.series.clone();
        let mut guide = Guide::new(series.roster().pair(pair), series);
        self.env.remark(say::HowToAnswer.text());
        loop {
            let Evening { editor: Some(editor), env, .. } = self else {
                return Ok(NextLine::default());
            };
            let line = match guide.ask(editor, env)? {
                Guided::Hand(line) => return self.run_confirmed(&line, output),
                Guided::Line(lines) if lines.contains('\n') => {
                    return Ok(NextLine { lines: typed_lines(&lines), ..NextLine::default() });
                }
                Guided::Line(line) => line,
                Guided::Left => return Ok(NextLine::default()),
            };
            let before = self.place();
            self.remember(&line);
            let next = self.run_line(&line, output)?;
            // What is offered is taken at the prompt.
            let is_offered = next.offer != Offer::Nothing;
            if next.quit || is_offered || self.place() != before || !self.instead.is_empty() {
                return Ok(next);
            }
            output.out.flush()?;
        }
    }

    /// The two whose hand is asked for. Where several pairs play, asks for one of their names.
    fn pair(&mut self, output: &mut Output<'_>) -> Result<Asked, Stop> {
        let opened = self.opened()?;
        let (roster, playing) = (opened.series.roster().clone(), opened.series.score().playing());
        if playing.len() <= 1 {
            return Ok(playing.first().map_or(Asked::Left, |pair| Asked::Pair(*pair)));
        }
        let question = format!("{} ", say::WhoseHand { pairs: pairs(&playing, &roster) }.said());
        loop {
            output.out.flush()?;
            let ReadLine::Line(name) = self.answer(&question)? else {
                return Ok(Asked::Left);
            };
            if name.trim().is_empty() {
                return Ok(Asked::Left);
            }
            let seat = roster.find(&name);
            let pair = playing.iter().find(|pair| seat.is_some_and(|seat| pair.player(seat).is_some()));
            match pair {
                Some(pair) => return Ok(Asked::Pair(*pair)),
                None if name.contains('\n') || is_whole_line(&name, &roster) => {
                    return Ok(Asked::Lines(typed_lines(&name)));
                }
                None => self.env.remark(say::StillPlaying.text()),
            }
        }
    }

    fn place(&mut self) -> Option<(String, usize)> {
        self.opened().ok().map(|opened| (opened.name.clone(), opened.chain.len()))
    }
}
