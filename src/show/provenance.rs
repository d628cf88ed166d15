//! Where the values of the presets come from: the sources of each, and the values that they do not give.

use super::rulebook::sources::{
    ADVISOR, BICYCLE, BICYCLE_OKLAHOMA, CRATE, HANDBOOK, OLD_WIKIPEDIA, PAGAT, PALACE, PORTUGUESE, RUMMYTALK,
    RUMMYTALK_HANDS, RUMMYTALK_KNOCK, SPRUCE, Source, WIKIPEDIA,
};

/// Where a preset's values come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Provenance {
    /// The sources.
    pub sources: &'static [Source],
    /// The keys of the values that the sources do not give, or on which they disagree, each with the reason for the
    /// value. A rule that a source does not have at all, and that the preset does not play, is not among them.
    pub unsourced: &'static [(&'static str, &'static str)],
}

impl Provenance {
    /// Why the key's value is not the source's; `None` if it is.
    pub fn unsourced(&self, key: &str) -> Option<&'static str> {
        self.unsourced.iter().find(|(unsourced, _)| *unsourced == key).map(|(_, why)| *why)
    }
}

const DRAW_NOT_SAID: (&str, &str) =
    ("drawn_hand_dealer", "the source does not say who deals after a drawn hand");

/// Where the values of the preset of that name come from; nothing for a name that is not a preset's.
pub fn provenance(preset: &str) -> Provenance {
    let (sources, unsourced): (&[Source], &[_]) = match preset {
        "standard" => (&[SPRUCE], &[]),
        "oklahoma" => {
            (&[SPRUCE], &[("ace_knock_card", "the source does not mention an ace; by its value it is one")])
        }
        "hollywood" => (
            &[SPRUCE],
            &[(
                "column_entry",
                "the source does not say where a player who was shut out makes the first entry; rummy-games.com does",
            )],
        ),
        "stakes" => (&[PORTUGUESE], &[DRAW_NOT_SAID]),
        "wikipedia" | "wikipedia-match" => (
            &[OLD_WIKIPEDIA],
            &[
                ("big_gin_bonus", "the source has \"additional 25\", which may mean 50 in all or 25"),
                DRAW_NOT_SAID,
            ],
        ),
        "tournament" => (
            &[WIKIPEDIA],
            &[
                ("gin_bonus", FROM_THE_PLAIN_GAME),
                ("big_gin_bonus", FROM_THE_PLAIN_GAME),
                ("undercut_bonus", FROM_THE_PLAIN_GAME),
                ("undercut_tie", FROM_THE_PLAIN_GAME),
                ("box_value", FROM_THE_PLAIN_GAME),
                ("game_bonus", FROM_THE_PLAIN_GAME),
                ("shutout.test", FROM_THE_PLAIN_GAME),
                ("shutout.award", FROM_THE_PLAIN_GAME),
                DRAW_NOT_SAID,
            ],
        ),
        "pagat" => (&[PAGAT], &[("dealer", "those who repeat Pagat disagree; the deal may alternate there")]),
        "bicycle" => (
            &[BICYCLE, BICYCLE_OKLAHOMA],
            &[
                ("undercut_tie", "in one digest equal counts do not undercut"),
                ("dealer", "one digest alternates the deal"),
                DRAW_NOT_SAID,
            ],
        ),
        "modern" => (&[CRATE], &[]),
        "handbook" => (
            &[HANDBOOK],
            &[
                ("knock_limit", NOT_READ),
                ("undercut_bonus", NOT_READ),
                ("undercut_tie", NOT_READ),
                ("dealer", NOT_READ),
                ("drawn_hand_dealer", NOT_READ),
            ],
        ),
        "rummytalk" => (
            &[RUMMYTALK, RUMMYTALK_HANDS, RUMMYTALK_KNOCK, ADVISOR],
            &[("dealer", "the source does not say who deals the next hand"), DRAW_NOT_SAID],
        ),
        "palace" => (&[PALACE], &[]),
        _ => (&[], &[]),
    };
    Provenance { sources, unsourced }
}

const FROM_THE_PLAIN_GAME: &str =
    "only the target and the best of five are the tournament's; this is the same page's plain game";
const NOT_READ: &str =
    "only the end of the handbook could be read, and this is not in it; the default is taken";

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_rules::rules::PRESETS;
    use ginscore_rules::rules::RuleKey;

    #[test]
    fn every_preset_has_its_sources_and_marks_keys() {
        for preset in PRESETS {
            let Provenance { sources, unsourced } = provenance(preset.name);
            assert!(!sources.is_empty(), "{}", preset.name);
            for (key, why) in unsourced {
                assert!(RuleKey::named(key).is_some() && !why.ends_with('.'), "{}: {key}", preset.name);
            }
        }
        assert!(provenance("rummytalk").unsourced("dealer").is_some());
        assert!(provenance("standard").unsourced("dealer").is_none());
    }
}
