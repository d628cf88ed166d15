//! The rulebook: every topic of `rules explain`, with its sources.
//!
//! Each topic is a Markdown file, `rulebook/en/NAME.md`: a few lines of front matter between two lines of dashes, then
//! paragraphs. The front matter has `title`, and if there are any `terms` (words that lead to the topic), `rules` (the
//! house rules that decide it, its own before those shared with a later topic) and `sources` (ids of the table in
//! `rulebook/en/sources.md`).

use std::sync::LazyLock;

use ginscore_rules::notation::{Lookup, look_up};

/// The table of sources.
const SOURCES_FILE: &str = include_str!("../../rulebook/en/sources.md");

macro_rules! topics {
    ($($id:ident = $name:literal;)+) => {
        /// The id of a topic. A diagnostic names its topic by it, so that no diagnostic names one that does not exist.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum TopicId {
            $($id,)+
        }

        /// The name and the file of each topic.
        const FILES: &[(TopicId, &str, &str)] = &[
            $((TopicId::$id, $name, include_str!(concat!("../../rulebook/en/", $name, ".md"))),)+
        ];
    };
}

// In the order in which a hand meets them.
topics! {
    Cards = "cards";
    Melds = "melds";
    AceLow = "ace-low";
    Spread = "spread";
    Counts = "counts";
    Dealer = "dealer";
    Deal = "deal";
    Adjustment = "adjustment";
    Upcard = "upcard";
    Turn = "turn";
    Draw = "draw";
    Knocking = "knocking";
    KnockLimit = "knock-limit";
    Gin = "gin";
    BigGin = "big-gin";
    LayingOff = "laying-off";
    Undercut = "undercut";
    Ties = "ties";
    GinOff = "gin-off";
    Oklahoma = "oklahoma";
    KnockCard = "knock-card";
    Doubling = "doubling";
    SecondDeck = "second-deck";
    Scoring = "scoring";
    Boxes = "boxes";
    Game = "game";
    Hollywood = "hollywood";
    Columns = "columns";
    Shutouts = "shutouts";
    Settlement = "settlement";
    Series = "series";
    Stakes = "stake";
    Partners = "partners";
    Captain = "captain";
    InTurn = "in-turn";
    Scorekeeper = "scorekeeper";
    Tournament = "tournament";
    MorePlayers = "more-players";
    Variants = "variants";
    Irregularities = "irregularities";
    Misdeal = "misdeal";
    WrongCount = "wrong-count";
    WrongDealer = "wrong-dealer";
    ExposedCard = "exposed-card";
    OutOfTurn = "out-of-turn";
    IllegalDiscard = "illegal-discard";
    ImperfectDeck = "imperfect-deck";
    IllegalKnock = "illegal-knock";
    LateKnock = "late-knock";
    KnockDiscard = "knock-discard";
    Miscount = "miscount";
    IllegalMeld = "illegal-meld";
    FalseGin = "false-gin";
    Rearranging = "rearranging";
    DeadHand = "dead-hand";
}

/// A source of the rulebook and of the presets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The name by which the topics call it.
    pub name: &'static str,
    /// The address of the page or program. For The Spruce, that of the site: its three pages were read in translation.
    pub address: &'static str,
}

/// A topic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topic {
    /// The id.
    pub id: TopicId,
    /// The name on the command line and in a diagnostic.
    pub name: &'static str,
    /// The title, a few words.
    pub title: &'static str,
    /// The text, in paragraphs separated by an empty line.
    pub text: String,
    /// The sources; empty if none was found.
    pub sources: Vec<Source>,
    /// The house rules that decide it.
    pub keys: Vec<&'static str>,
    /// The terms that lead to it.
    pub terms: Vec<&'static str>,
}

/// All topics, in order.
pub static TOPICS: LazyLock<Vec<Topic>> = LazyLock::new(|| {
    let sources = sources_of(SOURCES_FILE);
    let topic = |(id, name, file): &(TopicId, &'static str, &'static str)| read(*id, name, file, &sources);
    #[expect(
        clippy::expect_used,
        reason = "the files are part of the program, and a test reads each of them"
    )]
    FILES.iter().map(topic).collect::<Result<_, _>>().expect("the rulebook can be read")
});

/// The terms that lead to a topic, each with the topic's name, in alphabetical order.
pub static TERMS: LazyLock<Vec<(&'static str, &'static str)>> = LazyLock::new(|| {
    let mut terms: Vec<_> =
        TOPICS.iter().flat_map(|topic| topic.terms.iter().map(|term| (*term, topic.name))).collect();
    terms.sort_unstable();
    terms
});

/// The rows of the table of sources, by their ids.
fn sources_of(table: &'static str) -> Vec<(&'static str, Source)> {
    let row = |line: &'static str| {
        let mut cells = line.strip_prefix("| ")?.split(" | ");
        let (id, name, address) = (cells.next()?, cells.next()?, cells.next()?);
        Some((id, Source { name, address }))
    };
    // The first row is the header.
    table.lines().filter_map(row).skip(1).collect()
}

/// Reads a topic from its file.
fn read(
    id: TopicId,
    name: &'static str,
    file: &'static str,
    sources: &[(&str, Source)],
) -> Result<Topic, String> {
    let wrong = |what: &str| format!("rulebook/en/{name}.md: {what}");
    let (head, body) = file
        .strip_prefix("---\n")
        .and_then(|rest| rest.split_once("\n---\n"))
        .ok_or_else(|| wrong("the front matter is missing"))?;
    let paragraphs =
        body.trim().split("\n\n").map(|paragraph| paragraph.split('\n').collect::<Vec<_>>().join(" "));
    let text = paragraphs.collect::<Vec<_>>().join("\n\n");
    let mut topic =
        Topic { id, name, title: "", text, sources: Vec::new(), keys: Vec::new(), terms: Vec::new() };
    for line in head.lines() {
        let (key, value) = line.split_once(": ").ok_or_else(|| wrong(line))?;
        let items = value.split(", ");
        match key {
            "title" => topic.title = value,
            "terms" => topic.terms = items.collect(),
            "rules" => topic.keys = items.collect(),
            "sources" => {
                let source =
                    |item: &str| sources.iter().find(|(id, _)| *id == item).map(|(_, source)| *source);
                let found = items.map(|item| source(item).ok_or_else(|| wrong(item)));
                topic.sources = found.collect::<Result<_, _>>()?;
            }
            _ => return Err(wrong(key)),
        }
    }
    if topic.title.is_empty() { Err(wrong("the title is missing")) } else { Ok(topic) }
}

impl TopicId {
    /// The topic.
    pub fn topic(self) -> &'static Topic {
        #[expect(clippy::expect_used, reason = "one macro lists the ids and the files")]
        TOPICS.iter().find(|topic| topic.id == self).expect("each id has a topic")
    }
}

/// The source with that id in the table of sources.
pub fn source(id: &str) -> Option<Source> {
    sources_of(SOURCES_FILE).into_iter().find(|(of, _)| *of == id).map(|(_, source)| source)
}

/// The topics that some words may mean, written in small letters with hyphens: the topic of that name, else the one
/// of that term or house rule, else all whose name or a term starts like that.
pub fn meant(typed: &str) -> Lookup<&'static Topic> {
    let term = || TOPICS.iter().find(|topic| topic.terms.contains(&typed));
    let rule = || TOPICS.iter().find(|topic| topic.keys.iter().any(|key| key.replace('_', "-") == typed));
    if let Some(topic) = named(typed).or_else(term).or_else(rule) {
        return Lookup::One(topic);
    }
    let starts = |name: &&str| !typed.is_empty() && name.starts_with(typed);
    let fits = |topic: &&Topic| starts(&topic.name) || topic.terms.iter().any(&starts);
    look_up(TOPICS.iter(), |_| false, fits)
}

/// The topic of that name.
pub fn named(name: &str) -> Option<&'static Topic> {
    TOPICS.iter().find(|topic| topic.name == name)
}

/// The topics that a house rule decides.
pub fn deciding(key: &str) -> impl Iterator<Item = &'static Topic> {
    TOPICS.iter().filter(move |topic| topic.keys.contains(&key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_rules::rules::Preset;
    use ginscore_rules::rules::RuleKey;

    #[test]
    fn terms_are_unique_and_not_names_of_topics() {
        assert!(TERMS.is_sorted_by(|(one, _), (other, _)| one < other));
        for (term, topic) in TERMS.iter() {
            assert!(named(topic).is_some() && named(term).is_none(), "{term}");
        }
    }

    #[test]
    fn every_file_can_be_read() {
        let sources = sources_of(SOURCES_FILE);
        for (id, name, file) in FILES {
            assert!(read(*id, name, file, &sources).is_ok_and(|topic| topic == *id.topic()), "{name}");
        }
        for broken in ["title", "---\ntitle x\n---\n", "---\ntitel: x\n---\n", "---\nsources: nobody\n---\n"]
        {
            assert!(read(TopicId::Cards, "cards", broken, &sources).is_err(), "{broken}");
        }
        for (id, source) in &sources {
            assert!(source.address.starts_with("http"), "{id}");
            assert_eq!(self::source(id), Some(*source), "{id} once");
        }
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/rulebook/en");
        let files = std::fs::read_dir(folder).unwrap().count();
        assert_eq!(files, FILES.len() + 1, "every file of the folder is a topic, but for the sources");
    }

    #[test]
    fn every_topic_can_be_called_and_says_where_it_comes_from() {
        for topic in TOPICS.iter() {
            assert_eq!(meant(topic.name), Lookup::One(topic), "one topic of a name");
            let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
            assert!(topic.name.chars().all(plain), "{}", topic.name);
            let none_found = topic.text.contains("No rule was found");
            assert!(!topic.sources.is_empty() || none_found, "{}", topic.name);
            assert!(!topic.text.contains("silent"), "{}: pages were cut, so that is not known", topic.name);
            assert!(topic.title.len() <= 42, "{}: the list fits 60 columns", topic.name);
            for paragraph in topic.text.split("\n\n") {
                assert!(paragraph.ends_with('.'), "{}: {paragraph}", topic.name);
                assert!(!paragraph.contains(['\n', '\t']) && !paragraph.contains("  "), "{}", topic.name);
            }
        }
        assert_eq!(meant("gin-"), Lookup::One(TopicId::GinOff.topic()));
        assert_eq!(meant(""), Lookup::Unknown);
    }

    #[test]
    fn every_house_rule_has_its_topic_and_every_key_is_one() {
        for key in RuleKey::all() {
            assert!(deciding(key.name).next().is_some(), "{}", key.name);
        }
        for key in TOPICS.iter().flat_map(|topic| &topic.keys) {
            assert!(RuleKey::named(key).is_some(), "{key}");
        }
    }

    #[test]
    fn topics_named_in_a_text_exist() {
        for topic in TOPICS.iter() {
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
