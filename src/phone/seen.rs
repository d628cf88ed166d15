//! The entries of a series that a board has seen, and the warnings for phones about its file.

use crate::say::text::Line;
use crate::say::{Message, written::enter as say};
use crate::show::mistakes::book::finding;
use ginscore_ledger::book::{Book, Finding, OpenedSeries};
use ginscore_ledger::seal::SealCode;

/// The last entry of a series that was seen, and the warnings about its file. A file that lost or changed entries is warned of
/// for as long as the board shows that series, since nobody knows which phone is looked at.
pub(crate) struct Seen {
    last: Option<SeenEntry>,
    warnings: Vec<Line>,
}

/// The last entry of a series, by its number and its seal, and the seal of the series' first lines.
struct SeenEntry {
    series: String,
    header: SealCode,
    number: usize,
    seal: SealCode,
}

impl SeenEntry {
    fn of(opened: &OpenedSeries) -> SeenEntry {
        let chain = &opened.chain;
        SeenEntry {
            series: opened.name.clone(),
            header: chain.header().code(),
            number: chain.len(),
            seal: chain.last().code(),
        }
    }

    fn lost(&self, now: &OpenedSeries) -> Option<Line> {
        match now.chain.after(self.number) {
            None => Some(say::EntriesGone.line()),
            Some(seal) if !self.seal.is_of(&seal) => Some(say::EntriesReplaced.line()),
            Some(_) => None,
        }
    }
}

impl Seen {
    pub(crate) const fn new() -> Seen {
        Seen { last: None, warnings: Vec::new() }
    }

    /// Looks at a series as it is now, and compares it with what this computer remembers of it.
    pub(crate) fn look(&mut self, opened: &OpenedSeries, book: &Book) {
        let besides = book.shortened(opened).map_or_else(Vec::new, |_| {
            // A writer may have come between the file and what is remembered of it.
            let again = book.examine(&opened.name);
            again.map_or_else(|_| Vec::new(), |again| again.findings.kept().to_vec())
        });
        let now = SeenEntry::of(opened);
        let before = self.last.take().filter(|last| last.series == now.series && last.header == now.header);
        if before.is_none() {
            self.warnings.clear();
        }
        // An entry that does not fit its seal is warned of as long as it is there, and is not also another entry.
        let fits = opened.chain.unfit().is_none();
        let lost = before.as_ref().and_then(|last| last.lost(opened)).filter(|_| fits);
        for warning in lost.into_iter().chain(besides.iter().filter_map(in_short)) {
            if !self.warnings.contains(&warning) {
                self.warnings.push(warning);
            }
        }
        self.last = Some(now);
    }

    /// The warnings about the file of a series, without its path.
    pub(crate) fn warnings(&self, opened: &OpenedSeries) -> Vec<Line> {
        let in_text = opened.findings.kept().iter().flat_map(|found| {
            let reports = finding(found);
            reports.kept().iter().map(|report| report.message.clone()).collect::<Vec<_>>()
        });
        in_text.chain(self.warnings.iter().cloned()).collect()
    }
}

/// What is found besides the text of the file, in short.
fn in_short(found: &Finding) -> Option<Line> {
    matches!(found, Finding::Shortened { .. }).then(|| say::EntriesGone.line())
}
