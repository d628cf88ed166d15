//! The mistakes in a line.

use std::error::Error;
use std::fmt;

use crate::hidden::Hidden;
use crate::span::{At, Span};
use ginscore_rules::cards::{Card, Rank, Suit};
use ginscore_rules::players::Lineup;

/// A mistake in a line. Of a missing part, the place is the end of the line.
///
/// The enum is exhaustive, so that a program can be sure to explain every mistake. A new variant comes with a new major
/// version.
#[allow(missing_docs, reason = "a name without a comment says it")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// The suit of a card is before the rank, as in `s4`.
    SuitFirst(Card),
    /// The rank of a card is written as 1, 11, 12 or 13.
    Numbered(u8, Card),
    /// The suit of a card is missing.
    NoSuit(Rank),
    /// The rank of a card is missing.
    NoRank(Suit),
    /// The word is not similar to a card.
    NotACard,
    /// A range from one suit to another, as in `4s-7h`.
    TwoSuits,
    /// A range whose first rank is not below the last, as in `7-4s`.
    Backwards,
    /// Ranks without a suit, as in `456`.
    NoSuitOfGroup,
    /// The word ends in `qka`: the queen of diamonds in German or Polish, or queen, king and ace without a suit.
    KingAceOrDiamonds,
    /// The word has none of the forms of a group of cards.
    NotAGroup,
    /// The first words are not the name of a player.
    UnknownPlayer {
        /// The players whose names begin with the words, or are similar to them.
        meant: Vec<String>,
        /// A command of a script that is similar to them, if no name is.
        command: Option<String>,
        players: Vec<String>,
    },
    /// A player sits out, or has ended the hand of this round.
    NotPlaying {
        player: String,
        playing: Vec<[String; 2]>,
        /// Who plays whom. With rounds, the player has ended the hand of this round, and sits out otherwise.
        lineup: Lineup,
    },
    /// The line does not say which hand of a round it is about. The hands that it may be.
    WhichHand(Vec<String>),
    /// The hand is missing: the line is empty or has only a name.
    NoHand,
    NoCards,
    /// The `v` and the other side are missing.
    NoOtherSide,
    /// The knocker's side is missing before the `v`.
    NothingBefore,
    /// The defender's side is missing after the `v`.
    NothingAfter,
    /// An unknown word in a line without a `v`, perhaps meant as `v`.
    PerhapsAgainst,
    SecondAgainst,
    SecondSlash,
    /// A plus before the slash, or a slash after the plus.
    SlashAfterPlus,
    /// A plus on the knocker's side. Only the defender lays cards off.
    KnockerLaysOff,
    /// There are no cards after the plus.
    NothingLaidOff,
    /// A count with laid-off cards.
    CountAmongCards,
    /// `gin` or `big-gin` with other words on the same side, or on the defender's side.
    GinOutOfPlace,
    /// The cards after `gin` have so many points of deadwood.
    NotGin(u32),
    /// Other words after points, which must be alone.
    MoreThanPoints,
    /// Other words with `draw`, which must be alone.
    MoreThanADraw,
    /// `boxes` without a number.
    NoBoxes,
    /// `boxes` in a hand that is not reported as points only.
    BoxesOutOfPlace,
    SecondKnockCard,
    SecondDiscard,
    /// `@` or `x` without a card after it.
    NoCardAfter,
    /// A word of the notation in the wrong place.
    OutOfPlace,
    /// The number of a hand is missing.
    NoNumber,
    /// An adjustment does not begin with a number with its sign, as in `+10` or `-10`.
    NoAdjustment,
    NoReason,
    /// An agreement says nothing.
    NothingAgreed,
    /// `in` without the number of a game.
    NoGame,
    /// The opponent who is named after the `v` plays on the same side.
    Partners,
    OpenQuote,
    /// The line is longer than [`LONGEST_LINE`](crate::LONGEST_LINE). The number is its length in bytes, or
    /// `None` if it was not read to its end.
    TooLong(Option<usize>),
    /// A note contains an invisible character.
    HiddenInNote(Hidden),
    /// A note is longer than [`LONGEST_NOTE`](crate::LONGEST_NOTE). The number is its length in characters.
    LongNote(usize),
}

impl ParseError {
    /// This mistake at that place.
    pub const fn at(self, span: Span) -> At<ParseError> {
        At { what: self, span }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseError::SuitFirst(card) => write!(f, "the rank comes before the suit: `{card}`"),
            ParseError::Numbered(number, card) => write!(f, "{number} is not a rank: `{card}`"),
            ParseError::NoSuit(_) => f.write_str("the card has no suit"),
            ParseError::NoRank(_) => f.write_str("the card has no rank"),
            ParseError::NotACard => f.write_str("the word is not a card"),
            ParseError::TwoSuits => f.write_str("the range has two suits"),
            ParseError::Backwards => f.write_str("the range is not in ascending order"),
            ParseError::NoSuitOfGroup => f.write_str("the group has no suit"),
            ParseError::KingAceOrDiamonds => f.write_str("`ka` may be diamonds, or a king and an ace"),
            ParseError::NotAGroup => f.write_str("the word is not a group of cards"),
            ParseError::UnknownPlayer { players, .. } => {
                write!(f, "the line does not start with `{}`", players.join("` or `"))
            }
            ParseError::NotPlaying { player, .. } => write!(f, "`{player}` does not play this hand"),
            ParseError::WhichHand(lines) => {
                write!(f, "the line does not say which hand: `{}`", lines.join("` or `"))
            }
            ParseError::NoHand => f.write_str("the hand is missing"),
            ParseError::NoCards => f.write_str("expected cards"),
            ParseError::NoOtherSide => f.write_str("the other side is missing"),
            ParseError::NothingBefore => f.write_str("the knocker's side is missing before `v`"),
            ParseError::NothingAfter => f.write_str("the defender's side is missing after `v`"),
            ParseError::PerhapsAgainst => f.write_str("unknown word, perhaps `v`"),
            ParseError::SecondAgainst => f.write_str("there is a second `v`"),
            ParseError::SecondSlash => f.write_str("there is a second slash on one side"),
            ParseError::SlashAfterPlus => f.write_str("the slash must come before the plus"),
            ParseError::KnockerLaysOff => f.write_str("only the defender lays cards off"),
            ParseError::NothingLaidOff => f.write_str("expected cards after the plus"),
            ParseError::CountAmongCards => f.write_str("a count cannot be combined with laid-off cards"),
            ParseError::GinOutOfPlace => f.write_str("`gin` must be alone on the knocker's side"),
            ParseError::NotGin(_) => f.write_str("the cards after `gin` are not gin"),
            ParseError::MoreThanPoints => f.write_str("points must be alone"),
            ParseError::MoreThanADraw => f.write_str("`draw` must be alone"),
            ParseError::NoBoxes => f.write_str("expected a number after `boxes`"),
            ParseError::BoxesOutOfPlace => f.write_str("`boxes` is only possible with points"),
            ParseError::SecondKnockCard => f.write_str("there is a second knock card"),
            ParseError::SecondDiscard => f.write_str("there is a second discard"),
            ParseError::NoCardAfter => f.write_str("expected a card"),
            ParseError::OutOfPlace => f.write_str("the word is in the wrong place"),
            ParseError::NoNumber => f.write_str("expected the number of a hand"),
            ParseError::NoAdjustment => f.write_str("expected a number with its sign, as in `+10`"),
            ParseError::NoReason => f.write_str("the reason is missing"),
            ParseError::NothingAgreed => f.write_str("what was agreed is missing"),
            ParseError::NoGame => f.write_str("expected the number of a game"),
            ParseError::Partners => f.write_str("both play on the same side"),
            ParseError::OpenQuote => f.write_str("the quotation mark is not closed"),
            ParseError::TooLong(_) => f.write_str("the line is too long"),
            ParseError::HiddenInNote(_) => f.write_str("the note contains an invisible character"),
            ParseError::LongNote(_) => f.write_str("the note is too long"),
        }
    }
}

impl Error for ParseError {}

#[cfg(test)]
mod tests {
    use crate::hand::line::read_hand;
    use crate::players::names::Names;

    /// Every mistake of a line is reported, with its place. A mistake that only follows from another one is not.
    #[test]
    fn mistakes_of_a_line() {
        let names = Names::new("Ann", "Bob").unwrap();
        let cases: &[(&str, &[&str])] = &[
            ("draw 4", &["`draw` must be alone at byte 5 to 6"]),
            ("draw @", &["expected a card at byte 5 to 6"]),
            ("draw @5h @6h", &["there is a second knock card at byte 9 to 12"]),
            ("draw boxes 2", &["`draw` must be alone at byte 5 to 10"]),
            ("Ann draw", &["`draw` must be alone at byte 4 to 8"]),
            ("Ann", &["the hand is missing at byte 3 to 4"]),
            ("Ann 4", &["the other side is missing at byte 5 to 6"]),
            ("Ann 4 w 23", &["unknown word, perhaps `v` at byte 6 to 7"]),
            ("Ann 4s 5s", &["the other side is missing at byte 9 to 10"]),
            ("Ann v 23", &["the knocker's side is missing before `v` at byte 4 to 5"]),
            ("Ann 4 v", &["the defender's side is missing after `v` at byte 6 to 7"]),
            (
                "Ann v",
                &[
                    "the knocker's side is missing before `v` at byte 4 to 5",
                    "the defender's side is missing after `v` at byte 4 to 5",
                ],
            ),
            ("Ann 4 v 23 v 5", &["there is a second `v` at byte 11 to 12"]),
            ("Ann 4-6s / 2h / 3h v 23", &["there is a second slash on one side at byte 14 to 15"]),
            ("Ann 4 v 4-6s + 2h / 3h", &["the slash must come before the plus at byte 18 to 19"]),
            ("Ann 4-6s + 7s v 23", &["only the defender lays cards off at byte 9 to 10"]),
            ("Ann 4 v 4-6s / 2h +", &["expected cards after the plus at byte 18 to 19"]),
            ("Ann 4 v 23 + 7s", &["a count cannot be combined with laid-off cards at byte 11 to 12"]),
            ("Ann gin 4-7s 9cdh 2h ac ad v 23", &["the cards after `gin` are not gin at byte 4 to 7"]),
            ("Ann 4 v gin", &["`gin` must be alone on the knocker's side at byte 8 to 11"]),
            ("Ann +18 v 4", &["points must be alone at byte 8 to 9"]),
            ("Ann +18 boxes", &["expected a number after `boxes` at byte 8 to 13"]),
            ("Ann +18 boxes two", &["expected a number after `boxes` at byte 14 to 17"]),
            ("Ann +18 boxes 2 3", &["points must be alone at byte 16 to 17"]),
            ("Ann +18 x 5h", &["points must be alone at byte 10 to 12"]),
            ("Ann +18 @5h @6h", &["there is a second knock card at byte 12 to 15"]),
            ("Ann 4 v 23 boxes 2", &["`boxes` is only possible with points at byte 11 to 18"]),
            ("Ann 4 boxes v 23", &["`boxes` is only possible with points at byte 6 to 11"]),
            ("Ann 4 v 23 @5h @6h", &["there is a second knock card at byte 15 to 18"]),
            ("Ann 4 v 23 x 5h x 6h", &["there is a second discard at byte 16 to 20"]),
            ("Ann 4 v 23 @5h6h", &["there is a second knock card at byte 12 to 16"]),
            ("Ann 4 v 23 @", &["expected a card at byte 11 to 12"]),
            ("Ann 4 v 23 x 5", &["the card has no suit at byte 13 to 14"]),
            ("Ann s4 v 23", &["the rank comes before the suit: `4S` at byte 4 to 6"]),
            ("Ann 11s v 23", &["11 is not a rank: `JS` at byte 4 to 7"]),
            (
                "Ann 4-7 v 2-q",
                &["the group has no suit at byte 4 to 7", "the group has no suit at byte 10 to 13"],
            ),
            (
                "Ann 7-4s v 4s-7h",
                &[
                    "the range is not in ascending order at byte 4 to 8",
                    "the range has two suits at byte 11 to 16",
                ],
            ),
            ("Ann hs 4s v 23", &["the word is not a card at byte 4 to 6"]),
            (
                "Xyz s4 v 23 x 5",
                &[
                    "the line does not start with `Ann` or `Bob` at byte 0 to 3",
                    "the rank comes before the suit: `4S` at byte 4 to 6",
                    "the card has no suit at byte 14 to 15",
                ],
            ),
            ("Xyz v 23", &["the line does not start with `Ann` or `Bob` at byte 0 to 3"]),
            ("Xyz", &["the line does not start with `Ann` or `Bob` at byte 0 to 3"]),
            ("Ann 4s gin v 23", &["`gin` must be alone on the knocker's side at byte 7 to 10"]),
            ("Ann 4 5s v 23", &["the card has no suit at byte 4 to 5"]),
            ("4 v 23", &["the line does not start with `Ann` or `Bob` at byte 0 to 0"]),
            ("", &["the hand is missing at byte 0 to 0"]),
            ("Ann # a note", &["the hand is missing at byte 3 to 4"]),
        ];
        for (line, expected) in cases {
            let mistakes = read_hand(line, &names).unwrap_err();
            let found: Vec<String> =
                mistakes.kept().iter().map(|mistake| format!("{mistake} to {}", mistake.span.end)).collect();
            assert_eq!(found, *expected, "{line}");
        }
    }

    /// A line that only lacks its end can be asked for; one with another mistake cannot.
    #[test]
    fn the_first_missing_part_of_a_line() {
        use crate::hand::line::{MissingPart, missing_part};
        let names = Names::new("Ann", "Bob").unwrap();
        for (line, missing) in [
            ("4 v 23", Some(MissingPart::Player)),
            ("Ann", Some(MissingPart::Hand)),
            ("Ann 4", Some(MissingPart::OtherSide)),
            ("Ann 4 v", Some(MissingPart::OtherSide)),
            ("Xyz 4 v 23", None),
            ("Ann v 23", None),
            ("Ann s4", None),
        ] {
            assert_eq!(missing_part(read_hand(line, &names).unwrap_err().kept()), missing, "{line}");
        }
    }

    /// A fault of the referee is shown at the cards that it is about.
    #[test]
    fn parts_of_a_claim_have_a_place_in_the_line() {
        use ginscore_rules::cards::Cards;
        use ginscore_rules::hand::ClaimPart;
        use ginscore_rules::players::Player;
        let line = "Ann 4-6s 9cdh / kc qd 8h v kd ks / 2c 3c + 7s";
        let hand = read_hand(line, &Names::new("Ann", "Bob").unwrap()).unwrap();
        let text = |span: crate::Span| line[span.start..span.end].to_owned();
        let (ann, bob) = (Player::One, Player::Two);
        assert_eq!(hand.span_of(ClaimPart::Side(ann)).map(text).as_deref(), Some("4-6s 9cdh / kc qd 8h"));
        assert_eq!(hand.span_of(ClaimPart::Meld(ann, 0)).map(text).as_deref(), Some("4-6s"));
        assert_eq!(hand.span_of(ClaimPart::KnockCard), None);
        let dead = |player, cards: &str| {
            let cards: Cards = cards.parse().unwrap();
            hand.deadwood_spans(player, cards).into_iter().map(text).collect::<Vec<_>>().join(" ")
        };
        // Neither melds nor laid-off cards, nor the other side's.
        assert_eq!(dead(ann, "KC 8H 9C KD 2C"), "kc 8h");
        assert_eq!(dead(bob, "KC 8H 9C KD 2C 7S"), "2c");
        assert_eq!(dead(bob, "3C"), "3c");
    }
}
