//! The names of two players.

use crate::error::ParseError;
use crate::name_list::{BadName, NameList};
use crate::span::Span;
use ginscore_rules::players::Player;

/// The names of two players, which are valid and different.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(NameList);

impl Names {
    /// The names of two players. White space in a name becomes a single space.
    ///
    /// # Errors
    ///
    /// Returns the first name that is not valid, with the reason.
    pub fn new(one: &str, two: &str) -> Result<Names, BadName> {
        NameList::new(&[one, two]).map(Names)
    }

    /// The names of an existing series. They may contain invisible characters and words of the notation, so that series
    /// stay readable when words are added to the notation.
    ///
    /// # Errors
    ///
    /// Returns the first name that is not valid, with the reason.
    pub fn known(one: &str, two: &str) -> Result<Names, BadName> {
        NameList::known(&[one, two]).map(Names)
    }

    /// The names of two of the players, or of two sides, which are known to be valid and different.
    pub(super) fn of(one: &str, two: &str) -> Names {
        Names(NameList { names: vec![one.to_owned(), two.to_owned()] })
    }

    /// The names after a player took another one, which is checked like those of an existing series.
    ///
    /// # Errors
    ///
    /// Returns the name with the reason if it is not valid.
    pub fn renamed(&self, player: Player, name: &str) -> Result<Names, BadName> {
        match player {
            Player::One => Names::known(name, self.get(Player::Two)),
            Player::Two => Names::known(self.get(Player::One), name),
        }
    }

    /// The names with a function applied to each, without checks. Used to show them in another form.
    #[must_use]
    pub fn shown_as(&self, name: impl Fn(&str) -> String) -> Names {
        Names(self.0.shown_as(name))
    }

    /// The name of a player.
    pub fn get(&self, player: Player) -> &str {
        self.0.get(index(player))
    }

    /// The player with that name, in any case, or whose name alone begins with it; `None` if there is no such player.
    pub fn find(&self, typed: &str) -> Option<Player> {
        self.0.find(typed).and_then(player)
    }

    /// The player whose name is at the start of the line, and the byte after the name. The name may be in quotation marks.
    ///
    /// # Errors
    ///
    /// Returns a mistake with similar names if the line does not start with a name.
    pub fn lead(&self, line: &str) -> Result<(Player, usize), ParseError> {
        let (at, end) = self.0.lead(line)?;
        Ok((player(at).unwrap_or(Player::One), end))
    }

    /// The mistake that the words at `span` are not the name of a player.
    pub fn unknown(&self, span: Span, line: &str) -> ParseError {
        self.0.unknown(span, line)
    }
}

const fn index(player: Player) -> usize {
    match player {
        Player::One => 0,
        Player::Two => 1,
    }
}

const fn player(index: usize) -> Option<Player> {
    match index {
        0 => Some(Player::One),
        1 => Some(Player::Two),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ParseErrorKind;
    use crate::name_list::{LONGEST_NAME, NameError};
    use crate::roster::same_players;

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
            assert!(
                matches!(Names::new("Ann", name), Err(BadName { why: NameError::Hidden(_), .. })),
                "{name:?}"
            );
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
            ("John Aka", NameError::Reserved),
            ("Maria Des", NameError::Reserved),
            ("Boxes", NameError::Reserved),
            ("A/B", NameError::Sign('/')),
            ("ann", NameError::Same),
        ] {
            assert_eq!(Names::new("Ann", name).unwrap_err().why, why, "{name}");
        }
        assert!(Names::new("Maria de Souza", "Wes do Rio").is_ok());
        assert!(Names::known("Maria Des", "John Aka").is_ok(), "an old ledger still reads");
        assert!(Names::new("Jürgen", "O'Brien \"Bob\" 🂡").is_ok());
    }

    #[test]
    fn names_have_at_most_forty_characters() {
        let longest = "\u{e9}".repeat(LONGEST_NAME);
        assert!(Names::new("Ann", &longest).is_ok());
        assert_eq!(Names::new("Ann", &format!("{longest}x")).unwrap_err().why, NameError::TooLong);
        assert_eq!(Names::known("Ann", "B\u{7}").unwrap_err().why, NameError::Sign('\u{7}'));
        assert_eq!(Names::new("Ann", "B#").unwrap_err().why, NameError::Sign('#'));
    }

    #[test]
    fn the_same_players_in_any_order_and_case() {
        let names = |one, two| Names::new(one, two).unwrap();
        let known = names("Ann", "Bob");
        for (one, two, same) in
            [("Ann", "Bob", true), ("bob", "ANN", true), ("Ann", "Cid", false), ("Cid", "Bob", false)]
        {
            assert_eq!(same_players(&known.clone().into(), &names(one, two).into()), same, "{one} and {two}");
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
            assert_eq!(Names::new("Ann", name).unwrap_err().why.to_string(), why, "{name}");
        }
    }
}
