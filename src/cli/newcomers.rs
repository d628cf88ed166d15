//! The players of a new series, compared with those that the ledger knows.

use std::collections::HashSet;

use dialoguer::Input;
use dialoguer::console::Term;

use super::answers::yes_or_no;
use super::env::Env;
use super::failure::Stop;
use super::lineup;
use super::options::New;
use super::prompt::answer_to;
use crate::messages::Fixed;
use crate::messages::written::{cli_guide as guide, cli_prompt as say};
use crate::show::newcomers::{new_player, same_player};
use ginscore_ledger::book::KnownNames;
use ginscore_ledger::stats::known_as;
use ginscore_notation::{Names, is_near, shown};

/// The most known names that one new name is compared with in a question or a warning.
const MOST: usize = 3;

/// Returns the new series without words in place of options, and with its players' names as the ledger first wrote them. A
/// name that is close to a known one is asked about at a terminal; otherwise it is only warned of, and stays as it is.
///
/// # Errors
///
/// Fails if the names are not those of two players, or a question gets no answer.
pub fn as_known(new: &New, env: &Env) -> Result<New, Stop> {
    let new = &new.as_said(&env.book)?;
    let players = lineup::players(new)?;
    let roster = lineup::roster(&players, &new.options)?;
    // Starting the series reports what is wrong with the directory.
    let known = env.book.known_names().unwrap_or_default();
    let mut settled = new.clone();
    let mut names: Vec<String> = roster.players().to_vec();
    for at in 0..names.len() {
        let others: Vec<String> = names
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != at)
            .map(|(_, name)| name.clone())
            .collect();
        let Some(typed) = names.get(at).cloned() else {
            continue;
        };
        let spelling = spelled(&typed, &others, &known, new, env)?;
        let options = &mut settled.options;
        for named in [options.dealer.as_mut(), options.out.as_mut()].into_iter().flatten() {
            if known_as(named) == known_as(&typed) {
                named.clone_from(&spelling);
            }
        }
        for word in &mut settled.players {
            if known_as(word) == known_as(&typed) {
                word.clone_from(&spelling);
            }
        }
        if let Some(name) = names.get_mut(at) {
            *name = spelling;
        }
    }
    Ok(settled)
}

/// A name as the ledger spells it, if it is a known one or the user says that it is; otherwise as it was typed.
fn spelled(typed: &str, others: &[String], known: &KnownNames, new: &New, env: &Env) -> Result<String, Stop> {
    let exact = known.players.iter().find(|name| known_as(name) == known_as(typed));
    if let Some(exact) = exact.filter(|exact| others.iter().all(|other| Names::new(exact, other).is_ok())) {
        return Ok(exact.clone());
    }
    let close = if new.options.new_player { Vec::new() } else { close_to(typed, others, known) };
    if !env.ask {
        if let Some(report) = new_player(typed, &close) {
            env.warn(report.text("warning", env.look.err));
        }
        return Ok(typed.to_owned());
    }
    for name in close {
        if is_same(typed, name)? {
            return Ok(name.to_owned());
        }
    }
    Ok(typed.to_owned())
}

/// Asks until the answer is yes or no.
fn is_same(typed: &str, known: &str) -> Result<bool, Stop> {
    loop {
        let question = same_player(typed, known);
        let question =
            Input::<String>::new().with_prompt(shown(&question)).default(say::Yes.text().to_owned());
        if let Some(answer) = yes_or_no(&answer_to(question)?) {
            return Ok(answer);
        }
        Term::stderr().write_line(guide::YesOrNo.text())?;
    }
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
    let possible = |name: &&str| {
        others.iter().all(|other| known_as(name) != known_as(other) && Names::new(name, other).is_ok())
    };
    let all = renamed.chain(close.into_iter().map(|(_, name)| name));
    all.filter(|name| seen.insert(known_as(name))).filter(possible).take(MOST).collect()
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
