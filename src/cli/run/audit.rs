//! `audit`: everything computed again and compared.

use serde_json::json;

use std::collections::HashMap;

use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Kind, Stop};
use crate::cli::open::{Opened, opened};
use crate::show::report::Diagnostic;
use crate::show::{custody, json};
use ginscore_ledger::book::{
    LeftBy, Notable, Place, RememberedSeal, SyncCopy, moved_from, numbered, remembered, remembered_at,
};
use ginscore_ledger::seal::Seal;
use ginscore_rules::notation::{Mistakes, shown};

/// What was found in a series.
struct Seen {
    name: String,
    reports: Mistakes<Diagnostic>,
    /// What it began with, to know it again; nothing, where nothing is recorded.
    began: Option<Begin>,
    /// Those of the series that are not there any more of which this holds the last seal: a file that was given
    /// another name is not gone.
    found: Vec<String>,
    /// What is notable and was not said here yet, each with how it is said.
    notable: Vec<(Diagnostic, Notable)>,
    /// Where it was written here, if that was at another place, and what was written last.
    elsewhere: Option<(Place, RememberedSeal)>,
}

/// What is said once on a machine: no fault, and yet to be known.
#[derive(Default)]
struct Once {
    notable: Vec<(String, Vec<(Diagnostic, Notable)>)>,
    written: Vec<(String, RememberedSeal)>,
    before: Option<Place>,
}

impl Once {
    fn add(
        &mut self,
        name: String,
        notable: Vec<(Diagnostic, Notable)>,
        elsewhere: Option<(Place, RememberedSeal)>,
    ) {
        if let Some((place, last)) = elsewhere {
            self.before = self.before.take().or(Some(place));
            self.written.push((name.clone(), last));
        }
        if !notable.is_empty() {
            self.notable.push((name, notable));
        }
    }

    /// Says it and remembers that it was said. Whoever wants quiet is told another time.
    fn say(self, context: &Context, screen: &mut Output<'_>) -> Vec<Diagnostic> {
        if context.quiet && !context.json {
            return Vec::new();
        }
        let dir = context.store.dir();
        let path = context.state.as_deref().and_then(|state| moved_from(state, dir));
        let mut remarks = Vec::new();
        if let Some(before) = path.or(self.before) {
            remarks.push(custody::moved(&before.ledger, &Place::of(dir).ledger));
            context.settle(&self.written);
        }
        for (name, notable) in self.notable {
            let (said, notable): (Vec<Diagnostic>, Vec<Notable>) = notable.into_iter().unzip();
            remarks.extend(said);
            context.said(&name, &notable);
        }
        for remark in &remarks {
            context.remark(screen, &remark.shown("note"));
        }
        remarks
    }
}

/// The seals of the header and of the first entry.
type Begin = [Seal; 2];

/// Looks at the series asked for, or at all of the ledger. It says nothing when all is well; a file that
/// cannot be read does not keep it from the others.
pub(super) fn run(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let names = context.names()?;
    let mut found = Failure::refused([]);
    let gone = if context.series.is_none() { gone(context, &names) } else { Vec::new() };
    let mut again = Vec::new();
    let mut once = Once::default();
    let mut begun: HashMap<Begin, String> = HashMap::new();
    let look = |name: &String| context.read(name).map(|opened| seen(&opened, &gone, context));
    context.each(&names, look, |seen: Result<Seen, Failure>| {
        match seen {
            Ok(seen) => {
                found.reports.append(seen.reports);
                again.extend(seen.found);
                if let Some(other) = seen.began.and_then(|began| twin(began, &seen.name, &mut begun)) {
                    found.reports.extend(same_twice(&context.read(&other)?, &context.read(&seen.name)?));
                }
                once.add(seen.name, seen.notable, seen.elsewhere);
            }
            Err(failure) => {
                found.kind = Kind::Ledger;
                found.reports.append(failure.reports);
            }
        }
        Ok(())
    })?;
    let gone = gone.into_iter().filter(|(name, _)| !again.contains(name));
    found.reports.extend(gone.map(|(name, last)| context.missing(&name, last)));
    for copy in context.store.copies()? {
        if context.series.is_none() || names.contains(&copy.of) {
            left_over(&copy, context, screen, &mut found);
        }
    }
    let remarks = once.say(context, screen);
    if found.reports.is_empty() {
        let object = || json::object([("faults", json!([])), ("remarks", json!(json::faults(&remarks)))]);
        return Ok(context.answer(screen, String::new, object)?);
    }
    found.answer.push(("remarks", json!(json::faults(&remarks))));
    Err(found.into())
}

/// What is to be said of a series by itself, and what is needed of it to compare it with others.
fn seen(opened: &Opened, gone: &[(String, RememberedSeal)], context: &Context) -> Seen {
    let mut reports = opened.mismatched();
    reports.extend(context.otherwise(opened));
    let is_here = |(_, last): &&(String, RememberedSeal)| last.against(&opened.chain).is_none();
    let known = context.remembered_of(opened);
    Seen {
        name: opened.name.clone(),
        reports,
        began: opened.chain.began(),
        found: gone.iter().filter(is_here).map(|(name, _)| name.clone()).collect(),
        notable: context.notable(opened).into_iter().map(|one| (opened.remark(&one), one)).collect(),
        elsewhere: known.and_then(|known| Some((known.elsewhere?, known.last))),
    }
}

/// The series of which something was written here and that are not there any more.
fn gone(context: &Context, names: &[String]) -> Vec<(String, RememberedSeal)> {
    let Some(state) = context.state.as_deref() else {
        return Vec::new();
    };
    let dir = context.store.dir();
    let before = moved_from(state, dir).map(|place| remembered_at(state, &place)).unwrap_or_default();
    let mut gone = remembered(state, dir);
    gone.extend(before);
    gone.retain(|(name, last)| !names.contains(name) && last.entries > 0);
    gone.sort_by(|(one, _), (other, _)| one.cmp(other));
    gone.dedup_by(|(one, _), (other, _)| one == other);
    gone
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

fn same_twice(one: &Opened, other: &Opened) -> Option<Diagnostic> {
    Some(other.blamed(match one.chain.parting(&other.chain) {
        Some(parting) => custody::two_places(&one.name, &other.name, &parting),
        None if other.chain.len() > one.chain.len() => {
            custody::ahead(&other.name, &one.name, other.chain.len() - one.chain.len())
        }
        None => custody::twice(&one.name, &other.name),
    }))
}

/// What is to be said of a copy: nothing is wrong with one that holds nothing else.
fn left_over(copy: &SyncCopy, context: &Context, screen: &mut Output<'_>, found: &mut Failure) {
    let (Ok(original), LeftBy::Syncing) = (context.read(&copy.of), copy.left_by) else {
        if context.store.contains(&copy.of) || copy.left_by == LeftBy::Editing {
            context.remark(
                screen,
                &format!("warning: {}; nothing is counted from it", shown(&custody::left_over(copy))),
            );
        } else {
            let path = context.store.dir().join(&copy.file);
            found.reports.push(custody::astray(copy).of_series(&copy.of).in_file(&path, None));
        }
        return;
    };
    let path = context.store.dir().join(&copy.file);
    let copied = context.store.read_copy(copy).map_err(Failure::from);
    let copied = copied.and_then(|text| opened(&copy.of, path.clone(), text));
    let blamed = |report: Diagnostic| report.of_series(&copy.of).in_file(&path, None);
    let other = match copied {
        Ok(other) => other,
        Err(failure) => {
            found.kind = Kind::Ledger;
            found.reports.append(failure.reports);
            return;
        }
    };
    let (here, there) = (&original.chain, &other.chain);
    if here.after(0) != there.after(0) {
        found.reports.push(blamed(custody::astray(copy)));
    } else if let Some(parting) = here.parting(there) {
        found.reports.push(blamed(custody::two_places(&copy.of, &copy.file, &parting)));
    } else if there.len() > here.len() {
        found.reports.push(blamed(custody::ahead(&copy.file, &copy.of, there.len() - here.len())));
    } else {
        let said = custody::left_over(copy);
        let said = shown(&said);
        context.remark(screen, &format!("warning: {said}, and holds nothing else; it can be taken away"));
    }
}
