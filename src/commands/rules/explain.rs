//! `rules explain`: the rulebook.

use serde::Serialize;

use crate::commands::run::answer::Answered;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::show::json;
use crate::show::rulebook::{self, Topic};
use crate::show::rules::explain::{self, Detail};

pub(super) fn book(env: &Env) -> Answered {
    let width = env.look.width;
    Ok(env.answer(|| explain::book(width), || json::answer(BookView { topics: rulebook::topics() })))
}

/// Explains a topic of the rulebook, or lists the topics if no words are given.
pub(super) fn explain(words: &str, sources: bool, env: &Env) -> Answered {
    if words.is_empty() {
        let title = |topic: &Topic| TitleView { name: topic.name, title: topic.title };
        let term = |(term, topic)| RulebookTermView { term, topic };
        let object = || {
            json::answer(TopicsView {
                topics: rulebook::topics().iter().map(title).collect(),
                terms: rulebook::terms().into_iter().map(term).collect(),
            })
        };
        return Ok(env.answer(|| explain::topics(env.look), object));
    }
    let topic = explain::topic(words).map_err(|unknown| Failure::unreadable([*unknown]))?;
    Ok(env.answer(|| explained(topic, sources, env), || json::answer(OneTopicView { topic })))
}

/// A topic, with what holds in the current series, if there is one.
pub(crate) fn explained(topic: &Topic, sources: bool, env: &Env) -> String {
    let opened = env.series_name().ok().and_then(|name| env.read(&name).ok());
    let here = opened.as_ref().and_then(|opened| explain::at_this_table(topic, opened.series.header()));
    let command = match env.remarks.at_table {
        true => format!("rules explain {} --sources", topic.name),
        false => format!("ginscore rules explain {} --sources", topic.name),
    };
    explain::explained(
        topic,
        here.as_deref(),
        if sources { Detail::Everything } else { Detail::Rule(&command) },
        env.look.width,
    )
}

/// The topics of the rulebook, and the terms that it explains.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct TopicsView {
    topics: Vec<TitleView>,
    terms: Vec<RulebookTermView>,
}

/// A topic without its text.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct TitleView {
    name: &'static str,
    title: &'static str,
}

/// A term, and the topic that explains it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct RulebookTermView {
    term: &'static str,
    topic: &'static str,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct OneTopicView {
    topic: &'static Topic,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct BookView {
    topics: &'static [Topic],
}
