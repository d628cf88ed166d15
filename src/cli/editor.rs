//! The line editor of the table: history, Tab for names and commands, and the usual keys. Ctrl-C and Ctrl-U clear a
//! line that has text.
//!
//! It is rustyline, and not dialoguer: dialoguer's input has no Ctrl-D and no Ctrl-U, cannot start with the cursor inside
//! the text, and Ctrl-C in it ends the program.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

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

use super::env::for_tests;
use super::failure::Stop;
use super::tab::completions;
use ginscore_notation::{Roster, all};

/// The players, whose names Tab completes.
struct Players(Vec<String>);

impl Helper for Players {}
impl Highlighter for Players {}
impl Validator for Players {}
impl Hinter for Players {
    type Hint = String;
}

impl Completer for Players {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(completions(line.get(..at).unwrap_or_default(), &self.0))
    }
}

/// Nobody types the first key within so many milliseconds of a prompt: it was there before, as part of a paste.
const TOO_SOON: u64 = 15;

/// What the keys of a draft say besides its text.
#[derive(Debug, Default)]
struct DraftKeys {
    /// The time when the draft was shown, until its first key. `None` without a draft.
    shown: Option<Instant>,
    /// True while a draft is edited.
    edits: bool,
    /// True once it was cleared with Ctrl-C.
    cleared: bool,
    /// True if its first key came too soon.
    pasted: bool,
}

type SharedKeys = Arc<Mutex<DraftKeys>>;

/// Sees the first key of a draft.
struct FirstKey {
    keys: SharedKeys,
    too_soon: Duration,
}

impl ConditionalEventHandler for FirstKey {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, _: &EventContext<'_>) -> Option<Cmd> {
        let mut keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(shown) = keys.shown.take() {
            keys.pasted = shown.elapsed() < self.too_soon;
        }
        None
    }
}

/// Clears a line that has text; on an empty line, the key does what it usually does. Ctrl-C leaves a draft.
struct ClearLine {
    keys: SharedKeys,
    leaves: bool,
}

impl ConditionalEventHandler for ClearLine {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, line: &EventContext<'_>) -> Option<Cmd> {
        let mut keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        keys.shown = None;
        if line.line().is_empty() {
            return None;
        }
        keys.cleared = self.leaves && keys.edits;
        Some(if keys.cleared { Cmd::AcceptLine } else { Cmd::Kill(Movement::WholeBuffer) })
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

    /// The text to edit.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns true if there is nothing to edit.
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The draft with these lines after it.
    #[must_use]
    pub fn then_lines(mut self, lines: impl IntoIterator<Item = String>) -> Draft {
        for line in lines {
            self.text = if self.text.is_empty() { line } else { format!("{}\n{line}", self.text) };
        }
        self
    }

    /// The draft with a pasted line after it, and the cursor in an empty line after that, where the rest of the paste goes.
    #[must_use]
    pub fn then_pasted(self, line: &str) -> Draft {
        Draft::new(format!("{}\n{line}\n", self.text.trim_end()))
    }

    /// What was typed if nothing else was done to the draft, first as if it was typed where the cursor started; and what
    /// follows the first line of the draft.
    pub fn insertions<'t>(&'t self, text: &'t str) -> (Vec<&'t str>, &'t str) {
        let rest = self.text.split_once('\n').map_or("", |(_, rest)| rest);
        let Some(length) = text.len().checked_sub(self.text.len()).filter(|length| *length > 0) else {
            return (Vec::new(), rest);
        };
        let inserted = |at: usize| {
            let (before, after) = self.text.split_at_checked(at)?;
            text.strip_prefix(before)?.strip_suffix(after).filter(|typed| typed.len() == length)
        };
        let first = self.text.len() - rest.len();
        let places = std::iter::once(self.cursor).chain((0..=first).rev());
        (if self.is_empty() { Vec::new() } else { places.filter_map(inserted).collect() }, rest)
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

/// The result of reading a line that may start with a draft.
#[derive(Debug, PartialEq, Eq)]
pub enum Edited {
    /// What was typed.
    Typed(Typed),
    /// A line of a paste in single keys, which came too soon to be meant for the draft.
    Pasted(String),
    /// Ctrl-C in the draft.
    Cleared,
}

/// The line editor of `ginscore table`.
pub struct LineEditor {
    editor: Editor<Players, DefaultHistory>,
    keys: SharedKeys,
}

impl LineEditor {
    /// Creates an editor that completes these names.
    pub fn new(roster: Option<&Roster>) -> Result<LineEditor, Stop> {
        // Standard output may be a file; typed text must still be visible.
        let config = Config::builder().completion_type(CompletionType::List).behavior(Behavior::PreferTerm);
        let (editor, keys) = (Editor::with_config(config.build()).map_err(failed)?, SharedKeys::default());
        let mut editor = LineEditor { editor, keys };
        for (key, leaves) in [('C', true), ('U', false)] {
            let clears = ClearLine { keys: Arc::clone(&editor.keys), leaves };
            editor.editor.bind_sequence(KeyEvent::ctrl(key), EventHandler::Conditional(Box::new(clears)));
        }
        let too_soon = for_tests("GINSCORE_TOO_SOON", TOO_SOON);
        let first = FirstKey { keys: Arc::clone(&editor.keys), too_soon };
        editor.editor.bind_sequence(Event::Any, EventHandler::Conditional(Box::new(first)));
        editor.know(roster);
        Ok(editor)
    }

    /// Completes these names from now on.
    pub fn know(&mut self, roster: Option<&Roster>) {
        let names = roster.map(|roster| roster.players().to_vec());
        // Tab inserts names unescaped, so names with invisible characters are left out.
        let names = names.map(|names| names.into_iter().filter(|name| all(name).next().is_none()).collect());
        let names: Option<Vec<String>> = names;
        self.editor.set_helper(Some(Players(names.unwrap_or_default())));
    }

    /// Reads a line and adds it to the history.
    pub fn read(&mut self, prompt: &str, draft: &Draft) -> Result<Edited, Stop> {
        let edits = !draft.is_empty();
        let shown = edits.then(Instant::now);
        *self.keys() = DraftKeys { shown, edits, ..DraftKeys::default() };
        let typed = self.answer(prompt, draft);
        let keys = std::mem::take(&mut *self.keys());
        let text = match typed? {
            Typed::Line(_) if keys.cleared => return Ok(Edited::Cleared),
            Typed::Line(text) => text,
            typed => return Ok(Edited::Typed(typed)),
        };
        let line = draft.insertions(&text).0.first().filter(|_| keys.pasted).map(|line| (*line).to_owned());
        // Pasted lines are lines of their own.
        line.as_ref().unwrap_or(&text).lines().for_each(|line| self.remember(line.trim()));
        Ok(line.map_or(Edited::Typed(Typed::Line(text)), Edited::Pasted))
    }

    fn keys(&self) -> MutexGuard<'_, DraftKeys> {
        self.keys.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a line to the history, as if it had been typed.
    pub fn remember(&mut self, line: &str) {
        // A history that cannot grow is no reason to lose a hand.
        let _ = self.editor.add_history_entry(line);
    }

    /// Reads the answer to a question.
    pub fn answer(&mut self, question: &str, draft: &Draft) -> Result<Typed, Stop> {
        match self.editor.readline_with_initial(question, draft.halves()) {
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
