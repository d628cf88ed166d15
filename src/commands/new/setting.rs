//! The settings among the words that are agreed: keys of rules and of the series, and what is meant by a word that is none.

use std::fmt;

use crate::say::Message;
use crate::say::written::{agreed as say, diagnostic::DidYouMean};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::rulebook::{TopicId, find_topic, hyphenated};
use crate::show::rules::house::{bad_value, is_label, keys_meant, unknown_key};
use crate::show::words::{one_of, ticked};
use ginscore_notation::{Lookup, nearest};
use ginscore_rules::house::{RuleKey, RuleSettings, RuleValue};

/// A rule and a value that it allows, as typed: `KEY=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    pub key: RuleKey,
    typed: String,
}

impl Setting {
    pub fn read(key: RuleKey, typed: &str) -> Result<Setting, Box<Diagnostic>> {
        let allowed = key.write(&mut RuleSettings::default(), &RuleValue::typed(typed));
        allowed.map_err(|_| Box::new(bad_value(key, typed)))?;
        Ok(Setting { key, typed: typed.to_owned() })
    }

    /// Sets the rule in these values.
    #[expect(clippy::expect_used, reason = "it was read")]
    pub fn set(&self, values: &mut RuleSettings) {
        self.key.write(values, &RuleValue::typed(&self.typed)).expect("an allowed value");
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.key, self.typed)
    }
}

/// A key of a series, which is not a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesKey {
    Stake,
    Dealer,
    Out,
    Sides,
    Name,
    Start,
}

impl SeriesKey {
    pub const ALL: [SeriesKey; 6] = [
        SeriesKey::Stake,
        SeriesKey::Dealer,
        SeriesKey::Out,
        SeriesKey::Sides,
        SeriesKey::Name,
        SeriesKey::Start,
    ];

    pub const fn name(self) -> &'static str {
        self.row().0
    }

    /// The key, and the words that are read for it.
    const fn row(self) -> (&'static str, &'static [&'static str]) {
        match self {
            SeriesKey::Stake => ("stake", &["money"]),
            SeriesKey::Dealer => ("dealer", &[]),
            SeriesKey::Out => ("out", &[]),
            SeriesKey::Sides => ("sides", &[]),
            SeriesKey::Name => ("name", &[]),
            SeriesKey::Start => ("start", &[]),
        }
    }
}

/// What a key sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    Series(SeriesKey),
    Rule(RuleKey),
}

impl Key {
    /// The key that a word means, in any case: its name, or a word that is read for it. `dealer` is the first dealer.
    pub(crate) fn meant(word: &str) -> Option<Key> {
        let low = word.to_lowercase();
        let is_meant = |key: &SeriesKey| key.name() == low || key.row().1.contains(&low.as_str());
        let of_series = SeriesKey::ALL.into_iter().find(is_meant).map(Key::Series);
        of_series.or_else(|| RuleKey::meant(&low).map(Key::Rule))
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Key::Series(key) => key.name(),
            Key::Rule(key) => key.name(),
        }
    }
}

/// The settings that may be meant by a word that is no key, each as it is typed, the nearest first. `value` is empty if none
/// was typed.
pub(crate) fn settings_meant(word: &str, value: &str) -> Vec<String> {
    let is_stake = matches!(find_topic(&hyphenated(word)), Lookup::One(topic) if topic.id == TopicId::Stakes);
    let keys: Vec<Key> = match keys_meant(word, value).as_slice() {
        _ if is_stake => vec![Key::Series(SeriesKey::Stake)],
        [] => {
            let all = SeriesKey::ALL
                .iter()
                .flat_map(|key| std::iter::once(key.name()).chain(key.row().1.iter().copied()));
            let all = all.chain(RuleKey::all().flat_map(RuleKey::read_for));
            nearest(word, all).and_then(Key::meant).into_iter().collect()
        }
        keys => keys.iter().copied().map(Key::Rule).collect(),
    };
    keys.into_iter().map(|key| format!("{}={value}", key.name())).collect()
}

/// Returns true for two words that are a key and its number without the `=`, as in `target 200`.
pub(crate) fn lacks_sign(word: &str, next: &str) -> bool {
    Key::meant(word).is_some() && next.starts_with(|first: char| first.is_ascii_digit())
}

/// The key and the value of a word. A key is in any case if it is known, or as a label of the sheet, and in small letters if
/// it is not, which is reported then. Anything else before a `=` is part of a name.
pub(crate) fn setting(word: &str) -> Option<(&str, &str)> {
    let is_sign = |letter: char| matches!(letter, '_' | '.' | '-');
    let small =
        |key: &str| !key.is_empty() && key.chars().all(|letter| letter.is_lowercase() || is_sign(letter));
    let is_key = |key: &str| small(key) || Key::meant(key).is_some() || is_label(key);
    word.split_once('=').filter(|(key, _)| is_key(key))
}

/// A word that cannot be read.
pub(crate) struct Misread {
    pub(crate) report: Box<Diagnostic>,
    /// What is meant, if that can be one thing only.
    pub(crate) meant: Option<String>,
}

impl From<Box<Diagnostic>> for Misread {
    fn from(report: Box<Diagnostic>) -> Misread {
        Misread { report, meant: None }
    }
}

pub(crate) fn no_sign(key: Key, word: &str, number: &str) -> Misread {
    let message = say::NeitherPresetNorRule { word: ticked(&format!("{word} {number}")) }.said();
    suggesting(Diagnostic::new(Code::UnknownPreset, message), vec![format!("{}={number}", key.name())])
}

pub(crate) fn unknown_setting(key: &str, value: &str) -> Misread {
    let meant = settings_meant(key, value);
    if meant.is_empty() { Box::new(unknown_key(key)).into() } else { suggesting(unknown_key(key), meant) }
}

/// A mistake with what may be meant.
pub(crate) fn suggesting(report: Diagnostic, mut meant: Vec<String>) -> Misread {
    let each: Vec<String> = meant.iter().map(|one| ticked(one)).collect();
    let report = report.hinted(DidYouMean { meant: one_of(&each) }.said());
    Misread { report: Box::new(report), meant: meant.pop().filter(|_| meant.is_empty()) }
}

#[cfg(test)]
mod tests {
    use crate::commands::new::agreed::Agreed;
    use crate::commands::new::rule_names::RuleNames;
    use crate::commands::run::failure::Failure;
    use crate::say::{Lang, speaking};
    use ginscore_ledger::book::Book;

    fn known() -> RuleNames {
        RuleNames::after_names(&Book::open("/nonexistent".into(), None))
    }

    fn read(words: &str) -> Result<Agreed, Failure> {
        Agreed::read(words.split_whitespace(), &known())
    }

    #[test]
    fn words_of_the_sheet_are_keys() {
        for (typed, key) in [
            ("gin=20", "gin_bonus=20"),
            ("undercut=25", "undercut_bonus=25"),
            ("big_gin=50", "big_gin_bonus=50"),
            ("Big-Gin=50", "big_gin_bonus=50"),
            ("box=25", "box_value=25"),
            ("line=20", "box_value=20"),
            ("game=100", "game_bonus=100"),
            ("shutout=100", "shutout.award=100"),
            ("shutout=double-total", "shutout.award=double-total"),
            ("limit=5", "knock_limit=5"),
            ("to=200", "target=200"),
            ("points=200", "target=200"),
        ] {
            assert_eq!(read(typed).unwrap().rules.to_string(), key);
        }
        assert_eq!(read("money=5/game").unwrap().stake.as_deref(), Some("5/game"));
        assert!(read("gin=20 gin_bonus=25").is_err() && read("money=1 stake=1").is_err());
    }

    /// What is answered to a word that is no key, in the language of the program.
    #[test]
    fn other_words_lead_to_keys() {
        let hint = |typed: &str| {
            let failure = Agreed::read_after("new Ann Bob", typed.split(' '), &known()).unwrap_err();
            failure.reports.kept()[0].hint.as_ref().unwrap().to_string()
        };
        for (typed, meant) in [
            (
                "bonus=100",
                "`gin_bonus=100`, `game_bonus=100`, `knock_bonus=100`, `big_gin_bonus=100`, `gin_off_bonus=100`, \
                 `undercut_bonus=100` or `box_value=100`",
            ),
            ("knock=5", "`knock_limit=5` or `knock_bonus=5`"),
            ("tie=nobody", "`new Ann Bob undercut_tie=nobody`"),
            ("stakes=0.05", "`new Ann Bob stake=0.05`"),
            ("line_bonus=20", "`new Ann Bob box_value=20`"),
            ("line-bonus=20 pagat", "`new Ann Bob box_value=20 pagat`"),
            ("box_bonus=20", "`new Ann Bob box_value=20`"),
            ("target 200", "`new Ann Bob target=200`"),
            ("pagat to 200", "`new Ann Bob pagat target=200`"),
            ("target", "`target=`"),
            ("wikipdia", "`new Ann Bob wikipedia`"),
        ] {
            assert_eq!(hint(typed), format!("did you mean {meant}?"), "{typed}");
        }
        for (lang, typed, meant) in [
            ("de", "Box-Bonus=25", "box_value=25"),
            ("de", "Schneider=100", "shutout.award=100"),
            ("de", "einsatz=1", "stake=1"),
            ("pl", "podcięcie=25", "undercut_bonus=25"),
            ("pl", "kratki=25", "box_value=25"),
            ("it", "cappotto=100", "shutout.award=100"),
            ("it", "bonus-partita=100", "game_bonus=100"),
            ("pt-BR", "caixa=25", "box_value=25"),
            ("pt-PT", "bónus-da-vitória=100", "game_bonus=100"),
        ] {
            speaking(Lang::with_tag(lang).unwrap(), || {
                assert!(hint(typed).contains(&format!("`new Ann Bob {meant}`")), "{lang}: {}", hint(typed));
            });
        }
    }
}
