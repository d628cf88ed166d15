//! `audit`: everything computed again and compared.

use std::collections::HashMap;

use crate::cli::context::{Context, Screen};
use crate::cli::failure::{Failure, Kind, Stop};
use crate::cli::open::{Opened, opened};
use crate::ledger::copies::{Copy, LeftBy, numbered};
use crate::ledger::memory::{Last, last, remembered};
use crate::ledger::seal::Seal;
use crate::show::report::Report;
use crate::show::{custody, json};

/// What was found in a series.
struct Seen {
    name: String,
    reports: Vec<Report>,
    /// What it began with, to know it again; nothing, where nothing is recorded.
    began: Option<Begin>,
    /// Those of the series that are not there any more of which this holds the last seal: a file that was given
    /// another name is not gone.
    found: Vec<String>,
}

/// The seals of the header and of the first entry.
type Begin = [Seal; 2];

/// Looks at the series asked for, or at all of the ledger. It says nothing when all is well; a file that
/// cannot be read does not keep it from the others.
pub(super) fn run(context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let names = context.names()?;
    let mut found = Failure::refused([]);
    let gone = if context.series.is_none() { gone(context, &names) } else { Vec::new() };
    let mut again = Vec::new();
    let mut begun: HashMap<Begin, String> = HashMap::new();
    let look = |name: &String| context.read(name).map(|opened| seen(&opened, &gone, context));
    context.each(&names, look, |seen: Result<Seen, Failure>| {
        match seen {
            Ok(seen) => {
                found.reports.extend(seen.reports);
                again.extend(seen.found);
                if let Some(other) = seen.began.and_then(|began| twin(began, &seen.name, &mut begun)) {
                    found.reports.extend(same_twice(&context.read(&other)?, &context.read(&seen.name)?));
                }
            }
            Err(failure) => {
                found.kind = Kind::Ledger;
                found.reports.extend(failure.reports);
            }
        }
        Ok(())
    })?;
    let gone = gone.into_iter().filter(|(name, _)| !again.contains(name));
    found.reports.extend(gone.map(|(name, last)| custody::gone(&name, last)));
    for copy in context.store.copies()? {
        if context.series.is_none() || names.contains(&copy.of) {
            left_over(&copy, context, screen, &mut found);
        }
    }
    if found.reports.is_empty() {
        return Ok(context.answer(screen, String::new, || json::object([("faults", json::faults(&[]))]))?);
    }
    Err(found.into())
}

/// What is to be said of a series by itself, and what is needed of it to compare it with others.
fn seen(opened: &Opened, gone: &[(String, Last)], context: &Context) -> Seen {
    let mut reports = opened.mismatched();
    reports.extend(context.otherwise(opened));
    let is_here = |(_, last): &&(String, Last)| last.against(&opened.chain).is_none();
    Seen {
        name: opened.name.clone(),
        reports,
        began: opened.chain.began(),
        found: gone.iter().filter(is_here).map(|(name, _)| name.clone()).collect(),
    }
}

/// The series of which something was written here and that are not there any more. Of a ledger that holds
/// none at all nothing is said: that somebody took all of it away is plain to see.
fn gone(context: &Context, names: &[String]) -> Vec<(String, Last)> {
    let Some(state) = context.state.as_deref().filter(|_| !names.is_empty()) else {
        return Vec::new();
    };
    let gone = remembered(state, context.store.dir()).into_iter().filter(|name| !names.contains(name));
    gone.filter_map(|name| last(state, context.store.dir(), &name).map(|last| (name, last)))
        .filter(|(_, last)| last.entries > 0)
        .collect()
}

/// The series met before that began as this one did; only the name with a number that a second series of the same
/// minute is given says that it is meant, for a clock may stand still.
fn twin(began: Begin, name: &str, begun: &mut HashMap<Begin, String>) -> Option<String> {
    let other = begun.get(&began).cloned();
    if other.is_none() {
        begun.insert(began, name.to_owned());
    }
    other.filter(|other| !numbered(other, name))
}

fn same_twice(one: &Opened, other: &Opened) -> Option<Report> {
    Some(match one.chain.parting(&other.chain) {
        Some(parting) => custody::two_places(&one.name, &other.name, &parting),
        None if other.chain.len() > one.chain.len() => {
            custody::ahead(&other.name, &one.name, other.chain.len() - one.chain.len())
        }
        None => custody::twice(&one.name, &other.name),
    })
}

/// What is to be said of a copy: nothing is wrong with one that holds nothing else.
fn left_over(copy: &Copy, context: &Context, screen: &mut Screen<'_>, found: &mut Failure) {
    let (Ok(original), LeftBy::Syncing) = (context.read(&copy.of), copy.left_by) else {
        if context.store.holds(&copy.of) || copy.left_by == LeftBy::Editing {
            context.remark(
                screen,
                &format!("warning: {}; nothing is counted from it", custody::left_over(copy)),
            );
        } else {
            found.reports.push(custody::astray(copy));
        }
        return;
    };
    let path = context.store.dir().join(&copy.file);
    let copied =
        context.store.read_copy(copy).map_err(Failure::from).and_then(|text| opened(&copy.of, path, text));
    let other = match copied {
        Ok(other) => other,
        Err(failure) => {
            found.kind = Kind::Ledger;
            found.reports.extend(failure.reports);
            return;
        }
    };
    let (here, there) = (&original.chain, &other.chain);
    if here.after(0) != there.after(0) {
        found.reports.push(custody::astray(copy));
    } else if let Some(parting) = here.parting(there) {
        found.reports.push(custody::two_places(&copy.of, &copy.file, &parting));
    } else if there.len() > here.len() {
        found.reports.push(custody::ahead(&copy.file, &copy.of, there.len() - here.len()));
    } else {
        let said = custody::left_over(copy);
        context.remark(screen, &format!("warning: {said}, and holds nothing else; it can be taken away"));
    }
}
