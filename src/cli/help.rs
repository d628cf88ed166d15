//! The help: an example first, then the commands that most people need. All commands are under `help all`, and the options of
//! every command under `help options`.

use std::ffi::OsString;

use clap::builder::PossibleValue;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, CommandFactory, Subcommand};
use unicode_width::UnicodeWidthStr;

use super::args::{Cli, Correction, Data, Dispute, Evening, LookBack, Setup};
use super::localize::localized;
use super::options::Global;
use crate::messages::{Fixed, Lang, Message, written::cli_help as say};
use crate::show::words::wrapped;

/// The commands that most people need, in the order of the help.
const FIRST: [&str; 10] =
    ["table", "score", "undo", "amend", "why", "rules", "board", "export", "paper", "stats"];

/// The commands of an evening that record a line, as the corrections do.
const LINES: [&str; 5] = ["hand", "draw", "up", "misdeal", "stop"];

/// The names of the commands of a group, in order.
fn names_of<Group: Subcommand>() -> Vec<String> {
    let group = Group::augment_subcommands(Command::new(""));
    group.get_subcommands().map(|command| command.get_name().to_owned()).collect()
}

/// The commands by purpose. Those that record a line are one group: each is typed at the table as it is.
fn groups() -> [(&'static str, Vec<String>); 6] {
    let is_line = |name: &String| LINES.contains(&name.as_str());
    let (lines, evening) = names_of::<Evening>().into_iter().partition(is_line);
    let lines: Vec<String> = lines;
    let mut setup = names_of::<Setup>();
    setup.push(HELP.to_owned());
    [
        (say::GroupEvening.text(), evening),
        (say::GroupLines.text(), [lines, names_of::<Correction>()].concat()),
        (say::GroupDisputes.text(), names_of::<Dispute>()),
        (say::GroupLookingBack.text(), names_of::<LookBack>()),
        (say::GroupData.text(), names_of::<Data>()),
        (say::GroupSetup.text(), setup),
    ]
}

/// The command that clap adds.
const HELP: &str = "help";

/// The place of the options that clap has last.
const LAST: usize = 1000;

/// The columns of a list: those of a small terminal.
const WIDTH: usize = 80;

/// The widest name of an option next to its text.
const WIDEST: usize = 24;

/// The columns of the names in the list of all commands.
const NAMES: usize = 13;

/// The command line of an ordinary start for a command of that name: with the commands of its group only, and with the options
/// of every command before the command only, since they would be copied for each command. `None` for another name.
pub fn small_command_line(name: &str) -> Option<Command> {
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

/// Reads the words with a command line. Only if they ask for help is it made ready, which costs as much as to build the
/// command line.
///
/// # Errors
/// Returns what is wrong with the words, or the help or the version, if they ask for it.
pub fn read_with(command: Command, words: &[OsString]) -> Result<ArgMatches, clap::Error> {
    let last = words.get(words.len().saturating_sub(2)..).unwrap_or_default();
    if let [help, list] = last
        && help == HELP
        && words
            .iter()
            .skip(1)
            .all(|word| word == help || word == list || word.to_string_lossy().starts_with('-'))
        && let Some(text) = list.to_str().and_then(list_named)
    {
        // clap shows it as any help.
        return Command::new("ginscore").help_template(text).try_get_matches_from(["ginscore", "--help"]);
    }
    match command.clone().try_get_matches_from(words) {
        Err(error) if is_help(error.kind()) => with_help(command).try_get_matches_from(words),
        read => read,
    }
}

/// Returns true for help that was asked for, or is shown in place of a missing command.
pub const fn is_help(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand)
}

/// The command line with help in the words of the language.
pub fn with_help(command: Command) -> Command {
    framed(with_own_flags(localized(command)))
}

/// The command line with options of its own in place of those with which clap shows help and the version. (They are copied
/// for every command, which is too slow if nobody asks for help.)
fn with_own_flags(command: Command) -> Command {
    let flag = |name, short, at| Arg::new(name).short(short).long(name).display_order(LAST + at);
    let help = flag(HELP, 'h', 0).action(ArgAction::Help).global(true);
    let version = flag("version", 'V', 1).action(ArgAction::Version);
    command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(help.help(say::HelpFlag.text()).long_help(say::HelpFlagLong.text()))
        .arg(version.help(say::VersionFlag.text()))
}

/// The list that `help all` or `help options` shows.
pub fn list_named(name: &str) -> Option<String> {
    let command = || with_own_flags(localized(Cli::command()));
    match name {
        "all" => Some(all_commands(&command())),
        "options" => {
            let everywhere = |arg: &&Arg| arg.is_global_set() || arg.get_id() == "version";
            let command = command();
            let options: Vec<&Arg> = command.get_arguments().filter(everywhere).collect();
            Some(format!("{}\n{}", say::EveryOption.text(), list_of(&options)))
        }
        _ => None,
    }
}

fn all_commands(command: &Command) -> String {
    let group = |(title, names): &(&str, Vec<String>)| {
        let commands = names.iter().map(|name| listed(name, NAMES, &about(command, name)));
        let title = wrapped(title, WIDTH).join("\n");
        format!("{title}\n{}", commands.collect::<String>())
    };
    groups().iter().map(group).collect::<Vec<_>>().join("\n")
}

/// A command with its help in sections, and all commands under it.
fn framed(command: Command) -> Command {
    let is_program = command.get_name() == "ginscore";
    let mut sections = vec!["{before-help}{about-with-newline}".to_owned()];
    sections.extend(command.get_after_long_help().map(|examples| format!("{examples}\n")));
    sections.push(format!("{} {{usage}}\n", say::UsageHeading.text()));
    let commands: Vec<&str> = match is_program {
        true => FIRST.into_iter().filter(|name| command.find_subcommand(name).is_some()).collect(),
        false if command.has_subcommands() => {
            command.get_subcommands().map(Command::get_name).chain([HELP]).collect()
        }
        false => Vec::new(),
    };
    if !commands.is_empty() {
        let width = commands.iter().map(|name| name.len()).max().unwrap_or_default() + 2;
        let list: String = commands.iter().map(|name| listed(name, width, &about(&command, name))).collect();
        sections.push(format!("{}\n{list}", say::CommandsHeading.text()));
    }
    if command.get_positionals().next().is_some() {
        sections.push(format!("{}\n{{positionals}}\n", say::ArgumentsHeading.text()));
    }
    sections.extend(grouped_options(&command));
    let more = if is_program { say::HelpMore.text() } else { say::HelpOptions.text() };
    sections.push(wrapped(more, WIDTH).join("\n"));
    let command = match Lang::current() {
        Lang::ENGLISH => command,
        _ => command.mut_args(with_values),
    };
    command.mut_subcommands(framed).help_template(sections.join("\n"))
}

/// The options of a command alone, in groups: those that choose the game, those of the series, and the others.
fn grouped_options(command: &Command) -> Vec<String> {
    let own = command.get_arguments().filter(|arg| !arg.is_global_set() && !arg.is_positional());
    let own: Vec<&Arg> = own.filter(|arg| arg.get_id() != "version").collect();
    let titles = [say::GameOptions.text(), say::SeriesOptions.text(), say::OptionsHeading.text()];
    let group = |(at, title): (usize, &str)| {
        let options: Vec<&Arg> = own.iter().filter(|arg| group_of(arg) == at).copied().collect();
        (!options.is_empty()).then(|| format!("{title}\n{}", list_of(&options)))
    };
    titles.into_iter().enumerate().filter_map(group).collect()
}

/// The place of the group of an option.
fn group_of(arg: &Arg) -> usize {
    match arg.get_long().unwrap_or_default() {
        "rules" | "oklahoma" | "hollywood" | "target" | "set" => 0,
        "dealer" | "stake" | "name" | "sides" | "out" | "new-player" | "new" => 1,
        _ => 2,
    }
}

/// A list of options.
fn list_of(options: &[&Arg]) -> String {
    let named: Vec<(String, String)> = options
        .iter()
        .map(|arg| {
            let short = arg.get_short().map_or_else(String::new, |letter| format!("-{letter}, "));
            let value = match arg.get_value_names() {
                Some([value, ..]) if arg.get_action().takes_values() => format!(" <{value}>"),
                _ => String::new(),
            };
            let name = format!("{short}--{}{value}", arg.get_long().unwrap_or_default());
            let text = with_values((*arg).clone()).get_help().map(ToString::to_string);
            (name, text.unwrap_or_default())
        })
        .collect();
    let width = named.iter().map(|(name, _)| name.width()).filter(|width| *width <= WIDEST).max();
    let width = width.unwrap_or_default() + 2;
    named.iter().map(|(name, text)| listed(name, width, text)).collect()
}

/// What a command is for, in a line.
fn about(command: &Command, name: &str) -> String {
    let inner = command.find_subcommand(name).and_then(Command::get_about);
    inner.map_or_else(|| say::HelpCommand.text().to_owned(), ToString::to_string)
}

/// An entry of a list.
fn listed(name: &str, width: usize, about: &str) -> String {
    let column = width + 2;
    let below = format!("\n{:column$}", "");
    let lines = wrapped(about, WIDTH.saturating_sub(column)).join(&below);
    match name.width() < width {
        true => format!("  {name:<width$}{lines}\n"),
        false => format!("  {name}{below}{lines}\n"),
    }
}

/// An argument that says its default and its values in the words of the language.
fn with_values(arg: Arg) -> Arg {
    let values: Vec<PossibleValue> =
        arg.get_possible_values().into_iter().filter(|value| !value.is_hide_set()).collect();
    let defaults = Some(arg.get_default_values()).filter(|_| !arg.is_hide_default_value_set());
    let default: Vec<_> = defaults.into_iter().flatten().map(|value| value.to_string_lossy()).collect();
    if !arg.get_action().takes_values() || values.is_empty() && default.is_empty() {
        return arg;
    }
    let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
    let default = (!default.is_empty()).then(|| say::DefaultValue { value: default.join(" ") }.said());
    let named = (!names.is_empty()).then(|| say::PossibleValues { values: names.join(", ") }.said());
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let short = joined(&[Some(&help), default.as_ref(), named.as_ref()], " ");
    let described = values.iter().any(|value| value.get_help().is_some()).then(|| meanings(&values));
    let below = joined(&[default.as_ref(), named.as_ref().filter(|_| described.is_none())], "\n");
    let long = joined(&[Some(&help), described.as_ref(), Some(&below)], "\n\n");
    arg.help(short).long_help(long).hide_default_value(true).hide_possible_values(true)
}

/// The parts that are there and not empty.
fn joined(parts: &[Option<&String>], between: &str) -> String {
    let parts = parts.iter().flatten().map(|part| part.as_str()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(between)
}

/// A list of values with their meanings.
fn meanings(values: &[PossibleValue]) -> String {
    let width = values.iter().map(|value| value.get_name().len()).max().unwrap_or_default();
    let mut text = say::PossibleValuesHeading.text().to_owned();
    for value in values {
        let name = value.get_name();
        let padding = width - name.len();
        let meaning = value.get_help().map(ToString::to_string).unwrap_or_default();
        text.push_str(&format!("\n- {name}: {:padding$}{meaning}", ""));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every command, the innermost last.
    fn all(command: &Command) -> Vec<&Command> {
        let inner = command.get_subcommands().filter(|command| command.get_name() != HELP);
        std::iter::once(command).chain(inner.flat_map(all)).collect()
    }

    fn helped() -> Command {
        let mut command = with_help(Cli::command());
        command.build();
        command
    }

    fn help_of(command: &Command) -> String {
        command.clone().render_help().to_string()
    }

    /// The options of a list, by their names.
    fn names(text: &str) -> Vec<String> {
        let words = text.lines().filter(|line| line.starts_with("  -")).flat_map(str::split_whitespace);
        let names = words.filter_map(|word| word.strip_prefix("--"));
        names.map(|name| name.split('=').next().unwrap_or_default().to_owned()).collect()
    }

    #[test]
    fn every_option_is_in_one_place() {
        let command = helped();
        let everywhere = names(&list_named("options").unwrap());
        assert_eq!(everywhere.len(), 11, "{everywhere:?}");
        for command in all(&command) {
            let text = help_of(command);
            let mut listed = names(&text);
            assert!(listed.iter().all(|name| !everywhere.contains(name)), "{text}");
            let own = command.get_arguments().filter(|arg| !arg.is_global_set() && arg.get_id() != "version");
            let mut own: Vec<&str> = own.filter_map(Arg::get_long).collect();
            listed.sort();
            own.sort();
            assert_eq!(listed, own, "{text}");
        }
    }

    #[test]
    fn an_example_comes_first_and_the_help_is_short() {
        let command = helped();
        for command in all(&command) {
            let text = help_of(command);
            let at = |part: &str| text.find(part).unwrap_or_else(|| panic!("{part}: {text}"));
            assert!(at("Examples:") < at("Usage:"), "{text}");
            assert!(text.lines().count() <= 70, "{text}");
            // An example is never broken.
            let mut wrapped = text.lines().filter(|line| !line.starts_with("  ginscore "));
            assert!(wrapped.all(|line| line.chars().count() <= 100), "{text}");
        }
        let text = help_of(&command);
        let commands = text.split("Commands:\n").nth(1).unwrap().lines().take_while(|line| !line.is_empty());
        let commands: Vec<&str> = commands.filter_map(|line| line.split_whitespace().next()).collect();
        assert!(
            commands.iter().zip(FIRST).all(|(shown, first)| cfg!(not(feature = "board")) || *shown == first)
        );
        assert!(text.lines().count() <= 35, "{text}");
    }

    #[test]
    fn all_commands_are_in_the_list_of_all() {
        let text = list_named("all").unwrap();
        for command in Cli::command().get_subcommands() {
            let name = format!("\n  {} ", command.get_name());
            assert_eq!(text.matches(&name).count(), 1, "{name}");
        }
    }
}
