//! Reads the command line.
//!
//! To build the whole command line is most of the work of a short command. An ordinary start reads its words with a small
//! one. Whatever that cannot read is read again with the whole one, so that help and mistakes are the same.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{Arg, Args, Command, FromArgMatches, Parser, Subcommand};

use super::args::{Cli, Correction, Data, Dispute, Evening, LookBack, Setup};
use super::options::Global;

/// The options of every command that stand alone.
const FLAGS: [&str; 5] = ["--json", "--no-input", "--plain", "--quiet", "-q"];

/// The options of every command that have a value. `--series` stays where it is: options of commands refer to it.
const WITH_VALUE: [&str; 4] = ["--ledger", "--lang", "--color", "--cards"];

/// Reads the words of the command line.
///
/// # Errors
/// Returns what is wrong with them, or the help or the version, if they ask for it.
pub(super) fn read(words: &[OsString]) -> Result<Cli, clap::Error> {
    if let Some((words, mut small)) =
        in_front(words).and_then(|(words, name)| Some((words, small_command_line(&name)?)))
    {
        let matches = small.try_get_matches_from_mut(words);
        // To free each of its parts would take a tenth of a short command.
        std::mem::forget(small);
        match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
            Err(error) if error.kind() != ErrorKind::DisplayVersion => {}
            read => return read,
        }
    }
    Cli::try_parse_from(words)
}

/// The command line of an ordinary start for a command of that name: with the commands of its group only, and with the options
/// of every command before the command only, since they would be copied for each command. `None` for another name.
fn small_command_line(name: &str) -> Option<Command> {
    fn with<Group: Subcommand>(name: &str) -> Option<Command> {
        let root = Command::new("ginscore").version(env!("CARGO_PKG_VERSION"));
        Group::has_subcommand(name).then(|| Group::augment_subcommands(Global::augment_args(root)))
    }
    let groups =
        [with::<Evening>, with::<Correction>, with::<Dispute>, with::<LookBack>, with::<Data>, with::<Setup>];
    let command = groups.iter().find_map(|group| group(name))?;
    let before = |arg: &Arg| arg.is_global_set() && arg.get_id() != "series";
    Some(command.mut_args(|arg| if before(&arg) { arg.global(false) } else { arg }))
}

/// The words with the options of every command, each with its value, before the command, and the first word after them.
/// `None` if there is none, or if a value may be missing: the next word would be taken for it.
fn in_front(words: &[OsString]) -> Option<(Vec<OsString>, String)> {
    let mut front: Vec<OsString> = words.iter().take(1).cloned().collect();
    let mut rest = Vec::new();
    // An option of the command that may have a value, which would have to follow.
    let mut may_miss_value = false;
    let mut words = words.iter().skip(1);
    while let Some(word) = words.next() {
        let text = word.to_str().unwrap_or_default();
        let alone =
            FLAGS.contains(&text) || text.split_once('=').is_some_and(|(name, _)| WITH_VALUE.contains(&name));
        let moves = alone || WITH_VALUE.contains(&text);
        if moves && may_miss_value {
            return None;
        }
        may_miss_value = !moves && text.starts_with('-') && !text.contains('=');
        if text == "--" {
            rest.push(word.clone());
            rest.extend(words.by_ref().cloned());
        } else if alone {
            front.push(word.clone());
        } else if moves {
            let value = words.next().filter(|value| !value.to_string_lossy().starts_with('-'))?;
            front.extend([word.clone(), value.clone()]);
        } else {
            rest.push(word.clone());
        }
    }
    let name = rest.first()?.to_str()?.to_owned();
    front.extend(rest);
    Some((front, name))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    fn words(line: &str) -> Vec<OsString> {
        line.split(' ').map(OsString::from).collect()
    }

    #[test]
    fn the_options_of_every_command_are_known() {
        let names = |arg: &Arg| {
            let short = arg.get_short().map(|letter| format!("-{letter}"));
            arg.get_long().map(|name| format!("--{name}")).into_iter().chain(short).collect::<Vec<_>>()
        };
        let whole = Cli::command();
        let everywhere = |with_value: bool| {
            let args = whole.get_arguments().filter(|arg| arg.is_global_set() && arg.get_id() != "series");
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
            let small = small_command_line(command.get_name()).unwrap();
            assert!(small.get_arguments().all(|arg| !arg.is_global_set() || arg.get_id() == "series"));
            // Clap checks then that the options that commands refer to are there.
            small.debug_assert();
        }
        assert!(small_command_line("scor").is_none());
    }

    #[test]
    fn options_come_before_the_command() {
        for (line, expected) in [
            ("ginscore score --json", "ginscore --json score"),
            ("ginscore hand Ann 4 v 23 --ledger x -q", "ginscore --ledger x -q hand Ann 4 v 23"),
            ("ginscore hand --ledger=d Ann -- # --json", "ginscore --ledger=d hand Ann -- # --json"),
        ] {
            assert_eq!(in_front(&words(line)).map(|(front, _)| front), Some(words(expected)), "{line}");
        }
        for line in [
            "ginscore score --ledger",
            "ginscore --lang --json score",
            "ginscore --cards -- score",
            "ginscore new Ann Bob --name -q Hugo",
            "ginscore new Ann Bob --stake --lang de 0.10",
        ] {
            assert_eq!(in_front(&words(line)), None, "{line}");
        }
    }

    /// What is read, or the mistake as clap has it.
    fn shown(read: Result<Cli, clap::Error>) -> String {
        read.map_or_else(|error| error.to_string(), |cli| format!("{cli:?}"))
    }

    #[test]
    fn every_command_line_is_read_as_by_the_whole_one() {
        for line in [
            "ginscore",
            "ginscore --version",
            "ginscore score --json --plain",
            "ginscore --json score -q",
            "ginscore hand Ann 4 v 23 --series x --ledger y",
            "ginscore hand --series=x Ann +18 -- --json",
            "ginscore score --series a --series b",
            "ginscore --series a score --series b",
            "ginscore score --series",
            "ginscore score --ledger",
            "ginscore export --all --series x",
            "ginscore export --series x",
            "ginscore score --color blue",
            "ginscore score --cards tarot",
            "ginscore score --cards b-d-k",
            "ginscore scroe --json",
            "ginscore rules show pagat --set target=5 --no-input",
            "ginscore import - --dry-run --quiet",
            "ginscore stats --since yesterday --json",
            "ginscore table --json --help",
            "ginscore -qh",
            "ginscore score -qq",
            "ginscore new Ann Bob --name -q Hugo",
            "ginscore new Ann Bob --stake --json 0.10",
            "ginscore new Ann Bob --stake --ledger x 0.10",
            "ginscore new Ann Bob --stake=1 --json",
            "ginscore --series --json x score",
            "ginscore export --all --json",
        ] {
            let words = words(line);
            assert_eq!(shown(read(&words)), shown(Cli::try_parse_from(&words)), "{line}");
        }
    }
}
