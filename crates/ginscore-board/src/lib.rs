//! Serves one page that changes over HTTP to the screens and phones around a card table, and forms to those who have a code.
//!
//! [`Server`] is the entry point. It answers `GET` and `HEAD` of `/` with the page, which loads itself again and again, and
//! of `/?still=1` with the page that does not. It refuses everything else:
//!
//! - Another `Host` than the address that was connected to. A web page whose name is made to lead here (DNS rebinding)
//!   gets nothing.
//! - Other methods and other paths.
//! - A request that is long, slow or broken. A connection has one request, few seconds, and room for a few kilobytes.
//! - Connections over the limit: of the address that has most of them, the oldest is closed. So neither idle connections
//!   nor a port scan keep others from the page.
//!
//! The page comes from a function of the caller, which runs on a thread of its own, for many requests at once, and only
//! when somebody asks. If it takes too long, as on a disk that hangs, the last page is sent with a note.
//!
//! With [`Entering`] there are pages below a code, too, to which forms are sent. What they say and do is a function of the
//! caller again, on a thread of its own. Only who has the code gets there; wrong codes are counted, and forms of other
//! sites, of other kinds and over eight kilobytes are refused. Without [`Entering`] nothing of that is there.

mod answer;
mod code;
mod connection;
mod connections;
mod desk;
mod entering;
mod page;
mod server;
mod wrong;

pub use answer::{Denial, DenialTexts};
pub use code::EntryCode;
pub use connection::{Site, serve};
pub use desk::{Fields, FormReply, FormRequest, FormStep};
pub use entering::Entering;
pub use page::{Page, Pages, ShownPage};
pub use server::Server;
pub use wrong::Locked;
