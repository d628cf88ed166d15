//! A hand and its ruling. The fields of what many hands have are in the order of the alphabet, in which they are written: what is
//! in order need not be moved.

use ginscore_ledger::model::Hand;
use ginscore_ledger::seal::SealCode;
use ginscore_notation::{Names, Roster, end_name};
use ginscore_rules::advice::{BetterSpread, review};
use ginscore_rules::cards::ShownCards;
use ginscore_rules::hand::{Evidence, Ruling, Step};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::{ByPlayer, Player};
use ginscore_rules::series::{PlayedHand, Score, ScoredRound};
use ginscore_rules::sheets::EntryReason;
use serde::Serialize;

use super::cards::{cards, melds, set, upcard};
use super::change::{ChangeView, change_view};
use super::players::{columns, players_of};
use super::{PerPlayer, WithSchema, answer, by_player, each, name};
use crate::show::hand::ruling::step_points;
use crate::show::series::changes::Change;

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RulingView {
    /// True if the knock was over the limit, and the other player accepted it.
    accepted: bool,
    boxes: u32,
    /// Each player's count, the defender's after laying off; null where there are no counts.
    deadwood: Option<PerPlayer<u16>>,
    /// `knock`, `gin`, `big-gin`, `undercut`, `gin-off`, `tie`, `draw` or `points`.
    #[cfg_attr(test, schemars(extend("enum" = super::schema_tests::ends())))]
    end: &'static str,
    knock_card: Option<&'static str>,
    /// The limit of the knock; null if nobody knocked.
    limit: Option<u8>,
    points: u32,
    /// What each side put down; null if no cards were shown.
    spreads: Option<PerPlayer<Option<LaidDownView>>>,
    steps: Vec<StepView>,
    /// True if both sides showed their cards.
    verified: bool,
    winner: Option<String>,
}

/// What a side put down.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct LaidDownView {
    deadwood: Vec<&'static str>,
    /// What the defender laid off; left out for the knocker.
    #[serde(skip_serializing_if = "Option::is_none")]
    layoffs: Option<Vec<&'static str>>,
    melds: Vec<Vec<&'static str>>,
}

/// A step of the arithmetic: points that are added, or how many times all of it counts.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StepView {
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<u32>,
    #[cfg_attr(test, schemars(extend("enum" = super::schema_tests::STEPS)))]
    what: &'static str,
}

/// A ruling that was not recorded, and the name of the rules that it was made by.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct JudgedView {
    #[serde(flatten)]
    ruling: RulingView,
    /// The name of the rules, or of those from which they were changed.
    rules: String,
    /// The series whose rules they are; null if they are not those of a series.
    series: Option<String>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct HandView {
    #[serde(flatten)]
    ruling: RulingView,
    /// The numbers of the games in which it is entered, from 1.
    columns: Vec<usize>,
    /// The number of the hand, from 1; of its round, if a round has several hands.
    number: usize,
    /// Who played it, the one who ended it first. Only in a series of more than two players.
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<[String; 2]>,
    /// The number of the sheet, from 1.
    sheet: usize,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RecordedView {
    #[serde(flatten)]
    hand: HandView,
    seal: String,
}

/// A correction: the line that was recorded, all that changes by it, and the hand if it is about one.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CorrectionView {
    #[serde(flatten)]
    hand: Option<HandView>,
    /// The line, as the ledger has it.
    done: String,
    changes: Vec<ChangeView>,
    seal: String,
}

/// Why a hand is entered in a game, or is not.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReasonView {
    /// The number of the game, from 1.
    game: usize,
    entered: bool,
    /// `has-entry`, `first-open-without`, `nth-win`, `not-yet` or `closed`.
    #[cfg_attr(test, schemars(extend("enum" = ["has-entry", "first-open-without", "nth-win", "not-yet", "closed"])))]
    why: &'static str,
}

/// What a player could have put down, and the points that it would have earned.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BetterView {
    #[serde(flatten)]
    side: LaidDownView,
    points: u32,
}

pub fn ruling(ruling: &Ruling, names: &Names) -> RulingView {
    let (deadwood, limit, spreads) = match ruling.evidence() {
        Evidence::None | Evidence::Written => (None, None, None),
        Evidence::Showdown { deadwood, limit, shown } => {
            let seen = shown.one.is_some() || shown.two.is_some();
            let knocker = ruling.by();
            let sides = ByPlayer::from_fn(|player| {
                shown.get(player).as_ref().map(|shown| side(shown, Some(player) == knocker))
            });
            let counts = by_player(deadwood, names, |count| *count);
            (Some(counts), Some(*limit), seen.then(|| each(sides, names)))
        }
    };
    RulingView {
        end: end_name(ruling.end()),
        winner: name(ruling.winner(), names),
        points: ruling.points(),
        boxes: ruling.boxes(),
        deadwood,
        limit,
        verified: ruling.verified(),
        accepted: ruling.is_accepted(),
        knock_card: ruling.knock_card().map(upcard),
        spreads,
        steps: ruling.steps().iter().map(step).collect(),
    }
}

fn side(shown: &ShownCards, knocker: bool) -> LaidDownView {
    LaidDownView {
        melds: melds(shown.spread.melds()),
        deadwood: set(shown.spread.deadwood()),
        layoffs: (!knocker).then(|| cards(shown.layoffs.iter().copied())),
    }
}

/// What the defender put down, if that is known.
pub(super) fn defended(ruling: &Ruling, defender: Player) -> Option<LaidDownView> {
    match ruling.evidence() {
        Evidence::Showdown { shown, .. } => shown.get(defender).as_ref().map(|shown| side(shown, false)),
        Evidence::None | Evidence::Written => None,
    }
}

fn step(step: &Step) -> StepView {
    let points = step_points(step);
    StepView { what: step.id(), points, times: if points.is_none() { Some(2) } else { None } }
}

pub fn hand(number: usize, round: &ScoredRound, hand: &PlayedHand, roster: &Roster) -> HandView {
    HandView {
        ruling: ruling(&hand.ruling, &roster.pair(hand.opponents)),
        number,
        players: players_of(hand, roster),
        columns: columns(round),
        sheet: round.sheet + 1,
    }
}

pub fn judged(of: &Ruling, names: &Names, rules: &str, series: Option<&str>) -> WithSchema<JudgedView> {
    let ruling = ruling(of, names);
    answer(JudgedView { ruling, rules: rules.to_owned(), series: series.map(str::to_owned) })
}

pub fn recorded(
    number: usize,
    round: &ScoredRound,
    of: &PlayedHand,
    roster: &Roster,
    seal: SealCode,
) -> WithSchema<RecordedView> {
    answer(RecordedView { hand: hand(number, round, of, roster), seal: seal.to_string() })
}

pub fn correction(
    done: &str,
    changes: &[Change<'_>],
    scored: Option<(usize, &ScoredRound, &PlayedHand)>,
    score: &Score,
    roster: &Roster,
    seal: SealCode,
) -> WithSchema<CorrectionView> {
    let hand = scored.map(|(number, round, of)| hand(number, round, of, roster));
    answer(CorrectionView {
        hand,
        done: done.to_owned(),
        changes: changes.iter().map(|change| change_view(change, score, roster)).collect(),
        seal: seal.to_string(),
    })
}

/// Why a hand is entered in the games, or is not.
pub fn reasons(hand: &ScoredRound) -> Vec<ReasonView> {
    let why = |reason: &EntryReason| match reason {
        EntryReason::HasEntry => "has-entry",
        EntryReason::FirstWithout => "first-open-without",
        EntryReason::Win(_) => "nth-win",
        EntryReason::NotYet => "not-yet",
        EntryReason::Closed => "closed",
    };
    let view = |(game, reason): (usize, &EntryReason)| ReasonView {
        game,
        entered: reason.is_entry(),
        why: why(reason),
    };
    (1..).zip(hand.reasons()).map(view).collect()
}

pub fn better(better: &BetterSpread) -> BetterView {
    BetterView { side: side(&better.shown, false), points: better.points }
}

pub fn could_have(kept: &Hand, house: &HouseRules, roster: &Roster) -> PerPlayer<Option<BetterView>> {
    by_player(&review(&kept.ruling, house), &roster.pair(kept.opponents), |one| one.as_ref().map(better))
}
