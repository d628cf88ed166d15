//! Plain English: the worst words of the project's old idiom are not used in text, nor in the comments and names of tests,
//! and links in the documents lead somewhere.

use std::fs;
use std::path::{Path, PathBuf};

use ginscore::shell::manual::command_line;

use crate::repository::{files_of, top};
use crate::table::Table;

/// Words that have a plain replacement, with it.
const WORDS: [(&str, &str); 15] = [
    ("behind", "after"),
    ("beside", "next to"),
    ("is no", "is not a"),
    ("mend", "fix"),
    ("mended", "fixed"),
    ("mends", "fixes"),
    ("nobody's", "say whose it is"),
    ("of which", "start a new sentence"),
    ("slip", "mistake"),
    ("slips", "mistakes"),
    ("somebody's", "say whose it is"),
    ("stands", "is"),
    ("told", "reported"),
    ("unlawful", "illegal"),
    ("was not found", "say who found nothing"),
];

/// Phrases in which the words are the game's, or are the keys of a public format.
const ALLOWED: [&str; 3] = ["behind_the_end", "is no longer", "there is no"];

/// The documents that people read in the repository.
fn documents() -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> =
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(|name| top().join(name)).into();
    all.extend(files_of("docs", &["md"]));
    all.extend(files_of("l10n", &["md"]));
    all.extend(
        ["ginscore-rules", "ginscore-notation", "ginscore-ledger"]
            .map(|one| top().join("crates").join(one).join("README.md")),
    );
    all
}

/// The text of a Rust file outside comments and tests: string literals are what people may get to read. What is not in
/// a literal is replaced by spaces, so that the lines keep their numbers.
fn literals(source: &str) -> String {
    let mut out = String::new();
    let (mut in_literal, mut is_escaped) = (false, false);
    for line in source.lines() {
        if !in_literal && line.trim_start().starts_with("//") {
            out.push('\n');
            continue;
        }
        let mut before = ' ';
        for sign in line.chars() {
            let quote = sign == '"' && !is_escaped && before != '\'';
            is_escaped = in_literal && sign == '\\' && !is_escaped;
            in_literal ^= quote;
            out.push(if in_literal { sign } else { ' ' });
            before = sign;
        }
        is_escaped = false;
        out.push('\n');
    }
    out
}

/// The text of a transcript outside its blocks of code. The lines keep their numbers.
fn prose(text: &str) -> String {
    let mut in_block = false;
    let mut out = String::new();
    for line in text.lines() {
        in_block ^= line.starts_with("```");
        out.push_str(if in_block { "" } else { line });
        out.push('\n');
    }
    out
}

/// The comments of a Rust file, and the names of its functions as words. The lines keep their numbers.
fn comments_and_names(source: &str) -> String {
    let mut out = String::new();
    for line in source.lines() {
        let comment = line.match_indices("//").map(|(at, _)| at);
        let outside_literal = |at: &usize| line[..*at].matches('"').count() % 2 == 0;
        if let Some(at) = comment.into_iter().find(outside_literal) {
            out.push_str(&line[at..]);
        } else if let Some((_, name)) = line.split_once("fn ") {
            out.push_str(&name.split('(').next().unwrap_or_default().replace('_', " "));
        }
        out.push('\n');
    }
    out
}

/// Every bad word of a text, with its place.
fn bad_words(name: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let mut line = line.to_lowercase();
        for allowed in ALLOWED {
            line = line.replace(allowed, " ");
        }
        for (word, better) in WORDS {
            let inside = |sign: Option<char>| sign.is_some_and(|sign| sign.is_alphanumeric() || sign == '_');
            let whole = line.match_indices(word).any(|(at, _)| {
                !inside(line[..at].chars().next_back()) && !inside(line[at + word.len()..].chars().next())
            });
            if whole {
                found.push(format!("{name}:{number}: `{word}`: {better}"));
            }
        }
    }
    found
}

#[test]
fn text_is_in_plain_english() {
    let mut texts = Vec::new();
    let name = |path: &Path| path.strip_prefix(top()).unwrap().display().to_string();
    for path in documents().into_iter().chain(files_of("man", &["1"])) {
        texts.push((name(&path), fs::read_to_string(&path).unwrap()));
    }
    for path in files_of("src", &["rs"]) {
        texts.push((name(&path), literals(&fs::read_to_string(&path).unwrap())));
    }
    let tests =
        ["tests", "benches", "fuzz/src", "fuzz/fuzz_targets"].map(|dir| files_of(dir, &["rs"])).concat();
    // This file contains the words itself.
    for path in tests.iter().filter(|path| !path.ends_with(file!())) {
        texts.push((name(path), comments_and_names(&fs::read_to_string(path).unwrap())));
    }
    for path in files_of("tests/cmd", &["md"]) {
        texts.push((name(&path), prose(&fs::read_to_string(&path).unwrap())));
    }
    let table = Table::new();
    texts.push(("--help".to_owned(), table.ok("--help").out));
    for command in command_line().get_subcommands().map(clap::Command::get_name) {
        texts.push((format!("{command} --help"), table.ok(&format!("help {command}")).out));
    }

    let wrong: Vec<String> = texts.iter().flat_map(|(name, text)| bad_words(name, text)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn whole_words_and_literals_are_found() {
    assert_eq!(bad_words("a", "one\nit stands behind"), ["a:2: `behind`: after", "a:2: `stands`: is"]);
    assert!(bad_words("a", "an amended bystander; behind_the_end, recommended").is_empty());
    assert_eq!(
        comments_and_names("fn it_is_told() {\n    let a = \"//\"; // behind\n"),
        "it is told\n// behind\n"
    );
    assert_eq!(literals("// told\nlet a = \"one \\\" two\"; // told\n").trim(), "\"one \\\" two");
}

/// Every relative link of the documents.
#[test]
fn links_lead_to_files() {
    let mut broken = Vec::new();
    for path in documents() {
        let text = fs::read_to_string(&path).unwrap();
        for (at, _) in text.match_indices("](") {
            let target = text[at + 2..].split([')', '#', ' ']).next().unwrap();
            let outside = target.is_empty() || target.contains("://") || target.starts_with("mailto:");
            if !outside && !path.parent().unwrap().join(target).exists() {
                broken.push(format!("{}: {target}", path.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}
