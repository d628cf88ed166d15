//! The chain of the seals of a series, and the checks on it.

use std::ops::Range;

use crate::model::entry::Moment;
use crate::model::series::Series;
use crate::seal::digest::{Length, Seal, SealCode, WrittenSeal};
use crate::seal::other_codes::OtherCodes;
use ginscore_notation::Span;

/// An entry in the chain.
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
    /// The note, if the entry accepts everything before it as it is; empty if the acceptance has no note.
    pub accepts: Option<&'c str>,
    /// The seal written in the entry.
    pub written: WrittenSeal,
    /// The values of the entry that are sealed.
    pub sealed: &'c str,
    /// The codes of another copy that it stands for, if it was merged.
    pub other: Option<&'c OtherCodes>,
}

/// All entries of a series, with the seals that they should have.
#[derive(Clone, Debug)]
pub struct Chain {
    header: Seal,
    format: i64,
    links: Vec<Link>,
    /// The texts of all entries, one after another. Allocating each by itself would take longer than computing its seal.
    texts: String,
}

/// An entry, with its texts as ranges of those of the chain.
#[derive(Clone, Debug)]
struct Link {
    line: Range<usize>,
    hand: Option<usize>,
    at: Span,
    hands: usize,
    time: Option<Moment>,
    accepts: Option<Range<usize>>,
    written: WrittenSeal,
    sealed: Range<usize>,
    other: Option<Box<OtherCodes>>,
    /// The seal that the entry should have.
    seal: Seal,
}

/// The first entry that no longer fits, and the way in which it does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealBreak {
    /// The number of the entry, counted from 1.
    pub entry: usize,
    /// The way in which it does not fit.
    pub how: BreakKind,
}

/// The way in which an entry does not fit the entries before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BreakKind {
    /// Its seal differs: the entry, or something before it, is not what was recorded.
    Changed,
    /// It has no seal, though entries before it have one: it was written by hand, or its seal was removed.
    Unsealed,
    /// It was recorded on top of an earlier entry than the one before it: the series continued in two places, and
    /// the two were put together.
    Forked(Divergence),
}

/// A series that continued in two places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// The number of entries that both have in common.
    pub entries: usize,
    /// The number of hands that counted after those entries.
    pub hands: usize,
    /// The entries that came after them in the first place.
    pub here: Vec<DivergedEntry>,
    /// The entries that came after them in the second place.
    pub there: Vec<DivergedEntry>,
}

/// An entry after a divergence: its number, if it is a hand, and its line.
pub(crate) type DivergedEntry = (Option<usize>, String);

impl Link {
    fn fits(&self, seal: Seal) -> bool {
        self.written.code().is_some_and(|code| code.is_of(&seal))
    }
}

impl Chain {
    /// Returns the chain of a series in which nothing is recorded, from the sealed values of its header and the
    /// format of its file.
    pub fn new(header: &str, format: i64) -> Chain {
        Chain { header: Seal::of_header(header), format, links: Vec::new(), texts: String::new() }
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
        Chain { links, texts, ..*self }
    }

    /// Returns the seal of the header.
    pub const fn header(&self) -> Seal {
        self.header
    }

    /// Returns the format of the file.
    pub const fn format(&self) -> i64 {
        self.format
    }

    /// Returns the code of a seal, with the number of characters that the series uses.
    pub fn code(&self, seal: Seal) -> SealCode {
        seal.code(Length::of_format(self.format))
    }

    /// Adds the next entry at the end.
    pub fn push(&mut self, entry: ChainEntry<'_>) {
        let seal = self.last().next(entry.sealed);
        let mut keep = |text: &str| {
            let start = self.texts.len();
            self.texts.push_str(text);
            start..self.texts.len()
        };
        self.links.push(Link {
            line: keep(entry.line),
            hand: entry.hand,
            at: entry.at,
            hands: entry.hands,
            time: entry.time,
            accepts: entry.accepts.map(&mut keep),
            written: entry.written,
            sealed: keep(entry.sealed),
            other: entry.other.cloned().map(Box::new),
            seal,
        });
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
            accepts: link.accepts.as_ref().map(|accepts| self.text(accepts)),
            written: link.written,
            sealed: self.text(&link.sealed),
            other: link.other.as_deref(),
        }
    }

    /// The entry as part of a divergence.
    fn diverged(&self, link: &Link) -> DivergedEntry {
        (link.hand, self.text(&link.line).to_owned())
    }

    /// Returns the number of entries.
    pub const fn len(&self) -> usize {
        self.links.len()
    }

    /// Returns `true` if nothing is recorded.
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

    /// Returns the entries, in order.
    pub fn links(&self) -> impl Iterator<Item = ChainEntry<'_>> {
        self.links.iter().map(|link| self.entry(link))
    }

    /// Returns the time at which each hand of the series was recorded, in order. An amended hand keeps the time at which
    /// it was played, and an inserted one has that of its insertion. `series` is what the entries come to.
    pub fn times(&self, series: &Series) -> Vec<Option<Moment>> {
        series.hand_origins().map(|origin| self.links.get(origin).and_then(|link| link.time)).collect()
    }

    /// Returns the two seals that distinguish a series from every other: those of its header and of its first
    /// entry, which cover times among other values. Returns `None` if nothing is recorded.
    pub fn began(&self) -> Option<[Seal; 2]> {
        self.after(0).zip(self.after(1)).map(|(header, first)| [header, first])
    }

    /// Returns the first entry that does not fit the entries before it, unless a later entry accepts that.
    pub fn unfit(&self) -> Option<SealBreak> {
        self.unfit_after(0)
    }

    /// The same for a chain in which this many entries at the start are known to fit.
    pub(crate) fn unfit_after(&self, entries: usize) -> Option<SealBreak> {
        let mut first = None;
        let mut sealed = self.links.iter().take(entries).any(|link| !link.written.is_missing());
        for (at, link) in self.links.iter().enumerate().skip(entries) {
            let fits = link.fits(link.seal);
            let is_missing = link.written.is_missing();
            if is_missing && sealed || !is_missing && !fits {
                first = first.or(Some(at));
            } else if fits && link.accepts.is_some() {
                first = None;
            }
            sealed |= !is_missing;
        }
        first.map(|at| SealBreak { entry: at + 1, how: self.misfit(at) })
    }

    /// Returns the first entry, counted from 1, whose written seal does not fit, even if a later entry accepts
    /// that.
    pub fn changed(&self) -> Option<usize> {
        let changed = |link: &Link| !link.written.is_missing() && !link.fits(link.seal);
        self.links.iter().position(changed).map(|at| at + 1)
    }

    /// Returns the number of entries after which `code` was the seal. It is compared with the seals of the current
    /// values first, then with those written in entries that were changed or that come after a changed one.
    pub fn find(&self, code: SealCode) -> Option<usize> {
        let now = (0..=self.len()).find(|entries| self.after(*entries).is_some_and(|seal| code.is_of(&seal)));
        let written = |link: &Link| link.written.code() == Some(code);
        now.or_else(|| self.links.iter().position(written).map(|at| at + 1))
    }

    /// Returns the codes that an entry has, or that it stands for, with the code that the entry should have first, in the
    /// order of the entries.
    pub fn codes(&self) -> impl Iterator<Item = SealCode> {
        self.links.iter().flat_map(|link| {
            let written = link.written.code().into_iter();
            let other = link.other.iter().flat_map(|other| other.all());
            std::iter::once(self.code(link.seal)).chain(written).chain(other)
        })
    }

    /// Returns the codes that the entries have from other copies.
    pub fn other_codes(&self) -> impl Iterator<Item = SealCode> {
        self.links.iter().filter_map(|link| link.other.as_deref()).flat_map(OtherCodes::all)
    }

    /// Returns the number of the first entry, counted from 1, that stands for this code of another copy, and true if the
    /// entries that were taken from there prove it: the code can be computed again from what stands here.
    pub fn find_other(&self, code: SealCode) -> Option<(usize, bool)> {
        let has = |link: &Link| link.other.as_ref().is_some_and(|other| other.all().any(|one| one == code));
        let entry = self.links.iter().position(has)? + 1;
        // The seals that an entry there may have come after.
        let mut before: Vec<Seal> = (0..=self.len()).filter_map(|entries| self.after(entries)).collect();
        for link in self.links.iter().take(entry) {
            let was = match link.other.as_ref().map(|other| other.was.as_slice()) {
                Some([was]) => *was,
                _ => continue,
            };
            let texts = without_other(self.text(&link.sealed));
            let all = before.iter().flat_map(|seal| texts.iter().map(|text| seal.next(text)));
            let found = all.into_iter().find(|seal| was.is_of(seal));
            if found.is_some() && was == code {
                return Some((entry, true));
            }
            before.extend(found);
        }
        Some((entry, false))
    }

    /// Returns the place in the file of an entry, counted from 1.
    pub fn place(&self, entry: usize) -> Option<Span> {
        entry.checked_sub(1).and_then(|at| self.links.get(at)).map(|link| link.at)
    }

    /// Returns the number of entries at the start that have no seal.
    pub fn unsealed(&self) -> usize {
        self.links.iter().take_while(|link| link.written.is_missing()).count()
    }

    /// Returns the acceptances, each with the number of its entry, counted from 1, and its note.
    pub fn acceptances(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.links()).filter_map(|(entry, link)| Some((entry, link.accepts?)))
    }

    fn misfit(&self, at: usize) -> BreakKind {
        match self.links.get(at) {
            Some(link) if link.written.is_missing() => BreakKind::Unsealed,
            _ => self.forked(at).map_or(BreakKind::Changed, BreakKind::Forked),
        }
    }

    /// Returns the divergence if the entry at index `at` fits after an earlier entry than the one before it, and
    /// the entries between them fit too.
    fn forked(&self, at: usize) -> Option<Divergence> {
        let link = self.links.get(at)?;
        let sealed = self.text(&link.sealed);
        let on_top =
            |entries: &usize| self.after(*entries).is_some_and(|before| link.fits(before.next(sealed)));
        let entries = (0..at).rev().find(on_top)?;
        let mut seal = self.after(entries)?;
        let there = self.links.get(at..)?.iter().take_while(|link| {
            seal = seal.next(self.text(&link.sealed));
            link.fits(seal)
        });
        Some(Divergence {
            entries,
            hands: self.hands_after(entries),
            there: there.map(|link| self.diverged(link)).collect(),
            here: self.links.get(entries..at)?.iter().map(|link| self.diverged(link)).collect(),
        })
    }

    /// Returns the number of hands that counted after this many entries.
    pub fn hands_after(&self, entries: usize) -> usize {
        let last = entries.checked_sub(1).and_then(|at| self.links.get(at));
        last.map_or(0, |link| link.hands)
    }

    /// Returns the divergence of two series that started as one; `None` if they did not, or if one is the start of
    /// the other.
    pub fn parting(&self, other: &Chain) -> Option<Divergence> {
        let both = self.links.iter().zip(&other.links);
        let entries = both.take_while(|(one, other)| one.seal == other.seal).count();
        let went = |chain: &Chain| -> Vec<DivergedEntry> {
            chain.links.iter().skip(entries).map(|link| chain.diverged(link)).collect()
        };
        let (here, there) = (went(self), went(other));
        let parts = self.header == other.header && !here.is_empty() && !there.is_empty();
        parts.then(|| Divergence { entries, hands: self.hands_after(entries), here, there })
    }
}

/// The values of an entry as they were in the copy that it came from, where it may have been the last hand.
fn without_other(sealed: &str) -> Vec<String> {
    let own = |line: &&str| !["was=", "seals=", "same="].iter().any(|key| line.starts_with(key));
    let values: String = sealed.split_inclusive('\n').filter(own).collect();
    let last = values.split_once("line=\"insert ").and_then(|(before, after)| {
        let (_, hand) = after.split_once(' ')?;
        Some(format!("{before}line=\"{hand}"))
    });
    std::iter::once(values).chain(last).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::entry::Header;
    use crate::model::series::Outcome;
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
            let Outcome::Did(applied) = series.act(&act).unwrap() else { panic!("{line}") };
            let asserted = series.asserted_of(&applied);
            entries.push((act, asserted, time(minutes)));
        }
        let read = read_series(&write_series(&header, None, &entries)).unwrap();
        assert_eq!(read.chain.times(&read.series), [1, 2, 3].map(|minutes| Some(time(minutes))));
    }
}
