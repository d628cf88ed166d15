//! The line editor of the table: history, Tab for names and words, Ctrl-A, E, U and W.
//!
//! rustyline and not dialoguer, whose line input knows no Ctrl-D and no Ctrl-U.

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Behavior, CompletionType, Config, Context, Editor, Helper};

use super::failure::Stop;
use ginscore_rules::notation::{COMMANDS, Names, all};
use ginscore_rules::rules::Player;

/// The words that Tab completes.
struct Words(Vec<String>);

impl Helper for Words {}
impl Highlighter for Words {}
impl Validator for Words {}
impl Hinter for Words {
    type Hint = String;
}

impl Completer for Words {
    type Candidate = String;

    /// Completes names and commands at the start of a line, and names after `deal`.
    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..at).unwrap_or_default();
        let start = if typed.to_lowercase().starts_with("deal ") { "deal ".len() } else { 0 };
        let begun = typed.get(start..).unwrap_or_default().to_lowercase();
        let fits = |word: &&String| {
            word.to_lowercase().starts_with(&begun) && (start == 0 || !COMMANDS.contains(&word.as_str()))
        };
        Ok((start, self.0.iter().filter(fits).map(|word| format!("{word} ")).collect()))
    }
}

/// The result of reading a line.
#[derive(Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line.
    Line(String),
    /// Ctrl-D, the end of input.
    End,
    /// Ctrl-C.
    Interrupted,
}

/// The line editor of `ginscore table`.
pub struct LineEditor(Editor<Words, DefaultHistory>);

impl LineEditor {
    /// Creates an editor that completes these names.
    pub fn new(names: Option<&Names>) -> Result<LineEditor, Stop> {
        // Standard output may be a file; typed text must still be visible.
        let config = Config::builder().completion_type(CompletionType::List).behavior(Behavior::PreferTerm);
        let mut editor = LineEditor(Editor::with_config(config.build()).map_err(failed)?);
        editor.know(names);
        Ok(editor)
    }

    /// Completes these names from now on.
    pub fn know(&mut self, names: Option<&Names>) {
        let names = names.map(|names| Player::BOTH.map(|player| names.get(player).to_owned()));
        // Tab inserts names unescaped, so names with invisible characters are left out.
        let names = names.map(|names| names.into_iter().filter(|name| all(name).next().is_none()).collect());
        let names: Option<Vec<String>> = names;
        self.0.set_helper(Some(Words(
            names.into_iter().flatten().chain(COMMANDS.map(str::to_owned)).collect(),
        )));
    }

    /// Reads a line and adds it to the history. The line starts with `begun`, which can be edited.
    pub fn read(&mut self, prompt: &str, begun: &str) -> Result<Typed, Stop> {
        let typed = self.answer(prompt, begun)?;
        if let Typed::Line(line) = &typed {
            // A history that cannot grow is no reason to lose a hand.
            let _ = self.0.add_history_entry(line.trim());
        }
        Ok(typed)
    }

    /// Reads the answer to a question, which starts with `begun`.
    pub fn answer(&mut self, question: &str, begun: &str) -> Result<Typed, Stop> {
        match self.0.readline_with_initial(question, (begun, "")) {
            Ok(line) => Ok(Typed::Line(line)),
            Err(ReadlineError::Eof) => Ok(Typed::End),
            Err(ReadlineError::Interrupted) => Ok(Typed::Interrupted),
            Err(error) => Err(failed(error)),
        }
    }
}

fn failed(error: ReadlineError) -> Stop {
    Stop::Output(match error {
        ReadlineError::Io(error) => error,
        other => std::io::Error::other(other.to_string()),
    })
}
