//! Reading many series on all cores.

use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use super::context::{Context, Output};
use super::failure::{Failure, Stop};
use super::progress::Progress;
use crate::messages::{Message, written::cli_ledger as say};
use crate::show::book::findings;
use ginscore_ledger::book::OpenedSeries;
use ginscore_rules::notation::Mistakes;

/// The number of series read at once: enough for every core, few enough to limit memory.
const BATCH: usize = 256;

/// Makes something of each of these names on all cores, and takes what was made one by one, in the order of
/// the names.
pub fn each<T: Send>(
    context: &Context,
    names: &[String],
    make: impl Fn(&String) -> T + Sync,
    mut take: impl FnMut(T) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let progress = Progress::new(context, names.len(), |done, all| say::ProgressSeries { done, all }.said());
    // Where no threads are to be had the one that there is does the work.
    let cores = if names.len() > 1 { ThreadPoolBuilder::new().build().ok() } else { None };
    for batch in names.chunks(BATCH) {
        let one = |name: &String| {
            let made = make(name);
            progress.one_more();
            made
        };
        let made: Vec<T> = match &cores {
            Some(cores) => cores.install(|| batch.par_iter().map(one).collect()),
            None => batch.iter().map(one).collect(),
        };
        progress.aside(|| made.into_iter().try_for_each(&mut take))?;
    }
    Ok(())
}

/// Looks into these series: what `look` makes of each. One that cannot be read, or that is
/// not what the rules give or what this computer wrote, is warned of, and the first does not hide the others.
pub fn look_into_all<T: Send>(
    context: &Context,
    screen: &mut Output<'_>,
    names: Vec<String>,
    look: impl Fn(&OpenedSeries) -> T + Sync,
) -> Result<Vec<T>, Stop> {
    let mut looks = Vec::new();
    let mut all = Mistakes::none();
    let one = |name: &String| {
        let opened = context.book.examine(name)?;
        Ok((look(&opened), findings(&opened.findings)))
    };
    each(context, &names, one, |seen: Result<_, Failure>| {
        let warnings = match seen {
            Ok((look, warnings)) => {
                looks.push(look);
                warnings
            }
            // Who asks for one series is not answered with none.
            Err(failure) if context.series.is_some() => return Err(failure.into()),
            Err(failure) => failure.reports,
        };
        all.append(warnings);
        Ok(())
    })?;
    context.warn_all(screen, &all);
    Ok(looks)
}
