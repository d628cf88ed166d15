//! `players`: lists the players, and gives one another name.

use std::slice;

use crate::commands::WORDS;
use crate::commands::run::answer::{Answer, Answered};
use crate::commands::run::clock::now;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::many::look_into_all;
use crate::commands::run::options::examples;
use crate::commands::run::plan::{Plan, Run, acts, shows};
use crate::commands::run::prompt::confirmed;
use crate::show::json;
use crate::show::mistakes::parse_error::alike;
use crate::show::statistics::players as words;
use clap::{Args, Subcommand};
use ginscore_ledger::book::{BookError, RenamedPlayer};
use ginscore_ledger::model::known_as;
use ginscore_ledger::stats::{KnownPlayer, known_players};
use serde::Serialize;

/// List the players, and correct their names.
///
/// Without a command, lists the players of the ledger with the number of series in which each one plays.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore players", "List the players."),
    ("ginscore players rename Rob Robert", "Call Rob Robert from now on, in every series."),
]))]
pub(crate) struct PlayersArgs {
    #[command(subcommand)]
    pub(crate) command: Option<PlayersCommand>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum PlayersCommand {
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

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PlayersView {
    players: Vec<KnownPlayer>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct RenamedView {
    was: String,
    name: String,
    /// The series in which the name was changed.
    series: Vec<String>,
}

impl Run for PlayersArgs {
    fn plan(self: Box<Self>) -> Plan {
        match self.command.unwrap_or(PlayersCommand::List) {
            PlayersCommand::List => shows(list),
            PlayersCommand::Rename { old, new, yes } => acts(move |env| rename(&old, &new, yes, env)),
        }
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<PlayersView>("players");
        all.add::<RenamedView>("players-rename");
    }
}

/// Gives a player another name. If somebody has it, asks first whether they are the same player, unless `yes` is true.
fn rename(old: &str, new: &str, yes: bool, env: &Env) -> Answered {
    if env.series.is_some() {
        return Err(Failure::unreadable([words::in_one_series()]).into());
    }
    let now = now()?;
    let players = env.book.known_names().unwrap_or_default().players;
    let has = |name: &str| players.iter().any(|known| known_as(known) == known_as(name));
    let renamed = |is_same| env.book.rename_player(old, new, is_same, &WORDS, now, &mut || env.waiting());
    let done = match renamed(yes) {
        Err(BookError::NameTaken { was, name }) if env.ask => {
            if !confirmed(&words::same_question(&was, &name))? {
                env.remark(words::nothing_renamed());
                return Ok(Answer::default());
            }
            renamed(true)
        }
        done => done,
    };
    // Two players who have become one stay one.
    let can_go_back = !has(new) || known_as(old) == known_as(new);
    show(&done.map_err(Failure::from)?, can_go_back, env)
}

fn list(env: &Env) -> Answered {
    let series = look_into_all(slice::from_ref(env), |opened| {
        (opened.series.header().start, opened.series.roster().clone())
    })?;
    let known = known_players(&series);
    Ok(env.answer(|| words::list(&known), || json::answer(PlayersView { players: known.clone() })))
}

fn show(done: &RenamedPlayer, can_go_back: bool, env: &Env) -> Answered {
    if let Some(durability) = done.durability {
        env.confirm(durability, &done.findings);
    }
    for report in done.rosters.iter().filter_map(alike) {
        env.warn_of(&report);
    }
    Ok(env.recorded(
        || words::renamed(done, can_go_back),
        || {
            json::answer(RenamedView {
                was: done.was.clone(),
                name: done.name.clone(),
                series: done.series.clone(),
            })
        },
    ))
}
