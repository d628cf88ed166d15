//! The prompt of the table.

use crate::say::{Fixed, Message, written::table as say};
use crate::show::hand::entrants::deals;
use crate::table::evening::Evening;
use ginscore_notation::shown;
use ginscore_rules::house::KnockCard;

impl Evening {
    /// The prompt, with the dealer if known.
    pub(super) fn prompt(&mut self) -> String {
        let Ok(opened) = self.opened() else {
            return "> ".to_owned();
        };
        let score = opened.series.score();
        match score.dealer() {
            _ if score.is_over() => format!("{}> ", say::PlayOn.text()),
            Some(dealer) => {
                let deals = deals(score, dealer, opened.series.roster());
                let card =
                    opened.series.announced().filter(|_| score.house().knock_card == KnockCard::Upcard);
                let said = match card {
                    Some(card) => match score.house().knock_limit_with(Some(card)) {
                        0 => say::DealsGinOnly { deals }.said(),
                        limit => say::DealsLimit { deals, limit }.said(),
                    },
                    None if score.house().knock_card == KnockCard::Upcard => {
                        say::DealsUpcard { deals }.said()
                    }
                    None => deals,
                };
                format!("{}> ", shown(&said))
            }
            None => "> ".to_owned(),
        }
    }
}
