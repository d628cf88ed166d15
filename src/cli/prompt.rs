//! Questions at a terminal for what a line leaves out.
//!
//! Only `Input` is used of dialoguer: it never hides the cursor, so Ctrl-C leaves the terminal as it was.

use std::io;

use dialoguer::Input;

use super::failure::Stop;
use ginscore_rules::notation::{
    MissingPart, Names, TokenKind, missing_part, read_hand, shown, split_note, tokens,
};
use ginscore_rules::rules::{Claim, HandClaim, HouseRules, Player};

/// The line with what it left out, as somebody answered. A line that is wrong otherwise comes back as it
/// is, for the referee to say what is wrong.
pub fn complete(line: String, names: &Names, house: &HouseRules) -> Result<String, Stop> {
    let mut line = line;
    loop {
        let read = read_hand(&line, names);
        let (hand, note) = split_note(&line);
        let hand = hand.trim();
        let players = Player::BOTH.map(|player| names.get(player)).join(" or ");
        let whole = match read.as_ref().map_err(|mistakes| missing_part(mistakes.kept())) {
            Err(Some(MissingPart::Hand)) if hand.is_empty() => {
                ask(&format!("Who ended the hand ({players}; or draw)"))?
            }
            Err(Some(MissingPart::Player)) => {
                format!("{} {hand}", ask(&format!("Who ended the hand ({players})"))?)
            }
            Err(Some(MissingPart::Hand)) => {
                format!("{hand} {}", ask("His cards, his count, gin or big-gin")?)
            }
            Err(Some(MissingPart::OtherSide)) => {
                let other = ask("The other side: cards, or the count after laying off")?;
                let against = if tokens(hand, 0).iter().any(|token| token.sign == TokenKind::Against) {
                    ""
                } else {
                    "v "
                };
                format!("{hand} {against}{other}")
            }
            Ok(read) if house.needs_knock_card() && wants_knock_card(&read.claim) => {
                format!("{hand} @{}", ask("The knock card")?)
            }
            Ok(_) | Err(None) => return Ok(line),
        };
        let note = note.map_or_else(String::new, |note| format!(" # {note}"));
        line = format!("{whole}{note}");
    }
}

/// Every hand that is told by its cards or counts is limited by one.
const fn wants_knock_card(told: &HandClaim) -> bool {
    matches!(told, HandClaim::Ended { claim: Claim::Showdown(_), .. }) && told.knock_card().is_none()
}

fn ask(question: &str) -> Result<String, Stop> {
    asked(Input::<String>::new().with_prompt(shown(question)))
}

/// The answer to a question.
pub fn asked(question: Input<'_, String>) -> Result<String, Stop> {
    let answer = question.interact_text();
    answer.map(|answer| answer.trim().to_owned()).map_err(|dialoguer::Error::IO(error)| match error.kind() {
        io::ErrorKind::Interrupted => Stop::Interrupted,
        _ => Stop::Output(error),
    })
}
