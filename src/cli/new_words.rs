//! Words after the names of a new series, in place of options: `new Ann Bob hollywood target=150 stake=0.10 dealer=Ann`.

use chrono::Datelike;

use super::failure::Failure;
use super::lineup::is_against;
use super::options::{New, NewOptions};
use crate::messages::{
    Fixed, Message, written::cli_house as house_say, written::cli_lineup as say, written::cli_new as new_say,
};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::entrants::joins_names;
use crate::show::words::ticked;
use ginscore_ledger::book::Book;
use ginscore_ledger::model::{Moment, PresetRef};
use ginscore_rules::house::RuleKey;

impl New {
    /// The new series as [`New::with_words`] reads it, without what people say and type between two names: `Ann und Bob`,
    /// `Ann , Bob`. Between two names of one letter, `e`, `i` and `y` are a name, too.
    ///
    /// # Errors
    ///
    /// Those of [`New::with_words`].
    pub fn as_said(&self, book: &Book) -> Result<New, Failure> {
        let is_name = |word: &&String| !joins_names(word) && !is_against(word);
        let names: Vec<&String> = self
            .players
            .iter()
            .filter(|word| word.is_empty() || !word.trim_matches(',').is_empty())
            .collect();
        let said = names.iter().enumerate().filter(|(at, word)| {
            let before = at.checked_sub(1).and_then(|at| names.get(at)).copied().filter(is_name);
            let after = names.get(at + 1).copied().filter(is_name);
            let is_between =
                before.zip(after).is_some_and(|(one, two)| word.len().max(one.len()).max(two.len()) > 1);
            !(joins_names(word) && is_between)
        });
        let players = said.map(|(_, word)| (*word).clone()).collect();
        New { players, options: self.options.clone() }.with_words(book)
    }

    /// The new series with each word in the place of the option that it replaces: a preset's name, `stake=`, `dealer=`,
    /// `out=` or `sides=`, or the key of a rule. A name in quotation marks is a player's. A record also has `start=`, and
    /// words with `x-` that mean nothing here.
    ///
    /// # Errors
    ///
    /// Fails if something is given twice, or if there are rules but no players.
    pub fn with_words(&self, book: &Book) -> Result<New, Failure> {
        let mut new = New { players: Vec::new(), options: self.options.clone() };
        let mut preset = None;
        let mut twice = Vec::new();
        for word in &self.players {
            if let Some(name) = unquoted(word) {
                new.players.push(name.to_owned());
                continue;
            }
            // As people say it: `new Ann and Bob`, `new Ann, Bob`.
            if word.eq_ignore_ascii_case("and") || word == "&" {
                continue;
            }
            let options = &mut new.options;
            let given = match word.split_once('=').filter(|(key, _)| is_key(key)) {
                Some((key, _)) if key.starts_with("x-") => Ok(()),
                Some(("start", value)) => {
                    let start = started_at(value)?;
                    options.start.replace(start).map_or(Ok(()), |_| Err("start="))
                }
                Some((key, value)) => set(options, &key.to_lowercase(), value.trim()),
                None if is_preset(word, book) => {
                    preset = Some(word);
                    once(&mut options.rules.preset, word).map_err(|()| "--rules")
                }
                None => {
                    // No name has a comma.
                    let names = word.trim_matches(',').split(',');
                    new.players.extend(names.map(str::to_owned));
                    continue;
                }
            };
            twice.extend(given.err().map(|option| given_twice(word, option)));
        }
        if !twice.is_empty() {
            return Err(Failure::unreadable(twice));
        }
        match preset {
            Some(preset) if new.players.len() < 2 => Err(no_player(preset)),
            _ => Ok(new),
        }
    }
}

/// Sets what the key of a word names. Fails with the option that sets it, too.
fn set(options: &mut NewOptions, key: &str, value: &str) -> Result<(), &'static str> {
    let is_rule = |rule: &str| RuleKey::named(rule).is_some_and(|rule| rule.words.contains(&value));
    let (place, option) = match key {
        // `dealer=` is the first dealer, but for the words of the rule.
        "dealer" if is_rule(key) => return rule(options, key, value),
        "stake" => (&mut options.stake, "--stake"),
        "dealer" => (&mut options.dealer, "--dealer"),
        "out" => (&mut options.out, "--out"),
        "sides" => (&mut options.sides, "--sides"),
        // A key that is unknown is reported with the others.
        _ => return rule(options, key, value),
    };
    once(place, value).map_err(|()| option)
}

/// Sets a rule, which no word before has set.
fn rule(options: &mut NewOptions, key: &str, value: &str) -> Result<(), &'static str> {
    let settings = &mut options.rules.changes.settings;
    if settings.iter().any(|set| set.split('=').next() == Some(key)) {
        return Err("--set");
    }
    settings.push(format!("{key}={value}"));
    Ok(())
}

/// The date and time of a start: as in RFC 3339, also without seconds.
fn started_at(typed: &str) -> Result<Moment, Failure> {
    let mut text = typed.to_owned();
    let no_seconds = text.is_char_boundary(16) && !text.get(16..).is_none_or(|rest| rest.starts_with(':'));
    if no_seconds {
        text.insert_str(16, ":00");
    }
    let read = Moment::parse_from_rfc3339(&text).ok().filter(|start| start.year() > 0 && !text.contains(' '));
    read.ok_or_else(|| {
        let message = new_say::NotAStart { typed: ticked(typed) }.said();
        Failure::mistake(Code::BadValue, message, new_say::NotAStartHint.text())
    })
}

/// Returns true for a key in any case, and for anything in the letters of a key, which is reported with the others if it
/// is unknown. Anything else before a `=` is part of a name.
fn is_key(key: &str) -> bool {
    let known = || RuleKey::named(&key.to_lowercase()).is_some();
    let rest = key.strip_prefix("x-").unwrap_or(key);
    rest.chars().all(|letter| letter.is_ascii_lowercase() || matches!(letter, '_' | '.')) || known()
}

fn once(place: &mut Option<String>, value: &str) -> Result<(), ()> {
    match place {
        Some(_) => Err(()),
        None => {
            *place = Some(value.to_owned());
            Ok(())
        }
    }
}

/// The name in quotation marks.
pub(super) fn unquoted(word: &str) -> Option<&str> {
    word.strip_prefix('"')?.strip_suffix('"')
}

/// Returns true for the name of a built-in preset, or of one that is saved in the ledger.
fn is_preset(word: &str, book: &Book) -> bool {
    match PresetRef::named(word) {
        Ok(PresetRef::BuiltIn(_)) => true,
        Ok(PresetRef::Saved(name)) => matches!(book.saved_preset(&name), Ok(Some(_))),
        Err(_) => false,
    }
}

/// Puts the names that were quoted in a line in quotation marks that [`New::with_words`] sees. Options stay as they are.
pub fn with_quotes(words: &mut [String], line: &str) {
    let is_quoted = |word: &str| ['"', '\''].iter().any(|mark| line.contains(&format!("{mark}{word}{mark}")));
    for word in words.iter_mut().skip(1).take_while(|word| !word.starts_with('-')) {
        // A value with spaces is quoted, too: `'dealer=Mary Jo'`.
        if !word.contains('=') && unquoted(word).is_none() && is_quoted(word) {
            *word = format!("\"{word}\"");
        }
    }
}

/// The mistake that a word says again what an option, or another word, has said.
pub(super) fn given_twice(word: &str, option: &str) -> Diagnostic {
    let (option, setting) = (ticked(option), ticked(word));
    Diagnostic::new(Code::BadOption, say::GivenTwice { option, setting }.said())
        .hinted(house_say::LeaveOutOne.text())
}

fn no_player(preset: &str) -> Failure {
    let report = Diagnostic::new(Code::BadOption, say::RulesNotAPlayer { preset: ticked(preset) }.said());
    let typed = ticked(&format!("'\"{preset}\"'"));
    Failure::unreadable([report.hinted(say::RulesNotAPlayerHint { typed }.said())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_line_has_in_quotation_marks_is_a_name() {
        let line = "'Mary Jo' \"bicycle\" pagat 'dealer=Mary Jo' --name 'x'";
        let mut words: Vec<String> =
            ["new", "Mary Jo", "bicycle", "pagat", "dealer=Mary Jo", "--name", "x"].map(str::to_owned).into();
        with_quotes(&mut words, line);
        assert_eq!(words, ["new", "\"Mary Jo\"", "\"bicycle\"", "pagat", "dealer=Mary Jo", "--name", "x"]);
        assert_eq!((unquoted("\"bicycle\""), unquoted("pagat")), (Some("bicycle"), None));
    }
}
