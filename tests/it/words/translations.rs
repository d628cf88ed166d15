//! Evenings in each language: typed in its cards, and kept in the same ledger as in English.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use ginscore_l10n::{Catalog, Language, LanguageFile};
use ginscore_notation::{Mistakes, read_side, tokens};

use crate::phone::running::Board;
use crate::repository::top;
use crate::table::Table;

/// English, and the other languages.
fn languages() -> (Language, Vec<Language>) {
    let mut all = Language::read_all(&top().join("l10n")).unwrap();
    (all.remove(0), all)
}

fn translations() -> Vec<Language> {
    languages().1
}

/// The ledger after an evening that is piped in.
fn ledger(script: &str, lang: &str) -> Vec<(PathBuf, String)> {
    let table = Table::new();
    table.run_with(&["table", "--lang", lang], script).ended(0);
    let home = table.home().to_owned();
    let files =
        table.files().into_iter().filter(|(path, _)| path.extension().is_some_and(|ending| ending == "toml"));
    files.map(|(path, text)| (path.strip_prefix(&home).unwrap().to_owned(), text)).collect()
}

#[test]
fn an_evening_is_the_same_ledger_in_every_language() {
    let read = |name: &str| fs::read_to_string(top().join("tests/data/evenings").join(name)).unwrap();
    let all = read("english.gin");
    for Language { tag: lang, .. } in &translations() {
        let local = ledger(&read(&format!("{lang}.gin")), lang);
        let (_, english) = all.split_once(&format!("# in {lang}\n")).unwrap();
        let english = ledger(english.split("# in ").next().unwrap(), "en");
        assert_eq!(local.len(), 1, "{lang}");
        assert_eq!(local, english, "{lang}");
    }
}

/// The messages of a language with their files and keys: those of its base, and its own.
fn messages(language: &Language) -> BTreeMap<(String, String), String> {
    let mut messages = BTreeMap::new();
    let folders = language.facts.base.iter().chain([&language.tag]).map(|tag| top().join("l10n").join(tag));
    for file in folders.flat_map(|folder| fs::read_dir(folder).unwrap()) {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "ftl") {
            continue;
        }
        let file = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let mut last = None;
        for line in fs::read_to_string(&path).unwrap().lines() {
            if let Some((key, text)) = line.split_once(" =").filter(|_| line.starts_with(char::is_lowercase))
            {
                last = Some((file.clone(), key.to_owned()));
                messages.insert((file.clone(), key.to_owned()), text.to_owned());
            } else if let Some(text) = last.as_ref().and_then(|last| messages.get_mut(last))
                && !line.starts_with('#')
            {
                text.push(' ');
                text.push_str(line.trim());
            }
        }
    }
    messages
}

/// The cards of the examples in a message, between backticks, and those words of them that are in English letters.
fn cards_of_examples(message: &str) -> (BTreeSet<String>, Vec<String>) {
    let (mut cards, mut english) = (BTreeSet::new(), Vec::new());
    let examples = message.split('`').skip(1).step_by(2);
    for word in examples.flat_map(str::split_whitespace).filter(|word| !word.starts_with('-')) {
        let word = word.trim_start_matches('@').trim_end_matches(',');
        let mut mistakes = Mistakes::none();
        let side = read_side(&tokens(word, 0), &mut mistakes);
        let named: Vec<String> = side.groups.into_iter().flatten().map(|one| one.card.to_string()).collect();
        if mistakes.is_empty() && !named.is_empty() {
            let letters = word.to_lowercase();
            let english_letters = letters.chars().all(|letter| "0123456789-atjqkcdhs".contains(letter));
            // In Portuguese, `as` is a word.
            if english_letters && letters.ends_with(['c', 'd', 'h', 's']) && word != "as" {
                english.push(word.to_owned());
            }
            cards.extend(named);
        }
    }
    (cards, english)
}

/// What help and hints show as an example is typed in the letters of the language, and read as the same cards.
#[test]
fn the_cards_of_examples_are_in_the_letters_of_each_language() {
    // These say how English letters are typed, too.
    let both = ["card-is", "groups-are", "write-diamonds-or-suit"];
    let (english, translations) = languages();
    let english = messages(&english);
    for language in &translations {
        let (lang, messages) = (&language.tag, messages(language));
        let mut seen = 0;
        for ((file, key), message) in &messages {
            let (cards, in_english) = cards_of_examples(message);
            let (same, _) = cards_of_examples(&english[&(file.clone(), key.clone())]);
            assert_eq!(cards, same, "{lang}: {key}: {message}");
            assert!(in_english.is_empty() || both.contains(&key.as_str()), "{lang}: {key}: {in_english:?}");
            seen += cards.len();
        }
        assert!(seen > 50, "{lang}: {seen}");
        let (_, example) = messages.iter().find(|((_, key), _)| key == "letters-example").unwrap();
        let (cards, in_english) = cards_of_examples(&format!("`{example}`"));
        assert!(cards.len() == 6 && in_english.is_empty(), "{lang}: {example}: {cards:?}");
    }
}

/// What the help of the table shows as code is in the letters of the language, too.
#[test]
fn the_help_has_no_cards_in_english_letters() {
    for Language { tag: lang, .. } in &translations() {
        let table = Table::new();
        let asked = "help\nhelp up\nhelp judge\nhelp best\n";
        let done = table.run_with(&["table", "Ann", "Bob", "--lang", lang], asked);
        // Meanings are words: `Ass` is not two aces.
        for line in done.out.lines().filter(|line| !line.starts_with("    ")) {
            let (_, in_english) = cards_of_examples(&format!("`{line}`").replace("``", ""));
            assert!(in_english.is_empty(), "{lang}: {line}: {in_english:?}");
        }
    }
}

/// After two evenings, with names of ordinary length.
#[test]
fn statistics_fit_a_terminal_in_every_language() {
    for Language { tag: lang, .. } in &Language::read_all(&top().join("l10n")).unwrap() {
        let table = Table::new();
        let script = match lang.as_str() {
            "en" => top().join("tests/data/evening.gin"),
            _ => top().join("tests/data/evenings").join(format!("{lang}.gin")),
        };
        let evening = fs::read_to_string(script).unwrap();
        for _ in 0..2 {
            table.run_with(&["table", "--lang", lang], &evening).ended(0);
        }
        table
            .run_with(&["table", "--lang", lang], "new Ann Robert pagat stake=0.10\nAnn gin v 90\n")
            .ended(0);
        let env = [("COLUMNS", "80")];
        let out = table.run_in(&env, &format!("stats --lang {lang}")).ended(0).out;
        let width = out.lines().map(|row| row.chars().count()).max();
        assert!(width <= Some(98) && out.contains('|'), "{lang}: {width:?} columns\n{out}");
    }
}

/// A new language may lack messages, but one that is complete is kept so: a new English message is translated with it.
#[test]
fn complete_languages_lack_no_message() {
    let catalog = Catalog::read(&top().join("l10n")).unwrap();
    assert_eq!(catalog.lacking(), [""; 0]);
}

/// The same for the topics of the rulebook.
#[test]
fn complete_languages_lack_no_topic() {
    let (english, translations) = languages();
    let topics = |language: &Language, chapter: &str| -> Vec<String> {
        let text = fs::read_to_string(language.rulebook(&top().join("l10n")).join(chapter)).unwrap();
        let names = text.lines().filter_map(|line| line.strip_prefix("## ")?.split_once(':'));
        names.map(|(name, _)| name.to_owned()).collect()
    };
    for chapter in fs::read_dir(english.rulebook(&top().join("l10n"))).unwrap() {
        let chapter = chapter.unwrap().file_name().into_string().unwrap();
        for language in translations.iter().filter(|language| language.facts.complete) {
            assert_eq!(topics(language, &chapter), topics(&english, &chapter), "{}: {chapter}", language.tag);
        }
    }
}

/// A language has only what its base says otherwise.
#[test]
fn nothing_is_said_as_in_the_base() {
    for language in translations().iter().filter(|language| language.facts.base.is_some()) {
        let of = |base: Option<String>, tag: &str| {
            let facts = LanguageFile { base, ..language.facts.clone() };
            messages(&Language { tag: tag.to_owned(), facts })
        };
        let base = of(None, language.facts.base.as_deref().unwrap());
        let own = of(None, &language.tag);
        for (key, text) in &own {
            assert_ne!(base.get(key), Some(text), "{key:?}");
        }
        // What Portugal takes over from Brazil is said in both.
        let of_base = ["igite", "egistr", "você", "arquivo", "tela ", "celular"];
        for (key, text) in base.iter().filter(|(key, _)| !own.contains_key(*key)) {
            assert!(
                !of_base.iter().any(|word| text.contains(word)),
                "{key:?} needs words of {}",
                language.tag
            );
        }
    }
}

/// Sides with the names on score pads, and the verbs that would agree with such a name next to them. A star is any
/// beginning of a word.
const SIDES: [(&str, [&str; 2], &[&str]); 6] = [
    (
        "en",
        ["We", "They"],
        &["win", "lose", "need", "play", "deal", "do", "are", "have", "cannot", "pay", "lead"],
    ),
    ("de", ["Wir", "Sie"], &["gewinnen", "verlieren", "brauchen", "geben", "haben", "zahlen", "sind"]),
    ("it", ["Noi", "Loro"], &["*no", "*mo", "dà", "vince", "paga", "ha"]),
    ("pl", ["My", "Oni"], &["*ją", "*my", "gra", "płaci", "wygrywa", "osiąga", "ma"]),
    ("pt-BR", ["Nós", "Eles"], &["*am", "*ou", "dão", "têm", "perdem", "dá", "ganha", "paga"]),
    ("pt-PT", ["Nós", "Eles"], &["*am", "*ou", "dão", "têm", "perdem", "dá", "ganha", "paga"]),
];

/// Asserts that no verb is next to the name of a side, and counts the names.
fn names_without_verbs(lang: &str, text: &str) -> usize {
    let (_, sides, verbs) = SIDES.iter().find(|(tag, ..)| *tag == lang).unwrap();
    let mut seen = 0;
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        for (at, word) in words.iter().enumerate() {
            let name = word.trim_matches(|letter: char| !letter.is_alphabetic());
            // After a sign a new part of the sentence begins, in which another word is the subject.
            let ends = word.ends_with([':', ';', ',', ')', '.']);
            if !sides.contains(&name) {
                continue;
            }
            seen += 1;
            let near = [at.checked_sub(1), Some(at + 1).filter(|_| !ends)];
            for near in near.into_iter().flatten().filter_map(|at| words.get(at)) {
                let is_verb = |verb: &&str| match verb.strip_prefix('*') {
                    Some(ending) => near.ends_with(ending) && near.chars().all(char::is_lowercase),
                    None => near == verb,
                };
                assert!(!verbs.iter().any(is_verb), "{lang}: {near} in {line}");
            }
        }
    }
    seen
}

/// A page as lines of text, with the descriptions of its pictures.
fn lines_of_page(page: &str) -> String {
    page.replace("<bdi>", "").replace("</bdi>", "").replace(['<', '>', '"'], "\n")
}

/// An evening of sides called We and They, Noi and Loro, at the table, on its page, on the board, on paper, and in
/// statistics: no verb next to these names is in the plural, or in the third person for Noi.
#[test]
fn no_verb_agrees_with_a_side() {
    for (lang, [we, they], _) in SIDES {
        let table = Table::new();
        let script = format!(
            "new Ann Cid v Bob Dan sides={we},{they} standard hollywood stake=0.10 sweep_boxes=2\n\
             Ann 4 v 23\ncounts\nDan gin v 12\nAnn gin v 60\nCid gin v 70\nwhy 2\nadjust {we} +10 # x\n\
             adjust {they} -5 # y\ndeal {they}\n{they} +18\namend 3 {we} +18\nundo\ncounts\nstats\n\
             Ann gin v 60\nCid gin v 70\nscore\nseries show\nstop\nsummary --share\nsummary\nstats\n"
        );
        let done = table.run_with(&["table", "--lang", lang], &script);
        assert_eq!(done.status, 0, "{lang}: {}", done.err);
        let mut seen = names_without_verbs(lang, &done.out);
        seen += names_without_verbs(lang, &lines_of_page(&Board::in_language(&table, &[], lang).page()));
        for asked in ["export --format html", &format!("paper Ann Cid v Bob Dan sides={we},{they}")] {
            seen +=
                names_without_verbs(lang, &lines_of_page(&table.ok(&format!("{asked} --lang {lang}")).out));
        }
        assert!(seen > 80, "{lang}: {seen}");
    }
}
