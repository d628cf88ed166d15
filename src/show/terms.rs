//! What is said at the table between hands: the terms of a series, and how to play on.

use super::entrants::{self, lineup_in_words, new_words, turn};
use super::rules_in_words::rules_in_words;
use super::words::{all_of, one_of, quoted, suit_name, ticked};
use ginscore_ledger::model::Series;
use ginscore_rules::cards::Suit;
use ginscore_rules::notation::Roster;
use ginscore_rules::rules::{
    AceKnockCard, BoxTiming, HouseRules, KnockCard, Player, Score, Seating, SeriesLength, ShutoutAward,
};

/// The terms of a series: the players, the rules in words, the stake, and who deals or how to say it.
pub fn seated(series: &Series) -> String {
    let (header, roster, score) = (series.header(), series.roster(), series.score());
    let first = Seating::first(roster.lineup());
    let players = match lineup_in_words(roster, first) {
        Some(players) => players,
        None => format!("{}.", roster.players().join(" against ")),
    };
    let rules = rules(&header.preset, &header.house);
    let stake = match header.stake {
        Some(stake) => format!("The stake is {stake} per point."),
        None => "There is no stake.".to_owned(),
    };
    let deals = if score.is_over() { String::new() } else { format!(" {}", deals(score, roster)) };
    let next = turn(score, roster).map_or_else(String::new, |next| format!("{next}\n"));
    format!("{players} {rules}\n{stake}{deals}\n{next}")
}

/// What a new series has from the players' last one: the rules, the stake, the turn to deal.
pub fn as_before(rules: bool, stake: bool, turn: bool, last: &str) -> Option<String> {
    Some(match (rules, stake, turn) {
        (true, true, true) => {
            format!("The rules, the stake and the turn to deal are those of their last series, {last}.")
        }
        (true, true, false) => format!("The rules and the stake are those of their last series, {last}."),
        (true, false, true) => {
            format!("The rules and the turn to deal are those of their last series, {last}.")
        }
        (false, true, true) => {
            format!("The stake and the turn to deal are those of their last series, {last}.")
        }
        (true, false, false) => format!("The rules are those of their last series, {last}."),
        (false, true, false) => format!("The stake is that of their last series, {last}."),
        (false, false, true) => format!("The turn to deal is that of their last series, {last}."),
        (false, false, false) => return None,
    })
}

/// Who deals, or how to say it.
fn deals(score: &Score, roster: &Roster) -> String {
    match score.dealer() {
        Some(dealer) => format!("{}.", entrants::deals(score, dealer, roster)),
        None => {
            let names: Vec<String> =
                roster.entrants().iter().map(|(_, name)| ticked(&format!("deal {}", quoted(name)))).collect();
            format!("Who deals is not recorded: type {}.", one_of(&names))
        }
    }
}

/// How to play on after the end of a series.
pub fn all_over(series: &Series) -> String {
    let (roster, score) = (series.roster(), series.score());
    let same = match series.header().stake {
        Some(_) => "the same rules and stake",
        None => "the same rules",
    };
    let deals = score
        .dealer()
        .map_or_else(String::new, |dealer| format!("; {}", entrants::deals(score, dealer, roster)));
    let again = new_words(roster).iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ");
    format!(
        "Enter: play on by {same}{deals}.\n`{again} --rules NAME` starts any other series; `undo` reopens this one.\n"
    )
}

/// What to type next, outside the table.
pub fn next(series: &Series) -> String {
    let (roster, score) = (series.roster(), series.score());
    let turn = score.playing().into_iter().next().map(|pair| roster.pair(pair));
    let one = turn.map_or_else(String::new, |names| quoted(names.get(Player::One)));
    if series.score().is_over() {
        let again = new_words(roster).iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ");
        format!("Next: `ginscore summary` shows the settlement; `ginscore {again}` starts a new series.")
    } else {
        format!(
            "Next: record a hand, as in `ginscore hand {one} 4 v 23`; `ginscore --help` lists all commands."
        )
    }
}

/// The rules in words: their name, the games, the knock, and what is paid besides the points.
fn rules(preset: &str, house: &HouseRules) -> String {
    let named = rules_in_words(preset, house);
    format!("{named}.\n{}. {}.\n{}.", games(house), knock(house), paid(house))
}

fn games(house: &HouseRules) -> String {
    const NUMBERS: [&str; 6] =
        ["One game", "Two games", "Three games", "Four games", "Five games", "Six games"];
    let (columns, target) = (house.columns.get(), house.target.get());
    let several = NUMBERS.get(columns.saturating_sub(1) as usize).unwrap_or(&"Games");
    let sheet = match columns {
        1 => format!("A game is to {target}"),
        _ => format!("{several} side by side, each to {target}"),
    };
    match house.series {
        SeriesLength::OneSheet => sheet,
        SeriesLength::To(points) => format!("{sheet}; the series ends when a total reaches {}", points.get()),
        SeriesLength::BestOf(sheets) => format!("{sheet}; best of {}", sheets.get()),
    }
}

fn knock(house: &HouseRules) -> String {
    let limit = house.knock_limit.get();
    let knock = match (house.knock_card, house.ace_knock_card) {
        _ if limit == 0 => "Only gin ends a hand".to_owned(),
        (KnockCard::None, _) => format!("Knock with {limit} or less"),
        (KnockCard::Upcard, AceKnockCard::One) => "The knock card sets the limit".to_owned(),
        (KnockCard::Upcard, AceKnockCard::GinOnly) => {
            "The knock card sets the limit, and an ace means gin only".to_owned()
        }
    };
    let doubling: Vec<&str> =
        Suit::ALL.into_iter().filter(|suit| house.doubling_suits.contains(*suit)).map(suit_name).collect();
    if doubling.is_empty() { knock } else { format!("{knock}; {} double", all_of(&doubling)) }
}

/// The bonuses in points, without those that are 0.
fn paid(house: &HouseRules) -> String {
    let boxes = match house.box_timing {
        BoxTiming::End => "box",
        BoxTiming::EachHand => "box, paid with the hand,",
    };
    let bonuses = [
        ("gin", Some(house.gin_bonus.get())),
        ("big gin", house.big_gin_bonus.map(|bonus| bonus.get())),
        ("undercut", Some(house.undercut_bonus.get())),
        ("gin off", house.gin_off_bonus.map(|bonus| bonus.get())),
        ("knock", Some(house.knock_bonus.get())),
        (boxes, Some(house.box_value.get())),
        ("game", Some(house.game_bonus.get())),
    ];
    let bonuses =
        bonuses.into_iter().filter_map(|(name, bonus)| Some((name, bonus.filter(|bonus| *bonus > 0)?)));
    let bonuses: Vec<String> = bonuses.map(|(name, bonus)| format!("{name} {bonus}")).collect();
    let shutout = match house.shutout.award {
        ShutoutAward::None => "a shutout pays nothing".to_owned(),
        ShutoutAward::Points(points) => format!("a shutout pays {}", points.get()),
        ShutoutAward::DoublePoints => "a shutout doubles the points".to_owned(),
        ShutoutAward::DoublePointsAndGame => "a shutout doubles the points and the game bonus".to_owned(),
        ShutoutAward::DoubleTotal => "a shutout doubles the total".to_owned(),
    };
    if bonuses.is_empty() {
        format!("There are no bonuses, and {shutout}")
    } else {
        format!("Bonuses: {}; {shutout}", bonuses.join(", "))
    }
}
