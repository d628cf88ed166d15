//! The names in examples. Messages have `Ann` and `Bob` between backticks, and whoever asks for a message can say who plays.

use std::borrow::Cow;
use std::cell::RefCell;

thread_local! {
    /// Two players, each as their name is written in a line; `None` if nobody plays.
    static NAMES: RefCell<Option<[String; 2]>> = RefCell::default();
}

/// What has these two players in its examples, in place of Ann and Bob. It holds for this thread only.
pub fn naming<R>(names: [String; 2], say: impl FnOnce() -> R) -> R {
    let names = Some(names).filter(|names| names.iter().all(|name| !name.is_empty()));
    let before = NAMES.replace(names);
    let said = say();
    NAMES.set(before);
    said
}

/// The words of a message with the names of the players in its examples. `ticks` counts the backticks of the message so far.
pub(super) fn named<'t>(words: &'t str, ticks: &mut usize) -> Cow<'t, str> {
    NAMES.with_borrow(|names| {
        let Some([one, two]) = names else { return Cow::Borrowed(words) };
        let first = *ticks;
        *ticks += words.matches('`').count();
        if first == *ticks && first.is_multiple_of(2) {
            return Cow::Borrowed(words);
        }
        let name = |word: &str| match word {
            "Ann" => one.clone(),
            "Bob" => two.clone(),
            other => other.to_owned(),
        };
        let example = |part: &str| part.split(' ').map(name).collect::<Vec<_>>().join(" ");
        let parts = words.split('`').enumerate();
        let parts =
            parts.map(|(at, part)| if (first + at) % 2 == 1 { example(part) } else { part.to_owned() });
        Cow::Owned(parts.collect::<Vec<_>>().join("`"))
    })
}
