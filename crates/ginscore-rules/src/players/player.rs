//! The two players, and pairs of values, one per player.

/// One of the two players, in the order in which the series names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Player {
    One,
    Two,
}

impl Player {
    /// Both players, in order.
    pub const BOTH: [Player; 2] = [Player::One, Player::Two];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Player::One => Player::Two,
            Player::Two => Player::One,
        }
    }
}

/// A pair of values, one per player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub struct ByPlayer<T> {
    pub one: T,
    pub two: T,
}

impl<T> ByPlayer<T> {
    /// The pair of the values that `make` returns for each player.
    pub fn from_fn(mut make: impl FnMut(Player) -> T) -> ByPlayer<T> {
        ByPlayer { one: make(Player::One), two: make(Player::Two) }
    }

    /// The value of a player.
    pub const fn get(&self, player: Player) -> &T {
        match player {
            Player::One => &self.one,
            Player::Two => &self.two,
        }
    }

    /// A mutable reference to the value of a player.
    pub const fn get_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::One => &mut self.one,
            Player::Two => &mut self.two,
        }
    }

    /// The pair of the values that `map` makes of these.
    pub fn map<U>(&self, mut map: impl FnMut(&T) -> U) -> ByPlayer<U> {
        ByPlayer { one: map(&self.one), two: map(&self.two) }
    }
}

impl<T: PartialOrd> ByPlayer<T> {
    /// The player with the greater value; `None` if the values are equal.
    pub fn ahead(&self) -> Option<Player> {
        if self.one > self.two {
            Some(Player::One)
        } else if self.two > self.one {
            Some(Player::Two)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_ahead_of_an_equal() {
        for (one, two, ahead) in [(2, 1, Some(Player::One)), (1, 2, Some(Player::Two)), (2, 2, None)] {
            assert_eq!(ByPlayer { one, two }.ahead(), ahead);
        }
    }
}
