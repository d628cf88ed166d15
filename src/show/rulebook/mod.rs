//! The rulebook: every topic of `rules explain`, in our own words, each with its sources.
//!
//! It says what a score keeper cannot see, too: who draws first, what is done about a card shown by
//! accident. A fault names its topic by the topic itself, so there is none that the rulebook lacks.

pub mod sources;
pub mod cards;
pub mod dealing;
pub mod knocking;
pub mod laying_off;
pub mod oklahoma;
pub mod scoring;
pub mod hollywood;
pub mod settlement;
pub mod irregularities;
pub mod slips;
pub mod table;
pub mod terms;

use sources::Source;
use terms::TERMS;

/// One topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Topic {
    /// What it is called on the command line and in a fault.
    pub name: &'static str,
    /// What it is about, in a few words.
    pub title: &'static str,
    /// What there is to say, in paragraphs parted by an empty line.
    pub text: &'static str,
    /// Where it comes from; empty where no source was found.
    pub sources: &'static [Source],
    /// The house rules that decide it, its own before those that it shares with a later topic.
    pub keys: &'static [&'static str],
}

/// All topics, in the order in which a hand meets them.
pub const TOPICS: &[&Topic] = &[
    cards::CARDS,
    cards::MELDS,
    cards::ACE_LOW,
    cards::SPREAD,
    cards::COUNTS,
    dealing::DEALER,
    dealing::DEAL,
    dealing::UPCARD,
    dealing::TURN,
    dealing::DRAW,
    knocking::KNOCKING,
    knocking::KNOCK_LIMIT,
    knocking::GIN,
    knocking::BIG_GIN,
    laying_off::LAYING_OFF,
    laying_off::UNDERCUT,
    laying_off::TIES,
    laying_off::GIN_OFF,
    oklahoma::OKLAHOMA,
    oklahoma::KNOCK_CARD,
    oklahoma::DOUBLING,
    oklahoma::SECOND_DECK,
    scoring::SCORING,
    scoring::BOXES,
    scoring::GAME,
    hollywood::HOLLYWOOD,
    hollywood::COLUMNS,
    settlement::SHUTOUTS,
    settlement::SETTLEMENT,
    settlement::SERIES,
    table::STAKES,
    table::SCOREKEEPER,
    table::TOURNAMENT,
    table::MORE_PLAYERS,
    table::VARIANTS,
    irregularities::IRREGULARITIES,
    irregularities::MISDEAL,
    irregularities::WRONG_COUNT,
    irregularities::WRONG_DEALER,
    irregularities::EXPOSED_CARD,
    irregularities::OUT_OF_TURN,
    irregularities::ILLEGAL_DISCARD,
    irregularities::IMPERFECT_DECK,
    slips::ILLEGAL_KNOCK,
    slips::LATE_KNOCK,
    slips::KNOCK_DISCARD,
    slips::MISCOUNT,
    slips::ILLEGAL_MELD,
    slips::FALSE_GIN,
    slips::REARRANGING,
    slips::DEAD_HAND,
];

/// The topics that some words may mean, written in small letters with hyphens: the topic of that name, else the one
/// of that term or house rule, else all whose name or term begins so.
pub fn meant(typed: &str) -> Vec<&'static Topic> {
    let all = || TOPICS.iter().copied();
    let term = || TERMS.iter().find(|(term, _)| *term == typed).and_then(|(_, topic)| named(topic));
    let rule = || all().find(|topic| topic.keys.iter().any(|key| key.replace('_', "-") == typed));
    if let Some(topic) = named(typed).or_else(term).or_else(rule) {
        return vec![topic];
    }
    let begins = |name: &str| !typed.is_empty() && name.starts_with(typed);
    let by_term = |topic: &Topic| TERMS.iter().any(|(term, of)| *of == topic.name && begins(term));
    all().filter(|topic| begins(topic.name) || by_term(topic)).collect()
}

/// The topic of that name.
pub fn named(name: &str) -> Option<&'static Topic> {
    TOPICS.iter().copied().find(|topic| topic.name == name)
}

/// The topics that a house rule decides.
pub fn deciding(key: &str) -> impl Iterator<Item = &'static Topic> {
    TOPICS.iter().copied().filter(move |topic| topic.keys.contains(&key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_rules::rules::Preset;
    use ginscore_rules::rules::{RULE_KEYS, RuleKey};

    #[test]
    fn terms_are_in_order_and_lead_to_topics() {
        assert!(TERMS.is_sorted_by(|(one, _), (other, _)| one < other));
        for (term, topic) in TERMS {
            assert!(named(topic).is_some() && named(term).is_none(), "{term}");
        }
    }

    #[test]
    fn every_topic_can_be_called_and_says_where_it_comes_from() {
        for topic in TOPICS {
            assert_eq!(meant(topic.name), [*topic], "one topic of a name");
            let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
            assert!(topic.name.chars().all(plain), "{}", topic.name);
            let none_found = topic.text.contains("no rule was found");
            assert!(!topic.sources.is_empty() || none_found, "{}", topic.name);
            assert!(!topic.text.contains("silent"), "{}: pages were cut, so that is not known", topic.name);
            for source in topic.sources {
                assert!(source.address.starts_with("http"), "{}", source.name);
            }
            assert!(topic.title.len() <= 42, "{}: the list fits 60 columns", topic.name);
            for paragraph in topic.text.split("\n\n") {
                assert!(paragraph.ends_with('.'), "{}: {paragraph}", topic.name);
                assert!(!paragraph.contains(['\n', '\t']) && !paragraph.contains("  "), "{}", topic.name);
            }
        }
        assert_eq!(meant("gin-"), [laying_off::GIN_OFF]);
        assert_eq!(meant(""), [] as [&Topic; 0]);
    }

    #[test]
    fn every_house_rule_has_its_topic_and_every_key_is_one() {
        for key in RULE_KEYS {
            assert!(deciding(key.name).next().is_some(), "{}", key.name);
        }
        for key in TOPICS.iter().flat_map(|topic| topic.keys) {
            assert!(RuleKey::named(key).is_some(), "{key}");
        }
    }

    /// What a text sends its reader on to is there.
    #[test]
    fn topics_named_in_a_text_are_topics() {
        for topic in TOPICS {
            for named in topic.text.split('`').skip(1).step_by(2) {
                let other = super::named(named).is_some();
                let rule = RuleKey::named(named).is_some() || Preset::named(named).is_some();
                let typed =
                    named.starts_with("ginscore ") || named.starts_with(['@', '-']) || named == "draw";
                assert!(other || rule || typed, "{}: {named}", topic.name);
            }
        }
    }
}
