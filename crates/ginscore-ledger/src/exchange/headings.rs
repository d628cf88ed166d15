//! The headings of a club's spreadsheet, in the spellings that clubs use.

use ginscore_notation::nearest;

use crate::exchange::columns::Column;
use crate::exchange::dates::DateOrder;

/// The meaning of a heading: a column of an exported hand, or a column that only spreadsheets have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// A column of an exported hand. In a sheet without `hand`, `end` is the way the hand ended, and `points` and
    /// `boxes` are the winner's.
    Column(Column),
    /// The day on which the hand was played, in a local form.
    Date,
    /// The player who did not win.
    Loser,
    /// The winner's deadwood.
    WinnerDeadwood,
    /// The loser's deadwood.
    LoserDeadwood,
    /// The loser's points. A row with the points of both players is a whole game.
    LoserPoints,
    /// The points of the first player.
    PlayerOnePoints,
    /// The points of the second player.
    PlayerTwoPoints,
    /// Nothing that is imported.
    Ignore,
}

/// The choices for reading a sheet.
#[derive(Clone, Debug, Default)]
pub struct SheetOptions {
    /// Headings with the meaning that they have in this sheet, instead of the one by their spelling.
    pub map: Vec<(String, Heading)>,
    /// The order of day and month in dates that can be read in two ways.
    pub dates: Option<DateOrder>,
}

/// The spellings of each meaning, in lower case and without anything but letters and digits. The names of the exported
/// columns need no entry.
const SPELLINGS: [(Heading, &[&str]); 21] = [
    (Heading::Date, &["day", "played", "playedon", "dateplayed", "gamedate", "timestamp"]),
    (Heading::Column(Column::Winner), &["wonby", "won", "win", "handwinner", "winnername"]),
    (Heading::Loser, &["lostby", "lost", "opponent", "against", "beaten", "losername"]),
    (
        Heading::Column(Column::Points),
        &[
            "pts",
            "point",
            "score",
            "winnerpoints",
            "winnerspoints",
            "winnerscore",
            "winnersscore",
            "pointswon",
        ],
    ),
    (Heading::LoserPoints, &["loserspoints", "loserscore", "losersscore", "loserpts"]),
    (
        Heading::Column(Column::End),
        &["how", "ending", "howwon", "wonhow", "type", "method", "outcome", "finish"],
    ),
    (Heading::WinnerDeadwood, &["winnersdeadwood", "winnercount", "winnerscount", "deadwoodwinner"]),
    (
        Heading::LoserDeadwood,
        &[
            "deadwood",
            "count",
            "losersdeadwood",
            "losercount",
            "loserscount",
            "deadwoodloser",
            "caughtwith",
            "caught",
        ],
    ),
    (Heading::Column(Column::Boxes), &["box"]),
    (Heading::Column(Column::PlayerOne), &["player1", "playera", "firstplayer", "p1", "name1"]),
    (Heading::Column(Column::PlayerTwo), &["player2", "playerb", "secondplayer", "p2", "name2"]),
    (
        Heading::PlayerOnePoints,
        &["player1points", "player1score", "score1", "points1", "scorea", "p1score", "p1points"],
    ),
    (
        Heading::PlayerTwoPoints,
        &["player2points", "player2score", "score2", "points2", "scoreb", "p2score", "p2points"],
    ),
    (Heading::Column(Column::Dealer), &["dealtby"]),
    (Heading::Column(Column::FirstDealer), &["firstdeal"]),
    (Heading::Column(Column::Note), &["notes", "comment", "comments", "remark", "remarks", "memo"]),
    (Heading::Column(Column::Number), &["no", "nr", "num", "handno", "handnr", "handnumber"]),
    (Heading::Column(Column::KnockCard), &["upcard"]),
    (Heading::Column(Column::Stake), &["stakes", "perpoint", "pointvalue"]),
    (Heading::Column(Column::Knocker), &["knockedby"]),
    (Heading::Column(Column::Time), &["clock", "timeofday"]),
];

/// The meanings that no exported column has.
const OWN: [Heading; 8] = [
    Heading::Date,
    Heading::Loser,
    Heading::WinnerDeadwood,
    Heading::LoserDeadwood,
    Heading::LoserPoints,
    Heading::PlayerOnePoints,
    Heading::PlayerTwoPoints,
    Heading::Ignore,
];

impl Heading {
    /// All meanings.
    pub fn all() -> impl Iterator<Item = Heading> {
        Column::ALL.into_iter().map(Heading::Column).chain(OWN)
    }

    /// The name of the meaning, as in `winner` or `loser_deadwood`.
    pub const fn name(self) -> &'static str {
        match self {
            Heading::Column(column) => column.name(),
            Heading::Date => "date",
            Heading::Loser => "loser",
            Heading::WinnerDeadwood => "winner_deadwood",
            Heading::LoserDeadwood => "loser_deadwood",
            Heading::LoserPoints => "loser_points",
            Heading::PlayerOnePoints => "player_one_points",
            Heading::PlayerTwoPoints => "player_two_points",
            Heading::Ignore => "ignore",
        }
    }

    /// The meaning of a heading by its spelling, ignoring case, spaces and signs.
    ///
    /// ```
    /// use ginscore_ledger::exchange::{Column, Heading};
    /// assert_eq!(Heading::named("Loser's points"), Some(Heading::LoserPoints));
    /// assert_eq!(Heading::named(" WINNER "), Some(Heading::Column(Column::Winner)));
    /// assert_eq!(Heading::named("Hand #"), Some(Heading::Column(Column::Hand)));
    /// assert_eq!(Heading::named("Table"), None);
    /// ```
    pub fn named(text: &str) -> Option<Heading> {
        // The rows of an export name each column exactly, in every line.
        if let Some(column) = Column::named(text) {
            return Some(Heading::Column(column));
        }
        let plain = plain(text);
        let by_name = || Heading::all().find(|heading| self::plain(heading.name()) == plain);
        let spelled = |(heading, spellings): &(Heading, &[&str])| {
            spellings.contains(&plain.as_str()).then_some(*heading)
        };
        if plain.is_empty() { None } else { by_name().or_else(|| SPELLINGS.iter().find_map(spelled)) }
    }

    /// The name of a meaning that a heading is probably a misspelling of. Short words are close to too many others.
    pub fn misspelled(text: &str) -> Option<&'static str> {
        let typed = text.trim().to_lowercase();
        nearest(&typed, Heading::all().map(Heading::name))
            .filter(|near| typed.chars().count() > 4 || near.starts_with(typed.as_str()))
    }
}

/// The letters and digits of a heading, in lower case.
fn plain(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Returns true if two headings are the same, ignoring case and spaces around them.
pub(crate) fn same_heading(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

impl SheetOptions {
    /// The meaning of a heading in this sheet.
    pub(crate) fn meaning(&self, text: &str) -> Option<Heading> {
        let same = |(heading, _): &&(String, Heading)| same_heading(heading, text);
        self.map.iter().rfind(same).map(|(_, meaning)| *meaning).or_else(|| Heading::named(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_spelling_has_two_meanings() {
        let mut all: Vec<&str> = SPELLINGS.iter().flat_map(|(_, all)| all.iter().copied()).collect();
        let names: Vec<String> = Heading::all().map(|heading| plain(heading.name())).collect();
        all.extend(names.iter().map(String::as_str));
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
        assert!(all.iter().all(|spelling| plain(spelling) == **spelling));
    }

    #[test]
    fn a_typo_is_not_ignored() {
        assert_eq!(Heading::misspelled("Winer"), Some("winner"));
        assert_eq!(Heading::misspelled("knok_card"), Some("knock_card"));
        for other in
            ["Table", "Place", "Venue", "shoe_size", "Round", "Season", "Game", "Match", "Id", "Host", "Rate"]
        {
            assert_eq!(Heading::misspelled(other), None, "{other}");
        }
    }
}
