//! The question to `judge`: are these groups melds or, with a slash, a legal spread?

use crate::commands::run::answer::{Answered, Stop};
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::say::text::Text;
use crate::say::{Message, written::best as say};
use crate::show::cards::in_words::cards;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::json::{self, Besides, GroupsView};
use crate::show::mistakes::parse_error::parse_errors;
use crate::show::mistakes::rule_fault::{self, MeldPlace, named_twice_in};
use crate::show::rulebook::TopicId;
use ginscore_notation::{
    At, Mistakes, ParseError, Side, Span, SpannedCard, Token, TokenKind, read_card, read_side, tokens,
    within_length,
};
use ginscore_rules::cards::{Card, Cards, Meld};

struct CheckedLine {
    side: Side,
    /// The meld that each group is.
    melds: Vec<Option<Meld>>,
    reports: Mistakes<Diagnostic>,
}

impl CheckedLine {
    fn of(line: &str) -> Result<CheckedLine, Failure> {
        let side = read(line)?;
        let mut reports = Mistakes::none();
        match &side.deadwood {
            None => named_twice_in(line, &side.groups, &[], &mut reports),
            Some(deadwood) => as_spread(line, &side.groups, deadwood, &mut reports),
        }
        let meld = |group: &Vec<SpannedCard>| rule(line, group, MeldPlace::Groups, &mut reports);
        let melds = side.groups.iter().map(meld).collect();
        Ok(CheckedLine { side, melds, reports })
    }

    fn count(&self) -> Option<u32> {
        let deadwood = self.side.deadwood.as_ref()?;
        Some(deadwood.iter().map(|named| u32::from(named.card.points())).sum())
    }

    fn groups(&self) -> GroupsView {
        let groups = self.side.groups.iter().zip(&self.melds);
        json::groups(groups.map(|(group, meld)| json::group(&plain(group), *meld)).collect())
    }
}

/// Returns true for the cards of one hand, as they are dealt: seven to eleven different ones, without a slash.
pub(crate) fn is_hand(line: &str) -> bool {
    let Ok(side) = side(line) else { return false };
    let all: Vec<Card> = side.groups.iter().flatten().map(|named| named.card).collect();
    side.deadwood.is_none() && (7..=11).contains(&all.len()) && Cards::distinct(all).is_some()
}

/// Returns true for the cards of a hand that nobody has arranged. Melds alone are arranged.
pub(crate) fn is_loose_hand(line: &str) -> bool {
    let Ok(side) = side(line) else { return false };
    let is_card = |word: &Token<'_>| word.sign == TokenKind::Word && read_card(word.text).is_some();
    if !tokens(line, 0).iter().all(is_card) {
        return false;
    }
    let is_meld = |group: &Vec<SpannedCard>| {
        Cards::distinct(plain(group)).is_some_and(|cards| Meld::try_from(cards).is_ok())
    };
    is_hand(line) && !side.groups.iter().all(is_meld)
}

/// Checks the groups of a line, and answers in one: each group as `set` or `run`, and for a spread its count, separated by
/// tabs; in JSON, the object.
pub(crate) fn in_one_line(line: &str, env: &Env, out: &mut Vec<u8>) -> Result<(), Failure> {
    let checked = CheckedLine::of(line)?;
    let groups = checked.groups();
    if !checked.reports.is_empty() {
        return Err(failed(checked.reports, groups));
    }
    if env.wants_objects() {
        out.extend(json::written(&json::answer(groups)).into_bytes());
        return Ok(());
    }
    let kinds = checked.melds.iter().flatten().map(|meld| match meld {
        Meld::Set(_) => "set".to_owned(),
        Meld::Run(_) => "run".to_owned(),
    });
    let parts: Vec<String> = kinds.chain(checked.count().map(|count| count.to_string())).collect();
    out.extend(parts.join("\t").into_bytes());
    Ok(())
}

pub(crate) fn run(line: &str, env: &Env) -> Answered {
    let checked = CheckedLine::of(line)?;
    let groups = checked.groups();
    let mut text = Text::default();
    for (group, meld) in checked.side.groups.iter().zip(&checked.melds) {
        let cards = cards(plain(group));
        text.push(match meld {
            Some(Meld::Set(_)) => say::ASet { cards }.line(),
            Some(Meld::Run(_)) => say::ARun { cards }.line(),
            None => say::NotAMeld { cards }.line(),
        });
    }
    if let Some(count) = checked.count().filter(|_| checked.reports.is_empty()) {
        text.push(say::LegalSpread { count }.line());
    }
    if checked.reports.is_empty() {
        return Ok(env.answer(|| text, || json::answer(groups)));
    }
    Err(Stop::from(failed(checked.reports, groups)).after(env.shown(|| text)))
}

fn failed(reports: Mistakes<Diagnostic>, groups: GroupsView) -> Failure {
    Failure { besides: Some(Box::new(Besides::Groups(groups))), ..Failure::refused(reports) }
}

fn read(line: &str) -> Result<Side, Failure> {
    within_length(line).map_err(|mistake| Failure::misread(line, &mistake))?;
    side(line).map_err(|mistakes| Failure::unreadable(parse_errors(line, mistakes)))
}

/// The groups of a line, without laid-off cards.
fn side(line: &str) -> Result<Side, Mistakes<At<ParseError>>> {
    let mut mistakes = Mistakes::none();
    let side = read_side(&tokens(line, 0), &mut mistakes);
    if let Some(plus) = side.plus.filter(|_| mistakes.is_empty()) {
        mistakes.push(ParseError::OutOfPlace.at(plus));
    }
    if side.groups.is_empty() && side.deadwood.is_none() && mistakes.is_empty() {
        mistakes.push(ParseError::NoCards.at(Span::new(0, line.len())));
    }
    if mistakes.is_empty() { Ok(side) } else { Err(mistakes) }
}

fn plain(group: &[SpannedCard]) -> Vec<Card> {
    group.iter().map(|named| named.card).collect()
}

/// The meld that a group is, or a diagnostic of why it is not.
pub(crate) fn rule(
    line: &str,
    group: &[SpannedCard],
    place: MeldPlace,
    reports: &mut Mistakes<Diagnostic>,
) -> Option<Meld> {
    // A card named twice has its report already.
    let distinct = Cards::distinct(plain(group))?;
    let meld = Meld::try_from(distinct).map_err(|why| {
        reports.push_with(|| {
            let places: Vec<Option<Span>> = group.iter().map(|named| Some(named.span)).collect();
            let marks = rule_fault::meld_marks(&plain(group), why, &places);
            rule_fault::not_a_meld(&plain(group), why, place).pointing(line, marks)
        });
    });
    meld.ok()
}

/// Checks that a spread has ten cards, or eleven before the discard, and none of them twice.
fn as_spread(
    line: &str,
    groups: &[Vec<SpannedCard>],
    deadwood: &[SpannedCard],
    reports: &mut Mistakes<Diagnostic>,
) {
    let all: Vec<SpannedCard> = groups.iter().flatten().chain(deadwood).copied().collect();
    named_twice_in(line, groups, deadwood, reports);
    if !(10..=11).contains(&all.len()) {
        let report = Diagnostic::new(Code::CardCount, say::SpreadSize { count: all.len() })
            .about(all.iter().map(|named| named.card))
            .by(TopicId::Cards)
            .hinted(say::SpreadSizeHint);
        reports.push(report.pointing(line, vec![Span::new(0, line.trim_end().len())]));
    }
}
