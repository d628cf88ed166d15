//! Each mistake in the messages is reported with its language and the name of the message.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::fs;
use std::path::Path;

use ginscore_l10n::{Catalog, Language, begin, missing, rulebook_blunders};
use tempfile::TempDir;

const LANGUAGES: [(&str, &str); 3] = [("en", "one"), ("pl", "slavic"), ("pt-BR", "zero-one")];

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

fn mistakes(tag: &str, text: &str) -> Vec<String> {
    catalog(tag, text).err().unwrap_or_default()
}

/// The messages, with this text in the file of one language.
fn catalog(tag: &str, text: &str) -> Result<Catalog, Vec<String>> {
    let folder = TempDir::new().unwrap();
    for (known, _) in LANGUAGES {
        let written = match known {
            _ if known == tag => text,
            "pl" => POLISH,
            _ => ENGLISH,
        };
        write(folder.path(), known, written);
    }
    Catalog::read(folder.path())
}

fn write(folder: &Path, tag: &str, text: &str) {
    fs::create_dir_all(folder.join(tag)).unwrap();
    fs::write(folder.join(tag).join("hand.ftl"), text).unwrap();
    let (_, plural) = LANGUAGES.iter().find(|(known, _)| *known == tag).unwrap();
    let facts = format!(
        "name = \"x\"\nplural = \"{plural}\"\nthousands = \",\"\nthousands_from = 4\ndecimal = \".\"\npercent = \"%\"\nblunders = [\"rysuj\", \"na zapisie\"]\n\
         [words.A]\nusual = \"a \"\nother = \"ad \"\nbefore = \"a\"\n"
    );
    fs::write(folder.join(tag).join("language.toml"), facts).unwrap();
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
        (
            "head = brak\n",
            "head = brakuje\nstray = x\n",
            "l10n/pl/hand.ftl: `stray` is not in the English file",
        ),
        ("brak\n", "brakuje do celu\n", "l10n/pl/hand.ftl: `head` is 15 columns wide, and its column has 8"),
        ("brak\n", "{ \" \" }\n", "l10n/pl/hand.ftl: `head` is empty"),
        ("brak\n", "{ knocks }\n", "l10n/pl/hand.ftl: `head` has a reference to another message"),
        ("{ $name }", "{ B($name) }", "l10n/pl/hand.ftl: `knocks` has the unknown function B"),
        (
            "{ $name }",
            "{ A(\"x\") }",
            "l10n/pl/hand.ftl: `knocks` has A with something other than one variable",
        ),
        ("brak\n", "brak\n    .title = x\n", "l10n/pl/hand.ftl: `head` has attributes"),
        ("brak\n", "brak\nhead = brak\n", "l10n/pl/hand.ftl: `head` is there twice"),
        ("brak\n", "brak\n\n### section: sheet\n\nhead = brak\n", "l10n/pl/hand.ftl: `head` is there twice"),
        ("puka z", "Rysuje z", "l10n/pl/hand.ftl: `knocks` has the blunder `rysuj`"),
        ("punkty\n", "punkty na zapisie\n", "l10n/pl/hand.ftl: `knocks` has the blunder `na zapisie`"),
        ("*[many]", "[many]", "l10n/pl/hand.ftl:4: The select expression must have a default variant"),
    ] {
        let text = POLISH.replace(changed, with);
        assert_ne!(text, POLISH, "{changed}");
        let found = mistakes("pl", &text);
        assert!(found.iter().any(|mistake| mistake.contains(expected)), "{expected}: {found:#?}");
    }
}

#[test]
fn what_is_found_by_name_has_no_type_and_no_variables() {
    let of = |text: &str| {
        let folder = TempDir::new().unwrap();
        write(folder.path(), "en", &format!("### section by name: commands\n\n{text}"));
        Catalog::read(folder.path()).map(|catalog| catalog.as_rust())
    };
    let rust = of("# ginscore rules save club\nrules-save-example-1 = Save the rules.\n").unwrap();
    assert!(rust.contains("rules-save-example-1\\tginscore rules save club\\n"), "{rust}");
    assert!(!rust.contains("RulesSaveExample1"));
    let found = of("rules-save--note = { $note }\n").unwrap_err();
    assert_eq!(found, ["l10n/en/hand.ftl: `rules-save--note` is found by name, but has a variable"]);
}

#[test]
fn facts_that_are_missing_or_wrong_are_reported() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "en", ENGLISH);
    fs::create_dir(folder.path().join("de")).unwrap();
    let found = Catalog::read(folder.path()).err().unwrap_or_default();
    assert!(matches!(found.as_slice(), [one] if one.starts_with("l10n/de/language.toml: ")), "{found:#?}");
    let found = Catalog::read(&folder.path().join("de")).err().unwrap_or_default();
    assert_eq!(found, ["l10n/en is missing"]);
    fs::remove_dir(folder.path().join("de")).unwrap();
    write(folder.path(), "pl", POLISH);
    let path = folder.path().join("pl/language.toml");
    let good = fs::read_to_string(&path).unwrap();
    for (fact, instead, mistake) in [
        ("name = \"x\"", "", "`name` is missing"),
        ("plural = \"slavic\"", "plural = \"two\"", "`plural` cannot be \"two\""),
        ("thousands = \",\"", "thousands = \"..\"", "`thousands` cannot be \"..\""),
        ("thousands = \",\"", "thousands = \"\\u00a\"", "`thousands` cannot be \"\\u00a\""),
        ("_from = 4", "_from = four", "`thousands_from` cannot be four"),
        ("blunders = [", "blunders = [rysuj, ", "`blunders` cannot be [rysuj, \"rysuj\", \"na zapisie\"]"),
        ("usual = ", "usually = ", "`words.A.usual` is missing"),
        ("before = \"a\"", "before = \"a\"\nafter = \"b\"", "`words.A.after` is unknown"),
        ("[words.A]", "percent = \"%\"\n[words.A]", "`percent` is there twice"),
        ("[words.A]", "words", "`words` is neither a fact nor a comment"),
    ] {
        assert!(good.contains(fact), "{fact}");
        fs::write(&path, good.replace(fact, instead)).unwrap();
        let found = Catalog::read(folder.path()).err().unwrap_or_default();
        assert_eq!(found, [format!("l10n/pl/language.toml: {mistake}")]);
    }
}

#[test]
fn what_is_not_translated_is_counted_and_in_english() {
    let catalog = catalog("pl", "head = brak\n").unwrap();
    let counted: Vec<_> =
        catalog.translated().into_iter().map(|(one, has, all)| (one.tag.as_str(), has, all)).collect();
    assert_eq!(counted, [("en", 2, 2), ("pl", 1, 2), ("pt-BR", 2, 2)]);
    // The mark says that its numbers follow the rules of English.
    assert!(catalog.as_rust().contains("\\u{7}\\u{1}A knocks with"), "{}", catalog.as_rust());
}

#[test]
fn what_a_language_lacks_is_taken_from_its_base() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "en", ENGLISH);
    write(folder.path(), "pt-BR", &ENGLISH.replace("to go", "falta"));
    let facts = fs::read_to_string(folder.path().join("pt-BR/language.toml")).unwrap();
    fs::create_dir(folder.path().join("pt-PT")).unwrap();
    let with_base = |base: &str| {
        let text = format!("base = \"{base}\"\n{facts}");
        fs::write(folder.path().join("pt-PT/language.toml"), text).unwrap();
        Catalog::read(folder.path())
    };
    let catalog = with_base("pt-BR").unwrap();
    assert!(matches!(catalog.translated().as_slice(), [_, _, (_, 2, 2)]));
    assert!(catalog.as_rust().contains("falta"), "{}", catalog.as_rust());
    // A mistake in the base is one mistake.
    write(folder.path(), "pt-BR", &ENGLISH.replace("{ $name } ", ""));
    let mistakes = with_base("pt-BR").unwrap_err();
    assert!(matches!(mistakes.as_slice(), [one] if one.starts_with("l10n/pt-BR/")), "{mistakes:?}");
    for base in ["es", "pt-PT"] {
        let expected = format!("l10n/pt-PT/language.toml: `{base}` cannot be its base");
        assert_eq!(with_base(base).unwrap_err(), [expected]);
    }
}

#[test]
fn a_file_is_one_that_english_has() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "en", ENGLISH);
    write(folder.path(), "pl", POLISH);
    fs::write(folder.path().join("pl/stats.ftl"), "won = wygrane\n").unwrap();
    let found = Catalog::read(folder.path()).unwrap_err();
    assert_eq!(found, ["l10n/pl/stats.ftl: English has no such file"]);
}

#[test]
fn what_a_complete_language_lacks_is_a_mistake() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "en", ENGLISH);
    write(folder.path(), "pl", "head = brak\n");
    assert_eq!(Catalog::read(folder.path()).unwrap().lacking(), [""; 0]);
    let path = folder.path().join("pl/language.toml");
    let facts = fs::read_to_string(&path).unwrap();
    fs::write(path, format!("complete = true\n{facts}")).unwrap();
    assert_eq!(Catalog::read(folder.path()).unwrap().lacking(), ["l10n/pl/hand.ftl: `knocks` is missing"]);
}

/// What English has in sections needs no sections in a translation, in which other programs sort the messages.
#[test]
fn sections_are_those_of_english() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "en", &ENGLISH.replace("# At most", "\n### section: sheet\n\n# At most"));
    write(folder.path(), "pl", POLISH);
    let catalog = Catalog::read(folder.path()).unwrap();
    assert_eq!(catalog.translated()[1].1, 2);
    let rust = catalog.as_rust();
    let (hand, sheet) = rust.split_once("mod sheet ").unwrap();
    assert!(hand.contains(" puka z ") && sheet.contains("brak"), "{rust}");
}

/// A word that changes with the name after it is written before the value.
#[test]
fn a_word_before_a_name_is_in_the_template() {
    let rust = catalog("pl", &POLISH.replace("{ $name }", "{ A($name) }")).unwrap().as_rust();
    assert!(rust.contains(r"\u{8}Aa \u{b}ad \u{b}a\u{b} puka z "), "{rust}");
}

#[test]
fn a_new_language_is_in_english_until_it_is_translated() {
    let folder = TempDir::new().unwrap();
    let messages = folder.path();
    write(messages, "en", ENGLISH);
    fs::create_dir_all(messages.join("en/rulebook")).unwrap();
    fs::write(messages.join("en/rulebook/cards.md"), "## melds: sets and runs\n\nText.\n").unwrap();
    begin(messages, "es", "Español").unwrap();
    assert_eq!(Catalog::read(messages).unwrap().translated()[1].1, 0);
    assert_eq!(fs::read_to_string(messages.join("es/rulebook/cards.md")).unwrap(), "");
    assert_eq!(fs::read_to_string(messages.join("es/hand.ftl")).unwrap(), "");
    // Twice would lose what was translated.
    assert!(begin(messages, "es", "Español").is_err());
    let spanish = Language::read_all(messages).unwrap().remove(1);
    assert_eq!(spanish.facts.name, "Español");
    let [hand] = missing(messages, &spanish).unwrap().try_into().unwrap();
    assert_eq!((hand.file.as_str(), hand.messages), ("hand.ftl", 2));
    // What is missing can be copied into the file as it is.
    fs::write(messages.join("es/hand.ftl"), hand.english).unwrap();
    assert_eq!(Catalog::read(messages).unwrap().translated()[1].1, 2);
    assert_eq!(missing(messages, &spanish).unwrap(), []);
}

#[test]
fn a_blunder_in_the_rulebook_has_its_place() {
    let folder = TempDir::new().unwrap();
    let messages = folder.path();
    write(messages, "en", ENGLISH);
    fs::create_dir_all(messages.join("en/rulebook")).unwrap();
    fs::write(messages.join("en/rulebook/cards.md"), "## melds: x\n\n- terms: rysuje\n\nWho Rysuje?\n")
        .unwrap();
    let languages = Language::read_all(messages).unwrap();
    let found = rulebook_blunders(messages, &languages).unwrap();
    assert_eq!(found, ["l10n/en/rulebook/cards.md:5: this has the blunder `rysuj`"]);
}

#[test]
fn a_closed_pipe_is_no_mistake() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../l10n");
    let mut tool = std::process::Command::new(env!("CARGO_BIN_EXE_ginscore-l10n"));
    let done = tool.args(["--folder", folder]).stdout(writer).output().unwrap();
    assert_eq!((done.status.code(), String::from_utf8(done.stderr).unwrap().as_str()), (Some(1), ""));
}
