//! The safe counts of a round in which several hands are played at once.

use crate::say::{Message, written::round_counts as say};
use crate::show::counts::doubling;
use crate::show::counts::holding::{by_ending, is_any, is_some};
use crate::show::hand::entrants::{EntrantNames, in_play, sums};
use crate::show::sheet::needs::needs;
use crate::show::words::all_of;
use ginscore_notation::{Names, Roster};
use ginscore_rules::advice::{HandInPlay, RoundSafety, SafeHolding, Safety};
use ginscore_rules::cards::Upcard;
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::{ByPlayer, Entrant, Player};
use ginscore_rules::series::Score;
use ginscore_rules::sheets::Sheet;

/// What the sides need in each open game, and what each player of a hand that is still played can be caught with.
pub(crate) fn of_round(score: &Score, roster: &Roster, card: Option<Upcard>) -> String {
    let (_, sheet) = score.sheet_in_play();
    let hands = in_play(score, roster);
    if hands.is_empty() {
        return String::new();
    }
    let names = &EntrantNames::of(roster);
    let mut text: String = needs(score, roster).iter().map(|line| format!("{line}\n")).collect();
    if let Some(round) = score.open_round() {
        text.push_str(&format!("{}\n", say::SoFar { sums: sums(round, roster) }.said()));
    }
    if hands.len() > 1 {
        text.push_str(&format!("{}\n", say::EachAlone.said()));
    }
    for (names_of_hand, hand) in &hands {
        text.push_str(&InRound::new((score.house(), card), &sheet, hand, names_of_hand, names).lines());
    }
    text
}

/// A hand of a round, with what it means for the round and for each open game.
struct InRound<'s> {
    house: &'s HouseRules,
    limit: u8,
    hand: &'s HandInPlay,
    names: &'s Names,
    sides: &'s EntrantNames,
    counts: RoundCounts,
    /// The same in a hand that the suit of the knock card doubles, if a suit does.
    doubled: Option<RoundCounts>,
}

struct RoundCounts {
    round: ByPlayer<RoundSafety>,
    games: Vec<(usize, ByPlayer<Safety>)>,
}

impl<'s> InRound<'s> {
    fn new(
        (house, card): (&'s HouseRules, Option<Upcard>),
        sheet: &Sheet,
        hand: &'s HandInPlay,
        names: &'s Names,
        sides: &'s EntrantNames,
    ) -> InRound<'s> {
        let of = |card| RoundCounts {
            round: hand.round_safety(house, card),
            games: hand.safety(house, sheet, card),
        };
        let doubled = doubling(house, card).map(|card| of(Some(card)));
        InRound { house, limit: house.knock_limit_with(card), hand, names, sides, counts: of(card), doubled }
    }

    fn lines(&self) -> String {
        let (one, two) = (self.names.get(Player::One), self.names.get(Player::Two));
        let mut text = format!("{}\n", all_of(&[one, two]));
        for player in Player::BOTH {
            for line in self.of_player(player) {
                text.push_str(&format!("  {line}\n"));
            }
        }
        text
    }

    fn of_player(&self, player: Player) -> Vec<String> {
        let name = self.names.get(player);
        let (own, others) = (self.side(player), self.side(player.other()));
        let round = self.counts.round.get(player);
        let mut lines = vec![match round.points_to_win {
            0 | 1 => say::WinsWithHand { side: own, name }.said(),
            points => say::WinsWithPoints { side: own, name, points }.said(),
        }];
        let mut can_hold: Vec<String> = Vec::new();
        // A side that is behind can win by an undercut.
        let can_keep = [round.to_keep, round.to_tie].iter().any(is_some);
        if round.lead > 0 || can_keep {
            let doubled = self.doubled.as_ref().map(|doubled| doubled.round.get(player));
            let keep = self.held(&round.to_keep, doubled.map(|of| &of.to_keep));
            let tie = self.held(&round.to_tie, doubled.map(|of| &of.to_tie));
            let same = keep == tie;
            can_hold.push(say::WinsRound { side: own, held: keep }.said());
            can_hold.extend((!same).then(|| say::DoesNotLoseRound { side: own, held: tie }.said()));
        }
        let mut out_of_reach: Vec<String> = Vec::new();
        for (at, (game, of)) in self.counts.games.iter().enumerate() {
            let doubled = self.doubled.as_ref().and_then(|doubled| doubled.games.get(at));
            let doubled = doubled.map(|(_, of)| &of.get(player).holding);
            let plain = &of.get(player).holding;
            if is_any(plain) && doubled.is_none_or(is_any) {
                out_of_reach.push((game + 1).to_string());
                continue;
            }
            let held = self.held(plain, doubled);
            can_hold.push(say::DoesNotWinGame { others, game: game + 1, held }.said());
        }
        if !can_hold.is_empty() {
            lines.push(say::CaughtWith { name }.said());
            lines.extend(can_hold.into_iter().map(|line| format!("  {line}")));
        }
        for (game, of) in &self.counts.games {
            let of = of.get(player);
            if of.undercut.is_some() && of.safe_to_knock < self.limit {
                let game = game + 1;
                lines.push(match of.safe_to_knock {
                    0 => say::UndercutWins { name, game, others }.said(),
                    count => say::UndercutWinsAbove { count, game, others }.said(),
                });
            }
        }
        match out_of_reach.len() {
            0 => {}
            all if all == self.counts.games.len() => lines.push(say::WinsNoGame { others }.said()),
            count => lines.push(say::WinsNotGames { count, others, games: all_of(&out_of_reach) }.said()),
        }
        lines
    }

    fn side(&self, player: Player) -> &str {
        let entrant: Entrant = *self.hand.entrants.get(player);
        self.sides.get(entrant)
    }

    /// What can be held against each ending, with what can be held in a doubled hand.
    fn held(&self, plain: &SafeHolding, doubled: Option<&SafeHolding>) -> String {
        let held = by_ending(plain, self.house);
        match doubled {
            None => held,
            Some(doubled) => say::OrDoubled { held, doubled: by_ending(doubled, self.house) }.said(),
        }
    }
}
