//! Rules and a stake as people say them: `gin 20`, `big gin 31`, `three games`, `5 cents a point`.

use crate::commands::new::read_stake;
use crate::commands::new::rule_names::RuleNames;
use crate::commands::new::setting::{Key, SeriesKey, Setting, settings_meant};
use crate::commands::words::{
    ARTICLES, BIGS, BONUSES, BOX_NOUNS, DEALS, EACH, GAMES, HUNDREDS, INDEFINITES, JOINS, LOSERS, NOTS, ONES,
    POINTS, POINTS_ONLY, SAY_NOTHING, SINGLES, SURE, UNDERCUTS, UP_TOS, WINNERS, count_in_words, means,
    without, without_own,
};
use crate::say::Lang;
use crate::show::rulebook::TopicId;
use crate::show::rules::house::is_label;
use ginscore_notation::nearest;
use ginscore_rules::house::{Form, Preset, RuleKey};
use ginscore_rules::settlement::StakePer;

/// The most words of an amount of money: `5 cents`, `R$ 1,00`.
const AMOUNT: usize = 2;

/// The most words of what is agreed.
const LONGEST: usize = 24;

/// A number up to this after `gin to` is a bonus, and a higher one is a target.
const MOST_BONUS: usize = 50;

/// What pays besides points, where only these do.
const POINTS_ALONE: [(RuleKey, &str); 3] =
    [(RuleKey::BoxValue, "0"), (RuleKey::GameBonus, "0"), (RuleKey::ShutoutAward, "none")];

/// The settings that the words say, as they are typed. With names of rules, these stay as they are. `None` if a word is left
/// that says nothing of it.
pub(crate) fn in_settings(words: &[&str], known: Option<&RuleNames>) -> Option<Vec<String>> {
    if words.len() > LONGEST {
        return None;
    }
    // What a bonus is worth are points, not money.
    let has_bonus = words.iter().any(|word| means(word, BONUSES));
    let mut rest = words;
    let mut settings = Vec::new();
    while let [first, after @ ..] = rest {
        // `gin is 25, not 20`
        let was = without(rest, NOTS).filter(|_| !settings.is_empty()).and_then(number);
        if let Some((_, after)) = was {
            rest = after;
            continue;
        }
        if let Some(after) = without(rest, POINTS_ONLY) {
            settings.extend(POINTS_ALONE.map(|(key, value)| format!("{key}={value}")));
            rest = after;
            continue;
        }
        let setting = setting(rest, has_bonus);
        // `gin is 25 and undercut is 25`
        let joins = !settings.is_empty() && means(first, JOINS);
        // `my gin, 20` is said of a hand.
        let of_hand = |next: &&str| next.eq_ignore_ascii_case("gin") || means(next, UNDERCUTS);
        let is_article = means(first, ARTICLES) && !after.first().is_some_and(of_hand);
        let leads = || joins || means(first, EACH) || is_article;
        let silent = without(rest, SAY_NOTHING).or_else(|| leads().then_some(after));
        if let Some(after) = silent.filter(|_| setting.is_none()) {
            rest = after;
            continue;
        }
        let name = |known: &RuleNames| match known.has(first) {
            true => Some((*first).to_owned()),
            false => long_name(first),
        };
        // `hollywood 0.05`: only money has decimals.
        let is_money = |_: &&RuleNames| first.contains(['.', ',']) && read_stake(first).is_ok();
        let one = |(setting, after)| (vec![setting], after);
        let named = || known.and_then(name).map(|name| (name, after));
        let money =
            || known.filter(is_money).map(|_| (format!("{}={first}", SeriesKey::Stake.name()), after));
        let value =
            settings.last().and_then(|last: &String| last.split_once('=')).map(|(_, value)| value.to_owned());
        // `we play 25 for gin`; alone, it may be said of a hand.
        let reversed = || (rest.len() < words.len()).then(|| value_first(rest)).flatten();
        let said = setting.map(one).or_else(|| pairs(rest)).or_else(|| Some(one(reversed()?)));
        let said = said.or_else(|| alone(rest, value?.as_str()));
        let (said, after) = said.or_else(|| named().map(one)).or_else(|| money().map(one))?;
        settings.extend(said.into_iter().filter(|one| !settings.contains(one)).collect::<Vec<_>>());
        rest = after;
    }
    (!settings.is_empty()).then_some(settings)
}

/// The long name of rules that is nearly this word, as in another case: `oklahomę`.
fn long_name(word: &str) -> Option<String> {
    let presets = Preset::ALL.iter().map(|preset| preset.name);
    nearest(&word.to_lowercase(), presets.filter(|name| name.len() >= SURE)).map(str::to_owned)
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
fn setting<'w>(words: &'w [&'w str], has_bonus: bool) -> Option<(String, &'w [&'w str])> {
    let [first, after @ ..] = words else { return None };
    if let Some((key, value)) = first.split_once('=') {
        return Some((format!("{}={value}", Key::meant(key)?.name()), after));
    }
    // `stake 5 cents`
    let is_stake = key(&[first]) == Some(Key::Series(SeriesKey::Stake));
    let after_key = || is_stake.then(|| stake(after)).flatten();
    let target = || up_to(without(words, GAMES).unwrap_or(words));
    // `a 10 cêntimos o ponto`
    let amount = || stake(words).or_else(|| stake(without(words, UP_TOS)?)).filter(|_| !has_bonus);
    let other = || target().or_else(|| dealer(words)).or_else(|| without_rule(words));
    amount().or_else(after_key).or_else(|| games(words)).or_else(other)
}

/// `no shutout`, `without boxes`, `as caixas não contam`: a rule that gives nothing.
fn without_rule<'w>(words: &'w [&'w str]) -> Option<(String, &'w [&'w str])> {
    if let Some((first, after)) = words.split_first()
        && let Some(Key::Rule(key)) = key(&[*first]).filter(|key| !is_of_hand(*key))
    {
        // `Boxen zählen nicht`
        let said = without(after, SAY_NOTHING).unwrap_or(after);
        let denied = without(said, NOTS)?;
        let rest = without(denied, SAY_NOTHING).unwrap_or(denied);
        let is_said = rest.len() < denied.len() || said.len() < after.len();
        return is_said.then(|| Some((nothing_of(key)?, rest)))?;
    }
    let rest = without(words, NOTS)?;
    let rest = without(rest, SAY_NOTHING).or_else(|| without(rest, ARTICLES)).unwrap_or(rest);
    let of = |count: usize| match key(rest.get(..count)?)? {
        key if is_of_hand(key) => None,
        // `no game` gives up playing.
        Key::Rule(RuleKey::GameBonus) if count == 1 => None,
        Key::Rule(key) => Some((key, rest.get(count..)?)),
        Key::Series(_) => None,
    };
    let (key, after) = of(2).or_else(|| of(1))?;
    Some((nothing_of(key)?, after))
}

/// Returns true for a rule whose word may be said of a hand: `no gin`, `no, undercut`.
fn is_of_hand(key: Key) -> bool {
    matches!(key, Key::Rule(RuleKey::GinBonus | RuleKey::UndercutBonus))
}

/// The setting with which a rule gives nothing.
fn nothing_of(key: RuleKey) -> Option<String> {
    let value = ["none", "0"].into_iter().find(|value| Setting::read(key, value).is_ok())?;
    Some(format!("{key}={value}"))
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

/// The key that these words mean together: its name, a word that is read for it, or its label in the language in use.
fn key(words: &[&str]) -> Option<Key> {
    let word = words.join("-");
    let low = word.to_lowercase();
    let is_stake = || TopicId::Stakes.topic().all_terms().any(|term| term == low);
    let of_label = || match is_label(&word) {
        true => match settings_meant(&word, "").as_slice() {
            [setting] => Key::meant(setting.trim_end_matches('=')),
            _ => None,
        },
        false => is_stake().then_some(Key::Series(SeriesKey::Stake)),
    };
    // `Unterbieten zählt 20`
    let undercut = || means(&word, UNDERCUTS).then_some(Key::Rule(RuleKey::UndercutBonus));
    // In Polish `to` is `it is`.
    let meant = Key::meant(&word).filter(|_| !means(&word, UP_TOS) || Lang::current() == Lang::ENGLISH);
    // `großes Gin`
    let big_gin = || match words {
        [big, gin] if means(big, BIGS) && gin.eq_ignore_ascii_case("gin") => {
            Some(Key::Rule(RuleKey::BigGinBonus))
        }
        _ => None,
    };
    let boxes = || means(&word, BOX_NOUNS).then_some(Key::Rule(RuleKey::BoxValue));
    meant.or_else(of_label).or_else(undercut).or_else(big_gin).or_else(boxes)
}

/// `gin 20`, `big gin is 31`, `gin and undercut are 25`, `bonus for gin 25`.
fn pairs<'w>(words: &'w [&'w str]) -> Option<(Vec<String>, &'w [&'w str])> {
    let key_of = |words: &'w [&'w str]| {
        let is_text = |word: &&str| word.chars().all(|sign| sign.is_alphabetic() || sign == '-');
        let of = |count: usize| {
            let said = words.get(..count).filter(|said| said.iter().all(is_text))?;
            Some((key(said)?, words.get(count..)?))
        };
        of(2).or_else(|| of(1))
    };
    let skip = |words: &'w [&'w str], is_led: bool| {
        let silent = |words: &'w [&'w str]| {
            let each = || {
                words.split_first().filter(|(first, _)| is_led && means(first, EACH)).map(|(_, rest)| rest)
            };
            without(words, SAY_NOTHING).or_else(|| without(words, BONUSES)).or_else(each)
        };
        let mut rest = words;
        while let Some(after) = silent(rest) {
            rest = after;
        }
        rest
    };
    let is_led = without(words, BONUSES).is_some();
    let mut rest = skip(words, is_led);
    let mut keys = Vec::new();
    loop {
        let (key, after) = key_of(rest)?;
        keys.push(key);
        match after.split_first().filter(|(joins, _)| means(joins, JOINS)) {
            Some((_, next)) if key_of(next).is_some() => rest = next,
            _ => {
                rest = skip(after, is_led || keys.len() > 1);
                // `il gin a 25`, but not `gin a 150`
                let to = without(rest, UP_TOS);
                rest = to
                    .filter(|to| number(to).is_some_and(|(points, _)| points <= MOST_BONUS))
                    .unwrap_or(rest);
                break;
            }
        }
    }
    let (value, after) = rest.split_first()?;
    // `big gin is worth thirty-one`
    let (value, after) = match keys.iter().all(|key| takes(*key, value)) {
        true => ((*value).to_owned(), after),
        false => count_in_words(rest).map(|(count, after)| (count.to_string(), after))?,
    };
    let after = after.split_first().filter(|(unit, _)| means(unit, POINTS)).map_or(after, |(_, rest)| rest);
    let settings = keys.iter().map(|key| format!("{}={value}", key.name())).collect();
    (!value.contains('=') && keys.iter().all(|key| takes(*key, &value))).then_some((settings, after))
}

/// `25 for gin`
fn value_first<'w>(words: &'w [&'w str]) -> Option<(String, &'w [&'w str])> {
    let (value, named) = number(words)?;
    let named = without(named, SAY_NOTHING)?;
    let named = without(named, INDEFINITES).unwrap_or(named);
    let of = |count: usize| Some((key(named.get(..count)?)?, named.get(count..)?));
    let (key, after) = of(2).or_else(|| of(1))?;
    takes(key, &value.to_string()).then(|| (format!("{}={value}", key.name()), after))
}

/// Returns true for a value that a key can have; whether an amount is a stake is seen later.
fn takes(key: Key, value: &str) -> bool {
    match key {
        Key::Rule(key) => Setting::read(key, value).is_ok(),
        Key::Series(_) => true,
    }
}

/// `gin is 25, undercut too`: a key without a value has the one before it.
fn alone<'w>(words: &'w [&'w str], value: &str) -> Option<(Vec<String>, &'w [&'w str])> {
    let (first, after) = words.split_first()?;
    let key = key(&[first]).filter(|key| takes(*key, value))?;
    Some((vec![format!("{}={value}", key.name())], after))
}

/// `three games` side by side, `one simple game`.
fn games<'w>(words: &'w [&'w str]) -> Option<(String, &'w [&'w str])> {
    let one = || without(words, ONES).or_else(|| without(words, SINGLES)).map(|after| (1, after));
    // `no hollywood`
    if let Some([form, after @ ..]) = without(words, NOTS)
        && Form::named(form) == Some(Form::Hollywood)
    {
        return Some((format!("{}=1", RuleKey::Columns), after));
    }
    let (count, after) = match words.first()?.parse().ok() {
        Some(count) => (count, words.get(1..)?),
        None => count_in_words(words).or_else(one)?,
    };
    let said = without(after, SAY_NOTHING).or_else(|| without(after, SINGLES)).unwrap_or(after);
    let (games, after) = said.split_first()?;
    // `a single one`
    let is_one = means(games, ONES) && without(words, SINGLES).is_some();
    (is_one || means(games, GAMES)).then(|| (format!("{}={count}", RuleKey::Columns), after))
}

/// `to 150`
fn up_to<'w>(words: &'w [&'w str]) -> Option<(String, &'w [&'w str])> {
    // In Polish, the English `to` is `it is`.
    let in_english = || without(words, UP_TOS).filter(|_| Lang::current().tag() != "pl");
    let (points, after) = number(without_own(words, UP_TOS).or_else(in_english)?)?;
    // `to 150, points only`
    let unit =
        after.split_first().filter(|(unit, _)| means(unit, POINTS) && without(after, POINTS_ONLY).is_none());
    let after = unit.map_or(after, |(_, after)| after);
    Some((format!("{}={points}", RuleKey::Target), after))
}

/// The number that the first words are, in digits or in words: `150`, `fifty`, `a hundred`.
pub(crate) fn number<'w>(words: &'w [&'w str]) -> Option<(usize, &'w [&'w str])> {
    let (first, after) = words.split_first()?;
    if first.starts_with(|sign: char| sign.is_ascii_digit()) {
        return Some((first.parse().ok()?, after));
    }
    // `one hundred and fifty`
    let hundreds = || {
        let after = without(words, HUNDREDS)?;
        let more =
            after.split_first().filter(|(joins, _)| means(joins, JOINS)).map_or(after, |(_, rest)| rest);
        Some(count_in_words(more).map_or((100, after), |(count, rest)| (100 + count, rest)))
    };
    hundreds().or_else(|| count_in_words(words))
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
    use crate::say::speaking;
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
            ("a penny a point", "stake=0.01"),
            ("a nickel", "stake=0.05"),
            ("the loser deals", "dealer=loser"),
            ("we play winner deals to 150", "dealer=winner target=150"),
            ("gin and undercut are 25", "gin_bonus=25 undercut_bonus=25"),
            ("the bonus for gin is 25", "gin_bonus=25"),
            ("game to 150", "target=150"),
            ("gin is 25 and undercut is 25", "gin_bonus=25 undercut_bonus=25"),
            ("no hollywood", "columns=1"),
            ("a plain game to 100", "columns=1 target=100"),
            ("gin is 25 with us undercut too", "gin_bonus=25 undercut_bonus=25"),
            ("one game to 100 same stake", "columns=1 target=100"),
            ("we agree big gin is worth 31", "big_gin_bonus=31"),
            ("just one game", "columns=1"),
            ("one short game to 75 no shutout", "columns=1 target=75 shutout.award=none"),
            ("big gin is worth thirty-one", "big_gin_bonus=31"),
            ("one short game to fifty points at two cents a point", "columns=1 target=50 stake=0.02"),
            ("a game to a hundred", "target=100"),
            ("we do count big gin 31 points", "big_gin_bonus=31"),
            ("without big gin", "big_gin_bonus=none"),
            ("points only", "box_value=0 game_bonus=0 shutout.award=none"),
            ("to 150 points only", "target=150 box_value=0 game_bonus=0 shutout.award=none"),
            ("we'd like one game to 75 without the boxes", "columns=1 target=75 box_value=0"),
            ("boxes don't count", "box_value=0"),
        ] {
            assert_eq!(said(words, None).as_deref(), Some(settings), "{words}");
        }
        for words in [
            "my gin 20",
            "no points only",
            "no game",
            "20",
            "0.05",
            "gin",
            "pagat",
            "Ann 20 points",
            "twenty",
            "10 points",
            "2 c",
            "loser",
        ] {
            assert_eq!(said(words, None), None, "{words}");
        }
        let all = said("hollywood 5 cents a point pagat", Some(&known));
        assert_eq!(all.as_deref(), Some("hollywood stake=0.05 pagat"));
        assert_eq!(said("hollywood 0.05", Some(&known)).as_deref(), Some("hollywood stake=0.05"));
        assert_eq!(said("hollywood 20", Some(&known)), None);
        for (tag, words, settings) in [
            ("de", "Gin und Undercut zählen 25", "gin_bonus=25 undercut_bonus=25"),
            ("de", "Einsatz 5 Cent", "stake=0.05"),
            ("de", "Unterbieten zählt bei uns 20", "undercut_bonus=20"),
            ("it", "gin e undercut valgono 25", "gin_bonus=25 undercut_bonus=25"),
            ("it", "una partita a 150", "columns=1 target=150"),
            ("pl", "premia za gin 25", "gin_bonus=25"),
            ("pl", "stawka 5 groszy", "stake=0.05"),
            ("pl", "podcięcie 25", "undercut_bonus=25"),
            ("pl", "gin to 25", "gin_bonus=25"),
            ("pl", "gin jest wart 25", "gin_bonus=25"),
            ("pl", "do 150 punktów", "target=150"),
            ("de", "bis 150 Punkte", "target=150"),
            ("it", "una partita secca fino ai 150", "columns=1 target=150"),
            ("pt-PT", "um único jogo até aos 150", "columns=1 target=150"),
            ("pt-BR", "bônus por gin 25", "gin_bonus=25"),
            ("pt-PT", "jogo até 150", "target=150"),
            ("pt-PT", "as caixas não contam", "box_value=0"),
            ("pt-PT", "sem caixas e a 10 cêntimos o ponto", "box_value=0 stake=0.10"),
            ("it", "partita a 75 niente caselle gin a 25", "target=75 box_value=0 gin_bonus=25"),
            ("pl", "nie liczymy kratek", "box_value=0"),
            ("de", "Boxen zählen nicht", "box_value=0"),
            ("it", "le caselle non contano", "box_value=0"),
            ("pl", "do 75 tylko punkty", "target=75 box_value=0 game_bonus=0 shutout.award=none"),
        ] {
            let found = speaking(Lang::with_tag(tag).unwrap(), || said(words, None));
            assert_eq!(found.as_deref(), Some(settings), "{tag}: {words}");
        }
    }
}
