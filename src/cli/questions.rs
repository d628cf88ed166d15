//! Questions with a usual answer: lists to choose from at a terminal, and lines in plain text.

#[cfg(unix)]
use std::sync::Arc;
#[cfg(unix)]
use std::sync::atomic::{AtomicBool, Ordering};

use dialoguer::console::{Term, set_colors_enabled_stderr};
use dialoguer::theme::ColorfulTheme;
use dialoguer::{Input, Select};

use super::editor::{Draft, LineEditor, Typed};
use super::env::Env;
use super::failure::Stop;
use super::prompt::stopped;

/// Asks questions.
pub(super) struct Questions {
    /// In plain text, where nothing is drawn over.
    lines: Option<LineEditor>,
    theme: ColorfulTheme,
    _keys: Interrupts,
}

impl Questions {
    /// Questions in the form that the environment asks for.
    pub(super) fn new(env: &Env) -> Result<Questions, Stop> {
        let lines = env.look.plain.then(|| LineEditor::new(None)).transpose()?;
        set_colors_enabled_stderr(env.look.err.color);
        Ok(Questions { lines, theme: ColorfulTheme::default(), _keys: Interrupts::held() })
    }

    /// The answer to a question, or the usual one for Enter. `None` at the end of the input.
    pub(super) fn text(&mut self, question: &str, usual: &str) -> Result<Option<String>, Stop> {
        let answer = match &mut self.lines {
            Some(editor) => {
                let usual = if usual.is_empty() { String::new() } else { format!(" [{usual}]") };
                match editor.answer(&format!("{question}{usual}: "), &Draft::default())? {
                    Typed::Line(line) => line,
                    Typed::End | Typed::Interrupted => return Ok(None),
                }
            }
            None => {
                let input = Input::<String>::with_theme(&self.theme).with_prompt(question).allow_empty(true);
                let input = if usual.is_empty() { input } else { input.default(usual.to_owned()) };
                input.interact_text().map_err(stopped)?
            }
        };
        let answer = answer.trim();
        Ok(Some(if answer.is_empty() { usual } else { answer }.to_owned()))
    }

    /// The place of the chosen item; the first one for Enter. `None` if none is chosen.
    pub(super) fn choose(&mut self, question: &str, items: &[&str]) -> Result<Option<usize>, Stop> {
        if self.lines.is_none() {
            let chosen =
                Select::with_theme(&self.theme).with_prompt(question).items(items).default(0).interact_opt();
            // The list hides the cursor, also when Ctrl-C ends it.
            Term::stderr().show_cursor()?;
            return chosen.map_err(stopped);
        }
        let mut numbered = items.iter().zip(1..).map(|(item, number)| format!("{number} {item}"));
        numbered.try_for_each(|item| Term::stderr().write_line(&item))?;
        loop {
            let Some(typed) = self.text(question, "1")? else { return Ok(None) };
            let by_number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let low = typed.to_lowercase();
            let by_word = || items.iter().position(|item| item.to_lowercase().starts_with(&low));
            if let Some(chosen) = by_number.or_else(by_word).filter(|chosen| *chosen < items.len()) {
                return Ok(Some(chosen));
            }
        }
    }
}

/// While questions are asked, Ctrl-C ends the question and not the program, which would leave the cursor hidden.
struct Interrupts {
    #[cfg(unix)]
    end_program: Arc<AtomicBool>,
}

impl Interrupts {
    #[cfg(unix)]
    fn held() -> Interrupts {
        let end_program = Arc::new(AtomicBool::new(false));
        let of_signal = Arc::clone(&end_program);
        let _ = signal_hook::flag::register_conditional_default(signal_hook::consts::SIGINT, of_signal);
        Interrupts { end_program }
    }

    #[cfg(not(unix))]
    fn held() -> Interrupts {
        Interrupts {}
    }
}

#[cfg(unix)]
impl Drop for Interrupts {
    fn drop(&mut self) {
        self.end_program.store(true, Ordering::Relaxed);
    }
}
