//! What cannot be read, said to people.

use super::report::Report;
use super::rulebook::laying_off::LAYING_OFF;
use super::words::{one_of, ticked};
use crate::cards::card::{Rank, Suit};
use crate::notation::fault::{LineMistake, Misread, Mistake, NearCard, NearGroup};
use crate::notation::names::{BadName, LONGEST_NAME};

/// The report of what cannot be read in a line.
pub fn misread(line: &str, misread: &Misread) -> Report {
    let typed = ticked(line.get(misread.span.start..misread.span.end).unwrap_or_default().trim());
    let report = match &misread.what {
        Mistake::NotACard(near) => bad_card(&typed, *near),
        Mistake::NotAGroup(near) => bad_group(&typed, *near),
        Mistake::Line(mistake) => bad_line(&typed, *mistake),
        Mistake::UnknownPlayer { meant, players } => {
            let hint = match meant.as_slice() {
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
            let message = match (meant.len(), misread.span.start == misread.span.end) {
                (_, true) => "a player's name is missing".to_owned(),
                (2, _) => format!("{typed} may be either player"),
                _ => format!("no player is called {typed}"),
            };
            Report::new("unknown-player", message).hinted(hint)
        }
    };
    report.pointing(line, vec![misread.span])
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

fn bad_card(typed: &str, near: NearCard) -> Report {
    let lower = |text: String| ticked(&text.to_ascii_lowercase());
    let (message, hint) = match near {
        NearCard::SuitFirst(card) => (
            format!("{typed} is not a card: the rank comes first"),
            format!("{} is one", lower(card.to_string())),
        ),
        NearCard::Numbered(_, card) => (
            format!("{typed} is not a card"),
            format!("the {} is {}", rank_name(card.rank), lower(card.to_string())),
        ),
        NearCard::NoSuit(rank) => {
            let suits = Suit::ALL.map(|suit| lower(format!("{}{}", rank.letter(), suit.letter())));
            (format!("{typed} has no suit"), format!("write {}", one_of(&suits)))
        }
        NearCard::NoRank(suit) => {
            let suit = suit.letter().to_ascii_lowercase();
            (format!("{typed} has no rank"), format!("write the rank before the suit, as in `7{suit}`"))
        }
        NearCard::Nothing => (
            format!("{typed} is not a card"),
            "a card is a rank and a suit, as in `4s`, `10h` or `qd`".to_owned(),
        ),
    };
    Report::new("bad-card", message).hinted(hint)
}

fn bad_group(typed: &str, near: NearGroup) -> Report {
    let (message, hint) = match near {
        NearGroup::TwoSuits => (
            format!("{typed} goes from one suit to another"),
            "a run is of one suit, as in `4-7s`; a set is written `9cdh`",
        ),
        NearGroup::Backwards => (
            format!("{typed} does not go upwards"),
            "write the lower rank first, as in `4-7s`; the ace is low",
        ),
        NearGroup::NoSuit => {
            (format!("{typed} has no suit"), "write the suit behind it, as in `4-7s` or `456s`")
        }
        NearGroup::Unclear => (
            format!("{typed} is no group of cards"),
            "a group is a range `4-7s`, ranks of a suit `456s`, suits of a rank `9cdh`, or cards `4s5s6s`",
        ),
    };
    Report::new("bad-group", message).hinted(hint)
}

fn bad_line(typed: &str, mistake: LineMistake) -> Report {
    let (message, hint) = match mistake {
        LineMistake::NoHand => (
            "the hand is missing".to_owned(),
            "say who ended it and what each side put down, as in `Ann 4 v 23`; or `draw`",
        ),
        LineMistake::NoCards => ("there are no cards here".to_owned(), "name some, as in `4-7s 9cdh 2h`"),
        LineMistake::NoOtherSide => (
            "the other side is missing".to_owned(),
            "add `v` and the defender's cards or count, as in `Ann 4 v 23`",
        ),
        LineMistake::EmptySide => {
            ("one side has nothing".to_owned(), "cards or a count stand on both sides of the `v`")
        }
        LineMistake::SecondAgainst => {
            (format!("a second {typed}"), "one `v` parts the knocker's side from the defender's")
        }
        LineMistake::SecondSlash => (
            "a second slash on one side".to_owned(),
            "a side has one slash, before its deadwood; a `v` stands before the other side",
        ),
        LineMistake::SlashAfterPlus => (
            "a slash after the plus".to_owned(),
            "first the melds, then `/` and the deadwood, then `+` and what is laid off",
        ),
        LineMistake::KnockerLaysOff => (
            "the knocker lays nothing off".to_owned(),
            "laid-off cards stand on the defender's side, after the `v`",
        ),
        LineMistake::NothingLaidOff => {
            ("nothing stands after the plus".to_owned(), "name the cards laid off, or leave the plus out")
        }
        LineMistake::CountAmongCards => (
            "a count, and cards laid off".to_owned(),
            "a count is what is left after laying off: leave the plus out, or name the cards",
        ),
        LineMistake::GinOutOfPlace => (
            format!("{typed} cannot stand here"),
            "`gin` and `big-gin` stand alone as the knocker's side, as in `Ann gin v 23`",
        ),
        LineMistake::MoreThanPoints => {
            ("more than the points".to_owned(), "a hand in points only is just that, as in `Ann +18`")
        }
        LineMistake::MoreThanADraw => {
            ("more than a draw".to_owned(), "a hand that nobody won is just `draw`")
        }
        LineMistake::SecondKnockCard => ("a second knock card".to_owned(), "a hand has one knock card"),
        LineMistake::SecondDiscard => ("a second discard".to_owned(), "the knocker discards one card"),
        LineMistake::NoCardAfter => {
            (format!("no card after {typed}"), "the knock card is written `@7s`, the discard `x 5d`")
        }
        LineMistake::OutOfPlace => {
            (format!("{typed} cannot stand here"), "`ginscore help` shows what a line can be")
        }
        LineMistake::NoNumber => (
            "which hand?".to_owned(),
            "write its number, as in `amend 3 Ann 4 v 23`; `score` shows the numbers",
        ),
        LineMistake::OpenQuote => ("a quotation mark does not close".to_owned(), "close it, or leave it out"),
    };
    let report = Report::new("bad-line", message).hinted(hint);
    match mistake {
        LineMistake::KnockerLaysOff => report.by(LAYING_OFF),
        _ => report,
    }
}

/// The report of a name that will not do for a player.
pub fn bad_name(name: &str, why: BadName) -> Report {
    let name = ticked(name);
    let message = match why {
        BadName::NoLetter => format!("{name} is no name for a player: it must begin with a letter"),
        BadName::Reserved => format!("{name} is no name for a player: it is a word of the notation"),
        BadName::Sign(sign) if sign.is_control() => {
            "a player's name holds a character that cannot be seen".to_owned()
        }
        BadName::Sign(sign) => format!("{name} is no name for a player: `{sign}` is a sign of the notation"),
        BadName::TooLong => format!("{name} is too long for a name: {LONGEST_NAME} characters at most"),
        BadName::Same => format!("both players are called {name}"),
    };
    Report::new("bad-value", message).hinted("choose names that can be told apart, as in `Ann` and `Bob`")
}
