//! The line editor of the table: history, Tab for names and commands, and the usual keys. Esc, Ctrl-C and Ctrl-U clear a
//! line that has text. A line that the program offers is a ghost: dim, slanted and in parentheses that say what Enter does, at an empty prompt, gone
//! with the first key.
//!
//! It is rustyline, and not dialoguer: dialoguer's input has no Ctrl-D, no Ctrl-U and no hints, and Ctrl-C in it ends the
//! program.

use std::borrow::Cow;
use std::io::{Error, ErrorKind, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::{Hint, Hinter};
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{
    Behavior, Cmd, ColorMode, CompletionType, ConditionalEventHandler, Config, Context, Editor, Event,
    EventContext, EventHandler, Helper, KeyCode, KeyEvent, Modifiers, Movement, RepeatCount,
};
use unicode_width::UnicodeWidthStr;

use crate::commands::run::answer::Stop;
use crate::commands::run::env::interrupts::{ends_if_asked, leaves_terminal_as_it_was};
use crate::commands::run::env::remarks::Remarks;
use crate::commands::run::env::{Env, for_tests};
use crate::commands::run::failure::{Failure, unreadable_input};
use crate::say::{
    Message, written::script_lines::NotText, written::shell_line::NotTextHint, written::table as say,
};
use crate::show::code::Code;
use crate::table::tab::completions;
use ginscore_notation::{Roster, all, shown};

/// Nobody types the first key within so many milliseconds of a prompt: it was waiting there, as part of a paste.
const TOO_SOON: u64 = 15;

/// The milliseconds within which the rest of a key that starts with Esc arrives. After that it is Esc alone.
const REST_OF_KEY: u16 = 60;

/// A person takes at least as long from key to key; a paste does not.
const BETWEEN_KEYS: Duration = Duration::from_millis(40);

/// A person who is typing goes on with a line within this time.
const REST_OF_LINE: Duration = Duration::from_secs(1);

/// The state of a prompt until its first key, and what that key did.
#[derive(Debug, Default)]
struct FirstKey {
    /// The offered line, until the first key.
    ghost: Option<String>,
    /// The time when the prompt was drawn, until the first key.
    drawn: Option<Instant>,
    /// True if the first key was there before the prompt.
    waited: bool,
    /// The offered line, once Enter took it.
    taken: Option<String>,
    /// The time of the first key.
    first: Option<Instant>,
    /// The number of keys after it.
    more: u32,
}

impl FirstKey {
    fn pressed(&mut self) {
        self.more += u32::from(self.first.is_some());
        self.first.get_or_insert_with(Instant::now);
    }

    /// Returns true if the keys came as slowly as a person types. The key that cannot be read was the last.
    fn is_by_hand(&self) -> bool {
        self.first.is_some_and(|first| first.elapsed() >= BETWEEN_KEYS * (self.more + 1))
    }
}

type SharedKey = Arc<Mutex<FirstKey>>;

fn locked(key: &SharedKey) -> MutexGuard<'_, FirstKey> {
    key.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The names that Tab completes, and the offered line.
struct Assistant {
    names: Vec<String>,
    env: Env,
    key: SharedKey,
}

impl Helper for Assistant {}
impl Validator for Assistant {}

/// An offered line: what Enter does is said in words, as in some terminals dim text looks like any other.
struct Ghost {
    said: String,
    line: String,
}

impl Hint for Ghost {
    fn display(&self) -> &str {
        &self.said
    }

    fn completion(&self) -> Option<&str> {
        Some(&self.line)
    }
}

impl Hinter for Assistant {
    type Hint = Ghost;

    fn hint(&self, line: &str, _: usize, _: &Context<'_>) -> Option<Ghost> {
        let mut key = locked(&self.key);
        // The prompt is drawn right after this.
        key.drawn = key.drawn.map(|_| Instant::now());
        let line = key.ghost.clone().filter(|_| line.is_empty())?;
        Some(Ghost { said: say::EnterTakes { line: &line }.said(), line })
    }
}

impl Highlighter for Assistant {
    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        Cow::Owned(format!("\u{1b}[2;3m{hint}\u{1b}[0m"))
    }
}

impl Completer for Assistant {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(completions(line.get(..at).unwrap_or_default(), &self.names, &self.env))
    }
}

/// Sees the first key of a line: Enter takes the offered line, the right arrow moves it into the line, and any other key
/// removes it.
struct AnyKey {
    key: SharedKey,
    too_soon: Duration,
}

impl ConditionalEventHandler for AnyKey {
    fn handle(&self, event: &Event, _: RepeatCount, _: bool, _: &EventContext<'_>) -> Option<Cmd> {
        let mut key = locked(&self.key);
        if let Some(drawn) = key.drawn.take() {
            key.waited = drawn.elapsed() < self.too_soon;
        }
        key.pressed();
        let ghost = key.ghost.take()?;
        let Some(KeyEvent(code, with)) = event.get(0).copied() else { return Some(Cmd::Repaint) };
        let is_ctrl = |letters: &str| {
            with == Modifiers::CTRL && matches!(code, KeyCode::Char(letter) if letters.contains(letter))
        };
        if code == KeyCode::Enter || is_ctrl("JM") {
            key.taken = Some(ghost).filter(|_| !key.waited);
            return None;
        }
        // These draw the line again by themselves; after all others the offered line is wiped away.
        let draws = match code {
            KeyCode::Char(_) => with.is_empty() || is_ctrl("DLPRZ"),
            KeyCode::Right | KeyCode::Up | KeyCode::BracketedPasteStart => true,
            _ => false,
        };
        (!draws).then_some(Cmd::Repaint)
    }
}

/// Clears a line that has text, or an offered line; on an empty line, the key does what it usually does.
struct ClearLine(SharedKey);

impl ConditionalEventHandler for ClearLine {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, line: &EventContext<'_>) -> Option<Cmd> {
        let mut key = locked(&self.0);
        key.drawn = None;
        match key.ghost.take() {
            _ if !line.line().is_empty() => Some(Cmd::Kill(Movement::WholeBuffer)),
            Some(_) => Some(Cmd::Repaint),
            None => None,
        }
    }
}

/// What stands at a prompt before anything is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Offer {
    #[default]
    Nothing,
    /// A line that Enter takes, dim.
    Ghost(String),
    /// Lines of which one is meant, each taken by its number.
    Choice(Choice),
    /// Text to edit, which was asked for.
    Text(String),
}

/// What was typed, and the lines that it may mean, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub typed: String,
    pub lines: Vec<String>,
}

impl Choice {
    /// The line of a number that was typed.
    pub fn taken(&self, typed: &str) -> Option<&String> {
        let number: usize = typed.trim().parse().ok()?;
        self.lines.get(number.checked_sub(1)?)
    }

    /// Returns true for Enter alone, and for a number that no line has.
    pub fn is_not_made(&self, typed: &str) -> bool {
        typed.trim().chars().all(|sign| sign.is_ascii_digit()) && self.taken(typed).is_none()
    }
}

impl Offer {
    /// The lines that can be taken, and what is not recorded if none of them is.
    pub fn waiting(&self) -> Option<(&[String], &str)> {
        match self {
            Offer::Ghost(line) => Some((std::slice::from_ref(line), line)),
            Offer::Choice(Choice { typed, lines }) => Some((lines, typed)),
            Offer::Nothing | Offer::Text(_) => None,
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
pub enum ReadLine {
    Line(String),
    /// Ctrl-D, the end of input.
    End,
    /// Ctrl-C on an empty line.
    Interrupted,
}

pub struct LineEditor {
    editor: Editor<Assistant, DefaultHistory>,
    key: SharedKey,
    dims: bool,
    remarks: Remarks,
}

impl LineEditor {
    /// Creates an editor that completes these names. It offers lines if it `dims` them.
    pub fn new(roster: Option<&Roster>, dims: bool, env: &Env) -> Result<LineEditor, Stop> {
        // Standard output may be a file; typed text must still be visible.
        let config = Config::builder().completion_type(CompletionType::List).behavior(Behavior::PreferTerm);
        let colors = if dims { ColorMode::Enabled } else { ColorMode::Disabled };
        let config = config.color_mode(colors).keyseq_timeout(Some(REST_OF_KEY)).build();
        leaves_terminal_as_it_was();
        let too_soon = for_tests("GINSCORE_TOO_SOON", TOO_SOON);
        let editor = Editor::with_config(config).map_err(|error| unreadable(&error))?;
        let mut editor = LineEditor { editor, key: SharedKey::default(), dims, remarks: env.remarks.clone() };
        for key in [KeyEvent::ctrl('C'), KeyEvent::ctrl('U'), KeyEvent(KeyCode::Esc, Modifiers::NONE)] {
            let clears = ClearLine(Arc::clone(&editor.key));
            editor.editor.bind_sequence(key, EventHandler::Conditional(Box::new(clears)));
        }
        let any = AnyKey { key: Arc::clone(&editor.key), too_soon };
        editor.editor.bind_sequence(Event::Any, EventHandler::Conditional(Box::new(any)));
        editor.know(roster, env);
        Ok(editor)
    }

    /// True if offered lines are shown. They are not where text cannot be dim.
    pub const fn dims(&self) -> bool {
        self.dims
    }

    /// Completes these names from now on.
    pub fn know(&mut self, roster: Option<&Roster>, env: &Env) {
        let names = roster.map(|roster| roster.players().to_vec()).unwrap_or_default();
        // Tab inserts names unescaped, so names with invisible characters are left out.
        let names = names.into_iter().filter(|name| all(name).next().is_none()).collect();
        self.editor.set_helper(Some(Assistant { names, env: env.clone(), key: Arc::clone(&self.key) }));
    }

    /// Reads a line. Also returns true if its first key was there before the prompt, as in a paste.
    pub fn read(&mut self, prompt: &str, offer: &Offer) -> Result<(ReadLine, bool), Stop> {
        let (ghost, text) = match offer {
            Offer::Nothing | Offer::Choice(_) => (None, ""),
            Offer::Ghost(line) => (Some(line.clone()).filter(|_| self.dims), ""),
            Offer::Text(text) => (None, text.as_str()),
        };
        let (typed, key) = self.readable(prompt, (ghost, text))?;
        Ok(match (typed, key.taken) {
            (ReadLine::Line(_), Some(line)) => {
                self.print_taken(prompt, &line)?;
                (ReadLine::Line(line), false)
            }
            (typed, _) => (typed, key.waited),
        })
    }

    /// Prints the offered line after its prompt, as if it had been typed. The cursor is below the prompt.
    fn print_taken(&mut self, prompt: &str, line: &str) -> Result<(), Stop> {
        let columns = self.editor.dimensions().map_or(80, |(columns, _)| usize::from(columns)).max(1);
        let right = match prompt.width() % columns {
            0 => String::new(),
            column => format!("\u{1b}[{column}C"),
        };
        let mut terminal = std::io::stderr().lock();
        writeln!(terminal, "\u{1b}[A\r{right}{line}")?;
        Ok(terminal.flush()?)
    }

    pub fn remember(&mut self, line: &str) {
        // A history that cannot grow is no reason to lose a hand.
        let _ = self.editor.add_history_entry(line);
    }

    pub fn answer(&mut self, question: &str) -> Result<ReadLine, Stop> {
        Ok(self.readable(question, (None, ""))?.0)
    }

    /// Reads a line that is text. Says of any other that it cannot be read, and reads the next one: the rest of a line that was
    /// being typed is not one of its own.
    fn readable(
        &mut self,
        prompt: &str,
        (mut ghost, mut text): (Option<String>, &str),
    ) -> Result<(ReadLine, FirstKey), Stop> {
        // The time of the last such line, if it was typed by hand: of what came in one piece nothing is left to read.
        let mut stopped: Option<Option<Instant>> = None;
        loop {
            *locked(&self.key) = FirstKey { ghost, drawn: Some(Instant::now()), ..FirstKey::default() };
            let typed =
                self.editor.readline_with_initial(prompt, (text, "")).inspect_err(|_| ends_if_asked());
            let key = std::mem::take(&mut *locked(&self.key));
            let since = |stopped: Instant| key.first.map(|first| first.duration_since(stopped));
            let goes_on = stopped.flatten().and_then(since).is_some_and(|pause| pause < REST_OF_LINE);
            let line = match typed {
                Ok(line) if goes_on || key.waited && stopped.is_some() => {
                    stopped = Some(None);
                    line
                }
                Ok(line) => return Ok((ReadLine::Line(line), key)),
                Err(ReadlineError::Eof) => return Ok((ReadLine::End, key)),
                Err(ReadlineError::Interrupted) => return Ok((ReadLine::Interrupted, key)),
                Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                    stopped = Some(key.is_by_hand().then(Instant::now));
                    let _ = writeln!(std::io::stderr());
                    self.remarks.report(&Failure::mistake(Code::BadLine, NotText, NotTextHint));
                    String::new()
                }
                Err(error) => return Err(unreadable(&error)),
            };
            if !line.trim().is_empty() {
                self.remarks.remark(say::NotRecorded { line: shown(line.trim()) }.said());
            }
            (ghost, text) = (None, "");
        }
    }
}

/// An error of the input. What was recorded and printed has nothing to do with it.
fn unreadable(error: &ReadlineError) -> Stop {
    match error {
        ReadlineError::Io(error) => unreadable_input(error).into(),
        other => unreadable_input(&Error::other(other.to_string())).into(),
    }
}
