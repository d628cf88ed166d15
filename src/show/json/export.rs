//! A whole series, with all that is known of it.

use serde_json::{Value, json};

use super::by_player;
use super::hand::{hand, reasons, seal as seal_value};
use super::name;
use super::rules::rules;
use super::score::{score, series as named};
use super::summary::summary;
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::{Chain, SealCode};
use ginscore_ledger::text::written;
use ginscore_rules::notation::write_hand;
use ginscore_rules::rules::review;

/// A series: its header, what `score` and `summary` answer, and each hand as `hand` answers it, with its line.
pub fn export(series_name: &str, series: &Series, chain: &Chain, seal: Option<SealCode>) -> Value {
    let header = series.header();
    let names = &header.names;
    let times = chain.times();
    let hands = (1..).zip(series.hands()).filter_map(|(number, kept): (usize, _)| {
        let scored = series.scored(number)?;
        let mut object = hand(number, scored, names);
        let better = review(&kept.ruling, series.score().house());
        let more = [
            ("line", json!(write_hand(kept.ruling.told(), None, names))),
            ("note", json!(kept.note)),
            ("time", json!(times.get(number - 1).copied().flatten().map(written))),
            ("dealer", name(scored.dealer, names)),
            ("entered", reasons(scored)),
            ("better", by_player(&better, names, |better| json!(better.as_ref().map(super::better)))),
        ];
        if let Value::Object(keys) = &mut object {
            keys.remove("schema");
            keys.extend(more.map(|(key, value)| (key.to_owned(), value)));
        }
        Some(object)
    });
    let mut object = named(series_name, series);
    let more = [
        ("start", json!(written(header.start))),
        ("first_dealer", name(header.first_dealer, names)),
        ("stake", json!(header.stake.map(|stake| stake.to_string()))),
        ("preset", json!(header.preset)),
        ("rules", rules(series.score().house())),
        ("score", score(series_name, series, seal)),
        ("summary", summary(&series.score().settlement(), &header.preset, &json!([]), names, header.stake)),
        ("hands", hands.collect()),
        ("seal", seal_value(seal)),
    ];
    if let Value::Object(keys) = &mut object {
        keys.extend(more.map(|(key, value)| (key.to_owned(), value)));
    }
    object
}
