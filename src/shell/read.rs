//! Reads the command line.
//!
//! The options of every command are taken out first: they stand anywhere before a note. What is left is a command with its
//! words, or a line of the notation, of which no word is an option.
//!
//! To build the whole command line is most of the work of a short command. An ordinary start reads the command with a small
//! one, and the options of every command only if there are any. Whatever these cannot read is read again with the whole one,
//! so that help and mistakes are the same.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::commands::WORDS;
use crate::commands::judge::REFEREE;
use crate::commands::misplaced::Misplaced;
use crate::commands::run::options::{Global, with_dashes};
use crate::commands::typed::command;
use crate::shell::args::{self, Cli, Setup, Start, with_lines};
use ginscore_notation::begins_note;

/// The options of every command that stand alone.
const FLAGS: [&str; 5] = ["--json", "--no-input", "--plain", "--quiet", "-q"];

/// The options of every command that have a value.
const WITH_VALUE: [&str; 5] = ["--ledger", "--series", "--lang", "--color", "--cards"];

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The name of the program, and the options of every command, each with its value.
    pub options: Vec<OsString>,
    rest: Vec<OsString>,
}

/// The text of a word; of one that is not text, none.
fn text_of(word: &OsString) -> &str {
    word.to_str().unwrap_or_default()
}

impl Words {
    /// Takes the options of every command out of the words before the first that begins with `#`, or that is `--`.
    pub fn of(words: impl IntoIterator<Item = OsString>) -> Words {
        let mut words = words.into_iter();
        let (mut options, mut rest) = (Vec::from_iter(words.next()), Vec::new());
        while let Some(word) = words.next() {
            let text = text_of(&word);
            let is_whole = text.split_once('=').is_some_and(|(name, _)| WITH_VALUE.contains(&name));
            if text == "--" || begins_note(text) {
                rest.push(word);
                rest.extend(words);
                break;
            } else if is_whole || FLAGS.contains(&text) {
                options.push(word);
            } else if WITH_VALUE.contains(&text) {
                options.push(word);
                match words.next() {
                    Some(value) if !value.to_string_lossy().starts_with('-') => options.push(value),
                    // Nothing stands after it, so that nothing is taken for its value.
                    _ => return Words { options, rest: Vec::new() },
                }
            } else {
                rest.push(word);
            }
        }
        // `help score` is `score --help`.
        let has_help = |command: &OsString| {
            let text = text_of(command);
            text.starts_with('-') || text != "table" && small_command_line(text).is_some()
        };
        if rest.first().is_some_and(|first| first == "help") && rest.get(1).is_none_or(has_help) {
            rest.remove(0);
            rest.push("--help".into());
        }
        Words { options, rest }
    }

    /// The words as a sentence, which may mean another command than the one it begins with: `why so much?`. `None` if there are
    /// options of a command.
    pub fn sentence(&self) -> Option<Cli> {
        let has_option = self.rest.iter().any(|word| text_of(word).starts_with('-'));
        let command = Some(args::Command::Line(self.rest.clone()));
        (!has_option).then(|| Some(Cli { global: global(&self.options).ok()?, command }))?
    }

    /// What is wrong with them is an error, and so are the help and the version, if they ask for it.
    pub fn read(&self) -> Result<Cli, clap::Error> {
        let Words { options, rest } = self;
        let with = |command| Ok(Cli { global: global(options)?, command: Some(command) });
        if let [help, about @ ..] = rest.as_slice()
            && help == "help"
        {
            let ends = |word: &str| word.starts_with(['-', '#']) && word != "--sources";
            let words = about.iter().take_while(|word| !ends(text_of(word)));
            return with(args::Command::About(words.cloned().collect()));
        }
        let first = rest.first().map(text_of);
        let small = first.and_then(small_command_line);
        if small.is_none() && first.is_some_and(|first| !first.starts_with('-')) {
            return with(args::Command::Line(rest.clone()));
        }
        let rest = with_dashes(rest.clone());
        let read = small.and_then(|small| small.try_get_matches_from(&rest).ok());
        let read = read.and_then(|matches| with(args::Command::from_arg_matches(&matches).ok()?).ok());
        without_conflict(match read {
            Some(cli) => cli,
            None => {
                let matches = command_line().try_get_matches_from(options.iter().chain(&rest));
                let matches =
                    matches.map_err(|error| match Misplaced::of(&error, &rest, Cli::command()) {
                        Some(misplaced) => misplaced.tip(&error),
                        None => error,
                    })?;
                Cli::from_arg_matches(&matches)?
            }
        })
    }
}

/// The options of every command, each with its value, after the name of the program.
pub fn global(options: &[OsString]) -> Result<Global, clap::Error> {
    if options.len() <= 1 {
        return Ok(Global::default());
    }
    let matches = Global::augment_args(Command::new("ginscore")).try_get_matches_from(options);
    match matches.and_then(|matches| Global::from_arg_matches(&matches)) {
        // The whole command line says the same with its own usage.
        Err(_) => Cli::try_parse_from(options).map(|cli| cli.global),
        read => read,
    }
}

pub fn command_line() -> Command {
    with_lines(Cli::command())
}

/// Refuses an option of a command together with one of every command, which clap does not see next to each other.
fn without_conflict(cli: Cli) -> Result<Cli, clap::Error> {
    let alone = match &cli.command {
        Some(args::Command::Run(typed)) if cli.global.series.is_some() => typed.without_series(),
        _ => None,
    };
    let Some(option) = alone else { return Ok(cli) };
    let message = format!("the argument '{option}' cannot be used with '--series <NAME>'");
    Err(Cli::command().error(ErrorKind::ArgumentConflict, message))
}

/// The command line of an ordinary start for a command of that name: with that command or those of its group only, and without the
/// options of every command. `None` for another name.
fn small_command_line(name: &str) -> Option<Command> {
    fn with<Group: Subcommand>(name: &str, root: &Command) -> Option<Command> {
        Group::has_subcommand(name).then(|| Group::augment_subcommands(root.clone()))
    }
    let root = Command::new("ginscore").no_binary_name(true);
    let name = if REFEREE.contains(&name) { "judge" } else { name };
    let word = WORDS.into_iter().find(|word| *word == name);
    match word.and_then(command) {
        Some(one) => Some(root.subcommand(one)),
        None => with::<Start>(name, &root).or_else(|| with::<Setup>(name, &root)),
    }
}

#[cfg(test)]
mod tests {
    use clap::Arg;

    use super::*;

    /// The words of a line, with a space in place of each underscore.
    fn words(line: &str) -> Words {
        Words::of(line.split(' ').map(|word| OsString::from(word.replace('_', " "))))
    }

    #[test]
    fn the_options_of_every_command_are_known() {
        let names = |arg: &Arg| {
            let short = arg.get_short().map(|letter| format!("-{letter}"));
            arg.get_long().map(|name| format!("--{name}")).into_iter().chain(short).collect::<Vec<_>>()
        };
        let whole = Cli::command();
        let everywhere = |with_value: bool| {
            let args = whole.get_arguments().filter(|arg| arg.is_global_set());
            let mut all: Vec<String> =
                args.filter(|arg| arg.get_action().takes_values() == with_value).flat_map(names).collect();
            all.sort();
            all
        };
        let sorted = |names: &[&str]| {
            let mut names: Vec<String> = names.iter().map(ToString::to_string).collect();
            names.sort();
            names
        };
        assert_eq!(everywhere(false), sorted(&FLAGS));
        assert_eq!(everywhere(true), sorted(&WITH_VALUE));
        for command in Cli::command().get_subcommands() {
            small_command_line(command.get_name()).unwrap().debug_assert();
        }
        assert!(small_command_line("scor").is_none());
    }

    #[test]
    fn options_of_every_command_stand_anywhere_before_a_note() {
        for (line, options, rest) in [
            ("ginscore score --json", "ginscore --json", "score"),
            ("ginscore Ann 4 v 23 --ledger x -q", "ginscore --ledger x -q", "Ann 4 v 23"),
            ("ginscore Ann --series=#1 4 v 23 # --json", "ginscore --series=#1", "Ann 4 v 23 # --json"),
            ("ginscore --series #1 undo", "ginscore --series #1", "undo"),
            ("ginscore Ann +1 #_a_note --json", "ginscore", "Ann +1 #_a_note --json"),
            ("ginscore hand --ledger=d Ann -- --json", "ginscore --ledger=d", "hand Ann -- --json"),
            ("ginscore score --ledger", "ginscore --ledger", ""),
            ("ginscore --lang --json score", "ginscore --lang", ""),
            ("ginscore help rules list --json", "ginscore --json", "rules list --help"),
            ("ginscore help", "ginscore", "--help"),
            ("ginscore help table", "ginscore", "help table"),
            ("ginscore help -h", "ginscore", "-h --help"),
            ("ginscore help undercut --plain", "ginscore --plain", "help undercut"),
        ] {
            let all = |words: &str| -> Vec<OsString> {
                let words = words.split(' ').filter(|word| !word.is_empty());
                words.map(|word| OsString::from(word.replace('_', " "))).collect()
            };
            assert_eq!(words(line), Words { options: all(options), rest: all(rest) }, "{line}");
        }
    }

    /// What is read, or the mistake as clap has it, without the usage below it.
    fn shown(read: Result<Cli, clap::Error>) -> String {
        let first = |text: String| text.lines().next().unwrap_or_default().to_owned();
        read.map_or_else(|error| first(error.to_string()), |cli| format!("{cli:?}"))
    }

    #[test]
    fn what_is_no_command_is_a_line() {
        for line in
            ["Ann 4 v 23 -h # --json", "undo", "amend 3 draw", "Score 4 v 23", "a4v23", "adjust Bob -10"]
        {
            let read = words(&format!("ginscore --plain {line}")).read().unwrap();
            assert!(read.global.plain);
            let Some(args::Command::Line(read)) = read.command else { panic!("{line}") };
            assert_eq!(read, line.split(' ').map(OsString::from).collect::<Vec<_>>());
        }
        assert!(matches!(
            words("ginscore check QS KS AS").read().unwrap().command,
            Some(args::Command::Run(_))
        ));
    }

    #[test]
    fn every_command_is_read_as_by_the_whole_command_line() {
        for line in [
            "ginscore",
            "ginscore --version",
            "ginscore score --json --plain",
            "ginscore --json score -q",
            "ginscore hand Ann 4 v 23 --series x --ledger y",
            "ginscore hand --series=x Ann +18 -- --json",
            "ginscore score --series a --series b",
            "ginscore score --series",
            "ginscore score --ledger",
            "ginscore export --series x",
            "ginscore score --color blue",
            "ginscore score --cards tarot",
            "ginscore score --cards b-d-k",
            "ginscore score --nonsense",
            "ginscore import - --dry-run --quiet",
            "ginscore stats --since yesterday --json",
            "ginscore table --json --help",
            "ginscore -qh",
            "ginscore score -qq",
            "ginscore judge --rules=pagat --json 4 23",
            "ginscore rules show pagat target=5 --no-input",
            "ginscore --series --json x score",
            "ginscore export --all --json",
            "ginscore verify QS KS AS",
        ] {
            let all: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            let whole = command_line().try_get_matches_from(&all);
            let whole = whole.and_then(|matches| Cli::from_arg_matches(&matches));
            assert_eq!(shown(words(line).read()), shown(whole), "{line}");
        }
        assert!(shown(words("ginscore export --all --series x").read()).contains("cannot be used with"));
    }
}
