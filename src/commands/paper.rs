//! `paper`: prints an empty score sheet for the rules agreed.

use std::path::Path;

use crate::commands::answer::{Answer, Answered};
use crate::commands::clock::now;
use crate::commands::env::Env;
use crate::commands::failure::Failure;
use crate::commands::new::header;
use crate::commands::new::new_words::NewSeries;
use crate::commands::page_file::{outside_ledger, write_out};
use crate::say::{Fixed, Message, written::paper as say};
use crate::shell::options::{Paper as Options, PaperFormat};
use crate::show::code::Code;
use crate::show::json;
use crate::show::page::paper as page;
use crate::show::paper::Paper;
use crate::show::render::{StreamStyle, rendered};
use crate::show::words::ticked;
use ginscore_notation::shown;

/// Names in place of blanks: they are not printed.
const BLANKS: [&str; 2] = ["A", "B"];

/// Prints the sheet, or writes it to a file.
pub(crate) fn run(options: &Options, env: &Env) -> Answered {
    let of_option =
        options.rules.in_words.iter().flat_map(|words| words.split_whitespace()).map(str::to_owned);
    let words: Vec<String> = options.words.iter().cloned().chain(of_option).collect();
    let agreed = NewSeries::without_players(&words, &env.book)?;
    let named = agreed.is_none();
    let new = match agreed {
        Some(agreed) => NewSeries { players: BLANKS.map(str::to_owned).to_vec(), agreed },
        None => NewSeries::read(&words, &env.book)?,
    };
    let (header, remarks) = header(&new, now()?, &env.book)?;
    env.remark_each(&remarks);
    let sheet = Paper::new(&header, named, options.paper.lines());
    let file = options.output.as_deref();
    let format = match (options.format, file) {
        (Some(format), _) => format,
        (None, None) => PaperFormat::Text,
        (None, Some(file)) => by_ending(file)?,
    };
    let text = match format {
        PaperFormat::Html => page(&sheet, options.paper.css()),
        PaperFormat::Text if file.is_some() => rendered(&sheet.text(), StreamStyle::default()),
        PaperFormat::Text => rendered(&sheet.text(), env.look.out),
    };
    let Some(file) = file else { return Ok(Answer::file(text)) };
    outside_ledger(file, env)?;
    write_out(file, &text)?;
    let path = file.display().to_string();
    Ok(env.written(say::Written { file: shown(&path) }.line(), || json::file_written(path.clone())))
}

/// The format for a file's ending; text without one, as for `/dev/stdout`.
fn by_ending(file: &Path) -> Result<PaperFormat, Failure> {
    let Some(ending) = file.extension() else {
        return Ok(PaperFormat::Text);
    };
    match ending.to_string_lossy().to_lowercase().as_str() {
        "html" | "htm" => Ok(PaperFormat::Html),
        "txt" | "text" => Ok(PaperFormat::Text),
        other => {
            let ending = ticked(&shown(&format!(".{other}")));
            Err(Failure::mistake(
                Code::BadOption,
                say::EndingUnknown { ending }.said(),
                say::EndingUnknownHint.text(),
            ))
        }
    }
}
