//! Lines of a script or of `ginscore table`: notation, or a command of the program without the program's name.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, CommandFactory, FromArgMatches};

use crate::commands::line::reading::new_deal;
use crate::commands::line::refused::no_line;
use crate::commands::misplaced::Misplaced;
use crate::commands::new::new_words::{as_typed, with_quotes};
use crate::commands::run::failure::{Failure, not_so};
use crate::commands::run::options::with_dashes;
use crate::commands::words::program_words;
use crate::say::{Message, written::diagnostic::DidYouMean, written::table as say};
use crate::show::code::Code;
use crate::show::words::ticked;
use crate::table::args::{ELSEWHERE, TableLine};
use ginscore_notation::{LineKind, Names, ParseError, Roster, Span, split_note, within_length};

#[derive(Debug)]
pub enum ScriptLine<'t> {
    Nothing,
    /// A line to be recorded.
    Record(&'t str),
    Command(Box<TableLine>),
    /// Clap's help for a command, to be shown.
    Usage(String),
    /// What can be typed; or one word explained, if the text is not empty.
    Help(&'t str),
    Quit,
}

/// Parses a line. Notation comes first: a word that is the name of a player, or an abbreviation of one, is not a
/// command unless it is reserved.
pub fn read(line: &str, roster: impl FnOnce() -> Option<Roster>) -> Result<ScriptLine<'_>, Failure> {
    within_length(line).map_err(|mistake| Failure::misread(line, &mistake))?;
    if first_word(line).0 != PROGRAM {
        return plain(line, roster);
    }
    let known = roster();
    let is_player = known.as_ref().is_some_and(|roster| roster.lead(line).is_ok());
    plain(if is_player { line } else { without_program(line) }, || known)
}

fn plain(line: &str, roster: impl FnOnce() -> Option<Roster>) -> Result<ScriptLine<'_>, Failure> {
    match LineKind::of(line) {
        LineKind::Nothing => Ok(ScriptLine::Nothing),
        LineKind::Hand | LineKind::Operation if asks_for_help(line) => {
            let about = line.split_whitespace().next().filter(|first| !first.starts_with('-'));
            Ok(ScriptLine::Help(about.unwrap_or_default()))
        }
        LineKind::New | LineKind::Command => command(line),
        LineKind::Hand if is_command(line) => {
            let by_player = roster().is_some_and(|roster| roster.lead_entrant(line).is_ok());
            if by_player { Ok(ScriptLine::Record(line)) } else { command(line) }
        }
        LineKind::Hand | LineKind::Operation => Ok(ScriptLine::Record(line)),
        LineKind::LedgerOperation => Err(no_line(line, None)),
    }
}

/// Returns true if the last word of a line of the notation asks for help, as after a command.
fn asks_for_help(line: &str) -> bool {
    let is_line = LineKind::of(line) == LineKind::Operation || !is_command(line);
    is_line
        && split_note(line).0.split_whitespace().last().is_some_and(|last| ["--help", "-h"].contains(&last))
}

const PROGRAM: &str = "ginscore";

/// The line after the name of the program, and after `hand`, which a line has no word for.
fn without_program(line: &str) -> &str {
    let (_, rest) = first_word(line);
    let line = line.get(rest..).unwrap_or_default();
    match first_word(line) {
        (word, rest) if word == "hand" => line.get(rest..).unwrap_or_default(),
        _ => line,
    }
}

/// The first word of a line in lower case, and the byte at which the rest starts.
fn first_word(line: &str) -> (String, usize) {
    let begins = line.len() - line.trim_start().len();
    let word = line.trim_start().split(char::is_whitespace).next().unwrap_or_default();
    let rest = line.get(begins + word.len()..).unwrap_or_default();
    (word.to_lowercase(), line.len() - rest.trim_start().len())
}

fn is_command(line: &str) -> bool {
    let (word, _) = first_word(line);
    word != "draw" && (matches!(word.as_str(), "?" | "q") || program_words().any(|known| known == word))
}

/// Returns true if a line is a word of the table, with or without more after it, and not a hand.
pub fn is_word(line: &str, names: &Names) -> bool {
    match LineKind::of(line) {
        LineKind::Nothing => false,
        LineKind::Hand => is_command(line) && names.lead(line).is_err(),
        LineKind::New | LineKind::Command | LineKind::Operation | LineKind::LedgerOperation => {
            is_command(line)
        }
    }
}

fn command(line: &str) -> Result<ScriptLine<'_>, Failure> {
    let (word, rest_at) = first_word(line);
    let rest = line.get(rest_at..).unwrap_or_default();
    match word.as_str() {
        "help" | "?" => return Ok(ScriptLine::Help(split_note(rest).0.trim())),
        "quit" | "exit" | "q" => {
            if split_note(rest).0.trim().is_empty() {
                return Ok(ScriptLine::Quit);
            }
            let extra = ParseError::OutOfPlace.at(Span::new(rest_at, line.trim_end().len()));
            return Err(Failure::misread(line, &extra));
        }
        _ => {}
    }
    if let Some(failure) = new_deal(line) {
        return Err(failure);
    }
    if ELSEWHERE.contains(&word.as_str()) {
        let message = say::OfShell { command: ticked(&word) }.said();
        let hint = say::OfShellHint { command: ticked(&format!("{PROGRAM} {word}")) }.said();
        return Err(Failure::mistake(Code::BadOption, message, hint));
    }
    let parser = TableLine::command();
    let cards = parser.find_subcommand(&word).is_some_and(takes_cards);
    let mut words = vec![word];
    match cards {
        // Cards and names are not quoted: in `judge O'Brien 4 v 23` the apostrophe is part of the name.
        true => words.extend(rest.split_whitespace().map(str::to_owned)),
        false => words.extend(shlex::split(&as_typed(rest)).ok_or_else(|| {
            let open = ParseError::OpenQuote.at(Span::new(rest_at, line.trim_end().len()));
            Failure::misread(line, &open)
        })?),
    }
    if matches!(words.first().map(String::as_str), Some("new" | "table")) {
        with_quotes(&mut words, &as_typed(rest));
    }
    // A group of commands alone shows what is most asked for.
    match words.as_slice() {
        [group] if group == "series" => words.push("list".to_owned()),
        _ => {}
    }
    let words = with_dashes(words.into_iter().map(OsString::from).collect());
    match parser.try_get_matches_from(&words).and_then(|matches| TableLine::from_arg_matches(&matches)) {
        Ok(cli) => Ok(ScriptLine::Command(Box::new(cli))),
        Err(error) if !error.use_stderr() || is_help(error.kind()) => {
            Ok(ScriptLine::Usage(error.render().to_string()))
        }
        Err(error) => Err(misread(&error, &words)),
    }
}

/// Returns true for help that was asked for, or is shown in place of a missing command.
const fn is_help(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand)
}

/// The failure for a command that cannot be read, in words for the table: clap speaks to a shell.
fn misread(error: &clap::Error, words: &[OsString]) -> Failure {
    let misplaced = Misplaced::of(error, words, TableLine::command());
    if let Some(failure) = misplaced.and_then(|misplaced| misplaced.failure(words)) {
        return failure;
    }
    let of_mistake = error.get(ContextKind::Usage).map(ToString::to_string);
    let usage = of_mistake.unwrap_or_else(|| usage_of(words));
    let usage = usage.trim_start_matches("Usage: ").replace(" [OPTIONS]", "").replace(['<', '>'], "");
    let name = usage.split_whitespace().take_while(|word| word.chars().all(|c| c.is_ascii_lowercase()));
    let mut failure = not_so(&name.collect::<Vec<_>>().join(" "), &usage);
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let near = near.into_iter().find_map(|kind| match error.get(kind)? {
        ContextValue::String(word) => Some(word.clone()),
        ContextValue::Strings(words) => words.first().cloned(),
        _ => None,
    });
    // A value that is read by us has a sentence of ours.
    let own = std::error::Error::source(error).map(ToString::to_string);
    if let Some(hint) = own.or_else(|| Some(DidYouMean { meant: ticked(&near?) }.said())) {
        failure.reports = failure.reports.map(|report| report.hinted(hint.clone()));
    }
    failure
}

/// How the command of a line is written: of a mistake in a value, clap does not say it.
fn usage_of(words: &[OsString]) -> String {
    let within = |outer: Command, word: &OsString| outer.find_subcommand(word).cloned().unwrap_or(outer);
    words.iter().fold(TableLine::command(), within).render_usage().to_string()
}

/// Returns true if a command takes cards or a hand, which are typed without quotation marks.
fn takes_cards(command: &Command) -> bool {
    let is_cards = |name: &clap::builder::Str| matches!(name.as_str(), "LINE" | "GROUP" | "CARDS");
    command.get_positionals().any(|arg| arg.get_value_names().is_some_and(|names| names.iter().any(is_cards)))
}

/// What was typed, a line each; of nothing, one empty line.
pub(crate) fn typed_lines(text: &str) -> Vec<String> {
    let lines: Vec<String> = text.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned).collect();
    if lines.is_empty() { vec![String::new()] } else { lines }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(line: &str) -> &'static str {
        let names = || Some(Names::new("Quentin", "Stella").unwrap().into());
        match read(line, names) {
            Ok(ScriptLine::Nothing) => "nothing",
            Ok(ScriptLine::Record(_)) => "record",
            Ok(ScriptLine::Command(_)) => "command",
            Ok(ScriptLine::Usage(_)) => "usage",
            Ok(ScriptLine::Help(_)) => "help",
            Ok(ScriptLine::Quit) => "quit",
            Err(_) => "refused",
        }
    }

    /// A command with a wrong word or a wrong value is named, whatever clap says of it.
    #[test]
    fn a_misread_command_is_named() {
        for (line, command) in [
            ("why Quentin", "`why`"),
            ("export --format foo", "`export`"),
            ("score 3", "`score`"),
            ("judge", "`judge`"),
        ] {
            let failure = read(line, || None).unwrap_err();
            let report = failure.reports.kept().first().unwrap();
            assert!(report.hint.is_some() && !format!("{report:?}").contains("``"), "{line}: {report:?}");
            assert!(report.message.to_string().contains(command), "{line}: {report:?}");
        }
    }

    #[test]
    fn notation_comes_before_commands() {
        for (line, expected) in [
            ("stats", "command"),
            ("Stats Quentin", "command"),
            ("rules explain knock-limit", "command"),
            ("rules", "command"),
            ("series", "command"),
            ("judge O'Brien 4 v 23 # it's -h", "command"),
            ("export -o 'my page.html'", "command"),
            ("export -o 'my page.html", "refused"),
            ("stats --nonsense", "refused"),
            ("score that", "refused"),
            ("stats --help", "usage"),
            ("q", "record"),
            ("quit", "quit"),
            ("exit # done", "quit"),
            ("quit that", "refused"),
            ("? undercut", "help"),
            ("draw", "record"),
            ("st 4 v 23", "record"),
            ("ginscore score", "command"),
            ("ginscore hand Quentin 4 v 23", "record"),
            ("ginscore", "nothing"),
            ("# a comment", "nothing"),
            ("--help", "help"),
            ("draw -h", "help"),
        ] {
            assert_eq!(kind(line), expected, "{line}");
        }
        assert!(matches!(read("q", || None), Ok(ScriptLine::Quit)));
    }
}
