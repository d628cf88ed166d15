//! The sources of the presets, and the values that the sources do not give.

use super::rulebook::{Source, source};

/// The sources of a preset's values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provenance {
    /// The sources.
    pub sources: Vec<Source>,
    /// The keys of values that the sources do not give, or disagree on, each with the reason for the value. Rules that
    /// neither the sources nor the preset have are not listed.
    pub unsourced: &'static [(&'static str, &'static str)],
}

impl Provenance {
    /// The reason for a value that the sources do not give; `None` if they give it.
    pub fn unsourced(&self, key: &str) -> Option<&'static str> {
        self.unsourced.iter().find(|(unsourced, _)| *unsourced == key).map(|(_, why)| *why)
    }
}

const DRAW_NOT_SAID: (&str, &str) =
    ("drawn_hand_dealer", "the source does not say who deals after a drawn hand");

/// The provenance of the preset of that name; empty for an unknown name.
pub fn provenance(preset: &str) -> Provenance {
    let (sources, unsourced): (&[&str], &[_]) = match preset {
        "standard" => (&["spruce"], &[]),
        "oklahoma" => (
            &["spruce"],
            &[("ace_knock_card", "the source does not mention aces; by its value an ace allows one")],
        ),
        "hollywood" => (
            &["spruce"],
            &[(
                "column_entry",
                "the source does not say where a shut-out player's first win is entered; rummy-games.com does",
            )],
        ),
        "stakes" => (&["portuguese"], &[DRAW_NOT_SAID]),
        "wikipedia" | "wikipedia-match" => (
            &["old-wikipedia"],
            &[
                ("big_gin_bonus", "the source has \"additional 25\", which may mean 50 in all or 25"),
                DRAW_NOT_SAID,
            ],
        ),
        "tournament" => (
            &["wikipedia"],
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
        "pagat" => {
            (&["pagat"], &[("dealer", "pages that quote Pagat disagree; the deal may alternate there")])
        }
        "bicycle" => (
            &["bicycle", "bicycle-oklahoma"],
            &[
                ("undercut_tie", "in one digest equal counts do not undercut"),
                ("dealer", "one digest alternates the deal"),
                DRAW_NOT_SAID,
            ],
        ),
        "modern" => (&["crate"], &[]),
        "handbook" => (
            &["handbook"],
            &[
                ("knock_limit", NOT_READ),
                ("undercut_bonus", NOT_READ),
                ("undercut_tie", NOT_READ),
                ("dealer", NOT_READ),
                ("drawn_hand_dealer", NOT_READ),
            ],
        ),
        "rummytalk" => (
            &["rummytalk", "rummytalk-hands", "rummytalk-knock", "advisor"],
            &[("dealer", "the source does not say who deals the next hand"), DRAW_NOT_SAID],
        ),
        "palace" => (&["palace"], &[]),
        _ => (&[], &[]),
    };
    #[expect(clippy::expect_used, reason = "a test looks up every preset")]
    let sources = sources.iter().map(|id| source(id).expect("an id of the table of sources")).collect();
    Provenance { sources, unsourced }
}

const FROM_THE_PLAIN_GAME: &str =
    "the page gives only the target and the best of five for tournaments; this is its standard game";
const NOT_READ: &str = "only the end of the handbook could be read, and it does not say; this is the default";

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
