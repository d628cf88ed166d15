//! The choice of the language, and what is in English whatever the language is.

use crate::table::{Done, Table, program};

/// Set or removed variables of the environment.
type Variables<'a> = &'a [(&'a str, &'a str)];

/// A ruling, which is a sentence.
const JUDGE: &str = "judge 4-7s 9cdh / 2h ac ad v 23";

/// Runs the program with these variables in place of GINSCORE_LANG. The home directory is `~` in what it says.
fn run(table: &Table, variables: Variables<'_>, line: &str) -> Done {
    table.at_home(table.run_in(&[&[("GINSCORE_LANG", "")], variables].concat(), line))
}

fn is_made_up(text: &str) -> bool {
    text.contains('⟦')
}

#[test]
fn the_language_is_that_of_the_option_the_variable_or_the_system() {
    let table = Table::new();
    // Without the variable, the system's language is that of the program.
    let mut command = table.command(program());
    command.env_remove("GINSCORE_LANG").env("LANG", "xx").args(["judge", "4", "v", "23"]);
    assert!(is_made_up(&String::from_utf8(command.output().unwrap().stdout).unwrap()));
    for (variables, option, made_up) in [
        ([].as_slice(), "", false),
        (&[("LANG", "xx_YY.UTF-8")], "", true),
        (&[("LANG", "xx"), ("GINSCORE_LANG", "en")], "", false),
        (&[("LANG", "xx"), ("GINSCORE_LANG", "")], "", true),
        (&[("LANG", "en_US.UTF-8"), ("GINSCORE_LANG", "XX")], "", true),
        (&[("GINSCORE_LANG", "xx")], "--lang en", false),
        (&[("GINSCORE_LANG", "en")], "--lang xx", true),
        (&[("GINSCORE_LANG", "nonsense")], "--lang=xx_YY@euro", true),
    ] {
        let done = run(&table, variables, &format!("{option} {JUDGE}"));
        assert_eq!(done.status, 0, "{variables:?} {option}: {}", done.said);
        assert_eq!(is_made_up(&done.out), made_up, "{variables:?} {option}: {}", done.said);
        // Options may stand after the command, too.
        assert_eq!(run(&table, variables, &format!("{JUDGE} {option}")).out, done.out);
    }
}

/// Where `c` may mean hearts, the first hand of a series with clubs says what was read, and no later one does.
#[test]
fn the_first_c_of_a_series_says_what_was_read() {
    let read = |lang: &str, lines: &[&str]| -> Vec<bool> {
        let table = Table::new();
        let variables = [("GINSCORE_LANG", lang)];
        assert_eq!(run(&table, &variables, "new Ann Bob").status, 0);
        let said = lines.iter().map(|line| run(&table, &variables, &format!("hand {line}")));
        said.map(|done| {
            assert_eq!(done.status, 0, "{lang}: {}", done.said);
            done.out.contains("`c`") && done.out.contains("4C")
        })
        .collect()
    };
    let lines = ["Ann 4 v 23", "Ann / 4c v 23", "Bob / 4c v 23"];
    for lang in ["it", "pt-BR", "pt-PT", "pl"] {
        assert_eq!(read(lang, &lines), [false, true, false], "{lang}");
    }
    // In German and in English `c` cannot be hearts, and clubs in other letters are no question.
    assert_eq!(read("de", &lines), [false; 3]);
    assert_eq!(read("en", &lines), [false; 3]);
    assert_eq!(read("it", &["Ann / 4fi v 23", "Bob / 4c v 23"]), [false, false]);
}

#[test]
fn an_unknown_language_is_refused_in_english() {
    let table = Table::new();
    for (variables, line, message) in [
        ([].as_slice(), "score --lang nonsense", "error: there is no language `nonsense`\nhint: choose en"),
        (&[("LANG", "xx")], "--lang= score", "error: there is no language ``\nhint: choose en"),
        (&[("GINSCORE_LANG", "nonsense")], "--help", "error: GINSCORE_LANG is not a language: `nonsense`\n"),
    ] {
        let done = run(&table, variables, line);
        assert_eq!(done.status, 2, "{line}: {}", done.said);
        assert!(done.said.starts_with(message), "{line}: {}", done.said);
        let json = run(&table, variables, &format!("{line} --json"));
        assert!(json.out.starts_with("{\"faults\":[{") && json.out.contains("bad-option"), "{}", json.said);
    }
    // To a shell that asks for completions nothing is said: it would be printed into the line.
    let shell = [("GINSCORE_LANG", "nonsense"), ("COMPLETE", "bash")];
    assert_eq!(run(&table, &shell, "").err, "");
}

#[test]
fn words_that_are_no_options_choose_nothing() {
    let table = Table::new();
    table.ok("new Ann Bob");
    for line in [
        "hand Ann 4 v 23 # --lang xx",
        "hand Ann 4 v 23 -- '#' --lang nonsense --json",
        "Ann 4 v 23 # --lang xx",
    ] {
        let done = run(&table, &[], line);
        assert_eq!(done.status, 0, "{}", done.said);
        assert!(!is_made_up(&done.said), "{}", done.said);
    }
    // Without its value, the option is a mistake.
    assert_eq!(run(&table, &[], "score --lang").status, 2);
}

/// Each line in English and in the other language, in a ledger each.
#[test]
fn answers_for_programs_are_in_english() {
    let (english, other) = (Table::new(), Table::new());
    let mut differences = Vec::new();
    for line in [
        "new Ann Bob oklahoma hollywood stake=0.10 dealer=Ann --json",
        "hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s @7s --json",
        "hand Bob gin v 23 --json",
        "hand Ann 4-7s 9cdh / kh v 23 --json",
        "hand Ann 12 v 23 @7s accepted",
        "draw '# a note'",
        "undo",
        "amend 2 Bob gin v 22",
        "misdeal --json '# eleven cards'",
        "adjust Ann +10 --json '# agreed'",
        "judge 4-7s 9cdh / 2h ac ad v 23 --json",
        "check QS KS AS --json",
        "best 4-7s 9cdh 2h ac ad --json",
        "why 1 --json",
        "why 99 --json",
        "counts --json",
        "why series --advise --json",
        "score --json",
        "score --nonsense --json",
        "scroe --json",
        "score --color sometimes --json",
        "stop --json",
        "summary --json",
        "summary --as pagat --json",
        "stats --json",
        "audit --json",
        "seal --json",
        "players --json",
        "series list --json",
        "series show --json",
        "rules list --json",
        "rules show --json",
        "rules diff pagat online --json",
        "rules explain undercut --json",
        "rules explain nonsense --json",
        "log",
        "log --all",
        "log --json",
        "export --format csv",
        "export --format jsonl",
        "export --format json",
        "export --format html --json",
        "completions zsh",
        "man hand",
    ] {
        let one = run(&english, &[("GINSCORE_LANG", "en")], line);
        let two = run(&other, &[("GINSCORE_LANG", "xx")], line);
        assert_eq!(one.status, two.status, "{line}");
        // Remarks on standard error are for people, except with `--json`.
        let for_programs = ["log", "export", "completions", "man"];
        let same = match line.ends_with("--json") {
            true => one.said == two.said,
            false => one.out == two.out || !for_programs.iter().any(|command| line.starts_with(command)),
        };
        differences.extend((!same).then(|| format!("{line}\n{}{}", one.said, two.said)));
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert_eq!(run(&other, &[], "log --lang xx").out, english.ok("log").out);
    // The files are the same, too.
    let files = |table: &Table| {
        let mut files: Vec<String> = Vec::new();
        for entry in std::fs::read_dir(table.ledger()).unwrap() {
            files.extend(std::fs::read_to_string(entry.unwrap().path()));
        }
        files.sort();
        files
    };
    assert_eq!(files(&english), files(&other));
}

/// A line at the table that asks for JSON.
#[test]
fn at_the_table_an_answer_for_programs_is_in_english() {
    let answers = |lang: &str| {
        let table = Table::new();
        let script = format!("new Ann Bob\nAnn 4 v 23\nwhy 1 --json\n{JUDGE} --json\n");
        let done = table.run_with(&["table", "--quiet", "--lang", lang], &script).ended(0);
        done.out.lines().filter(|line| line.starts_with('{')).map(str::to_owned).collect::<Vec<_>>()
    };
    let english = answers("en");
    assert_eq!(english.len(), 2);
    assert_eq!(answers("xx"), english);
}
