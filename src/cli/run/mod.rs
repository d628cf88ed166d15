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

use super::answer::{Answered, Output};
use super::args::{Command, RulesCommand, SeriesCommand};
use super::env::Env;
use super::failure::Failure;
use super::options::{Audit, AuditMode};
use ginscore_ledger::stats::SeriesFilter;

/// How a command runs, and what it needs.
pub struct Plan {
    run: Run,
    /// True if it cannot do anything without a ledger. The others use one only if there is one.
    needs_ledger: bool,
    /// True if it reads standard input.
    pub reads_input: bool,
    /// True if it only shows something: it writes no file, and nothing depends on its success.
    pub only_shows: bool,
}

/// The function that runs a command.
enum Run {
    /// It answers at its end.
    Answers(Box<dyn FnOnce(&Env) -> Answered>),
    /// It writes to standard output as it goes, and answers with what is left.
    Streams(Box<dyn FnOnce(&Env, &mut Output<'_>) -> Answered>),
}

impl Plan {
    const fn new(run: Run) -> Plan {
        Plan { run, needs_ledger: true, reads_input: false, only_shows: false }
    }

    /// A command that writes to standard output as it goes.
    fn streams(run: impl FnOnce(&Env, &mut Output<'_>) -> Answered + 'static) -> Plan {
        Plan::new(Run::Streams(Box::new(run)))
    }

    fn ledger_if(self, needs_ledger: bool) -> Plan {
        Plan { needs_ledger, ..self }
    }

    fn input_if(self, reads_input: bool) -> Plan {
        Plan { reads_input, ..self }
    }

    fn shows_if(self, only_shows: bool) -> Plan {
        Plan { only_shows, ..self }
    }

    /// Runs the command.
    pub fn run(self, env: &Env, output: &mut Output<'_>) -> Answered {
        let needs_ledger = self.needs_ledger || env.series.is_some();
        if let Some(report) = env.no_ledger.as_ref().filter(|_| needs_ledger) {
            return Err(Failure::ledger([report.clone()]).into());
        }
        match self.run {
            Run::Answers(run) => run(env),
            Run::Streams(run) => run(env, output),
        }
    }
}

/// A command that does something.
fn acts(run: impl FnOnce(&Env) -> Answered + 'static) -> Plan {
    Plan::new(Run::Answers(Box::new(run)))
}

/// A command that only shows something.
fn shows(run: impl FnOnce(&Env) -> Answered + 'static) -> Plan {
    acts(run).shows_if(true)
}

/// A command that records a line of the notation.
fn records(line: String) -> Plan {
    acts(move |env| corrections::run(&line, env))
}

/// How a command runs, and what it needs: the one list of the commands. `None` shows the score sheet and what to type next.
pub fn plan(command: Option<Command>) -> Plan {
    let Some(command) = command else { return shows(score::bare) };
    match command {
        Command::New(new) => acts(move |env| new::run(&new, env)),
        Command::Hand { line, advise } => acts(move |env| hand::run(line.join(" "), advise, env)),
        Command::Draw { note } => acts(move |env| hand::draw(&note.join(" "), env)),
        Command::Table { players, options, new, advise, page } => {
            Plan::streams(move |env, output| table::run(&players, &options, new, advise, page, env, output))
        }
        #[cfg(feature = "board")]
        Command::Board { lan, port } => {
            Plan::streams(move |env, output| board::run(lan, port, env, output)).shows_if(true)
        }
        Command::Score => shows(score::score),
        Command::Summary { share: true, .. } => shows(score::share),
        Command::Summary { other, rules, .. } => {
            shows(move |env| score::summary(other.as_ref().map(Option::as_deref), &rules, env))
        }
        Command::Log { all } => shows(move |env| score::log(all, env)),
        Command::Why { number } => shows(move |env| why::run(number, env)),
        Command::Counts => shows(counts::run),
        Command::Seal { qr, text } => shows(move |env| seal::show(qr, text, env)),
        Command::Paper(options) => {
            let only_shows = options.output.is_none();
            acts(move |env| paper::run(&options, env)).ledger_if(false).shows_if(only_shows)
        }
        Command::Review { number } => shows(move |env| review::run(number, env)),
        Command::Audit(options) => audit(options),
        Command::Undo => records("undo".to_owned()),
        Command::Redo => records("redo".to_owned()),
        Command::Amend { number, line } => records(format!("amend {number} {}", line.join(" "))),
        Command::Insert { number, line } => records(format!("insert {number} {}", line.join(" "))),
        Command::Delete { number } => records(format!("delete {number}")),
        Command::Up { card } => acts(move |env| corrections::up(&card, env)),
        Command::Misdeal { note } => records(format!("misdeal {}", note.join(" "))),
        Command::Adjust { line } => records(format!("adjust {}", line.join(" "))),
        Command::Stop { days, note } => {
            let line = format!("stop {}", note.join(" "));
            match days.period() {
                period if period.is_bounded() => acts(move |env| stop::all(period, &line, env)),
                _ => records(line),
            }
        }
        Command::Seat { line } => records(format!("seat {}", line.join(" "))),
        Command::Deal { name } => records(format!("deal {}", name.join(" "))),
        Command::Check { groups } => shows(move |env| check::run(&groups.join(" "), env)).ledger_if(false),
        Command::Best { cards, spread } => {
            let lines = cards == ["-"];
            let plan = match lines {
                true => Plan::streams(move |env, output| best::lines(spread, env, output)).shows_if(true),
                false => shows(move |env| best::run(&cards.join(" "), env)),
            };
            plan.ledger_if(false).input_if(lines)
        }
        Command::Judge { rules, line } => {
            let lines = line == ["-"];
            let plan = match lines {
                true => Plan::streams(move |env, output| judge::lines(&rules, env, output)).shows_if(true),
                false => shows(move |env| judge::run(&rules, &line.join(" "), env)),
            };
            plan.ledger_if(false).input_if(lines)
        }
        Command::Rules { command } => rules(command),
        Command::Players { command: None } => shows(players::list),
        Command::Players { command: Some(command) } => acts(move |env| players::run(&command, env)),
        Command::Series { command } => series(command),
        Command::Export { format, all, days, output: file } => {
            let only_shows = file.is_none();
            Plan::streams(move |env, output| {
                export::run(format, all, days.period(), file.as_deref(), env, output)
            })
            .shows_if(only_shows)
        }
        Command::Import(options) => {
            let reads_input = options.file.as_os_str() == "-";
            acts(move |env| import::run(&options, env)).input_if(reads_input)
        }
        Command::Stats { players, against, days, preset, page } => {
            let only_shows = page.is_none();
            let wanted = stats::Wanted { against, period: days.period(), preset };
            acts(move |env| stats::run(&players, wanted, page.as_deref(), env)).shows_if(only_shows)
        }
        Command::Standings { dirs, days, ratings, page, tie_breaks } => {
            let (needs_ledger, only_shows) = (dirs.is_empty(), page.is_none());
            let wanted = SeriesFilter { period: days.period(), ..SeriesFilter::default() };
            acts(move |env| {
                let order = match ratings {
                    true => standings::Order::Ratings,
                    false => standings::Order::Results(&tie_breaks),
                };
                standings::run(&dirs, &wanted, order, page.as_deref(), env)
            })
            .ledger_if(needs_ledger)
            .shows_if(only_shows)
        }
        Command::Completions { shell } => shows(move |_| docs::completions(shell)).ledger_if(false),
        Command::Man { output: Some(dir), .. } => {
            acts(move |env| docs::write_man(&dir, env)).ledger_if(false)
        }
        Command::Man { page, output: None } => {
            Plan::streams(move |_, output| docs::man(&page.join(" "), output)).ledger_if(false).shows_if(true)
        }
    }
}

fn audit(options: Audit) -> Plan {
    let (reads_input, is_script) = match options.mode() {
        AuditMode::Text { file, as_script } => (file.as_os_str() == "-", as_script),
        _ => (false, false),
    };
    let run = move |env: &Env| match options.mode() {
        AuditMode::Ledger => audit::run(env),
        AuditMode::Text { file, as_script } => verify::run(file, as_script, env),
        AuditMode::Seal(code) => seal::run(code, env),
        AuditMode::Accept => accept::run(env),
    };
    acts(run).ledger_if(!is_script).input_if(reads_input)
}

fn rules(command: RulesCommand) -> Plan {
    match command {
        RulesCommand::List => shows(rules::list).ledger_if(false),
        RulesCommand::Save { name, rules, note, replace } => {
            acts(move |env| rules::save(&name, &rules, note.as_deref(), replace, env))
        }
        RulesCommand::Default { name: None } => shows(rules::default),
        RulesCommand::Default { name: Some(name) } => acts(move |env| rules::set_default(&name, env)),
        RulesCommand::Delete { name } => acts(move |env| rules::delete(&name, env)),
        RulesCommand::Show { name, rules } => {
            shows(move |env| rules::show(name.as_deref(), rules, env)).ledger_if(false)
        }
        RulesCommand::Diff { names, changes } => {
            // One name alone is compared with the current series.
            let needs_ledger = names.len() < 2 && !changes.any();
            shows(move |env| rules::diff(&names, &changes, env)).ledger_if(needs_ledger)
        }
        RulesCommand::Explain { all: true, .. } => shows(rules::book).ledger_if(false),
        RulesCommand::Explain { topic, .. } => {
            shows(move |env| rules::explain(&topic.join(" "), env)).ledger_if(false)
        }
    }
}

fn series(command: SeriesCommand) -> Plan {
    match command {
        SeriesCommand::List => shows(series::list),
        SeriesCommand::Show => shows(series::show),
        SeriesCommand::Use { name } => acts(move |env| series::use_series(&name, env)),
        SeriesCommand::Delete { name, yes } => acts(move |env| series_files::delete(&name, yes, env)),
        SeriesCommand::Restore { name: None } => shows(series_files::deleted),
        SeriesCommand::Restore { name: Some(name) } => acts(move |env| series_files::restore(&name, env)),
        SeriesCommand::Rename { name, new } => acts(move |env| series_files::rename(&name, &new, env)),
    }
}
