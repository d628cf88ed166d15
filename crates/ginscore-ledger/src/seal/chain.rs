//! The seals of a series one after the other, and what they say of it.

use crate::model::entry::Moment;
use crate::seal::digest::{Length, Seal, SealCode};
use ginscore_rules::notation::Span;

/// An entry in the chain.
#[derive(Clone, Debug)]
pub struct ChainEntry {
    /// What it is, in a line: a hand as it stands in the file, or `undo` and the like.
    pub line: String,
    /// The number of the hand, where it is one.
    pub hand: Option<usize>,
    /// Its place in the file.
    pub at: Span,
    /// How many hands count after it.
    pub hands: usize,
    /// When it was recorded.
    pub time: Option<Moment>,
    /// The note of an acceptance of all before it as it stands, where it is one; empty where it has none.
    pub accepts: Option<String>,
    /// The seal written beside it, if one is.
    pub written: Option<String>,
    /// The values of it that are sealed.
    pub sealed: String,
}

/// All entries of a series with the seals that they should have.
#[derive(Clone, Debug)]
pub struct Chain {
    header: Seal,
    format: i64,
    links: Vec<(ChainEntry, Seal)>,
}

/// The first entry that no longer fits, counted from 1, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealBreak {
    /// Which.
    pub entry: usize,
    /// How.
    pub how: BreakKind,
}

/// How an entry does not fit what stands before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BreakKind {
    /// Its seal is another: it, or something before it, is not what was recorded.
    Changed,
    /// It has no seal, though entries before it have: somebody wrote it by hand, or took the seal out.
    Unsealed,
    /// It was recorded on top of an earlier entry than the one before it: the series went on in two places,
    /// and somebody put both together.
    Forked(Divergence),
}

/// A series that went on in two places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// How many entries both have.
    pub entries: usize,
    /// How many hands counted after those.
    pub hands: usize,
    /// What came after them in the one place.
    pub here: Vec<DivergedEntry>,
    /// What came after them in the other.
    pub there: Vec<DivergedEntry>,
}

/// An entry after a parting: its line, and its number where it is a hand.
pub(crate) type DivergedEntry = (Option<usize>, String);

impl ChainEntry {
    fn fits(&self, seal: Seal) -> bool {
        self.written.as_deref().and_then(SealCode::read).is_some_and(|code| code.is_of(&seal))
    }

    fn went(&self) -> DivergedEntry {
        (self.hand, self.line.clone())
    }
}

impl Chain {
    /// The chain of a series of which nothing is recorded, by the sealed values of its header and the format of
    /// its file.
    pub fn new(header: &str, format: i64) -> Chain {
        Chain { header: Seal::of_header(header), format, links: Vec::new() }
    }

    /// The seal of the header.
    pub const fn header(&self) -> Seal {
        self.header
    }

    /// The format of the file.
    pub const fn format(&self) -> i64 {
        self.format
    }

    /// A seal in as many signs as the series shows.
    pub fn code(&self, seal: Seal) -> SealCode {
        seal.code(Length::of_format(self.format))
    }

    /// Puts the next entry behind the others.
    pub fn push(&mut self, link: ChainEntry) {
        let seal = self.last().next(&link.sealed);
        self.links.push((link, seal));
    }

    /// How many entries there are.
    pub const fn len(&self) -> usize {
        self.links.len()
    }

    /// Whether nothing is recorded.
    pub const fn is_empty(&self) -> bool {
        self.links.is_empty()
    }

    /// The seal of the last entry; of the header, where there is none.
    pub fn last(&self) -> Seal {
        self.links.last().map_or(self.header, |(_, seal)| *seal)
    }

    /// The seal after so many entries; none where there are fewer.
    pub fn after(&self, entries: usize) -> Option<Seal> {
        match entries.checked_sub(1) {
            None => Some(self.header),
            Some(at) => self.links.get(at).map(|(_, seal)| *seal),
        }
    }

    /// The entries.
    pub fn links(&self) -> impl Iterator<Item = &ChainEntry> {
        self.links.iter().map(|(link, _)| link)
    }

    /// When each hand was recorded, in order. Of several that had a number the last stands: those before it were
    /// taken back, and an amendment is of a hand that was played when it was.
    pub fn times(&self) -> Vec<Option<Moment>> {
        let mut times = Vec::new();
        for link in self.links() {
            if let Some(at) = link.hand.and_then(|number| number.checked_sub(1)) {
                times.resize(times.len().max(at + 1), None);
                if let Some(time) = times.get_mut(at) {
                    *time = link.time;
                }
            }
        }
        times
    }

    /// What tells a series from every other: the seals of its header and of its first entry, times among what
    /// they seal. Nothing, where nothing is recorded.
    pub fn began(&self) -> Option<[Seal; 2]> {
        self.after(0).zip(self.after(1)).map(|(header, first)| [header, first])
    }

    /// The first entry that does not fit what stands before it, unless a later one accepts that.
    pub fn unfit(&self) -> Option<SealBreak> {
        let mut first = None;
        let mut sealed = false;
        for (at, (link, seal)) in self.links.iter().enumerate() {
            let fits = link.fits(*seal);
            match &link.written {
                Some(_) if fits && link.accepts.is_some() => first = None,
                Some(_) if !fits => first = first.or(Some(at)),
                None if sealed => first = first.or(Some(at)),
                _ => {}
            }
            sealed |= link.written.is_some();
        }
        first.map(|at| SealBreak { entry: at + 1, how: self.misfit(at) })
    }

    /// The first entry whose written seal does not fit, whether a later one accepts that or not.
    pub fn changed(&self) -> Option<usize> {
        let changed = |(link, seal): &(ChainEntry, Seal)| link.written.is_some() && !link.fits(*seal);
        self.links.iter().position(changed).map(|at| at + 1)
    }

    /// After how many entries a code was the seal: by what stands there now, or else by what is written
    /// beside an entry that was changed, or that stands behind one.
    pub fn find(&self, code: SealCode) -> Option<usize> {
        let now = (0..=self.len()).find(|entries| self.after(*entries).is_some_and(|seal| code.is_of(&seal)));
        let written =
            |(link, _): &(ChainEntry, Seal)| link.written.as_deref().and_then(SealCode::read) == Some(code);
        now.or_else(|| self.links.iter().position(written).map(|at| at + 1))
    }

    /// The place of an entry, counted from 1, in the file.
    pub fn place(&self, entry: usize) -> Option<Span> {
        entry.checked_sub(1).and_then(|at| self.links.get(at)).map(|(link, _)| link.at)
    }

    /// The number of entries at the beginning that have no seal.
    pub fn unsealed(&self) -> usize {
        self.links().take_while(|link| link.written.is_none()).count()
    }

    /// The acceptances, each with its entry, counted from 1, and its note.
    pub fn acceptances(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.links()).filter_map(|(entry, link)| Some((entry, link.accepts.as_deref()?)))
    }

    fn misfit(&self, at: usize) -> BreakKind {
        match self.links.get(at) {
            Some((link, _)) if link.written.is_none() => BreakKind::Unsealed,
            _ => self.forked(at).map_or(BreakKind::Changed, BreakKind::Forked),
        }
    }

    /// Whether the entry there fits behind an earlier one than the one before it, and those between fit too.
    fn forked(&self, at: usize) -> Option<Divergence> {
        let (link, _) = self.links.get(at)?;
        let on_top =
            |entries: &usize| self.after(*entries).is_some_and(|before| link.fits(before.next(&link.sealed)));
        let entries = (0..at).rev().find(on_top)?;
        let mut seal = self.after(entries)?;
        let there = self.links.get(at..)?.iter().take_while(|(link, _)| {
            seal = seal.next(&link.sealed);
            link.fits(seal)
        });
        Some(Divergence {
            entries,
            hands: self.hands_after(entries),
            there: there.map(|(link, _)| link.went()).collect(),
            here: self.links.get(entries..at)?.iter().map(|(link, _)| link.went()).collect(),
        })
    }

    /// How many hands counted after so many entries.
    pub fn hands_after(&self, entries: usize) -> usize {
        let last = entries.checked_sub(1).and_then(|at| self.links.get(at));
        last.map_or(0, |(link, _)| link.hands)
    }

    /// Where two series part that began as one; none where they did not, or where one is the beginning of
    /// the other.
    pub fn parting(&self, other: &Chain) -> Option<Divergence> {
        let both = self.links.iter().zip(&other.links);
        let entries = both.take_while(|((_, one), (_, other))| one == other).count();
        let went = |chain: &Chain| -> Vec<DivergedEntry> {
            chain.links().skip(entries).map(ChainEntry::went).collect()
        };
        let (here, there) = (went(self), went(other));
        let parts = self.header == other.header && !here.is_empty() && !there.is_empty();
        parts.then(|| Divergence { entries, hands: self.hands_after(entries), here, there })
    }
}
