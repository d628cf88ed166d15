//! The command line interface: options, questions, the clock and the terminal.

pub mod options;
pub mod tie_break;
pub mod args;
pub mod clap_error;
pub mod note_words;
pub mod exchanged;
mod meant;
pub mod failure;
pub mod misused;
pub mod context;
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
pub mod record;
pub mod newcomers;
pub mod answers;
pub mod prompt;
pub mod advise;
pub mod editor;
pub mod guide;
pub mod help;
pub mod localize;
mod read;
mod lineup;
pub mod new_words;
pub mod lines;
pub mod line_by_line;
pub mod script;
pub mod play;
pub mod run;

use std::ffi::OsString;
use std::io::{self, BufWriter};

use anstream::AutoStream;

use clap_error::Mistake;
use context::{Context, Output};
use failure::{Failure, Stop};
use options::Global;

use crate::messages::{Message, written::cli_context as say};
use crate::show::diagnostic::Diagnostic;
use crate::show::json;
use crate::show::reason::reason;
use crate::show::render::{TextStyle, rendered};
use crate::show::words::and_more;
use crate::text::Text;
use ginscore_notation::Mistakes;

/// Runs the program with these words and returns its exit status: 0 done or legal, 1 against the rules,
/// 2 the command line or the notation cannot be read, 3 the ledger cannot be read or written.
pub fn run(words: impl IntoIterator<Item = OsString>) -> u8 {
    let words = note_words::separated(words.into_iter().collect());
    // Whether there are colors is decided with the options; a Windows console must be told to expect them.
    let mut out = BufWriter::new(AutoStream::always_ansi(io::stdout().lock()));
    let mut err = AutoStream::always_ansi(io::stderr());
    let mut screen = Output { out: &mut out, err: &mut err, recorded: false };
    if let Err(unknown) = language::choose(&words) {
        return unreadable(&unknown.report(), &words, &mut screen);
    }
    let cli = match read::read(&words) {
        Ok(cli) => cli,
        Err(error) => return not_parsed(&error, &words, &mut screen),
    };
    let look = context::look(&cli.global);
    let gathered =
        context::card_look(&cli.global).map(|cards| Context::gather(&cli.global, look.with_cards(cards)));
    let ended = gathered.map_err(Stop::from).and_then(|context| {
        run::command(cli.command, &context, &mut screen)?;
        Ok(screen.out.flush()?)
    });
    let stop = match ended {
        Ok(()) => return 0,
        Err(stop) => stop,
    };
    let failure = match stop {
        // A closed pipe is not an error.
        Stop::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return 0,
        Stop::Output(error) => {
            let reason = reason(&error);
            let (said, status) = match screen.recorded {
                true => (say::RecordedNotAnswered { reason }.said(), 0),
                false => (say::NotAnswered { reason }.said(), 3),
            };
            let _ = writeln!(screen.err, "{said}");
            return status;
        }
        Stop::Interrupted => return 130,
        Stop::Failure(failure) => failure,
    };
    report(&failure, look, &mut screen);
    // A command that reported its faults line by line has no object with them.
    if cli.global.json && !failure.reports.is_empty() {
        let object = json::failed(failure.besides.as_deref(), &failure.reports);
        let _ = write!(screen.out, "{}", json::printed(&object));
    }
    let _ = screen.out.flush();
    failure.kind.status()
}

/// Reports a failure to people, on standard error.
fn report(failure: &Failure, look: TextStyle, screen: &mut Output<'_>) {
    for (at, report) in failure.reports.kept().iter().enumerate() {
        let gap = if at > 0 { "\n" } else { "" };
        let text = rendered(&report.text("error", look.err), look.err);
        let _ = write!(screen.err, "{gap}{text}");
    }
    if let Some(more) = and_more(failure.reports.more()) {
        let _ = writeln!(screen.err, "\n{more}");
    }
}

/// Reports a failure to people while the program goes on. At the table, commands are named as they are typed there.
pub fn tell_people(failure: Failure, context: &Context, screen: &mut Output<'_>) {
    let failure = match context.at_table {
        true => Failure { reports: failure.reports.map(Diagnostic::at_table), ..failure },
        false => failure,
    };
    report(&failure, context.look, screen);
}

/// Prints help or the version, or reports that the command line cannot be read. Returns the exit status.
fn not_parsed(error: &clap::Error, words: &[OsString], screen: &mut Output<'_>) -> u8 {
    let look = look_of(words);
    if !error.use_stderr() {
        let said = Text::from(error.render().to_string());
        let _ = write!(screen.out, "{}", rendered(&said, look.out));
        let _ = screen.out.flush();
        return 0;
    }
    if let Some(report) = misused::misused(error) {
        return unreadable(&report, words, screen);
    }
    let said = Mistake::of(error).map(|mistake| mistake.text());
    let said = Text::from(said.unwrap_or_else(|| error.render().to_string()));
    let _ = write!(screen.err, "{}", rendered(&said, look.err));
    unreadable_for_program(&failure::bad_option(error), words, screen)
}

/// The style of the output for words that cannot be read: of the options, only `--plain` is known.
fn look_of(words: &[OsString]) -> TextStyle {
    context::look(&Global { plain: language::asks_for_plain(words), ..Global::default() })
}

/// Reports why the command line cannot be read. Returns the exit status.
fn unreadable(report: &Diagnostic, words: &[OsString], screen: &mut Output<'_>) -> u8 {
    let look = look_of(words);
    let _ = write!(screen.err, "{}", rendered(&report.text("error", look.err), look.err));
    unreadable_for_program(report, words, screen)
}

/// Reports it to a program that asked for JSON. Returns the exit status.
fn unreadable_for_program(report: &Diagnostic, words: &[OsString], screen: &mut Output<'_>) -> u8 {
    if language::asks_for_json(words) {
        let object = json::failed(None, &Mistakes::from([report.clone()]));
        let _ = write!(screen.out, "{}", json::printed(&object));
        let _ = screen.out.flush();
    }
    failure::Kind::Unreadable.status()
}
