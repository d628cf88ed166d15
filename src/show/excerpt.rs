//! The part of a line that is shown with a diagnostic: all of it, or the text around the first mark.

use crate::show::words::letter_at;
use ginscore_notation::Span;

/// The most bytes of a line that are shown; a line in a ledger or a script usually has about a hundred.
const SHOWN: usize = 400;

/// The bytes of a longer line that are shown before the first mark.
const BEFORE: usize = 100;

/// The mark for the parts that are left out.
const REST: &str = "...";

/// The part of a line to show, and the marks in it. Only the text around the first mark of a long line is copied, so
/// that a diagnostic takes no more memory for a longer line.
pub fn excerpt(line: &str, marks: Vec<Span>) -> (String, Vec<Span>) {
    if line.len() <= SHOWN {
        return (line.to_owned(), marks);
    }
    let first = marks.iter().map(|mark| mark.start).min().unwrap_or(0).min(line.len());
    let from = letter_at(line, first.saturating_sub(BEFORE));
    let to = letter_at(line, from + SHOWN);
    let part = line.get(from..to).unwrap_or_default();
    let (before, after) = (if from > 0 { REST } else { "" }, if to < line.len() { REST } else { "" });
    // A mark after the last byte points at what is missing there.
    let seen = marks.into_iter().filter(|mark| mark.start < to || to == line.len());
    let seen = seen.map(|mark| {
        let end = mark.end.min(to.max(mark.start + 1));
        Span::new(mark.start - from + before.len(), end - from + before.len())
    });
    (format!("{before}{part}{after}"), seen.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_shown_around_its_first_mark() {
        let line = format!("{} 1s {}", "4s ".repeat(1000), "5s ".repeat(1000));
        let (part, marks) = excerpt(&line, vec![Span::new(3001, 3003), Span::new(5000, 5002)]);
        assert!(part.starts_with("...") && part.ends_with("...") && part.len() == SHOWN + 6);
        assert_eq!(marks.len(), 1);
        assert_eq!(part.get(marks[0].start..marks[0].end), Some("1s"));
        let whole = excerpt(&line, vec![Span::new(0, line.len())]);
        assert_eq!(whole.1, [Span::new(0, SHOWN)]);
        let missing = excerpt(&line, vec![Span::new(line.len(), line.len() + 1)]);
        assert_eq!(missing.1, [Span::new(BEFORE + 3, BEFORE + 4)]);
        assert_eq!(excerpt("4s 1s", vec![Span::new(3, 5)]), ("4s 1s".to_owned(), vec![Span::new(3, 5)]));
        let wide = "ü".repeat(1000);
        assert_eq!(excerpt(&wide, vec![Span::new(1001, 1003)]).0.chars().count(), SHOWN / 2 + 6);
    }
}
