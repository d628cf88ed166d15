//! Lists that are short at every table, and then need no memory of their own.

use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::{Deref, DerefMut, Range};

use crate::cards::card::Card;
use crate::cards::meld::Meld;
use crate::cards::small_vec::{Filler, SmallVec};

/// The melds of a spread. A hand has three at most, but a spread may be of any cards.
pub(crate) type Melds = List<Meld, 4>;

/// A list of any length, which is read as a slice. Up to `N` things are kept in place.
///
/// The hands of a large ledger are thousands of such lists: memory for each would take longer than everything that is done
/// with them.
#[derive(Clone)]
pub(crate) struct List<T, const N: usize>(Places<T, N>);

#[derive(Clone)]
enum Places<T, const N: usize> {
    SmallVec(SmallVec<T, N>),
    Many(Vec<T>),
}

impl<T: Filler, const N: usize> List<T, N> {
    pub(crate) const EMPTY: List<T, N> = List(Places::SmallVec(SmallVec::EMPTY));

    #[inline]
    pub(crate) fn push(&mut self, thing: T) {
        match &mut self.0 {
            Places::SmallVec(few) => {
                if few.push(thing).is_none() {
                    let more = few.iter().copied().chain([thing]).collect();
                    self.0 = Places::Many(more);
                }
            }
            Places::Many(many) => many.push(thing),
        }
    }
}

impl<T, const N: usize> List<T, N> {
    pub(crate) fn as_slice(&self) -> &[T] {
        match &self.0 {
            Places::SmallVec(few) => few,
            Places::Many(many) => many,
        }
    }
}

impl<T: Filler, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List::EMPTY
    }
}

impl<T: Filler, const N: usize> Extend<T> for List<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        things.into_iter().for_each(|thing| self.push(thing));
    }
}

impl<T: Filler, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> List<T, N> {
        let mut list = List::EMPTY;
        list.extend(things);
        list
    }
}

impl<T: Filler, const N: usize> From<&[T]> for List<T, N> {
    fn from(things: &[T]) -> List<T, N> {
        things.iter().copied().collect()
    }
}

impl<T: Filler, const N: usize> From<Vec<T>> for List<T, N> {
    fn from(things: Vec<T>) -> List<T, N> {
        things.as_slice().into()
    }
}

impl<T: Filler, const N: usize, const M: usize> From<[T; M]> for List<T, N> {
    fn from(things: [T; M]) -> List<T, N> {
        things.into_iter().collect()
    }
}

impl<'l, T, const N: usize> IntoIterator for &'l List<T, N> {
    type Item = &'l T;
    type IntoIter = core::slice::Iter<'l, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        match &mut self.0 {
            Places::SmallVec(few) => few,
            Places::Many(many) => many,
        }
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        **self == **other
    }
}

impl<T: PartialEq, const N: usize, const M: usize> PartialEq<[T; M]> for List<T, N> {
    fn eq(&self, other: &[T; M]) -> bool {
        **self == *other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// Cards in the order in which they were named. A hand has eleven at most, but a claim may have any number.
///
/// It is read as a slice of cards.
///
/// ```
/// use ginscore_rules::cards::{Card, CardList};
/// let two: Card = "2H".parse()?;
/// let mut cards = CardList::from([two]);
/// cards.push("AC".parse()?);
/// assert_eq!((cards.len(), cards.first()), (2, Some(&two)));
/// # Ok::<(), ginscore_rules::cards::ParseCardsError>(())
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct CardList(List<Card, 11>);

impl CardList {
    /// No cards.
    pub const EMPTY: CardList = CardList(List::EMPTY);

    /// Adds a card to the end.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.0.push(card);
    }

    /// The cards as a slice.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.0
    }
}

impl Deref for CardList {
    type Target = [Card];

    #[inline]
    fn deref(&self) -> &[Card] {
        &self.0
    }
}

impl DerefMut for CardList {
    fn deref_mut(&mut self) -> &mut [Card] {
        &mut self.0
    }
}

impl Extend<Card> for CardList {
    #[inline]
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        self.0.extend(cards);
    }
}

impl FromIterator<Card> for CardList {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardList {
        CardList(cards.into_iter().collect())
    }
}

impl From<&[Card]> for CardList {
    fn from(cards: &[Card]) -> CardList {
        CardList(cards.into())
    }
}

impl From<Vec<Card>> for CardList {
    fn from(cards: Vec<Card>) -> CardList {
        cards.as_slice().into()
    }
}

impl<const N: usize> From<[Card; N]> for CardList {
    fn from(cards: [Card; N]) -> CardList {
        cards.as_slice().into()
    }
}

impl<'l> IntoIterator for &'l CardList {
    type Item = &'l Card;
    type IntoIter = core::slice::Iter<'l, Card>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<const N: usize> PartialEq<[Card; N]> for CardList {
    fn eq(&self, other: &[Card; N]) -> bool {
        **self == *other
    }
}

impl fmt::Debug for CardList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Cards in groups, such as the declared melds of a side, in the order in which they were named.
///
/// ```
/// use ginscore_rules::cards::{Card, CardGroups};
/// let melds = [vec!["5S", "6S", "7S"], vec!["9C", "9D", "9H"]];
/// let card = |card: &str| card.parse::<Card>().unwrap();
/// let groups: CardGroups = melds.iter().map(|meld| meld.iter().map(|name| card(name))).collect();
/// assert_eq!((groups.len(), groups.iter().next().unwrap()), (2, &["5S", "6S", "7S"].map(card)[..]));
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct CardGroups {
    cards: CardList,
    /// For each group, the number of cards before its end.
    ends: List<usize, 3>,
}

impl CardGroups {
    /// Adds a group to the end.
    pub fn push(&mut self, group: impl IntoIterator<Item = Card>) {
        self.cards.extend(group);
        self.ends.push(self.cards.len());
    }

    /// The groups, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[Card]> + DoubleEndedIterator + Clone {
        (0..self.len()).map(|at| self.cards.get(self.range(at)).unwrap_or_default())
    }

    fn range(&self, at: usize) -> Range<usize> {
        let end = |at: usize| self.ends.get(at).copied().unwrap_or(0);
        at.checked_sub(1).map_or(0, end)..end(at)
    }

    /// The cards of all groups, in order.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The number of groups.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns true if it has no groups.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

impl<G: IntoIterator<Item = Card>> FromIterator<G> for CardGroups {
    fn from_iter<I: IntoIterator<Item = G>>(each: I) -> CardGroups {
        let mut groups = CardGroups::default();
        each.into_iter().for_each(|group| groups.push(group));
        groups
    }
}

impl fmt::Debug for CardGroups {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn a_list_grows_beyond_its_places() {
        let named = cards("5S AC KH AC 2D 5S");
        for length in 0..=named.len() {
            let mut list: List<Card, 3> = named.iter().take(length).copied().collect();
            assert_eq!(*list, named[..length], "{length}");
            assert_eq!(list, List::from(&named[..length]));
            list.push(named[0]);
            assert_eq!((list.len(), list.last()), (length + 1, named.first()));
            assert_ne!(list, List::from(&named[..length]));
        }
        assert_eq!(List::<Card, 3>::EMPTY, []);
    }

    #[test]
    fn groups_keep_their_cards() {
        let melds = ["4S 5S 6S 7S", "9C 9D 9H", "2C", "AC AD AH AS", "KC KD KH"].map(cards);
        let groups: CardGroups = melds.iter().map(|meld| meld.iter().copied()).collect();
        assert!(groups.iter().eq(melds.iter().map(Vec::as_slice)));
        assert_eq!((groups.len(), groups.cards()), (5, melds.concat().as_slice()));
        let empty: CardGroups = [cards("2C"), Vec::new(), cards("3C")].into_iter().collect();
        assert_eq!(empty.iter().map(<[Card]>::len).collect::<Vec<_>>(), [1, 0, 1]);
        assert!(CardGroups::default().is_empty() && CardGroups::default().cards().is_empty());
        assert_ne!(empty, [cards("2C 3C")].into_iter().collect());
    }
}
