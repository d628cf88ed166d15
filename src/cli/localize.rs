//! The texts of the help, in the language that the program speaks. The declarations have none: a command, an argument, an
//! option and a value find theirs by name, and only when help is asked for.

use std::collections::HashMap;

use clap::builder::{PossibleValue, PossibleValuesParser, Resettable, StyledStr};
use clap::{Arg, Command};

use crate::messages::{Fixed, written::cli_help as say, written::commands};
use crate::show::card_letters::in_own_letters;

/// The name of the texts of the program. An option without a text of its own has that of the program.
const PROGRAM: &str = "ginscore";

/// The command line with its texts.
pub fn localized(command: Command) -> Command {
    let all = commands::all().map(|(name, text, comment)| (name, Text { text, comment }));
    Texts(all.collect()).of_command(command, PROGRAM)
}

/// A text, and the English comment above it: what is typed in an example.
struct Text {
    text: &'static str,
    comment: &'static str,
}

/// All texts by their names.
struct Texts(HashMap<&'static str, Text>);

impl Texts {
    fn get(&self, name: &str) -> Option<&'static str> {
        self.0.get(name).map(|found| found.text)
    }

    fn of_command(&self, command: Command, path: &str) -> Command {
        let about = self.get(path);
        let more = self.get(&format!("{path}-more"));
        let long = about.zip(more).map(|(about, more)| format!("{about}\n\n{more}"));
        command
            .about(about)
            .long_about(Resettable::from(long.map(StyledStr::from)))
            .after_long_help(self.examples(path))
            .mut_args(|arg| self.of_arg(arg, path))
            .mut_subcommands(|inner| {
                let path = below(path, &inner);
                self.of_command(inner, &path)
            })
    }

    /// The examples of a command, each with its meaning, as `--help` shows them; the manual reads them from there.
    fn examples(&self, path: &str) -> String {
        let mut text = say::ExamplesHeading.text().to_owned();
        let all = (1..).map_while(|number| self.0.get(format!("{path}-example-{number}").as_str()));
        for Text { text: meaning, comment: typed } in all {
            let typed = in_own_letters(typed);
            text.push_str(&format!("\n  {typed}\n      {meaning}"));
        }
        text
    }

    fn of_arg(&self, arg: Arg, path: &str) -> Arg {
        let name = name(&arg);
        let get = |end: &str| {
            let of = |path| self.get(&format!("{path}{name}{end}"));
            of(path).or_else(|| of(PROGRAM))
        };
        let with_text = |value: PossibleValue| match get(&format!("-{}", value.get_name())) {
            Some(text) => value.help(text),
            None => value,
        };
        let values: Vec<PossibleValue> = values(&arg).into_iter().map(with_text).collect();
        let arg = if values.is_empty() { arg } else { arg.value_parser(PossibleValuesParser::new(values)) };
        arg.help(get(""))
    }
}

/// The name of the texts of a command under another one.
fn below(path: &str, inner: &Command) -> String {
    if path == PROGRAM { inner.get_name().to_owned() } else { format!("{path}-{}", inner.get_name()) }
}

/// The end of the name of an argument's text: `--dealer`, or `-LINE` if it is not an option.
fn name(arg: &Arg) -> String {
    match (arg.get_long(), arg.get_value_names()) {
        (Some(long), _) => format!("--{long}"),
        (None, Some([value, ..])) => format!("-{value}"),
        (None, _) => format!("-{}", arg.get_id()),
    }
}

/// The words from which the value of an option is chosen. To clap, a flag has `true` and `false`.
fn values(arg: &Arg) -> Vec<PossibleValue> {
    if arg.get_action().takes_values() { arg.get_possible_values() } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::*;
    use crate::cli::args::Cli;

    /// Adds what is without a text, and the names of the texts that are shown.
    fn check(command: &Command, path: &str, without: &mut Vec<String>, shown: &mut BTreeSet<String>) {
        let known: BTreeSet<&str> = commands::all().map(|(name, ..)| name).collect();
        let mut show = |name: String| {
            let is_there = known.contains(name.as_str());
            is_there.then(|| shown.insert(name)).is_some()
        };
        let has_text = show(path.to_owned());
        let examples = (1..).take_while(|number| show(format!("{path}-example-{number}"))).count();
        if !has_text || examples == 0 {
            without.push(path.to_owned());
        }
        show(format!("{path}-more"));
        for arg in command.get_arguments() {
            let name = name(arg);
            let mut own_or_shared =
                |end: &str| show(format!("{path}{name}{end}")) || show(format!("{PROGRAM}{name}{end}"));
            if !own_or_shared("") {
                without.push(format!("{path}{name}"));
            }
            for value in values(arg) {
                // `--color auto` says it; a value that is an example, as of a date, is the same in every language.
                let end = format!("-{}", value.get_name());
                if !own_or_shared(&end) && value.get_help().is_none() && name != "--color" {
                    without.push(format!("{path}{name}{end}"));
                }
            }
        }
        for inner in command.get_subcommands() {
            check(inner, &below(path, inner), without, shown);
        }
    }

    #[test]
    fn everything_has_its_text_and_every_text_is_shown() {
        let (mut without, mut shown) = (Vec::new(), BTreeSet::new());
        check(&Cli::command(), PROGRAM, &mut without, &mut shown);
        assert_eq!(without, [""; 0], "without a text");
        let is_built = |name: &str| cfg!(feature = "board") || !name.starts_with("board");
        let names = commands::all().map(|(name, ..)| name);
        let never: Vec<&str> = names.filter(|name| !shown.contains(*name) && is_built(name)).collect();
        assert_eq!(never, [""; 0], "never shown");
    }

    #[test]
    fn what_is_typed_in_an_example_is_the_comment_above_it() {
        for (name, _, comment) in commands::all().filter(|(name, ..)| name.contains("-example-")) {
            assert!(comment.starts_with(PROGRAM), "{name}: {comment}");
        }
    }

    #[test]
    fn a_command_without_help_has_no_texts_to_copy() {
        // The doc comments of the declarations are for their readers.
        let plain = Cli::command();
        assert!(plain.get_arguments().all(|arg| arg.get_help().is_none()));
        assert!(plain.get_subcommands().all(|command| command.get_after_long_help().is_none()));
    }
}
