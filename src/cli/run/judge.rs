//! `judge`: rules on a showdown without recording it.

use crate::cli::context::{Context, Output};
use crate::cli::exchanged;
use crate::cli::failure::{Failure, Stop};
use crate::cli::house::ChosenRules;
use crate::cli::options::Rules;
use crate::cli::record;
use crate::messages::{Fixed, Message, written::cli_best as say};
use crate::show::json;
use crate::show::parse_error::{bad_name, parse_errors};
use crate::show::rules_in_words::rules_within_sentence;
use crate::show::ruling::{arithmetic, headline, sides};
use crate::text::{Line, Text, line_of};
use ginscore_rules::notation::{Mistakes, Names, ParsedHand, read_showdown, read_side, shown, tokens};
use ginscore_rules::rules::{HouseRules, Opponents, Player, judge};

/// Rules on the line. Returns true if it starts with the name of a player.
pub(super) fn run(
    rules: &Rules,
    line: &str,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<bool, Stop> {
    let judged = read(line, context)?;
    let (house, by) = house(rules, context, screen)?;
    context.remark(screen, say::JudgedBy { rules: shown(&by) }.line());
    let Judged { hand, names, keys, of_player } = &judged;
    let ruling = judge(&hand.claim, &house).map_err(|found| {
        let again = |text: &str| read(text, context).ok().map(|judged| judged.hand);
        exchanged::refused(&found, names, &house, line, hand, again)
    })?;
    let text = || {
        let lines = sides(&ruling, names).into_iter().chain(arithmetic(&ruling, names).map(Line::from));
        let lines: Text = lines.map(|line| line_of!["  ", line]).collect();
        Text::from(line_of![headline(&ruling, names)]).then(lines)
    };
    let object = || json::judged(&ruling, keys, &by);
    context.answer(screen, text, object)?;
    Ok(*of_player)
}

/// A hand to be judged, and what its sides are called in sentences and in JSON.
struct Judged {
    hand: ParsedHand,
    names: Names,
    keys: Names,
    /// True if the line starts with the name of a player.
    of_player: bool,
}

/// Reads a showdown, or a hand that starts with the name of a player of the current series.
fn read(line: &str, context: &Context) -> Result<Judged, Failure> {
    let mistakes = match read_showdown(line) {
        Ok(hand) => {
            let keys = side_names(KNOCKER, DEFENDER)?;
            let names = keys.shown_as(|side| {
                (if side == KNOCKER { say::TheKnocker.text() } else { say::TheDefender.text() }).to_owned()
            });
            return Ok(Judged { hand, names, keys, of_player: false });
        }
        Err(mistakes) => mistakes,
    };
    // A card is not an abbreviated name, as in `judge as 2s 3s` with Astrid at the table.
    let first = line.split_whitespace().next().unwrap_or_default();
    let mut unreadable = Mistakes::none();
    read_side(&tokens(first, 0), &mut unreadable);
    let named = || {
        let name = context.series_name().ok().filter(|_| !unreadable.is_empty())?;
        let series = context.read(&name).ok()?.series;
        let (seat, _) = series.roster().lead(line).ok()?;
        // Anybody's hand can be judged, whoever is to play.
        let roster = series.roster();
        let lineup = roster.lineup();
        let turn = series.score().playing().into_iter().find(|pair| pair.player(seat).is_some());
        let other =
            lineup.entrants().others(lineup.entrant(seat)).find_map(|other| lineup.members(other).next());
        let pair = turn.or_else(|| Opponents::new(lineup, seat, other?))?;
        let player = pair.player(seat)?;
        Some((roster.clone(), pair, player))
    };
    let Some((roster, pair, player)) = named() else {
        return Err(Failure::unreadable(parse_errors(line, mistakes)));
    };
    let keys = match player {
        Player::One => side_names(KNOCKER, DEFENDER)?,
        Player::Two => side_names(DEFENDER, KNOCKER)?,
    };
    let hand = record::read_pair(line, &roster, pair)?;
    Ok(Judged { hand, names: roster.pair(pair), keys, of_player: true })
}

/// The sides in JSON.
const KNOCKER: &str = "knocker";
const DEFENDER: &str = "defender";

/// Names for the two sides.
fn side_names(knocker: &str, defender: &str) -> Result<Names, Failure> {
    Names::new(knocker, defender).map_err(|(name, why)| Failure::unreadable([bad_name(&name, why)]))
}

/// The rules from the options, otherwise of the current series, otherwise of new series; with a description.
fn house(rules: &Rules, context: &Context, screen: &mut Output<'_>) -> Result<(HouseRules, String), Failure> {
    let series = match (rules.any(), &context.series) {
        (true, _) => None,
        (false, Some(_)) => Some(context.series_name()?),
        (false, None) => context.series_name().ok(),
    };
    if let Some(name) = series {
        let opened = context.read(&name)?;
        return Ok((opened.series.header().house.clone(), say::RulesOfSeries { series: name }.said()));
    }
    let ChosenRules { name, house, remarks, .. } = rules.chosen(&context.book)?;
    for remark in &remarks {
        context.remark(screen, remark);
    }
    let called = rules_within_sentence(&name, &house);
    Ok((house, called))
}
