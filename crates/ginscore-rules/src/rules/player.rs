//! The two players, and what there is of each.

/// One of the two at the table, in the order in which the series names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Player {
    One,
    Two,
}

impl Player {
    /// Both, in order.
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

/// Something of each player: no index can be out of range.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub struct ByPlayer<T> {
    pub one: T,
    pub two: T,
}

impl<T> ByPlayer<T> {
    /// What `make` says of each.
    pub fn from_fn(mut make: impl FnMut(Player) -> T) -> ByPlayer<T> {
        ByPlayer { one: make(Player::One), two: make(Player::Two) }
    }

    /// This player's.
    pub const fn get(&self, player: Player) -> &T {
        match player {
            Player::One => &self.one,
            Player::Two => &self.two,
        }
    }

    /// This player's, to change it.
    pub const fn get_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::One => &mut self.one,
            Player::Two => &mut self.two,
        }
    }

    /// The same of each, turned into something else.
    pub fn map<U>(&self, mut turn: impl FnMut(&T) -> U) -> ByPlayer<U> {
        ByPlayer { one: turn(&self.one), two: turn(&self.two) }
    }
}

impl<T: PartialOrd> ByPlayer<T> {
    /// The player who has more; nobody where both have the same.
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
