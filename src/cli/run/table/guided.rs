//! A hand asked for question by question. Words of the table work in between.

use super::evening::Evening;
use super::terminal::Next;
use crate::cli::context::{Context, Output};
use crate::cli::editor::{Draft, LineEditor, Typed};
use crate::cli::failure::Stop;
use crate::cli::guide::{Guide, Guided};
use crate::messages::{Fixed, Message, written::cli_guide as say};
use crate::show::entrants::pairs;
use ginscore_rules::players::Opponents;

impl Evening {
    /// Asks for a hand and records it. A line in between that changes the series, as `undo` does, ends the questions;
    /// after one that only shows something, the same question comes again.
    pub(super) fn guided(
        &mut self,
        editor: &mut LineEditor,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<Next, Stop> {
        let Some(pair) = self.pair(editor, context, screen)? else {
            return Ok(Next::default());
        };
        let opened = self.opened(context)?;
        let names = opened.series.roster().pair(pair);
        let mut guide = Guide::new(names, opened.series.score().house().clone());
        context.remark(screen, say::HowToAnswer.text());
        loop {
            let line = match guide.ask(editor, context, screen)? {
                Guided::Hand(line) => {
                    let confirmed = Context { confirmed: true, ..context.clone() };
                    return self.run_line(&line, &confirmed, screen);
                }
                Guided::Line(line) => line,
                Guided::Left => return Ok(Next::default()),
            };
            let before = self.place(context);
            let next = self.run_line(&line, context, screen)?;
            if next.quit || self.place(context) != before {
                return Ok(next);
            }
            screen.out.flush()?;
        }
    }

    /// The two whose hand is asked for. Where several pairs play, asks for one of their names.
    fn pair(
        &mut self,
        editor: &mut LineEditor,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<Option<Opponents>, Stop> {
        let opened = self.opened(context)?;
        let (roster, playing) = (opened.series.roster().clone(), opened.series.score().playing());
        if playing.len() <= 1 {
            return Ok(playing.first().copied());
        }
        let question = format!("{} ", say::WhoseHand { pairs: pairs(&playing, &roster) }.said());
        loop {
            screen.out.flush()?;
            let Typed::Line(name) = editor.answer(&question, &Draft::default())? else {
                return Ok(None);
            };
            if name.trim().is_empty() {
                return Ok(None);
            }
            let seat = roster.find(&name);
            let pair = playing.iter().find(|pair| seat.is_some_and(|seat| pair.player(seat).is_some()));
            match pair {
                Some(pair) => return Ok(Some(*pair)),
                None => context.remark(screen, say::StillPlaying.text()),
            }
        }
    }

    /// The series and the number of its entries.
    fn place(&mut self, context: &Context) -> Option<(String, usize)> {
        self.opened(context).ok().map(|opened| (opened.name.clone(), opened.chain.len()))
    }
}
