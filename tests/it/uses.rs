//! Every command, option and rule has a use, and docs/uses.md names it.

use std::collections::BTreeSet;

use ginscore::cli::manual::command_line;
use ginscore_rules::house::RuleKey;

const USES: &str = include_str!("../../docs/uses.md");

/// The commands of the program, and the options of all commands below one.
fn collect(command: &clap::Command, options: &mut BTreeSet<String>) {
    let named = command.get_arguments().filter(|option| !option.is_hide_set());
    options.extend(named.filter_map(|option| Some(format!("--{}", option.get_long()?))));
    command.get_subcommands().for_each(|below| collect(below, options));
}

#[test]
fn everything_has_a_use() {
    let command = command_line();
    let mut had: BTreeSet<String> =
        command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    collect(&command, &mut had);
    had.extend(RuleKey::all().map(|key| key.name.to_owned()));
    had.retain(|name| name != "--help" && name != "--version");
    let rows = USES.lines().filter_map(|line| line.strip_prefix("| `")?.split_once(" | "));
    let named: BTreeSet<String> = rows
        .filter(|(_, used)| used.split_whitespace().count() > 2)
        .flat_map(|(names, _)| {
            names.split(", ").map(|name| name.trim_matches('`').to_owned()).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(had, named);
}
