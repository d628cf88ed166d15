//! A hand asked for question by question, for who does not want to type a line.
//!
//! Each answer is checked as it is given and stays to be mended when it is wrong; `<` goes back a question.
//! What comes out is the line that could have been typed.

use dialoguer::Input;

use super::context::Screen;
use super::failure::Stop;
use super::prompt::asked;
use crate::notation::line::{Line, read_showdown};
use crate::notation::names::Names;
use crate::rules::fault::Fault;
use crate::rules::house::House;
use crate::rules::judge::judge;
use crate::rules::player::Player;
use crate::show::fault::fault;
use crate::show::misread::misread;
use crate::show::report::Report;
use crate::show::ruling::{arithmetic, headline, sides};

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

/// What was answered so far, in the words of the notation.
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

    /// The hand so far, without the player.
    fn hand(&self) -> String {
        let mut hand = format!("{} v {}", self.own, self.other);
        if !self.laid_off.is_empty() {
            hand.push_str(&format!(" + {}", self.laid_off.trim_start_matches('+').trim()));
        }
        if !self.knock_card.is_empty() {
            hand.push_str(&format!(" @{}", self.knock_card.trim_start_matches('@')));
        }
        hand
    }
}

/// Asks for a hand. None where somebody thought better of it: by `<` at the first question, or by not
/// confirming.
pub fn ask_for_hand(
    names: &Names,
    house: &House,
    first: Option<Player>,
    screen: &mut Screen<'_>,
) -> Result<Option<String>, Stop> {
    let mut answers = Answers::default();
    let mut before: Vec<Question> = Vec::new();
    let mut question = Question::Who;
    let _ =
        writeln!(screen.err, "One question at a time; `<` goes back, Enter takes what stands in brackets.");
    loop {
        let answer = ask(question, &mut answers, names, house, first)?;
        if answer == "<" {
            match before.pop() {
                Some(last) => question = last,
                None => return Ok(None),
            }
            continue;
        }
        *answers.of(question) = answer;
        if let Err(reports) = check(question, &mut answers, names, house) {
            for report in reports {
                let _ = write!(screen.err, "{}", report.shown("error"));
            }
            continue;
        }
        match (question, answers.confirm.as_str()) {
            (Question::Who, _) if answers.who == "draw" => return Ok(Some("draw".to_owned())),
            (Question::Confirm, "y") => return Ok(Some(format!("{} {}", answers.who, answers.hand()))),
            (Question::Confirm, _) => return Ok(None),
            _ => {}
        }
        before.push(question);
        question = next(question, &answers, house);
        if question == Question::Confirm {
            show(&answers, names, house, screen);
        }
    }
}

/// The question after one that is answered.
fn next(question: Question, answers: &Answers, house: &House) -> Question {
    let declared = answers.other.contains('/') && !answers.other.contains('+');
    match question {
        Question::Who => Question::How,
        Question::How if house.needs_knock_card() => Question::KnockCard,
        Question::How | Question::KnockCard => Question::Own,
        Question::Own => Question::Other,
        // Against gin nothing is laid off; a count is what is left; loose cards are laid off as can be.
        Question::Other if declared && (answers.how == "knock" || house.layoff_on_gin) => Question::LaidOff,
        Question::Other | Question::LaidOff | Question::Confirm => Question::Confirm,
    }
}

fn ask(
    question: Question,
    answers: &mut Answers,
    names: &Names,
    house: &House,
    first: Option<Player>,
) -> Result<String, Stop> {
    let limit = house.knock_limit.get().to_string();
    let other = names.find(&answers.who).map_or("the other", |who| names.get(who.other())).to_owned();
    let who = answers.who.clone();
    let players = Player::BOTH.map(|player| names.get(player)).join(", ");
    let starts = names.get(first.unwrap_or(Player::One)).to_owned();
    let (text, default) = match question {
        Question::Who => (format!("Who ended the hand ({players}, or draw)"), Some(starts)),
        Question::How => ("How (knock, gin, big-gin)".to_owned(), Some("knock".to_owned())),
        Question::KnockCard => ("The knock card".to_owned(), None),
        Question::Own if answers.how == "knock" => (format!("{who}'s cards, or the count"), Some(limit)),
        Question::Own => (format!("{who}'s cards"), Some(answers.how.clone())),
        Question::Other => (format!("{other}'s cards, or the count after laying off"), Some("0".to_owned())),
        Question::LaidOff => (format!("What {other} laid off"), Some("nothing".to_owned())),
        Question::Confirm => ("Record it (y or n)".to_owned(), Some("y".to_owned())),
    };
    let kept = answers.of(question);
    let mut input = Input::<String>::new().with_prompt(text).allow_empty(true);
    // A wrong answer stands to be mended; a right one that was gone back to, to be changed.
    if !kept.is_empty() && question != Question::Confirm {
        input = input.with_initial_text(std::mem::take(kept));
    }
    if let Some(default) = default {
        input = input.default(default);
    }
    let answer = asked(input)?;
    Ok(match (question, answer.to_lowercase().as_str()) {
        (Question::LaidOff, "nothing") => String::new(),
        (Question::Who | Question::How | Question::Confirm, lower) if lower != "<" => lower.to_owned(),
        _ => answer,
    })
}

/// Checks an answer with those before it; sets it right where only its writing differs.
fn check(question: Question, answers: &mut Answers, names: &Names, house: &House) -> Result<(), Vec<Report>> {
    let wrong = |message: &str, hint: &str| Err(vec![Report::new("bad-line", message).hinted(hint)]);
    match question {
        Question::Who if answers.who == "draw" => Ok(()),
        Question::Who => match names.find(&answers.who) {
            Some(player) => {
                answers.who = names.get(player).to_owned();
                Ok(())
            }
            None => wrong(
                "that is neither player",
                &format!("{} or {}", names.get(Player::One), names.get(Player::Two)),
            ),
        },
        Question::How if ["knock", "gin", "big-gin"].contains(&answers.how.as_str()) => Ok(()),
        Question::How => wrong("a hand ends by a knock, gin or big-gin", "write one of the three"),
        Question::KnockCard => {
            let line = format!("gin v 0 @{}", answers.knock_card.trim_start_matches('@'));
            of_line(&line, names, |_| false, house)
        }
        Question::Own => {
            let other = std::mem::replace(&mut answers.other, "0".to_owned());
            let laid_off = std::mem::take(&mut answers.laid_off);
            let checked = of_line(&answers.hand(), names, |_| true, house);
            (answers.other, answers.laid_off) = (other, laid_off);
            checked
        }
        // What is laid off is asked next: until then cards may be missing.
        Question::Other if next(question, answers, house) == Question::LaidOff => {
            of_line(&answers.hand(), names, |_| false, house)
        }
        Question::Other | Question::LaidOff => of_line(&answers.hand(), names, |_| true, house),
        Question::Confirm if ["y", "n"].contains(&answers.confirm.as_str()) => Ok(()),
        Question::Confirm => wrong("y or n", "`<` goes back to mend it"),
    }
}

/// What cannot be read in a hand, and what the rules say against it as far as it counts already.
fn of_line(
    line: &str,
    names: &Names,
    counts: impl Fn(&Fault) -> bool,
    house: &House,
) -> Result<(), Vec<Report>> {
    let read = read_showdown(line)
        .map_err(|mistakes| mistakes.iter().map(|mistake| misread(line, mistake)).collect::<Vec<Report>>())?;
    let report = |found: &Fault, read: &Line| fault(found, names, line, read);
    match judge(&read.told, house) {
        Err(faults) if faults.iter().any(&counts) => {
            Err(faults.iter().filter(|found| counts(found)).map(|found| report(found, &read)).collect())
        }
        _ => Ok(()),
    }
}

/// The hand as it will be ruled, before it is confirmed.
fn show(answers: &Answers, names: &Names, house: &House, screen: &mut Screen<'_>) {
    let line = format!("{} {}", answers.who, answers.hand());
    let read = crate::notation::line::read_hand(&line, names).ok();
    let Some(ruling) = read.and_then(|read| judge(&read.told, house).ok()) else {
        return;
    };
    let _ = writeln!(screen.err, "{}", headline(&ruling, names));
    for line in sides(&ruling, names).into_iter().chain(arithmetic(&ruling, names)) {
        let _ = writeln!(screen.err, "  {line}");
    }
}
