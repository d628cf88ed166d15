//! The words that begin a line, and those of players that stand for them, which are messages: those of English and of the
//! language in use.

use crate::commands::WORDS;
use crate::commands::run::prompt::unaccented;
use crate::say::{Fixed, Lang, in_english, written::reading as say};
use ginscore_notation::{LineKind, first_words, nearest};
use ginscore_rules::house::Preset;

/// Words of one meaning in a language, separated by spaces.
pub(crate) type WordList = fn(Lang) -> &'static str;

/// The lines that other words stand for.
const LINES: [(&str, WordList); 16] = [
    ("draw", DRAWS),
    (UNDO, |lang| say::Undoes.text_in(lang)),
    ("redo", |lang| say::Redoes.text_in(lang)),
    (AMEND, |lang| say::Amends.text_in(lang)),
    (DELETE, |lang| say::Deletes.text_in(lang)),
    (INSERT, |lang| say::InsertsHand.text_in(lang)),
    ("stats", |lang| say::Statistics.text_in(lang)),
    (MISDEAL, |lang| say::Misdeals.text_in(lang)),
    (SCORE, |lang| say::Scores.text_in(lang)),
    (TURN, |lang| say::Turns.text_in(lang)),
    ("summary", |lang| say::Summaries.text_in(lang)),
    (EVENING, |lang| say::Evenings.text_in(lang)),
    ("log", |lang| say::Logs.text_in(lang)),
    (WHY, LASTS),
    (HELP, |lang| say::Helps.text_in(lang)),
    ("quit", QUITS),
];

/// Its words are whole lines, with hyphens for their blanks.
pub(crate) const EVENING: &str = "summary --evening";
/// Who deals. Its words are whole lines, too.
pub(crate) const TURN: &str = "score --next";
pub(crate) const SCORE: &str = "score";
pub(crate) const WHY: &str = "why";
pub(crate) const NEW: &str = "new";
pub(crate) const UNDO: &str = "undo";
pub(crate) const HELP: &str = "help";
pub(crate) const AMEND: &str = "amend";
pub(crate) const INSERT: &str = "insert";
pub(crate) const DELETE: &str = "delete";
pub(crate) const MISDEAL: &str = "misdeal";
pub(crate) const BETWEEN: WordList = |lang| say::Between.text_in(lang);
/// The counts below twenty, and the tens from there.
const NUMBERS: WordList = |lang| say::Numbers.text_in(lang);
const TENS: WordList = |lang| say::Tens.text_in(lang);
pub(crate) const HUNDREDS: WordList = |lang| say::Hundreds.text_in(lang);
pub(crate) const FILLERS: WordList = |lang| say::Fillers.text_in(lang);
/// Like a filler, of the player who knocked.
pub(crate) const KNOCKS: WordList = |lang| say::Knocks.text_in(lang);
/// Like a filler, of the player who did not.
pub(crate) const LOSES: WordList = |lang| say::Loses.text_in(lang);
pub(crate) const JOINS: WordList = |lang| say::Joins.text_in(lang);
/// In place of the last hand: the one before it.
pub(crate) const BEFORE_LASTS: WordList = |lang| say::BeforeLasts.text_in(lang);
/// Next to a number of hands.
pub(crate) const AGOS: WordList = |lang| say::Agos.text_in(lang);
/// Before a hand that is spoken of.
pub(crate) const INS: WordList = |lang| say::Ins.text_in(lang);
/// The winner of a hand is the other player.
pub(crate) const EXCHANGED: WordList = |lang| say::Exchanged.text_in(lang);
/// Before the names of those who play.
pub(crate) const WE_ARES: WordList = |lang| say::WeAres.text_in(lang);
/// Of money.
pub(crate) const PAID: WordList = |lang| say::Paid.text_in(lang);
/// The last hand: alone, a line that explains it.
pub(crate) const LASTS: WordList = |lang| say::Lasts.text_in(lang);
pub(crate) const POINTS: WordList = |lang| say::Points.text_in(lang);
/// Other forms of the word for gin.
pub(crate) const GINS: WordList = |lang| say::Gins.text_in(lang);
pub(crate) const MINUSES: WordList = |lang| say::Minuses.text_in(lang);
pub(crate) const PLUSES: WordList = |lang| say::Pluses.text_in(lang);
/// Between two counts, and before what something is changed to.
pub(crate) const TOS: WordList = |lang| say::Tos.text_in(lang);
/// Before what was meant with the last hand.
pub(crate) const CORRECTS: WordList = |lang| say::CorrectsLast.text_in(lang);
/// Of a hand that was not recorded in its place.
pub(crate) const FORGETS: WordList = |lang| say::Forgets.text_in(lang);
pub(crate) const BEFORES: WordList = |lang| say::Befores.text_in(lang);
pub(crate) const AFTERS: WordList = |lang| say::Afters.text_in(lang);
/// Before what a hand should have been: `hand 2 was Bob 4 v 23`.
pub(crate) const WASES: WordList = |lang| say::Wases.text_in(lang);
/// Before the old name of a player and the new one.
pub(crate) const RENAMES: WordList = |lang| say::Renames.text_in(lang);
/// Those of them that may also be said of whoever was undercut.
pub(crate) const WERE_UNDERCUT: WordList = |lang| say::WereUndercut.text_in(lang);
pub(crate) const UNDERCUTS: WordList = |lang| say::Undercuts.text_in(lang);
pub(crate) const BEATS: WordList = |lang| say::Beats.text_in(lang);
/// Next to one of those, it exchanges who has won.
pub(crate) const PASSIVES: WordList = |lang| say::Passives.text_in(lang);
/// After one of those, whoever it is said of has not gin.
pub(crate) const GINNED: WordList = |lang| say::Ginned.text_in(lang);
/// The same of a knock.
pub(crate) const KNOCKED_ON: WordList = |lang| say::KnockedOn.text_in(lang);
/// Before whoever has done it: `undercut by Bob`.
pub(crate) const BYS: WordList = |lang| say::Bys.text_in(lang);
/// Of the player who lays off: a number after it is no count.
pub(crate) const LAYS_OFF: WordList = |lang| say::LaysOff.text_in(lang);
/// The same with the cards between its two words, which a hyphen joins here.
pub(crate) const LAYS_APART: WordList = |lang| say::LaysApart.text_in(lang);
/// Before `last hand`.
pub(crate) const ARTICLES: WordList = |lang| say::Articles.text_in(lang);
/// Between what a count is and what it was: `25 not 20`.
pub(crate) const NOTS: WordList = |lang| say::Nots.text_in(lang);
/// Between a card and the one that was recorded in its place.
pub(crate) const INSTEADS: WordList = |lang| say::Insteads.text_in(lang);
/// Before whom a hand was played against: `gin on Bob`.
pub(crate) const ONS: WordList = |lang| say::Ons.text_in(lang);
/// Before a word for gin.
pub(crate) const BIGS: WordList = |lang| say::Bigs.text_in(lang);
/// Before or after a word for a knock: there was none.
pub(crate) const NOBODIES: WordList = |lang| say::Nobodies.text_in(lang);
/// Of the player who loses the points: `Ann lost 19 points`.
pub(crate) const PAYS: WordList = |lang| say::Pays.text_in(lang);
/// Next to a number that may be points: `gin for 52`.
pub(crate) const FOR_TOTALS: WordList = |lang| say::ForTotals.text_in(lang);
/// Words that say that something did not happen, or has not yet.
pub(crate) const SUPPOSES: WordList = |lang| say::Supposes.text_in(lang);
/// Before a name, at the start: `had Ann knocked`.
pub(crate) const TURNED_SUPPOSES: WordList = |lang| say::TurnedSupposes.text_in(lang);
pub(crate) const DRAWS: WordList = |lang| say::Draws.text_in(lang);
pub(crate) const PENALTIES: WordList = |lang| say::Penalties.text_in(lang);
/// After a number: so much is taken off.
pub(crate) const TAKES_OFF: WordList = |lang| say::TakesOff.text_in(lang);
pub(crate) const UPCARDS: WordList = |lang| say::Upcards.text_in(lang);
/// After a number of cards.
pub(crate) const CARDS: WordList = |lang| say::Cards.text_in(lang);
/// Among cards.
pub(crate) const OF_CARDS: WordList = |lang| say::OfCards.text_in(lang);
pub(crate) const ACES: WordList = |lang| say::Aces.text_in(lang);
pub(crate) const SHOWS: WordList = |lang| say::Shows.text_in(lang);
/// Before a word of the rulebook.
pub(crate) const ASKS_WHAT: WordList = |lang| say::AsksWhat.text_in(lang);
pub(crate) const HANDS: WordList = |lang| say::Hands.text_in(lang);
pub(crate) const TIES: WordList = |lang| say::Ties.text_in(lang);
pub(crate) const DEALS: WordList = |lang| say::Deals.text_in(lang);
pub(crate) const GAMES: WordList = |lang| say::Games.text_in(lang);
pub(crate) const ROUNDS: WordList = |lang| say::Rounds.text_in(lang);
pub(crate) const WINS: WordList = |lang| say::Wins.text_in(lang);
pub(crate) const WHO: WordList = |lang| say::AsksWho.text_in(lang);
/// The end of the evening.
pub(crate) const QUITS: WordList = |lang| say::Quits.text_in(lang);
/// At the start of a sentence, before what it says.
pub(crate) const OPENERS: WordList = |lang| say::Openers.text_in(lang);
/// The same at its end.
pub(crate) const POLITES: WordList = |lang| say::Polites.text_in(lang);
/// Whoever speaks.
pub(crate) const SELVES: WordList = |lang| say::Selves.text_in(lang);
/// Words of which whoever speaks is the subject, as verbs in other languages are.
pub(crate) const FIRST_PERSONS: WordList = |lang| say::FirstPersons.text_in(lang);
/// What is the speaker's.
pub(crate) const OWNS: WordList = |lang| say::Owns.text_in(lang);
/// At the start of a question.
pub(crate) const ASKS: WordList = |lang| say::Asks.text_in(lang);
/// Those of them that ask for a reason.
pub(crate) const WHYS: WordList = |lang| say::AsksWhy.text_in(lang);
/// Before what is counted.
pub(crate) const HOW_MANY: WordList = |lang| say::AsksHowMany.text_in(lang);
/// What a question is about: what is owed, what is missing, who is ahead, and whose turn it is.
pub(crate) const OF_MONEY: WordList = |lang| say::OfMoney.text_in(lang);
/// What a game is worth.
pub(crate) const OF_WORTH: WordList = |lang| say::OfWorth.text_in(lang);
/// Whether a card fits.
pub(crate) const OF_LOOSE: WordList = |lang| say::OfLoose.text_in(lang);
/// The evening, and next to it, that all of it is meant.
pub(crate) const OF_EVENINGS: WordList = |lang| say::OfEvenings.text_in(lang);
pub(crate) const SUMS: WordList = |lang| say::Sums.text_in(lang);
pub(crate) const OF_NEEDS: WordList = |lang| say::OfNeeds.text_in(lang);
pub(crate) const OF_LEADING: WordList = |lang| say::OfLeading.text_in(lang);
pub(crate) const OF_TURNS: WordList = |lang| say::OfTurns.text_in(lang);
/// Answers that there is no stake.
pub(crate) const NO_STAKES: WordList = |lang| say::NoStakes.text_in(lang);
/// Between an amount and its unit: `5 cents a point`.
pub(crate) const EACH: WordList = |lang| say::Eachs.text_in(lang);
/// Words that say nothing in a sentence such as `we play to 150`.
pub(crate) const SAY_NOTHING: WordList = |lang| say::SayNothing.text_in(lang);
/// Before a word for dealing: `loser deals`.
pub(crate) const LOSERS: WordList = |lang| say::Losers.text_in(lang);
pub(crate) const WINNERS: WordList = |lang| say::Winners.text_in(lang);
/// Its words are whole lines, too: after the end of a series, they mean the next one like it.
pub(crate) const PLAYS_ON: WordList = |lang| say::PlaysOn.text_in(lang);
/// The same before what is agreed for it: `let's play oklahoma`.
pub(crate) const NEW_SERIES: WordList = |lang| say::NewSeries.text_in(lang);
/// Before the points to which a game is played: `to 150`.
pub(crate) const UP_TOS: WordList = |lang| say::UpTos.text_in(lang);
/// Next to a word for what a rule gives: `the bonus for gin`.
pub(crate) const BONUSES: WordList = |lang| say::Bonuses.text_in(lang);
/// Before a game that is not played with others side by side.
pub(crate) const SINGLES: WordList = |lang| say::Singles.text_in(lang);
/// Before one game: not several side by side.
pub(crate) const ONLIES: WordList = |lang| say::Onlies.text_in(lang);
pub(crate) const SERIES_NOUNS: WordList = |lang| say::SeriesNouns.text_in(lang);
/// In place of the number of a single game.
pub(crate) const ONES: WordList = |lang| say::Ones.text_in(lang);
/// After a name: that player gives the hand up.
pub(crate) const CONCEDES: WordList = |lang| say::Concedes.text_in(lang);
pub(crate) const NOTES: WordList = |lang| say::Notes.text_in(lang);
/// Alone, a new deal or a new series.
pub(crate) const NEW_DEALS: WordList = |lang| say::NewDeals.text_in(lang);
pub(crate) const PRINTS: WordList = |lang| say::Prints.text_in(lang);
pub(crate) const CLEARS: WordList = |lang| say::Clears.text_in(lang);

/// Returns true for one of the words in one of the languages. Accents may be missing in what was typed; where there are any,
/// they count: `hätte` is not `hatte`.
fn among(word: &str, words: WordList, mut languages: impl Iterator<Item = Lang>) -> bool {
    // `whats` is typed for `what's`.
    let typed = word.to_lowercase().replace('\'', "");
    // Some keyboards write an accent as a sign of its own.
    let plain = if typed.contains(is_mark) { unaccented(&typed) } else { typed.clone() };
    let is_it = |known: &str| match known.is_ascii() && !known.contains('\'') {
        _ if !may_be(known, &typed) => false,
        true => known.eq_ignore_ascii_case(&plain),
        false => {
            let known = known.to_lowercase().replace('\'', "");
            known == typed || unaccented(&known) == plain
        }
    };
    languages.any(|lang| words(lang).split(' ').any(is_it))
}

/// Returns false for two words that begin with different letters, as most do.
fn may_be(known: &str, typed: &str) -> bool {
    match (known.as_bytes().first(), typed.as_bytes().first()) {
        (Some(known), Some(typed)) if known.is_ascii() && typed.is_ascii() => {
            known.eq_ignore_ascii_case(typed)
        }
        _ => true,
    }
}

const fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36f}')
}

/// Returns true for one of the words, with its accents, in English or in the language in use.
pub(crate) fn means_exactly(word: &str, words: WordList) -> bool {
    let typed = word.to_lowercase().replace('\'', "");
    let is_it = |lang| words(lang).split(' ').any(|known| known.replace('\'', "").to_lowercase() == typed);
    is_it(Lang::ENGLISH) || is_it(Lang::current())
}

/// Returns true for one of the words in English or in the language in use.
pub(crate) fn means(word: &str, words: WordList) -> bool {
    among(word, words, [Lang::ENGLISH, Lang::current()].into_iter())
}

/// The most words that have a meaning together.
const PHRASE: usize = 6;

/// The words after those at the start that have a meaning together.
pub(crate) fn without<'w, 'l>(words: &'w [&'l str], meaning: WordList) -> Option<&'w [&'l str]> {
    let is_it = |words: &[&str]| means(&words.join("-"), meaning);
    let count = (1..=words.len().min(PHRASE)).rev().find(|count| words.get(..*count).is_some_and(is_it))?;
    words.get(count..)
}

/// The same in the language in use alone, for a word that is another one in English.
pub(crate) fn without_own<'w, 'l>(words: &'w [&'l str], meaning: WordList) -> Option<&'w [&'l str]> {
    let is_it = |words: &[&str]| among(&words.join("-"), meaning, std::iter::once(Lang::current()));
    let count = (1..=words.len().min(PHRASE)).rev().find(|count| words.get(..*count).is_some_and(is_it))?;
    words.get(count..)
}

/// What is said after words that lead to it, as articles to a name: `o Rui`. All of it if there are none, or nothing else.
pub(crate) fn led_by(said: &str, meaning: WordList) -> String {
    let words: Vec<&str> = said.split_whitespace().collect();
    without(&words, meaning).filter(|rest| !rest.is_empty()).unwrap_or(&words).join(" ")
}

/// Returns true for a word that is a name in English or in the language in use, perhaps in the plural.
pub(crate) fn is_named(word: &str, name: impl Fn() -> String) -> bool {
    let plain = |text: &str| {
        let text = unaccented(text);
        text.strip_suffix('s').filter(|text| text.len() > 2).map_or(text.clone(), str::to_owned)
    };
    let word = plain(word);
    // `walety`, `pika`, `assi`: in Polish and Italian the end of a word changes, but for `karo`.
    let ends: &[&str] = match Lang::current().tag() {
        "pl" => &["", "a", "y", "i", "e", "u", "em", "ow"],
        "it" => &["a", "e", "i", "o"],
        _ => &[],
    };
    let of_stem = |name: &str| {
        let stem = name.trim_end_matches(['a', 'e', 'i', 'y']);
        let stem = if Lang::current().tag() == "it" { stem.trim_end_matches('o') } else { stem };
        stem.len() >= STEM
            && !stem.ends_with('o')
            && word.strip_prefix(stem).is_some_and(|end| ends.contains(&end))
    };
    let of = |name: &str| word == name || of_stem(name);
    of(&plain(&name())) || word == plain(&in_english(&name))
}

/// The fewest letters of a word before its end.
const STEM: usize = 3;

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

/// The count that the first words say in English or in the language in use, and the words after it: `four` is 4, and
/// `twenty three` is 23.
pub(crate) fn count_in_words<'w, 'l>(words: &'w [&'l str]) -> Option<(usize, &'w [&'l str])> {
    // `vinte e três`
    (1..=words.len().min(3)).rev().find_map(|taken| {
        let (said, after) = words.split_at_checked(taken)?;
        let said = unaccented(&said.concat().replace('-', ""));
        let said = said.trim_end_matches(',');
        Some((count_of(said, Lang::ENGLISH).or_else(|| count_of(said, Lang::current()))?, after))
    })
}

/// The count that one word says.
pub(crate) fn number_in_words(word: &str) -> Option<usize> {
    count_in_words(&[word]).map(|(count, _)| count)
}

/// The count that a word without accents and hyphens says in a language.
fn count_of(word: &str, lang: Lang) -> Option<usize> {
    // Few words have one of the tens in them.
    let has = |tens: &str| word.contains(tens.strip_suffix(['a', 'i']).unwrap_or(tens));
    let tens_of = |tens: &str| {
        let tens = (has(tens) || !tens.is_ascii()).then(|| unaccented(tens))?;
        has(&tens).then_some(tens)
    };
    let ones = |tens: &str| {
        let is_one = |one: &str| one.split('/').any(|one| is_joined(word, tens, &unaccented(one)));
        NUMBERS(lang).split_whitespace().take(10).skip(1).position(is_one).map(|one| one + 1)
    };
    place_of(word, NUMBERS, lang).or_else(|| {
        (2..).zip(TENS(lang).split_whitespace()).find_map(|(ten, tens)| {
            let tens = tens_of(tens)?;
            let one = if word == tens { 0 } else { ones(&tens)? };
            Some(10 * ten + one)
        })
    })
}

/// The place of a word without accents in a list in which some places have several forms: `zero/nought`.
fn place_of(word: &str, list: WordList, lang: Lang) -> Option<usize> {
    let is_it = |form: &str| may_be(form, word) && unaccented(form) == word;
    list(lang).split_whitespace().position(|forms| forms.split('/').any(is_it))
}

/// The number that a word says as that of a hand: 3 for `third`.
pub(crate) fn ordinal(word: &str) -> Option<usize> {
    let word = unaccented(word.trim_end_matches(','));
    let of = |lang| place_of(&word, |lang| say::Ordinals.text_in(lang), lang);
    of(Lang::ENGLISH).or_else(|| of(Lang::current())).map(|place| place + 1)
}

/// Returns true for a word of tens and ones. The rules of all languages are tried, since they do not meet: `twentythree`,
/// `dreiundzwanzig`, `ventitre`, `ventotto`, `vinteetres`.
fn is_joined(word: &str, tens: &str, ones: &str) -> bool {
    let ends = |tens: &str| {
        word.strip_prefix(tens).is_some_and(|rest| rest == ones || rest.strip_prefix('e') == Some(ones))
    };
    let begins = word.strip_suffix(tens).and_then(|rest| rest.strip_suffix("und"));
    let short = tens.strip_suffix(['a', 'i']).filter(|_| ones.starts_with(['u', 'o']));
    ends(tens)
        || short.is_some_and(ends)
        || begins.is_some_and(|rest| rest == ones || format!("{rest}s") == ones)
}

/// Every word that starts a line and is not a name: those of the notation, then the commands of the program.
pub(crate) fn program_words() -> impl Iterator<Item = &'static str> {
    first_words().chain(WORDS.into_iter().filter(|word| first_words().all(|first| first != *word)))
}

pub(crate) const AT_TABLE: [&str; 2] = ["quit", "exit"];

/// Between a rule and its value.
pub(crate) const RULE_VERBS: WordList = |lang| say::RuleVerbs.text_in(lang);
/// Like those before what was meant with the last hand, but only before a count alone.
pub(crate) const CORRECTS_COUNTS: WordList = |lang| say::CorrectsCount.text_in(lang);
/// Before rules, in place of `agree`.
pub(crate) const AGREES: WordList = |lang| say::Agrees.text_in(lang);

/// Before cards, they are arranged.
pub(crate) const BESTS: WordList = |lang| say::Bests.text_in(lang);
/// Before cards, the referee is asked.
pub(crate) const JUDGES: WordList = |lang| say::PerhapsJudges.text_in(lang);

/// Words that are too short or too common to be read for a line, and the line that they probably mean.
const PROBABLE: [(&str, WordList); 6] = [
    ("judge", JUDGES),
    ("undo", |lang| say::PerhapsUndoes.text_in(lang)),
    ("summary", |lang| say::PerhapsSummaries.text_in(lang)),
    ("stop", |lang| say::PerhapsStops.text_in(lang)),
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
    use crate::say::speaking;

    #[test]
    fn every_word_means_one_thing() {
        let of_lines = LINES.iter().map(|(_, words)| *words);
        let others = [
            TIES, DEALS, GAMES, ROUNDS, HANDS, WINS, BEATS, UNDERCUTS, PENALTIES, WHO, ASKS_WHAT, SHOWS,
            UPCARDS, MINUSES, PLUSES, PLAYS_ON, PRINTS, CLEARS, CONCEDES, NOTES, NEW_DEALS,
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
    fn counts_are_read_as_each_language_says_them() {
        for (tag, typed, count) in [
            ("en", "four", 4),
            ("en", "Twenty-Three,", 23),
            ("en", "twenty three v", 23),
            ("en", "ninety eight", 98),
            ("en", "thirty", 30),
            ("de", "einundzwanzig", 21),
            ("de", "siebenundsechzig", 67),
            ("de", "zwölf", 12),
            ("it", "ventuno", 21),
            ("it", "ventitré", 23),
            ("it", "ottantotto", 88),
            ("pl", "dwadzieścia trzy v", 23),
            ("pl", "czterdziesci", 40),
            ("pt-BR", "vinte e um", 21),
            ("pt-BR", "noventa e nove", 99),
            ("pt-PT", "dezasseis", 16),
            ("pt-PT", "twenty", 20),
        ] {
            speaking(Lang::with_tag(tag).unwrap(), || {
                let words: Vec<&str> = typed.split(' ').collect();
                let found = count_in_words(&words).map(|(count, after)| (count, after == ["v"]));
                assert_eq!(found, Some((count, typed.ends_with('v'))), "{tag}: {typed}");
            });
        }
        for typed in ["twenty ten", "twenty zero", "fourty", "drei und zwanzig", "und", ""] {
            let words: Vec<&str> = typed.split(' ').collect();
            let found = count_in_words(&words);
            assert!(
                found.is_none_or(|(count, after)| count == 20 && !after.is_empty()),
                "{typed}: {found:?}"
            );
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
