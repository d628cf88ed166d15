//! What a hand is worth, once both counts are known: the table of the rules, row by row.

use crate::cards::card::{Card, Rank};
use crate::rules::house::{AceKnockCard, Bonus, DoubledBoxes, HouseRules, KnockCard, UndercutTie};
use crate::rules::player::Player;
use crate::rules::ruling::{End, Step, total};

/// The most deadwood that the knock card lets a player knock with: the house's limit, or the card's
/// value if that is less. An ace is 1, or in many houses 0: the hand is played for gin.
///
/// ```
/// use ginscore_rules::rules::{HouseRules, Preset, knock_limit};
/// let house = HouseRules::new(Preset::named("oklahoma").unwrap().values()).unwrap();
/// assert_eq!(knock_limit(&house, "6H".parse().ok()), 6);
/// assert_eq!(knock_limit(&house, "QH".parse().ok()), 10);
/// ```
pub fn knock_limit(house: &HouseRules, knock_card: Option<Card>) -> u8 {
    let house_limit = u8::try_from(house.knock_limit.get()).unwrap_or(u8::MAX);
    let by_card = match (house.knock_card, knock_card) {
        (KnockCard::None, _) | (_, None) => u8::MAX,
        (KnockCard::Upcard, Some(Card { rank: Rank::Ace, .. }))
            if house.ace_knock_card == AceKnockCard::GinOnly =>
        {
            0
        }
        (KnockCard::Upcard, Some(card)) => card.points(),
    };
    house_limit.min(by_card)
}

/// Both counts of a hand that was ended within the limit.
#[derive(Clone, Copy, Debug)]
pub(super) struct BothCounts {
    /// Who knocked.
    pub(super) by: Player,
    /// Whether eleven cards were melded.
    pub(super) eleven: bool,
    /// The knocker's.
    pub(super) knocker: u8,
    /// The defender's, after laying off.
    pub(super) defender: u8,
}

/// What a hand comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Worth {
    pub(super) end: End,
    pub(super) winner: Option<Player>,
    pub(super) steps: Vec<Step>,
    pub(super) boxes: u32,
}

/// The worth of a hand by the first row of the table that applies:
///
/// - **big gin**, eleven cards melded where the house pays it: the defender's count and the bonus;
/// - **gin**, no deadwood: the defender's count and the bonus. He cannot score, even with none himself;
/// - **knock**, the knocker has less: the difference, and the bonus where a knock has one;
/// - **gin off**, the defender is left with nothing where the house pays that: the knocker's count and
///   the bonus, to the defender;
/// - **undercut**, the defender has less: the difference and the bonus, to him;
/// - **a tie** goes as the house has it.
///
/// Where the knock card's suit doubles, all of that counts twice.
pub(super) fn worth(house: &HouseRules, counts: BothCounts, knock_card: Option<Card>) -> Worth {
    let BothCounts { by, eleven, knocker, defender } = counts;
    let (k, d) = (u32::from(knocker), u32::from(defender));
    let bonus = |end, bonus: Bonus| Step::Bonus(end, bonus.get());
    let knocker_wins = |end, steps| (end, Some(by), steps);
    let defender_wins = |end, steps| (end, Some(by.other()), steps);
    let big_gin = house.big_gin_bonus.filter(|_| eleven);
    let gin_off = house.gin_off_bonus.filter(|_| d == 0);

    let (end, winner, mut steps) = if let Some(extra) = big_gin {
        knocker_wins(End::BigGin, vec![Step::Deadwood(d), bonus(End::BigGin, extra)])
    } else if k == 0 {
        knocker_wins(End::Gin, vec![Step::Deadwood(d), bonus(End::Gin, house.gin_bonus)])
    } else if k < d {
        let mut steps = vec![Step::Difference(d - k)];
        if house.knock_bonus.get() > 0 {
            steps.push(bonus(End::Knock, house.knock_bonus));
        }
        knocker_wins(End::Knock, steps)
    } else if let Some(extra) = gin_off {
        defender_wins(End::GinOff, vec![Step::KnockersCount(k), bonus(End::GinOff, extra)])
    } else if d < k {
        let steps = vec![Step::Difference(k - d), bonus(End::Undercut, house.undercut_bonus)];
        defender_wins(End::Undercut, steps)
    } else {
        let even = Step::Difference(0);
        match house.undercut_tie {
            UndercutTie::Defender => {
                defender_wins(End::Undercut, vec![even, bonus(End::Undercut, house.undercut_bonus)])
            }
            UndercutTie::NoBonus => defender_wins(End::Undercut, vec![even]),
            UndercutTie::Knocker => knocker_wins(End::Knock, vec![even]),
            UndercutTie::Nobody => (End::Tie, None, vec![even]),
        }
    };
    let doubled = knock_card.map(|card| card.suit).filter(|suit| house.doubling_suits.contains(*suit));
    if let (Some(suit), Some(_)) = (doubled, winner) {
        steps.push(Step::Doubled(suit));
    }
    let boxes = if winner.is_some() { boxes(house, end, doubled.is_some()) } else { 0 };
    Worth { end, winner, steps, boxes }
}

/// The points that the knocker earns in such a hand: less than 0 where they go to the defender.
pub(super) fn earned(house: &HouseRules, counts: BothCounts, knock_card: Option<Card>) -> i64 {
    let Worth { winner, steps, .. } = worth(house, counts, knock_card);
    let points = i64::from(total(&steps));
    match winner {
        Some(winner) if winner == counts.by => points,
        Some(_) => -points,
        None => 0,
    }
}

/// The boxes that the house adds to the winner's one for such an end, before anything is doubled.
pub fn extra_boxes(house: &HouseRules, end: End) -> u32 {
    match end {
        End::Gin => house.boxes.gin.get(),
        End::BigGin => house.boxes.big_gin.get(),
        End::Undercut => house.boxes.undercut.get(),
        End::GinOff => house.boxes.gin_off.get(),
        End::Knock | End::Tie | End::Draw | End::Points => 0,
    }
}

/// The winner's box, and the extra ones of the house; some or all of them twice in a doubled hand.
fn boxes(house: &HouseRules, end: End, doubled: bool) -> u32 {
    let extra = extra_boxes(house, end);
    match house.doubled_boxes {
        DoubledBoxes::Bonus if doubled => 1 + 2 * extra,
        DoubledBoxes::All if doubled => 2 * (1 + extra),
        _ => 1 + extra,
    }
}
