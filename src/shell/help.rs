//! The look of the help: the lines next to the commands, and the examples below a command, in the style of clap.

use std::fmt::Write;

use clap::Command;
use clap::builder::{StyledStr, Styles};

use crate::say::{in_english, written::lines};
use crate::show::cards::letters::in_own_letters;

/// Examples with their heading: what to type, and what it does. The manual reads them from there.
pub fn examples(all: &[(&str, &str)]) -> StyledStr {
    let styles = Styles::styled();
    let (heading, typed) = (styles.get_header(), styles.get_literal());
    let mut text = StyledStr::new();
    // Writing into memory does not fail.
    let _ = write!(text, "{heading}Examples:{heading:#}");
    for (example, meaning) in all {
        let _ = write!(text, "\n  {typed}{example}{typed:#}\n      {meaning}");
    }
    text
}

/// What `--help` after a line says: an example of it, and what it does. A line that begins with no word of its own is a hand.
pub fn of_line(first: &str) -> String {
    let row = |word: &str| lines::all().find(|(name, ..)| *name == word);
    let row = row(&first.to_lowercase()).or_else(|| row("hand"));
    row.map(|(_, meaning, example)| said(example, meaning)).unwrap_or_default()
}

/// An example and its meaning, below it.
pub fn said(example: &str, meaning: &str) -> String {
    format!("{}\n    {meaning}\n", in_own_letters(example))
}

/// The table of lines: what is typed as an example, and what it does.
pub fn lines() -> Vec<(&'static str, &'static str)> {
    in_english(|| lines::all().map(|(_, meaning, example)| (example, meaning)).collect())
}

/// The command line with the table of lines in its help.
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
