//! Those who have a score on the sheet, players or sides, and the rounds that they play.

use std::fmt::Display;

use crate::say::{Message, written::entrants as say, written::ruling::SumBoxes};
use crate::show::hand::ruling::{
    arithmetic, arithmetic_in_round, headline, summed, with_boxes, with_extra_boxes,
};
use crate::show::words::{all_of, listed, listed_apart};
use ginscore_notation::{Names, Roster};
use ginscore_rules::advice::HandInPlay;
use ginscore_rules::hand::{End, Ruling, Step};
use ginscore_rules::house::{DoubledBoxes, HouseRules};
use ginscore_rules::players::{ByEntrant, Entrant, Entrants, Lineup, Opponents, Player};
use ginscore_rules::series::{PlayedHand, Score, ScoredRound, Seating};

pub struct EntrantNames {
    names: ByEntrant<String>,
    rounds: bool,
}

impl EntrantNames {
    pub fn of(roster: &Roster) -> EntrantNames {
        let lineup = roster.lineup();
        EntrantNames { names: roster.entrants(), rounds: lineup.has_rounds() }
    }

    pub const fn get(&self, entrant: Entrant) -> &String {
        self.names.get(entrant)
    }

    pub fn map(&self, mut change: impl FnMut(&str) -> String) -> ByEntrant<String> {
        self.names.map(|name| change(name))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Entrant, &String)> {
        self.names.iter()
    }

    pub const fn entrants(&self) -> Entrants {
        self.names.entrants()
    }

    /// Returns true if both sides play several hands at once, so that rounds are numbered on the sheet, and not hands.
    pub const fn has_rounds(&self) -> bool {
        self.rounds
    }

    /// A value of each entrant after its name: `Ann 12, Bob 5`.
    pub fn with<T: Display>(&self, value: impl Fn(Entrant) -> T) -> String {
        listed(self.iter().map(|(entrant, name)| format!("{name} {}", value(entrant))))
    }
}

/// Who deals next: `Ann deals`, or `We deal` for a side whose players all deal.
pub fn deals(score: &Score, dealer: Entrant, roster: &Roster) -> String {
    say::Deals { players: dealers(dealer, roster), name: dealer_name(score, dealer, roster) }.said()
}

pub fn deals_sentence(score: &Score, dealer: Entrant, roster: &Roster) -> String {
    say::DealsSentence { players: dealers(dealer, roster), name: dealer_name(score, dealer, roster) }.said()
}

/// The same after a correction: `Ann deals next`.
pub fn deals_next(score: &Score, dealer: Entrant, roster: &Roster) -> String {
    say::DealsNext { players: dealers(dealer, roster), name: dealer_name(score, dealer, roster) }.said()
}

fn dealers(dealer: Entrant, roster: &Roster) -> usize {
    let lineup = roster.lineup();
    if lineup.has_rounds() { lineup.members(dealer).count() } else { 1 }
}

/// The name of the next dealer: the player, or the side whose players all deal.
pub fn dealer_name(score: &Score, dealer: Entrant, roster: &Roster) -> String {
    let lineup = roster.lineup();
    if lineup.has_rounds() {
        return roster.entrant(dealer);
    }
    // Of a captain's opponents, the one who plays deals.
    let plays = |pair: &Opponents| lineup.members(dealer).find(|seat| pair.player(*seat).is_some());
    match score.playing().iter().find_map(plays) {
        Some(seat) => roster.name(seat).to_owned(),
        None => roster.entrant(dealer),
    }
}

pub fn round_headline(round: &ScoredRound, roster: &Roster) -> String {
    listed_apart(round.hands().iter().map(|hand| hand_headline(&hand.ruling, hand.opponents, roster)))
}

/// A hand in one line. Among more than two players, it names both who played it.
pub fn hand_headline(ruling: &Ruling, opponents: Opponents, roster: &Roster) -> String {
    let names = &roster.pair(opponents);
    match (ruling.by(), opponents) {
        (None, Opponents::Players(_)) if !roster.lineup().is_two_players() => {
            say::TwoDraw { one: names.get(Player::One), two: names.get(Player::Two) }.said()
        }
        (Some(by), Opponents::Sides) => {
            say::SideWinsAsWritten { name: names.get(by), points: ruling.points() }.said()
        }
        _ => naming_both(headline(ruling, names), ruling, opponents, roster),
    }
}

/// The hand with the name of the other player, if there are more than two and it does not name them already.
fn naming_both(hand: String, ruling: &Ruling, opponents: Opponents, roster: &Roster) -> String {
    let names_other = ruling.is_accepted() || matches!(ruling.end(), End::Undercut | End::GinOff);
    match (ruling.by(), opponents) {
        (Some(by), Opponents::Players(_)) if !names_other && !roster.lineup().is_two_players() => {
            say::AgainstOther { hand, other: roster.pair(opponents).get(by.other()) }.said()
        }
        _ => hand,
    }
}

/// The sum that leads to the points of a hand, and its boxes; in a round of several hands only its extra boxes.
pub fn hand_arithmetic(hand: &PlayedHand, house: &HouseRules, roster: &Roster) -> Option<String> {
    if is_one_of_round(hand, roster) {
        arithmetic_in_round(hand, house)
    } else {
        arithmetic(&hand.ruling, house)
    }
}

/// A hand in one line with its sum, and its boxes if they pay.
pub fn hand_summed(hand: &PlayedHand, house: &HouseRules, roster: &Roster) -> String {
    let said = match hand.ruling.by() {
        Some(_) if hand.opponents != Opponents::Sides => {
            let said = summed(&hand.ruling, &roster.pair(hand.opponents));
            naming_both(said, &hand.ruling, hand.opponents, roster)
        }
        _ => hand_headline(&hand.ruling, hand.opponents, roster),
    };
    if is_one_of_round(hand, roster) {
        with_extra_boxes(said, hand, house)
    } else {
        with_boxes(said, hand.ruling.boxes(), house)
    }
}

fn is_one_of_round(hand: &PlayedHand, roster: &Roster) -> bool {
    roster.lineup().has_rounds() && hand.opponents != Opponents::Sides
}

/// The line that says who won a round of several hands, and how its points come about.
pub fn round_won(round: &ScoredRound, roster: &Roster) -> Option<String> {
    let result = round.result.filter(|_| round.hands().len() > 1)?;
    let (sums, points) = (sums(round, roster), result.points);
    let Some(winner) = result.winner else {
        return Some(say::RoundTied { sums }.said());
    };
    let (name, boxes) = (roster.entrant(winner), *result.boxes.get(winner));
    let mut others = roster.lineup().entrants().others(winner);
    let other = others.find(|other| *result.boxes.get(*other) > 0);
    Some(match (result.sweep_boxes, other) {
        (0, None) => {
            let won = say::RoundWon { name, points, sums }.said();
            if boxes == 1 { won } else { SumBoxes { sum: won, boxes }.said() }
        }
        (0, Some(other)) => {
            let (others, others_boxes) = (roster.entrant(other), *result.boxes.get(other));
            say::RoundWonOthers { name, points, sums, boxes, others_boxes, others }.said()
        }
        // Who won every hand left no box to the others.
        (sweep, _) => say::RoundWonSweep { name, points, sums, boxes, sweep }.said(),
    })
}

/// Which doubling counts for the boxes of a round in which some hands were doubled and others were not.
pub fn doubling(round: &ScoredRound, house: &HouseRules, roster: &Roster) -> Vec<String> {
    let is_doubled =
        |hand: &&PlayedHand| hand.ruling.steps().iter().any(|step| matches!(step, Step::Doubled(_)));
    let doubled = round.hands().iter().filter(is_doubled).count();
    let Some((winner, result)) = round.result.and_then(|result| Some((result.winner?, result))) else {
        return Vec::new();
    };
    if doubled == 0 || doubled == round.hands().len() {
        return Vec::new();
    }
    let won = round.hands().iter().filter(|hand| hand.winner(roster.lineup()) == Some(winner));
    let extra: u32 = won.map(PlayedHand::extra_boxes).sum();
    let line = result.boxes.get(winner).saturating_sub(extra + result.sweep_boxes);
    let name = roster.entrant(winner);
    let of_line = (line > 1).then(|| say::RoundBoxDoubled { name }.said());
    let of_sweep = result.sweep_boxes > 0 && house.doubled_boxes != DoubledBoxes::None;
    of_line.into_iter().chain(of_sweep.then(|| say::SweepNotDoubled.said())).collect()
}

/// What the players of each side won in the hands so far.
pub fn sums(round: &ScoredRound, roster: &Roster) -> String {
    let won = |entrant: Entrant| {
        let hands = round.hands().iter().filter(|hand| hand.winner(roster.lineup()) == Some(entrant));
        hands.map(|hand| u64::from(hand.ruling.points())).sum::<u64>()
    };
    let all = roster.lineup().entrants().all().iter();
    listed(all.map(|entrant| format!("{} {}", roster.entrant(*entrant), won(*entrant))))
}

/// A round in which hands are missing: `round 2: Ann+Cid 19, Bob+Dan 0; still playing: Cid and Dan`. After the players have
/// stopped, its hands do not count.
pub fn open_round(score: &Score, round: &ScoredRound, roster: &Roster) -> String {
    let (number, sums) = (score.rounds().len(), sums(round, roster));
    match score.is_stopped() {
        true => say::RoundLeftOut { number, sums }.said(),
        false => say::RoundOpen { number, sums, pairs: pairs(&score.playing(), roster) }.said(),
    }
}

/// The pairs of players, as in `Ann and Bob, Cid and Dan`.
pub fn pairs(playing: &[Opponents], roster: &Roster) -> String {
    let pair = |pair: &Opponents| {
        let names = roster.pair(*pair);
        all_of(&[names.get(Player::One), names.get(Player::Two)])
    };
    listed(playing.iter().map(pair))
}

/// Who plays the next hand, where that changes from hand to hand; `None` otherwise.
pub fn turn(score: &Score, roster: &Roster) -> Option<String> {
    let playing = score.playing();
    if playing.is_empty() || roster.lineup().is_two_players() {
        return None;
    }
    Some(say::NextPlay { pairs: pairs(&playing, roster) }.said())
}

pub fn turn_sentence(playing: &[Opponents], roster: &Roster) -> String {
    say::NextPlaySentence { pairs: pairs(playing, roster) }.said()
}

/// Who plays whom, in a sentence for the beginning of a series; `None` for two players.
pub fn lineup_in_words(roster: &Roster, seating: Seating) -> Option<String> {
    let lineup = roster.lineup();
    let list = |entrant| {
        let names: Vec<String> = lineup.members(entrant).map(|seat| roster.name(seat).to_owned()).collect();
        all_of(&names)
    };
    match lineup {
        Lineup::Sides(_) if !lineup.has_rounds() => None,
        Lineup::Sides(_) => {
            let side = |entrant| {
                let members: Vec<&str> = lineup.members(entrant).map(|seat| roster.name(seat)).collect();
                let name = roster.entrant(entrant);
                if name == members.join("+") { list(entrant) } else { format!("{name} ({})", list(entrant)) }
            };
            Some(say::SidesPlay { first: side(Entrant::First), second: side(Entrant::Second) }.said())
        }
        Lineup::Captain(_) => {
            let (captain, others) = (list(Entrant::First), list(Entrant::Second));
            Some(say::CaptainPlays { captain, others }.said())
        }
        Lineup::InTurn { .. } => {
            let players = all_of(roster.players());
            Some(match seating {
                Seating::InTurn { out, .. } => say::InTurnOut { players, name: roster.name(out) }.said(),
                Seating::Sides { .. } | Seating::Captain(_) => say::InTurn { players }.said(),
            })
        }
    }
}

/// The words that start a series of these players: `new Ann Cid v Bob Dan`.
pub fn new_words(roster: &Roster) -> Vec<String> {
    let lineup = roster.lineup();
    let mut words = vec!["new".to_owned()];
    for (seat, name) in lineup.seats().zip(roster.players()) {
        let second = !lineup.is_two_players() && lineup.entrants() == Entrants::Two;
        let first_of_second = lineup.members(Entrant::Second).next() == Some(seat);
        words.extend((second && first_of_second).then(|| "v".to_owned()));
        words.push(name.clone());
    }
    words
}

/// The words between two names, as people say them in the languages of the program.
const BETWEEN_NAMES: [&str; 10] = ["and", "n", "'n'", "&", "+", "und", "e", "ed", "i", "y"];

/// Returns true for a word that may only join two names, as in `Ann und Bob`.
pub fn joins_names(word: &str) -> bool {
    BETWEEN_NAMES.contains(&word)
}

/// The hands that are still played, each with the names of its players and the state of its round. In a series of two
/// players it is always theirs.
pub fn in_play(score: &Score, roster: &Roster) -> Vec<(Names, HandInPlay)> {
    let lineup = score.lineup();
    let pairs = if lineup.is_two_players() { vec![Opponents::two()] } else { score.playing() };
    let ended = score.open_round().map_or(&[][..], |round| round.hands());
    let hand = |pair: Opponents| (roster.pair(pair), HandInPlay::new(lineup, pair, ended));
    pairs.into_iter().map(hand).collect()
}
