//! The chain of the seals of a series, and the checks on it.

use std::ops::Range;

use crate::model::entry::Moment;
use crate::model::series::Series;
use crate::seal::digest::{Seal, SealCode, WrittenSeal};
use ginscore_notation::Span;

#[derive(Clone, Copy, Debug)]
pub struct ChainEntry<'c> {
    /// The entry in one line: a hand as it is written in the file, or `undo` and the like.
    pub line: &'c str,
    /// The number of the hand, if the entry is a hand.
    pub hand: Option<usize>,
    /// Its place in the file.
    pub at: Span,
    /// The number of hands that count after it.
    pub hands: usize,
    /// The date and time at which it was recorded.
    pub time: Option<Moment>,
    /// The seal written in the entry.
    pub written: WrittenSeal,
}

/// All entries of a series, with the seals that they should have.
#[derive(Clone, Debug)]
pub struct Chain {
    header: Seal,
    /// The name of the series in its header.
    started_as: Option<String>,
    links: Vec<Link>,
    /// The lines of all entries, one after another. Allocating each by itself would take longer than computing its seal.
    texts: String,
    unsealed: usize,
    /// The first entry that does not fit its seal.
    unfit: Option<SealBreak>,
}

/// An entry, with its line as a range of the texts of the chain.
#[derive(Clone, Debug)]
struct Link {
    line: Range<usize>,
    hand: Option<usize>,
    at: Span,
    hands: usize,
    time: Option<Moment>,
    written: WrittenSeal,
    seal: Seal,
}

/// The first entry that does not fit its seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SealBreak {
    /// The number of the entry, counted from 1.
    pub entry: usize,
    pub how: BreakKind,
    /// The number of entries right after it that do not fit, either.
    pub following: usize,
    /// The number of the next entry that fits again; `None` if there is none.
    pub again: Option<usize>,
}

/// The way in which an entry does not fit its seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BreakKind {
    /// Its seal is another one: the entry, or something before it, is not what was recorded.
    Changed,
    /// It has no seal, though entries before it have one: it was written by hand, or its seal was removed.
    Unsealed,
}

/// The last entry of a series, as a computer remembers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastEntry {
    pub entries: usize,
    pub seal: SealCode,
}

impl LastEntry {
    /// The last entry of a series as it is now.
    pub fn of(chain: &Chain) -> LastEntry {
        LastEntry { entries: chain.len(), seal: chain.last().code() }
    }
}

impl Link {
    fn fits(&self) -> bool {
        self.written.code().is_some_and(|code| code.is_of(&self.seal))
    }
}

impl Chain {
    /// Returns the chain of a series in which nothing is recorded, from the sealed values of its header, and the name that is
    /// one of them.
    pub fn new(header: &str, started_as: Option<String>) -> Chain {
        Chain {
            header: Seal::of_header(header),
            started_as,
            links: Vec::new(),
            texts: String::new(),
            unsealed: 0,
            unfit: None,
        }
    }

    /// Makes room for so many entries, with texts of so many bytes.
    pub(crate) fn reserve(&mut self, entries: usize, bytes: usize) {
        self.links.reserve(entries);
        self.texts.reserve(bytes);
    }

    /// A copy with room for one more entry, with texts of so many bytes. A plain copy has none, and would be copied again for
    /// the next entry: of all the lists of a series, these are the longest by far.
    pub(crate) fn with_room(&self, bytes: usize) -> Chain {
        let mut links = Vec::with_capacity(self.links.len() + 1);
        links.extend_from_slice(&self.links);
        let mut texts = String::with_capacity(self.texts.len() + bytes);
        texts.push_str(&self.texts);
        Chain { links, texts, started_as: self.started_as.clone(), ..*self }
    }

    pub const fn header(&self) -> Seal {
        self.header
    }

    /// Returns the name under which the series was started; `None` if its file does not say it.
    pub(crate) fn started_as(&self) -> Option<&str> {
        self.started_as.as_deref()
    }

    /// Adds the next entry at the end. `sealed` is the text that its seal covers.
    pub fn push(&mut self, entry: ChainEntry<'_>, sealed: &str) {
        let seal = self.last().next(sealed);
        let start = self.texts.len();
        self.texts.push_str(entry.line);
        let link = Link {
            line: start..self.texts.len(),
            hand: entry.hand,
            at: entry.at,
            hands: entry.hands,
            time: entry.time,
            written: entry.written,
            seal,
        };
        self.check(&link);
        self.links.push(link);
    }

    fn check(&mut self, link: &Link) {
        let number = self.links.len() + 1;
        match &mut self.unfit {
            Some(SealBreak { again: Some(_), .. }) => {}
            Some(unfit) if link.fits() => unfit.again = Some(number),
            Some(unfit) => unfit.following += 1,
            None if link.fits() => {}
            // A series may begin without seals.
            None if link.written.is_missing() && self.unsealed == self.links.len() => self.unsealed += 1,
            None => {
                let how = if link.written.is_missing() { BreakKind::Unsealed } else { BreakKind::Changed };
                self.unfit = Some(SealBreak { entry: number, how, following: 0, again: None });
            }
        }
    }

    #[expect(
        clippy::expect_used,
        reason = "a range is that of a text that was added, and no text is removed"
    )]
    fn text(&self, range: &Range<usize>) -> &str {
        self.texts.get(range.clone()).expect("a range of the texts")
    }

    fn entry<'c>(&'c self, link: &'c Link) -> ChainEntry<'c> {
        ChainEntry {
            line: self.text(&link.line),
            hand: link.hand,
            at: link.at,
            hands: link.hands,
            time: link.time,
            written: link.written,
        }
    }

    pub const fn len(&self) -> usize {
        self.links.len()
    }

    pub const fn is_empty(&self) -> bool {
        self.links.is_empty()
    }

    /// Returns the seal of the last entry, or of the header if there are no entries.
    pub fn last(&self) -> Seal {
        self.links.last().map_or(self.header, |link| link.seal)
    }

    /// Returns the seal after this many entries; `None` if there are fewer.
    pub fn after(&self, entries: usize) -> Option<Seal> {
        match entries.checked_sub(1) {
            None => Some(self.header),
            Some(at) => self.links.get(at).map(|link| link.seal),
        }
    }

    pub fn links(&self) -> impl Iterator<Item = ChainEntry<'_>> {
        self.links.iter().map(|link| self.entry(link))
    }

    /// Returns the time at which each hand of the series was recorded, in order. An amended hand keeps the time at which
    /// it was played, and an inserted one has that of its insertion. `series` is what the entries come to.
    pub fn times(&self, series: &Series) -> Vec<Option<Moment>> {
        series.hand_origins().map(|origin| self.links.get(origin).and_then(|link| link.time)).collect()
    }

    /// Returns the first entry that does not fit its seal.
    pub const fn unfit(&self) -> Option<SealBreak> {
        self.unfit
    }

    /// Returns the number of entries after which `code` is the seal of what the file has now.
    pub fn find(&self, code: SealCode) -> Option<usize> {
        (0..=self.len()).find(|entries| self.after(*entries).is_some_and(|seal| code.is_of(&seal)))
    }

    /// Returns the number of the first entry, counted from 1, that has this code as its seal, although what the file has now
    /// does not give it.
    pub(crate) fn find_written(&self, code: SealCode) -> Option<usize> {
        let has = |link: &Link| link.written.code() == Some(code) && !link.fits();
        self.links.iter().position(has).map(|at| at + 1)
    }

    /// Returns the place in the file of an entry, counted from 1.
    pub fn place(&self, entry: usize) -> Option<Span> {
        entry.checked_sub(1).and_then(|at| self.links.get(at)).map(|link| link.at)
    }

    /// Returns the number of entries at the start that have no seal.
    pub const fn unsealed(&self) -> usize {
        self.unsealed
    }

    /// Returns true if every entry after the first `entries` fits its seal.
    pub(crate) fn fits_after(&self, entries: usize) -> bool {
        self.links.iter().skip(entries).all(Link::fits)
    }

    /// Returns the number of hands that counted after this many entries.
    pub(crate) fn hands_after(&self, entries: usize) -> usize {
        let last = entries.checked_sub(1).and_then(|at| self.links.get(at));
        last.map_or(0, |link| link.hands)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::entry::Header;
    use crate::model::outcome::Outcome;
    use crate::testing::{header, operation_in, partners, played, time};
    use crate::text::{read_series, write_series};

    fn text(lines: &[&str]) -> String {
        write_series(&header("standard"), None, &played("standard", lines).1)
    }

    /// Numbers that change do not give a hand the time of another one.
    #[test]
    fn a_hand_keeps_its_time() {
        let times = |lines: &[&str]| {
            let read = read_series(&text(lines)).unwrap();
            let times = read.chain.times(&read.series);
            times.into_iter().map(|at| (at.unwrap() - time(0)).num_minutes()).collect::<Vec<_>>()
        };
        let hands = ["Ann 4 v 23", "draw", "Bob 3 v 20"];
        assert_eq!(times(&hands), [1, 2, 3]);
        for (more, expected) in [
            (&["insert 1 Ann 2 v 9"][..], &[4, 1, 2, 3][..]),
            (&["delete 2"], &[1, 3]),
            (&["delete 1", "Ann 1 v 9"], &[2, 3, 5]),
            (&["amend 2 Bob 4 v 9", "insert 1 draw", "delete 4"], &[5, 1, 2]),
            (&["undo", "undo", "redo", "amend 1 Bob gin v 9"], &[1, 2]),
            (&["delete 1", "undo", "rename Ann Cid", "draw"], &[1, 2, 3, 7]),
        ] {
            assert_eq!(times(&[&hands, more].concat()), expected, "{more:?}");
        }
        let header = Header { roster: partners(), ..header("standard") };
        let (mut series, mut entries) = (Series::new(header.clone()), Vec::new());
        for (line, minutes) in ["Ann 4 v 23", "Cid gin v 12", "Ann 1 v 9"].iter().zip(1..) {
            let act = operation_in(&series, line);
            let Outcome::Did(applied) = series.act(act.clone()).unwrap() else { panic!("{line}") };
            let asserted = series.asserted_of(&applied);
            entries.push((act, asserted, time(minutes)));
        }
        let read = read_series(&write_series(&header, None, &entries)).unwrap();
        assert_eq!(read.chain.times(&read.series), [1, 2, 3].map(|minutes| Some(time(minutes))));
    }

    /// The first entry that does not fit is named, with the number of those that follow until one fits again.
    #[test]
    fn what_does_not_fit_is_counted() {
        let hands = ["Ann 4 v 23", "Bob 3 v 20", "draw", "Ann 2 v 9", "Bob 1 v 4"];
        let whole = text(&hands);
        let unfit = |text: &str| {
            let found = read_series(text).unwrap().chain.unfit()?;
            Some((found.entry, found.how, found.following, found.again))
        };
        let seals: Vec<&str> = whole.lines().filter(|line| line.starts_with("seal = ")).collect();
        assert_eq!(unfit(&whole), None);
        let changed = |from: &str, to: &str| unfit(&whole.replacen(from, to, 1));
        assert_eq!(changed("Bob 3 v 20", "Bob 4 v 21"), Some((2, BreakKind::Changed, 3, None)));
        assert_eq!(changed("Bob 1 v 4", "Bob 2 v 5"), Some((5, BreakKind::Changed, 0, None)));
        assert_eq!(changed("target = 100", "target = 101"), Some((1, BreakKind::Changed, 4, None)));
        // A seal is not sealed itself: the next entry fits.
        assert_eq!(changed(seals[1], seals[2]), Some((2, BreakKind::Changed, 0, Some(3))));
        assert_eq!(changed(seals[2], "# none"), Some((3, BreakKind::Unsealed, 0, Some(4))));
        // Only the first is named.
        let two = whole.replacen(seals[1], "# none", 1).replacen(seals[3], seals[1], 1);
        assert_eq!(unfit(&two), Some((2, BreakKind::Unsealed, 0, Some(3))));
        // Entries that were removed, exchanged or repeated.
        let entries: Vec<&str> = whole.split("\n[[entry]]").collect();
        for (order, entry) in [(&[0, 2, 3][..], 1), (&[0, 1, 3], 2), (&[0, 1, 3, 2], 2), (&[0, 1, 1, 2], 2)] {
            let text = order.iter().map(|at| entries[*at]).collect::<Vec<_>>().join("\n[[entry]]");
            assert_eq!(
                unfit(&text).map(|found| (found.0, found.1)),
                Some((entry, BreakKind::Changed)),
                "{order:?}"
            );
        }
        // A series may begin without seals.
        assert_eq!(changed(seals[0], "# none"), None);
        let without = seals[..3].iter().fold(whole.clone(), |text, seal| text.replacen(seal, "# none", 1));
        assert_eq!(unfit(&without), None);
        assert_eq!(read_series(&without).unwrap().chain.unsealed(), 3);
    }
}
