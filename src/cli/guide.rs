//! Asks for a hand question by question, for people who would rather answer questions than type a line.
//!
//! Each answer is checked as it is given; a wrong one stays in the line to be fixed. `<` goes back a question. The result
//! is the line that could have been typed. A word of the table, such as `score`, is not an answer: it is given back,
//! and the questions can be continued after it.
//!
//! All questions use the line editor of the table: Ctrl-C in a question of dialoguer would end the program, not the
//! questions.

use super::answers::{Word, yes_or_no};
use super::editor::{Draft, LineEditor, Typed};
use super::env::Env;
use super::failure::{Failure, Stop};
use super::script::is_word;
use crate::messages::{Fixed, Message, written::cli_guide as say};
use crate::show::card_letters::own_letters;
use crate::show::code::Code;
use crate::show::diagnostic::{Diagnostic, Excerpt};
use crate::show::parse_error::{instead, parse_errors};
use crate::show::rule_fault::fault;
use crate::show::ruling::as_text;
use ginscore_notation::{
    Mistakes, Names, ParseError, ParseErrorKind, ParsedHand, Rewording, Span, read_hand, reworded, shown,
};
use ginscore_rules::hand::{End, Fault, judge};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Player;

/// A question; each has its answer in [`Answers`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    Who,
    How,
    KnockCard,
    Own,
    Other,
    LaidOff,
    Confirm,
}

/// The answers so far, in the notation.
#[derive(Clone, Debug, Default)]
struct Answers {
    who: String,
    how: String,
    knock_card: String,
    own: String,
    other: String,
    laid_off: String,
    confirm: String,
}

impl Answers {
    const fn of(&mut self, question: Question) -> &mut String {
        match question {
            Question::Who => &mut self.who,
            Question::How => &mut self.how,
            Question::KnockCard => &mut self.knock_card,
            Question::Own => &mut self.own,
            Question::Other => &mut self.other,
            Question::LaidOff => &mut self.laid_off,
            Question::Confirm => &mut self.confirm,
        }
    }

    /// The hand so far, as a line.
    fn line(&self) -> String {
        if self.who == Word::Draw.english() {
            return self.who.clone();
        }
        let mut line = format!("{} {} v {}", self.who, self.own, self.other);
        if !self.laid_off.is_empty() {
            line.push_str(&format!(" + {}", self.laid_off.trim_start_matches('+').trim()));
        }
        if !self.knock_card.is_empty() {
            line.push_str(&format!(" @{}", self.knock_card.trim_start_matches('@')));
        }
        line
    }
}

/// What the questions come to.
#[derive(Debug, PartialEq, Eq)]
pub enum Guided {
    /// The hand, to be recorded.
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
    house: HouseRules,
    answers: Answers,
    before: Vec<Question>,
    question: Question,
    /// A wrong answer, to be fixed.
    wrong: Option<Draft>,
}

impl Guide {
    /// The questions for a hand of these players, under these rules.
    pub fn new(names: Names, house: HouseRules) -> Guide {
        Guide {
            names,
            house,
            answers: Answers::default(),
            before: Vec::new(),
            question: Question::Who,
            wrong: None,
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
            // No to the whole hand goes back, so that it can be fixed; who would undo it there has not recorded it yet.
            let is_no = self.question == Question::Confirm
                && (yes_or_no(&answer) == Some(false) || answer.eq_ignore_ascii_case("undo"));
            if !is_no && (answer.contains('\n') || self.is_line(&answer)) {
                return Ok(Guided::Line(answer));
            }
            // Nothing in the notation ends with `<`, so it goes back whatever comes before it.
            if is_no || answer.ends_with('<') {
                match self.before.pop() {
                    Some(last) => self.question = last,
                    None => return Ok(Guided::Left),
                }
                continue;
            }
            self.answers.of(self.question).clone_from(&answer);
            if let Err(reports) = check(self.question, &mut self.answers, &self.names, &self.house) {
                let reports = reports.map(|report| self.about_answer(report, &answer));
                let marks = reports.kept().iter().find_map(|report| report.excerpt.as_ref()?.marks.first());
                let (answer, marks) = match self.meant(&answer) {
                    Some(meant) => (meant, None),
                    None => (answer, marks),
                };
                // A screen reader would read all of a wrong answer again at every key.
                self.wrong = Some(match env.look.plain {
                    true => Draft::default(),
                    false => Draft::new(answer).at(marks.map_or(usize::MAX, |mark| mark.start)),
                });
                env.remarks.report(&Failure::unreadable(reports));
                continue;
            }
            if self.question == Question::Confirm {
                return Ok(Guided::Hand(self.answers.line()));
            }
            self.before.push(self.question);
            self.question = next(self.question, &self.answers, &self.house);
            if self.question == Question::Confirm {
                show(&self.answers, &self.names, &self.house, env);
            }
        }
    }

    /// What can be answered to the question.
    fn what_to_type(&self) -> String {
        let [knock, gin, big_gin] = Word::ENDINGS.map(Word::said);
        let (one, two) = (self.names.get(Player::One), self.names.get(Player::Two));
        match self.question {
            Question::Who => say::NotAPlayerHint { one, two }.said(),
            Question::How => say::NoEndingHint { knock, gin, big_gin }.said(),
            Question::KnockCard => say::KnockCardHint.said(),
            Question::Own if self.answers.how == Word::Knock.english() => say::NoCardsHint.said(),
            Question::Own => say::GinHasNoCountHint.said(),
            Question::Other => say::NoOthersCardsHint.said(),
            Question::LaidOff => say::LaidOffHint.said(),
            Question::Confirm => say::YesOrNoHint.said(),
        }
    }

    /// Returns true if an answer is a line of the table: a word of it, or a whole hand at the first question.
    fn is_line(&self, answer: &str) -> bool {
        let whole = || match self.names.lead(answer) {
            Ok((_, end)) => !answer.get(end..).unwrap_or_default().trim().is_empty(),
            Err(_) => false,
        };
        is_word(answer, &self.names) || self.question == Question::Who && whole()
    }

    /// The byte of the whole hand at which the answer to the question starts.
    fn place(&self, whole: &str) -> usize {
        let (own, other) = (self.answers.who.len() + 1, self.answers.own.len() + " v ".len());
        match self.question {
            Question::Own => own,
            Question::Other => own + other,
            Question::LaidOff => own + other + self.answers.other.len() + " + ".len(),
            Question::KnockCard => whole.rfind('@').map_or(0, |at| at + 1),
            Question::Who | Question::How | Question::Confirm => 0,
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

    /// An answer in the words of players as it is typed, if it can be read then.
    fn meant(&self, answer: &str) -> Option<String> {
        let reads = |text: &str| {
            let mut answers = self.answers.clone();
            text.clone_into(answers.of(self.question));
            if self.question == Question::Own {
                "0".clone_into(&mut answers.other);
                answers.laid_off.clear();
            }
            read_hand(&answers.line(), &self.names).map(drop)
        };
        match (self.question, reads(answer).err()?.kept()) {
            (Question::Who | Question::How | Question::Confirm, _) => return None,
            // A whole line is not the answer.
            (_, [ParseError { what: ParseErrorKind::Spoken(_), .. }]) => return None,
            _ => {}
        }
        match reworded(answer, 0, &[], own_letters(), reads)?.lines.as_slice() {
            [one] => Some(one.clone()),
            _ => None,
        }
    }

    /// The answer to the question, or `None` after Ctrl-D or Ctrl-C.
    fn answer(&mut self, editor: &mut LineEditor) -> Result<Option<String>, Stop> {
        let names = &self.names;
        let who = self.answers.who.clone();
        let other = names.find(&who).map(|who| names.get(who.other())).unwrap_or_default();
        let how = self.answers.how.clone();
        let [knock, gin, big_gin] = Word::ENDINGS.map(Word::said);
        let player = &who;
        // Nobody is suggested as the player who ended the hand: two hasty keys would record the wrong one.
        let (text, usual) = match self.question {
            Question::Who => {
                let (one, two) = (names.get(Player::One), names.get(Player::Two));
                (say::WhoEnded { one, two, draw: Word::Draw.said() }.said(), None)
            }
            Question::How => {
                (say::HowEnded { knock, gin, big_gin }.said(), Some(Word::Knock.english().to_owned()))
            }
            Question::Confirm => (say::RecordHand.said(), Some("y".to_owned())),
            Question::KnockCard => (say::KnockCard.said(), None),
            Question::Own if how == Word::Knock.english() => (say::OwnCards { player }.said(), None),
            Question::Own if how == Word::Gin.english() => (say::OwnCardsGin { player }.said(), Some(how)),
            Question::Own => (say::OwnCardsBigGin { player }.said(), Some(how)),
            Question::Other => (say::OwnCards { player: other }.said(), None),
            Question::LaidOff => (say::LaidOff { other }.said(), None),
        };
        let kept = std::mem::take(self.answers.of(self.question));
        let kept = if usual.as_ref() == Some(&kept) || self.question == Question::Confirm {
            String::new()
        } else {
            kept
        };
        let draft = self.wrong.take().unwrap_or_else(|| Draft::new(kept));
        match editor.answer(&format!("{} ", shown(&text)), &draft)? {
            Typed::Line(answer) => {
                let answer = answer.trim().to_owned();
                let choice = matches!(self.question, Question::Who | Question::How | Question::Confirm);
                Ok(Some(match usual {
                    Some(usual) if answer.is_empty() => usual,
                    _ if choice && !self.is_line(&answer) => answer.to_lowercase(),
                    _ => answer,
                }))
            }
            Typed::End | Typed::Interrupted => Ok(None),
        }
    }
}

/// The question after one that is answered.
fn next(question: Question, answers: &Answers, house: &HouseRules) -> Question {
    let declared = answers.other.contains('/') && !answers.other.contains('+');
    match question {
        Question::Who if answers.who == Word::Draw.english() => Question::Confirm,
        Question::Who => Question::How,
        Question::How if house.needs_knock_card() => Question::KnockCard,
        Question::How | Question::KnockCard => Question::Own,
        Question::Own => Question::Other,
        // There is no laying off against gin; a count is what is left after it; unarranged cards are laid off by the
        // program.
        Question::Other if declared && (answers.how == Word::Knock.english() || house.layoff_on_gin) => {
            Question::LaidOff
        }
        Question::Other | Question::LaidOff | Question::Confirm => Question::Confirm,
    }
}

/// Checks an answer together with those before it, and normalizes a player's name.
fn check(
    question: Question,
    answers: &mut Answers,
    names: &Names,
    house: &HouseRules,
) -> Result<(), Mistakes<Diagnostic>> {
    let wrong =
        |message: String, hint: String| Err([Diagnostic::new(Code::BadLine, message).hinted(hint)].into());
    match question {
        Question::Who if answers.who == Word::Draw.english() => Ok(()),
        Question::Who => {
            // `draw` is nobody's name, but a player may have the name that the language has for it.
            match (names.find(&answers.who), Word::among(&[Word::Draw], &answers.who)) {
                (None, Some(draw)) => draw.english().clone_into(&mut answers.who),
                (Some(player), _) => names.get(player).clone_into(&mut answers.who),
                (None, None) => {
                    let (one, two) = (names.get(Player::One), names.get(Player::Two));
                    return wrong(say::NotAPlayer.said(), say::NotAPlayerHint { one, two }.said());
                }
            }
            Ok(())
        }
        Question::How => match Word::among(&Word::ENDINGS, &answers.how) {
            Some(ending) => {
                ending.english().clone_into(&mut answers.how);
                Ok(())
            }
            None => {
                let [knock, gin, big_gin] = Word::ENDINGS.map(Word::said);
                wrong(say::NoEnding.said(), say::NoEndingHint { knock, gin, big_gin }.said())
            }
        },
        Question::KnockCard => {
            let card = answers.knock_card.trim_start_matches('@').to_owned();
            of_line(&format!("{} gin v 0 @{card}", answers.who), names, |_| false, house)
        }
        Question::Own if answers.own.is_empty() => wrong(say::NoCards.said(), say::NoCardsHint.said()),
        Question::Own
            if answers.how != Word::Knock.english()
                && answers.own.chars().all(|digit| digit.is_ascii_digit()) =>
        {
            wrong(say::GinHasNoCount.said(), say::GinHasNoCountHint.said())
        }
        Question::Own => {
            let other = std::mem::replace(&mut answers.other, "0".to_owned());
            let laid_off = std::mem::take(&mut answers.laid_off);
            let line = answers.line();
            (answers.other, answers.laid_off) = (other, laid_off);
            of_line(&line, names, |_| true, house)?;
            is_gin(&line, &answers.how, names, house)
        }
        Question::Other if answers.other.is_empty() => {
            wrong(say::NoCards.said(), say::NoOthersCardsHint.said())
        }
        // Lay-offs are asked for next; until then cards may be missing.
        Question::Other if next(question, answers, house) == Question::LaidOff => {
            of_line(&answers.line(), names, |_| false, house)
        }
        Question::Other | Question::LaidOff => of_line(&answers.line(), names, |_| true, house),
        Question::Confirm if yes_or_no(&answers.confirm) == Some(true) => Ok(()),
        Question::Confirm => wrong(say::YesOrNo.said(), say::YesOrNoHint.said()),
    }
}

/// Checks that a hand can be read, and that it breaks none of the rules that `counts` selects.
fn of_line(
    line: &str,
    names: &Names,
    counts: impl Fn(&Fault) -> bool,
    house: &HouseRules,
) -> Result<(), Mistakes<Diagnostic>> {
    let read = read_hand(line, names).map_err(|mistakes| match mistakes.kept() {
        // A whole line is not the answer.
        [ParseError { what: ParseErrorKind::Spoken(_), span }] => [more_than_cards(line, *span)].into(),
        _ => {
            let (from, reads) =
                (names.lead(line).map_or(0, |(_, end)| end), |line: &str| read_hand(line, names).map(drop));
            match reworded(line, from, &[], own_letters(), reads) {
                Some(meant) => [instead_of_answer(line, &meant)].into(),
                None => parse_errors(line, mistakes),
            }
        }
    })?;
    let report = |found: &Fault, read: &ParsedHand| fault(found, names, line, read);
    match judge(&read.claim, house) {
        Err(faults) if faults.iter().any(&counts) => {
            Err(faults.iter().filter(|found| counts(found)).map(|found| report(found, &read)).into())
        }
        _ => Ok(()),
    }
}

/// The report that an answer is in the words of players. Only what is to be typed in place of these words is said, because
/// the rest of the line is the other answers.
fn instead_of_answer(line: &str, meant: &Rewording) -> Diagnostic {
    let after = line.len() - meant.span.end;
    let words = |whole: &String| {
        let end = whole.len().checked_sub(after)?;
        whole.get(meant.span.start..end).map(str::to_owned)
    };
    instead(line, &Rewording { lines: meant.lines.iter().filter_map(words).collect(), ..meant.clone() })
}

/// The report that an answer has other words besides cards or a count.
fn more_than_cards(line: &str, words: Span) -> Diagnostic {
    Diagnostic::new(Code::BadLine, say::MoreThanCards.text())
        .hinted(say::MoreThanCardsHint.text())
        .pointing(line, vec![words])
}

/// Checks that cards called gin are gin.
fn is_gin(line: &str, how: &str, names: &Names, house: &HouseRules) -> Result<(), Mistakes<Diagnostic>> {
    let ruling = read_hand(line, names).ok().and_then(|read| judge(&read.claim, house).ok());
    match ruling.map(|ruling| ruling.end()) {
        Some(End::Gin | End::BigGin) | None => Ok(()),
        Some(_) if how == Word::Knock.english() => Ok(()),
        Some(_) => {
            let knock = Word::Knock.said();
            let report = Diagnostic::new(Code::BadLine, say::NotGin.text());
            Err([report.hinted(say::NotGinHint { knock }.said())].into())
        }
    }
}

/// Shows how the hand will be scored, before it is confirmed.
fn show(answers: &Answers, names: &Names, house: &HouseRules, env: &Env) {
    let read = read_hand(&answers.line(), names).ok();
    let Some(ruling) = read.and_then(|read| judge(&read.claim, house).ok()) else {
        return;
    };
    env.warn(as_text(&ruling, names, house, env.look.plain));
}
