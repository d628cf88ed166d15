//! The connections that are open, which are limited.

use std::collections::VecDeque;
use std::net::IpAddr;

use tokio::task::JoinHandle;

/// The most connections at a time. macOS lets a program have 256 files open; half of them leaves room for everything
/// else, and each phone needs one for a moment every few seconds.
pub(crate) const MOST: usize = 128;

/// The open connections, the oldest first, each with the address from which it was made.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    open: VecDeque<(IpAddr, JoinHandle<()>)>,
}

impl Connections {
    /// Makes room for one more connection. If there is none, the oldest one is closed of the address that has most of
    /// them: someone who opens many and says nothing takes the room only from themselves.
    pub(crate) async fn make_room(&mut self) {
        self.open.retain(|(_, task)| !task.is_finished());
        if self.open.len() >= MOST {
            self.close_one().await;
        }
    }

    /// Closes the oldest connection of the address that has most of them. Returns false if none was open.
    pub(crate) async fn close_one(&mut self) -> bool {
        self.open.retain(|(_, task)| !task.is_finished());
        let addresses: Vec<IpAddr> = self.open.iter().map(|(address, _)| *address).collect();
        if let Some((_, task)) = crowded(&addresses).and_then(|at| self.open.remove(at)) {
            task.abort();
            // It keeps its file until it has ended, and connections may come faster than they end.
            let _ = task.await;
            return true;
        }
        false
    }

    pub(crate) fn add(&mut self, address: IpAddr, task: JoinHandle<()>) {
        self.open.push_back((address, task));
    }
}

/// The first place of the address that is there most often; among several, of the one that comes first.
fn crowded(addresses: &[IpAddr]) -> Option<usize> {
    let count = |address: &IpAddr| addresses.iter().filter(|other| *other == address).count();
    let counts: Vec<usize> = addresses.iter().map(count).collect();
    let most = counts.iter().max()?;
    counts.iter().position(|count| count == most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_connection_of_whoever_has_most_is_closed() {
        let address = |last: u8| IpAddr::from([192, 168, 1, last]);
        let place = |lasts: &[u8]| crowded(&lasts.iter().map(|last| address(*last)).collect::<Vec<_>>());
        assert_eq!(place(&[]), None);
        assert_eq!(place(&[1]), Some(0));
        assert_eq!(place(&[1, 2, 3]), Some(0));
        assert_eq!(place(&[1, 2, 3, 2]), Some(1));
        assert_eq!(place(&[1, 2, 2, 1, 3, 3, 3]), Some(4));
    }

    /// Where the system has no more files, the room is made as where there are too many connections.
    #[test]
    fn room_is_made_while_a_connection_is_open() {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let mut connections = Connections::default();
            assert!(!connections.close_one().await);
            for last in [1, 2, 2] {
                let task = tokio::spawn(std::future::pending());
                connections.add(IpAddr::from([192, 168, 1, last]), task);
            }
            let mut left = Vec::new();
            while connections.close_one().await {
                left.push(connections.open.iter().map(|(address, _)| *address).collect::<Vec<_>>());
            }
            let [one, two] = [1, 2].map(|last| IpAddr::from([192, 168, 1, last]));
            assert_eq!(left, [vec![one, two], vec![two], vec![]]);
        });
    }
}
