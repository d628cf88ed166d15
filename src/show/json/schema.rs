//! The JSON Schema of the answers, made from their types. A release has it as a file.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs;

use ginscore_rules::cards::Suit;
use ginscore_rules::hand::Step;
use ginscore_rules::settlement::Term;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::cards::{BestView, GroupsView};
use super::counts::CountsView;
use super::export::ExportView;
use super::hand::{CorrectionView, JudgedView, RecordedView, WhyView};
use super::ids::{ENDS, STEPS, TERMS};
use super::ledger::{ExportedView, FileView, ImportedView, LinesView, NotedSealView, RemarksView, SoundView};
use super::players::{PlayersView, RenamedView};
use super::rules::{
    BookView, DifferencesView, OneTopicView, PresetSavedView, PresetsView, RulesView, TopicsView,
};
use super::score::ScoreView;
use super::series::{BoardView, DeletedView, ListView, MovedView, OneView, ShownView};
use super::statistics::StatsView;
use super::summary::{EveningAnswerView, SummaryView, WhyGameView, WhySeriesView};
use super::{FailedView, PerPlayer, SCHEMA, WithSchema};
use crate::show::code::Code;

impl<T: JsonSchema> JsonSchema for PerPlayer<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        BTreeMap::<String, T>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        BTreeMap::<String, T>::json_schema(generator)
    }
}

impl JsonSchema for Code {
    fn schema_name() -> Cow<'static, str> {
        "Code".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let codes: Vec<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
        json_schema!({ "type": "string", "enum": codes })
    }
}

/// An answer of a command that failed, with what it answers besides.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Failed{T}")]
struct FailedWith<T> {
    #[serde(flatten)]
    besides: T,
    #[serde(flatten)]
    failed: FailedView<'static>,
}

/// The answer of `export --format json`.
#[derive(Serialize, JsonSchema)]
struct ExportsView {
    series: Vec<ExportView>,
}

fn of<T: JsonSchema + Serialize>(generator: &mut SchemaGenerator) -> Value {
    generator.subschema_for::<WithSchema<T>>().to_value()
}

/// The answers of each command that is no refusal, under its name, with a hyphen for the space of a subcommand.
fn commands(all: &mut SchemaGenerator) -> Vec<(&'static str, Vec<Value>)> {
    let mut commands = vec![
        ("new", vec![of::<OneView>(all)]),
        ("score", vec![of::<ScoreView>(all), of::<OneView>(all)]),
        ("summary", vec![of::<SummaryView>(all), of::<EveningAnswerView>(all), of::<LinesView>(all)]),
        ("log", vec![of::<LinesView>(all)]),
        ("why", vec![of::<WhyView>(all), of::<WhyGameView>(all), of::<WhySeriesView>(all)]),
        ("counts", vec![of::<CountsView>(all)]),
        (
            "audit",
            vec![
                of::<SoundView<RemarksView>>(all),
                of::<SoundView<NotedSealView>>(all),
                of::<FailedWith<RemarksView>>(all),
                of::<FailedWith<NotedSealView>>(all),
            ],
        ),
        ("paper", vec![of::<FileView>(all)]),
        ("best", vec![of::<BestView>(all)]),
        ("judge", vec![of::<JudgedView>(all), of::<GroupsView>(all), of::<FailedWith<GroupsView>>(all)]),
        ("rules-list", vec![of::<PresetsView>(all)]),
        ("rules-show", vec![of::<RulesView>(all)]),
        ("rules-diff", vec![of::<DifferencesView>(all)]),
        ("rules-explain", vec![of::<OneTopicView>(all), of::<TopicsView>(all), of::<BookView>(all)]),
        ("rules-save", vec![of::<PresetSavedView>(all)]),
        ("series-list", vec![of::<ListView>(all)]),
        ("series-use", vec![of::<OneView>(all)]),
        ("series-show", vec![of::<ShownView>(all)]),
        ("series-delete", vec![of::<MovedView>(all)]),
        ("series-restore", vec![of::<MovedView>(all), of::<DeletedView>(all)]),
        ("series-rename", vec![of::<MovedView>(all)]),
        ("players", vec![of::<PlayersView>(all)]),
        ("players-rename", vec![of::<RenamedView>(all)]),
        ("board", vec![of::<BoardView>(all)]),
        ("export", vec![of::<ExportsView>(all), of::<ExportedView>(all)]),
        ("import", vec![of::<ImportedView>(all), of::<LinesView>(all)]),
        ("stats", vec![of::<StatsView>(all)]),
        ("faults", vec![of::<FailedView<'static>>(all)]),
    ];
    for hand in ["hand", "draw"] {
        commands.push((hand, vec![of::<RecordedView>(all)]));
    }
    let corrections =
        ["undo", "redo", "amend", "insert", "delete", "deal", "up", "misdeal", "adjust", "stop", "seat"];
    for correction in corrections {
        commands.push((correction, vec![of::<CorrectionView>(all)]));
    }
    commands
}

/// The schema. Its definitions have the answers of each command under its name, and the parts of answers under names that
/// begin with a capital letter.
fn schema() -> String {
    let mut all = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let commands = commands(&mut all);
    let mut definitions = all.take_definitions(true);
    let mut names: Vec<&str> = commands.iter().map(|(name, _)| *name).collect();
    names.sort_unstable();
    let each: Vec<Value> = names.iter().map(|name| json!({ "$ref": format!("#/$defs/{name}") })).collect();
    for (name, answers) in commands {
        let definition = match answers.as_slice() {
            [answer] => answer.clone(),
            several => json!({ "anyOf": several }),
        };
        definitions.insert(name.to_owned(), definition);
    }
    let root: Map<String, Value> = [
        ("$schema", json!("https://json-schema.org/draft/2020-12/schema")),
        ("title", json!(format!("Answers of ginscore --json, schema {SCHEMA}"))),
        (
            "description",
            json!("#/$defs/COMMAND has the answers of a command, such as hand or rules-show, and #/$defs/faults those of any command that fails."),
        ),
        ("anyOf", json!(each)),
        ("$defs", Value::Object(definitions)),
    ]
    .into_iter()
    .map(|(key, value)| (key.to_owned(), value))
    .collect();
    let text = serde_json::to_string_pretty(&root).unwrap();
    // The names of the types without what they all end with.
    format!("{}\n", text.replace("View\"", "\"").replace("ViewAnswer\"", "WithSchema\""))
}

/// Writes the schema into the file that `GINSCORE_SCHEMA` names: `packaging/release.py` packs it, and the tests of the program
/// compare answers with it. The types have a schema in tests alone, so nothing else can make it.
#[test]
#[ignore = "writes a file, for a release and for other tests"]
fn write_the_schema() {
    let file = std::env::var_os("GINSCORE_SCHEMA").expect("GINSCORE_SCHEMA names the file");
    fs::write(file, schema()).unwrap();
}

/// Two types of one name would be told apart by a number.
#[test]
fn every_type_has_its_own_name() {
    let schema: Value = serde_json::from_str(&schema()).unwrap();
    let names = schema["$defs"].as_object().unwrap().keys();
    let numbered: Vec<&String> = names.filter(|name| name.ends_with(|one: char| one.is_numeric())).collect();
    assert!(numbered.is_empty(), "{numbered:?}");
}

#[test]
fn the_lists_have_every_id() {
    let bonuses = ENDS.map(|end| Step::Bonus(end, 1));
    let doubled = Suit::ALL.map(Step::Doubled);
    let plain = [Step::Difference(1), Step::Deadwood(1), Step::KnockersCount(1), Step::Written(1)];
    let ids: Vec<&str> = bonuses.into_iter().chain(doubled).chain(plain).map(Step::id).collect();
    assert!(ids.iter().all(|id| STEPS.contains(id)) && STEPS.iter().all(|id| ids.contains(id)), "{ids:?}");
    let terms = [
        Term::Points(1),
        Term::GameBonus(1),
        Term::ShutoutBonus(1),
        Term::PointsLead(1),
        Term::LineLead(1),
        Term::Line { boxes: 1, each: 1 },
        Term::ShutoutDoubles,
        Term::InWinnersLead,
        Term::Times(2),
    ];
    assert_eq!(terms.map(Term::id), TERMS);
}
