//! A command that was typed, with its options.

use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches, Subcommand};

use crate::commands::WORDS;
use crate::commands::audit::AuditArgs;
use crate::commands::best::BestArgs;
use crate::commands::counts::CountsArgs;
use crate::commands::export::ExportArgs;
use crate::commands::import::ImportArgs;
use crate::commands::judge::JudgeArgs;
use crate::commands::line::hand::HandArgs;
use crate::commands::log::LogArgs;
use crate::commands::new::NewArgs;
use crate::commands::new::paper::PaperArgs;
use crate::commands::players::PlayersArgs;
use crate::commands::rules::RulesArgs;
use crate::commands::run::plan::{Plan, Run};
use crate::commands::score::ScoreArgs;
use crate::commands::series::SeriesArgs;
use crate::commands::stats::StatsArgs;
use crate::commands::summary::SummaryArgs;
use crate::commands::why::WhyArgs;
#[cfg(test)]
use crate::show::json;

/// What reads the options of a command. Those of `table`, `board`, `completions` and `man` are in the rooms that run them.
struct Reader {
    declare: fn(Command) -> Command,
    read: fn(&mut ArgMatches) -> Result<Typed, Error>,
    #[cfg(test)]
    answers: fn(&mut json::Answers),
}

const fn of<A: Args + Run + 'static>() -> Option<Reader> {
    let read = |matches: &mut ArgMatches| Ok(Typed(Box::new(A::from_arg_matches_mut(matches)?)));
    Some(Reader {
        declare: A::augment_args,
        read,
        #[cfg(test)]
        answers: A::answers,
    })
}

fn reader(command: &str) -> Option<Reader> {
    match command {
        "new" => of::<NewArgs>(),
        "hand" => of::<HandArgs>(),
        "score" => of::<ScoreArgs>(),
        "counts" => of::<CountsArgs>(),
        "summary" => of::<SummaryArgs>(),
        "why" => of::<WhyArgs>(),
        "judge" => of::<JudgeArgs>(),
        "best" => of::<BestArgs>(),
        "rules" => of::<RulesArgs>(),
        "stats" => of::<StatsArgs>(),
        "log" => of::<LogArgs>(),
        "series" => of::<SeriesArgs>(),
        "players" => of::<PlayersArgs>(),
        "export" => of::<ExportArgs>(),
        "import" => of::<ImportArgs>(),
        "audit" => of::<AuditArgs>(),
        "paper" => of::<PaperArgs>(),
        _ => None,
    }
}

/// The options of a command that runs in a shell and at a table alike, with their help; `None` for another word.
pub fn command(name: &'static str) -> Option<Command> {
    Some((reader(name)?.declare)(Command::new(name)))
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
        root.subcommands(WORDS.into_iter().filter_map(command))
    }

    fn augment_subcommands_for_update(root: Command) -> Command {
        Self::augment_subcommands(root)
    }

    fn has_subcommand(name: &str) -> bool {
        reader(name).is_some()
    }
}

impl FromArgMatches for Typed {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        Self::from_arg_matches_mut(&mut matches.clone())
    }

    fn from_arg_matches_mut(matches: &mut ArgMatches) -> Result<Self, Error> {
        let typed = matches.remove_subcommand();
        let found = typed.and_then(|(name, inner)| Some((reader(&name)?, inner)));
        let (reader, mut inner) = found.ok_or_else(|| Error::new(ErrorKind::MissingSubcommand))?;
        (reader.read)(&mut inner)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use ginscore_notation::{LineKind, typed_lines};
    use serde_json::Value;

    use super::*;

    /// The schema of all answers: of the commands, of the lines that correct something, and of the board.
    fn schema() -> String {
        let mut all = json::Answers::none();
        WORDS.into_iter().filter_map(reader).for_each(|reader| (reader.answers)(&mut all));
        for row in typed_lines() {
            match row.kind {
                LineKind::Hand => all.add::<json::hand::RecordedView>(row.word),
                _ => all.add::<json::hand::CorrectionView>(row.word),
            };
        }
        // Across the seam between two series: the one that is the current one now.
        all.add::<json::series::OneView>("undo").add::<json::series::OneView>("redo");
        all.add::<json::series::BoardView>("board").add::<json::FailedView<'static>>("faults");
        all.schema()
    }

    /// Writes the schema into the file that `GINSCORE_SCHEMA` names: `packaging/release.py` packs it, and the tests of the program
    /// compare answers with it. The types have a schema in tests alone, so nothing else can make it.
    #[test]
    #[ignore = "writes a file, for a release and for other tests"]
    fn write_the_schema() {
        let file = std::env::var_os("GINSCORE_SCHEMA").expect("GINSCORE_SCHEMA names the file");
        fs::write(file, schema()).unwrap();
    }

    /// Two types of one name would be told apart by a number.
    #[test]
    fn every_type_has_its_own_name() {
        let schema: Value = serde_json::from_str(&schema()).unwrap();
        let names = schema["$defs"].as_object().unwrap().keys();
        let numbered: Vec<&String> =
            names.filter(|name| name.ends_with(|one: char| one.is_numeric())).collect();
        assert!(numbered.is_empty(), "{numbered:?}");
    }
}
