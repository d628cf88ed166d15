//! How much a test computes.

/// The size of a test that computes: the first for who has just built the program, the second with `GINSCORE_SIZE=full`, as
/// `.ci/run` has it.
pub fn sized<T>(short: T, full: T) -> T {
    if std::env::var("GINSCORE_SIZE").as_deref() == Ok("full") { full } else { short }
}
