//! The JSON Schema of the answers, made from their types, and the ids that it lists. A release has it as a file.

use std::borrow::Cow;
use std::collections::BTreeMap;

use ginscore_notation::end_name;
use ginscore_rules::cards::Suit;
use ginscore_rules::hand::{End, Step};
use ginscore_rules::settlement::Term;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::export::ExportView;
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
pub struct ExportsView {
    series: Vec<ExportView>,
}

/// The answers of each command that is no refusal, under its name, with a hyphen for the space of a subcommand.
pub struct Answers {
    types: SchemaGenerator,
    of: BTreeMap<&'static str, Vec<Value>>,
}

impl Answers {
    pub fn none() -> Answers {
        let types = SchemaSettings::draft2020_12().for_serialize().into_generator();
        Answers { types, of: BTreeMap::new() }
    }

    /// Adds an answer to those of a command.
    pub fn add<T: JsonSchema + Serialize>(&mut self, command: &'static str) -> &mut Answers {
        let answer = self.types.subschema_for::<WithSchema<T>>().to_value();
        self.of.entry(command).or_default().push(answer);
        self
    }

    /// Adds the answer with which a command fails, besides its faults.
    pub fn add_failed<T: JsonSchema + Serialize>(&mut self, command: &'static str) -> &mut Answers {
        self.add::<FailedWith<T>>(command)
    }

    /// The schema. Its definitions have the answers of each command under its name, and the parts of answers under names that
    /// begin with a capital letter.
    pub fn schema(mut self) -> String {
        let mut definitions = self.types.take_definitions(true);
        let each: Vec<Value> =
            self.of.keys().map(|name| json!({ "$ref": format!("#/$defs/{name}") })).collect();
        for (name, answers) in self.of {
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
}

/// The ids of the steps of a hand's points.
pub(super) const STEPS: [&str; 13] = [
    "difference",
    "deadwood",
    "gin-bonus",
    "big-gin-bonus",
    "undercut-bonus",
    "gin-off-bonus",
    "knock-bonus",
    "tie",
    "clubs-double",
    "diamonds-double",
    "hearts-double",
    "spades-double",
    "written",
];

/// The ids of the terms of a total.
pub(super) const TERMS: [&str; 9] = [
    "points",
    "game-bonus",
    "shutout-bonus",
    "points-lead",
    "line-lead",
    "line-bonus",
    "shutout-doubles",
    "in-winners-lead",
    "multiplier",
];

pub(super) const ENDS: [End; 8] =
    [End::Knock, End::Gin, End::BigGin, End::Undercut, End::GinOff, End::Tie, End::Draw, End::Points];

pub(super) fn ends() -> [&'static str; 8] {
    ENDS.map(end_name)
}

#[test]
fn the_lists_have_every_id() {
    let bonuses = ENDS.map(|end| Step::Bonus(end, 1));
    let doubled = Suit::ALL.map(Step::Doubled);
    let plain = [Step::Difference(1), Step::Deadwood(1), Step::KnockersCount(1), Step::Written(1)];
    // A step or a term that is new belongs among these, too.
    let id = |step: Step| match step {
        Step::Difference(_) | Step::Deadwood(_) | Step::KnockersCount(_) => step.id(),
        Step::Bonus(..) | Step::Written(_) | Step::Doubled(_) => step.id(),
    };
    let ids: Vec<&str> = bonuses.into_iter().chain(doubled).chain(plain).map(id).collect();
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
    let id = |term: Term| match term {
        Term::Points(_) | Term::GameBonus(_) | Term::ShutoutBonus(_) | Term::PointsLead(_) => term.id(),
        Term::LineLead(_) | Term::Line { .. } | Term::Times(_) => term.id(),
        Term::ShutoutDoubles | Term::InWinnersLead => term.id(),
    };
    assert_eq!(terms.map(id), TERMS);
}
