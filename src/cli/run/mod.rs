//! The commands, one file each or a few together.

mod accept;
mod best;
mod audit;
#[cfg(feature = "board")]
mod board;
mod check;
mod counts;
mod corrections;
mod export;
mod docs;
mod hand;
mod import;
mod import_places;
mod judge;
mod review;
pub(in crate::cli) mod new;
mod paper;
mod players;
mod rules;
mod seal;
mod series;
mod series_files;
mod score;
mod standings;
mod stats;
mod stop;
mod table;
mod verify;
mod why;
mod witness;

use super::args::{Command, RulesCommand};
use super::context::{Context, Output};
use super::failure::{Failure, Stop};
use super::options::AuditMode;
use ginscore_ledger::stats::SeriesFilter;

/// Runs a command; `None` shows the score sheet and what to type next.
pub fn command(command: Option<Command>, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    if let Some(report) = context.no_ledger.as_ref().filter(|_| needs_ledger(command.as_ref(), context)) {
        return Err(Failure::ledger([report.clone()]).into());
    }
    match command {
        None => score::bare(context, screen),
        Some(Command::New(new)) => new::run(&new, context, screen),
        Some(Command::Hand { line, advise }) => hand::run(line.join(" "), advise, context, screen),
        Some(Command::Draw { note }) => hand::draw(&note.join(" "), context, screen),
        Some(Command::Table { players, options, new, advise, page }) => {
            table::run(&players, &options, new, advise, page, context, screen)
        }
        #[cfg(feature = "board")]
        Some(Command::Board { lan, port }) => board::run(lan, port, context, screen),
        Some(Command::Score) => score::score(context, screen),
        Some(Command::Summary { share: true, .. }) => score::share(context, screen),
        Some(Command::Summary { other, rules, .. }) => {
            score::summary(other.as_ref().map(Option::as_deref), &rules, context, screen)
        }
        Some(Command::Log { all }) => score::log(all, context, screen),
        Some(Command::Why { number }) => why::run(number, context, screen),
        Some(Command::Counts) => counts::run(context, screen),
        Some(Command::Seal { qr, text }) => seal::show(qr, text, context, screen),
        Some(Command::Paper(options)) => paper::run(&options, context, screen),
        Some(Command::Review { number }) => review::run(number, context, screen),
        Some(Command::Audit(options)) => match options.mode() {
            AuditMode::Ledger => audit::run(context, screen),
            AuditMode::Text { file, as_script } => verify::run(file, as_script, context, screen),
            AuditMode::Seal(code) => seal::run(code, context, screen),
            AuditMode::Accept => accept::run(context, screen),
        },
        Some(Command::Undo) => corrections::run("undo", context, screen),
        Some(Command::Redo) => corrections::run("redo", context, screen),
        Some(Command::Amend { number, line }) => {
            corrections::run(&format!("amend {number} {}", line.join(" ")), context, screen)
        }
        Some(Command::Insert { number, line }) => {
            corrections::run(&format!("insert {number} {}", line.join(" ")), context, screen)
        }
        Some(Command::Delete { number }) => corrections::run(&format!("delete {number}"), context, screen),
        Some(Command::Up { card }) => corrections::up(&card, context, screen),
        Some(Command::Misdeal { note }) => {
            corrections::run(&format!("misdeal {}", note.join(" ")), context, screen)
        }
        Some(Command::Adjust { line }) => {
            corrections::run(&format!("adjust {}", line.join(" ")), context, screen)
        }
        Some(Command::Stop { days, note }) => {
            let line = format!("stop {}", note.join(" "));
            match days.period() {
                period if period.is_bounded() => stop::all(period, &line, context, screen),
                _ => corrections::run(&line, context, screen),
            }
        }
        Some(Command::Seat { line }) => {
            corrections::run(&format!("seat {}", line.join(" ")), context, screen)
        }
        Some(Command::Deal { name }) => {
            corrections::run(&format!("deal {}", name.join(" ")), context, screen)
        }
        Some(Command::Check { groups }) => check::run(&groups.join(" "), context, screen),
        Some(Command::Best { cards, spread }) => best::run(&cards.join(" "), spread, context, screen),
        Some(Command::Judge { rules, line }) => {
            judge::run(&rules, &line.join(" "), context, screen).map(|_| ())
        }
        Some(Command::Rules { command }) => rules::run(&command, context, screen),
        Some(Command::Players { command }) => players::run(command.as_ref(), context, screen),
        Some(Command::Series { command }) => series::run(&command, context, screen),
        Some(Command::Export { format, all, days, output }) => {
            export::run(format, all, days.period(), output.as_deref(), context, screen)
        }
        Some(Command::Import(options)) => import::run(&options, context, screen),
        Some(Command::Stats { players, against, days, preset, page }) => {
            let wanted = stats::Wanted { against, period: days.period(), preset };
            stats::run(&players, wanted, page.as_deref(), context, screen)
        }
        Some(Command::Standings { dirs, days, ratings, page, tie_breaks }) => {
            let wanted = SeriesFilter { period: days.period(), ..SeriesFilter::default() };
            let order = match ratings {
                true => standings::Order::Ratings,
                false => standings::Order::Results(&tie_breaks),
            };
            standings::run(&dirs, &wanted, order, page.as_deref(), context, screen)
        }
        Some(Command::Completions { shell }) => docs::completions(shell, screen),
        Some(Command::Man { page, output: None }) => docs::man(&page.join(" "), screen),
        Some(Command::Man { output: Some(dir), .. }) => docs::write_man(&dir, context, screen),
    }
}

/// Returns true if a command cannot do anything without a ledger. The others use one only if there is one.
fn needs_ledger(command: Option<&Command>, context: &Context) -> bool {
    if context.series.is_some() {
        return true;
    }
    match command {
        Some(
            Command::Check { .. }
            | Command::Best { .. }
            | Command::Judge { .. }
            | Command::Paper(_)
            | Command::Completions { .. }
            | Command::Man { .. },
        ) => false,
        Some(Command::Audit(audit)) => !matches!(audit.mode(), AuditMode::Text { as_script: true, .. }),
        Some(Command::Rules { command }) => match command {
            RulesCommand::List | RulesCommand::Show { .. } | RulesCommand::Explain { .. } => false,
            // One name alone is compared with the current series.
            RulesCommand::Diff { names, changes } => names.len() < 2 && !changes.any(),
            RulesCommand::Save { .. } | RulesCommand::Default { .. } | RulesCommand::Delete { .. } => true,
        },
        Some(Command::Standings { dirs, .. }) => dirs.is_empty(),
        _ => true,
    }
}
