//! Words in the place of a name that are probably none: what is said around names, and a mistyped name of rules.

use crate::commands::new::agreed::unquoted;
use crate::commands::new::rule_names::RuleNames;
use crate::commands::run::failure::Failure;
use crate::commands::words::{
    FILLERS, GAMES, NOBODIES, NOTS, OF_WORTH, OPENERS, PLAYS_ON, SAY_NOTHING, SELVES, TOS, WordList, means,
    parts_sides,
};
use crate::say::{Message, written::agreed as say, written::parse_error::TypeOneOf};
use crate::show::code::Code;
use crate::show::words::{quoted, ticked};
use ginscore_ledger::book::Book;
use ginscore_ledger::model::known_as;
use ginscore_notation::nearest;

/// The most letters in which a name that is not known differs from the name of rules that may be meant.
const NEAR: usize = 2;

/// The word for the game itself, which needs no word.
const GIN: &str = "gin";

/// The name of rules that is nearly so.
pub(super) fn near_rules<'r>(word: &str, known: &'r RuleNames) -> Option<&'r str> {
    let low = word.to_lowercase();
    if low == GIN {
        return Some(GIN);
    }
    let is_near = |name: &&str| name.chars().count().abs_diff(low.chars().count()) <= NEAR;
    nearest(&low, known.all().filter(is_near))
}

/// Words that nobody is called like.
const NO_NAMES: [WordList; 8] = [NOTS, FILLERS, TOS, OPENERS, GAMES, PLAYS_ON, NOBODIES, SAY_NOTHING];

/// Checks that nobody is called as whoever is typing calls themselves: `me and Max`; or as what is said around names.
pub(super) fn no_name(players: &[String], words: &[String], book: &Book) -> Result<(), Failure> {
    // `i` may be a player among `a`, `e` and `i`.
    let is_self = |name: &String| means(name, SELVES) && (name.len() > 1 || name == "I");
    let typed = || words.iter().map(|word| word.trim_matches(','));
    let is_typed = |name: &String| typed().any(|word| word == name);
    // `I am Zoe`
    let is_sentence = |name: &String| {
        let mut words = name.split_whitespace();
        let is_whole = || typed().any(|word| unquoted(word).unwrap_or(word) == name);
        words.next().is_some_and(|first| words.count() > 1 && means(first, SELVES)) && !is_whole()
    };
    // `Kai with Zoe`, `Kai Zoe without oklahoma`: typed without a capital, it is rather a word.
    let is_word = |name: &String| {
        let is_low = name.len() > 1 && !name.contains(char::is_uppercase);
        // Vale is a name, too.
        is_low && is_typed(name) && !means(name, OF_WORTH) && NO_NAMES.iter().any(|list| means(name, *list))
    };
    let is_it = |name: &&String| is_self(name) && is_typed(name) || is_sentence(name) || is_word(name);
    let Some(name) = players.iter().find(is_it) else { return Ok(()) };
    let known = book.known_names().unwrap_or_default().players;
    if known.iter().any(|player| known_as(player) == known_as(name)) {
        return Ok(());
    }
    Err(Failure::mistake(Code::BadValue, say::WhoIsSelf { word: ticked(name) }, say::WhoIsSelfHint))
}

/// Checks that the last of three names or more, if nobody in the ledger has it, is not a mistyped name of rules.
pub(super) fn nearly_rules(
    words: &[String],
    players: &[String],
    rest: &[String],
    known: &RuleNames,
    book: &Book,
) -> Result<(), Failure> {
    let [before @ .., last] = words else { return Ok(()) };
    // Two names are two players, and so is a name that a side of its own needs.
    let is_needed = players.len() < 3 || before.last().is_some_and(|word| parts_sides(word));
    if is_needed || unquoted(last).is_some() {
        return Ok(());
    }
    let line = |words: &[String]| {
        let words = words.iter().chain(rest).map(|word| quoted(word));
        ticked(&format!("new {}", words.collect::<Vec<_>>().join(" ")))
    };
    if last.eq_ignore_ascii_case(GIN) {
        let hint = TypeOneOf { lines: line(before) }.said();
        return Err(Failure::mistake(Code::BadOption, say::GinIsTheGame { word: ticked(last) }, hint));
    }
    let Some(rules) = near_rules(last, known) else { return Ok(()) };
    let players = book.known_names().unwrap_or_default().players;
    if players.iter().any(|name| known_as(name) == known_as(last)) {
        return Ok(());
    }
    let with = |word: String| line(&[before, &[word]].concat());
    let message = say::NearlyRules { name: ticked(last), rules: ticked(rules) }.said();
    let (rules, player) = (with(rules.to_owned()), with(format!("\"{last}\"")));
    Err(Failure::mistake(Code::UnknownPreset, message, say::NearlyRulesHint { rules, player }))
}
