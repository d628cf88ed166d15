//! Asks for a hand question by question, for people who would rather answer questions than type a line.
//!
//! Each answer is checked as it is given; after a wrong one the question comes again, empty. `<` goes back a question, where
//! Enter keeps the answer that was given before. The result is the line that could have been typed. A whole line of the table,
//! such as `score` or `Bob gin v 40`, is not an answer: it is given back, and the questions can be continued after it.
//!
//! All questions use the line editor of the table: Ctrl-C in a question of dialoguer would end the program, not the questions.

use crate::commands::answer::Stop;
use crate::commands::env::Env;
use crate::commands::failure::Failure;
use crate::commands::prompt::{Word, who_ended, yes_or_no};
use crate::say::examples::naming;
use crate::say::written::rule_fault::{KnockCardMissing, OverLimitHint};
use crate::say::written::{
    guide as say, parse_error::NoCards, parse_error::TypeOneOf, prompt::HandNotRecorded,
};
use crate::say::{Fixed, Message};
use crate::show::code::Code;
use crate::show::diagnostic::{Diagnostic, Excerpt};
use crate::show::hand::ruling::as_text;
use crate::show::mistakes::parse_error::parse_errors;
use crate::show::mistakes::rule_fault::fault;
use crate::show::words::{listed, one_of, ticked};
use crate::table::editor::{LineEditor, ReadLine};
use crate::table::script::is_word;
use ginscore_notation::{
    LineKind, Mistakes, Names, Operation, ParsedHand, Roster, Span, TokenKind, Turn, read_hand, shown, tokens,
};
use ginscore_rules::hand::{End, Fault, judge};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Player;

/// A question; each but the last has its answer in [`Answers`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HandQuestion {
    Who,
    How,
    KnockCard,
    Own,
    Other,
    LaidOff,
    Confirm,
}

#[derive(Clone, Debug, Default)]
struct Answers {
    who: String,
    how: String,
    /// True if the count of the player who ended the hand was the answer to how it ended.
    counted: bool,
    knock_card: String,
    own: String,
    other: String,
    laid_off: String,
}

impl Answers {
    /// The answer to a question; before the hand is recorded, it is who ended it.
    const fn of(&mut self, question: HandQuestion) -> &mut String {
        match question {
            HandQuestion::Who | HandQuestion::Confirm => &mut self.who,
            HandQuestion::How => &mut self.how,
            HandQuestion::KnockCard => &mut self.knock_card,
            HandQuestion::Own => &mut self.own,
            HandQuestion::Other => &mut self.other,
            HandQuestion::LaidOff => &mut self.laid_off,
        }
    }

    fn is_knock(&self) -> bool {
        self.how == Word::Knock.english()
    }

    /// The cards or the count of the player who ended the hand: of gin, cards are asked for last, and may be left out.
    fn own(&self) -> &str {
        if self.own.is_empty() { &self.how } else { &self.own }
    }

    fn line(&self) -> String {
        if self.who == Word::Draw.english() {
            return self.who.clone();
        }
        let mut line = format!("{} {} v {}", self.who, self.own(), self.other);
        if !self.laid_off.is_empty() {
            line.push_str(&format!(" + {}", self.laid_off.trim_start_matches('+').trim()));
        }
        if !self.knock_card.is_empty() {
            line.push_str(&format!(" @{}", self.knock_card.trim_start_matches('@')));
        }
        line
    }
}

#[derive(Debug, PartialEq, Eq)]
pub enum Guided {
    Hand(String),
    /// A line of the table instead of an answer.
    Line(String),
    /// Nothing: the person left the questions.
    Left,
}

/// The questions for one hand, and the answers so far.
#[derive(Debug)]
pub struct Guide {
    names: Names,
    /// Everybody at the table, who may be named in a whole line.
    roster: Roster,
    house: HouseRules,
    answers: Answers,
    before: Vec<HandQuestion>,
    question: HandQuestion,
}

impl Guide {
    /// The questions for a hand of these two players, under these rules.
    pub fn new(names: Names, roster: Roster, house: HouseRules) -> Guide {
        Guide {
            names,
            roster,
            house,
            answers: Answers::default(),
            before: Vec::new(),
            question: HandQuestion::Who,
        }
    }

    /// Asks the next questions. `<` at the first one, Ctrl-D, and Ctrl-C in an empty answer leave them.
    pub fn ask(&mut self, editor: &mut LineEditor, env: &mut Env) -> Result<Guided, Stop> {
        loop {
            let Some(answer) = self.answer(editor)? else {
                return Ok(Guided::Left);
            };
            env.measure();
            if answer == "?" {
                env.remark(self.what_to_type());
                continue;
            }
            if self.question == HandQuestion::Confirm {
                if yes_or_no(&answer) == Some(true) {
                    return Ok(Guided::Hand(self.answers.line()));
                }
                // Anything else is no, and goes back, so that the hand can be fixed; who would undo it there has not
                // recorded it yet.
                self.back();
                let is_no = yes_or_no(&answer).is_some()
                    || answer.eq_ignore_ascii_case("undo")
                    || answer.ends_with('<');
                if is_no {
                    continue;
                }
                env.remark(HandNotRecorded.text());
                return Ok(Guided::Line(answer));
            }
            if answer.contains('\n') || is_word(&answer, &self.names) {
                return Ok(Guided::Line(answer));
            }
            // Nothing in the notation ends with `<`, so it goes back whatever comes before it.
            if answer.ends_with('<') {
                if !self.back() {
                    return Ok(Guided::Left);
                }
                continue;
            }
            let kept = std::mem::replace(self.answers.of(self.question), answer.clone());
            let players = Player::BOTH.map(|player| self.names.get(player).to_owned());
            let checked =
                naming(players, || check(self.question, &mut self.answers, &self.names, &self.house));
            if let Err(reports) = checked {
                *self.answers.of(self.question) = kept;
                if is_whole_line(&answer, &self.roster) {
                    return Ok(Guided::Line(answer));
                }
                self.refuse(reports, &answer, env);
                continue;
            }
            // What one player kept at a knock is not what they kept at gin.
            if self.question == HandQuestion::How && !self.answers.counted && kept != self.answers.how {
                self.answers.own.clear();
            }
            self.before.push(self.question);
            self.question = next(self.question, &self.answers, &self.house);
            if self.question == HandQuestion::Own && self.answers.counted {
                self.take_count(env);
            }
            if self.question == HandQuestion::Confirm {
                show(&self.answers, &self.names, &self.house, env);
            }
        }
    }

    /// Takes the count that was typed as how the hand ended, or asks for it again.
    fn take_count(&mut self, env: &Env) {
        let players = Player::BOTH.map(|player| self.names.get(player).to_owned());
        let checked = naming(players, || check(self.question, &mut self.answers, &self.names, &self.house));
        self.answers.counted = false;
        match checked {
            Ok(()) => self.question = next(self.question, &self.answers, &self.house),
            Err(reports) => self.refuse(reports, &self.answers.own, env),
        }
    }

    fn refuse(&self, reports: Mistakes<Diagnostic>, answer: &str, env: &Env) {
        let reports = reports.map(|report| self.about_answer(report, answer));
        env.remarks.report(&Failure::unreadable(reports));
    }

    /// Goes back a question. Returns false at the first one.
    fn back(&mut self) -> bool {
        if self.question == HandQuestion::LaidOff {
            // Enter keeps an answer, and here it means none.
            self.answers.laid_off.clear();
        }
        let last = self.before.pop();
        self.question = last.unwrap_or(self.question);
        last.is_some()
    }

    /// What can be answered to the question.
    fn what_to_type(&self) -> String {
        match self.question {
            HandQuestion::Who => either_player(&self.names),
            HandQuestion::How => endings_hint(&self.house),
            HandQuestion::KnockCard => say::KnockCardHint.said(),
            HandQuestion::Own if self.answers.is_knock() => say::NoCardsHint.said(),
            HandQuestion::Own => say::GinHasNoCountHint.said(),
            HandQuestion::Other => say::NoOthersCardsHint.said(),
            HandQuestion::LaidOff => say::LaidOffHint.said(),
            HandQuestion::Confirm => say::YesOrNoHint.said(),
        }
    }

    /// The byte of the whole hand at which the answer to the question starts.
    fn place(&self, whole: &str) -> usize {
        let (own, other) = (self.answers.who.len() + 1, self.answers.own().len() + " v ".len());
        match self.question {
            HandQuestion::Own => own,
            HandQuestion::Other => own + other,
            HandQuestion::LaidOff => own + other + self.answers.other.len() + " + ".len(),
            HandQuestion::KnockCard => whole.rfind('@').map_or(0, |at| at + 1),
            HandQuestion::Who | HandQuestion::How | HandQuestion::Confirm => 0,
        }
    }

    /// A report about the whole hand as one about the answer alone: only what was just typed is shown.
    fn about_answer(&self, report: Diagnostic, answer: &str) -> Diagnostic {
        let typed = answer.trim_start_matches(['@', '+']).trim_start();
        let skipped = answer.len() - typed.len();
        let excerpt = report.excerpt.as_ref().and_then(|excerpt| {
            let place = self.place(&excerpt.line);
            let end = place + typed.len();
            excerpt.line.get(place..end).filter(|there| *there == typed)?;
            let inside = |mark: &&Span| mark.start >= place && mark.start <= end;
            let moved = |mark: &Span| {
                let to = mark.end.min(end).max(mark.start + 1);
                Span::new(mark.start - place + skipped, to - place + skipped)
            };
            let marks: Vec<Span> = excerpt.marks.iter().filter(inside).map(moved).collect();
            (!marks.is_empty()).then(|| Excerpt { at: None, line: answer.to_owned(), marks })
        });
        Diagnostic { excerpt, ..report }
    }

    /// What was answered to the question before, if it may be kept.
    fn kept(&self) -> Option<String> {
        let mut answers = self.answers.clone();
        let kept = answers.of(self.question).clone();
        let may_be = |answers: &mut Answers| check(self.question, answers, &self.names, &self.house).is_ok();
        (self.question != HandQuestion::Confirm && !kept.is_empty() && may_be(&mut answers)).then_some(kept)
    }

    /// The answer to the question, or `None` after Ctrl-D or Ctrl-C.
    fn answer(&mut self, editor: &mut LineEditor) -> Result<Option<String>, Stop> {
        let names = &self.names;
        let who = self.answers.who.clone();
        let other = names.find(&who).map(|who| names.get(who.other())).unwrap_or_default();
        let how = self.answers.how.clone();
        let player = &who;
        // Nobody is suggested as the player who ended the hand: two hasty keys would record the wrong one.
        let (text, usual) = match self.question {
            HandQuestion::Who => (who_ended(names), None),
            HandQuestion::How => {
                let answers = listed(Word::endings(&self.house).iter().map(|word| word.said()));
                let text = say::HowEnded { answers, knock: Word::Knock.said() }.said();
                (text, Some(Word::Knock.english().to_owned()))
            }
            HandQuestion::Confirm => (say::RecordHand.said(), Some("y".to_owned())),
            HandQuestion::KnockCard => (say::AskKnockCard.said(), None),
            HandQuestion::Own if how == Word::Knock.english() => (say::OwnCards { player }.said(), None),
            HandQuestion::Own => {
                let gin = if how == Word::Gin.english() { Word::Gin } else { Word::BigGin };
                (say::OwnCardsGin { player, gin: gin.said() }.said(), Some(how))
            }
            HandQuestion::Other => (say::OwnCards { player: other }.said(), None),
            HandQuestion::LaidOff => (say::LaidOff { other }.said(), None),
        };
        // Enter keeps what was answered before.
        let kept = self.kept().filter(|kept| usual.as_ref() != Some(kept));
        let text = match &kept {
            Some(kept) => format!("{} [{}]:", without_brackets(&text), shown(kept)),
            None => shown(&text).into_owned(),
        };
        let usual = kept.or(usual);
        match editor.answer(&format!("{text} "))? {
            ReadLine::Line(answer) => {
                let answer = answer.trim().to_owned();
                Ok(Some(usual.filter(|_| answer.is_empty()).unwrap_or(answer)))
            }
            ReadLine::End | ReadLine::Interrupted => Ok(None),
        }
    }
}

/// A question without its colon and without what Enter alone does, which is in brackets.
fn without_brackets(question: &str) -> &str {
    let question = question.trim_end_matches(':').trim_end();
    match question.rsplit_once('[') {
        Some((question, rest)) if rest.ends_with(']') => question.trim_end(),
        _ => question,
    }
}

/// Returns true if what was typed is a line of the table, and no answer: a word of it, or a hand.
pub(crate) fn is_whole_line(typed: &str, roster: &Roster) -> bool {
    match LineKind::of(typed) {
        LineKind::Nothing => return false,
        LineKind::Hand => {}
        _ => return true,
    }
    let against = |(_, end)| {
        let rest = tokens(typed.get(end..).unwrap_or_default(), 0);
        rest.iter().any(|token| token.sign == TokenKind::Against)
    };
    roster.lead(typed).is_ok_and(against) || Operation::read(typed, roster, Turn::NAMED).is_ok()
}

fn next(question: HandQuestion, answers: &Answers, house: &HouseRules) -> HandQuestion {
    match question {
        HandQuestion::Who if answers.who == Word::Draw.english() => HandQuestion::Confirm,
        HandQuestion::Who => HandQuestion::How,
        HandQuestion::How if house.needs_knock_card() => HandQuestion::KnockCard,
        HandQuestion::How | HandQuestion::KnockCard if answers.is_knock() => HandQuestion::Own,
        // After gin the number that people have in mind is the other player's.
        HandQuestion::How | HandQuestion::KnockCard => HandQuestion::Other,
        HandQuestion::Own if answers.is_knock() => HandQuestion::Other,
        HandQuestion::Other if !answers.is_knock() => HandQuestion::Own,
        HandQuestion::Own | HandQuestion::Other if lays_off(answers, house) => HandQuestion::LaidOff,
        _ => HandQuestion::Confirm,
    }
}

/// Returns true if it is asked which cards were laid off: nothing is against gin; a count is what is left after it; unarranged
/// cards are laid off by the program.
fn lays_off(answers: &Answers, house: &HouseRules) -> bool {
    let declared = answers.other.contains('/') && !answers.other.contains('+');
    declared && (answers.is_knock() || house.layoff_on_gin)
}

fn is_count(answer: &str) -> bool {
    !answer.is_empty() && answer.chars().all(|digit| digit.is_ascii_digit())
}

/// Checks an answer together with those before it, and normalizes a player's name.
fn check(
    question: HandQuestion,
    answers: &mut Answers,
    names: &Names,
    house: &HouseRules,
) -> Result<(), Mistakes<Diagnostic>> {
    let wrong =
        |message: String, hint: String| Err([Diagnostic::new(Code::BadLine, message).hinted(hint)].into());
    match question {
        HandQuestion::Who if answers.who == Word::Draw.english() => Ok(()),
        HandQuestion::Who => {
            // `draw` is nobody's name, but a player may have the name that the language has for it.
            match (names.find(&answers.who), Word::among(&[Word::Draw], &answers.who)) {
                (None, Some(draw)) => draw.english().clone_into(&mut answers.who),
                (Some(player), _) => names.get(player).clone_into(&mut answers.who),
                (None, None) => {
                    return wrong(say::NotAPlayer.said(), either_player(names));
                }
            }
            Ok(())
        }
        // Only a knock has a count.
        HandQuestion::How if is_count(&answers.how) => {
            answers.own = std::mem::replace(&mut answers.how, Word::Knock.english().to_owned());
            answers.counted = true;
            Ok(())
        }
        HandQuestion::How => match Word::in_short(Word::endings(house), &answers.how) {
            Some(ending) => {
                ending.english().clone_into(&mut answers.how);
                answers.counted = false;
                Ok(())
            }
            None => wrong(say::NoEnding.said(), endings_hint(house)),
        },
        HandQuestion::KnockCard if answers.knock_card.trim_start_matches('@').trim().is_empty() => {
            wrong(KnockCardMissing.said(), say::KnockCardHint.said())
        }
        HandQuestion::KnockCard => {
            let card = answers.knock_card.trim_start_matches('@').to_owned();
            of_line(&format!("{} gin v 0 @{card}", answers.who), names, |_| false, house)
        }
        HandQuestion::Own if answers.own.is_empty() => wrong(say::NoCards.said(), say::NoCardsHint.said()),
        HandQuestion::Own if !answers.is_knock() && is_count(&answers.own) => {
            wrong(say::GinHasNoCount.said(), say::GinHasNoCountHint.said())
        }
        HandQuestion::Own => {
            let other = std::mem::replace(&mut answers.other, "0".to_owned());
            let laid_off = std::mem::take(&mut answers.laid_off);
            let line = answers.line();
            (answers.other, answers.laid_off) = (other, laid_off);
            of_line(&line, names, |_| true, house)?;
            is_gin(&line, answers, names, house)?;
            // After gin the other player's cards are known.
            let whole = || of_line(&answers.line(), names, |_| !lays_off(answers, house), house);
            if answers.is_knock() { Ok(()) } else { whole() }
        }
        HandQuestion::Other if answers.other.is_empty() => {
            wrong(say::NoCards.said(), say::NoOthersCardsHint.said())
        }
        // Lay-offs are asked for next; until then cards may be missing.
        HandQuestion::Other if lays_off(answers, house) => of_line(&answers.line(), names, |_| false, house),
        HandQuestion::LaidOff if !answers.laid_off.is_empty() && !has_only_words(&answers.laid_off) => {
            wrong(NoCards.said(), say::LaidOffHint.said())
        }
        HandQuestion::Other | HandQuestion::LaidOff => of_line(&answers.line(), names, |_| true, house),
        // Only yes records the hand.
        HandQuestion::Confirm => Ok(()),
    }
}

/// Returns true if the cards of an answer have none of the signs and words of a hand among them.
fn has_only_words(cards: &str) -> bool {
    let tokens = tokens(cards.trim_start_matches('+'), 0);
    !tokens.is_empty() && tokens.iter().all(|token| matches!(token.sign, TokenKind::Word | TokenKind::Comma))
}

/// The hint to type one of the players.
fn either_player(names: &Names) -> String {
    TypeOneOf { lines: one_of(&Player::BOTH.map(|player| names.get(player))) }.said()
}

fn endings_hint(house: &HouseRules) -> String {
    let answers: Vec<String> = Word::endings(house).iter().map(|word| ticked(word.said())).collect();
    TypeOneOf { lines: one_of(&answers) }.said()
}

/// Checks that a hand can be read, and that it breaks none of the rules that `counts` selects.
fn of_line(
    line: &str,
    names: &Names,
    counts: impl Fn(&Fault) -> bool,
    house: &HouseRules,
) -> Result<(), Mistakes<Diagnostic>> {
    let read = read_hand(line, names).map_err(|mistakes| parse_errors(line, mistakes))?;
    // The count is the answer, and not the first of a line.
    let report = |found: &Fault, read: &ParsedHand| match (fault(found, names, line, read), found) {
        (report, Fault::KnockOverLimit { limit: limit @ 1.., .. }) => {
            report.hinted(OverLimitHint { limit: *limit }.said())
        }
        (report, _) => report,
    };
    match judge(&read.claim, house) {
        Err(faults) if faults.iter().any(&counts) => {
            Err(faults.iter().filter(|found| counts(found)).map(|found| report(found, &read)).into())
        }
        _ => Ok(()),
    }
}

fn is_gin(
    line: &str,
    answers: &Answers,
    names: &Names,
    house: &HouseRules,
) -> Result<(), Mistakes<Diagnostic>> {
    let ruling = read_hand(line, names).ok().and_then(|read| judge(&read.claim, house).ok());
    match ruling.map(|ruling| ruling.end()) {
        Some(End::Gin | End::BigGin) | None => Ok(()),
        Some(_) if answers.is_knock() => Ok(()),
        Some(_) => {
            let knock = Word::Knock.said();
            let report = Diagnostic::new(Code::BadLine, say::NotGin);
            Err([report.hinted(say::NotGinHint { knock }.said())].into())
        }
    }
}

fn show(answers: &Answers, names: &Names, house: &HouseRules, env: &Env) {
    let read = read_hand(&answers.line(), names).ok();
    let Some(ruling) = read.and_then(|read| judge(&read.claim, house).ok()) else {
        return;
    };
    env.warn(as_text(&ruling, names, house, env.look.plain));
}
