//! A correction that does not say which hand it is about: `amend Bob 4 v 23`, `delete last`, `fix`.

use crate::commands::line::corrected::correction;
use crate::commands::run::failure::{Failure, no_hands_yet};
use crate::commands::words::{DELETE, INSERT};
use crate::show::mistakes::parse_error::{parse_error, type_as_in};
use crate::show::words::quoted;
use ginscore_ledger::model::Series;
use ginscore_notation::{ParseError, Span, split_note};
use ginscore_rules::players::Player;

/// The failure of a correction without the number of its hand, with that of the last hand. `None` for other lines.
pub(super) fn unnumbered(line: &str, series: &Series) -> Option<Failure> {
    let (typed, note) = split_note(line);
    let mut words = typed.split_whitespace();
    let first = words.next()?;
    let correction = correction(first)?;
    let second = words.next();
    let has_number = |word: &str| word.starts_with(|sign: char| sign.is_ascii_digit());
    // What is deleted may be an adjustment.
    if second.is_some_and(|word| has_number(word) || word.eq_ignore_ascii_case("adjust")) {
        return None;
    }
    if correction != INSERT && series.score().rounds().is_empty() {
        return Some(no_hands_yet());
    }
    let number = series.score().rounds().len().max(1);
    let rest: Vec<&str> = second.into_iter().chain(words).collect();
    let note = note.map_or_else(String::new, |note| format!(" # {note}"));
    let meant = format!("{} {}{note}", numbered(correction, number), rest.join(" "));
    // A hand can be inserted anywhere, but it is the last one that is amended.
    let is_clear = correction != INSERT && !rest.is_empty() && series.read(&meant).is_ok();
    let after = typed.len() - typed.trim_start().len() + first.len();
    let blanks = typed.get(after..).map_or(0, |rest| rest.len() - rest.trim_start().len());
    let place = match second {
        Some(word) => Span::new(after + blanks, after + blanks + word.len()),
        None => Span::new(after, after + 1),
    };
    let failure = Failure::unreadable([parse_error(line, &ParseError::NoNumber.at(place))]);
    Some(match is_clear {
        true => failure.hinting(&[meant]),
        false => failure.hinted(&type_as_in(&example(correction, number, series))),
    })
}

fn numbered(correction: &str, number: usize) -> String {
    format!("{correction} {number}")
}

/// An example of a correction, with the player who ended the last hand.
fn example(correction: &str, number: usize, series: &Series) -> String {
    if correction == DELETE {
        return numbered(correction, number);
    }
    let roster = series.roster();
    let last = series.hands().last();
    let last = last.map(|(_, hand)| (hand.opponents, hand.ruling.by().unwrap_or(Player::One)));
    let next = || series.score().playing().first().map(|pair| (*pair, Player::One));
    let name = last.or_else(next).map(|(pair, player)| roster.pair(pair).get(player).to_owned());
    let name = name.unwrap_or_default();
    let name = roster.find(&name).map_or_else(|| quoted(&name), |seat| roster.written(seat));
    format!("{} {name} 4 v 23", numbered(correction, number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Lang, speaking};
    use ginscore_ledger::model::Header;
    use ginscore_notation::Roster;
    use ginscore_rules::house::HouseRules;
    use ginscore_rules::players::Lineup;

    #[test]
    fn the_last_hand_is_named() {
        let mut series = Series::new(Header {
            roster: Roster::new(Lineup::TWO, &["Kai", "Bob"], None).unwrap(),
            start: chrono::DateTime::UNIX_EPOCH.fixed_offset(),
            first_dealer: None,
            stake: None,
            preset: "standard".to_owned(),
            house: HouseRules::default(),
        });
        let hint = |line: &str, series: &Series| {
            let failure = unnumbered(line, series)?;
            let offered = failure.offers.first().cloned();
            let hint = failure.reports.kept().first().and_then(|report| report.hint.clone());
            Some((hint.unwrap_or_default().to_string(), offered))
        };
        let as_in = |example: &str| Some((format!("type it as in `{example}`"), None));
        let offered = |line: &str| Some((format!("type `{line}`"), Some(line.to_owned())));
        // There is nothing to amend yet.
        for line in ["amend", "amend Kai 4 v 20", "delete"] {
            assert_eq!(
                hint(line, &series),
                Some(("record one, as in `Ann 4 v 23`".to_owned(), None)),
                "{line}"
            );
        }
        assert_eq!(hint("insert Kai 4 v 20", &series), as_in("insert 1 Kai 4 v 23"));
        for line in ["Kai 4 v 23", "Bob 3 v 20"] {
            let operation = series.read(line).unwrap();
            series.act(operation).unwrap();
        }
        for (line, expected) in [
            ("amend Bob 4 v 23 # late", offered("amend 2 Bob 4 v 23 # late")),
            ("fix Bob 4 v 23", offered("amend 2 Bob 4 v 23")),
            ("amend", as_in("amend 2 Bob 4 v 23")),
            ("fix", as_in("amend 2 Bob 4 v 23")),
            ("amend Zoe 4 v 23", as_in("amend 2 Bob 4 v 23")),
            ("delete", as_in("delete 2")),
            ("remove all", as_in("delete 2")),
            ("insert Kai 4 v 23", as_in("insert 2 Bob 4 v 23")),
            ("amend 3 Kai 4 v", None),
            ("delete 2nd", None),
            ("undo 1", None),
            ("Zoe 4 v 23", None),
        ] {
            assert_eq!(hint(line, &series), expected, "{line}");
        }
        let german = Lang::with_tag("de").unwrap();
        let (_, offered) = speaking(german, || hint("ändern Bob 4 v 23", &series)).unwrap();
        assert_eq!(offered.as_deref(), Some("amend 2 Bob 4 v 23"));
    }
}
