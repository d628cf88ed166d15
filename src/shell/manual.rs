//! The pages of the manual: what the declarations say, with exit status, files and examples; and the documents on its formats.

use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use crate::shell::read;
use crate::show::help::lines;

const DOCUMENTS: [(&str, &str); 4] = [
    ("notation", include_str!("../../docs/notation.md")),
    ("ledger", include_str!("../../docs/formats/ledger.md")),
    ("rows", include_str!("../../docs/formats/rows.md")),
    ("json", include_str!("../../docs/formats/json.md")),
];

/// The whole command line, made ready.
pub fn command_line() -> Command {
    let mut root = read::command_line();
    root.build();
    root
}

pub fn pages() -> Vec<(String, String)> {
    let mut pages = Vec::new();
    add(&command_line(), "ginscore", &mut pages);
    pages
}

#[derive(Clone, Debug)]
pub struct ManualPage {
    /// Its source, for man(1), if it is the page of a command.
    pub roff: Option<String>,
    /// Its contents as plain text, for a terminal without man(1).
    pub plain: String,
}

/// The page of that name: a command, as in `table`, `rules explain` or `ginscore-rules-explain`, or a document, as in
/// `rows`. An empty name is the program. `None` if there is no such page.
pub fn page_named(name: &str) -> Option<ManualPage> {
    let words = name.to_lowercase();
    let words: Vec<&str> = words.split([' ', '-']).filter(|word| !word.is_empty()).collect();
    let words = words.strip_prefix(&["ginscore"]).unwrap_or(&words);
    if let Some((_, text)) = DOCUMENTS.iter().find(|(name, _)| words == [*name]) {
        return Some(ManualPage { roff: None, plain: (*text).to_owned() });
    }
    let root = command_line();
    let mut found = &root;
    for word in words {
        found = found.find_subcommand(word).filter(|_| *word != "help")?;
    }
    let full = std::iter::once("ginscore").chain(words.iter().copied()).collect::<Vec<_>>().join("-");
    let plain = found.clone().render_long_help().to_string();
    Some(ManualPage { roff: Some(page(found, &full)), plain })
}

/// The names of all pages but that of the program, as [`page_named`] reads them.
pub fn names() -> Vec<String> {
    let commands = pages()
        .into_iter()
        .filter_map(|(file, _)| Some(file.strip_suffix(".1")?.strip_prefix("ginscore-")?.to_owned()));
    commands.chain(DOCUMENTS.map(|(name, _)| name.to_owned())).collect()
}

fn add(command: &Command, name: &str, pages: &mut Vec<(String, String)>) {
    pages.push((format!("{name}.1"), page(command, name)));
    // clap's own `help` is on every page already.
    for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
        add(inner, &format!("{name}-{}", inner.get_name()), pages);
    }
}

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
    if name == "ginscore" {
        roff.control("SH", ["LINES"]);
        for (example, meaning) in lines() {
            roff.control("TP", []).text([bold(example)]).text([roman(meaning)]);
        }
    }
    roff.control("SH", ["EXIT STATUS"]);
    for (status, meaning) in STATUS {
        roff.control("TP", []).text([bold(*status)]).text([roman(*meaning)]);
    }
    roff.control("SH", ["FILES"]);
    for (file, meaning) in FILES {
        roff.control("TP", []).text([bold(*file)]).text([roman(*meaning)]);
    }
    roff.control("SH", ["EXAMPLES"]);
    for (example, meaning) in examples(command) {
        roff.control("TP", []).text([bold(example)]).text([roman(meaning)]);
    }
    roff.control("SH", ["SEE ALSO"]);
    let documents = "`ginscore man notation`, `ginscore man ledger`, `ginscore man rows`";
    let seen = if name == "ginscore" { documents.to_owned() } else { format!("ginscore(1), {documents}") };
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
        "Against the rules: an illegal meld, spread, knock or lay-off, an ambiguous spread, a series that is over, or a problem that audit found.",
    ),
    (
        "2",
        "The command line or the notation cannot be read, or it names an unknown player, series, key or value.",
    ),
    ("3", "The ledger cannot be read or written."),
    ("130", "Interrupted with Ctrl-C."),
];

const FILES: &[(&str, &str)] = &[
    (
        "$XDG_DATA_HOME/ginscore/*.toml",
        "The ledger, one file per series, in the platform's data directory: ~/.local/share on Linux. --ledger or GINSCORE_LEDGER names another directory. If the status is 1, 2 or 3, nothing was written to it, except for the lines of a script before the bad one.",
    ),
    (
        "$XDG_STATE_HOME/ginscore/current/",
        "The current series of each ledger and its last entry, in the state directory: ~/.local/state on Linux. GINSCORE_STATE names another directory in place of $XDG_STATE_HOME/ginscore.",
    ),
];

/// The examples of a command, as its `--help` shows them: what to type, and what it does.
pub fn examples(command: &Command) -> Vec<(String, String)> {
    let text = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    let mut lines = text.lines().skip(1).map(str::trim);
    std::iter::from_fn(|| Some((lines.next()?.to_owned(), lines.next()?.to_owned()))).collect()
}
