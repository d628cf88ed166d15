//! The page of the manual about the ledger: what stands in it, what the seals say and do not say, how it is
//! shared and mended.

use clap_mangen::roff::{Roff, bold, roman};

/// A part of the page: its heading, what there is to say, and then the terms with what each is.
struct Section {
    title: &'static str,
    text: &'static [&'static str],
    terms: &'static [(&'static str, &'static str)],
}

/// The page.
pub fn page() -> String {
    let mut roff = Roff::new();
    let source = concat!("ginscore ", env!("CARGO_PKG_VERSION"));
    roff.control("TH", ["GINSCORE-LEDGER", "7", "", source, "ginscore manual"]);
    roff.control("SH", ["NAME"])
        .text([roman("ginscore-ledger - the files that hold the score, and who may change them")]);
    for section in SECTIONS {
        roff.control("SH", [section.title]);
        for (at, paragraph) in section.text.iter().enumerate() {
            if at > 0 {
                roff.control("PP", []);
            }
            roff.text([roman(*paragraph)]);
        }
        for (term, meaning) in section.terms {
            roff.control("TP", []).text([bold(*term)]).text([roman(*meaning)]);
        }
    }
    roff.control("SH", ["SEE ALSO"]).text([roman("ginscore(1), ginscore-audit(1), ginscore-notation(7)")]);
    roff.to_roff()
}

const SECTIONS: &[Section] = &[
    Section {
        title: "DESCRIPTION",
        text: &[
            "A ledger is a directory with one text file in TOML for each series. A person can read it, mend it in an editor and keep it in git. What was told of each hand is what counts: every total is computed from it each time the file is read, and the points beside a hand are only compared with that.",
            "A hand that was reported as recorded is on the disk: the whole new text is read again in memory, written beside the old one, synced, put in its place, and the directory synced, before anything is said. Where the disk did not confirm the last of these, it says so: recorded, but not confirmed on disk. Whatever fails before leaves the file as it was.",
            "One writer writes at a time; another waits up to ten seconds. A lock is the system's and ends with who held it. Reading waits for nobody.",
        ],
        terms: &[],
    },
    Section {
        title: "FILES",
        text: &[],
        terms: &[
            ("SERIES.toml", "A series. A link is followed, and the mode of the file that it names is kept."),
            (".lock", "What writers lock. It is empty and may stay."),
            (
                ".SERIES.toml.new",
                "A new text on its way, left over where a writer was killed. It may be taken away; the next writer writes over it.",
            ),
            ("$XDG_STATE_HOME/ginscore/current/", "Which series is the current one, for each ledger."),
            (
                "$XDG_STATE_HOME/ginscore/seals/",
                "What was written here last, for each series of each ledger.",
            ),
        ],
    },
    Section {
        title: "ENTRIES",
        text: &[
            "At the top stand the players, the start and the rules in full. Then come the entries in the order in which they were made, each with its time; they are only ever added to. Order in the file is order, whatever the clocks say. Keys that no table has are refused, and so is a file of a newer format: neither is ever dropped.",
        ],
        terms: &[
            (
                "hand, draw",
                "A hand: what was told of it, the note beside it, and its points, boxes and columns, which the rules must give.",
            ),
            ("amend", "The hand of that number was another."),
            ("deal", "Who deals next."),
            ("undo, redo", "The last thing done taken back, or done again."),
            (
                "accept",
                "What was mended in the file before it is meant to stand as it does; the note says what that was.",
            ),
            (
                "seal",
                "In each entry: a digest of itself, of the top of the file and of all entries before it, in eight letters and digits. An entry without one, written by hand, is read all the same.",
            ),
        ],
    },
    Section {
        title: "THE SEAL",
        text: &[
            "After each hand, and under the score sheet, the last seal is shown, as 7KTD-93XY. The other player notes it. As long as his note agrees, nothing that was recorded up to then has been changed: not a card, not a note, not a time, not a rule. Comments, blank lines, the order of the keys and the form of quotations are free.",
            "It is read out letter by letter; none looks like another, and what is heard wrongly is forgiven where it can be: S is 5, B is 8, Z is 2, G is 6, U is V.",
            "audit --seal CODE says whether the code was ever this ledger's, after which hand, and whether everything up to it is unchanged. audit alone names the first entry that no longer fits. Commands that read warn of it; nothing is recorded on top of it.",
            "This machine remembers the last seal that it wrote to each series. A file that was shortened, or written anew with seals that fit, shows by that in audit, until audit --accept says that it is meant.",
        ],
        terms: &[],
    },
    Section {
        title: "WHAT A SEAL DOES NOT SAY",
        text: &[
            "A seal is no signature. Who holds the file can rewrite all of it and seal it anew: then only a code noted elsewhere, or another machine that remembers, shows it. Who may write to your home can change what this machine remembers, too.",
            "It does not say that what was told of a hand is what was played, only that it is what was told.",
            "A code is short, to be noted by hand: 37 bits. Chance will not hit it. Somebody who lets a computer search for hours, changing a note or a time over and over, can make another series with the same code.",
        ],
        terms: &[],
    },
    Section {
        title: "MENDING A FILE",
        text: &[
            "A slip at the table is mended with undo, amend and deal, which stay in the file. An editor is for the rest, a misspelt name, say. Mistakes are told with file, line and caret, all at once where the text parses.",
            "After a change of a value the entry no longer fits its seal. Look at what audit says; if that is the mend that you meant, audit --accept --series NAME adds an entry that says so, and recording goes on. Tell the other players: what they noted before is the seal of what was there before, and audit --seal will say so.",
            "Points, boxes and columns that the rules do not give cannot be accepted; mend the hand, or the points.",
            "A series that was taken away on purpose, and that audit misses, is forgotten with audit --accept --series NAME.",
        ],
        terms: &[],
    },
    Section {
        title: "SHARING",
        text: &[
            "Put the directory into git, or into a folder that a program syncs between machines, and name it with --ledger or GINSCORE_LEDGER. Record each series on one machine at a time, and fetch before you go on elsewhere. Different series lie in different files and merge by themselves. Keep .lock and .*.new out of git, with these two lines in .gitignore. Do not let git merge the files by union: that mixes the lines of two entries, and says nothing.",
            "The lock works on one machine. Two machines that write to one folder over a network at the same time are not kept apart by it.",
        ],
        terms: &[],
    },
    Section {
        title: "ONE SERIES IN TWO PLACES",
        text: &[
            "Where both machines recorded in one series, git stops with a conflict, and a syncing program leaves a copy beside the file. audit shows the hands of each. Nothing is lost, and a person has to say what was played:",
        ],
        terms: &[
            (
                "One side is right",
                "Take it whole (git checkout --ours FILE or --theirs FILE; or put the copy in the place of the file). Record what only the other side has with ginscore hand. On the machine whose side was given up audit says that the series was rewritten; audit --accept --series NAME there.",
            ),
            (
                "Both were played, one after the other",
                "Let the entries of the one follow those of the other in the file, without the marks of the merge. audit says where the series went on in two places; audit --accept.",
            ),
            ("A copy that holds nothing else", "It is mentioned, and can be taken away."),
        ],
    },
    Section {
        title: "COPIES",
        text: &[
            "Files whose names say that another program made them are never taken for series: .sync-conflict- (Syncthing), conflicted copy (Dropbox, Nextcloud), _conflict- (ownCloud), .conflict1 (rclone), case conflict; and, of editors, merges and patches, those that end in ~, .orig, .bak, .rej, .swp or .old, or hold _BACKUP_, _BASE_, _LOCAL_ or _REMOTE_. Copies under other names are found by audit, by what is in them.",
        ],
        terms: &[],
    },
];
