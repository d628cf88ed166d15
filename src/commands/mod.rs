//! The commands, a file each or a few together: its options with their help and its examples, how it runs, and what it answers.

pub mod input;
pub mod options;
pub mod candidates;
pub mod env;
pub mod answer;
pub mod plan;
pub mod failure;
pub mod prompt;
pub mod many;
pub mod line;
pub mod new;
pub mod import;
pub(crate) mod audit;
pub(crate) mod best;
pub(crate) mod check;
pub(crate) mod export;
pub(crate) mod judge;
pub(crate) mod paper;
pub(crate) mod players;
pub(crate) mod rules;
pub(crate) mod score;
pub(crate) mod series;
pub(crate) mod stats;
pub(crate) mod why;

use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches, Subcommand};

use crate::commands::plan::{Plan, Run};

/// The commands that run in a shell and at a table alike, in the order of the help: the one list of them.
pub const COMMANDS: [Listed; 17] = [
    Listed::of::<new::NewArgs>("new"),
    Listed::of::<line::hand::HandArgs>("hand"),
    Listed::of::<score::ScoreArgs>("score"),
    Listed::of::<score::CountsArgs>("counts"),
    Listed::of::<score::SummaryArgs>("summary"),
    Listed::of::<why::WhyArgs>("why"),
    Listed::of::<judge::JudgeArgs>("judge"),
    Listed::of::<best::BestArgs>("best"),
    Listed::of::<rules::RulesArgs>("rules"),
    Listed::of::<stats::StatsArgs>("stats"),
    Listed::of::<score::LogArgs>("log"),
    Listed::of::<series::SeriesArgs>("series"),
    Listed::of::<players::PlayersArgs>("players"),
    Listed::of::<export::ExportArgs>("export"),
    Listed::of::<import::ImportArgs>("import"),
    Listed::of::<audit::AuditArgs>("audit"),
    Listed::of::<paper::PaperArgs>("paper"),
];

/// A command of the list.
#[derive(Clone, Copy, Debug)]
pub struct Listed {
    pub name: &'static str,
    declare: fn(Command) -> Command,
    read: fn(&mut ArgMatches) -> Result<Typed, Error>,
}

impl Listed {
    const fn of<A: Args + Run + 'static>(name: &'static str) -> Listed {
        let read = |matches: &mut ArgMatches| Ok(Typed(Box::new(A::from_arg_matches_mut(matches)?)));
        Listed { name, declare: A::augment_args, read }
    }

    /// The command of that name.
    pub fn named(name: &str) -> Option<&'static Listed> {
        COMMANDS.iter().find(|one| one.name == name)
    }

    /// Its options, with their help.
    pub fn declared(&self) -> Command {
        (self.declare)(Command::new(self.name))
    }
}

/// A command that was typed, with its options.
#[derive(Debug)]
pub struct Typed(Box<dyn Run>);

impl Typed {
    pub fn plan(self) -> Plan {
        self.0.plan()
    }

    /// Its option that cannot be used with `--series`, if that was typed.
    pub fn without_series(&self) -> Option<&'static str> {
        self.0.without_series()
    }
}

impl Subcommand for Typed {
    fn augment_subcommands(root: Command) -> Command {
        root.subcommands(COMMANDS.iter().map(Listed::declared))
    }

    fn augment_subcommands_for_update(root: Command) -> Command {
        Self::augment_subcommands(root)
    }

    fn has_subcommand(name: &str) -> bool {
        Listed::named(name).is_some()
    }
}

impl FromArgMatches for Typed {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        Self::from_arg_matches_mut(&mut matches.clone())
    }

    fn from_arg_matches_mut(matches: &mut ArgMatches) -> Result<Self, Error> {
        let typed = matches.remove_subcommand();
        let found = typed.and_then(|(name, inner)| Some((Listed::named(&name)?, inner)));
        let (listed, mut inner) = found.ok_or_else(|| Error::new(ErrorKind::MissingSubcommand))?;
        (listed.read)(&mut inner)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
