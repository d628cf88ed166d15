//! Doubts about a hand before it is recorded: its cards were those of another hand, or, with `--advise`, they could be
//! spread or laid off better. Without that option, only `why --advise` shows the latter.

use dialoguer::Input;

use crate::commands::run::answer::Stop;
use crate::commands::run::env::Env;
use crate::commands::run::prompt::{answer_to, usual_yes, yes_or_no};
use crate::say::text::{Line, Text};
use crate::say::{Fixed, Message, written::prompt as say};
use crate::show::hand::advice::better;
use crate::show::hand::entrants::hand_headline;
use crate::show::series::numbered::numbered;
use ginscore_ledger::model::Series;
use ginscore_notation::{Entry, Operation};
use ginscore_rules::advice::review;
use ginscore_rules::cards::Cards;
use ginscore_rules::hand::{Defender, HandClaim, Knocker, judge};

#[derive(Debug)]
pub enum Doubt {
    /// A player had the same ten cards in this hand, so that it is probably recorded already.
    SameCards(Line),
    /// Better spreads and lay-offs, a line each.
    Better(Vec<Line>),
}

impl Doubt {
    pub fn said(&self) -> Text {
        match self {
            Doubt::SameCards(hand) => say::SameCards { hand: hand.clone() }.line().into(),
            Doubt::Better(lines) => {
                lines.iter().map(|line| say::Advice { better: line.clone() }.line()).collect()
            }
        }
    }

    /// Whether the hand is recorded, if the answer to this question is only Enter.
    pub const fn is_usually_recorded(&self) -> bool {
        match self {
            Doubt::SameCards(_) => false,
            Doubt::Better(_) => true,
        }
    }

    pub fn usual(&self) -> &'static str {
        if self.is_usually_recorded() { usual_yes() } else { "n" }
    }

    /// Whether the hand is recorded after this answer: anything but yes means no, and nothing is the usual answer.
    pub fn records(&self, answer: &str) -> bool {
        if answer.trim().is_empty() { self.is_usually_recorded() } else { yes_or_no(answer) == Some(true) }
    }
}

/// The doubts about the hand of an entry. An illegal hand has none, for recording it reports what is wrong. The cards are
/// compared only if questions may be asked.
pub fn doubts(entry: &Entry, series: &Series, advise: bool, ask: bool) -> Vec<Doubt> {
    let (score, roster) = (series.score(), series.roster());
    let advise = advise && matches!(entry.operation, Operation::Hand(_));
    let is_new = matches!(entry.operation, Operation::Hand(_) | Operation::Insert(..));
    if !(advise || ask && is_new) {
        return Vec::new();
    }
    let Some((hand, ruling)) = entry.hands.first().and_then(|hand| {
        let ruling = judge(&hand.hand.claim, score.house()).ok()?;
        Some((hand, ruling))
    }) else {
        return Vec::new();
    };
    let cards = whole_hands(&hand.hand.claim);
    let is_same = |claim: &HandClaim| whole_hands(claim).iter().any(|hand| cards.contains(hand));
    let same = series.hands().filter(|(_, hand)| ask && is_same(hand.ruling.claim())).last();
    let better = match advise {
        true => better(&review(&ruling, score.house()), &roster.pair(hand.opponents)),
        false => Vec::new(),
    };
    let same = same.map(|(number, hand)| {
        Doubt::SameCards(numbered(number, hand_headline(&hand.ruling, hand.opponents, roster), roster))
    });
    same.into_iter().chain((!better.is_empty()).then_some(Doubt::Better(better))).collect()
}

/// Returns true if the last hand was recorded by such a line: the same counts twice running are rare, except in a draw.
pub fn is_like_last(entry: &Entry, series: &Series) -> bool {
    let Operation::Hand(hand) = &entry.operation else { return false };
    let is_draw = matches!(hand.claim, HandClaim::Draw { .. });
    !is_draw
        && series
            .hands()
            .last()
            .is_some_and(|(_, last)| hand.opponents == last.opponents && hand.claim == *last.ruling.claim())
}

fn whole_hands(claim: &HandClaim) -> Vec<Cards> {
    let HandClaim::Showdown(hand) = claim else { return Vec::new() };
    let own = match &hand.knocker {
        Knocker::Cards(laid) => Cards::distinct(laid.cards()),
        Knocker::Deadwood(_) | Knocker::Count(_) | Knocker::Gin | Knocker::BigGin => None,
    };
    let others = match &hand.defender {
        Defender::Cards { laid, layoffs } => Cards::distinct(laid.cards().chain(layoffs.iter().copied())),
        Defender::Deadwood { .. } | Defender::Count(_) => None,
    };
    own.into_iter().chain(others).filter(|cards| cards.len() >= 10).collect()
}

/// Asks outside the table whether to record the hand.
pub fn asked(doubt: &Doubt, env: &Env) -> Result<bool, Stop> {
    env.warn(doubt.said());
    if !env.ask {
        return Ok(true);
    }
    let question =
        Input::<String>::new().with_prompt(say::RecordAnyway.text()).default(doubt.usual().to_owned());
    Ok(doubt.records(&answer_to(question)?))
}
