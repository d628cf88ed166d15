//! Short lists that are kept in place, without memory of their own.

use std::fmt;
use std::ops::{Deref, DerefMut};

use crate::cards::card::{Card, Rank, Suit};
use crate::cards::meld::{Meld, Set};

/// A list of at most `N` things, which is read as a slice.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    /// The things, and copies of some other thing in the places after them.
    places: [T; N],
    /// The number of things; a byte, because lists in place are moved often.
    len: u8,
}

/// There are more things than the list has places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany;

impl<T: Filler, const N: usize> Few<T, N> {
    /// No things.
    pub const EMPTY: Few<T, N> = {
        assert!(N <= u8::MAX as usize, "a list in place is short");
        Few { places: [T::FILLER; N], len: 0 }
    };

    /// The list of these things.
    ///
    /// # Errors
    /// [`TooMany`] if there are more than `N`.
    pub fn new(things: impl IntoIterator<Item = T>) -> Result<Few<T, N>, TooMany> {
        let mut list = Few::EMPTY;
        things.into_iter().try_for_each(|thing| list.push(thing))?;
        Ok(list)
    }

    /// Adds a thing to the end.
    ///
    /// # Errors
    /// [`TooMany`] if there are `N` already. The list is then as it was.
    #[inline]
    pub fn push(&mut self, thing: T) -> Result<(), TooMany> {
        let place = self.places.get_mut(usize::from(self.len)).ok_or(TooMany)?;
        *place = thing;
        self.len += 1;
        Ok(())
    }
}

/// A thing that can be in a short list.
pub trait Filler: Copy {
    /// Any value, for the places that nobody sees.
    const FILLER: Self;
}

impl Filler for Meld {
    const FILLER: Meld = Meld::Set(Set { rank: Rank::Ace, missing: None });
}

impl Filler for Card {
    const FILLER: Card = Card { rank: Rank::Ace, suit: Suit::Clubs };
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.places.get(..usize::from(self.len)).unwrap_or_default()
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        self.places.get_mut(..usize::from(self.len)).unwrap_or_default()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Few<T, N>) -> bool {
        **self == **other
    }
}

impl<T: PartialEq, const N: usize, const M: usize> PartialEq<[T; M]> for Few<T, N> {
    fn eq(&self, other: &[T; M]) -> bool {
        **self == *other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: std::hash::Hash, const N: usize> std::hash::Hash for Few<T, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl fmt::Display for TooMany {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there are more than the list can hold")
    }
}

impl std::error::Error for TooMany {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_as_long_as_what_is_in_it() {
        let cards: Vec<Card> = ["5S", "AC", "KH"].map(|card| card.parse().unwrap()).into();
        let list: Few<Card, 3> = Few::new(cards.clone()).unwrap();
        assert_eq!(*list, cards);
        assert_ne!(list, Few::new(cards[..2].iter().copied()).unwrap());
        // The second is the filler, and still there.
        assert_eq!(Few::<Card, 3>::new(cards[1..2].iter().copied()).unwrap().len(), 1);
        assert_eq!(Few::<Card, 3>::EMPTY, []);
    }

    #[test]
    fn one_more_than_there_are_places_is_refused() {
        let ace: Card = "AC".parse().unwrap();
        let mut list = Few::<Card, 2>::new([ace, ace]).unwrap();
        assert_eq!(list.push(ace), Err(TooMany));
        assert_eq!(list.len(), 2);
        assert_eq!(Few::<Card, 2>::new([ace; 3]), Err(TooMany));
    }
}
