//! The line editor of the table: history, Tab for names and commands, and the usual keys. Ctrl-C and Ctrl-U clear a
//! line that has text.
//!
//! It is rustyline, and not dialoguer: dialoguer's input has no Ctrl-D and no Ctrl-U, cannot start with the cursor inside
//! the text, and Ctrl-C in it ends the program.

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{
    Behavior, Cmd, CompletionType, ConditionalEventHandler, Config, Context, Editor, Event, EventContext,
    EventHandler, Helper, KeyEvent, Movement, RepeatCount,
};

use super::failure::Stop;
use super::script::program_words;
use crate::show::words::quoted;
use ginscore_notation::{Roster, all};

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

    /// Completes names and commands at the start of a line, and names after `deal`, `players rename` and `players merge`.
    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..at).unwrap_or_default();
        let low = typed.to_lowercase();
        let of_players = ["players rename ", "players merge "].iter().any(|begun| low.starts_with(begun));
        let start = match low.starts_with("deal ") {
            true => "deal ".len(),
            false if of_players => typed.rfind(' ').map_or(0, |space| space + 1),
            false => 0,
        };
        let begun = typed.get(start..).unwrap_or_default().to_lowercase();
        let fits = |word: &&String| {
            word.to_lowercase().starts_with(&begun)
                && (start == 0 || !program_words().any(|known| known == *word))
        };
        // The names in a command are words of a shell; those in a line of a hand are not.
        let word = |word: &String| if of_players { format!("{} ", quoted(word)) } else { format!("{word} ") };
        Ok((start, self.0.iter().filter(fits).map(word).collect()))
    }
}

/// Clears a line that has text; on an empty line, the key does what it usually does.
struct ClearLine;

impl ConditionalEventHandler for ClearLine {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, line: &EventContext<'_>) -> Option<Cmd> {
        (!line.line().is_empty()).then_some(Cmd::Kill(Movement::WholeBuffer))
    }
}

/// A text to edit, and the byte of it at which the cursor starts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    text: String,
    cursor: usize,
}

impl Draft {
    /// A text with the cursor at its end.
    pub fn new(text: String) -> Draft {
        Draft { cursor: text.len(), text }
    }

    /// The text with the cursor at this byte, or at its end if no character starts there.
    #[must_use]
    pub fn at(self, cursor: usize) -> Draft {
        let cursor = if self.text.is_char_boundary(cursor) { cursor } else { self.text.len() };
        Draft { cursor, ..self }
    }

    /// The texts before and after the cursor.
    fn halves(&self) -> (&str, &str) {
        self.text.split_at_checked(self.cursor).unwrap_or((&self.text, ""))
    }
}

/// The result of reading a line.
#[derive(Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line.
    Line(String),
    /// Ctrl-D, the end of input.
    End,
    /// Ctrl-C on an empty line.
    Interrupted,
}

/// The line editor of `ginscore table`.
pub struct LineEditor(Editor<Words, DefaultHistory>);

impl LineEditor {
    /// Creates an editor that completes these names.
    pub fn new(roster: Option<&Roster>) -> Result<LineEditor, Stop> {
        // Standard output may be a file; typed text must still be visible.
        let config = Config::builder().completion_type(CompletionType::List).behavior(Behavior::PreferTerm);
        let mut editor = LineEditor(Editor::with_config(config.build()).map_err(failed)?);
        for key in ['C', 'U'] {
            editor.0.bind_sequence(KeyEvent::ctrl(key), EventHandler::Conditional(Box::new(ClearLine)));
        }
        editor.know(roster);
        Ok(editor)
    }

    /// Completes these names from now on.
    pub fn know(&mut self, roster: Option<&Roster>) {
        let names = roster.map(|roster| roster.players().to_vec());
        // Tab inserts names unescaped, so names with invisible characters are left out.
        let names = names.map(|names| names.into_iter().filter(|name| all(name).next().is_none()).collect());
        let names: Option<Vec<String>> = names;
        self.0.set_helper(Some(Words(
            names.into_iter().flatten().chain(program_words().map(str::to_owned)).collect(),
        )));
    }

    /// Reads a line and adds it to the history.
    pub fn read(&mut self, prompt: &str, draft: &Draft) -> Result<Typed, Stop> {
        let typed = self.answer(prompt, draft)?;
        if let Typed::Line(line) = &typed {
            // A history that cannot grow is no reason to lose a hand.
            let _ = self.0.add_history_entry(line.trim());
        }
        Ok(typed)
    }

    /// Adds a line to the history, as if it had been typed.
    pub fn remember(&mut self, line: &str) {
        let _ = self.0.add_history_entry(line);
    }

    /// Reads the answer to a question.
    pub fn answer(&mut self, question: &str, draft: &Draft) -> Result<Typed, Stop> {
        match self.0.readline_with_initial(question, draft.halves()) {
            Ok(line) => Ok(Typed::Line(line)),
            Err(ReadlineError::Eof) => Ok(Typed::End),
            Err(ReadlineError::Interrupted) => Ok(Typed::Interrupted),
            Err(error) => Err(failed(error)),
        }
    }
}

fn failed(error: ReadlineError) -> Stop {
    match error {
        ReadlineError::Io(error) => error.into(),
        other => std::io::Error::other(other.to_string()).into(),
    }
}
