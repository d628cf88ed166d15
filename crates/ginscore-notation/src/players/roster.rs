//! The names of all players of a series, and of their sides.

use crate::error::ParseError;
use crate::lines::LineKind;
use crate::players::name_list::{BadName, NameError, NameList, new_name};
use crate::players::names::Names;
use crate::span::{At, Span};
use ginscore_rules::players::{ByEntrant, ByPlayer, Entrant, Entrants, Lineup, Opponents, Player, Seat};

/// The names of the players of a series, in the order of their seats, and of the entrants for whom they play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    lineup: Lineup,
    players: NameList,
    sides: Option<NameList>,
}

/// The names that the players gave their two sides.
pub type SideNames<'n> = (&'n str, &'n str);

impl Roster {
    /// The names of new players, as many as the lineup has, and of their sides. A side without a name of its own has the
    /// names of its players, joined by a plus sign.
    ///
    /// # Errors
    /// Returns the first name that is not valid, with the reason.
    ///
    /// # Panics
    ///
    /// If there are not as many names as players.
    pub fn new(lineup: Lineup, players: &[&str], sides: Option<SideNames<'_>>) -> Result<Roster, BadName> {
        Roster::checked(lineup, players, sides, NameList::new)
    }

    /// The names of an existing series. They may contain invisible characters and words of the notation, so that series
    /// stay readable when words are added to the notation.
    ///
    /// # Errors
    /// Returns the first name that is not valid, with the reason.
    ///
    /// # Panics
    ///
    /// If there are not as many names as players.
    pub fn known(lineup: Lineup, players: &[&str], sides: Option<SideNames<'_>>) -> Result<Roster, BadName> {
        Roster::checked(lineup, players, sides, NameList::known)
    }

    fn checked(
        lineup: Lineup,
        players: &[&str],
        sides: Option<SideNames<'_>>,
        list: impl Fn(&[&str]) -> Result<NameList, BadName>,
    ) -> Result<Roster, BadName> {
        assert_eq!(players.len(), lineup.players(), "a name for each player");
        let sides = sides.map(|(one, two)| list(&[one, two])).transpose()?;
        let players = list(players)?;
        // A line that begins with a player's name must not be taken for one of a side.
        let taken =
            |name: &&String| players.all().iter().any(|player| player.to_lowercase() == name.to_lowercase());
        match sides.iter().flat_map(|sides| sides.all()).find(taken) {
            Some(name) => Err(BadName { name: name.clone(), why: NameError::Same }),
            None => Ok(Roster { lineup, players, sides }),
        }
    }

    /// The names of new players, if none of them is one of the words that are kept, as the commands of a program are.
    ///
    /// # Errors
    /// Returns the first name that is one.
    pub fn without(self, kept: &[&str]) -> Result<Roster, BadName> {
        let sides = self.sides.iter().flat_map(|sides| sides.all());
        sides.chain(self.players.all()).try_for_each(|name| new_name(name, kept).map(drop))?;
        Ok(self)
    }

    /// Who plays whom.
    pub const fn lineup(&self) -> Lineup {
        self.lineup
    }

    /// The names with a function applied to each, without checks. Used to show them in another form.
    #[must_use]
    pub fn shown_as(&self, name: impl Fn(&str) -> String) -> Roster {
        Roster {
            lineup: self.lineup,
            players: self.players.shown_as(&name),
            sides: self.sides.as_ref().map(|sides| sides.shown_as(&name)),
        }
    }

    /// The names of all players, in the order of their seats.
    pub fn players(&self) -> &[String] {
        self.players.all()
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        self.players.get(seat.number())
    }

    /// The names that the players gave their sides, if they did.
    pub fn side_names(&self) -> Option<SideNames<'_>> {
        self.sides.as_ref().map(|sides| (sides.get(0), sides.get(1)))
    }

    /// The name of an entrant: of the side, or of its only player.
    pub fn entrant(&self, entrant: Entrant) -> String {
        let place = match entrant {
            Entrant::First => 0,
            Entrant::Second => 1,
            Entrant::Third => 2,
        };
        match self.sides.as_ref() {
            Some(sides) => sides.get(place).to_owned(),
            None => {
                let members = self.lineup.members(entrant).map(|seat| self.name(seat));
                members.collect::<Vec<_>>().join("+")
            }
        }
    }

    /// The names of all entrants.
    pub fn entrants(&self) -> ByEntrant<String> {
        ByEntrant::from_fn(self.lineup.entrants(), |entrant| self.entrant(entrant))
    }

    /// The names of those who play a hand: two players, or both sides.
    pub fn pair(&self, opponents: Opponents) -> Names {
        match opponents {
            Opponents::Players(seats) => Names::of(self.name(seats.one), self.name(seats.two)),
            Opponents::Sides => Names::of(&self.entrant(Entrant::First), &self.entrant(Entrant::Second)),
        }
    }

    /// The player with that name, in any case, or whose name alone begins with it.
    pub fn find(&self, typed: &str) -> Option<Seat> {
        self.players.find(typed).and_then(Seat::new)
    }

    /// The entrant of that name, or for whom the player of that name plays.
    pub fn find_entrant(&self, typed: &str) -> Option<Entrant> {
        let all = self.lineup.entrants().all();
        let side =
            all.iter().find(|entrant| self.entrant(**entrant).to_lowercase() == typed.trim().to_lowercase());
        let player = || self.find(typed).map(|seat| self.lineup.entrant(seat));
        let begun = || {
            let place = self.sides.as_ref()?.find(typed)?;
            all.get(place).copied()
        };
        side.copied().or_else(player).or_else(begun)
    }

    /// The player whose name is at the start of the line, and the byte after the name. The name may be in quotation marks.
    ///
    /// # Errors
    /// Returns a mistake with similar names if the line does not start with a name.
    pub fn lead(&self, line: &str) -> Result<(Seat, usize), At<ParseError>> {
        let (place, end) = self.players.lead(line)?;
        let seat = Seat::new(place).ok_or_else(|| self.unknown(Span::new(0, end), line))?;
        Ok((seat, end))
    }

    /// The name of a player as it is written at the start of a hand: in quotation marks if it would be read as something else,
    /// as a player's name in an old ledger may be.
    ///
    /// ```
    /// use ginscore_notation::Roster;
    /// use ginscore_rules::players::{Lineup, Seat};
    /// let roster = Roster::known(Lineup::TWO, &["Ann", "Stop"], None).unwrap();
    /// let written: Vec<String> = Lineup::TWO.seats().map(|seat| roster.written(seat)).collect();
    /// assert_eq!(written, ["Ann", "\"Stop\""]);
    /// ```
    pub fn written(&self, seat: Seat) -> String {
        let name = self.name(seat);
        let is_hand = LineKind::of(name) == LineKind::Hand && !LineKind::is_draw(name);
        let is_read = self.lead(&format!("{name} 4 v 23")).is_ok_and(|found| found == (seat, name.len()));
        if is_hand && is_read { name.to_owned() } else { format!("\"{name}\"") }
    }

    /// The side of several players whose name is at the start of the line, and the byte after the name. A name that the
    /// players gave may be abbreviated; the names of its players joined must be complete.
    pub fn lead_side(&self, line: &str) -> Option<(Player, usize)> {
        if self.lineup.has_rounds() { self.lead_several(line) } else { None }
    }

    /// The side of several players whose name is at the start of the line, also where only one of them plays at a time.
    fn lead_several(&self, line: &str) -> Option<(Player, usize)> {
        if self.lineup.entrants() != Entrants::Two {
            return None;
        }
        let several = |player: &Player| self.lineup.members(Entrant::from(*player)).count() > 1;
        let both = ByPlayer { one: self.entrant(Entrant::First), two: self.entrant(Entrant::Second) };
        let begins = line.len() - line.trim_start().len();
        let text = line.get(begins..).unwrap_or_default();
        let complete = |player: &Player| {
            let name = both.get(*player);
            let marked = [format!("\"{name}\""), format!("'{name}'"), name.clone()];
            marked.iter().find_map(|form| {
                let start =
                    text.get(..form.len()).filter(|start| start.to_lowercase() == form.to_lowercase())?;
                let ends = text.get(start.len()..).unwrap_or_default();
                (ends.is_empty() || ends.starts_with([' ', '\t', '+']))
                    .then_some((*player, begins + form.len()))
            })
        };
        if let Some(found) = Player::BOTH.iter().filter(|player| several(player)).find_map(complete) {
            return Some(found);
        }
        let (place, end) = self.sides.as_ref()?.lead(line).ok()?;
        Player::BOTH.get(place).map(|player| (*player, end))
    }

    /// The mistake that the words at `span` are not the name of a player.
    pub fn unknown(&self, span: Span, line: &str) -> At<ParseError> {
        self.players.unknown(span, line)
    }

    /// The entrant whose name, or whose player's name, is at the start of the line, and the byte after the name.
    ///
    /// # Errors
    /// Returns a mistake with similar names if the line does not start with a name.
    pub fn lead_entrant(&self, line: &str) -> Result<(Entrant, usize), At<ParseError>> {
        if let Some((side, end)) = self.lead_several(line) {
            return Ok((Entrant::from(side), end));
        }
        let (seat, end) = self.lead(line)?;
        Ok((self.lineup.entrant(seat), end))
    }

    /// The same series with another name for a player.
    ///
    /// # Errors
    /// Fails if the name is not valid, or if another player or a side has it.
    pub fn renamed(&self, seat: Seat, name: &str) -> Result<Roster, BadName> {
        let names: Vec<&str> =
            self.lineup.seats().map(|other| if other == seat { name } else { self.name(other) }).collect();
        Roster::known(self.lineup, &names, self.side_names())
    }

    pub(crate) fn not_playing(&self, seat: Seat, playing: &[Opponents], span: Span) -> At<ParseError> {
        let pairs = playing.iter().map(|pair| {
            let names = self.pair(*pair);
            Player::BOTH.map(|player| names.get(player).to_owned())
        });
        ParseError::NotPlaying {
            player: self.name(seat).to_owned(),
            playing: pairs.collect(),
            lineup: self.lineup,
        }
        .at(span)
    }
}

impl From<Names> for Roster {
    fn from(names: Names) -> Roster {
        let list = NameList { names: Player::BOTH.map(|player| names.get(player).to_owned()).to_vec() };
        Roster { lineup: Lineup::TWO, players: list, sides: None }
    }
}

/// Returns true if both have the same players on the same sides, with either side first, in any case and order.
pub fn same_players(one: &Roster, other: &Roster) -> bool {
    let sides = |roster: &Roster| {
        let names = |entrant| {
            let mut names: Vec<String> =
                roster.lineup.members(entrant).map(|seat| roster.name(seat).to_lowercase()).collect();
            names.sort();
            names
        };
        let mut sides: Vec<Vec<String>> =
            roster.lineup.entrants().all().iter().map(|entrant| names(*entrant)).collect();
        sides.sort();
        sides
    };
    sides(one) == sides(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_rules::house::Bounded;
    use ginscore_rules::players::Entrant::{First, Second};

    const FOUR: Lineup = Lineup::Sides(Bounded::known::<2>());
    const CAPTAIN: Lineup = Lineup::Captain(Bounded::known::<2>());

    fn partners(sides: Option<SideNames<'_>>) -> Roster {
        Roster::new(FOUR, &["Ann", "Mary Jo", "Bob", "Dan"], sides).unwrap()
    }

    #[test]
    fn no_name_is_used_twice() {
        let bad = |name: &str, why| BadName { name: name.to_owned(), why };
        let refused = |players: &[&str], sides| Roster::new(FOUR, players, sides).unwrap_err();
        let four = ["Ann", "Cid", "Bob", "Dan"];
        assert_eq!(refused(&["Ann", "Cid", "ann", "Dan"], None), bad("ann", NameError::Same));
        assert_eq!(refused(&four, Some(("We", "we"))), bad("we", NameError::Same));
        assert_eq!(refused(&four, Some(("We", "DAN"))), bad("DAN", NameError::Same));
        assert_eq!(refused(&four, Some(("4th", "They"))), bad("4th", NameError::NoLetter));
    }

    #[test]
    fn sides_have_their_own_names_or_those_of_their_players() {
        assert_eq!(partners(None).entrant(First), "Ann+Mary Jo");
        assert_eq!(partners(Some(("We", "They"))).entrant(Second), "They");
        let captain = Roster::new(CAPTAIN, &["Ann", "Bob", "Cid"], None).unwrap();
        assert_eq!(
            (captain.entrant(First), captain.entrant(Second)),
            ("Ann".to_owned(), "Bob+Cid".to_owned())
        );
    }

    /// The line, and the side at its start with the byte after it.
    #[test]
    fn a_side_may_be_abbreviated_only_if_it_has_a_name() {
        let named = partners(Some(("We", "They")));
        for (line, side) in [
            ("We +8", Some((Player::One, 2))),
            ("  they +8", Some((Player::Two, 6))),
            ("the +8", Some((Player::Two, 3))),
            ("\"We\" +8", Some((Player::One, 4))),
            ("Ann +8", None),
        ] {
            assert_eq!(named.lead_side(line), side, "{line}");
        }
        let unnamed = partners(None);
        for (line, side) in [
            ("Ann+Mary Jo +8", Some((Player::One, 11))),
            ("\"bob+dan\" +8", Some((Player::Two, 9))),
            ("Ann +8", None),
            ("Ann+Mary +8", None),
        ] {
            assert_eq!(unnamed.lead_side(line), side, "{line}");
        }
    }

    /// Only partners play whole rounds, but the captain's opponents can have an adjustment.
    #[test]
    fn an_entrant_is_named_by_the_side_or_by_a_player() {
        let captain = Roster::new(CAPTAIN, &["Ann", "Bob", "Cid"], None).unwrap();
        assert_eq!(captain.lead_side("Bob+Cid +8"), None);
        for (line, entrant) in [
            ("Bob+Cid +8", (Second, 7)),
            ("\"Bob+Cid\" +8", (Second, 9)),
            ("Cid +8", (Second, 3)),
            ("Ann +8", (First, 3)),
        ] {
            assert_eq!(captain.lead_entrant(line), Ok(entrant), "{line}");
        }
        assert!(captain.lead_entrant("Dan +8").is_err());
        let three =
            Roster::new(Lineup::InTurn { out: Entrant::Third }, &["Ann", "Bob", "Cid"], None).unwrap();
        assert_eq!(three.lead_entrant("Cid +8"), Ok((Entrant::Third, 3)));
        assert_eq!((three.find_entrant("bo"), three.find_entrant("Dan")), (Some(Second), None));
        let named = partners(Some(("We", "They")));
        let found = ["WE", "th", "mary", "Bob", "x"].map(|name| named.find_entrant(name));
        assert_eq!(found, [Some(First), Some(Second), Some(First), Some(Second), None]);
    }

    #[test]
    fn a_new_name_is_nobody_elses() {
        let named = partners(Some(("We", "They")));
        let seat = Seat::new(1).unwrap();
        assert_eq!(named.renamed(seat, "Eve").unwrap().players(), ["Ann", "Eve", "Bob", "Dan"]);
        assert_eq!(named.renamed(seat, "bob").unwrap_err().why, NameError::Same);
        assert_eq!(named.renamed(seat, "they").unwrap_err().why, NameError::Same);
    }

    #[test]
    fn the_same_players_may_be_listed_in_another_order() {
        let of = |names: &[&str]| Roster::new(FOUR, names, None).unwrap();
        let one = of(&["Ann", "Cid", "Bob", "Dan"]);
        assert!(same_players(&one, &of(&["dan", "bob", "cid", "ann"])));
        assert!(!same_players(&one, &of(&["Ann", "Bob", "Cid", "Dan"])));
        let two = |one, other| Roster::from(Names::new(one, other).unwrap());
        assert!(same_players(&two("Ann", "Bob"), &two("bob", "ANN")));
        assert!(!same_players(&two("Ann", "Bob"), &two("Cid", "Bob")));
    }
}
