//! The kinds of lines of a script. `LINES` is the one list of those that have a word of their own: names are kept from it, and
//! completions, the short help and the schema of the answers come from it.

/// The kind of a line of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// An empty line or a comment.
    Nothing,
    /// Starts a new series.
    New,
    /// A command of the program, such as `score` or `help`: the line is not notation.
    Command,
    /// A hand, or a draw.
    Hand,
    /// Any other operation that people type, such as `undo`, or the knock card alone.
    Operation,
    /// An operation that only a ledger has, such as `rename`.
    LedgerOperation,
}

/// What can be completed after the first word of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinePart {
    /// The number of a hand.
    Number,
    /// A player or a side.
    Player,
    /// Words of rules.
    Rules,
}

/// A kind of line that begins with a word of its own. [`Operation::read`](crate::Operation::read) reads what follows it.
#[derive(Clone, Copy, Debug)]
pub struct LineRow {
    /// The word, in lower case.
    pub word: &'static str,
    /// The kind of the line.
    pub kind: LineKind,
    /// What follows the word, in order.
    pub follows: &'static [LinePart],
    /// The line in the short help, with `HAND`, `PLAYER` and `REASON` where people type theirs; empty if it is not there.
    pub short: &'static str,
}

impl LineRow {
    const fn new(word: &'static str, follows: &'static [LinePart], short: &'static str) -> LineRow {
        LineRow { word, kind: LineKind::Operation, follows, short }
    }

    const fn of(self, kind: LineKind) -> LineRow {
        LineRow { kind, ..self }
    }
}

/// The kinds of lines with a word of their own, in the order of the short help.
pub const LINES: [LineRow; 14] = [
    LineRow::new("draw", &[], "draw").of(LineKind::Hand),
    // The knock card, unless a hand follows it.
    LineRow::new("up", &[], "@7s"),
    LineRow::new("undo", &[], "undo"),
    LineRow::new("redo", &[], "redo"),
    LineRow::new("amend", &[LinePart::Number, LinePart::Player], "amend 3"),
    LineRow::new("insert", &[LinePart::Number, LinePart::Player], "insert 3 HAND"),
    LineRow::new("delete", &[LinePart::Number], "delete 3"),
    LineRow::new("deal", &[LinePart::Player], "deal PLAYER"),
    LineRow::new("misdeal", &[], "misdeal"),
    LineRow::new("adjust", &[LinePart::Player], "adjust PLAYER +10 # REASON"),
    LineRow::new("stop", &[], "stop"),
    LineRow::new("agree", &[LinePart::Rules], "agree gin_bonus=25"),
    LineRow::new("seat", &[LinePart::Player], ""),
    // Only a ledger has it.
    LineRow::new("rename", &[], "").of(LineKind::LedgerOperation),
];

/// The commands that no player of any ledger is called, whatever commands the program has.
pub(crate) const KEPT: [&str; 13] = [
    "check", "judge", "best", "score", "summary", "counts", "why", "log", "rules", "new", "help", "quit",
    "exit",
];

/// The words that start a line of a script, other than names: of commands, then of the lines that people type.
pub fn first_words() -> impl Iterator<Item = &'static str> {
    KEPT.into_iter().chain(typed_lines().map(|row| row.word))
}

/// The kinds of lines that people type.
pub fn typed_lines() -> impl Iterator<Item = &'static LineRow> {
    LINES.iter().filter(|row| row.kind != LineKind::LedgerOperation)
}
