//! What is agreed, in words: `pagat hollywood target=150 stake=0.10`. The same words stand after the names of a new series
//! and in `--rules`.

use std::fmt;

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, NaiveTime};

use crate::commands::env::clock::at_the_hour;
use crate::commands::failure::Failure;
use crate::say::written::{diagnostic::DidYouMean, house::PresetsAre};
use crate::say::{Message, written::agreed as say, written::new_series as new_say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::rulebook::{TopicId, find_topic, hyphenated};
use crate::show::rules::house::{
    bad_value, is_label, keys_meant, of_former_preset, unknown_key, unknown_preset,
};
use crate::show::words::{one_of, quoted, ticked};
use ginscore_ledger::book::Book;
use ginscore_ledger::model::{Moment, PresetName};
use ginscore_notation::{Lookup, nearest};
use ginscore_rules::house::{Form, Preset, RuleKey, RuleSettings, RuleValue};

/// The rules that words choose: at most one preset, the forms of the game, and values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleWords {
    /// The preset or the saved rules. `hollywood` and `oklahoma` are forms, whether or not a preset stands next to them.
    pub preset: Option<String>,
    /// The forms, in the order in which they were typed.
    pub forms: Vec<Form>,
    pub values: Vec<Setting>,
    /// True if the forms were an answer to a question, which is no place to say what they leave as it was.
    pub asked: bool,
}

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

#[derive(Clone, Debug, Default)]
pub struct Agreed {
    pub rules: RuleWords,
    /// The stake, as typed.
    pub stake: Option<String>,
    pub dealer: Option<String>,
    pub out: Option<String>,
    pub sides: Option<String>,
    pub name: Option<String>,
    /// The start of the series, if it is not now.
    pub start: Option<Moment>,
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
enum Key {
    Series(SeriesKey),
    Rule(RuleKey),
}

impl Key {
    /// The key that a word means, in any case: its name, or a word that is read for it. `dealer` is the first dealer.
    fn meant(word: &str) -> Option<Key> {
        let low = word.to_lowercase();
        let is_meant = |key: &SeriesKey| key.name() == low || key.row().1.contains(&low.as_str());
        let of_series = SeriesKey::ALL.into_iter().find(is_meant).map(Key::Series);
        of_series.or_else(|| RuleKey::meant(&low).map(Key::Rule))
    }

    const fn name(self) -> &'static str {
        match self {
            Key::Series(key) => key.name(),
            Key::Rule(key) => key.name(),
        }
    }
}

/// The settings that may be meant by a word that is no key, each as it is typed, the nearest first. `value` is empty if none
/// was typed.
fn settings_meant(word: &str, value: &str) -> Vec<String> {
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

/// The names of rules that can be typed: presets, forms, and the rules that are saved in a ledger.
pub struct RuleNames {
    saved: Vec<PresetName>,
    /// True if the names of players stand before the words.
    after_names: bool,
}

impl RuleNames {
    /// The names in a ledger. A ledger that cannot be read has none of its own, which other commands report.
    pub fn of(book: &Book) -> RuleNames {
        RuleNames { saved: book.saved_presets().unwrap_or_default().names, after_names: false }
    }

    pub fn after_names(book: &Book) -> RuleNames {
        RuleNames { after_names: true, ..RuleNames::of(book) }
    }

    /// The names in a ledger, and those of the presets of series: rules that were deleted are still those of their series.
    pub fn of_series<'s>(book: &Book, presets: impl IntoIterator<Item = &'s str>) -> RuleNames {
        let mut names = RuleNames::of(book);
        names.saved.extend(presets.into_iter().filter_map(|name| PresetName::new(name).ok()));
        names
    }

    /// All names: presets, which include the forms, then saved rules.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        Preset::ALL.iter().map(|preset| preset.name).chain(self.saved.iter().map(PresetName::as_str))
    }

    /// Returns true for the name of rules, in any case.
    pub fn has(&self, word: &str) -> bool {
        Preset::named(word).is_some() || self.is_saved(word)
    }

    pub fn is_saved(&self, word: &str) -> bool {
        let low = word.to_lowercase();
        self.saved.iter().any(|name| name.as_str() == low)
    }
}

/// Returns true for the first word after the names of the players: the name of rules, also of former ones, or `KEY=VALUE`. A key that nobody is
/// called, such as `gin_bonus`, is one without its value.
pub fn is_agreed(word: &str, known: &RuleNames) -> bool {
    let is_key = word.contains(['_', '.']) && RuleKey::meant(word).is_some();
    let is_rules = known.has(word) || of_former_preset(word).is_some();
    unquoted(word).is_none() && (is_rules || setting(word).is_some() || is_key)
}

/// Returns true for two words that are a key and its number without the `=`, as in `target 200`.
pub fn lacks_sign(word: &str, next: &str) -> bool {
    Key::meant(word).is_some() && next.starts_with(|first: char| first.is_ascii_digit())
}

/// The key and the value of a word. A key is in any case if it is known, or as a label of the sheet, and in small letters if
/// it is not, which is reported then. Anything else before a `=` is part of a name.
fn setting(word: &str) -> Option<(&str, &str)> {
    let is_sign = |letter: char| matches!(letter, '_' | '.' | '-');
    let small =
        |key: &str| !key.is_empty() && key.chars().all(|letter| letter.is_lowercase() || is_sign(letter));
    let is_key = |key: &str| small(key) || Key::meant(key).is_some() || is_label(key);
    word.split_once('=').filter(|(key, _)| is_key(key))
}

pub fn unquoted(word: &str) -> Option<&str> {
    word.strip_prefix('"')?.strip_suffix('"')
}

impl Agreed {
    /// Fails with every word that means nothing, or says again or against what another one says.
    pub fn read<'w>(words: impl IntoIterator<Item = &'w str>, known: &RuleNames) -> Result<Agreed, Failure> {
        Agreed::read_after("", words, known)
    }

    /// The same for words that stand after others: if one setting is wrong, the line that is meant is said.
    pub fn read_after<'w>(
        line: &str,
        words: impl IntoIterator<Item = &'w str>,
        known: &RuleNames,
    ) -> Result<Agreed, Failure> {
        let mut agreed = Agreed::default();
        let mut words = words.into_iter().peekable();
        let (mut wrong, mut meant, mut is_known) = (Vec::new(), Vec::new(), !line.is_empty());
        while let Some(word) = words.next() {
            let number = words.peek().copied().filter(|next| lacks_sign(word, next));
            let read = match (number, Key::meant(word)) {
                (Some(number), Some(key)) => {
                    words.next();
                    Err(no_sign(key, word, number))
                }
                _ => agreed.add(word, known),
            };
            match read {
                Ok(()) => meant.push(word.to_owned()),
                Err(misread) => {
                    wrong.push(misread.report);
                    is_known &= misread.meant.is_some();
                    meant.extend(misread.meant);
                }
            }
        }
        match wrong.as_mut_slice() {
            [] => return Ok(agreed),
            // One word was wrong, and something stands in its place.
            [one] if is_known && Agreed::read(meant.iter().map(String::as_str), known).is_ok() => {
                let words: Vec<String> = meant.iter().map(|word| quoted(word)).collect();
                let line = ticked(&format!("{line} {}", words.join(" ")));
                one.hint = Some(DidYouMean { meant: line }.line());
            }
            _ => {}
        }
        Err(Failure::unreadable(wrong))
    }

    fn add(&mut self, word: &str, known: &RuleNames) -> Result<(), Misread> {
        if let Some((key, value)) = setting(word) {
            return self.set(key, value.trim(), word);
        }
        match Form::named(word) {
            Some(form) if self.rules.forms.contains(&form) => Err(said_twice(form.name(), word).into()),
            Some(form) => {
                self.rules.forms.push(form);
                Ok(())
            }
            None if known.has(word) => match self.rules.preset.replace(word.to_lowercase()) {
                Some(before) => Err(two_presets(&before, word).into()),
                None => Ok(()),
            },
            None if of_former_preset(word).is_some() => {
                Err(Box::new(unknown_preset(word, &known.saved)).into())
            }
            None => Err(unknown_word(word, known)),
        }
    }

    fn set(&mut self, key: &str, value: &str, word: &str) -> Result<(), Misread> {
        let of_series = match Key::meant(key) {
            None => return Err(unknown_setting(key, value)),
            Some(Key::Rule(rule)) => return self.rules.set(rule, value, word),
            // `dealer=` is the first dealer, except for the words of the rule.
            Some(Key::Series(SeriesKey::Dealer)) if RuleKey::Dealer.words().contains(&value) => {
                return self.rules.set(RuleKey::Dealer, value, word);
            }
            Some(Key::Series(of_series)) => of_series,
        };
        let before = match of_series {
            SeriesKey::Start => self.start.replace(started_at(value)?).map(|_| String::new()),
            SeriesKey::Stake => self.stake.replace(value.to_owned()),
            SeriesKey::Dealer => self.dealer.replace(value.to_owned()),
            SeriesKey::Out => self.out.replace(value.to_owned()),
            SeriesKey::Sides => self.sides.replace(value.to_owned()),
            SeriesKey::Name => self.name.replace(value.to_owned()),
        };
        match before {
            Some(before) => Err(said_twice(&format!("{}={before}", of_series.name()), word).into()),
            None => Ok(()),
        }
    }

    /// The first word that belongs to a new series and is not a rule.
    fn of_series(&self, allowed: &[SeriesKey]) -> Option<SeriesKey> {
        let given = [
            self.stake.is_some(),
            self.dealer.is_some(),
            self.out.is_some(),
            self.sides.is_some(),
            self.name.is_some(),
            self.start.is_some(),
        ];
        let keys = SeriesKey::ALL.into_iter().zip(given);
        keys.filter(|(key, given)| *given && !allowed.contains(key)).map(|(key, _)| key).next()
    }

    pub fn any(&self) -> bool {
        self.rules.any() || self.of_series(&[]).is_some()
    }
}

impl RuleWords {
    /// Rules that are not those of a new series, as after `--rules`: a word that only a new series has is a mistake.
    pub fn read(text: &str, book: &Book) -> Result<RuleWords, Failure> {
        RuleWords::read_for(text, &RuleNames::of(book))
    }

    /// The same, with these names of rules.
    pub fn read_for(text: &str, known: &RuleNames) -> Result<RuleWords, Failure> {
        Ok(Agreed::read(text.split_whitespace(), known)?.only(&[])?.rules)
    }

    pub const fn any(&self) -> bool {
        self.preset.is_some() || !self.forms.is_empty() || !self.values.is_empty()
    }

    /// Sets a rule, which no word before has set.
    fn set(&mut self, key: RuleKey, value: &str, word: &str) -> Result<(), Misread> {
        match self.values.iter().find(|set| set.key == key) {
            Some(before) => Err(said_twice(&before.to_string(), word).into()),
            None => {
                self.values.push(Setting::read(key, value)?);
                Ok(())
            }
        }
    }
}

/// The words, as they can be typed.
impl fmt::Display for RuleWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let forms = self.forms.iter().map(|form| form.name().to_owned());
        let values = self.values.iter().map(Setting::to_string);
        let words: Vec<String> = self.preset.clone().into_iter().chain(forms).chain(values).collect();
        f.write_str(&words.join(" "))
    }
}

impl Agreed {
    /// Fails if there is a key of a series besides those that are allowed.
    pub fn only(self, allowed: &[SeriesKey]) -> Result<Agreed, Failure> {
        match self.of_series(allowed) {
            None => Ok(self),
            Some(key) => {
                let message = say::NotOfRules { word: ticked(&format!("{}=", key.name())) }.said();
                Err(Failure::mistake(Code::BadOption, message, say::NotOfRulesHint))
            }
        }
    }
}

/// A word that cannot be read.
struct Misread {
    report: Diagnostic,
    /// What is meant, if that can be one thing only.
    meant: Option<String>,
}

impl From<Box<Diagnostic>> for Misread {
    fn from(report: Box<Diagnostic>) -> Misread {
        Misread { report: *report, meant: None }
    }
}

/// The date and time of a start: as in RFC 3339, also without seconds; without an offset by the clock of the place, and a
/// date alone at its beginning.
fn started_at(typed: &str) -> Result<Moment, Box<Diagnostic>> {
    let with_seconds = |text: &str| match text.split_at_checked("2026-11-20T19:30".len()) {
        Some((minute, rest)) if !rest.starts_with(':') => format!("{minute}:00{rest}"),
        _ => text.to_owned(),
    };
    let text = with_seconds(typed);
    let local = || {
        let date = NaiveDate::parse_from_str(typed, "%Y-%m-%d").map(|date| date.and_time(NaiveTime::MIN));
        date.or_else(|_| NaiveDateTime::parse_from_str(&text, "%Y-%m-%dT%H:%M:%S")).ok().and_then(at_the_hour)
    };
    let read = DateTime::parse_from_rfc3339(&text).ok().or_else(local);
    read.filter(|start| (1..=9999).contains(&start.year()) && !text.contains(' ')).ok_or_else(|| {
        let message = new_say::NotAStart { typed: ticked(typed) }.said();
        Box::new(Diagnostic::new(Code::BadValue, message).hinted(new_say::NotAStartHint))
    })
}

fn said_twice(before: &str, word: &str) -> Box<Diagnostic> {
    let message = match before.eq_ignore_ascii_case(word) {
        true => say::WordTwice { word: ticked(word) }.said(),
        false => say::SaidTwice { one: ticked(before), two: ticked(word) }.said(),
    };
    Box::new(Diagnostic::new(Code::BadOption, message).hinted(say::LeaveOneOut))
}

fn two_presets(one: &str, two: &str) -> Box<Diagnostic> {
    let message = say::TwoPresets { one: ticked(one), two: ticked(two) }.said();
    Box::new(Diagnostic::new(Code::BadOption, message).hinted(say::TwoPresetsHint))
}

fn no_sign(key: Key, word: &str, number: &str) -> Misread {
    let message = say::NeitherPresetNorRule { word: ticked(&format!("{word} {number}")) }.said();
    suggesting(Diagnostic::new(Code::UnknownPreset, message), vec![format!("{}={number}", key.name())])
}

fn unknown_setting(key: &str, value: &str) -> Misread {
    let meant = settings_meant(key, value);
    if meant.is_empty() { Box::new(unknown_key(key)).into() } else { suggesting(unknown_key(key), meant) }
}

/// A mistake with what may be meant.
fn suggesting(report: Diagnostic, mut meant: Vec<String>) -> Misread {
    let each: Vec<String> = meant.iter().map(|one| ticked(one)).collect();
    let report = report.hinted(DidYouMean { meant: one_of(&each) }.said());
    Misread { report, meant: meant.pop().filter(|_| meant.is_empty()) }
}

/// The mistake that a word is nothing that can be agreed, with the nearest that is.
fn unknown_word(word: &str, known: &RuleNames) -> Misread {
    let name = unquoted(word).unwrap_or(word);
    let message = say::NeitherPresetNorRule { word: ticked(name) }.said();
    let report = Diagnostic::new(Code::UnknownPreset, message);
    let settings =
        Key::meant(name).map_or_else(|| settings_meant(name, ""), |key| vec![format!("{}=", key.name())]);
    match (nearest(name, known.all()), settings) {
        (Some(meant), _) => suggesting(report, vec![meant.to_owned()]),
        // Without a value it cannot be read.
        (None, settings) if !settings.is_empty() => Misread { meant: None, ..suggesting(report, settings) },
        (None, _) if known.after_names => Box::new(report.hinted(say::NeitherPresetNorRuleHint)).into(),
        (None, _) => {
            let presets = known.all().collect::<Vec<_>>().join(", ");
            Box::new(report.hinted(PresetsAre { presets }.said())).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Lang, speaking};

    fn known() -> RuleNames {
        RuleNames { saved: vec![PresetName::new("club").unwrap()], after_names: true }
    }

    fn read(words: &str) -> Result<Agreed, Failure> {
        Agreed::read(words.split_whitespace(), &known())
    }

    #[test]
    fn words_stand_in_any_order() {
        let (hollywood, oklahoma) = (Form::Hollywood, Form::Oklahoma);
        for (words, preset, forms, values) in [
            ("", None, &[][..], &[][..]),
            ("hollywood", None, &[hollywood], &[]),
            ("Pagat Hollywood", Some("pagat"), &[hollywood], &[]),
            ("oklahoma wikipedia hollywood", Some("wikipedia"), &[oklahoma, hollywood], &[]),
            ("target=150 CLUB Gin_Bonus=20", Some("club"), &[], &["target=150", "gin_bonus=20"]),
            ("dealer=alternate", None, &[], &["dealer=alternate"]),
        ] {
            let rules = read(words).unwrap().rules;
            let typed: Vec<String> = rules.values.iter().map(Setting::to_string).collect();
            assert_eq!((rules.preset.as_deref(), &*rules.forms), (preset, forms), "{words}");
            assert_eq!(typed, values, "{words}");
        }
        let agreed = read("stake=5/game name=friday dealer=Ann out=Bob sides=We,They").unwrap();
        let Agreed { rules, stake, dealer, out, sides, name, start } = agreed;
        assert!(!rules.any() && start.is_none());
        let given = [stake, dealer, out, sides, name].map(Option::unwrap);
        assert_eq!(given, ["5/game", "Ann", "Bob", "We,They", "friday"]);
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

    #[test]
    fn every_word_that_is_wrong_is_named() {
        for (words, named) in [
            ("pagat wikipedia", &["`pagat` and `wikipedia`"][..]),
            ("pagat Pagat", &["`pagat` and `Pagat`"]),
            ("hollywood pagat Hollywood", &["`Hollywood` is there twice"]),
            ("target=1 target=2", &["`target=1` and `target=2`"]),
            ("stake=1 stake=2", &["`stake=1` and `stake=2`"]),
            ("pagat Cid", &["`Cid`"]),
            ("pagat \"Cid\"", &["`Cid`"]),
            ("start=2026-11-20 start=2026-11-21", &["`start=` and `start=2026-11-21`"]),
            ("clubb holywood start=noon", &["`clubb`", "`holywood`", "`noon`"]),
        ] {
            let failure = read(words).unwrap_err();
            let said: Vec<String> =
                failure.reports.kept().iter().map(|report| report.message.to_string()).collect();
            assert_eq!(said.len(), named.len(), "{words}: {said:?}");
            assert!(said.iter().zip(named).all(|(said, named)| said.contains(named)), "{words}: {said:?}");
        }
    }

    #[test]
    fn a_start_has_a_date_and_perhaps_more() {
        for (typed, written) in [
            ("2026-11-20T19:30:15+01:00", "2026-11-20T19:30:15+01:00"),
            ("2026-11-20T19:30+01:00", "2026-11-20T19:30:00+01:00"),
            ("2026-11-20T19:30Z", "2026-11-20T19:30:00+00:00"),
        ] {
            assert_eq!(started_at(typed).unwrap().to_rfc3339(), written, "{typed}");
        }
        for (typed, local) in [
            ("2026-11-20", "2026-11-20T00:00:00"),
            ("2026-11-20T20:00", "2026-11-20T20:00:00"),
            ("2026-11-20T20:00:30", "2026-11-20T20:00:30"),
        ] {
            let start = started_at(typed).unwrap().naive_local();
            assert_eq!(start.format("%Y-%m-%dT%H:%M:%S").to_string(), local, "{typed}");
        }
        for typed in
            ["", "noon", "2026-13-01", "2026-11-20T25:00", "20.11.2026", "2026-11-20 20:00", "0000-01-01"]
        {
            assert!(started_at(typed).is_err(), "{typed}");
        }
    }
}
