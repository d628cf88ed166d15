//! Those who have a score on the sheet, players or sides, and the rounds that they play.

use super::ruling::{arithmetic, arithmetic_in_round, headline};
use super::words::{all_of, counted};
use ginscore_rules::notation::{Names, Roster};
use ginscore_rules::rules::{
    ByEntrant, ByPlayer, Entrant, Entrants, HandInPlay, Lineup, Opponents, PlayedHand, Player, Ruling, Score,
    ScoredRound, Seating,
};

/// The names of the entrants of a sheet.
pub struct EntrantNames {
    names: ByEntrant<String>,
    several: ByEntrant<bool>,
    rounds: bool,
}

impl EntrantNames {
    /// The names of the entrants for whom these players play.
    pub fn of(roster: &Roster) -> EntrantNames {
        let lineup = roster.lineup();
        let several = |entrant| lineup.members(entrant).count() > 1;
        EntrantNames {
            names: roster.entrants(),
            several: ByEntrant::from_fn(lineup.entrants(), several),
            rounds: lineup.has_rounds(),
        }
    }

    /// The name of an entrant.
    pub const fn get(&self, entrant: Entrant) -> &String {
        self.names.get(entrant)
    }

    /// The entrants with their names, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Entrant, &String)> {
        self.names.iter()
    }

    /// How many entrants there are.
    pub const fn entrants(&self) -> Entrants {
        self.names.entrants()
    }

    /// What is numbered on the sheet: `round` if both sides play several hands at once, otherwise `hand`.
    pub const fn numbered(&self) -> &'static str {
        if self.rounds { "round" } else { "hand" }
    }

    /// The verb that goes with an entrant: `one` for a player, `several` for a side.
    pub const fn verb(&self, entrant: Entrant, one: &'static str, several: &'static str) -> &'static str {
        if *self.several.get(entrant) { several } else { one }
    }
}

/// Who deals next: `Ann deals`, or `We deal` for a side whose players all deal.
pub fn deals(score: &Score, dealer: Entrant, roster: &Roster) -> String {
    let verb = if roster.lineup().has_rounds() { "deal" } else { "deals" };
    format!("{} {verb}", dealer_name(score, dealer, roster))
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

/// A round in a few words: its hands.
pub fn round_headline(round: &ScoredRound, roster: &Roster) -> String {
    let hands = round.hands.iter().map(|hand| hand_headline(&hand.ruling, hand.opponents, roster));
    hands.collect::<Vec<_>>().join("; ")
}

/// A hand in one line. Among more than two players, a drawn hand names those who played it, and a side wins in the plural.
pub fn hand_headline(ruling: &Ruling, opponents: Opponents, roster: &Roster) -> String {
    let names = &roster.pair(opponents);
    match (ruling.by(), opponents) {
        (None, Opponents::Players(_)) if !roster.lineup().is_two_players() => {
            format!("{} and {} draw, nobody knocked", names.get(Player::One), names.get(Player::Two))
        }
        (Some(by), Opponents::Sides) => {
            format!("{} win {}, as written", names.get(by), counted(ruling.points(), "point"))
        }
        _ => headline(ruling, names),
    }
}

/// The sum that leads to the points of a hand, and its boxes; in a round of several hands only its extra boxes.
pub fn hand_arithmetic(hand: &PlayedHand, roster: &Roster) -> Option<String> {
    let names = &roster.pair(hand.opponents);
    if roster.lineup().has_rounds() && hand.opponents != Opponents::Sides {
        arithmetic_in_round(hand, names)
    } else {
        arithmetic(&hand.ruling, names)
    }
}

/// The line that says who won a round of several hands, and how its points come about.
pub fn round_won(round: &ScoredRound, roster: &Roster) -> Option<String> {
    let result = round.result.filter(|_| round.hands.len() > 1)?;
    let sums = sums(round, roster);
    let Some(winner) = result.winner else {
        return Some(format!("the round is tied ({sums}): nobody scores"));
    };
    let points = counted(result.points, "point");
    let boxes = |entrant| counted(*result.boxes.get(entrant), "box");
    let others = roster.lineup().entrants().others(winner).filter(|other| *result.boxes.get(*other) > 0);
    let others: Vec<String> =
        others.map(|other| format!("; {} for {}", boxes(other), roster.entrant(other))).collect();
    let sweep = match result.sweep_boxes {
        0 => String::new(),
        sweep => format!(", {sweep} of them for winning every hand"),
    };
    Some(format!(
        "{} win the round with {points} ({sums}), {}{sweep}{}",
        roster.entrant(winner),
        boxes(winner),
        others.concat()
    ))
}

/// What the players of each side won in the hands so far.
pub fn sums(round: &ScoredRound, roster: &Roster) -> String {
    let won = |entrant: Entrant| {
        let hands = round.hands.iter().filter(|hand| hand.winner(roster.lineup()) == Some(entrant));
        hands.map(|hand| u64::from(hand.ruling.points())).sum::<u64>()
    };
    let all = roster.lineup().entrants().all().iter();
    all.map(|entrant| format!("{} {}", roster.entrant(*entrant), won(*entrant)))
        .collect::<Vec<_>>()
        .join(", ")
}

/// The points by which the first side leads in the hands of a round that have ended.
fn lead(score: &Score) -> i64 {
    let lineup = score.lineup();
    let hands = score.open_round().map_or(&[][..], |round| round.hands.as_slice());
    let signed = hands.iter().map(|hand| match hand.winner(lineup) {
        Some(Entrant::First) => i64::from(hand.ruling.points()),
        Some(_) => -i64::from(hand.ruling.points()),
        None => 0,
    });
    signed.sum()
}

/// How a round stands in which hands are missing: `round 2: Ann+Cid 19, Bob+Dan 0; still playing: Cid and Dan`.
pub fn open_round(score: &Score, round: &ScoredRound, roster: &Roster) -> Vec<String> {
    vec![format!(
        "round {}: {}; still playing: {}",
        score.rounds().len(),
        sums(round, roster),
        pairs(&score.playing(), roster)
    )]
}

/// The pairs of players, as in `Ann and Bob, Cid and Dan`.
pub fn pairs(playing: &[Opponents], roster: &Roster) -> String {
    let pair = |pair: &Opponents| {
        let names = roster.pair(*pair);
        format!("{} and {}", names.get(Player::One), names.get(Player::Two))
    };
    playing.iter().map(pair).collect::<Vec<_>>().join(", ")
}

/// Who plays the next hand, where that changes from hand to hand; `None` otherwise.
pub fn turn(score: &Score, roster: &Roster) -> Option<String> {
    let playing = score.playing();
    if playing.is_empty() || roster.lineup().is_two_players() {
        return None;
    }
    Some(format!("next: {}", pairs(&playing, roster)))
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
            Some(format!("{} play {}.", side(Entrant::First), side(Entrant::Second)))
        }
        Lineup::Captain(_) => Some(format!(
            "{} is the captain and plays {} one at a time, each until they lose a hand.",
            list(Entrant::First),
            list(Entrant::Second)
        )),
        Lineup::InTurn { .. } => {
            let out = match seating {
                Seating::InTurn { out, .. } => format!("; {} sits out first", roster.name(out)),
                Seating::Sides { .. } | Seating::Captain(_) => String::new(),
            };
            let names: Vec<String> = roster.players().to_vec();
            Some(format!("{} play in turn: the loser of a hand sits out{out}.", all_of(&names)))
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

/// The hands that are still played, each with the names of its players and how its round stands. In a series of two
/// players it is always theirs.
pub fn in_play(score: &Score, roster: &Roster) -> Vec<(Names, HandInPlay)> {
    let lineup = score.lineup();
    let pairs = if lineup.is_two_players() { vec![Opponents::two()] } else { score.playing() };
    let lead = lead(score);
    let hand = |pair: Opponents| {
        let entrants = ByPlayer::from_fn(|player| pair.entrant(lineup, player));
        (roster.pair(pair), HandInPlay { entrants, lead })
    };
    pairs.into_iter().map(hand).collect()
}
