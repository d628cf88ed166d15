//! The columns of an exported hand: the keys of a line of JSON Lines, the header row of a CSV file.
//!
//! The same list is used for writing and reading, so that everything that is written can be read. A column keeps
//! its name and meaning forever; more columns may be added.

use ginscore_notation::nearest;

/// A column for each line, with its name in a file, in the order in which they are written.
macro_rules! columns {
    ($($column:ident $name:literal,)*) => {
        /// A column, by its name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum RowColumn {
            $($column,)*
        }

        impl RowColumn {
            /// All columns, in the order in which they are written.
            pub const ALL: [RowColumn; [$($name),*].len()] = [$(RowColumn::$column),*];

            pub const fn name(self) -> &'static str {
                match self {
                    $(RowColumn::$column => $name,)*
                }
            }
        }
    };
}

columns! {
    Series "series",
    Start "start",
    PlayerOne "player_one",
    PlayerTwo "player_two",
    FirstDealer "first_dealer",
    Stake "stake",
    Preset "preset",
    Rules "rules",
    Number "number",
    Time "time",
    Dealer "dealer",
    Hand "hand",
    Note "note",
    End "end",
    Winner "winner",
    Points "points",
    Boxes "boxes",
    Sheet "sheet",
    Columns "columns",
    Verified "verified",
    KnockCard "knock_card",
    Limit "limit",
    Knocker "knocker",
    KnockerDeadwood "knocker_deadwood",
    DefenderDeadwood "defender_deadwood",
    KnockerLeft "knocker_left",
    DefenderLeft "defender_left",
    Lineup "lineup",
    Players "players",
    Sides "sides",
}

impl RowColumn {
    /// The columns that are the same for every hand of a series: they come before the number of the hand.
    pub fn of_the_series() -> impl Iterator<Item = RowColumn> {
        RowColumn::ALL.into_iter().take_while(|column| *column != RowColumn::Number)
    }

    /// The column with that name, ignoring case.
    pub fn named(name: &str) -> Option<RowColumn> {
        let name = name.trim().to_lowercase();
        RowColumn::ALL.into_iter().find(|column| column.name() == name)
    }

    /// The name of the column that a name is probably a misspelling of. Short words are close to too many others.
    pub fn misspelled(name: &str) -> Option<&'static str> {
        let typed = name.trim().to_lowercase();
        nearest(&typed, RowColumn::ALL.into_iter().map(RowColumn::name))
            .filter(|near| typed.chars().count() > 4 || near.starts_with(typed.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typo_is_not_ignored() {
        assert_eq!(RowColumn::misspelled("Winer"), Some("winner"));
        assert_eq!(RowColumn::misspelled("knok_card"), Some("knock_card"));
        for other in
            ["Table", "Place", "Venue", "shoe_size", "Round", "Season", "Game", "Match", "Id", "Host", "Rate"]
        {
            assert_eq!(RowColumn::misspelled(other), None, "{other}");
        }
    }
}
