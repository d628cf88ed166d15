//! Statistics and standings.

use serde_json::{Value, json};

use super::object;
use ginscore_ledger::stats::{
    ALL_DEADWOOD, DEALT_BIG_GIN, DEALT_GIN, DEALT_KNOCK, Odds, PlayerStats, Sample, TEN_CARDS, Tally,
};

/// What players did, with the odds that belong beside it.
pub fn careers(of: &[PlayerStats]) -> Value {
    let odds = |odds: Odds| json!({ "hands": odds.hands, "of": odds.of });
    let one = |career: &PlayerStats| {
        let against = career.against.iter().map(|(name, tally)| named(name, figures(tally)));
        let mut all = named(&career.name, figures(&career.all));
        if let Value::Object(keys) = &mut all {
            keys.insert("course".to_owned(), json!(career.course));
            keys.insert("against".to_owned(), against.collect());
        }
        all
    };
    let dealt = json!({
        "gin": odds(DEALT_GIN),
        "big_gin": odds(DEALT_BIG_GIN),
        "ten_or_less": odds(DEALT_KNOCK),
        "deadwood": { "sum": ALL_DEADWOOD, "count": TEN_CARDS },
    });
    object([("players", of.iter().map(one).collect()), ("dealt", dealt)])
}

/// The players, best first.
pub fn standings(of: &[PlayerStats]) -> Value {
    let one = |career: &PlayerStats| {
        let all = &career.all;
        named(
            &career.name,
            json!({ "series": series(all), "games": games(all), "boxes": all.boxes, "net": all.net }),
        )
    };
    object([("standings", of.iter().map(one).collect())])
}

fn named(name: &str, mut figures: Value) -> Value {
    if let Value::Object(keys) = &mut figures {
        keys.insert("name".to_owned(), json!(name));
    }
    figures
}

fn figures(of: &Tally) -> Value {
    json!({
        "series": series(of),
        "games": games(of),
        "shutouts": { "won": of.shutouts_won, "lost": of.shutouts_lost },
        "hands": { "played": of.hands, "won": of.won.count, "lost": of.lost },
        "points": { "won": of.won.sum, "lost": of.points_lost, "ahead": of.ahead() },
        "points_a_win": sample(of.won),
        "wins": {
            "knock": of.wins.knock,
            "gin": of.wins.gin,
            "big_gin": of.wins.big_gin,
            "undercut": of.wins.undercut,
            "gin_off": of.wins.gin_off,
            "points": of.wins.points,
        },
        "knocked_with": sample(of.knocked_with),
        "knocks_undercut": of.knocks_undercut,
        "caught_with": sample(of.caught_with),
        "left": sample(of.left),
        "boxes": of.boxes,
        "longest_runs": { "won": of.won_in_a_row.longest(), "lost": of.lost_in_a_row.longest() },
        "net": of.net,
    })
}

fn series(of: &Tally) -> Value {
    json!({
        "played": of.series,
        "won": of.series_won,
        "lost": of.series_lost,
        "tied": of.series_tied,
        "open": of.series_open(),
    })
}

fn games(of: &Tally) -> Value {
    json!({ "won": of.games_won, "lost": of.games_lost })
}

fn sample(of: Sample) -> Value {
    json!({ "sum": of.sum, "count": of.count, "mean": of.mean() })
}
