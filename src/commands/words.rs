//! The words that begin a line, and those of players that stand for them, which are messages: those of English and of the
//! language in use.

use crate::commands::WORDS;
use crate::say::{Fixed, Lang, written::reading as say};
use ginscore_notation::{LineKind, TypedWord, first_words, nearest};
use ginscore_rules::house::Preset;

mod card_names;
mod lists;
mod numbers;

pub(crate) use card_names::{rank_named, suit_named};
pub(crate) use lists::*;
pub(crate) use numbers::{count_in_words, number_in_words, ordinal};

/// The lines that other words stand for.
const LINES: [(&str, WordList); 18] = [
    ("draw", DRAWS),
    (UNDO, |lang| say::Undoes.text_in(lang)),
    (REDO, |lang| say::Redoes.text_in(lang)),
    (AMEND, |lang| say::Amends.text_in(lang)),
    (DELETE, |lang| say::Deletes.text_in(lang)),
    (INSERT, |lang| say::InsertsHand.text_in(lang)),
    ("stats", |lang| say::Statistics.text_in(lang)),
    (MISDEAL, |lang| say::Misdeals.text_in(lang)),
    (SCORE, |lang| say::Scores.text_in(lang)),
    (NEEDS, |lang| say::Needs.text_in(lang)),
    (TURN, |lang| say::Turns.text_in(lang)),
    ("summary", |lang| say::Summaries.text_in(lang)),
    (EVENING, |lang| say::Evenings.text_in(lang)),
    ("log", |lang| say::Logs.text_in(lang)),
    (RULES, |lang| say::ShowsRules.text_in(lang)),
    (WHY, LASTS),
    (HELP, |lang| say::Helps.text_in(lang)),
    ("quit", QUITS),
];

/// Its words are whole lines, with hyphens for their blanks.
pub(crate) const EVENING: &str = "summary --evening";
/// Who deals. Its words are whole lines, too.
pub(crate) const TURN: &str = "score --next";
/// What each still needs. Its words are whole lines, too.
pub(crate) const NEEDS: &str = "score --needs";
pub(crate) const SCORE: &str = "score";
pub(crate) const RULES: &str = "rules";
pub(crate) const WHY: &str = "why";
pub(crate) const NEW: &str = "new";
pub(crate) const UNDO: &str = "undo";
pub(crate) const REDO: &str = "redo";
pub(crate) const HELP: &str = "help";
pub(crate) const AMEND: &str = "amend";
pub(crate) const INSERT: &str = "insert";
pub(crate) const DELETE: &str = "delete";
pub(crate) const MISDEAL: &str = "misdeal";

/// Returns true for one of the words in one of the languages.
fn among(word: &str, words: WordList, mut languages: impl Iterator<Item = Lang>) -> bool {
    let typed = TypedWord::new(word);
    languages.any(|lang| typed.is_among(words(lang)))
}

/// The languages in which words are read: English, and the one in use.
fn understood() -> impl Iterator<Item = Lang> + Clone {
    let own = Some(Lang::current()).filter(|lang| *lang != Lang::ENGLISH);
    std::iter::once(Lang::ENGLISH).chain(own)
}

/// Returns true for one of the words, with its accents, in English or in the language in use.
pub(crate) fn means_exactly(word: &str, words: WordList) -> bool {
    let typed = TypedWord::new(word);
    understood().any(|lang| typed.is_exactly_among(words(lang)))
}

/// Returns true for one of the words in English or in the language in use.
pub(crate) fn means(word: &str, words: WordList) -> bool {
    among(word, words, understood())
}

/// Returns true for one of the words in the language in use alone.
pub(crate) fn means_own(word: &str, words: WordList) -> bool {
    among(word, words, std::iter::once(Lang::current()))
}

/// The most words that have a meaning together.
const PHRASE: usize = 6;

/// The words after those at the start that have a meaning together.
pub(crate) fn without<'w, 'l>(words: &'w [&'l str], meaning: WordList) -> Option<&'w [&'l str]> {
    after_phrase(words, meaning, understood())
}

/// The same in the language in use alone, for a word that is another one in English.
pub(crate) fn without_own<'w, 'l>(words: &'w [&'l str], meaning: WordList) -> Option<&'w [&'l str]> {
    after_phrase(words, meaning, std::iter::once(Lang::current()))
}

/// The words after the longest phrase at the start that is one of those.
fn after_phrase<'w, 'l>(
    words: &'w [&'l str],
    meaning: WordList,
    languages: impl Iterator<Item = Lang> + Clone,
) -> Option<&'w [&'l str]> {
    // Most words begin none.
    let first = TypedWord::new(words.first()?);
    if !languages.clone().any(|lang| first.may_begin(meaning(lang))) {
        return None;
    }
    let is_it = |words: &[&str]| among(&words.join("-"), meaning, languages.clone());
    let count = (1..=words.len().min(PHRASE)).rev().find(|count| words.get(..*count).is_some_and(is_it))?;
    words.get(count..)
}

/// What is said after words that lead to it, as articles to a name: `o Rui`. All of it if there are none, or nothing else.
pub(crate) fn led_by(said: &str, meaning: WordList) -> String {
    let words: Vec<&str> = said.split_whitespace().collect();
    without(&words, meaning).filter(|rest| !rest.is_empty()).unwrap_or(&words).join(" ")
}

/// Returns true for a word between the two sides, which means the same in every language that has it.
pub(crate) fn is_between(word: &str) -> bool {
    among(word, BETWEEN, Lang::all())
}

/// Returns true for what parts the two sides of a series: `v`, `vs`, or a word between sides.
pub(crate) fn parts_sides(word: &str) -> bool {
    ["v", "vs"].iter().any(|against| word.eq_ignore_ascii_case(against)) || is_between(word)
}

/// The first word of the line that a word stands for, if it is not one itself.
pub(crate) fn stands_for(word: &str) -> Option<&'static str> {
    LINES.iter().find(|(_, words)| means(word, *words)).map(|(line, _)| *line)
}

/// The first word of the language in use that stands for a line, unless that is English.
pub(crate) fn own_word(line: &str) -> Option<String> {
    let lang = Some(Lang::current()).filter(|lang| *lang != Lang::ENGLISH)?;
    let (_, words) = LINES.iter().find(|(known, _)| *known == line)?;
    Some(words(lang).split(' ').next()?.replace('-', " "))
}

/// Every word that starts a line and is not a name: those of the notation, then the commands of the program.
pub(crate) fn program_words() -> impl Iterator<Item = &'static str> {
    first_words().chain(WORDS.into_iter().filter(|word| first_words().all(|first| first != *word)))
}

pub(crate) const AT_TABLE: [&str; 2] = ["quit", "exit"];

/// Words that are too short or too common to be read for a line, and the line that they probably mean.
const PROBABLE: [(&str, WordList); 5] = [
    ("judge", JUDGES),
    ("undo", |lang| say::PerhapsUndoes.text_in(lang)),
    ("summary", |lang| say::PerhapsSummaries.text_in(lang)),
    ("quit", |lang| say::PerhapsQuits.text_in(lang)),
    ("log", |lang| say::PerhapsLogs.text_in(lang)),
];

/// The least letters of a preset that is recognized from a word with a mistake in it.
pub(crate) const SURE: usize = 8;

/// The command or the word of a line that a word stands for, or probably means.
pub(crate) fn stands_for_command(typed: &str) -> Option<String> {
    let probable = || PROBABLE.iter().find(|(_, words)| means(typed, *words)).map(|(word, _)| *word);
    stands_for(typed).or_else(probable).map(str::to_owned)
}

/// The command or the word of a line that was perhaps meant by a word that is none. A word that asks does not lead to one
/// that changes something: that one has to begin with the same letter.
pub(crate) fn command_meant(typed: &str) -> Option<String> {
    let low = typed.to_lowercase();
    if let Some(word) = stands_for_command(&low) {
        return Some(word);
    }
    let changes = |word: &str| matches!(LineKind::of(word), LineKind::Operation);
    let words = program_words().filter(|word| !changes(word) || word.chars().next() == low.chars().next());
    let presets = || Preset::ALL.iter().map(|preset| preset.name);
    let started = |preset: &str| format!("new Ann Bob {preset}");
    if let Some(preset) = presets().find(|preset| *preset == low) {
        return Some(started(preset));
    }
    // A short name is near to words that people say: `passt` to `pagat`, `bate` to `bare`.
    let near = nearest(&low, words).map(str::to_owned);
    near.or_else(|| nearest(&low, presets().filter(|preset| preset.len() >= SURE)).map(started))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_means_one_thing() {
        let of_lines = LINES.iter().map(|(_, words)| *words);
        let others = [
            TIES, DEALS, GAMES, ROUNDS, HANDS, WINS, BEATS, UNDERCUTS, PENALTIES, WHO, ASKS_WHAT, SHOWS,
            UPCARDS, MINUSES, PLUSES, PLAYS_ON, PRINTS, CONCEDES, NOTES, NEW_DEALS,
        ];
        let probable = PROBABLE.iter().map(|(_, words)| *words);
        let all: Vec<WordList> = of_lines.chain(others).chain(probable).collect();
        for lang in Lang::all() {
            for words in &all {
                for word in words(lang).split_whitespace() {
                    let is_meant =
                        |other: &&WordList| among(word, **other, [lang, Lang::ENGLISH].into_iter());
                    assert_eq!(all.iter().filter(is_meant).count(), 1, "{}: {word}", lang.tag());
                    let is_made_up = word.contains(['⟦', '⟧']);
                    assert!(is_made_up || LineKind::of(word) == LineKind::Hand, "{}: {word}", lang.tag());
                }
            }
        }
    }

    #[test]
    fn a_word_of_the_table_is_no_preset_with_a_mistake() {
        for word in ["passt", "pasa", "pat", "bate"] {
            assert_eq!(command_meant(word), None, "{word}");
        }
        for (word, preset) in [("pagat", "pagat"), ("Hollywod", "hollywood"), ("bare", "bare")] {
            assert_eq!(command_meant(word), Some(format!("new Ann Bob {preset}")));
        }
    }
}
