//! `paper`: prints an empty score sheet for the rules that were agreed on.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use crate::commands::export::{not_to_terminal, outside_ledger, write_out};
use crate::commands::new::header;
use crate::commands::new::new_words::NewSeries;
use crate::commands::run::answer::{Answer, Answered};
use crate::commands::run::clock::now;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::options::{Rules, examples};
use crate::commands::run::plan::{Plan, Run, acts};
use crate::say::{Fixed, Message, written::agreed::LeaveOneOut, written::paper as say};
use crate::show::code::Code;
use crate::show::json;
use crate::show::page::paper;
use crate::show::series::blank_sheet::BlankSheet;
use ginscore_ledger::model::Header;
use ginscore_notation::shown;

/// Print an empty score sheet for the rules you agreed on.
///
/// It is one HTML page that prints on A4 or letter: the columns, boxes and targets of these rules, a line with blanks for
/// each hand, the settlement as a form, and below it the house rules with their source and how to record a filled sheet.
/// Give the rules as for `ginscore new`. Without names, there are blanks for two players. To print a recorded evening,
/// use `ginscore export -o evening.html`.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore paper pagat hollywood -o sheet.html", "Make a sheet for Hollywood gin, with blanks for the names."),
    ("ginscore paper Ann Bob pagat target=150 -o sheet.html", "Make a sheet for two players."),
    ("ginscore paper Ann Cid v Bob Dan sides=We,They -o sheet.html", "Make a sheet for two sides."),
]))]
pub(crate) struct PaperArgs {
    /// Names and what is agreed, as for `ginscore new`; without names, the sheet has blanks for two.
    #[arg(value_name = "WORDS", num_args = 0..)]
    pub(crate) words: Vec<String>,
    #[command(flatten)]
    pub(crate) rules: Rules,
    /// Write to FILE instead of standard output.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

/// A file that was written, and that has nothing of the ledger.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct FileView {
    file: String,
}

impl Run for PaperArgs {
    fn plan(self: Box<Self>) -> Plan {
        let only_shows = self.output.is_none();
        acts(move |env| run(&self, env)).needs_ledger(false).only_shows(only_shows)
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<FileView>("paper");
    }
}

/// Names in place of blanks: they are not printed.
const BLANKS: [&str; 2] = ["A", "B"];

fn run(options: &PaperArgs, env: &Env) -> Answered {
    let of_option =
        options.rules.in_words.iter().flat_map(|words| words.split_whitespace()).map(str::to_owned);
    not_to_terminal(options.output.as_deref(), "sheet.html", env)?;
    let words: Vec<String> = options.words.iter().cloned().chain(of_option).collect();
    if env.series.is_some() && !words.is_empty() {
        return Err(Failure::mistake(Code::BadOption, say::SeriesAndWords, LeaveOneOut.text()).into());
    }
    let agreed = NewSeries::without_players(&words, &env.book)?;
    let named = agreed.is_none();
    let new = match agreed {
        Some(agreed) => NewSeries { players: BLANKS.map(str::to_owned).to_vec(), agreed },
        None => NewSeries::read(&words, &env.book)?,
    };
    // At a table with a series, a sheet alone is one for it.
    let of_series = env.series.is_some() || words.is_empty() && env.seated.is_some();
    let (header, remarks) = match of_series {
        true => {
            let series = env.read(&env.series_name()?)?.series;
            (Header { roster: series.roster().clone(), ..series.header().clone() }, Vec::new())
        }
        false => header(&new, now()?, &env.book)?,
    };
    let named = named || of_series;
    env.remark_each(&remarks);
    let page = paper(&BlankSheet::new(&header, named));
    let Some(file) = &options.output else { return Ok(Answer::file(page)) };
    outside_ledger(file, env)?;
    write_out(file, &page)?;
    let path = file.display().to_string();
    Ok(env.written(say::Written { file: shown(&path) }.line(), || {
        json::answer(FileView { file: path.clone() })
    }))
}
