//! `rules diff`: where two sets of rules differ.

use ginscore_rules::house::{HouseRules, RuleKey, RuleValue};
use ginscore_rules::players::Lineup;
use serde::Serialize;

use crate::commands::new::agreed::RuleWords;
use crate::commands::run::answer::Answered;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::say::Fixed;
use crate::say::written::rules_commands as say;
use crate::show::code::Code;
use crate::show::json;

struct ComparedRules {
    name: String,
    house: HouseRules,
}

/// Shows where two sets of rules differ. One alone is compared with those of the current series.
pub(super) fn diff(sides: &[String], env: &Env) -> Answered {
    let (one, other) = match sides {
        [words] => {
            let series = env.series_name()?;
            let lineup = env.read(&series)?.series.header().roster.lineup();
            (series_side(&series, env)?, side(words, Some(lineup), env)?)
        }
        [one, other] => {
            // A preset is compared with a series as its players would play it.
            let lineup = [one, other].into_iter().find_map(|words| lineup_of_series(words, env));
            (side(one, lineup, env)?, side(other, lineup, env)?)
        }
        _ => {
            return Err(Failure::mistake(Code::BadOption, say::TwoSides, say::TwoSidesHint).into());
        }
    };
    let differences = one.house.differences(&other.house);
    let text = || {
        let lines = differences.iter().map(|(key, was, is)| format!("{key}  {was} -> {is}\n"));
        match differences.is_empty() {
            true => format!("{}\n", say::NoDifferences.text()),
            false => lines.collect(),
        }
    };
    let object = || {
        let view = |(key, from, to): (RuleKey, RuleValue, RuleValue)| RuleDifferenceView { key, from, to };
        json::answer(DifferencesView {
            from: one.name.clone(),
            to: other.name.clone(),
            differences: differences.iter().cloned().map(view).collect(),
        })
    };
    Ok(env.answer(text, object))
}

/// The rules that words choose, or those of a series. The name of rules is not taken for a part of a series'. With a lineup, a
/// preset has the rules that these players would have by it.
fn side(words: &str, lineup: Option<Lineup>, env: &Env) -> Result<ComparedRules, Failure> {
    let rules = match RuleWords::read(words, &env.book) {
        Ok(rules) => rules,
        Err(unknown) => {
            return env.series_named(words).map_err(|_| unknown).and_then(|name| series_side(&name, env));
        }
    };
    let asked = match lineup {
        Some(lineup) => rules.chosen_for(lineup, &env.book)?,
        None => rules.chosen(&env.book)?,
    };
    env.remark_each(&asked.remarks);
    Ok(ComparedRules { name: rules.to_string(), house: asked.house })
}

/// Who plays whom in the series of that name; `None` if these are the words of rules, or nothing.
fn lineup_of_series(words: &str, env: &Env) -> Option<Lineup> {
    if RuleWords::read(words, &env.book).is_ok() {
        return None;
    }
    let opened = env.read(&env.series_named(words).ok()?).ok()?;
    Some(opened.series.header().roster.lineup())
}

fn series_side(name: &str, env: &Env) -> Result<ComparedRules, Failure> {
    let opened = env.read(name)?;
    Ok(ComparedRules { name: name.to_owned(), house: opened.series.header().house.clone() })
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct DifferencesView {
    from: String,
    to: String,
    differences: Vec<RuleDifferenceView>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct RuleDifferenceView {
    #[cfg_attr(test, schemars(with = "String"))]
    key: RuleKey,
    #[cfg_attr(test, schemars(with = "serde_json::Value"))]
    from: RuleValue,
    #[cfg_attr(test, schemars(with = "serde_json::Value"))]
    to: RuleValue,
}
