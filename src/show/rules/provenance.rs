//! The titles and the sources of the presets, and the values that the sources do not give.

use crate::say::{Fixed, written::presets, written::provenance as say};
use crate::show::rulebook::{Source, source};
use ginscore_rules::house::Preset;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provenance {
    pub sources: Vec<Source>,
    /// The keys of values that the sources do not give, or disagree on, each with the reason for the value. Rules that
    /// neither the sources nor the preset have are not listed.
    pub unsourced: Vec<(&'static str, &'static str)>,
}

impl Provenance {
    /// The reason for a value that the sources do not give; `None` if they give it.
    pub fn unsourced(&self, key: &str) -> Option<&'static str> {
        self.unsourced.iter().find(|(unsourced, _)| *unsourced == key).map(|(_, why)| *why)
    }
}

/// The provenance of the preset of that name; empty for an unknown name.
pub fn provenance(preset: &str) -> Provenance {
    let draw_not_said = ("drawn_hand_dealer", say::DrawNotSaid.text());
    let (sources, unsourced): (&[&str], &[_]) = match preset {
        "standard" => (&["spruce"], &[]),
        "oklahoma" => (&["spruce"], &[("ace_knock_card", say::AcesNotMentioned.text())]),
        "hollywood" => (&["spruce"], &[("column_entry", say::FirstWinNotSaid.text())]),
        "stakes" => (&["portuguese"], &[draw_not_said]),
        "wikipedia" | "wikipedia-match" => {
            (&["old-wikipedia"], &[("big_gin_bonus", say::Additional25.text()), draw_not_said])
        }
        "pagat" => (&["pagat"], &[("dealer", say::DealMayAlternate.text())]),
        "bicycle" => (
            &["bicycle", "bicycle-oklahoma"],
            &[
                ("undercut_tie", say::EqualCounts.text()),
                ("dealer", say::DigestAlternates.text()),
                draw_not_said,
            ],
        ),
        "rummytalk" => (
            &["rummytalk", "rummytalk-hands", "rummytalk-knock", "advisor"],
            &[("dealer", say::NextDealerNotSaid.text()), draw_not_said],
        ),
        "online" => {
            (&["ginrummy-com", "wikipedia"], &[("dealer", say::NextDealerNotSaid.text()), draw_not_said])
        }
        _ => (&[], &[]),
    };
    #[expect(clippy::expect_used, reason = "a test looks up every preset")]
    let sources = sources.iter().map(|id| source(id).expect("an id of the table of sources")).collect();
    Provenance { sources, unsourced: unsourced.to_vec() }
}

pub fn title(preset: &Preset) -> &'static str {
    text(preset.name).unwrap_or(preset.name)
}

pub fn source_of(preset: &Preset) -> &'static str {
    text(&format!("{}-source", preset.name)).unwrap_or(preset.name)
}

/// A text about a preset by its name. A test looks up those of every preset.
fn text(name: &str) -> Option<&'static str> {
    presets::all().find(|(known, ..)| *known == name).map(|(_, text, _)| text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_rules::house::{Preset, RuleKey};

    #[test]
    fn every_preset_has_its_sources_and_marks_keys() {
        for preset in Preset::ALL {
            let Provenance { sources, unsourced } = provenance(preset.name);
            assert_eq!(sources.is_empty(), preset.name == "bare", "{}", preset.name);
            for (key, why) in unsourced {
                assert!(RuleKey::named(key).is_some() && !why.ends_with('.'), "{}: {key}", preset.name);
            }
        }
        assert!(provenance("rummytalk").unsourced("dealer").is_some());
        assert!(provenance("standard").unsourced("dealer").is_none());
    }

    #[test]
    fn every_preset_has_a_title_and_a_source_in_words() {
        let texts: Vec<&str> = presets::all().map(|(name, ..)| name).collect();
        let expected =
            Preset::ALL.iter().flat_map(|preset| [preset.name.to_owned(), format!("{}-source", preset.name)]);
        assert_eq!(texts, expected.collect::<Vec<_>>());
    }
}
