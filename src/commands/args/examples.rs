//! The examples below the help of a command, in the style of clap.

use std::fmt::Write;

use clap::builder::{StyledStr, Styles};

/// Examples with their heading: what to type, and what it does. The manual reads them from there.
pub fn examples(all: &[(&str, &str)]) -> StyledStr {
    let styles = Styles::styled();
    let (heading, typed) = (styles.get_header(), styles.get_literal());
    let mut text = StyledStr::new();
    // Writing into memory does not fail.
    let _ = write!(text, "{heading}Examples:{heading:#}");
    for (example, meaning) in all {
        let _ = write!(text, "\n  {typed}{example}{typed:#}\n      {meaning}");
    }
    text
}
