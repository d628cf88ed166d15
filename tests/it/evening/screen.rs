//! The output at a terminal: at several widths, with and without color, and where it cannot draw.

use std::process::Command;

use unicode_width::UnicodeWidthStr;

use crate::repository::is_current;
use crate::table::{Table, program, sized};
use crate::terminal::Terminal;

/// A terminal: its width, and what the environment says about it.
struct Screen<'a> {
    columns: u16,
    variables: &'a [(&'a str, &'a str)],
}

const COLOR: &[(&str, &str)] = &[("TERM", "xterm-256color"), ("LANG", "en_US.UTF-8")];
const NO_COLOR: &[(&str, &str)] = &[("TERM", "xterm"), ("LANG", "en_US.UTF-8"), ("NO_COLOR", "1")];
const DUMB: &[(&str, &str)] = &[("TERM", "dumb"), ("LANG", "en_US.UTF-8")];
const LETTERS: &[(&str, &str)] = &[("TERM", "xterm"), ("LANG", "C")];
const ALL: [&[(&str, &str)]; 4] = [COLOR, NO_COLOR, DUMB, LETTERS];

impl Screen<'_> {
    /// All that a command writes to the terminal.
    fn shows(&self, table: &Table, line: &str) -> String {
        let columns = self.columns;
        let script = format!("stty cols {columns} rows 24 && exec \"$@\"");
        let mut command = Command::new("sh");
        command
            .args(["-c", &script, "sh", program()])
            .args(shlex::split(line).unwrap())
            .env_clear()
            .env("PATH", "/usr/bin:/bin")
            .envs(table.variables())
            .env("GINSCORE_NOW", "2026-11-20T23:30:00+01:00")
            .envs(self.variables.iter().copied())
            .current_dir(env!("CARGO_MANIFEST_DIR"));
        Terminal::of(command).rest().replace("\r\n", "\n")
    }
}

/// A Hollywood evening between AD and Mary Jo: the first game is closed, the last hand has cards.
fn evening() -> Table {
    let table = Table::new();
    table.ok("new AD 'Mary Jo' hollywood dealer=AD");
    for hand in ["AD +60", "Mary 9 v 30", "AD 4 v 49", "draw", "Mary +30"] {
        table.ok(&format!("hand {hand}"));
    }
    table.ok("hand Mary 4-6s 4-6h 4-6d / 2c v 7s 7h 7d kc kd ts th jc 9c 8d");
    table
}

/// The text without the signs that color it.
fn uncolored(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\u{1b}[") {
        plain.push_str(before);
        rest = after.split_once('m').expect("only colors are written").1;
    }
    plain + rest
}

const SHOWN: [&str; 14] = [
    "score",
    "summary",
    "summary --as pagat",
    "counts",
    "why 6",
    "why game 1",
    "why series",
    "why series --advise",
    "stats",
    "stats ann bob",
    "rules show",
    "--help",
    "score --help",
    "judge 4-6s 4-6h 4-6d / 2c v 7s 7h 7d kc kd ts th jc 9c 8d",
];

/// Words are never broken by the edge of the terminal; only an address may be wider than it.
#[test]
fn no_line_is_wider_than_the_terminal() {
    let table = evening();
    let widths = &[40, 80, 60][..sized(1, 3)];
    for (columns, variables) in widths.iter().flat_map(|columns| ALL.map(|all| (*columns, all))) {
        let screen = Screen { columns, variables };
        let refused =
            ["check qs ks as", "hand AD 4-7s 9cdh / 2h ac 1d v 23", "hand AD 4-7s 9cdh / 2h 3h v 1000"];
        for line in SHOWN.into_iter().chain(refused) {
            let shown = screen.shows(&table, line);
            assert!(!shown.is_empty(), "{line}");
            for row in uncolored(&shown).lines().filter(|row| !row.contains("://")) {
                assert!(row.width() <= usize::from(columns), "{line} at {columns}, {variables:?}:\n{row}");
            }
        }
    }
}

/// Nor for partners, whose answers are longer.
#[test]
fn no_line_of_partners_is_wider_than_the_terminal() {
    let table = Table::new();
    table.ok("new Ann 'Mary Jo' v Bob Alexandra hollywood sides=We,They stake=0.01");
    for hand in ["Ann 4 v 23", "Alexandra gin v 12", "'Ann gin v 60; Mary 4 v 70'", "Ann 4 v 23"] {
        table.ok(&format!("hand {hand}"));
    }
    for columns in [80, 40] {
        let screen = Screen { columns, variables: NO_COLOR };
        for line in ["score", "counts", "why 2", "summary", "stats", "hand Ann 4 v 5"] {
            for row in screen.shows(&table, line).lines() {
                assert!(row.width() <= usize::from(columns), "{line} at {columns}:\n{row}");
            }
        }
    }
}

/// The sheet is the same with and without color, and nothing is said by color alone.
#[test]
fn without_color_only_the_colors_are_missing() {
    let table = evening();
    for columns in [40, 80, 60].into_iter().take(sized(1, 3)) {
        for line in SHOWN {
            let colored = Screen { columns, variables: COLOR }.shows(&table, line);
            let without = Screen { columns, variables: NO_COLOR }.shows(&table, line);
            assert!(!without.contains('\u{1b}'), "{line}: {without:?}");
            assert_eq!(uncolored(&colored), without, "{line}");
        }
        let sheet = Screen { columns, variables: COLOR }.shows(&table, "score");
        assert!(
            sheet.contains("\u{1b}[1m\u{1b}[38;5;32mwon\u{1b}[0m")
                && sheet.contains("\u{1b}[2mlost\u{1b}[0m"),
            "{sheet}"
        );
    }
}

#[test]
fn a_terminal_that_can_draw_gets_the_drawn_sheet() {
    let table = evening();
    let sheet = |columns| Screen { columns, variables: NO_COLOR }.shows(&table, "score --all");
    let drawn = sheet(80);
    let rows: Vec<&str> = drawn.lines().collect();
    assert_eq!(
        rows[..6],
        [
            "┌───────────────┰────────────────┰──────────────┰───────────────┐",
            "│               ┃     game 1     ┃    game 2    ┃    game 3     │",
            "│ hand          ┃   AD │ Mary Jo ┃ AD │ Mary Jo ┃  AD │ Mary Jo │",
            "├───────────────╂──────┼─────────╂────┼─────────╂─────┼─────────┤",
            "│ 1 points +60* ┃   60 │         ┃    │         ┃     │         │",
            "│ 2 knock +21*  ┃      │      21 ┃    │         ┃     │         │",
        ],
        "{drawn}"
    );
    // Each game is named once in the table, and once in the race.
    assert_eq!(drawn.matches("game 1").count(), 2, "{drawn}");
    assert!(drawn.contains("█┃▒"), "{drawn}");
    // All games with less room around the figures; or two side by side, then the third; or one below another, each with
    // its own hands.
    assert!(sheet(60).contains("│hand         ┃  AD│Mary Jo┃AD│Mary Jo┃ AD│Mary Jo│"), "{}", sheet(60));
    assert_eq!(sheet(42).matches("│hand ").count(), 2, "{}", sheet(42));
    let stacked = sheet(30);
    assert_eq!(stacked.matches("│hand ").count(), 3, "{stacked}");
    assert_eq!(stacked.matches("2 knock +21*").count(), 1, "{stacked}");
    assert_eq!(stacked.matches("4 draw").count(), 1, "{stacked}");
}

/// Twenty-four lines show the head of a sheet and its last hands; forty columns have room for three games.
#[test]
fn a_low_terminal_shows_the_head_of_the_sheet() {
    let table = Table::new();
    table.plays("new Ann Bob pagat hollywood\n");
    for _ in 0..6 {
        table.plays("Ann 4 v 23\nBob 5 v 9\n");
    }
    table.plays("Bob 7 v 7\nAnn 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d 8s 9s\n");
    let sums = ["1-11*", "114", "20", "95", "16", "76", "12"];
    for (columns, first, undercut) in [(80, "│ 1-11* ", "13 undercut +10*"), (40, "│1-11* ", "13 u+10*")]
    {
        let shows = |line: &str| Screen { columns, variables: NO_COLOR }.shows(&table, line);
        let (low, all) = (shows("score"), shows("score --all"));
        assert!(low.lines().count() <= 22 && all.lines().count() > 24, "{low}{all}");
        let row = low.lines().find(|line| line.starts_with(first)).unwrap_or_else(|| panic!("{low}"));
        assert!(low.lines().nth(1).is_some_and(|head| head.contains("game 1")), "{low}");
        let figures: Vec<&str> =
            row.split(['│', '┃']).map(str::trim).filter(|cell| !cell.is_empty()).collect();
        assert_eq!(figures, sums, "{low}");
        assert!(low.contains(undercut) && !low.contains("8 knock") && all.contains("8 knock"), "{low}");
    }
    let bare = Screen { columns: 80, variables: NO_COLOR }.shows(&table, "--no-input");
    assert!(bare.lines().count() < 24 && bare.lines().any(|line| line.starts_with("┌")), "{bare}");
    let next = bare.find("Next: ").unwrap_or_else(|| panic!("{bare}"));
    assert!(bare.rfind('┘').is_some_and(|end| end < next), "{bare}");
}

/// The hand that ends a series, what it comes to and how to play on are on one screen of twenty-four lines; a higher one has the
/// sheet, too.
#[test]
fn the_end_of_a_series_fits_a_low_terminal() {
    for (rows, has_sheet) in [(24, false), (60, true)] {
        let table = Table::new();
        table.ok("new Ann Bob pagat hollywood stake=0.05");
        table.plays("Ann 4 v 23\nAnn gin v 40\nBob 6 v 20\ndraw\nAnn 3 v 33\nBob 8 v 5\nBob gin v 50\n");
        let mut evening = Terminal::drawing(&table, &[], 80, rows);
        evening.when("Bob deals> ", "Ann gin v 45\r");
        evening.says("Ann gin v 45");
        let end = evening.until("next series> ");
        let lines = end.lines().skip_while(|line| !line.starts_with("hand 8:")).count();
        assert!(lines <= usize::from(rows), "{end}");
        assert!(end.contains("difference") && end.contains("Bob pays Ann 38.80"), "{end}");
        assert_eq!(end.contains("│ 8 gin +65"), has_sheet, "{end}");
        evening.types("score\r");
        evening.says("│ 8 gin +65");
        // What is said last is typed in the shell.
        evening.when("next series> ", "bye\r");
        evening.says("`ginscore audit --seal");
        evening.ends(0);
    }
}

/// The counts of several games are a table, and what needs a sentence is below it.
#[test]
fn the_counts_of_hollywood_are_a_table() {
    let table = evening();
    table.ok("hand AD +20");
    for columns in [80, 40] {
        let counts = Screen { columns, variables: NO_COLOR }.shows(&table, "counts");
        assert!(counts.lines().count() < 14, "{counts}");
        let rows: Vec<&str> = counts.lines().filter(|row| row.contains("game 3")).collect();
        assert_eq!(rows.len(), 1, "{counts}");
    }
    // A screen reader, and a pipe, get sentences.
    for line in ["counts", "counts --plain"] {
        assert!(table.ok(line).out.contains("needs"), "{line}");
    }
}

/// Pipes, `--plain`, and terminals that cannot draw get ASCII and letters.
#[test]
fn others_get_ascii_and_letters() {
    let table = evening();
    for line in ["score", "why 6", "score --plain", "why 6 --plain"] {
        let piped = table.ok(line).out;
        assert!(piped.is_ascii(), "{piped}");
        assert_eq!(Screen { columns: 200, variables: DUMB }.shows(&table, line), piped);
        assert_eq!(uncolored(&Screen { columns: 200, variables: LETTERS }.shows(&table, line)), piped);
        if line.ends_with("--plain") {
            assert_eq!(uncolored(&Screen { columns: 200, variables: COLOR }.shows(&table, line)), piped);
        }
    }
}

/// Cards are red by their suit; a player called AD is not a card.
#[test]
fn only_cards_are_red() {
    let table = evening();
    let why = Screen { columns: 80, variables: COLOR }.shows(&table, "why 6");
    assert!(why.contains(" \u{1b}[31m4♥\u{1b}[0m \u{1b}[31m5♥\u{1b}[0m"), "{why}");
    assert!(
        why.contains(" 10♠ \u{1b}[31m10♥\u{1b}[0m") || why.contains("\u{1b}[31m10♥\u{1b}[0m 10♠"),
        "{why}"
    );
    assert!(why.contains("  AD: / ") && !why.contains("\u{1b}[31mAD"), "{why}");
    let letters = Screen { columns: 80, variables: LETTERS }.shows(&table, "why 6");
    assert!(letters.contains("\u{1b}[31m4H\u{1b}[0m") && !letters.contains("\u{1b}[31mAD"), "{letters}");
    // Through a pipe if color is forced, and by the option against everything else.
    let color = |variables: &[(&str, &str)], option: &str| {
        table.run_in(variables, &format!("why 6 {option}")).out.contains("\u{1b}[31m4H")
    };
    assert!(!color(COLOR, "--color=auto"));
    assert!(color(&[("CLICOLOR_FORCE", "1")], "--color=auto"));
    assert!(!color(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")], "--color=auto"));
    assert!(color(&[("NO_COLOR", "1")], "--color=always"));
    assert!(!color(&[("CLICOLOR_FORCE", "1")], "--color=never"));
}

/// A hand takes a line for what happened, one for the cards of each side, and one for the score, in which games are below
/// each other where they do not fit side by side. What happened, and what it changed, is bold.
#[test]
fn a_hand_takes_few_lines() {
    let table = evening();
    let line = "hand Mary 4-6s 8-jh / 2c ac ad v 7s 7h 7d kc kd qc jc 9c 8d 3d";
    let shown = |columns, variables| {
        let said = Screen { columns, variables }.shows(&table, line);
        table.ok("undo");
        said
    };
    let rows = |said: &str| said.lines().map(str::to_owned).collect::<Vec<_>>();
    let wide = rows(&shown(80, NO_COLOR));
    assert_eq!(wide.len(), 5, "{wide:#?}");
    assert!(wide[0].starts_with("hand 7: Mary Jo knocks, ") && wide[0].contains(" - 4 = "), "{}", wide[0]);
    assert_eq!(wide[1], "  Mary Jo  4♠ 5♠ 6♠  8♥ 9♥ 10♥ J♥ / A♣ 2♣ A♦ = 4");
    assert!(wide[2].starts_with("  AD       7♦ 7♥ 7♠  J♣ Q♣ K♣ / "), "{}", wide[2]);
    assert!(
        wide[3].starts_with("  game 2  AD 45  Mary Jo ") && wide[3].contains("    game 3  AD  0  Mary Jo ")
    );
    let narrow = shown(40, NO_COLOR);
    assert!(
        narrow.contains("  game 2  AD 45  Mary Jo ") && narrow.contains("\n  game 3  AD  0  Mary Jo "),
        "{narrow}"
    );
    let colored = shown(80, COLOR);
    assert!(colored.starts_with("\u{1b}[1mhand\u{1b}[0m"), "{colored:?}");
    assert!(
        colored.contains("\u{1b}[1mMary\u{1b}[0m \u{1b}[1mJo\u{1b}[0m") && !colored.contains("\u{1b}[1mAD"),
        "{colored:?}"
    );
}

/// As rustc: the carets are red and the hint is bright; only the first mistake of a line is shown.
#[test]
fn a_mistake_is_shown_in_color() {
    let table = evening();
    let colored = Screen { columns: 80, variables: COLOR }.shows(&table, "hand AD 1s 2x v 3y");
    assert!(colored.contains("\u{1b}[1m\u{1b}[31m^^"), "{colored:?}");
    assert!(colored.contains("\u{1b}[1m\u{1b}[36mhint"), "{colored:?}");
    assert!(colored.contains("\u{1b}[2m"), "{colored:?}");
    let plain = uncolored(&colored);
    assert_eq!(plain.matches("error: ").count(), 1, "{plain}");
    assert!(plain.ends_with("and 2 more mistakes\n"), "{plain}");
    // A program gets all of them.
    assert_eq!(table.run("hand AD 1s 2x v 3y --json").codes().len(), 3);
}

/// The longest names there are: in the sheet they are broken, in the score they are in sentences.
#[test]
fn long_names_fit() {
    let table = Table::new();
    let (one, two) = ("Wolfeschlegelsteinhausenbergerdorffwelch", "Featherstonehaughfeatherstonehaughfeathe");
    table.ok(&format!("new {one} {two} hollywood"));
    table.ok("hand Wolf +40");
    for columns in [80, 60, 40] {
        let sheet = Screen { columns, variables: NO_COLOR }.shows(&table, "score");
        let drawn = sheet.lines().filter(|row| row.contains(['│', '┃', '─']));
        assert!(drawn.map(UnicodeWidthStr::width).max().unwrap() <= usize::from(columns), "{sheet}");
    }
}

/// The picture of the README: three hands by a pair of hands, and the sheet, as a terminal shows them. `UPDATE=1` draws it anew.
#[test]
fn the_picture_of_the_readme_is_what_is_shown() {
    let table = Table::new();
    table.ok("new Ann Bob hollywood stake=0.10 dealer=Ann");
    let screen = Screen { columns: 80, variables: COLOR };
    let mut shown = String::new();
    for line in [
        "hand Ann 4 v 23",
        "hand Bob 4-7s 9cdh 2c 3c 4d v kcdh 2-4h 7h 3d 8s 9s",
        "hand Ann gin v 18",
        "score",
    ] {
        let typed = line.trim_start_matches("hand ");
        let said = screen.shows(&table, &format!("{line} --cards symbols"));
        shown.push_str(&format!("\u{1b}[1m> {typed}\u{1b}[0m\n{}\n", said.trim_end()));
    }
    let drawn = in_better_light(&anstyle_svg::Term::new().render_svg(&shown), &shown);
    is_current("docs/table.svg", &drawn, "picture");
}

/// A drawing in the colors of a usual dark terminal, in letters as high as a line, so that the lines of tables meet, and no wider
/// than what is shown.
fn in_better_light(svg: &str, shown: &str) -> String {
    const LETTER: (f64, f64) = (15.5, 9.34);
    let mut drawn = svg.to_owned();
    for (old, new) in [
        (".fg { fill: #AAAAAA }", ".fg { fill: #D8DEE9 }"),
        (".bg { fill: #000000 }", ".bg { fill: #1B1F27 }"),
        ("fill: #0087D7", "fill: #61AFEF"),
        ("fill: #D75F00", "fill: #F2A65A"),
        ("fill: #AA0000", "fill: #F26D6D"),
        (".dimmed { opacity: 0.4; }", ".dimmed { opacity: 0.6; }"),
        (
            "font: 14px SFMono-Regular, Consolas,",
            &format!("font: {}px DejaVu Sans Mono, SFMono-Regular, Consolas,", LETTER.0),
        ),
    ] {
        assert!(drawn.contains(old), "{old}");
        drawn = drawn.replace(old, new);
    }
    let plain: String =
        shown.split("\u{1b}[").map(|part| part.split_once('m').map_or(part, |(_, text)| text)).collect();
    let columns = plain.lines().map(|line| line.chars().count()).max().unwrap();
    let (start, rest) = drawn.split_once("width=\"").unwrap();
    let (_, rest) = rest.split_once('"').unwrap();
    format!("{start}width=\"{:.0}px\"{rest}", 20.0 + LETTER.1 * columns as f64)
}

/// eSpeak NG 1.52, which many screen readers have, does not speak the sign of `-21` in Polish and in Spanish.
#[test]
fn plain_text_speaks_signs() {
    let table = Table::new();
    table.ok("new Ann Bob stake=0.1");
    for line in ["Ann 4 v 23", "Bob gin v 31", "adjust Ann -40 '# renounce'"] {
        table.ok(line);
    }
    let words = [("en", "minus"), ("de", "minus"), ("it", "meno"), ("pl", "minus"), ("pt-BR", "menos")];
    let mut said = Vec::new();
    let mut ask = |lines: &[&str]| {
        for (language, _) in words {
            for line in lines {
                said.push((language, table.ok(&format!("{line} --plain --lang {language}")).out));
            }
        }
    };
    ask(&["score", "summary", "why game 1"]);
    table.ok("Bob 8 v 60");
    ask(&["score", "summary", "summary --evening", "why game 1", "why", "stats", "stats Ann"]);
    let is_signed = |text: &str| {
        text.split([' ', '(', '\n']).any(|word| {
            word.strip_prefix('-').is_some_and(|rest| rest.starts_with(|digit: char| digit.is_ascii_digit()))
        })
    };
    assert!(is_signed(&table.ok("score").out));
    for (language, word) in words {
        let of_language = said.iter().filter(|(of, _)| *of == language).map(|(_, text)| text);
        assert_eq!(of_language.clone().filter(|text| is_signed(text)).collect::<Vec<_>>(), [""; 0]);
        // `stats` has the figures of whoever is ahead.
        assert!(of_language.filter(|text| text.contains(&format!("{word} "))).count() >= 8, "{language}");
    }
}
