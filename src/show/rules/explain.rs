//! The rulebook as text.

use unicode_width::UnicodeWidthStr;

use crate::say::text::Text;
use crate::say::written::{book::SeveralHint, diagnostic::DidYouMean, explain as say, words::Labelled};
use crate::say::{Fixed, Message};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::list::list;
use crate::show::render::TextStyle;
use crate::show::rulebook::{self, Source, Topic, TopicId, hyphenated};
use crate::show::rules::in_words::{is_idle, matters, phrase};
use crate::show::rules::stake::stake_of_rules;
use crate::show::words::{one_of, ticked, wrapped};
use ginscore_ledger::model::Header;
use ginscore_notation::{Lookup, nearest};
use ginscore_rules::house::RuleKey;

/// The greatest width of a line: longer ones are hard to read.
const WIDEST: u16 = 80;

/// All topics, one per line, and the terms with the topics that explain them.
pub fn topics(look: TextStyle) -> Text {
    let topics: Vec<_> = rulebook::topics().iter().map(|topic| (topic.name, topic.title)).collect();
    let mut text = list(&topics, look);
    text.push("");
    text.push(say::TermsAndTopics.line());
    text.then(list(&rulebook::terms(), look))
}

pub fn book(width: u16) -> String {
    let explained = |topic| explained(topic, None, Detail::Everything, width);
    rulebook::topics().iter().map(explained).collect::<Vec<_>>().join("\n\n")
}

/// How much is said of a topic.
#[derive(Clone, Copy)]
pub enum Detail<'c> {
    /// The rule, and the command that says the rest.
    Rule(&'c str),
    /// Also what other schools and sources have, and their addresses.
    Everything,
}

/// What the rules of a series say about a topic, in words; `None` if they say nothing.
pub fn at_this_table(topic: &Topic, header: &Header) -> Option<String> {
    let (house, lineup) = (&header.house, header.roster.lineup());
    let is_said = |(at, key): &(usize, RuleKey)| {
        let is_played = *at == 0 || !is_idle(*key, house);
        is_played && matters(*key, house) && key.applies_to(lineup, house)
    };
    let keys = topic.keys.iter().chain(&topic.also).copied().enumerate().filter(is_said);
    let stake =
        header.stake.filter(|_| topic.id == TopicId::Stakes).map(|stake| stake_of_rules(stake, house));
    let said: Vec<String> = stake.into_iter().chain(keys.map(|(_, key)| phrase(key, house))).collect();
    (!said.is_empty()).then(|| say::AtThisTable { rules: said.join("; ") }.said())
}

/// A topic, after what holds at this table.
pub fn explained(topic: &Topic, here: Option<&str>, detail: Detail<'_>, width: u16) -> String {
    let mut text = here.map_or_else(String::new, |here| hanging("", here, width) + "\n");
    text.push_str(&hanging("", &Labelled { label: topic.name, what: topic.title }.said(), width));
    if !topic.is_translated {
        text.push('\n');
        text.push_str(&hanging("", say::NotTranslated.text(), width));
    }
    let paragraphs = match detail {
        Detail::Rule(_) => topic.rule,
        Detail::Everything => usize::MAX,
    };
    for paragraph in topic.text.split("\n\n").take(paragraphs) {
        text.push('\n');
        text.push_str(&hanging("", paragraph, width));
    }
    text.push('\n');
    if !topic.keys.is_empty() {
        let keys: Vec<String> = topic.keys.iter().map(|key| ticked(key.name())).collect();
        text.push_str(&hanging(&format!("{} ", say::HouseRules.text()), &keys.join(", "), width));
    }
    match detail {
        _ if topic.sources.is_empty() => {
            text.push_str(say::NoSources.text());
            text.push('\n');
        }
        Detail::Rule(command) => {
            text.push_str(&hanging("", &say::MoreSources { command: ticked(command) }.said(), width));
        }
        Detail::Everything => {
            text.push_str(say::Sources.text());
            text.push('\n');
            text.push_str(&sources(&topic.sources));
        }
    }
    text
}

/// Sources with their addresses, one per line. An address is never broken.
pub fn sources(sources: &[Source]) -> String {
    sources.iter().map(|source| format!("  {}: {}\n", source.name, source.address)).collect()
}

/// Lines with a hanging indent after the text that starts the first.
fn hanging(begins: &str, text: &str, width: u16) -> String {
    let indent = begins.width();
    let lines = wrapped(text, usize::from(width.min(WIDEST)).saturating_sub(indent));
    let lines = lines.iter().enumerate().map(|(at, line)| {
        let begins = if at == 0 { begins } else { "" };
        format!("{begins:indent$}{line}\n")
    });
    lines.collect()
}

/// Finds a topic by its name, a term, a house rule, or the start of only one topic's names. Spaces and underscores
/// may be written for the hyphens.
/// Fails if no topic or several topics match.
pub fn topic(words: &str) -> Result<&'static Topic, Box<Diagnostic>> {
    let name = hyphenated(words);
    match rulebook::find_topic(&name) {
        Lookup::One(topic) => Ok(topic),
        Lookup::Several(topics) => {
            let names: Vec<String> = topics.iter().map(|topic| ticked(topic.name)).collect();
            let message = say::SeveralTopics { words: ticked(words.trim()) }.said();
            let report = Diagnostic::new(Code::UnknownTopic, message);
            Err(Box::new(report.hinted(SeveralHint { names: one_of(&names) }.said())))
        }
        Lookup::Unknown => Err(Box::new(unknown_topic(words.trim(), &name))),
    }
}

fn unknown_topic(words: &str, name: &str) -> Diagnostic {
    // Topics are short words, close to many others: only those with the same first letter are suggested.
    let known =
        rulebook::topics().iter().flat_map(|topic| std::iter::once(topic.name).chain(topic.all_terms()));
    let hint = match nearest(name, known.filter(|known| known.chars().next() == name.chars().next())) {
        Some(near) => DidYouMean { meant: ticked(near) }.said(),
        None => say::TopicsAreListed.said(),
    };
    Diagnostic::new(Code::UnknownTopic, say::NoSuchTopic { words: ticked(words) }).hinted(hint)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_wider_than_asked_for() {
        for width in [20, 60, 80, 200] {
            for topic in rulebook::topics() {
                let text = explained(topic, None, Detail::Everything, width);
                // An address is never broken.
                let text = text.split_once("\nsources:").unwrap().0;
                let longest = text.lines().map(|line| line.chars().count()).max().unwrap();
                // Only a word that is wider by itself sticks out.
                assert!(longest <= usize::from(width.clamp(36, 80)), "{}: {longest}", topic.name);
                assert!(text.lines().all(|line| line == line.trim_end()), "{}", topic.name);
            }
        }
    }

    #[test]
    fn a_beginning_will_do() {
        let name = |words: &str| topic(words).map(|topic| topic.name).map_err(|report| report.hint.unwrap());
        assert_eq!(name("laying off"), Ok("laying-off"));
        assert_eq!(name("Lay"), Ok("laying-off"));
        assert_eq!(name("gin"), Ok("gin"));
        assert_eq!(name("deal"), Ok("deal"));
        assert_eq!(name("ace-lwo"), Err("did you mean `ace-low`?".into()));
        assert_eq!(name("knock_card"), Ok("knock-card"));
        assert!(name("").is_err() && name("gin-rummy").is_err());
    }

    /// What a reader looks up is found: the terms of the game, and every house rule.
    #[test]
    fn every_term_and_every_rule_has_its_topic() {
        let name = |words: &str| topic(words).map(|topic| topic.name).map_err(|report| report.message);
        let terms = "run: melds; deadwood: counts; schneider: shutouts; blitz: shutouts; skunk: shutouts; line: boxes; \
                     stake: stake; tournament: tournament; fiftieth card: draw; misdeal: misdeal; penalty: \
                     irregularities; underknock: undercut; stock: deal; discard: turn; spade: doubling; set: melds; card: \
                     cards; rank: cards; suit: cards; meld: melds; spread: spread; knock: knocking; gin: gin; big gin: \
                     big-gin; lay off: laying-off; undercut: undercut; gin off: gin-off; knock card: knock-card; hand: \
                     scoring; game: game; sheet: series; series: series; box: boxes; shutout: shutouts; ace: ace-low; \
                     target: game; column: columns; line bonus: boxes; box bonus: boxes; layoff: laying-off; \
                     bonus: scoring";
        for term in terms.split("; ") {
            let (words, topic) = term.split_once(": ").unwrap();
            assert_eq!(name(words), Ok(topic), "{words}");
        }
        for key in ginscore_rules::house::RuleKey::all() {
            let found = topic(key.name()).unwrap();
            assert!(found.keys.contains(&key) || found.name == key.name(), "{}: {}", key.name(), found.name);
        }
        assert_eq!(name("boxes.big_gin"), Ok("big-gin"));
        assert_eq!(name("gin_bonus"), Ok("gin"));
    }
}
