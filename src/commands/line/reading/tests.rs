use super::*;
use crate::commands::line::slips::is_legal;
use crate::commands::run::failure::Meant;
use crate::say::written::prompt::AnswerDraw;
use crate::say::{Fixed, Lang, speaking};
use ginscore_ledger::model::Header;
use ginscore_notation::Roster;
use ginscore_rules::house::{HouseRules, Preset, RuleKey, RuleSettings, RuleValue};
use ginscore_rules::players::Lineup;

mod asked;
mod made;
mod names;
mod over;
mod penalty;
mod recorded;
mod told;

fn series(lineup: Lineup, names: &[&str]) -> Series {
    by_preset("standard", lineup, names)
}

fn by_preset(preset: &str, lineup: Lineup, names: &[&str]) -> Series {
    by_rules(preset, Preset::named(preset).unwrap().values(), lineup, names)
}

fn by_rules(preset: &str, rules: RuleSettings, lineup: Lineup, names: &[&str]) -> Series {
    Series::new(Header {
        roster: Roster::new(lineup, names, None).unwrap(),
        start: chrono::DateTime::UNIX_EPOCH.fixed_offset(),
        first_dealer: None,
        stake: None,
        preset: preset.to_owned(),
        house: HouseRules::new(rules).unwrap(),
    })
}

fn two(one: &str, other: &str) -> Series {
    series(Lineup::TWO, &[one, other])
}

/// A series of two with these hands.
fn played([one, other]: [&str; 2], lines: &[&str]) -> Series {
    let mut series = two(one, other);
    for line in lines {
        let operation = series.read(line).unwrap();
        series.act(operation).unwrap();
    }
    series
}

/// Checks what each line means in its language.
fn check(rows: &[(&str, &str, &str)], series: &Series) {
    let wrong = |(tag, line, meant): &(&str, &str, &str)| {
        let found = speaking(Lang::with_tag(tag).unwrap(), || read(line, series));
        (found != *meant).then(|| format!("{tag}: {line}: {found}, not {meant}"))
    };
    let wrong: Vec<String> = rows.iter().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The same in English.
fn check_lines(rows: &[(&str, &str)], series: &Series) {
    check(&rows.iter().map(|(line, meant)| ("en", *line, *meant)).collect::<Vec<_>>(), series);
}

fn read(line: &str, series: &Series) -> String {
    match meaning(line, &series.entries(line), Purpose::Record, series) {
        Some(Meaning::Line { line, .. }) => line,
        Some(Meaning::Command(line)) => format!("> {line}"),
        Some(Meaning::Unclear(failure)) => match (failure.meant, failure.offers.as_slice()) {
            (Meant::InHint | Meant::Hint, [line]) => format!("perhaps {line}"),
            _ => format!("? {}", failure.reports.kept()[0].hint.clone().unwrap_or_default()),
        },
        None => "-".to_owned(),
    }
}

/// A sentence of each language that says how a hand ended.
#[test]
fn a_sentence_of_each_language_is_a_hand() {
    let series = two("Ann", "Bob");
    for (lang, sentence) in [
        ("de", "Ann klopft mit 4 und Bob hat 23"),
        ("it", "Ann bussa con 4 e Bob resta con 23"),
        ("pl", "Ann puka z 4 i Bob ma 23"),
        ("pt-BR", "Ann bate com 4 e Bob fica com 23"),
        ("pt-PT", "Ann bate com 4 e o Bob tem 23"),
    ] {
        let lang = Lang::with_tag(lang).unwrap();
        assert_eq!(speaking(lang, || read(sentence, &series)), "Ann 4 v 23", "{sentence}");
        // In another language its words are not known, but the hand is.
        assert_eq!(speaking(Lang::ENGLISH, || read(sentence, &series)), "perhaps Ann 4 v 23", "{sentence}");
    }
}

/// `a Giulia` says whose the count is; where somebody's name begins so, it may be that player.
#[test]
fn a_word_leads_to_the_name_after_a_comma() {
    let rows = [
        ("it", "Marco bussa con 4, a Giulia restano 23", "Marco 4 v 23"),
        ("it", "Marco chiude con gin, a Giulia rimangono 47", "Marco gin v 47"),
        ("en", "Marco knocks with 4, to Giulia 23", "Marco 4 v 23"),
    ];
    check(&rows, &two("Giulia", "Marco"));
    check(&[("it", "Anna bussa con 4, a Bob restano 23", "-")], &two("Anna", "Bob"));
}

/// Of a hand without its counts, the points in the example are those of the example's counts at this table.
#[test]
fn an_example_of_points_is_by_the_rules() {
    let both = |counts: &str, points: &str| {
        format!("? `{counts}` with what both had left, `{points}` if only the points are known")
    };
    // Where a card doubles a hand, the example is of one that does not, if there is one.
    for (suits, points) in [("none", "Zoe +12"), ("S", "Zoe +12"), ("CD", "Zoe +12"), ("CDHS", "Zoe +24")] {
        let mut values = Preset::named("oklahoma").unwrap().values();
        RuleKey::DoublingSuits.write(&mut values, &RuleValue::typed(suits)).unwrap();
        let series = by_rules("oklahoma", values, Lineup::TWO, &["Kai", "Zoe"]);
        assert_eq!(read("zoe undercut", &series), both("Kai 6 v 4", points), "{suits}");
    }
    for (undercut, knock, limit, undercuts, wins) in [
        (10, 0, 10, "Zoe +12", ("Zoe 4 v 23", "Zoe +19")),
        (25, 0, 10, "Zoe +27", ("Zoe 4 v 23", "Zoe +19")),
        (20, 5, 3, "-", ("Zoe 3 v 23", "Zoe +25")),
    ] {
        let mut values = Preset::named("bare").unwrap().values();
        for (key, value) in
            [(RuleKey::UndercutBonus, undercut), (RuleKey::KnockBonus, knock), (RuleKey::KnockLimit, limit)]
        {
            key.write(&mut values, &RuleValue::typed(&value.to_string())).unwrap();
        }
        let series = by_rules("bare", values, Lineup::TWO, &["Kai", "Zoe"]);
        let meant = if undercuts == "-" { "-".to_owned() } else { both("Kai 6 v 4", undercuts) };
        assert_eq!(read("zoe undercut", &series), meant, "{undercut}");
        for line in ["zoe wins", "kai concedes"] {
            assert_eq!(read(line, &series), both(wins.0, wins.1), "{line}");
        }
    }
}

#[test]
fn words_of_players_are_read_where_they_mean_one_thing() {
    let series = two("Kai", "Bob");
    check_lines(
        &[
            ("Bob's 4 v 23.", "Bob 4 v 23"),
            ("Kai 4 against 23", "Kai 4 v 23"),
            ("Kai 4 versus 23 # late", "Kai 4 v 23 # late"),
            ("Kai 4 vs 23", "Kai 4 v 23"),
            ("kai knocks with 4 gegen 23", "Kai 4 v 23"),
            ("Kai 4 against Bob's 23", "Kai 4 v 23"),
            ("Kai 4 v Bob 23", "Kai 4 v 23"),
            ("Kai 4 v Kai 23", "-"),
            ("Kai knocks with 4 and Bob has 23", "Kai 4 v 23"),
            ("Bob knocks with 4, Kai has 23", "Bob 4 v 23"),
            ("Kai gin and Bob 20", "Kai gin v 20"),
            ("Kai 4 and Kai 23", "-"),
            ("we take a break, back after tea", "perhaps quit"),
            ("break for Bob", "-"),
            ("kai gin 31 bob", "Kai gin v 31"),
            ("kai 4 - 23 bob", "perhaps Kai 4 v 23"),
            ("9 to 7 bob knocked", "perhaps Bob 7 v 9"),
            ("kai caught bob with 30, knocked with 5", "perhaps Kai 5 v 30"),
            ("kai knocked, bob had 17, he had 5", "perhaps Kai 5 v 17"),
            ("bob knocks 9, kai 7, that's an undercut", "perhaps Bob 9 v 7"),
            ("bob wins 5 to 18", "perhaps Bob 5 v 18"),
            ("kia knocks for 5, bob 19", "perhaps Kai 5 v 19"),
            ("penalty bob 10 looked at the stock", "perhaps adjust Bob -10 # looked at the stock"),
            ("how many does Bob need?", "> score --needs"),
            ("+19 kai", "perhaps Kai +19"),
            ("Kai 4 and 23", "perhaps Kai 4 v 23"),
            ("Kai 4 v 23 and Bob 3", "-"),
            ("fix 3 Kai 4 and Bob 23", "amend 3 Kai 4 v 23"),
            ("kai 4 contro 23", "Kai 4 v 23"),
            ("kai gin contra 23", "Kai gin v 23"),
            ("kai 4 przeciw 23", "Kai 4 v 23"),
            ("knocks Kai 4 v 23", "perhaps Kai 4 v 23"),
            ("bgin18", "Bob gin v 18"),
            ("kg23", "Kai gin v 23"),
            ("Kai +20 points", "Kai +20"),
            ("Bob -10 # looked", "adjust Bob -10 # looked"),
            ("Bob -10", "adjust Bob -10"),
            ("wash", "draw"),
            ("nobody knocked", "draw"),
            ("oops", "undo"),
            ("edit 3", "amend 3"),
            ("fix 3 Bob's 4 against 23.", "amend 3 Bob 4 v 23"),
            ("change 3 draw", "amend 3 draw"),
            ("amend 3 Bob's 4 v 23.", "amend 3 Bob 4 v 23"),
            ("remove 3", "delete 3"),
            ("redeal", "misdeal"),
            ("bob deals", "deal Bob"),
            ("settle", "> summary"),
            ("sheet", "> score"),
            ("bye", "> quit"),
            ("history", "> log"),
            ("last", "> why"),
            ("hint", "> help"),
            ("game 2", "> why game 2"),
            ("round 1", "> why round 1"),
            ("who won", "> score"),
            ("Who's winning?", "> score"),
            ("kai 4 23.", "Kai 4 v 23"),
            // Two lines each.
            ("tie", "? `draw` if nobody knocked, `Kai 4 v 4` if the counts were equal"),
            ("Bob tie", "? `draw` if nobody knocked, `Bob 4 v 4` if the counts were equal"),
            ("gin b 20", "perhaps Bob gin v 20"),
            (
                "print",
                "? `paper -o sheet.html` for a sheet to write on, `export -o evening.html` for this series",
            ),
            ("Kai won", "? `Kai 4 v 23` with what both had left, `Kai +19` if only the points are known"),
            ("20 gin", "? `Kai gin v 20` if Kai had gin, `Bob gin v 20` if Bob had gin"),
            (
                "Bob 20 points",
                "? `Bob +20` if the hand was worth that, `adjust Bob +20 # award` if there was no hand",
            ),
            // The winner first, who may not have knocked.
            ("Bob undercuts Kai 6 v 4", "perhaps Kai 6 v 4"),
            ("Bob undercuts Bob 6 4", "-"),
            ("Kai got undercut by Bob, 6 to 4", "perhaps Kai 6 v 4"),
            ("Kai was undercut 6 4", "perhaps Kai 6 v 4"),
            ("Bob undercuts Kai 16 4", "-"),
            ("penalty Bob 10", "perhaps adjust Bob -10 # penalty"),
            ("Bob: penalty 10 points # looked", "perhaps adjust Bob -10 # looked"),
            ("penalty Zoe 10", "-"),
            ("adjust Bob minus 10 # looked", "adjust Bob -10 # looked"),
            ("adjust Bob plus 10 # looked", "adjust Bob +10 # looked"),
            ("Bob minus 10", "adjust Bob -10"),
            ("take it back", "undo"),
            ("undo it", "undo"),
            ("undo 3", "-"),
            ("k 4 b 23", "Kai 4 v 23"),
            ("k 4 k 23", "-"),
            ("k 8 b 6", "perhaps Kai 8 v 6"),
            ("k gin b 6", "Kai gin v 6"),
            ("change 3 to Bob 4 against 23", "amend 3 Bob 4 v 23"),
            ("what does Bob owe", "> summary --evening"),
            ("Bob owes", "-"),
            ("what is a box", "> help box"),
            ("hand 1", "-"),
            ("show hand 1", "> why 1"),
            (
                "again",
                "? `new` with names and rules begins another one; `stop` ends this one before its time",
            ),
            // Hands as they are told.
            ("Bob g 41", "Bob gin v 41"),
            ("Bob gin on 30", "Bob gin v 30"),
            ("Bob goes gin, 20", "Bob gin v 20"),
            ("Kai knocks with 7, catches Bob with 30", "Kai 7 v 30"),
            ("stock ran out", "draw"),
            ("Bob 9, Kai 6 undercut", "perhaps Bob 9 v 6"),
            ("Kai 6, Kai 9 undercut", "-"),
            ("Bob 3/30", "perhaps Bob 3 v 30"),
            // Whoever knocked may be named second.
            ("Kai had 8, Bob knocked 9", "Bob 9 v 8"),
            ("kai 8, bob knocked 4", "Bob 4 v 8"),
            ("Bob has 5 and Kai knocks with 9", "Kai 9 v 5"),
            ("b left with 7, k knock 10", "Kai 10 v 7"),
            ("Kai 18, Bob gin", "Bob gin v 18"),
            ("Bob caught with 22, Kai 3", "Kai 3 v 22"),
            ("Bob caught with 9, Kai 3", "Kai 3 v 9"),
            ("Kai 4, caught Bob with 9", "perhaps Kai 4 v 9"),
            ("Kai 4 and caught Bob with 9", "perhaps Kai 4 v 9"),
            ("Kai was caught by Bob with 9, Bob 3", "perhaps Bob 3 v 9"),
            ("Bob stuck with 9 v Kai 4", "perhaps Kai 4 v 9"),
            ("Bob caught with 22 v 4", "perhaps Kai 4 v 22"),
            ("Kai 4 v Bob knocks 6", "perhaps Bob 6 v 4"),
            ("4 against 9, kai knocked", "? type `Kai 4 v 9` or `Kai 9 v 4`"),
            ("5 against 22, kai knocked", "perhaps Kai 5 v 22"),
            ("8 versus 9, bob went down", "? type `Bob 8 v 9` or `Bob 9 v 8`"),
            ("4 against 9, kai was caught", "? type `Bob 4 v 9` or `Bob 9 v 4`"),
            ("kai knocks 8 bob lays off to 6", "Kai 8 v 6"),
            // Counts before the names, and signs of a phone.
            ("Kai 18, Bob 4", "perhaps Bob 4 v 18"),
            ("knocked: kai 4, bob 23", "perhaps Kai 4 v 23"),
            ("kai, 4, 23", "Kai 4 v 23"),
            ("Bob went down with 4, Kai stuck with 33", "Bob 4 v 33"),
            ("bob knocks at 10 w/ kai holding 30", "Bob 10 v 30"),
            ("Kai had 8, Bob 4", "perhaps Kai 8 v 4"),
            ("Kai 8, Bob 14", "Kai 8 v 14"),
            ("k knocks 8, b 2", "Kai 8 v 2"),
            ("fix 3 k 4 b 23", "amend 3 Kai 4 v 23"),
            ("insert 3 k gin b 23", "insert 3 Kai gin v 23"),
            ("amend 3 k 8 b 6", "perhaps amend 3 Kai 8 v 6"),
            // What was recorded wrongly.
            ("change hand 3 to Kai 8 v 14", "amend 3 Kai 8 v 14"),
            ("replace 3 Kai 8 v 14", "amend 3 Kai 8 v 14"),
            ("hand 3 should be 8 v 14", "? `ginscore score` shows the numbers"),
            // Said of the last hand, which there is none of, and of one that was forgotten.
            ("make that 22", "-"),
            ("Bob gin v 41 again", "Bob gin v 41"),
            ("Bob gin Kai 41 again", "Bob gin v 41"),
            ("Kai 4 Bob 22 doubled", "perhaps Kai 4 v 22"),
            ("Kai 5 Bob 5 tie", "? type `Kai 5 v 5` or `Bob 5 v 5`"),
            ("is 7h 8h 9h a run", "> judge 7h 8h 9h"),
            ("meld QS KS AS", "> judge QS KS AS"),
            ("show score", "> score"),
            ("misdeal, 11 cards", "perhaps misdeal # 11 cards"),
            ("misdeal 11 cards", "perhaps misdeal # 11 cards"),
            ("Kai's deal", "deal Kai"),
            ("Bob dealt first", "deal Bob"),
            // Questions, and words of the program with other signs.
            ("score?", "> score"),
            ("Undo!", "undo"),
            ("undo?", "-"),
            ("who's the dealer?", "> score --next"),
            ("who is winning", "> score"),
            ("how much do I owe", "> summary --evening"),
            ("rename Kai to Mary Jo", "> players rename Kai 'Mary Jo'"),
            ("rename Kai Karl", "> players rename Kai Karl"),
            ("rename Zoe Karl", "-"),
            ("deal?", "> score --next"),
            // With words that are not known.
            ("Kai closes with 4 and Bob got 23", "perhaps Kai 4 v 23"),
            ("Kai 4 to Bob's 23 # late", "perhaps Kai 4 v 23 # late"),
            ("Kai knocked 4; Bob 23", "Kai 4 v 23"),
            ("Kai lays down 8, Bob got 6", "perhaps Kai 8 v 6"),
            ("Kai ends with 8, Bob got 6", "? type `Kai 8 v 6` or `Bob 6 v 8`"),
            ("Bob had 31 when Kai ginned", "perhaps Kai gin v 31"),
            ("Bob had 31 when Kai knocked with 4", "perhaps Kai 4 v 31"),
            ("Kai did not knock with 4, Bob had 23", "-"),
            ("Kai 4 Bob 23 boxes 3 extra", "-"),
            ("kai - 4, bob - 23", "perhaps Kai 4 v 23"),
            ("kai=4 bob=23", "perhaps Kai 4 v 23"),
            ("kai 4 / bob 23", "perhaps Kai 4 v 23"),
            ("big gin kai, bob 31", "Kai big gin v 31"),
            ("k4 b23", "perhaps Kai 4 v 23"),
            ("19 points for kai", "perhaps Kai +19"),
            ("19 for kai", "perhaps Kai +19"),
            ("kai scores 19", "perhaps Kai +19"),
            // It may have been Kai's knock, and an undercut.
            ("kai knocks, 3 against 9", "Kai 3 v 9"),
            ("kai, gin, bob 9", "Kai gin v 9"),
            ("whos winning", "> score"),
            ("no one knocked", "draw"),
            // The words in another order.
            ("Kai vs Bob 4", "-"),
            ("Kai vs Kai 4 23", "-"),
            // In its own form, or nothing that is known.
            ("Kai 4 v 23", "-"),
            ("undo", "-"),
            ("Kai knocks", "-"),
            ("7s", "-"),
            ("game", "-"),
            ("what a lovely evening", "-"),
            // Whoever speaks is the one of two who is not named.
            ("I knocked with 4 and Bob had 23", "perhaps Kai 4 v 23"),
            ("Kai ginned and I was holding 17", "perhaps Kai gin v 17"),
            ("oops, only one draw", "-"),
            ("Kai 4 points 20", "perhaps Kai 4 v 20"),
            ("zurück", "-"),
            ("remis", "-"),
        ],
        &series,
    );
    let german = Lang::with_tag("de").unwrap();
    speaking(german, || {
        check_lines(&[("oops", "undo")], &series);
        assert!(read("gleichstand", &series).starts_with("? `draw`"));
    });
}

/// What the program itself calls a draw, among the answers to its questions, is one.
#[test]
fn a_draw_is_called_as_the_program_does() {
    let series = two("Kai", "Bob");
    for tag in ["de", "it", "pl", "pt-BR", "pt-PT"] {
        speaking(Lang::with_tag(tag).unwrap(), || {
            assert_eq!(read(AnswerDraw.text(), &series), DRAW, "{tag}");
        });
    }
}

/// A line that seems to say who knocked is never recorded for the other player.
#[test]
fn no_hand_is_recorded_for_the_other_player() {
    let series = two("Kai", "Zoe");
    check_lines(
        &[
            ("Kai was ginned by Zoe 23", "perhaps Zoe gin v 23"),
            ("Kai got ginned by Zoe, 23", "perhaps Zoe gin v 23"),
            ("Kai ginned by Zoe with 23", "perhaps Zoe gin v 23"),
            ("Kai 9, knocked by Zoe 4", "perhaps Zoe 4 v 9"),
            ("Zoe 9 was knocked by Kai 4", "perhaps Kai 4 v 9"),
            ("with 5, Kai knocked; Zoe had 9", "perhaps Kai 5 v 9"),
            ("32 against 8, Kai knocked", "perhaps Kai 8 v 32"),
            ("Kai totally ginned by Zoe, 23", "perhaps Zoe gin v 23"),
            ("Kai knocks 4, Zoe lays off 2", "-"),
            ("Kai gin v zoe laid off 12", "-"),
            ("2 zoe 4", "-"),
            ("Kai 4 by 19", "perhaps Kai 4 v 19"),
            ("Kai gin by 43", "perhaps Kai gin v 43"),
            ("Kai didnt knock with 4, Zoe had 23", "-"),
            ("Kai never knocked 4, Zoe had 23", "-"),
            ("Kai almost gin, Zoe 23", "-"),
            ("if Kai had knocked with 4, Zoe would have 23", "-"),
        ],
        &series,
    );
    check_lines(
        &[
            ("9 v 4, Kai was caught", "? type `Zoe 9 v 4` or `Zoe 4 v 9`"),
            ("Kai caught, 9 v 4", "? type `Zoe 9 v 4` or `Zoe 4 v 9`"),
            ("Kai 4 caught with Zoe 9", "perhaps Kai 4 v 9"),
            ("had Kai 4, Zoe 23?", "-"),
            ("Kai 23, gin Zoe", "Zoe gin v 23"),
            ("Kai had 31, gin for Zoe", "? type `Zoe gin v 31` or `Zoe +31`"),
            ("Kai knocks 9, undercut, Zoe has 5", "perhaps Kai 9 v 5"),
            ("Kai 8, undercut by Zoe with 7", "perhaps Kai 8 v 7"),
            ("Kai was undercut 10 to 8", "perhaps Kai 10 v 8"),
            ("Kai knocked with 4, he had 15", "perhaps Kai 4 v 15"),
            ("who plays next?", "> score --next"),
            ("who pays what", "> summary --evening"),
            ("Kai 4,v 31", "Kai 4 v 31"),
            ("Zoe 6,24", "Zoe 6 v 24"),
            ("penalty Kai 10 drew two cards", "perhaps adjust Kai -10 # drew two cards"),
        ],
        &series,
    );
    let noah = two("Noah", "Theo");
    assert_eq!(read("no gin, theo 23", &noah), "-");
    for (tag, one, other, line) in [
        ("it", "Elsa", "Ivo", "Elsa attacca 2, Ivo 4"),
        ("de", "Anna", "Bodo", "Anna klopft 4, Bodo legt an 3"),
        ("de", "Anna", "Bodo", "Anna kein Gin, Bodo 23"),
        ("pl", "Ewa", "Jan", "Ewa nie puka z 4, Jan 23"),
        ("pt-BR", "Ana", "Olga", "Ana quase gin, Olga 23"),
    ] {
        let lang = Lang::with_tag(tag).unwrap();
        assert_eq!(speaking(lang, || read(line, &two(one, other))), "-", "{line}");
    }
    for (tag, one, other, line, meant) in [
        ("it", "Elsa", "Ivo", "Elsa 4, beccato il Ivo con 9", "perhaps Elsa 4 v 9"),
        ("de", "Anna", "Bodo", "Anna 9 erwischt, Bodo 4", "perhaps Bodo 4 v 9"),
        ("pl", "Ewa", "Jan", "Ewa złapana z 9, Jan 4", "Jan 4 v 9"),
        ("pt-BR", "Ana", "Olga", "Ana bateu com 4, Olga 23", "Ana 4 v 23"),
    ] {
        let lang = Lang::with_tag(tag).unwrap();
        assert_eq!(speaking(lang, || read(line, &two(one, other))), meant, "{line}");
    }
}

/// Where the upcard sets the limit, a card alone is the upcard.
#[test]
fn a_card_alone_is_the_upcard() {
    let series = by_preset("oklahoma", Lineup::TWO, &["Kai", "Bob"]);
    check_lines(
        &[
            ("7s", "@7s"),
            ("10H", "@th"),
            ("7", "-"),
            ("up 7s", "-"),
            ("10 diamonds", "@td"),
            // Other words are no card, and a card that is denied or discarded is none that was turned up.
            ("as before, Kai knocks with 1, Bob 23", "perhaps Kai 1 v 23"),
            ("not the 7s, Kai 3, Bob 23", "-"),
            ("we play for 5c, Kai 4 Bob 23", "-"),
            ("discarded 9d, Kai 3, Bob 23", "-"),
            ("as agreed", "-"),
            ("discard 9d", "-"),
            ("turn up 4 of spades", "@4s"),
            ("the knock card is 4s", "@4s"),
            ("up ace of hearts", "@ah"),
            ("ace of hearts", "@ah"),
        ],
        &series,
    );
}

#[test]
fn a_round_is_read_hand_by_hand() {
    let series =
        series(Lineup::Sides(ginscore_rules::house::Bounded::known::<2>()), &["Ann", "Cid", "Bob", "Dan"]);
    assert_eq!(read("Ann 4 against 23", &series), "Ann 4 v Bob 23");
    assert_eq!(read("Ann 4 versus 23; Dan's 3 v 9.", &series), "Ann 4 v 23; Dan 3 v 9");
    // A draw of two of them.
    for line in ["Ann and Bob draw", "draw Ann Bob", "Ann v Bob draw"] {
        assert_eq!(read(line, &series), "draw Ann v Bob", "{line}");
    }
    assert_eq!(read("Bob, Ann draw", &series), "draw Ann v Bob");
    assert_eq!(read("Cid and Dan draw; Ann 4 v Bob 23", &series), "draw Cid; Ann 4 v Bob 23");
    for line in ["Ann and Cid draw", "draw Ann Dan", "Ann and Zoe draw"] {
        assert_eq!(read(line, &series), "-", "{line}: they do not play each other");
    }
}
