//! Diagnostics for text that cannot be read.

use crate::say::text::Line;
use crate::say::written::diagnostic::DidYouMean;
use crate::say::{Fixed, Message, written::parse_error as say, written::table_help::ReasonExample};
use crate::show::cards::letters::own_letters;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::look_alike::look_alike;
use crate::show::rulebook::TopicId;
use crate::show::words::{all_of, one_of, quoted, ticked};
use ginscore_notation::{
    At, Hidden, LONGEST_LINE, LONGEST_NAME, LONGEST_NOTE, Mistakes, NameError, ParseError, Roster, shown,
    split_note, typed_card,
};
use ginscore_rules::cards::{Card, Rank, Suit};
use ginscore_rules::players::Lineup;

pub fn parse_errors(line: &str, all: Mistakes<At<ParseError>>) -> Mistakes<Diagnostic> {
    all.map(|one| parse_error(line, &one))
}

pub fn to_type(lines: &[String]) -> String {
    let lines: Vec<String> = lines.iter().map(|line| ticked(&shown(line))).collect();
    say::TypeOneOf { lines: one_of(&lines) }.said()
}

/// The hint to type a line as in an example, which has letters of the notation alone.
pub fn type_as_in(example: &str) -> String {
    say::TypeAsIn { line: ticked(example) }.said()
}

/// Returns true if a line could be read, and the rules say no: all its mistakes are hands of players who sit out, or cards
/// that are not the gin that they are called.
pub fn is_against_rules(mistakes: &[At<ParseError>]) -> bool {
    let is_fault = |mistake: &At<ParseError>| {
        matches!(mistake.what, ParseError::NotPlaying { .. } | ParseError::NotGin(_))
    };
    mistakes.iter().all(is_fault)
}

pub fn parse_error(line: &str, misread: &At<ParseError>) -> Diagnostic {
    let typed = ticked(line.get(misread.span.start..misread.span.end).unwrap_or_default().trim());
    let report = report(line, &typed, misread);
    let report = match hint_in_context(line, &misread.what, &typed) {
        Some(hint) => report.hinted(hint),
        None => report,
    };
    // A line that is too long to be recorded is too long to be shown.
    let too_long = matches!(misread.what, ParseError::TooLong(_) | ParseError::LongNote(_));
    if too_long || line.trim().is_empty() { report } else { report.pointing(line, vec![misread.span]) }
}

fn bad_card(message: impl Into<Line>, hint: impl Into<Line>) -> Diagnostic {
    Diagnostic::new(Code::BadCard, message).hinted(hint)
}

fn bad_group(message: impl Into<Line>, hint: impl Into<Line>) -> Diagnostic {
    Diagnostic::new(Code::BadGroup, message).hinted(hint)
}

fn in_line(message: impl Into<Line>, hint: impl Into<Line>) -> Diagnostic {
    Diagnostic::new(Code::BadLine, message).hinted(hint)
}

/// The diagnostic without the line; `typed` is the part that cannot be read.
fn report(line: &str, typed: &str, misread: &At<ParseError>) -> Diagnostic {
    match &misread.what {
        ParseError::SuitFirst(card) => {
            let meant = written(card.rank, card.suit);
            bad_card(say::SuitFirst { typed }, DidYouMean { meant })
        }
        ParseError::Numbered(_, card) => bad_card(say::NotACard { typed }, write_as(*card)),
        ParseError::NoSuit(rank) => bad_card(say::NoSuit { typed }, in_every_suit(*rank)),
        ParseError::NoRank(suit) => {
            let card = written(Rank::Seven, *suit);
            bad_card(say::NoRank { typed }, say::RankBeforeSuit { card })
        }
        ParseError::NotACard => bad_card(say::NotACard { typed }, say::CardIs),
        ParseError::TwoSuits => bad_group(say::TwoSuits { typed }, say::OneSuitOnly),
        ParseError::Backwards => bad_group(say::Backwards { typed }, say::LowerRankFirst),
        ParseError::NoSuitOfGroup => bad_group(say::NoSuit { typed }, say::AddSuit),
        ParseError::KingAceOrDiamonds => bad_group(say::DiamondsOrAce { typed }, say::WriteDiamondsOrSuit),
        ParseError::NotAGroup => bad_group(say::NotAGroup { typed }, say::GroupsAre),
        ParseError::NotPlaying { player, playing, lineup } => not_playing(player, playing, *lineup),
        ParseError::UnknownPlayer { meant, command, players } => {
            let missing = misread.span.start == misread.span.end;
            unknown_player(line, typed, missing, meant, command.as_deref(), players)
        }
        ParseError::WhichHand(lines) => in_line(say::WhichHand, to_type(lines)),
        ParseError::NoHand => in_line(say::NoHand, say::NoHandHint),
        ParseError::Partners => in_line(say::Partners, say::PartnersHint),
        ParseError::NoCards => in_line(say::NoCards, say::NoCardsHint),
        ParseError::NoOtherSide => in_line(say::NoOtherSide, say::NoOtherSideHint),
        ParseError::PerhapsAgainst => in_line(say::PerhapsAgainst { typed }, say::PerhapsAgainstHint),
        ParseError::NothingBefore => in_line(say::NothingBefore { typed }, say::NothingBeforeHint),
        ParseError::NothingAfter => in_line(say::NothingAfter { typed }, say::NothingAfterHint),
        ParseError::SecondAgainst => in_line(say::SecondAgainst { typed }, say::SecondAgainstHint),
        ParseError::SecondSlash => in_line(say::SecondSlash, say::SecondSlashHint),
        ParseError::SlashAfterPlus => in_line(say::SlashAfterPlus, say::SlashAfterPlusHint),
        ParseError::KnockerLaysOff => {
            in_line(say::KnockerLaysOff, say::KnockerLaysOffHint).by(TopicId::LayingOff)
        }
        ParseError::NothingLaidOff => in_line(say::NothingLaidOff, say::NothingLaidOffHint),
        ParseError::CountAmongCards => in_line(say::CountAmongCards, say::CountAmongCardsHint),
        ParseError::GinOutOfPlace => in_line(say::DoesNotBelong { typed }, say::GinOutOfPlaceHint),
        ParseError::NotGin(count) => Diagnostic::new(Code::NotGin, say::NotGin { count: *count })
            .by(TopicId::Gin)
            .hinted(say::NotGinHint),
        ParseError::MoreThanPoints => in_line(say::MoreThanPoints, say::MoreThanPointsHint),
        ParseError::MoreThanADraw => in_line(say::MoreThanADraw, say::MoreThanADrawHint),
        ParseError::NoBoxes => in_line(say::NoBoxes, say::NoBoxesHint),
        ParseError::BoxesOutOfPlace => in_line(say::BoxesOutOfPlace, say::BoxesOutOfPlaceHint),
        ParseError::SecondKnockCard => in_line(say::SecondKnockCard, say::SecondKnockCardHint),
        ParseError::SecondDiscard => in_line(say::SecondDiscard, say::SecondDiscardHint),
        ParseError::NoCardAfter => {
            let example = if typed.contains('x') { "x 5d" } else { "@7s" };
            in_line(say::NoCardAfter { typed }, type_as_in(example))
        }
        ParseError::OutOfPlace => in_line(say::DoesNotBelong { typed }, out_of_place(typed)),
        ParseError::NoNumber => in_line(say::NoNumber, type_as_in("amend 3 Ann 4 v 23")),
        ParseError::TooLong(length) => {
            let most = LONGEST_LINE;
            let message = match length {
                Some(length) => say::LineTooLong { length: *length, most }.said(),
                None => say::LineTooLongUnread { most }.said(),
            };
            in_line(message, say::LineTooLongHint)
        }
        ParseError::HiddenInNote(found) => {
            in_line(say::HiddenInNote { hidden: hidden(found) }, say::HiddenInNoteHint)
        }
        ParseError::LongNote(count) => {
            in_line(say::LongNote { count: *count, most: LONGEST_NOTE }, say::LongNoteHint)
        }
        ParseError::NoAdjustment if typed == "``" => in_line(say::NoPoints, say::AdjustmentHint),
        ParseError::NoAdjustment => in_line(say::NotPointsWithSign { typed }, say::AdjustmentHint),
        ParseError::NoReason => {
            let line = ticked(&shown(&format!("{} # {}", split_note(line).0.trim(), ReasonExample.text())));
            in_line(say::NoReason, say::NoReasonHint { line })
        }
        ParseError::NothingAgreed => in_line(say::NothingAgreed, say::NothingAgreedHint),
        ParseError::NoGame => in_line(say::NoGame, say::NoGameHint),
        ParseError::OpenQuote => in_line(say::OpenQuote, say::OpenQuoteHint),
    }
}

fn unknown_player(
    line: &str,
    typed: &str,
    missing: bool,
    meant: &[String],
    command: Option<&str>,
    players: &[String],
) -> Diagnostic {
    let all = |names: &[String]| names.iter().map(|name| ticked(name)).collect::<Vec<_>>();
    let hint = match (meant, command) {
        _ if missing => say::NameOne { players: one_of(&all(players)) }.said(),
        ([], Some(command)) => DidYouMean { meant: ticked(command) }.said(),
        ([], None) if line.contains(|sign: char| sign.is_ascii_digit()) => {
            say::PlayersAre { players: all_of(&all(players)) }.said()
        }
        ([], None) => say::PlayersAreHelp { players: all_of(&all(players)) }.said(),
        ([one], _) => DidYouMean { meant: ticked(one) }.said(),
        (several, _) => say::WriteMore { names: one_of(&all(several)) }.said(),
    };
    let message = match meant.len() {
        _ if missing => say::NameMissing.said(),
        2 => say::CouldBeEither { typed }.said(),
        3.. => say::CouldBeSeveral { typed }.said(),
        _ => say::NoSuchPlayer { typed }.said(),
    };
    Diagnostic::new(Code::UnknownPlayer, message).hinted(hint)
}

/// The hint for a mistake of which the line tells more: what people type who mean another command.
fn hint_in_context(line: &str, what: &ParseError, typed: &str) -> Option<String> {
    let typed = typed.trim_matches('`');
    let first = line.split_whitespace().next()?;
    let is = |command: &str| first.eq_ignore_ascii_case(command);
    let as_in = |line: &str| Some(type_as_in(line));
    match what {
        ParseError::OutOfPlace if is("undo") => {
            let number: usize = typed.parse().ok()?;
            Some(say::DeleteRemoves { line: ticked(&format!("delete {number}")), number }.said())
        }
        ParseError::NoOtherSide if line.to_lowercase().trim_end().ends_with(" gin") => {
            Some(say::NoCountAfterGin { line: ticked(&shown(&format!("{} v 23", line.trim()))) }.said())
        }
        ParseError::OutOfPlace if is("delete") => Some(say::DeleteOne.said()),
        ParseError::NoNumber if is("delete") && line.to_ascii_lowercase().contains(" adjust") => {
            as_in("delete adjust 2")
        }
        ParseError::NoNumber if is("delete") => as_in("delete 3"),
        ParseError::NoNumber if is("insert") => as_in("insert 3 Ann 4 v 23"),
        ParseError::NoCardAfter if is("up") => as_in("up 7s"),
        _ => None,
    }
}

/// The hint with the four cards of a rank.
pub(super) fn in_every_suit(rank: Rank) -> Line {
    say::TypeOneOf { lines: one_of(&Suit::ALL.map(|suit| written(rank, suit))) }.line()
}

/// A card as people type it in their language: `4s`, and `10he` for a German ten.
fn written(rank: Rank, suit: Suit) -> String {
    ticked(&typed_card(Card::new(rank, suit), own_letters()))
}

fn write_as(card: Card) -> String {
    let typed = written(card.rank, card.suit);
    match card.rank {
        Rank::Ace => say::WriteAceAs { card: typed }.said(),
        Rank::Jack => say::WriteJackAs { card: typed }.said(),
        Rank::Queen => say::WriteQueenAs { card: typed }.said(),
        Rank::King => say::WriteKingAs { card: typed }.said(),
        _ => say::WriteCardAs { card: typed }.said(),
    }
}

/// The hint for a sign of the notation that means nothing where it is.
fn out_of_place(typed: &str) -> &'static str {
    match typed.trim_matches('`').to_ascii_lowercase().as_str() {
        "/" | "dw" => say::PlainCardsOnly.text(),
        "+" | "lay" => say::NoLayingOffHere.text(),
        "v" | "vs" | "@" | "up" | "x" => say::CompleteHandsOnly.text(),
        _ => say::LeaveOutOrNote.text(),
    }
}

/// An invisible character, with its code point and its place.
pub fn hidden(found: &Hidden) -> String {
    let code = format!("{:04X}", u32::from(found.sign));
    let number = found.number;
    match found.sign {
        sign if sign.is_control() => say::HiddenControl { code, number }.said(),
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            say::HiddenDirection { code, number }.said()
        }
        '\u{2028}' | '\u{2029}' => say::HiddenLineEnd { code, number }.said(),
        _ => say::HiddenInvisible { code, number }.said(),
    }
}

/// A warning if one player's name can be mistaken for the other's.
pub fn alike(roster: &Roster) -> Option<Diagnostic> {
    let names = roster.players();
    let pairs =
        names.iter().enumerate().flat_map(|(at, one)| names.iter().skip(at + 1).map(move |two| (one, two)));
    let mut pairs = pairs.filter(|(one, two)| look_alike(one, two));
    let (one, two) = pairs.next().map(|(one, two)| (ticked(one), ticked(two)))?;
    let report = Diagnostic::new(Code::BadValue, say::NamesLookAlike { one, two });
    Some(report.hinted(say::NamesLookAlikeHint))
}

pub fn bad_name(name: &str, why: NameError) -> Diagnostic {
    if name.is_empty() {
        return Diagnostic::new(Code::BadValue, say::NameEmpty).hinted(say::NameEmptyHint);
    }
    let name = ticked(name);
    let hint = match why {
        NameError::Same => say::SameNamesHint.text(),
        NameError::Reserved if has_word(&name, "x") => say::NameXHint.text(),
        NameError::Digit => say::NameDigitHint.text(),
        _ => say::NamesAre.text(),
    };
    let message = match why {
        NameError::NoLetter => say::NameStartsWrong { name }.said(),
        NameError::Reserved => say::NameReserved { name }.said(),
        NameError::Digit => say::NameDigit { name }.said(),
        NameError::Cards => say::NameCards { name }.said(),
        NameError::Sign(sign) if sign.is_control() => say::NameInvisible.said(),
        NameError::Hidden(found) => say::NameHidden { name, hidden: hidden(&found) }.said(),
        NameError::Sign(sign) => say::NameSign { name, sign: ticked(&sign.to_string()) }.said(),
        NameError::TooLong => say::NameTooLong { name, most: LONGEST_NAME }.said(),
        NameError::Same => say::SameNames { name }.said(),
    };
    Diagnostic::new(Code::BadValue, message).hinted(hint)
}

fn has_word(name: &str, word: &str) -> bool {
    name.trim_matches('`').split_whitespace().any(|one| one.eq_ignore_ascii_case(word))
}

/// The topic on whose turn it is to play.
pub fn turns_of(lineup: Lineup) -> TopicId {
    match lineup {
        Lineup::Sides(_) => TopicId::Partners,
        Lineup::Captain(_) => TopicId::Captain,
        Lineup::InTurn { .. } => TopicId::InTurn,
    }
}

fn not_playing(player: &str, playing: &[[String; 2]], lineup: Lineup) -> Diagnostic {
    let pairs: Vec<String> = playing.iter().map(|pair| all_of(pair)).collect();
    let seat = ticked(&format!("seat {}", quoted(player)));
    let (pairs, player) = (pairs.join(", "), ticked(player));
    if lineup.has_rounds() {
        Diagnostic::new(Code::NotPlaying, say::HasEnded { player })
            .by(turns_of(lineup))
            .hinted(say::StillPlaying { pairs })
    } else {
        Diagnostic::new(Code::NotPlaying, say::SitsOut { player })
            .by(turns_of(lineup))
            .hinted(say::ThesePlay { pairs, seat })
    }
}
