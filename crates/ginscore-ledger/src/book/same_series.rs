//! Files with one series in them: copies, copies that went apart, and copies under another ending. What is in a file says which
//! series it is, whatever the file is called; everything that lists series or adds them up asks here.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::{Hash, Hasher};

use crate::book::open::OpenedSeries;
use crate::model::entry::Moment;
use crate::model::happened::Hand;
use crate::seal::digest::{Seal, SealCode};

/// What tells a series from every other, and how far it came.
#[derive(Clone, Debug)]
pub struct SeriesIdentity {
    /// The index of the ledger among those that were read.
    pub ledger: usize,
    /// The name of the series, or of its file if that has another ending.
    pub name: String,
    /// The name in its header, which is sealed.
    started_as: Option<String>,
    start: Moment,
    /// The seal of the first entry that the file has.
    first: Option<SealCode>,
    seals: Vec<Seal>,
    /// A digest of each hand that counts. The hands themselves would take too much room, and too long to write as lines.
    hands: Vec<u64>,
}

/// A series that was found twice.
#[derive(Clone, Debug)]
pub struct Duplicate {
    /// The one that is always counted: the index of the ledger, and the name there.
    pub counted: (usize, String),
    /// The one that is not counted, unless the two are unlike.
    pub left: (usize, String),
    pub how: CopyRelation,
}

/// The difference between two copies of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyRelation {
    /// They have the same hands.
    Not,
    /// The one that is counted continues from where the other ends.
    Longer,
    /// They differ after that many hands.
    Parted(usize),
    /// They have the same name, players, start and rules, but no hand in common: both are counted.
    Unlike,
}

/// How a series began, as far as it is known from the top of its file.
#[derive(PartialEq, Eq, Hash)]
enum Beginning<'i> {
    Named(&'i str, Moment),
    /// In a file that was written by hand.
    Unnamed(Seal),
}

impl SeriesIdentity {
    pub fn of(ledger: usize, opened: &OpenedSeries) -> SeriesIdentity {
        let (series, chain) = (&opened.series, &opened.chain);
        SeriesIdentity {
            ledger,
            name: opened.name.clone(),
            started_as: chain.started_as().map(str::to_owned),
            start: series.header().start,
            first: chain.links().next().and_then(|first| first.written.code()),
            seals: (0..=chain.len()).filter_map(|entries| chain.after(entries)).collect(),
            hands: series.hands().map(|(_, hand)| digest(hand)).collect(),
        }
    }

    /// Returns true if its file has the name under which it was started.
    fn is_original(&self) -> bool {
        self.started_as.as_ref() == Some(&self.name)
    }

    /// Returns true if it began under that name, at that moment.
    pub fn began(&self, name: Option<&str>, start: Moment) -> bool {
        self.started_as.as_deref() == name && self.start == start
    }

    /// Returns true if nothing is recorded in it.
    pub(super) const fn is_empty(&self) -> bool {
        self.seals.len() < 2
    }

    fn beginning(&self) -> Beginning<'_> {
        match (&self.started_as, self.seals.first()) {
            (None, Some(header)) => Beginning::Unnamed(*header),
            (name, _) => Beginning::Named(name.as_deref().unwrap_or_default(), self.start),
        }
    }

    /// Returns true if both, which began under one name at one moment, are the same series: their first entries have one seal,
    /// or their tops are the same and so is their first hand, whatever was recorded before it. In a file without the name of
    /// the series, the moment may be that of a clock that was stopped: there, the name of the file has to be the same.
    pub(super) fn is(&self, other: &SeriesIdentity) -> bool {
        let first = |one: &SeriesIdentity| one.seals.get(1).copied();
        if first(self).is_some()
            && (first(self) == first(other) || self.first.is_some() && self.first == other.first)
        {
            return true;
        }
        let is_named = self.started_as.is_some() || self.name == other.name;
        let is_begun =
            first(self).is_none() || first(other).is_none() || alike(&self.hands, &other.hands) > 0;
        self.seals.first() == other.seals.first() && is_named && is_begun
    }

    fn place(&self) -> (usize, String) {
        (self.ledger, self.name.clone())
    }
}

/// A digest of what was said of a hand. It has no names: a copy in which a player was renamed has the same hands.
fn digest(hand: &Hand) -> u64 {
    let mut digest = Digest(0);
    (hand.ruling.claim(), hand.opponents).hash(&mut digest);
    digest.finish()
}

/// A digest that takes in a number at a time. A hand is fifty of them, for which the hasher of the standard library takes
/// longer than SHA-256 for the seal of the entry.
struct Digest(u64);

impl Digest {
    const fn take(&mut self, number: u64) {
        // An odd number whose bits have no pattern: the fraction of the golden ratio.
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Digest {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.take((*byte).into());
        }
    }

    // The variants of an enum come as numbers of this type.
    fn write_usize(&mut self, number: usize) {
        self.take(number as u64);
    }
}

fn alike<T: PartialEq>(one: &[T], two: &[T]) -> usize {
    one.iter().zip(two).take_while(|(one, two)| one == two).count()
}

/// The difference between two copies, and true if the second one goes on from where the first ends, in its entries or in the
/// hands that count.
fn compare(one: &SeriesIdentity, two: &SeriesIdentity) -> (CopyRelation, bool) {
    let (seals, hands) = (alike(&one.seals, &two.seals), alike(&one.hands, &two.hands));
    let differ = if one.hands == two.hands { CopyRelation::Not } else { CopyRelation::Longer };
    if seals == one.seals.len() || seals == two.seals.len() {
        return (differ, two.seals.len() > one.seals.len());
    }
    if hands == one.hands.len() || hands == two.hands.len() {
        return (differ, two.hands.len() > one.hands.len());
    }
    (CopyRelation::Parted(hands), false)
}

/// The files of each series, and the series in the order of their first files. They are given by their places in the list.
pub(super) fn files_of_each(found: &[SeriesIdentity]) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = Vec::new();
    let mut begun: HashMap<Beginning<'_>, Vec<usize>> = HashMap::new();
    for (at, one) in found.iter().enumerate() {
        let known = begun.entry(one.beginning()).or_default();
        let is_of = |files: &&mut Vec<usize>| {
            files.iter().any(|other| found.get(*other).is_some_and(|other| one.is(other)))
        };
        let same = known.iter().copied().find(|same| all.get_mut(*same).as_ref().is_some_and(is_of));
        match same.and_then(|same| all.get_mut(same)) {
            Some(files) => files.push(at),
            None => {
                known.push(all.len());
                all.push(vec![at]);
            }
        }
    }
    all
}

/// The file from which the others were copied: the one with the name under which the series was started, or else the one with
/// the most hands, or the first.
pub(super) fn original<'i>(found: &'i [SeriesIdentity], files: &[usize]) -> Option<&'i SeriesIdentity> {
    let files = files.iter().filter_map(|at| Some((*at, found.get(*at)?)));
    files.max_by_key(|(at, one)| (one.is_original(), one.hands.len(), Reverse(*at))).map(|(_, one)| one)
}

/// The file of a series that counts: the one that goes on from where the others end. Of files that went apart, it is the
/// original, or one that goes on from there.
fn counted<'i>(found: &'i [SeriesIdentity], files: &[usize]) -> Option<&'i SeriesIdentity> {
    let others = files.iter().filter_map(|at| found.get(*at));
    let longer = |one, other| match compare(one, other) {
        (CopyRelation::Parted(_), _) | (_, false) => one,
        (_, true) => other,
    };
    Some(others.fold(original(found, files)?, longer))
}

/// Returns true if the second of two files is the one that counts, and false if it is the first; `None` if they are two series.
pub(super) fn second_counts(one: &OpenedSeries, two: &OpenedSeries) -> Option<bool> {
    let both = [one, two].map(|opened| SeriesIdentity::of(0, opened));
    let [files] = <[Vec<usize>; 1]>::try_from(files_of_each(&both)).ok()?;
    counted(&both, &files).map(|counts| std::ptr::eq(counts, both.as_slice().last().unwrap_or(counts)))
}

/// Returns what was made of each series that counts, each one once, and the duplicates.
pub fn one_each<T>(found: Vec<(SeriesIdentity, T)>) -> (Vec<T>, Vec<Duplicate>) {
    let (all, made): (Vec<SeriesIdentity>, Vec<T>) = found.into_iter().unzip();
    let (mut kept, mut twice) = (vec![false; all.len()], Vec::new());
    let mut begun: HashMap<Seal, &SeriesIdentity> = HashMap::new();
    for files in files_of_each(&all) {
        let Some(one) = counted(&all, &files) else { continue };
        for at in files {
            match all.get(at).filter(|other| !std::ptr::eq(*other, one)) {
                Some(other) => {
                    let (how, _) = compare(one, other);
                    twice.push(Duplicate { counted: one.place(), left: other.place(), how });
                }
                None => kept.get_mut(at).into_iter().for_each(|kept| *kept = true),
            }
        }
        let Some(header) = one.seals.first() else { continue };
        match begun.get(header).filter(|other| one.started_as.is_some() || one.name == other.name) {
            Some(other) => {
                twice.push(Duplicate {
                    counted: other.place(),
                    left: one.place(),
                    how: CopyRelation::Unlike,
                });
            }
            None => drop(begun.insert(*header, one)),
        }
    }
    let made = made.into_iter().zip(kept).filter_map(|(made, kept)| kept.then_some(made));
    (made.collect(), twice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::open::opened;
    use crate::testing::{header, played};
    use crate::text::write_series;

    /// The identity of a file of that name, in the ledger of that number; the name in its header comes first.
    fn found(named: Option<&str>, (ledger, name, lines): (usize, &str, &[&str])) -> (SeriesIdentity, usize) {
        let text = write_series(&header("standard"), named, &played("standard", lines).1);
        let opened = opened(name, "x.toml".into(), text).unwrap();
        (SeriesIdentity::of(ledger, &opened), opened.series.hands().count())
    }

    #[test]
    fn a_series_that_is_found_twice_is_counted_once() {
        use CopyRelation::{Longer, Not, Parted, Unlike};
        let (a, b, c, d) = ("Ann 4 v 23", "Bob 3 v 20", "Ann gin v 9", "Bob 1 v 2");
        // What counts if the file has the name of the series, and if it has none.
        for (one, two, named, unnamed) in [
            // In another ledger: the same entries, more of them, and other ones after the first.
            ((0, "x", &[a, b][..]), (1, "x", &[a, b][..]), (&[2][..], Some(Not)), (&[2][..], Some(Not))),
            ((0, "x", &[a, b]), (1, "y", &[a, b]), (&[2], Some(Not)), (&[2], Some(Not))),
            ((0, "x", &[a, b]), (1, "y", &[a]), (&[2], Some(Longer)), (&[2], Some(Longer))),
            ((0, "x", &[a]), (1, "y", &[a, b]), (&[2], Some(Longer)), (&[2], Some(Longer))),
            ((0, "x", &[a, b]), (1, "x", &[a, c, d]), (&[3], Some(Parted(1))), (&[3], Some(Parted(1)))),
            ((0, "x", &[a, b]), (1, "x", &[a, c]), (&[2], Some(Parted(1))), (&[2], Some(Parted(1)))),
            // Of two that went apart, the one with the name of the series is the original.
            ((0, "y", &[a, c, d]), (1, "x", &[a, b]), (&[2], Some(Parted(1))), (&[3], Some(Parted(1)))),
            (
                (0, "x-LAPTOP", &[a, c, d]),
                (0, "x", &[a, b]),
                (&[2], Some(Parted(1))),
                (&[3], Some(Parted(1))),
            ),
            // The same first hand after another first entry: by the name.
            ((0, "x", &[a, b]), (1, "x", &["deal Bob", a, b, c]), (&[3], Some(Longer)), (&[3], Some(Longer))),
            ((0, "x", &[a, b, c]), (1, "x", &["deal Bob", a, b]), (&[3], Some(Longer)), (&[3], Some(Longer))),
            ((0, "x", &[a, b]), (1, "y", &["deal Bob", a, b]), (&[2], Some(Not)), (&[2, 2], None)),
            // An undone hand is an entry more, and a hand fewer.
            ((0, "x", &[a, b]), (1, "y", &[a, b, "undo"]), (&[1], Some(Longer)), (&[1], Some(Longer))),
            // Nothing but the header in common.
            ((0, "x", &[a, b]), (1, "x", &[c]), (&[2, 1], Some(Unlike)), (&[2, 1], Some(Unlike))),
            ((0, "x", &[a, b]), (1, "y", &[c]), (&[2, 1], Some(Unlike)), (&[2, 1], None)),
            // In one ledger, whatever the files are called.
            ((0, "x", &[a]), (0, "y", &[a, b]), (&[2], Some(Longer)), (&[2], Some(Longer))),
            ((0, "x", &[a, b]), (0, "x-2", &[a, b]), (&[2], Some(Not)), (&[2], Some(Not))),
            // One in which nothing is recorded yet.
            ((0, "x", &[]), (1, "x", &[a]), (&[1], Some(Longer)), (&[1], Some(Longer))),
            ((0, "x", &[a]), (0, "y", &[]), (&[1], Some(Longer)), (&[1, 0], None)),
        ] {
            for (name, (hands, how)) in [(Some("x"), named), (None, unnamed)] {
                let (counted, twice) = one_each(vec![found(name, one), found(name, two)]);
                assert_eq!(counted, hands, "{name:?} {one:?} {two:?}");
                let relations: Vec<CopyRelation> = twice.iter().map(|twice| twice.how).collect();
                assert_eq!(relations, Vec::from_iter(how), "{name:?} {one:?} {two:?}");
                // Of two with the same hands, the original or the first one counts.
                if how == Some(Not) {
                    assert_eq!(twice[0].counted, (one.0, one.1.to_owned()), "{name:?} {one:?} {two:?}");
                }
            }
        }
    }

    /// Another name, and another top of the file, are another series, but for a value that somebody changed in a copy.
    #[test]
    fn what_is_in_the_file_decides() {
        let lines = &["Ann 4 v 23", "Bob 3 v 20"][..];
        let (counted, twice) =
            one_each(vec![found(Some("x"), (0, "x", lines)), found(Some("y"), (0, "x-2", lines))]);
        assert_eq!((counted.len(), twice.len()), (2, 0));
        let text = write_series(&header("standard"), Some("x"), &played("standard", lines).1);
        let changed = opened("x (1)", "x".into(), text.replace("target = 100", "target = 150")).unwrap();
        let (counted, _) =
            one_each(vec![(SeriesIdentity::of(0, &changed), 0), found(Some("x"), (0, "x", lines))]);
        assert_eq!(counted, [2]);
    }

    /// Of many files, the one that goes on from the original counts, whatever comes first.
    #[test]
    fn many_files_are_one_series() {
        let (a, b, c) = ("Ann 4 v 23", "Bob 3 v 20", "Ann gin v 9");
        let files = [
            (0, "x", &[a, b][..]),
            (0, "x (1)", &[a, c, c, c]),
            (0, "x (2)", &[a, b, c]),
            (0, "x (3)", &[a]),
            (1, "y", &[a, b]),
        ];
        for start in 0..files.len() {
            let turned = files.iter().cycle().skip(start).take(files.len());
            let (counted, twice) = one_each(turned.map(|file| found(Some("x"), *file)).collect());
            assert_eq!((counted, twice.len()), (vec![3], 4), "{start}");
            assert!(twice.iter().all(|twice| twice.counted.1 == "x (2)"), "{twice:?}");
        }
    }
}
