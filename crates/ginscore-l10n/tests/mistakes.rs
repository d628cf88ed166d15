//! Each mistake in the messages is reported with its language and the name of the message.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::fs;
use std::path::Path;

use ginscore_l10n::Catalog;
use tempfile::TempDir;

const TAGS: [&str; 6] = ["en", "pt-BR", "pt-PT", "it", "de", "pl"];

const ENGLISH: &str = "# $own (number)
knocks = { $name } knocks with { $own }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# At most 8 columns.
head = to go
";

const POLISH: &str = "knocks = { $name } puka z { $own }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
head = brak
";

/// The mistakes when the file of one language has this text.
fn mistakes(tag: &str, text: &str) -> Vec<String> {
    let folder = TempDir::new().unwrap();
    for known in TAGS {
        let written = match known {
            _ if known == tag => text,
            "pl" => POLISH,
            _ => ENGLISH,
        };
        write(folder.path(), known, written);
    }
    Catalog::read(folder.path()).err().unwrap_or_default()
}

fn write(folder: &Path, tag: &str, text: &str) {
    fs::create_dir_all(folder.join(tag)).unwrap();
    fs::write(folder.join(tag).join("hand.ftl"), text).unwrap();
}

#[test]
fn good_messages_have_no_mistakes() {
    assert_eq!(mistakes("en", ENGLISH), [""; 0]);
}

#[test]
fn each_mistake_is_reported_with_language_and_name() {
    for (changed, with, expected) in [
        ("{ $own }", "{ $owm }", "l10n/pl/hand.ftl: `knocks` uses $owm, which the English does not have"),
        (" z { $own }", "", "l10n/pl/hand.ftl: `knocks` leaves $own out"),
        (
            "    [few] { $points } punkty\n",
            "",
            "l10n/pl/hand.ftl: `knocks` has no plural form [few] of $points",
        ),
        (
            "[few]",
            "[two]",
            "l10n/pl/hand.ftl: `knocks` has a plural form [two], which this language does not have",
        ),
        ("head = brak\n", "", "l10n/pl/hand.ftl: `head` is missing"),
        (
            "head = brak\n",
            "head = brakuje\nstray = x\n",
            "l10n/pl/hand.ftl: `stray` is not in the English file",
        ),
        ("brak\n", "brakuje do celu\n", "l10n/pl/hand.ftl: `head` is 15 columns wide, and its column has 8"),
        ("brak\n", "{ \" \" }\n", "l10n/pl/hand.ftl: `head` is empty"),
        (
            "brak\n",
            "{ knocks }\n",
            "l10n/pl/hand.ftl: `head` has a reference or a function other than NUMBER",
        ),
        ("brak\n", "brak\n    .title = x\n", "l10n/pl/hand.ftl: `head` has attributes"),
        ("brak\n", "brak\nhead = brak\n", "l10n/pl/hand.ftl: `head` is there twice"),
        ("*[many]", "[many]", "l10n/pl/hand.ftl:4: The select expression must have a default variant"),
    ] {
        let text = POLISH.replace(changed, with);
        assert_ne!(text, POLISH, "{changed}");
        let found = mistakes("pl", &text);
        assert!(found.iter().any(|mistake| mistake.contains(expected)), "{expected}: {found:#?}");
    }
}

#[test]
fn a_file_and_a_folder_that_are_missing_are_reported() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "en", ENGLISH);
    let found = Catalog::read(folder.path()).err().unwrap_or_default();
    for tag in &TAGS[1..] {
        assert!(
            found.iter().any(|mistake| mistake.starts_with(&format!("l10n/{tag}: "))),
            "{tag}: {found:#?}"
        );
        assert!(found.contains(&format!("l10n/{tag}/hand.ftl: `head` is missing")), "{tag}: {found:#?}");
    }
}
