//! An option where it does not belong: after a line, after another command, or without its dashes.

use std::ffi::OsString;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, Command, Error};

use crate::commands::WORDS;
use crate::commands::run::failure::Failure;
use crate::commands::run::options::Global;
use crate::commands::typed::command;
use crate::say::{Message, written::misused as say};
use crate::show::code::Code;
use crate::show::mistakes::parse_error::to_type;
use crate::show::words::{all_of, ticked};
use ginscore_notation::split_note;

/// The name of an option that was typed in full, without its value.
fn option(word: &str) -> Option<&str> {
    let name = word.strip_prefix("--")?.split('=').next()?;
    name.starts_with(|first: char| first.is_ascii_alphabetic()).then_some(name)
}

fn has(command: &Command, option: &str) -> bool {
    command.get_arguments().any(|arg| arg.get_long() == Some(option))
}

/// The commands that have an option of that name, each with the words before it: `series delete`.
fn commands_with(option: &str) -> Vec<String> {
    let of = |word: &'static str| {
        let command = command(word)?;
        let inner = command.get_subcommands().filter(|inner| has(inner, option));
        let mut all: Vec<String> = inner.map(|inner| format!("{word} {}", inner.get_name())).collect();
        all.extend(has(&command, option).then(|| word.to_owned()));
        Some(all)
    };
    WORDS.into_iter().filter_map(of).flatten().collect()
}

/// The failure of a line that records something, and has an option of a command in it. The same line is offered after `hand`, if
/// that has the option.
pub fn in_line(line: &str) -> Option<Failure> {
    let (typed, note) = split_note(line);
    let word = typed.split_whitespace().find(|word| option(word).is_some())?;
    let option = option(word)?;
    let of_all = has(&Global::augment_args(Command::new("all")), option);
    let commands = commands_with(option);
    let failure = of_commands(word, &commands);
    if !of_all && !commands.iter().any(|command| command == "hand") {
        return Some(failure);
    }
    let note = note.map_or_else(String::new, |note| format!(" # {note}"));
    let meant = format!("hand {}{note}", typed.trim());
    Some(failure.hinted(&to_type(&[format!("ginscore {meant}")])).perhaps(vec![meant]))
}

/// The failure of an option that belongs to these commands.
fn of_commands(option: &str, commands: &[String]) -> Failure {
    let each: Vec<String> = commands.iter().map(|command| ticked(command)).collect();
    let option = ticked(option);
    let message = match each.as_slice() {
        [] => say::NoSuchOption { option }.said(),
        each => say::OptionOf { option, commands: all_of(each) }.said(),
    };
    Failure::mistake(Code::BadOption, message, say::OptionOfHint)
}

/// What clap says of a word that it does not know, and what that may be: the option of another command, or one without dashes.
pub struct Misplaced {
    word: String,
    commands: Vec<String>,
    is_option_here: bool,
}

impl Misplaced {
    /// `words` begin with those of the command, as `root` has it.
    pub fn of(error: &Error, words: &[OsString], root: Command) -> Option<Misplaced> {
        let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidArg) else { return None };
        if error.kind() != ErrorKind::UnknownArgument {
            return None;
        }
        let within = |outer: Command, word: &OsString| outer.find_subcommand(word).cloned().unwrap_or(outer);
        let is_option_here = has(&words.iter().fold(root, within), word);
        let commands = option(word).map(commands_with).unwrap_or_default();
        (is_option_here || !commands.is_empty()).then(|| Misplaced {
            word: word.clone(),
            commands,
            is_option_here,
        })
    }

    /// The error with the tip that fits.
    pub fn tip(self, error: &Error) -> Error {
        let mut with_tip = Error::new(error.kind());
        for (kind, value) in error.context().filter(|(kind, _)| *kind != ContextKind::SuggestedArg) {
            with_tip.insert(kind, value.clone());
        }
        if self.is_option_here {
            with_tip.insert(ContextKind::SuggestedArg, ContextValue::String(format!("--{}", self.word)));
        } else {
            let each: Vec<String> = self.commands.iter().map(|command| format!("'{command}'")).collect();
            let tip = StyledStr::from(format!("'{}' is an option of {}", self.word, all_of(&each)));
            with_tip.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
        }
        with_tip.with_cmd(&Command::new("ginscore"))
    }

    /// The failure for a line at the table.
    pub fn failure(&self, words: &[OsString]) -> Option<Failure> {
        if !self.is_option_here {
            return Some(of_commands(&self.word, &self.commands));
        }
        let words: Option<Vec<&str>> = words.iter().map(|word| word.to_str()).collect();
        let words = words?.into_iter().map(|word| match word == self.word {
            true => format!("--{word}"),
            false => word.to_owned(),
        });
        let line = words.collect::<Vec<_>>().join(" ");
        let message = say::OptionHasDashes { option: ticked(&self.word) }.said();
        Some(Failure::mistake(Code::BadOption, message, "").hinting(&[line]))
    }
}
