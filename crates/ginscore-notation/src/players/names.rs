//! The names of two players.

use crate::error::ParseError;
use crate::players::name_list::{BadName, NameList};
use crate::span::{At, Span};
use ginscore_rules::players::Player;

/// The names of two players, which are valid and different.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(NameList);

impl Names {
    /// The names of two players. White space in a name becomes a single space.
    ///
    /// # Errors
    /// Returns the first name that is not valid, with the reason.
    pub fn new(one: &str, two: &str) -> Result<Names, BadName> {
        NameList::new(&[one, two]).map(Names)
    }

    /// The names of an existing series. They may contain invisible characters and words of the notation, so that series
    /// stay readable when words are added to the notation.
    ///
    /// # Errors
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
    /// Returns a mistake with similar names if the line does not start with a name.
    pub fn lead(&self, line: &str) -> Result<(Player, usize), At<ParseError>> {
        let (at, end) = self.0.lead(line)?;
        Ok((player(at).unwrap_or(Player::One), end))
    }

    /// The mistake that the words at `span` are not the name of a player.
    pub fn unknown(&self, span: Span, line: &str) -> At<ParseError> {
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
    use crate::error::ParseError;
    use crate::players::name_list::{LONGEST_NAME, NameError};

    /// The names, the line, and the player whom it names, with the byte after the name.
    #[test]
    fn exact_names_and_unique_abbreviations_are_found() {
        let (one, two) = (Player::One, Player::Two);
        for (names, line, found) in [
            (("Ann", "Anna"), "ann 4 v 23", Some((one, 3))),
            (("Ann", "Anna"), "an 4 v 23", None),
            (("Ann", "Bob"), "b 4 v 23", Some((two, 1))),
            (("Ann", "Bob"), "Bob+18", Some((two, 3))),
            (("Carol", "Dave"), "c4v23", Some((one, 1))),
            (("Carol", "Dave"), "d4 23", Some((two, 1))),
            (("Carol", "C4"), "c4 v 23", Some((two, 2))),
            (("Carol", "Dave"), "c4s 5s 6s v 23", None),
            // Names may contain spaces.
            (("Mary Jo", "Mary Lou"), "mary  jo 4 v 23", Some((one, 8))),
            (("Mary Jo", "Mary Lou"), "mary l 4 v 23", Some((two, 6))),
            (("Mary Jo", "Mary Lou"), "mary 4 v 23", None),
            (("Ann", "Ann Marie"), "ann marie gin v 3", Some((two, 9))),
            (("Ann Marie", "Bob"), "\"Ann Marie\" gin v 23", Some((one, 11))),
            // A name does not include words of the hand.
            (("Mary Astor", "Bob"), "Mary as 2s 3s v 23", Some((one, 4))),
            (("Ann", "Ann Ginger"), "Ann gin v 23", Some((one, 3))),
            (("Ann Ginger", "Bob"), "ann gin v 23", Some((one, 3))),
            (("Mary", "Mary Astor"), "Mary as 2s 3s v 23", Some((one, 4))),
            (("Mary", "Mary Astor"), "mary ast gin v 23", Some((two, 8))),
        ] {
            let lead = Names::new(names.0, names.1).unwrap().lead(line).ok();
            assert_eq!(lead, found, "{names:?}: {line}");
        }
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
    fn names_that_are_not_valid_say_why() {
        let longest = "\u{e9}".repeat(LONGEST_NAME);
        let no_letter = "a name begins with a letter";
        let reserved = "a name cannot contain a word of the notation";
        let cards = "a word of a name cannot read as cards";
        for (name, why) in [
            ("4th", no_letter),
            ("", no_letter),
            ("Gin", reserved),
            ("Log Lady", reserved),
            ("Undo", reserved),
            ("Ann 4", "the words of a name begin with letters"),
            ("John Kh", cards),
            ("John Aka", cards),
            ("Maria Des", cards),
            ("Boxes", reserved),
            ("A/B", "a name cannot contain '/'"),
            ("B#", "a name cannot contain '#'"),
            ("Bob;y", "a name cannot contain ';'"),
            ("Bob\u{200b}", "character 4 is invisible"),
            (&format!("{longest}x"), "a name has at most 40 characters"),
            ("ann", "both players have the same name"),
        ] {
            assert_eq!(Names::new("Ann", name).unwrap_err().why.to_string(), why, "{name}");
        }
        assert!(Names::new("Ann", &longest).is_ok());
        assert!(Names::new("Maria de Souza", "Wes do Rio").is_ok());
        assert!(Names::new("Anna Board", "Peter Hand").is_ok());
        assert!(Names::new("Jürgen", "O'Brien \"Bob\" 🂡").is_ok());
        // An old ledger still reads, but for control characters.
        assert!(Names::known("Undo", "Bob;y").is_ok());
        assert!(Names::known("Maria Des", "John Aka").is_ok());
        assert_eq!(Names::known("Ann", "B\u{7}").unwrap_err().why, NameError::Sign('\u{7}'));
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
            let ParseError::UnknownPlayer { meant, command: found, .. } = mistake.what else {
                panic!("{line}");
            };
            assert_eq!(
                (meant.as_slice(), found.as_deref()),
                (&players.iter().map(ToString::to_string).collect::<Vec<_>>()[..], command),
                "{line}"
            );
        }
    }
}
