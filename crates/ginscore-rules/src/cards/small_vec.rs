//! The places of a list that needs no memory of its own.

use core::ops::{Deref, DerefMut};

use crate::cards::card::{Card, Rank, Suit};
use crate::cards::meld::{Meld, Set};

/// At most `N` things, which are read as a slice.
#[derive(Clone, Copy)]
pub(super) struct SmallVec<T, const N: usize> {
    /// The things, and copies of some other thing in the places after them.
    places: [T; N],
    /// The number of things; a byte, because lists in place are moved often.
    len: u8,
}

impl<T: Filler, const N: usize> SmallVec<T, N> {
    pub(super) const EMPTY: SmallVec<T, N> = {
        assert!(N <= u8::MAX as usize, "a list in place is short");
        SmallVec { places: [T::FILLER; N], len: 0 }
    };

    /// Adds a thing to the end. `None` if there are `N` already; nothing has changed then.
    #[inline]
    pub(super) fn push(&mut self, thing: T) -> Option<()> {
        *self.places.get_mut(usize::from(self.len))? = thing;
        self.len += 1;
        Some(())
    }
}

impl<T, const N: usize> Deref for SmallVec<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.places.get(..usize::from(self.len)).unwrap_or_default()
    }
}

impl<T, const N: usize> DerefMut for SmallVec<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        self.places.get_mut(..usize::from(self.len)).unwrap_or_default()
    }
}

/// A thing that can be in a list in place.
pub(crate) trait Filler: Copy {
    /// Any value, for the places that nobody sees.
    const FILLER: Self;
}

impl Filler for Card {
    const FILLER: Card = Card { rank: Rank::Ace, suit: Suit::Clubs };
}

impl Filler for Meld {
    const FILLER: Meld = Meld::Set(Set { rank: Rank::Ace, missing: None });
}

impl Filler for usize {
    const FILLER: usize = 0;
}

impl Filler for i64 {
    const FILLER: i64 = 0;
}
