//! Hands: the command line, the questions, the clock and the terminal.

pub mod args;
pub mod failure;
pub mod context;
pub mod house;
pub mod completion;
pub mod ledger_page;
pub mod manual;
pub mod open;
pub mod remembered;
pub mod record;
pub mod prompt;
pub mod script;
pub mod run;

use std::ffi::OsString;
use std::io::{self, BufWriter};

use clap::Parser;

use args::Cli;
use context::{Context, Screen};
use failure::{Failure, Stop};

use crate::show::json;
use crate::show::report::Report;

/// Runs the program with these words and gives its exit status: 0 done or legal, 1 the rules say no,
/// 2 the command line or the notation cannot be read, 3 the ledger cannot be read or written.
pub fn run(words: impl IntoIterator<Item = OsString>) -> u8 {
    let words: Vec<OsString> = words.into_iter().collect();
    let mut out = BufWriter::new(io::stdout().lock());
    let mut err = io::stderr();
    let mut screen = Screen { out: &mut out, err: &mut err, recorded: false };
    let cli = match Cli::try_parse_from(&words) {
        Ok(cli) => cli,
        Err(error) => return not_parsed(&error, &words, &mut screen),
    };
    let ended = Context::gather(&cli.global).map_err(Stop::from).and_then(|context| {
        run::command(cli.command, &context, &mut screen)?;
        Ok(screen.out.flush()?)
    });
    let stop = match ended {
        Ok(()) => return 0,
        Err(stop) => stop,
    };
    let failure = match stop {
        // Who closed the pipe has what he wanted.
        Stop::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return 0,
        Stop::Output(error) if screen.recorded => {
            let _ = writeln!(screen.err, "warning: recorded, but cannot write the answer: {error}");
            return 0;
        }
        Stop::Output(error) => {
            let _ = writeln!(screen.err, "error: cannot write the answer: {error}");
            return 3;
        }
        Stop::Interrupted => return 130,
        Stop::Failure(failure) => failure,
    };
    tell(&failure, cli.global.json, &mut screen);
    failure.kind.status()
}

/// Says what went wrong: to people, and to a program that asked for JSON.
fn tell(failure: &Failure, as_json: bool, screen: &mut Screen<'_>) {
    for (at, report) in failure.reports.iter().enumerate() {
        let gap = if at > 0 { "\n" } else { "" };
        let _ = write!(screen.err, "{gap}{}", report.shown("error"));
    }
    if as_json {
        let keys = failure.answer.iter().cloned();
        let object = json::object(keys.chain([("faults", json::faults(&failure.reports))]));
        let _ = write!(screen.out, "{}", json::printed(&object));
    }
    let _ = screen.out.flush();
}

/// Help and version are answers; all else is a command line that cannot be read.
fn not_parsed(error: &clap::Error, words: &[OsString], screen: &mut Screen<'_>) -> u8 {
    let as_json = words.iter().any(|word| word == "--json");
    if !error.use_stderr() {
        let _ = write!(screen.out, "{}", error.render());
        let _ = screen.out.flush();
        return 0;
    }
    let text = error.render().to_string();
    let _ = write!(screen.err, "{text}");
    if as_json {
        let first = text.lines().next().unwrap_or_default();
        let report = Report::new("bad-option", first.trim_start_matches("error: "));
        let object = json::object([("faults", json::faults(&[report]))]);
        let _ = write!(screen.out, "{}", json::printed(&object));
        let _ = screen.out.flush();
    }
    failure::Kind::Unreadable.status()
}
