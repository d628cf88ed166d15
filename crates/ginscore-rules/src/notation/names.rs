//! The names of the players, and finding a name at the start of a line.

use std::error::Error;
use std::fmt;

use crate::notation::counts::is_count;
use crate::notation::error::{ParseError, ParseErrorKind};
use crate::notation::group::{looks_like_cards, read_group};
use crate::notation::hidden::{Hidden, first_hidden};
use crate::notation::lookup::{Lookup, is_near, look_up};
use crate::notation::span::Span;
use crate::notation::words::{COMMANDS, SIGNS, TokenKind, is_reserved, pieces, tokens};
use crate::rules::player::{ByPlayer, Player};

/// The names of two players, which are valid and different.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(ByPlayer<String>);

/// The reason why a name is not valid.
///
/// The enum is exhaustive, so that a program can be sure to explain every reason. A new variant comes with a new major
/// version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// The name does not begin with a letter.
    NoLetter,
    /// The name contains a word of the notation.
    Reserved,
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
            NameError::Sign(sign) => write!(f, "a name cannot contain {sign:?}"),
            NameError::Hidden(Hidden { number, .. }) => write!(f, "character {number} is invisible"),
            NameError::TooLong => write!(f, "a name has at most {LONGEST_NAME} characters"),
            NameError::Same => f.write_str("both players have the same name"),
        }
    }
}

impl Error for NameError {}

/// The most characters that a name may have.
pub const LONGEST_NAME: usize = 40;

impl Names {
    /// The names of two players. White space in a name becomes a single space.
    ///
    /// # Errors
    ///
    /// Returns the first name that is not valid, with the reason.
    pub fn new(one: &str, two: &str) -> Result<Names, (String, NameError)> {
        check_visible(one)?;
        check_visible(two)?;
        let names = Names::known(one, two)?;
        check_words(&names.0.one)?;
        check_words(&names.0.two)?;
        Ok(names)
    }

    /// The names of an existing series. They may contain invisible characters and words of the notation, so that series
    /// stay readable when words are added to the notation.
    ///
    /// # Errors
    ///
    /// Returns the first name that is not valid, with the reason.
    pub fn known(one: &str, two: &str) -> Result<Names, (String, NameError)> {
        let names = ByPlayer { one: tidy(one)?, two: tidy(two)? };
        if names.one.to_lowercase() == names.two.to_lowercase() {
            return Err((names.two, NameError::Same));
        }
        Ok(Names(names))
    }

    /// The names after a player took another one, which is checked like those of an existing series.
    ///
    /// # Errors
    ///
    /// Returns the name with the reason if it is not valid.
    pub fn renamed(&self, player: Player, name: &str) -> Result<Names, (String, NameError)> {
        match player {
            Player::One => Names::known(name, self.get(Player::Two)),
            Player::Two => Names::known(self.get(Player::One), name),
        }
    }

    /// The names with a function applied to each, without checks. Used to show them in another form.
    #[must_use]
    pub fn shown_as(&self, name: impl Fn(&str) -> String) -> Names {
        Names(self.0.map(|known| name(known)))
    }

    /// The name of a player.
    pub fn get(&self, player: Player) -> &str {
        self.0.get(player)
    }

    fn exact(&self, typed: &str) -> Option<Player> {
        let typed = typed.to_lowercase();
        Player::BOTH.into_iter().find(|player| self.get(*player).to_lowercase() == typed)
    }

    /// The player with that name, in any case, or whose name alone begins with it; `None` if there is no such player.
    pub fn find(&self, typed: &str) -> Option<Player> {
        let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        let lower = self.0.map(|name| name.to_lowercase());
        let begins = |player: &Player| !typed.is_empty() && lower.get(*player).starts_with(&typed);
        match look_up(Player::BOTH, |player| *lower.get(*player) == typed, begins) {
            Lookup::One(player) => Some(player),
            Lookup::Several(_) | Lookup::Unknown => None,
        }
    }

    /// The player whose name is at the start of the line, and the byte after the name. The name may be in quotation marks.
    ///
    /// # Errors
    ///
    /// Returns a mistake with similar names if the line does not start with a name.
    pub fn lead(&self, line: &str) -> Result<(Player, usize), ParseError> {
        if let Some((name, end)) = quoted(line) {
            let start = line.len() - line.trim_start().len();
            return self
                .find(name)
                .map(|player| (player, end))
                .ok_or_else(|| self.unknown(Span::new(start, end), line));
        }
        // Fast path: names of one word each, one of them written exactly, as in every line of a ledger.
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
        // An abbreviation never includes words that may be the hand: in `Mary as 2s` the ace does not belong to
        // Mary Astor. Otherwise the longest match wins, and of two equally long ones an exact name.
        let exact = counts().find_map(|first| Some((self.exact(&typed(first))?, end(first))));
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

    /// The player of a word that a name and counts share, as in `c4v23` or `c4`, and the byte after the name.
    fn glued(&self, (word, at): &(&str, usize)) -> Option<(Player, usize)> {
        let (name, hand) = word.split_at_checked(word.find(|letter: char| letter.is_ascii_digit())?)?;
        let (own, others) = hand.split_once(['v', 'V']).unwrap_or((hand, "0"));
        let found = self.find(name)?;
        (is_count(own) && is_count(others)).then_some((found, at + name.len()))
    }

    /// The player whose name is the first word exactly, and the byte after it; `None` if a name has several words.
    fn written(&self, line: &str) -> Option<(Player, usize)> {
        let first = line.split(' ').next()?;
        let plain = Player::BOTH.into_iter().all(|player| !self.get(player).contains(' '));
        let player = Player::BOTH.into_iter().find(|player| self.get(*player) == first)?;
        plain.then_some((player, first.len()))
    }

    /// The mistake for a line that does not start with a name. If no name is similar, a command may be: `amend` in a line
    /// with a hand, any command in others.
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

    /// The mistake that the words at `span` are not the name of a player.
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

/// The name of one player, checked like those of a new series. White space in it becomes a single space.
///
/// # Errors
///
/// Returns the name with the reason if it is not valid.
///
/// ```
/// use ginscore_rules::notation::new_name;
/// assert_eq!(new_name(" Mary  Jo "), Ok("Mary Jo".to_owned()));
/// assert!(new_name("Gin").is_err());
/// ```
pub fn new_name(name: &str) -> Result<String, (String, NameError)> {
    check_visible(name)?;
    let name = tidy(name)?;
    check_words(&name)?;
    Ok(name)
}

fn check_visible(name: &str) -> Result<(), (String, NameError)> {
    first_hidden(name).map_or(Ok(()), |found| Err((name.to_owned(), NameError::Hidden(found))))
}

/// The first word of a name must not be a command, and a later one must not look like the start of the hand.
fn check_words(name: &str) -> Result<(), (String, NameError)> {
    let mut words = name.split(' ');
    let first = words.next().is_some_and(is_reserved);
    let hand = |word: &str| {
        let digit = word.starts_with(|letter: char| letter.is_ascii_digit());
        digit || is_reserved(word) || read_group(word, 0).is_ok()
    };
    if first || words.any(hand) { Err((name.to_owned(), NameError::Reserved)) } else { Ok(()) }
}

/// Returns true if both have the same two names, in either order and in any case.
pub fn same_players(one: &Names, other: &Names) -> bool {
    let both = |names: &Names| {
        let mut both = Player::BOTH.map(|player| names.get(player).to_lowercase());
        both.sort();
        both
    };
    both(one) == both(other)
}

/// A name in quotation marks at the start of a line, and the byte after the second mark.
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
    fn exact_names_and_unique_abbreviations_are_found() {
        assert_eq!(lead(("Ann", "Anna"), "ann 4 v 23"), Some((Player::One, 3)));
        assert_eq!(lead(("Ann", "Anna"), "an 4 v 23"), None);
        assert_eq!(lead(("Ann", "Bob"), "b 4 v 23"), Some((Player::Two, 1)));
        assert_eq!(lead(("Ann", "Bob"), "Bob+18"), Some((Player::Two, 3)));
        assert_eq!(lead(("Carol", "Dave"), "c4v23"), Some((Player::One, 1)));
        assert_eq!(lead(("Carol", "Dave"), "d4 23"), Some((Player::Two, 1)));
        assert_eq!(lead(("Carol", "C4"), "c4 v 23"), Some((Player::Two, 2)));
        assert_eq!(lead(("Carol", "Dave"), "c4s 5s 6s v 23"), None);
    }

    #[test]
    fn names_may_contain_spaces() {
        let names = ("Mary Jo", "Mary Lou");
        assert_eq!(lead(names, "mary  jo 4 v 23"), Some((Player::One, 8)));
        assert_eq!(lead(names, "mary l 4 v 23"), Some((Player::Two, 6)));
        assert_eq!(lead(names, "mary 4 v 23"), None);
        assert_eq!(lead(("Ann", "Ann Marie"), "ann marie gin v 3"), Some((Player::Two, 9)));
    }

    #[test]
    fn a_name_does_not_include_words_of_the_hand() {
        assert_eq!(lead(("Mary Astor", "Bob"), "Mary as 2s 3s v 23"), Some((Player::One, 4)));
        assert_eq!(lead(("Ann", "Ann Ginger"), "Ann gin v 23"), Some((Player::One, 3)));
        assert_eq!(lead(("Ann Ginger", "Bob"), "ann gin v 23"), Some((Player::One, 3)));
        assert_eq!(lead(("Mary", "Mary Astor"), "Mary as 2s 3s v 23"), Some((Player::One, 4)));
        assert_eq!(lead(("Mary", "Mary Astor"), "mary ast gin v 23"), Some((Player::Two, 8)));
        assert_eq!(lead(("Ann Marie", "Bob"), "\"Ann Marie\" gin v 23"), Some((Player::One, 11)));
    }

    #[test]
    fn invisible_characters_are_rejected_in_new_names() {
        for name in ["Bob\u{200b}", "Bob\u{202e}", "B\u{ad}ob", "Bob\u{3164}", "Bob\u{fe0f}", "Bob\u{2028}x"]
        {
            assert!(matches!(Names::new("Ann", name), Err((_, NameError::Hidden(_)))), "{name:?}");
            let old = Names::known("Ann", name);
            assert!(old.is_ok(), "an old ledger still reads: {name:?}");
        }
        assert!(Names::new("Ann ❤\u{fe0f}", "Mary\tJo").is_ok());
    }

    #[test]
    fn invalid_names_are_rejected() {
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

    #[test]
    fn names_have_at_most_forty_characters() {
        let longest = "\u{e9}".repeat(LONGEST_NAME);
        assert!(Names::new("Ann", &longest).is_ok());
        assert_eq!(Names::new("Ann", &format!("{longest}x")).unwrap_err().1, NameError::TooLong);
        assert_eq!(Names::known("Ann", "B\u{7}").unwrap_err().1, NameError::Sign('\u{7}'));
        assert_eq!(Names::new("Ann", "B#").unwrap_err().1, NameError::Sign('#'));
    }

    #[test]
    fn the_same_players_in_any_order_and_case() {
        let names = |one, two| Names::new(one, two).unwrap();
        let known = names("Ann", "Bob");
        for (one, two, same) in
            [("Ann", "Bob", true), ("bob", "ANN", true), ("Ann", "Cid", false), ("Cid", "Bob", false)]
        {
            assert_eq!(same_players(&known, &names(one, two)), same, "{one} and {two}");
        }
    }

    /// The words that are no name, the players and the command that may be meant, and where the words are.
    #[test]
    fn unknown_words_may_be_a_player_or_a_command() {
        let names = Names::new("Ann", "Bob").unwrap();
        for (line, players, command, start, end) in [
            ("Anm 4 v 23", &["Ann"][..], None, 0, 3),
            ("  Xyz 4 v 23", &[], None, 2, 5),
            ("sumary", &[], Some("summary"), 0, 6),
            // In a line with a hand only `amend` makes sense.
            ("sumary 4 v 23", &[], None, 0, 6),
            ("amnd 3 4 v 23", &[], Some("amend"), 0, 4),
            ("  \"Xyz\" 4 v 23", &[], None, 2, 7),
            // The hand without a name.
            (" 4 v 23", &["Ann", "Bob"], None, 1, 1),
        ] {
            let mistake = names.lead(line).unwrap_err();
            assert_eq!(mistake.span, Span::new(start, end), "{line}");
            let ParseErrorKind::UnknownPlayer { meant, command: found, .. } = mistake.what else {
                panic!("{line}");
            };
            assert_eq!(
                (meant.as_slice(), found.as_deref()),
                (&players.iter().map(ToString::to_string).collect::<Vec<_>>()[..], command),
                "{line}"
            );
        }
    }

    #[test]
    fn names_that_are_not_valid_say_why() {
        for (name, why) in [
            ("4th", "a name begins with a letter"),
            ("Gin", "a name cannot contain a word of the notation"),
            ("A/B", "a name cannot contain '/'"),
            ("Bob\u{200b}", "character 4 is invisible"),
            ("Bartholomew Bartholomew Bartholomew Barth", "a name has at most 40 characters"),
            ("ann", "both players have the same name"),
        ] {
            assert_eq!(Names::new("Ann", name).unwrap_err().1.to_string(), why, "{name}");
        }
    }
}
