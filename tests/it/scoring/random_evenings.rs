//! Random evenings under random rules, played with the program itself.

use ginscore_rules::house::Preset;
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::Value;

use crate::evenings::hard_names;
use crate::table::{Table, sized};

/// A setting that can be combined with most others.
fn setting() -> impl Strategy<Value = String> {
    prop_oneof![
        (0..=10u32).prop_map(|limit| format!("knock_limit={limit}")),
        prop_oneof![Just("defender"), Just("no-bonus"), Just("knocker"), Just("nobody")]
            .prop_map(|tie| format!("undercut_tie={tie}")),
        (0..50u32).prop_map(|bonus| format!("gin_off_bonus={bonus}")),
        (0..50u32).prop_map(|bonus| format!("big_gin_bonus={bonus}")),
        (0..5u32).prop_map(|boxes| format!("boxes.gin={boxes}")),
        (0..50u32).prop_map(|value| format!("box_value={value}")),
        (1..200u32).prop_map(|target| format!("target={target}")),
        prop_oneof![Just("HS"), Just("none"), Just("CDHS")]
            .prop_map(|suits| format!("doubling_suits={suits}")),
        prop_oneof![Just("none"), Just("bonus"), Just("all")]
            .prop_map(|boxes| format!("doubled_boxes={boxes}")),
        prop_oneof![Just("end"), Just("each-hand")].prop_map(|timing| format!("box_timing={timing}")),
        prop_oneof![Just("next-open"), Just("nth-win")].prop_map(|entry| format!("column_entry={entry}")),
        prop_oneof![Just("one-sheet"), Just("to-300"), Just("best-of-3")]
            .prop_map(|series| format!("series={series}")),
        prop_oneof![Just("winner"), Just("loser"), Just("alternate")]
            .prop_map(|dealer| format!("dealer={dealer}")),
        prop_oneof![Just("same"), Just("next")].prop_map(|dealer| format!("drawn_hand_dealer={dealer}")),
        prop_oneof![Just("net-points"), Just("most-games")]
            .prop_map(|winner| format!("sheet_winner={winner}")),
        prop_oneof![Just("no-points"), Just("no-hands")].prop_map(|test| format!("shutout.test={test}")),
        Just("shutout.award=double-total".to_owned()),
        (0..600u32).prop_map(|to| format!("round_to={to}")),
    ]
}

/// The words of rules: a preset, perhaps forms, and some settings that can be combined.
fn rules() -> impl Strategy<Value = String> {
    let modifier = || prop_oneof![3 => Just(""), 1 => Just(" oklahoma"), 1 => Just(" hollywood")];
    (0..Preset::ALL.len(), modifier(), modifier(), vec(setting(), 0..5)).prop_map(
        |(preset, one, other, settings)| {
            let name = Preset::ALL[preset].name;
            // A form is given once, and a preset that is a form is one.
            let is_form = |form: &str| form.trim() == name;
            let one = if is_form(one) { "" } else { one };
            let other = if one == other || is_form(other) || (one, other) == ("", "") { "" } else { other };
            // The multipliers of this preset fit only its own columns.
            let columns = if name == "rummytalk" { "" } else { one };
            format!("{name}{columns}{other}{}", once_each(&settings))
        },
    )
}

/// The settings, each key once.
fn once_each(settings: &[String]) -> String {
    let key = |setting: &String| setting.split('=').next().map(str::to_owned);
    let is_first =
        |(at, setting): &(usize, &String)| !settings[..*at].iter().any(|before| key(before) == key(setting));
    settings.iter().enumerate().filter(is_first).map(|(_, setting)| format!(" {setting}")).collect()
}

/// Players of a lineup, as after `new`, and rules that they can play.
fn started() -> impl Strategy<Value = (Vec<&'static str>, String, String)> {
    let preset =
        |at: usize| Some(Preset::ALL[at].name).filter(|name| !name.contains("hollywood")).unwrap_or("pagat");
    let many = move |lineup: &'static str, payments: &'static [&'static str]| {
        (0..Preset::ALL.len(), 20..90u32, prop::sample::select(payments))
            .prop_map(move |(at, target, pays)| (lineup, format!("{} target={target}{pays}", preset(at))))
    };
    let lineup = prop_oneof![
        4 => rules().prop_map(|rules| ("01", rules)),
        2 => many("01v23", &["", " payment=side-pays-side"]),
        1 => many("0v12", &[""]),
        1 => many("012", &[""]),
    ];
    (lineup, hard_names(4)).prop_map(|((lineup, rules), names)| {
        let word =
            |sign: char| sign.to_digit(10).map_or("v".to_owned(), |at| format!("'{}'", names[at as usize]));
        let players = names[..lineup.replace('v', "").len()].to_vec();
        // Three in turn have one game.
        let rules = if lineup == "012" { rules.replace("rummytalk", "pagat") } else { rules };
        (players, lineup.chars().map(word).collect::<Vec<_>>().join(" "), rules)
    })
}

/// A line that is legal under any rules: it has a knock card, and the hand is gin or in points. A name is a number in braces.
fn line() -> impl Strategy<Value = String> {
    let player = || (0..4u32).prop_map(|player| format!("{{{player}}}"));
    let suit = || prop_oneof![Just("kc"), Just("kd"), Just("kh"), Just("ks")];
    prop_oneof![
        1 => Just("draw # out of cards".to_owned()),
        1 => player().prop_map(|player| format!("deal {player}")),
        2 => (player(), 0..60u32, suit()).prop_map(|(player, count, card)| format!("{player} gin v {count} @{card}")),
        2 => (player(), 0..60u32, suit()).prop_map(|(player, count, card)| format!("{player} big-gin v {count} @{card}")),
        1 => (1..6u32, player(), 0..90u32, suit()).prop_map(|(hand, player, points, card)| {
            format!("amend {hand} {player} +{points} @{card}")
        }),
        1 => Just("undo".to_owned()),
        1 => Just("redo".to_owned()),
        2 => (vec(setting(), 1..4), prop_oneof![Just(""), Just(" stake=0.10"), Just(" # at last")])
            .prop_map(|(settings, more)| format!("agree{}{more}", once_each(&settings))),
        1 => (0..Preset::ALL.len()).prop_map(|at| format!("agree {}", Preset::ALL[at].name)),
        4 => (player(), 0..90u32, suit()).prop_map(|(player, points, card)| format!("{player} +{points} @{card}")),
        1 => suit().prop_map(|card| format!("{{0}} 8cds 3-6s 9-jd v adhs t-ks 3c 5c qc @{card} # of cards")),
    ]
}

fn without_rules(mut answer: Value) -> Value {
    answer.as_object_mut().unwrap().remove("rules").unwrap();
    answer
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(8, 60), ..ProptestConfig::default() })]

    #[test]
    fn log_undo_and_audit_agree_for_every_series((names, players, rules) in started(), dealer in any::<bool>(), lines in vec(line(), 1..14)) {
        let table = Table::new();
        let is_of_two = names.len() == 2;
        let dealer = if dealer && is_of_two { format!(" 'dealer={}'", names[1]) } else { String::new() };
        table.ok(&format!("new {players} {rules}{dealer} stake=0.05"));
        for line in &lines {
            let line = (0..4).fold(line.clone(), |line, at| line.replace(&format!("{{{at}}}"), names[at % names.len()]));
            let done = table.run_with(&["table"], &format!("{line}\n"));
            if done.status != 0 {
                let refused = [
                    "the series is over",
                    "there is nothing to",
                    "there is no hand",
                    "the series would end",
                    "these rules have no big gin",
                    "it is not their turn",
                    "in this round has ended",
                    "sits out this hand",
                    "cannot deal the next hand",
                    "is not recorded yet",
                ];
                // Rules can be refused for many reasons: their hands, the players, each other.
                let is_known = line.starts_with("agree") && [1, 2].contains(&done.status)
                    || refused.iter().any(|said| done.err.contains(said));
                prop_assert!(is_known && !done.err.contains("a bug"), "{line}: {}", done.err);
            }
        }
        let score = table.ok("score --json").unsealed();
        let summary = table.ok("summary --json").out;

        // Undo and redo give the same score.
        if table.run("undo").status == 0 {
            prop_assert_ne!(&table.ok("log").out, "");
            table.ok("redo");
        }
        prop_assert_eq!(&table.ok("score --json").unsealed(), &score);

        // Scoring the series under its own rules changes nothing.
        let bare = table.ok("log --bare").out;
        let is_rule = |word: &String| !["stake=", "start=", "dealer=", "out="].iter().any(|key| word.starts_with(key));
        let new = shlex::split(bare.lines().next().unwrap()).unwrap().into_iter().skip_while(|word| word != "bare");
        // `dealer=` is a rule, and who deals first.
        let dealers = ["dealer=winner", "dealer=loser", "dealer=alternate"];
        let rules: Vec<String> = new.filter(|word| is_rule(word) || dealers.contains(&word.as_str())).collect();
        let same = table.ok(&format!("summary --json --as '{}'", rules.join(" "))).json();
        prop_assert_eq!(without_rules(same), without_rules(serde_json::from_str(&summary).unwrap()));

        // The log replays to the same summary, and so does the log with all corrections.
        for log in ["log", "log --all"] {
            let again = Table::new();
            let script = table.ok(log).out;
            let done = again.run_with(&["table", "-q"], &script);
            prop_assert_eq!(done.status, 0, "{}{}", script, done.err);
            prop_assert_eq!(&again.ok("summary --json").out, &summary);
            let (one, other) = (again.ok("score --json").json(), table.ok("score --json").json());
            for key in ["sheets", "hands", "dealer"] {
                prop_assert_eq!(&one[key], &other[key], "{}", key);
            }
        }

        // So does the script that names no preset, imported into an empty ledger.
        let again = Table::new();
        let script = table.ok("log --bare").out;
        let done = again.run_with(&["import", "-"], &script);
        prop_assert_eq!(done.status, 0, "{}{}", script, done.err);
        prop_assert_eq!(&again.ok("log --bare").out, &script);
        let both = [&again, &table].map(|table| without_rules(table.ok("summary --json").json()));
        prop_assert_eq!(&both[0], &both[1], "{}", script);
        prop_assert_eq!(&again.ok("score --json").json()["dealer"], &table.ok("score --json").json()["dealer"]);

        // The audit reports nothing.
        let audit = table.ok("audit -q");
        prop_assert_eq!((audit.out.as_str(), audit.err.as_str()), ("", ""));
    }
}

/// A number as plain text has it.
fn spoken(number: &str) -> String {
    number.replace('-', "minus ")
}

/// The words after a label, up to a comma or the end of the line: what a sentence gives a name.
fn given<'t>(text: &'t str, label: &str, name: &str) -> Option<&'t str> {
    let line = text.lines().find_map(|line| line.trim().strip_prefix(label)?.strip_prefix(": "))?;
    // One name may be the beginning of the other.
    let figure =
        |of: &'t str| of.strip_prefix(name)?.strip_prefix(' ').filter(|of| !of.contains(char::is_alphabetic));
    line.split(", ").find_map(figure)
}

/// The most deadwood that a line of `counts` gives: 98 for any.
fn held(line: &str) -> Value {
    let count = line.split_once(": ").unwrap().1;
    match count.split_once(" or less") {
        Some((count, _)) => count.parse::<u64>().unwrap().into(),
        None if count.starts_with("any") => 98.into(),
        None if count == "only 0" => 0.into(),
        None => Value::Null,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(8, 60), ..ProptestConfig::default() })]

    #[test]
    fn sentences_and_json_say_the_same(
        (names, players, rules) in started(),
        others in rules(),
        stake in prop_oneof![Just(""), Just("stake=0.05"), Just("stake=5/game"), Just("stake=20/sheet")],
        hands in vec((0..4usize, 0..90u32), 1..10),
        end in prop_oneof![Just("draw @kc"), Just("stop")],
    ) {
        let table = Table::new();
        table.ok(&format!("new {players} {rules} {stake}"));
        let is_of_two = names.len() == 2;
        for (winner, points) in &hands {
            table.run(&format!("hand '{} +{points} @kc'", names[winner % names.len()]));
        }
        table.run(&format!("hand {end}"));

        for with in [String::new(), format!("--as '{others}'"), "--as 'bare payment=side-pays-side'".to_owned()] {
            let said = table.run(&format!("summary --plain {with}"));
            if said.status != 0 {
                let in_turn = names.len() == 3 && !players.contains(" v ");
                let cannot = ["three players in turn cannot", "with three in turn", "changes nothing here"];
                let is_known = with.contains("payment=") && names.len() != 4
                    || in_turn && !with.is_empty() && cannot.iter().any(|why| said.err.contains(why));
                prop_assert!(is_known, "{players}: {with}: {}", said.err);
                continue;
            }
            let answer = table.ok(&format!("summary --json {with}")).json();
            let payments = answer["payments"].as_array().unwrap();
            if let (true, Some(points)) = (is_of_two, answer["difference"].as_u64().filter(|points| *points > 0)) {
                prop_assert!(said.out.contains(&format!(" {points} point")), "{}", said.out);
            }
            if !(is_of_two && stake.is_empty()) {
                let is_paid = |line: &&str| line.contains(" pays ") && !line.starts_with("Nobody") && !line.starts_with("Under");
                let mut paid = said.out.lines().filter(is_paid);
                for payment in payments {
                    let word = |key: &str| payment[key].as_str().unwrap_or_default().to_owned();
                    let due = match payment["amount"].as_str() {
                        Some(amount) => amount.to_owned(),
                        None => payment["points"].to_string(),
                    };
                    let expected = format!("{} pays {} {due}", word("from"), word("to"));
                    let line = paid.next().unwrap_or_default();
                    prop_assert!(line.starts_with(&expected), "{with}: {expected}: {}", said.out);
                }
                prop_assert_eq!(paid.next(), None, "{}: {}", with, said.out);
            }
            for sheet in answer["sheets"].as_array().unwrap() {
                for game in sheet["games"].as_array().unwrap().iter().filter(|game| game["winner"].is_string()) {
                    for (name, total) in game["totals"].as_object().unwrap() {
                        let has = said.out.split([',', ';', '\n']).any(|of| of.ends_with(&format!("{name} {}", spoken(&total.to_string()))));
                        prop_assert!(has || total == 0, "{with}: {name} {total}: {}", said.out);
                    }
                }
            }
        }

        let (said, answer) = (table.ok("stats --plain").out, table.ok("stats --json").json());
        for player in answer["players"].as_array().unwrap() {
            let name = player["name"].as_str().unwrap();
            let money = player["money"].as_str().filter(|money| money.starts_with(|first: char| ('1'..='9').contains(&first)));
            let (net, won) = (player["net"].as_i64().unwrap(), player["hands"]["won"].to_string());
            if is_of_two {
                let told = |label| given(&said, label, name).map(|figure| figure.trim_start_matches('+'));
                prop_assert_eq!(told("hands won").unwrap_or("0"), won, "{}", said);
                prop_assert_eq!(told("net points").unwrap_or("0"), net.max(0).to_string(), "{}", said);
                if let Some(money) = money {
                    prop_assert_eq!(told("money"), Some(money), "{}", said);
                }
            } else {
                let row = said.lines().find(|line| line.starts_with(&format!("{name}: "))).unwrap();
                prop_assert!(row.contains(&format!(", won {won}, net points {}, ", spoken(&format!("{net:+}")))), "{row}: {net}");
                prop_assert!(money.is_none_or(|money| row.ends_with(&format!("money +{money}"))), "{row}: {money:?}");
            }
        }

        if is_of_two {
            let (said, answer) = (table.ok("counts --plain").out, table.ok("counts --json").json());
            let mut lines = said.lines().filter(|line| line.contains(" needs ") || line.contains(": enough") || line.starts_with("    safe "));
            for game in answer["games"].as_array().unwrap() {
                for name in &names {
                    let player = &game["players"][name];
                    let needs = lines.next().unwrap();
                    prop_assert!(needs.trim().starts_with(&format!("{name} ")), "{needs}");
                    prop_assert!(needs.contains(&format!(" {} point", player["to_close"])) || player["to_close"] == 0, "{needs}");
                    if answer["knock_limit"] != 0 {
                        prop_assert_eq!(held(lines.next().unwrap()), player["safe_from_knock"].clone(), "{}", said);
                    }
                    prop_assert_eq!(held(lines.next().unwrap()), player["safe_from_gin"].clone(), "{}", said);
                    if lines.clone().next().is_some_and(|line| line.contains(" big gin: ")) {
                        prop_assert_eq!(held(lines.next().unwrap()), player["safe_from_big_gin"].clone(), "{}", said);
                    }
                }
            }
            prop_assert_eq!(lines.next(), None, "{}", said);
        }
    }
}
