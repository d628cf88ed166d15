//! The rulebook: every topic of `rules explain`, with its sources, in the language that the program speaks.
//!
//! Each topic is a section of a chapter, a Markdown file `l10n/LANGUAGE/rulebook/CHAPTER.md`: a heading `## NAME: TITLE`, then a
//! short list, then paragraphs. The list has `terms`, words that lead to the topic, if there are any. In English it has
//! also `rules` (the house rules that decide the topic, its own before those shared with a later topic), `also` (those of
//! another topic that are part of what holds at a table) and `sources` (ids of the table in
//! `l10n/LANGUAGE/rulebook/sources.md`). After a line `---` is what other schools and sources have. A topic without a section in a language is shown in English,
//! and so is a source without a row.

mod files;
mod read;

use serde::Serialize;

use crate::say::{InEach, Lang};
use ginscore_notation::{Lookup, look_up};
use ginscore_rules::house::RuleKey;

pub use files::TopicId;

/// A source of the rulebook and of the presets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Source {
    /// The name by which the topics call it.
    pub name: &'static str,
    /// The address of the page or program. For The Spruce, that of the site: its three pages were read in translation.
    pub address: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Topic {
    #[serde(skip)]
    pub id: TopicId,
    /// The name on the command line and in a diagnostic, the same in every language.
    pub name: &'static str,
    pub title: &'static str,
    /// The text, in paragraphs separated by an empty line.
    pub text: String,
    /// The number of its paragraphs that say the rule. The others say what other schools and sources have.
    #[serde(skip)]
    pub rule: usize,
    /// True if title and text are in the language of the rulebook, false if they are in English instead.
    #[serde(skip)]
    pub is_translated: bool,
    pub sources: Vec<Source>,
    /// The rule keys that it explains.
    #[cfg_attr(test, schemars(with = "Vec<String>"))]
    pub keys: Vec<RuleKey>,
    /// Keys of other topics whose values at a table belong to it.
    #[serde(skip)]
    pub also: Vec<RuleKey>,
    /// The terms that lead to it, in the language of the rulebook.
    #[serde(skip)]
    pub terms: Vec<&'static str>,
    /// The English terms, which lead to it in every language.
    #[serde(skip)]
    pub english_terms: Vec<&'static str>,
}

#[derive(Debug)]
struct Rulebook {
    topics: Vec<Topic>,
    sources: Vec<(&'static str, Source)>,
}

/// The rulebook in the language that the program speaks, which is read when it is first needed.
fn rulebook() -> &'static Rulebook {
    static BOOK: InEach<Rulebook> = InEach::new();
    let lang = Lang::current();
    #[expect(
        clippy::expect_used,
        reason = "the files are part of the program, and a test reads each of them"
    )]
    BOOK.of(lang, || read::rulebook(lang).expect("the rulebook can be read"))
}

pub fn topics() -> &'static [Topic] {
    &rulebook().topics
}

/// The terms that lead to a topic, each with the topic's name, in alphabetical order.
pub fn terms() -> Vec<(&'static str, &'static str)> {
    let terms = topics().iter().flat_map(|topic| topic.terms.iter().map(|term| (*term, topic.name)));
    let mut terms: Vec<_> = terms.collect();
    terms.sort_unstable();
    terms
}

impl TopicId {
    pub fn topic(self) -> &'static Topic {
        #[expect(clippy::expect_used, reason = "one macro lists the ids and the files")]
        topics().iter().find(|topic| topic.id == self).expect("each id has a topic")
    }
}

pub fn source(id: &str) -> Option<Source> {
    rulebook().sources.iter().find(|(of, _)| *of == id).map(|(_, source)| *source)
}

/// The topics that some words may mean, written in small letters with hyphens: the topic of that name, else the one
/// of that term, title or house rule, else all whose name or a term starts like that.
pub fn find_topic(typed: &str) -> Lookup<&'static Topic> {
    let term = || topics().iter().find(|topic| topic.all_terms().any(|term| term == typed));
    let title = || topics().iter().find(|topic| hyphenated(topic.title) == typed);
    let rule =
        || topics().iter().find(|topic| topic.keys.iter().any(|key| key.name().replace('_', "-") == typed));
    if let Some(topic) = named(typed).or_else(term).or_else(title).or_else(rule) {
        return Lookup::One(topic);
    }
    let starts = |name: &str| !typed.is_empty() && name.starts_with(typed);
    let fits = |topic: &&Topic| starts(topic.name) || topic.all_terms().any(starts);
    look_up(topics().iter(), |_| false, fits)
}

/// Returns true for the name of a topic or one of its terms.
pub fn is_term(typed: &str) -> bool {
    named(typed).is_some() || topics().iter().any(|topic| topic.all_terms().any(|term| term == typed))
}

impl Topic {
    /// The terms that lead to it, in the language of the rulebook and in English.
    pub fn all_terms(&self) -> impl Iterator<Item = &'static str> {
        self.terms.iter().chain(&self.english_terms).copied()
    }
}

/// Words as a name: in small letters, with hyphens.
pub fn hyphenated(words: &str) -> String {
    words.to_lowercase().replace('_', "-").split_whitespace().collect::<Vec<_>>().join("-")
}

pub fn named(name: &str) -> Option<&'static Topic> {
    topics().iter().find(|topic| topic.name == name)
}

pub fn deciding(key: RuleKey) -> impl Iterator<Item = &'static Topic> {
    topics().iter().filter(move |topic| topic.keys.contains(&key))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use unicode_width::UnicodeWidthStr;

    use super::*;
    use crate::say::{in_english, speaking};
    use crate::show::cards::letters::in_own_letters;
    use ginscore_rules::house::Preset;

    /// Every language with a rulebook, spoken while `check` runs in this thread.
    fn in_each_language(check: impl Fn(Lang)) {
        for lang in Lang::all() {
            speaking(lang, || check(lang));
        }
    }

    #[test]
    fn terms_are_unique_and_not_names_of_topics() {
        in_each_language(|lang| {
            let terms = terms();
            assert!(terms.is_sorted_by(|(one, _), (other, _)| one < other), "{}", lang.tag());
            for (term, topic) in terms {
                assert!(named(topic).is_some() && named(term).is_none(), "{}: {term}", lang.tag());
                let english = topics().iter().find(|topic| topic.english_terms.contains(&term));
                assert!(english.is_none_or(|other| other.name == topic), "{}: {term}", lang.tag());
            }
        });
    }

    #[test]
    fn every_topic_can_be_called_and_says_where_it_comes_from() {
        in_each_language(|lang| {
            for topic in topics() {
                let place = format!("{}: {}", lang.tag(), topic.name);
                assert_eq!(find_topic(topic.name), Lookup::One(topic), "{place}: one topic of a name");
                assert_eq!(
                    find_topic(&hyphenated(topic.title)),
                    Lookup::One(topic),
                    "{place}: one topic of a title"
                );
                let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
                assert!(topic.name.chars().all(plain), "{place}");
                assert!(topic.title.width() <= 42, "{place}: the list fits 60 columns");
                assert!(
                    topic.terms.iter().all(|term| *term == hyphenated(term)),
                    "{place}: {:?}",
                    topic.terms
                );
                let english = in_english(|| topic.id.topic().rule);
                assert_eq!(topic.rule, english, "{place}: the same paragraphs say the rule");
                for paragraph in topic.text.split("\n\n") {
                    assert!(paragraph.ends_with('.'), "{place}: {paragraph}");
                    assert!(!paragraph.contains(['\n', '\t']) && !paragraph.contains("  "), "{place}");
                }
            }
            assert_eq!(find_topic(""), Lookup::Unknown);
        });
        assert_eq!(find_topic("gin-"), Lookup::One(TopicId::GinOff.topic()));
        for topic in topics() {
            let none_found = topic.text.contains("We found no rule");
            assert!(!topic.sources.is_empty() || none_found, "{}", topic.name);
            assert!(!topic.text.contains("silent"), "{}: pages were cut, so that is not known", topic.name);
        }
    }

    #[test]
    fn every_house_rule_has_its_topic() {
        for key in RuleKey::all() {
            assert!(deciding(key).next().is_some(), "{key}");
        }
    }

    /// What a text has in backticks: other topics, rules, and words to type.
    fn named_in(topic: &Topic) -> BTreeSet<String> {
        topic.text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    }

    #[test]
    fn topics_named_in_a_text_exist() {
        for topic in topics() {
            for named in named_in(topic) {
                let other = super::named(&named).is_some();
                let is_value = |key: RuleKey| key.words().contains(&named.as_str());
                let rule = RuleKey::named(&named).is_some()
                    || RuleKey::all().any(is_value)
                    || Preset::named(&named).is_some();
                let typed = named.starts_with("ginscore ")
                    || named.starts_with(['@', '-'])
                    || named == "draw"
                    || named.starts_with("stake=");
                assert!(other || rule || typed, "{}: {named}", topic.name);
            }
        }
    }

    #[test]
    fn a_translation_names_the_same_topics_rules_and_words() {
        let english: Vec<_> = topics().iter().map(named_in).collect();
        in_each_language(|lang| {
            for (topic, english) in topics().iter().zip(&english) {
                let english = english.iter().map(|typed| in_own_letters(typed)).collect();
                assert_eq!(named_in(topic), english, "{}: {}", lang.tag(), topic.name);
            }
        });
    }
}
