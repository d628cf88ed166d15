//! Questions at a terminal for the missing parts of a line.
//!
//! Only dialoguer's `Input` is used here: it never hides the cursor, so Ctrl-C leaves the terminal as it was.

use std::io;

use dialoguer::Input;

use crate::commands::answers::{Word, yes_or_no};
use crate::commands::failure::{Stop, Why};
use crate::say::{Fixed, Message, written::cli_prompt as say};
use crate::show::words::one_of;
use ginscore_notation::{MissingPart, Names, TokenKind, missing_part, read_hand, shown, split_note, tokens};
use ginscore_rules::hand::HandClaim;
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Player;

/// Completes a line by asking for its missing parts. A line with other mistakes is returned unchanged.
pub fn complete(line: String, names: &Names, house: &HouseRules) -> Result<String, Stop> {
    let mut line = line;
    loop {
        let read = read_hand(&line, names);
        let (hand, note) = split_note(&line);
        let hand = hand.trim();
        let players = one_of(&Player::BOTH.map(|player| names.get(player)));
        let whole = match read.as_ref().map_err(|mistakes| missing_part(mistakes.kept())) {
            Err(Some(MissingPart::Hand)) if hand.is_empty() => {
                let draw = Word::Draw.said();
                let answer = ask(&say::WhoEndedOrDraw { players, draw }.said())?;
                match names.find(&answer) {
                    None => in_notation(&[Word::Draw], answer),
                    Some(_) => answer,
                }
            }
            Err(Some(MissingPart::Player)) => {
                format!("{} {hand}", ask(&say::WhoEnded { players }.said())?)
            }
            Err(Some(MissingPart::Hand)) => {
                let (gin, big_gin) = (Word::Gin.said(), Word::BigGin.said());
                let answer = ask(&match house.big_gin_bonus {
                    Some(_) => say::TheirCards { gin, big_gin }.said(),
                    None => say::TheirCardsOrGin { gin }.said(),
                })?;
                format!("{hand} {}", in_notation(&[Word::Gin, Word::BigGin], answer))
            }
            Err(Some(MissingPart::OtherSide)) => {
                let other = ask(say::OthersCards.text())?;
                let against = if tokens(hand, 0).iter().any(|token| token.sign == TokenKind::Against) {
                    ""
                } else {
                    "v "
                };
                format!("{hand} {against}{other}")
            }
            Ok(read) if house.needs_knock_card() && wants_knock_card(&read.claim) => {
                format!("{hand} @{}", ask(say::KnockCard.text())?)
            }
            Ok(_) | Err(None) => return Ok(line),
        };
        let note = note.map_or_else(String::new, |note| format!(" # {note}"));
        line = format!("{whole}{note}");
    }
}

/// Returns true if the hand has cards or counts but lacks a knock card.
const fn wants_knock_card(claim: &HandClaim) -> bool {
    matches!(claim, HandClaim::Showdown(_)) && claim.knock_card().is_none()
}

/// An answer as the notation has it: one of these words in English, anything else as it was typed.
fn in_notation(words: &[Word], answer: String) -> String {
    Word::among(words, &answer).map_or(answer, |word| word.english().to_owned())
}

fn ask(question: &str) -> Result<String, Stop> {
    answer_to(Input::<String>::new().with_prompt(shown(question)))
}

/// Asks a question and returns the trimmed answer.
pub fn answer_to(question: Input<'_, String>) -> Result<String, Stop> {
    question.interact_text().map(|answer| answer.trim().to_owned()).map_err(stopped)
}

/// Asks a question that Enter alone answers with no, as it does anything that is not a yes.
pub fn confirmed(question: &str) -> Result<bool, Stop> {
    let question = Input::<String>::new().with_prompt(shown(question)).default("n".to_owned());
    Ok(yes_or_no(&answer_to(question)?) == Some(true))
}

/// The end of a question that got no answer.
pub fn stopped(dialoguer::Error::IO(error): dialoguer::Error) -> Stop {
    match error.kind() {
        io::ErrorKind::Interrupted => Why::Interrupted.into(),
        _ => error.into(),
    }
}
