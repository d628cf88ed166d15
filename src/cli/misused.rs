//! Plain messages for a command line that cannot be read. clap finds the mistake, but its messages speak of arguments
//! and values.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::messages::{Message, written::cli_misused as say, written::diagnostic::DidYouMean};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::local_words::local_command;
use crate::show::words::{all_of, ticked};

/// The diagnostic for unexpected or missing words and for a command in another language, or `None` for any other mistake.
pub fn misused(error: &clap::Error) -> Option<Diagnostic> {
    match error.kind() {
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => Some(unexpected(error)),
        ErrorKind::MissingRequiredArgument => Some(missing(error)),
        ErrorKind::InvalidSubcommand => local_command(&word(error, ContextKind::InvalidSubcommand)?),
        _ => None,
    }
}

/// The command, as in `ginscore rules diff`; in a script without `ginscore`.
fn command(error: &clap::Error) -> String {
    let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
    let words = usage.trim_start_matches("Usage:").split_whitespace();
    let plain = |word: &&str| !word.starts_with(['[', '<', '-']);
    words.take_while(plain).collect::<Vec<_>>().join(" ")
}

fn word(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(word) => Some(word.clone()),
        ContextValue::Strings(words) => words.first().cloned(),
        _ => None,
    }
}

fn unexpected(error: &clap::Error) -> Diagnostic {
    let command = command(error);
    let kind = if error.kind() == ErrorKind::TooManyValues {
        ContextKind::InvalidValue
    } else {
        ContextKind::InvalidArg
    };
    let typed = word(error, kind).unwrap_or_default();
    let help = if command.starts_with("ginscore") { command.clone() } else { format!("ginscore {command}") };
    let number = typed.strip_prefix('-').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    let (message, hint) = if number {
        (say::MinusSign { word: ticked(&typed) }.said(), say::MinusSignHint.said())
    } else if typed.starts_with('-') {
        let hint = match word(error, ContextKind::SuggestedArg) {
            Some(near) => DidYouMean { meant: ticked(&near) }.said(),
            None => say::ListsOptions { help: ticked(&format!("{help} --help")) }.said(),
        };
        (say::UnknownOption { command: ticked(&command), option: ticked(&typed) }.said(), hint)
    } else {
        let hint = match command.trim_start_matches("ginscore ") {
            "players rename" | "players merge" => say::QuoteNames.said(),
            _ => say::SeeHelp { help: ticked(&format!("{help} --help")) }.said(),
        };
        (say::Unexpected { word: ticked(&typed), command: ticked(&command) }.said(), hint)
    };
    Diagnostic::new(Code::BadOption, message).hinted(hint)
}

fn missing(error: &clap::Error) -> Diagnostic {
    let names = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::Strings(names)) => names.clone(),
        _ => Vec::new(),
    };
    let plain = |name: &String| name.trim_matches(|sign| "<>.[]".contains(sign)).to_owned();
    let names: Vec<String> = names.iter().map(plain).collect();
    let command = command(error);
    let (message, hint) = match command.trim_start_matches("ginscore ") {
        "new" => (say::NeedsTwoPlayers { command: ticked(&command) }.said(), say::NeedsTwoPlayersHint.said()),
        name => {
            let message = say::Needs { command: ticked(&command), words: all_of(&names) }.said();
            (message, say::SeeHelp { help: ticked(&format!("ginscore {name} --help")) }.said())
        }
    };
    Diagnostic::new(Code::BadOption, message).hinted(hint)
}
