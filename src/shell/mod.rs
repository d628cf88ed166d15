//! What the shell gives and gets: the command line, the environment, help, completions, the manual, exit status.

pub mod args;
pub mod environment;
pub mod read;
pub mod language;
pub mod completion;
pub mod manual;
pub(crate) mod docs;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};

use anstream::AutoStream;

use crate::commands::line::reading::read_as;
use crate::commands::run::answer::{Answered, Stop, Why};
use crate::commands::run::env::Env;
use crate::commands::run::env::look::{card_look, look};
use crate::commands::run::env::remarks::Remarks;
use crate::commands::run::failure::{self, Failure};
use crate::commands::run::options::Global;
use crate::commands::run::plan::{Output, Plan, acts, shows, streams};
use crate::commands::{line, misplaced, score};
#[cfg(feature = "board")]
use crate::phone;
use crate::shell::args::{Cli, Command, Setup, Start};
use crate::shell::environment::environment;
use crate::shell::read::{Words, global};
use crate::table;
use crate::table::args::TableArgs;

use crate::say::text::Text;
use crate::say::{Message, in_english, written::environment as say};
use crate::show::json;
use crate::show::mistakes::reason::reason;
use crate::show::render::{StreamStyle, TextStyle, rendered};
use ginscore_notation::shown;

/// Runs the program with these words and returns its exit status: 0 done or legal, 1 against the rules,
/// 2 the command line or the notation cannot be read, 3 the ledger cannot be read or written.
pub fn run(words: impl IntoIterator<Item = OsString>) -> u8 {
    let words: Vec<OsString> = words.into_iter().collect();
    // Whether there are colors is decided with the options; a Windows console must be told to expect them.
    let mut out = BufWriter::new(AutoStream::always_ansi(io::stdout().lock()));
    let words = Words::of(words);
    let options = &words.options;
    if let Err(unknown) = language::choose(options) {
        let failure = Failure::unreadable([unknown.report()]);
        Remarks::on_stderr(look_of(options).err, false).report(&failure);
        return unreadable(&failure, options, &mut out);
    }
    // The shell's own mistakes are in English, as clap says them.
    let cli = match in_english(|| words.read()) {
        Ok(cli) => cli,
        Err(error) => match words.sentence().filter(|cli| error.use_stderr() && means_command(cli)) {
            Some(cli) => cli,
            None => return not_parsed(&error, options, &mut out),
        },
    };
    let mut output = Output { out: &mut out, recorded: false };
    let cards = card_look(&cli.global);
    let look = look(&cli.global).with_cards(cards.as_ref().copied().unwrap_or_default());
    let ended = cards.map_err(Stop::from).and_then(|_| {
        let env = environment(&cli.global, look);
        let answered = plan(cli.command).run(&env, &mut output);
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

/// How what was typed runs, and what it needs. `None` goes on with the evening.
fn plan(command: Option<Command>) -> Plan {
    match command {
        None => streams(overview).only_shows(true),
        Some(Command::Start(Start::Table(table))) => {
            streams(move |env, output| table::run(table, env, output))
        }
        #[cfg(feature = "board")]
        Some(Command::Start(Start::Board(board))) => {
            let only_shows = !board.enter;
            streams(move |env, output| phone::run(&board, env, output)).only_shows(only_shows)
        }
        Some(Command::Run(command)) => command.plan(),
        Some(Command::Setup(command)) => setup(command),
        Some(Command::About(words)) => shows(move |env| table::about(&words, env)).needs_ledger(false),
        Some(Command::Line(words)) => streams(move |env, output| typed(&words, env, output)),
    }
}

/// Returns true for words of players that stand for a command.
fn means_command(cli: &Cli) -> bool {
    let Some(Command::Line(words)) = &cli.command else { return false };
    let env = environment(&cli.global, look(&cli.global));
    line::current(&env).is_some_and(|opened| line::command_of(words, &opened).is_some())
}

/// Records a line; or runs the command that the words of players in it stand for, as the table does.
fn typed(words: &[OsString], env: &Env, output: &mut Output<'_>) -> Answered {
    let known = line::current(env);
    let meant = known.as_ref().and_then(|opened| line::command_of(words, opened));
    let read = meant.as_ref().map(|meant| {
        // A name of several words is quoted in it.
        let typed = shlex::split(meant).unwrap_or_default();
        Words::of(std::iter::once("ginscore".to_owned()).chain(typed).map(OsString::from)).read()
    });
    match (meant, read) {
        (
            Some(meant),
            Some(Ok(Cli { command: Some(command @ (Command::Run(_) | Command::About(_))), .. })),
        ) => {
            output.print(Ok(env.shown(|| read_as(&meant))), env)?;
            plan(Some(command)).run(env, output)
        }
        _ => match misplaced(words) {
            Some(failure) => Err(failure.into()),
            None => line::of_words(words, known, env),
        },
    }
}

/// The failure of a line with an option in it. Those that ask for help or end the options are none.
fn misplaced(words: &[OsString]) -> Option<Failure> {
    let words: Option<Vec<&str>> = words.iter().map(|word| word.to_str()).collect();
    let words = words.filter(|words| !matches!(words.last(), Some(&"--help")))?;
    misplaced::in_line(&words.join(" "))
}

/// Goes on with the evening at a terminal: whoever starts the program there types hands next. Elsewhere, shows the score sheet and
/// what to type next.
fn overview(env: &Env, output: &mut Output<'_>) -> Answered {
    match env.ask && !env.wants_objects() {
        true => table::run(TableArgs::default(), env, output),
        false => score::overview(env, output),
    }
}

fn setup(command: Setup) -> Plan {
    match command {
        Setup::Completions { shell } => shows(move |_| docs::completions(shell)).needs_ledger(false),
        Setup::Man { output: Some(dir), .. } => {
            acts(move |env| docs::write_man(&dir, env)).needs_ledger(false)
        }
        Setup::Man { page, output: None } => {
            streams(move |_, output| docs::man(&page.join(" "), output)).needs_ledger(false).only_shows(true)
        }
    }
}

/// Prints help or the version, or what clap finds wrong with the command line. Returns the exit status.
fn not_parsed(error: &clap::Error, options: &[OsString], out: &mut dyn Write) -> u8 {
    let look = look_of(options);
    let said = |style: StreamStyle| {
        let plain = error.render().to_string();
        // What was typed may have control characters.
        let is_harmless = plain.lines().all(|line| shown(line) == line);
        match is_harmless {
            true if style.color => error.render().ansi().to_string(),
            true => plain,
            false => rendered(&Text::from(plain), style),
        }
    };
    if !error.use_stderr() {
        let _ = write!(out, "{}", said(look.out));
        let _ = out.flush();
        return 0;
    }
    Remarks::on_stderr(look.err, false).write(&said(look.err));
    unreadable(&Failure::unreadable([failure::bad_option(error)]), options, out)
}

/// The style of the output for a command line that cannot be read.
fn look_of(options: &[OsString]) -> TextStyle {
    let plain = || Global { plain: language::asks_for_plain(options), ..Global::default() };
    look(&global(options).unwrap_or_else(|_| plain()))
}

/// Reports to a program that asked for JSON why the command line cannot be read. Returns the exit status.
fn unreadable(failure: &Failure, options: &[OsString], out: &mut dyn Write) -> u8 {
    if language::asks_for_json(options) {
        let _ = write!(out, "{}", json::printed(&json::failed(None, &failure.reports)));
        let _ = out.flush();
    }
    failure.kind.status()
}
