//! The entrants of a score sheet, and values for each of them.

use crate::players::player::Player;

/// One of those who have a score of their own on the sheet: a player, or a side of partners.
///
/// A sheet has two entrants, or three if three players take turns. They are in the order in which the series names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Entrant {
    First,
    Second,
    Third,
}

impl Entrant {
    /// All entrants that a sheet can have, in order.
    pub const ALL: [Entrant; 3] = [Entrant::First, Entrant::Second, Entrant::Third];
}

/// In a game of two players, each is an entrant.
impl From<Player> for Entrant {
    fn from(player: Player) -> Entrant {
        match player {
            Player::One => Entrant::First,
            Player::Two => Entrant::Second,
        }
    }
}

/// How many entrants a sheet has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Entrants {
    #[default]
    Two,
    Three,
}

impl Entrants {
    /// All entrants, in order.
    pub const fn all(self) -> &'static [Entrant] {
        match self {
            Entrants::Two => &[Entrant::First, Entrant::Second],
            Entrants::Three => &[Entrant::First, Entrant::Second, Entrant::Third],
        }
    }

    /// Every two entrants, in order.
    pub(crate) const fn pairs(self) -> &'static [(Entrant, Entrant)] {
        match self {
            Entrants::Two => &[(Entrant::First, Entrant::Second)],
            Entrants::Three => &[
                (Entrant::First, Entrant::Second),
                (Entrant::First, Entrant::Third),
                (Entrant::Second, Entrant::Third),
            ],
        }
    }

    /// All entrants but this one, in order.
    pub fn others(self, than: Entrant) -> impl Iterator<Item = Entrant> {
        self.all().iter().copied().filter(move |entrant| *entrant != than)
    }
}

/// Values, one for each entrant of a sheet.
///
/// The value of an entrant that the sheet does not have is the default of its type: it has no points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ByEntrant<T> {
    entrants: Entrants,
    values: [T; 3],
}

impl<T: Default> ByEntrant<T> {
    /// The values that `make` returns for each entrant.
    pub fn from_fn(entrants: Entrants, mut make: impl FnMut(Entrant) -> T) -> ByEntrant<T> {
        let third = match entrants {
            Entrants::Two => None,
            Entrants::Three => Some(Entrant::Third),
        };
        let values = [make(Entrant::First), make(Entrant::Second), third.map(make).unwrap_or_default()];
        ByEntrant { entrants, values }
    }

    /// The default value for each entrant.
    pub fn of(entrants: Entrants) -> ByEntrant<T> {
        ByEntrant::from_fn(entrants, |_| T::default())
    }

    /// The values that `map` makes of these.
    pub fn map<U: Default>(&self, mut map: impl FnMut(&T) -> U) -> ByEntrant<U> {
        ByEntrant::from_fn(self.entrants, |entrant| map(self.get(entrant)))
    }
}

impl<T: Copy + Default> ByEntrant<T> {
    /// The values that `both` makes of these and others.
    pub(crate) fn with(&self, others: &ByEntrant<T>, both: impl Fn(T, T) -> T) -> ByEntrant<T> {
        ByEntrant::from_fn(self.entrants, |entrant| both(*self.get(entrant), *others.get(entrant)))
    }
}

impl<T> ByEntrant<T> {
    /// How many entrants there are.
    pub const fn entrants(&self) -> Entrants {
        self.entrants
    }

    /// The value of an entrant.
    pub const fn get(&self, entrant: Entrant) -> &T {
        let [first, second, third] = &self.values;
        match entrant {
            Entrant::First => first,
            Entrant::Second => second,
            Entrant::Third => third,
        }
    }

    /// A mutable reference to the value of an entrant.
    pub const fn get_mut(&mut self, entrant: Entrant) -> &mut T {
        let [first, second, third] = &mut self.values;
        match entrant {
            Entrant::First => first,
            Entrant::Second => second,
            Entrant::Third => third,
        }
    }

    /// The entrants with their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Entrant, &T)> {
        self.entrants.all().iter().map(|entrant| (*entrant, self.get(*entrant)))
    }
}

impl<T: PartialOrd> ByEntrant<T> {
    /// The entrant with the greatest value; `None` if several have it.
    pub fn ahead(&self) -> Option<Entrant> {
        let above_all = |(one, value): &(Entrant, &T)| {
            self.iter().all(|(other, of_other)| other == *one || **value > *of_other)
        };
        self.iter().find(above_all).map(|(entrant, _)| entrant)
    }
}

impl ByEntrant<i64> {
    /// The one of two entrants who is ahead, and by how much. `None` if they are equal, and if there are three.
    pub fn lead(&self) -> Option<(Entrant, u64)> {
        let apart = self.get(Entrant::First).abs_diff(*self.get(Entrant::Second));
        self.ahead().filter(|_| self.entrants == Entrants::Two).map(|ahead| (ahead, apart))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_ahead_of_an_equal() {
        use Entrant::{First, Second, Third};
        for (values, ahead) in [
            (&[2, 1][..], Some(First)),
            (&[1, 2], Some(Second)),
            (&[2, 2], None),
            (&[-1, -2], Some(First)),
            (&[1, 2, 3], Some(Third)),
            (&[3, 2, 3], None),
            (&[0, 2, 1], Some(Second)),
        ] {
            let entrants = if values.len() == 2 { Entrants::Two } else { Entrants::Three };
            let mut left = values.iter().copied();
            let of = ByEntrant::from_fn(entrants, |_| left.next().unwrap());
            assert_eq!(of.ahead(), ahead, "{values:?}");
            assert_eq!(of.iter().map(|(_, value)| *value).collect::<Vec<_>>(), values);
        }
    }

    #[test]
    fn the_others_are_in_order() {
        let others = |entrants: Entrants, than| entrants.others(than).collect::<Vec<_>>();
        assert_eq!(others(Entrants::Two, Entrant::First), [Entrant::Second]);
        assert_eq!(others(Entrants::Three, Entrant::Second), [Entrant::First, Entrant::Third]);
    }
}
