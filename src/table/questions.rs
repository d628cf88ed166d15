//! Questions with a usual answer: lists to choose from at a terminal, and lines in plain text.

use dialoguer::console::{Term, set_colors_enabled_stderr, truncate_str};
use dialoguer::theme::ColorfulTheme;
use dialoguer::{FuzzySelect, Input};

use crate::commands::answer::{Stop, Why};
use crate::commands::env::Env;
use crate::commands::env::interrupts::{Interrupts, leaves_terminal_as_it_was};
use crate::commands::env::look::is_plain_terminal;
use crate::commands::prompt::stopped;
use crate::table::editor::{LineEditor, ReadLine};

pub(crate) enum Reply<T> {
    Is(T),
    Back,
    /// The person leaves the questions.
    Left,
}

impl<T> Reply<T> {
    pub(crate) fn then<U>(self, next: impl FnOnce(T) -> Option<U>) -> Reply<U> {
        match self {
            Reply::Is(answer) => next(answer).map_or(Reply::Back, Reply::Is),
            Reply::Back => Reply::Back,
            Reply::Left => Reply::Left,
        }
    }
}

/// The columns of the mark before an item of a list.
const MARK: usize = 2;

pub(crate) struct Questions {
    /// In plain text, where nothing is drawn over.
    lines: Option<LineEditor>,
    theme: ColorfulTheme,
    /// Ctrl-C ends the question and not the program, which would leave the cursor hidden.
    _keys: Interrupts,
}

impl Questions {
    pub(crate) fn new(env: &Env) -> Result<Questions, Stop> {
        let lines =
            (env.look.plain || is_plain_terminal()).then(|| LineEditor::new(None, false, env)).transpose()?;
        leaves_terminal_as_it_was();
        set_colors_enabled_stderr(env.look.err.color);
        Ok(Questions { lines, theme: ColorfulTheme::default(), _keys: Interrupts::held() })
    }

    /// The answer to a question, or the usual one for Enter.
    pub(crate) fn text(&mut self, question: &str, usual: &str) -> Result<Reply<String>, Stop> {
        let answer = match &mut self.lines {
            Some(editor) => {
                let usual = if usual.is_empty() { String::new() } else { format!(" [{usual}]") };
                match editor.answer(&format!("{question}{usual}: "))? {
                    ReadLine::Line(line) => line,
                    ReadLine::End | ReadLine::Interrupted => return Ok(Reply::Left),
                }
            }
            None => {
                let input = Input::<String>::with_theme(&self.theme).with_prompt(question).allow_empty(true);
                let input = if usual.is_empty() { input } else { input.default(usual.to_owned()) };
                let answer = input.interact_text().map_err(stopped);
                // The cursor is still in the question.
                if matches!(&answer, Err(Stop { why: Why::Interrupted, .. })) {
                    Term::stderr().write_line("")?;
                }
                answer?
            }
        };
        // No answer ends with `<`, so it goes back whatever comes before it.
        Ok(match answer.trim() {
            "" => Reply::Is(usual.to_owned()),
            answer if answer.ends_with('<') => Reply::Back,
            answer => Reply::Is(answer.to_owned()),
        })
    }

    /// The place of the chosen item; that of the usual one for Enter. Escape goes back.
    pub(crate) fn choose(
        &mut self,
        question: &str,
        items: &[&str],
        usual: usize,
    ) -> Result<Reply<usize>, Stop> {
        if self.lines.is_none() {
            // The list is drawn over as many lines as it has items: none may need two.
            let width = usize::from(Term::stderr().size().1).saturating_sub(MARK);
            let items = items.iter().map(|item| truncate_str(item, width, "…"));
            let chosen = FuzzySelect::with_theme(&self.theme)
                .with_prompt(question)
                .items(items)
                .default(usual)
                .interact_opt();
            // The list hides the cursor, also when Ctrl-C ends it.
            Term::stderr().show_cursor()?;
            return Ok(chosen.map_err(stopped)?.map_or(Reply::Back, Reply::Is));
        }
        let mut numbered = items.iter().zip(1..).map(|(item, number)| format!("{number} {item}"));
        numbered.try_for_each(|item| Term::stderr().write_line(&item))?;
        loop {
            let typed = match self.text(question, &(usual + 1).to_string())? {
                Reply::Is(typed) => typed,
                Reply::Back => return Ok(Reply::Back),
                Reply::Left => return Ok(Reply::Left),
            };
            let by_number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let low = typed.to_lowercase();
            let by_word = || items.iter().position(|item| item.to_lowercase().starts_with(&low));
            if let Some(chosen) = by_number.or_else(by_word).filter(|chosen| *chosen < items.len()) {
                return Ok(Reply::Is(chosen));
            }
        }
    }
}
