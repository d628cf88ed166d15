//! A hand asked for question by question. Words of the table work in between.

use super::evening::Evening;
use super::terminal::Next;
use crate::cli::context::{Context, Output};
use crate::cli::editor::LineEditor;
use crate::cli::failure::Stop;
use crate::cli::guide::{Guide, Guided};

impl Evening {
    /// Asks for a hand and records it. A line in between that changes the series, as `undo` does, ends the questions;
    /// after one that only shows something, the same question comes again.
    pub(super) fn guided(
        &mut self,
        editor: &mut LineEditor,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<Next, Stop> {
        let opened = self.opened(context)?;
        let mut guide = Guide::new(opened.series.names().clone(), opened.series.score().house().clone());
        context.remark(screen, "`<` goes back a question; Ctrl-D leaves the questions.");
        loop {
            let line = match guide.ask(editor, context, screen)? {
                Guided::Hand(line) => return self.run_line(&line, context, screen),
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

    /// The series and the number of its entries.
    fn place(&mut self, context: &Context) -> Option<(String, usize)> {
        self.opened(context).ok().map(|opened| (opened.name.clone(), opened.chain.len()))
    }
}
