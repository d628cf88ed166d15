//! The command line interface: options, questions, the clock and the terminal.

pub mod options;
pub mod tab;
pub mod tie_break;
pub mod args;
pub mod note_words;
mod obvious;
mod first_series;
mod questions;
pub mod exchanged;
mod meant;
mod typed_bonus;
pub mod failure;
pub mod env;
pub mod answer;
pub mod remarks;
pub mod clock;
pub mod look;
pub mod places;
pub mod house;
pub mod language;
pub mod completion;
pub mod shells;
pub mod markdown;
pub mod manual;
pub mod pager;
pub mod progress;
pub mod many;
mod page_file;
mod meanwhile;
pub mod record;
pub mod newcomers;
pub mod answers;
pub mod prompt;
mod corrected;
pub mod doubts;
pub mod editor;
pub mod guide;
pub mod help;
mod read;
mod lineup;
pub mod new_words;
pub mod lines;
pub mod line_by_line;
pub mod script;
pub mod play;
pub mod open_record;
pub mod run;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};

use anstream::AutoStream;

use answer::Output;
use env::Env;
use failure::{Failure, Stop, Why};
use options::Global;
use remarks::Remarks;

use crate::messages::{Message, in_english, written::cli_context as say};
use crate::show::diagnostic::Diagnostic;
use crate::show::json;
use crate::show::reason::reason;
use crate::show::render::TextStyle;

/// Runs the program with these words and returns its exit status: 0 done or legal, 1 against the rules,
/// 2 the command line or the notation cannot be read, 3 the ledger cannot be read or written.
///
/// As git's merge driver, it returns 0, 1 if the file has git's marks now, or 129.
pub fn run(words: impl IntoIterator<Item = OsString>) -> u8 {
    let words = note_words::separated(words.into_iter().collect());
    if !is_driver(&words) {
        return run_with(words);
    }
    std::panic::set_hook(Box::new(|_| std::process::exit(NOT_MERGED.into())));
    match run_with(words) {
        status @ (0 | 1) => status,
        _ => NOT_MERGED,
    }
}

/// The exit status of a merge driver with which git undoes its attempt. With any from 1 to 128, git would take the file for
/// one with marks, and the other side would be lost with the next `git add`.
const NOT_MERGED: u8 = 129;

/// Returns true if git runs the program as its merge driver.
fn is_driver(words: &[OsString]) -> bool {
    let has = |word: &str| words.iter().take_while(|known| *known != "--").any(|known| known == word);
    has("merge") && has("--driver")
}

/// Runs the program with these words, which git does not need to understand the status of.
fn run_with(words: Vec<OsString>) -> u8 {
    // Whether there are colors is decided with the options; a Windows console must be told to expect them.
    let mut out = BufWriter::new(AutoStream::always_ansi(io::stdout().lock()));
    if let Err(unknown) = language::choose(&words) {
        return unreadable(unknown.report(), &words, &mut out);
    }
    // The shell's own mistakes are in English, as clap says them.
    let cli = match in_english(|| read::read(&words)) {
        Ok(cli) => cli,
        Err(error) => return not_parsed(&error, &words, &mut out),
    };
    let look = look::look(&cli.global);
    let mut output = Output { out: &mut out, recorded: false };
    let ended = look::card_look(&cli.global).map_err(Stop::from).and_then(|cards| {
        let env = Env::gather(&cli.global, look.with_cards(cards));
        let answered = run::plan(cli.command).run(&env, &mut output);
        output.print(answered, &env)?;
        Ok(output.out.flush()?)
    });
    let recorded = output.recorded;
    let why = match ended {
        Ok(()) => return 0,
        Err(stop) => stop.why,
    };
    let remarks = Remarks::on_stderr(look.err, cli.global.quiet);
    let failure = match why {
        // A closed pipe is not an error.
        Why::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return 0,
        Why::Output(error) => {
            let reason = reason(&error);
            let (said, status) = match recorded {
                true => (say::RecordedNotAnswered { reason }.said(), 0),
                false => (say::NotAnswered { reason }.said(), 3),
            };
            remarks.write(&format!("{said}\n"));
            return status;
        }
        Why::Interrupted => return 130,
        Why::Failure(failure) => failure,
    };
    remarks.report(&failure);
    // A command that reported its faults line by line has no object with them.
    if cli.global.json && !failure.reports.is_empty() {
        let object = json::failed(failure.besides.as_deref(), &failure.reports);
        let _ = write!(out, "{}", json::printed(&object));
    }
    let _ = out.flush();
    failure.kind.status()
}

/// Prints help or the version, or what clap finds wrong with the command line. Returns the exit status.
fn not_parsed(error: &clap::Error, words: &[OsString], out: &mut dyn Write) -> u8 {
    let look = look_of(words);
    let said = |color: bool| match color {
        true => error.render().ansi().to_string(),
        false => error.render().to_string(),
    };
    if !error.use_stderr() {
        let _ = write!(out, "{}", said(look.out.color));
        let _ = out.flush();
        return 0;
    }
    Remarks::on_stderr(look.err, false).write(&said(look.err.color));
    unreadable_for_program(&Failure::unreadable([failure::bad_option(error)]), words, out)
}

/// The style of the output for words that cannot be read: of the options, only `--plain` is known.
fn look_of(words: &[OsString]) -> TextStyle {
    look::look(&Global { plain: language::asks_for_plain(words), ..Global::default() })
}

/// Reports why the command line cannot be read. Returns the exit status.
fn unreadable(report: Diagnostic, words: &[OsString], out: &mut dyn Write) -> u8 {
    let failure = Failure::unreadable([report]);
    Remarks::on_stderr(look_of(words).err, false).report(&failure);
    unreadable_for_program(&failure, words, out)
}

/// Reports it to a program that asked for JSON. Returns the exit status.
fn unreadable_for_program(failure: &Failure, words: &[OsString], out: &mut dyn Write) -> u8 {
    if language::asks_for_json(words) {
        let _ = write!(out, "{}", json::printed(&json::failed(None, &failure.reports)));
        let _ = out.flush();
    }
    failure.kind.status()
}
