//! The columns of an exported hand: the keys of a line of JSON Lines, the header row of a CSV file.
//!
//! The same list is used for writing and reading, so that everything that is written can be read. A column keeps
//! its name and meaning forever; more columns may be added.

/// A column, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Column {
    Series,
    Start,
    PlayerOne,
    PlayerTwo,
    FirstDealer,
    Stake,
    Preset,
    Rules,
    Number,
    Time,
    Dealer,
    Hand,
    Note,
    End,
    Winner,
    Points,
    Boxes,
    Sheet,
    Columns,
    Verified,
    KnockCard,
    Limit,
    Knocker,
    KnockerDeadwood,
    DefenderDeadwood,
    KnockerLeft,
    DefenderLeft,
    Lineup,
    Players,
    Sides,
}

impl Column {
    /// All columns, in the order in which they are written.
    pub const ALL: [Column; 30] = [
        Column::Series,
        Column::Start,
        Column::PlayerOne,
        Column::PlayerTwo,
        Column::FirstDealer,
        Column::Stake,
        Column::Preset,
        Column::Rules,
        Column::Number,
        Column::Time,
        Column::Dealer,
        Column::Hand,
        Column::Note,
        Column::End,
        Column::Winner,
        Column::Points,
        Column::Boxes,
        Column::Sheet,
        Column::Columns,
        Column::Verified,
        Column::KnockCard,
        Column::Limit,
        Column::Knocker,
        Column::KnockerDeadwood,
        Column::DefenderDeadwood,
        Column::KnockerLeft,
        Column::DefenderLeft,
        Column::Lineup,
        Column::Players,
        Column::Sides,
    ];

    /// The columns that are the same for every hand of a series: they come before the number of the hand.
    pub fn of_the_series() -> impl Iterator<Item = Column> {
        Column::ALL.into_iter().take_while(|column| *column != Column::Number)
    }

    /// The name of the column.
    pub const fn name(self) -> &'static str {
        match self {
            Column::Series => "series",
            Column::Start => "start",
            Column::PlayerOne => "player_one",
            Column::PlayerTwo => "player_two",
            Column::FirstDealer => "first_dealer",
            Column::Stake => "stake",
            Column::Preset => "preset",
            Column::Rules => "rules",
            Column::Number => "number",
            Column::Time => "time",
            Column::Dealer => "dealer",
            Column::Hand => "hand",
            Column::Note => "note",
            Column::End => "end",
            Column::Winner => "winner",
            Column::Points => "points",
            Column::Boxes => "boxes",
            Column::Sheet => "sheet",
            Column::Columns => "columns",
            Column::Verified => "verified",
            Column::KnockCard => "knock_card",
            Column::Limit => "limit",
            Column::Knocker => "knocker",
            Column::KnockerDeadwood => "knocker_deadwood",
            Column::DefenderDeadwood => "defender_deadwood",
            Column::KnockerLeft => "knocker_left",
            Column::DefenderLeft => "defender_left",
            Column::Lineup => "lineup",
            Column::Players => "players",
            Column::Sides => "sides",
        }
    }

    /// The column with that name, ignoring case.
    pub fn named(name: &str) -> Option<Column> {
        let name = name.trim().to_lowercase();
        Column::ALL.into_iter().find(|column| column.name() == name)
    }
}
