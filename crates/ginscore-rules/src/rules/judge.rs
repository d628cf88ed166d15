//! The referee: what was told of a hand, judged by the house's rules.
//!
//! There is one way from a claim to a ruling, and it is [`judge`]. Counts and cards, a line typed and a
//! line read from a ledger all come through here.

use crate::cards::meld::Meld;
use crate::cards::spread::Spread;
use crate::rules::claim::{Boxes, Claim, Defender, HIGHEST_BOXES, HIGHEST_POINTS, HandClaim, Showdown};
use crate::rules::fault::Fault;
use crate::rules::house::HouseRules;
use crate::rules::player::{ByPlayer, Player};
use crate::rules::points::{BothCounts, Worth, knock_limit, worth};
use crate::rules::ruling::{End, Evidence, Ruling, ShownCards, Step, arranged};
use crate::rules::showdown::{
    DefenderSide, defended, ended, laid_off_lawfully, named_once, need_knock_card, within_limit,
};
use crate::solver::best_defense;

/// Judges a hand: the ruling, or everything that is wrong with what was told, at once.
///
/// A spread that a player declares is scored as declared. Cards told loosely are arranged: the
/// knocker's for least deadwood, since he spreads first and does not see the other hand; the defender's
/// for least deadwood over melding and laying off together.
///
/// ```
/// use ginscore_rules::rules::{*, End, HouseRules, Player, judge, presets};
/// let house = HouseRules::new(presets::defaults()).unwrap();
/// let counts = Showdown {
///     knocker: Knocker::Count(9),
///     defender: Defender::Count(4),
///     knock_card: None,
///     discard: None,
/// };
/// let told = HandClaim::Ended { by: Player::One, claim: Claim::Showdown(counts) };
/// let ruling = judge(&told, &house).unwrap();
/// assert_eq!((ruling.end(), ruling.winner(), ruling.points()), (End::Undercut, Some(Player::Two), 15));
/// ```
pub fn judge(told: &HandClaim, house: &HouseRules) -> Result<Ruling, Vec<Fault>> {
    match told {
        HandClaim::Draw { .. } => Ok(Ruling {
            told: told.clone(),
            end: End::Draw,
            winner: None,
            steps: Vec::new(),
            boxes: 0,
            evidence: Evidence::None,
        }),
        HandClaim::Ended { by, claim: Claim::Points { points, boxes, .. } } => {
            let mut faults = Vec::new();
            if *points > HIGHEST_POINTS {
                faults.push(Fault::CountRange { of: *by, highest: HIGHEST_POINTS });
            }
            let boxes = Boxes::new(*boxes);
            if boxes.is_none() {
                faults.push(Fault::CountRange { of: *by, highest: HIGHEST_BOXES });
            }
            none_or(faults)?;
            Ok(Ruling {
                told: told.clone(),
                end: End::Points,
                winner: Some(*by),
                steps: vec![Step::Written(*points)],
                boxes: boxes.map_or(0, Boxes::get),
                evidence: Evidence::Written,
            })
        }
        HandClaim::Ended { by, claim: Claim::Showdown(showdown) } => {
            let Scored { worth, deadwood, limit, shown } = score(*by, showdown, house)?;
            Ok(Ruling {
                told: arranged(*by, showdown, &shown),
                end: worth.end,
                winner: worth.winner,
                steps: worth.steps,
                boxes: worth.boxes,
                evidence: Evidence::Showdown { deadwood, limit, shown },
            })
        }
    }
}

fn none_or(faults: Vec<Fault>) -> Result<(), Vec<Fault>> {
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// A showdown without a fault.
struct Scored {
    worth: Worth,
    deadwood: ByPlayer<u8>,
    limit: u8,
    shown: ByPlayer<Option<ShownCards>>,
}

fn score(by: Player, told: &Showdown, house: &HouseRules) -> Result<Scored, Vec<Fault>> {
    let mut faults = Vec::new();
    let twice = named_once(by, told, &mut faults);
    need_knock_card(house, told.knock_card, &mut faults);
    let limit = knock_limit(house, told.knock_card);
    let mut ended = ended(by, told, &mut faults);
    let defended = defended(by.other(), &told.defender, &mut faults);
    if let Some(ended) = &mut ended {
        within_limit(by, ended, limit, &mut faults);
        if let Defender::Cards { layoffs, .. } = &told.defender {
            laid_off_lawfully(by.other(), layoffs, ended, house, twice, &mut faults);
        }
    }
    none_or(faults)?;
    // A side that could not be read has left a fault, so both are there.
    let (Some(ended), Some(defended)) = (ended, defended) else {
        return Err(Vec::new());
    };

    let lays_off = !ended.is_gin() || house.layoff_on_gin;
    let mut scored = Vec::new();
    for way in ended.ways.iter().map(Some).chain(ended.ways.is_empty().then_some(None)) {
        let melds = way.filter(|_| lays_off).map_or(&[][..], |way| &way.melds);
        let (count, defence) = defence(&defended, melds);
        let counts = BothCounts { by, eleven: ended.eleven, knocker: low(ended.count), defender: low(count) };
        let mut deadwood = ByPlayer { one: counts.knocker, two: counts.knocker };
        *deadwood.get_mut(by.other()) = counts.defender;
        let mut shown = ByPlayer { one: None, two: None };
        *shown.get_mut(by) = way
            .and_then(|way| Spread::new(way.melds.clone(), way.deadwood))
            .map(|spread| ShownCards { spread, layoffs: Vec::new() });
        *shown.get_mut(by.other()) = defence;
        scored.push(Scored { worth: worth(house, counts, told.knock_card), deadwood, limit, shown });
    }
    one_score(by, scored)
}

/// A count within 0 to 98 is within a byte.
fn low(count: u32) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// The score, where all ways in which the knocker's cards may lie give the same one.
fn one_score(by: Player, scored: Vec<Scored>) -> Result<Scored, Vec<Fault>> {
    let points = |scored: &Scored| {
        let worth = &scored.worth;
        (worth.end, worth.winner, worth.steps.clone(), worth.boxes)
    };
    let differ = scored.windows(2).any(|pair| match pair {
        [one, next] => points(one) != points(next),
        _ => false,
    });
    if differ {
        let shown = scored.into_iter().filter_map(|scored| scored.shown.get(by).clone());
        let spreads = shown.map(|shown| shown.spread).collect();
        return Err(vec![Fault::SpreadAmbiguous { of: by, spreads }]);
    }
    scored.into_iter().next().ok_or_else(Vec::new)
}

/// The defender's count and what he shows, against those of the knocker's melds that take lay-offs.
fn defence(defended: &DefenderSide, melds: &[Meld]) -> (u32, Option<ShownCards>) {
    match defended {
        DefenderSide::Count(count) => (*count, None),
        DefenderSide::Laid(way, layoffs) => {
            let spread = Spread::new(way.melds.clone(), way.deadwood);
            (way.count, spread.map(|spread| ShownCards { spread, layoffs: layoffs.clone() }))
        }
        DefenderSide::Loose(cards) => {
            let best = best_defense(*cards, melds);
            let count = u32::from(best.spread.count());
            (count, Some(ShownCards { spread: best.spread, layoffs: best.layoffs }))
        }
    }
}
