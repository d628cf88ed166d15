//! An evening at a terminal, with a line editor and questions. A bad line stays to be fixed.

use super::evening::{After, Evening};
use crate::cli::context::{Context, Output};
use crate::cli::editor::{LineEditor, Typed};
use crate::cli::failure::Stop;
use crate::cli::guide::ask_for_hand;
use crate::cli::report_to_people;
use crate::cli::run::{score, witness};
use ginscore_rules::notation::{Names, ScriptLine, read_script_line, shown};
use ginscore_rules::rules::Player;

impl Evening {
    /// Reads lines at a terminal. A bad line stays to be fixed; an empty one asks for a hand.
    pub(super) fn at_terminal(&mut self, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
        if self.series.is_none() && !context.has_series() {
            context.remark(screen, "There are no series yet. Type `new Ann Bob` with your names.");
        } else {
            self.first = false;
            let opened = context.open_named(&self.series(context)?, screen)?;
            score::of(&opened, context, screen)?;
            self.opened = Some(opened);
        }
        context.remark(
            screen,
            "Type one line per hand, or press Enter to be asked.\n`help` shows examples; Ctrl-D ends the evening.",
        );
        let mut editor = LineEditor::new(self.names(context).as_ref())?;
        let mut begun = String::new();
        loop {
            screen.out.flush()?;
            let typed = editor.read(&self.prompt(context), &std::mem::take(&mut begun))?;
            let line = match typed {
                Typed::Line(line) if !line.trim().is_empty() => Some(line),
                Typed::Line(_) => self.asked(&mut editor, context, screen)?,
                Typed::End => break,
                Typed::Interrupted => return Err(interrupted(context, screen)),
            };
            let line = match line {
                Some(line) if asks_for_witness(&line) => self.witness(&mut editor, context, screen)?,
                line => line,
            };
            let Some(line) = line else {
                continue;
            };
            let known = self.series.is_some();
            match self.line(&line, context, screen) {
                Ok(After::On) if !known => editor.know(self.names(context).as_ref()),
                Ok(After::On) => {}
                Ok(After::Quit) => break,
                Err(Stop::Failure(failure)) => {
                    report_to_people(&failure, context.look, screen);
                    begun = line;
                }
                Err(stop) => return Err(stop),
            }
        }
        if self.series(context).is_err() {
            return Ok(());
        }
        score::of(self.opened(context)?, context, screen)
    }

    /// The hand from the questions.
    fn asked(
        &mut self,
        editor: &mut LineEditor,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<Option<String>, Stop> {
        if self.series(context).is_err() {
            return Ok(None);
        }
        let opened = self.opened(context)?;
        let (score, names) = (opened.series.score(), &opened.series.header().names);
        ask_for_hand(names, score.house(), score.dealer().map(Player::other), editor, screen).map_err(
            |stop| match stop {
                Stop::Interrupted => interrupted(context, screen),
                stop => stop,
            },
        )
    }

    /// The `witness` line with the other player's word, or `None` if there is no word.
    fn witness(
        &mut self,
        editor: &mut LineEditor,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<Option<String>, Stop> {
        if self.series(context).is_err() {
            return Ok(None);
        }
        witness::show_seal_before(self.opened(context)?, context, screen);
        match editor.answer(&format!("{}: ", witness::QUESTION), "")? {
            Typed::Line(word) => Ok(Some(format!("witness {word}")).filter(|_| !word.trim().is_empty())),
            Typed::End => Ok(None),
            Typed::Interrupted => Err(interrupted(context, screen)),
        }
    }

    fn names(&mut self, context: &Context) -> Option<Names> {
        Some(self.opened(context).ok()?.series.header().names.clone())
    }

    /// The prompt, with the dealer if known.
    fn prompt(&mut self, context: &Context) -> String {
        let opened = self.opened(context).ok();
        let dealer = opened.filter(|opened| !opened.series.score().is_over()).and_then(|opened| {
            let dealer = opened.series.score().dealer()?;
            Some(opened.series.header().names.get(dealer).to_owned())
        });
        dealer.map_or_else(|| "> ".to_owned(), |dealer| format!("{} deals> ", shown(&dealer)))
    }
}

/// Returns true if a line is `witness` without a word.
fn asks_for_witness(line: &str) -> bool {
    matches!(read_script_line(line), Ok(ScriptLine::Witness(None)))
}

/// Handles Ctrl-C.
fn interrupted(context: &Context, screen: &mut Output<'_>) -> Stop {
    context.remark(screen, "Everything recorded is safe; `ginscore table` continues the evening.");
    Stop::Interrupted
}
