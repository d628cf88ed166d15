//! A file that another program set aside.

use crate::model::entry::Moment;

/// A file of a series that has another ending than the series of a ledger: a program set it aside, and it is not counted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SetAside {
    pub file: String,
    /// The name of its series: the one in it, or else what its own name begins with.
    pub of: String,
    pub(super) started_as: Option<String>,
    pub(super) start: Moment,
}
