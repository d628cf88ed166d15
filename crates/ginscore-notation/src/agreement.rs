//! What players agree after their series has begun: `agree gin_bonus=25 stake=0.10`.

use std::fmt::Write;

use crate::error::ParseError;
use crate::part::Part;
use crate::span::{At, Span};
use ginscore_rules::house::{Multipliers, RuleKey, RuleSettings, RuleValue};
use ginscore_rules::settlement::Stake;

/// Rules and a stake that hold for a whole series, from its first hand.
///
/// It says each value that it changes, so that a preset that changes later rescores no evening.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// The name of the preset or of the saved rules that replaced all others; `None` if only values changed.
    pub preset: Option<String>,
    /// The values, each allowed for its rule.
    values: Vec<(RuleKey, RuleValue)>,
    /// Money per point, game or sheet.
    pub stake: Option<Stake>,
}

impl Agreement {
    /// The agreement that turns values into others, and says those of `named` in any case.
    ///
    /// ```
    /// use ginscore_notation::Agreement;
    /// use ginscore_rules::house::{Preset, RuleKey, RuleSettings};
    /// let before = RuleSettings::default();
    /// let agreed = Agreement::between(&before, &Preset::named("oklahoma").unwrap().values(), &[RuleKey::Target]);
    /// assert_eq!(agreed.to_string(), "knock_card=upcard target=100");
    /// ```
    pub fn between(before: &RuleSettings, after: &RuleSettings, named: &[RuleKey]) -> Agreement {
        // Games that all count once are no change where there are more of them.
        let count_once = |key: &RuleKey| {
            *key == RuleKey::ColumnMultipliers
                && [before, after].iter().all(|values| values.column_multipliers == Multipliers::Once)
        };
        let differs = |key: &RuleKey| key.read(before) != key.read(after) && !count_once(key);
        let is_said = |key: &RuleKey| named.contains(key) || differs(key);
        let values = RuleKey::all().filter(is_said).map(|key| (key, key.read(after))).collect();
        Agreement { preset: None, values, stake: None }
    }

    /// The keys of the rules whose values it says.
    pub fn keys(&self) -> impl Iterator<Item = RuleKey> {
        self.values.iter().map(|(key, _)| *key)
    }

    /// Sets its values in others.
    #[must_use]
    pub fn applied(&self, mut values: RuleSettings) -> RuleSettings {
        for (key, value) in &self.values {
            // It was read with this value, or taken from other settings.
            let _ = key.write(&mut values, value);
        }
        values
    }

    /// Reads the words after `agree`, as they are written.
    ///
    /// # Errors
    /// Returns the first word that is neither a rule with its value, nor a stake, nor, in the first place, a name.
    pub(crate) fn read(rest: Part<'_>) -> Result<Agreement, At<ParseError>> {
        let mut agreed = Agreement::default();
        let mut part = rest;
        while !part.is_blank() {
            let start = part.span().start;
            let (word, after) = part.first_word();
            let known = match word.split_once('=') {
                Some(("stake", stake)) => Stake::read(stake).map(|stake| agreed.stake = Some(stake)).is_ok(),
                Some((key, value)) => RuleKey::named(key).is_some_and(|key| {
                    let value = RuleValue::typed(value);
                    let is_allowed = key.write(&mut RuleSettings::default(), &value).is_ok();
                    agreed.values.push((key, value));
                    is_allowed
                }),
                None => {
                    let is_first = agreed == Agreement::default();
                    agreed.preset = Some(word.to_owned());
                    is_first
                }
            };
            if !known {
                return Err(ParseError::OutOfPlace.at(Span::new(start, start + word.len())));
            }
            part = after;
        }
        match agreed == Agreement::default() {
            true => Err(ParseError::NothingAgreed.at(rest.end())),
            false => Ok(agreed),
        }
    }
}

/// The words, as [`Operation::read`](crate::Operation::read) reads them after `agree`.
impl std::fmt::Display for Agreement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut words = self.preset.clone().unwrap_or_default();
        for (key, value) in &self.values {
            write!(words, " {key}={value}")?;
        }
        if let Some(stake) = self.stake {
            write!(words, " stake={stake}")?;
        }
        f.write_str(words.trim_start())
    }
}
