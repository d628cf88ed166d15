//! The rulebook and the presets: what they contain, their sources, and how rules differ.

use ginscore::show::rulebook;
use ginscore::show::rules::provenance::{source_of, title, unsourced as not_given};
use ginscore_rules::house::Preset;
use serde_json::json;

use crate::repository::{is_current, top, with_table};
use crate::table::Table;

#[test]
fn the_whole_rulebook_is_printed_in_order() {
    let table = Table::new();
    let book = table.ok("rules explain --all").out;
    let mut rest = book.as_str();
    for topic in rulebook::topics() {
        let (_, after) = rest.split_once(&format!("{}: {}\n", topic.name, topic.title)).unwrap();
        rest = after;
    }
    let topics = table.ok("rules explain --all --json").json()["topics"].clone();
    assert_eq!(topics.as_array().unwrap().len(), rulebook::topics().len());
    assert!(topics.as_array().unwrap().iter().all(|topic| topic["text"].is_string()));
    assert_eq!(table.run("rules explain --all gin").status, 2);
}

/// Passages that were once wrong.
#[test]
fn the_rulebook_says_what_its_sources_say() {
    let table = Table::new();
    let check = |topic: &str, text: &str| {
        let explained = table.ok(&format!("rules explain {topic} --sources")).out;
        let explained = explained.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(explained.contains(text), "{topic}: {explained}");
    };
    check("gin", "The Portuguese article allows laying off against gin: as soon as");
    check("turn", "Nobody may look at any card of the discard pile but the top one");
    check("turn", "Either player may spread the stock, face down, and count");
    check("deal", "the player who did not deal is dealt eleven cards");
    check("second deck", "rummytalk.com deals eleven cards to the player who did not deal");
    check("wrong count", "we could not read the rest of its page");
    for topic in ["false gin", "illegal meld", "miscount", "rearranging", "dead hand"] {
        check(topic, "http://rummytalk.com/the-counterfeit-meld-or-count/");
    }
}

/// What holds here, the rule, and only if asked for what others have.
#[test]
fn this_table_comes_first() {
    let table = Table::new();
    assert!(table.ok("rules explain undercut").out.starts_with("undercut: the defender has less"));
    table.ok("new Ann Bob pagat hollywood stake=0.05");
    for (topic, here) in [
        ("undercut", "undercut 10; equal counts are an undercut."),
        ("box", "line bonus 20 per box; boxes scored at the end."),
        ("line bonus", "line bonus 20 per box; boxes scored at the end."),
        ("shutout", "shutout 100; a shutout is a game without points."),
        ("layoff", "no laying off on gin."),
        ("stake", "0.05 per point; no rounding."),
    ] {
        let said = table.ok(&format!("rules explain {topic}")).out;
        assert_eq!(said.lines().next(), Some(&*format!("At this table: {here}")), "{topic}");
        assert_eq!(table.ok(&format!("help {topic}")).out, said, "{topic}");
        assert!(!said.contains("http") && said.lines().count() < 25, "{topic}: {said}");
        assert!(table.ok(&format!("help {topic} --sources")).out.contains(": http"), "{topic}");
    }
    for preset in Preset::ALL {
        table.ok(&format!("new Ann Bob {} stake=0.05 boxes.gin=3", preset.name));
        let said = table.ok("rules").out;
        assert!(said.starts_with(title(preset)), "{said}");
        let lines: usize = said.lines().map(|line| line.chars().count().div_ceil(74)).sum();
        assert!(lines <= 12, "{lines}: {said}");
    }
}

#[test]
fn presets_name_their_sources_and_mark_values_without_one() {
    let table = Table::new();
    let shown = table.ok("rules show rummytalk").out;
    let dealer = shown.lines().find(|line| line.starts_with("dealer ")).unwrap();
    assert!(dealer.ends_with("winner *"), "{dealer}");
    assert!(shown.contains("* not given by the source:\n  dealer: "), "{shown}");
    assert!(shown.contains("  rummytalk.com: http://rummytalk.com/\n"), "{shown}");
    let changed = table.ok("rules show rummytalk dealer=loser --json").json();
    let keys = |object: &serde_json::Value| {
        let marked = object["unsourced"].as_array().unwrap().iter();
        marked.map(|one| one.as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(keys(&changed), ["drawn_hand_dealer"], "a value that the user set needs no source");
    let marked = [
        ("rummytalk", vec!["dealer", "drawn_hand_dealer"]),
        ("stakes", vec!["drawn_hand_dealer"]),
        ("pagat", vec!["dealer"]),
        ("standard", vec![]),
    ];
    for (preset, expected) in marked {
        assert_eq!(keys(&table.ok(&format!("rules show {preset} --json")).json()), expected, "{preset}");
    }
    let list = table.ok("rules list --json").json();
    for preset in list["presets"].as_array().unwrap() {
        let address = preset["sources"][0]["address"].as_str();
        let has_none = address.is_none();
        // Only the preset whose rules all change nothing comes from nowhere.
        assert_eq!(has_none, preset["name"] == "bare");
        assert!(address.is_none_or(|address| address.starts_with("http")));
    }
    let list = table.ok("rules list").out;
    assert!(
        list.contains(
            "pagat            Pagat's rules: game to 100, gin 20, undercut 10, line bonus 20 per box"
        ),
        "{list}"
    );
    assert!(!list.contains("http") && Preset::ALL.iter().all(|preset| list.contains(preset.name)), "{list}");
}

#[test]
fn rules_are_compared_with_options_and_with_a_series() {
    let table = Table::new();
    table.ok("rules diff standard 'standard hollywood'").answers("columns  1 -> 3\n");
    let differ = table.ok("rules diff pagat 'online gin_bonus=20'").out;
    assert!(
        !differ.contains("gin_bonus  20 -> 25") && differ.contains("undercut_bonus  10 -> 25\n"),
        "{differ}"
    );
    table.ok("new Ann Bob pagat target=200 name=friday");
    assert_eq!(table.ok("rules diff pagat").out, "target  200 -> 100\n");
    assert_eq!(table.ok("rules diff pagat friday").out, "target  100 -> 200\n");
    let object = table.ok("rules diff friday pagat --json").json();
    assert_eq!((&object["from"], &object["to"]), (&json!("friday"), &json!("pagat")));
    assert_eq!(table.run("rules diff pagat 'friday hollywood' --json").codes(), ["unknown-preset"]);
    assert_eq!(table.run("rules diff pagat nosuch --json").codes(), ["unknown-preset"]);
    assert_eq!(Table::new().run("rules diff pagat --json").codes(), ["no-series"]);
}

/// docs/presets.md says where each preset comes from, and which of its values no source gives. `UPDATE=1` rewrites the tables.
#[test]
fn docs_list_sources_and_values_without_one() {
    let mut sources = "| preset | title | source |\n|---|---|---|\n".to_owned();
    let mut unsourced = "| preset | values | why |\n|---|---|---|\n".to_owned();
    for preset in Preset::ALL {
        sources.push_str(&format!("| `{}` | {} | {} |\n", preset.name, title(preset), source_of(preset)));
        let shown = Table::new().ok(&format!("rules show {} --json", preset.name)).json();
        let value = |key: &str| {
            let value = key.split('.').fold(&shown["values"], |values, part| &values[part]);
            format!("`{key}` {}", value.as_str().map_or_else(|| value.to_string(), str::to_owned))
        };
        let not_given: Vec<_> = not_given(preset).collect();
        for same_reason in not_given.chunk_by(|(_, one), (_, other)| one == other) {
            let values: Vec<String> = same_reason.iter().map(|(key, _)| value(key.name())).collect();
            let why = same_reason[0].1;
            unsourced.push_str(&format!("| `{}` | {} | {why} |\n", preset.name, values.join(", ")));
        }
    }
    let page = std::fs::read_to_string(top().join("docs/presets.md")).unwrap();
    let page = with_table(&with_table(&page, "sources", &sources), "unsourced", &unsourced);
    is_current("docs/presets.md", &page, "docs_list");
}

#[test]
fn rules_in_json_have_typed_values() {
    let table = Table::new();
    let shown = table.ok("rules show rummytalk --json").json();
    let values = &shown["values"];
    assert_eq!(values["column_multipliers"], serde_json::json!([1, 1, 2]));
    assert_eq!(values["shutout"], serde_json::json!({ "test": "no-points", "award": "double-total" }));
    assert_eq!(values["boxes"]["gin"], 2);
    assert_eq!(values["big_gin_bonus"], "none");
    assert_eq!(values["doubling_suits"], "S");
    assert_eq!(table.ok("rules list --json").json()["presets"].as_array().unwrap().len(), Preset::ALL.len());
    let differ = table.ok("rules diff pagat bicycle --json").json();
    assert_eq!(differ["differences"], serde_json::json!([]));
}
