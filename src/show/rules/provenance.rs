//! The titles and the sources of the presets, and the values that the sources do not give.

use crate::say::written::{presets, provenance as reasons};
use crate::show::rulebook::{Source, source};
use ginscore_rules::house::{Preset, RuleKey};

/// The sources of a preset.
#[expect(clippy::expect_used, reason = "a test looks up those of every preset")]
pub fn sources(preset: &Preset) -> Vec<Source> {
    preset.sources.iter().map(|id| source(id).expect("an id of the table of sources")).collect()
}

/// The keys of values that the sources of a preset do not give, or disagree on, each with the reason for the value.
#[expect(clippy::expect_used, reason = "a test looks up every reason")]
pub fn unsourced(preset: &Preset) -> impl Iterator<Item = (RuleKey, &'static str)> {
    let reason =
        |name: &str| reasons::all().find(|(known, ..)| *known == name).expect("a reason in the messages").1;
    preset.unsourced.iter().map(move |(key, name)| (*key, reason(name)))
}

pub fn title(preset: &Preset) -> &'static str {
    text(preset.name)
}

pub fn source_of(preset: &Preset) -> &'static str {
    text(&format!("{}-source", preset.name))
}

/// A text about a preset by its name.
#[expect(clippy::expect_used, reason = "a test looks up those of every preset")]
fn text(name: &str) -> &'static str {
    presets::all().find(|(known, ..)| *known == name).expect("a text about each preset").1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Lang, speaking};
    use std::collections::BTreeSet;

    #[test]
    fn every_preset_has_its_texts_and_sources_in_every_language() {
        for lang in Lang::all() {
            speaking(lang, || {
                let mut used = BTreeSet::new();
                for preset in Preset::ALL {
                    assert_eq!(sources(preset).is_empty(), preset.name == "bare", "{}", preset.name);
                    assert!(!title(preset).is_empty() && !source_of(preset).is_empty(), "{}", preset.name);
                    for (key, why) in unsourced(preset) {
                        assert!(!why.ends_with('.'), "{}: {key}", preset.name);
                        used.insert(why);
                    }
                }
                assert_eq!(used.len(), reasons::all().count(), "each reason is one of a preset");
                assert_eq!(presets::all().count(), 2 * Preset::ALL.len());
            });
        }
    }
}
