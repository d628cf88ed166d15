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
            "A hand that was reported as recorded is on the disk: the whole new text is read again in memory, written to a temporary file next to the old one, synced, renamed over it, and the directory synced, before anything is said. Where the disk did not confirm the last of these, it says so: recorded, but not confirmed on disk. Whatever fails before leaves the file as it was.",
            "One writer writes at a time; another waits up to ten seconds, and says so after half a second. A lock is the system's and ends with the process that held it. It is on .lock and, where the system can do that, on the directory itself, so that deleting .lock lets nobody else in. Reading never waits.",
            "Anyone may have put anything into a ledger that was cloned or that others can write to. No link, pipe or device in the place of a file of the program's own is followed, written to or waited for; only a series may be a link. An export to a link is refused.",
        ],
        terms: &[],
    },
    Section {
        title: "FILES",
        text: &[],
        terms: &[
            (
                "SERIES.toml",
                "A series. A symbolic link is followed, and the directory of the file that it names is locked, too. The mode of the file is kept, and its owner and group where the user may keep them: always for root. The new text is a new file, so a hard link is broken.",
            ),
            (
                ".lock",
                "The file that writers lock. It is empty, except that it holds one byte while someone writes or after a writer was killed. It is made so that everyone who may write to the directory can lock it.",
            ),
            (
                ".ginscore-*",
                "A temporary file with a new text, left over if a writer was killed. The next writer deletes it. Version 0.1 called it .SERIES.toml.new.",
            ),
            (
                "$XDG_STATE_HOME/ginscore/current/",
                "Which series is the current one, for each ledger. Only you can read this directory and the next.",
            ),
            (
                "$XDG_STATE_HOME/ginscore/seals/",
                "What was written here last, for each series of each ledger.",
            ),
            ("$XDG_STATE_HOME/ginscore/ledgers/", "Where each ledger was when it was last used here."),
            ("$XDG_STATE_HOME/ginscore/seen/", "What audit has said once and does not say again."),
        ],
    },
    Section {
        title: "ENTRIES",
        text: &[
            "At the top are the format, the name that the series was started under, the players, the start and the rules in full. Then come the entries in the order in which they were made, each with its time; they are only ever added to. Order in the file is order, whatever the clocks say. Keys that no table has are refused, and so is a file of a newer format: neither is ever dropped.",
            "Every new series is of format 2. A series of format 1, which ginscore 0.1 wrote, stays one, with its seals of eight letters and digits, until it gets its first entry of a kind that format 1 does not have. Then its line becomes format = 2, with sealed_as = 1 below it: the top of the file is sealed as if it still were of format 1, so that every seal before it stays true. ginscore 0.1 refuses format 2 and says so.",
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
                "witness",
                "A word that the other player said. It has no time and is never undone: nothing in it is the scorekeeper's choice.",
            ),
            (
                "seal",
                "In each entry: a digest of itself, of the top of the file and of all entries before it, in twelve letters and digits; in a series of format 1 in eight. An entry without one, written by hand, is read all the same.",
            ),
        ],
    },
    Section {
        title: "THE SEAL",
        text: &[
            "After each hand, and under the score sheet, the last seal is shown, as 7KTD-93XY-4MHC. The other player notes it. A seal covers everything that was recorded up to then: every card, note, time and rule. Comments, blank lines, the order of the keys and the form of quotations are free.",
            "It is read out letter by letter; none looks like another, and what is heard wrongly is forgiven where it can be: S is 5, B is 8, Z is 2, G is 6, U is V.",
            "audit --seal CODE says whether the code was ever this ledger's, after which hand, and whether everything up to it is unchanged. audit alone names the first entry that no longer fits. Commands that read warn of it; nothing is recorded on top of it.",
            "This machine remembers the last seal that it wrote to each series, and where the ledger was. A file that was shortened, or written anew with seals that fit, shows by that in audit, until audit --accept says that it is meant.",
            "Anyone can compute a seal without this program. Take the values at the top of the file as lines KEY=VALUE, sorted by key, a key in a table as TABLE.KEY; texts in quotation marks with a backslash before \\ and \", and \\n for the end of a line. The SHA-256 of these lines is the digest of the top. The digest of an entry is the SHA-256 of the digest before it in 64 hexadecimal digits, the end of a line, and the entry's lines without seal. With sealed_as, that number is taken for format, and sealed_as is left out. The first eight bytes of a digest are a number; the code is its twelve lowest digits in base 25, lowest first, in the signs 23456789ACDEFHJKMNPRTVWXY. A code of eight signs is the beginning of the code of twelve.",
        ],
        terms: &[],
    },
    Section {
        title: "WHAT A SEAL PROVES",
        text: &[
            "A code that agrees proves as much as it would cost to make another evening with the same code. There are 25^12 = 6.0 x 10^16 codes of twelve signs (56 bits), and 25^8 = 1.5 x 10^11 of eight (37 bits). An ordinary processor tries some 10^7 digests a second on one core, a fast graphics card some 10^10. Changing a note or a time gives a new digest each time.",
        ],
        terms: &[
            (
                "Somebody who changes the evening after its code was noted",
                "has to hit that one code. Twelve signs: 6.0 x 10^16 tries, 190 years on one core, and about ten weeks on one graphics card. Eight signs: 1.5 x 10^11 tries, four hours on one core, and fifteen seconds on a graphics card.",
            ),
            (
                "The scorekeeper who prepares two versions before the code is noted",
                "may search for any two evenings with the same code: two lists of the square root of that number are enough. Twelve signs: 25^6 = 2.4 x 10^8 of each version (2^28), about a minute on one core, not years. Eight signs: 25^4 = 390,625 of each (2^19), less than a second. A code alone therefore proves nothing against the one who keeps the score and prepares for it; nor does it against somebody who can make the scorekeeper record notes or times of their choice.",
            ),
            (
                "The same scorekeeper, and a witness's word between two codes",
                "The other player notes the code, then says a word that nobody could know (a short one of several that are picked by chance, not a name), watches it being typed as ginscore witness WORD, and notes the code after it. The first code is noted before the word is known, so that the versions have to be ready by then; the word has no time and one spelling, so that there is nothing to search with afterwards. Two prepared versions with one code get the same code again with a chance of 1 in 6.0 x 10^16; and whatever is changed later has to hit the second code. Check that no entry is between the two: audit --seal names the entry of each, and they must follow each other.",
            ),
            (
                "The same, if only the code after the word is noted",
                "The scorekeeper cannot search before the word is said, but can between hearing it and reading out the code: 2 x 25^6 digests, about a minute on one core and less than a second on a graphics card. Note the code before the word, too.",
            ),
            (
                "Whoever may write to the ledger's directory",
                "can rewrite all of a file and seal it anew. Only a noted code, or a machine that remembers, shows that.",
            ),
            (
                "Whoever may write to your home",
                "can change what this machine remembers as well. Only a noted code, or another machine, shows that.",
            ),
        ],
    },
    Section {
        title: "WHICH CHANGE IS FOUND",
        text: &[
            "For each change: on the machine that recorded, and on another one, on which a friend has a clone, say. Found means that audit says so, with status 1, and that commands that read or record say so too.",
        ],
        terms: &[
            (
                "A value is changed; an entry is taken out of the middle or put in; one seal is taken out",
                "Found on both; nothing is recorded on top of it. (The first seal of a series may be taken out: audit says once that the entry has none, and the next seal covers it.)",
            ),
            (
                "The last hands, or all hands, are cut off; an older copy is put back",
                "Found on the machine that recorded. Never on the other one, unless a code of the missing hands was noted.",
            ),
            (
                "All seals are deleted and a hand is changed",
                "Found on the machine that recorded. On the other one audit says once that the entries have no seal.",
            ),
            (
                "The chain is computed anew by somebody else; the files of two series are swapped",
                "Found on the machine that recorded. Never on the other one, unless a code was noted.",
            ),
            (
                "Something is changed, and an accept entry added that is sealed rightly",
                "Found on the machine that recorded. On the other one audit says once what the entry accepts.",
            ),
            (
                "The ledger's directory is replaced by a link to a forged copy",
                "On the machine that recorded audit says once that the ledger is in another place, and what was changed is found as if it were in the old one. Never on the other one.",
            ),
            (
                "A series is taken away, or all of them",
                "audit finds it on the machine that recorded. Never on the other one.",
            ),
            (
                "A file is given another name and rewritten",
                "audit finds it on the machine that recorded: the series of the old name is gone. Never on the other one. A new name alone is no change.",
            ),
            ("The machine's memory is deleted", "From then on it finds what any other machine finds."),
            (
                "What was told of a hand is not what was played",
                "Never found. A seal says what was told, not what happened.",
            ),
        ],
    },
    Section {
        title: "WHAT AUDIT SAYS ONCE",
        text: &[
            "Some things are no fault, and yet to be known. audit says each of them once on a machine, with status 0, and lists it under remarks with --json:",
        ],
        terms: &[
            (
                "An accept entry",
                "Somebody changed the file, and then declared that it is meant to be so. Anyone who may write to the file can do that; on other machines it silences audit. Ask who it was.",
            ),
            (
                "Entries without a seal",
                "They were written by hand, or before there were seals, or somebody deleted the seals. Nothing in the file shows whether these entries were changed. The first entry that is recorded after them seals them as they are then.",
            ),
            (
                "A ledger in another place",
                "The directory was moved or copied, or a link in its path was changed. What this machine remembers of its series is kept for the new place.",
            ),
        ],
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
            "Put the directory into git, or into a folder that a program syncs between machines, and name it with --ledger or GINSCORE_LEDGER. Record each series on one machine at a time, and fetch before you go on elsewhere. Different series lie in different files and merge by themselves. Keep .lock and .ginscore-* out of git, with these two lines in .gitignore. Do not let git merge the files by union: that mixes the lines of two entries, and says nothing.",
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
