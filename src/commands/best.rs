//! `best`: finds the best spread of some cards, the defender's best, or the counts of many hands.

use clap::Args;
use serde::Serialize;

use crate::commands::run::answer::Answered;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::input::{AnswerLines, answer_lines};
use crate::commands::run::options::examples;
use crate::commands::run::plan::{Output, Plan, Run, answers_lines, shows};
use crate::commands::words::{ONS, means_own};
use crate::say::text::Text;
use crate::say::{Fixed, Message, written::best as say};
use crate::show::cards::in_words;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::json;
use crate::show::json::cards::{card, cards, melds, set};
use crate::show::mistakes::parse_error::parse_errors;
use crate::show::mistakes::rule_fault;
use crate::show::mistakes::rule_fault::MeldPlace;
use crate::show::rulebook::TopicId;
use ginscore_notation::{
    At, Mistakes, ParseError, Side, Span, SpannedCard, Token, read_side, singles, tokens, within_length,
    write_spread,
};
use ginscore_rules::cards::{Card, Cards, Meld, Spread};
use ginscore_rules::solver::{best_defense, best_discard, best_spread, least_after_discard, least_deadwood};

use crate::commands::check::rule;

/// Find the best spread of 1 to 11 cards, or the defender's best.
///
/// After `on`, write the knocker's melds, on which the defender may lay off. `best -` reads hands from standard
/// input, one per line, and prints their counts.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore best 4-7s 9cdh 2h ac ad", "Find the best spread."),
    ("ginscore best JS 3H 5H JH 5D 6D 7D 3C 5C JC on 8-10s 8-10d", "Find the defender's best against two runs."),
    ("ginscore best - < hands.txt", "Print one count per line."),
]))]
pub(crate) struct BestArgs {
    /// The cards, as in `4-7s 9cdh 2h ac ad`, or `-`.
    #[arg(value_name = "CARDS", required = true)]
    pub(crate) cards: Vec<String>,
    /// With `-`, print the spread after each count.
    #[arg(long)]
    pub(crate) spread: bool,
}

impl Run for BestArgs {
    fn plan(self: Box<Self>) -> Plan {
        match self.cards.as_slice() {
            [cards] if cards == "-" => answers_lines(move |env, output| lines(self.spread, env, output)),
            _ => shows(move |env| run(&self.cards.join(" "), env)).needs_ledger(false),
        }
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<BestView>("best");
    }
}

pub(crate) fn run(line: &str, env: &Env) -> Answered {
    let best = Best::of(line)?;
    Ok(env.answer(|| best.text(), || best.object()))
}

/// Counts the hands on standard input.
fn lines(spread: bool, env: &Env, output: &mut Output<'_>) -> Answered {
    answer_lines(&mut Counts { spread, json: env.wants_objects() }, std::io::stdin().lock(), env, output)
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct BestView {
    melds: Vec<Vec<&'static str>>,
    deadwood: Vec<&'static str>,
    /// The points of the deadwood; of eleven cards after the discard.
    count: u16,
    layoffs: Vec<&'static str>,
    /// The best discard of eleven cards; null if they all meld, or if there are ten or fewer.
    discard: Option<&'static str>,
    big_gin: bool,
}

struct Best {
    spread: Spread,
    layoffs: Vec<Card>,
    discard: Option<Card>,
    big_gin: bool,
    /// True if the cards are the defender's, against melds that are named.
    defends: bool,
}

impl Best {
    fn of(line: &str) -> Result<Best, Failure> {
        let (cards, melds) = read(line)?;
        let of = |spread| Best { spread, layoffs: Vec::new(), discard: None, big_gin: false, defends: false };
        Ok(match melds {
            Some(melds) => {
                let best = best_defense(cards, &melds);
                Best { layoffs: best.layoffs.to_vec(), defends: true, ..of(best.spread) }
            }
            None if cards.len() < 11 => of(best_spread(cards)),
            None => {
                let best = best_discard(cards);
                Best { discard: best.discard, big_gin: best.discard.is_none(), ..of(best.spread) }
            }
        })
    }

    fn object(&self) -> impl Serialize {
        json::answer(BestView {
            melds: melds(self.spread.melds()),
            deadwood: set(self.spread.deadwood()),
            count: self.spread.count(),
            layoffs: cards(self.layoffs.iter().copied()),
            discard: self.discard.map(card),
            big_gin: self.big_gin,
        })
    }

    fn text(&self) -> Text {
        // Of cards that all fit, and of one card, it is asked whether they do.
        let (others, fit) = (self.spread.cards().len(), !self.layoffs.is_empty());
        if self.defends && (fit && others == 0 || !fit && others == 1) {
            let cards = in_words::cards(self.layoffs.iter().copied().chain(self.spread.cards()));
            return if fit { say::Fits { cards }.line() } else { say::FitsNot { cards }.line() }.into();
        }
        let mut text = Text::from(in_words::spread(&self.spread));
        if !self.layoffs.is_empty() {
            text.push(say::LayOff { cards: in_words::cards(self.layoffs.iter().copied()) }.line());
        }
        if let Some(discard) = self.discard {
            text.push(say::Discard { card: discard }.line());
        }
        let count = self.spread.count();
        // Fewer than ten cards are no hand, and a defender who is left with nothing has no gin.
        let is_gin = count == 0 && self.spread.cards().len() == 10 && !self.defends;
        text.push(match (self.big_gin, is_gin) {
            (true, _) => say::DeadwoodBigGin { count }.line(),
            (_, true) => say::DeadwoodGin { count }.line(),
            _ => say::Deadwood { count }.line(),
        });
        text
    }
}

fn read(line: &str) -> Result<(Cards, Option<Vec<Meld>>), Failure> {
    within_length(line).map_err(|mistake| Failure::misread(line, &mistake))?;
    let (own, others) = parts(line).map_err(|mistakes| Failure::unreadable(parse_errors(line, mistakes)))?;
    let cards: Vec<SpannedCard> = own.into_iter().flatten().collect();
    let named: Vec<SpannedCard> = cards.iter().chain(others.iter().flatten().flatten()).copied().collect();
    let mut reports = Mistakes::none();
    rule_fault::named_twice(line, &named, &mut reports);
    let melds: Vec<SpannedCard> = others.iter().flatten().flatten().copied().collect();
    let has = |cards: &[SpannedCard], card| cards.iter().any(|named| Some(named.card) == card);
    reports = reports.map(|report| match report.cards.first().copied() {
        card if has(&cards, card) && has(&melds, card) => rule_fault::on_both_sides(report),
        _ => report,
    });
    let most = if others.is_some() { 10 } else { 11 };
    if cards.len() > most {
        let message = say::TooManyCards { count: cards.len(), most }.said();
        let report = Diagnostic::new(Code::CardCount, message)
            .about(cards.iter().map(|named| named.card))
            .by(TopicId::Cards)
            .hinted(if others.is_some() {
                say::TooManyOfDefenderHint.text()
            } else {
                say::TooManyCardsHint.text()
            });
        let all = cards.iter().map(|named| named.span);
        reports.push(report.pointing(line, all.collect()));
    }
    let mut meld = |group: &Vec<SpannedCard>| rule(line, group, MeldPlace::After, &mut reports);
    let melds = others.map(|groups| groups.iter().filter_map(&mut meld).collect());
    match Cards::distinct(cards.iter().map(|named| named.card)) {
        Some(cards) if reports.is_empty() => Ok((cards, melds)),
        _ => Err(Failure::refused(reports)),
    }
}

/// The groups of the player's cards, and those of the knocker's melds if the line names some.
fn parts(line: &str) -> Result<(Groups, Option<Groups>), Mistakes<At<ParseError>>> {
    let found = tokens(line, 0);
    let is_on = |text: &str| text.eq_ignore_ascii_case("on") || means_own(text, ONS);
    let on = found.iter().position(|token| is_on(token.text));
    let (own, others) = match on {
        Some(at) => (found.get(..at).unwrap_or_default(), found.get(at + 1..)),
        None => (found.as_slice(), None),
    };
    let mut mistakes = Mistakes::none();
    let end = Span::new(line.trim_end().len(), line.trim_end().len() + 1);
    let own = groups(own, end, &mut mistakes);
    let others = others.map(|others| groups(others, end, &mut mistakes));
    if mistakes.is_empty() { Ok((own, others)) } else { Err(mistakes) }
}

type Groups = Vec<Vec<SpannedCard>>;

/// The groups of one part of the line, which cannot contain a slash or a plus.
fn groups(found: &[Token<'_>], end: Span, mistakes: &mut Mistakes<At<ParseError>>) -> Vec<Vec<SpannedCard>> {
    let Side { groups, slash, plus, .. } = read_side(found, mistakes);
    for sign in plus.into_iter().chain(slash) {
        mistakes.retain(|mistake| mistake.span != sign);
        mistakes.push(ParseError::OutOfPlace.at(sign));
    }
    if groups.is_empty() && mistakes.is_empty() {
        mistakes.push(ParseError::NoCards.at(end));
    }
    groups
}

/// A hand per line, answered by its count, or with `--spread` by its count and its spread; in JSON, by the object of
/// `best --json`.
struct Counts {
    spread: bool,
    json: bool,
}

impl AnswerLines for Counts {
    /// Ten cards and eleven.
    const USUAL: &'static [usize] = &[29, 32];

    fn plain(&mut self, line: &[u8], out: &mut Vec<u8>) -> bool {
        if self.spread || self.json {
            return false;
        }
        let Some(count) = plain_count(line) else { return false };
        // At most 107, of eleven cards.
        if let hundreds @ 1.. = count / 100 {
            out.push(b'0' + hundreds as u8);
        }
        if count >= 10 {
            out.push(b'0' + (count / 10 % 10) as u8);
        }
        out.push(b'0' + (count % 10) as u8);
        true
    }

    fn answer(&mut self, line: &str, out: &mut Vec<u8>) -> Result<(), Failure> {
        let best = Best::of(line)?;
        if self.json {
            out.extend(json::written(&best.object()).into_bytes());
            return Ok(());
        }
        out.extend(best.spread.count().to_string().as_bytes());
        if self.spread {
            let laid_off = if best.layoffs.is_empty() { "" } else { " + " };
            let spread = ["\t", &write_spread(&best.spread), laid_off, &singles(&best.layoffs)];
            out.extend(spread.concat().as_bytes());
        }
        Ok(())
    }
}

fn plain_count(line: &[u8]) -> Option<u16> {
    let cards = Cards::plain(line)?;
    match cards.len() {
        12.. => None,
        11 => Some(least_after_discard(cards)),
        _ => Some(least_deadwood(cards)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Lang, speaking};

    #[test]
    fn the_word_between_two_hands_may_be_that_of_the_language() {
        for (tag, word) in
            [("en", "on"), ("it", "on"), ("it", "su"), ("de", "auf"), ("pl", "na"), ("pt-BR", "em")]
        {
            let line = format!("js 3h 4h {word} 8-10s 8-10d");
            let layoffs = speaking(Lang::with_tag(tag).unwrap(), || Best::of(&line).unwrap().layoffs.len());
            assert_eq!(layoffs, 1, "{tag}: {word}");
        }
        let is_refused = speaking(Lang::ENGLISH, || Best::of("js 3h 4h su 8-10s 8-10d").is_err());
        assert!(is_refused);
    }
}
