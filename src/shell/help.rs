//! The look of the help: the lines next to the commands, in the style of clap.

use std::fmt::Write;

use clap::Command;
use clap::builder::{StyledStr, Styles};

use crate::show::help::lines;

pub fn with_lines(command: Command) -> Command {
    let styles = Styles::styled();
    let heading = styles.get_header();
    // clap lays them out as it does the commands.
    let rows = lines().into_iter().map(|(example, meaning)| Command::new(example).about(meaning));
    let rows =
        Command::new("lines").disable_help_subcommand(true).subcommands(rows).help_template("{subcommands}");
    let rows = rows.clone().render_help();
    let mut text = StyledStr::new();
    // Writing into memory does not fail.
    let _ = write!(text, "{{before-help}}{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n");
    let _ = write!(text, "{heading}Commands:{heading:#}\n{{subcommands}}\n\n");
    let _ = write!(text, "{heading}Lines (a note in quotes, '# why'):{heading:#}\n{}\n", rows.ansi());
    let _ = write!(text, "\n{heading}Options:{heading:#}\n{{options}}{{after-help}}");
    command.help_template(text)
}
