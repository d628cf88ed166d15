//! What a key of a ledger's text allows.

/// What was expected in the place of a value. Its sentence is for the program that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A text in quotation marks.
    Text,
    /// A whole number.
    WholeNumber,
    /// A list of whole numbers.
    WholeNumbers,
    /// A list of the players' names.
    Names,
    /// A list of the sides' names.
    SideNames,
    /// A date and time with its offset.
    Time,
    /// A table.
    Table,
    /// Tables of entries.
    Entries,
    /// The value of a rule.
    RuleValue,
    /// A hand.
    Hand,
    /// The number of a hand.
    HandNumber,
    /// The number of an adjustment.
    Award,
    /// A format of a series.
    SeriesFormat,
    /// Two players.
    TwoPlayers,
    /// As many players as the lineup has.
    PlayersOfLineup,
    /// A lineup that its players can have.
    Lineup,
    /// The names of two sides, not of more or fewer.
    TwoSides,
    /// A stake.
    Stake,
    /// A format of saved rules.
    PresetFormat,
    /// A note of saved rules that is not too long.
    PresetNote,
}
