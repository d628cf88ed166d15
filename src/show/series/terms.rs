//! What is said at the table between hands: the terms of a series, and how to play on.

use crate::say::written::{entrants::SidesPlay, rules_in_words as bonus, terms as say, words::Labelled};
use crate::say::{Fixed, Message};
use crate::show::hand::entrants::{deals_sentence, lineup_in_words, new_words, turn};
use crate::show::rules::in_words::{ASKED, base, forms_of, matters, phrase, rules_named, with_forms};
use crate::show::rules::stake::stake_of_rules;
use crate::show::words::{all_of, listed_apart, one_of, quoted, ticked};
use ginscore_ledger::model::{Applied, Header, Series};
use ginscore_notation::{Event, Roster};
use ginscore_rules::house::{HouseRules, RuleKey, RuleSettings, ShutoutAward};
use ginscore_rules::players::{Entrant, Lineup, Player};
use ginscore_rules::series::Seating;

/// What is agreed, in one line: the rules, what they pay, and the stake.
pub fn agreed(header: &Header) -> String {
    let rules = paying(&header.preset, &header.house, header.roster.lineup());
    match header.stake {
        Some(stake) => listed_apart([rules, stake_of_rules(stake, &header.house)]),
        None => rules,
    }
}

/// Rules and what they pay, in one line.
pub fn paying(preset: &str, house: &HouseRules, lineup: Lineup) -> String {
    let mut facts = vec![say::GamesTo { games: house.columns.get(), target: house.target.get() }.said()];
    facts.extend(said_first(preset, house, lineup).into_iter().map(|key| phrase(key, house)));
    let doubled = base(preset, house).values().shutout.award.doubles();
    let in_turn = matches!(lineup, Lineup::InTurn { .. });
    let no_award = in_turn && doubled && house.shutout.award == ShutoutAward::None;
    facts.extend(no_award.then(|| bonus::NoShutoutAwardInTurn.said()));
    Labelled { label: rules_named(preset, house, lineup), what: facts.join(", ") }.said()
}

/// What these rules say besides that, in one line: what else is played, and what players ask about.
pub fn besides(preset: &str, house: &HouseRules, lineup: Lineup) -> String {
    let said = said_first(preset, house, lineup);
    let neutral = RuleSettings::neutral().for_lineup(lineup);
    let differ: Vec<RuleKey> = neutral.differences(house).into_iter().map(|(key, ..)| key).collect();
    let is_left = |key: &RuleKey| {
        let is_said = [RuleKey::Columns, RuleKey::Target].contains(key) || said.contains(key);
        let is_asked = ASKED.contains(key) || *key == RuleKey::ShutoutTest;
        key.applies_to(lineup, house)
            && matters(*key, house)
            && (is_asked || differ.contains(key))
            && !is_said
    };
    let left: Vec<String> = RuleKey::all().filter(is_left).map(|key| phrase(key, house)).collect();
    say::Besides { rules: left.join("; ") }.said()
}

/// The rules that are worth a word at the start of an evening: those that differ from playing for points alone. Lesser ones
/// are said only if the players chose them.
fn said_first(preset: &str, house: &HouseRules, lineup: Lineup) -> Vec<RuleKey> {
    let based_on = base(preset, house);
    let forms = forms_of(based_on, house, lineup);
    let of_preset = based_on.values_for(lineup);
    let usual = with_forms(based_on, of_preset, &forms).for_lineup(lineup);
    let changed = |from: &RuleSettings| from.differences(house).into_iter().map(|(key, ..)| key);
    let chosen: Vec<RuleKey> = changed(&usual).collect();
    let neutral = RuleSettings::neutral().for_lineup(lineup);
    let is_said = |key: &RuleKey| {
        let said_before = [RuleKey::Columns, RuleKey::Target].contains(key);
        key.applies_to(lineup, house) && !said_before && (!LESSER.contains(key) || chosen.contains(key))
    };
    let mut facts: Vec<RuleKey> = changed(&neutral).filter(is_said).collect();
    // What the players chose is said even if it is nothing: `no big gin`.
    let back: Vec<RuleKey> = changed(&usual).filter(|key| is_said(key) && !facts.contains(key)).collect();
    facts.extend(back);
    facts
}

/// The rules that are only worth a word if the players chose them.
const LESSER: [RuleKey; 5] = [
    RuleKey::ShutoutTest,
    RuleKey::DrawnHandDealer,
    RuleKey::ColumnEntry,
    RuleKey::Pairing,
    RuleKey::DoubledBoxes,
];

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum FirstDealer {
    Asked,
    NotAsked,
}

/// What is said when the players sit down: who plays whom and what is agreed, in one line, and how to say who deals, unless
/// they were asked.
pub fn seated(series: &Series, first: FirstDealer) -> String {
    let (roster, score) = (series.roster(), series.score());
    let players = lineup_in_words(roster, Seating::first(roster.lineup())).unwrap_or_else(|| {
        let entrants = roster.entrants();
        SidesPlay { first: entrants.get(Entrant::First), second: entrants.get(Entrant::Second) }.said()
    });
    // The prompt says who deals.
    let is_known = first == FirstDealer::Asked || score.is_over() || score.dealer().is_some();
    let deals = (!is_known).then(|| dealer_unknown(roster));
    let lines = [Some(format!("{players} {}.", agreed(series.header()))), deals, turn(score, roster)];
    lines.into_iter().flatten().map(|line| format!("{line}\n")).collect()
}

/// What a new series has from the players' last one: the rules, the stake, the turn to deal, which alone is not worth a sentence.
pub fn as_before(rules: bool, stake: bool, turn: bool) -> Option<String> {
    let all = [
        (rules, say::AsBeforeRules.text()),
        (stake, say::AsBeforeStake.text()),
        (turn, say::AsBeforeTurn.text()),
    ];
    let same: Vec<&str> = all.into_iter().filter_map(|(is_same, what)| is_same.then_some(what)).collect();
    (rules || stake).then(|| say::AsBefore { what: all_of(&same) }.said())
}

fn dealer_unknown(roster: &Roster) -> String {
    let commands: Vec<String> =
        roster.entrants().iter().map(|(_, name)| ticked(&format!("deal {}", quoted(name)))).collect();
    say::TypeFirstDealer { commands: one_of(&commands) }.said()
}

pub fn all_over(series: &Series) -> String {
    let (roster, score) = (series.roster(), series.score());
    let enter = match series.header().stake {
        Some(_) => say::PlayOnStake.text(),
        None => say::PlayOn.text(),
    };
    let points = other_target(score.house()).to_string();
    // Right after a correction, `undo` takes that back, and the series stays over.
    let other = match series.last_change() {
        Some(Applied::Hand(..) | Applied::Event { event: Event::Stop(..), .. }) => {
            say::PlayOther { points }.said()
        }
        _ => say::PlayOtherOnly { points }.said(),
    };
    let deals = score.dealer().map(|dealer| format!(" {}", deals_sentence(score, dealer, roster)));
    format!("{enter}{}\n{other}\n", deals.unwrap_or_default())
}

/// A target that is not the one of the series.
fn other_target(house: &HouseRules) -> u32 {
    if house.target.get() == 150 { 100 } else { 150 }
}

/// What to type next, outside the table.
pub fn next(series: &Series) -> String {
    let (roster, score) = (series.roster(), series.score());
    let turn = score.playing().into_iter().next().map(|pair| roster.pair(pair));
    let one = turn.map_or_else(String::new, |names| quoted(names.get(Player::One)));
    if series.score().is_over() {
        let words: Vec<String> = new_words(roster).iter().map(|word| quoted(word)).collect();
        let new = ticked(&format!("ginscore {}", words.join(" ")));
        say::NextAfterEnd { new }.said()
    } else {
        let hand = ticked(&format!("ginscore {one} 4 v 23"));
        say::NextHand { hand }.said()
    }
}
