//! The commands, one file each or a few together, and what each is given and answers.

pub mod input;
pub mod args;
pub mod env;
pub mod answer;
pub mod plan;
pub mod failure;
pub mod prompt;
pub mod many;
pub(crate) mod page_file;
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

use crate::commands::args::groups::{PlayersCommand, RulesCommand, SeriesCommand};
use crate::commands::args::options::Rules;
use crate::commands::args::{Data, Dispute, EveningCommand, LedgerCommand, LookBack, Reference};
pub use crate::commands::plan::Plan;
use crate::commands::plan::{acts, answers_lines, shows, streams};

/// How a command runs, and what it needs: the one list of the commands.
pub fn plan(command: LedgerCommand) -> Plan {
    match command {
        LedgerCommand::Evening(command) => evening(command),
        LedgerCommand::Dispute(command) => dispute(command),
        LedgerCommand::Reference(Reference::Rules { command }) => rules(command),
        LedgerCommand::LookBack(command) => look_back(command),
        LedgerCommand::Data(command) => data(command),
    }
}

fn evening(command: EveningCommand) -> Plan {
    match command {
        EveningCommand::New(new) => acts(move |env| new::run(&new, env)),
        EveningCommand::Hand { line, advise } => acts(move |env| line::run(line.join(" "), advise, env)),
        EveningCommand::Score => shows(score::score),
        EveningCommand::Counts => shows(score::counts),
        EveningCommand::Summary { share: true, .. } => shows(score::share),
        EveningCommand::Summary { other, .. } => shows(move |env| score::summary(other.as_deref(), env)),
    }
}

fn dispute(command: Dispute) -> Plan {
    match command {
        Dispute::Why { what, number, advise } => {
            shows(move |env| why::run(what.as_ref(), number, advise, env))
        }
        Dispute::Judge { rules, line } if line == ["-"] => {
            answers_lines(move |env, output| judge::lines(&rules, env, output))
        }
        Dispute::Judge { rules, line } => {
            shows(move |env| judge::run(&rules, &line.join(" "), env)).needs_ledger(false)
        }
        Dispute::Best { cards, spread } if cards == ["-"] => {
            answers_lines(move |env, output| best::lines(spread, env, output))
        }
        Dispute::Best { cards, .. } => shows(move |env| best::run(&cards.join(" "), env)).needs_ledger(false),
    }
}

fn look_back(command: LookBack) -> Plan {
    match command {
        LookBack::Log { all, bare } => shows(move |env| score::log(all, bare, env)),
        LookBack::Stats { players, days, rules } => {
            shows(move |env| stats::run(&players, days.period(), rules.as_deref(), env)).reads_several()
        }
    }
}

fn data(command: Data) -> Plan {
    match command {
        Data::Series { command } => series(command),
        Data::Players { command: None } => shows(players::list),
        Data::Players { command: Some(PlayersCommand::List) } => shows(players::list),
        Data::Players { command: Some(PlayersCommand::Rename { old, new, yes }) } => {
            acts(move |env| players::rename(&old, &new, yes, env))
        }
        Data::Audit { seal: None } => acts(audit::run),
        Data::Audit { seal: Some(code) } => acts(move |env| audit::of_seal(&code, env)),
        Data::Export { format, results, all, days, output: file } => {
            let only_shows = file.is_none();
            let what = export::ExportRequest { format, results, all, period: days.period() };
            streams(move |env, output| export::run(what, file.as_deref(), env, output)).only_shows(only_shows)
        }
        Data::Import(options) => {
            let reads_input = options.file.as_os_str() == "-";
            acts(move |env| import::run(&options, env)).reads_input(reads_input)
        }
        Data::Paper(options) => {
            let only_shows = options.output.is_none();
            acts(move |env| paper::run(&options, env)).needs_ledger(false).only_shows(only_shows)
        }
    }
}

fn with_option(words: Vec<String>, rules: Rules) -> String {
    words.into_iter().chain(rules.in_words).collect::<Vec<_>>().join(" ")
}

fn rules(command: RulesCommand) -> Plan {
    match command {
        RulesCommand::List => shows(rules::list).needs_ledger(false),
        RulesCommand::Save { name, words, rules, yes } => {
            let words = with_option(words, rules);
            acts(move |env| rules::save(&name, &words, yes, env))
        }
        RulesCommand::Show { words, rules } => {
            let words = with_option(words, rules);
            shows(move |env| rules::show(&words, env)).needs_ledger(false)
        }
        RulesCommand::Diff { sides, rules } => {
            // One side alone is compared with the current series.
            let sides: Vec<String> = sides.into_iter().chain(rules.in_words).collect();
            let needs_ledger = sides.len() < 2;
            shows(move |env| rules::diff(&sides, env)).needs_ledger(needs_ledger)
        }
        RulesCommand::Explain { all: true, .. } => shows(rules::book).needs_ledger(false),
        RulesCommand::Explain { topic, .. } => {
            shows(move |env| rules::explain(&topic.join(" "), env)).needs_ledger(false)
        }
    }
}

fn series(command: Option<SeriesCommand>) -> Plan {
    match command.unwrap_or(SeriesCommand::List) {
        SeriesCommand::List => shows(series::list),
        SeriesCommand::Show => shows(series::show),
        SeriesCommand::Use { name } => acts(move |env| series::use_series(&name, env)),
        SeriesCommand::Delete { name, yes } => acts(move |env| series::delete(&name, yes, env)),
        SeriesCommand::Restore { name: None } => shows(series::deleted),
        SeriesCommand::Restore { name: Some(name) } => acts(move |env| series::restore(&name, env)),
        SeriesCommand::Rename { name, new } => acts(move |env| series::rename(&name, &new, env)),
    }
}
