//! The best of all ways to put cards down: exact, by trying what there is to choose.
//!
//! Only the sets are a choice. Once it is fixed which cards go into sets, each suit's other cards are
//! melded in runs as far as they go: every block of three or more in a row is melded whole, and what is
//! left of a suit stands in a table (`left`). So the least deadwood is the least over the choices of
//! sets (`sets`), and three hands in four hold no set at all. What asks only for a count allocates
//! nothing; a spread is put together only for those who ask for one.
//!
//! Everything here is for hands of up to eleven cards. Any set of cards is solved, but the choices of sets
//! multiply with its size: forty cards at random take a thousandth of a second, the whole deck seconds. To
//! cut these short would put a question into every choice of a hand that needs none.
//!
//! The files work on [`Cards::bits`](super::cards::Cards::bits), a suit to a lane of 16 bits, the upper
//! three of which are zero: what is shifted from lane to lane falls there, and so the four suits are
//! worked on at once.

mod deadwood;
mod defense;
mod discard;
mod left;
mod sets;
mod spreads;

pub use deadwood::{least_deadwood, least_deadwoods};
pub use defense::{BestDefense, best_defense, least_defense};
pub use discard::{BestDiscard, best_discard, least_after_discard};
pub use spreads::{best_spread, least_spreads, spreads_within};
