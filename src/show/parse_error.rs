//! Diagnostics for text that cannot be read.

use unicode_security::confusable_detection::skeleton;

use super::diagnostic::Diagnostic;
use super::rulebook::TopicId;
use super::words::{grouped, one_of, quoted, rank_name, ticked};
use crate::show::code::Code;
use ginscore_rules::cards::{Rank, Suit};
use ginscore_rules::notation::{
    CardError, GroupError, Hidden, LONGEST_LINE, LONGEST_NAME, LONGEST_NOTE, LineError, Mistakes, NameError,
    ParseError, ParseErrorKind, Roster, shown,
};

/// The diagnostics for everything in a line that cannot be read.
pub fn parse_errors(line: &str, all: Mistakes<ParseError>) -> Mistakes<Diagnostic> {
    all.map(|one| parse_error(line, &one))
}

/// The diagnostic for something in a line that cannot be read.
pub fn parse_error(line: &str, misread: &ParseError) -> Diagnostic {
    let typed = ticked(line.get(misread.span.start..misread.span.end).unwrap_or_default().trim());
    let report = match &misread.what {
        ParseErrorKind::NotACard(near) => bad_card(&typed, *near),
        ParseErrorKind::NotAGroup(near) => bad_group(&typed, *near),
        ParseErrorKind::Line(mistake) => bad_line(&typed, *mistake),
        ParseErrorKind::NotPlaying { player, playing, ended } => not_playing(player, playing, *ended),
        ParseErrorKind::UnknownPlayer { meant, command, players } => {
            let missing = misread.span.start == misread.span.end;
            let players: Vec<String> = players.iter().map(|name| ticked(name)).collect();
            let hint = match meant.as_slice() {
                _ if missing => {
                    format!("name one of the players: {}", one_of(&players))
                }
                [] if command.is_some() => {
                    format!("did you mean {}?", ticked(command.as_deref().unwrap_or_default()))
                }
                [] => format!("the players are {}", super::words::all_of(&players)),
                [one] => format!("did you mean {}?", ticked(one)),
                both => format!(
                    "write more of the name: {}",
                    one_of(&both.iter().map(|name| ticked(name)).collect::<Vec<_>>())
                ),
            };
            let message = match (meant.len(), missing) {
                (_, true) => "a player's name is missing".to_owned(),
                (2, _) => format!("{typed} could be either player"),
                (3.., _) => format!("{typed} could be several players"),
                _ => format!("there is no player called {typed}"),
            };
            Diagnostic::new(Code::UnknownPlayer, message).hinted(hint)
        }
        ParseErrorKind::Spoken(lines) => spoken(lines),
    };
    // A line that is too long to be recorded is too long to be shown.
    let too_long =
        matches!(misread.what, ParseErrorKind::Line(LineError::TooLong(_) | LineError::LongNote(_)));
    if too_long || line.trim().is_empty() { report } else { report.pointing(line, vec![misread.span]) }
}

/// The diagnostic for a hand in the words of people at a table, with the line to type.
fn spoken(lines: &[String]) -> Diagnostic {
    let lines: Vec<String> = lines.iter().map(|line| ticked(&shown(line))).collect();
    Diagnostic::new(Code::BadLine, "this is not how a hand is written")
        .hinted(format!("type {}", one_of(&lines)))
}

/// A card as people write it: `4s`, and `10h` for the ten.
fn written(rank: Rank, suit: Suit) -> String {
    let rank = if rank == Rank::Ten { "10".to_owned() } else { rank.letter().to_string() };
    ticked(&format!("{rank}{}", suit.letter()).to_ascii_lowercase())
}

fn bad_card(typed: &str, near: CardError) -> Diagnostic {
    let (message, hint) = match near {
        CardError::SuitFirst(card) => (
            format!("{typed} is not a card: the rank comes first"),
            format!("did you mean {}?", written(card.rank, card.suit)),
        ),
        CardError::Numbered(_, card) => (
            format!("{typed} is not a card"),
            format!(
                "write the {} as {}",
                rank_name(card.rank).unwrap_or("card"),
                written(card.rank, card.suit)
            ),
        ),
        CardError::NoSuit(rank) => {
            let suits = Suit::ALL.map(|suit| written(rank, suit));
            (format!("{typed} has no suit"), format!("write {}", one_of(&suits)))
        }
        CardError::NoRank(suit) => {
            let suit = suit.letter().to_ascii_lowercase();
            (format!("{typed} has no rank"), format!("write the rank before the suit, as in `7{suit}`"))
        }
        CardError::Nothing => (
            format!("{typed} is not a card"),
            "a card is a rank and a suit, as in `4s`, `10h` or `qd`".to_owned(),
        ),
    };
    Diagnostic::new(Code::BadCard, message).hinted(hint)
}

fn bad_group(typed: &str, near: GroupError) -> Diagnostic {
    let (message, hint) = match near {
        GroupError::TwoSuits => (
            format!("{typed} mixes two suits"),
            "a run has only one suit, as in `4-7s`; write a set as `9cdh`",
        ),
        GroupError::Backwards => (
            format!("{typed} is not in ascending order"),
            "write the lower rank first, as in `4-7s`; the ace is low",
        ),
        GroupError::NoSuit => (format!("{typed} has no suit"), "add the suit, as in `4-7s` or `456s`"),
        GroupError::Unclear => (
            format!("{typed} is not a group of cards"),
            "write a range `4-7s`, ranks of one suit `456s`, suits of one rank `9cdh`, or single cards `4s5s6s`",
        ),
    };
    Diagnostic::new(Code::BadGroup, message).hinted(hint)
}

fn bad_line(typed: &str, mistake: LineError) -> Diagnostic {
    let (message, hint) = match mistake {
        LineError::NoHand => (
            "the hand is missing".to_owned(),
            "say who ended it and what each side has, as in `Ann 4 v 23`; or write `draw`",
        ),
        LineError::Partners => (
            "these two play on the same side".to_owned(),
            "name a player of the other side after the `v`, or leave the name out",
        ),
        LineError::NoCards => ("there are no cards here".to_owned(), "name some cards, as in `4-7s 9cdh 2h`"),
        LineError::NoOtherSide => (
            "the other side is missing".to_owned(),
            "add `v` and the defender's cards or count, as in `Ann 4 v 23`",
        ),
        LineError::PerhapsAgainst => (
            format!("the `v` is missing, and {typed} is not a card"),
            "write a `v` between the two sides, as in `Ann 4 v 23`",
        ),
        LineError::NothingBefore => (
            format!("there is nothing before the {typed}"),
            "write the knocker's side first: cards, a count or `gin`, as in `Ann 4 v 23`",
        ),
        LineError::NothingAfter => (
            format!("there is nothing after the {typed}"),
            "write the defender's cards or count after it, as in `Ann 4 v 23`",
        ),
        LineError::SecondAgainst => (
            format!("there is a second {typed}"),
            "write one `v`, between the knocker's side and the defender's",
        ),
        LineError::SecondSlash => (
            "one side has two slashes".to_owned(),
            "write one slash per side, before its deadwood; is a `v` before the other side missing?",
        ),
        LineError::SlashAfterPlus => (
            "the slash comes after the plus".to_owned(),
            "write the melds first, then `/` and the deadwood, then `+` and the laid-off cards",
        ),
        LineError::KnockerLaysOff => (
            "the knocker cannot lay off cards".to_owned(),
            "write laid-off cards on the defender's side, after the `v`",
        ),
        LineError::NothingLaidOff => {
            ("there is nothing after the plus".to_owned(), "name the laid-off cards, or drop the plus")
        }
        LineError::CountAmongCards => (
            "this side has both a count and laid-off cards".to_owned(),
            "a count is the deadwood after laying off: drop the plus, or name all the cards",
        ),
        LineError::GinOutOfPlace => (
            format!("{typed} does not belong here"),
            "`gin` or `big-gin` is the knocker's whole side, as in `Ann gin v 23`",
        ),
        LineError::MoreThanPoints => (
            "points cannot be combined with anything else".to_owned(),
            "to record only the points of a hand, write nothing else, as in `Ann +18` or `Ann +18 boxes 3`",
        ),
        LineError::MoreThanADraw => (
            "a draw cannot be combined with anything else".to_owned(),
            "if nobody won, write just `draw`, or `draw @5h` with the knock card",
        ),
        LineError::NoBoxes => {
            ("the number of boxes is missing".to_owned(), "write it after `boxes`, as in `Ann +18 boxes 3`")
        }
        LineError::BoxesOutOfPlace => (
            "boxes can only be given with points".to_owned(),
            "leave them out, since the rules say how many this hand is worth; or write `Ann +18 boxes 3`",
        ),
        LineError::SecondKnockCard => {
            ("there is a second knock card".to_owned(), "a hand has only one knock card")
        }
        LineError::SecondDiscard => {
            ("there is a second discard".to_owned(), "the knocker discards only one card")
        }
        LineError::NoCardAfter => (
            format!("expected one card after {typed}"),
            "write the knock card as `@7s` and the discard as `x 5d`",
        ),
        LineError::OutOfPlace => (format!("{typed} does not belong here"), out_of_place(typed)),
        LineError::NoNumber => (
            "the number of the hand is missing".to_owned(),
            "write it first, as in `amend 3 Ann 4 v 23`; `score` shows the numbers",
        ),
        LineError::TooLong(length) => {
            let most = grouped(LONGEST_LINE as u64);
            let message = match length.map(|length| grouped(length as u64)) {
                Some(length) => {
                    format!("the line is too long: it has {length} bytes, and the limit is {most} bytes")
                }
                None => format!("the line is too long: the limit is {most} bytes"),
            };
            (message, "a line has one hand and its note; is this a different kind of file?")
        }
        LineError::HiddenInNote(found) => {
            (format!("the note contains {}", hidden(&found)), "remove it, or type the note again")
        }
        LineError::LongNote(count) => (
            format!("the note has {count} characters, and the limit is {LONGEST_NOTE}"),
            "shorten it, or leave it out",
        ),
        LineError::NoAdjustment => (
            match typed {
                "``" => "the points are missing".to_owned(),
                typed => format!("{typed} is not a number of points with its sign"),
            },
            "write it as in `adjust Ann +10 # why`, or `-10` to take points away",
        ),
        LineError::NoReason => (
            "an adjustment needs a reason".to_owned(),
            "add it after a `#`, as in `adjust Ann +10 # wrong knock`",
        ),
        LineError::NoGame => (
            "the number of the game is missing after `in`".to_owned(),
            "write it as in `adjust Ann +10 in 2 # why`",
        ),
        LineError::OpenQuote => {
            ("there is an unclosed quotation mark".to_owned(), "close it, or leave it out")
        }
        LineError::NoWitness => (
            "the witness's words are missing, or contain an invisible character".to_owned(),
            "write up to 100 letters and digits, as in `witness green bottles`",
        ),
    };
    let report = Diagnostic::new(Code::BadLine, message).hinted(hint);
    match mistake {
        LineError::KnockerLaysOff => report.by(TopicId::LayingOff),
        _ => report,
    }
}

/// The hint for a sign of the notation that means nothing where it is.
fn out_of_place(typed: &str) -> &'static str {
    match typed.trim_matches('`').to_ascii_lowercase().as_str() {
        "/" | "dw" => "this command takes plain cards, without melds and deadwood: leave it out",
        "+" | "lay" => "only a complete hand has laid-off cards: use `ginscore judge` for that",
        "v" | "vs" | "@" | "up" | "x" => "this is part of a complete hand: use `ginscore judge` for that",
        _ => "leave it out, or write it after a `#` as a note",
    }
}

/// An invisible character, with its code point and its place.
pub fn hidden(found: &Hidden) -> String {
    let what = match found.sign {
        sign if sign.is_control() => "a control character",
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            "which changes the direction of the text"
        }
        '\u{2028}' | '\u{2029}' => "which ends a line",
        _ => "which is invisible",
    };
    format!("U+{:04X}, {what}, at character {}", u32::from(found.sign), found.number)
}

/// A warning if one player's name can be mistaken for the other's.
pub fn alike(roster: &Roster) -> Option<Diagnostic> {
    let names = roster.players();
    let pairs =
        names.iter().enumerate().flat_map(|(at, one)| names.iter().skip(at + 1).map(move |two| (one, two)));
    let mut pairs = pairs.filter(|(one, two)| look_alike(one, two));
    let (one, two) = pairs.next().map(|(one, two)| (ticked(one), ticked(two)))?;
    let report = Diagnostic::new(Code::BadValue, format!("the names {one} and {two} look alike"));
    let hint = "this is only a warning: are these two different players, and are both names typed in the same alphabet?";
    Some(report.hinted(hint))
}

/// The diagnostic for a name that a player cannot have.
pub fn bad_name(name: &str, why: NameError) -> Diagnostic {
    if name.is_empty() {
        return Diagnostic::new(Code::BadValue, "a player's name is empty")
            .hinted("write a name, as in `Ann` or `Mary Jo`");
    }
    let name = ticked(name);
    let message = match why {
        NameError::NoLetter => format!("{name} is not allowed as a player name: it must start with a letter"),
        NameError::Reserved => {
            format!("{name} is not allowed as a player name: it contains a reserved word")
        }
        NameError::Sign(sign) if sign.is_control() => {
            "a player's name contains an invisible character".to_owned()
        }
        NameError::Hidden(found) => {
            format!("{name} is not allowed as a player name: it contains {}", hidden(&found))
        }
        NameError::Sign(sign) => {
            format!("{name} is not allowed as a player name: `{sign}` is part of the notation")
        }
        NameError::TooLong => {
            format!("{name} is too long for a name: the limit is {LONGEST_NAME} characters")
        }
        NameError::Same => format!("two of the names are {name}"),
    };
    let hint = match why {
        NameError::Same => "choose different names, as in `Ann` and `Bob`",
        _ => "a name starts with a letter and may contain spaces, as in `Ann` or `Mary Jo`",
    };
    Diagnostic::new(Code::BadValue, message).hinted(hint)
}

/// Returns true if one name can be mistaken for the other, as with letters of two alphabets that look the same, or an
/// l and an I (the skeletons of UTS #39).
fn look_alike(one: &str, two: &str) -> bool {
    skeleton(one).collect::<String>() == skeleton(two).collect::<String>()
}

/// The diagnostic for a hand of a player whose turn it is not.
fn not_playing(player: &str, playing: &[[String; 2]], ended: bool) -> Diagnostic {
    let pairs: Vec<String> = playing.iter().map(|[one, two]| format!("{one} and {two}")).collect();
    let pairs = pairs.join(", ");
    if ended {
        Diagnostic::new(Code::NotPlaying, format!("the hand of {} in this round has ended", ticked(player)))
            .by(TopicId::Partners)
            .hinted(format!("still playing: {pairs}; `amend` corrects a hand that was recorded"))
    } else {
        let seat = ticked(&format!("seat {}", quoted(player)));
        Diagnostic::new(Code::NotPlaying, format!("{} sits out this hand", ticked(player)))
            .by(TopicId::InTurn)
            .hinted(format!("{pairs} play; {seat} changes that"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike() {
        for (one, two, alike) in [
            ("Ann", "\u{410}nn", true),
            ("Bill", "BilI", true),
            ("Ann", "Anne", false),
            ("Ann", "Bob", false),
        ] {
            assert_eq!(look_alike(one, two), alike, "{one} {two}");
        }
    }
}
