//! What cannot be read, said to people.

use unicode_security::confusable_detection::skeleton;

use super::report::Diagnostic;
use super::rulebook::laying_off::LAYING_OFF;
use super::words::{grouped, one_of, ticked};
use crate::show::code::Code;
use ginscore_rules::cards::{Rank, Suit};
use ginscore_rules::notation::{
    CardError, GroupError, Hidden, LONGEST_LINE, LONGEST_NAME, LONGEST_NOTE, LineError, Mistakes, NameError,
    Names, ParseError, ParseErrorKind,
};
use ginscore_rules::rules::Player;

/// The reports of what cannot be read in a line.
pub fn misread_all(line: &str, all: Mistakes<ParseError>) -> Mistakes<Diagnostic> {
    all.map(|one| misread(line, &one))
}

/// The report of what cannot be read in a line.
pub fn misread(line: &str, misread: &ParseError) -> Diagnostic {
    let typed = ticked(line.get(misread.span.start..misread.span.end).unwrap_or_default().trim());
    let report = match &misread.what {
        ParseErrorKind::NotACard(near) => bad_card(&typed, *near),
        ParseErrorKind::NotAGroup(near) => bad_group(&typed, *near),
        ParseErrorKind::Line(mistake) => bad_line(&typed, *mistake),
        ParseErrorKind::UnknownPlayer { meant, command, players } => {
            let missing = misread.span.start == misread.span.end;
            let hint = match meant.as_slice() {
                _ if missing => {
                    format!(
                        "write one of the players: {}",
                        one_of(&players.clone().map(|name| ticked(&name)))
                    )
                }
                [] if command.is_some() => {
                    format!("did you mean {}?", ticked(command.as_deref().unwrap_or_default()))
                }
                [] => format!(
                    "the players are {}",
                    super::words::all_of(&players.clone().map(|name| ticked(&name)))
                ),
                [one] => format!("did you mean {}?", ticked(one)),
                both => format!(
                    "write more of the name: {}",
                    one_of(&both.iter().map(|name| ticked(name)).collect::<Vec<_>>())
                ),
            };
            let message = match (meant.len(), missing) {
                (_, true) => "a player's name is missing".to_owned(),
                (2, _) => format!("{typed} may be either player"),
                _ => format!("no player is called {typed}"),
            };
            Diagnostic::new(Code::UnknownPlayer, message).hinted(hint)
        }
    };
    // A line that is too long to be recorded is too long to be shown.
    let too_long =
        matches!(misread.what, ParseErrorKind::Line(LineError::TooLong(_) | LineError::LongNote(_)));
    if too_long || line.trim().is_empty() { report } else { report.pointing(line, vec![misread.span]) }
}

fn rank_name(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "ace",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        _ => "card",
    }
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
            format!("{} is one", written(card.rank, card.suit)),
        ),
        CardError::Numbered(_, card) => (
            format!("{typed} is not a card"),
            format!("the {} is {}", rank_name(card.rank), written(card.rank, card.suit)),
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
            format!("{typed} goes from one suit to another"),
            "a run is of one suit, as in `4-7s`; a set is written `9cdh`",
        ),
        GroupError::Backwards => (
            format!("{typed} does not go upwards"),
            "write the lower rank first, as in `4-7s`; the ace is low",
        ),
        GroupError::NoSuit => {
            (format!("{typed} has no suit"), "write the suit behind it, as in `4-7s` or `456s`")
        }
        GroupError::Unclear => (
            format!("{typed} is no group of cards"),
            "a group is a range `4-7s`, ranks of a suit `456s`, suits of a rank `9cdh`, or cards `4s5s6s`",
        ),
    };
    Diagnostic::new(Code::BadGroup, message).hinted(hint)
}

fn bad_line(typed: &str, mistake: LineError) -> Diagnostic {
    let (message, hint) = match mistake {
        LineError::NoHand => (
            "the hand is missing".to_owned(),
            "say who ended it and what each side put down, as in `Ann 4 v 23`; or `draw`",
        ),
        LineError::NoCards => ("there are no cards here".to_owned(), "name some, as in `4-7s 9cdh 2h`"),
        LineError::NoOtherSide => (
            "the other side is missing".to_owned(),
            "add `v` and the defender's cards or count, as in `Ann 4 v 23`",
        ),
        LineError::PerhapsAgainst => (
            format!("the `v` is missing, and {typed} is neither a card nor a word for it"),
            "a `v` stands between the two sides, as in `Ann 4 v 23`",
        ),
        LineError::NothingBefore => (
            format!("nothing stands before the {typed}"),
            "first what the knocker put down: cards, a count, or `gin`, as in `Ann 4 v 23`",
        ),
        LineError::NothingAfter => (
            format!("nothing stands after the {typed}"),
            "the defender's cards or count follow it, as in `Ann 4 v 23`",
        ),
        LineError::SecondAgainst => {
            (format!("a second {typed}"), "one `v` parts the knocker's side from the defender's")
        }
        LineError::SecondSlash => (
            "a second slash on one side".to_owned(),
            "a side has one slash, before its deadwood; a `v` stands before the other side",
        ),
        LineError::SlashAfterPlus => (
            "a slash after the plus".to_owned(),
            "first the melds, then `/` and the deadwood, then `+` and what is laid off",
        ),
        LineError::KnockerLaysOff => (
            "the knocker lays nothing off".to_owned(),
            "laid-off cards stand on the defender's side, after the `v`",
        ),
        LineError::NothingLaidOff => {
            ("nothing stands after the plus".to_owned(), "name the cards laid off, or leave the plus out")
        }
        LineError::CountAmongCards => (
            "a count, and cards laid off".to_owned(),
            "a count is what is left after laying off: leave the plus out, or name the cards",
        ),
        LineError::GinOutOfPlace => (
            format!("{typed} cannot stand here"),
            "`gin` and `big-gin` stand alone as the knocker's side, as in `Ann gin v 23`",
        ),
        LineError::MoreThanPoints => (
            "more than the points".to_owned(),
            "a hand in points only is just that, as in `Ann +18` or `Ann +18 boxes 3`",
        ),
        LineError::MoreThanADraw => (
            "more than a draw".to_owned(),
            "a hand that nobody won is `draw`, without a player, or `draw @5h` with its knock card",
        ),
        LineError::NoBoxes => {
            ("how many boxes?".to_owned(), "write their number after the word, as in `Ann +18 boxes 3`")
        }
        LineError::BoxesOutOfPlace => (
            "boxes are given only for a hand in points".to_owned(),
            "leave them out: the rules say how many this hand has; or write `Ann +18 boxes 3`",
        ),
        LineError::SecondKnockCard => ("a second knock card".to_owned(), "a hand has one knock card"),
        LineError::SecondDiscard => ("a second discard".to_owned(), "the knocker discards one card"),
        LineError::NoCardAfter => (
            format!("one card is wanted after {typed}"),
            "the knock card is written `@7s`, the discard `x 5d`",
        ),
        LineError::OutOfPlace => (format!("{typed} cannot stand here"), out_of_place(typed)),
        LineError::NoNumber => (
            "which hand?".to_owned(),
            "write its number, as in `amend 3 Ann 4 v 23`; `score` shows the numbers",
        ),
        LineError::TooLong(length) => {
            let length = length.map(|length| format!("it has {} bytes, and ", grouped(length as u64)));
            let most = grouped(LONGEST_LINE as u64);
            (
                format!("the line is too long: {}the limit is {most} bytes", length.unwrap_or_default()),
                "a line has one hand and its note; is this a file of another kind?",
            )
        }
        LineError::HiddenInNote(found) => {
            (format!("the note holds {}", hidden(&found)), "leave it out, or type the note again without it")
        }
        LineError::LongNote(count) => (
            format!("the note has {count} characters, and {LONGEST_NOTE} are the most"),
            "make it shorter; the hand is recorded without a note, too",
        ),
        LineError::OpenQuote => ("a quotation mark does not close".to_owned(), "close it, or leave it out"),
        LineError::NoWitness => (
            "the other player's word is missing, or a letter of it cannot be seen".to_owned(),
            "write up to 100 letters and digits, as in `witness green bottles`",
        ),
    };
    let report = Diagnostic::new(Code::BadLine, message).hinted(hint);
    match mistake {
        LineError::KnockerLaysOff => report.by(LAYING_OFF),
        _ => report,
    }
}

/// What to do about a sign of the notation that stands where it means nothing.
fn out_of_place(typed: &str) -> &'static str {
    match typed.trim_matches('`').to_ascii_lowercase().as_str() {
        "/" | "dw" => "here cards are only named, and deadwood is not parted from melds: leave it out",
        "+" | "lay" => "cards are laid off in a whole hand: `ginscore judge` rules on one",
        "v" | "vs" | "@" | "up" | "x" => "it belongs to a whole hand: `ginscore judge` rules on one",
        _ => "this line is its first word alone: leave the rest out",
    }
}

/// A character that cannot be seen, with its number and its place.
pub fn hidden(found: &Hidden) -> String {
    let what = match found.sign {
        sign if sign.is_control() => "a control character",
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            "which turns the direction of the text"
        }
        '\u{2028}' | '\u{2029}' => "which ends a line",
        _ => "which cannot be seen",
    };
    format!("U+{:04X}, {what}, as character {}", u32::from(found.sign), found.number)
}

/// The warning that a reader may take one player's name for the other's, if that is so.
pub fn alike(names: &Names) -> Option<Diagnostic> {
    let [one, two] = Player::BOTH.map(|player| ticked(names.get(player)));
    let report = Diagnostic::new(Code::BadValue, format!("the names {one} and {two} look alike"));
    let hint = "the series is kept all the same; are they of two players, and typed in one alphabet?";
    look_alike(names).then(|| report.hinted(hint))
}

/// The report of a name that will not do for a player.
pub fn bad_name(name: &str, why: NameError) -> Diagnostic {
    if name.is_empty() {
        return Diagnostic::new(Code::BadValue, "a player has no name")
            .hinted("write it, as in `Ann` or `Mary Jo`");
    }
    let name = ticked(name);
    let message = match why {
        NameError::NoLetter => format!("{name} is no name for a player: it must begin with a letter"),
        NameError::Reserved => {
            format!("{name} is no name for a player: a word in it means something else here")
        }
        NameError::Sign(sign) if sign.is_control() => {
            "a player's name holds a character that cannot be seen".to_owned()
        }
        NameError::Hidden(found) => format!("{name} is not a name for a player: it holds {}", hidden(&found)),
        NameError::Sign(sign) => {
            format!("{name} is no name for a player: `{sign}` is a sign of the notation")
        }
        NameError::TooLong => format!("{name} is too long for a name: {LONGEST_NAME} characters at most"),
        NameError::Same => format!("both players are called {name}"),
    };
    let hint = match why {
        NameError::Same => "choose names that can be told apart, as in `Ann` and `Bob`",
        _ => "a name begins with a letter and may hold spaces, as in `Ann` or `Mary Jo`",
    };
    Diagnostic::new(Code::BadValue, message).hinted(hint)
}

/// Returns true if a reader may take one name for the other: letters of two alphabets that look the same, an l and an I
/// (the skeletons of UTS #39).
fn look_alike(names: &Names) -> bool {
    let [one, two] = Player::BOTH.map(|player| skeleton(names.get(player)).collect::<String>());
    one == two
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
            assert_eq!(look_alike(&Names::new(one, two).unwrap()), alike, "{one} {two}");
        }
    }
}
