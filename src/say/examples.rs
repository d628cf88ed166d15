//! The names in examples, and the form in which examples are typed. Messages have `Ann` and `Bob` between backticks, and
//! commands with the name of the program; whoever asks for a message can say who plays and where its examples are typed.

use std::borrow::Cow;
use std::cell::RefCell;

#[derive(Clone, Debug, Default)]
struct Examples {
    /// Two players, each as their name is written in a line; `None` if nobody plays.
    names: Option<[String; 2]>,
}

thread_local! {
    static EXAMPLES: RefCell<Examples> = RefCell::default();
}

/// What has these two players in its examples, in place of Ann and Bob. It holds for this thread only.
pub fn naming<R>(names: [String; 2], say: impl FnOnce() -> R) -> R {
    let names = Some(names).filter(|names| names.iter().all(|name| !name.is_empty()));
    let before = EXAMPLES.replace(Examples { names });
    let said = say();
    EXAMPLES.set(before);
    said
}

/// The words of a message with the names of the players in its examples. `ticks` counts the backticks of the message so far.
pub(super) fn named<'t>(words: &'t str, ticks: &mut usize) -> Cow<'t, str> {
    EXAMPLES.with_borrow(|examples| {
        let Some([one, two]) = &examples.names else { return Cow::Borrowed(words) };
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
