//! Asks for a hand question by question, for people who would rather answer questions than type a line.
//!
//! Each answer is checked as it is given; a wrong one stays in the line to be fixed. `<` goes back a question.
//! The result is the line that could have been typed.

use dialoguer::Input;

use super::context::Output;
use super::editor::{LineEditor, Typed};
use super::failure::Stop;
use super::prompt::asked;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::parse_error::parse_errors;
use crate::show::rule_fault::fault;
use crate::show::ruling::{arithmetic, headline, sides};
use ginscore_rules::notation::{Mistakes, Names, ParsedHand, read_hand, shown};
use ginscore_rules::rules::{End, Fault, HouseRules, Player, judge};

/// The answer for a hand that nobody ended.
const DRAW: &str = "draw";

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
#[derive(Default)]
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
        if self.who == DRAW {
            return DRAW.to_owned();
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

/// Asks for a hand. Returns `None` if the person gives up: with `<` at the first question, or with Ctrl-D.
pub fn ask_for_hand(
    names: &Names,
    house: &HouseRules,
    first: Option<Player>,
    editor: &mut LineEditor,
    screen: &mut Output<'_>,
) -> Result<Option<String>, Stop> {
    let mut answers = Answers::default();
    let mut before: Vec<Question> = Vec::new();
    let mut question = Question::Who;
    let _ = writeln!(screen.err, "Type `<` to go back a question; press Enter for the answer in brackets.");
    loop {
        let Some(answer) = ask(question, &mut answers, names, first, editor)? else {
            return Ok(None);
        };
        // Nothing in the notation ends with `<`, so it goes back whatever comes before it. No to the whole hand
        // goes back, too, so that it can be fixed.
        let back = answer.ends_with('<') || (question == Question::Confirm && answer == "n");
        if back {
            match before.pop() {
                Some(last) => question = last,
                None => return Ok(None),
            }
            continue;
        }
        *answers.of(question) = answer;
        if let Err(reports) = check(question, &mut answers, names, house) {
            for report in reports.kept() {
                let _ = write!(screen.err, "{}", report.shown("error"));
            }
            continue;
        }
        if question == Question::Confirm {
            return Ok(Some(answers.line()));
        }
        before.push(question);
        question = next(question, &answers, house);
        if question == Question::Confirm {
            show(&answers, names, house, screen);
        }
    }
}

/// The question after one that is answered.
fn next(question: Question, answers: &Answers, house: &HouseRules) -> Question {
    let declared = answers.other.contains('/') && !answers.other.contains('+');
    match question {
        Question::Who if answers.who == DRAW => Question::Confirm,
        Question::Who => Question::How,
        Question::How if house.needs_knock_card() => Question::KnockCard,
        Question::How | Question::KnockCard => Question::Own,
        Question::Own => Question::Other,
        // There is no laying off against gin; a count is what is left after it; unarranged cards are laid off by the
        // program.
        Question::Other if declared && (answers.how == "knock" || house.layoff_on_gin) => Question::LaidOff,
        Question::Other | Question::LaidOff | Question::Confirm => Question::Confirm,
    }
}

/// The answer to a question, or `None` after Ctrl-D. Choices are asked by dialoguer; cards and counts by the line
/// editor, in which a long answer can be fixed.
fn ask(
    question: Question,
    answers: &mut Answers,
    names: &Names,
    first: Option<Player>,
    editor: &mut LineEditor,
) -> Result<Option<String>, Stop> {
    let who = answers.who.clone();
    let other = names.find(&who).map_or("the other player", |who| names.get(who.other())).to_owned();
    let players = Player::BOTH.map(|player| names.get(player)).join(", ");
    let choose = |text: String, default: String| {
        let input = Input::<String>::new().with_prompt(shown(&text)).allow_empty(true).default(default);
        asked(input).map(|answer| Some(answer.to_lowercase()))
    };
    let gin = answers.how != "knock";
    let text = match question {
        Question::Who => {
            let starts = shown(names.get(first.unwrap_or(Player::One))).into_owned();
            return choose(format!("Who ended the hand? ({players}, or draw)"), starts);
        }
        Question::How => return choose("How? (knock, gin, big-gin)".to_owned(), "knock".to_owned()),
        Question::Confirm => return choose("Record this hand? (y or n)".to_owned(), "y".to_owned()),
        Question::KnockCard => "Knock card: ".to_owned(),
        Question::Own if gin => format!("{who}'s cards [{} without cards]: ", answers.how),
        Question::Own => format!("{who}'s cards or count: "),
        Question::Other => format!("{other}'s cards or count: "),
        Question::LaidOff => format!("Cards that {other} laid off [none]: "),
    };
    let kept = std::mem::take(answers.of(question));
    let kept = if gin && kept == answers.how { String::new() } else { kept };
    match editor.answer(&shown(&text), &kept)? {
        Typed::Line(answer) if answer.trim().is_empty() && question == Question::Own && gin => {
            Ok(Some(answers.how.clone()))
        }
        Typed::Line(answer) => Ok(Some(answer.trim().to_owned())),
        Typed::End => Ok(None),
        Typed::Interrupted => Err(Stop::Interrupted),
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
        |message: &str, hint: &str| Err([Diagnostic::new(Code::BadLine, message).hinted(hint)].into());
    match question {
        Question::Who if answers.who == DRAW => Ok(()),
        Question::Who => match names.find(&answers.who) {
            Some(player) => {
                answers.who = names.get(player).to_owned();
                Ok(())
            }
            None => wrong(
                "that is not one of the players",
                &format!("type {} or {}", names.get(Player::One), names.get(Player::Two)),
            ),
        },
        Question::How if ["knock", "gin", "big-gin"].contains(&answers.how.as_str()) => Ok(()),
        Question::How => wrong("a hand ends with knock, gin or big-gin", "type one of the three"),
        Question::KnockCard => {
            let card = answers.knock_card.trim_start_matches('@').to_owned();
            of_line(&format!("{} gin v 0 @{card}", answers.who), names, |_| false, house)
        }
        Question::Own if answers.own.is_empty() => {
            wrong("enter cards or a count", "as in `4-7s 9cdh / 2h ac ad`, or `4`")
        }
        Question::Own
            if answers.how != "knock" && answers.own.chars().all(|digit| digit.is_ascii_digit()) =>
        {
            wrong("gin has no count", "press Enter or type the cards; the other player's count comes next")
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
            wrong("enter cards or a count", "as in `kcdh 2-4c / 7h 3d`, or `23`, the count after laying off")
        }
        // Lay-offs are asked for next; until then cards may be missing.
        Question::Other if next(question, answers, house) == Question::LaidOff => {
            of_line(&answers.line(), names, |_| false, house)
        }
        Question::Other | Question::LaidOff => of_line(&answers.line(), names, |_| true, house),
        Question::Confirm if answers.confirm == "y" => Ok(()),
        Question::Confirm => wrong("type y or n", "y records the hand, n goes back to fix it"),
    }
}

/// Checks that a hand can be read, and that it breaks none of the rules that `counts` selects.
fn of_line(
    line: &str,
    names: &Names,
    counts: impl Fn(&Fault) -> bool,
    house: &HouseRules,
) -> Result<(), Mistakes<Diagnostic>> {
    let read = read_hand(line, names).map_err(|mistakes| parse_errors(line, mistakes))?;
    let report = |found: &Fault, read: &ParsedHand| fault(found, names, line, read);
    match judge(&read.claim, house) {
        Err(faults) if faults.iter().any(&counts) => {
            Err(faults.iter().filter(|found| counts(found)).map(|found| report(found, &read)).into())
        }
        _ => Ok(()),
    }
}

/// Checks that cards called gin are gin.
fn is_gin(line: &str, how: &str, names: &Names, house: &HouseRules) -> Result<(), Mistakes<Diagnostic>> {
    let ruling = read_hand(line, names).ok().and_then(|read| judge(&read.claim, house).ok());
    match ruling.map(|ruling| ruling.end()) {
        Some(End::Gin | End::BigGin) | None => Ok(()),
        Some(_) if how == "knock" => Ok(()),
        Some(_) => {
            let report = Diagnostic::new(Code::BadLine, "these cards are not gin: there is deadwood");
            Err([report.hinted("fix the cards, or go back with `<` and answer knock")].into())
        }
    }
}

/// Shows how the hand will be scored, before it is confirmed.
fn show(answers: &Answers, names: &Names, house: &HouseRules, screen: &mut Output<'_>) {
    let read = read_hand(&answers.line(), names).ok();
    let Some(ruling) = read.and_then(|read| judge(&read.claim, house).ok()) else {
        return;
    };
    let _ = writeln!(screen.err, "{}", shown(&headline(&ruling, names)));
    let lines = sides(&ruling, names).into_iter().map(|line| line.to_string());
    for line in lines.chain(arithmetic(&ruling, names)) {
        let _ = writeln!(screen.err, "  {}", shown(&line));
    }
}
