//! `judge`: rules on a showdown without recording it.

use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::cli::house::ChosenRules;
use crate::cli::options::Rules;
use crate::show::house::called;
use crate::show::json;
use crate::show::parse_error::{bad_name, parse_errors};
use crate::show::rule_fault::faults;
use crate::show::ruling::{arithmetic, headline, sides};
use crate::show::text::{Line, Text, line_of};
use ginscore_rules::notation::{Names, read_showdown, shown};
use ginscore_rules::rules::{HouseRules, judge};

/// Rules on the line.
pub(super) fn run(rules: &Rules, line: &str, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let (names, keys) = (sides_called("the knocker", "the defender")?, sides_called("knocker", "defender")?);
    let read = read_showdown(line).map_err(|mistakes| Failure::unreadable(parse_errors(line, mistakes)))?;
    let (house, by) = house(rules, context, screen)?;
    context.remark(screen, format!("by {}", shown(&by)));
    let ruling =
        judge(&read.claim, &house).map_err(|found| Failure::refused(faults(&found, &names, line, &read)))?;
    let text = || {
        let lines = sides(&ruling, &names).into_iter().chain(arithmetic(&ruling, &names).map(Line::from));
        let lines: Text = lines.map(|line| line_of!["  ", line]).collect();
        Text::from(line_of![headline(&ruling, &names)]).then(lines)
    };
    let object = || json::judged(&ruling, &keys, &by);
    Ok(context.answer(screen, text, object)?)
}

/// Names for the two sides.
fn sides_called(knocker: &str, defender: &str) -> Result<Names, Failure> {
    Names::new(knocker, defender).map_err(|(name, why)| Failure::unreadable([bad_name(&name, why)]))
}

/// The rules from the options, otherwise of the current series, otherwise the standard ones; with a description.
fn house(rules: &Rules, context: &Context, screen: &mut Output<'_>) -> Result<(HouseRules, String), Failure> {
    let series = match (rules.any(), &context.series) {
        (true, _) => None,
        (false, Some(_)) => Some(context.series_name()?),
        (false, None) => context.series_name().ok(),
    };
    if let Some(name) = series {
        let opened = context.read(&name)?;
        return Ok((opened.series.header().house.clone(), format!("the rules of the series {name}")));
    }
    let ChosenRules { preset, house, remarks } = rules.asked()?;
    for remark in &remarks {
        context.remark(screen, remark);
    }
    let called = called(preset, &house);
    Ok((house, called))
}
