//! `stats`: statistics of the players over all series of the ledger.

use std::collections::HashSet;
use std::path::Path;

use ginscore_notation::nearest;

use crate::commands::answer::Answered;
use crate::commands::env::Env;
use crate::commands::failure::Failure;
use crate::commands::many::look_into_all;
use crate::commands::new::house::named_preset;
use crate::commands::page_file::{check_page, write_page};
use crate::say::Message;
use crate::say::written::{cli_ledger as say, diagnostic::DidYouMean, parse_error::NoSuchPlayer};
use crate::show::code::Code;
use crate::show::statistics::player_stats;
use crate::show::words::{all_of, one_of, ticked};
use crate::show::{json, page};
use ginscore_ledger::model::PresetRef;
use ginscore_ledger::stats::{
    Period, PlayerStats, SeriesFilter, SeriesStats, known_as, player_stats, series_stats, side_stats,
};

/// The series that are asked for, as typed.
pub(crate) struct Wanted {
    pub(crate) against: Option<String>,
    pub(crate) period: Period,
    pub(crate) preset: Option<String>,
}

/// Shows the statistics of the players named, or of all; with `all`, every figure.
pub(crate) fn run(
    players: &[String],
    Wanted { against, period, preset }: Wanted,
    all: bool,
    page: Option<&Path>,
    env: &Env,
) -> Answered {
    if let Some(file) = page {
        check_page(file, env)?;
    }
    let looks = look_into_all(env, |opened| series_stats(&opened.name, &opened.series))?;
    let preset = preset.map(|typed| {
        let played = |name: &String| looks.iter().any(|look| look.preset == *name);
        // Rules that were deleted are still those of their series.
        let preset = PresetRef::named(&typed).ok().map(|preset| preset.as_str().to_owned());
        let deleted = preset.filter(played);
        deleted.map_or_else(|| named_preset(&typed, &env.book).map(|preset| preset.name), Ok)
    });
    let preset = preset.transpose()?;
    let names = looks.iter().flat_map(|look| look.players.iter().map(|player| &player.name));
    let mut seen = HashSet::new();
    let known: Vec<String> = names.filter(|name| seen.insert(known_as(name))).cloned().collect();
    let against = against.map(|typed| find(&typed, &known)).transpose()?;
    let players = players.iter().map(|typed| find(typed, &known)).collect::<Result<Vec<_>, _>>()?;
    let wanted = SeriesFilter { period, preset, against };
    let mut shown = player_stats(looks.iter().filter(|look| wanted.takes(look)));
    let is = |career: &PlayerStats, name: &String| known_as(&career.name) == known_as(name);
    // Players do not play against themselves.
    let opponent = |career: &PlayerStats| wanted.against.as_ref().is_some_and(|name| is(career, name));
    let named = |career: &PlayerStats| players.is_empty() || players.iter().any(|name| is(career, name));
    shown.retain(|career| named(career) && !opponent(career));
    let mut sides = side_stats(looks.iter().filter(|look| wanted.takes(look)));
    // A side is shown with each of its players, except against one of them.
    sides.retain(|side| {
        let has = |name: &String| side.players.iter().any(|player| known_as(player) == known_as(name));
        (players.is_empty() || players.iter().any(has)) && !wanted.against.as_ref().is_some_and(has)
    });
    if let Some(file) = page {
        // Only series of those who are shown: against one player, there are others.
        let has = |look: &SeriesStats| {
            look.players
                .iter()
                .any(|player| shown.iter().any(|career| known_as(&career.name) == known_as(&player.name)))
        };
        let looks: Vec<_> = looks.iter().filter(|look| wanted.takes(look) && has(look)).collect();
        write_page(file, &page::stats(&shown, &sides, &looks, &wanted), env)?;
    }
    let is_read_by_people = env.look.out.width.is_some();
    if !all && !shown.is_empty() && is_read_by_people {
        env.remark(say::MoreStats.line());
    }
    let text = || player_stats::player_stats(&shown, &sides, all, env.look);
    Ok(env.answer(text, || json::player_stats(&shown, &sides)))
}

/// Finds a player by exact name, ignoring case, or by an unambiguous prefix.
fn find(typed: &str, known: &[String]) -> Result<String, Failure> {
    let low = known_as(typed);
    if let Some(exact) = known.iter().find(|name| known_as(name) == low) {
        return Ok(exact.clone());
    }
    let begins: Vec<&String> = known.iter().filter(|name| known_as(name).starts_with(&low)).collect();
    if let [only] = begins.as_slice() {
        return Ok((*only).clone());
    }
    let several: Vec<String> = begins.iter().take(5).map(|name| ticked(name)).collect();
    let (message, hint) = match several.as_slice() {
        [_, ..] => (
            say::SeveralPlayers { name: ticked(typed) }.said(),
            say::SeveralPlayersHint { names: one_of(&several) }.said(),
        ),
        [] => {
            let lower: Vec<String> = known.iter().map(|name| known_as(name)).collect();
            let near = nearest(typed, lower.iter().map(String::as_str));
            let near = known.iter().find(|name| Some(known_as(name).as_str()) == near);
            let hint = match near {
                Some(near) => DidYouMean { meant: ticked(near) }.said(),
                None if known.is_empty() => say::LedgerHasNoSeries.said(),
                None => {
                    let some: Vec<String> = known.iter().take(8).map(|name| ticked(name)).collect();
                    say::KnownPlayersHint { names: all_of(&some) }.said()
                }
            };
            (NoSuchPlayer { typed: ticked(typed) }.said(), hint)
        }
    };
    Err(Failure::mistake(Code::UnknownPlayer, message, hint))
}
