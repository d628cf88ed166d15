//! Writing a claim as a line. Reading the line returns the same claim.

use std::fmt::Display;

use crate::players::names::Names;
use ginscore_rules::cards::{Card, Spread};
use ginscore_rules::hand::{Defender, End, HandClaim, Knocker, Layout, PointsClaim, Showdown};

/// The line for a claim, with its note.
pub fn write_hand(claim: &HandClaim, note: Option<&str>, names: &Names) -> String {
    let mut line = match claim.by() {
        None => format!("draw{}", marked(" @", claim.knock_card())),
        Some(by) => format!("{} {}", names.get(by), write_claim(claim)),
    };
    if let Some(note) = note {
        line.push_str(" # ");
        line.push_str(note);
    }
    line
}

/// The line without the name and the note; empty for a draw.
fn write_claim(claim: &HandClaim) -> String {
    match claim {
        HandClaim::Draw { .. } => String::new(),
        HandClaim::Points(PointsClaim { winner: _, points, boxes, knock_card }) => {
            let boxes = if *boxes == 1 { String::new() } else { format!(" boxes {boxes}") };
            format!("+{points}{boxes}{}", marked(" @", *knock_card))
        }
        HandClaim::Showdown(Showdown { by: _, knocker, defender, knock_card, discard, accepted }) => {
            let knocker = match knocker {
                Knocker::Count(count) => count.to_string(),
                Knocker::Gin => "gin".to_owned(),
                Knocker::BigGin => "big-gin".to_owned(),
                Knocker::Cards(laid) => write_laid(laid),
                Knocker::Deadwood(cards) => write_deadwood(cards),
            };
            let layoffs = match defender.layoffs() {
                [] => String::new(),
                layoffs => format!(" + {}", singles(layoffs)),
            };
            let defender = match defender {
                Defender::Count(count) => count.to_string(),
                Defender::Cards { laid, .. } => write_laid(laid),
                Defender::Deadwood { left, .. } => write_deadwood(left),
            };
            let (knock_card, discard) = (marked(" @", *knock_card), marked(" x ", *discard));
            let accepted = if *accepted { " accepted" } else { "" };
            format!("{knocker} v {defender}{layoffs}{knock_card}{discard}{accepted}")
        }
    }
}

fn write_deadwood(cards: &[Card]) -> String {
    format!("/ {}", singles(cards)).trim_end().to_owned()
}

fn marked(mark: &str, card: Option<impl Display>) -> String {
    card.map_or_else(String::new, |card| format!("{mark}{}", lower(card)))
}

fn lower(card: impl Display) -> String {
    card.to_string().to_ascii_lowercase()
}

fn write_laid(laid: &Layout) -> String {
    match laid {
        Layout::Loose(cards) => singles(cards),
        Layout::Spread { melds, deadwood } => {
            let melds: Vec<String> = melds.iter().map(write_group).collect();
            let parts = [melds.join(" "), "/".to_owned(), singles(deadwood)];
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
        }
    }
}

/// A spread as it is declared in a line: `4-7s 9cdh / 2h ac ad`.
pub fn write_spread(spread: &Spread) -> String {
    write_laid(&Layout::from(spread))
}

/// Cards as single words: `2h ac ad`.
pub fn singles(cards: &[Card]) -> String {
    cards.iter().map(|card| lower(*card)).collect::<Vec<_>>().join(" ")
}

/// A group as one word: `4-7s`, `9cdh`, or all cards in a row. A single card gets a comma, because it would form one
/// group with a single card after it otherwise.
fn write_group(cards: &[Card]) -> String {
    let (Some(first), Some(last)) = (cards.first(), cards.last()) else {
        return String::new();
    };
    let in_row = cards.windows(2).all(|pair| match pair {
        [card, next] => card.suit == next.suit && card.rank.above() == Some(next.rank),
        _ => true,
    });
    if cards.len() == 1 {
        format!("{},", lower(*first))
    } else if in_row && cards.len() >= 3 {
        format!("{}-{}", first.rank.letter(), lower(*last)).to_ascii_lowercase()
    } else if cards.iter().all(|card| card.rank == first.rank) {
        let suits: String = cards.iter().map(|card| card.suit.letter()).collect();
        format!("{}{suits}", first.rank.letter()).to_ascii_lowercase()
    } else {
        cards.iter().map(|card| lower(*card)).collect()
    }
}

/// The name of an end, as in `big-gin`. It is the same in every format and in every language; a sheet for people has
/// words of its own.
pub const fn end_name(end: End) -> &'static str {
    match end {
        End::Knock => "knock",
        End::Gin => "gin",
        End::BigGin => "big-gin",
        End::Undercut => "undercut",
        End::GinOff => "gin-off",
        End::Tie => "tie",
        End::Draw => "draw",
        End::Points => "points",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hand::line::read_hand;

    /// A line as it is typed, and as it is written.
    #[test]
    fn a_hand_is_written_so_that_it_reads_the_same() {
        let names = Names::new("Ann", "Mary Jo").unwrap();
        for (typed, written) in [
            ("draw", "draw"),
            ("DRAW @5H # no cards left", "draw @5h # no cards left"),
            ("ann +18", "Ann +18"),
            ("ann +18 boxes 1", "Ann +18"),
            ("mary jo +18 boxes 0 @5s", "Mary Jo +18 boxes 0 @5s"),
            ("ann 4 against 23 up 6h x kd", "Ann 4 v 23 @6h x kd"),
            ("ann gin vs 23", "Ann gin v 23"),
            ("ann big gin v 23", "Ann big-gin v 23"),
            ("ann biggin v 23", "Ann big-gin v 23"),
            (
                "Mary Jo 4s5s6s7s 9c9d9h dw 2h ac ad v kcdh 2-4c / 7h 3d lay 8s 9s",
                "Mary Jo 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s",
            ),
            ("ann 4s 5s 6s v 2C 10H", "Ann 4s 5s 6s v 2c th"),
            (
                "ann a-4c 5-7d tjqh / v kcdh 2-4c / 7h 3d 8s 9s",
                "Ann a-4c 5-7d t-qh / v kcdh 2-4c / 7h 3d 8s 9s",
            ),
            // A meld of one card, of two, and of cards that are in no order.
            ("ann 4s, 5h6h, 9c2d4h / kd v 23", "Ann 4s, 5h6h 9c2d4h / kd v 23"),
            ("ann 4s5s / kd v 23", "Ann 4s5s / kd v 23"),
            ("ann 4s6s8s / kd v 23", "Ann 4s6s8s / kd v 23"),
        ] {
            let read = read_hand(typed, &names).unwrap_or_else(|mistakes| panic!("{typed}: {mistakes}"));
            assert_eq!(write_hand(&read.claim, read.note.as_deref(), &names), written, "{typed}");
            let again = read_hand(written, &names).unwrap();
            assert_eq!((again.claim, again.note), (read.claim, read.note), "{written}");
        }
    }

    #[test]
    fn a_spread_is_written_with_its_deadwood() {
        let spread = ginscore_rules::solver::best_spread("4S 5S 6S 9C 9D 9H 2H".parse().unwrap());
        assert_eq!(write_spread(&spread), "9cdh 4-6s / 2h");
    }

    /// Ledgers and rows hold these names.
    #[test]
    fn ends_have_one_name_each() {
        let ends =
            [End::Knock, End::Gin, End::BigGin, End::Undercut, End::GinOff, End::Tie, End::Draw, End::Points];
        let names = ["knock", "gin", "big-gin", "undercut", "gin-off", "tie", "draw", "points"];
        assert_eq!(ends.map(end_name), names);
    }
}
