//! The columns of an exported hand: the keys of a line of JSON Lines, the header row of a CSV file.
//!
//! The same list is used for writing and reading, so that everything that is written can be read. A column keeps
//! its name and meaning forever; more columns may be added.

/// A column for each line, with its name in a file, in the order in which they are written.
macro_rules! columns {
    ($($column:ident $name:literal,)*) => {
        /// A column, by its name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Column {
            $($column,)*
        }

        impl Column {
            /// All columns, in the order in which they are written.
            pub const ALL: [Column; [$($name),*].len()] = [$(Column::$column),*];

            /// The name of the column.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Column::$column => $name,)*
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

impl Column {
    /// The columns that are the same for every hand of a series: they come before the number of the hand.
    pub fn of_the_series() -> impl Iterator<Item = Column> {
        Column::ALL.into_iter().take_while(|column| *column != Column::Number)
    }

    /// The column with that name, ignoring case.
    pub fn named(name: &str) -> Option<Column> {
        let name = name.trim().to_lowercase();
        Column::ALL.into_iter().find(|column| column.name() == name)
    }
}
