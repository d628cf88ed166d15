//! Words of a note on the command line, which are never options.

use std::ffi::OsString;

use clap::{Arg, Command, CommandFactory};

use super::args::Cli;
use ginscore_notation::begins_note;

/// The words of the command line, with a `--` before the note of a hand. In `hand Ann 4 v 23 # he said -hmm` the last
/// word is not the option `-h`. Options before the note stay options, and so do those after one that is whole in
/// quotation marks.
pub fn separated(words: Vec<OsString>) -> Vec<OsString> {
    // Fast path: most command lines have no note.
    let note = words.iter().filter_map(|word| word.to_str()).any(begins_note);
    match note.then(|| note_at(&words)).flatten() {
        None => words,
        Some(at) => {
            let (before, after) = words.split_at(at);
            before.iter().cloned().chain(["--".into()]).chain(after.iter().cloned()).collect()
        }
    }
}

/// The word with which the note of a hand begins, in a command that takes a hand, before any `--`; `None` if the note is
/// one word in quotation marks and only options follow it.
fn note_at(words: &[OsString]) -> Option<usize> {
    let root = Cli::command();
    let mut command: Option<&Command> = None;
    let mut note = None;
    let mut words = words.iter().enumerate().skip(1);
    while let Some((at, word)) = words.next() {
        let word = word.to_str().unwrap_or_default();
        if note.is_none() && word == "--" {
            return None;
        }
        if word.starts_with('-') {
            let known = root.get_arguments().chain(command.into_iter().flat_map(Command::get_arguments));
            match known.into_iter().find(|arg| is_option(arg, word)) {
                Some(arg) if arg.get_action().takes_values() && !word.contains('=') => drop(words.next()),
                Some(_) => {}
                None if note.is_some() => return note,
                None => {}
            }
        } else if note.is_some() {
            return note;
        } else if command.is_none() {
            command = Some(root.find_subcommand(word).filter(|command| takes_note(command))?);
        } else if begins_note(word) {
            note = Some(at);
            if !word.contains(char::is_whitespace) {
                return note;
            }
        }
    }
    None
}

fn takes_note(command: &Command) -> bool {
    let named = |arg: &Arg| arg.get_value_names().is_some_and(|names| names.iter().any(is_note));
    command.get_positionals().any(named)
}

fn is_note(name: &clap::builder::Str) -> bool {
    matches!(name.as_str(), "LINE" | "NOTE")
}

/// Returns true if the word is that option, with or without its value.
fn is_option(arg: &Arg, word: &str) -> bool {
    let name = word.split('=').next().unwrap_or_default();
    let long = arg.get_long().is_some_and(|long| name.strip_prefix("--") == Some(long));
    let short = arg.get_short().is_some_and(|short| word == format!("-{short}"));
    long || short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_of_a_note_is_an_option() {
        for (line, expected) in [
            ("ginscore hand Ann 4 v 23 # -h", "ginscore hand Ann 4 v 23 -- # -h"),
            ("ginscore hand Ann 4 v 23 --json #said -h", "ginscore hand Ann 4 v 23 --json -- #said -h"),
            ("ginscore draw # --version", "ginscore draw -- # --version"),
            ("ginscore amend 1 Ann gin v 2 # -h", "ginscore amend 1 Ann gin v 2 -- # -h"),
            ("ginscore --series #1 hand Ann 4 v 23", "ginscore --series #1 hand Ann 4 v 23"),
            ("ginscore hand --ledger #x Ann 4 v 23 # -h", "ginscore hand --ledger #x Ann 4 v 23 -- # -h"),
            ("ginscore hand -- Ann 4 v 23 # -h", "ginscore hand -- Ann 4 v 23 # -h"),
            ("ginscore new Ann Bob --name #1", "ginscore new Ann Bob --name #1"),
            ("ginscore score # -h", "ginscore score # -h"),
            // A note in quotation marks, shown here with its spaces as underscores.
            ("ginscore hand Ann +1 #_a_note --json -q", "ginscore hand Ann +1 #_a_note --json -q"),
            ("ginscore hand Ann +1 #_a_note --series=x", "ginscore hand Ann +1 #_a_note --series=x"),
            ("ginscore hand Ann +1 #_a_note -hmm", "ginscore hand Ann +1 -- #_a_note -hmm"),
            ("ginscore hand Ann +1 #_a_note --help", "ginscore hand Ann +1 -- #_a_note --help"),
            ("ginscore hand Ann +1 #_a_note --json more", "ginscore hand Ann +1 -- #_a_note --json more"),
        ] {
            let words = line.split(' ').map(|word| OsString::from(word.replace('_', " "))).collect();
            let parted: Vec<String> =
                separated(words).into_iter().map(|word| word.into_string().unwrap()).collect();
            assert_eq!(parted.join(" "), expected.replace('_', " "));
        }
    }
}
