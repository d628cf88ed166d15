//! What happens between two hands: how each event is said, when it is recorded, listed, and undone.

use crate::say::text::Line;
use crate::say::written::{changes, correction as say, words::Labelled, words::WithDetails};
use crate::say::{Fixed, Message};
use crate::show::cards::in_words::suit_name;
use crate::show::hand::entrants::EntrantNames;
use crate::show::rules::in_words::phrase;
use crate::show::rules::stake::stake_in_words;
use crate::show::series::adjustment::adjustment_headline;
use crate::show::series::changes::Change;
use crate::show::series::numbered::{has_rounds, number_in_words, numbered};
use crate::show::words::{listed, ticked};
use ginscore_notation::{Agreement, Event, Roster};
use ginscore_rules::cards::Upcard;
use ginscore_rules::house::{Form, HouseRules, KnockCard, RuleSettings};
use ginscore_rules::series::Score;
use ginscore_rules::settlement::Stake;

/// The line for an event, which came before the hand with that number.
pub(super) fn of_event(event: &Event, number: usize, roster: &Roster) -> Line {
    match event {
        Event::Deal(dealer) => {
            let dealer = changes::DealerIs { name: roster.entrant(*dealer) }.line();
            numbered(number, dealer, roster)
        }
        Event::KnockCard(card) => numbered(number, say::KnockCardIs { card: *card }.line(), roster),
        Event::Seat(seat, None, _) => say::PlaysHand { name: roster.name(*seat), number }.line(),
        Event::Seat(seat, Some(with), _) => {
            say::PlayHand { one: roster.name(*seat), two: roster.name(*with), number }.line()
        }
        Event::Misdeal(None) => say::DealerDealsAgain.line(),
        Event::Misdeal(Some(why)) => say::MisdealWhy { why }.line(),
        Event::Adjust(adjustment, why) => {
            let adjustment = adjustment_headline(adjustment, &EntrantNames::of(roster));
            Labelled { label: adjustment, what: why }.line()
        }
        Event::Stop(None) => say::Stopped.line(),
        Event::Stop(Some(why)) => say::StoppedWhy { why }.line(),
        Event::Agree(agreement, _) => {
            let values = agreement.applied(RuleSettings::default());
            say::Agreed { what: agreed_values(agreement, &values) }.line()
        }
    }
}

/// What an event was, for the end of a line that has a colon already. `after` is the number of the hand before it.
pub(super) fn event_again(event: &Event, after: usize, roster: &Roster) -> Line {
    match event {
        Event::Misdeal(None) => say::TheMisdeal.line(),
        Event::Misdeal(Some(why)) => WithDetails { what: say::TheMisdeal.text(), details: why }.line(),
        Event::Adjust(adjustment, why) => {
            let adjustment = adjustment_headline(adjustment, &EntrantNames::of(roster));
            WithDetails { what: adjustment, details: why }.line()
        }
        Event::Stop(Some(why)) => WithDetails { what: say::Stopped.text(), details: why }.line(),
        Event::Deal(dealer) => {
            let details = changes::DealerIs { name: roster.entrant(*dealer) }.line();
            WithDetails { what: number_in_words(after + 1, has_rounds(roster)), details }.line()
        }
        Event::KnockCard(card) => {
            let details = say::KnockCardIs { card: *card }.line();
            WithDetails { what: number_in_words(after + 1, has_rounds(roster)), details }.line()
        }
        Event::Seat(..) | Event::Stop(None) | Event::Agree(..) => of_event(event, after + 1, roster),
    }
}

/// What an answer has besides the line of an event that was recorded.
pub struct EventAnswer<'a> {
    /// The line itself, if it says more when the event is new.
    pub said: Option<Line>,
    pub remarks: Vec<Line>,
    pub change: Option<Change<'a>>,
    pub changes_score: bool,
}

/// What is answered to an event that was recorded after the hand with the number `after`. `before` are the rules and the stake as
/// they were; `is_late` says that the series was over.
pub fn event_answer<'a>(
    event: &Event,
    (after, is_late): (usize, bool),
    (before, stake): (&HouseRules, Option<Stake>),
    score: &'a Score,
    roster: &Roster,
) -> EventAnswer<'a> {
    let nothing = EventAnswer { said: None, remarks: Vec::new(), change: None, changes_score: false };
    match event {
        Event::KnockCard(card) => EventAnswer {
            said: Some(announced(*card, score.house())),
            change: Some(Change::KnockCard(*card)),
            ..nothing
        },
        Event::Adjust(..) => EventAnswer {
            remarks: is_late.then(|| before_the_end(after + 1, roster)).into_iter().collect(),
            change: score.adjustments().last().map(Change::Adjusted),
            changes_score: true,
            ..nothing
        },
        Event::Stop(_) => EventAnswer { changes_score: true, ..nothing },
        Event::Agree(agreement, _) => {
            let remarks = agreed_before_that(agreement, before, stake).into_iter();
            let remarks = remarks.chain(form_left(agreement, before, score.house())).collect();
            EventAnswer { remarks, changes_score: true, ..nothing }
        }
        Event::Seat(..) | Event::Deal(_) | Event::Misdeal(_) => nothing,
    }
}

/// What was agreed, in words: the preset, each value, and the stake.
fn agreed_values(agreement: &Agreement, values: &RuleSettings) -> String {
    let rules = agreement.keys().map(|key| phrase(key, values));
    let stake = agreement.stake.map(stake_in_words);
    listed(agreement.preset.clone().into_iter().chain(rules).chain(stake))
}

/// What an agreement changed, as it was: its rules, and the stake. `None` if there was only no stake.
fn agreed_before_that(agreement: &Agreement, house: &HouseRules, stake: Option<Stake>) -> Option<Line> {
    let rules = agreement.keys().map(|key| phrase(key, house));
    let stake = agreement.stake.and(stake).map(stake_in_words);
    let before: Vec<String> = rules.chain(stake).collect();
    (!before.is_empty()).then(|| say::AgreedBefore { what: listed(before) }.line())
}

/// The forms that a preset took from the game, `hollywood` from three games side by side, with the line that keeps them.
fn form_left(agreement: &Agreement, before: &HouseRules, after: &HouseRules) -> Option<Line> {
    let preset = agreement.preset.as_ref()?;
    let is_left = |form: &Form| form.is_in(before) && !form.is_in(after);
    let forms: Vec<&str> = Form::ALL.into_iter().filter(is_left).map(Form::name).collect();
    let forms = forms.join(" ");
    let line = ticked(&format!("agree {preset} {forms}"));
    (!forms.is_empty()).then(|| say::AgreedWithoutForm { forms: &forms, line }.line())
}

/// Says before which hand an adjustment was recorded that came after the end.
fn before_the_end(number: usize, roster: &Roster) -> Line {
    if has_rounds(roster) {
        say::BeforeLastRound { number }.line()
    } else {
        say::BeforeLastHand { number }.line()
    }
}

/// What a knock card that was turned up means in the hand in play.
pub fn announced(card: Upcard, house: &HouseRules) -> Line {
    if !house.needs_knock_card() {
        return say::KnockCardWithoutEffect { card }.line();
    }
    let limit = match house.knock_card {
        KnockCard::None => None,
        KnockCard::Upcard => Some(house.knock_limit_with(Some(card))),
    };
    let what = match limit {
        None => say::KnockCardIs { card }.line(),
        Some(0) => say::KnockCardGinOnly { card }.line(),
        Some(limit) => say::KnockCardLimit { card, limit }.line(),
    };
    match card.suit.filter(|suit| house.doubling_suits.contains(*suit)) {
        Some(suit) => say::KnockCardDoubles { what, suit: suit_name(suit) }.line(),
        None => what,
    }
}
