//! `agree`: rules and a stake that were agreed wrongly, or too late, for the whole of a series.

use crate::commands::new::agreed::Agreed;
use crate::commands::new::house::ChosenRules;
use crate::commands::new::rule_names::RuleNames;
use crate::commands::new::setting::SeriesKey;
use crate::commands::new::spoken::{in_settings, stake_in};
use crate::commands::new::{lineup, read_stake};
use crate::commands::run::failure::Failure;
use crate::commands::words::{
    AGREES, BIGS, BONUSES, CORRECTS, NOTS, OPENERS, RULE_VERBS, SAY_NOTHING, means, without,
};
use crate::say::{Message, written::parse_error as say};
use crate::show::code::Code;
use crate::show::mistakes::parse_error::parse_error;
use crate::show::rules::house::rule_conflict;
use crate::show::rules::in_words::base;
use ginscore_ledger::book::Book;
use ginscore_ledger::model::Series;
use ginscore_notation::{Agreement, Entry, Event, Operation, ParseError, Part, TokenKind, tidy_note};
use ginscore_rules::house::{HouseRules, RuleKey};

pub(crate) const AGREE: &str = "agree";

/// Returns true for a line that says what was agreed, where no player is called so.
pub(crate) fn is_agreement(line: &str, series: &Series) -> bool {
    let (word, _) = Part::of(line).0.first_word();
    word.eq_ignore_ascii_case(AGREE) && series.roster().lead_entrant(line).is_err()
}

/// Reads the line, whose words are those of a new series: a preset replaces all rules but the lineup's; forms and values
/// change what they name.
///
/// Fails with every word that means nothing, or that only a new series can have.
pub(crate) fn agreement(line: &str, series: &Series, book: &Book) -> Result<Entry, Failure> {
    let (part, note) = Part::of(line);
    let (_, rest) = part.first_word();
    let words = rest.text().split_whitespace();
    let agreed = Agreed::read_after(AGREE, words, &RuleNames::of(book))?.only(&[SeriesKey::Stake])?;
    if !agreed.any() {
        return Err(Failure::unreadable([parse_error(line, &ParseError::NothingAgreed.at(part.end()))]));
    }
    let header = series.header();
    let of = header.roster.lineup();
    let (preset, after) = match &agreed.rules.preset {
        Some(_) => {
            let ChosenRules { name, house, .. } = agreed.rules.chosen_for(of, book)?;
            (Some(name), (*house).clone())
        }
        None => {
            let before = (*header.house).clone();
            let from = base(&header.preset, &header.house);
            let forms = agreed.rules.forms.iter();
            let mut values = forms.fold(before.clone(), |values, form| form.applied(from, values));
            agreed.rules.values.iter().for_each(|setting| setting.set(&mut values));
            lineup::can_apply(of, &before, &values)?;
            let conflict = |two| Failure::unreadable([rule_conflict(two)]);
            let house = HouseRules::new(values.for_lineup(of)).map_err(conflict)?;
            of.can_play(&house).map_err(conflict)?;
            (None, (*house).clone())
        }
    };
    let named: Vec<RuleKey> = agreed.rules.values.iter().map(|setting| setting.key).collect();
    let stake = agreed.stake.as_deref().map(read_stake).transpose()?;
    let mut agreement = Agreement::between(&header.house, &after, &named);
    (agreement.preset, agreement.stake) = (preset, stake);
    // A form of the game that the series has.
    if agreement == Agreement::default() {
        return Err(Failure::mistake(Code::BadLine, say::AgreedAlready, say::AgreedAlreadyHint.said()));
    }
    let operation = Operation::Event(Event::Agree(agreement, note.and_then(tidy_note)));
    Ok(Entry { operation, hands: Vec::new() })
}

/// Returns true for words that all give something a value, as rules have it, and no player.
pub(crate) fn are_values(line: &str, series: &Series) -> bool {
    let (part, _) = Part::of(line);
    let is_value = |word: &str| {
        let is_key = |key: &str| key.chars().all(|sign| sign.is_alphabetic() || matches!(sign, '_' | '.'));
        word.split_once('=').is_some_and(|(key, value)| is_key(key) && !key.is_empty() && !value.is_empty())
    };
    let mut words = part.text().split_whitespace().peekable();
    words.peek().is_some()
        && words.all(is_value)
        && series.roster().lead_entrant(&part.text().replace('=', " ")).is_err()
}

/// The line that is meant by rules without their word or their signs: `gin_bonus=25`, `target 150`, `we play to 150`, `agree gin
/// 25`. `None` if a player is named, or if they are no rules.
pub(crate) fn agreement_meant(line: &str, series: &Series, book: &Book) -> Option<String> {
    let (part, _) = Part::of(line);
    if series.roster().lead_entrant(part.text()).is_ok() {
        return None;
    }
    // `ma noi lo giochiamo, il big gin vale 31`
    let clause = part.text().rsplit_once(", ").map(|(_, clause)| clause);
    // After the end of a series, what comes before may be rules of the next one.
    let clause = clause.filter(|_| !series.score().is_over());
    [Some(part.text()), clause].into_iter().flatten().find_map(|text| agreed_in(text, series, book))
}

fn agreed_in(text: &str, series: &Series, book: &Book) -> Option<String> {
    let bare = |word| str::trim_end_matches(word, ['.', '!', ',', ':']);
    let words: Vec<&str> = text.split_whitespace().map(bare).filter(|word| *word != "=").collect();
    let words = match words.split_first() {
        Some((first, rest)) if first.eq_ignore_ascii_case(AGREE) || means(first, AGREES) => rest,
        _ => words.as_slice(),
    };
    // `nie tylko punkty` denies it, and `no, points only` does not.
    let denies = text.split_whitespace().next().is_some_and(|word| means(word, NOTS) && !word.ends_with(','));
    let corrects = || without(words, CORRECTS).filter(|_| !denies);
    // `Moment, the loser deals!`
    let said = without(words, OPENERS).or_else(corrects).unwrap_or(words);
    // Rules without a big gin have no hand with one.
    let has_big_gin = series.score().house().big_gin_bonus.is_some();
    if is_gin_hand(words) && (has_big_gin || !words.iter().any(|word| means(word, BIGS))) {
        return None;
    }
    let settings = in_settings(words, None).or_else(|| in_settings(said, None))?;
    let meant = format!("{AGREE} {}", settings.join(" "));
    can_agree(&meant, series, book).then_some(meant)
}

/// Returns true for `gin 31` and `just gin 30`: a hand, rather than a bonus, unless a word says that it is worth so much.
fn is_gin_hand(words: &[&str]) -> bool {
    let says_rule = words.iter().any(|word| {
        [RULE_VERBS, BONUSES, AGREES].iter().any(|list| means(word, *list)) || word.contains('=')
    });
    let is_count = |word: &str| word.chars().all(|sign| sign.is_ascii_digit());
    let others = words.iter().filter(|word| !means(word, SAY_NOTHING) && !is_count(word));
    let is_gin = |word: &&str| word.eq_ignore_ascii_case("gin") || means(word, BIGS);
    let counts = words.iter().filter(|word| is_count(word)).count();
    !says_rule && counts == 1 && others.clone().count() > 0 && others.clone().all(is_gin)
}

/// The line for a stake that a sentence has: `hang on, we said five pence a point`. `None` if a player is named.
pub(crate) fn stake_meant(line: &str, series: &Series, book: &Book) -> Option<String> {
    // A hand has sides.
    if Part::of(line).0.tokens().iter().any(|token| token.sign == TokenKind::Against) {
        return None;
    }
    let words: Vec<&str> = Part::of(line).0.text().split_whitespace().collect();
    let names = |word: &&str| {
        let word = word.trim_matches(|sign: char| !sign.is_alphanumeric()).to_lowercase();
        series.roster().players().iter().any(|name| name.to_lowercase() == word)
    };
    let meant = format!("{AGREE} {}", stake_in(&words).filter(|_| !words.iter().any(names))?);
    can_agree(&meant, series, book).then_some(meant)
}

fn can_agree(line: &str, series: &Series, book: &Book) -> bool {
    agreement(line, series, book).is_ok_and(|entry| series.clone().act(entry.operation).is_ok())
}
