//! The commands under `rules`, `series` and `players`: declarations only, with their help.

use clap::Subcommand;

use crate::commands::args::options::{Rules, examples};

/// The commands under `rules`.
#[derive(Debug, Subcommand)]
pub enum RulesCommand {
    /// List the presets with their sources, and the rules that were saved.
    #[command(after_long_help = examples(&[
        ("ginscore rules list", "List the presets and the saved rules."),
    ]))]
    List,
    /// Save house rules under a name.
    ///
    /// Without words, saves the rules of the current series; with words, those that `ginscore new` would take with the
    /// same words. They are kept in the ledger's directory, for everyone who uses the ledger, and are named like a preset.
    /// `new`, `table` and `judge` take the rules called `default` if no preset is named. Series never change when the rules
    /// are saved again: each has its own rules in full.
    #[command(after_long_help = examples(&[
        ("ginscore rules save club", "Save the rules of the current series."),
        ("ginscore rules save club pagat target=150", "Save Pagat's rules with a change."),
        ("ginscore new Ann Bob club hollywood", "Play by them, three games side by side."),
        ("ginscore rules save default pagat", "Play by Pagat's rules from now on."),
    ]))]
    Save {
        /// The name: letters, digits, `-` and `_`.
        #[arg(value_name = "NAME")]
        name: String,
        /// A preset, forms of the game, and values.
        #[arg(value_name = "WORDS")]
        words: Vec<String>,
        #[command(flatten)]
        rules: Rules,
        /// Replace other rules of that name without asking.
        #[arg(short, long)]
        yes: bool,
    },
    /// Show every rule of a preset, of saved rules, or of the current series.
    #[command(after_long_help = examples(&[
        ("ginscore rules show", "Show the rules of the current series."),
        ("ginscore rules show pagat oklahoma", "Show a preset with the knock card."),
    ]))]
    Show {
        /// A preset, forms of the game, and values.
        #[arg(value_name = "WORDS")]
        words: Vec<String>,
        #[command(flatten)]
        rules: Rules,
    },
    /// Show where two sets of rules differ.
    ///
    /// Each is the words of rules, in quotation marks if there are several, or the name of a series. One alone is compared
    /// with the current series.
    #[command(after_long_help = examples(&[
        ("ginscore rules diff pagat online", "Show where the two differ."),
        ("ginscore rules diff pagat 'pagat hollywood'", "Show what the form changes."),
        ("ginscore rules diff pagat", "Show where the rules of the current series differ from Pagat's."),
    ]))]
    Diff {
        /// One or two sets of rules, or series.
        #[arg(
            value_name = "WORDS",
            num_args = 1..=2,
            required_unless_present = "in_words"
        )]
        sides: Vec<String>,
        #[command(flatten)]
        rules: Rules,
    },
    /// Explain a topic of the rulebook, with its sources.
    ///
    /// Without a topic, lists the topics and terms: what the words of the game mean, what each rule says and who plays
    /// by it, and what to do when something goes wrong at the table. A term of the game or a rule's key finds its
    /// topic, too. Error messages name their topic after `rule:`.
    #[command(after_long_help = examples(&[
        ("ginscore rules explain", "List the topics and terms of the rulebook."),
        ("ginscore rules explain --all", "Print the whole rulebook."),
        ("ginscore rules explain laying-off", "Explain laying off and its order, with the sources."),
        ("ginscore rules explain illegal-knock", "Explain what happens after a knock above the limit."),
    ]))]
    Explain {
        /// A topic, a term, a rule's key, or an unambiguous prefix.
        #[arg(value_name = "TOPIC")]
        topic: Vec<String>,
        /// Print the whole rulebook.
        #[arg(long, conflicts_with = "topic")]
        all: bool,
    },
}

/// The commands under `series`.
#[derive(Debug, Subcommand)]
pub enum SeriesCommand {
    /// List the series of the ledger.
    #[command(after_long_help = examples(&[
        ("ginscore series list", "List every series of the ledger; a star marks the current one."),
    ]))]
    List,
    /// Make a series the current one.
    #[command(after_long_help = examples(&[
        ("ginscore series use ann", "Switch to the series with ann in its name."),
    ]))]
    Use {
        /// Its name, or an unambiguous part of it.
        #[arg(value_name = "NAME")]
        name: String,
    },
    /// Show the current series' file, players and rules.
    #[command(after_long_help = examples(&[
        ("ginscore series show", "Show where the current series is stored."),
    ]))]
    Show,
    /// Delete a series.
    ///
    /// Its file is moved to the directory `trash` of the ledger, and `ginscore series restore` brings it back. At a
    /// terminal, asks first; otherwise `--yes` is required.
    #[command(after_long_help = examples(&[
        ("ginscore series delete 2026-11-20-1930-ann-bob", "Delete the series, after asking."),
        ("ginscore series delete demo --yes", "Delete the series with demo in its name without asking."),
    ]))]
    Delete {
        /// Its name, or an unambiguous part of it.
        #[arg(value_name = "NAME")]
        name: String,
        /// Do not ask.
        #[arg(short, long)]
        yes: bool,
    },
    /// Bring a deleted series back.
    ///
    /// Without a name, lists the deleted series.
    #[command(after_long_help = examples(&[
        ("ginscore series restore", "List the deleted series."),
        ("ginscore series restore demo", "Bring the series with demo in its name back."),
    ]))]
    Restore {
        /// Its name, or an unambiguous part of it.
        #[arg(value_name = "NAME")]
        name: Option<String>,
    },
    /// Give a series another name.
    ///
    /// Only the name of its file changes: the file itself still has the name that the series was started under, which
    /// is sealed. All seals stay valid.
    #[command(after_long_help = examples(&[
        ("ginscore series rename 2026-11-20-1930-ann-bob club-final", "Call the series club-final."),
    ]))]
    Rename {
        /// Its name, or an unambiguous part of it.
        #[arg(value_name = "NAME")]
        name: String,
        /// The new name.
        new: String,
    },
}

/// The commands under `players`.
#[derive(Debug, Subcommand)]
pub enum PlayersCommand {
    /// List the players of the ledger, with the number of series in which each one plays.
    #[command(after_long_help = examples(&[
        ("ginscore players list", "List the players."),
    ]))]
    List,
    /// Give a player another name in every series.
    ///
    /// Each series of the player gets an entry, and has the new name from then on: on the sheet, in statistics and in
    /// what is exported. Nothing that was recorded is rewritten, so all seals stay valid, and the files keep their
    /// names. `ginscore undo` does not undo it; rename the player again. If another player has the new name, asks whether
    /// they are the same player, whose series then count together; without a terminal, `--yes` says so. Two who play each
    /// other are never the same. If the command is interrupted, run it again to finish.
    #[command(after_long_help = examples(&[
        ("ginscore players rename Rob Robert", "Call Rob Robert from now on."),
        ("ginscore players rename ann Ann", "Write the name with a capital letter."),
        ("ginscore players rename Ana Anna --yes", "Make Ana and Anna one player."),
    ]))]
    Rename {
        /// The player.
        #[arg(value_name = "OLD")]
        old: String,
        /// The new name.
        #[arg(value_name = "NEW")]
        new: String,
        /// Do not ask: whoever has the new name is the same player.
        #[arg(short, long)]
        yes: bool,
    },
}
