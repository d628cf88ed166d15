//! A list of names, and finding a name at the start of a line.

use std::error::Error;
use std::fmt;

use crate::cards::card_word::{looks_like_cards, read_group};
use crate::counts::is_count;
use crate::error::ParseError;
use crate::hidden::{Hidden, first_hidden};
use crate::lines::first_words;
use crate::lookup::{Lookup, is_near, look_up};
use crate::span::{At, Span};
use crate::words::{SIGNS, TokenKind, is_reserved, pieces, tokens};

/// Names that are valid and different.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NameList {
    pub(super) names: Vec<String>,
}

/// The reason why a name is not valid.
///
/// The enum is exhaustive, so that a program can be sure to explain every reason. A new variant comes with a new major version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// The name does not begin with a letter.
    NoLetter,
    /// The name contains a word of the notation.
    Reserved,
    /// A word of the name, but not the first, begins with a digit.
    Digit,
    /// A word of the name, but not the first, reads as cards.
    Cards,
    /// The name contains a sign of the notation or a control character.
    Sign(char),
    /// The name contains an invisible character.
    Hidden(Hidden),
    /// The name is longer than [`LONGEST_NAME`] characters.
    TooLong,
    /// Both players have the name.
    Same,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameError::NoLetter => f.write_str("a name begins with a letter"),
            NameError::Reserved => f.write_str("a name cannot contain a word of the notation"),
            NameError::Digit => f.write_str("the words of a name begin with letters"),
            NameError::Cards => f.write_str("a word of a name cannot read as cards"),
            NameError::Sign(sign) => write!(f, "a name cannot contain {sign:?}"),
            NameError::Hidden(Hidden { number, .. }) => write!(f, "character {number} is invisible"),
            NameError::TooLong => write!(f, "a name has at most {LONGEST_NAME} characters"),
            NameError::Same => f.write_str("both players have the same name"),
        }
    }
}

impl Error for NameError {}

/// A name that is not valid, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadName {
    /// The name, with single spaces.
    pub name: String,
    /// The reason.
    pub why: NameError,
}

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a valid name: {}", self.name, self.why)
    }
}

impl Error for BadName {}

/// The most characters that a name may have.
pub const LONGEST_NAME: usize = 40;

impl NameList {
    /// New names. White space in a name becomes a single space.
    pub(super) fn new(names: &[&str]) -> Result<NameList, BadName> {
        for name in names {
            check_visible(name)?;
        }
        let list = NameList::known(names)?;
        for name in &list.names {
            check_words(name)?;
        }
        Ok(list)
    }

    /// The names of an existing series, which may break rules that came later.
    pub(super) fn known(names: &[&str]) -> Result<NameList, BadName> {
        let mut tidied: Vec<String> = Vec::new();
        for name in names {
            let name = tidy(name)?;
            if tidied.iter().any(|other| other.to_lowercase() == name.to_lowercase()) {
                return Err(BadName { name, why: NameError::Same });
            }
            tidied.push(name);
        }
        Ok(NameList { names: tidied })
    }

    pub(super) fn shown_as(&self, name: impl Fn(&str) -> String) -> NameList {
        NameList { names: self.names.iter().map(|known| name(known)).collect() }
    }

    pub(super) fn get(&self, at: usize) -> &str {
        self.names.get(at).map_or("", String::as_str)
    }

    pub(super) fn all(&self) -> &[String] {
        &self.names
    }

    fn places(&self) -> std::ops::Range<usize> {
        0..self.names.len()
    }

    fn exact(&self, typed: &str) -> Option<usize> {
        let typed = typed.to_lowercase();
        self.places().find(|place| self.get(*place).to_lowercase() == typed)
    }

    /// The place of the name, in any case, or of the only one that begins with it; `None` if there is none.
    pub(super) fn find(&self, typed: &str) -> Option<usize> {
        let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        let lower: Vec<String> = self.names.iter().map(|name| name.to_lowercase()).collect();
        let begins = |(_, name): &(usize, &String)| !typed.is_empty() && name.starts_with(&typed);
        match look_up(lower.iter().enumerate(), |(_, name)| **name == typed, begins) {
            Lookup::One((place, _)) => Some(place),
            Lookup::Several(_) | Lookup::Unknown => None,
        }
    }

    /// The place of the name at the start of the line, and the byte after the name. The name may be in quotation marks.
    ///
    /// # Errors
    /// Returns a mistake with similar names if the line does not start with a name.
    pub(super) fn lead(&self, line: &str) -> Result<(usize, usize), At<ParseError>> {
        if let Some((name, end)) = quoted(line) {
            let start = line.len() - line.trim_start().len();
            return self
                .find(name)
                .map(|place| (place, end))
                .ok_or_else(|| self.unknown(Span::new(start, end), line));
        }
        // Fast path: names of one word each, one of them written exactly, as in every line of a ledger.
        if let Some(found) = self.written(line) {
            return Ok(found);
        }
        let words = pieces(line);
        let no_name = |word: &str| looks_like_cards(word) || is_reserved(word) || word.starts_with(SIGNS);
        let longest = self.names.iter().map(|name| name.split(' ').count()).max();
        let end = |words: &[(&str, usize)]| words.last().map_or(0, |(word, at)| at + word.len());
        let counts = || (1..=longest.unwrap_or(1)).rev().filter_map(|count| words.get(..count));
        let typed =
            |words: &[(&str, usize)]| words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(" ");
        // An abbreviation never includes words that may be the hand: in `Mary as 2s` the ace does not belong to
        // Mary Astor. Otherwise the longest match wins, and of two equally long ones an exact name.
        let exact = counts().find_map(|first| Some((self.exact(&typed(first))?, end(first))));
        // Nor does it include a count after a whole name: `Ann t v 9` is ten of Ann's, and not of Ann Two's.
        let rest = exact.and_then(|(_, end)| words.get(words.iter().position(|(_, at)| *at >= end)?..));
        if let Some(exact) = exact.filter(|_| rest.is_some_and(is_hand_of_counts)) {
            return Ok(exact);
        }
        let mut names = counts().filter(|first| first.iter().skip(1).all(|(word, _)| !no_name(word)));
        let begun = names.find_map(|first| Some((self.find(&typed(first))?, end(first))));
        let longest = [exact, begun].into_iter().flatten().rev().max_by_key(|(_, end)| *end);
        if let Some(found) = longest.or_else(|| self.glued(words.first()?)) {
            return Ok(found);
        }
        // If the line starts with the hand, the name is missing there.
        let count = words.iter().take_while(|(word, _)| !no_name(word)).count();
        let typed = words.get(..count).unwrap_or(&words);
        let start = words.first().map_or(line.len(), |(_, at)| *at);
        Err(self.no_lead(Span::new(start, end(typed).max(start)), line))
    }

    /// The name in a word that a name and counts share, as in `c4v23`, `c4v` or `c4`, and the byte after the name.
    fn glued(&self, (word, at): &(&str, usize)) -> Option<(usize, usize)> {
        let (name, hand) = word.split_at_checked(word.find(|letter: char| letter.is_ascii_digit())?)?;
        let (own, others) = hand.split_once(['v', 'V']).unwrap_or((hand, "0"));
        let found = self.find(name)?;
        (is_count(own) && (others.is_empty() || is_count(others))).then_some((found, at + name.len()))
    }

    /// The name that is the first word exactly, and the byte after it; `None` if a name has several words.
    fn written(&self, line: &str) -> Option<(usize, usize)> {
        let first = line.split(' ').next()?;
        let plain = self.places().all(|place| !self.get(place).contains(' '));
        let place = self.places().find(|place| self.get(*place) == first)?;
        plain.then_some((place, first.len()))
    }

    /// The mistake for a line that does not start with a name. If no name is similar, a command may be: `amend` in a line
    /// with a hand, any command in others.
    fn no_lead(&self, span: Span, line: &str) -> At<ParseError> {
        let mut misread = self.unknown(span, line);
        if let ParseError::UnknownPlayer { meant, command, .. } = &mut misread.what
            && meant.is_empty()
        {
            let typed = line.get(span.start..span.end).unwrap_or_default().to_lowercase();
            let hand = tokens(line, 0).iter().any(|token| token.sign == TokenKind::Against);
            let mut near = first_words().filter(|word| !hand || *word == "amend");
            *command = near.find(|command| is_near(&typed, command)).map(str::to_owned);
        }
        misread
    }

    pub(super) fn unknown(&self, span: Span, line: &str) -> At<ParseError> {
        let typed = line.get(span.start..span.end).unwrap_or_default().to_lowercase();
        let named = |place: &usize| self.get(*place).to_lowercase();
        let begun: Vec<usize> = self.places().filter(|place| named(place).starts_with(&typed)).collect();
        let near = |place: &usize| {
            let name = named(place);
            let first = name.split(' ').next().unwrap_or_default();
            [name.as_str(), first].iter().any(|name| is_near(&typed, name))
        };
        let meant = if begun.is_empty() { self.places().filter(near).collect() } else { begun };
        ParseError::UnknownPlayer {
            meant: meant.into_iter().map(|place| self.get(place).to_owned()).collect(),
            command: None,
            players: self.names.clone(),
        }
        .at(span)
    }
}

/// A name in quotation marks at the start of a line, and the byte after the second mark.
fn quoted(line: &str) -> Option<(&str, usize)> {
    let start = line.len() - line.trim_start().len();
    let mark = line.get(start..)?.chars().next().filter(|mark| matches!(mark, '"' | '\''))?;
    let name = line.get(start + 1..)?.split_once(mark)?.0;
    Some((name, start + name.len() + 2))
}

fn tidy(name: &str) -> Result<String, BadName> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let sign = name.chars().find(|letter| SIGNS.contains(letter) || *letter == '#' || letter.is_control());
    let why = if !name.chars().next().is_some_and(char::is_alphabetic) {
        NameError::NoLetter
    } else if let Some(sign) = sign {
        NameError::Sign(sign)
    } else if name.chars().count() > LONGEST_NAME {
        NameError::TooLong
    } else {
        return Ok(name);
    };
    Err(BadName { name, why })
}

/// The name of one player, checked like those of a new series. White space in it becomes a single space. Nobody is called like
/// one of the words that are kept, as the commands of a program are; a part of a name may be one.
///
/// # Errors
/// Returns the name with the reason if it is not valid.
///
/// ```
/// use ginscore_notation::new_name;
/// assert_eq!(new_name(" Mary  Jo ", &[]), Ok("Mary Jo".to_owned()));
/// assert!(new_name("Export", &["export"]).is_err() && new_name("Export Jo", &["export"]).is_ok());
/// let bad = new_name("Gin", &[]).unwrap_err();
/// assert_eq!(bad.to_string(), "\"Gin\" is not a valid name: a name cannot contain a word of the notation");
/// ```
pub fn new_name(name: &str, kept: &[&str]) -> Result<String, BadName> {
    check_visible(name)?;
    let name = tidy(name)?;
    check_words(&name)?;
    match kept.iter().any(|word| word.eq_ignore_ascii_case(&name)) {
        true => Err(BadName { name, why: NameError::Reserved }),
        false => Ok(name),
    }
}

fn check_visible(name: &str) -> Result<(), BadName> {
    first_hidden(name)
        .map_or(Ok(()), |found| Err(BadName { name: name.to_owned(), why: NameError::Hidden(found) }))
}

/// The first word of a name must not be one of a line, and a later one must not look like the start of the hand. A semicolon ends
/// a hand of a round.
fn check_words(name: &str) -> Result<(), BadName> {
    if name.contains(';') {
        return Err(BadName { name: name.to_owned(), why: NameError::Sign(';') });
    }
    let mut words = name.split(' ');
    let first = words.next().filter(|word| is_reserved(word)).map(|_| NameError::Reserved);
    let hand = |word: &str| match word {
        word if is_reserved(word) => Some(NameError::Reserved),
        word if word.starts_with(|letter: char| letter.is_ascii_digit()) => Some(NameError::Digit),
        word => read_group(word, 0).is_ok().then_some(NameError::Cards),
    };
    match first.or_else(|| words.find_map(hand)) {
        Some(why) => Err(BadName { name: name.to_owned(), why }),
        None => Ok(()),
    }
}

/// Returns true for the words of a hand that begins with a count or a sum, and has no other there: `t v 9`, `t + 5 v 9`, `k 23`.
/// Without a second side, `t + 9` is none: the words are nine points of a player whose name goes on.
fn is_hand_of_counts(words: &[(&str, usize)]) -> bool {
    let is_against = |word: &str| ["v", "vs", "against"].iter().any(|known| word.eq_ignore_ascii_case(known));
    match after_sum(words) {
        Some([(next, _), ..]) if is_against(next) => true,
        Some(others) => after_sum(others).is_some_and(<[_]>::is_empty),
        None => false,
    }
}

/// The words after a count or a sum of counts; `None` if they do not begin with one.
fn after_sum<'w, 'a>(mut words: &'w [(&'a str, usize)]) -> Option<&'w [(&'a str, usize)]> {
    loop {
        match words {
            [(own, _), ("+", _), more @ ..] if is_count(own) => words = more,
            [(own, _), more @ ..] if is_count(own) => return Some(more),
            _ => return None,
        }
    }
}
