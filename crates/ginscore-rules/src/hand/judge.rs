//! The referee, who checks and scores a claim under the house rules.
//!
//! [`judge`] is the only function that turns a claim into a ruling: for counts and for cards, for a new hand and for
//! one that is read from a file.

use alloc::vec::Vec;

use crate::cards::list::{CardList, List};
use crate::cards::meld::Meld;
use crate::cards::spread::ShownCards;
use crate::hand::claim::{HandClaim, PointsClaim, Showdown};
use crate::hand::fault::{Fault, Faults};
use crate::hand::points::{BothCounts, Worth, worth};
use crate::hand::ruling::{BoxStep, End, Evidence, Ruling, Step, arranged};
use crate::hand::showdown::{
    Arrangement, DefenderSide, KnockerSide, check_duplicates, check_knock_card, check_layoffs, check_limit,
    defender_side, knocker_side,
};
use crate::house::settings::HouseRules;
use crate::players::player::ByPlayer;
use crate::solver::best_defense;

/// Judges a hand under the house rules.
///
/// A declared spread is scored as declared. Loose cards are arranged: the knocker's with the least deadwood, since the
/// knocker shows their cards first, and the defender's with the least deadwood over melding and laying off together.
///
/// For example, a player knocks with 9 points and the defender has 4. It is an undercut: the defender scores the
/// difference of 5 and the bonus of 10.
///
/// # Errors
/// Returns every fault of the claim at once. Faults that only follow from another one are left out.
///
/// ```
/// use ginscore_rules::hand::{Count, Defender, End, HandClaim, Knocker, Showdown, judge};
/// use ginscore_rules::house::HouseRules;
/// use ginscore_rules::players::Player;
/// let house = HouseRules::default();
/// let counts = Showdown {
///     by: Player::One,
///     knocker: Knocker::Count(Count::from(9)),
///     defender: Defender::Count(Count::from(4)),
///     knock_card: None,
///     discard: None,
///     accepted: false,
/// };
/// let ruling = judge(&HandClaim::Showdown(counts), &house).unwrap();
/// assert_eq!((ruling.end(), ruling.winner(), ruling.points()), (End::Undercut, Some(Player::Two), 15));
/// ```
pub fn judge(claim: &HandClaim, house: &HouseRules) -> Result<Ruling, Faults> {
    let claim = claim.clone();
    match claim {
        HandClaim::Draw { .. } => Ok(Ruling {
            claim,
            end: End::Draw,
            winner: None,
            tied: false,
            steps: List::EMPTY,
            box_steps: List::EMPTY,
            evidence: Evidence::None,
        }),
        HandClaim::Points(PointsClaim { winner, points, boxes, .. }) => {
            let mut faults = Vec::new();
            if points > PointsClaim::HIGHEST_POINTS {
                faults.push(Fault::PointsRange { player: winner });
            }
            if boxes > PointsClaim::HIGHEST_BOXES {
                faults.push(Fault::BoxesRange { player: winner });
            }
            none_or(faults)?;
            let won = if boxes == 1 { BoxStep::Won } else { BoxStep::Written(boxes) };
            Ok(Ruling {
                claim,
                end: End::Points,
                winner: Some(winner),
                tied: false,
                steps: [Step::Written(points)].into(),
                box_steps: [won].into(),
                evidence: Evidence::Written,
            })
        }
        HandClaim::Showdown(showdown) => {
            let Scored { worth, deadwood, limit, shown } = score(&showdown, house)?;
            let over_limit = *deadwood.get(showdown.by) > u16::from(limit);
            let arranged = arranged(showdown, &shown);
            Ok(Ruling {
                // There is nothing to accept in a knock within the limit.
                claim: HandClaim::Showdown(Showdown {
                    accepted: arranged.accepted && over_limit,
                    ..arranged
                }),
                end: worth.end,
                winner: worth.winner,
                tied: worth.tied,
                steps: worth.steps,
                box_steps: worth.boxes,
                evidence: Evidence::Showdown { deadwood, limit, shown },
            })
        }
    }
}

fn none_or(faults: Vec<Fault>) -> Result<(), Faults> {
    Faults::new(faults).map_or(Ok(()), Err)
}

struct Scored {
    worth: Worth,
    deadwood: ByPlayer<u16>,
    limit: u8,
    shown: ByPlayer<Option<ShownCards>>,
}

/// The score of a showdown, if it is the same for every arrangement of the knocker's cards.
fn score(claim: &Showdown, house: &HouseRules) -> Result<Scored, Faults> {
    let by = claim.by;
    let limit = house.knock_limit_with(claim.knock_card);
    let (knocker, defender) = checked_sides(claim, house, limit)?;

    let lays_off = !knocker.is_gin() || house.layoff_on_gin;
    let scored = |way: Option<&Arrangement>| {
        let melds = way.filter(|_| lays_off).map_or(&[][..], |way| &way.melds);
        let (count, defense) = defense(&defender, melds);
        let counts = BothCounts { by, eleven: knocker.eleven, knocker: knocker.count, defender: count };
        let mut deadwood = ByPlayer { one: counts.knocker, two: counts.knocker };
        *deadwood.get_mut(by.other()) = counts.defender;
        let mut shown = ByPlayer { one: None, two: None };
        *shown.get_mut(by) =
            way.and_then(Arrangement::spread).map(|spread| ShownCards { spread, layoffs: CardList::EMPTY });
        *shown.get_mut(by.other()) = defense;
        Scored { worth: worth(house, counts, claim.knock_card), deadwood, limit, shown }
    };
    // No arrangement, because no cards were shown, is one case, too.
    let first = scored(knocker.ways.first());
    if knocker.ways.iter().skip(1).any(|way| scored(Some(way)).worth != first.worth) {
        let spreads = knocker.ways.iter().filter_map(Arrangement::spread).collect();
        return Err(Fault::SpreadAmbiguous { player: by, spreads }.into());
    }
    Ok(first)
}

#[expect(clippy::expect_used, reason = "a side that cannot be read leaves a fault")]
fn checked_sides(
    claim: &Showdown,
    house: &HouseRules,
    limit: u8,
) -> Result<(KnockerSide, DefenderSide), Faults> {
    let by = claim.by;
    let mut faults = Vec::new();
    let duplicates = check_duplicates(claim, &mut faults);
    check_knock_card(house, claim.knock_card, &mut faults);
    let mut knocker = knocker_side(claim, &mut faults);
    let defender = defender_side(by.other(), &claim.defender, &mut faults);
    if let Some(knocker) = &mut knocker {
        if !claim.accepted {
            check_limit(by, knocker, limit, &mut faults);
        }
        check_layoffs(by.other(), claim.defender.layoffs(), knocker, house, duplicates, &mut faults);
    }
    none_or(faults)?;
    Ok((
        knocker.expect("the knocker's side has no fault"),
        defender.expect("the defender's side has no fault"),
    ))
}

/// The defender's count and cards, given the knocker's melds that cards may be laid off on.
fn defense(side: &DefenderSide, melds: &[Meld]) -> (u16, Option<ShownCards>) {
    match side {
        DefenderSide::Count(count) => (*count, None),
        DefenderSide::Laid(way, layoffs) => {
            (way.count, way.spread().map(|spread| ShownCards { spread, layoffs: layoffs.clone() }))
        }
        DefenderSide::Loose(cards) => {
            let best = best_defense(*cards, melds);
            (best.spread.count(), Some(best))
        }
    }
}

#[cfg(test)]
mod tests;
