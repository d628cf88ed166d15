//! The same for programs: one object, `"schema": 1`, keys in snake case.

mod cards;
mod career;
mod counts;
mod export;
mod hand;
mod rules;
mod score;
mod summary;

use serde_json::{Map, Value, json};

use super::report::{Diagnostic, Source};
use ginscore_rules::notation::{Mistakes, Names, escaped};
use ginscore_rules::rules::{ByPlayer, Player};

pub use cards::{best, cards, group};
pub use career::{careers, standings};
pub use counts::counts_of;
pub use export::export;
pub use hand::{better, hand, reasons, ruling, seal, sealed};
pub use rules::{book, rule, rules, sources, topic, topics, unsourced};
pub use score::{score, series};
pub use summary::{otherwise, stake, summary};

/// An object of these keys, with the schema's number.
pub fn object(keys: impl IntoIterator<Item = (&'static str, Value)>) -> Value {
    let mut object = Map::new();
    object.insert("schema".to_owned(), json!(1));
    object.extend(keys.into_iter().map(|(key, value)| (key.to_owned(), value)));
    Value::Object(object)
}

/// The object as it is printed.
pub fn printed(object: &Value) -> String {
    format!("{}\n", written(object))
}

/// A value as JSON. It holds every text as it is, and what cannot be seen by its number: a terminal shows no more
/// than what is there.
pub fn written(value: &Value) -> String {
    let numbered = |sign: char| {
        let mut units = [0; 2];
        sign.encode_utf16(&mut units).iter().map(|unit| format!("\\u{unit:04x}")).collect()
    };
    escaped(&value.to_string(), |_| true, numbered).into_owned()
}

/// The keys of what went wrong: `faults`, and `more` with the number of those that are only counted, if there are any.
pub fn mistakes(reports: &Mistakes<Diagnostic>) -> impl Iterator<Item = (&'static str, Value)> + use<> {
    let more = Some(reports.more()).filter(|more| *more > 0);
    std::iter::once(("faults", faults(reports.kept()))).chain(more.map(|more| ("more", json!(more))))
}

/// Faults, as they stand under `faults`. Those of a ledger's file say where they are, as far as it is known.
pub fn faults(reports: &[Diagnostic]) -> Value {
    reports.iter().map(fault).collect()
}

fn fault(report: &Diagnostic) -> Value {
    let mut fault = json!({
        "code": report.code.as_str(),
        "message": report.message,
        "cards": cards(report.cards.iter().copied()),
        "lines": report.lines,
        "rule": report.rule.map(|topic| topic.name),
        "hint": report.hint,
    });
    let Source { series, file, line } = &report.source;
    let known = [
        ("series", series.as_ref().map(|series| json!(series))),
        ("file", file.as_ref().map(|file| json!(file))),
        ("line", line.map(|line| json!(line))),
    ];
    if let Value::Object(keys) = &mut fault {
        keys.extend(known.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?))));
    }
    fault
}

/// Something of each player, under their names.
pub fn by_player<T>(of: &ByPlayer<T>, names: &Names, mut value: impl FnMut(&T) -> Value) -> Value {
    Value::Object(
        Player::BOTH
            .map(|player| (names.get(player).to_owned(), value(of.get(player))))
            .into_iter()
            .collect(),
    )
}

fn name(player: Option<Player>, names: &Names) -> Value {
    json!(player.map(|player| names.get(player)))
}
