//! What clap finds wrong with a command line, in the words of the language. clap says it in English only.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::messages::{Fixed, Message, written::cli_help::PossibleValues, written::cli_misused as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;

/// A mistake in a command line, in the parts of clap's message.
pub struct Mistake {
    message: String,
    /// Lines after the message, such as the values that are possible.
    below: Vec<String>,
    tips: Vec<String>,
    usage: Option<String>,
    /// The option that shows more, which the command `help` does not have.
    help: Option<&'static str>,
}

/// The option that shows more.
const HELP: &str = "--help";

impl Mistake {
    /// The mistake that clap found; `None` if this program has no words for it, and clap's must do.
    pub fn of(error: &clap::Error) -> Option<Mistake> {
        let (message, below) = message(error)?;
        let usage = error.get(ContextKind::Usage).map(ToString::to_string);
        let has_help = error.render().to_string().ends_with("'--help'.\n");
        Some(Mistake {
            message,
            below,
            tips: tips(error),
            usage: usage.map(|usage| usage.trim_start_matches("Usage: ").to_owned()),
            help: has_help.then_some(HELP),
        })
    }

    /// The mistake for people, as clap lays it out.
    pub fn text(&self) -> String {
        let message = say::Error { message: &self.message }.said();
        let mut parts = vec![[&[message], self.below.as_slice()].concat().join("\n  ")];
        let tips: Vec<String> =
            self.tips.iter().map(|tip| format!("  {}", say::Tip { tip }.said())).collect();
        if !tips.is_empty() {
            parts.push(tips.join("\n"));
        }
        parts.extend(self.usage.as_ref().map(|usage| say::Usage { usage }.said()));
        parts.extend(self.help.map(|option| say::MoreInformation { option }.said()));
        parts.join("\n\n") + "\n"
    }

    /// The mistake as a diagnostic, with the message in one line.
    pub fn diagnostic(self) -> Diagnostic {
        let message = [&[self.message], self.below.as_slice()].concat().join(" ");
        Diagnostic { hint: self.tips.into_iter().next(), ..Diagnostic::new(Code::BadOption, message) }
    }
}

/// The words of that kind; `None` if there are none.
fn words(error: &clap::Error, kind: ContextKind) -> Option<Vec<&str>> {
    match error.get(kind)? {
        ContextValue::String(word) => Some(vec![word]),
        ContextValue::Strings(words) => Some(words.iter().map(String::as_str).collect()),
        _ => None,
    }
}

/// The only word of that kind.
fn word(error: &clap::Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(word) => Some(word),
        _ => None,
    }
}

/// The message and the lines after it.
fn message(error: &clap::Error) -> Option<(String, Vec<String>)> {
    let argument = word(error, ContextKind::InvalidArg);
    let value = word(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::ArgumentConflict => conflict(error, argument?),
        ErrorKind::InvalidValue => {
            let (argument, value) = (argument?, value?);
            let message = match value {
                "" => say::ValueMissing { argument }.said(),
                _ => say::ValueInvalid { value, argument }.said(),
            };
            let values = words(error, ContextKind::ValidValue).filter(|values| !values.is_empty());
            let values = values.map(|values| PossibleValues { values: listed(&values) }.said());
            Some((message, values.into_iter().collect()))
        }
        ErrorKind::ValueValidation => {
            let (argument, value) = (argument?, value?);
            let message = match std::error::Error::source(error) {
                Some(why) => say::ValueInvalidBecause { value, argument, why: why.to_string() }.said(),
                None => say::ValueInvalid { value, argument }.said(),
            };
            Some((message, Vec::new()))
        }
        ErrorKind::InvalidSubcommand => {
            let word = word(error, ContextKind::InvalidSubcommand)?;
            Some((say::UnknownCommand { word }.said(), Vec::new()))
        }
        ErrorKind::MissingSubcommand => {
            let command = word(error, ContextKind::InvalidSubcommand)?;
            let names = words(error, ContextKind::ValidSubcommand).filter(|names| !names.is_empty());
            let names = names.map(|names| say::Subcommands { names: listed(&names) }.said());
            Some((say::CommandMissing { command }.said(), names.into_iter().collect()))
        }
        ErrorKind::InvalidUtf8 => Some((say::BadUnicode.text().to_owned(), Vec::new())),
        _ => None,
    }
}

/// The message about arguments that exclude each other.
fn conflict(error: &clap::Error, argument: &str) -> Option<(String, Vec<String>)> {
    match error.get(ContextKind::PriorArg)? {
        ContextValue::String(other) if other == argument => {
            Some((say::GivenTwice { argument }.said(), Vec::new()))
        }
        ContextValue::String(other) => Some((say::ExcludesOne { argument, other }.said(), Vec::new())),
        ContextValue::Strings(others) => Some((say::ExcludesSeveral { argument }.said(), others.clone())),
        _ => None,
    }
}

/// What was perhaps meant.
fn tips(error: &clap::Error) -> Vec<String> {
    let quoted = |names: &[&str]| names.iter().map(|name| format!("'{name}'")).collect::<Vec<_>>().join(", ");
    let commands = words(error, ContextKind::SuggestedSubcommand)
        .map(|names| say::SimilarCommands { count: names.len(), names: quoted(&names) }.said());
    let values = words(error, ContextKind::SuggestedValue)
        .map(|names| say::SimilarValues { count: names.len(), names: quoted(&names) }.said());
    // A name or a card.
    let is_hand = |word: &str| word.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit());
    let hand = word(error, ContextKind::InvalidSubcommand).filter(|word| commands.is_none() && is_hand(word));
    let hand = hand.map(|_| say::HandFollows.text().to_owned());
    commands.into_iter().chain(values).chain(hand).collect()
}

/// Values with commas, and those with spaces in quotation marks.
fn listed(values: &[&str]) -> String {
    let quoted = |value: &&str| match value.contains(char::is_whitespace) {
        true => format!("{value:?}"),
        false => (*value).to_owned(),
    };
    values.iter().map(quoted).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::cli::args::Cli;
    use crate::cli::misused::misused;

    #[test]
    fn the_english_words_are_those_of_clap() {
        for line in [
            "scroe",
            "explain",
            "rules lst",
            "rules --quiet",
            "help scroe",
            "help help --json",
            "score --color sometimes",
            "score --color",
            "completions tcsh",
            "export --format ht",
            "export --all --series x",
            "--json --json score",
            "rules explain --all undercut",
            "why four",
            "stats --since today",
            "import x --map y",
            "man -o",
            "score --lang",
        ] {
            let words = std::iter::once("ginscore").chain(line.split(' '));
            let error = Cli::command().try_get_matches_from(words).unwrap_err();
            assert!(misused(&error).is_none(), "{line}");
            let mistake = Mistake::of(&error).unwrap_or_else(|| panic!("{line}: {error}"));
            assert_eq!(mistake.text(), error.render().to_string(), "{line}");
        }
    }

    #[test]
    fn several_excluded_arguments_are_in_a_list() {
        let flags = ["b", "c"].map(|name| clap::Arg::new(name).long(name).action(clap::ArgAction::SetTrue));
        let first =
            clap::Arg::new("a").long("a").action(clap::ArgAction::SetTrue).conflicts_with_all(["b", "c"]);
        let command = clap::Command::new("ginscore").arg(first).args(flags);
        let error = command.try_get_matches_from(["ginscore", "--a", "--b", "--c"]).unwrap_err();
        let mistake = Mistake::of(&error).unwrap();
        assert_eq!(mistake.text(), error.render().to_string());
        let message = "the argument '--a' cannot be used with: --b --c";
        assert_eq!(mistake.diagnostic().message, message);
    }

    #[test]
    fn without_words_of_its_own_the_program_has_those_of_clap() {
        let two = clap::Arg::new("two").long("two").num_args(2);
        let error = clap::Command::new("ginscore").arg(two).try_get_matches_from(["ginscore", "--two", "1"]);
        assert!(Mistake::of(&error.unwrap_err()).is_none());
    }
}
