//! Reading and replacing files so that nothing is lost, and so that nothing planted under their names is followed,
//! written through or waited for.

mod busy;
mod error;
mod folders;
mod outside;
mod read;
mod replace;
mod temporary;

pub(crate) use busy::{PATIENCE, PAUSE};
pub use error::StoreError;
pub use folders::make_dir;
#[cfg(unix)]
pub(crate) use folders::open_dir;
pub(crate) use folders::{is_below, list, make_private_dir, parent, remove};
#[cfg(test)]
pub(crate) use outside::is_open_file;
pub use outside::{hand_out, replace_outside};
pub(crate) use read::LONGEST_SERIES;
pub use read::read_within;
pub(crate) use read::{Links, open_regular, read_file, read_file_within};
pub use replace::Durability;
#[cfg(unix)]
pub(crate) use replace::keep_owner;
pub(crate) use replace::{in_toml, move_file, replace, replace_own, replace_own_unsynced, synced};
pub(crate) use temporary::{is_temporary, sweep_locked};
