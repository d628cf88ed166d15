//! Starting a series.

use crate::book::current_series::CurrentSeries;
use crate::book::disk::{Durability, synced};
use crate::book::error::BookError;
use crate::book::finding::Finding;
use crate::book::lock::Lock;
use crate::book::open::{Book, OpenedSeries};
use crate::book::store::MOST_NUMBERS;
use crate::model::entry::Header;
use crate::seal::chain::LastEntry;
use crate::text::write::write_header;

/// A series that was started.
#[derive(Debug)]
pub struct Started {
    pub opened: OpenedSeries,
    pub durability: Durability,
    /// The findings along the way. They do not affect the series, which is safe on disk.
    pub findings: Vec<Finding>,
}

impl Book {
    /// Starts a series and makes it the current one. Without a name, it is named after its start and its players.
    ///
    /// # Errors
    /// Fails if a file of that name exists, or the ledger cannot be locked or written.
    pub fn start(
        &self,
        header: &Header,
        name: Option<&str>,
        waiting: &mut dyn FnMut(),
    ) -> Result<Started, BookError> {
        let lock = self.lock(&[], waiting)?;
        self.start_locked(&lock, header, name)
    }

    /// Starts a series if the ledger has only the series with these names; otherwise returns `None`: of two who begin the next
    /// series at once, the second finds that of the first.
    ///
    /// # Errors
    /// Fails if the ledger cannot be locked, read or written.
    pub fn start_after(
        &self,
        known: &[String],
        header: &Header,
        waiting: &mut dyn FnMut(),
    ) -> Result<Option<Started>, BookError> {
        let lock = self.lock(&[], waiting)?;
        if self.names()? == known { self.start_locked(&lock, header, None).map(Some) } else { Ok(None) }
    }

    fn start_locked(&self, lock: &Lock, header: &Header, name: Option<&str>) -> Result<Started, BookError> {
        self.sweep(lock);
        let name = match name {
            Some(name) => {
                self.check_free(name, None)?;
                name.to_owned()
            }
            // The program's own names have no upper case.
            None => self.free_name(header, |_| false),
        };
        let opened = self.sound(&name, write_header(header, Some(&name)))?;
        let durability = synced([self.create(lock, &name, &opened.text)?.as_path()]);
        let last = Some(LastEntry::of(&opened.chain));
        let now = CurrentSeries { series: name, last, undone: Vec::new() };
        let findings = self.move_on(&now).into_iter().collect();
        Ok(Started { opened, durability, findings })
    }

    /// The name of a series, made from its start and players, with a number if that name is taken.
    pub(crate) fn free_name(&self, header: &Header, taken: impl Fn(&str) -> bool) -> String {
        let name = own_name(header);
        let numbered = (2..MOST_NUMBERS).map(|number| format!("{name}-{number}"));
        let mut names = std::iter::once(name.clone()).chain(numbered);
        names.find(|name| self.lacks(name) && !taken(name)).unwrap_or(name)
    }
}

pub(crate) fn own_name(header: &Header) -> String {
    let players = header.roster.players();
    // Together they are not too long for a file system.
    let longest = 160 / players.len().max(1);
    let players: Vec<String> = players.iter().map(|name| slug(name, longest)).collect();
    format!("{}-{}", header.start.format("%Y-%m-%d-%H%M"), players.join("-"))
}

/// A player's name as part of a file name: letters and digits, with hyphens for everything else. It is cut so that
/// the whole name, with the start and the other players in it, is not too long for a file system.
fn slug(name: &str, longest: usize) -> String {
    let letters: String = name
        .to_lowercase()
        .chars()
        .map(|letter| if letter.is_alphanumeric() { letter } else { '-' })
        .collect();
    let parts = letters.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-");
    let mut bytes = 0;
    let fits = |letter: &char| {
        bytes += letter.len_utf8();
        bytes <= longest
    };
    parts.chars().take_while(fits).collect()
}
