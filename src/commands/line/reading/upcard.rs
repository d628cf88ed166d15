//! The card that is turned up, in the words of players: `7s`, `10 diamonds`, `upcard 10d`.

use super::{Meaning, TypedWords};
use crate::commands::line::spoken_cards;
use crate::commands::words::{UPCARDS, without};
use ginscore_notation::read_card;
use ginscore_rules::house::KnockCard;

const UP: &str = "up";

/// The word of the game's menu for that card.
const UPCARD: &str = "upcard";

impl TypedWords<'_> {
    /// `7s` alone where it sets the limit: the card that was turned up.
    pub(super) fn upcard(&self) -> Option<Meaning> {
        let first = self.words.first()?;
        let words = match first.eq_ignore_ascii_case(UP) {
            true => self.words.get(1..)?,
            false => without(&self.words, UPCARDS).unwrap_or(&self.words),
        };
        // `upcard 10d` says itself what it is.
        let is_said = first.eq_ignore_ascii_case(UPCARD);
        let announces = self.series.score().house().knock_card == KnockCard::Upcard;
        (announces || is_said).then_some(())?;
        let card = match words {
            [card] => (*card).to_owned(),
            // `the ace of hearts`
            words => spoken_cards::in_notation(&words.join(" ")).filter(|card| !card.contains(' '))?,
        };
        // A rank alone may be anything.
        read_card(&card)?;
        self.line(&format!("{UP} {card}"))
    }
}
