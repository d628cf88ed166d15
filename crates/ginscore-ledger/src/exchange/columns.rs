//! The columns of an exported hand: the keys of a line of JSON Lines, the header row of a CSV file.
//!
//! The same list is used for writing and reading, so that everything that is written can be read. A column keeps
//! its name and meaning forever; more columns may be added.

use ginscore_notation::nearest;
use ginscore_rules::house::RuleKey;

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

/// What the name of a column means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ColumnName {
    Whole(RowColumn),
    /// A rule, as in `rules.gin_bonus`; of a rule that is a list, perhaps one element, as in `rules.column_multipliers.0`.
    Rule(&'static str, Option<u32>),
    /// An element of the list `columns`, as in `columns.0`.
    Element(u32),
    /// It looks like a misspelling of this name, or like a part of what this one has whole.
    Near(String),
    /// It begins with `rules`, and no rule is called so.
    NoRule(String),
    Other,
}

impl ColumnName {
    pub(crate) fn of(name: &str) -> ColumnName {
        if let Some(column) = RowColumn::named(name) {
            return ColumnName::Whole(column);
        }
        let name = name.trim().to_lowercase();
        let part = RowColumn::ALL.into_iter().find_map(|column| {
            let rest = name.strip_prefix(column.name())?;
            rest.starts_with(PARTS).then(|| (column, rest.trim_matches(PARTS)))
        });
        if let Some((column, rest)) = part {
            let (of, element) = match rest.rsplit_once(PARTS) {
                Some((of, last)) if last.parse::<u32>().is_ok() => {
                    (of.trim_end_matches(PARTS), last.parse().ok())
                }
                _ => (rest, None),
            };
            return match (column, rest.parse()) {
                (RowColumn::Rules, _) => rule_named(of).map_or_else(
                    || ColumnName::NoRule(rest.to_owned()),
                    |key| ColumnName::Rule(key, element),
                ),
                (RowColumn::Columns, Ok(element)) => ColumnName::Element(element),
                _ => ColumnName::Near(column.name().to_owned()),
            };
        }
        // A database names the parts of nested values without what contains them, and programs with other signs between.
        if let Some(rest) = name.strip_prefix("rules").filter(|rest| !rest.starts_with(char::is_alphanumeric))
        {
            let rest = rest.trim_matches(|sign: char| !sign.is_alphanumeric());
            if let Some(key) = rule_named(rest) {
                return ColumnName::Rule(key, None);
            }
            if nearest(rest, RuleKey::all().map(|key| key.name())).is_some() {
                return ColumnName::NoRule(rest.to_owned());
            }
        }
        match rule_named(&name).filter(|key| key.contains('_')) {
            Some(key) => ColumnName::Near(format!("{}.{key}", RowColumn::Rules.name())),
            None => RowColumn::misspelled(&name)
                .map_or(ColumnName::Other, |near| ColumnName::Near(near.to_owned())),
        }
    }
}

/// The signs that programs write between the name of a value and that of its part.
const PARTS: [char; 5] = ['.', '/', ':', '[', ']'];

/// The key of the rule with that name, whatever signs are between its words.
fn rule_named(name: &str) -> Option<&'static str> {
    let words = |name: &str| -> Vec<String> {
        let words = name.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect()
    };
    let wanted = words(name);
    RuleKey::all().find(|key| words(key.name()) == wanted).map(|key| key.name())
}

impl RowColumn {
    /// The columns that are the same for every hand of a series: they come before the number of the hand.
    pub(crate) fn of_the_series() -> impl Iterator<Item = RowColumn> {
        RowColumn::ALL.into_iter().take_while(|column| *column != RowColumn::Number)
    }

    /// The column with that name, ignoring case.
    pub fn named(name: &str) -> Option<RowColumn> {
        let name = name.trim().to_lowercase();
        RowColumn::ALL.into_iter().find(|column| column.name() == name)
    }

    /// The name of the column that a name is probably a misspelling of. Short words are close to too many others.
    pub(crate) fn misspelled(name: &str) -> Option<&'static str> {
        let typed = name.trim().to_lowercase();
        nearest(&typed, RowColumn::ALL.into_iter().map(RowColumn::name))
            .filter(|near| typed.chars().count() > 4 || near.starts_with(typed.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_whose_beginning_is_one_of_ours_is_not_ignored() {
        let near = |name: &str| ColumnName::Near(name.to_owned());
        for (name, meant) in [
            ("Hand", ColumnName::Whole(RowColumn::Hand)),
            ("rules.gin_bonus", ColumnName::Rule("gin_bonus", None)),
            ("Rules/Gin_Bonus", ColumnName::Rule("gin_bonus", None)),
            ("rules:shutout:test", ColumnName::Rule("shutout.test", None)),
            ("rules[shutout][test]", ColumnName::Rule("shutout.test", None)),
            ("rules_shutout_test", ColumnName::Rule("shutout.test", None)),
            ("rules gin bonus", ColumnName::Rule("gin_bonus", None)),
            ("rules.column_multipliers.2", ColumnName::Rule("column_multipliers", Some(2))),
            ("rules/column_multipliers/0", ColumnName::Rule("column_multipliers", Some(0))),
            ("rules.gin_bonnus", ColumnName::NoRule("gin_bonnus".to_owned())),
            ("rules_gin_bonnus", ColumnName::NoRule("gin_bonnus".to_owned())),
            ("columns.0", ColumnName::Element(0)),
            ("columns/2", ColumnName::Element(2)),
            ("hand.1", near("hand")),
            ("start.year", near("start")),
            ("gin_bonus", near("rules.gin_bonus")),
            ("Winer", near("winner")),
            ("hand_id", ColumnName::Other),
            ("rules_of_the_day", ColumnName::Other),
            ("Table", ColumnName::Other),
            ("payment", ColumnName::Other),
        ] {
            assert_eq!(ColumnName::of(name), meant, "{name}");
        }
    }

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
