//! Wrong codes, which are counted.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// The time in which wrong codes count together, and for which nothing is answered after too many.
const WHILE: Duration = Duration::from_secs(60);

/// The wrong codes after which an address is not answered for a while.
const OF_ONE: usize = 20;

/// The wrong codes of all addresses after which only those are answered that have shown the right one.
const OF_ALL: usize = 200;

/// The answers that are refused for a minute because of too many wrong codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Locked {
    /// Those to an address.
    Address(IpAddr),
    /// Those to everybody who has not shown the right code before.
    Everybody,
}

/// The addresses that have shown the right code, and the wrong codes of the last minute from all others.
#[derive(Debug, Default)]
pub(crate) struct WrongCodes {
    /// The addresses that have shown the right code. Nothing locks them: any page that is open in a player's browser could send
    /// wrong codes in its name. To guess all codes takes far longer than an evening, at any speed.
    known: BTreeSet<IpAddr>,
    /// The times at which each address sent its last ones.
    sent: BTreeMap<IpAddr, Vec<Instant>>,
    locked: BTreeMap<IpAddr, Instant>,
    /// The time until which nobody is answered who is not known.
    all_locked: Option<Instant>,
}

impl WrongCodes {
    /// The time for which an address is not answered; `None` if it is.
    pub(crate) fn locked_for(&self, address: IpAddr, now: Instant) -> Option<Duration> {
        if self.known.contains(&address) {
            return None;
        }
        let until = self.all_locked.into_iter().chain(self.locked.get(&address).copied()).max()?;
        until.checked_duration_since(now).filter(|left| !left.is_zero())
    }

    pub(crate) fn shown_by(&mut self, address: IpAddr) {
        self.known.insert(address);
        self.sent.remove(&address);
    }

    /// Counts one. Returns what happens because of it.
    pub(crate) fn count(&mut self, address: IpAddr, now: Instant) -> Option<Locked> {
        if self.known.contains(&address) {
            return None;
        }
        self.locked.retain(|_, until| now < *until);
        self.sent.retain(|_, times| {
            times.retain(|time| now.saturating_duration_since(*time) < WHILE);
            !times.is_empty()
        });
        let times = self.sent.entry(address).or_default();
        times.push(now);
        let of_one = times.len();
        let of_all: usize = self.sent.values().map(Vec::len).sum();
        if of_all >= OF_ALL {
            self.all_locked = Some(now + WHILE);
            Some(Locked::Everybody)
        } else if of_one >= OF_ONE {
            self.locked.insert(address, now + WHILE);
            Some(Locked::Address(address))
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 168, 1, last])
    }

    #[test]
    fn an_address_is_not_answered_for_a_minute_after_twenty() {
        let (mut wrong, now) = (WrongCodes::default(), Instant::now());
        for _ in 1..OF_ONE {
            assert_eq!(wrong.count(address(1), now), None);
        }
        assert_eq!(wrong.locked_for(address(1), now), None);
        assert_eq!(wrong.count(address(1), now), Some(Locked::Address(address(1))));
        assert_eq!(wrong.locked_for(address(1), now), Some(WHILE));
        assert_eq!(wrong.locked_for(address(1), now + WHILE / 3), Some(WHILE / 3 * 2));
        assert_eq!(wrong.locked_for(address(2), now), None);
        assert_eq!(wrong.locked_for(address(1), now + WHILE), None);
        assert_eq!(wrong.count(address(1), now + WHILE), None, "those of an earlier minute do not count");
    }

    #[test]
    fn after_two_hundred_of_all_only_known_addresses_are_answered_for_a_minute() {
        let (mut wrong, now) = (WrongCodes::default(), Instant::now());
        wrong.shown_by(address(100));
        let all: Vec<Option<Locked>> =
            (0..OF_ALL).map(|at| wrong.count(address((at % 11) as u8), now)).collect();
        assert_eq!(all.iter().filter(|locked| **locked == Some(Locked::Everybody)).count(), 1);
        assert_eq!(all.last(), Some(&Some(Locked::Everybody)));
        assert_eq!(wrong.locked_for(address(99), now), Some(WHILE));
        assert_eq!(wrong.locked_for(address(99), now + WHILE), None);
        assert_eq!(wrong.locked_for(address(100), now), None);
        assert_eq!(wrong.count(address(99), now + WHILE), None);
    }

    #[test]
    fn wrong_codes_lock_nobody_who_has_shown_the_right_one() {
        let (mut wrong, now) = (WrongCodes::default(), Instant::now());
        wrong.count(address(1), now);
        wrong.shown_by(address(1));
        for _ in 0..OF_ALL * 2 {
            assert_eq!(wrong.count(address(1), now), None);
        }
        assert_eq!((wrong.locked_for(address(1), now), wrong.locked_for(address(2), now)), (None, None));
    }
}
