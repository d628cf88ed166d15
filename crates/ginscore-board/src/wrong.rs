//! Wrong codes, which are counted.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// The time in which wrong codes count together, and for which an address is not answered.
const WHILE: Duration = Duration::from_secs(60);

/// The wrong codes after which an address is not answered for a while.
const OF_ONE: usize = 20;

/// The wrong codes of all addresses after which nobody can enter any more.
const OF_ALL: usize = 200;

/// What happened because of too many wrong codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Locked {
    /// An address is not answered for a minute.
    Address(IpAddr),
    /// Nobody can enter until the board is started again.
    Everybody,
}

/// The wrong codes of the last minute.
#[derive(Debug, Default)]
pub(crate) struct WrongCodes {
    /// When each address sent its last ones.
    sent: BTreeMap<IpAddr, Vec<Instant>>,
    /// Until when an address is not answered.
    locked: BTreeMap<IpAddr, Instant>,
    stopped: bool,
}

impl WrongCodes {
    /// Returns true if an address is not answered now.
    pub(crate) fn is_locked(&self, address: IpAddr, now: Instant) -> bool {
        self.stopped || self.locked.get(&address).is_some_and(|until| now < *until)
    }

    /// Counts one. Returns what happens because of it.
    pub(crate) fn count(&mut self, address: IpAddr, now: Instant) -> Option<Locked> {
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
            self.stopped = true;
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
        assert!(!wrong.is_locked(address(1), now));
        assert_eq!(wrong.count(address(1), now), Some(Locked::Address(address(1))));
        assert!(wrong.is_locked(address(1), now) && !wrong.is_locked(address(2), now));
        assert!(!wrong.is_locked(address(1), now + WHILE));
        assert_eq!(wrong.count(address(1), now + WHILE), None, "those of an earlier minute do not count");
    }

    #[test]
    fn entering_stops_after_two_hundred_of_all() {
        let (mut wrong, now) = (WrongCodes::default(), Instant::now());
        let all: Vec<Option<Locked>> =
            (0..OF_ALL).map(|at| wrong.count(address((at % 11) as u8), now)).collect();
        assert_eq!(all.iter().filter(|locked| **locked == Some(Locked::Everybody)).count(), 1);
        assert_eq!(all.last(), Some(&Some(Locked::Everybody)));
        assert!(wrong.is_locked(address(99), now + WHILE * 100));
    }
}
