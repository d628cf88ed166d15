//! What is agreed, in words: `pagat hollywood target=150 stake=0.10`. The same words stand after the names of a new series
//! and in `--rules`.

use std::fmt;

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, NaiveTime};

use crate::commands::new::rule_names::RuleNames;
use crate::commands::new::setting::{
    Key, Misread, SeriesKey, Setting, lacks_sign, no_sign, setting, settings_meant, suggesting,
    unknown_setting,
};
use crate::commands::new::spoken::in_settings;
use crate::commands::run::clock::at_the_hour;
use crate::commands::run::failure::Failure;
use crate::say::written::{diagnostic::DidYouMean, house::PresetsAre};
use crate::say::{Message, written::agreed as say, written::new_series as new_say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::rules::house::{of_former_preset, unknown_preset};
use crate::show::words::{quoted, ticked};
use ginscore_ledger::book::Book;
use ginscore_ledger::model::Moment;
use ginscore_notation::nearest;
use ginscore_rules::house::{Form, RuleKey};

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

/// Returns true for the first word after the names of the players: the name of rules, also of former ones, or `KEY=VALUE`. A key that nobody is
/// called, such as `gin_bonus`, is one without its value.
pub fn is_agreed(word: &str, known: &RuleNames) -> bool {
    let is_key = word.contains(['_', '.']) && RuleKey::meant(word).is_some();
    let is_rules = known.has(word) || of_former_preset(word).is_some();
    unquoted(word).is_none() && (is_rules || setting(word).is_some() || is_key)
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
        let typed: Vec<&str> = words.into_iter().collect();
        let mut words = typed.iter().copied().peekable();
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
                    wrong.push(*misread.report);
                    is_known &= misread.meant.is_some();
                    meant.extend(misread.meant);
                }
            }
        }
        let said = || {
            let settings = in_settings(&typed, Some(known)).filter(|_| !line.is_empty())?;
            let is_read = Agreed::read(settings.iter().map(String::as_str), known).is_ok();
            is_read.then(|| format!("{line} {}", settings.join(" ")))
        };
        let likely = match wrong.as_slice() {
            [] => return Ok(agreed),
            // One word was wrong, and something stands in its place.
            [_] if is_known && Agreed::read(meant.iter().map(String::as_str), known).is_ok() => {
                let words: Vec<String> = meant.iter().map(|word| quoted(word)).collect();
                Some(format!("{line} {}", words.join(" ")))
            }
            _ => said(),
        };
        let (Some(likely), [first, ..]) = (likely, wrong.as_slice()) else {
            return Err(Failure::unreadable(wrong));
        };
        let hinted = first.clone().hinted(DidYouMean { meant: ticked(&likely) });
        Err(Failure::unreadable([hinted]).perhaps(vec![likely]))
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
                Err(Box::new(unknown_preset(word, known.saved())).into())
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
        let is_given = |key: &SeriesKey| match key {
            SeriesKey::Stake => self.stake.is_some(),
            SeriesKey::Dealer => self.dealer.is_some(),
            SeriesKey::Out => self.out.is_some(),
            SeriesKey::Sides => self.sides.is_some(),
            SeriesKey::Name => self.name.is_some(),
            SeriesKey::Start => self.start.is_some(),
        };
        SeriesKey::ALL.into_iter().filter(is_given).find(|key| !allowed.contains(key))
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
        (None, _) if known.is_after_names() => Box::new(report.hinted(say::NeitherPresetNorRuleHint)).into(),
        (None, _) => {
            let presets = known.all().collect::<Vec<_>>().join(", ");
            Box::new(report.hinted(PresetsAre { presets }.said())).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_ledger::model::PresetName;

    fn known() -> RuleNames {
        RuleNames::with_saved(vec![PresetName::new("club").unwrap()])
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
