//! What is said at the table between hands: the terms of a series, and how to play on.

use super::entrants::{deals, lineup_in_words, new_words, turn};
use super::rules_in_words::rules_in_words;
use super::script::start_words;
use super::words::{all_of, listed, one_of, quoted, suit_name, ticked};
use crate::messages::{Message, decimal, written::rules_in_words as bonus, written::terms as say};
use ginscore_ledger::model::Series;
use ginscore_notation::Roster;
use ginscore_rules::cards::Suit;
use ginscore_rules::house::{AceKnockCard, BoxTiming, HouseRules, KnockCard, SeriesLength, ShutoutAward};
use ginscore_rules::players::{Entrant, Lineup, Player};
use ginscore_rules::series::Seating;

/// The values with which boxes and games pay, as most rules have them.
pub const PAYING: [&str; 2] = ["box_value=20", "game_bonus=100"];

/// The terms of a series: the players, the rules in words, the stake, and who deals or how to say it.
pub fn seated(series: &Series) -> String {
    let (header, roster, score) = (series.header(), series.roster(), series.score());
    let first = Seating::first(roster.lineup());
    let players = lineup_in_words(roster, first).unwrap_or_else(|| {
        let entrants = roster.entrants();
        say::Players { first: entrants.get(Entrant::First), second: entrants.get(Entrant::Second) }.said()
    });
    let rules = rules(&header.preset, &header.house, roster.lineup());
    let (boxes, games) = (header.house.box_value.get(), header.house.game_bonus.get());
    let unpaid = match boxes == 0 && games == 0 && score.rounds().is_empty() {
        true => {
            let new = ticked(&start_words(series, &PAYING));
            format!("{}\n", say::BoxesUnpaid { new }.said())
        }
        false => String::new(),
    };
    let stake = match header.stake {
        Some(stake) => say::Stake { stake: decimal(stake) }.said(),
        None => say::NoStake.said(),
    };
    // The prompt says who deals.
    let deals = match score.is_over() || score.dealer().is_some() {
        true => String::new(),
        false => format!(" {}", dealer_unknown(roster)),
    };
    let next = turn(score, roster).map_or_else(String::new, |next| format!("{next}\n"));
    format!("{players} {rules}\n{unpaid}{stake}{deals}\n{next}")
}

/// What a new series has from the players' last one: the rules, the stake, the turn to deal.
pub fn as_before(rules: bool, stake: bool, turn: bool, series: &str) -> Option<String> {
    Some(match (rules, stake, turn) {
        (true, true, true) => say::AsBeforeAll { series }.said(),
        (true, true, false) => say::AsBeforeRulesStake { series }.said(),
        (true, false, true) => say::AsBeforeRulesTurn { series }.said(),
        (false, true, true) => say::AsBeforeStakeTurn { series }.said(),
        (true, false, false) => say::AsBeforeRules { series }.said(),
        (false, true, false) => say::AsBeforeStake { series }.said(),
        (false, false, true) => say::AsBeforeTurn { series }.said(),
        (false, false, false) => return None,
    })
}

/// How to say who deals.
fn dealer_unknown(roster: &Roster) -> String {
    let commands: Vec<String> =
        roster.entrants().iter().map(|(_, name)| ticked(&format!("deal {}", quoted(name)))).collect();
    say::FirstDealerUnknown { commands: one_of(&commands) }.said()
}

/// How to play on after the end of a series.
pub fn all_over(series: &Series) -> String {
    let (roster, score) = (series.roster(), series.score());
    let deals = score.dealer().map(|dealer| deals(score, dealer, roster));
    let enter = match (series.header().stake.is_some(), deals) {
        (true, Some(deals)) => say::PlayOnStakeDeals { deals }.said(),
        (true, None) => say::PlayOnStake.said(),
        (false, Some(deals)) => say::PlayOnDeals { deals }.said(),
        (false, None) => say::PlayOn.said(),
    };
    let new = ticked(&format!("{} --rules NAME", again(roster)));
    format!("{enter}\n{}\n", say::PlayOther { new }.said())
}

/// The command that starts another series of the same players.
fn again(roster: &Roster) -> String {
    new_words(roster).iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

/// What to type next, outside the table.
pub fn next(series: &Series) -> String {
    let (roster, score) = (series.roster(), series.score());
    let turn = score.playing().into_iter().next().map(|pair| roster.pair(pair));
    let one = turn.map_or_else(String::new, |names| quoted(names.get(Player::One)));
    if series.score().is_over() {
        let new = ticked(&format!("ginscore {}", again(roster)));
        say::NextAfterEnd { new }.said()
    } else {
        let hand = ticked(&format!("ginscore hand {one} 4 v 23"));
        say::NextHand { hand }.said()
    }
}

/// The rules in words: their name, the games, the knock, and what is paid besides the points.
fn rules(preset: &str, house: &HouseRules, lineup: Lineup) -> String {
    let named = say::Rules { rules: rules_in_words(preset, house, Some(lineup)) }.said();
    format!("{named}\n{} {}\n{}", games(house), knock(house), paid(house))
}

fn games(house: &HouseRules) -> String {
    let (games, target) = (house.columns.get(), house.target.get());
    match house.series {
        SeriesLength::OneSheet => say::Games { games, target }.said(),
        SeriesLength::To(points) => say::GamesTo { games, target, points: points.get() }.said(),
        SeriesLength::BestOf(sheets) => say::GamesBestOf { games, target, sheets: sheets.get() }.said(),
    }
}

fn knock(house: &HouseRules) -> String {
    let limit = house.knock_limit.get();
    let doubling: Vec<&str> =
        Suit::ALL.into_iter().filter(|suit| house.doubling_suits.contains(*suit)).map(suit_name).collect();
    let suits = (!doubling.is_empty()).then(|| all_of(&doubling));
    match (house.knock_card, house.ace_knock_card, suits) {
        (_, _, None) if limit == 0 => say::KnockGinOnly.said(),
        (_, _, Some(suits)) if limit == 0 => say::KnockGinOnlyDoubles { suits }.said(),
        (KnockCard::None, _, None) => say::KnockLimit { limit }.said(),
        (KnockCard::None, _, Some(suits)) => say::KnockLimitDoubles { limit, suits }.said(),
        (KnockCard::Upcard, AceKnockCard::One, None) => say::KnockCard.said(),
        (KnockCard::Upcard, AceKnockCard::One, Some(suits)) => say::KnockCardDoubles { suits }.said(),
        (KnockCard::Upcard, AceKnockCard::GinOnly, None) => say::KnockCardAce.said(),
        (KnockCard::Upcard, AceKnockCard::GinOnly, Some(suits)) => say::KnockCardAceDoubles { suits }.said(),
    }
}

/// The bonuses in points, without those that are 0, and what a shutout pays.
fn paid(house: &HouseRules) -> String {
    let bonuses = bonuses(house);
    if bonuses.is_empty() {
        return match house.shutout.award {
            ShutoutAward::None => say::NoBonuses.said(),
            ShutoutAward::Points(points) => say::NoBonusesShutoutPays { points: points.get() }.said(),
            ShutoutAward::DoublePoints => say::NoBonusesShutoutDoublesPoints.said(),
            ShutoutAward::DoublePointsAndGame => say::NoBonusesShutoutDoublesGame.said(),
            ShutoutAward::DoubleTotal => say::NoBonusesShutoutDoublesTotal.said(),
        };
    }
    let bonuses = listed(bonuses);
    match house.shutout.award {
        ShutoutAward::None => say::Bonuses { bonuses }.said(),
        ShutoutAward::Points(points) => say::BonusesShutoutPays { bonuses, points: points.get() }.said(),
        ShutoutAward::DoublePoints => say::BonusesShutoutDoublesPoints { bonuses }.said(),
        ShutoutAward::DoublePointsAndGame => say::BonusesShutoutDoublesGame { bonuses }.said(),
        ShutoutAward::DoubleTotal => say::BonusesShutoutDoublesTotal { bonuses }.said(),
    }
}

fn bonuses(house: &HouseRules) -> Vec<String> {
    let paid = |points: u32| (points > 0).then_some(points);
    let boxes = paid(house.box_value.get()).map(|points| match house.box_timing {
        BoxTiming::End => say::BonusBox { points }.said(),
        BoxTiming::EachHand => say::BonusBoxWithHand { points }.said(),
    });
    let bonuses = [
        paid(house.gin_bonus.get()).map(|points| bonus::Gin { points }.said()),
        house.big_gin_bonus.and_then(|bonus| paid(bonus.get())).map(|points| bonus::BigGin { points }.said()),
        paid(house.undercut_bonus.get()).map(|points| bonus::Undercut { points }.said()),
        house
            .gin_off_bonus
            .and_then(|bonus| paid(bonus.get()))
            .map(|points| say::BonusGinOff { points }.said()),
        paid(house.knock_bonus.get()).map(|points| bonus::KnockBonus { points }.said()),
        boxes,
        paid(house.game_bonus.get()).map(|points| say::BonusGame { points }.said()),
    ];
    bonuses.into_iter().flatten().collect()
}
