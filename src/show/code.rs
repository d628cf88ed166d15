//! The codes of mistakes: what a program sees in place of a sentence.

use std::fmt;

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident = $name:literal, $status:literal;)+) => {
        /// The code of a mistake or a remark. A code never changes its name or its meaning.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Code {
            $($(#[$doc])* $variant,)+
        }

        impl Code {
            pub const ALL: &[Code] = &[$(Code::$variant,)+];

            /// The code as programs see it, in JSON.
            pub const fn as_str(self) -> &'static str {
                match self { $(Code::$variant => $name,)+ }
            }

            /// The exit status of a command that fails with this code: 1 the rules say no, 2 the command line or the
            /// notation cannot be read, 3 the ledger cannot be read or written, or the board cannot be shown. 0 for a remark. Only `audit`, which
            /// reports what it finds in a ledger, ends with 1 instead of 3.
            pub const fn status(self) -> u8 {
                match self { $(Code::$variant => $status,)+ }
            }
        }
    };
}

codes! {
    // Remarks: nothing is wrong, and the exit status is 0.
    SeriesUnsealed = "series-unsealed", 0;
    SeriesRenamed = "series-renamed", 0;
    // The rules say no.
    DuplicateCard = "duplicate-card", 1;
    CardCount = "card-count", 1;
    MeldTooShort = "meld-too-short", 1;
    RunGap = "run-gap", 1;
    AceLow = "ace-low", 1;
    NotAMeld = "not-a-meld", 1;
    KnockOverLimit = "knock-over-limit", 1;
    LayoffIllegal = "layoff-illegal", 1;
    LayoffOnGin = "layoff-on-gin", 1;
    KnockCardMissing = "knock-card-missing", 1;
    BigGinNotMelded = "big-gin-not-melded", 1;
    NotGin = "not-gin", 1;
    NoBigGin = "no-big-gin", 1;
    SpreadAmbiguous = "spread-ambiguous", 1;
    CountRange = "count-range", 1;
    SeriesOver = "series-over", 1;
    AmendPastEnd = "amend-past-end", 1;
    AgainstAgreed = "against-agreed", 1;
    AdjustmentRefused = "adjustment-refused", 1;
    NotPlaying = "not-playing", 1;
    RoundIncomplete = "round-incomplete", 1;
    NothingToUndo = "nothing-to-undo", 1;
    NothingToRedo = "nothing-to-redo", 1;
    ImportMismatch = "import-mismatch", 1;
    // The command line or the notation cannot be read.
    BadCard = "bad-card", 2;
    BadGroup = "bad-group", 2;
    BadLine = "bad-line", 2;
    BadOption = "bad-option", 2;
    UnknownPlayer = "unknown-player", 2;
    UnknownSeries = "unknown-series", 2;
    NoSeries = "no-series", 2;
    UnknownKey = "unknown-key", 2;
    BadValue = "bad-value", 2;
    UnknownPreset = "unknown-preset", 2;
    PresetExists = "preset-exists", 2;
    UnknownTopic = "unknown-topic", 2;
    // The ledger cannot be read or written, or is not what was written.
    LedgerUnreadable = "ledger-unreadable", 3;
    LedgerInvalid = "ledger-invalid", 3;
    LedgerMismatch = "ledger-mismatch", 3;
    LedgerNewer = "ledger-newer", 3;
    LedgerLocked = "ledger-locked", 3;
    LedgerWrite = "ledger-write", 3;
    LedgerRewritten = "ledger-rewritten", 3;
    LedgerForked = "ledger-forked", 3;
    SealUnknown = "seal-unknown", 3;
    BoardFailed = "board-failed", 3;
}

impl serde::Serialize for Code {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
