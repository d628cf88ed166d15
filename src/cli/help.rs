//! The help: the words of its frame, which clap has in English only, and the list of commands in groups.

use std::ffi::OsString;

use clap::builder::PossibleValue;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Subcommand};

use super::args::{Correction, Data, Dispute, Evening, LookBack, Setup};
use super::localize::localized;
use super::options::Global;
use crate::messages::{Fixed, Lang, Message, written::cli_help as say};
use crate::show::words::wrapped;

/// The names of the commands of a group, in order.
fn names_of<Group: Subcommand>() -> Vec<String> {
    let group = Group::augment_subcommands(Command::new(""));
    group.get_subcommands().map(|command| command.get_name().to_owned()).collect()
}

/// The commands by purpose, in the order of the help.
fn groups() -> [(&'static str, Vec<String>); 6] {
    let mut setup = names_of::<Setup>();
    setup.push(HELP.to_owned());
    [
        (say::GroupEvening.text(), names_of::<Evening>()),
        (say::GroupCorrections.text(), names_of::<Correction>()),
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

/// The width of the help without a terminal, as clap has it.
const WIDTH: usize = 100;

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
    let command = localized(command);
    let template = grouped(&command);
    framed(with_own_flags(command)).help_template(template)
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

/// The template of the help of the program.
fn grouped(command: &Command) -> String {
    let mut text = format!("{{before-help}}{{about-with-newline}}\n{} {{usage}}\n", say::UsageHeading.text());
    for (title, names) in groups() {
        text.push_str(&format!("\n{title}\n"));
        for name in &names {
            text.push_str(&listed(name, NAMES, about(command, name)));
        }
    }
    text + "\n" + say::OptionsHeading.text() + "\n{options}{after-help}"
}

/// A command with its frame in the words of the language, and all commands under it. In English the arguments are as clap
/// shows them.
fn framed(command: Command) -> Command {
    let mut sections = Vec::new();
    if command.has_subcommands() {
        let names = || command.get_subcommands().map(Command::get_name).chain([HELP]);
        let width = names().map(str::len).max().unwrap_or_default() + 2;
        let list: String = names().map(|name| listed(name, width, about(&command, name))).collect();
        sections.push(format!("{}\n{}", say::CommandsHeading.text(), list.trim_end()));
    }
    if command.get_positionals().next().is_some() {
        sections.push(format!("{}\n{{positionals}}", say::ArgumentsHeading.text()));
    }
    sections.push(format!("{}\n{{options}}", say::OptionsHeading.text()));
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{} {{usage}}\n\n{}{{after-help}}",
        say::UsageHeading.text(),
        sections.join("\n\n")
    );
    let command = match Lang::current() {
        Lang::ENGLISH => command,
        _ => command.mut_args(with_values),
    };
    command.mut_subcommands(framed).help_template(template)
}

/// What a command is for, in a line.
fn about(command: &Command, name: &str) -> String {
    let inner = command.find_subcommand(name).and_then(Command::get_about);
    inner.map_or_else(|| say::HelpCommand.text().to_owned(), ToString::to_string)
}

/// A line of a list of commands.
fn listed(name: &str, width: usize, about: String) -> String {
    let column = width + 2;
    let lines = wrapped(&about, WIDTH - column);
    format!("  {name:<width$}{}\n", lines.join(&format!("\n{:column$}", "")))
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
    use clap::CommandFactory;

    use super::*;
    use crate::cli::args::Cli;

    /// Every command, the innermost last.
    fn all(command: &Command) -> Vec<&Command> {
        let inner = command.get_subcommands().filter(|command| command.get_name() != HELP);
        std::iter::once(command).chain(inner.flat_map(all)).collect()
    }

    /// The short and the long help of every command.
    fn helps(mut command: Command) -> Vec<String> {
        command.build();
        let both = |command: &Command| {
            [command.clone().render_help(), command.clone().render_long_help()].map(|help| help.to_string())
        };
        all(&command).into_iter().flat_map(both).collect()
    }

    #[test]
    fn the_english_frame_is_that_of_clap() {
        let plain = helps(localized(Cli::command()));
        assert!(plain.len() > 80);
        assert_eq!(helps(framed(with_own_flags(localized(Cli::command())))), plain);
    }

    /// A command with values in the words of the language, and all commands under it.
    fn with_all_values(command: Command) -> Command {
        command.mut_args(with_values).mut_subcommands(with_all_values)
    }

    #[test]
    fn the_english_values_are_those_of_clap() {
        // Of empty lines, clap indents some.
        let trimmed = |help: String| help.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
        let plain: Vec<String> = helps(localized(Cli::command())).into_iter().map(trimmed).collect();
        let own: Vec<String> =
            helps(with_all_values(localized(Cli::command()))).into_iter().map(trimmed).collect();
        assert!(plain.iter().any(|help| help.contains("Possible values:")));
        assert_eq!(own, plain);
    }
}
