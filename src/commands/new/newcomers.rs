//! The players of a new series, compared with those that the ledger knows.

use std::collections::HashSet;

use crate::commands::WORDS;
use crate::commands::new::lineup;
use crate::commands::new::new_words::NewSeries;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::say::Message;
use crate::say::written::players as say;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::{all_of, one_of, quoted, ticked};
use ginscore_ledger::book::KnownNames;
use ginscore_ledger::model::known_as;
use ginscore_notation::{Names, Roster, is_near, new_name};

/// The most known names that one new name is compared with in a remark.
const MOST: usize = 3;

/// Returns the new series with its players' names as the ledger first wrote them. A new name that is close to a known one is
/// remarked on, and stays as it is.
pub fn as_known(mut new: NewSeries, env: &Env) -> Result<NewSeries, Failure> {
    let players = lineup::players(&new)?;
    let roster = lineup::roster(&players, &new.agreed)?;
    // Starting the series reports what is wrong with the directory.
    let known = env.book.known_names().unwrap_or_default();
    let mut names: Vec<String> = roster.players().to_vec();
    for at in 0..names.len() {
        let Some(typed) = names.get(at).cloned() else { continue };
        let others = names.iter().enumerate().filter(|(other, _)| *other != at);
        let others: Vec<String> = others.map(|(_, name)| name.clone()).collect();
        let spelling = spelled(&typed, &others, &known, env);
        let NewSeries { players, agreed } = &mut new;
        let named = agreed.dealer.iter_mut().chain(agreed.out.iter_mut()).chain(players);
        for word in named.filter(|word| known_as(word) == known_as(&typed)) {
            word.clone_from(&spelling);
        }
        if let Some(name) = names.get_mut(at) {
            *name = spelling;
        }
    }
    Ok(new)
}

/// The warnings about players of imported series whose new names are close to known ones. `places` are those of the series.
pub fn warn_of_imported<'r>(all: impl Iterator<Item = (String, &'r Roster)>, known: &KnownNames, env: &Env) {
    let mut seen: HashSet<String> = known.players.iter().map(|name| known_as(name)).collect();
    for (place, roster) in all {
        for name in roster.players() {
            let others: Vec<String> =
                roster.players().iter().filter(|other| *other != name).cloned().collect();
            let close = close_to(name, &others, known);
            let Some(meant) = close.first().filter(|_| seen.insert(known_as(name))) else { continue };
            let command = ticked(&format!("ginscore players rename {} {}", quoted(name), quoted(meant)));
            if let Some(report) = new_player(name, &close) {
                let report =
                    report.hinted(say::NewPlayerImportedHint { meant: ticked(meant), command }.said());
                env.warn_of(&report.at(place.clone()));
            }
        }
    }
}

/// A name as the ledger spells it if it is a known one, otherwise as it was typed.
fn spelled(typed: &str, others: &[String], known: &KnownNames, env: &Env) -> String {
    let exact = known.players.iter().find(|name| known_as(name) == known_as(typed));
    if let Some(exact) = exact.filter(|exact| others.iter().all(|other| is_new(exact, other))) {
        return exact.clone();
    }
    if let Some(report) = new_player(typed, &close_to(typed, others, known)) {
        env.warn_of(&report);
    }
    typed.to_owned()
}

/// Returns true if a new player may be called so beside another.
fn is_new(name: &str, other: &str) -> bool {
    Names::new(name, other).is_ok() && new_name(name, &WORDS).is_ok()
}

/// The known names for which a new name may be meant: the player had it before, it starts one of them, is one of them
/// with a surname, or is a likely misspelling. The names of the other players are not among them.
fn close_to<'k>(typed: &str, others: &[String], known: &'k KnownNames) -> Vec<&'k str> {
    let typed = known_as(typed);
    let renamed = known.former.iter().filter(|(was, _)| known_as(was) == typed).map(|(_, now)| now.as_str());
    let mut close: Vec<(bool, &str)> = Vec::new();
    for name in &known.players {
        let low = known_as(name);
        let surname = typed.strip_prefix(&low).is_some_and(|rest| rest.starts_with(' '));
        let starts = low.starts_with(&typed) || surname;
        if starts || is_near(&typed, &low) {
            close.push((!starts, name));
        }
    }
    close.sort_by_key(|(misspelled, _)| *misspelled);
    let mut seen = HashSet::new();
    // A name that an old ledger has may be one that no new series can have.
    let possible =
        |name: &&str| others.iter().all(|other| known_as(name) != known_as(other) && is_new(name, other));
    let all = renamed.chain(close.into_iter().map(|(_, name)| name));
    all.filter(|name| seen.insert(known_as(name))).filter(possible).take(MOST).collect()
}

/// The warning about a new name that is close to these known ones; `None` if there are none.
pub fn new_player(typed: &str, close: &[&str]) -> Option<Diagnostic> {
    if close.is_empty() {
        return None;
    }
    let close: Vec<String> = close.iter().map(|name| ticked(name)).collect();
    let name = ticked(typed);
    let message = say::NewPlayer { name: &name, known: all_of(&close) }.said();
    let hint = say::NewPlayerHint { meant: one_of(&close) }.said();
    Some(Diagnostic::new(Code::UnknownPlayer, message).hinted(hint))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_close_if_one_is_likely_to_be_meant() {
        let players = ["Alexandra", "Bob", "Ann", "José", "Mary Jo", "Alexander"].map(str::to_owned);
        let former = [("Sasha", "Alexander"), ("Alec", "Bob"), ("Anny", "Ann")];
        let former = former.map(|(was, now)| (was.to_owned(), now.to_owned()));
        let known = KnownNames { players: players.to_vec(), former: former.to_vec() };
        for (typed, close) in [
            ("alex", &["Alexandra", "Alexander"][..]),
            ("Alexandre", &["Alexandra", "Alexander"]),
            ("Rob", &["Bob"]),
            ("Bob Miller", &["Bob"]),
            ("Bobby", &[]),
            ("jose", &["José"]),
            ("mary", &["Mary Jo"]),
            ("Cid", &[]),
            ("sasha", &["Alexander"]),
            ("Alec", &["Bob"]),
            ("Anny", &[]),
        ] {
            assert_eq!(close_to(typed, &["Ann".to_owned()], &known), close, "{typed}");
        }
        assert_eq!(close_to("Anna", &["Ann".to_owned()], &known), [""; 0]);
        assert_eq!(close_to("Anna", &["Bob".to_owned()], &known), ["Ann"]);
    }
}
