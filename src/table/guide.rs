//! Asks for a hand question by question, for people who would rather answer questions than type a line.
//!
//! Each answer is checked as it is given; after a wrong one the question comes again, empty. `<` goes back a question, where
//! Enter keeps the answer that was given before. The result is the line that could have been typed. A whole line of the table,
//! such as `score` or `Bob gin v 40`, is not an answer: it is given back, and the questions can be continued after it.
//!
//! All questions use the line editor of the table: Ctrl-C in a question of dialoguer would end the program, not the questions.

use crate::commands::line::{desk, reading};
use crate::commands::run::answer::Stop;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::prompt::{Word, who_ended, yes_or_no};
use crate::commands::words::HELP;
use crate::say::examples::naming;
use crate::say::{Fixed, Message};
use crate::say::{written::guide as say, written::prompt::HandNotRecorded};
use crate::show::diagnostic::{Diagnostic, Excerpt};
use crate::show::hand::ruling::as_text;
use crate::show::words::listed;
use crate::table::answers::{Answers, HandQuestion, check, either_player, endings_hint, next};
use crate::table::editor::{LineEditor, ReadLine};
use crate::table::script::is_word;
use crate::table::waiting::is_undo;
use ginscore_ledger::model::Series;
use ginscore_notation::{
    LineKind, Mistakes, Names, Operation, Roster, Span, TokenKind, Turn, read_hand, shown, tokens,
};
use ginscore_rules::hand::judge;
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Player;

/// The fewest words that are no answer.
const SENTENCE: usize = 3;

/// The fewest letters of a word that is rather a command than an answer with a mistake.
const WORD: usize = 4;

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
    /// The series in which a whole line is read.
    series: Series,
    answers: Answers,
    before: Vec<HandQuestion>,
    question: HandQuestion,
}

impl Guide {
    /// The questions for a hand of these two players in a series.
    pub fn new(names: Names, series: Series) -> Guide {
        let announced = series.announced();
        let knock_card = announced.map(|card| card.to_string()).unwrap_or_default();
        Guide {
            names,
            series,
            answers: Answers { knock_card, is_announced: announced.is_some(), ..Answers::default() },
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
                match yes_or_no(&answer) {
                    Some(true) => return Ok(Guided::Hand(self.answers.line())),
                    Some(false) => {
                        self.back();
                        continue;
                    }
                    None => {}
                }
            }
            let is_player = self.question == HandQuestion::Who && self.names.find(&answer).is_some();
            if is_undo(&answer) && !is_player {
                // It takes back the answer before: this hand is not recorded yet.
                if self.back() {
                    continue;
                }
                return Ok(Guided::Line(answer));
            }
            if answer.contains('\n') || is_word(&answer, &self.names) {
                return Ok(self.line_instead(answer, env));
            }
            // Nothing in the notation ends with `<`, so it goes back whatever comes before it.
            if answer.ends_with('<') {
                if !self.back() {
                    return Ok(Guided::Left);
                }
                continue;
            }
            if self.question == HandQuestion::Confirm {
                if self.is_line(&answer, env) {
                    return Ok(self.line_instead(answer, env));
                }
                env.remark(self.what_to_type());
                continue;
            }
            let kept = std::mem::replace(self.answers.of(self.question), answer.clone());
            let players = Player::BOTH.map(|player| self.names.get(player).to_owned());
            let checked = naming(players, || {
                check(self.question, &mut self.answers, &self.names, self.series.score().house())
            });
            if let Err(reports) = checked {
                *self.answers.of(self.question) = kept;
                if self.is_line(&answer, env) {
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
            self.question = next(self.question, &self.answers, self.series.score().house());
            if self.question == HandQuestion::Own && self.answers.counted {
                self.take_count(env);
            }
            if self.question == HandQuestion::Confirm {
                show(&self.answers, &self.names, self.series.score().house(), env);
            }
        }
    }

    /// Returns true for a whole line, in the notation or in the words of players: a hand such as `kg33`, or a sentence.
    fn is_line(&self, typed: &str, env: &Env) -> bool {
        let is_sentence = typed.split_whitespace().count() >= SENTENCE;
        // Where cards are asked for, words may be cards with a mistake.
        let asks_cards =
            !matches!(self.question, HandQuestion::Who | HandQuestion::How | HandQuestion::Confirm);
        // A term of the rulebook alone is an answer with a mistake.
        let is_command = || match reading::command(typed, &self.series) {
            Some(command) => {
                is_sentence || !asks_cards && typed.chars().count() >= WORD && !command.starts_with(HELP)
            }
            None => false,
        };
        let is_line = |read: Result<desk::ReadLine, Failure>| match read {
            Ok(read) => read.entries.iter().any(|entry| !entry.hands.is_empty()),
            Err(failure) => is_sentence && !asks_cards && !failure.offers.is_empty(),
        };
        is_whole_line(typed, self.series.roster())
            || is_command()
            || is_line(desk::read(typed, &self.series, &env.book).line)
    }

    /// A line in place of an answer. A hand that was to be confirmed goes back a question, so that it can be fixed.
    fn line_instead(&mut self, line: String, env: &Env) -> Guided {
        if self.question == HandQuestion::Confirm {
            self.back();
            env.remark(HandNotRecorded.text());
        }
        Guided::Line(line)
    }

    /// Takes the count or the cards that were typed as how the hand ended, or asks for them again.
    fn take_count(&mut self, env: &Env) {
        let players = Player::BOTH.map(|player| self.names.get(player).to_owned());
        let checked = naming(players, || {
            check(self.question, &mut self.answers, &self.names, self.series.score().house())
        });
        self.answers.counted = false;
        match checked {
            Ok(()) => self.question = next(self.question, &self.answers, self.series.score().house()),
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
            HandQuestion::How => endings_hint(self.series.score().house()),
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
        let may_be = |answers: &mut Answers| {
            check(self.question, answers, &self.names, self.series.score().house()).is_ok()
        };
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
                let answers =
                    listed(Word::endings(self.series.score().house()).iter().map(|word| word.said()));
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
    // `Ann knocked with 4, Bob had 23`
    let is_told = |(_, end)| {
        let rest: Vec<&str> = typed.get(end..).unwrap_or_default().split_whitespace().collect();
        rest.len() > 1 && rest.iter().any(|word| word.starts_with(|sign: char| sign.is_ascii_digit()))
    };
    let after_name = |found| against(found) || is_told(found);
    roster.lead(typed).is_ok_and(after_name) || Operation::read(typed, roster, Turn::NAMED).is_ok()
}

fn show(answers: &Answers, names: &Names, house: &HouseRules, env: &Env) {
    let read = read_hand(&answers.line(), names).ok();
    let Some(ruling) = read.and_then(|read| judge(&read.claim, house).ok()) else {
        return;
    };
    env.warn(as_text(&ruling, names, house, env.look.plain));
}
