//! `paper`: prints an empty score sheet for the rules that were agreed on.

use crate::commands::answer::{Answer, Answered};
use crate::commands::args::options::Paper as Options;
use crate::commands::env::Env;
use crate::commands::env::clock::now;
use crate::commands::new::header;
use crate::commands::new::new_words::NewSeries;
use crate::commands::page_file::{not_to_terminal, outside_ledger, write_out};
use crate::say::{Message, written::paper as say};
use crate::show::json;
use crate::show::page::paper;
use crate::show::series::blank_sheet::BlankSheet;
use ginscore_notation::shown;

/// Names in place of blanks: they are not printed.
const BLANKS: [&str; 2] = ["A", "B"];

pub(crate) fn run(options: &Options, env: &Env) -> Answered {
    let of_option =
        options.rules.in_words.iter().flat_map(|words| words.split_whitespace()).map(str::to_owned);
    not_to_terminal(options.output.as_deref(), "sheet.html", env)?;
    let words: Vec<String> = options.words.iter().cloned().chain(of_option).collect();
    let agreed = NewSeries::without_players(&words, &env.book)?;
    let named = agreed.is_none();
    let new = match agreed {
        Some(agreed) => NewSeries { players: BLANKS.map(str::to_owned).to_vec(), agreed },
        None => NewSeries::read(&words, &env.book)?,
    };
    let (header, remarks) = header(&new, now()?, &env.book)?;
    env.remark_each(&remarks);
    let page = paper(&BlankSheet::new(&header, named));
    let Some(file) = &options.output else { return Ok(Answer::file(page)) };
    outside_ledger(file, env)?;
    write_out(file, &page)?;
    let path = file.display().to_string();
    Ok(env.written(say::Written { file: shown(&path) }.line(), || json::file_written(path.clone())))
}
