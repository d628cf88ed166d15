//! `rules`: the presets, their values and sources, the rules that players saved, and the rulebook.

mod diff;
pub(crate) mod explain;
mod save;

use clap::{Args, Subcommand};
use ginscore_ledger::model::{PresetName, SavedPreset};
use ginscore_notation::shown;
use ginscore_rules::house::{HouseRules, Preset, RuleKey, RuleSettings};
use ginscore_rules::players::Lineup;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::commands::new::agreed::RuleWords;
use crate::commands::rules::diff::diff;
use crate::commands::rules::explain::{book, explain};
use crate::commands::rules::save::save;
use crate::commands::run::answer::Answered;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::options::{Rules, examples};
use crate::commands::run::plan::{Plan, Run, acts, shows};
use crate::say::text::{Line, Text};
use crate::say::{Fixed, Message, written::rules_commands as say, written::words::Labelled};
use crate::show::code::Code;
use crate::show::json::{self, WithSchema};
use crate::show::list::list as listing;
use crate::show::mistakes::book::book_error;
use crate::show::mistakes::saved_rules;
use crate::show::rulebook::Source;
use crate::show::rules::explain as book_words;
use crate::show::rules::house::{self, winner_of_sheet};
use crate::show::rules::provenance::{sources, unsourced};
use crate::show::series::terms::{agreed, besides, paying};

/// List, save and compare house rules, and read the rulebook.
///
/// Alone, says by which rules the current series is played.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore rules", "Say by which rules the current series is played."),
    ("ginscore rules show hollywood", "Show every rule of a preset."),
    ("ginscore rules save club pagat target=150", "Save the rules of the house under a name."),
    ("ginscore rules explain undercut", "Explain what an undercut is, and what it is worth here."),
]))]
pub(crate) struct RulesArgs {
    #[command(subcommand)]
    pub(crate) command: Option<RulesCommand>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum RulesCommand {
    /// List the presets with what each pays, and the rules that were saved.
    #[command(after_long_help = examples(&[
        ("ginscore rules list", "List the presets and the saved rules."),
    ]))]
    List,
    /// Save house rules under a name.
    ///
    /// Without words, saves the rules of the current series; with words, those that `ginscore new` would take with the
    /// same words. They are kept in the ledger's directory, for everyone who uses the ledger, and are named like a preset.
    /// `new`, `table` and `judge` take the rules called `default` if no preset is named. Series never change when the rules
    /// are saved again: each has its own rules in full.
    #[command(after_long_help = examples(&[
        ("ginscore rules save club", "Save the rules of the current series."),
        ("ginscore rules save club pagat target=150", "Save Pagat's rules with a change."),
        ("ginscore new Ann Bob club hollywood", "Play by them, three games side by side."),
        ("ginscore rules save default pagat", "Play by Pagat's rules from now on."),
    ]))]
    Save {
        /// The name: letters, digits, `-` and `_`.
        #[arg(value_name = "NAME")]
        name: String,
        /// A preset, forms of the game, and values.
        #[arg(value_name = "WORDS")]
        words: Vec<String>,
        #[command(flatten)]
        rules: Rules,
        /// Replace other rules of that name without asking.
        #[arg(short, long)]
        yes: bool,
    },
    /// Show every rule of a preset, of saved rules, or of the current series.
    #[command(after_long_help = examples(&[
        ("ginscore rules show", "Show the rules of the current series."),
        ("ginscore rules show pagat oklahoma", "Show a preset with the knock card."),
    ]))]
    Show {
        /// A preset, forms of the game, and values.
        #[arg(value_name = "WORDS")]
        words: Vec<String>,
        #[command(flatten)]
        rules: Rules,
    },
    /// Show where two sets of rules differ.
    ///
    /// Each is the words of rules, in quotation marks if there are several, or the name of a series. One alone is compared
    /// with the current series.
    #[command(after_long_help = examples(&[
        ("ginscore rules diff pagat online", "Show where the two differ."),
        ("ginscore rules diff pagat 'pagat hollywood'", "Show what the form changes."),
        ("ginscore rules diff pagat", "Show where the rules of the current series differ from Pagat's."),
    ]))]
    Diff {
        /// One or two sets of rules, or series.
        #[arg(
            value_name = "WORDS",
            num_args = 1..=2,
            required_unless_present = "in_words"
        )]
        sides: Vec<String>,
        #[command(flatten)]
        rules: Rules,
    },
    /// Explain a topic of the rulebook.
    ///
    /// Says first what holds in the current series. Without a topic, lists the topics and terms: what the words of the game
    /// mean, what each rule says and who plays by it, and what to do when something goes wrong at the table. A term of the
    /// game or a rule's key finds its topic, too. Error messages name their topic after `rule:`.
    #[command(after_long_help = examples(&[
        ("ginscore rules explain", "List the topics and terms of the rulebook."),
        ("ginscore rules explain --all", "Print the whole rulebook."),
        ("ginscore rules explain laying-off --sources", "Explain laying off, and its order in each source."),
        ("ginscore rules explain illegal-knock", "Explain what happens after a knock above the limit."),
    ]))]
    Explain {
        /// A topic, a term, a rule's key, or an unambiguous prefix.
        #[arg(value_name = "TOPIC")]
        topic: Vec<String>,
        /// Print the whole rulebook.
        #[arg(long, conflicts_with = "topic")]
        all: bool,
        /// Also say what other schools and sources have, with their addresses.
        #[arg(long)]
        sources: bool,
    },
}

impl Run for RulesArgs {
    fn plan(self: Box<Self>) -> Plan {
        let Some(command) = self.command else {
            return shows(in_force).needs_ledger(false);
        };
        match command {
            RulesCommand::List => shows(list).needs_ledger(false),
            RulesCommand::Save { name, words, rules, yes } => {
                let words = with_option(words, rules);
                acts(move |env| save(&name, &words, yes, env))
            }
            RulesCommand::Show { words, rules } => {
                let words = with_option(words, rules);
                shows(move |env| show(&words, env)).needs_ledger(false)
            }
            RulesCommand::Diff { sides, rules } => {
                // One side alone is compared with the current series.
                let sides: Vec<String> = sides.into_iter().chain(rules.in_words).collect();
                let needs_ledger = sides.len() < 2;
                shows(move |env| diff(&sides, env)).needs_ledger(needs_ledger)
            }
            RulesCommand::Explain { all: true, .. } => shows(book).needs_ledger(false),
            RulesCommand::Explain { topic, sources, .. } => {
                shows(move |env| explain(&topic.join(" "), sources, env)).needs_ledger(false)
            }
        }
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<PresetsView>("rules-list");
        all.add::<RulesView>("rules");
        all.add::<RulesView>("rules-show");
        all.add::<diff::DifferencesView>("rules-diff");
        all.add::<explain::OneTopicView>("rules-explain")
            .add::<explain::TopicsView>("rules-explain")
            .add::<explain::BookView>("rules-explain");
        all.add::<save::PresetSavedView>("rules-save");
    }
}

fn with_option(words: Vec<String>, rules: Rules) -> String {
    words.into_iter().chain(rules.in_words).collect::<Vec<_>>().join(" ")
}

fn list(env: &Env) -> Answered {
    let known = env.book.saved_presets()?;
    let mut saved: Vec<SavedPreset> = Vec::new();
    for name in &known.names {
        // One broken file does not hide the others.
        match env.book.saved_preset(name) {
            Ok(preset) => saved.extend(preset),
            Err(error) => env.warn_all(&book_error(&error)),
        }
    }
    for file in &known.ignored {
        env.remark(saved_rules::ignored(file));
    }
    let of_new_series = PresetName::of_new_series();
    let has_default = saved.iter().any(|preset| preset.name == of_new_series);
    let built_in = |preset: &Preset| {
        let house = HouseRules::new(preset.values()).unwrap_or_default();
        (preset.name, paying(preset.name, &house, Lineup::TWO))
    };
    let of_ledger = |preset: &SavedPreset| (preset.name.as_str().to_owned(), saved_rules::described(preset));
    let text = || {
        let text = listing(&Preset::ALL.iter().map(built_in).collect::<Vec<_>>(), env.look);
        match saved.as_slice() {
            [] => text,
            saved => {
                let saved: Vec<_> = saved.iter().map(of_ledger).collect();
                text.then(say::SavedInLedger.text()).then(listing(&saved, env.look))
            }
        }
    };
    Ok(env.answer(text, || {
        let default = if has_default { of_new_series.as_str() } else { Preset::STANDARD.name };
        presets(&saved, default)
    }))
}

/// Says by which rules the current series is played; without one, a new series. `rules show` has every key.
fn in_force(env: &Env) -> Answered {
    let Ok(series) = env.series_name() else {
        let asked = RuleWords::default().chosen(&env.book)?;
        let (name, house) = (&asked.name, &asked.house);
        let text = || said_of(paying(name, house, Lineup::TWO), name, house, Lineup::TWO);
        return Ok(env.answer(text, || {
            rules_shown(name, asked.preset.saved.as_ref(), house, &house::unsourced(name, house))
        }));
    };
    let opened = env.read(&series)?;
    let header = opened.series.header();
    let (name, house) = (&header.preset, &header.house);
    let text = || said_of(agreed(header), name, house, header.roster.lineup());
    Ok(env.answer(text, || rules_shown(name, None, house, &house::unsourced(name, house))))
}

fn said_of(first: String, preset: &str, house: &HouseRules, lineup: Lineup) -> Text {
    let mut text = Text::from(Line::from(format!("{first}.")));
    text.push(besides(preset, house, lineup));
    winner_of_sheet(house).into_iter().for_each(|line| text.push(line));
    text.push(say::EveryKey.line());
    text
}

/// Shows the rules that the words choose; without words, those of the current series if there is one.
fn show(words: &str, env: &Env) -> Answered {
    let rules = RuleWords::read(words, &env.book)?;
    let series = if rules.any() { None } else { env.series_name().ok() };
    let mut saved = None;
    let mut lineup = None;
    let (name, source, values) = match series {
        Some(series) => {
            let opened = env.read(&series)?;
            let header = opened.series.header();
            lineup = Some(header.roster.lineup());
            (header.preset.clone(), say::RulesOfSeries { series: &series }.said(), header.house.clone())
        }
        None => {
            let asked = rules.chosen(&env.book)?;
            env.remark_each(&asked.remarks);
            saved = asked.preset.saved.clone();
            (asked.name, asked.preset.source(), asked.house)
        }
    };
    let unsourced = house::unsourced(&name, &values);
    let text = || {
        let rules = house::rules(&values, lineup, &unsourced, env.look);
        let sources = book_words::sources(&Preset::named(&name).map_or_else(Vec::new, sources));
        let name = shown(&name);
        let sources = match sources.is_empty() {
            true => sources,
            false => format!("{}\n{sources}", say::SourcesOf { name: &name }.said()),
        };
        Text::from(Labelled { label: &name, what: shown(&source) }.line()).then(rules).then(sources)
    };
    let object = || rules_shown(&name, saved.as_ref(), &values, &unsourced);
    Ok(env.answer(text, object))
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PresetsView {
    presets: Vec<PresetView>,
    /// The name of the rules of new series in this ledger.
    default: String,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PresetView {
    name: String,
    /// The names of its sources; null for rules that players saved.
    source: Option<String>,
    sources: Vec<Source>,
    /// The keys of the values that the sources do not give, or on which they disagree.
    #[cfg_attr(test, schemars(with = "Vec<String>"))]
    unsourced: Vec<RuleKey>,
    /// True for rules that players saved in the ledger.
    saved: bool,
    /// The built-in preset that saved rules were made from.
    based_on: Option<String>,
    /// The note of saved rules.
    note: Option<String>,
}

/// The rules of a preset, perhaps with changes.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct RulesView {
    #[serde(flatten)]
    preset: PresetView,
    /// Every key, nested as in a ledger.
    values: Map<String, Value>,
}

fn presets(saved: &[SavedPreset], default: &str) -> WithSchema<PresetsView> {
    let built_in = |preset: &Preset| preset_view(preset.name, None, &unsourced(preset).collect::<Vec<_>>());
    let of_ledger = |preset: &SavedPreset| preset_view(preset.name.as_str(), Some(preset), &[]);
    let presets = Preset::ALL.iter().map(built_in).chain(saved.iter().map(of_ledger)).collect();
    json::answer(PresetsView { presets, default: default.to_owned() })
}

fn rules_shown(
    name: &str,
    saved: Option<&SavedPreset>,
    values: &RuleSettings,
    unsourced: &[(RuleKey, &str)],
) -> WithSchema<RulesView> {
    let values = json::nested(RuleKey::all(), values);
    json::answer(RulesView { preset: preset_view(name, saved, unsourced), values })
}

fn preset_view(name: &str, saved: Option<&SavedPreset>, unsourced: &[(RuleKey, &str)]) -> PresetView {
    let built_in = Preset::named(name).filter(|_| saved.is_none());
    let from = built_in.map_or_else(Vec::new, sources);
    let names: Vec<&str> = from.iter().map(|source| source.name).collect();
    PresetView {
        name: name.to_owned(),
        source: (!names.is_empty()).then(|| names.join(", ")),
        sources: from,
        unsourced: unsourced.iter().map(|(key, _)| *key).collect(),
        saved: saved.is_some(),
        based_on: saved.map(|preset| preset.based_on.clone()),
        note: saved.and_then(|preset| preset.note.clone()),
    }
}

fn not_of_series() -> Failure {
    Failure::mistake(Code::BadOption, say::NotOfSeries, say::NotOfSeriesHint)
}
