//! `table`: keeps score for an evening, line by line, from a terminal or a pipe.

mod evening;
mod guided;
mod help;
mod live_page;
mod piped;
mod seats;
mod terminal;

use std::path::PathBuf;

use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::cli::options::{New, NewOptions};
use crate::messages::{Fixed, written::cli_table as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;

use evening::{Evening, Starts};
use live_page::LivePage;
use seats::{named, sit_down};

/// Keeps score for an evening.
pub(in crate::cli::run) fn run(
    players: &[String],
    options: &NewOptions,
    always_new: bool,
    advise: bool,
    page: Option<PathBuf>,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    let interactive = context.ask && !context.json;
    let context = &Context { at_table: interactive, ..context.clone() };
    // Before a series starts, so that a mistake in the name of the file leaves nothing.
    let page = page.map(|file| LivePage::open(file, context, screen)).transpose()?;
    let series = match players {
        [] if always_new || options.any() => return Err(no_players().into()),
        [] => context.series.as_deref().map(|part| context.series_named(part)).transpose()?,
        players => {
            let new = New { players: players.to_vec(), options: options.clone() };
            let opened = match &context.series {
                Some(part) => named(part, &new, always_new, context, screen)?,
                None => sit_down(&new, always_new, context, screen)?,
            };
            Some(opened.name)
        }
    };
    let starts = match (interactive, players) {
        (true, _) => Starts::Any,
        (false, []) => Starts::First,
        (false, _) => Starts::None,
    };
    let mut evening = Evening { series, opened: None, starts, advise, told: false, page };
    // From here on the series is that of the table, which may change; `--series` has done its work.
    let context = &Context { series: None, ..context.clone() };
    let ended =
        if interactive { evening.at_terminal(context, screen) } else { evening.piped(context, screen) };
    if let Some(page) = evening.page {
        page.close(context, screen);
    }
    ended
}

fn no_players() -> Failure {
    let report = Diagnostic::new(Code::BadOption, say::NoPlayers.text());
    Failure::unreadable([report.hinted(say::NoPlayersHint.text())])
}
