//! The rulebook as it is read.

use super::report::Report;
use super::rulebook::{self, TOPICS, Topic};
use super::words::{all_of, meant, one_of, ticked, wrapped};

/// The widest that a text is set: longer lines are hard to read.
const WIDEST: u16 = 80;

/// All topics, a line each.
pub fn topics(width: u16) -> String {
    let longest = TOPICS.iter().map(|topic| topic.name.len()).max().unwrap_or(0);
    let lines = TOPICS.iter().map(|topic| {
        let name = format!("{:longest$}  ", topic.name);
        hanging(&name, topic.title, width)
    });
    lines.collect()
}

/// What there is to say of a topic.
pub fn explained(topic: &Topic, width: u16) -> String {
    let mut text = hanging("", &format!("{}: {}", topic.name, topic.title), width);
    for paragraph in topic.text.split("\n\n") {
        text.push('\n');
        text.push_str(&hanging("", paragraph, width));
    }
    text.push('\n');
    if !topic.keys.is_empty() {
        let keys: Vec<String> = topic.keys.iter().map(|key| ticked(key)).collect();
        text.push_str(&hanging("house rules: ", &keys.join(", "), width));
    }
    let sources = if topic.sources.is_empty() { "none".to_owned() } else { topic.sources.join(", ") };
    text.push_str(&hanging("sources: ", &sources, width));
    text
}

/// Lines that stand under each other to the right of what the first begins with.
fn hanging(begins: &str, text: &str, width: u16) -> String {
    let indent = begins.len();
    let lines = wrapped(text, usize::from(width.min(WIDEST)).saturating_sub(indent));
    let lines = lines.iter().enumerate().map(|(at, line)| {
        let begins = if at == 0 { begins } else { "" };
        format!("{begins:indent$}{line}\n")
    });
    lines.collect()
}

/// The topic that somebody means by some words: its name, or a beginning that only it has. Spaces may stand
/// for the hyphens.
pub fn topic(words: &str) -> Result<&'static Topic, Box<Report>> {
    let typed = words.to_lowercase();
    let name = typed.split_whitespace().collect::<Vec<_>>().join("-");
    match rulebook::meant(&name).as_slice() {
        [one] => Ok(one),
        several => Err(Box::new(unknown_topic(words.trim(), &name, several))),
    }
}

fn unknown_topic(words: &str, name: &str, several: &[&Topic]) -> Report {
    if !several.is_empty() {
        let names: Vec<String> = several.iter().map(|topic| ticked(topic.name)).collect();
        let message = format!("{} may be several topics", ticked(words));
        return Report::new("unknown-topic", message)
            .hinted(format!("write more of the name: {}", one_of(&names)));
    }
    let key = name.replace('-', "_");
    let decided: Vec<String> = rulebook::deciding(&key).map(|topic| ticked(topic.name)).collect();
    // Topics are short words, a few letters from many others: what was meant begins alike.
    let alike = TOPICS.iter().filter(|topic| topic.name.chars().next() == name.chars().next());
    let near = meant(name, alike.map(|topic| topic.name));
    let hint = match (decided.as_slice(), near) {
        ([], Some(near)) => format!("did you mean {}?", ticked(near)),
        ([], None) => "`ginscore rules explain` lists the topics".to_owned(),
        (decided, _) => format!("that house rule stands under {}", all_of(decided)),
    };
    Report::new("unknown-topic", format!("no topic is called {}", ticked(words))).hinted(hint)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_wider_than_asked_for() {
        for width in [20, 60, 80, 200] {
            for topic in TOPICS {
                let text = explained(topic, width);
                let longest = text.lines().map(|line| line.chars().count()).max().unwrap();
                // Only a word that is wider by itself sticks out.
                assert!(longest <= usize::from(width.clamp(36, 80)), "{}: {longest}", topic.name);
                assert!(text.lines().all(|line| line == line.trim_end()), "{}", topic.name);
            }
        }
        assert!(topics(60).lines().count() == TOPICS.len());
    }

    #[test]
    fn a_beginning_will_do() {
        let name = |words: &str| topic(words).map(|topic| topic.name).map_err(|report| report.hint.unwrap());
        assert_eq!(name("laying off"), Ok("laying-off"));
        assert_eq!(name("Lay"), Ok("laying-off"));
        assert_eq!(name("gin"), Ok("gin"));
        assert_eq!(name("deal"), Ok("deal"));
        assert_eq!(name("ace-lwo"), Err("did you mean `ace-low`?".to_owned()));
        assert_eq!(
            name("big_gin_bonus"),
            Err("that house rule stands under `big-gin` and `scoring`".to_owned())
        );
        assert!(name("").is_err() && name("gin-rummy").is_err());
    }
}
