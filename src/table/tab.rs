//! What Tab completes at the table: players and commands, and in a command all that a shell completes.

use std::ffi::{OsStr, OsString};

use clap::CommandFactory;
use clap_complete::engine::{CompletionCandidate, complete};

use crate::commands::candidates::completing;
use crate::commands::run::env::Env;
use crate::commands::words::program_words;
use crate::show::rulebook;
use crate::show::words::quoted;
use crate::table::args::{ELSEWHERE, TableLine};
use ginscore_notation::{LINES, LinePart};

/// The words that can continue what is typed, and the byte at which they begin. Each has a space at its end, unless a
/// value follows.
pub fn completions(typed: &str, names: &[String], env: &Env) -> (usize, Vec<String>) {
    let low = typed.to_lowercase();
    let last = typed.rfind(char::is_whitespace).map_or(0, |space| space + 1);
    if low.starts_with("players rename ") {
        // The names in a command are words of a shell; those in a line of a hand are not.
        let begun = low.get(last..).unwrap_or_default();
        let fits = names.iter().filter(|name| name.to_lowercase().starts_with(begun));
        return (last, fits.map(|name| format!("{} ", quoted(name))).collect());
    }
    let (start, subject) = subject(typed);
    let begun = low.get(start..).unwrap_or_default();
    let mut words = fitting(names, begun);
    if subject == Subject::Line {
        let commands = program_words().filter(|word| !ELSEWHERE.contains(word)).map(str::to_owned);
        words.extend(fitting(&commands.collect::<Vec<_>>(), begun));
    }
    if !words.is_empty() {
        return (start, words);
    }
    let before: Vec<&str> = typed.get(..last).unwrap_or_default().split_whitespace().collect();
    let begun = typed.get(last..).unwrap_or_default();
    (
        last,
        match before.as_slice() {
            [help] if ["help", "?"].contains(&help.to_lowercase().as_str()) => {
                let topics = rulebook::topics().iter().map(|topic| topic.name.to_owned());
                let words: Vec<String> = program_words().map(str::to_owned).chain(topics).collect();
                fitting(&words, &begun.to_lowercase())
            }
            [first, ..] if program_words().any(|word| word.eq_ignore_ascii_case(first)) => {
                of_shell(&before, begun, env)
            }
            _ => Vec::new(),
        },
    )
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    Line,
    Player,
}

/// The byte after which a player's name may be typed, and whether that is where a line begins.
fn subject(typed: &str) -> (usize, Subject) {
    let after = |word: usize| {
        let mut words = typed.split_inclusive(char::is_whitespace).scan(0, |at, word| {
            *at += word.len();
            Some((*at, word.ends_with(char::is_whitespace)))
        });
        words.nth(word).filter(|(_, ended)| *ended).map(|(at, _)| at)
    };
    let first = typed.split_whitespace().next().unwrap_or_default().to_lowercase();
    let follows = LINES.iter().find(|row| row.word == first).map_or(&[][..], |row| row.follows);
    match follows.iter().position(|part| *part == LinePart::Player).and_then(after) {
        Some(at) => (at, Subject::Player),
        // A line of partners has several hands.
        None => match typed.rfind(';') {
            Some(at) => {
                (typed.len() - typed.get(at + 1..).unwrap_or_default().trim_start().len(), Subject::Player)
            }
            None => (typed.len() - typed.trim_start().len(), Subject::Line),
        },
    }
}

/// Those of the words that begin so, each with a space after it.
fn fitting(words: &[String], begun: &str) -> Vec<String> {
    let fits = words.iter().filter(|word| word.to_lowercase().starts_with(begun));
    fits.map(|word| format!("{word} ")).collect()
}

fn of_shell(before: &[&str], begun: &str, env: &Env) -> Vec<String> {
    let before: Vec<String> = before.iter().map(|word| (*word).to_owned()).collect();
    let begun = begun.trim_start_matches(['\'', '"']);
    let words =
        std::iter::once("ginscore".to_owned()).chain(before.iter().cloned()).chain([begun.to_owned()]);
    let words: Vec<OsString> = words.map(OsString::from).collect();
    let last = words.len() - 1;
    let mut command = completing(TableLine::command(), &before, OsStr::new(begun), env);
    let offered = complete(&mut command, words, last, None).unwrap_or_default();
    let word = |candidate: &CompletionCandidate| {
        let word = candidate.get_value().to_str().filter(|word| word.starts_with(begun))?;
        let goes_on = word.ends_with(['=', '/']);
        Some(if goes_on { word.to_owned() } else { format!("{} ", quoted(word)) })
    };
    offered.iter().filter(|candidate| !candidate.is_hide_set()).filter_map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::run::env::remarks::Remarks;
    use crate::show::render::{StreamStyle, TextStyle};
    use ginscore_ledger::book::Book;

    fn env() -> Env {
        let style = StreamStyle::default();
        let look = TextStyle { width: 80, height: None, plain: true, cards: None, out: style, err: style };
        Env::new(Book::open("nowhere".into(), None), look, Remarks::on(std::io::sink(), style, true))
    }

    fn offered(typed: &str) -> Vec<String> {
        let names = ["Ann", "Mary Jo"].map(str::to_owned);
        let (start, words) = completions(typed, &names, &env());
        words.iter().map(|word| format!("{}{word}", &typed[..start])).collect()
    }

    #[test]
    fn players_are_completed_where_a_name_belongs() {
        for (typed, line) in [
            ("an", "Ann "),
            ("mary j", "Mary Jo "),
            ("deal ma", "deal Mary Jo "),
            ("adjust an", "adjust Ann "),
            ("amend 3 an", "amend 3 Ann "),
            ("insert 12 mary", "insert 12 Mary Jo "),
            ("Ann 4 v 23; mar", "Ann 4 v 23; Mary Jo "),
            ("players rename mar", "players rename 'Mary Jo' "),
        ] {
            assert!(offered(typed).contains(&line.to_owned()), "{typed}: {:?}", offered(typed));
        }
        assert_eq!(offered("Ann 4 v "), [""; 0]);
    }

    #[test]
    fn commands_are_completed_with_all_that_follows() {
        for (typed, line) in [
            ("cou", "counts "),
            ("help under", "help undercut "),
            ("help sco", "help score "),
            ("rules exp", "rules explain "),
            ("rules explain under", "rules explain undercut "),
            ("rules show pa", "rules show pagat "),
            ("new Ann Bob pagat holly", "new Ann Bob pagat hollywood "),
            ("judge --rules pag", "judge --rules pagat "),
            ("new Ann Bob tar", "new Ann Bob target="),
            ("new Ann Bob holl", "new Ann Bob hollywood "),
            ("new Ann Bob tar", "new Ann Bob target="),
            ("new Ann Bob dea", "new Ann Bob dealer="),
            ("new Ann Bob sheet_winner=mo", "new Ann Bob sheet_winner=most-games "),
            ("table Ann Bob okl", "table Ann Bob oklahoma "),
            ("export --format js", "export --format json "),
            ("summary --as pag", "summary --as pagat "),
        ] {
            assert!(offered(typed).contains(&line.to_owned()), "{typed}: {:?}", offered(typed));
        }
        assert!(offered("boa").is_empty() && !offered("score --").is_empty());
    }
}
