//! The pages of the manual: what the declarations say, with exit status, files and examples.

use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use super::ledger_page;
use super::rows_page;

/// Every page with the name of its file: one for the program, one for each command, and one each for the
/// notation, the ledger and the rows that are handed on.
pub fn pages(command: &Command) -> Vec<(String, String)> {
    let mut root = command.clone();
    root.build();
    let mut pages = vec![
        (format!("{NOTATION}.7"), notation_page()),
        (format!("{LEDGER}.7"), ledger_page::page()),
        (format!("{ROWS}.7"), rows_page::page()),
    ];
    add(&root, "ginscore", &mut pages);
    pages
}

const NOTATION: &str = "ginscore-notation";
const LEDGER: &str = "ginscore-ledger";
const ROWS: &str = "ginscore-rows";

fn add(command: &Command, name: &str, pages: &mut Vec<(String, String)>) {
    pages.push((format!("{name}.1"), page(command, name)));
    for inner in command.get_subcommands() {
        add(inner, &format!("{name}-{}", inner.get_name()), pages);
    }
}

/// The page of one command.
pub fn page(command: &Command, name: &str) -> String {
    let man = Man::new(command.clone())
        .title(name.to_uppercase())
        .source(concat!("ginscore ", env!("CARGO_PKG_VERSION")))
        .manual("ginscore manual");
    let mut text = Vec::new();
    let sections = [Man::render_title, Man::render_name_section, Man::render_synopsis_section];
    for render in sections.into_iter().chain([Man::render_description_section, Man::render_options_section]) {
        // Writing into memory does not fail.
        let _ = render(&man, &mut text);
    }
    if command.has_subcommands() {
        let _ = man.render_subcommands_section(&mut text);
    }
    let mut roff = Roff::new();
    roff.control("SH", ["EXIT STATUS"]);
    for (status, meaning) in STATUS {
        roff.control("TP", []).text([bold(*status)]).text([roman(*meaning)]);
    }
    roff.control("SH", ["FILES"]);
    for (file, meaning) in FILES {
        roff.control("TP", []).text([bold(*file)]).text([roman(*meaning)]);
    }
    roff.control("SH", ["EXAMPLES"]);
    for (example, meaning) in examples(name) {
        roff.control("TP", []).text([bold(*example)]).text([roman(*meaning)]);
    }
    roff.control("SH", ["SEE ALSO"]);
    let pages = "ginscore-notation(7), ginscore-ledger(7), ginscore-rows(7)";
    let seen = if name == "ginscore" { pages.to_owned() } else { format!("ginscore(1), {pages}") };
    roff.text([roman(seen)]);
    text.extend(roff.to_roff().into_bytes());
    // Each section brings the preamble with it; a page needs it once.
    let page = String::from_utf8_lossy(&text).replace(PREAMBLE, "");
    format!("{PREAMBLE}{page}")
}

const PREAMBLE: &str = ".ie \\n(.g .ds Aq \\(aq\n.el .ds Aq '\n";

const STATUS: &[(&str, &str)] = &[
    ("0", "Done, or legal."),
    (
        "1",
        "The rules say no: an illegal meld, spread, knock or lay-off, an ambiguous spread, a series that is over, or something that the audit found.",
    ),
    ("2", "The command line or the notation cannot be read: unknown players, series, keys and values, too."),
    ("3", "The ledger cannot be read or written."),
    ("130", "Ctrl-C."),
];

const FILES: &[(&str, &str)] = &[
    (
        "$XDG_DATA_HOME/ginscore/*.toml",
        "The ledger, one file per series, where the platform keeps data: ~/.local/share on Linux. --ledger, or else GINSCORE_LEDGER, names another directory. On status 1, 2 and 3 nothing has been written to it, but for the lines before the bad one of a script.",
    ),
    ("$XDG_STATE_HOME/ginscore/current/", "Which series is the current one of each ledger."),
    ("$XDG_STATE_HOME/ginscore/seals/", "The last seal that was written here to each series."),
];

/// Examples for a page: what to type, and what it does.
pub fn examples(page: &str) -> &'static [(&'static str, &'static str)] {
    match page.strip_prefix("ginscore").unwrap_or_default() {
        "" => &[
            ("ginscore table Ann Bob --hollywood", "An evening of Hollywood gin, line by line."),
            (
                "ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s",
                "Record a hand, refereed.",
            ),
            ("ginscore hand Ann 4 v 23", "Record a hand by counts."),
            ("ginscore", "Show the score sheet."),
        ],
        "-new" => &[
            (
                "ginscore new Ann Bob --rules hollywood --dealer Ann --stake 0.10",
                "Three games side by side, ten cents a point.",
            ),
            (
                "ginscore new Ann Bob --set target=150 --set undercut_tie=nobody",
                "The standard rules but for two.",
            ),
        ],
        "-hand" => &[
            (
                "ginscore hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s",
                "Ann knocks with 4; Bob lays off two cards.",
            ),
            (
                "ginscore hand Ann 4-7s 9cdh 2h ac ad v kcdh 2-4c 7h 3d 8s 9s",
                "The same, arranged by the program.",
            ),
            ("ginscore hand Ann gin v 23 @7s", "By counts, with the knock card."),
        ],
        "-draw" => &[("ginscore draw", "Nobody knocked.")],
        "-table" => &[
            ("ginscore table Ann Bob", "Go on with the open series of these two, or begin one."),
            ("ginscore table < evening.gin", "Play a script."),
        ],
        "-score" => &[("ginscore score --series ann", "The sheet of the series with ann in its name.")],
        "-summary" => &[
            ("ginscore summary", "Who won, and who pays whom."),
            (
                "ginscore summary --as pagat --set gin_bonus=25",
                "What it would be by Pagat's rules with one change.",
            ),
        ],
        "-log" => &[
            ("ginscore log", "The evening as a script."),
            ("ginscore log --all", "With what was undone and amended as comments."),
        ],
        "-why" => &[("ginscore why 12", "Every number of hand 12.")],
        "-counts" => &[("ginscore counts", "What each player needs, and what he may safely be caught with.")],
        "-review" => &[
            ("ginscore review", "What was left on the table, hand by hand."),
            ("ginscore review 12", "In hand 12."),
        ],
        "-audit" => &[
            ("ginscore audit", "Silent when all is well."),
            (
                "ginscore audit --seal 7KTD-93XY-4MHC",
                "Is that a seal of this ledger, and is all up to it unchanged?",
            ),
            (
                "ginscore audit --accept --series ann",
                "The series with ann in its name was mended in an editor, and is meant to be as it is.",
            ),
        ],
        "-undo" => &[("ginscore undo", "Take back the last hand or correction.")],
        "-redo" => &[("ginscore redo", "Do it again after all.")],
        "-amend" => &[("ginscore amend 3 Ann 4 v 32", "Hand 3 was this one.")],
        "-deal" => &[("ginscore deal Bob", "Bob deals next.")],
        "-witness" => {
            &[("ginscore witness green bottles", "The other player said so; note the seal that comes.")]
        }
        "-check" => &[
            ("ginscore check QS KS AS", "No run: the ace is low."),
            ("ginscore check 4-7s 9cdh / 2h ac ad", "A legal spread, deadwood 4."),
        ],
        "-best" => &[
            ("ginscore best 4-7s 9cdh 2h ac ad", "The best spread."),
            (
                "ginscore best JS 3H 5H JH 5D 6D 7D 3C 5C JC on 8-10s 8-10d",
                "The defender's best against two runs.",
            ),
            ("ginscore best - < hands.txt", "A count for each line."),
        ],
        "-judge" => &[(
            "ginscore judge --rules oklahoma 4-7s 9cdh / 2h ac ad v 23 @7s",
            "Rule on a knock in Oklahoma gin.",
        )],
        "-rules" => &[
            ("ginscore rules show hollywood", "Every rule of a preset."),
            ("ginscore rules explain undercut", "What an undercut is, and who plays it how."),
        ],
        "-rules-list" => &[("ginscore rules list", "The presets and their sources.")],
        "-rules-show" => &[
            ("ginscore rules show", "The rules of the current series."),
            ("ginscore rules show pagat --oklahoma", "A preset with the knock card."),
        ],
        "-rules-diff" => &[
            ("ginscore rules diff pagat modern", "Where the two differ."),
            ("ginscore rules diff standard --hollywood", "What the option changes."),
            ("ginscore rules diff pagat", "Where the rules of the current series differ from Pagat's."),
        ],
        "-rules-explain" => &[
            ("ginscore rules explain", "The topics of the rulebook, and its terms."),
            ("ginscore rules explain --all", "The whole rulebook."),
            ("ginscore rules explain laying-off", "Laying off and its order, with the sources."),
            ("ginscore rules explain illegal-knock", "What is done about a knock above the limit."),
        ],
        "-series" => &[("ginscore series list", "What the ledger holds.")],
        "-series-list" => &[("ginscore series list", "What the ledger holds; a star marks the current one.")],
        "-series-use" => {
            &[("ginscore series use ann", "Make the series with ann in its name the current one.")]
        }
        "-series-show" => &[("ginscore series show", "Where the current series lies.")],
        "-export" => &[
            ("ginscore export -o evening.html", "The current series as a page, to be opened or printed."),
            ("ginscore export --format csv --all > hands.csv", "Every hand of the ledger, a row each."),
        ],
        "-import" => &[
            ("ginscore import hands.csv --dry-run", "What would be recorded, as a script."),
            ("ginscore --ledger club import hands.jsonl", "Take the series into the ledger club."),
        ],
        "-stats" => &[
            ("ginscore stats", "All players, over all series."),
            (
                "ginscore stats Ann --against Bob --since 2026-01-01",
                "Ann against Bob in the series since then.",
            ),
        ],
        "-standings" => &[("ginscore standings table-1 table-2", "The players of two ledgers, best first.")],
        "-completions" => &[(
            "ginscore completions bash > ~/.local/share/bash-completion/completions/ginscore",
            "Complete commands in bash.",
        )],
        "-man" => &[("ginscore man ~/.local/share/man/man1", "Install the pages.")],
        _ => &[],
    }
}

/// The page of the notation.
pub fn notation_page() -> String {
    let mut roff = Roff::new();
    let source = concat!("ginscore ", env!("CARGO_PKG_VERSION"));
    roff.control("TH", ["GINSCORE-NOTATION", "7", "", source, "ginscore manual"]);
    roff.control("SH", ["NAME"]).text([roman("ginscore-notation - how hands of gin rummy are written")]);
    roff.control("SH", ["DESCRIPTION"]).text([roman(
        "One line is one hand: who ended it, what he put down, a v, and what the other put down. Nothing needs quoting in a POSIX shell but a note. Case is free.",
    )]);
    for (title, forms) in FORMS {
        roff.control("SH", [*title]);
        for (form, meaning) in *forms {
            roff.control("TP", []).text([bold(*form)]).text([roman(*meaning)]);
        }
    }
    roff.control("SH", ["SEE ALSO"])
        .text([roman("ginscore(1), ginscore-ledger(7), ginscore-hand(1), ginscore-check(1)")]);
    roff.to_roff()
}

/// The forms of the notation, under their headings.
type Forms = &'static [(&'static str, &'static [(&'static str, &'static str)])];

const FORMS: Forms = &[
    (
        "CARDS",
        &[("4S 4s 4♠", "Rank, then suit: a letter, or a symbol, hollow or solid."), ("10h TH", "The ten.")],
    ),
    (
        "GROUPS",
        &[
            ("4-7s 456s 4s-7s", "A range, or several ranks, of one suit."),
            ("9cdh", "One rank of several suits."),
            ("4s5s6s7s 9c9d9h", "Cards run together."),
            (
                "4S 5S 6S 7S",
                "Single cards in a row are one group, up to a comma, a slash or a compact group; if that is no meld but falls in exactly one way, in its order, into melds, it is those melds.",
            ),
        ],
    ),
    (
        "SPREADS",
        &[
            ("4-7s 9cdh / 2h ac ad", "Melds, a slash, the deadwood: scored as declared."),
            ("4S 5S 6S 7S, 9C 9D 9H / 2H", "A comma ends a meld."),
            ("4-7s 9cdh jqkd /", "Nothing after the slash: all melded."),
            ("4-7s 9cdh 2h ac ad", "No slash: just cards, which the program arranges."),
            (
                "kcdh 2-4c / 7h 3d + 8s 9s",
                "The defender lays off what follows the plus. A declared defender lays off that and nothing else.",
            ),
        ],
    ),
    (
        "HANDS",
        &[
            (
                "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s",
                "Ann ended the hand. Ten cards a side; eleven on hers must all meld (big gin).",
            ),
            (
                "Ann 4 v 23",
                "Counts instead of cards, on either side: scored, and marked as not verified. The defender's is what is left after laying off.",
            ),
            ("Ann gin v 23, Ann big-gin v 23", "Gin and big gin on her word."),
            (
                "Ann +18, Ann +18 boxes 3",
                "Points only, as on a paper sheet: they count as they are, with one box or as many as named (0 to 99). No knock card is needed, and one that is named changes nothing.",
            ),
            ("@7s", "The knock card, anywhere after the player."),
            ("x 5d", "The knocker's discard, if it is to be checked too."),
            (
                "# miscounted at first",
                "A note, kept with the hand: up to 4,000 characters. A tab or line end in it becomes a space; a character that cannot be seen is refused unless it is part of an emoji. No word of it is an option.",
            ),
            ("draw, draw @7s", "Nobody knocked; the knock card may be named."),
        ],
    ),
    ("WORDS FOR SIGNS", &[("and dw lay up vs", "A comma, the slash, the plus, the @, the v.")]),
    (
        "PLAYERS",
        &[(
            "Ann, ann, an",
            "The first words are the player, in any case: an exact name wins, else a beginning that only one has. Names begin with a letter and may hold spaces.",
        )],
    ),
    (
        "SCRIPTS",
        &[
            ("new Ann Bob --rules hollywood", "As the first line: a series begins."),
            (
                "draw, undo, redo, amend 3 Ann 4 v 23, deal Bob, witness green bottles",
                "Are lines too; what follows a # at the beginning of a line is a comment.",
            ),
        ],
    ),
];
