//! Plain messages for a command line that cannot be read. clap finds the mistake, but its messages speak of arguments
//! and values.

use clap::error::{ContextKind, ContextValue, ErrorKind};

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
        let message = format!("{} starts with a minus sign", ticked(&typed));
        (message, "write counts and points without a sign, as in `Ann 4 v 23`".to_owned())
    } else if typed.starts_with('-') {
        let near = word(error, ContextKind::SuggestedArg);
        let hint = match near {
            Some(near) => format!("did you mean {}?", ticked(&near)),
            None => format!("{} lists the options", ticked(&format!("{help} --help"))),
        };
        (format!("{} does not have an option {}", ticked(&command), ticked(&typed)), hint)
    } else {
        let hint = match command.trim_start_matches("ginscore ") {
            "players rename" | "players merge" => {
                "put a name of several words in quotation marks, as in `ginscore players rename 'Mary Jo' Mary`"
                    .to_owned()
            }
            _ => format!("see {}", ticked(&format!("{help} --help"))),
        };
        (format!("unexpected {} after {}", ticked(&typed), ticked(&command)), hint)
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
    let message = match command.trim_start_matches("ginscore ") {
        "new" => format!("{} needs the names of two players", ticked(&command)),
        _ => format!("{} needs {}", ticked(&command), all_of(&names)),
    };
    let report = Diagnostic::new(Code::BadOption, message);
    let example = match command.trim_start_matches("ginscore ") {
        "new" => "write it as in `new Ann Bob --rules hollywood`".to_owned(),
        command => format!("see {}", ticked(&format!("ginscore {command} --help"))),
    };
    report.hinted(example)
}
