//! The players' names, and finding them at the beginning of a line.

use crate::notation::error::{ParseError, ParseErrorKind};
use crate::notation::group::{looks_like_cards, read_group};
use crate::notation::hidden::{Hidden, first_hidden};
use crate::notation::lookup::is_near;
use crate::notation::span::Span;
use crate::notation::words::{COMMANDS, SIGNS, TokenKind, is_reserved, pieces, tokens};
use crate::rules::player::{ByPlayer, Player};

/// The names of two players, which can be told apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(ByPlayer<String>);

/// Why a name will not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// It does not begin with a letter.
    NoLetter,
    /// It is a word of the notation.
    Reserved,
    /// It holds a sign of the notation or a control character.
    Sign(char),
    /// It holds a character that cannot be seen.
    Hidden(Hidden),
    /// It is longer than [`LONGEST_NAME`] characters.
    TooLong,
    /// Both players have it.
    Same,
}

/// The most characters that a name may have.
pub const LONGEST_NAME: usize = 40;

impl Names {
    /// The two names, white space in them made single spaces; or the one that will not do, and why.
    pub fn new(one: &str, two: &str) -> Result<Names, (String, NameError)> {
        for name in [one, two] {
            if let Some(found) = first_hidden(name) {
                return Err((name.to_owned(), NameError::Hidden(found)));
            }
        }
        let names = Names::known(one, two)?;
        for name in [&names.0.one, &names.0.two] {
            // The first word must not begin another line, and a later one must not begin the hand.
            let mut words = name.split(' ');
            let first = words.next().is_some_and(is_reserved);
            let hand = |word: &str| {
                let digit = word.starts_with(|letter: char| letter.is_ascii_digit());
                digit || is_reserved(word) || read_group(word, 0).is_ok()
            };
            if first || words.any(hand) {
                return Err((name.clone(), NameError::Reserved));
            }
        }
        Ok(names)
    }

    /// The two names of a series that has begun: words that have been added to the notation since do not make
    /// an old evening unreadable.
    pub fn known(one: &str, two: &str) -> Result<Names, (String, NameError)> {
        let names = ByPlayer { one: tidy(one)?, two: tidy(two)? };
        if names.one.to_lowercase() == names.two.to_lowercase() {
            return Err((names.two, NameError::Same));
        }
        Ok(Names(names))
    }

    /// The same players under other names, as they are to be shown.
    #[must_use]
    pub fn shown_as(&self, name: impl Fn(&str) -> String) -> Names {
        Names(self.0.map(|known| name(known)))
    }

    /// The player's name.
    pub fn get(&self, player: Player) -> &str {
        self.0.get(player)
    }

    fn exact(&self, typed: &str) -> Option<Player> {
        let typed = typed.to_lowercase();
        Player::BOTH.into_iter().find(|player| self.get(*player).to_lowercase() == typed)
    }

    /// The player of that name: an exact name wins, in any case, else a beginning that only one has.
    pub fn find(&self, typed: &str) -> Option<Player> {
        let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        let lower = self.0.map(|name| name.to_lowercase());
        let exact = self.exact(&typed);
        let begins = |player: Player| !typed.is_empty() && lower.get(player).starts_with(&typed);
        exact.or(match (begins(Player::One), begins(Player::Two)) {
            (true, false) => Some(Player::One),
            (false, true) => Some(Player::Two),
            _ => None,
        })
    }

    /// The player whose name begins the line, and the byte at which the rest begins. The name may stand in
    /// quotation marks, as it must where a shell reads it.
    pub fn lead(&self, line: &str) -> Result<(Player, usize), ParseError> {
        if let Some((name, end)) = quoted(line) {
            let start = line.len() - line.trim_start().len();
            return self
                .find(name)
                .map(|player| (player, end))
                .ok_or_else(|| self.unknown(Span::new(start, end), line));
        }
        // Two names of one word each, and one of them as it is: as every line in a ledger begins.
        if let Some(found) = self.written(line) {
            return Ok(found);
        }
        let words = pieces(line);
        let no_name = |word: &str| looks_like_cards(word) || is_reserved(word) || word.starts_with(SIGNS);
        let longest = Player::BOTH.map(|player| self.get(player).split(' ').count()).into_iter().max();
        let end = |words: &[(&str, usize)]| words.last().map_or(0, |(word, at)| at + word.len());
        let counts = || (1..=longest.unwrap_or(1)).rev().filter_map(|count| words.get(..count));
        let typed =
            |words: &[(&str, usize)]| words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(" ");
        // A beginning is never taken to go on over what may be the hand: in `Mary as 2s` the ace is no part of
        // Mary Astor. But for that the longest wins, and of one length an exact name.
        let exact = counts().find_map(|first| Some((self.exact(&typed(first))?, end(first))));
        let mut names = counts().filter(|first| first.iter().skip(1).all(|(word, _)| !no_name(word)));
        let begun = names.find_map(|first| Some((self.find(&typed(first))?, end(first))));
        let longest = [exact, begun].into_iter().flatten().rev().max_by_key(|(_, end)| *end);
        if let Some(found) = longest {
            return Ok(found);
        }
        // Where the hand begins with no name at all, the name is missing there, and the rest is the hand.
        let count = words.iter().take_while(|(word, _)| !no_name(word)).count();
        let typed = words.get(..count).unwrap_or(&words);
        let start = words.first().map_or(line.len(), |(_, at)| *at);
        Err(self.no_lead(Span::new(start, end(typed).max(start)), line))
    }

    /// The player whose whole name the first word is, to the letter, where neither name has more words.
    fn written(&self, line: &str) -> Option<(Player, usize)> {
        let first = line.split(' ').next()?;
        let plain = Player::BOTH.into_iter().all(|player| !self.get(player).contains(' '));
        let player = Player::BOTH.into_iter().find(|player| self.get(*player) == first)?;
        plain.then_some((player, first.len()))
    }

    /// The mistake that a line begins with no player's name. Where it holds no hand, or the hand of an
    /// amendment, it may be a command that was meant.
    fn no_lead(&self, span: Span, line: &str) -> ParseError {
        let mut misread = self.unknown(span, line);
        if let ParseErrorKind::UnknownPlayer { meant, command, .. } = &mut misread.what
            && meant.is_empty()
        {
            let typed = line.get(span.start..span.end).unwrap_or_default().to_lowercase();
            let hand = tokens(line, 0).iter().any(|token| token.sign == TokenKind::Against);
            let mut near = COMMANDS.into_iter().filter(|command| !hand || *command == "amend");
            *command = near.find(|command| is_near(&typed, command)).map(str::to_owned);
        }
        misread
    }

    /// The mistake that the words at `span` are no player's name.
    pub fn unknown(&self, span: Span, line: &str) -> ParseError {
        let typed = line.get(span.start..span.end).unwrap_or_default().to_lowercase();
        let named = |player: &Player| self.get(*player).to_lowercase();
        let begun: Vec<Player> =
            Player::BOTH.into_iter().filter(|player| named(player).starts_with(&typed)).collect();
        let near = |player: &Player| {
            let name = named(player);
            let first = name.split(' ').next().unwrap_or_default();
            [name.as_str(), first].iter().any(|name| is_near(&typed, name))
        };
        let meant = if begun.is_empty() { Player::BOTH.into_iter().filter(near).collect() } else { begun };
        ParseErrorKind::UnknownPlayer {
            meant: meant.into_iter().map(|player| self.get(player).to_owned()).collect(),
            command: None,
            players: Player::BOTH.map(|player| self.get(player).to_owned()),
        }
        .at(span)
    }
}

/// Whether they are the same two, whoever is named first, in whatever case.
pub fn same_players(one: &Names, other: &Names) -> bool {
    let both = |names: &Names| {
        let mut both = Player::BOTH.map(|player| names.get(player).to_lowercase());
        both.sort();
        both
    };
    both(one) == both(other)
}

/// A name in quotation marks at the beginning of a line, and the byte after the second mark.
fn quoted(line: &str) -> Option<(&str, usize)> {
    let start = line.len() - line.trim_start().len();
    let mark = line.get(start..)?.chars().next().filter(|mark| matches!(mark, '"' | '\''))?;
    let name = line.get(start + 1..)?.split_once(mark)?.0;
    Some((name, start + name.len() + 2))
}

fn tidy(name: &str) -> Result<String, (String, NameError)> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let sign = name.chars().find(|letter| SIGNS.contains(letter) || *letter == '#' || letter.is_control());
    let wrong = if !name.chars().next().is_some_and(char::is_alphabetic) {
        NameError::NoLetter
    } else if let Some(sign) = sign {
        NameError::Sign(sign)
    } else if name.chars().count() > LONGEST_NAME {
        NameError::TooLong
    } else {
        return Ok(name);
    };
    Err((name, wrong))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lead(names: (&str, &str), line: &str) -> Option<(Player, usize)> {
        Names::new(names.0, names.1).unwrap().lead(line).ok()
    }

    #[test]
    fn an_exact_name_wins_else_a_unique_beginning() {
        assert_eq!(lead(("Ann", "Anna"), "ann 4 v 23"), Some((Player::One, 3)));
        assert_eq!(lead(("Ann", "Anna"), "an 4 v 23"), None);
        assert_eq!(lead(("Ann", "Bob"), "b 4 v 23"), Some((Player::Two, 1)));
        assert_eq!(lead(("Ann", "Bob"), "Bob+18"), Some((Player::Two, 3)));
    }

    #[test]
    fn names_may_hold_spaces() {
        let names = ("Mary Jo", "Mary Lou");
        assert_eq!(lead(names, "mary  jo 4 v 23"), Some((Player::One, 8)));
        assert_eq!(lead(names, "mary l 4 v 23"), Some((Player::Two, 6)));
        assert_eq!(lead(names, "mary 4 v 23"), None);
        assert_eq!(lead(("Ann", "Ann Marie"), "ann marie gin v 3"), Some((Player::Two, 9)));
    }

    #[test]
    fn a_name_does_not_eat_the_hand() {
        assert_eq!(lead(("Mary Astor", "Bob"), "Mary as 2s 3s v 23"), Some((Player::One, 4)));
        assert_eq!(lead(("Ann", "Ann Ginger"), "Ann gin v 23"), Some((Player::One, 3)));
        assert_eq!(lead(("Ann Ginger", "Bob"), "ann gin v 23"), Some((Player::One, 3)));
        assert_eq!(lead(("Mary", "Mary Astor"), "Mary as 2s 3s v 23"), Some((Player::One, 4)));
        assert_eq!(lead(("Mary", "Mary Astor"), "mary ast gin v 23"), Some((Player::Two, 8)));
        assert_eq!(lead(("Ann Marie", "Bob"), "\"Ann Marie\" gin v 23"), Some((Player::One, 11)));
    }

    #[test]
    fn a_name_can_be_seen() {
        for name in ["Bob\u{200b}", "Bob\u{202e}", "B\u{ad}ob", "Bob\u{3164}", "Bob\u{fe0f}", "Bob\u{2028}x"]
        {
            assert!(matches!(Names::new("Ann", name), Err((_, NameError::Hidden(_)))), "{name:?}");
            let old = Names::known("Ann", name);
            assert!(old.is_ok(), "an old ledger still reads: {name:?}");
        }
        assert!(Names::new("Ann ❤\u{fe0f}", "Mary\tJo").is_ok());
    }

    #[test]
    fn what_is_no_name() {
        for (name, why) in [
            ("4th", NameError::NoLetter),
            ("", NameError::NoLetter),
            ("Gin", NameError::Reserved),
            ("Log Lady", NameError::Reserved),
            ("Ann 4", NameError::Reserved),
            ("John Kh", NameError::Reserved),
            ("Boxes", NameError::Reserved),
            ("A/B", NameError::Sign('/')),
            ("ann", NameError::Same),
        ] {
            assert_eq!(Names::new("Ann", name).unwrap_err().1, why, "{name}");
        }
        assert!(Names::new("Jürgen", "O'Brien \"Bob\" 🂡").is_ok());
    }
}
