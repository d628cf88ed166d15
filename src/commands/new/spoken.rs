//! Rules and a stake as people say them: `gin 20`, `big gin 31`, `three games`, `5 cents a point`.

use crate::commands::new::read_stake;
use crate::commands::new::rule_names::RuleNames;
use crate::commands::new::setting::{Key, SeriesKey};
use crate::commands::words::{
    DEALS, EACH, GAMES, LOSERS, NOTS, POINTS, SAY_NOTHING, WINNERS, count_in_words, means, without,
};
use ginscore_rules::house::RuleKey;
use ginscore_rules::settlement::StakePer;

/// The most words of an amount of money: `5 cents`, `R$ 1,00`.
const AMOUNT: usize = 2;

/// The settings that the words say, as they are typed. With names of rules, these stay as they are. `None` if a word is left
/// that says nothing of it.
pub(crate) fn in_settings(words: &[&str], known: Option<&RuleNames>) -> Option<Vec<String>> {
    let mut rest = words;
    let mut settings = Vec::new();
    while let [first, after @ ..] = rest {
        if means(first, SAY_NOTHING) || means(first, EACH) {
            rest = after;
            continue;
        }
        let of_names = |known: &&RuleNames| known.has(first);
        // `hollywood 0.05`: only money has decimals.
        let is_money = |_: &&RuleNames| first.contains(['.', ',']) && read_stake(first).is_ok();
        let (setting, after) =
            setting(rest).or_else(|| known.filter(of_names).map(|_| ((*first).to_owned(), after))).or_else(
                || known.filter(is_money).map(|_| (format!("{}={first}", SeriesKey::Stake.name()), after)),
            )?;
        settings.push(setting);
        rest = after;
    }
    (!settings.is_empty()).then_some(settings)
}

/// The stake in a sentence: `hang on, we said five pence a point, not two`. `None` if several words may be one.
pub(crate) fn stake_in(words: &[&str]) -> Option<String> {
    let words: Vec<&str> = words.iter().map(|word| word.trim_end_matches([',', '.', '!'])).collect();
    let found = |at: usize| {
        let (stake, after) = stake(words.get(at..)?)?;
        let end = words.len() - after.len();
        let is_amount =
            words.get(at)?.starts_with(|sign: char| sign.is_ascii_digit() || !sign.is_alphabetic());
        let is_said = count_in_words(words.get(at..)?).is_some();
        // `he paid me 5 euros`
        let is_rate = words.get(at..end)?.iter().any(|word| means(word, POINTS) || means(word, GAMES));
        (is_rate && (is_amount || is_said)).then_some((stake, end))
    };
    let (at, (setting, end)) = (0..words.len()).find_map(|at| Some((at, found(at)?)))?;
    let is_said = words.len() <= MOST && (at > 0 || end < words.len());
    let is_denied = words.iter().any(|word| means(word, NOTS) && *word != "not");
    let is_one = !is_denied && (end..words.len()).all(|at| found(at).is_none());
    (is_said && is_one).then_some(setting)
}

/// The most words of a sentence with a stake.
const MOST: usize = 12;

/// The setting that the first words say, and the words after it.
fn setting<'w>(words: &'w [&'w str]) -> Option<(String, &'w [&'w str])> {
    let [first, after @ ..] = words else { return None };
    if let Some((key, value)) = first.split_once('=') {
        return Some((format!("{}={value}", Key::meant(key)?.name()), after));
    }
    // `stake 5 cents`
    let is_stake = Key::meant(first) == Some(Key::Series(SeriesKey::Stake));
    let after_key = || is_stake.then(|| stake(after)).flatten();
    stake(words).or_else(after_key).or_else(|| games(words)).or_else(|| dealer(words)).or_else(|| pair(words))
}

/// `loser deals`
fn dealer<'w>(words: &'w [&'w str]) -> Option<(String, &'w [&'w str])> {
    [(LOSERS, "loser"), (WINNERS, "winner")].into_iter().find_map(|(list, value)| {
        // `the loser always deals`
        let said = without(words, list)?;
        let after = without(without(said, SAY_NOTHING).unwrap_or(said), DEALS)?;
        Some((format!("{}={value}", RuleKey::Dealer), after))
    })
}

/// `gin 20`, `big gin is 31`.
fn pair<'w>(words: &'w [&'w str]) -> Option<(String, &'w [&'w str])> {
    let key_of = |count: usize| Some((Key::meant(&words.get(..count)?.join("-"))?, words.get(count..)?));
    let (key, after) = key_of(2).or_else(|| key_of(1))?;
    let is_word = |word: &&&str| !means(word, SAY_NOTHING);
    let at = after.iter().position(|word| is_word(&word))?;
    let (value, after) = after.get(at..)?.split_first()?;
    (!value.contains('=')).then(|| (format!("{}={value}", key.name()), after))
}

/// `three games` side by side.
fn games<'w>(words: &'w [&'w str]) -> Option<(String, &'w [&'w str])> {
    let (count, after) = match words.first()?.parse().ok() {
        Some(count) => (count, words.get(1..)?),
        None => count_in_words(words)?,
    };
    let (games, after) = after.split_first()?;
    means(games, GAMES).then(|| (format!("{}={count}", RuleKey::Columns), after))
}

/// `5 cents a point`, `0.05 per point`, `10c`: the setting that the first words say, and the words after it.
pub(crate) fn stake<'w>(words: &'w [&'w str]) -> Option<(String, &'w [&'w str])> {
    (1..=AMOUNT).rev().find_map(|count| {
        let (amount, after) = words.split_at_checked(count)?;
        // `five cents`
        let amount = match count_in_words(amount) {
            Some((count, [unit])) => format!("{count} {unit}"),
            _ => amount.join(" "),
        };
        // `2 c` is a card.
        if count > 1
            && amount.ends_with(|letter: char| letter.is_alphabetic())
            && words.get(1)?.chars().count() == 1
        {
            return None;
        }
        let stake = read_stake(&amount).ok()?;
        let without = after.iter().position(|word| !means(word, EACH)).unwrap_or(after.len());
        let per = match after.get(without) {
            Some(unit) if without > 0 && means(unit, POINTS) => Some(StakePer::Point),
            Some(unit) if without > 0 && means(unit, GAMES) => Some(StakePer::Game),
            _ => None,
        };
        let has_unit = !amount.starts_with(|sign: char| sign.is_ascii_digit())
            || !amount.ends_with(|sign: char| sign.is_ascii_digit());
        // A number alone may be anything.
        (has_unit || per.is_some()).then_some(())?;
        let after = if per.is_some() { after.get(without + 1..)? } else { after };
        let per = per.filter(|per| *per == StakePer::Game).map_or("", |_| "/game");
        Some((format!("{}={stake}{per}", SeriesKey::Stake.name()), after))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_ledger::book::Book;

    #[test]
    fn rules_are_read_as_people_say_them() {
        let known = RuleNames::after_names(&Book::open("/nonexistent".into(), None));
        let said = |words: &str, known| {
            let words: Vec<&str> = words.split(' ').collect();
            in_settings(&words, known).map(|settings| settings.join(" "))
        };
        for (words, settings) in [
            ("gin 20", "gin_bonus=20"),
            ("gin is 20 undercut 25", "gin_bonus=20 undercut_bonus=25"),
            ("big gin 31", "big_gin_bonus=31"),
            ("boxes 20", "box_value=20"),
            ("target 150", "target=150"),
            ("we play three games to 150", "columns=3 target=150"),
            ("3 games", "columns=3"),
            ("5 cents a point", "stake=0.05"),
            ("5c per point target 150", "stake=0.05 target=150"),
            ("0.05 a point", "stake=0.05"),
            ("€2 per game", "stake=2/game"),
            ("stake 0.10", "stake=0.10"),
            ("stake 5 cents", "stake=0.05"),
            ("five cents a point", "stake=0.05"),
            ("two cents", "stake=0.02"),
            ("the loser deals", "dealer=loser"),
            ("we play winner deals to 150", "dealer=winner target=150"),
        ] {
            assert_eq!(said(words, None).as_deref(), Some(settings), "{words}");
        }
        for words in ["20", "0.05", "gin", "pagat", "Ann 20 points", "twenty", "10 points", "2 c", "loser"] {
            assert_eq!(said(words, None), None, "{words}");
        }
        let all = said("hollywood 5 cents a point pagat", Some(&known));
        assert_eq!(all.as_deref(), Some("hollywood stake=0.05 pagat"));
        assert_eq!(said("hollywood 0.05", Some(&known)).as_deref(), Some("hollywood stake=0.05"));
        assert_eq!(said("hollywood 20", Some(&known)), None);
    }
}
