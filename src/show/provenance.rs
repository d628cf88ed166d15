//! The sources of the presets, and the values that the sources do not give.

use super::rulebook::{Source, source};
use crate::messages::{Fixed, written::provenance as say};
use ginscore_rules::rules::Preset;

/// The sources of a preset's values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provenance {
    /// The sources.
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
    let plain = say::FromThePlainGame.text();
    let (sources, unsourced): (&[&str], &[_]) = match preset {
        "standard" => (&["spruce"], &[]),
        "oklahoma" => (&["spruce"], &[("ace_knock_card", say::AcesNotMentioned.text())]),
        "hollywood" => (&["spruce"], &[("column_entry", say::FirstWinNotSaid.text())]),
        "stakes" => (&["portuguese"], &[draw_not_said]),
        "wikipedia" | "wikipedia-match" => {
            (&["old-wikipedia"], &[("big_gin_bonus", say::Additional25.text()), draw_not_said])
        }
        "tournament" => (
            &["wikipedia"],
            &[
                ("gin_bonus", plain),
                ("big_gin_bonus", plain),
                ("undercut_bonus", plain),
                ("undercut_tie", plain),
                ("box_value", plain),
                ("game_bonus", plain),
                ("shutout.test", plain),
                ("shutout.award", plain),
                draw_not_said,
            ],
        ),
        "pagat" => (&["pagat"], &[("dealer", say::DealMayAlternate.text())]),
        "bicycle" => (
            &["bicycle", "bicycle-oklahoma"],
            &[
                ("undercut_tie", say::EqualCounts.text()),
                ("dealer", say::DigestAlternates.text()),
                draw_not_said,
            ],
        ),
        "modern" => (&["crate"], &[]),
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

/// The source of a preset's values, in a few words.
pub fn source_of(preset: &Preset) -> &'static str {
    match preset.name {
        "standard" => say::SourceStandard.text(),
        "oklahoma" => say::SourceOklahoma.text(),
        "hollywood" => say::SourceHollywood.text(),
        "stakes" => say::SourceStakes.text(),
        "wikipedia" => say::SourceWikipedia.text(),
        "wikipedia-match" => say::SourceWikipediaMatch.text(),
        "tournament" => say::SourceTournament.text(),
        "pagat" => say::SourcePagat.text(),
        "bicycle" => say::SourceBicycle.text(),
        "modern" => say::SourceModern.text(),
        "rummytalk" => say::SourceRummytalk.text(),
        "online" => say::SourceOnline.text(),
        "bare" => say::SourceBare.text(),
        // A test fails if a preset gets here.
        _ => preset.name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_rules::rules::PRESETS;
    use ginscore_rules::rules::RuleKey;

    #[test]
    fn every_preset_has_its_sources_and_marks_keys() {
        for preset in PRESETS {
            let Provenance { sources, unsourced } = provenance(preset.name);
            assert_eq!(sources.is_empty(), preset.name == "bare", "{}", preset.name);
            assert_ne!(source_of(preset), preset.name);
            for (key, why) in unsourced {
                assert!(RuleKey::named(key).is_some() && !why.ends_with('.'), "{}: {key}", preset.name);
            }
        }
        assert!(provenance("rummytalk").unsourced("dealer").is_some());
        assert!(provenance("standard").unsourced("dealer").is_none());
    }
}
